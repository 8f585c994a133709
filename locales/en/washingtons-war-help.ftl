# Washington’s War: each section of the rulebook in a few words, for the help panel.
# The key is the number of the section.

ww-help-2-1 =
    Spaces are joined by lines: roads, and wilderness paths that count as three. Some spaces are ports; four ports are fortified: Quebec, Montreal, Philadelphia, Charleston. Winter quarters shelter troops in the north; the winter line runs between Virginia and North Carolina.
    .title = The map
ww-help-2-2 =
    Combat units (CUs) are the troops. Generals have three ratings: strategy (the operations needed to activate them), battle, and agility. A PC marker shows who controls a space politically.
    .title = Pieces
ww-help-3-0 =
    An army is a general with at least one combat unit. American units include the French and Congress. A space holds one general of a side, any number of combat units, and one PC marker at most.
    .title = Terms
ww-help-4-0 =
    After the printed set-up the Americans place one PC marker in each of the thirteen colonies, away from British pieces; then the British place three next to British ones.
    .title = Setting up
ww-help-5-0 =
    A year has seven phases: reinforcements, strategy cards, strategy, winter attrition, French navy, political control, end.
    .title = The year
ww-help-5-1 =
    Captured generals return to their side’s box, and the British box gets the year’s combat units.
    .title = Reinforcements Phase
ww-help-5-2 =
    Each side is dealt seven cards.
    .title = Strategy Cards Phase
ww-help-5-3 =
    The British play first if they open with a campaign card. If not, the Americans choose who begins; the British do after a year in which Congress was dispersed. Then each plays one card in turn until both hands are empty. Nobody may pass or keep a card.
    .title = Strategy Phase
ww-help-5-4 =
    All combat units are checked for winter losses.
    .title = Winter Attrition Phase
ww-help-5-5 =
    The French Navy may move to any blockade zone.
    .title = French Naval Phase
ww-help-5-6 =
    A dispersed Congress meets again, armies take control of their spaces, isolated PC markers are removed.
    .title = Political Control Phase
ww-help-5-7 =
    In the year of the alliance the British lose two combat units from the map. The game ends if the War Ends card names this year or an earlier one, and in 1783 at the latest.
    .title = End Phase
ww-help-6-0 =
    There are operations cards worth 1 to 3, campaigns, events, battle cards and seven special events.
    .title = Strategy cards
ww-help-6-1 =
    Seven cards each, the Americans first. The deck is shuffled anew when it is empty or before the next deal when a card orders it. The Declaration and von Steuben come into it in 1776. The card in the War Ends box and cards out of the game stay out.
    .title = Dealing and reshuffling
ww-help-6-2 =
    One use for each: activate a general whose strategy is no higher than the value, place or flip that many PC markers, bring reinforcements, or add it to an operations queue.
    .title = Operations cards
ww-help-6-3 =
    The flag says who may play the event. Others are discarded for a small action. Some leave the game once played, some have the deck reshuffled.
    .title = Event cards
ww-help-6-31 =
    Everything that the text orders is done; “may” leaves the choice to who plays it. Where pieces are removed, who plays it says which. A card taken out of a hand at random is discarded and is no play.
    .title = Playing an event
ww-help-6-32 =
    Any event that is not special can be discarded: for nothing, to place or flip one PC marker, or to remove an enemy one, always next to a friendly marker. The opponent may then take that card for an operations card; the Americans need a 2 or 3 for it.
    .title = Discarding an event
ww-help-6-33 =
    In each battle each side, the attacker first, may use one card: a battle card gives +2 and is replaced after the impulse, any other event that is not special gives +1 and is not.
    .title = Battle cards
ww-help-6-34 =
    Special events must be played by whoever holds them, in the year they come. The Declaration places an American marker in each colony where that is possible, Franklin moves the alliance by four, and the fall of Lord North sets the year in which the war ends.
    .title = Special events
