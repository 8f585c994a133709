# Washington’s War: each section of the rulebook in a few words, for the help panel.
# The key is the number of the section.

ww-help-2-1 =
    Lines connect the spaces: roads, and wilderness lines that count as 3 spaces. Some spaces are ports; 4 ports are fortified: Quebec, Montreal, Philadelphia and Charleston. Winter quarters shelter CUs in the north; the winter line runs between Virginia and North Carolina.
    .title = The map
ww-help-2-2 =
    Combat units (CUs) are the troops. Generals have 3 ratings: Strategy (the OPS value needed to activate them), Battle and Agility. A PC marker shows who controls a space politically.
    .title = Pieces
ww-help-3-0 =
    An army is a general with at least 1 CU. American units include the French and Congress. A space holds 1 general per side, any number of CUs, and at most 1 PC marker.
    .title = Terms
ww-help-4-0 =
    After the printed setup the Americans place 1 PC marker in each of the thirteen colonies, in a space without British pieces. Then the British place 3 PC markers adjacent to British ones.
    .title = Setting up
ww-help-5-0 =
    A year has 7 phases: Reinforcements, Strategy Cards, Strategy, Winter Attrition, French Naval, Political Control and End.
    .title = The year
ww-help-5-1 =
    Captured generals return to their side’s box, and the British box gets the year’s CUs.
    .title = Reinforcements Phase
ww-help-5-2 =
    Each side is dealt 7 cards.
    .title = Strategy Cards Phase
ww-help-5-3 =
    The British play first if they open with a campaign card. Otherwise the Americans choose who plays first; after a year in which Congress was dispersed, the British choose. Then each side plays 1 card in turn until both hands are empty. Nobody may pass or keep a card.
    .title = Strategy Phase
ww-help-5-4 =
    All CUs are checked for winter losses.
    .title = Winter Attrition Phase
ww-help-5-5 =
    The French Navy may move to any blockade zone.
    .title = French Naval Phase
ww-help-5-6 =
    A dispersed Congress meets again, armies take control of their spaces, isolated PC markers are removed.
    .title = Political Control Phase
ww-help-5-7 =
    In the year of the alliance the British lose 2 CUs from the map. The game ends if the War Ends card names this year or an earlier one, and in 1783 at the latest.
    .title = End Phase
ww-help-6-0 =
    There are OPS cards worth 1–3, campaign cards, events, Battle Cards and 7 special events.
    .title = Strategy cards
ww-help-6-1 =
    Each side is dealt 7 cards, the Americans first. The deck is reshuffled when it is empty, or before the next deal when a card orders it. The Declaration and von Steuben join the deck in 1776. The card in the War Ends box and cards out of the game stay out.
    .title = Dealing and reshuffling
ww-help-6-2 =
    Each OPS card has one use: activate a general whose Strategy Rating is no higher than its value, place or flip that many PC markers, bring reinforcements, or add it to the Operations Queue.
    .title = OPS cards
ww-help-6-3 =
    The flag shows who may play the event. Other events are discarded for a small action. Some events leave the game once played; some cause a reshuffle.
    .title = Event cards
ww-help-6-31 =
    Carry out everything that the text orders; “may” leaves the choice to the player of the card. If pieces are removed, that player chooses which. A card drawn from a hand at random is discarded and is not a play.
    .title = Playing an event
ww-help-6-32 =
    Any event that is not special can be discarded: for no effect, to place or flip 1 PC marker, or to remove an enemy one, always adjacent to a friendly marker. The opponent may then take that card in exchange for an OPS card; the Americans must give a 2 or 3.
    .title = Discarding an event
ww-help-6-33 =
    In each battle each side, the attacker first, may use 1 card. A Battle Card gives +2 and is replaced after the impulse. Any other event that is not special gives +1 and is not replaced.
    .title = Battle Cards
ww-help-6-34 =
    Special events must be played by the side that holds them, in the year they appear. The Declaration places an American marker in each colony where possible, Franklin moves the French Alliance by 4, and the fall of Lord North sets the year in which the war ends.
    .title = Special events
ww-help-7-0 =
    Only activated generals move, and CUs move only with them.
    .title = Movement
