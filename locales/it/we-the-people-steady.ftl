# We the People: il giocatore “steady”, e perché sceglie quel che sceglie. I punti sono centesimi di colonia.

wtp-agent-steady = Costante
wtp-why-battle = La mia parte vincerebbe questa battaglia nel { $odds }% dei casi senza carte.
wtp-why-slip-away = Il nemico vincerebbe questa battaglia nel { $odds }% dei casi: l’esercito si ritira.
wtp-why-stand = La mia parte vincerebbe questa battaglia nel { $odds }% dei casi: l’esercito resta.
wtp-why-intercept = { $general } lì probabilmente vincerebbe: intercetta.
wtp-why-stop = Nessuno spazio migliore è a portata: l’esercito si ferma.
wtp-why-march = Questa marcia porta allo spazio migliore a portata, che vale { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
wtp-why-congress = Lì il Congresso è più al sicuro.
wtp-why-refuge = Lì l’esercito è più al sicuro.
wtp-why-first = Un generale è in pericolo o una mossa forte è pronta: la mia parte gioca per prima.
wtp-why-last-word = Giocare per secondi può dare l’ultima carta dell’anno.
wtp-why-navy = Lì la flotta francese taglia fuori di più.
wtp-why-space = A fine anno la posizione sarebbe migliore di { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
wtp-why-card = L’uso migliore di questa carta vale { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
wtp-why-best = Scelta migliore: vale { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } (100 punti = 1 colonia).
wtp-why-attack = Il nemico non può annullare { $tactic } nel { $chance }% dei casi.
wtp-why-cancel = Un attacco non annullato vince la battaglia: va annullato.
wtp-why-counterattack = Chi attacca è in vantaggio finché ha carte: contrattacca.
wtp-why-no-counterattack = Chi attacca senza carte perde: nessun contrattacco.
