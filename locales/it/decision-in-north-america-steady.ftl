# Decision in North America: il bot “steady”, e perché sceglie ciò che sceglie.

dina-agent-steady = Costante
dina-why-odds = Vinciamo questa battaglia circa il { $odds }% delle volte.
dina-why-retreat = Vinciamo questa battaglia solo circa il { $odds }% delle volte, quindi ci ritiriamo.
dina-why-score = Opzione migliore: vale { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } (100 punti = 1 città di valore 1).
dina-why-plan = Ora nulla vale di più.
dina-why-weakest = L’unità meno utile subisce il colpo.
dina-why-contest = Questa tabella rende di più.
dina-why-keep = Va via il segnalino meno utile.
