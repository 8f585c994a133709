# Liberty or Death: the Commands and Special Activities of Patriots and French.

## Rally (3.3.1)

lod-ask-rally-where = Rally: choose the next space, not at Active Support. Each costs 1 Resource.
lod-ask-rally-how = How do the Patriots Rally in { $space }? With a Patriot Fort there you may also do nothing.
lod-ask-rally-militia = How many Militia are placed in { $space }? At most the Patriot Forts there plus its Population.
lod-ask-rally-unit-for-fort = Which unit in { $space } makes way for the new Fort? Two in all.
lod-ask-rally-regroup-from = From which adjacent space do Militia come to { $space }? All Militia there then go Underground.
lod-ask-rally-regroup-count = How many of the { $piece } move from { $origin } to { $space }?
lod-ask-rally-train-where = In one Rally space with a Patriot Fort, Militia may become Continentals. Where?
lod-ask-rally-train-count = How many of the { $piece } in { $space } become Continentals?
lod-note-rally = { $paid ->
    [0] The Patriots Rally in { $space }, free of cost.
   *[other] The Patriots pay { $paid } and Rally in { $space }.
}
lod-note-rally-nothing = There is nothing to Rally in { $space }.
lod-note-rally-unit-for-fort = The new Fort in { $space } replaces one of the { $piece }.
lod-note-rally-regroup = { $count } Militia move from { $origin } to { $space }.
lod-note-rally-underground = All Militia in { $space } are now Underground.
lod-note-rally-train = { $count ->
    [one] A Continental takes the place of a Militia in { $space }.
   *[other] { $count } Continentals take the place of as many Militia in { $space }.
}

## Patriot March (3.3.2)

lod-ask-patriot-march-where = March: choose the next destination, beside Patriot units that have not moved. Each costs 1 Resource.
lod-ask-patriot-march-from = From which space do units march to { $space }?
lod-ask-patriot-march-more = From which other space do units march to { $space } too? Or be done with it.
lod-ask-patriot-march-count = How many of the { $piece } march from { $from } to { $to }? French Regulars go 1 for 1 with Continentals.
lod-note-patriot-march = { $paid ->
    [0] The Patriots March to { $space }, free of cost.
   *[other] The Patriots pay { $paid } and March to { $space }.
}
lod-note-french-join-march = { $paid ->
    [0] The French come along to { $space }, free of cost.
   *[other] The French pay { $paid } to come along to { $space }.
}
lod-note-patriot-group = From { $from } to { $to } march: Continentals { $continentals }, Militia { $militia }, French Regulars { $french }.
lod-note-patriot-march-militia = The group is noticed in { $space }: { $count } of its Militia are set Active.
lod-note-patriot-march-war-parties = { $count ->
    [one] Continentals find a War Party in { $space }, which is set Active.
   *[other] Continentals find { $count } War Parties in { $space }, which are set Active.
}

## Patriot Battle (3.3.3)

lod-ask-patriot-battle-where = Battle: choose the next space with Patriot and Royalist pieces. Each costs 1 Resource.
lod-ask-french-join-battle = { $cost ->
    [0] Do the French fight along in { $space }? It costs them nothing.
   *[other] Do the French fight along in { $space }? They pay { $cost } for it.
}
lod-note-patriot-battle = { $paid ->
    [0] The Patriots attack in { $space }, free of cost.
   *[other] The Patriots pay { $paid } and attack in { $space }.
}
lod-note-french-join-battle = { $paid ->
    [0] The French fight along in { $space }, free of cost.
   *[other] The French pay { $paid } and fight along in { $space }.
}

## Rabble-Rousing (3.3.4)

lod-ask-rabble-rousing-where = Rabble-Rousing: choose the next space, under Rebellion Control with a Patriot piece, or with Underground Militia. Each costs 1 Resource.
lod-note-rabble-rousing = { $paid ->
    [0] The Patriots rouse the rabble in { $space }, free of cost: { $level }
   *[other] The Patriots pay { $paid } and rouse the rabble in { $space }: { $level }
}{ $propaganda ->
    [0] . No Propaganda marker is left.
   *[other] , with a Propaganda marker.
}
lod-note-rabble-rousing-activates = A Militia in { $space } is set Active.

## Persuasion (4.3.1)

lod-ask-persuasion-where = Persuasion: choose { $left ->
    [one] one more Colony or City
   *[other] up to { $left } Colonies or Cities
} under Rebellion Control with Underground Militia. Each brings 1 Resource.
lod-note-persuasion = Persuasion in { $space }: a Militia is set Active, and the Patriots gain 1 Resource{ $propaganda ->
    [0] . No Propaganda marker is left.
   *[other] {" "}and place a Propaganda marker.
}

