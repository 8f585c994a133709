# We the People: set-up, buttons, questions and the board.

wtp-title = We the People
wtp-scenario-1775 = The whole war, 1775 to 1783
wtp-option-placing = British PC markers in empty spaces
wtp-option-placing-neighbours = only next to a British PC marker
wtp-option-placing-armies = also in the space of a British army
wtp-option-interception = American interceptions
wtp-option-interception-anywhere = into any space with an American PC marker
wtp-option-interception-not-into-british = not into a space that British units already hold
wtp-option-retreat-by-sea = British retreats by sea
wtp-option-retreat-by-sea-all = for any British army beaten in a port
wtp-option-retreat-by-sea-defenders = for beaten defenders only

wtp-american = Americans
wtp-british = British
wtp-american-cu = { $count ->
    [one] American CU
   *[other] American CUs
}
    .one = American CU
wtp-french-cu = { $count ->
    [one] French CU
   *[other] French CUs
}
    .one = French CU
wtp-british-cu = { $count ->
    [one] British CU
   *[other] British CUs
}
    .one = British CU

## Marks of facts that are not known to be the printed ones

wtp-mark-certain = { "" }
wtp-mark-unsure = ?
wtp-mark-reconstructed = °

## Choices

wtp-card = { $number } { $title }{ $mark }
wtp-general = { $general } { $strategy }-{ $battle }{ $mark }
wtp-space = { $space }, { $colony }
wtp-by-sea = By sea to { $space }, { $colony }

wtp-word-done = Done
wtp-word-yes = Yes
wtp-word-no = No
wtp-word-political-control = Place PC markers
wtp-word-reinforce = Bring reinforcements
wtp-word-event = Play the event
wtp-word-discard = Discard the card
wtp-word-nothing = No action
wtp-word-french-force = Land the French force
wtp-word-no-general = No general
wtp-word-no-card = No card
wtp-word-stop = Stop here
wtp-word-first-option = First effect
wtp-word-second-option = Second effect
wtp-word-third-option = Third effect
wtp-word-fourth-option = Fourth effect

## Questions

wtp-committees = Committees of Correspondence: place 1 PC marker in each of the 13 colonies
wtp-deal = Deal a card to the { $side }
wtp-open-with-campaign = Open the year with a campaign card and play first?
wtp-who-first = Choose who plays the first card
wtp-play-card = Choose a card to play
wtp-use-ops = Choose how to use this { $value } Operations card
wtp-use-event = { $number } { $title }: play the event or discard it
wtp-campaign =
    { $left ->
        [one] Campaign: choose a general to move (1 left), or Done
       *[other] Campaign: choose a general to move ({ $left } left), or Done
    }
wtp-move = { $moved ->
    [0] { $general } in { $space }: choose the next space, or stop
    [one] { $general } in { $space } (moved 1 space): choose the next space, or stop
   *[other] { $general } in { $space } (moved { $moved } spaces): choose the next space, or stop
}
wtp-take-along = Choose how many { $units } move with { $general } to { $space }
wtp-intercept = { $general } enters { $space }: choose an army to intercept, or No
wtp-intercept-roll = Roll for { $general } to intercept: { $rating } or less
wtp-retreat-before-battle = Does { $general } try to leave { $space } before the battle ({ $rating } or less)?
wtp-retreat-roll = Roll for { $general } to retreat before battle
wtp-retreat-where = Retreat from { $space }: choose a space
wtp-who-leaves = 2 generals in { $space }: choose who goes to the Reinforcements box
wtp-losses-roll = Roll for the losses of the { $side }
wtp-which-cu = Battle losses at { $space }: choose a CU to remove
wtp-reinforce-where =
    { $count ->
        [one] Choose a space for the new CU
       *[other] Choose a space for the { $count } new CUs
    }
wtp-land-where = Reinforcements: choose a port
wtp-land-how-many = Reinforcements: choose how many CUs land at { $space }
wtp-bring-general = Choose a general to bring to { $space }
wtp-event-place =
    { $left ->
        [one] { $title }: choose a space to place a PC marker
       *[other] { $title }: choose a space to place a PC marker ({ $left } left)
    }
