# Liberty or Death: the Winter Quarters Round, and victory.

## Victory

lod-note-margins = { $faction }: margins { $first } and { $second }. Both must be above 0 to win.
lod-note-victory = The { $faction } meet both victory conditions and win the game.
lod-note-game-end = The last Winter Quarters Round is over. First place: { $faction }.
lod-outcome-check = The { $winner } win at a Victory Check. Margins: British { $british }, Patriots { $patriots }, Indians { $indians }, French { $french }.
lod-outcome-check-combined = The { $side } player wins at a Victory Check with both Factions. Margins: British { $british }, Patriots { $patriots }, Indians { $indians }, French { $french }.
lod-outcome-final = The { $winner } win at the end of the last Winter Quarters Round. Margins: British { $british }, Patriots { $patriots }, Indians { $indians }, French { $french }.
lod-outcome-final-combined = The { $side } player wins at the end of the last Winter Quarters Round, by the worse margin of the two Factions. Margins: British { $british }, Patriots { $patriots }, Indians { $indians }, French { $french }.

## Supply

lod-ask-british-supply = British out of supply in { $space }: pay 1 Resource, shift 1 level, or remove them
lod-ask-patriot-supply = { $count ->
    [one] Patriots out of supply in { $space }: pay 1 Resource, or remove 1 unit
   *[other] Patriots out of supply in { $space }: pay 1 Resource, or remove { $count } units
}
lod-ask-patriot-supply-loss = { $count ->
    [one] Out of supply in { $space }: remove 1 unit. Choose 1 for { $piece-one }, 0 for another.
   *[other] Out of supply in { $space }: remove { $count } units. Choose how many are { $piece }.
}
lod-ask-french-supply = French out of supply in { $space }: pay 1 Resource, or choose a Patriot Fort to move to
lod-ask-indian-supply = War Parties out of supply in { $space }: pay 1 Resource, or choose a Village to move to
lod-ask-first-village = No Village on the map: choose a Reserve Province to place one
lod-note-supply-paid = The { $faction } pay 1 Resource for supply in { $space }.
lod-note-supply-shift = British supply in { $space }: now { $level }.
lod-note-supply-removed = { $space }: { $count } { $piece } out of supply, returned to Available.
lod-note-supply-moved = { $count } { $piece } out of supply, moved from { $from } to { $to }.
lod-note-supply-lone = { $space }: a lone Patriot unit is out of supply. It stays.

## West Indies

lod-note-west-indies-battle = British and French are both in the West Indies: the French must Battle.
lod-ask-west-indies-withdraw = { $count ->
    [one] West Indies: choose 1 to return the Regular to Available, or 0 to pay 1 Resource
   *[other] West Indies ({ $count } Regulars): choose how many return. If any stay, pay 1 Resource.
}
lod-note-west-indies-withdrawn = { $count ->
    [one] The { $faction } withdraw 1 Regular from the West Indies.
   *[other] The { $faction } withdraw { $count } Regulars from the West Indies.
}
lod-note-west-indies-paid = { $count ->
    [one] The { $faction } pay 1 Resource to keep 1 Regular in the West Indies.
   *[other] The { $faction } pay 1 Resource to keep { $count } Regulars in the West Indies.
}

## Resources and Support

lod-note-earnings = { $count ->
    [0] The { $faction } earn no Resources.
    [one] The { $faction } earn 1 Resource.
   *[other] The { $faction } earn { $count } Resources.
}
lod-ask-winter-reward-loyalty = Reward Loyalty (1 Resource per marker or level): choose a space, or Done
lod-ask-committees-where = Committees of Correspondence (1 Resource per level): choose a space, or Done
lod-ask-committees-how-many = { $raids ->
    [0] Committees in { $space }: choose how many Resources to spend
    [one] Committees in { $space } (1 Raid marker first): choose how many Resources to spend
   *[other] Committees in { $space } ({ $raids } Raid markers first): choose how many Resources to spend
}
lod-note-committees = { $count ->
    [one] Committees of Correspondence in { $space } for 1 Resource: now { $level }.
   *[other] Committees of Correspondence in { $space } for { $count } Resources: now { $level }.
}

## Redeployment

lod-note-leader-change = { $successor } replaces { $leader }.
lod-ask-leader-redeploys = Redeploy { $leader }: choose a space
lod-note-leader-redeploys = { $leader } redeploys to { $to }.
lod-note-leader-leaves = { $leader } leaves the map.
lod-note-released = { $count } { $piece } released from Unavailable.

## Desertion

lod-ask-militia-desert = Desertion: choose a Militia to remove
lod-ask-continentals-desert = Desertion: choose a Continental to remove
lod-ask-tories-desert = Desertion: choose a Tory to remove
lod-note-deserts = { $space }: 1 { $piece-one } deserts.

## Reset and Winter Quarters cards

lod-note-reset = Reset: markers removed, Casualties Available, Militia and War Parties Underground, all Factions Eligible.
lod-note-winter-gain = { $count ->
    [one] The { $faction } gain 1 Resource.
   *[other] The { $faction } gain { $count } Resources.
}
lod-note-winter-loss = { $count ->
    [0] The { $faction } have no Resources to lose.
    [one] The { $faction } lose 1 Resource.
   *[other] The { $faction } lose { $count } Resources.
}
lod-note-winter-casualties = Cumulative Casualties: CBC { $cbc }, CRC { $crc }.
lod-ask-winter-base = The { $faction } have the most bases: choose one to return to Available
lod-note-winter-base = The { $faction } have the most bases and lose 1 { $piece-one } in { $space }.
