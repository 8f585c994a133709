# The page of `tricorne report`.

report-language = en
report-facts =
    { $setups ->
        [one] { $games } games between bots.
       *[other] { $games } games between bots, { $setups } setups.
    }
report-seed = Seed
report-rules = rules version
report-wins = Wins
report-wins-note = Share of { $games } games won, with its 95% interval.
report-draws = Draws
report-score = Score
report-margin = Margins
report-colonies = Colonies
report-casualties = Casualties
report-resources = Resources
report-points = Points
report-pieces = Pieces on the map
report-support = Support and Opposition
report-support-line = Support
report-opposition-line = Opposition
report-rebellion = Rebellion
report-turns-note = Turn by turn: the mean over the games that get so far; the band holds 8 games in 10.
report-length = Length
report-length-note = Answers per game, dice included. Mean { $mean }; 8 games in 10 have { $low } to { $high }.
report-uses = What is used
report-uses-note =
    { $left ->
        [0] Change of the margin until the next choice of this kind, with its 95% interval, and uses per game.
        [one] Change of the margin until the next choice of this kind, with its 95% interval, and uses per game. 1 rarer thing is left out.
       *[other] Change of the margin until the next choice of this kind, with its 95% interval, and uses per game. { $left } rarer things are left out.
    }
report-compared = Compared with the second run
report-differences =
    { $count ->
        [0] { $compared } numbers compared: no difference is more than noise.
        [one] { $compared } numbers compared: 1 difference is more than noise.
       *[other] { $compared } numbers compared: { $count } differences are more than noise.
    }
report-what = What
report-first = First run
report-second = Second run
report-change = Change
