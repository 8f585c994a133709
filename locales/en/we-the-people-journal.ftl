# We the People: the journal.

wtp-note-year = The year { $year } begins.
wtp-note-box =
    { $count ->
        [one] One CU arrives in the British Reinforcements box.
       *[other] { $count } CUs arrive in the British Reinforcements box.
    }
wtp-note-box-loses =
    { $count ->
        [one] One CU leaves the British Reinforcements box.
       *[other] { $count } CUs leave the British Reinforcements box.
    }
wtp-note-exchanged-general = { $general } is exchanged and returns to the Reinforcements box.
wtp-note-reshuffled = The discard pile is shuffled into the deck.
wtp-note-dealt = Each side has been dealt { $count } cards.
wtp-note-drawn = You draw { $number } { $title }.
wtp-note-opens-with-campaign = The British open the year with a campaign.
wtp-note-first = The { $side } play the first card.
wtp-note-ops = The { $side } play an operations card of { $value }.
wtp-note-event = The { $side } play { $number } { $title }.
wtp-note-discarded = The { $side } discard { $number } { $title }.
wtp-note-lost-card = The { $side } lose { $number } { $title } from their hand.
wtp-note-war-ends = The war is to end in { $year }.
wtp-note-blocked = The { $side } may place no PC markers with operations cards for the rest of this year’s cards.
wtp-note-pc-placed = { $side }: PC marker in { $space }.
wtp-note-pc-flipped = { $side }: PC marker in { $space } flipped.
wtp-note-pc-removed = { $side }: PC marker in { $space } removed.
wtp-note-isolated = { $side }: the PC marker in { $space } is isolated and removed.
wtp-note-reinforces = The { $side } bring reinforcements with a { $value }.
wtp-note-reinforced =
    { $count ->
        [one] { $side }: one CU comes to { $space }.
       *[other] { $side }: { $count } CUs come to { $space }.
    }
wtp-note-general-came = { $general } takes command in { $space }.
wtp-note-to-box = { $general } goes to the Reinforcements box.
wtp-note-marched =
    { $units ->
        [0] { $general } goes from { $from } to { $to } alone.
        [one] { $general } goes from { $from } to { $to } with one CU.
       *[other] { $general } goes from { $from } to { $to } with { $units } CUs.
    }
wtp-note-intercepted = { $general } rolls { $die } and intercepts at { $space }.
wtp-note-interception-failed = { $general } rolls { $die } and fails to intercept.
wtp-note-retreated-before-battle = { $general } rolls { $die } and retreats to { $space } before battle.
wtp-note-retreat-failed = { $general } rolls { $die } and cannot get away.
wtp-note-captured = { $general } is captured.
wtp-note-out-of-the-game = { $general } is out of the game.
wtp-note-dispersed = The Continental Congress in { $space } is dispersed.
wtp-note-congress = The Continental Congress meets in { $space }.
wtp-note-battle = Battle at { $space }: the { $attacker } attack. American CUs { $american }, British CUs { $british }.
wtp-note-won = The { $side } win the battle at { $space }.
wtp-note-lost =
    { $count ->
        [0] { $side }: no loss at { $space }.
        [one] { $side }: one CU lost at { $space }.
       *[other] { $side }: { $count } CUs lost at { $space }.
    }
wtp-note-retreated = The { $side } retreat from { $from } to { $to }.
wtp-note-surrendered =
    { $count ->
        [one] The { $side } surrender at { $space } with one CU.
       *[other] The { $side } surrender at { $space } with { $count } CUs.
    }
wtp-note-regulars-lost = The British Regulars’ advantage is lost.
wtp-note-allied = France signs the alliance and enters the war.
wtp-note-navy = The French Navy comes to { $space }.
wtp-note-navy-away = The French Navy sails away until its next phase.
wtp-note-french-landed = { $count } French CUs land at { $space }.
wtp-note-european-war = War breaks out in Europe.
wtp-note-automatic = The { $side } have won at once.
wtp-note-war-over = The war is over in { $year }: the { $side } win.

wtp-end-automatic = The { $side } win at once, in { $year }: the enemy has no combat unit left where it counts.
wtp-end-colonies = The war ends in { $year }. Colonies: Americans { $american }, British { $british }. The { $side } win.

wtp-note-moves = { $side }: { $general } moves from { $space }.
wtp-note-decided = { $general } is lost, and the war with him.
wtp-note-battle-event = The { $side } play { $number } { $title } for the battle.
wtp-note-source =
    { $count ->
        [one] { $side }: one battle card for { $source }.
       *[other] { $side }: { $count } battle cards for { $source }.
    }
wtp-note-attack = The { $side } attack with { $tactic }.
wtp-note-cancelled = The { $side } cancel it with { $tactic }.
wtp-note-not-cancelled = The { $side } do not cancel it.
wtp-note-out-of-cards = The { $side } have no battle card left to attack with.
wtp-note-counterattack = { $general } rolls { $die } and counterattacks.
wtp-note-no-counterattack = { $general } rolls { $die } and fails to counterattack.
wtp-note-french-wait = The French force finds no port and waits.
wtp-note-compromise = The war is over in { $year } by a compromise: nobody wins.
wtp-source-general = the general
wtp-source-combat-units = combat units
wtp-source-militia = the militia
wtp-source-event = events
wtp-source-interception = the interception
wtp-source-winter-offensive = the winter offensive
wtp-source-regulars = the Regulars
wtp-source-port = the port
wtp-end-captured = The British win at once, in { $year }: Washington is captured.
wtp-end-compromise = The war ends in { $year } by a compromise. Colonies: Americans { $american }, British { $british }. Nobody wins.