## Partisans (4.3.2)

lod-ask-partisans-where = Partisans: choose the space where Underground Militia strike.
lod-ask-partisans-how = How do the Partisans strike in { $space }? Against two units or a Village, two Militia show themselves and one of them is removed.
lod-ask-partisans-unit = Which Royalist unit in { $space } do the Partisans remove?
lod-note-partisans-one = Partisans strike in { $space }: a Militia is set Active.
lod-note-partisans-two = Partisans strike in { $space }: two Militia show themselves; one is set Active, the other removed.
lod-note-partisans-remove = Removed in { $space }: one of the { $piece }.

## French Agent Mobilization (3.5.1)

lod-ask-agents-where = French Agent Mobilization: choose one Province, not at Active Support. It costs 1 Resource.
lod-ask-agents-what = What do the French agents place in { $space }: two Militia or one Continental?
lod-note-agents = { $paid ->
    [0] French agents are at work in { $space }, free of cost.
   *[other] The French pay { $paid } for their agents in { $space }.
}
lod-note-agents-nothing = Neither Militia nor Continentals are Available for { $space }.
lod-note-agents-place = Placed in { $space }: { $piece }, { $count }.

## Roderigue Hortalez et Cie (3.5.2)

lod-ask-hortalez = Roderigue Hortalez et Cie: how many Resources do the French give? The Patriots receive one more.
lod-note-hortalez = The French give { $given } through Hortalez et Cie, and the Patriots receive { $received }.

## French Muster (3.5.3)

lod-ask-french-muster-where = Muster: choose a Colony or City under Rebellion Control, or the West Indies. It costs 2 Resources.
lod-ask-french-muster-count = { $space }: how many Regulars do the French place?
lod-ask-french-fort = { $cost ->
    [0] Do two French Regulars in { $space } make way for a Patriot Fort? It costs nothing.
   *[other] Do two French Regulars in { $space } make way for a Patriot Fort? The Patriots pay { $cost }.
}
lod-note-french-muster = { $paid ->
    [0] The French Muster, free of cost: { $space }.
   *[other] The French pay { $paid } for a Muster: { $space }.
}
lod-note-french-muster-place = { $count ->
    [0] { $space }: the French place no Regulars.
    [one] { $space }: the French place a Regular.
   *[other] { $space }: the French place { $count } Regulars.
}
lod-note-french-fort = { $paid ->
    [0] A Patriot Fort replaces two French Regulars in { $space }.
   *[other] A Patriot Fort replaces two French Regulars in { $space }; the Patriots pay { $paid }.
}

## French March (3.5.4)

lod-ask-french-march-where = March: choose the next destination, with a Patriot piece or with Continentals that come along. Each costs 1 Resource.
lod-ask-french-march-from = From which space do French Regulars march to { $space }?
lod-ask-french-march-more = From which other space do French Regulars march to { $space } too? Or be done with it.
lod-ask-french-march-count = How many of the { $piece } march from { $from } to { $to }? Continentals go 1 for 1 with French Regulars.
lod-note-french-march = { $paid ->
    [0] The French March to { $space }, free of cost.
   *[other] The French pay { $paid } and March to { $space }.
}
lod-note-patriots-join-march = { $paid ->
    [0] Continentals come along to { $space }, free of cost.
   *[other] The Patriots pay { $paid } for the Continentals that come along to { $space }.
}
lod-note-french-group = From { $from } to { $to } march: French Regulars { $french }, Continentals { $continentals }.

## French Battle (3.5.5)

lod-ask-french-battle-where = Battle: choose the next space with French and Royalist pieces. Each costs 1 Resource.
lod-ask-patriots-join-battle = { $cost ->
    [0] Do the Patriots fight along in { $space }? It costs them nothing.
   *[other] Do the Patriots fight along in { $space }? They pay { $cost } for it.
}
lod-note-french-battle = { $paid ->
    [0] The French attack, free of cost: { $space }.
   *[other] The French pay { $paid } and attack: { $space }.
}
lod-note-patriots-join-battle = { $paid ->
    [0] The Patriots fight along in { $space }, free of cost.
   *[other] The Patriots pay { $paid } and fight along in { $space }.
}

## Préparer la Guerre (4.5.1)

lod-ask-preparer = Préparer la Guerre: a Squadron for the West Indies, three Regulars made Available, or 2 Resources?
lod-note-preparer-squadron = A French Squadron sails to the West Indies. French Preparations: { $preparations }.
lod-note-preparer-regulars = { $count ->
    [one] A French Regular becomes Available.
   *[other] { $count } French Regulars become Available.
} French Preparations: { $preparations }.
lod-note-preparer-resources = The French prepare for war and add { $count } Resources.
