# Liberty or Death: set-up options, buttons, and what all rules share.

## Options

lod-option-edition = Rules
lod-option-edition-printed = As printed
lod-option-edition-living = With the publisher’s later wording
lod-option-deck = Event cards
lod-option-deck-periods = Each Campaign from its own period
lod-option-deck-mixed = All periods mixed
lod-option-winter = Winter is Coming
lod-option-winter-no = No: Winter Quarters swaps places with the card in play
lod-option-winter-yes = Yes: Winter Quarters waits for its turn
lod-option-players = Players
lod-option-players-four = Four: one for each Faction
lod-option-players-three-royalist = Three: one plays British and Indians
lod-option-players-three-rebellion = Three: one plays Patriots and French
lod-option-players-two = Two: one for each side

## Choices

lod-piece-at = { $piece-one } in { $space }
lod-card = { $number } { $title }

## Buttons

lod-word-done = Done
lod-word-pass = Pass
lod-word-event = Play Event
lod-word-unshaded = Unshaded Event
lod-word-shaded = Shaded Event
lod-word-yes = Yes
lod-word-no = No
lod-word-brilliant-stroke = Brilliant Stroke
lod-word-treaty-of-alliance = Treaty of Alliance
lod-word-place-militia = Place Militia
lod-word-place-continental = Place a Continental
lod-word-place-war-parties = Place War Parties
lod-word-build-fort = Build a Fort
lod-word-build-village = Build a Village
lod-word-regroup = Move in and hide
lod-word-train = Train Continentals
lod-word-reward-loyalty = Reward Loyalty
lod-word-remove-one = Remove 1
lod-word-remove-two = Remove 2, lose 1
lod-word-remove-fort = Remove a Fort
lod-word-remove-village = Remove a Village
lod-word-squadron = Move a Squadron
lod-word-regulars = Release Regulars
lod-word-take-resources = Gain Resources
lod-word-pay = Pay 1 Resource
lod-word-remove = Remove units
lod-word-shift = Shift 1 level
lod-word-to-available = Go to Available

## Cards and turns

lod-ask-draw-card = Reveal the next card of the deck
lod-ask-first-eligible = 1st Eligible on { $title }: choose a Command, the Event or Pass
lod-ask-second-command = 2nd Eligible: choose a Command or Pass
lod-ask-second-command-or-event = 2nd Eligible on { $title }: choose a Command, the Event or Pass
lod-ask-second-limited = 2nd Eligible: choose a Limited Command or Pass
lod-ask-second-limited-or-event = 2nd Eligible on { $title }: choose a Limited Command, the Event or Pass
lod-ask-activity-after = Choose a Special Activity, or Done
lod-ask-command-after-activity = { $faction }: choose the Command to go with { $activity }
lod-note-card-in-play = Card { $number } is in play: { $title }
lod-note-winter-quarters = Winter Quarters Round { $round } begins.
lod-note-command = The { $faction } execute { $command }.
lod-note-limited-command = The { $faction } execute { $command } as a Limited Command.
lod-note-passes =
    { $count ->
        [one] The { $faction } pass and gain 1 Resource.
       *[other] The { $faction } pass and gain { $count } Resources.
    }
lod-note-ineligible-through-next = The { $faction } are Ineligible through the next card.
lod-note-remains-eligible = The { $faction } remain Eligible.

## Brilliant Strokes

lod-ask-stroke = Interrupt before anyone acts on this card?
lod-ask-trump = Trump the Brilliant Stroke of the { $other }?
lod-ask-stroke-action =
    { $commands ->
        [0] Brilliant Stroke: choose a free Special Activity
        [one] Brilliant Stroke: choose the last free Limited Command or a Special Activity
       *[other] Brilliant Stroke: choose a free Limited Command ({ $commands } left) or a Special Activity
    }
lod-note-stroke-played = The { $faction } play their Brilliant Stroke.
lod-note-stroke-trumped = The { $faction } trump the { $trumped }, who take back their card.
lod-note-treaty = The French play the Treaty of Alliance: France enters the war.
lod-note-to-west-indies = { $count } { $piece } moved to the West Indies.

## Leaders

lod-ask-leader-follows = Move { $leader } too, from { $from } to { $to }?
lod-ask-leader-comes = Place { $leader } from Available in { $space }?
lod-ask-leader-homeless = { $leader } is alone: choose where he goes
lod-note-leader-follows = { $leader } moves with them to { $to }.
lod-note-leader-comes = { $leader } is placed in { $space }.
lod-note-leader-goes = { $leader } moves to { $to }.
lod-note-leader-available = { $leader } returns to Available.

## Placing pieces

