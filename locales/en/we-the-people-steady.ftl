# We the People: the player “steady”, and why it chooses what it chooses. Scores are hundredths of a colony.

wtp-agent-steady = Steady
wtp-why-battle = My side would win this battle { $odds }% of the time without a card.
wtp-why-slip-away = The enemy would win this battle { $odds }% of the time, so the army withdraws.
wtp-why-stand = My side would win this battle { $odds }% of the time, so the army stands.
wtp-why-intercept = { $general } would probably win there, so he intercepts.
wtp-why-stop = No better space is in reach, so the army stops.
wtp-why-march = This move leads to the best space in reach, worth { $score } points.
wtp-why-congress = Congress is safest there.
wtp-why-refuge = The army is safest there.
wtp-why-first = A general is in danger or a strong move is ready, so my side plays first.
wtp-why-last-word = Playing second may give the last card of the year.
wtp-why-navy = The French Navy cuts off the most there.
wtp-why-space = At the end of the year the position would be better by { $score } points.
wtp-why-card = The best use of this card is worth { $score } points.
wtp-why-best = Best option: worth { $score } points (100 points = 1 colony).
wtp-why-attack = The enemy cannot cancel { $tactic } { $chance }% of the time.
wtp-why-cancel = An attack that is not canceled wins the battle, so it is canceled.
wtp-why-counterattack = The attacker has the advantage while he has cards, so he counterattacks.
wtp-why-no-counterattack = An attacker without cards loses, so there is no counterattack.
