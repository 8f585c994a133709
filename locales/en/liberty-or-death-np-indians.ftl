# The non-player Indians (8.7): why they do what they do.

## The Event

lod-np-indians-roll-event = With 4 or more Villages, the Indians play an Effective Event on a roll of 5 or 6
lod-np-indians-event-support = Opposition exceeds Support, and the Event shifts the balance toward the Royalists.
lod-np-indians-event-village = The Event places a Village or grants a free Gather.
lod-np-indians-event-fort = The Event removes a Patriot Fort.
lod-np-indians-event-roll = Roll { $roll }: { $roll ->
    [5] the Indians play the Event.
    [6] the Indians play the Event.
   *[other] the Indians do not play the Event.
}

## Which Command

lod-np-indians-roll-raid = The Indians Raid if Support plus this die does not exceed Opposition
lod-np-indians-roll-gather = The Indians Gather if this die is less than the Available War Parties
lod-np-indians-chart-raid = Opposition leads by { $gap }, so the Indians Raid.
lod-np-indians-chart-villages = Gather would place 2 or more Villages, so the Indians Gather.
lod-np-indians-chart-gather = { $available ->
    [one] 1 War Party is Available, so the Indians Gather.
   *[other] { $available } War Parties are Available, so the Indians Gather.
}
lod-np-indians-chart-scout = Neither Raid nor Gather, and British Regulars are with War Parties, so the Indians Scout.
lod-np-indians-chart-march = Neither Raid nor Gather, and no British Regulars are with War Parties, so the Indians March.
lod-np-indians-chart-instead = { $tried } is not possible, so { $command } follows.

## Raid

lod-np-indians-raid-where = Raid Colonies at Opposition: first where Plunder can follow, then the highest Population.
lod-np-indians-raid-moves = An Underground War Party moves in where none is or the Rebellion is not outnumbered, never the last from a Village.
lod-np-indians-raid-stays = The War Parties there are enough for the Raid.

## Gather

lod-np-indians-gather-village = Build a Village wherever there is room and 3 War Parties (2 with Cornplanter), first with the Leader.
lod-np-indians-gather-at-village = Place War Parties at Villages: first with enemies, then where none is Underground, then with the Leader.
lod-np-indians-gather-camp = Place War Parties where a Village has room: first with 2 there, then with 1.
lod-np-indians-gather-regroup = No War Party is Available, so Active ones move to an adjacent Village and become Underground.
lod-np-indians-gather-places = Place as many War Parties as possible.

## March

lod-np-indians-march-village = March to get 3 War Parties where a Village has room.
lod-np-indians-march-control = March to remove Rebellion Control: first without Active Support, then with the fewest War Parties.
lod-np-indians-march-from = They come from where the most Underground War Parties can be spared.
lod-np-indians-march-count = As many march as needed, Underground first. They leave no Village alone, lose no Control and give up no site for a Village.

## Scout

lod-np-indians-scout-where = Scout with the largest British group: first to a Patriot Fort, then to a Village with enemies, then to remove Rebellion Control.
lod-np-indians-scout-from = The largest British group that can leave without losing Control moves.
lod-np-indians-scout-one = 1 War Party leads the British.
lod-np-indians-scout-most = As many cubes move as possible without losing Control.
lod-np-indians-scout-skirmish = The British remove a Patriot Fort if possible, otherwise the most pieces.

## Special Activities

lod-np-indians-plunder = War Parties outnumber the Rebellion in a raided Colony and the Patriots have Resources, so they Plunder.
lod-np-indians-plunder-where = Plunder at the highest Population.
lod-np-indians-trade = The Indians have no Resources or no War Path is possible, so they Trade.
lod-np-indians-trade-for-raid = The Raid needs Resources, so they Trade first.
lod-np-indians-trade-where = Trade at the Village with the most Underground War Parties.
lod-np-indians-war-path = War Path is possible, so it follows the Command.
lod-np-indians-war-path-where = War Path: first against a Patriot Fort, then against the most pieces, then with a Village.
lod-np-indians-war-path-hardest = Remove a Fort if possible, otherwise the most units.

## Pieces

lod-np-indians-active-first = Active War Parties are removed before Underground ones.
lod-np-indians-enemy-first = Remove Underground Militia, then Active Militia, then cubes in turn, starting with the type that has fewer.
lod-np-indians-never-taken = Non-players never take pieces from the map to place them elsewhere.

## Battle, Winter and the Leader

lod-np-indians-battle = Defending a Village, all Underground War Parties except 1 are Activated; elsewhere none.
lod-np-indians-supply-pays = Without these War Parties the Rebellion would gain Control, or they can build a Village here, so they pay.
lod-np-indians-supply-goes = These War Parties move to the nearest Village.
lod-np-indians-first-village = The first Village is placed with War Parties, if there are any.
lod-np-indians-desertion = First, a desertion that frees a Village; then one that removes Rebellion Control; then the last of its type in a space.
lod-np-indians-cornplanter = Cornplanter goes to 2 War Parties with room for a Village.
lod-np-indians-leader = The Leader goes to the most War Parties.
lod-np-indians-leader-comes = The Leader is placed with the new pieces.
lod-np-leader-with-larger-group = The Leader goes with the larger group: { $moved } moved, { $stayed } stayed.
