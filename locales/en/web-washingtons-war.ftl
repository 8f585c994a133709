# The board of Washington’s War in the browser.

wwb-no-view = There is nothing to show yet.

## The map

wwb-title-above = A Map of the
wwb-title-middle = Seat of War
wwb-title-below = in the Colonies, 1775–1783
wwb-winter-line = Winter attrition line

## Pieces

wwb-letter-american = A
wwb-letter-british = B
wwb-letter-congress = C
wwb-pc-american = American PC marker
wwb-pc-british = British PC marker
wwb-pc-none = no PC marker
wwb-congress = Continental Congress
wwb-navy = French Navy
wwb-general-american = { $name }, American general: strategy { $strategy }, battle { $battle }, agility { $agility }{ $mark }
wwb-general-french = { $name }, French general: strategy { $strategy }, battle { $battle }, agility { $agility }{ $mark }
wwb-general-british = { $name }, British general: strategy { $strategy }, battle { $battle }, agility { $agility }{ $mark }
wwb-units-american =
    { $count ->
        [one] { $count } American combat unit
       *[other] { $count } American combat units
    }
wwb-units-french =
    { $count ->
        [one] { $count } French combat unit
       *[other] { $count } French combat units
    }
wwb-units-british =
    { $count ->
        [one] { $count } British combat unit
       *[other] { $count } British combat units
    }
wwb-no-units = no units

## Spaces and zones

wwb-port = port
wwb-fortified-port = fortified port
wwb-blockaded = blockaded port
wwb-winter-quarters = winter quarters{ $mark }
wwb-south = south of the winter line
wwb-roads = Lines to: { $spaces }
wwb-road-wilderness = { $space } (wilderness, counts as 3)
wwb-road-only = { $space } (wilderness, { $general } alone)
wwb-zone = Blockade zone { $zone }
wwb-zone-ports = Ports: { $ports }

## Cards

wwb-hands = Hands
wwb-hand =
    { $count ->
        [0] { $side }: no cards
        [one] { $side }: { $count } card
       *[other] { $side }: { $count } cards
    }
wwb-deck = { $deck } cards in the deck, { $discards } discarded
wwb-card-kind = { $number } · { $kind }
wwb-choose = Choose
wwb-both-sides = both sides
wwb-type-ops = Operations
wwb-type-campaign = Campaign
wwb-type-event = Event
wwb-type-battle = Battle card
wwb-type-special = Special event, must be played
wwb-sure-unsure = ? The effect is from memory or inferred, not known to be as printed.
wwb-sure-reconstructed = ° The effect is reconstructed, not known to be as printed.
wwb-discards = Discards
wwb-held-out = Not in the deck before 1776

## The war

wwb-war = Course of the war
wwb-years = Years of the war
wwb-years-note = Under each year: British reinforcements (1776 to 1783 from memory?)
wwb-year-reinforcements = British reinforcements: { $count }
wwb-war-ends = The war ends in { $year }
wwb-no-war-ends = No War Ends card has been played
wwb-phase-committees = Committees of Correspondence
wwb-phase-for-the-king = For the King
wwb-phase-reinforcements = Reinforcements Phase
wwb-phase-strategy-cards = Strategy Cards Phase
wwb-phase-first-player = Who plays first
wwb-phase-impulse = Strategy Phase
wwb-phase-winter-attrition = Winter Attrition Phase
wwb-phase-french-naval = French Naval Phase
wwb-phase-political-control = Political Control Phase
wwb-phase-end = End Phase
wwb-alliance = French Alliance
wwb-allied-in = France came into the war in { $year }
wwb-european-war = The European War is in effect
wwb-reshuffle = The deck is reshuffled before the next deal
wwb-blocked = This year the Americans cannot place PC markers by operations cards
wwb-colonies = Colonies
wwb-colonies-of = { $side }: { $count } of the { $needed } needed at the end

## Boxes

wwb-boxes = Off the map
wwb-queue = Operations queue { $value }
wwb-sent =
    { $count ->
        [0] no reinforcements brought this year
        [one] reinforcements brought once this year
       *[other] reinforcements brought { $count } times this year
    }
wwb-out = Generals out of the game

## Legend

wwb-legend-general = General: strategy, battle and agility
wwb-legend-road = Road
wwb-legend-wilderness = Wilderness path: counts as 3 spaces
wwb-legend-only = Falmouth to Quebec: Arnold alone
wwb-legend-control-american = Colony controlled by the Americans
wwb-legend-control-british = Colony controlled by the British

## Text of the board

wwb-spaces = Spaces
wwb-zones = Blockade zones
wwb-controlled-by = Controlled by: { $side }
