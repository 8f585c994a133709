# Washington’s War: aid sheets of both sides.

wwb-aid-american-victory =
    When the war ends: 7 or more colonies, Canada counted, and the British no more than 5. At once: no British combat unit is left in the thirteen colonies.
    .title = How you win
wwb-aid-american-first =
    You choose who plays the first card, unless the British open with a campaign card or dispersed Congress last year.
    .title = Who begins
wwb-aid-american-ops =
    One use for each card: activate a general whose strategy is no higher than its value; place or flip that many PC markers; bring reinforcements; or add it to an operations queue.
    .title = Operations cards
wwb-aid-american-queue =
    Begin with a 1 or 2. Each next card goes into it until the total activates a general. Any other play gives the queue up.
    .title = Operations queue
wwb-aid-american-events =
    Play your own events; discard any that is not special to place, flip or remove one PC marker next to one of yours. For a 2 or 3 you may take up an event that the British just discarded.
    .title = Events
wwb-aid-american-move =
    4 spaces with up to 5 combat units, 5 spaces if you neither fight nor overrun. Wilderness counts as 3. Arnold alone may go between Falmouth and Quebec.
    .title = Movement
wwb-aid-american-intercept =
    When a British army enters a space with your PC marker next to your army: roll the general’s agility or less. Once for each army and card. It gives +1 in the battle.
    .title = Interception
wwb-aid-american-evade =
    A general who is attacked may first try to leave: agility or less, Washington and Greene agility + 2. Not after trying to intercept.
    .title = Retreat before battle
wwb-aid-american-reinforce =
    Twice a year: as many combat units as the card’s value in one space without British units or PC marker, with a general from the box if you like.
    .title = Reinforcements
wwb-aid-american-pcs =
    Place in any space without PC marker and without British combat units. Flip a British marker where you have a general. With Congress dispersed you can flip but not place.
    .title = PC markers
wwb-aid-american-washington =
    He never goes to the box. Captured he is lost, with up to five PC markers and 3 on the alliance track. Attacking with the last card of the year he has +2.
    .title = Washington
wwb-aid-american-french =
    A battle won +1, Regulars’ advantage broken +2, Hortelez +2, Franklin +4. At 9 Rochambeau lands with 5 units and the navy blockades a zone.
    .title = French Alliance
wwb-aid-american-winter =
    Every stack loses half, rounded down; a lone unit without a general is lost on 1–3. Up to 5 units with Washington are safe in winter quarters or south of the line.
    .title = Winter
wwb-aid-british-victory =
    When the war ends: 6 or more colonies, Canada counted, or fewer than 7 for the Americans. At once: no American or French combat unit is left on the map.
    .title = How you win
wwb-aid-british-first =
    Reveal a campaign card and you play first, with that card. You choose after a year in which Congress was dispersed. Else the Americans do.
    .title = Who begins
wwb-aid-british-ops =
    One use for each card: activate a general whose strategy is no higher than its value; place or flip that many PC markers; bring reinforcements; or add it to an operations queue.
    .title = Operations cards
wwb-aid-british-queue =
    Begin with a 1 or 2. Each next card goes into it until the total activates a general: the way to move Howe and Carleton with small cards. Any other play gives the queue up.
    .title = Operations queue
wwb-aid-british-events =
    Play your own events; discard any that is not special to place, flip or remove one PC marker next to one of yours. For any operations card you may take up an event that the Americans just discarded.
    .title = Events
wwb-aid-british-campaign =
    Instead of one general a campaign card may send a landing party: place or flip a PC marker in a port that is neither fortified nor blockaded nor held by American units.
    .title = Landing party
wwb-aid-british-move =
    4 spaces with up to 5 combat units. Wilderness counts as 3.
    .title = Movement by land
wwb-aid-british-sea =
    The whole move, with up to 5 units, from port to port. Neither may be blockaded or have American combat units or PC marker.
    .title = Movement by sea
wwb-aid-british-reinforce =
    Once a year: any number of combat units from the box, and a general if you like, at one port without blockade, American units or PC marker.
    .title = Reinforcements
wwb-aid-british-pcs =
    Place next to British markers that were there before the card; all ports are next to each other. Where an army of yours stands you place or flip without that.
    .title = PC markers
wwb-aid-british-congress =
    Enter its space with an army, or beat the army there. The Americans then cannot place PC markers by cards, and you choose who begins next year.
    .title = Dispersing Congress
wwb-aid-british-regulars =
    +1 in every battle, until you lose 3 units in one battle or von Steuben comes. Losing it moves the alliance by 2.
    .title = Regulars’ advantage
wwb-aid-british-retreat =
    As defenders in a port that is not blockaded you may retreat by sea to another; from a fortified port only if it is yours. Who cannot retreat surrenders.
    .title = Retreat by sea
wwb-aid-british-winter =
    Safe in winter quarters and south of the line. Elsewhere half is lost, rounded down; a lone unit without a general is lost on 1–3.
    .title = Winter
wwb-aid-battle =
    Each side rolls a die and adds: its combat units; its general’s rating (roll 1–3 half, 4–6 full, never more than his units); +1 British Regulars; +1 Royal Navy in an open port; +1 militia of the colony where more PC markers are yours; +2 Washington’s winter offensive; +2 battle card or +1 any other event discarded; +1 interception. The attacker wins ties. The loser loses 1 (roll 1–3), 2 (4–5) or 3 (6) and retreats; the winner loses 1 on a roll up to 1 more than the losing general’s agility. 4 or 5 units overrun a lone unit and go on.
    .title = Battle
