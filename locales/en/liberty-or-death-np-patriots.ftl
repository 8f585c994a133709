# The non-player Patriots (8.5).

# Event or Command?
lod-np-patriots-event-shifts = Support exceeds Opposition, and the Event shifts the balance toward the Rebellion.
lod-np-patriots-event-militia = The Event places Underground Militia at Active Support or with a Village where there were none.
lod-np-patriots-event-fort = The Event places a Patriot Fort.
lod-np-patriots-event-village = The Event removes a Village.
lod-np-patriots-event-resources = The Event gives the Patriots 3 or more Resources.
lod-np-patriots-event-none = No bullet applies to the Event, and the Patriots have fewer than 25 pieces on the map.
lod-np-patriots-roll-event = The Patriots have 25 or more pieces on the map. They play the Event on a roll of 5 or 6
lod-np-patriots-event-die = Roll { $roll } for the Event; { $needed } or more needed.

# Which Command
lod-np-patriots-battle = Rebellion cubes and Leaders outnumber Active Royalists somewhere, so the Patriots Battle.
lod-np-patriots-no-battle = Rebellion cubes and Leaders outnumber Active Royalists somewhere, but nowhere with the higher Force Level.
lod-np-patriots-rally = The Patriots Rally.
lod-np-patriots-rally-for-fort = Rally would place a Patriot Fort.
lod-np-patriots-roll-rally = { $hidden ->
    [one] 1 Militia is Underground. The Patriots Rally if the die shows more.
   *[other] { $hidden } Militia are Underground. The Patriots Rally if the die shows more.
}
lod-np-patriots-rally-die = Roll { $roll } for Rally against { $hidden } Underground Militia.
lod-np-patriots-no-rally = Rally is not possible, so they use Rabble-Rousing.
lod-np-patriots-rouses = Rabble-Rousing can shift a space toward Active Opposition.
lod-np-patriots-march = Rabble-Rousing would shift no space, so the Patriots March.
lod-np-patriots-no-march = No March is useful to the Patriots.

# Battle
lod-np-patriots-battle-here = { $space }: the Rebellion’s Force Level with modifiers exceeds the Royalists’.
lod-np-patriots-french-join = French Regulars join every Battle that they can pay for, where there are Continentals.
lod-np-patriots-activate = { $count ->
    [0] No Militia is Activated.
    [one] 1 Militia is Activated to raise the Force Level; 1 stays Underground.
   *[other] { $count } Militia are Activated to raise the Force Level; 1 stays Underground.
}
lod-np-patriots-shift = The remaining levels gain the most Opposition in { $space }.
lod-np-patriots-free-rally = Each Rebellion win gives the Patriots a free Rally.

# Rally
lod-np-patriots-rally-fort = { $space } has 4 or more Patriot units and room, so they build a Fort.
lod-np-patriots-rally-lone-fort = The Fort in { $space } is alone, so Militia are placed there.
lod-np-patriots-rally-training-fort = Continentals are Available, so Militia are placed at the Fort with the most Militia: { $space }.
lod-np-patriots-rally-future-fort = A Fort is Available, so Militia are placed with the most Patriot units without a Fort: { $space }.
lod-np-patriots-rally-control = Militia in { $space } change Control.
lod-np-patriots-rally-opposition = { $space } is not at Active Opposition, so Militia are placed there.
lod-np-patriots-rally-regroup = Active Militia move to the Fort in { $space } and become Underground.
lod-np-patriots-rally-how = The space was chosen for this.
lod-np-patriots-rally-militia = Place as many Militia as possible.
lod-np-patriots-rally-trains = All Rally spaces are chosen. Continentals come next, before a Special Activity.
lod-np-patriots-regroup = Active Militia come from every adjacent space where Control does not change.
lod-np-patriots-train = { $space } has the most Militia of the Rally spaces with a Fort.
lod-np-patriots-train-count = Continentals replace all Militia except 1 Underground.
lod-np-patriots-own-removed = Remove cubes in turn, keeping the last Continental; then Active Militia, then Underground.
lod-np-patriots-no-removal = Non-players never take pieces from the map to place them elsewhere.

# Rabble-Rousing
lod-np-patriots-rouse = { $space } is at { $level } and can shift.

# March
lod-np-patriots-march-control = Groups adjacent to { $space } can bring it under Rebellion Control.
lod-np-patriots-march-militia = { $space } has no Militia, so 1 marches there.
lod-np-patriots-march-from = The March to { $to } starts in { $from }.
lod-np-patriots-march-more = { $to } is not yet under Rebellion Control, so the next largest group comes from { $from }.
lod-np-patriots-march-enough = No one else needs to March to { $space }.
lod-np-patriots-march-count = { $from } keeps Rebellion Control, an Active unit with its Fort, and 1 unit unless at Active Opposition.
lod-np-patriots-march-done = All moves are made. War Parties are Activated before the Special Activity.

# Special Activities
lod-np-patriots-spent = The Patriots have no Resources left, so they use Persuasion before the Command continues.
lod-np-patriots-activity = { $activity } is the first possible Special Activity.
lod-np-patriots-persuade = Persuasion in { $space }: spaces with Forts come first.
lod-np-patriots-partisans-village = Partisans can remove the Village in { $space }.
lod-np-patriots-partisans-war-parties = { $count ->
    [one] Partisans can remove 1 War Party in { $space }, the most possible.
   *[other] Partisans can remove { $count } War Parties in { $space }, the most possible.
}
lod-np-patriots-partisans-british = { $count ->
    [one] Partisans can remove 1 British unit in { $space }, the most possible.
   *[other] Partisans can remove { $count } British units in { $space }, the most possible.
}
lod-np-patriots-hardest = Remove as much as possible.
lod-np-patriots-struck = Remove Underground War Parties, then Active ones, then cubes in turn, starting with the type that has fewer.
lod-np-patriots-skirmish = Skirmish in { $space }: first to remove a Fort, then for Control.
lod-np-patriots-done = { $count ->
    [one] Nothing is left to do. The Command used 1 space.
   *[other] Nothing is left to do. The Command used { $count } spaces.
}

# Leaders
lod-np-patriots-leader-comes = An Available Leader is placed as soon as possible.
lod-np-patriots-washington = { $space } has the most Continentals.

# Winter Quarters
lod-np-patriots-supply-pays = A loss in { $space } would change Control, so the Patriots pay.
lod-np-patriots-supply-no-control = A loss in { $space } changes no Control, so units are removed.
lod-np-patriots-supply-elsewhere = Other spaces need the Resources more than { $space }.
lod-np-patriots-committees = Committees of Correspondence in { $space }.
lod-np-patriots-no-committees = No space gains from Committees of Correspondence.
lod-np-patriots-desertion = Desertion in { $space } changes the least Control and avoids removing the last Patriot unit.
