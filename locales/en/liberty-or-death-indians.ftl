# Liberty or Death: Commands and Special Activities of the Indians.

## Gather

lod-ask-gather-where = Gather: choose a Province at Neutral, Passive Support or Passive Opposition (1 Resource each; one Reserve Province is free)
lod-ask-gather-how = Gather in { $space }: choose what to do there
lod-ask-gather-how-many = How many War Parties come to { $space }?
lod-ask-village-active = How many of the { $count ->
    [one] War Party
   *[other] { $count } War Parties
} that make way for the Village in { $space } are Active ones?
lod-ask-gather-from = Choose a Province from which War Parties come to { $space }, or be done: all in { $space } then go Underground
lod-note-gather = The Indians Gather in { $space }.
lod-note-village-for = { $count ->
    [one] One War Party makes
   *[other] { $count } War Parties make
} way for a Village in { $space }.
lod-note-gather-hides = All War Parties in { $space } go Underground.

## Groups

lod-ask-underground-war-parties-go = How many Underground War Parties go from { $from } to { $to }?
lod-ask-active-war-parties-go = How many Active War Parties go from { $from } to { $to }?
lod-note-war-parties-go = { $count ->
    [one] One War Party goes
   *[other] { $count } War Parties go
} from { $from } to { $to }.
lod-note-indian-command-paid = The { $faction } pay { $count ->
    [one] one Resource
   *[other] { $count } Resources
}.

## March

lod-ask-indian-march-where = March: choose a Province to enter (1 Resource each; one is free if all who enter it come from Reserve Provinces)
lod-ask-indian-march-from = March to { $to }: choose where War Parties come from
lod-note-indian-march-seen = The Rebellion is watching { $space }: { $count ->
    [0] the War Parties stay Active.
    [one] one War Party becomes Active.
   *[other] { $count } War Parties become Active.
}

## Scout

lod-ask-scout-where = Scout: choose the Province that War Parties and British Regulars enter together (Indians and British pay 1 Resource each)
lod-ask-scout-from = Scout to { $to }: choose where the group comes from
lod-ask-scout-regulars = How many British Regulars go from { $from } to { $to } with the War Parties?
lod-ask-scout-tories = How many Tories go with the Regulars from { $from } to { $to }?
lod-ask-scout-skirmish = Shall the British Regulars Skirmish in { $space }?
lod-note-scout = With the War Parties go { $regulars ->
    [one] one British Regular
   *[other] { $regulars } British Regulars
}{ $tories ->
    [0] {""}
    [one] {" "}and one Tory
   *[other] {" "}and { $tories } Tories
} from { $from } to { $to }.
lod-note-scout-finds-militia = The scouts find { $count ->
    [one] one Militia
   *[other] { $count } Militia
} in { $space }, now Active.

## Raid

lod-ask-raid-where = Raid: choose a Province at Opposition (1 Resource each, three at the most)
lod-ask-raid-move = Raid on { $space }: choose a War Party that moves in, or be done if those there suffice
lod-note-raid = The Indians raid { $space }, which is now at { $level }. { $markers ->
    [0] No Raid marker is left.
   *[other] A Raid marker stays behind.
}

## Trade

lod-ask-trade-where = Trade: choose a Province with a Village and an Underground War Party, which becomes Active
lod-ask-trade-offer = The Indians Trade in { $space }. How many Resources do you give them? For 0 or 1 nothing passes, and they take 1 from the stock
lod-note-trade = The Indians Trade in { $space }: a War Party becomes Active.
lod-note-trade-given = The British give the Indians { $count } Resources.
lod-note-trade-alone = The British give nothing; the Indians earn one Resource by themselves.

## War Path

lod-ask-war-path-where = War Path: choose a space with Underground War Parties and Rebellion pieces
lod-ask-war-path-how = War Path in { $space }: one War Party becomes Active and removes one unit; or two become Active, one of them is lost, and two units or a Fort go
lod-ask-war-path-remove = Choose the piece that the War Path removes in { $space }
lod-note-war-path = War Parties take the War Path in { $space }.
lod-note-war-path-removes = The War Path removes one of the { $piece } in { $space }.

## Plunder

lod-ask-plunder-where = Plunder: choose the Province to take Resources from
lod-ask-plunder-remove = Plunder in { $space }: choose the kind of War Party that goes home with the spoils
lod-note-plunder = The Indians plunder { $space } and take { $count ->
    [0] nothing from the Patriots, who have nothing.
    [one] one Resource from the Patriots.
   *[other] { $count } Resources from the Patriots.
} One War Party leaves.
