# The non-player British (§8.4): why they do what they do.
lod-np-british-garrison-due = Ten or more Regulars are on the map, and the Rebellion Controls a City without a Fort: Garrison.
lod-np-british-muster-due = { $available } Regulars are Available: Muster.
lod-np-british-battle-due = Somewhere British Regulars outnumber the Rebellion: Battle.
lod-np-british-march-due = Nothing else is due: March.
lod-np-british-cannot = No instruction for { $command } can be carried out now.
lod-np-british-roll-muster = The British Muster if the die shows less than the { $available } Regulars Available
lod-np-british-roll-event = The British Control five Cities and play the Event on 5 or 6
lod-np-british-roll-loyalty = The British reward loyalty if Opposition exceeds Support plus this die
lod-np-british-roll-trade = The British give the Indians half this die, if they have more Resources than it shows
lod-np-british-roll-supply = The Resources do not reach all equal spaces: a low number pays for { $space }
lod-np-british-event-support = Opposition exceeds Support, and the Event mends that.
lod-np-british-event-unavailable = The Event places British pieces from Unavailable.
lod-np-british-event-places = The Event places Tories at Active Opposition, a Fort in a Colony, or Regulars.
lod-np-british-event-casualties = The Event inflicts Rebellion Casualties.
lod-np-british-event-die = The British Control { $cities } Cities: the die decides on the Event.
lod-np-british-activity = The Special Activity that goes with this Command now is { $activity }.
lod-np-british-skirmish = Skirmish in the West Indies, then with a lone Regular, then where most cubes can go.
lod-np-british-skirmish-two = Two cubes are worth a Regular.
lod-np-british-skirmish-least = Cubes go first, of the kind that is least there.
lod-np-british-lift-blockade = Lift the Blockade of a Battle, then of the most Rebellion pieces without a Fort, then of the most Support.
lod-np-british-garrison-control = Add Control of Cities, first where the most Rebellion pieces are without a Fort, then New York City.
lod-np-british-garrison-regular = Every City under Control without Active Support gets a Regular.
lod-np-british-garrison-cubes = Every City under Control gets three cubes, first where Militia is Underground.
lod-np-british-garrison-from = These spaces can spare Regulars.
lod-np-british-garrison-enough = Just enough Regulars go, as far as their space can spare them.
lod-np-british-garrison-aborted = No Regular can move: the Garrison is given up.
lod-np-british-displace = Displace the most Rebellion units.
lod-np-british-displace-to = They go to the most Opposition, then the least Support, then the lowest Population.
lod-np-british-muster-regulars = Regulars land at Neutral or Passive first: to add Control, then beside lone Tories, then the highest Population.
lod-np-british-muster-tories = Tories join lone Regulars, then change Control of the most Population, then strengthen weak Colonies.
lod-np-british-muster-loyalty = Opposition is too far ahead, or no Fort is Available: loyalty is rewarded.
lod-np-british-muster-fort = No loyalty is rewarded: a Colony with five cubes and no Fort gets one.
lod-np-british-muster-fort-cubes = Regulars and Tories give way in turn, first the more numerous, the last Tory spared.
lod-np-british-march-control = March to add Control of Cities, then Colonies: where Rebellion cubes are, then the highest Population.
lod-np-british-march-tories = March to bring Tories to lone Regulars.
lod-np-british-march-regulars = March to bring Regulars to lone Tories.
lod-np-british-march-in-place = March in place to find Militia, where there is Support first.
lod-np-british-march-largest = The largest group marches first.
lod-np-british-march-group = { $size } can leave { $from } without harm to it.
lod-np-british-battle = Battle where the Royalist force exceeds that of the Rebellion, first with the most British pieces.
lod-np-british-common-cause =
    { $count ->
        [0] Common Cause would not add to the Force Level.
       *[other] War Parties make up for missing Tories: { $count }.
    }
lod-np-british-indians-join = The Indians join where they add to the force or its modifiers.
lod-np-british-activate =
    { $count ->
        [0] No War Party comes out.
       *[other] War Parties that come out: { $count }.
    }
lod-np-british-war-parties-lost = War Parties that fight as Tories are lost before Tories.
lod-np-british-win-the-day = The shifts that are left go where they gain the most.
lod-np-british-loyalty = Reward loyalty where the fewest markers are, then for the largest gain.
lod-np-british-leader-comes = An Available Leader comes with new pieces.
lod-np-british-leader-place = The Leader goes where the most British Regulars are.
lod-np-british-no-removal = Non-players never take pieces from the map to place them elsewhere.
lod-np-british-trade-no = The Indians are not poorer than the British: nothing is given.
lod-np-british-trade = Half the die, rounded up, is offered if the British have more than it shows: { $offer }.
lod-np-british-supply-needed = The cubes allow loyalty to be rewarded or keep Committees out: they stay, for a Resource or for goodwill.
lod-np-british-supply-remove = The cubes neither allow loyalty to be rewarded nor keep Committees out: they leave.
lod-np-british-west-indies-stay = The British Control the West Indies: the Regulars stay.
lod-np-british-west-indies-leave = The British do not Control the West Indies: the Regulars come back.
lod-np-british-desertion = Tories desert where no Control changes, then where one is left.
lod-note-command-instead = The { $faction } can move nothing and turn to { $command } instead.
