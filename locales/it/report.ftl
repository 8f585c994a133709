# La pagina di `tricorne report`.

report-language = it
report-facts =
    { $setups ->
        [one] { $games } partite tra bot.
       *[other] { $games } partite tra bot, { $setups } preparazioni.
    }
report-seed = Seme
report-rules = versione delle regole
report-wins = Vittorie
report-wins-note = Quota di { $games } partite vinte, con il suo intervallo al 95%.
report-draws = Pareggi
report-score = Punteggio
report-margin = Margini
report-colonies = Colonie
report-casualties = Perdite
report-resources = Risorse
report-points = Punti
report-pieces = Pezzi sulla mappa
report-support = Supporto e Opposizione
report-support-line = Supporto
report-opposition-line = Opposizione
report-rebellion = Ribelli
report-turns-note = Turno per turno: la media delle partite che arrivano fin lì; la fascia ne contiene 8 su 10.
report-length = Durata
report-length-note = Risposte per partita, dadi compresi. Media { $mean }; 8 partite su 10 ne hanno da { $low } a { $high }.
report-uses = Che cosa si usa
report-uses-note =
    { $left ->
        [0] Variazione del margine fino alla prossima scelta di questo tipo, con il suo intervallo al 95%, e usi per partita.
        [one] Variazione del margine fino alla prossima scelta di questo tipo, con il suo intervallo al 95%, e usi per partita. Una voce più rara è omessa.
       *[other] Variazione del margine fino alla prossima scelta di questo tipo, con il suo intervallo al 95%, e usi per partita. { $left } voci più rare sono omesse.
    }
report-compared = Confronto con la seconda serie
report-differences =
    { $count ->
        [0] { $compared } numeri confrontati: nessuna differenza supera il rumore.
        [one] { $compared } numeri confrontati: 1 differenza supera il rumore.
       *[other] { $compared } numeri confrontati: { $count } differenze superano il rumore.
    }
report-what = Che cosa
report-first = Prima serie
report-second = Seconda serie
report-change = Variazione
