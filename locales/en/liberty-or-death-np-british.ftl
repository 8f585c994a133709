# The non-player British (§8.4): why they do what they do.
lod-np-british-garrison-due = 10 or more Regulars are on the map and the Rebellion Controls a City without a Fort, so they Garrison.
lod-np-british-muster-due = { $available ->
    [one] 1 Regular is Available, so they Muster.
   *[other] { $available } Regulars are Available, so they Muster.
}
lod-np-british-battle-due = Regulars outnumber the Rebellion in some space, so they Battle.
lod-np-british-march-due = No other Command applies, so they March.
lod-np-british-cannot = { $command } is not possible now.
lod-np-british-roll-muster = { $available ->
    [one] 1 Regular is Available. The British Muster if the die shows less.
   *[other] { $available } Regulars are Available. The British Muster if the die shows less.
}
lod-np-british-roll-event = The British Control 5 Cities. They play the Event on a roll of 5 or 6
lod-np-british-roll-loyalty = The British Reward Loyalty if Opposition exceeds Support plus this die
lod-np-british-roll-trade = The British give half of this die, if they have more Resources than it shows
lod-np-british-roll-supply = Resources do not reach all equal spaces. A low roll pays for { $space }
lod-np-british-event-support = Opposition exceeds Support, and the Event improves the balance.
lod-np-british-event-unavailable = The Event places British pieces from Unavailable.
lod-np-british-event-places = The Event places Tories at Active Opposition, a Fort in a Colony, or Regulars.
lod-np-british-event-casualties = The Event inflicts Rebellion Casualties.
lod-np-british-event-die = { $cities ->
    [one] The British Control 1 City, so the die decides on the Event.
   *[other] The British Control { $cities } Cities, so the die decides on the Event.
}
lod-np-british-activity = Special Activity with this Command: { $activity }.
lod-np-british-skirmish = Skirmish in the West Indies, then with exactly 1 Regular, then where it removes the most cubes.
lod-np-british-skirmish-two = Removing 2 cubes is worth 1 Regular.
lod-np-british-skirmish-least = Remove cubes first, of the type with the fewest.
lod-np-british-lift-blockade = Lift the Blockade where a Battle is due, then at the most Rebellion pieces without a Fort, then at the most Support.
lod-np-british-garrison-control = Add Control of Cities: first the most Rebellion pieces without a Fort, then New York City.
lod-np-british-garrison-regular = Each City under Control and not at Active Support gets 1 Regular.
lod-np-british-garrison-cubes = Each City under Control gets 3 cubes, first where Militia are Underground.
lod-np-british-garrison-from = These spaces can spare Regulars.
lod-np-british-garrison-enough = As many Regulars move as needed, and as their space can spare.
lod-np-british-garrison-aborted = No Regular can move, so the Garrison is canceled.
lod-np-british-displace = Displace the largest number of Rebellion units.
lod-np-british-displace-to = Displace to the most Opposition, then the least Support, then the lowest Population.
lod-np-british-muster-regulars = Place Regulars at Neutral or Passive first: to add Control, then with Tories alone, then at the highest Population.
lod-np-british-muster-tories = Place Tories with Regulars alone, then to change Control of the most Population, then in Colonies with few cubes.
lod-np-british-muster-loyalty = Opposition is too far ahead or no Fort is Available, so they Reward Loyalty.
lod-np-british-muster-fort = No Reward Loyalty, so a Colony with 5 cubes and no Fort gets a Fort.
lod-np-british-muster-fort-cubes = Replace Regulars and Tories in turn, starting with the larger group and keeping the last Tory.
lod-np-british-march-control = March to add Control of Cities, then Colonies: first with Rebellion cubes, then the highest Population.
lod-np-british-march-tories = March to bring Tories to Regulars that have none.
lod-np-british-march-regulars = March to bring Regulars to Tories that have none.
lod-np-british-march-in-place = March in place to Activate Militia, first at Support.
lod-np-british-march-largest = The largest group marches first.
lod-np-british-march-group = { $size ->
    [one] 1 cube can leave { $from } safely.
   *[other] { $size } cubes can leave { $from } safely.
}
lod-np-british-battle = Battle where the Royalist force exceeds the Rebellion force, first with the most British pieces.
lod-np-british-common-cause =
    { $count ->
        [0] Common Cause would not raise the Force Level.
        [one] 1 War Party fights in place of a missing Tory.
       *[other] { $count } War Parties fight in place of missing Tories.
    }
lod-np-british-indians-join = The Indians join where they raise the force or its modifiers.
lod-np-british-activate =
    { $count ->
        [0] No War Party is Activated.
        [one] 1 War Party is Activated.
       *[other] { $count } War Parties are Activated.
    }
lod-np-british-war-parties-lost = War Parties that fight as Tories are removed before Tories.
lod-np-british-win-the-day = The remaining levels go where they gain the most.
lod-np-british-loyalty = Reward Loyalty at the fewest markers, then for the largest shift.
lod-np-british-leader-comes = An Available Leader is placed with new pieces.
lod-np-british-leader-place = The Leader goes to the most British Regulars.
lod-np-british-no-removal = Non-players never take pieces from the map to place them elsewhere.
lod-np-british-trade-no = The Indians have as many Resources as the British or more, so nothing is given.
lod-np-british-trade = { $offer ->
    [0] The British cannot spare half of the die.
    [one] Half of the die, rounded up: 1 Resource offered.
   *[other] Half of the die, rounded up: { $offer } Resources offered.
}
lod-np-british-supply-needed = The cubes allow Reward Loyalty or prevent Committees, so they stay for 1 Resource or 1 level.
lod-np-british-supply-remove = The cubes neither allow Reward Loyalty nor prevent Committees, so they are removed.
lod-np-british-west-indies-stay = The British Control the West Indies, so the Regulars stay.
lod-np-british-west-indies-leave = The British do not Control the West Indies, so the Regulars return.
lod-np-british-desertion = Tories desert where Control does not change, then where 1 Tory remains.
lod-note-command-instead = The { $faction } cannot move any piece and execute { $command } instead.
