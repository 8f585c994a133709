# Liberty or Death: Commands and Special Activities of the Indians.

## Gather

lod-ask-gather-where = Gather: choose a Province. The first is free if it is a Reserve.
lod-ask-gather-how = Gather in { $space }: choose what to do
lod-ask-gather-how-many = Gather: choose how many War Parties to place in { $space }
lod-ask-village-active = { $count ->
    [one] Village in { $space }: choose 1 to replace an Active War Party, 0 for an Underground one
   *[other] Village in { $space }: choose how many Active War Parties it replaces
}
lod-ask-gather-from = Gather in { $space }: choose a Province to move War Parties from, or Done
lod-note-gather = The Indians Gather in { $space }.
lod-note-village-for = { $count ->
    [one] { $space }: 1 War Party replaced with a Village.
   *[other] { $space }: { $count } War Parties replaced with a Village.
}
lod-note-gather-hides = { $space }: all War Parties are now Underground.
lod-note-gather-nothing = { $space }: nothing to Gather.

## Groups

lod-ask-underground-war-parties-go = From { $from } to { $to }: choose how many Underground War Parties move
lod-ask-active-war-parties-go = From { $from } to { $to }: choose how many Active War Parties move
lod-note-war-parties-go = { $count ->
    [one] 1 War Party moves from { $from } to { $to }.
   *[other] { $count } War Parties move from { $from } to { $to }.
}
lod-note-indian-command-paid = { $count ->
    [0] The { $faction } pay no Resources.
    [one] The { $faction } pay 1 Resource.
   *[other] The { $faction } pay { $count } Resources.
}

## March

lod-ask-indian-march-where = March: choose a Province. The first is free if all come from Reserves.
lod-ask-indian-march-from = March to { $to }: choose the space to march from
lod-note-indian-march-seen = { $count ->
    [0] { $space }: the War Parties stay Active.
    [one] { $space }: 1 War Party becomes Active.
   *[other] { $space }: { $count } War Parties become Active.
}

## Scout

lod-ask-scout-where = Scout (1 Indian and 1 British Resource): choose a Province to enter
lod-ask-scout-from = Scout into { $to }: choose the Province to move from
lod-ask-scout-regulars = Scout from { $from } to { $to }: choose how many British Regulars move
lod-ask-scout-tories = Scout from { $from } to { $to }: choose how many Tories move
lod-ask-scout-skirmish = Do the British Regulars Skirmish in { $space }?
lod-note-scout = From { $from } to { $to }: { $regulars ->
    [one] 1 British Regular
   *[other] { $regulars } British Regulars
}{ $tories ->
    [0] {""}
    [one] , 1 Tory
   *[other] , { $tories } Tories
}.
lod-note-scout-finds-militia = { $count ->
    [one] { $space }: 1 Militia Activated by the Scout.
   *[other] { $space }: { $count } Militia Activated by the Scout.
}

## Raid

lod-ask-raid-where = Raid (at most 3 Provinces): choose a Province at Opposition
lod-ask-raid-move = Raid on { $space }: choose a War Party to move in, or Done
lod-note-raid = { $markers ->
    [0] The Indians Raid { $space }: now { $level }, no Raid marker left to place.
   *[other] The Indians Raid { $space }: now { $level }, 1 Raid marker placed.
}

## Trade

lod-ask-trade-where = Trade: choose a Province with a Village and an Underground War Party
lod-ask-trade-offer = Trade in { $space }: choose how many Resources to give. Below 2 is none.
lod-ask-trade-offer-living = Trade in { $space }: choose how many Resources to give. If 0, the Indians gain 1.
lod-note-trade = The Indians Trade in { $space }: 1 War Party becomes Active.
lod-note-trade-given = { $count ->
    [one] The British give the Indians 1 Resource.
   *[other] The British give the Indians { $count } Resources.
}
lod-note-trade-alone = The British give no Resources; the Indians gain 1 Resource.

## War Path

lod-ask-war-path-where = War Path: choose a space
lod-ask-war-path-how = War Path in { $space }: remove 1 unit, or remove 2 or a Fort and lose 1 War Party
lod-ask-war-path-remove = War Path in { $space }: choose a piece to remove
lod-note-war-path = The Indians use War Path in { $space }.
lod-note-war-path-removes = { $space }: 1 { $piece-one } removed.

## Plunder

lod-ask-plunder-where = Plunder: choose a Province of this Raid
lod-ask-plunder-remove = Plunder in { $space }: choose a War Party to remove
lod-note-plunder = { $count ->
    [0] The Indians Plunder { $space }: the Patriots have no Resources. 1 War Party removed.
    [one] The Indians Plunder { $space } for 1 Patriot Resource. 1 War Party removed.
   *[other] The Indians Plunder { $space } for { $count } Patriot Resources. 1 War Party removed.
}
