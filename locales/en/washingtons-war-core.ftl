# Washington’s War: set-up, buttons, questions and the board.

ww-title = Washington’s War
ww-scenario-1775 = The whole war, 1775 to 1783
ww-option-tournament = Tournament rule
ww-option-tournament-no = No
ww-option-tournament-yes = Yes: after the Declaration or Franklin, the British may draw a card and play again
ww-option-for-the-king = For the King
ww-option-for-the-king-2014 = 3 loyalist PC markers
ww-option-for-the-king-2009 = 2 loyalist PC markers, as in the older edition, and not in every colony

ww-american = Americans
ww-british = British
ww-american-cu = { $count ->
    [one] American CU
   *[other] American CUs
}
    .one = American CU
ww-french-cu = { $count ->
    [one] French CU
   *[other] French CUs
}
    .one = French CU
ww-british-cu = { $count ->
    [one] British CU
   *[other] British CUs
}
    .one = British CU

## Marks of facts that are not known to be the printed ones

ww-mark-certain = { "" }
ww-mark-unsure = ?
ww-mark-reconstructed = °

## Choices

ww-card = { $number } { $title }{ $mark }
ww-general = { $general } { $strategy }-{ $battle }-{ $agility }{ $mark }
ww-space = { $space }, { $colony }
ww-by-sea = By sea to { $space }, { $colony }
ww-zone = { $zone }
ww-remove-pc = Remove the PC marker in { $space }, { $colony }

ww-word-done = Done
ww-word-yes = Yes
ww-word-no = No
ww-word-activate = Activate a general
ww-word-political-control = Place or flip PC markers
ww-word-reinforce = Bring reinforcements
ww-word-queue = Add to the Operations Queue
ww-word-extend = Wait
ww-word-event = Play the event
ww-word-discard = Discard the card
ww-word-nothing = No action
ww-word-landing-party = Send a landing party
ww-word-french-force = Land the French force
ww-word-no-general = No general
ww-word-no-card = No card
ww-word-stop = Stop here
ww-word-first-option = First effect
ww-word-second-option = Second effect
ww-word-third-option = Third effect
ww-word-fourth-option = Fourth effect

## Questions

ww-committees = Committees of Correspondence: place 1 PC marker in each of the 13 colonies
ww-for-the-king =
    { $left ->
        [one] For the King: place a loyalist PC marker adjacent to a British one
       *[other] For the King: place a loyalist PC marker adjacent to a British one ({ $left } left)
    }
ww-deal = Deal a card to the { $side }
ww-open-with-campaign = Open the year with a campaign card and play first?
ww-who-first = Choose who plays the first card
ww-play-card = Choose a card to play
ww-use-ops = Choose how to use this { $value } OPS card
ww-use-event = { $number } { $title }: play the event or discard it
ww-use-queue = Operations Queue at { $total }: activate a general, or wait
ww-activate-whom = Choose a general to activate
ww-campaign =
    { $left ->
        [one] Campaign: choose a general to activate (1 left), or Done
       *[other] Campaign: choose a general to activate ({ $left } left), or Done
    }
ww-landing-where = Landing party: choose a port
ww-move = { $moved ->
    [0] { $general } in { $space }: choose the next space, or stop
    [one] { $general } in { $space } (moved 1 space): choose the next space, or stop
   *[other] { $general } in { $space } (moved { $moved } spaces): choose the next space, or stop
}
ww-take-along = Choose how many { $units } move with { $general } to { $space }
ww-intercept = { $general } enters { $space }: choose an army to intercept, or No
ww-intercept-roll = Roll for { $general } to intercept: Agility Rating or less
ww-retreat-before-battle = Does { $general } try to leave { $space } before the battle ({ $agility } or less)?
ww-retreat-roll = Roll for { $general } to retreat before battle
ww-retreat-where = Retreat from { $space }: choose a space
ww-who-leaves = 2 generals in { $space }: choose who goes to the Reinforcements box
ww-battle-card = Battle at { $space }: choose a card to use, or none
ww-battle-card-how = Play it as a Battle Card, or discard it for the smaller bonus
ww-rating-roll = Roll for the Battle Rating of { $general }
ww-battle-roll = Roll for the { $side } in battle
ww-losses-roll = Roll for the losses of the { $side }
ww-which-cu = Battle losses at { $space }: choose a CU to remove
ww-capture-removes = { $general } is captured: remove an American PC marker (at most 1 per colony)
ww-place-or-flip =
    { $left ->
        [one] Place or flip a PC marker (1 left), or Done
       *[other] Place or flip a PC marker ({ $left } left), or Done
    }
