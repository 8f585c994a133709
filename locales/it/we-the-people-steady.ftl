# We the People: il giocatore “steady”, e perché sceglie quel che sceglie. I punti sono centesimi di colonia.

wtp-agent-steady = un giocatore costante
wtp-why-battle = La mia parte vince questa battaglia in { $odds } casi su 100 senza carte.
wtp-why-slip-away = Il nemico vince questa battaglia in { $odds } casi su 100: meglio andarsene.
wtp-why-stand = La mia parte vince questa battaglia in { $odds } casi su 100: vale la pena restare.
wtp-why-intercept = { $general } là probabilmente vincerebbe.
wtp-why-stop = Niente di meglio è a portata.
wtp-why-march = Questa marcia porta al posto migliore a portata, che vale { $score }.
wtp-why-congress = Là il Congresso è più al sicuro.
wtp-why-refuge = Là l’esercito è più al sicuro.
wtp-why-last-word = Chi gioca per ultimo ha l’ultima parola dell’anno.
wtp-why-navy = Là la flotta francese taglia fuori di più.
wtp-why-space = A fine anno la mappa sarebbe migliore di { $score }.
wtp-why-card = L’uso migliore di questa carta vale { $score }.
wtp-why-best = Vale { $score }, più delle altre scelte.
wtp-why-attack = Il nemico non può annullare { $tactic } in { $chance } casi su 100.
wtp-why-cancel = Un attacco non annullato fa perdere la battaglia.
wtp-why-counterattack = Chi attacca è in vantaggio finché ha carte.
wtp-why-no-counterattack = Chi attacca senza carte ha perso: l’attacco resta dov’è.
