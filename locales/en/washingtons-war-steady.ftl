# Washington’s War: the player “steady”, and why it chooses what it chooses. Scores are hundredths of a colony.

ww-agent-steady = a steady player
ww-why-battle = My side wins this battle in { $odds } of 100 cases without a card.
ww-why-slip-away = The enemy wins this battle in { $odds } of 100 cases: better to be gone.
ww-why-stand = My side wins this battle in { $odds } of 100 cases: it is worth standing.
ww-why-intercept = { $general } would probably win there.
ww-why-stop = Nothing better is in reach.
ww-why-march = This march leads to the best place in reach, worth { $score }.
ww-why-congress = Congress is safest there.
ww-why-refuge = The army is safest there.
ww-why-last-word = Who plays last has the last word of the year.
ww-why-navy = Most British ports and garrisons are cut off there.
ww-why-space = At the year’s end the board would be better by { $score }.
ww-why-card = The best use of this card is worth { $score }.
ww-why-best = This is worth { $score }, more than the others.
