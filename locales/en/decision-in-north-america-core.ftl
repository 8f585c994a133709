# Decision in North America: set-up, buttons, questions and the board.

dina-title = The American Revolution: Decision in North America
dina-scenario-campaign = The whole war, 1775–1782
dina-scenario-to-1778 = The shorter game, 1775–1778
dina-option-no = No
dina-option-yes = Yes
dina-option-fortresses = Fortresses and sieges (28)
dina-option-partisans = Partisans (29)
dina-option-indian-sovereignty = Indian sovereignty (30)
dina-option-militia-upgrades = British militia upgrades (31)
dina-option-interception = Interception (32)
dina-option-militia-expeditions = Militia expeditions (33)
dina-option-overrun = Overrun (34)
dina-option-frontier-warfare = Frontier warfare (35)
dina-option-forage = Forage (36)
dina-option-massacre = Massacre (37)
dina-option-honors-of-war = Honors of War (38)
dina-american = Americans
dina-british = British
dina-nation-american = Americans
dina-nation-french = French
dina-nation-spanish = Spanish
dina-nation-british = British
dina-nation-hessian = Hessians
dina-nation-indian = Indians

## Choices

dina-choice-place = { $place }{ $mark }
dina-choice-town = { $place } ({ $value }{ $mark })
dina-choice-region = { $region }
dina-choice-leader = { $leader } ({ $value }{ $mark })
dina-choice-unit = { $unit }
dina-choice-disrupted = { $unit } (disrupted)
dina-choice-unit-at = { $unit } in { $place }
dina-choice-marker = { $marker }
dina-button-done = Done
dina-button-stop = Stop here
dina-button-pass = Pass
dina-button-pass-phase = Pass for this phase
dina-button-yes = Yes
dina-button-no = No
dina-button-accept = Accept
dina-button-decline = Decline
dina-button-all = All
dina-button-none = None
dina-button-buy-marker = Buy a campaign marker
dina-button-buy-leader = Draw a leader
dina-button-buy-partisan = Raise a partisan
dina-button-buy-fortress = Build a fortress
dina-button-upgrade = Upgrade a militia
dina-button-split = Split a regular
dina-button-join = Join detachments
dina-button-arrange = Rearrange a stack
dina-button-by-land = By land
dina-button-by-sea = By sea
dina-button-drop-off = Drop off a unit
dina-button-fire = Fire
dina-button-retreat = Retreat
dina-button-attack = Attack
dina-button-wait = Wait
dina-button-offer-honors = Offer Honors of War
dina-button-at-troops = Fire at the troops
dina-button-at-fleet = Fire at the fleet
dina-button-progress = Revolutionary Progress
dina-button-loyalty = Colonial Loyalty
dina-button-europe = European Balance of Power
dina-button-enemy-hand = The enemy’s hand

## Moments to play markers

dina-moment-initiative = Initiative Phase
dina-moment-political = Political Phase, before points
dina-moment-political-end = Political Phase, after points
dina-moment-mobilization = Mobilization Phase
dina-moment-rabble-rousing = Rabble Rousing Phase
dina-moment-movement-start = start of a Movement Phase
dina-moment-movement = Movement Phase
dina-moment-movement-end = end of a Movement Phase
dina-moment-battle = start of a battle
dina-moment-supply = Supply Phase
dina-moment-adjustment = Adjustment Phase
dina-moment-end-of-turn = End of Turn Phase

## Questions

dina-ask-set-up-unit = Set-up: place 1 { $unit }
dina-ask-set-up-leader = Set-up: place { $leader }
dina-ask-special-where = Special reinforcement: choose the unit that the leader joins
dina-ask-play-marker = Play a campaign marker, or Pass: { $moment }
dina-ask-roll-again = Die roll of { $die }: play Master Plan to roll again, or Pass
dina-ask-counter-spy = Play a Spy to cancel the enemy marker, or Pass
dina-ask-spy-on = Spy: choose the enemy’s hand, a region or a box to examine
dina-ask-partisan-region = Partisan: choose a region
dina-ask-partisan-where = Partisan: choose a locale
dina-ask-drill-where = Drillmaster: choose a locale with a leader
dina-ask-drill-how-many = Drillmaster in { $place }: choose how many regulars to recruit (2 points each)
dina-ask-leader-arises-where = Leader Arises: choose the unit that he joins
dina-ask-bait-where = Bait: choose a locale with your partisan and enemy units
dina-ask-engineers-where = Engineers: choose where to place a fortress or a siege
dina-ask-politick-against = Politicking: choose an enemy leader
dina-ask-privateers = Enemy fleet about to leave { $place }: play Privateers, or Pass
dina-ask-shot-heard = Play Shot Heard Round the World to double the markers gained, or Pass
dina-ask-bid = Secret bids for the initiative
dina-ask-bid-how-many = Initiative: choose how many markers to bid
dina-ask-bid-marker = Initiative: choose a marker to bid ({ $left } left)
dina-ask-return-markers = Both sides return half of their markers
dina-ask-return-marker = Choose a marker to return to the pool ({ $left } left)
dina-ask-mobilize = Mobilization ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }): choose what to buy or play, or Done
dina-ask-which-unit = Choose the type of unit
dina-ask-unit-where = Choose where to place 1 { $unit }
dina-ask-leader-where = Choose where { $leader } appears
dina-ask-exchange-where = Exchange: choose the units and the place
dina-ask-fortress-where = Fortress: choose a locale with your land units
dina-ask-upgrade-where = Upgrade: choose a locale with militia and regular or light units
dina-ask-commit = Secret commitment of Rabble Rousing markers
dina-ask-commit-marker = Rabble Rousing: choose a marker to commit, or Done
dina-ask-commit-to = Choose the table or region for { $marker }
dina-ask-table-first = Choose the table to resolve next
dina-ask-region-first = Choose the region to resolve next
dina-ask-goes-home = Choose where 1 { $unit } from { $place } goes home
dina-ask-leader-goes-home = Choose where { $leader } in { $place } goes home
dina-ask-leaves-neutral = Choose where the units in { $place } go
dina-ask-move-from = Movement, campaign { $campaign }: choose where a force starts, or Done
dina-ask-land-or-sea = Move from { $place } by land or by sea?
dina-ask-pay-march = Forced march: choose the marker to spend
dina-ask-force-size =
    { $chosen ->
        [0] Force in { $place }: choose how many units and leaders go
       *[other] Force in { $place }: choose how many units and leaders go, with the commander
    }
