# We the People: each section of the rulebook in a few words, for the help panel.
# The key is the number of the section.

wtp-help-1-0 =
    The Americans fight for the independence of thirteen colonies, the British to bring them back under the Crown. Armies matter, but what is counted at the end is whom each colony follows.
    .title = What it is about
wtp-help-2-0 =
    A map of spaces, 96 strategy cards, 64 battle cards, combat units, generals, PC markers, the Continental Congress, the French Navy and one die.
    .title = What there is
wtp-help-2-1 =
    Spaces joined by a line are next to each other. Each belongs to a colony; some are ports, some winter quarters. The dotted line between Falmouth and Quebec is for Arnold alone.
    .title = The map
wtp-help-2-2 =
    Combat units (CUs) are the troops; only their number counts. Generals have two ratings. Strategy is the least operations card that moves them. Battle is the number of battle cards they bring and the highest roll on which they counterattack, and on which Americans intercept or retreat before battle. A PC marker shows who controls a space politically.
    .title = Pieces
wtp-help-3-0 =
    An army is a general with at least one combat unit of his side. A side controls a space while its PC marker is there, even with enemy troops in it. French units and their general count as American in everything. Canada is a colony, but not one of the thirteen.
    .title = Terms
wtp-help-4-0 =
    After the printed set-up the American places one PC marker in each of the thirteen colonies, in a space without PC marker and British pieces.
    .title = Setting up
wtp-help-5-0 =
    A year has seven phases.
    1. Reinforcements: captured generals return to their box, and the British box gets the year’s combat units.
    2. Cards: seven for each side.
    3. Strategy: one card each in turn until both hands are empty; who has cards left plays on alone. The British begin if they open with a campaign card. If not, the American says who does.
    4. Winter attrition (11.0).
    5. French Navy: once in play it may go to any port.
    6. Political control (10.2).
    7. End: the game is over if the War Ends card names this year or an earlier one, and in 1783 at the latest.
    Winter Offensive: if the card that leaves both hands empty moves Washington and he attacks, he has two more battle cards.
    .title = The year
wtp-help-6-0 =
    There are operations cards worth 1 to 3 and event cards; each side gets seven a year. When the deck is empty the discards become the new deck at once. Cards in a reinforcements box or in the War Ends box, and those out of the game, stay where they are.
    .title = Strategy cards
wtp-help-6-1 =
    One use for each: move a general whose strategy is no higher than the value, place up to that many PC markers, or bring reinforcements. An operations card is always played, even if nothing comes of it.
    .title = Operations cards
wtp-help-6-2 =
    The card says who may play the event. Any but a special one can be discarded instead, for nothing; so the enemy does not get it. An event that would change nothing, or whose condition does not hold, cannot be played. Where pieces are removed, who plays the card says which. Some events leave the game once played.

    Special events must be played by whoever holds them, in the year they come: the Declaration, the alliance, the European War, and five that end the war. If one is taken out of a hand, the taker plays it at once; the American still places its markers and the French.

    The alliance brings the French Navy to any port, and Rochambeau with five units to a port without British combat units, British PC marker and American general. If there is none they wait, and an operations card brings them instead of American reinforcements.

    A War Ends card replaces the one in its box. The war ends with the year it names, or with this one if that year is past.
    .title = Event cards
wtp-help-7-0 =
    Combat units move only with a general, and generals only by cards. An operations card moves one whose strategy is no higher than its value. A minor campaign moves up to two, a major one up to three, whatever their strategy, one after the other.
    .title = Movement and interception
wtp-help-7-1 =
    A general goes up to four spaces with up to five combat units, which may be taken up and left on the way. An army that meets enemy combat units stops and fights.

    A general alone cannot enter a space with enemy combat units. He may pass a lone enemy general but not stop with him. Where two generals of a side end up together, one goes to the box, never Washington.

    By sea: a British general in a port may use his whole move to sail to another with up to five units. The French Navy may be at neither, and American combat units or PC marker not where he lands.

    Combat units that come upon a general alone capture him; he returns to his box next year. A British army that enters the space of Congress disperses it, if no American combat unit is left there.
    .title = How generals move
