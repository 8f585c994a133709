# The browser client: everything but the boards.

web-title = Tricorne
web-page-title = { $page } · Tricorne
web-skip = Skip to content
web-nav = Pages
web-nav-lobby = Lobby
web-nav-rules = Rules
web-nav-account = Account
web-language = Language
web-theme = Theme
web-theme-system = Theme: system
web-theme-light = Light
web-theme-dark = Dark
web-loading = Loading…
web-not-found = Page not found
web-not-found-home = Go to the start page
web-you = you
web-guest = guest
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Errors, by the server’s code

web-error-unreachable = The server cannot be reached. Your last action may not have been saved. Check your connection and try again.
web-try-again = Try again
web-error-unavailable = The server has a problem. Your last action may not have been saved. Try again in a moment.
web-error-broken = Internal error. Your move was not made. Please report it with the game record.
web-error-not-logged-in = You are not logged in. Log in and try again.
web-error-wrong-password = Wrong name or password.
web-error-name-taken = This name is taken. Choose another one.
web-error-too-many-requests = Too many requests. Wait a moment, then try again.
web-error-not-found = Not found. The link may be wrong, or the table may be private.
web-error-forbidden = You do not have permission. Check that you are logged in and have a seat here.
web-error-analysis-yours = Another analysis of yours is still running. Wait until it is done.
web-error-analysis-queue = Too many analyses are waiting. Try again in a few minutes.
web-error-conflict = That is not possible right now. Reload the page to see the current state.
web-error-bad-request = The request was not accepted. Check what you typed.
web-error-bad-record = This file is not a game record that can be replayed.
web-error-other-facts = This game was played with a different data pack. The host can start the server with --data and the folder of that pack.
web-error-illegal-choice = The rules do not allow this choice.
web-error-wrong-seat = It is not your turn.
web-error-game-over = The game is over.

## Start page

web-start-title = The American Revolution, on your table
web-start-lead = Play the classic board wargames of the American Revolution. Tricorne knows every rule. Play solo against bots that explain their moves, around one screen, or online with friends.
web-start-no-account = No account needed. Your game is saved; resume it at any time.
web-start-what = What you can do here
web-start-more = More games
web-start-going-on = Your games
web-start-alone = Solo
web-start-alone-text = Bots play the other sides. The journal shows what each side did, by which rule, and why.
web-start-together = Together
web-start-together-text = Open a table, send the link to your friends, and play in one sitting or one move a day. Spectators are welcome.
web-start-rules = Learn as you play
web-start-rules-text = You see only legal moves. Each question names its rule, and the number opens our summary. A guide takes you through your first game.
web-play-game = Play { $title }
web-about-game = About { $title }
web-play-short = Play
web-about-short = About
web-learn = Learn by playing
web-learn-hint = A tutorial: about ten minutes of { $title } with every step explained, then the game is yours.
web-board-picture = The board of { $title }

## Games

