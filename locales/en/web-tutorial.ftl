# Tutorials: what they say in any game.

web-tutorial-title = Tutorial
web-tutorial-step = Tutorial, step { $number } of { $count }
web-tutorial-later = { $count ->
    [one] For now, do this. Later you are free: here you would have 1 other choice.
   *[other] For now, do this. Later you are free: here you would have { $count } other choices.
}
web-tutorial-routine = This one is routine: take the choice that is offered.
web-tutorial-leave = Leave the tutorial
web-tutorial-over = The tutorial ends here
web-tutorial-lost = The game has taken another course than the tutorial expects. Nothing is wrong with it: play on as you like.
web-tutorial-play-on = Play on
