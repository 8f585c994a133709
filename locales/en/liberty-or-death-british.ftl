# Liberty or Death: the Commands and Special Activities of the British, Skirmish and Naval Pressure of all.

## Muster

lod-ask-muster-first = { $cost ->
    [0] Muster for free: choose the first space, the only one for Regulars
    [one] Muster (1 Resource per space): choose the first space, the only one for Regulars
   *[other] Muster ({ $cost } Resources per space): choose the first space, the only one for Regulars
}
lod-ask-muster-next = { $cost ->
    [0] Muster for free: choose a space for Tories, or Done
    [one] Muster (1 Resource per space): choose a space for Tories, or Done
   *[other] Muster ({ $cost } Resources per space): choose a space for Tories, or Done
}
lod-ask-muster-regulars = Muster: choose how many Regulars to place in { $space }
lod-ask-muster-tories = Muster: choose how many Tories to place in { $space }
lod-ask-muster-fort-or-loyalty = Muster: build a Fort or Reward Loyalty in 1 space, or Done
lod-ask-muster-fort-where = Build a Fort: choose the space where it replaces 3 cubes
lod-ask-muster-loyalty-where = Reward Loyalty: choose a space of this Muster
lod-ask-muster-fort-regulars = Fort in { $space }: choose how many of the 3 cubes are Regulars
lod-note-muster = { $paid ->
    [0] The British Muster in { $space } for free.
    [one] The British Muster in { $space } for 1 Resource.
   *[other] The British Muster in { $space } for { $paid } Resources.
}
lod-note-muster-fort = { $regulars ->
    [0] The British build a Fort in { $space } and remove 3 Tories.
    [1] The British build a Fort in { $space } and remove 1 Regular and 2 Tories.
    [2] The British build a Fort in { $space } and remove 2 Regulars and { $tories } Tory.
   *[other] The British build a Fort in { $space } and remove { $regulars } Regulars.
}

## Reward Loyalty

lod-ask-loyalty = { $markers ->
    [0] Reward Loyalty in { $space } ({ $level }): choose how many Resources to spend
    [one] Reward Loyalty in { $space } ({ $level }, 1 marker): choose how many Resources to spend
   *[other] Reward Loyalty in { $space } ({ $level }, { $markers } markers): choose how many Resources to spend
}
lod-ask-loyalty-gage = { $markers ->
    [0] Reward Loyalty in { $space } ({ $level }): choose how many steps. Gage: first shift free.
    [one] Reward Loyalty in { $space } ({ $level }, 1 marker): choose how many steps. Gage: first shift free.
   *[other] Reward Loyalty in { $space } ({ $level }, { $markers } markers): how many steps? Gage: first shift free.
}
lod-ask-loyalty-propaganda = { $count ->
    [one] Remove 1 marker from { $space }: choose 1 for Propaganda, 0 for Raid
   *[other] Remove { $count } markers from { $space }: choose how many are Propaganda
}
lod-note-loyalty-markers = { $raids ->
    [0] { $propaganda ->
        [one] The British remove 1 Propaganda marker from { $space }.
       *[other] The British remove { $propaganda } Propaganda markers from { $space }.
    }
    [one] { $propaganda ->
        [0] The British remove 1 Raid marker from { $space }.
        [one] The British remove 1 Propaganda and 1 Raid marker from { $space }.
       *[other] The British remove { $propaganda } Propaganda markers and 1 Raid marker from { $space }.
    }
   *[other] { $propaganda ->
        [0] The British remove { $raids } Raid markers from { $space }.
        [one] The British remove 1 Propaganda marker and { $raids } Raid markers from { $space }.
       *[other] The British remove { $propaganda } Propaganda and { $raids } Raid markers from { $space }.
    }
}
lod-note-loyalty = { $price ->
    [0] The British Reward Loyalty in { $space } for free
    [one] The British Reward Loyalty in { $space } for 1 Resource
   *[other] The British Reward Loyalty in { $space } for { $price } Resources
}{ $levels ->
    [0] : it stays at { $level }.
    [one] : it shifts 1 level, to { $level }.
   *[other] : it shifts { $levels } levels, to { $level }.
}

## Garrison

