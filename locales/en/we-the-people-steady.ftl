# We the People: the player “steady”, and why it chooses what it chooses. Scores are hundredths of a colony.

wtp-agent-steady = a steady player
wtp-why-battle = My side wins this battle in { $odds } of 100 cases without a card.
wtp-why-slip-away = The enemy wins this battle in { $odds } of 100 cases: better to be gone.
wtp-why-stand = My side wins this battle in { $odds } of 100 cases: it is worth standing.
wtp-why-intercept = { $general } would probably win there.
wtp-why-stop = Nothing better is in reach.
wtp-why-march = This march leads to the best place in reach, worth { $score }.
wtp-why-congress = Congress is safest there.
wtp-why-refuge = The army is safest there.
wtp-why-last-word = Who plays last has the last word of the year.
wtp-why-navy = The French Navy cuts off most there.
wtp-why-space = At the year’s end the board would be better by { $score }.
wtp-why-card = The best use of this card is worth { $score }.
wtp-why-best = This is worth { $score }, more than the others.
wtp-why-attack = The enemy cannot cancel { $tactic } in { $chance } of 100 cases.
wtp-why-cancel = An attack that is not cancelled loses the battle.
wtp-why-counterattack = Who attacks has the better of it while he has cards.
wtp-why-no-counterattack = An attacker without cards has lost: the attack stays where it is.
