# Washington’s War: il giocatore “steady”, e perché sceglie quel che sceglie. I punti sono centesimi di colonia.

ww-agent-steady = un giocatore costante
ww-why-battle = La mia parte vince questa battaglia in { $odds } casi su 100 senza carte.
ww-why-slip-away = Il nemico vince questa battaglia in { $odds } casi su 100: meglio andarsene.
ww-why-stand = La mia parte vince questa battaglia in { $odds } casi su 100: vale la pena restare.
ww-why-intercept = { $general } là probabilmente vincerebbe.
ww-why-stop = Niente di meglio è a portata.
ww-why-march = Questa marcia porta al posto migliore a portata, che vale { $score }.
ww-why-congress = Là il Congresso è più al sicuro.
ww-why-refuge = Là l’esercito è più al sicuro.
ww-why-last-word = Chi gioca per ultimo ha l’ultima parola dell’anno.
ww-why-navy = Là restano tagliati fuori più porti e guarnigioni britanniche.
ww-why-space = A fine anno la mappa sarebbe migliore di { $score }.
ww-why-card = L’uso migliore di questa carta vale { $score }.
ww-why-best = Vale { $score }, più delle altre scelte.