web-game-sides = Sides
web-game-length = Time
web-game-players = Players
web-game-difficulty = Difficulty
web-game-liberty-or-death-blurb = Four Factions fight for the Thirteen Colonies and the lands beyond: the British Crown and its Indian allies against the Patriots and, once they join the war, the French. Each card brings an Event and sets the order in which two of the four may act: march, rally, raid, battle, or win people over. Each wins in its own way, and even allies are rivals.
web-game-liberty-or-death-length = About 1 hour for the Sprint scenario, up to 6 hours for the whole war. You can stop and resume at any time.
web-game-liberty-or-death-players = 1–4. Bots take the free seats.
web-game-liberty-or-death-difficulty = Medium to high. Tricorne knows the rules and shows your legal moves; the guide explains the rest.
web-letter-liberty-or-death-indians = I
web-side-liberty-or-death-british = Regulars, Tories and the Royal Navy. Hold the cities, rebuild Support, and keep your losses below those of the rebels.
web-side-liberty-or-death-patriots = Militia everywhere, Continentals where it counts. Spread Opposition and build Forts. A good first side.
web-side-liberty-or-death-indians = War Parties and Villages beyond the mountains. Raid the frontier, defend your lands, and do not trust the Crown too far.
web-side-liberty-or-death-french = First agents, money and preparations; after the Treaty of Alliance, Regulars, a fleet and the West Indies.
web-scenario-liberty-or-death-1775-long = The whole war, from Lexington on: 6 Campaigns, for a long day.
web-scenario-liberty-or-death-1776-medium = The British land at New York in force: 4 Campaigns.
web-scenario-liberty-or-death-1778-short = France is at war, and the fighting moves south: 3 Campaigns.
web-scenario-liberty-or-death-1778-sprint = The same start, but shorter. The best first game: about 1 hour.
web-game-washingtons-war-blurb = Two sides fight for the hearts of thirteen colonies and Canada. Each card can move an army, win people over, bring reinforcements or trigger an event, and neither side knows what the other holds. The British have the better army and the sea; the Americans have the country, and hope for France.
web-game-washingtons-war-length = 2–3 hours for the whole war. You can stop and resume at any time.
web-game-washingtons-war-players = 1–2. A bot can take the other side.
web-game-washingtons-war-difficulty = Medium. Much of the map and many cards are reconstructed, because we did not have the printed ones; such facts are marked ? or °.
web-side-washingtons-war-american = Armies that slip away and come back, PC markers everywhere, and Washington to keep safe until France arrives. A good first side.
web-side-washingtons-war-british = Regulars and the Royal Navy: strong wherever they land, but few, and with slow generals.
web-scenario-washingtons-war-1775 = From Lexington to the fall of Lord North’s government, which may come in any year from 1779 to 1783.
web-game-we-the-people-blurb = The predecessor of Washington’s War. Two sides fight for the hearts of thirteen colonies with hidden hands of cards: a card can move an army, win people over, bring reinforcements or trigger an event. A battle is a duel with Battle Cards: attack, cancel, counterattack. If Washington is captured, the war is lost.
web-game-we-the-people-length = 2–3 hours for the whole war. You can stop and resume at any time.
web-game-we-the-people-players = 1–2. A bot can take the other side.
web-game-we-the-people-difficulty = Medium, with fewer rules than Washington’s War. Much of the map, the setup, many cards and the mix of the Battle Cards are reconstructed, because we did not have the printed ones; such facts are marked ? or °.
web-side-we-the-people-american = Armies that slip away and come back, PC markers everywhere, and Washington to keep out of British hands. A good first side.
web-side-we-the-people-british = Regulars and the Royal Navy: more Battle Cards wherever they land, but generals who are slow to move.
web-scenario-we-the-people-1775 = From Lexington to the fall of Lord North’s government, which may come in any year from 1779 to 1783.
web-game-decision-in-north-america-blurb = A whole war of movement: armies, fleets and militia under secret orders, from Canada to the West Indies. You bid in secret for the initiative, spend political points on troops, win regions over with campaign markers, and march stacks whose strength the enemy can only guess. France and Spain may join the war, and leave it again.
web-game-decision-in-north-america-length = About 3 hours to 1778, up to 8 hours for the whole war. You can stop and resume at any time.
web-game-decision-in-north-america-players = 1–2. A bot can take the other side.
web-game-decision-in-north-america-difficulty = High. Much of the map and many values are reconstructed, because we did not have the printed ones; such facts are marked ? or °.
web-side-decision-in-north-america-american = Militia, a young army and, with luck, French and Spanish allies. Advance the revolution and outlast the enemy. A good first side.
web-side-decision-in-north-america-british = Regulars, Hessians and command of the sea. Take the towns that count before Europe turns against you.
web-scenario-decision-in-north-america-campaign = All years, from Lexington to the last campaigns: for a long day.
web-scenario-decision-in-north-america-to-1778 = The first years, with a victory of their own. The best first game.

## A game against bots

web-play-side = Choose your side
web-play-scenario = Scenario
web-game-scenarios = Scenarios
web-play-against = Opponents
web-play-start = Start game
web-play-more = More options, or play with others

## Lobby

web-lobby-which = Filter tables
web-lobby-mine = My tables
web-lobby-open = Waiting for players
web-lobby-running = In progress
web-lobby-finished = Finished
web-lobby-none = No tables yet. Open a new one.
web-lobby-more = Show more
web-lobby-upload = Continue from a game record:{" "}
web-table-last-move = Last move: { $time }
web-table-visit = Go to table
web-table-continue = Continue
web-table-open = Waiting for players, opened { $time }
web-table-won = { $count ->
    [one] Winner: { $seats }
   *[other] Winners: { $seats }
}
web-table-drawn = No winner
web-table-abandoned = Everyone has left this table
web-your-turn-since = Your turn (asked { $time })
web-turn-since = Waiting for { $seats } (asked { $time })
web-seat-free = free

## A new table

web-new-table = New table
web-new-game = Game
web-new-seats = Seats
web-new-seats-hint = Take several seats to play around one screen.
web-new-me = Me
web-new-open = Open to anyone
web-new-invitation = By invitation link
web-new-bot = Bot: { $bot }
web-new-options = Rule options
web-new-manners = Time and visibility
web-new-private = Private table (not listed)
web-new-advice = Players may ask a bot for advice
web-new-create = Open table

## Before the game

web-seat-take = Take seat
web-seat-give-bot = Give to a bot
web-seats-start = Start game
web-seats-missing = Waiting for players.
web-seats-wait-host = Waiting for the host to start the game.
web-invite = Invitation
web-invite-text = Anyone with this link can take a free seat or watch.
web-invite-copy = Copy link
web-invite-copied = Copied.

## The question

web-you-decide = your turn
web-they-decide = to decide
web-wait = Waiting…
web-rule-open = Rule { $rule }: open the summary
web-choices = Choices
web-choices-filter = Filter the choices
web-number = A number from { $least } to { $most }
web-number-less = One less
web-number-more = One more
web-number-take = Choose { $number }
web-number-range = { $least }–{ $most }
web-actions = Turn actions
web-undo = Undo
web-pass = Pass
web-done = Done
web-advice = Ask for advice
web-advice-strong = Ask a strong player
web-advice-thinking = Thinking…
web-preview-next = Then:
web-hand-over = Pass the screen to { $seat }
web-connection-lost = Connection lost. Reconnecting; no data is lost.
web-undo-far-title = Ask to undo?
web-undo-far-text = Dice, a card or another player’s answer came after your last answer. You can undo it if all players agree. Against bots it happens at once.
web-undo-far-ask = Ask to undo
web-undo-asked = { $seat } would like to undo a move. Allow it?
web-undo-asked-by-you = You asked to undo a move. The other players must agree.
web-undo-agree = Allow
web-undo-refuse = Refuse
web-undo-withdraw = Withdraw request
web-stay = Cancel

## What happened

web-table = Table
web-board = Board
web-tabs = Side panel
web-journal = Journal
web-journal-earlier = Show earlier entries
web-journal-later = Show later entries
web-journal-new = New since your last visit
web-journal-show = Show the board at this point
web-reasons = Why:
web-news = { $count ->
    [one] 1 new entry since your last visit.
   *[other] { $count } new entries since your last visit.
}
web-news-show = Show
web-news-dismiss = Not now
web-playback = Show other players’ moves
web-playback-turns = Turn by turn
web-playback-steps = Step by step
web-playback-off = All at once
web-speed = Speed
web-moment = Step { $step } of { $total }.
web-moment-now = Back to the present

## Players

web-tab-seats = Players
web-seat-left = left the table
web-seat-resigned = resigned
web-seat-bot = Replace with a bot
web-seat-here = here now
web-seat-away = away
web-presence = { $count ->
    [one] 1 person is here.
   *[other] { $count } people are here.
}
web-presence-names = Logged in: { $names }.
web-leave = Leave table
web-leave-title = Leave the table?
web-leave-text = Your seat stays yours until another player gives it to a bot. Until then you can come back.
web-rejoin = Return to my seat
web-resign = Resign
web-resign-title = Resign?
web-resign-text = You give up this game. A bot takes your seat; if only one other player is left, that player wins.
web-rematch = Play again
web-replay = Replay
web-record = Download game record

## Talk

web-tab-talk = Chat
web-chat = Chat messages
web-chat-none = No messages yet.
web-chat-say = Write to the table
web-chat-send = Send
web-chat-aside = spectator
web-chat-say-aside = Write to the spectators
web-chat-spectators = Players do not see this before the game is over.
web-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
web-nickname = Your name at the table
web-your-turn-title = Your turn: { $page }
web-note = Private note
web-note-kept = Saved.

## Help

