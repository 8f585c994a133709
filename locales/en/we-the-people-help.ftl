# We the People: each section of the rulebook in a few words, for the help panel.
# The key is the number of the section.

wtp-help-1-0 =
    The Americans fight for the independence of thirteen colonies, the British to bring them back under the Crown. Armies matter, but in the end only the allegiance of each colony counts.
    .title = What it is about
wtp-help-2-0 =
    A map of spaces, 96 strategy cards, 64 Battle Cards, CUs, generals, PC markers, the Continental Congress, the French Navy and one die.
    .title = What there is
wtp-help-2-1 =
    Spaces joined by a line are adjacent to each other. Each belongs to a colony; some are ports, some winter quarters. The dotted line between Falmouth and Quebec is for Arnold alone.
    .title = The map
wtp-help-2-2 =
    Combat Units (CUs) are the troops; only their number counts. Generals have 2 ratings. Strategy is the lowest Operations card that moves them. Battle is the number of Battle Cards they bring and the highest roll with which they counterattack, and with which Americans intercept or retreat before battle. A PC marker shows who controls a space politically.
    .title = Pieces
wtp-help-3-0 =
    An army is a general with at least 1 CU of his side. A side controls a space while its PC marker is there, even with enemy troops in it. French units and their general count as American in everything. Canada is a colony, but not one of the thirteen.
    .title = Terms
wtp-help-4-0 =
    After the printed setup the Americans place 1 PC marker in each of the thirteen colonies, in a space without a PC marker and British pieces.
    .title = Setting up
wtp-help-5-0 =
    A year has 7 phases.
    1. Reinforcements: captured generals return to their box, and the British box gets the year’s CUs.
    2. Cards: 7 for each side.
    3. Strategy: 1 card each in turn until both hands are empty; a side with cards left plays on alone. The British play first if they open with a campaign card. Otherwise the Americans choose.
    4. Winter attrition (11.0).
    5. French Navy: once in play it may go to any port.
    6. Political control (10.2).
    7. End: the game is over if the War Ends card names this year or an earlier one, and in 1783 at the latest.
    Winter Offensive: if the card that leaves both hands empty moves Washington and he attacks, he draws 2 more Battle Cards.
    .title = The year
wtp-help-6-0 =
    There are Operations cards worth 1 to 3 and event cards; each side gets seven a year. When the deck is empty the discards become the new deck at once. Cards in a reinforcements box or in the War Ends box, and those out of the game, stay where they are.
    .title = Strategy cards
wtp-help-6-1 =
    Each Operations card has one use: move a general whose Strategy Rating is no higher than its value, place up to that many PC markers, or bring reinforcements. An Operations card must be played even if it has no effect.
    .title = Operations cards
wtp-help-6-2 =
    The card says who may play the event. Any event except a special one can be discarded for no effect, which keeps it from the enemy. An event that would change nothing, or whose condition does not hold, cannot be played. If pieces are removed, the player of the card chooses which. Some events leave the game once played.

    Special events must be played by the side that holds them, in the year they appear: the Declaration, the alliance, the European War, and 5 that end the war. If one is drawn from a hand, the side that draws it plays it at once; the Americans still place its markers and the French.

    The alliance brings the French Navy to any port, and Rochambeau with 5 CUs to a port without British CUs, a British PC marker or an American general. If there is none they wait, and an Operations card brings them instead of American reinforcements.

    A War Ends card replaces the one in its box. The war ends with the year it names, or with this year if that year is past.
    .title = Event cards
wtp-help-7-0 =
    CUs move only with a general, and generals only by cards. An Operations card moves 1 general whose Strategy Rating is no higher than its value. A minor campaign moves up to 2, a major one up to 3, whatever their Strategy Rating, one after the other.
    .title = Movement and interception
wtp-help-7-1 =
    A general moves up to 4 spaces with up to 5 CUs, which may be picked up and dropped off on the way. An army that meets enemy CUs stops and fights.

    A general alone cannot enter a space with enemy CUs. He may pass a lone enemy general but not stop with him. If 2 generals of a side end in the same space, 1 goes to the box, never Washington.

    By sea: a British general in a port may use his whole move to sail to another port with up to 5 CUs. Neither port may have the French Navy, and the port of arrival may not have American CUs or an American PC marker.

    CUs that enter the space of a lone general capture him; he returns to his box next year. A British army that enters the space of Congress disperses it, if no American CU is left there.
    .title = How generals move
