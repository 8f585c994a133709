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