lod-ask-take-from-map = No { $piece } Available: choose one to move to { $space }, or Done
lod-note-taken-from-map = The { $faction } take 1 { $piece-one } from { $from }.
lod-note-placed = The { $faction } place { $count } { $piece } in { $space }.

## The French navy

lod-ask-blockade = Choose a City to Blockade
lod-ask-lift-blockade = Choose a Blockade to return to the West Indies
lod-ask-move-blockade-from = Choose a Blockade to move, or Done
lod-ask-move-blockade-to = Move the Blockade of { $from }: choose a City
lod-note-blockade = The French Blockade { $city }: FNI { $fni }.
lod-note-blockade-lifted = { $city }: Blockade lifted, FNI { $fni }.
lod-note-blockade-moved = A Blockade moves from { $from } to { $to }.
lod-note-howe = Howe lowers FNI by 1 level.

## The board in a terminal. Codes of pieces are followed by their number

lod-board-cities = Cities
lod-board-colonies = Colonies
lod-board-reserves = Indian Reserve Provinces
lod-board-population = Pop
lod-board-level = Level
lod-board-control = Control
lod-board-pieces = Pieces
lod-board-none = none
lod-board-available = Available
lod-board-unavailable = Unavailable
lod-board-casualties = Casualties
lod-board-resources = Resources
lod-board-totals = Total Support { $support }, Total Opposition { $opposition }
lod-board-casualty-tracks = CBC { $cbc }, CRC { $crc }
lod-board-french-tracks = FNI { $fni }, French Preparations { $preparations }
lod-board-treaty-played = Treaty of Alliance played
lod-board-treaty-not-played = Treaty of Alliance not played
lod-board-strokes = Brilliant Strokes held
lod-board-campaign = Campaign { $campaign } of { $campaigns }: { $drawn } of 11 cards revealed. Winter Quarters Rounds so far: { $winters }
lod-board-in-play = In play
lod-board-on-deck = On deck
lod-board-order = Order
lod-board-eligible = Eligible
lod-board-ineligible = Ineligible
lod-board-acted = have acted
lod-board-passed = have passed
lod-code-british-regulars = BR
lod-code-tories = To
lod-code-british-forts = BF
lod-code-continentals = Co
lod-code-militia-underground = Mu
lod-code-militia-active = Ma
lod-code-patriot-forts = PF
lod-code-war-parties-underground = Wu
lod-code-war-parties-active = Wa
lod-code-villages = Vi
lod-code-french-regulars = FR
lod-code-propaganda = Pr
lod-code-raid = Rd
lod-code-blockade = Bl
lod-code-squadron = Sq

## What is wrong with a position that was written by hand

# $pool: how many there are
lod-flaw-count = { $count } in total, but there are { $pool }.
lod-flaw-unavailable = Pieces of this kind are never Unavailable (§1.3.9).
lod-flaw-casualties = Only cubes stay in the Casualties box (§1.6.4).
lod-flaw-underground = Off the map these pieces count as Underground (§1.4.3).
lod-flaw-bases = More than 2 Forts and Villages (§1.4.2).
lod-flaw-indians-in-city = Indian pieces in a City (§1.4.2).
lod-flaw-strangers = Only Regulars, British Forts and Squadrons may be here (§1.4.2).
lod-flaw-west-indies-closed = Not in play before the Treaty of Alliance (§1.3.7).
lod-flaw-french-too-soon = French Regulars before the Treaty of Alliance (§2.3.9).
lod-flaw-no-population = Support or Opposition in a space without Population (§1.6.1).
lod-flaw-squadron = No Squadron or Blockade may be here now (§1.9).
lod-flaw-markers-west-indies = Markers in the West Indies.
lod-flaw-other-leader = This Leader belongs to another Faction (§1.10).
lod-flaw-leader-west-indies = This Leader may not be in the West Indies (§1.10).
lod-flaw-leader-in-city = This Leader may not be in a City (§1.4.2).
lod-flaw-leader-too-soon = Not on the map before the Treaty of Alliance (§2.3.9).
lod-flaw-most = At most { $most }.
lod-flaw-markers = More than { $most } markers on the map.
lod-flaw-treaty-card = The Treaty of Alliance has been played (§2.3.9).
lod-flaw-not-seen = Card { $card } is face up but not among the cards seen.
lod-flaw-not-of-deck = Card { $card } is not part of the deck.
lod-flaw-same-card = The same card is in play and on deck.
lod-flaw-too-few-events = Too few Events are left to draw (§2.1).
lod-flaw-too-few-winters = Too few Winter Quarters cards are left to draw (§2.1).
lod-flaw-twice = { $faction }: listed twice.
lod-flaw-missing = { $faction }: missing.
