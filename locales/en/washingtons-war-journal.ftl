# Washington’s War: the journal.

ww-note-year = The year { $year } begins.
ww-note-box =
    { $count ->
        [one] 1 CU arrives in the British Reinforcements box.
       *[other] { $count } CUs arrive in the British Reinforcements box.
    }
ww-note-box-loses =
    { $count ->
        [one] 1 CU leaves the British Reinforcements box.
       *[other] { $count } CUs leave the British Reinforcements box.
    }
ww-note-exchanged-general = { $general } is exchanged and returns to the Reinforcements box.
ww-note-reshuffled = The discard pile is shuffled into the deck.
ww-note-dealt = Each side is dealt { $count } cards.
ww-note-drawn = You draw card { $number }: { $title }.
ww-note-opens-with-campaign = The British open the year with a campaign card.
ww-note-first = The { $side } play the first card.
ww-note-ops = The { $side } play a { $value } OPS card.
ww-note-event = The { $side } play { $number } { $title }
ww-note-discarded = The { $side } discard { $number } { $title }
ww-note-exchanged = The { $side } take { $number } { $title } in exchange for { $price }.
ww-note-lost-card = The { $side } lose { $number } { $title } from their hand.
ww-note-war-ends = The war will end in { $year }.
ww-note-queued = { $side }: Operations Queue now at { $total }.
ww-note-queue-abandoned = The { $side } abandon their Operations Queue.
ww-note-blocked = The { $side } may not place PC markers with OPS cards or discards this year.
ww-note-pc-placed = { $side }: PC marker placed in { $space }.
ww-note-pc-flipped = { $side }: PC marker flipped in { $space }.
ww-note-pc-removed = { $side }: PC marker removed in { $space }.
ww-note-isolated = { $side }: isolated PC marker removed in { $space }.
ww-note-reinforces = The { $side } bring reinforcements with a { $value } OPS card.
ww-note-reinforced =
    { $count ->
        [0] { $side }: no CUs placed in { $space }.
        [one] { $side }: 1 CU placed in { $space }.
       *[other] { $side }: { $count } CUs placed in { $space }.
    }
ww-note-general-came = { $general } takes command in { $space }.
ww-note-to-box = { $general } goes to the Reinforcements box.
ww-note-activated = The { $side } activate { $general } in { $space }.
ww-note-marched =
    { $units ->
        [0] { $general } moves from { $from } to { $to } alone.
        [one] { $general } moves from { $from } to { $to } with 1 CU.
       *[other] { $general } moves from { $from } to { $to } with { $units } CUs.
    }
ww-note-intercepted = { $general } rolls { $die } and intercepts at { $space }.
ww-note-interception-failed = { $general } rolls { $die } and fails to intercept.
ww-note-retreated-before-battle = { $general } rolls { $die } and retreats to { $space } before battle.
ww-note-retreat-failed = { $general } rolls { $die } and fails to retreat.
ww-note-captured = { $general } is captured.
ww-note-out-of-the-game = { $general } is out of the game.
ww-note-dispersed = The Continental Congress in { $space } is dispersed.
ww-note-congress = The Continental Congress meets in { $space }.
ww-note-battle = Battle at { $space }: the { $attacker } attack. CUs: { $american } American, { $british } British.
ww-note-battle-card = The { $side } play { $number } { $title } as a Battle Card.
ww-note-battle-discard = The { $side } discard { $number } { $title } for the battle.
ww-note-rating = { $general } rolls { $die }: Battle Rating { $rating }.
ww-note-modifier = { $side }: +{ $drm } { $modifier }.
ww-note-strength = { $side }: roll { $die }, total { $total }.
ww-note-won = The { $side } win the battle at { $space }.
ww-note-lost =
    { $count ->
        [0] { $side }: no CUs lost at { $space }.
        [one] { $side }: 1 CU lost at { $space }.
       *[other] { $side }: { $count } CUs lost at { $space }.
    }
ww-note-retreated = The { $side } retreat from { $from } to { $to }.
ww-note-surrendered =
    { $count ->
        [0] The { $side } surrender at { $space }.
        [one] The { $side } surrender at { $space } with 1 CU.
       *[other] The { $side } surrender at { $space } with { $count } CUs.
    }
ww-note-overrun = The { $side } overrun { $space }.
ww-note-regulars-lost = The British Regulars’ advantage is lost.
ww-note-alliance = The French Alliance marker moves from { $from } to { $to }.
ww-note-allied = France signs the alliance and enters the war.
ww-note-navy = The French Navy blockades { $zone }.
ww-note-navy-away = The French Navy sails away until its next phase.
ww-note-french-landed = { $count ->
    [one] 1 French CU lands at { $space }.
   *[other] { $count } French CUs land at { $space }.
}
ww-note-european-war = War breaks out in Europe.
ww-note-automatic = Automatic victory for the { $side }.
ww-note-war-over = The war ends in { $year }: the { $side } win.

ww-drm-combat-units = CUs
ww-drm-general = general
ww-drm-regulars = Regulars’ advantage
ww-drm-royal-navy = Royal Navy
ww-drm-militia = militia
ww-drm-winter-offensive = winter offensive
ww-drm-battle-card = Battle Card
ww-drm-event-discard = discarded event
ww-drm-interception = interception

ww-end-automatic = Automatic victory for the { $side } in { $year }: the enemy has no CU left where it counts.
ww-end-colonies = The war ends in { $year }. Colonies: Americans { $american }, British { $british }. The { $side } win.

ww-odds-alliance = French Alliance track