lod-ask-garrison-city = { $cost ->
    [0] Garrison for free: choose a City to move Regulars to
    [one] Garrison (1 Resource): choose a City to move Regulars to
   *[other] Garrison ({ $cost } Resources in total): choose a City to move Regulars to
}
lod-ask-garrison-from = Garrison { $city }: choose where the Regulars come from
lod-ask-garrison-regulars = Garrison { $city }: choose how many Regulars move from { $from }
lod-ask-garrison-displace = Garrison: choose a City to displace all Rebellion units from, or Done
lod-ask-garrison-displace-to = Displace the Rebellion units in { $city }: choose an adjacent space
lod-note-garrison-paid = { $paid ->
    [0] The British Garrison Cities for free.
    [one] The British Garrison Cities for 1 Resource.
   *[other] The British Garrison Cities for { $paid } Resources.
}
lod-note-garrison = The British Garrison { $city }.
lod-note-garrison-moves = { $count } { lod-british-regulars } moved from { $from } to { $city }.
lod-note-garrison-displaces = { $count ->
    [one] 1 Rebellion unit displaced from { $city } to { $to }.
   *[other] { $count } Rebellion units displaced from { $city } to { $to }.
}
lod-note-militia-activated = { $count ->
    [one] { $space }: 1 Militia Activated by British cubes.
   *[other] { $space }: { $count } Militia Activated by British cubes.
}

## March

lod-ask-british-march-to = { $cost ->
    [0] March for free: choose a destination
    [one] March (1 Resource per destination): choose a destination
   *[other] March ({ $cost } Resources per destination): choose a destination
}
lod-ask-british-march-from = March to { $to }: choose the space to march from
lod-ask-british-march-regulars = March from { $from } to { $to }: choose how many Regulars
lod-ask-british-march-tories = March from { $from } to { $to }: choose how many Tories, at most 1 per Regular
lod-ask-british-march-war-parties = Common Cause from { $from } to { $to }: choose how many War Parties move as Tories
lod-note-british-march = { $paid ->
    [0] The British March to { $to } for free.
    [one] The British March to { $to } for 1 Resource.
   *[other] The British March to { $to } for { $paid } Resources.
}
lod-note-british-march-moves = From { $from } to { $to }: { $regulars ->
    [one] 1 British Regular
   *[other] { $regulars } British Regulars
}{ $tories ->
    [0] {""}
    [one] , 1 Tory
   *[other] , { $tories } Tories
}{ $war_parties ->
    [0] {""}
    [one] , 1 War Party
   *[other] , { $war_parties } War Parties
}.

## Battle

lod-ask-british-battle = { $cost ->
    [0] Battle for free: choose a space
    [one] Battle (1 Resource per space): choose a space
   *[other] Battle ({ $cost } Resources per space): choose a space
}
lod-note-british-battle = { $paid ->
    [0] The British Battle in { $space } for free.
    [one] The British Battle in { $space } for 1 Resource.
   *[other] The British Battle in { $space } for { $paid } Resources.
}

## Common Cause

lod-note-common-cause = Common Cause in { $space }: { $count } { lod-war-parties } used as Tories.

## Skirmish

lod-ask-skirmish-where = Skirmish: choose a space
lod-ask-skirmish-how = Skirmish in { $space }: remove 1 piece, or remove 2 and lose 1 { $own-one }
lod-ask-skirmish-remove = Skirmish in { $space }: choose a piece to remove
lod-note-skirmish = The { $faction } Skirmish in { $space }.
lod-note-skirmish-removes = { $space }: 1 { $piece-one } removed.

## Naval Pressure

lod-ask-naval-pressure-die = Naval Pressure: roll a D3 for British Resources
lod-note-naval-pressure-lowers = Naval Pressure: the British lower FNI by 1.
lod-note-naval-pressure-gains = { $count ->
    [one] Naval Pressure: the British gain 1 Resource.
   *[other] Naval Pressure: the British gain { $count } Resources.
}
lod-note-naval-pressure-raises = Naval Pressure: the French raise FNI by 1.
lod-note-naval-pressure-rearranges = Naval Pressure: no Squadron is left in the West Indies. The French may move Blockades.