wtp-event-remove =
    { $left ->
        [one] { $title }: choose a PC marker to remove
       *[other] { $title }: choose a PC marker to remove ({ $left } left)
    }
wtp-event-flip =
    { $left ->
        [one] { $title }: choose a PC marker to flip
       *[other] { $title }: choose a PC marker to flip ({ $left } left)
    }
wtp-event-add-cu =
    { $count ->
        [one] { $title }: choose a space to place 1 CU
       *[other] { $title }: choose a space to place { $count } CUs
    }
wtp-event-remove-cu =
    { $left ->
        [one] { $title }: choose a space to remove a CU from
       *[other] { $title }: choose a space to remove a CU from ({ $left } left)
    }
wtp-event-choose = { $title }: choose an effect
wtp-draw-from-hand = Draw a card from the hand of the { $side }
wtp-congress-where = Choose a space where the Continental Congress meets again
wtp-navy-where = French Navy: choose a port
wtp-french-where = Choose a port where the French force lands

## The board

wtp-board-none = none
wtp-board-nobody = nobody
wtp-board-year = Year { $year }.
wtp-board-to-play = { $side } to play.
wtp-board-colonies = Colonies: Americans { $american }, British { $british }
wtp-board-allied = France is at war
wtp-board-regulars = British Regulars’ advantage
wtp-board-no-regulars = no Regulars’ advantage
wtp-board-congress = Congress in { $space }
wtp-board-congress-dispersed = Congress is dispersed
wtp-board-navy = French Navy in { $space }
wtp-board-navy-away = French Navy: away until its next phase
wtp-board-navy-france = French Navy: in France
wtp-board-war-goes-on = no War Ends card
wtp-board-cus =
    { $count ->
        [one] { $count } CU
       *[other] { $count } CUs
    }
wtp-board-american-box = American Reinforcements
wtp-board-british-box = British Reinforcements
wtp-board-french-box = French force
wtp-board-captured = Captured generals
wtp-board-on-map = Generals on the map
wtp-board-deck = Deck: { $deck } cards; discards: { $discards } cards.
wtp-board-discards = Discarded events
wtp-board-removed = Out of the game
wtp-board-hand = { $side }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand, reinforcement cards used { $sent }
wtp-code-american = US
wtp-code-french = FR
wtp-code-british = GB
wtp-code-congress = Congress
wtp-board-legend = A, B: PC marker of the Americans or British; · none. p port, w winter quarters, # French Navy. US, FR, GB: combat units (CUs). ! line for 1 general only. Ratings: Strategy-Battle. A colony with equal PC markers of both sides, or none, is American.
wtp-board-marks = ? from memory or inferred, ° reconstructed: may differ from the printed game. A data pack can correct it.

wtp-tactic = { $tactic }{ $mark }
wtp-word-move = Move a general
wtp-word-give-way = Give way (lose the battle)
wtp-move-whom = Choose a general to move
wtp-battle-event = Battle at { $space }: choose an event that gives Battle Cards, or none
wtp-deal-battle-card = Deal a Battle Card to the { $side }
wtp-attack-with = Choose a Battle Card to attack with
wtp-cancel = The enemy attacks with { $tactic }: choose a card to cancel it, or give way
wtp-counterattack = Does { $general } try to counterattack ({ $rating } or less)?
wtp-counterattack-roll = Roll for { $general } to counterattack
wtp-place =
    { $left ->
        [one] Place a PC marker (1 left), or Done
       *[other] Place a PC marker ({ $left } left), or Done
    }
wtp-which-special = Choose the special event to play first
wtp-board-no-alliance = no French alliance
wtp-board-european-war = France is at war, and Europe too
wtp-board-fight = Battle at { $space }: the { $side } attack this round.
wtp-board-battle-hand =
    { $count ->
        [0] { $side }: no Battle Cards
        [one] { $side }: 1 Battle Card
       *[other] { $side }: { $count } Battle Cards
    }
