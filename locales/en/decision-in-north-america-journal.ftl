# Decision in North America: what happened.

dina-note-year = { $year } begins.
dina-note-first-player = First Player: { $side }.
dina-note-bid = { $side }: { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } bid for the initiative.
dina-note-drew = You draw { $marker }.
dina-note-draws = { $side }: { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } drawn.
dina-note-returned = You return { $marker }.
dina-note-returns = { $side }: { $count ->
        [0] no markers
        [one] 1 marker
       *[other] { $count } markers
    } returned.
dina-note-plays = { $side }: { $marker } played.
dina-note-countered = { $side }: Spy played, the enemy marker has no effect.
dina-note-master-plan = { $side }: Master Plan played, the { $die } is rolled again.
dina-note-spies = { $side }: enemy units examined.
dina-note-spies-hand = { $side }: enemy hand examined.
dina-note-seen-marker = The enemy holds { $marker } × { $count }.
dina-note-seen-unit = { $place }: { $unit } × { $count }.
dina-note-seen-leader = { $place }: { $leader }.
dina-note-no-hessians = No Hessians can be recruited this turn.
dina-note-leader-arises = { $side }: a leader arises in { $place }.
dina-note-politicking-fails = { $leader } keeps his command.
dina-note-leader-gone = { $leader } is out of the game.
dina-note-leader-pool = { $leader } returns to the leader pool.
dina-note-privateers = { $side }: Privateers stop the fleet in { $place }.
dina-note-points = { $side }: { $towns ->
        [one] 1 point
       *[other] { $towns } points
    } for towns, { $rolled } rolled{ $indians ->
        [0] .
       *[other] , { $indians } for Indian locales.
    }
dina-note-mobilized = { $side }: mobilization ends with { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
dina-note-unit-arrives = { $place }: 1 { $unit } arrives.
dina-note-leader-arrives = { $leader } arrives in { $place }.
dina-note-leader-stays = { $leader } finds no place and stays in the leader pool.
dina-note-upgraded = { $place }: a militia becomes 1 { $unit }.
dina-note-exchanged = { $place }: exchanged for { $unit } × { $count }.
dina-note-partisan = { $side }: partisan placed in { $place }.
dina-note-no-partisan = { $side }: no partisan appears in { $region }.
dina-note-contest = Rabble Rousing, { $contest }: Americans { $american }, British { $british }.
dina-note-contest-won = { $contest }: the { $side } win the contest.
dina-note-contest-tied = { $contest }: the contest is tied.
dina-note-progress = Revolutionary Progress: { $progress }.
dina-note-special = { $side }: special reinforcement in { $place }.
dina-note-loyalty = { $region }: loyalty is now { $level }.
dina-note-europe = European Balance of Power: { $europe }.
dina-note-alliance = At war beside the Americans: { $nation }.
dina-note-neutral = Neutral again: { $nation }.
dina-note-leaves = { $side }: units leave { $place } for { $to }.
dina-note-lost-force = { $side }: units in { $place } find no refuge and are lost.
dina-note-forced-march = { $side }: forced march from { $place } with { $marker }.
dina-note-march = { $side }: a force in { $place } has { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }.
dina-note-moves = { $side }: a force enters { $place }.
dina-note-sails = { $side }: a fleet sails to { $place }.
dina-note-lands = { $side }: amphibious assault on { $place }.
dina-note-march-loss = Forced march: 1 { $unit } lost in { $place }.
dina-note-militia-home = Border: 1 { $unit } goes home from { $place }.
dina-note-militia-stays = Border: 1 { $unit } stays in { $place }.
dina-note-overrun = { $side }: enemy overrun in { $place }.
dina-note-intercepts = { $side }: interception in { $place }.
dina-note-interception-fails = { $side }: interception in { $place } fails.
dina-note-battle = { $side }: attack in { $place }.
dina-note-tactics = { $side }: { $count ->
        [0] no Tactics marker
        [one] 1 Tactics marker
       *[other] { $count } Tactics markers
    } committed.
dina-note-battle-initiative = Battle initiative: Americans { $american }, British { $british }.
dina-note-uses-tactics = { $side }: { $count ->
        [one] 1 extra die
       *[other] { $count } extra dice
    } from Tactics markers.
dina-note-volley = { $side }, round { $round }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
dina-note-disrupted = 1 { $unit } is disrupted.
dina-note-eliminated = { $place }: 1 { $unit } is eliminated.
dina-note-leader-disrupted = { $leader } is disrupted.
dina-note-retreats = { $side }: retreat declared in { $place }.
dina-note-battle-won = The { $side } win the battle in { $place }.
dina-note-retreated = { $side }: retreat from { $place } to { $to }.
dina-note-no-retreat = { $side }: no retreat from { $place }, the survivors are lost.
dina-note-sinks = 1 { $unit } goes down with its fleet.
dina-note-siege = { $side }: siege of { $place } begins.
dina-note-relief = { $side }: a relief force attacks in { $place }.
dina-note-honors = { $side }: the garrison of { $place } leaves with Honors of War.
dina-note-fortress = { $side }: fortress built in { $place }.
dina-note-fortress-taken = { $side }: fortress taken in { $place }.
dina-note-fortress-destroyed = The fortress in { $place } is destroyed.
dina-note-fortress-abandoned = { $side }: fortress in { $place } given up.
dina-note-massacre = { $side }: massacre in { $place }.
dina-note-starves = { $place }: 1 { $unit } lost, out of supply.
dina-note-enlistment-ends = { $place }: enlistment over, 1 { $unit } removed.
dina-end-sudden-death = Sudden death victory: { $side }.
dina-end-partial = Partial victory: { $side }.
dina-end-short = Victory at the end of 1778: { $side }. The Americans win with 4 loyal regions, the Declaration of Independence and the French Alliance, and lose if one of these is missing.
dina-end-draw = The war ends in a draw.

dina-odds-fortress-taken = Fortress taken
dina-odds-fortress-destroyed = Fortress destroyed
