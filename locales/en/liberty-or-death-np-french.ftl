# The non-player French (8.6): why they do what they do.

## The Event

lod-np-french-roll-event = After the Treaty of Alliance, the French play an Effective Event on a roll of 5 or 6
lod-np-french-event-opposition = Support exceeds Opposition, and the Event shifts the balance toward the Rebellion.
lod-np-french-event-unavailable = The Event brings French Regulars or Squadrons from Unavailable.
lod-np-french-event-places = The Event places Available French Regulars.
lod-np-french-event-casualties = The Event inflicts British Casualties.
lod-np-french-event-resources = The Event gives the French Resources.
lod-np-french-event-roll = Roll { $roll }: { $roll ->
    [5] the French play the Event.
    [6] the French play the Event.
   *[other] the French do not play the Event.
}

## Which Command

lod-np-french-roll-need = The French choose Hortalez if this die exceeds Patriot Resources
lod-np-french-roll-muster = The French Muster if this die is less than the Available French Regulars
lod-np-french-chart-hortalez = The Patriots are short of Resources, so Hortalez comes first.
lod-np-french-chart-agents = The Patriots have enough Resources, so Agent Mobilization comes first.
lod-np-french-chart-muster = { $available ->
    [one] 1 French Regular is Available, so Muster comes first.
   *[other] { $available } French Regulars are Available, so Muster comes first.
}
lod-np-french-chart-battle = No Muster, and Rebellion cubes and Leaders outnumber the British somewhere, so Battle comes first.
lod-np-french-chart-march = No Muster, and the British are outnumbered nowhere, so March comes first.
lod-np-french-chart-instead = { $tried } is not possible, so { $command } follows.

## Hortalez, Agent Mobilization, Muster

lod-np-french-roll-hortalez = Hortalez: roll for the Resources that the French give
lod-np-french-hortalez = { $roll ->
    [one] The die allows 1 Resource.
   *[other] The die allows { $roll } Resources, or all that the French have.
}
lod-np-french-agents-where = Mobilize where the Rebellion gains Control, then at the most Patriot units.
lod-np-french-agents-what = 2 Militia, or 1 Continental if 2 Militia are not Available.
lod-np-french-muster-where = If few Regulars are there and the Rebellion does not Control it, the West Indies; otherwise under Rebellion Control, first with Continentals.
lod-np-french-muster-all = Place all possible Regulars and replace none with a Fort.

## March

lod-np-french-march-control = March to add Rebellion Control: Cities, then Colonies, the most British pieces first.
lod-np-french-march-approach = Regulars with no British in or adjacent to their space march toward the nearest British.
lod-np-french-march-join = Nothing else applies, so 1 Regular joins Patriots who face the British.
lod-np-french-march-from = Every group that can march does so.
lod-np-french-march-count = As many march as possible without losing Rebellion Control.

## Battle

lod-np-french-battle-where = Battle wherever the Rebellion is stronger, the highest Population first.
lod-np-french-battle-patriots = The Patriots join if they can pay.
lod-np-french-battle-militia = Activate Militia only where they add to the Force Level, keeping 1 Underground.
lod-np-french-blockade-victory = After the win, the Blockade moves to a City with more Support, if there is one.

## Special Activities

lod-np-french-roll-preparer = After the Treaty of Alliance, the French release forces if this die does not exceed what is Unavailable
lod-np-french-skirmish = Skirmish in the West Indies; otherwise where there are British pieces but no Battle or Muster.
lod-np-french-skirmish-hardest = Remove a British Fort if possible, otherwise as many cubes as possible.
lod-np-french-preparer = Préparer la Guerre: a Squadron first, then Regulars, then Resources if the French have none.
lod-np-french-naval-pressure = Naval Pressure: a Squadron Blockades a City.
lod-np-french-blockade = Blockade a City of the Battle first, then the City with the most Support.
lod-np-french-blockades-move = Blockades move to the Cities with the most Support.
lod-np-french-enemy-first = Cubes are removed in turn, starting with the type that has fewer.

## Winter and the Leader

lod-np-french-supply-pays = Control of this space depends on the Regulars, so they pay.
lod-np-french-supply-goes = Control does not depend on these Regulars, or the Resources are needed elsewhere, so they move to the nearest Patriot Fort.
lod-np-french-west-indies = The Regulars stay in the West Indies if the French can pay.
lod-np-french-leader = The Leader goes to Regulars with Continentals, the most Regulars first.
lod-np-french-leader-comes = The Leader is placed with the new pieces.
lod-np-french-desertion = First, a Tory whose loss changes Control; then the last Tory in a space with Population and without Active Support.
