# Liberty or Death: set-up options, buttons, and what all rules share.

## Options

lod-option-edition = Rules
lod-option-edition-printed = As printed
lod-option-edition-living = With the publisher’s later wording
lod-option-deck = Event cards
lod-option-deck-periods = Each Campaign from its own period
lod-option-deck-mixed = All periods mixed
lod-option-winter = Winter is Coming
lod-option-winter-no = No: Winter Quarters changes places with the card in play
lod-option-winter-yes = Yes: Winter Quarters waits for its turn
lod-option-players = Players
lod-option-players-four = Four: one for each Faction
lod-option-players-three-royalist = Three: one has British and Indians
lod-option-players-three-rebellion = Three: one has Patriots and French
lod-option-players-two = Two: one for each side

## Choices

lod-piece-at = { $piece } in { $space }
lod-card = { $number } { $title }

## Buttons

lod-word-done = Done
lod-word-pass = Pass
lod-word-event = Event
lod-word-unshaded = Unshaded text
lod-word-shaded = Shaded text
lod-word-yes = Yes
lod-word-no = No
lod-word-brilliant-stroke = Brilliant Stroke
lod-word-treaty-of-alliance = Treaty of Alliance
lod-word-place-militia = Place Militia
lod-word-place-continental = Place a Continental
lod-word-place-war-parties = Place War Parties
lod-word-build-fort = Build a Fort
lod-word-build-village = Build a Village
lod-word-regroup = Regroup Underground
lod-word-reward-loyalty = Reward Loyalty
lod-word-remove-one = Remove one
lod-word-remove-two = Remove two and lose one
lod-word-remove-fort = Remove a Fort
lod-word-remove-village = Remove a Village
lod-word-squadron = Squadron
lod-word-regulars = Regulars
lod-word-take-resources = Resources
lod-word-pay = Pay
lod-word-remove = Remove
lod-word-shift = Shift
lod-word-to-available = To Available

## Cards and turns

lod-ask-draw-card = Turn up the next card of the deck
lod-ask-first-eligible = The { $faction } are 1st Eligible on “{ $title }”: a Command, with a Special Activity if desired, or the Event, or Pass
lod-ask-second-command = The { $faction } are 2nd Eligible: a Command, with a Special Activity if desired, or Pass
lod-ask-second-command-or-event = The { $faction } are 2nd Eligible after a Command with a Special Activity: a Command, with a Special Activity if desired, or the Event “{ $title }”, or Pass
lod-ask-second-limited = The { $faction } are 2nd Eligible after a Command: a Limited Command, or Pass
lod-ask-second-limited-or-event = The { $faction } are 2nd Eligible after a Command with a Special Activity: a Limited Command, or the Event “{ $title }”, or Pass
lod-ask-activity-after = Use a Special Activity before the Command ends, or be done
lod-note-card-in-play = Card { $number }, “{ $title }”, is in play.
lod-note-winter-quarters = Winter Quarters Round { $round } begins.
lod-note-command = The { $faction } execute { $command }.
lod-note-limited-command = The { $faction } execute a Limited Command: { $command }.
lod-note-passes =
    { $count ->
        [one] The { $faction } pass for one Resource.
       *[other] The { $faction } pass for { $count } Resources.
    }
lod-note-ineligible-through-next = The { $faction } are Ineligible through the next card.
lod-note-remains-eligible = The { $faction } stay Eligible.

## Brilliant Strokes

lod-ask-stroke = The { $faction } may interrupt before anybody acts on this card
lod-ask-trump = The { $faction } may trump the Brilliant Stroke of the { $other }
lod-ask-stroke-action =
    { $commands ->
        [0] Brilliant Stroke of the { $faction }: a free Special Activity, or be done
        [one] Brilliant Stroke of the { $faction }: one free Limited Command is left; the Leader must take part in one of the two
       *[other] Brilliant Stroke of the { $faction }: { $commands } free Limited Commands and a Special Activity, in any order; the Leader must take part in one of the Commands
    }
lod-note-stroke-played = The { $faction } play their Brilliant Stroke.
lod-note-stroke-trumped = The { $faction } trump the { $trumped }, who take their card back.
lod-note-treaty = The French play the Treaty of Alliance: France enters the war.
lod-note-to-west-indies = To the West Indies: { $count } { $piece }.

## Leaders

lod-ask-leader-follows = Does { $leader } go along from { $from } to { $to }?
lod-ask-leader-comes = Does { $leader } come from Available to { $space }?
lod-ask-leader-homeless = { $leader } has no piece of his Faction with him. Where does he go?
lod-note-leader-follows = { $leader } goes along to { $to }.
lod-note-leader-comes = { $leader } comes to { $space }.
lod-note-leader-goes = { $leader } goes to { $to }.
lod-note-leader-available = { $leader } is Available.

## Placing pieces

lod-ask-take-from-map = None is Available. Take { $piece } from elsewhere to place in { $space }, or be done
lod-note-taken-from-map = The { $faction } take one from { $from }: { $piece }.
lod-note-placed = The { $faction } place { $count } in { $space }: { $piece }.

## The French navy

lod-ask-blockade = Place a Blockade on a City
lod-ask-lift-blockade = Lift a Blockade: it returns to the West Indies as a Squadron
lod-ask-move-blockade-from = Move a Blockade from a City, or be done
lod-ask-move-blockade-to = To which City does the Blockade of { $from } move?
lod-note-blockade = The French Blockade { $city }: FNI { $fni }.
lod-note-blockade-lifted = The Blockade of { $city } is lifted: FNI { $fni }.
lod-note-blockade-moved = A Blockade moves from { $from } to { $to }.
lod-note-howe = Howe lowers FNI by one level.

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
lod-board-campaign = Campaign { $campaign } of { $campaigns }, { $drawn } of its 11 cards turned up; Winter Quarters Rounds so far: { $winters }
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
