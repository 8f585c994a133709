# The guide through a first game: what it says in any game.

web-guide-welcome = This guide goes with you through a first game. It speaks up when there is something new. The program asks you one small question at a time; whatever you may choose glows on the map and stands in the list. You cannot break a rule, so try things.
    .title = Welcome
web-guide-undo = That was your first answer. Undo takes it back, answer by answer, as long as no die fell, no card was turned and nobody else has answered since. Undo, Pass and Done are always in the same place.
    .title = Changed your mind?
web-guide-others = What the others did is in the journal, with the rule for each step. A click on an entry shows the board at that moment. Bots also tell why: unfold their lines. How fast their turns are shown is in the settings.
    .title = What the others did

## Washington’s War and We the People

web-guide-first-player = Both sides play their seven cards one at a time, in turn. Who begins can strike before the enemy is ready. Who comes second may have the last word of the year, when nobody can answer any more. A campaign card lets the British open the year.
    .title = Who begins
web-guide-slip-away = Your army is attacked, and may slip away by the roll that is named. That loses ground but no troops. Weak armies should try it; a strong one, with the militia on its side, may prefer to stand.
    .title = Slip away?
web-guide-war-ends = Lord North’s government falls. The War Ends card names the last year of the war, unless another card takes its place; without any it would be 1783. From now on count colonies and the years that are left.
    .title = The end is in sight
web-guide-first-year = You have played a whole year, and winter has passed; the journal tells what it took and which markers were isolated. The next years go the same way. Every rule number opens our summary of it. Good luck.
    .title = Well done
