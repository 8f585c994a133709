# Washington’s War: the player “steady”, and why it chooses what it chooses. Scores are hundredths of a colony.

ww-agent-steady = Steady
ww-why-battle = My side would win this battle { $odds }% of the time without a card.
ww-why-slip-away = The enemy would win this battle { $odds }% of the time, so the army withdraws.
ww-why-stand = My side would win this battle { $odds }% of the time, so the army stands.
ww-why-intercept = { $general } would probably win there, so he intercepts.
ww-why-stop = No better space is in reach, so the army stops.
ww-why-march = This move leads to the best space in reach, worth { $score } points.
ww-why-congress = Congress is safest there.
ww-why-refuge = The army is safest there.
ww-why-first = A general is in danger or a strong move is ready, so my side plays first.
ww-why-last-word = Playing second may give the last card of the year.
ww-why-navy = That zone cuts off the most British ports and garrisons.
ww-why-space = At the end of the year the position would be better by { $score } points.
ww-why-card = The best use of this card is worth { $score } points.
ww-why-best = Best option: worth { $score } points (100 points = 1 colony).
