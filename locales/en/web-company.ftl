# Company: profiles, results, ratings, invitations.

## Profile

# $day: a date, such as “4 July 2026”
web-profile-since = Here since { $day }
web-profile-seat = Side
web-profile-games = Games
web-profile-none = No games against other players yet.
web-profile-recent = Latest games
web-profile-own = Your public profile
web-standing-won = { $count ->
    [one] Win
   *[other] Wins
}
web-standing-drawn = { $count ->
    [one] Draw
   *[other] Draws
}
web-standing-lost = { $count ->
    [one] Loss
   *[other] Losses
}
web-standing-gave-up = { $count ->
    [one] Gave up
   *[other] Given up
}

## Ratings

web-rated = Rated
web-new-rated = Rated game
web-rated-text = A rated game changes the ratings of its players, who all have an account. There are no bots and no advice, and an answer is undone only if the others agree. A player who resigns, leaves or runs out of time loses.
web-profile-rating = Rating:
# $points: a whole number, such as 1512
web-rating-provisional = { $points }?
web-bot-rated = { $bot } · { $points }
# $deviation: how many points it may be off
web-rating-title = { $games ->
    [one] From 1 rated game, give or take { $deviation } points
   *[other] From { $games } rated games, give or take { $deviation } points
}
web-bias = How even the sides are
web-bias-text = From rated games. Ratings allow for the better side; a few games count for little.
# $won, $drawn, $lost: games, as $seat sees them
web-bias-pair = { $seat } against { $other }: { $won } won, { $drawn } drawn, { $lost } lost.
web-bias-advantage = { $count ->
    [one] Advantage: { $seat }, 1 point.
   *[other] Advantage: { $seat }, { $count } points.
}

## Finding a game

web-filter = Show only
web-filter-any = Any
web-filter-seat = Free side
web-filter-pace = Pace
web-filter-live = Live
web-filter-unlimited = No limit
web-filter-daily = Days per turn
web-filter-rated = Rated games
web-filter-only-rated = Only rated
web-filter-not-rated = Only unrated
web-filter-rating-from = Host rated from
web-filter-rating-to = Host rated to
web-new-rating-from = For players rated from
web-new-rating-to = to
web-seat-invited = invited: { $name }
web-invited = You are invited to play: { $seat }
web-invited-accept = Accept
web-invited-decline = Decline
web-invite-name = Name of a player
web-invite-send = Invite
web-rematch-swap = Rematch, sides changed
web-same-against-bots = Play the same against bots

## Blocking, reporting, one’s own data

web-block = Block
web-unblock = Unblock
web-block-text = A blocked person cannot invite you, join tables where you wait for players, or reach you in chat.
web-block-none = Nobody is blocked.
web-report = Report
web-report-title = Report { $name }
web-report-what = What happened?
web-report-send = Send to the moderators
web-report-sent = The moderators have been told.
# $time: “5 minutes ago”
web-report-by = reported by { $name }, { $time }
web-report-close = Done with it
web-report-none = No open reports.
web-account-blocks = Blocked people
web-account-reports = Reports
web-account-reports-text = What players told about others.
web-account-data = Your data
web-account-data-text = Your account, games, results, ratings, chat, notes, blocked people, reports, webhook, browsers that are notified, vacations, tournaments and bots.
web-account-data-get = Download as JSON

## Bots of players

web-bot-mark = (bot)
web-profile-bot-of = A bot. Its owner:
web-bots = Your bots
web-bots-text = An account for a program of yours, which plays over the network. Everyone sees that it is a bot, and it plays no rated games.
web-bots-name = Name of the bot
web-bots-add = Create bot account
web-bots-token = New token
web-bots-delete = Delete

## Tournaments

web-tournaments = Tournaments
web-tournaments-none = No tournaments yet.
web-tournaments-account = With an account you can open a tournament or enter one:
web-tournament-new = New tournament
web-tournament-name = Name
web-tournament-format = Format
web-tournament-cup = Mini cup: { $players } players, starts when full
web-tournament-round-robin = Round robin
web-tournament-swiss = Swiss system
web-tournament-most = Players at most
web-tournament-rounds = Rounds
web-tournament-days = Days per turn
web-tournament-open = Open tournament
web-tournament-phase-open = Waiting for players
web-tournament-phase-running = In progress
web-tournament-phase-finished = Finished
# $count of $most players have entered
web-tournament-players = { $count ->
    [one] 1 player of { $most }
   *[other] { $count } players of { $most }
}
web-tournament-round = Round { $round } of { $rounds }
web-tournament-round-title = Round { $round }
web-tournament-join = Enter
web-tournament-leave = Withdraw
web-tournament-start = Start tournament
web-tournament-standings = Standings
web-tournament-player = Player
web-tournament-points = Points
web-tournament-berger = Sonneborn–Berger
web-tournament-buchholz = Buchholz
web-tournament-withdrawn = withdrawn
web-tournament-opening = table opens shortly
web-tournament-bye = bye
web-tournament-score-void = not played
