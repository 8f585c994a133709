# The non-player French (8.6): why they do what they do.

## The Event

lod-np-french-roll-event = After the Treaty of Alliance the non-player French play an Effective Event on 5 or 6
lod-np-french-event-opposition = Support exceeds Opposition, and the Event moves the balance towards the Rebellion.
lod-np-french-event-unavailable = The Event brings French Regulars or Squadrons out of Unavailable.
lod-np-french-event-places = The Event places Available French Regulars.
lod-np-french-event-casualties = The Event inflicts British Casualties.
lod-np-french-event-resources = The Event adds French Resources.
lod-np-french-event-roll = After the Treaty of Alliance { $roll } is { $roll ->
    [5] enough
    [6] enough
   *[other] not enough
} for the Event.

## Which Command

lod-np-french-roll-need = The non-player French help the Patriots by Hortalez if this die exceeds Patriot Resources
lod-np-french-roll-muster = The non-player French Muster if this die shows less than the French Regulars Available
lod-np-french-chart-hortalez = The Patriots are poor: Hortalez is wanted.
lod-np-french-chart-agents = The Patriots can do without money: Agent Mobilization is wanted.
lod-np-french-chart-muster = { $available } French Regulars are Available: the French want to Muster.
lod-np-french-chart-battle = No Muster, and Rebellion cubes and Leaders outnumber the British somewhere: the French want to Battle.
lod-np-french-chart-march = No Muster, and the British are outnumbered nowhere: the French want to March.
lod-np-french-chart-instead = { $tried } is not possible, so { $command } follows.

## Hortalez, Agent Mobilization, Muster

lod-np-french-roll-hortalez = How many Resources the non-player French give by Hortalez, as far as they have them
lod-np-french-hortalez = The die allows { $roll ->
    [one] one Resource
   *[other] { $roll } Resources
}, or all that the French have if that is less.
lod-np-french-agents-where = Mobilize first where the Rebellion gains Control, then where the most Patriot units are.
lod-np-french-agents-what = Two Militia, or a Continental if there are no two.
lod-np-french-muster-where = Few Regulars go to the West Indies while the Rebellion does not Control them; otherwise they land where the Rebellion has Control, first with Continentals.
lod-np-french-muster-all = All Regulars that can be placed are placed, and none makes way for a Fort.

## March

lod-np-french-march-control = March to add Rebellion Control: Cities first, then Colonies, the most British pieces first.
lod-np-french-march-approach = Regulars with no British in or next to their space go towards the nearest British.
lod-np-french-march-join = Nothing else to do: one Regular joins Patriots who face the British.
lod-np-french-march-from = Every group that can goes.
lod-np-french-march-count = As many go as can without loss of Rebellion Control.

## Battle

lod-np-french-battle-where = Battle wherever the Rebellion is the stronger, the highest Population first.
lod-np-french-battle-patriots = The Patriots take part if they can pay.
lod-np-french-battle-militia = Hidden Militia come out only where they add a point, and one stays hidden.
lod-np-french-blockade-victory = After the victory the Blockade goes to a City with more Support, if there is one.

## Special Activities

lod-np-french-roll-preparer = After the Treaty of Alliance the non-player French bring forces if this die is no higher than what is Unavailable
lod-np-french-skirmish = Skirmish in the West Indies, else where British stand and no Battle or Muster is.
lod-np-french-skirmish-hardest = A British Fort if it can go, else as many cubes as possible.
lod-np-french-preparer = Prepare for war: a Squadron first, then Regulars; Resources only for a treasury that is empty.
lod-np-french-naval-pressure = Naval Pressure: a Squadron blockades a City.
lod-np-french-blockade = A Blockade goes first to a City of the Battle, then to the City with the most Support.
lod-np-french-blockades-move = Blockades go to the Cities with the most Support.
lod-np-french-enemy-first = Cubes go in turn, the fewer kind first.

## Winter and the Leader

lod-np-french-supply-pays = Paid for: Control of this space depends on the Regulars.
lod-np-french-supply-goes = Control does not depend on these Regulars, or the money is needed elsewhere: they go to the nearest Patriot Fort.
lod-np-french-west-indies = The Regulars stay in the West Indies if the French can pay.
lod-np-french-leader = The Leader goes where Regulars stand with Continentals, the most Regulars first.
lod-np-french-leader-comes = The Leader comes with the new pieces.
lod-np-french-desertion = The first Tory to desert changes Control, else was the last in a populous space without Active Support.
