# Liberty or Death: the Commands and Special Activities of Patriots and French.

## Rally (3.3.1)

lod-ask-rally-where = Rally: choose a space
lod-ask-rally-how = Rally in { $space }: choose what to do
lod-ask-rally-militia = Rally in { $space }: choose how many Militia to place
lod-ask-rally-unit-for-fort = Build a Fort in { $space }: choose a unit to replace (2 in total)
lod-ask-rally-regroup-from = Rally in { $space }: choose an adjacent space to move Militia from, or Done
lod-ask-rally-regroup-count = From { $origin } to { $space }: choose how many { $piece } move
lod-ask-rally-train-where = Choose a Fort where Militia become Continentals
lod-ask-rally-train-count = { $space }: choose how many { $piece } become Continentals
lod-note-rally = { $paid ->
    [0] The Patriots Rally in { $space } for free.
    [one] The Patriots Rally in { $space } for 1 Resource.
   *[other] The Patriots Rally in { $space } for { $paid } Resources.
}
lod-note-rally-nothing = { $space }: the Rally has no effect.
lod-note-rally-unit-for-fort = { $space }: the new Fort replaces 1 { $piece-one }.
lod-note-rally-regroup = { $count ->
    [one] 1 Militia moves from { $origin } to { $space }.
   *[other] { $count } Militia move from { $origin } to { $space }.
}
lod-note-rally-underground = { $space }: all Militia are now Underground.
lod-note-rally-train = { $count ->
    [one] { $space }: 1 Continental replaces 1 Militia.
   *[other] { $space }: { $count } Continentals replace { $count } Militia.
}

## Patriot March (3.3.2)

lod-ask-patriot-march-where = March: choose a destination
lod-ask-patriot-march-from = March to { $space }: choose the space to march from
lod-ask-patriot-march-more = March to { $space }: choose another origin, or Done
lod-ask-patriot-march-count = March from { $from } to { $to }: choose how many { $piece }
lod-note-patriot-march = { $paid ->
    [0] The Patriots March to { $space } for free.
    [one] The Patriots March to { $space } for 1 Resource.
   *[other] The Patriots March to { $space } for { $paid } Resources.
}
lod-note-french-join-march = { $paid ->
    [0] The French join the March to { $space } for free.
    [one] The French join the March to { $space } for 1 Resource.
   *[other] The French join the March to { $space } for { $paid } Resources.
}
lod-note-patriot-group = From { $from } to { $to }: { $continentals ->
    [0] {""}
    [one] 1 Continental
   *[other] { $continentals } Continentals
}{ $militia ->
    [0] {""}
   *[other] { $continentals ->
        [0] { $militia } Militia
       *[other] , { $militia } Militia
    }
}{ $french ->
    [0] {""}
    [one] , 1 French Regular
   *[other] , { $french } French Regulars
}.
lod-note-patriot-march-militia = { $count ->
    [one] { $space }: 1 Militia becomes Active.
   *[other] { $space }: { $count } Militia become Active.
}
lod-note-patriot-march-war-parties = { $count ->
    [one] { $space }: 1 War Party Activated by Continentals.
   *[other] { $space }: { $count } War Parties Activated by Continentals.
}

## Patriot Battle (3.3.3)

lod-ask-patriot-battle-where = Battle: choose a space
lod-ask-french-join-battle = { $cost ->
    [0] Do the French join the Battle in { $space } (free)?
    [one] Do the French join the Battle in { $space } (1 Resource)?
   *[other] Do the French join the Battle in { $space } ({ $cost } Resources)?
}
lod-note-patriot-battle = { $paid ->
    [0] The Patriots Battle in { $space } for free.
    [one] The Patriots Battle in { $space } for 1 Resource.
   *[other] The Patriots Battle in { $space } for { $paid } Resources.
}
lod-note-french-join-battle = { $paid ->
    [0] The French join the Battle in { $space } for free.
    [one] The French join the Battle in { $space } for 1 Resource.
   *[other] The French join the Battle in { $space } for { $paid } Resources.
}

## Rabble-Rousing (3.3.4)

lod-ask-rabble-rousing-where = Rabble-Rousing: choose a space
lod-note-rabble-rousing = { $paid ->
    [0] Rabble-Rousing in { $space } for free: now { $level }
    [one] Rabble-Rousing in { $space } for 1 Resource: now { $level }
   *[other] Rabble-Rousing in { $space } for { $paid } Resources: now { $level }
}{ $propaganda ->
    [0] , no Propaganda marker left to place.
   *[other] , 1 Propaganda marker placed.
}
lod-note-rabble-rousing-activates = { $space }: 1 Militia becomes Active.

## Persuasion (4.3.1)

lod-ask-persuasion-where = { $left ->
    [one] Persuasion (1 space left): choose a Colony or City, or Done
   *[other] Persuasion (at most { $left } spaces): choose a Colony or City
}
lod-note-persuasion = Persuasion in { $space }: 1 Militia becomes Active, the Patriots gain 1 Resource{ $propaganda ->
    [0] , no Propaganda marker left to place.
   *[other] , 1 Propaganda marker placed.
}

## Partisans (4.3.2)

