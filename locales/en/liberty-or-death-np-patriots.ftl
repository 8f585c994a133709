# The non-player Patriots (8.5).

# Event or Command?
lod-np-patriots-event-shifts = Support exceeds Opposition, and the Event works for the Rebellion.
lod-np-patriots-event-militia = The Event brings Underground Militia to a space at Active Support, or with a Village, that had none.
lod-np-patriots-event-fort = The Event places a Patriot Fort.
lod-np-patriots-event-village = The Event removes a Village.
lod-np-patriots-event-resources = The Event brings the Patriots three Resources or more.
lod-np-patriots-event-none = The Event does nothing that the Patriots look for, and they have fewer than 25 pieces on the map.
lod-np-patriots-roll-event = The Patriots have 25 pieces on the map or more: 5 or 6 takes the Event
lod-np-patriots-event-die = The die for the Event showed { $roll }; it takes { $needed } or more.

# Which Command
lod-np-patriots-battle = Rebellion cubes and Leaders outnumber the Active Royalists in some space, and a Battle is worth fighting.
lod-np-patriots-no-battle = Rebellion cubes and Leaders outnumber the Active Royalists in some space, but in no space would the Rebellion fight as the stronger side.
lod-np-patriots-rally = The Patriots Rally.
lod-np-patriots-rally-for-fort = A Rally would place a Patriot Fort.
lod-np-patriots-roll-rally = Do the Patriots Rally? The die must exceed the { $hidden } Underground Militia on the map
lod-np-patriots-rally-die = The die for a Rally showed { $roll }, against { $hidden } Underground Militia on the map.
lod-np-patriots-no-rally = No Rally is possible: Rabble-Rousing instead.
lod-np-patriots-rouses = Rabble-Rousing can shift a space towards Active Opposition.
lod-np-patriots-march = Rabble-Rousing would shift no space: the Patriots March.
lod-np-patriots-no-march = No March serves the Patriots.

# Battle
lod-np-patriots-battle-here = In { $space } the Rebellion's Force Level with its modifiers exceeds that of the Royalists.
lod-np-patriots-french-join = French Regulars join the Battle wherever they can be paid for and Continentals lead them.
lod-np-patriots-activate = { $count ->
    [0] No Militia come
    [one] One Militia comes
   *[other] { $count } Militia come
} out: only those who add to the Force Level, and one stays Underground.
lod-np-patriots-shift = Shifts that are left add the most Opposition in { $space }.
lod-np-patriots-free-rally = Each win of the Rebellion brings the Patriots a free Rally.

# Rally
lod-np-patriots-rally-fort = Four or more Patriot units in { $space } and room: they build a Fort.
lod-np-patriots-rally-lone-fort = The Fort in { $space } stands alone: Militia join it.
lod-np-patriots-rally-training-fort = Continentals are Available: Militia join the Fort with the most of them, in { $space }.
lod-np-patriots-rally-future-fort = A Fort is Available: Militia go where most Patriot units are without one, to { $space }.
lod-np-patriots-rally-control = Militia in { $space } change Control.
lod-np-patriots-rally-opposition = { $space } is not at Active Opposition: Militia go there.
lod-np-patriots-rally-regroup = Active Militia come to the Fort in { $space } and hide.
lod-np-patriots-rally-how = The space was selected for this.
lod-np-patriots-rally-militia = As many Militia as the space takes and as are Available.
lod-np-patriots-rally-trains = All Rally spaces are selected; Continentals are trained next, before any Special Activity.
lod-np-patriots-regroup = Active Militia come from every adjacent space whose Control does not change.
lod-np-patriots-train = { $space } has the most Militia of the Fort spaces in this Rally.
lod-np-patriots-train-count = Continentals replace all Militia but one Underground.
lod-np-patriots-own-removed = Cubes go in turn but for the last Continental, then Active before Underground Militia.
lod-np-patriots-no-removal = A non-player never takes its own pieces from the map to place them elsewhere.

# Rabble-Rousing
lod-np-patriots-rouse = { $space } can be shifted; it is at { $level }.

# March
lod-np-patriots-march-control = Groups around { $space } can bring it under Rebellion Control.
lod-np-patriots-march-militia = { $space } has no Militia: one goes there.
lod-np-patriots-march-from = The March to { $to } begins in { $from }.
lod-np-patriots-march-more = { $to } is not under Rebellion Control yet: the next largest group comes from { $from }.
lod-np-patriots-march-enough = Nobody else need March to { $space }.
lod-np-patriots-march-count = { $from } keeps its Rebellion Control, an Active unit with its Fort, and a unit unless it is at Active Opposition.
lod-np-patriots-march-done = All moves are made; War Parties are found before the Special Activity.

# Special Activities
lod-np-patriots-spent = The Resources are spent: Persuasion before the Command goes on.
lod-np-patriots-activity = { $activity } is the first of the Patriots' Special Activities that is possible.
lod-np-patriots-persuade = Persuasion in { $space }: Forts come first.
lod-np-patriots-partisans-village = Partisans can remove the Village in { $space }.
lod-np-patriots-partisans-war-parties = Partisans can remove the most War Parties in { $space }: { $count }.
lod-np-patriots-partisans-british = Partisans can remove the most British units in { $space }: { $count }.
lod-np-patriots-hardest = The hardest blow that is possible.
lod-np-patriots-struck = Underground before Active War Parties, then cubes in turn, first of the kind that is fewest.
lod-np-patriots-skirmish = A Skirmish in { $space }: first to remove a Fort, then for Control.
lod-np-patriots-done = Nothing is left to do; the Command took { $count ->
    [one] one space.
   *[other] { $count } spaces.
}

# Leaders
lod-np-patriots-leader-comes = An Available Leader comes as soon as he can.
lod-np-patriots-washington = { $space } has the most Continentals.

# Winter Quarters
lod-np-patriots-supply-pays = A loss in { $space } would change Control: the Patriots pay.
lod-np-patriots-supply-no-control = A loss in { $space } changes no Control: units go.
lod-np-patriots-supply-elsewhere = The Resources are needed in other spaces more than in { $space }.
lod-np-patriots-committees = Committees of Correspondence in { $space }.
lod-np-patriots-no-committees = No space gains by Committees of Correspondence.
lod-np-patriots-desertion = The deserter leaves { $space }: as little Control as possible changes, and no space loses its last Patriot unit if another can.
