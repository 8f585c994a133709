# Washington’s War: aid sheets of both sides.

wwb-aid-american-victory =
    When the war ends: 7 or more colonies, including Canada, and the British no more than 5. At once: no British CU is left in the thirteen colonies.
    .title = How you win
wwb-aid-american-first =
    You choose who plays the first card, unless the British open with a campaign card or dispersed Congress last year.
    .title = First player
wwb-aid-american-ops =
    One use for each card: activate a general whose Strategy Rating is no higher than its value; place or flip that many PC markers; bring reinforcements; or add it to an Operations Queue.
    .title = OPS cards
wwb-aid-american-queue =
    Start with a 1 or 2. Each next card is added until the total activates a general. Any other play ends the queue; cards used in battle or for an exchange do not.
    .title = Operations Queue
wwb-aid-american-events =
    Play your own events. Discard any event that is not special to place, flip or remove 1 PC marker adjacent to one of yours. For a 2 or 3 OPS card you may take an event that the British just discarded.
    .title = Events
wwb-aid-american-move =
    4 spaces with up to 5 CUs, 5 spaces if you neither fight nor overrun. Wilderness counts as 3. Arnold alone may go between Falmouth and Quebec.
    .title = Movement
wwb-aid-american-intercept =
    When a British army enters by land a space with your PC marker adjacent to your army: roll the general’s Agility Rating or less. Once per army and card. It gives +1 in the battle, and that army cannot retreat before battle under this card.
    .title = Interception
wwb-aid-american-evade =
    A general who is attacked may first try to leave with up to 5 CUs: Agility Rating or less, Washington and Greene +2. Not after trying to intercept.
    .title = Retreat before battle
wwb-aid-american-reinforce =
    Twice a year: as many CUs as the card’s value in 1 space without British CUs or a British PC marker, with a general from the box if you like.
    .title = Reinforcements
wwb-aid-american-pcs =
    Place in any space without a PC marker and without British CUs. Flip a British marker where you have a general. With Congress dispersed you can flip but not place.
    .title = PC markers
wwb-aid-american-washington =
    He never goes to the box. If captured, he is lost, with up to 5 PC markers (1 per colony) and 3 on the alliance track. If he attacks with the last card of the year, he gets +2.
    .title = Washington
wwb-aid-american-french =
    Battle or overrun won +1, Regulars’ advantage ended +2, Hortelez +2, Franklin +4, Washington captured −3. At 9 Rochambeau lands with 5 CUs in a port without British CUs or a British marker, and the navy blockades a zone.
    .title = French Alliance
wwb-aid-american-winter =
    Every stack loses half, rounded down; a lone CU without a general is lost on 1–3. Up to 5 CUs with Washington are safe in winter quarters or south of the line. French CUs with Americans suffer like them, alone like the British.
    .title = Winter
wwb-aid-british-victory =
    When the war ends: 6 or more colonies, including Canada, or fewer than 7 for the Americans. At once: no American or French CU is left on the map.
    .title = How you win
wwb-aid-british-first =
    Reveal a campaign card and you play first, with that card. You choose after a year in which Congress was dispersed. Otherwise the Americans choose.
    .title = First player
wwb-aid-british-ops =
    One use for each card: activate a general whose Strategy Rating is no higher than its value; place or flip that many PC markers; bring reinforcements; or add it to an Operations Queue.
    .title = OPS cards
wwb-aid-british-queue =
    Start with a 1 or 2. Each next card is added until the total activates a general: the way to move Howe and Carleton with small cards. Any other play ends the queue; cards used in battle or for an exchange do not.
    .title = Operations Queue
wwb-aid-british-events =
    Play your own events. Discard any event that is not special to place, flip or remove 1 PC marker adjacent to one of yours. For any OPS card you may take an event that the Americans just discarded.
    .title = Events
wwb-aid-british-campaign =
    Instead of one general a campaign card may send a landing party: place or flip a PC marker in a port that is neither fortified nor blockaded nor held by American units.
    .title = Landing party
wwb-aid-british-move =
    4 spaces with up to 5 CUs. Wilderness counts as 3.
    .title = Movement by land
wwb-aid-british-sea =
    The whole move, with up to 5 CUs, from port to port. Neither may be blockaded or have American CUs or an American PC marker.
    .title = Movement by sea
wwb-aid-british-reinforce =
    Once a year: any number of CUs from the box, and a general if you like, at 1 port without a blockade, American CUs or an American PC marker.
    .title = Reinforcements
