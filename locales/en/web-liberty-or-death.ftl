# Liberty or Death: the board of the browser client.

## Letters on pieces, markers and badges

lodw-letter-british-regulars = R
lodw-letter-tories = T
lodw-letter-british-forts = F
lodw-letter-continentals = C
lodw-letter-militia-underground = M
lodw-letter-militia-active = M
lodw-letter-patriot-forts = F
lodw-letter-war-parties-underground = W
lodw-letter-war-parties-active = W
lodw-letter-villages = V
lodw-letter-french-regulars = R
lodw-letter-propaganda = P
lodw-letter-raid = R
lodw-letter-blockade = B
lodw-letter-squadron = S
lodw-letter-british = B
lodw-letter-patriots = P
lodw-letter-indians = I
lodw-letter-french = F

## Pieces and markers by number

lodw-count-british-regulars =
    { $count ->
        [one] 1 British Regular
       *[other] { $count } British Regulars
    }
lodw-count-tories =
    { $count ->
        [one] 1 Tory
       *[other] { $count } Tories
    }
lodw-count-british-forts =
    { $count ->
        [one] 1 British Fort
       *[other] { $count } British Forts
    }
lodw-count-continentals =
    { $count ->
        [one] 1 Continental
       *[other] { $count } Continentals
    }
lodw-count-militia-underground =
    { $count ->
        [one] 1 Underground Militia
       *[other] { $count } Underground Militia
    }
lodw-count-militia-active =
    { $count ->
        [one] 1 Active Militia
       *[other] { $count } Active Militia
    }
lodw-count-patriot-forts =
    { $count ->
        [one] 1 Patriot Fort
       *[other] { $count } Patriot Forts
    }
lodw-count-war-parties-underground =
    { $count ->
        [one] 1 Underground War Party
       *[other] { $count } Underground War Parties
    }
lodw-count-war-parties-active =
    { $count ->
        [one] 1 Active War Party
       *[other] { $count } Active War Parties
    }
lodw-count-villages =
    { $count ->
        [one] 1 Village
       *[other] { $count } Villages
    }
lodw-count-french-regulars =
    { $count ->
        [one] 1 French Regular
       *[other] { $count } French Regulars
    }
lodw-count-propaganda =
    { $count ->
        [one] 1 Propaganda marker
       *[other] { $count } Propaganda markers
    }
lodw-count-raid =
    { $count ->
        [one] 1 Raid marker
       *[other] { $count } Raid markers
    }
lodw-count-blockade =
    { $count ->
        [one] 1 Blockade
       *[other] { $count } Blockades
    }
lodw-count-squadron =
    { $count ->
        [one] 1 Squadron
       *[other] { $count } Squadrons
    }
lodw-leader = { $name }, Leader of the { $faction }
lodw-a-leader = Leader
lodw-marker-propaganda = Propaganda
lodw-marker-raid = Raid
lodw-marker-blockade = Blockade
lodw-marker-squadron = Squadron

## Spaces

lodw-kind-city = City
lodw-kind-colony = Colony
lodw-kind-reserve = Indian Reserve Province
lodw-kind-west-indies = Box off the map
lodw-population = Population { $population }
lodw-control-royalist = British Control
lodw-control-rebellion = Rebellion Control
lodw-control-none = no Control
lodw-nothing = no pieces
lodw-adjacent = Adjacent: { $spaces }

## The map

lodw-title-above = A Map of the
lodw-title-middle = British Colonies
lodw-title-game = Liberty or Death

## Cards and the Sequence of Play