ww-discard-for = Discard the event: choose what to do
ww-exchange = Take { $number } { $title } in exchange for an OPS card?
ww-tournament = Tournament rule: draw a card and play again?
ww-reinforce-where =
    { $count ->
        [one] Choose a space for the new CU
       *[other] Choose a space for the { $count } new CUs
    }
ww-land-where = Reinforcements: choose a port
ww-land-how-many = Reinforcements: choose how many CUs land at { $space }
ww-bring-general = Choose a general to bring to { $space }
ww-event-place =
    { $left ->
        [one] { $title }: choose a space to place a PC marker
       *[other] { $title }: choose a space to place a PC marker ({ $left } left)
    }
ww-event-remove =
    { $left ->
        [one] { $title }: choose a PC marker to remove
       *[other] { $title }: choose a PC marker to remove ({ $left } left)
    }
ww-event-flip =
    { $left ->
        [one] { $title }: choose a PC marker to flip
       *[other] { $title }: choose a PC marker to flip ({ $left } left)
    }
ww-event-add-cu =
    { $count ->
        [one] { $title }: choose a space to place 1 CU
       *[other] { $title }: choose a space to place { $count } CUs
    }
ww-event-remove-cu =
    { $left ->
        [one] { $title }: choose a space to remove a CU from
       *[other] { $title }: choose a space to remove a CU from ({ $left } left)
    }
ww-event-choose = { $title }: choose an effect
ww-draw-from-hand = Draw a card from the hand of the { $side }
ww-winter-roll = Winter: roll for a lone CU of the { $side } in { $space }
ww-congress-where = Choose a space where the Continental Congress meets again
ww-navy-where = French Navy: choose a blockade zone
ww-french-where = Choose a port where the French force lands
ww-european-war = European War: choose a space to withdraw a CU from

## The board

ww-board-none = none
ww-board-nobody = nobody
ww-board-year = Year { $year }.
ww-board-to-play = { $side } to play.
ww-board-colonies = Colonies: Americans { $american }, British { $british }
ww-board-alliance = French Alliance { $at } of { $end }
ww-board-allied = France is at war
ww-board-regulars = British Regulars’ advantage
ww-board-no-regulars = no Regulars’ advantage
ww-board-congress = Congress in { $space }
ww-board-congress-dispersed = Congress is dispersed
ww-board-navy = French Navy: { $zone }
ww-board-navy-away = French Navy: away until its next phase
ww-board-navy-france = French Navy: in France
ww-board-war-goes-on = no War Ends card
ww-board-cus =
    { $count ->
        [one] { $count } CU
       *[other] { $count } CUs
    }
ww-board-american-box = American Reinforcements
ww-board-british-box = British Reinforcements
ww-board-french-box = French Reinforcements
ww-board-captured = Captured generals
ww-board-on-map = Generals on the map
ww-board-deck = Deck: { $deck } cards; discards: { $discards } cards.
ww-board-discards = Discarded events
ww-board-removed = Out of the game
ww-board-hand = { $side }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand, Operations Queue { $queued }, reinforcement cards used { $sent }
ww-code-american = US
ww-code-french = FR
ww-code-british = GB
ww-code-congress = Congress
ww-board-legend = A, B: PC marker of the Americans or British; · none. p port, f fortified port, w winter quarters, # blockaded. US, FR, GB: combat units (CUs). ~ wilderness line (3 spaces), ! for 1 general only. Ratings: Strategy-Battle-Agility.
ww-board-marks = ? from memory or inferred, ° reconstructed: may differ from the printed game. A data pack can correct it.
