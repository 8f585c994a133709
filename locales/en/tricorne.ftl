# Words for every game, and what the terminal says.

tricorne-number = { $number }
tricorne-chance = The dice
tricorne-agent-random = a random player

# Beginning and end
tricorne-welcome = { $title }: { $scenario }
tricorne-seat-person = { $seat }: a person
tricorne-seat-agent = { $seat }: { $agent }
tricorne-seed = The seed is { $seed }.
tricorne-help-hint = Type help to see what you can type.
tricorne-won = { $seat } wins.
tricorne-won-together = { $seats } win together.
tricorne-draw = Nobody wins.
tricorne-after-end = The game is over. You can still type log, why, save FILE or quit.
tricorne-goodbye = Goodbye.
tricorne-goodbye-unfinished =
    You leave the game here. To go on another day, type save FILE before you leave, then start with --load FILE.
tricorne-broken = The rules broke: this is a defect of the program. Please report it with the record that follows.

# Questions
tricorne-question = { $seat } (rule { $rule }): { $prompt }
tricorne-companion =
    Companion play: the real board is before you. Roll the dice and draw the cards when asked, and type what came up. Enter your own moves; copy those of the program’s players to your board. position FILE keeps the position, which you can edit.
tricorne-type-card = Type the number printed on the card.
tricorne-hand-over = Pass the screen to { $seat }, who presses Enter.
tricorne-not-possible =
    { $choices ->
        [one] “{ $typed }” is not possible here. Type 1 or the word in brackets; or help.
       *[other] “{ $typed }” is not possible here. Type a number from 1 to { $choices } or a word in brackets; or help.
    }
tricorne-not-among = “{ $typed }” is not possible here. Type one of: { $choices }; or help.
tricorne-not-understood = “{ $typed }” is not understood. Type help to see what you can type.

# Commands
tricorne-help =
    Answer with the number of a choice or with the word in brackets. Besides that you can type:
      board          show the board
      log, log 50    show the last notes of the journal
      what 2         what a choice would do, up to the next question
      undo           take your last answer back
      why            why the other players chose what they chose
      advise         ask for advice; advise NAME asks one of the program's players
      save FILE      write the game to a file
      position FILE  write the position to a file; edit it and start from it with --position FILE
      quit           leave
tricorne-preview = { $label } [{ $choice }] would lead to this:
tricorne-preview-next = then { $seat } (rule { $rule }): { $prompt }
tricorne-no-preview = This game hides hands: nobody looks ahead.
tricorne-undone = You take back { $choice }.
tricorne-no-undo = Nothing can be taken back: dice, a reveal or another player's answer came after it.
tricorne-saved = Saved to { $file }. To go on: tricorne play --load { $file }
tricorne-saved-facts = It is played with corrected facts: give --data as now when you go on.
tricorne-position-written = Position written to { $file }. To begin from it, as it is or edited: tricorne play { $game } --position { $file }
tricorne-not-saved = Not saved to { $file }: { $error }
tricorne-because = { $seat }: { $reason }
tricorne-why = { $seat } chose { $choice }:
tricorne-why-secret = This game hides hands: reasons are told when the game is over.
tricorne-no-reasons = No reasons were given.
tricorne-advice = Advice ({ $agent }): { $label } [{ $choice }]
tricorne-no-advice = There is no advice here.
tricorne-no-agent = There is no player “{ $agent }”. There are: { $agents }
