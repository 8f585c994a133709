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
    Start with a 1 or 2. Each next card is added until you activate a general with the total, always with the card just added. Any other play ends the queue, and so does the end of the year; cards used in battle or for an exchange do not.
    .title = Operations Queue
wwb-aid-american-events =
    Play your own events. Discard any event that is not special for nothing, or to place, flip or remove 1 PC marker adjacent to one of yours (remove: no British CU there). For a 2 or 3 OPS card you may take an event that the British just discarded.
    .title = Events
wwb-aid-american-move =
    4 spaces with up to 5 CUs at a time, 5 spaces if you neither fight nor overrun; CUs can be dropped and picked up on the way. Wilderness counts as 3. Arnold alone may go between Falmouth and Quebec. Enemy CUs end the move.
    .title = Movement
wwb-aid-american-intercept =
    When a British army enters by land a space with your PC marker and without other British CUs, adjacent to your army: roll the general’s Agility Rating or less to move in with up to 5 CUs. The British stop, you defend with +1 in the battle. Once per army and card; that army cannot retreat before battle under this card.
    .title = Interception
wwb-aid-american-evade =
    A general who is attacked may first try to leave with up to 5 CUs: Agility Rating or less, Washington and Greene +2. He goes as in a retreat; CUs left behind fight, and the British stop. Not after trying to intercept under this card.
    .title = Retreat before battle
wwb-aid-american-reinforce =
    Twice a year, with any OPS card: as many CUs as its value in 1 space without British CUs or a British PC marker, with a general from the box if you like. A general there goes to the box, never Washington.
    .title = Reinforcements
wwb-aid-american-pcs =
    Place in any space without a PC marker and without British CUs. Flip a British marker where you have a general, even alone. With Congress dispersed, or after a mutiny this year, OPS cards and discards can flip or remove but not place.
    .title = PC markers
wwb-aid-american-washington =
    He never goes to the box. If captured, he is lost, with 5 PC markers (1 per colony, not where American units are) and 3 on the alliance track. If the last card of the year activates him and he attacks, he gets +2.
    .title = Washington
wwb-aid-american-french =
    Battle or overrun won +1, Regulars’ advantage ended +2, Hortelez +2, Franklin +4, Washington captured −3. At 9, after the card: Rochambeau lands with 5 CUs in a port without British CUs or a British marker, and the navy blockades a zone. Without such a port he waits for a reinforcement card of his own. French generals and CUs count as American.
    .title = French Alliance
wwb-aid-american-winter =
    Every stack loses half, rounded down; a lone CU without a general is lost on 1–3, with one it is safe. Up to 5 CUs with Washington are safe in winter quarters or south of the line. French CUs with Americans suffer like them, alone like the British.
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
    Start with a 1 or 2. Each next card is added until you activate a general with the total, always with the card just added: the way to move Howe and Carleton with small cards. Any other play ends the queue, and so does the end of the year; cards used in battle or for an exchange do not.
    .title = Operations Queue
wwb-aid-british-events =
    Play your own events. Discard any event that is not special for nothing, or to place, flip or remove 1 PC marker adjacent to one of yours (remove: no American CU, general or Congress there). For any OPS card you may take an event that the Americans just discarded.
    .title = Events
wwb-aid-british-campaign =
    A major campaign activates up to 3 generals, a minor one 2, one after the other, whatever their Strategy Rating. No CU moves twice. Instead of 1 of them, once per card, a landing party places a PC marker in a port, or flips one, if no American CU, general or Congress is there. Not in a fortified or blockaded port.
    .title = Campaign cards and landing party
wwb-aid-british-move =
    4 spaces with up to 5 CUs at a time; CUs can be dropped and picked up on the way. Wilderness counts as 3. Enemy CUs end the move, even if they retreat before battle.
    .title = Movement by land
wwb-aid-british-sea =
    The whole move, with up to 5 CUs, from port to port. Neither may be blockaded or have American CUs or an American PC marker.
    .title = Movement by sea
wwb-aid-british-reinforce =
    Once a year, with any OPS card: any number of CUs from the box, and a general if you like, at 1 port without a blockade, American CUs or an American PC marker. A general there goes to the box.
    .title = Reinforcements
wwb-aid-british-pcs =
    Place where no PC marker and no American CU, general or Congress is, adjacent to British markers that were there before the card; all ports count as adjacent. In the space of an army of yours you may place or flip without such a neighbor.
    .title = PC markers