wwb-aid-british-pcs =
    Place adjacent to British markers that were there before the card; all ports count as adjacent. Where you have an army you may always place or flip.
    .title = PC markers
wwb-aid-british-congress =
    Enter its space with an army, or beat the army there. The Americans then cannot place PC markers with OPS cards or discards, and you choose who plays first next year.
    .title = Dispersing Congress
wwb-aid-british-regulars =
    +1 in every battle, until you lose 3 CUs in one battle or von Steuben is played. Losing it moves the alliance by 2.
    .title = Regulars’ advantage
wwb-aid-british-retreat =
    As defender in a port that is not blockaded you may retreat by sea to another such port without American CUs or an American PC marker; from a fortified port only with your marker there. An army that cannot retreat surrenders.
    .title = Retreat by sea
wwb-aid-british-winter =
    Safe in winter quarters and south of the line. Elsewhere half is lost, rounded down; a lone CU without a general is lost on 1–3.
    .title = Winter
wwb-aid-battle =
    Each side rolls 1 die and adds the modifiers; the attacker wins ties.
    CUs: +1 each
    General: his rating, never more than his CUs (roll 1–3 half, 4–6 full)
    British Regulars’ advantage: +1
    Royal Navy in an open port (fortified: only with a British marker): +1
    Militia, for more PC markers in the colony (Canada: both Montreal and Quebec): +1
    Winter offensive of Washington: +2
    Battle Card: +2, or any other event discarded: +1
    Interception: +1
    .title = Battle
wwb-aid-american-campaign =
    A major campaign activates up to 3 generals, a minor one 2, one after the other, whatever their Strategy Rating. No CU moves twice.
    .title = Campaign cards
wwb-aid-american-congress =
    If a British army disperses it, you cannot place PC markers with OPS cards or discards. In the Political Control Phase it meets again in a space of the thirteen colonies with your marker and no British piece.
    .title = Continental Congress
wwb-aid-year =
    1. Reinforcements: captured generals return, the British box gets the year’s CUs.
    2. Strategy Cards: 7 for each side.
    3. Strategy: 1 card in turn until both hands are empty.
    4. Winter Attrition.
    5. French Naval: the French Navy may move to any zone.
    6. Political Control: Congress meets again; armies take their spaces; isolated markers are removed.
    7. End: the game ends if the War Ends card names this year or an earlier one, and in 1783 at the latest.
    .title = The year
wwb-aid-special =
    Special events must be played in the year they appear. War Ends cards replace each other in their box. A card with reshuffle causes one before the next deal. The Declaration and von Steuben join the deck in 1776.
    .title = Special events
wwb-aid-stacking =
    1 general per side in a space at the end of a move: the other goes to the box, never Washington. A general alone cannot enter a space with enemy CUs or an enemy marker, nor stop with an enemy general.
    .title = Generals and stacking
wwb-aid-capture =
    An army that enters the space of a general without CUs captures him. He returns to his box next year; Washington never returns.
    .title = Capture
wwb-aid-overrun =
    A general with 4 or 5 CUs removes a lone enemy CU without a general and may continue. An overrun counts as a battle for the alliance.
    .title = Overrun
wwb-aid-losses =
    Loser: 1 CU (roll 1–3), 2 (4–5) or 3 (6). Winner: 1 CU on a 1, or on a roll up to 1 more than the losing general’s Agility Rating.
    .title = Losses
wwb-aid-retreat =
    A beaten attacker returns to where he came from; a beaten defender goes to another adjacent space without enemy CUs or an enemy marker. All CUs go together. An army without a legal retreat surrenders: CUs lost, general captured.
    .title = Retreat and surrender
wwb-aid-colonies =
    A colony belongs to the side with more PC markers; ties belong to nobody. Canada needs both Montreal and Quebec.
    .title = Control of colonies
wwb-aid-isolation =
    First American, then British markers are removed that no path of friendly markers connects to safety.
    American: a space without a marker and without British CUs; Congress; American or French CUs on a friendly marker.
    British: a space without a marker and without American units; a port of theirs; British CUs on a friendly marker.
    .title = Isolated PC markers
wwb-aid-navy =
    All ports of the zone are blockaded: no British reinforcements, no movement or retreat by sea, no landing party, no Royal Navy in battle.
    .title = French Navy
wwb-aid-europe =
    At the end of the year of the alliance the British lose 2 CUs, the deck is reshuffled, and the European War is in effect.
    .title = European War