ww-help-7-1 =
    A card activates a general whose Strategy Rating is no higher than its value. Or start an Operations Queue with a 1 or 2 and add a card at each play, until the total activates a general. Any other play ends the queue; cards used in battle or for an exchange do not.
    .title = Activation and the Operations Queue
ww-help-7-2 =
    A major campaign activates up to 3 generals, a minor one 2, one after the other, whatever their Strategy Rating. No CU moves twice. The British may replace one activation with a landing party: place or flip a PC marker in a port that is neither fortified nor blockaded and has no American units.
    .title = Campaigns
ww-help-7-3 =
    A general moves 4 spaces with up to 5 CUs, which may be picked up and dropped off on the way. Americans move 5 spaces if they neither fight nor overrun. A wilderness line counts as 3 spaces. An army that meets enemy CUs stops.
    .title = How generals move
ww-help-7-4 =
    A general alone cannot enter a space with enemy CUs or an enemy PC marker, and cannot stop with an enemy general. If 2 generals of a side end in the same space, 1 goes to the box, never Washington. Only Arnold uses the path from Falmouth to Quebec.
    .title = Limits of movement
ww-help-7-5 =
    A British general in a port may use his whole move to sail to another port with up to 5 CUs. Neither port may have American CUs, an American PC marker or a blockade.
    .title = Movement by sea
ww-help-7-6 =
    An army that enters the space of a general without CUs captures him; he returns to his box next year. Washington is lost for good, with up to 5 American PC markers (1 per colony) and 3 spaces of the French Alliance.
    .title = Capturing generals
ww-help-7-7 =
    A British army that enters its space, or wins there, disperses Congress. Until it meets again, the Americans cannot place PC markers with OPS cards or discards, and next year the British choose who plays first.
    .title = Dispersing Congress
ww-help-7-8 =
    When a British army moves by land into a space with an American PC marker, an adjacent American army may intercept: roll its general’s Agility Rating or less. On a success it gets there first and fights with +1. Each army has 1 try per card.
    .title = Interception
ww-help-7-9 =
    An American army that is attacked may roll its general’s Agility Rating or less to leave with up to 5 CUs; Washington and Greene add 2. This is not possible after an attempt to intercept.
    .title = Retreat before battle
ww-help-8-0 =
    You may use an OPS card to bring in CUs and a general.
    .title = Reinforcements
ww-help-8-1 =
    Once a year, with any OPS card: any number of CUs from the box, and a general, at 1 port that is not blockaded and has no American CUs or PC marker.
    .title = British reinforcements
ww-help-8-2 =
    Twice a year: as many CUs as the card’s value in 1 space without British CUs or a British PC marker, and a general from the box. He replaces the general who is there, but never Washington.
    .title = American reinforcements
ww-help-9-0 =
    Both sides roll a die with modifiers; then losses, then the loser retreats or surrenders.
    .title = Battle
ww-help-9-1 =
    A battle takes place when an activated army is with enemy CUs after interception and retreat. The side that moved attacks, even if it was intercepted.
    .title = When there is a battle
ww-help-9-2 =
    Cards, the generals’ ratings, modifiers, both dice, losses, retreat, and the alliance track. The attacker wins ties.
    .title = The steps of a battle
ww-help-9-3 =
    Each general rolls: 1–3 gives half of his Battle Rating, 4–6 all of it, never more than the CUs with him.
    .title = Actual Battle Rating
ww-help-9-4 =
    Added to the die: CUs, the general, Regulars +1, Royal Navy +1, militia +1, winter offensive +2, Battle Card +2 or another event +1, interception +1.
    .title = Battle modifiers
ww-help-9-41 =
    The British get +1 until they lose 3 or more CUs in one battle, or von Steuben is played. Losing it moves the French Alliance by 2.
    .title = British Regulars’ advantage
ww-help-9-42 =
    +1 for the British in a port that is not blockaded; in a fortified one only with a British PC marker.
    .title = Royal Navy
ww-help-9-43 =
    +1 for the side with more PC markers in the colony. In Canada it takes both Montreal and Quebec.
    .title = Militia
ww-help-9-44 =
    +2 when Washington attacks with the last card of the year.
    .title = Winter offensive
ww-help-9-45 =
    A Battle Card gives +2, any other discarded event +1; 1 card per side and battle.
    .title = Cards in battle