wtp-help-7-2 =
    When a British army marches into a space with an American PC marker and no British CUs, an adjacent American army may intercept: roll its general’s Battle Rating or less. It then gets there first, with up to 5 CUs, and draws 1 more Battle Card. Each army has 1 try per card; afterward it cannot retreat before battle during the same card.
    .title = Interception
wtp-help-8-0 =
    British, once a year: any number of CUs from the box, at 1 port without the French Navy, American CUs or an American PC marker.

    Americans, twice a year: as many CUs as the card’s value, in 1 space of the thirteen colonies without British CUs or a British PC marker.

    A general from the box may come with them. He replaces the general who is there, but never Washington.
    .title = Reinforcements
wtp-help-9-0 =
    A battle takes place when an army enters a space with enemy CUs.

    An American army may first try to retreat: roll its general’s Battle Rating or less, with 2 added for Washington and Greene. It goes with up to 5 CUs to an adjacent space without British CUs or a British PC marker, but not to the space the British came from. Without such a space, or after trying to intercept, it cannot. CUs left behind fight; if there are none, the British take the space and stop. The British cannot retreat before battle.

    Then each side, the attacker first, may play events that give Battle Cards.
    .title = Battles
wtp-help-9-1 =
    Each side draws Battle Cards: its general’s Battle Rating, 1 per CU, 2 for the militia if it has more PC markers in the colony, and those of events. The Americans draw 1 more for an interception and 2 more for a Winter Offensive. The British draw 1 for the Regulars, and 2 in a port without the French Navy; at Charleston only with a British PC marker.

    In each round the attacker plays a card, and the defender must cancel it with a card of the same type, or loses. After canceling, a defender with a general may try to counterattack: a roll up to his Battle Rating makes him the attacker of the next round. An attacker without a card at the start of a round loses, even if the defender has none either.

    The card for the Regulars is lost for good when the Americans win a battle that costs the British 3 or more CUs, or when von Steuben is played.
    .title = Fighting a battle
wtp-help-9-2 =
    Retreat: a beaten attacker returns to where he came from, or surrenders if there is an enemy PC marker. A beaten defender goes, with all CUs together, to any other adjacent space without enemy CUs or an enemy PC marker. British defenders in a port without the French Navy may instead go to another such port without American CUs or an American PC marker. An army that cannot retreat surrenders: its CUs are lost, its general is captured.

    Losses: the loser rolls, and loses 1 CU on 1–3, 2 on 4–5, 3 on 6. Against a Double Envelopment the loser loses 1 more, against a Bombardment 1 fewer, against a Probe 2 fewer. After a surrender there is no roll. A side that wins with a Frontal Attack loses 1 CU.
    .title = Retreat and losses
wtp-help-10-0 =
    PC markers show whom the people support. Operations cards and events place them, armies place them at the end of the year, and isolated markers are removed. The side with more markers in a colony has its militia and, at the end, the colony.
    .title = Political control
wtp-help-10-1 =
    Americans place in any space without a PC marker and without British CUs, and flip a British marker where they have a general. They can do neither with Operations cards while Congress is dispersed, or for the rest of the year after the Continental Line mutinied.

    The British place in a space without a PC marker, American CUs or Congress, adjacent to a marker they had before the card. Where they have an army they may always place or flip.
    .title = PC markers by Operations cards
wtp-help-10-2 =
    First, if dispersed, Congress meets in a space of the thirteen colonies with an American marker and no British piece. Then every army places or flips the marker of its space. Then isolated markers are removed: all American ones, then the British ones.

    A marker stays if a path of friendly markers leads from it to a space, on the path or adjacent to it, that saves it. A space without a PC marker and without enemy CUs saves both sides. An American general, CU or Congress saves American markers; a British CU saves British markers. A port with a British marker and without the French Navy saves British markers that reach it. Ports are not adjacent to each other here, and Arnold’s path does not count.
    .title = Political Control Phase
wtp-help-11-0 =
    North of the line between Virginia and North Carolina and outside winter quarters, each side loses half of its CUs in a space, rounded down; a single CU stays. Generals, Congress and the navy do not suffer.
    .title = Winter attrition
wtp-help-12-0 =
    At once: the British win when Washington is captured, or when no American or French CU is left on the map; the Americans win when no British CU is left in the thirteen colonies.

    When the war ends: the Americans win with 9 colonies, the British with 6. A colony belongs to the side with more PC markers; with equal numbers or none it is American. Canada counts only for the Americans, with both Montreal and Quebec. If neither has enough, nobody wins.
    .title = Winning the game
