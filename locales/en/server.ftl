# What the server says to people without the client: mail, and its own few pages.

server-no-client-title = Tricorne
server-no-client =
    The server is running, but this program was built without a browser client. A program can play by the interface described here:
server-mail-subject = It is your turn: { $game }
server-mail-body =
    Hello { $name },

    it is your turn in { $game }:
    { $link }

    To get no more of these notices:
    { $stop }
server-stop-title = Notices of your turns
server-stop-button = Send me no more notices
server-stopped = You will get no more notices.
server-conceded = The game ended by resignation.
