# We the People: aid sheets of both sides.

wtpb-aid-american-victory =
    When the war ends: 9 or more colonies. A colony with as many PC markers of both sides is yours; Canada is, with your markers in Montreal and Quebec. At once: no British combat unit is left in the thirteen colonies. With neither side at its number nobody wins.
    .title = How you win
wtpb-aid-american-first =
    You choose who plays the first card of the year, unless the British open with a campaign card.
    .title = Who begins
wtpb-aid-american-ops =
    One use for each card: move a general whose strategy is no higher than its value; place up to that many PC markers; or bring reinforcements.
    .title = Operations cards
wtpb-aid-american-events =
    Play your own events. Any event that is not special can be discarded for nothing, so that the enemy does not get it. Special events must be played, also those that hurt you.
    .title = Events
wtpb-aid-american-move =
    4 spaces with up to 5 combat units at a time; units can be dropped and picked up on the way. Arnold alone may use the dotted line. One general in a space at the end: the other goes to the box, never Washington.
    .title = Movement
wtpb-aid-american-intercept =
    When a British army enters a space with your PC marker next to your army: roll the general’s battle rating or less. Once for each army and card. It gives 1 Battle Card more, and the army cannot retreat before battle under that card.
    .title = Interception
wtpb-aid-american-evade =
    An army that is attacked may first try to leave with up to 5 units: battle rating or less, Washington and Greene rating + 2. Not to where the British come from, nor to British units or markers.
    .title = Retreat before battle
wtpb-aid-american-reinforce =
    Twice a year: as many combat units as the card’s value in one space of the thirteen colonies without British units or PC marker, with a general from the box if you like.
    .title = Reinforcements
wtpb-aid-american-pcs =
    Place in any space without British PC marker or combat units. Where you have a general you flip a British marker. With Congress dispersed, or after a mutiny, operations cards can do neither.
    .title = PC markers
wtpb-aid-american-washington =
    His capture loses the game. He never goes to the box. Moved by the last card of the year and attacking he has 2 Battle Cards more.
    .title = Washington
wtpb-aid-american-french =
    Benjamin Franklin’s card brings the French Navy to a port, and Rochambeau with 5 units to a port without British units or marker. The navy takes away the help of the Royal Navy there, closes the port to British ships, and moves once a year.
    .title = French Alliance
wtpb-aid-british-victory =
    When the war ends: 6 or more of the thirteen colonies; Canada does not count, and a colony with as many markers of both sides is American. At once: Washington is captured, or no American or French combat unit is left on the map. With neither side at its number nobody wins.
    .title = How you win
wtpb-aid-british-first =
    Reveal a campaign card and you play first, with that card. Else the Americans choose.
    .title = Who begins
wtpb-aid-british-ops =
    One use for each card: move a general whose strategy is no higher than its value; place up to that many PC markers; or bring reinforcements.
    .title = Operations cards
wtpb-aid-british-events =
    Play your own events. Any event that is not special can be discarded for nothing, so that the enemy does not get it. Special events must be played, also those that hurt you.
    .title = Events
wtpb-aid-british-move =
    By land 4 spaces with up to 5 combat units at a time. By sea the whole move, from port to port: the port of arrival without American units or PC marker, neither port with the French Navy. One general in a space at the end: the other goes to the box.
    .title = Movement
wtpb-aid-british-reinforce =
    Once a year: any number of combat units from the box, and a general if you like, at one port without American units or PC marker and without the French Navy.
    .title = Reinforcements
wtpb-aid-british-pcs =
    Place next to British markers that were there before the card, where there is no American marker, unit or Congress. Where an army of yours stands you place or flip without that.
    .title = PC markers
wtpb-aid-british-congress =
    Enter its space with an army while no American units are there, or beat the army there. Until the Political Control Phase the Americans cannot place PC markers by operations cards.
    .title = Dispersing Congress
wtpb-aid-british-regulars =
    1 Battle Card more in every battle, until you lose 3 units in one defeat or von Steuben trains the Continental Line.
    .title = Regulars’ advantage
wtpb-aid-british-retreat =
    As defenders in a port you may retreat by sea to another without American units or PC marker, unless the French Navy is at either.
    .title = Retreat by sea
wtpb-aid-cards =
    Each side draws: the general’s battle rating; 1 for each combat unit; 2 for the militia, with more PC markers in the colony; those of events; Americans 1 for an interception and 2 for Washington’s winter offensive; British 1 for the Regulars and 2 for the Royal Navy in a port (in Charleston only with a British marker).
    .title = Battle Cards
wtpb-aid-rounds =
    The attacker plays a card; the defender cancels it with one of the same type, or has lost. Whoever cancelled may try to counterattack: battle rating or less, and he attacks in the next round. An attacker without a card at the start of a round has lost.
    .title = Battle Rounds
wtpb-aid-results =
    The loser retreats: who began the battle, to where he came from; the other to any other adjacent space without enemy units or marker. Who cannot, surrenders. Then he loses 1 unit (die 1–3), 2 (4–5) or 3 (6), more or fewer by the card that won. A Frontal Attack costs its winner a unit.
    .title = After the battle
wtpb-aid-isolation =
    First American, then British markers are removed that cannot trace over their own side’s markers to an empty space or to help: American general, combat unit or Congress; British combat unit, or a port with a British marker and without the French Navy.
    .title = Isolated PC markers
wtpb-aid-winter =
    North of the line and outside winter quarters two or more units in a space lose half, rounded down.
    .title = Winter
