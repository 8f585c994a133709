# Washington’s War: il giocatore “steady”, e perché sceglie quel che sceglie. I punti sono centesimi di colonia.

ww-agent-steady = Costante
ww-why-battle = La mia parte vincerebbe questa battaglia nel { $odds }% dei casi senza carte.
ww-why-slip-away = Il nemico vincerebbe questa battaglia nel { $odds }% dei casi: l’esercito si ritira.
ww-why-stand = La mia parte vincerebbe questa battaglia nel { $odds }% dei casi: l’esercito resta.
ww-why-intercept = { $general } lì probabilmente vincerebbe: intercetta.
ww-why-stop = Nessuno spazio migliore è a portata: l’esercito si ferma.
ww-why-march = Questa marcia porta allo spazio migliore a portata, che vale { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
ww-why-congress = Lì il Congresso è più al sicuro.
ww-why-refuge = Lì l’esercito è più al sicuro.
ww-why-first = Un generale è in pericolo o una mossa forte è pronta: la mia parte gioca per prima.
ww-why-last-word = Giocare per secondi può dare l’ultima carta dell’anno.
ww-why-navy = In quella zona restano tagliati fuori più porti e guarnigioni inglesi.
ww-why-space = A fine anno la posizione sarebbe migliore di { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
ww-why-card = L’uso migliore di questa carta vale { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
ww-why-best = Scelta migliore: vale { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } (100 punti = 1 colonia).
