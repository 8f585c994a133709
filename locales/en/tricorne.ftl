# Words for every game, and what the terminal says.

tricorne-number = { $number }
tricorne-chance = The dice
tricorne-agent-random = Random
tricorne-agent-gentle = Gentle
tricorne-agent-relaxed = Relaxed
tricorne-agent-solid = Solid
tricorne-agent-sharp = Sharp
tricorne-agent-relentless = Relentless
tricorne-agent-search = Search
tricorne-agent-plain = Search without a learned value

# Beginning and end
tricorne-welcome = { $title }: { $scenario }
tricorne-seat-person = { $seat }: human
tricorne-seat-agent = { $seat }: { $agent }
tricorne-seed = The seed is { $seed }.
tricorne-help-hint = Type help to list the commands.
tricorne-won = Winner: { $seat }.
tricorne-won-together = Winners: { $seats }.
tricorne-draw = No winner.
tricorne-after-end = The game is over. You can still type log, why, save FILE or quit.
tricorne-goodbye = Goodbye.
tricorne-goodbye-unfinished =
    The game is not saved. To continue later, type save FILE before you quit, then start with --load FILE.
tricorne-broken = Internal error. Please report it with the game record that follows.

# Questions
tricorne-question = { $seat } (rule { $rule }): { $prompt }
tricorne-companion =
    Companion mode: you play on a real board. Roll the dice and draw the cards when asked, and type the results. Enter your own moves, and copy the moves of the bots to your board. Type position FILE to save the position, which you can edit.
tricorne-roll-decides = For this decision: { $decision }
tricorne-pause = { $seat } next. Press Enter to continue.
tricorne-type-card = Type the number printed on the card.
tricorne-hand-over = Pass the screen to { $seat }, then press Enter.
tricorne-not-possible =
    { $choices ->
        [one] “{ $typed }” is not possible here. Type 1, the word in brackets, or help.
       *[other] “{ $typed }” is not possible here. Type a number from 1 to { $choices }, a word in brackets, or help.
    }
tricorne-not-among = “{ $typed }” is not possible here. Type one of { $choices }, or help.
tricorne-not-understood = Unknown command “{ $typed }”. Type help to list the commands.

# Commands
tricorne-help =
    Answer with the number of a choice or with the word in brackets. You can also type:
      board          show the board
      log, log 50    show the latest journal entries
      what 2         preview a choice, up to the next question
      undo           undo your last answer
      why            show why the other players chose what they chose
      advise         ask for advice; advise NAME asks a bot by name
      save FILE      save the game record to a file
      position FILE  save the position to a file; edit it and start from it with --position FILE
      quit           quit
tricorne-preview = { $label } [{ $choice }] would do this:
tricorne-preview-next = Then { $seat } (rule { $rule }): { $prompt }
tricorne-no-preview = No preview: this game has hidden hands.
tricorne-undone = Undone: { $choice }.
tricorne-no-undo = Cannot undo: dice, a revealed card or another player’s answer came after it.
tricorne-saved = Saved to { $file }. To continue: tricorne play --load { $file }
tricorne-saved-facts = This game uses a data pack. Give the same --data when you continue.
tricorne-position-written = Position saved to { $file }. To start from it: tricorne play { $game } --position { $file }
tricorne-not-saved = Could not save to { $file }: { $error }
tricorne-because = { $seat }: { $reason }
tricorne-why = { $seat } chose { $choice }:
tricorne-why-secret = This game has hidden hands: reasons are shown when the game is over.
tricorne-no-reasons = No reasons given.
tricorne-advice = Advice ({ $agent }): { $label } [{ $choice }]
tricorne-no-advice = No advice available here.
tricorne-no-agent = No bot is called “{ $agent }”. Bots: { $agents }

# Why an opponent that looks ahead chose as it did
tricorne-search-worth =
    { $playouts ->
        [one] Expected result: { $percent }% of a win (1 playout).
       *[other] Expected result: { $percent }% of a win ({ $playouts } playouts).
    }
tricorne-search-second = Next best: { $percent }%, which is { $cost } less.
tricorne-search-other = Then: { $percent }%.
tricorne-search-blind = No playout was possible here; this is the quick player’s choice.
tricorne-search-expected = Expected next, { $seat }:

# Odds
tricorne-odds-winner = Winner
tricorne-odds-nobody = Nobody
tricorne-odds-lost = Losses: { $thing }
tricorne-odds-surrenders = Surrender: { $thing }
tricorne-odds-captured = Captured: { $thing }
tricorne-odds-retreats = Retreat: { $thing }
tricorne-odds-evades = Retreat before battle: { $thing }
tricorne-odds-intercepts = Interception: { $thing }
tricorne-odds-dispersed = Continental Congress dispersed
tricorne-odds-regulars-lost = British Regulars’ advantage lost
tricorne-odds-name = { $name }
tricorne-odds-yes = yes
tricorne-odds-no = no
tricorne-odds-none = none
