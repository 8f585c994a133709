# Pace, clocks, vacations and webhooks.

web-pace = Pace
web-pace-none = No clock
web-pace-kind-live = Live
web-pace-kind-daily = By the day
web-pace-bank-label = Time for the whole game
web-pace-increment-label = Added each turn
web-pace-days-label = Time for each turn
web-pace-late-label = Out of time
web-pace-bot = A bot takes over
web-pace-forfeit = The seat is forfeit
web-pace-live = Live: { $time } for the game, plus { $increment ->
    [one] { $increment } second
   *[other] { $increment } seconds
} each turn.
web-pace-bank = Live: { $time } for the game.
web-pace-daily = { $days ->
    [one] { $days } day for each turn.
   *[other] { $days } days for each turn.
}
web-pace-late-bot = A player who runs out of time is warned and has { $grace } more. Then a bot takes the seat.
web-pace-late-forfeit = A player who runs out of time is warned and has { $grace } more. Then the seat is forfeit, as if resigned.
web-clocks = Clocks
web-clock-days = { $days } d { $hours } h
web-clock-vacation = on vacation
web-clock-late = out of time, { $time }
web-clock-low = You have { $time } left.
web-clock-out-bot = You are out of time. A bot takes your seat in { $time }.
web-clock-out-forfeit = You are out of time. You forfeit your seat in { $time }.
web-vacation = Vacation
web-vacation-text = While you are away, your clocks do not run in games by the day. Live games go on.
web-vacation-left = { $days ->
    [0] You have no days left this year.
    [one] You have { $days } day left this year.
   *[other] You have { $days } days left this year.
}
web-vacation-until = You are on vacation until { $time }.
web-vacation-length = Length
web-vacation-begin = Go on vacation
web-vacation-end = End vacation
web-hook = Webhook
web-hook-text = Posts a message to an address of yours when you are away and it is your turn, your time runs low or a game has ended.
web-hook-url = Address (https)
web-hook-form = Form
web-hook-discord = Discord
web-hook-json = Plain JSON
web-hook-remove = Remove
web-hook-off = Switched off after 5 failures in a row ({ $problem }). Save it again to switch it on.
web-hook-failed = The last message failed: { $problem }
web-push-none = This browser tells you only while a page of Tricorne is open.
