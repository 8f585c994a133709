# The guide through a first game: what it says in any game.

web-guide-welcome = This guide helps you through your first game. It appears when there is something new. Tricorne asks you one small question at a time; everything you may choose glows on the map and is in the list. You cannot break a rule, so try things.
    .title = Welcome
web-guide-undo = That was your first answer. Undo takes it back, one answer at a time, as long as no die was rolled, no card was revealed and nobody else has answered since. Undo, Pass and Done are always in the same place.
    .title = Changed your mind?
web-guide-others = The journal shows what the others did, with the rule for each step. Click an entry to see the board at that point. Bots also explain why: open their entries. You can change the speed of their turns in the settings.
    .title = What the others did

## Washington’s War and We the People

web-guide-first-player = Both sides play their 7 cards one at a time, in turn. The first player can strike before the enemy is ready. The second player often plays the last card of the year, when nobody can reply. A campaign card lets the British open the year.
    .title = Who plays first
web-guide-slip-away = Your army is attacked and may retreat before battle with the roll shown. That loses ground but no CUs. Weak armies should try it; a strong one, with the militia on its side, may prefer to stand.
    .title = Retreat before battle?
web-guide-war-ends = Lord North’s government falls. The War Ends card names the last year of the war, unless another card replaces it; without one it is 1783. From now on, count colonies and the years that are left.
    .title = The end is in sight
web-guide-first-year = You have played a whole year, and winter has passed. The journal shows the losses and which markers were isolated. The next years work the same way. Every rule number opens our summary. Good luck.
    .title = Well done
