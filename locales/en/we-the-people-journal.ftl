# We the People: the journal.

wtp-note-year = The year { $year } begins.
wtp-note-box =
    { $count ->
        [one] 1 CU arrives in the British Reinforcements box.
       *[other] { $count } CUs arrive in the British Reinforcements box.
    }
wtp-note-box-loses =
    { $count ->
        [one] 1 CU leaves the British Reinforcements box.
       *[other] { $count } CUs leave the British Reinforcements box.
    }
wtp-note-exchanged-general = { $general } is exchanged and returns to the Reinforcements box.
wtp-note-reshuffled = The discard pile is shuffled into the deck.
wtp-note-dealt = Each side is dealt { $count } cards.
wtp-note-drawn = You draw card { $number }: { $title }.
wtp-note-opens-with-campaign = The British open the year with a campaign card.
wtp-note-first = The { $side } play the first card.
wtp-note-ops = The { $side } play a { $value } Operations card.
wtp-note-event = The { $side } play { $number } { $title }
wtp-note-discarded = The { $side } discard { $number } { $title }
wtp-note-lost-card = The { $side } lose { $number } { $title } from their hand.
wtp-note-war-ends = The war will end in { $year }.
wtp-note-blocked = The { $side } may not place PC markers with Operations cards for the rest of the year.
wtp-note-pc-placed = { $side }: PC marker placed in { $space }.
wtp-note-pc-flipped = { $side }: PC marker flipped in { $space }.
wtp-note-pc-removed = { $side }: PC marker removed in { $space }.
wtp-note-isolated = { $side }: isolated PC marker removed in { $space }.
wtp-note-reinforces = The { $side } bring reinforcements with a { $value } Operations card.
wtp-note-reinforced =
    { $count ->
        [0] { $side }: no CUs placed in { $space }.
        [one] { $side }: 1 CU placed in { $space }.
       *[other] { $side }: { $count } CUs placed in { $space }.
    }
wtp-note-general-came = { $general } takes command in { $space }.
wtp-note-to-box = { $general } goes to the Reinforcements box.
wtp-note-marched =
    { $units ->
        [0] { $general } moves from { $from } to { $to } alone.
        [one] { $general } moves from { $from } to { $to } with 1 CU.
       *[other] { $general } moves from { $from } to { $to } with { $units } CUs.
    }
wtp-note-intercepted = { $general } rolls { $die } and intercepts at { $space }.
wtp-note-interception-failed = { $general } rolls { $die } and fails to intercept.
wtp-note-retreated-before-battle = { $general } rolls { $die } and retreats to { $space } before battle.
wtp-note-retreat-failed = { $general } rolls { $die } and fails to retreat.
wtp-note-captured = { $general } is captured.
wtp-note-out-of-the-game = { $general } is out of the game.
wtp-note-dispersed = The Continental Congress in { $space } is dispersed.
wtp-note-congress = The Continental Congress meets in { $space }.
wtp-note-battle = Battle at { $space }: the { $attacker } attack. CUs: { $american } American, { $british } British.
wtp-note-won = The { $side } win the battle at { $space }.
wtp-note-lost =
    { $count ->
        [0] { $side }: no CUs lost at { $space }.
        [one] { $side }: 1 CU lost at { $space }.
       *[other] { $side }: { $count } CUs lost at { $space }.
    }
wtp-note-retreated = The { $side } retreat from { $from } to { $to }.
wtp-note-surrendered =
    { $count ->
        [0] The { $side } surrender at { $space }.
        [one] The { $side } surrender at { $space } with 1 CU.
       *[other] The { $side } surrender at { $space } with { $count } CUs.
    }
wtp-note-regulars-lost = The British Regulars’ advantage is lost.
wtp-note-allied = France signs the alliance and enters the war.
wtp-note-navy = The French Navy moves to { $space }.
wtp-note-navy-away = The French Navy sails away until its next phase.
wtp-note-french-landed = { $count ->
    [one] 1 French CU lands at { $space }.
   *[other] { $count } French CUs land at { $space }.
}
wtp-note-european-war = War breaks out in Europe.
wtp-note-automatic = Automatic victory for the { $side }.
wtp-note-war-over = The war ends in { $year }: the { $side } win.

wtp-end-automatic = Automatic victory for the { $side } in { $year }: the enemy has no CU left where it counts.
wtp-end-colonies = The war ends in { $year }. Colonies: Americans { $american }, British { $british }. The { $side } win.

wtp-note-moves = { $side }: { $general } moves from { $space }.
wtp-note-decided = { $general } is captured. The British win.
wtp-note-battle-event = The { $side } play { $number } { $title } for the battle.
wtp-note-source =
    { $count ->
        [one] { $side }: 1 Battle Card for { $source }.
       *[other] { $side }: { $count } Battle Cards for { $source }.
    }
wtp-note-attack = The { $side } attack with { $tactic-attack }.
wtp-note-cancelled = The { $side } cancel it with { $tactic-defense }.
wtp-note-not-cancelled = The { $side } do not cancel it.
wtp-note-out-of-cards = The { $side } have no Battle Card left to attack with.
wtp-note-counterattack = { $general } rolls { $die } and counterattacks.
wtp-note-no-counterattack = { $general } rolls { $die } and fails to counterattack.
wtp-note-french-wait = The French force has no port to land at and waits.
wtp-note-compromise = The war ends in { $year } with a compromise: no winner.
wtp-source-general = the general
wtp-source-combat-units = CUs
wtp-source-militia = the militia
wtp-source-event = events
wtp-source-interception = the interception
wtp-source-winter-offensive = the winter offensive
wtp-source-regulars = the Regulars
wtp-source-port = the Royal Navy
wtp-end-captured = Washington is captured in { $year }. The British win.
wtp-end-compromise = The war ends in { $year } with a compromise. Colonies: Americans { $american }, British { $british }. No winner.
