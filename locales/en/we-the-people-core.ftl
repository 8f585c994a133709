# We the People: set-up, buttons, questions and the board.

wtp-title = We the People
wtp-scenario-1775 = The whole war, 1775 to 1783

wtp-american = Americans
wtp-british = British
wtp-american-cu = American CU
wtp-french-cu = French CU
wtp-british-cu = British CU

## Marks of facts that are not known to be the printed ones

wtp-mark-certain = { "" }
wtp-mark-unsure = ?
wtp-mark-reconstructed = °

## Choices

wtp-card = { $number } { $title }{ $mark }
wtp-general = { $general } { $strategy }-{ $battle }{ $mark }
wtp-space = { $space }, { $colony }
wtp-by-sea = by sea to { $space }, { $colony }

wtp-word-done = Done
wtp-word-yes = Yes
wtp-word-no = No
wtp-word-political-control = Place PC markers
wtp-word-reinforce = Bring reinforcements
wtp-word-event = Play the event
wtp-word-discard = Discard it
wtp-word-nothing = For nothing
wtp-word-french-force = Land the French force
wtp-word-no-general = No general
wtp-word-no-card = No card
wtp-word-stop = Stop here
wtp-word-first-option = The first
wtp-word-second-option = The second
wtp-word-third-option = The third
wtp-word-fourth-option = The fourth

## Questions

wtp-committees = Committees of Correspondence: place a PC marker in each of the thirteen colonies
wtp-deal = Deal a card to the { $side }
wtp-open-with-campaign = Do you open the year with a campaign card, and so play first?
wtp-who-first = Who plays the first card?
wtp-play-card = Play a card
wtp-use-ops = What is the operations card of { $value } for?
wtp-use-event = { $number } { $title }: play it or discard it?
wtp-campaign =
    { $left ->
        [one] The campaign can move one more general
       *[other] The campaign can move { $left } more generals
    }
wtp-move = { $general } is in { $space } and has moved { $moved }. Where does he go?
wtp-take-along = How many { $units } go with { $general } to { $space }?
wtp-intercept = { $general } enters { $space }. Which army tries to intercept?
wtp-intercept-roll = { $general } tries to intercept: roll { $rating } or less
wtp-retreat-before-battle = Does { $general } try to leave { $space } before the battle? He needs { $rating } or less
wtp-retreat-roll = { $general } tries to retreat before battle
wtp-retreat-where = Where does the retreat from { $space } go?
wtp-who-leaves = Two generals are in { $space }. Which one goes to the Reinforcements box?
wtp-losses-roll = Roll for the losses of the { $side }
wtp-which-cu = Which combat unit is lost at { $space }?
wtp-reinforce-where =
    { $count ->
        [one] Where does the new CU come?
       *[other] Where do the { $count } new CUs come?
    }
wtp-land-where = At which port do reinforcements land?
wtp-land-how-many = How many CUs land at { $space }?
wtp-bring-general = Which general comes to { $space }?
wtp-event-place = { $title }: where is a PC marker placed?
wtp-event-remove = { $title }: where is a PC marker removed?
wtp-event-flip = { $title }: where is a PC marker flipped?
wtp-event-add-cu = { $title }: where do combat units come?
wtp-event-remove-cu = { $title }: where is a combat unit removed?
wtp-event-choose = { $title }: which of its effects?
wtp-draw-from-hand = Draw a card out of the hand of the { $side }
wtp-congress-where = Where does the Continental Congress meet again?
wtp-navy-where = Where is the French Navy stationed?
wtp-french-where = In which port does the French force land?

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
wtp-board-deck = Deck { $deck } cards, discards { $discards } cards.
wtp-board-discards = Discarded events
wtp-board-removed = Out of the game
wtp-board-hand = { $side }: hand { $count }, reinforcement cards { $sent }
wtp-code-american = US
wtp-code-french = FR
wtp-code-british = GB
wtp-code-congress = Congress
wtp-board-legend = A, B: PC marker of Americans or British; · none. p port, w winter quarters, # French Navy. US, FR, GB: combat units. ! line for one general alone. Ratings: strategy-battle. A colony with as many PC markers of both sides, or none, is American.
wtp-board-marks = ? from memory or inferred, ° reconstructed: not known to be as in the printed game. A data pack can correct it.

wtp-tactic = { $tactic }{ $mark }
wtp-word-move = Move a general
wtp-word-give-way = Give way: the battle is lost
wtp-move-whom = Which general moves?
wtp-battle-event = Battle at { $space }: do you play an event that gives you battle cards?
wtp-deal-battle-card = Deal a battle card to the { $side }
wtp-attack-with = Which battle card do you attack with?
wtp-cancel = The enemy attacks with { $tactic }. Do you cancel it?
wtp-counterattack = Does { $general } try to counterattack? He needs { $rating } or less
wtp-counterattack-roll = { $general } tries to counterattack
wtp-place =
    { $left ->
        [one] Place one more PC marker
       *[other] Place up to { $left } more PC markers
    }
wtp-which-special = Which of the special events taken is played first?
wtp-board-no-alliance = no French alliance
wtp-board-european-war = France is at war, and Europe too
wtp-board-fight = Battle at { $space }: the { $side } attack in this round.
wtp-board-battle-hand =
    { $count ->
        [one] { $side }: one battle card
       *[other] { $side }: { $count } battle cards
    }