lodw-card-in-play = Card in play
lodw-card-on-deck = On deck
lodw-card-order = Order: { $factions }
lodw-side-unshaded = Unshaded
lodw-side-shaded = Shaded
lodw-course = Campaign { $campaign }: { $drawn } of 11 cards revealed. Winter Quarters Rounds begun: { $winters }
lodw-sequence = Sequence of Play
lodw-phase-next-card = Next card
lodw-phase-brilliant-strokes = Brilliant Strokes may interrupt
lodw-phase-eligible-faction = Eligible Factions act
lodw-phase-victory-check = Winter Quarters: Victory Check
lodw-phase-supply = Winter Quarters: Supply
lodw-phase-resources-phase = Winter Quarters: Resources
lodw-phase-support-phase = Winter Quarters: Support
lodw-phase-redeployment = Winter Quarters: Redeployment
lodw-phase-desertion = Winter Quarters: Desertion
lodw-phase-reset = Winter Quarters: Reset
lodw-standing-eligible = Eligible
lodw-standing-ineligible = Ineligible
lodw-standing-acted = acted
lodw-standing-passed = passed
lodw-ineligible-next = Ineligible through the next card
lodw-remains-eligible = remain Eligible
lodw-first-command = The 1st Eligible executed a Command, so the 2nd may execute a Limited Command.
lodw-first-command-and-activity = The 1st Eligible executed a Command with a Special Activity, so the 2nd may execute a Limited Command or the Event.
lodw-first-event = The 1st Eligible played the Event, so the 2nd may execute a Command with a Special Activity.

## Tracks and victory

lodw-tracks = Tracks and victory
lodw-faction = Faction
lodw-resources = Resources
lodw-resources-short = Res.
lodw-lead = Lead
lodw-lead-needed = Support minus Opposition for British and Indians, Opposition minus Support for Patriots and French. Needed: more than { $needed }
lodw-second = 2nd
lodw-second-needed = Second condition. British: CRC minus CBC. French: CBC minus CRC. Patriots: Forts plus 3 minus Villages. Indians: Villages minus 3 minus Patriot Forts. Needed: more than 0
lodw-total = Sum
lodw-score-name = sum of both margins
lodw-total-title = Both margins added, which decide at the end of the last Winter Quarters Round
lodw-track-support = Support
lodw-track-opposition = Opposition
lodw-track-cbc = CBC
lodw-track-crc = CRC
lodw-track-fni = FNI
lodw-track-preparations = French Prep.
lodw-track-title-support = Total Support
lodw-track-title-opposition = Total Opposition
lodw-track-title-cbc = Cumulative British Casualties
lodw-track-title-crc = Cumulative Rebellion Casualties
lodw-track-title-fni = French Naval Intervention: Blockades on Cities
lodw-track-title-preparations = French Preparations: Available French Regulars and Squadrons plus CBC; the Treaty of Alliance needs more than 15
lodw-treaty-played = The Treaty of Alliance has been played: France is at war.
lodw-treaty-not-played = The Treaty of Alliance has not been played.

## Pools

lodw-pools = Pools
lodw-available = Available
lodw-unavailable = Unavailable
lodw-casualties = Casualties
lodw-strokes = Brilliant Strokes held
lodw-treaty = Treaty of Alliance
lodw-no-view = The board cannot be shown.

## What a choice would change

# $pieces: “6 British Regulars, 2 Tories”. $from, $to, $space: names of spaces
lodw-result-moved = { $pieces }: { $from } → { $to }
lodw-result-placed = { $space }: { $pieces } placed
lodw-result-removed = { $space }: { $pieces } removed
lodw-result-turned = { $space }: now { $pieces }
# $before, $after: Control or level
lodw-result-space = { $space }: { $before } → { $after }
lodw-result-resources = { $faction }: Resources { $before } → { $after }
lodw-result-lead = Support lead { $before } → { $after }
# $track: CBC, CRC or FNI
lodw-result-track = { $track } { $before } → { $after }

## Legend

lodw-legend-population = Population
lodw-legend-line = Proclamation Line of 1763
lodw-legend-pawn = Space chosen for the current Command

## The board as text

lodw-kinds-city = Cities
lodw-kinds-colony = Colonies
lodw-kinds-reserve = Indian Reserve Provinces
lodw-kinds-west-indies = West Indies
lodw-margins = { $faction }: Resources { $resources }, lead { $lead }, second condition { $second }, together { $total }

## The bar and its panels

