# Washington’s War: the journal.

ww-note-year = The year { $year } begins.
ww-note-box =
    { $count ->
        [one] One CU arrives in the British Reinforcements box.
       *[other] { $count } CUs arrive in the British Reinforcements box.
    }
ww-note-box-loses =
    { $count ->
        [one] One CU leaves the British Reinforcements box.
       *[other] { $count } CUs leave the British Reinforcements box.
    }
ww-note-exchanged-general = { $general } is exchanged and returns to the Reinforcements box.
ww-note-reshuffled = The discard pile is shuffled into the deck.
ww-note-dealt = Each side has been dealt { $count } cards.
ww-note-drawn = You draw { $number } { $title }.
ww-note-opens-with-campaign = The British open the year with a campaign.
ww-note-first = The { $side } play the first card.
ww-note-ops = The { $side } play { $value } operations.
ww-note-event = The { $side } play { $number } { $title }.
ww-note-discarded = The { $side } discard { $number } { $title }.
ww-note-exchanged = The { $side } take { $number } { $title } and give { $price } for it.
ww-note-lost-card = The { $side } lose { $number } { $title } from their hand.
ww-note-war-ends = The war is to end in { $year }.
ww-note-queued = The { $side } have { $total } operations in their queue.
ww-note-queue-abandoned = The { $side } abandon their operations queue.
ww-note-blocked = The { $side } may not place PC markers by operations or discards this year.
ww-note-pc-placed = { $side }: PC marker in { $space }.
ww-note-pc-flipped = { $side }: PC marker in { $space } flipped.
ww-note-pc-removed = { $side }: PC marker in { $space } removed.
ww-note-isolated = { $side }: the PC marker in { $space } is isolated and removed.
ww-note-reinforces = The { $side } bring reinforcements with a { $value }.
ww-note-reinforced =
    { $count ->
        [one] { $side }: one CU comes to { $space }.
       *[other] { $side }: { $count } CUs come to { $space }.
    }
ww-note-general-came = { $general } takes command in { $space }.
ww-note-to-box = { $general } goes to the Reinforcements box.
ww-note-activated = { $side }: { $general } in { $space } is activated.
ww-note-marched =
    { $units ->
        [0] { $general } goes from { $from } to { $to } alone.
        [one] { $general } goes from { $from } to { $to } with one CU.
       *[other] { $general } goes from { $from } to { $to } with { $units } CUs.
    }
ww-note-intercepted = { $general } rolls { $die } and intercepts at { $space }.
ww-note-interception-failed = { $general } rolls { $die } and fails to intercept.
ww-note-retreated-before-battle = { $general } rolls { $die } and retreats to { $space } before battle.
ww-note-retreat-failed = { $general } rolls { $die } and cannot get away.
ww-note-captured = { $general } is captured.
ww-note-out-of-the-game = { $general } is out of the game.
ww-note-dispersed = The Continental Congress in { $space } is dispersed.
ww-note-congress = The Continental Congress meets in { $space }.
ww-note-battle = Battle at { $space }: the { $attacker } attack. American CUs { $american }, British CUs { $british }.
ww-note-battle-card = The { $side } play { $number } { $title } in battle.
ww-note-battle-discard = The { $side } discard { $number } { $title } for the battle.
ww-note-rating = { $general } rolls { $die }: battle rating { $rating }.
ww-note-modifier = { $side }: +{ $drm } { $modifier }.
ww-note-strength = { $side }: roll { $die }, in all { $total }.
ww-note-won = The { $side } win the battle at { $space }.
ww-note-lost =
    { $count ->
        [0] { $side }: no loss at { $space }.
        [one] { $side }: one CU lost at { $space }.
       *[other] { $side }: { $count } CUs lost at { $space }.
    }
ww-note-retreated = The { $side } retreat from { $from } to { $to }.
ww-note-surrendered =
    { $count ->
        [one] The { $side } surrender at { $space } with one CU.
       *[other] The { $side } surrender at { $space } with { $count } CUs.
    }
ww-note-overrun = The { $side } overrun { $space }.
ww-note-regulars-lost = The British Regulars’ advantage is lost.
ww-note-alliance = The French Alliance marker moves from { $from } to { $to }.
ww-note-allied = France signs the alliance and enters the war.
ww-note-navy = The French Navy blockades { $zone }.
ww-note-navy-away = The French Navy sails away until its next phase.
ww-note-french-landed = { $count } French CUs land at { $space }.
ww-note-european-war = War breaks out in Europe.
ww-note-automatic = The { $side } have won at once.
ww-note-war-over = The war is over in { $year }: the { $side } win.

ww-drm-combat-units = combat units
ww-drm-general = general
ww-drm-regulars = Regulars’ advantage
ww-drm-royal-navy = Royal Navy
ww-drm-militia = militia
ww-drm-winter-offensive = winter offensive
ww-drm-battle-card = battle card
ww-drm-event-discard = discarded event
ww-drm-interception = interception

ww-end-automatic = The { $side } win at once, in { $year }: the enemy has no army left where it counts.
ww-end-colonies = The war ends in { $year }. Colonies: Americans { $american }, British { $british }. The { $side } win.
