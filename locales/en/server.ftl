# What the server says to people without the client: mail, and its own few pages.

server-no-client-title = Tricorne
server-no-client =
    The server is running, but this program was built without the browser client. Programs can play over the interface described here:
server-notice-turn = It is your turn: { $game }
server-notice-time-low = Your time runs low: { $game }
server-notice-time-out = You are out of time and about to lose your seat: { $game }
server-notice-ended = The game has ended: { $game }
server-mail-head =
    Hello { $name },

    { $text }
    { $link }
server-mail-since =
    Since your last visit:
    { $lines }
server-mail-earlier = { $count ->
    [one] { $count } earlier entry
   *[other] { $count } earlier entries
}
server-mail-stop =
    To stop these notices:
    { $stop }
server-stop-title = Turn notices
server-stop-button = Stop e-mail notices
server-stopped = You will receive no more e-mail notices.
server-conceded = The game ended by resignation.
server-forfeited = The game ended on time.
server-time-out-bot = { $seat }: out of time. When the grace is over too, a bot takes the seat.
server-time-out-forfeit = { $seat }: out of time. When the grace is over too, the seat is forfeit.
server-time-lost-bot = { $seat }: out of time. A bot has taken the seat.
server-time-lost-forfeit = { $seat }: out of time. The seat is forfeit.
server-bot-failed = { $seat }: its bot has failed. A simpler one answers in its place.
server-rules-changed =
    The rules of this game were corrected since it began. { $count ->
        [0] It goes on from where it stood, and nothing was undone.
        [one] It goes on from its last position that still holds. The last answer must be given again.
       *[other] It goes on from its last position that still holds. The last { $count } answers must be given again.
    } The record so far is kept.
server-rules-replayed = The rules of this game were corrected since it began. Everything that was played still holds.
server-confirm-subject = Confirm your e-mail address
server-confirm-body =
    Hello { $name },

    somebody gave this address for an account at { $site }. If it was you, confirm it here within a day:
    { $link }

    If it was not you, ignore this mail. You will get no more of them.
server-confirm-title = Your e-mail address
server-confirm-button = Confirm this address
server-confirmed = Your e-mail address is confirmed.
server-reset-subject = Set a new password
server-reset-body =
    Hello { $name },

    somebody asked for a new password for your account at { $site }. If it was you, set it here within an hour:
    { $link }

    If it was not you, ignore this mail. Your password stays as it is.
server-reset-title = Set a new password
server-reset-label = New password (8 to 200 characters)
server-reset-button = Set password
server-reset-done = Your password is changed. All sessions have ended: log in again.
server-link-used = This link has been used or has expired. Ask for a new one.
