# Decision in North America: the board.

dinab-no-view = Nothing to show yet.

## Marks of facts that are not known to be the printed ones

dinab-mark-certain = { "" }
dinab-mark-unsure = ?
dinab-mark-reconstructed = °
dinab-marks = ? from memory or inferred, ° reconstructed: may differ from the printed game. A data pack can correct it.

## The map

dinab-title-above = The American Revolution
dinab-title-middle = Decision in
dinab-title-below = North America
dinab-named-value = { $place } ({ $value })
dinab-islands = West Indies (not to scale)

## Counters

dinab-letter-american = A
dinab-letter-british = B
dinab-letter-regular = R
dinab-letter-detachment = D
dinab-letter-light = L
dinab-letter-grenadier = G
dinab-letter-marine = Ma
dinab-letter-militia = Mi
dinab-letter-indian = I
dinab-type-regular = Regulars
dinab-type-detachment = Detachment
dinab-type-light = Light troops
dinab-type-grenadier = Grenadiers
dinab-type-marine = Marines
dinab-type-militia = Militia
dinab-type-fleet = Fleet
dinab-type-indian = Indians
dinab-type-general = general
dinab-type-admiral = admiral
dinab-type-militia_commander = militia commander
dinab-type-risen = Leader Arises marker
# $mark: ? or ° where the value is not known to be the printed one.
dinab-leader = { $name }, { $type }: value { $value }{ $mark }
dinab-units = { $unit } × { $count }, strength { $strength }{ $mark } each
dinab-sum = { $side }: { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
dinab-stack = { $side }, { $count ->
        [one] 1 counter: { $top }
       *[other] stack of { $count } counters, on top: { $top }
    }
dinab-unknown = unknown
dinab-mark-of = { $mark } ({ $side })
dinab-partisan = partisan
dinab-fortress = fortress
dinab-siege = siege
dinab-massacre = massacre
dinab-ship = aboard ship

## Places

dinab-sea = sea
dinab-box = off-map box
dinab-town = town
dinab-wilderness = wilderness
dinab-indian = Indian locale
dinab-value = value { $value }{ $mark }
dinab-port = port
dinab-to-road = Roads: { $places }
dinab-to-trail = Trails: { $places }
dinab-to-lake_river = Lakes and rivers: { $places }
dinab-to-high_seas = Sea lanes: { $places }
dinab-neutral = neutral
dinab-loyalty-of = { $region }: loyalty { $level } ({ $side })
dinab-places = Places
dinab-seas-and-boxes = Seas and off-map boxes

## Phases

dinab-phase-set-up = Set-up
dinab-phase-initiative = Initiative
dinab-phase-political = Political Phase
dinab-phase-mobilization = Mobilization
dinab-phase-rabble-rousing = Rabble Rousing
dinab-phase-movement = Campaign { $campaign }: movement
dinab-phase-combat = Campaign { $campaign }: combat
dinab-phase-forage = Supply
dinab-phase-enlistment = Enlistment
dinab-phase-adjustment = Markers and points
dinab-phase-end-of-turn = End of turn

## The bar and the tables

dinab-tables = Tables
dinab-years = Years of the war
dinab-first = First Player: { $side }
dinab-moment = { $year }, { $phase }.
dinab-row-points = Political points
dinab-row-markers = Campaign markers
dinab-row-towns = Value of towns ({ $needed } needed)
dinab-row-income = Points from towns, and dice
dinab-income = { $points } + { $dice }d6
dinab-row-regions = Regions at loyalty { $level } ({ $needed } needed)
dinab-progress-dice = { $dice ->
        [one] 1 American die
       *[other] { $dice } American dice
    }
dinab-region = Region
dinab-margin-towns = { $side }: towns worth { $value } ({ $needed } needed)
dinab-margin-regions = { $side }: { $count } of { $needed } regions at loyalty { $level }
dinab-margin-tables = Americans: { $count } of 2 tables far enough. { $progress } (Declaration of Independence needed); { $europe } (French Alliance needed)
dinab-margin-short-british = British: the Americans have { $count } of the { $needed } things they need at the end of 1778. Without all of them, the British win
dinab-points = { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
dinab-points-short = pts
dinab-side-state = { $side }: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }, { $markers ->
        [0] no markers
        [one] 1 marker
       *[other] { $markers } markers
    }, towns worth { $towns }, { $regions ->
        [0] no region
        [one] 1 region
       *[other] { $regions } regions
    } at loyalty { $level } or more
dinab-panel-battle = Battle
dinab-score = value of towns

## Off the map

dinab-reserves = Off the map
dinab-leader-pool = Leader pool, { $side }
dinab-leaders-gone = Leaders out of the game
dinab-lost-for-good = Lost for good
dinab-pool = Campaign markers
dinab-in-pool = { $count ->
        [0] no markers in the pool
        [one] 1 marker in the pool
       *[other] { $count } markers in the pool
    }
dinab-set-aside = Set aside:
dinab-allies = At war beside the Americans
dinab-options = Optional rules

## The hand

dinab-hand = Campaign markers
dinab-hand-empty = No campaign markers
dinab-hand-of = { $side }: { $count ->
        [0] no markers
        [one] 1 marker
       *[other] { $count } markers
    }
dinab-times = ×{ $count }
dinab-copies = { $count ->
        [one] 1{ $mark } in the game
       *[other] { $count }{ $mark } in the game
    }
dinab-category-action = Action
dinab-category-rabble_rousing = Rabble Rousing
dinab-category-tactics = Tactics
dinab-category-spare = Spare
dinab-rabble-points = { $points ->
        [one] Worth 1 point when committed to a table.
       *[other] Worth { $points } points when committed to a table.
    }
dinab-does-bait = Movement, in a locale with your partisan and enemy units: roll a die. 1: the enemy draws that many markers as another die shows. 2–3: the enemy commits a massacre. 5–6: you draw them.
dinab-does-committee = Second or third movement: free forced march, no leader needed. Or any phase: try to place a free partisan in a loyal region.
dinab-does-debate-american = Political Phase: the British roll 1 die fewer for points this turn.
dinab-does-debate-british = Political Phase: you roll 1 die more for points this turn.
dinab-does-drillmaster-american = Mobilization, where you have a leader: recruit as many regulars as his value, for 2 points each.
dinab-does-drillmaster-british = Mobilization, where you have a leader: a militia becomes a regular or light unit for free.
dinab-does-engineers = End of your movement: place a fortress or a siege on one of your units for free.
dinab-does-hessians-american = Mobilization: the British recruit no Hessians this turn.
dinab-does-hessians-british = Mobilization: a free Hessian unit in Britain.
dinab-does-indians-american = Political Phase: draw 1 marker for each Indian unit on the map.
dinab-does-indians-british = Mobilization: a free Indian unit in an Indian locale.
dinab-does-leader-arises = Mobilization: a leader of value 1 joins a unit until the Enlistment Phase.
dinab-does-master-plan = Any time except in battle: roll one of your dice again.
dinab-does-minutemen = Start of your movement: a free militia in a town or wilderness of a region loyal to you.
dinab-does-mutiny = Start of the adjustment: the enemy returns as many markers as a die shows; then he gets this marker. A Spy cancels it.
dinab-does-politicking = End of turn: name an enemy leader, not Washington. 1: out of the game. 2–3: back to the leader pool.
dinab-does-privateers = An enemy fleet is about to sail: it stays where it is, and so do the units aboard.
dinab-does-pulaski-american = Mobilization: a free regular or light unit where you have a leader.
dinab-does-pulaski-british = Only the Americans can play it.
dinab-does-shot-heard-american = After a battle: twice the markers that it brings you. Once per game.
dinab-does-shot-heard-british = Only the Americans can play it.
dinab-does-speculators = Political Phase: roll a die. 1–2: return as many markers as another die shows. 3–6: draw that many.
dinab-does-spy = Any time: see all enemy units of a region or box, or the enemy’s markers. Or cancel a Spy or Mutiny.
dinab-does-tarleton = Start of a battle: +1 to your initiative. If you win, the enemy draws twice the markers, or you must commit a massacre.
dinab-does-tactics = Pays for a forced march, an interception, or 1 extra die in a battle.
dinab-does-spare = It has no use but can be bid.

## March, battle, choices

dinab-marching = March
dinab-forced-march = Forced march
dinab-sailing = At sea
dinab-from-to = from { $from }, now at { $at }
dinab-left = { $count ->
        [one] movement point left
       *[other] movement points left
    }
dinab-commander = Commander: { $leader }
dinab-no-commander = No commander
dinab-force-hidden = The enemy’s force is hidden.
dinab-battle-at = Battle: { $place }
dinab-battle-naval = naval battle
dinab-battle-landing = amphibious assault
dinab-battle-sortie = sortie
dinab-battle-fortress = behind a fortress
dinab-battle-siege = under siege
dinab-round = Round { $round }: the { $side } fire
dinab-before = Before the first round
dinab-attacker = attacker
dinab-defender = defender
dinab-fire-round = Round { $round }
dinab-initiative = Battle initiative
dinab-disrupted = Disrupted
dinab-strength = Strength
dinab-leadership = Leadership
dinab-tactics = Tactics
dinab-lost = Lost
dinab-round-of = Round { $round }
dinab-volley = { $side }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }
dinab-volley-tactics = ({ $count } for Tactics)
dinab-eliminated = Eliminated
dinab-step = Costs { $cost }, leaves { $left }
dinab-fire-note = A die for each strength point: 5 disrupts a unit, 6 eliminates one (33% to hit per die).
dinab-choose-units = Choose a unit
dinab-price-note = Three prices: in regions loyal to you, neutral, loyal to the enemy. The British pay double on turn 1.