lod-ask-partisans-where = Partisans: choose a space
lod-ask-partisans-how = Partisans in { $space }: remove 1 unit, or remove 2 or a Village and lose 1 Militia
lod-ask-partisans-unit = Partisans in { $space }: choose a Royalist unit to remove
lod-note-partisans-one = Partisans in { $space }: 1 Militia becomes Active.
lod-note-partisans-two = Partisans in { $space }: 1 Militia becomes Active, 1 Militia removed.
lod-note-partisans-remove = { $space }: 1 { $piece-one } removed.

## French Agent Mobilization (3.5.1)

lod-ask-agents-where = Agent Mobilization: choose a Province
lod-ask-agents-what = Agent Mobilization in { $space }: place 2 Militia or 1 Continental
lod-note-agents = { $paid ->
    [0] Agent Mobilization in { $space } for free.
    [one] Agent Mobilization in { $space } for 1 French Resource.
   *[other] Agent Mobilization in { $space } for { $paid } French Resources.
}
lod-note-agents-nothing = { $space }: no Militia or Continentals Available to place.
lod-note-agents-place = { $count } { $piece } placed in { $space }.

## Roderigue Hortalez et Cie (3.5.2)

lod-ask-hortalez = Hortalez et Cie: choose how many Resources to spend. The Patriots gain 1 more.
lod-note-hortalez = { $given ->
    [one] The French spend 1 Resource on Hortalez et Cie; the Patriots gain { $received }.
   *[other] The French spend { $given } Resources on Hortalez et Cie; the Patriots gain { $received }.
}

## French Muster (3.5.3)

lod-ask-french-muster-where = Muster: choose a space for the French Regulars
lod-ask-french-muster-count = Muster: choose how many French Regulars to place in { $space }
lod-ask-french-fort = { $cost ->
    [0] Replace 2 French Regulars in { $space } with a Patriot Fort (free)?
    [one] Replace 2 French Regulars in { $space } with a Patriot Fort (1 Patriot Resource)?
   *[other] Replace 2 French Regulars in { $space } with a Patriot Fort ({ $cost } Patriot Resources)?
}
lod-note-french-muster = { $paid ->
    [0] The French Muster in { $space } for free.
    [one] The French Muster in { $space } for 1 Resource.
   *[other] The French Muster in { $space } for { $paid } Resources.
}
lod-note-french-muster-place = { $count ->
    [0] The French place no Regulars in { $space }.
    [one] The French place 1 Regular in { $space }.
   *[other] The French place { $count } Regulars in { $space }.
}
lod-note-french-fort = { $paid ->
    [0] { $space }: a Patriot Fort replaces 2 French Regulars for free.
    [one] { $space }: a Patriot Fort replaces 2 French Regulars for 1 Patriot Resource.
   *[other] { $space }: a Patriot Fort replaces 2 French Regulars for { $paid } Patriot Resources.
}

## French March (3.5.4)

lod-ask-french-march-where = March: choose a destination
lod-ask-french-march-from = March to { $space }: choose the space to march from
lod-ask-french-march-more = March to { $space }: choose another origin, or Done
lod-ask-french-march-count = March from { $from } to { $to }: choose how many { $piece }
lod-note-french-march = { $paid ->
    [0] The French March to { $space } for free.
    [one] The French March to { $space } for 1 Resource.
   *[other] The French March to { $space } for { $paid } Resources.
}
lod-note-patriots-join-march = { $paid ->
    [0] Continentals join the March to { $space } for free.
    [one] Continentals join the March to { $space } for 1 Patriot Resource.
   *[other] Continentals join the March to { $space } for { $paid } Patriot Resources.
}
lod-note-french-group = From { $from } to { $to }: { $french ->
    [0] {""}
    [one] 1 French Regular
   *[other] { $french } French Regulars
}{ $continentals ->
    [0] {""}
    [one] , 1 Continental
   *[other] , { $continentals } Continentals
}.

## French Battle (3.5.5)

lod-ask-french-battle-where = Battle: choose a space
lod-ask-patriots-join-battle = { $cost ->
    [0] Do the Patriots join the Battle in { $space } (free)?
    [one] Do the Patriots join the Battle in { $space } (1 Resource)?
   *[other] Do the Patriots join the Battle in { $space } ({ $cost } Resources)?
}
lod-note-french-battle = { $paid ->
    [0] The French Battle in { $space } for free.
    [one] The French Battle in { $space } for 1 Resource.
   *[other] The French Battle in { $space } for { $paid } Resources.
}
lod-note-patriots-join-battle = { $paid ->
    [0] The Patriots join the Battle in { $space } for free.
    [one] The Patriots join the Battle in { $space } for 1 Resource.
   *[other] The Patriots join the Battle in { $space } for { $paid } Resources.
}

## Préparer la Guerre (4.5.1)

lod-ask-preparer = Préparer la Guerre: choose a Squadron, 3 Regulars or 2 Resources
lod-note-preparer-squadron = 1 Squadron moves to the West Indies. French Preparations: { $preparations }.
lod-note-preparer-regulars = { $count ->
    [one] 1 French Regular becomes Available. French Preparations: { $preparations }.
   *[other] { $count } French Regulars become Available. French Preparations: { $preparations }.
}
lod-note-preparer-resources = { $count ->
    [one] Préparer la Guerre: the French gain 1 Resource.
   *[other] Préparer la Guerre: the French gain { $count } Resources.
}
