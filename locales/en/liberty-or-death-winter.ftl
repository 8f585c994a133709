# Liberty or Death: the Winter Quarters Round, and victory.

## Victory

lod-note-margins = { $faction }: { $first } in Support and Opposition beyond the 10 that are needed, { $second } in the second condition. Both must be above 0.
lod-note-victory = The { $faction } meet their conditions of victory. The game is over.
lod-note-game-end = The final round is over. The { $faction } take first place.
lod-outcome-check = The { $winner } win at a Victory Check. Margins: British { $british }, Patriots { $patriots }, Indians { $indians }, French { $french }.
lod-outcome-check-combined = The { $side } player wins at a Victory Check with both Factions. Margins: British { $british }, Patriots { $patriots }, Indians { $indians }, French { $french }.
lod-outcome-final = The { $winner } win at the end of the last Winter Quarters Round. Margins: British { $british }, Patriots { $patriots }, Indians { $indians }, French { $french }.
lod-outcome-final-combined = The { $side } player wins at the end of the last Winter Quarters Round, by the worse margin of the two Factions. Margins: British { $british }, Patriots { $patriots }, Indians { $indians }, French { $french }.

## Supply

lod-ask-british-supply = The British cubes in { $space } are out of supply: pay 1 Resource, shift the space towards Active Opposition, or remove them
lod-ask-patriot-supply = The Patriots in { $space } are out of supply: pay 1 Resource, or remove { $count ->
    [one] one unit
   *[other] { $count } units
}
lod-ask-patriot-supply-loss = { $count ->
    [one] One unit goes
   *[other] { $count } units go
} from { $space } for want of supply. How many are { $piece }?
lod-ask-french-supply = The French Regulars in { $space } are out of supply: pay 1 Resource, or choose the nearest Patriot Fort to go to
lod-ask-indian-supply = The War Parties in { $space } are out of supply: pay 1 Resource, or choose the nearest Province with a Village to go to
lod-ask-first-village = There is no Village on the map: choose the Reserve Province where one is placed
lod-note-supply-paid = The { $faction } pay one Resource for supply in { $space }.
lod-note-supply-shift = { $space } pays for the British supply: it shifts to { $level }.
lod-note-supply-removed = Out of supply: { $piece } in { $space } return to Available ({ $count }).
lod-note-supply-moved = Out of supply: { $piece } go from { $from } to { $to } ({ $count }).

## West Indies

lod-note-west-indies-battle = French and British meet in the West Indies: the French must fight.
lod-ask-west-indies-withdraw = How many of the { $count ->
    [one] one Regular
   *[other] { $count } Regulars
} in the West Indies return to Available? If any stay, that costs 1 Resource in all
lod-note-west-indies-withdrawn = The { $faction } withdraw { $count ->
    [one] one Regular
   *[other] { $count } Regulars
} from the West Indies.
lod-note-west-indies-paid = The { $faction } pay one Resource to keep { $count ->
    [one] one Regular
   *[other] { $count } Regulars
} in the West Indies.

## Resources and Support

lod-note-earnings = The { $faction } earn { $count ->
    [one] one Resource
   *[other] { $count } Resources
}.
lod-ask-winter-reward-loyalty = Reward Loyalty: choose a space, or be done (1 Resource a marker, then 1 a level, two levels at the most)
lod-ask-committees-where = Committees of Correspondence: choose a space under Rebellion Control, or be done (1 Resource a Raid marker, then 1 a level, two levels at the most)
lod-ask-committees-how-many = How many Resources do you spend in { $space }? { $raids ->
    [0] Each shifts one level towards Active Opposition.
    [one] The first removes the Raid marker, each further one shifts one level towards Active Opposition.
   *[other] The first { $raids } remove the Raid markers, each further one shifts one level towards Active Opposition.
}
lod-note-committees = The Patriots spend { $count ->
    [one] one Resource
   *[other] { $count } Resources
} on Committees of Correspondence in { $space }, which is now at { $level }.

## Redeployment

lod-note-leader-change = { $successor } takes the place of { $leader }.
lod-ask-leader-redeploys = Where shall { $leader } spend the next Campaign?
lod-note-leader-redeploys = { $leader } goes to { $to }.
lod-note-leader-leaves = { $leader } leaves the map.
lod-note-released = Released from Unavailable: { $piece } ({ $count }).

## Desertion

lod-ask-militia-desert = Choose the Militia that deserts
lod-ask-continentals-desert = Choose the Continental that deserts
lod-ask-tories-desert = Choose the Tory that deserts
lod-note-deserts = One of the { $piece } in { $space } deserts.

## Reset and Winter Quarters cards

lod-note-reset = Markers are taken off, Casualties become Available, Militia and War Parties go Underground, and all Factions are Eligible.
lod-note-winter-gain = The { $faction } gain { $count } Resources.
lod-note-winter-loss = The { $faction } lose { $count ->
    [one] one Resource
   *[other] { $count } Resources
}.
lod-note-winter-casualties = Cumulative Casualties are now { $cbc } British and { $crc } of the Rebellion.
lod-ask-winter-base = The { $faction } lead in Forts and Villages: choose which of yours returns to Available
lod-note-winter-base = The { $faction } lead in Forts and Villages and lose one of their { $piece }, in { $space }.
