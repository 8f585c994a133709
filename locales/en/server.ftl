# What the server says to people without the client: mail, and its own few pages.

server-no-client-title = Tricorne
server-no-client =
    The server is running, but this program was built without the browser client. Programs can play over the interface described here:
server-mail-subject = It is your turn: { $game }
server-mail-body =
    Hello { $name },

    It is your turn in { $game }:
    { $link }

    To stop these notices:
    { $stop }
server-stop-title = Turn notices
server-stop-button = Stop e-mail notices
server-stopped = You will receive no more e-mail notices.
server-conceded = The game ended by resignation.
