# We the People: aid sheets of both sides.

wtpb-aid-american-victory =
    When the war ends: 9 or more colonies. A colony with equal PC markers of both sides is yours; Canada is yours with your markers in Montreal and Quebec. At once: no British CU is left in the thirteen colonies. If neither side reaches its number, nobody wins.
    .title = How you win
wtpb-aid-american-first =
    You choose who plays the first card of the year, unless the British open with a campaign card.
    .title = First player
wtpb-aid-american-ops =
    One use for each card: move a general whose Strategy Rating is no higher than its value; place or flip up to that many PC markers; or bring reinforcements.
    .title = Operations cards
wtpb-aid-american-events =
    Play your own events. Any event that is not special can be discarded for no effect, which keeps it from the enemy. Special events must be played, even if they hurt you.
    .title = Events
wtpb-aid-american-move =
    4 spaces with up to 5 CUs at a time; units can be dropped and picked up on the way. Entering enemy CUs ends the move with a battle. Arnold alone may use the dotted line. One general in a space at the end: the other goes to the box, never Washington.
    .title = Movement
wtpb-aid-american-intercept =
    When a British army enters by land a space with your PC marker adjacent to your army: roll the general’s Battle Rating or less to move in with up to 5 CUs. The British stop, you defend with 1 more Battle Card. Once per army and card; the army cannot retreat before battle under that card.
    .title = Interception
wtpb-aid-american-evade =
    An army that is attacked may first try to leave with up to 5 CUs: Battle Rating or less, Washington and Greene +2. Not to where the British come from, nor to British CUs or markers, nor after trying to intercept under this card. CUs left behind fight. The British stop there.
    .title = Retreat before battle
wtpb-aid-american-reinforce =
    Twice a year, with any Operations card: as many CUs as its value in 1 space of the thirteen colonies without British CUs or a British PC marker, with a general from the box if you like. A general there goes to the box, never Washington.
    .title = Reinforcements
wtpb-aid-american-pcs =
    Place in any space without British PC marker or CUs. Where you have a general, even alone, you flip a British marker. With Congress dispersed, or after a mutiny this year, Operations cards can do neither; events still can.
    .title = PC markers
wtpb-aid-american-washington =
    His capture loses the game. He never goes to the box. If the last card of the year moves him and he attacks, he draws 2 more Battle Cards.
    .title = Washington
wtpb-aid-american-french =
    Benjamin Franklin’s card brings the French Navy to any port, and Rochambeau with 5 CUs to a port without British CUs, a British marker or an American general. Without such a port they wait for an Operations card played in place of American reinforcements. French generals and CUs count as American.
    .title = French Alliance
wtpb-aid-british-victory =
    When the war ends: 6 or more of the thirteen colonies; Canada does not count, and a colony with equal markers of both sides is American. At once: Washington is captured, or no American or French CU is left on the map. If neither side reaches its number, nobody wins.
    .title = How you win
wtpb-aid-british-first =
    Reveal a campaign card and you play first, with that card. Otherwise the Americans choose.
    .title = First player
wtpb-aid-british-ops =
    One use for each card: move a general whose Strategy Rating is no higher than its value; place or flip up to that many PC markers; or bring reinforcements.
    .title = Operations cards
wtpb-aid-british-events =
    Play your own events. Any event that is not special can be discarded for no effect, which keeps it from the enemy. Special events must be played, even if they hurt you.
    .title = Events
wtpb-aid-british-move =
    By land 4 spaces with up to 5 CUs at a time; units can be dropped and picked up on the way. Entering enemy CUs ends the move with a battle. By sea the whole move, from port to port: the port of arrival without American CUs or an American PC marker, neither port with the French Navy. 1 general per space at the end: the other goes to the box.
    .title = Movement
wtpb-aid-british-reinforce =
    Once a year, with any Operations card: any number of CUs from the box, and a general if you like, at 1 port without American CUs, an American PC marker or the French Navy. A general there goes to the box.
    .title = Reinforcements
wtpb-aid-british-pcs =
    Place adjacent to British markers that were there before the card, where there is no American marker, CU or Congress. An army flips an American marker in its own space.
    .title = PC markers