ww-help-7-0 =
    Only generals who have been activated move, and combat units only with them.
    .title = Movement
ww-help-7-1 =
    A card activates a general whose strategy is no higher than its value. Or begin a queue with a 1 or 2 and add a card at each play, until the total activates somebody. Any other play gives the queue up; cards used in battle or for an exchange do not.
    .title = Activation and the operations queue
ww-help-7-2 =
    A major campaign activates up to three generals, a minor one two, one after the other, whatever their strategy. No unit moves twice. The British may replace one of them by a landing party: a PC marker placed or flipped in a port that is neither fortified nor blockaded, without American units.
    .title = Campaigns
ww-help-7-3 =
    Four spaces with up to five combat units, which may be taken up and left on the way. Americans have five if they neither fight nor overrun. A wilderness path counts as three. An army that meets enemy combat units stops.
    .title = How generals move
ww-help-7-4 =
    A general alone cannot enter a space with enemy combat units or an enemy PC marker, nor stop with an enemy general. Where two generals of a side end up together, one goes to the box, never Washington. Only Arnold uses the path from Falmouth to Quebec.
    .title = Limits of movement
ww-help-7-5 =
    A British general in a port may use his whole move to sail to another with up to five units. Neither port may have American combat units, an American PC marker or a blockade.
    .title = Movement by sea
ww-help-7-6 =
    An army that enters the space of a general without troops captures him; he returns to his box next year. Washington is lost for good, with up to five American PC markers, one in a colony, and three steps of the alliance.
    .title = Capturing generals
ww-help-7-7 =
    A British army that enters its space, or wins there, disperses Congress. Until it meets again the Americans cannot place PC markers with operations cards or discards, and next year the British choose who begins.
    .title = Dispersing Congress
ww-help-7-8 =
    When a British army moves by land into a space with an American PC marker, an army next to it may intercept by rolling its general’s agility or less. Success puts it there first and brings battle at +1. One try for each army and card.
    .title = Interception
ww-help-7-9 =
    An American army that is attacked may roll its general’s agility or less to leave with up to five units; Washington and Greene add two. Not after an attempt to intercept.
    .title = Retreat before battle
ww-help-8-0 =
    Operations cards bring troops and generals. Nobody has to.
    .title = Reinforcements
ww-help-8-1 =
    Once a year, with any operations card: any number of combat units from the box, and a general, at one port that is not blockaded and has no American combat units or PC marker.
    .title = British reinforcements
ww-help-8-2 =
    Twice a year: as many combat units as the card’s value in one space without British combat units or PC marker, and a general from the box. He replaces the one who is there, but never Washington.
    .title = American reinforcements
ww-help-9-0 =
    Both sides roll a die with modifiers; then losses, then the loser retreats or surrenders.
    .title = Battle
ww-help-9-1 =
    There is a battle when an activated army is with enemy combat units after interception and retreat. The one who moved attacks, even if he was intercepted.
    .title = When there is a battle
ww-help-9-2 =
    Cards, the generals’ ratings, modifiers, both dice, losses, retreat, and the alliance track. The attacker wins ties.
    .title = The steps of a battle
ww-help-9-3 =
    Each general rolls: 1–3 gives half his battle rating, 4–6 the whole, never more than the combat units with him.
    .title = Actual battle rating
ww-help-9-4 =
    Added to the die: combat units, the general, Regulars +1, Royal Navy +1, militia +1, winter offensive +2, battle card +2 or another event +1, interception +1.
    .title = Battle modifiers
ww-help-9-41 =
    +1 for the British until they lose three or more combat units in one battle, or von Steuben is played. Its loss moves the alliance by two.
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
    +2 for a battle card, +1 for another event that is discarded; one card for each side and battle.
    .title = Cards in battle
ww-help-9-46 =
    +1 for the Americans after a successful interception.
    .title = Interception bonus
