# Washington’s War: set-up, buttons, questions and the board.

ww-title = Washington’s War
ww-scenario-1775 = The whole war, 1775 to 1783
ww-option-tournament = Tournament rule
ww-option-tournament-no = No
ww-option-tournament-yes = Yes: after the Declaration or Franklin the British may draw a card and play again
ww-option-for-the-king = For the King
ww-option-for-the-king-2014 = Three loyalist PC markers
ww-option-for-the-king-2009 = Two, as in the older edition, and not in every colony

ww-american = Americans
ww-british = British
ww-american-cu = American CU
ww-french-cu = French CU
ww-british-cu = British CU

## Marks of facts that are not known to be the printed ones

ww-mark-certain = { "" }
ww-mark-unsure = ?
ww-mark-reconstructed = °

## Choices

ww-card = { $number } { $title }{ $mark }
ww-general = { $general } { $strategy }-{ $battle }-{ $agility }{ $mark }
ww-space = { $space }, { $colony }
ww-by-sea = by sea to { $space }, { $colony }
ww-remove-pc = remove the PC marker in { $space }, { $colony }

ww-word-done = Done
ww-word-yes = Yes
ww-word-no = No
ww-word-activate = Activate a general
ww-word-political-control = Place or flip PC markers
ww-word-reinforce = Bring reinforcements
ww-word-queue = Add to the operations queue
ww-word-extend = Activate nobody yet
ww-word-event = Play the event
ww-word-discard = Discard it
ww-word-nothing = For nothing
ww-word-landing-party = Landing party
ww-word-french-force = Land the French force
ww-word-no-general = No general
ww-word-no-card = No card
ww-word-stop = Stop here
ww-word-first-option = The first
ww-word-second-option = The second
ww-word-third-option = The third
ww-word-fourth-option = The fourth

## Questions

ww-committees = Committees of Correspondence: place a PC marker in each of the thirteen colonies
ww-for-the-king = For the King: place loyalist PC markers next to British ones
ww-deal = Deal a card to the { $side }
ww-open-with-campaign = Do you open the year with a campaign card, which makes you first player?
ww-who-first = Who plays the first card?
ww-play-card = Play a card
ww-use-ops = What are the { $value } operations for?
ww-use-event = { $number } { $title }: play it or discard it?
ww-use-queue = The queue holds { $total } operations. Activate a general with it?
ww-activate-whom = Which general is activated?
ww-campaign =
    { $left ->
        [one] The campaign can activate one more general
       *[other] The campaign can activate { $left } more generals
    }
ww-landing-where = Where does the landing party put ashore?
ww-move = { $general } is in { $space } and has moved { $moved }. Where does he go?
ww-take-along = How many { $units } go with { $general } to { $space }?
ww-intercept = { $general } enters { $space }. Which army tries to intercept?
ww-intercept-roll = { $general } tries to intercept: roll his agility or less
ww-retreat-before-battle = Does { $general } try to leave { $space } before the battle? He needs { $agility } or less
ww-retreat-roll = { $general } tries to retreat before battle
ww-retreat-where = Where does the retreat from { $space } go?
ww-who-leaves = Two generals are in { $space }. Which one goes to the Reinforcements box?
ww-battle-card = Battle at { $space }: which card do you use?
ww-battle-card-how = Play it as a battle card, or discard it for its smaller bonus?
ww-rating-roll = Roll for the battle rating of { $general }
ww-battle-roll = Roll for the { $side } in battle
ww-losses-roll = Roll for the losses of the { $side }
ww-which-cu = Which combat unit is lost at { $space }?
ww-capture-removes = { $general } is captured: remove American PC markers, one in a colony
ww-place-or-flip =
    { $left ->
        [one] Place or flip one more PC marker
       *[other] Place or flip up to { $left } more PC markers
    }
ww-discard-for = What is the event discarded for?
ww-exchange = Do you take { $number } { $title } for an operations card?
ww-tournament = Tournament rule: draw a card and play again?
ww-reinforce-where =
    { $count ->
        [one] Where does the new CU come?
       *[other] Where do the { $count } new CUs come?
    }
ww-land-where = At which port do reinforcements land?
ww-land-how-many = How many CUs land at { $space }?
ww-bring-general = Which general comes to { $space }?
ww-event-place = { $title }: where is a PC marker placed?
ww-event-remove = { $title }: where is a PC marker removed?
ww-event-flip = { $title }: where is a PC marker flipped?
ww-event-add-cu = { $title }: where do combat units come?
ww-event-remove-cu = { $title }: where is a combat unit removed?
ww-event-choose = { $title }: which of its effects?
ww-draw-from-hand = Draw a card out of the hand of the { $side }
ww-winter-roll = Winter: roll for a lone combat unit of the { $side } in { $space }
ww-congress-where = Where does the Continental Congress meet again?
ww-navy-where = Where is the French Navy stationed?
ww-french-where = In which port does the French force land?
ww-european-war = European War: where is a combat unit withdrawn?

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
ww-board-deck = Deck { $deck } cards, discards { $discards } cards.
ww-board-discards = Discarded events
ww-board-removed = Out of the game
ww-board-hand = { $side }: hand { $count }, operations queue { $queued }, reinforcement cards { $sent }
ww-code-american = US
ww-code-french = FR
ww-code-british = GB
ww-code-congress = Congress
ww-board-legend = A, B: PC marker of Americans or British; · none. p port, f fortified port, w winter quarters, # blockaded. US, FR, GB: combat units. ~ wilderness line (3 spaces), ! for one general alone. Ratings: strategy-battle-agility.
ww-board-marks = ? from memory or inferred, ° reconstructed: not known to be as in the printed game. A data pack can correct it.
