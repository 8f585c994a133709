# The board that Washington’s War and We the People share.

web-gen-no-view = Nothing to show yet.
web-gen-side-american = Americans
web-gen-side-british = British

## Marks of facts that are not known to be the printed ones

web-gen-mark-certain = { "" }
web-gen-mark-unsure = ?
web-gen-mark-reconstructed = °
web-gen-marks = ? from memory or inferred, ° reconstructed: may differ from the printed game. A data pack can correct it.

## The map

web-gen-title-above = A Map of the
web-gen-title-middle = Seat of War

## Pieces

web-gen-letter-american = A
web-gen-letter-british = B
web-gen-letter-congress = C
web-gen-pc-american = American PC marker
web-gen-pc-british = British PC marker
web-gen-pc-none = no PC marker
web-gen-congress = Continental Congress
web-gen-navy = French Navy
web-gen-ratings = Strategy { $strategy }, Battle { $battle }
web-gen-ratings-agility = Strategy { $strategy }, Battle { $battle }, Agility { $agility }
web-gen-general-american = { $name }, American general: { $ratings }{ $mark }
web-gen-general-french = { $name }, French general: { $ratings }{ $mark }
web-gen-general-british = { $name }, British general: { $ratings }{ $mark }
web-gen-units-american =
    { $count ->
        [one] { $count } American combat unit
       *[other] { $count } American combat units
    }
web-gen-units-french =
    { $count ->
        [one] { $count } French combat unit
       *[other] { $count } French combat units
    }
web-gen-units-british =
    { $count ->
        [one] { $count } British combat unit
       *[other] { $count } British combat units
    }
web-gen-no-units = no units

## Spaces and zones

web-gen-port = port
web-gen-fortified-port = fortified port
web-gen-needs-pc = the Royal Navy helps only with a British PC marker
web-gen-blockaded = blockaded port
web-gen-winter-quarters = winter quarters{ $mark }
web-gen-south = south of the winter line
web-gen-roads = Lines to: { $spaces }
web-gen-road-wilderness = { $space } (wilderness, counts as 3 spaces)
web-gen-road-wilderness-only = { $space } (wilderness, only { $general })
web-gen-road-only = { $space } (dotted line, only { $general })
web-gen-zone = Blockade zone { $zone }
web-gen-zone-ports = Ports: { $ports }
web-gen-navy-at = French Navy: { $place }
web-gen-navy-away = French Navy: away until its next phase
web-gen-navy-france = French Navy: in France
web-gen-congress-at = Congress in { $space }
web-gen-congress-dispersed = Congress is dispersed

## Cards

web-gen-hands = Hands
web-gen-hand =
    { $count ->
        [0] { $side }: no cards
        [one] { $side }: { $count } card
       *[other] { $side }: { $count } cards
    }
web-gen-deck = { $deck } cards in the deck, { $discards } discarded
web-gen-card-kind = { $number } · { $kind }
web-gen-both-sides = both sides
web-gen-type-ops = Operations
web-gen-type-campaign = Campaign
web-gen-type-event = Event
web-gen-type-battle-event = Event before a battle
web-gen-type-battle = Battle Card
web-gen-type-special = Special event, must be played
web-gen-sure-unsure = ? The effect is from memory or inferred, and may differ from the printed card.
web-gen-sure-reconstructed = ° The effect is reconstructed, and may differ from the printed card.
web-gen-discards = Discards
web-gen-removed = Out of the game
web-gen-held-out = Not in the deck before 1776

## The war

web-gen-war = Course of the war
web-gen-years = Years of the war
web-gen-years-note = Under each year: British reinforcements
web-gen-year-reinforcements = British reinforcements: { $count }{ $mark }
web-gen-war-ends = The war ends in { $year }
web-gen-no-war-ends = No War Ends card has been played
web-gen-moment = { $year }, { $phase }: { $side } to play
web-gen-regulars = British Regulars’ advantage
web-gen-no-regulars = no Regulars’ advantage
web-gen-battle = Battle
web-gen-european-war = The European War is in effect
web-gen-colonies = Colonies
web-gen-colonies-of = { $side }: { $count } ({ $needed } needed at the end)
web-gen-controlled-by = Controlled by: { $side }
web-gen-nobody = nobody

## Boxes

web-gen-boxes = Off the map
web-gen-american-box = American Reinforcements
web-gen-british-box = British Reinforcements
web-gen-french-box = French Reinforcements
web-gen-captured = Captured generals
web-gen-out = Generals out of the game
web-gen-sent =
    { $count ->
        [0] no reinforcement cards used this year
        [one] 1 reinforcement card used this year
       *[other] { $count } reinforcement cards used this year
    }

## Legend

web-gen-legend-general = General: { $ratings }
web-gen-legend-ratings = Strategy and Battle Rating
web-gen-legend-ratings-agility = Strategy, Battle and Agility Rating
web-gen-legend-road = Road
web-gen-legend-wilderness = Wilderness line: counts as 3 spaces
web-gen-legend-only = { $from } to { $to }: only { $general }
web-gen-legend-control-american = Colony controlled by the Americans
web-gen-legend-control-british = Colony controlled by the British

## Text of the board, aid sheets

web-gen-spaces = Spaces
web-gen-zones = Blockade zones
web-gen-hint-colony = Colony: { $colony }
web-gen-hint-march = Click a place farther off to march there. All units that may move with the general do; point at them to take fewer.
