# Liberty or Death: the Commands and Special Activities of the British, Skirmish and Naval Pressure of all.

## Muster

lod-ask-muster-first = { $cost ->
    [0] Muster for free: choose the first space. Up to six Regulars may land there if it is a City without a Blockade, a Colony beside one, or the West Indies
   *[other] Muster, { $cost } Resource a space: choose the first one. Up to six Regulars may land there if it is a City without a Blockade, a Colony beside one, or the West Indies
}
lod-ask-muster-next = { $cost ->
    [0] Muster for free: choose another space for Tories, with or beside Regulars or a British Fort
   *[other] Muster, { $cost } Resource a space: choose another one for Tories, with or beside Regulars or a British Fort
}
lod-ask-muster-regulars = How many Regulars land in { $space }?
lod-ask-muster-tories = How many Tories join in { $space }?
lod-ask-muster-fort-or-loyalty = In one space of this Muster you may replace three cubes with a Fort, or pay to Reward Loyalty
lod-ask-muster-fort-where = Choose the space of this Muster where three cubes become a Fort
lod-ask-muster-loyalty-where = Choose the space of this Muster where you Reward Loyalty
lod-ask-muster-fort-regulars = How many of the three cubes that the Fort in { $space } replaces are Regulars? The others are Tories
lod-note-muster = { $paid ->
    [0] The British Muster in { $space }, free of cost.
   *[other] The British pay { $paid } and Muster in { $space }.
}
lod-note-muster-fort = A Fort in { $space } replaces { $regulars ->
    [0] {""}
    [one] 1 Regular
   *[other] { $regulars } Regulars
}{ $tories ->
    [0] {""}
    [one] {" "}and 1 Tory
    [3] 3 Tories
   *[other] {" "}and { $tories } Tories
}.

## Reward Loyalty

lod-ask-loyalty = Reward Loyalty in { $space } ({ $level }): how many steps, at 1 Resource each? { $markers ->
    [0] Each shifts one level towards Active Support
    [one] The first removes the marker there, the others shift one level each towards Active Support
   *[other] The first { $markers } remove the markers there, the others shift one level each towards Active Support
}
lod-ask-loyalty-gage = Reward Loyalty in { $space } ({ $level }): how many steps, at 1 Resource each, the first shift free by Gage? { $markers ->
    [0] Each shifts one level towards Active Support
    [one] The first removes the marker there, the others shift one level each towards Active Support
   *[other] The first { $markers } remove the markers there, the others shift one level each towards Active Support
}
lod-ask-loyalty-propaganda = How many of the { $count ->
    [one] 1 marker
   *[other] { $count } markers
} to remove in { $space } are Propaganda? The others are Raids
lod-note-loyalty-markers = The British remove markers from { $space }: Propaganda { $propaganda }, Raid { $raids }.
lod-note-loyalty = The British Reward Loyalty in { $space } for { $price ->
    [one] 1 Resource
   *[other] { $price } Resources
}{ $levels ->
    [0] : it stays at { $level }.
    [one] : it shifts one level, to { $level }.
   *[other] : it shifts { $levels } levels, to { $level }.
}

## Garrison

lod-ask-garrison-city = { $cost ->
    [0] Garrison for free: choose a City without a Blockade for Regulars to move to
   *[other] Garrison, { $cost } Resources in all: choose a City without a Blockade for Regulars to move to
}
lod-ask-garrison-from = Choose where Regulars move to { $city } from
lod-ask-garrison-regulars = How many Regulars move from { $from } to { $city }?
lod-ask-garrison-displace = From one City under British Control without a Patriot Fort you may displace all Rebellion units: choose it
lod-ask-garrison-displace-to = Choose the adjacent space to which all Rebellion units in { $city } are displaced
lod-note-garrison-paid = { $paid ->
    [0] The British Garrison Cities, free of cost.
   *[other] The British pay { $paid } and Garrison Cities.
}
lod-note-garrison = { $city } is Garrisoned.
lod-note-garrison-moves = { $count } { lod-british-regulars } from { $from } to { $city }.
lod-note-garrison-displaces = { $count ->
    [one] The Rebellion unit in { $city } is displaced to { $to }.
   *[other] { $count } Rebellion units in { $city } are displaced to { $to }.
}
lod-note-militia-activated = British cubes find { $count } { lod-militia } in { $space }: now Active.

## March

lod-ask-british-march-to = { $cost ->
    [0] March for free: choose a destination
   *[other] March, { $cost } Resource a destination: choose one
}
lod-ask-british-march-from = Choose where a group marches to { $to } from
lod-ask-british-march-regulars = How many Regulars march from { $from } to { $to }?
lod-ask-british-march-tories = How many Tories go along from { $from } to { $to }? At most one for each Regular
lod-ask-british-march-war-parties = Common Cause: how many War Parties go along from { $from } to { $to } as Tories? They become Active
lod-note-british-march = { $paid ->
    [0] The British March in { $to }, free of cost.
   *[other] The British pay { $paid } and March in { $to }.
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
    [0] Battle for free: choose a space with British and Rebellion pieces
   *[other] Battle, { $cost } Resource a space: choose one with British and Rebellion pieces
}
lod-note-british-battle = { $paid ->
    [0] The British Battle in { $space }, free of cost.
   *[other] The British pay { $paid } for a Battle in { $space }.
}

## Common Cause

lod-note-common-cause = Common Cause in { $space }: the British use { $count } { lod-war-parties } as Tories.

## Skirmish

lod-ask-skirmish-where = Skirmish: choose where the { $faction } strike
lod-ask-skirmish-how = Skirmish of the { $faction } in { $space }: remove one enemy piece, or two for the loss of one of the { $own }. A Fort falls only where there is nothing else to strike at, and for the same loss
lod-ask-skirmish-remove = Skirmish in { $space }: choose the piece to remove
lod-note-skirmish = The { $faction } Skirmish in { $space }.
lod-note-skirmish-removes = Removed in { $space }: one of the { $piece }.

## Naval Pressure

lod-ask-naval-pressure-die = Naval Pressure: roll a D3 for British Resources
lod-note-naval-pressure-lowers = Naval Pressure of the British lowers French Naval Intervention.
lod-note-naval-pressure-gains = Naval Pressure brings the British { $count ->
    [one] 1 Resource
   *[other] { $count } Resources
}.
lod-note-naval-pressure-raises = Naval Pressure of the French raises French Naval Intervention.
lod-note-naval-pressure-rearranges = Naval Pressure: no Squadron is left in the West Indies, so the French may rearrange their Blockades.
