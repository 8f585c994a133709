# The non-player Indians (8.7): why they do what they do.

## The Event

lod-np-indians-roll-event = With four Villages or more the non-player Indians play an Effective Event on 5 or 6
lod-np-indians-event-support = Opposition exceeds Support, and the Event moves the balance towards the Royalists.
lod-np-indians-event-village = The Event places a Village or grants a free Gather.
lod-np-indians-event-fort = The Event removes a Patriot Fort.
lod-np-indians-event-roll = With four Villages or more on the map, { $roll } is { $roll ->
    [5] enough
    [6] enough
   *[other] not enough
} for the Event.

## Which Command

lod-np-indians-roll-raid = The non-player Indians Raid if Support plus this die does not exceed Opposition
lod-np-indians-roll-gather = The non-player Indians Gather if this die shows less than the War Parties Available
lod-np-indians-chart-raid = Opposition exceeds Support by { $gap }: the Indians want to Raid.
lod-np-indians-chart-villages = A Gather would place two Villages or more.
lod-np-indians-chart-gather = { $available } War Parties are Available: the Indians want to Gather.
lod-np-indians-chart-scout = Neither Raid nor Gather, and British Regulars stand beside War Parties: the Indians want to Scout.
lod-np-indians-chart-march = Neither Raid nor Gather, and no British Regulars to lead: the Indians want to March.
lod-np-indians-chart-instead = { $tried } is not possible, so { $command } follows.

## Raid

lod-np-indians-raid-where = Raid Colonies at Opposition: first where Plunder can follow, then the most populous.
lod-np-indians-raid-moves = A hidden War Party moves in where none is or where the Rebellion is not outnumbered, never the last from a Village.
lod-np-indians-raid-stays = The War Parties there are enough for the Raid.

## Gather

lod-np-indians-gather-village = Build a Village wherever there is room and three War Parties stand (two with Cornplanter), first with the Leader.
lod-np-indians-gather-at-village = Bring War Parties to Villages: first among enemies, then where none is hidden, then to the Leader.
lod-np-indians-gather-camp = Bring War Parties where a Village may rise: first where two stand, then where one stands.
lod-np-indians-gather-regroup = No War Party is Available: call the Active ones around a Village home, as far as no Control is lost to the Rebellion, and hide.
lod-np-indians-gather-places = Place as many War Parties as possible.

## March

lod-np-indians-march-village = March so that three War Parties stand where a Village may rise.
lod-np-indians-march-control = March to end Rebellion Control: first where there is no Active Support, then where the fewest War Parties do it.
lod-np-indians-march-from = They come from where the most hidden War Parties can be spared.
lod-np-indians-march-count = As many go as are needed, hidden ones first. No Village is left alone, no Control is lost to the Rebellion, and no site of a Village is given up.

## Scout

lod-np-indians-scout-where = Scout with the largest British group: first to a Patriot Fort, then to a Village among enemies, then to end Rebellion Control.
lod-np-indians-scout-from = The largest British group that can leave without loss of Control goes.
lod-np-indians-scout-one = One War Party leads the troops.
lod-np-indians-scout-most = As many troops go as can leave without loss of Control.
lod-np-indians-scout-skirmish = The troops strike as hard as they can: a Patriot Fort first, else the most pieces.

## Special Activities

lod-np-indians-plunder = War Parties outnumber the Rebellion in a raided Colony, and the Patriots have Resources: Plunder.
lod-np-indians-plunder-where = Plunder where the Population is highest.
lod-np-indians-trade = Trade: there are no Resources, or no War Path is possible.
lod-np-indians-trade-for-raid = Without Resources the Raid cannot go on: Trade first.
lod-np-indians-trade-where = Trade at the Village with the most hidden War Parties.
lod-np-indians-war-path = War Path follows the Command.
lod-np-indians-war-path-where = War Path: first against a Patriot Fort, then against the most pieces, then beside a Village.
lod-np-indians-war-path-hardest = The hardest blow that the War Parties can strike.

## Pieces

lod-np-indians-active-first = Active War Parties go before hidden ones.
lod-np-indians-enemy-first = Militia go first, hidden before Active, then cubes in turn, the fewer kind first.
lod-np-indians-never-taken = Non-players never take pieces from elsewhere on the map to place them.

## Battle, Winter and the Leader

lod-np-indians-battle = In defence of a Village all hidden War Parties but one come out; elsewhere none.
lod-np-indians-supply-pays = Paid for: without these War Parties the Rebellion would gain Control, or they could build a Village here.
lod-np-indians-supply-goes = These War Parties go to the nearest Village.
lod-np-indians-first-village = The first Village rises where War Parties stand, if there are any.
lod-np-indians-desertion = The first to desert leaves a Village in peace, else ends Rebellion Control, else was the last of its kind in the space.
lod-np-indians-cornplanter = Cornplanter goes where two War Parties have room for a Village.
lod-np-indians-leader = The Leader goes where the most War Parties stand.
lod-np-indians-leader-comes = The Leader comes with the new pieces.
lod-np-leader-with-larger-group = The Leader goes with the larger group: { $moved } moved, { $stayed } stay.