dina-ask-force-units = Force in { $place }: choose who moves ({ $left } to go)
dina-ask-who-goes = Force in { $place }: choose who goes with it ({ $left } to go)
dina-ask-commander = Force from { $place }: choose its commander, or None
dina-ask-move-to = Force in { $place } ({ $left ->
        [one] 1 movement point
       *[other] { $left } movement points
    }): choose the next locale, or stop
dina-ask-sail-to = Fleet in { $place } ({ $left ->
        [one] 1 movement point
       *[other] { $left } movement points
    }): choose the next sea or port, or stop
dina-ask-drop-off = Choose a unit or leader to leave in { $place }
dina-ask-leave-fleet = Choose a fleet to leave in { $place }
dina-ask-land = Landing at { $place } against the enemy: choose how many units and leaders go ashore
dina-ask-land-whom = Landing at { $place }: choose who goes ashore ({ $left } to go)
dina-ask-arrange-where = Choose a stack to rearrange
dina-ask-arrange-top = Choose what is on top in { $place }
dina-ask-overrun = Overrun the enemy in { $place }?
dina-ask-intercept = Enemy force enters { $place }: choose a force to intercept it, or Pass
dina-ask-besiege = Choose a fortress to besiege ({ $cost ->
        [one] 1 point
       *[other] { $cost } points
    }), or Done
dina-ask-abandon-fortress = Choose a fortress to give up, or Done
dina-ask-battle-where = Choose the next battle
dina-ask-commit-tactics = Battle: choose how many Tactics markers to commit
dina-ask-use-tactics = Round { $round }: choose how many Tactics markers to use for extra dice
dina-ask-fire-or-retreat = Battle in { $place }: fire or retreat?
dina-ask-fortress-target = Fortress at { $place }: choose its target
dina-ask-eliminated = Choose the unit that is eliminated
dina-ask-disrupted = Choose the unit that is disrupted
dina-ask-retreat-to = Retreat from { $place }: choose where to
dina-ask-left-behind = No room aboard: choose a unit to leave behind
dina-ask-sinks-with = A fleet sinks: choose a unit that goes down with it
dina-ask-siege-attack = Siege of { $place }: attack the fortress?
dina-ask-sortie = Besieged in { $place }: sortie against the besiegers?
dina-ask-accept-honors = Honors of War for { $place }: accept and leave?
dina-ask-honors-to = Honors of War: choose where the garrison of { $place } goes
dina-ask-commit-massacre = Commit a massacre in { $place }?
dina-ask-out-of-supply = Forage in { $place }: choose a unit that is out of supply

## Dice and draws

dina-roll-draw-marker = Draw a campaign marker for the { $side }
dina-roll-lose-marker = Draw a marker that the { $side } lose
dina-roll-draw-leader = Draw a leader for the { $side }
dina-roll-initiative = Roll for the initiative of the { $side }
dina-roll-points = Roll for political points of the { $side }
dina-roll-how-many = Roll for the number of markers
dina-roll-speculators = Roll for Speculators
dina-roll-bait = Roll for Bait
dina-roll-politicking = Roll for Politicking Among Generals
dina-roll-mutiny = Roll for Mutiny & Treason
dina-roll-partisan = Roll for a partisan of the { $side }
dina-roll-rabble = Roll for Rabble Rousing of the { $side }
dina-roll-march = Roll for movement points of the { $side }
dina-roll-march-attrition = Forced march: roll for 1 unit
dina-roll-expedition = Border: roll for 1 { $unit }
dina-roll-intercept = Roll for the interception
dina-roll-battle-initiative = Roll for the battle initiative of the { $side }
dina-roll-fire = Roll for fire of the { $side }
dina-roll-survival = Roll for the survival of { $leader }
dina-roll-fortress-capture = Roll for the capture of the fortress
dina-roll-massacre = Roll for a massacre
dina-roll-honors = Honors of War: roll for the { $side }
dina-roll-supply = Supply in { $place }: roll for 1 unit
dina-roll-enlistment = Enlistment in { $place }: roll for 1 unit

## The board in a terminal

dina-board-year = { $year }, First Player: { $side }
dina-board-tables = Progress: { $progress }; Europe: { $europe }
dina-board-loyalty = { $region } { $level }
dina-board-side = { $side }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }
dina-board-pool = Markers in the pool: { $count }
dina-board-marker = { $marker } × { $count }
dina-board-units = { $unit } × { $count }
dina-board-top = Stack of { $count }, on top:
dina-board-mark = { $side }: { $mark }
dina-board-fortress = fortress
dina-board-siege = siege
dina-board-partisan = partisan
dina-board-massacre = massacre
dina-board-sea = At sea and off the map
dina-board-marks = ? from memory or inferred, ° reconstructed: may differ from the printed game. A data pack can correct it.
dina-mark-certain = { "" }
dina-mark-unsure = ?
dina-mark-reconstructed = °
