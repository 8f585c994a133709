# The position editor of Liberty or Death.

lode-tab-space = Space
lode-tab-forces = Off the map
lode-tab-factions = Factions
lode-tab-cards = Cards
lode-tab-setup = Setup
lode-no-flaws = No faults: this position can be played.
lode-flaws = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
lode-dropped = A Command was under way. It is not part of the position; pieces are where it had put them.
lode-bad-link = This link holds no position.
lode-bad-file = This file holds no position.

## Numbers

# $what: a kind of piece or a track
lode-less = One less: { $what }
lode-more = One more: { $what }

## Space

lode-space = Space
lode-level = Support or Opposition
lode-pieces = Pieces
lode-markers = Markers
lode-leaders-here = Leaders here
lode-totals = All places together

## Factions

lode-standing = On this card
lode-leader = Leader
lode-leader-place = Where the Leader is
lode-stroke = Holds a Brilliant Stroke
lode-non-player = Non-player (played by the bot)
lode-remains-eligible = Stays Eligible after this card
lode-tracks = Tracks
lode-treaty = Treaty of Alliance played
lode-treaty-card = The French hold the Treaty of Alliance

## Cards

lode-no-card = None
lode-phase = What comes next
lode-first = What the 1st Eligible Faction did
lode-first-none = Nothing yet
lode-first-command = Command alone
lode-first-command-and-activity = Command and Special Activity
lode-first-event = Event
lode-campaign = Campaign
lode-drawn = Cards drawn in this Campaign
lode-winters = Winter Quarters Rounds begun
lode-winter-drawn = Winter Quarters card of this Campaign drawn
lode-seen = Cards seen
lode-seen-count = { $count ->
    [0] No cards seen
    [one] 1 card seen
   *[other] { $count } cards seen
}

## Setup

lode-begin-with = Begin with another position
lode-set-up = Setup of a scenario
lode-choose = Choose…
lode-clear = Empty the map
lode-open-file = Open a file

## What to do with it

lode-use = Use this position
lode-play = Play from here
lode-save = Save
lode-share = Link
lode-link = Link to this position
lode-link-copied = Link to this position (copied)
lode-nobody = All four Factions are Non-players. Leave one to a person to play.
lode-commands = Study it with the program
# $file: the name of a file
lode-commands-hint = Save the position as { $file }, then:
