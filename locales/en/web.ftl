# The browser client: everything but the boards.

web-title = Tricorne
web-page-title = { $page } · Tricorne
web-skip = Skip to the contents
web-nav = Pages
web-nav-lobby = Lobby
web-nav-rules = Rules
web-nav-account = Account
web-language = Language
web-theme = Light or dark
web-theme-system = Light/dark: auto
web-theme-light = Light
web-theme-dark = Dark
web-loading = One moment…
web-not-found = There is no such page
web-not-found-home = To the start page
web-you = you
web-guest = a guest
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

web-error-unreachable = The server cannot be reached. Nothing was changed.
web-try-again = Try again
web-error-unavailable = The server has a problem. Try again in a moment.
web-error-broken = The rules broke here: this is a defect of the program. The table is as it was before.
web-error-not-logged-in = You are not logged in.
web-error-wrong-password = The name or the password is wrong.
web-error-name-taken = This name is taken.
web-error-too-many-requests = Too much at once. Wait a moment, then try again.
web-error-not-found = There is nothing here, or it is not for you to see.
web-error-forbidden = This is not yours to do.
web-error-conflict = This is not possible as the table stands.
web-error-bad-request = This was not accepted. Check what you typed.
web-error-bad-record = This file is not a record that can be replayed.
web-error-other-facts = This game was played with other facts (a data pack) than those in use here. Whoever runs the server can start it with --data and the folder of that pack.
web-error-illegal-choice = The rules do not allow this.
web-error-wrong-seat = It is not your turn.
web-error-game-over = The game is over.

## Start page

web-start-title = The American Revolution, on your table
web-start-lead = Tricorne plays the classic board wargames of the American Revolution with you and enforces every rule. Play alone against opponents that explain themselves, around one screen, or online with friends.
web-start-no-account = No account needed. Your game is kept; come back to it whenever you like.
web-start-what = What you can do here
web-start-more = More games
web-start-going-on = Your games
web-start-alone = Alone
web-start-alone-text = The program’s own players take the other sides. The journal tells what each did, by which rule, and why.
web-start-together = Together
web-start-together-text = Open a table, send the link to your friends, and play at one sitting or a move a day. Others may watch.
web-start-rules = Learn as you play
web-start-rules-text = Only what the rules allow can be clicked. Each question names its rule, and the number opens our summary. A guide leads you through your first game.
web-play-game = Play { $title }
web-about-game = About { $title }
web-board-picture = The board of { $title }

## Games

web-game-sides = The sides
web-game-length = Time
web-game-players = Players
web-game-difficulty = Difficulty
web-game-liberty-or-death-blurb = Four Factions fight for the Thirteen Colonies and the lands beyond: the British Crown and its Indian allies against the Patriots and, once they join the war, the French. Each card brings an Event and sets the order in which two of the four may act: march, rally, raid, battle, or win people over. Each wins in its own way, and even allies are rivals.
web-game-liberty-or-death-length = About one hour for the Sprint scenario, up to six hours for the whole war. A game can be left and gone on with at any time.
web-game-liberty-or-death-players = One to four. Bots take the seats that are left.
web-game-liberty-or-death-difficulty = Medium to high. The program knows the rules and shows what you may do; the guide explains the rest.
web-letter-liberty-or-death-indians = I
web-side-liberty-or-death-british = Regulars, Tories and the Royal Navy. Hold the cities, rebuild Support, and keep your losses below those of the rebels.
web-side-liberty-or-death-patriots = Militia everywhere, Continentals where it counts. Spread Opposition and build Forts. A good first side.
web-side-liberty-or-death-indians = War Parties and Villages beyond the mountains. Raid the frontier, defend your lands, and do not trust the Crown too far.
web-side-liberty-or-death-french = First agents, money and preparations; after the Treaty of Alliance, Regulars, a fleet and the West Indies.
web-scenario-liberty-or-death-1775-long = The whole war, from Lexington on: six campaigns, for a long day.
web-scenario-liberty-or-death-1776-medium = The British land in New York in force: four campaigns.
web-scenario-liberty-or-death-1778-short = France is in the war, and the fighting moves south: three campaigns.
web-scenario-liberty-or-death-1778-sprint = The same beginning, over sooner. The best first game: about an hour.
web-game-washingtons-war-blurb = Two sides fight for the hearts of thirteen colonies and Canada. Each card can move an army, win people over, bring reinforcements or make an event happen, and neither knows what the other holds. The British have the better army and the sea; the Americans have the country, and hope for France.
web-game-washingtons-war-length = Two to three hours for the whole war. A game can be left and gone on with at any time.
web-game-washingtons-war-players = One or two. A bot takes the other side.
web-game-washingtons-war-difficulty = Medium. Much of the map and many cards are reconstructed, since the printed ones were not at hand; such facts are marked ? or °.
web-side-washingtons-war-american = Armies that slip away and come back, PC markers everywhere, and Washington to keep alive until France arrives. A good first side.
web-side-washingtons-war-british = Regulars and the Royal Navy: strong wherever they land, but few, and slow to order about.
web-scenario-washingtons-war-1775 = From Lexington to the fall of Lord North’s government, which may come in any year from 1779 to 1783.
web-game-we-the-people-blurb = The older sister of Washington’s War. Two sides fight for the hearts of thirteen colonies with hidden hands of cards: a card can move an army, win people over, bring reinforcements or make an event happen. A battle is a duel of its own, with hands of battle cards: attack, parry, counterattack. If Washington is captured, the war is lost.
web-game-we-the-people-length = Two to three hours for the whole war. A game can be left and gone on with at any time.
web-game-we-the-people-players = One or two. A bot takes the other side.
web-game-we-the-people-difficulty = Medium, and with fewer rules than Washington’s War. Much of the map, the set-up, many cards and the mix of the battle cards are reconstructed, since the printed ones were not at hand; such facts are marked ? or °.
web-side-we-the-people-american = Armies that slip away and come back, PC markers everywhere, and Washington to keep out of British hands. A good first side.
web-side-we-the-people-british = Regulars and the Royal Navy: more battle cards wherever they land, but generals who are slow to move.
web-scenario-we-the-people-1775 = From Lexington to the fall of Lord North’s government, which may come in any year from 1779 to 1783.

## A game against bots

web-play-side = Choose your side
web-play-scenario = Scenario
web-play-against = Opponents
web-play-start = Start the game
web-play-more = More options, or play with others

## Lobby

web-lobby-which = Which tables
web-lobby-mine = My tables
web-lobby-open = Waiting for players
web-lobby-running = Being played
web-lobby-finished = Over
web-lobby-none = There is no table here.
web-lobby-more = More
web-lobby-upload = Go on with a game from a record file:{" "}
web-table-open = Waiting for players, opened { $time }
web-table-won = { $count ->
    [one] { $seats } won
   *[other] { $seats } won together
}
web-table-drawn = Nobody won
web-table-abandoned = Everybody has left this table
web-your-turn-since = Your turn, asked { $time }
web-turn-since = Turn of { $seats }, asked { $time }
web-seat-free = free

## A new table

web-new-table = New table
web-new-game = Game
web-new-seats = Seats
web-new-seats-hint = Take several seats yourself to play around one screen.
web-new-me = Me
web-new-open = Open to anybody
web-new-invitation = By invitation link
web-new-bot = Bot: { $bot }
web-new-options = Options of the rules
web-new-manners = Time and visibility
web-new-limit = Time to answer
web-new-no-limit = No limit
web-new-limit-hint = Who takes longer than the limit is replaced by a bot.
web-new-private = Keep this table out of the lists
web-new-advice = Players may ask a bot for advice
web-new-create = Open the table

## Before the game

web-seat-take = Sit down here
web-seats-start = Begin the game
web-seats-missing = Waiting for players.
web-seats-wait-host = Waiting for the host to begin.
web-invite = Invitation
web-invite-text = Whoever has this link can take a free seat, or look on.
web-invite-copy = Copy the link
web-invite-copied = Copied.

## The question

web-you-decide = you decide
web-they-decide = to decide
web-wait = Waiting…
web-rule-open = Rule { $rule }: open the summary
web-choices = Choices
web-choices-filter = Type to find a choice
web-number = A number from { $least } to { $most }
web-number-less = One less
web-number-more = One more
web-number-take = Take { $number }
web-number-range = { $least } to { $most }
web-actions = Back, pass, done
web-undo = Undo
web-pass = Pass
web-done = Done
web-advice = Ask for advice
web-preview = This would follow:
web-preview-next = Then:
web-hand-over = Pass the screen to { $seat }
web-hand-over-here = { $seat } is here
web-connection-lost = The connection was lost. It is being restored; nothing is lost.
web-undo-far-title = Something has happened since
web-undo-far-text = Dice, a card or another player’s answer came after your last answer. You can still go back to before it if all players agree. Against bots alone it is done at once.
web-undo-far-ask = Go back
web-undo-asked = { $seat } asks to take something back. Do you agree?
web-undo-asked-by-you = You asked to take something back. The others must agree.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-withdraw = Never mind
web-stay = Cancel

## What happened

web-table = Table
web-board = Board
web-tabs = Beside the board
web-journal = Journal
web-journal-earlier = Show earlier entries
web-journal-later = Show later entries
web-journal-new = New since your last visit
web-journal-show = Show the board at this moment
web-reasons = Why:
web-news = { $count ->
    [one] One thing happened since you were here.
   *[other] { $count } things happened since you were here.
}
web-news-show = Show me
web-news-dismiss = Not now
web-playback = Show what others do
web-playback-turns = Turn by turn
web-playback-steps = Step by step
web-playback-off = At once
web-playback-skip = { $count ->
    [0] Skip
   *[other] Skip ({ $count } more)
}
web-speed = Speed
web-moment = Step { $step } of { $total }.
web-moment-now = Back to now

## Players

web-tab-seats = Players
web-seat-left = has left
web-seat-resigned = resigned
web-seat-bot = Let a bot take over
web-presence = { $count ->
    [one] One is looking at this table.
   *[other] { $count } are looking at this table.
}
web-presence-names = With an account: { $names }.
web-leave = Leave
web-leave-title = Leave the table?
web-leave-text = Your seat waits for you; the others may let a bot take it. You can come back as long as none has.
web-rejoin = Come back to my seat
web-resign = Resign
web-resign-title = Resign?
web-resign-text = You give up for good. A bot takes your seat; where only one other player is left, that player has won.
web-rematch = Play again
web-replay = Replay
web-record = Download the record

## Talk

web-tab-talk = Talk
web-chat = What was said
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-send = Send
web-chat-players-only = Only players talk at the table.
web-note = A note for yourself alone
web-note-kept = Kept.

## Help

web-tab-help = Rule
web-tab-aid = Aid
web-tab-text = Text
web-tab-preferences = Settings
web-help-none = There is no summary of section { $rule } yet.
web-help-parent = Section { $rule } belongs to this:
web-help-how = Each question and each entry of the journal names its rule. Click a number to read our summary of it here.
web-help-all = All rules on one page
web-rules-title = { $title }: the rules in short
web-rules-lead = Our own summaries, numbered like the sections of the rulebook. They do not replace it; the program enforces every rule for you.
web-rules-none = There are no summaries for this game yet.
web-rules-search = Find in the rules
web-shortcuts = Single keys act
web-keys = Keys
web-key-number = Take that choice
web-key-move = Move among the choices; Enter takes one
web-key-filter = Find a choice
web-key-skip = Skip what is being shown
web-key-help = Show these keys

## The guide

web-guide = Guide
web-guide-next = Got it
web-guide-close = Close the guide
web-guide-open = Open the guide
web-guide-again = Begin the guide again

## Replay

web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step on
web-replay-last = To the end
web-replay-step = Step { $step } of { $total }
web-replay-link = Link to this step
web-replay-table = To the table
web-viewpoint = Seen by
web-viewpoint-own = Me
web-viewpoint-observer = Somebody looking on
web-viewpoint-referee = The referee, who sees all

## Account

web-account-guest = You play as a guest: your games are kept in this browser. With an account you find them on every device, others see your name, and you can be told by e-mail when it is your turn. The games of a guest come along.
web-account-login = Log in
web-account-register = Make an account
web-account-name = Name
web-account-name-hint = 2 to 24 letters, digits, -, _ or single spaces.
web-account-password = Password
web-account-password-hint = At least 8 characters.
web-account-password-now = Your password as it is
web-account-new-password = New password
web-account-change-password = Change the password
web-account-email = E-mail
web-account-email-hint = If you like, to be told when it is your turn.
web-account-welcome = Welcome.
web-account-notices = Notices
web-account-want-notices = Tell me by e-mail when it is my turn
web-account-save = Save
web-account-saved = Saved.
web-account-sessions = Sessions
web-account-logout = Log out
web-account-logout-everywhere = Log out everywhere
web-account-tokens = For programs
web-account-tokens-text = A program that plays in your name needs a token. Whoever has it can play as you.
web-account-token-new = Make a token
web-account-token-once = Shown this once:
web-account-tokens-end = End all tokens
web-account-delete = Delete the account
web-account-delete-text = Your name and address are erased. Games go on, with your seats left.
web-account-delete-sure = I am sure
web-close-panel = Close: { $panel }