web-tab-help = Rules
web-tab-aid = Player aid
web-tab-text = Text view
web-tab-preferences = Settings
web-help-none = No summary of section { $rule } yet.
web-help-parent = Section { $rule } is part of this section:
web-help-how = Each question and each journal entry names its rule. Click a number to read our summary here.
web-help-all = All rules on one page
web-rules-title = { $title }: rules summary
web-rules-lead = Our own summaries, numbered like the sections of the rulebook. They do not replace it. Tricorne enforces every rule for you.
web-rules-none = No summaries for this game yet.
web-rules-contents = Contents
web-rules-search = Search the rules
web-shortcuts = Keyboard shortcuts
web-keys = Keys
web-key-move = Move through the choices; Enter confirms
web-key-filter = Filter the choices
web-key-skip = Skip playback
web-key-help = Show these keys

## The guide

web-guide = Guide
web-guide-next = Got it
web-guide-close = Close the guide
web-guide-open = Open the guide
web-guide-again = Restart the guide

## Replay

web-replay-first = Go to start
web-replay-back = Step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = Step forward
web-replay-last = Go to end
web-replay-step = Step { $step } of { $total }
web-replay-link = Link to this step
web-replay-table = Go to the table
web-editor = Position editor
web-editor-from = Edit this position
web-replay-play-on = Play on from here
web-replay-save = Save this moment
web-replay-more = More
web-replay-and-analyse = Replay and analyse
web-analysis = Analysis
web-analyse = Analyse this game
web-analysis-failed = The analysis failed because of an internal error. The game itself is unharmed. You can try again.
web-analysis-what = The game is played on many times from every turn: you see when it turned, and which answers cost most. This takes a minute or two, and is kept.
web-analysis-running = Analysing: { $percent }%
web-analysis-chances = Chance to win
web-analysis-how = Each chance comes from games that the quick bot played on from there; it may be off by { $error } points or so.
web-analysis-turning = Turning points
web-analysis-step = Step { $step }
web-analysis-costly = The answers that cost most
web-analysis-none = No answer was clearly costly.
web-analysis-given = Played: { $given } ({ $worth })
web-analysis-better = Better: { $better } ({ $worth })
web-analysis-why = Why
web-viewpoint = View as
web-viewpoint-own = Me
web-viewpoint-observer = Spectator
web-viewpoint-referee = Referee (sees everything)

## Account

web-account-as-guest = You play as a guest
web-account-no-email = No e-mail address
web-account-why = Keep your games
web-account-why-devices = Find your games on every device
web-account-why-name = Play under a name that is yours alone
web-account-why-notices = Get an e-mail when it is your turn
web-account-why-keep = A guest’s games are stored in this browser. They move to your new account.
web-account-settings = Settings
web-account-guest-name = Name
web-account-guest-name-text = What others at the table see.
web-account-look = Appearance
web-account-look-text = Light or dark, or whatever your device uses. The language is at the top of the page.
web-account-notices-text = How you learn that it is your turn. Sound works while a page of Tricorne is open.
web-account-email-text = Only for notices about your turn. Nobody else sees it.
web-account-password-text = All your other devices are logged out.
web-account-sessions-text = Log out everywhere if you used a computer that is not yours.
web-account-login = Log in
web-account-register = Create account
web-account-name = Name
web-account-name-hint = 2–24 letters, digits, -, _ or single spaces.
web-account-password = Password
web-account-password-hint = At least 8 characters.
web-account-password-now = Current password
web-account-new-password = New password
web-account-change-password = Change password
web-account-email = E-mail
web-account-email-hint = Optional, for a notice when it is your turn.
web-account-welcome = Welcome.
web-account-notices = Notices
web-account-want-notices = E-mail me when it is my turn
web-account-save = Save
web-account-saved = Saved.
web-account-sessions = Sessions
web-account-logout = Log out
web-account-logout-everywhere = Log out on all devices
web-account-tokens = For programs
web-account-tokens-text = A program that plays in your name needs a token. Anyone who has it can play as you.
web-account-token-new = Create token
web-account-token-once = Copy it now, it is shown only once:
web-account-tokens-end = Revoke all tokens
web-account-delete = Delete account
web-account-delete-text = Your name and e-mail address are deleted. Your games continue with your seats empty.
web-account-delete-sure = Delete it
web-close-panel = Close: { $panel }