wtpb-aid-british-congress =
    Enter its space with an army while no American CUs are there, or beat the army there. Until the Political Control Phase the Americans cannot place PC markers by Operations cards.
    .title = Dispersing Congress
wtpb-aid-british-regulars =
    1 more Battle Card in every battle, until you lose 3 or more CUs in one defeat or von Steuben trains the Continental Line.
    .title = Regulars’ advantage
wtpb-aid-british-retreat =
    Beaten in a port you may retreat by sea to another without American CUs or an American PC marker, unless the French Navy is at either.
    .title = Retreat by sea
wtpb-aid-cards =
    Each side draws:
    General: his Battle Rating
    CUs: 1 each
    Militia, for more PC markers in the colony (Canada too): 2
    Events: as the card says, played just before the battle
    Interception: 1 for the Americans
    Winter offensive of Washington: 2 for the Americans
    Regulars’ advantage: 1 for the British
    Royal Navy in a port without the French Navy (Charleston: only with a British marker): 2 for the British
    .title = Battle Cards
wtpb-aid-rounds =
    The attacker plays a card; the defender cancels it with a card of the same type, or loses. A defender who canceled may try to counterattack: with his Battle Rating or less he attacks in the next round. An attacker without a card at the start of a round loses, even if the defender has none either.
    .title = Battle Rounds
wtpb-aid-results =
    1. The loser retreats: the side that began the battle to where it came from; the other to any other adjacent space. Never to enemy CUs or an enemy marker. Without a retreat an army surrenders: CUs lost, general captured, no die.
    2. The loser then rolls: 1 CU (die 1–3), 2 (4–5) or 3 (6), more or fewer by the winning card.
    3. A Frontal Attack costs its winner 1 CU; other cards nothing.
    .title = After the battle
wtpb-aid-isolation =
    First American, then British markers are removed that cannot trace over their own side’s markers to an empty space (no marker, no enemy CUs) or to help: an American general, CU or Congress; a British CU, or a port with a British marker and without the French Navy. A British general alone is no help.
    .title = Isolated PC markers
wtpb-aid-winter =
    North of the line and outside winter quarters, 2 or more CUs in a space lose half, rounded down. A lone CU and generals are safe.
    .title = Winter
wtpb-aid-american-campaign =
    A major campaign moves up to 3 generals, a minor one 2, whatever their Strategy Rating. Each finishes his move and his battles before the next begins.
    .title = Campaign cards
wtpb-aid-british-campaign =
    A major campaign moves up to 3 generals, a minor one 2, whatever their Strategy Rating. Each finishes his move and his battles before the next begins. With a campaign card you may open the year.
    .title = Campaign cards
wtpb-aid-american-congress =
    If a British army disperses it, you cannot place PC markers with Operations cards. In the Political Control Phase it meets again in a space of the thirteen colonies with your marker and no British piece.
    .title = Continental Congress
wtpb-aid-year =
    1. Reinforcements: captured generals return, the British box gets the year’s CUs.
    2. Cards: 7 for each side.
    3. Strategy: 1 card in turn until both hands are empty; a side with cards left plays on alone.
    4. Winter attrition.
    5. French Navy: once in play it may go to any port.
    6. Political control: Congress meets again; armies take their spaces; isolated markers are removed.
    7. End: the game ends if the War Ends card names this year or an earlier one, and in 1783 at the latest.
    .title = The year
wtpb-aid-special =
    Special events must be played in the year they appear: the Declaration, the alliance, the European War, and 5 that end the war. The player who draws one from the enemy’s hand plays it at once. War Ends cards replace each other in their box.
    .title = Special events
wtpb-aid-capture =
    CUs that enter the space of a general without CUs capture him, also by retreat, interception or as reinforcements. He returns to his box next year. A general alone cannot enter a space with enemy CUs, nor stop with an enemy general.
    .title = Capture
wtpb-aid-colonies =
    A colony belongs to the side with more PC markers; with equal numbers or none it is American. Canada counts only for the Americans, with both Montreal and Quebec.
    .title = Control of colonies
wtpb-aid-navy =
    The French Navy closes its port to British ships, reinforcements and retreats by sea; the British draw no Battle Cards for the Royal Navy there, and the port saves no PC markers. It moves only in its phase.
    .title = French Navy