## Legend

dinab-legend-nations = Nations
dinab-legend-types = Types
dinab-legend-signs = Signs
dinab-legend-leader = Leader with his value (⚓ admiral, ★ militia commander)
dinab-legend-hidden = Enemy stack: its top, and how many counters
dinab-legend-sum = Units of a large force; its card shows them all
dinab-legend-town = Town with its value
dinab-legend-road = Road: 1 movement point
dinab-legend-trail = Trail: 2 points, light troops 1
dinab-legend-lake_river = Lake or river: 1 point
dinab-legend-high_seas = Sea lane, for fleets
dinab-legend-american = Region loyal to the Americans, denser at higher levels
dinab-legend-british = Region loyal to the British

## Announcements

dinab-announce-year = A new year
dinab-announce-alliance = A new ally
dinab-announce-neutral = An ally leaves the war
dinab-announce-special = Reinforcements
dinab-announce-leader-gone = A leader is lost

## Aid sheets

dinab-sheet-costs = Costs
dinab-sheet-what = Item
dinab-sheet-points = Points
dinab-sheet-optional = (optional rule)
dinab-sheet-markers = Campaign markers
dinab-sheet-leaders = Leaders
dinab-price-campaign-marker = Campaign marker
dinab-price-leader = Leader from the pool
dinab-price-partisan = Partisan (appears on 4–6)
dinab-price-fortress = Fortress
dinab-price-siege = Siege
dinab-price-militia-upgrade = Militia upgrade

## Bids, commitments and returns in one panel

dinab-bids-bid = Your secret bid
dinab-bids-return = Markers to return
dinab-bids-commit = Your secret commitments
dinab-bids-left = { $points ->
    [one] 1 pt
   *[other] { $points } pts
  }, { $left } left
dinab-bids-sum = { $points ->
    [one] 1 pt
   *[other] { $points } pts
  }
dinab-bids-cell = { $marker } to { $target }
dinab-bids-of = of { $count }
dinab-bids-missing = Choose { $count } more
dinab-bids-bid-do = { $count ->
    [0] Bid nothing
    [one] Bid 1 marker
   *[other] Bid { $count } markers
}
dinab-bids-return-do = { $count ->
    [one] Return 1 marker
   *[other] Return { $count } markers
}
dinab-bids-commit-do = { $count ->
    [0] Commit nothing
    [one] Commit 1 marker
   *[other] Commit { $count } markers
}