wtp-help-7-2 =
    When a British army marches into a space with an American PC marker and no British combat units, an American army next to it may intercept: a roll up to its general’s battle rating. It then stands there first, with up to five units, and fights with one more battle card. One try for each army and card; after it that army cannot retreat before battle during the same card.
    .title = Interception
wtp-help-8-0 =
    British, once a year: any number of combat units from the box, at one port without the French Navy, American combat units or PC marker.

    Americans, twice a year: as many combat units as the card’s value, in one space of the thirteen colonies without British combat units or PC marker.

    A general from the box may come with them. He changes places with the one who is there, but never with Washington.
    .title = Reinforcements
wtp-help-9-0 =
    There is a battle when an army comes to a space with enemy combat units.

    An American army may first try to retreat: a roll up to its general’s battle rating, two more for Washington and Greene. It goes with up to five units to a space next to it without British combat units or PC marker, but not to the one the British came from. Without such a space, or after trying to intercept, it cannot. Units left behind fight; if none are, the British take the space and stop. The British cannot retreat before battle.

    Then each side, the attacker first, may play events that give battle cards.
    .title = Battles
wtp-help-9-1 =
    Each side draws battle cards: as many as its general’s battle rating, one for each combat unit, two for the militia if it has more PC markers in the colony, and those of events. Americans have one more for an interception, two for a Winter Offensive. The British have one for the Regulars, and two in a port without the French Navy; at Charleston only with a British PC marker.

    In each round the attacker plays a card, and the defender must cancel it with one of the same type, or has lost. After cancelling, a defender with a general may try to counterattack: a roll up to his battle rating makes him the attacker of the next round. An attacker without a card at the start of a round has lost, even if the defender has none either.

    The card for the Regulars is gone for good once the Americans win a battle that costs the British three or more combat units, or von Steuben is played.
    .title = Fighting a battle
wtp-help-9-2 =
    Retreat: a beaten attacker goes back to where he came from, or surrenders if an enemy PC marker is there. A beaten defender goes, all together, to any other space next to it without enemy combat units or PC marker. British defenders in a port without the French Navy may instead go to another port without it, American combat units or PC marker. Who can go nowhere surrenders: the units are lost, the general is captured.

    Losses: the loser rolls, and loses 1 unit on 1–3, 2 on 4–5, 3 on 6. Beaten by a Double Envelopment he loses one more, by a Bombardment one less, by a Probe two less. After a surrender there is no roll. Who wins by a Frontal Attack loses one unit.
    .title = Retreat and losses
wtp-help-10-0 =
    PC markers show whom the people follow. Operations cards and events place them, armies do at the end of the year, and isolated ones are removed. The side with more of them in a colony has its militia and, at the end, the colony.
    .title = Political control
wtp-help-10-1 =
    Americans place in any space without PC marker and British combat units, and flip a British marker where they have a general. They can do neither by operations cards while Congress is dispersed, or in the rest of a year’s cards after the Continental Line mutinied.

    The British place in a space without PC marker, American combat units and Congress that is next to a marker they had before the card. Where they have an army they place or flip in any case.
    .title = PC markers by operations cards
wtp-help-10-2 =
    First Congress, if dispersed, meets in a space of the thirteen colonies with an American marker and no British piece. Then every army places or flips the marker of its space. Then isolated markers go: all American ones, then the British ones.

    A marker stays if a path of friendly markers leads from it to a space, on the path or next to it, that saves it. A space without PC marker and enemy combat units saves any; one with an American general, combat unit or Congress the American ones; one with a British combat unit the British ones. A port with a British marker and without the French Navy saves British markers that reach it. Ports are not next to each other here, and Arnold’s path does not count.
    .title = Political Control Phase
wtp-help-11-0 =
    North of the line between Virginia and North Carolina and outside winter quarters, each side loses half of its combat units in a space, rounded down; a single one stays. Generals, Congress and navy do not suffer.
    .title = Winter attrition
wtp-help-12-0 =
    At once: the British win when Washington is captured, or when no American or French combat unit is left on the map; the Americans when no British one is left in the thirteen colonies.

    When the war ends: the Americans win with nine colonies, the British with six. A colony is of the side with more PC markers; with equal numbers or none it is American. Canada counts for the Americans alone, with both Montreal and Quebec. If neither has enough, nobody wins.
    .title = Winning the game