ww-help-9-46 =
    +1 for the Americans after a successful interception.
    .title = Interception bonus
ww-help-9-5 =
    The loser loses 1 CU on 1–3, 2 on 4–5, 3 on 6. The winner loses 1 on a 1, or on a roll up to 1 more than the losing general’s Agility Rating.
    .title = Losses
ww-help-9-6 =
    The loser must leave the space.
    .title = Retreats
ww-help-9-61 =
    An attacker returns to where he came from. A defender goes to any other adjacent space without enemy CUs or an enemy PC marker. All CUs go together; an army that cannot retreat surrenders.
    .title = How to retreat
ww-help-9-62 =
    British defenders in a port that is not blockaded may retreat to another such port without American CUs or an American PC marker; from a fortified port only with a British marker there.
    .title = Retreat by sea
ww-help-9-63 =
    An army without a legal retreat loses its CUs, and its general is captured. An attacker who came from a space with an enemy PC marker has no retreat.
    .title = Surrender
ww-help-9-7 =
    A general with 4 or 5 CUs removes a lone enemy CU without a general and may continue.
    .title = Overruns
ww-help-10-0 =
    The side with more PC markers controls a colony. Canada needs both Montreal and Quebec. Ties belong to nobody.
    .title = Political control
ww-help-10-1 =
    PC markers are placed and flipped with OPS cards, and as events say.
    .title = PC markers in the Strategy Phase
ww-help-10-11 =
    Americans place in any space without a marker and without British CUs, and flip where they have a general. The British place adjacent to markers they had before the card (all ports count as adjacent); where they have an army they may always place or flip.
    .title = PC markers by OPS cards
ww-help-10-12 =
    Events place or remove exactly what they say. A discarded event places, flips or removes 1 marker adjacent to a friendly one.
    .title = PC markers by events
ww-help-10-2 =
    If dispersed, Congress meets in a space of the thirteen colonies with an American marker and no British piece. Every army takes its space. Then isolated markers are removed, the American ones first.
    .title = Political Control Phase
ww-help-10-3 =
    A marker stays if a path of friendly markers leads from it to what saves it.
    .title = Isolation
ww-help-10-31 =
    American markers are saved by a space without a marker and without British CUs, by Congress, or by an American or French unit on a friendly marker.
    .title = American isolation
ww-help-10-32 =
    British markers are saved by a space without marker and American units, by a port of theirs, or by British CUs on a friendly marker.
    .title = British isolation
ww-help-11-0 =
    Combat units suffer in winter; generals, Congress and navy do not.
    .title = Winter attrition
ww-help-11-1 =
    The British are safe in winter quarters and south of the line. Elsewhere they lose half, rounded down; a single CU without a general is lost on 1–3.
    .title = The British in winter
ww-help-11-2 =
    The Americans lose half everywhere, rounded down; a single CU without a general is lost on 1–3. Up to 5 CUs with Washington are safe in winter quarters or south of the line.
    .title = The Americans in winter
ww-help-11-3 =
    French CUs with Americans suffer like Americans, alone like the British.
    .title = The French in winter
ww-help-12-0 =
    The French Alliance is a track from 0 to 9. At 9 France enters the war.
    .title = French Alliance
ww-help-12-1 =
    +1 for each battle or overrun that the British lose, +2 when the Regulars’ advantage ends, +2 for Hortelez, +4 for Franklin, −3 when Washington is captured.
    .title = The alliance track
ww-help-12-2 =
    After the card in play, the French Navy goes to a zone, and Rochambeau lands with 5 CUs in a port without British CUs or a British PC marker. At the end of the year the British lose 2 CUs, the deck is reshuffled, and the European War is in effect.
    .title = France at war
ww-help-12-3 =
    The ports of its zone are blockaded: no British reinforcements, no movement or retreat by sea, no landing party, no Royal Navy in battle.
    .title = French Navy
ww-help-13-0 =
    By destroying the enemy at any time, or by colonies when the war ends.
    .title = Victory
ww-help-13-1 =
    The British win at once when no American or French CU is left on the map; the Americans, when no British CU is left in the thirteen colonies.
    .title = Automatic victory
ww-help-13-2 =
    At the end the British need 6 colonies, the Americans 7, including Canada. If both or neither have enough, the British win.
    .title = Victory at the end