ww-help-9-5 =
    The loser loses 1 unit on 1–3, 2 on 4–5, 3 on 6. The winner loses one on a 1, or on a roll up to one more than the agility of the losing general.
    .title = Losses
ww-help-9-6 =
    The loser must leave the space.
    .title = Retreats
ww-help-9-61 =
    An attacker goes back to where he came from. A defender goes to any other space next to it without enemy combat units or PC marker. All go together; who cannot, surrenders.
    .title = How to retreat
ww-help-9-62 =
    British defenders in a port that is not blockaded may go to another such port without American combat units or PC marker; out of a fortified port only with a British marker there.
    .title = Retreat by sea
ww-help-9-63 =
    Who has no legal retreat loses his combat units, and his general is captured. An attacker who came from an enemy PC marker has none.
    .title = Surrender
ww-help-9-7 =
    Four or five combat units with their general remove a lone enemy unit without general and may go on.
    .title = Overruns
ww-help-10-0 =
    The side with more PC markers controls a colony. Canada needs both Montreal and Quebec. Ties belong to nobody.
    .title = Political control
ww-help-10-1 =
    PC markers are placed and flipped with operations cards, and as events say.
    .title = PC markers in the Strategy Phase
ww-help-10-11 =
    Americans place in any space without marker and British combat units, and flip where they have a general. The British place next to markers they had before the card, all ports being next to each other; where they have an army they place or flip in any case.
    .title = PC markers by operations cards
ww-help-10-12 =
    Events place or remove just what they say. A discarded event places, flips or removes one marker next to a friendly one.
    .title = PC markers by events
ww-help-10-2 =
    Congress, if dispersed, meets in a space of the thirteen colonies with an American marker and no British piece. Every army takes its space. Then isolated markers go, the American ones first.
    .title = Political Control Phase
ww-help-10-3 =
    A marker stays if a path of friendly markers leads from it to what saves it.
    .title = Isolation
ww-help-10-31 =
    American markers are saved by a space without marker and British combat units, by Congress, or by an American or French unit on a friendly marker.
    .title = American isolation
ww-help-10-32 =
    British markers are saved by a space without marker and American units, by a port of theirs, or by British combat units on a friendly marker.
    .title = British isolation
ww-help-11-0 =
    Combat units suffer in winter; generals, Congress and navy do not.
    .title = Winter attrition
ww-help-11-1 =
    Safe in winter quarters and south of the line. Elsewhere half is lost, rounded down; a single unit without general is lost on 1–3.
    .title = The British in winter
ww-help-11-2 =
    Half is lost everywhere, rounded down; a single unit without general is lost on 1–3. Up to five units with Washington are safe in winter quarters or south of the line.
    .title = The Americans in winter
ww-help-11-3 =
    With Americans they suffer as Americans, alone as the British do.
    .title = The French in winter
ww-help-12-0 =
    A track from 0 to 9. At 9 France comes into the war.
    .title = French Alliance
ww-help-12-1 =
    +1 for each battle or overrun that the British lose, +2 when the Regulars’ advantage ends, +2 for Hortelez, +4 for Franklin, −3 when Washington is captured.
    .title = The alliance track
ww-help-12-2 =
    After the card in play: the navy goes to a zone, Rochambeau lands with five units in a port without British combat units or PC marker. At the end of the year the British lose two units, the deck is reshuffled, and the European War is in effect.
    .title = France at war
ww-help-12-3 =
    The ports of its zone are blockaded: no British reinforcements, no movement or retreat by sea, no landing party, no Royal Navy in battle.
    .title = French Navy
ww-help-13-0 =
    By destroying the enemy at any time, or by colonies when the war ends.
    .title = Victory
ww-help-13-1 =
    The British win at once when no American or French combat unit is left on the map, the Americans when no British one is left in the thirteen colonies.
    .title = Automatic victory
ww-help-13-2 =
    At the end the British need six colonies, the Americans seven, Canada counted. If both or neither have them, the British win.
    .title = Victory at the end