wwb-aid-british-congress =
    Enter its space with an army when no American CU is there, or beat or overrun the CUs there. The Americans then cannot place PC markers with OPS cards or discards, and you choose who plays first next year.
    .title = Dispersing Congress
wwb-aid-british-regulars =
    +1 in every battle, until you lose 3 or more CUs in one battle, surrender included, or von Steuben is played. Losing it moves the alliance by 2.
    .title = Regulars’ advantage
wwb-aid-british-retreat =
    As defender in a port that is not blockaded you may retreat by sea to another such port without American CUs or an American PC marker; from a fortified port only with your marker there. An army that cannot retreat surrenders.
    .title = Retreat by sea
wwb-aid-british-winter =
    Safe in winter quarters and south of the line. Elsewhere half is lost, rounded down; a lone CU without a general is lost on 1–3.
    .title = Winter
wwb-aid-battle =
    1. The attacker, then the defender may play 1 Battle Card or discard 1 event. For a Battle Card draw a card after the impulse.
    2. Each general rolls: 1–3 half of his Battle Rating, rounded down; 4–6 all of it; never more than his CUs.
    3. Each side rolls 1 die and adds its modifiers; the attacker wins ties.
    CUs: +1 each
    General: the rating from step 2
    British Regulars’ advantage: +1
    Royal Navy in a port without a blockade (fortified: only with a British marker): +1
    Militia, for more PC markers in the colony (Canada: both Montreal and Quebec): +1
    Winter offensive of Washington: +2
    Battle Card: +2, or any other event discarded, not a special one: +1
    Interception: +1
    4. Losses of both sides, then the retreat, then French Alliance and Regulars’ advantage.
    .title = Battle
wwb-aid-american-campaign =
    A major campaign activates up to 3 generals, a minor one 2, one after the other, whatever their Strategy Rating. No CU moves twice.
    .title = Campaign cards
wwb-aid-american-congress =
    If a British army disperses it, you cannot place PC markers with OPS cards or discards, and the British choose who plays first next year. In the Political Control Phase it meets again in a space of the thirteen colonies with your marker and no British piece.
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
    Special events must be played in the year they appear, and take effect at once if drawn from a hand. War Ends cards replace each other in their box. A card with reshuffle causes one before the next deal. The Declaration and von Steuben join the deck in 1776.
    .title = Special events
wwb-aid-stacking =
    1 general per side in a space at the end of a move, retreat or interception: the other goes to the box, never Washington. Any number of CUs. A general alone cannot enter a space with enemy CUs or an enemy marker, nor stop with an enemy general.
    .title = Generals and stacking
wwb-aid-capture =
    An army that enters the space of a general without CUs captures him, and may move on; so do reinforcements. He returns to his box next year; Washington never returns.
    .title = Capture
wwb-aid-overrun =
    A moving general with 4 or 5 CUs removes a lone enemy CU without a general, after any interception, and may continue. No losses. An American overrun counts as a battle for the alliance.
    .title = Overrun
wwb-aid-losses =
    Loser: 1 CU (roll 1–3), 2 (4–5) or 3 (6). Winner: 1 CU on a 1 if the loser had no general; on a roll up to 1 more than the losing general’s Agility Rating. A winning general left alone on an enemy marker is captured.
    .title = Losses
wwb-aid-retreat =
    A beaten attacker returns to where he came from; a beaten defender goes to another adjacent space, not that one. Never to enemy CUs or an enemy marker. All CUs go together. An army without a legal retreat surrenders: CUs lost, general captured.
    .title = Retreat and surrender
wwb-aid-colonies =
    A colony belongs to the side with more PC markers; ties belong to nobody. Canada needs both Montreal and Quebec.
    .title = Control of colonies
wwb-aid-isolation =
    First American, then British markers are removed that no path of friendly markers connects to safety.
    American: a space without a marker and without British CUs; Congress; an American or French CU or general on a friendly marker.
    British: a space without a marker and without American or French CUs or generals; a port of theirs, even blockaded; a British CU on a friendly marker. A British general alone saves nothing.
    .title = Isolated PC markers
wwb-aid-navy =
    All ports of its zone are blockaded: no British reinforcements, no movement or retreat by sea, no landing party, no Royal Navy in battle. PC markers are not affected. It moves only in its phase.
    .title = French Navy
wwb-aid-europe =
    At the end of the year of the alliance the British lose 2 CUs, the deck is reshuffled, and the European War is in effect.
    .title = European War
