# The board kit: what the boards of all games share in the browser.

kit-menu = Menu
kit-tray = Cards and pools
kit-hand-empty = No cards
kit-lod-sequence = Turn
kit-lod-tracks = Tracks
# $what: support or opposition. $value and $needed: numbers
kit-lod-lead = { $what ->
    [support] Support lead { $value }, needs more than { $needed }
   *[opposition] Opposition lead { $value }, needs more than { $needed }
}
# $what: one of the three below
kit-lod-second = { $what } { $value }, needs more than 0
kit-lod-second-casualties = Casualties
kit-lod-second-forts = Forts plus 3 less Villages
kit-lod-second-villages = Villages less 3 less Patriot Forts

## What others did

kit-story = What happened
kit-story-bar = Playback
kit-story-back = One stop back
kit-story-next = Next stop
kit-story-pause = Pause
kit-story-resume = Continue
kit-story-speed = Speed { $speed }×
kit-story-skip = Skip
kit-story-again = Show the last round again

## Battles

kit-battle-at = Battle in { $space }
kit-battle-attacker = attacker
kit-battle-defender = defender
kit-battle-units = { $count ->
    [0] No combat units
    [one] 1 combat unit
   *[other] { $count } combat units
}
kit-battle-rating = { $general }: Battle Rating { $rating }
kit-battle-roll = Battle roll
kit-battle-total = Total
kit-battle-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
kit-battle-going = The battle is not decided yet.
kit-battle-close = Close
kit-battle-open = Battle sheet
kit-lod-royalist = Royalists
kit-lod-rebellion = Rebellion
kit-lod-inflicts = Loss Level inflicted

## Announcements

kit-dismiss = Dismiss
kit-announce-captured = A general is captured
kit-announce-france = France enters the war
kit-announce-europe = War in Europe
kit-announce-congress = Congress is dispersed
kit-announce-war-ends = The end is in sight
kit-announce-end = The war is over
kit-announce-year = A new year
kit-announce-winter = Winter Quarters
kit-announce-check = Victory Check
kit-announce-stroke = Brilliant Stroke
kit-lod-phase-victory-check = Victory Check
kit-lod-phase-supply = Supply
kit-lod-phase-resources = Resources
kit-lod-phase-support = Support
kit-lod-phase-redeployment = Redeployment
kit-lod-phase-desertion = Desertion
kit-lod-phase-reset = Reset

## Hands on the map, and settings

kit-how-many = How many
kit-continue-as = Continue as { $seat }
kit-aid-choose = Whose sheet
kit-aid-print = Print this sheet
# $choice: a choice of a question that is not asked yet
kit-later = { $choice } (next question)
kit-following = Next:
kit-results = This would change:
# $text: what is rolled
kit-dice-decide = Then the dice decide: { $text }
# $needs: the highest roll that succeeds. $percent: how likely that is
kit-odds = { $needs } or less: { $percent }%
# $name: who rolls
kit-odds-of = { $name }: { $needs } or less, { $percent }%
kit-finish = Finish
kit-finish-title = Answer Done until something else is asked
# $choice: the label of a choice
kit-always = Always answer “{ $choice }”
kit-order-stroke = You decline to play your Brilliant Stroke.
kit-order-end = Ask me again
kit-one-by-one = Answer question by question
kit-answering = Answering…
kit-glossary = Glossary
kit-on-board = { $count ->
    [one] 1 choice on the board
   *[other] { $count } choices on the board
}
kit-setting-battles = Open a battle sheet after each battle
kit-setting-forced = Answer for me when there is only 1 choice
kit-setting-ahead = Offer the next question’s choices early
kit-setting-folded = Fold lists of what is on the board
kit-setting-follow = Move the map to where something happens
kit-setting-sound = Play a sound on my turn and on new messages
kit-notify-on = Notify me when it is my turn
kit-notify-off = Stop notifying me
kit-notify-refused = Your browser does not allow notifications from this page. You can change that in its settings.
kit-setting-taps = Touch: tap to select, tap again to confirm
kit-key-number = Choose by number; a quantity where one is asked
kit-key-story = Playback: back, next, pause

## The end of a game

kit-end = The end of the game
kit-end-course = The course of the war
kit-end-deeds = What each side did
kit-deed-commands = Commands
kit-deed-events = Events played
kit-deed-passes = Passes
kit-deed-strokes = Brilliant Strokes
kit-deed-attacks = Battles as attacker
kit-deed-lost-in-battle = Pieces lost in Battle
kit-deed-ops = Operations cards
kit-deed-discards = Events discarded
kit-deed-markers = PC markers placed or flipped
kit-deed-battles-won = Battles won
kit-deed-generals-taken = Generals captured
kit-deed-markers-played = Campaign markers played
kit-deed-units-raised = Units raised
kit-deed-units-lost = Units lost
kit-deed-fortresses = Fortresses built or taken
kit-end-battles = Battles

## Odds of what a choice leads to

kit-odds-title = Odds
# $mean: a number such as 1.3
kit-odds-mean = { $mean } on average
# $dice: such as 1–3
kit-odds-dice = On { $dice }:
kit-odds-more = { $count ->
    [one] 1 more result
   *[other] { $count } more results
}
# $bot: the name of a bot
kit-odds-policy = Choices within it are made as by { $bot }.
kit-odds-no-card = The enemy plays no card from hand.
kit-odds-inexact = What the enemy hides matters here: the mean over a few forces that it may have.
kit-odds-fought = Too much may happen here to work it all out: an estimate from { $count } battles fought by the rules, off by up to { $error } percentage points.
kit-odds-no-battle = no battle
