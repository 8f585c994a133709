# Washington’s War: preparazione, pulsanti, domande e mappa.

ww-title = Washington’s War
ww-scenario-1775 = Tutta la guerra, dal 1775 al 1783
ww-option-tournament = Regola da torneo
ww-option-tournament-no = No
ww-option-tournament-yes = Sì: dopo la Dichiarazione o Franklin gli Inglesi possono pescare una carta e giocare ancora
ww-option-for-the-king = Per il Re
ww-option-for-the-king-2014 = 3 segnalini CP lealisti
ww-option-for-the-king-2009 = 2 segnalini CP lealisti, come nell’edizione precedente, e non in tutte le colonie

ww-american = Americani
    .il = gli Americani
    .a = agli Americani
    .da = dagli Americani
    .di = degli Americani
ww-british = Inglesi
    .il = gli Inglesi
    .a = agli Inglesi
    .da = dagli Inglesi
    .di = degli Inglesi
ww-american-cu = { $count ->
    [one] UC americana
   *[other] UC americane
}
    .one = UC americana
ww-french-cu = { $count ->
    [one] UC francese
   *[other] UC francesi
}
    .one = UC francese
ww-british-cu = { $count ->
    [one] UC inglese
   *[other] UC inglesi
}
    .one = UC inglese

## Segni dei fatti di cui non si sa se siano quelli stampati

ww-mark-certain = { "" }
ww-mark-unsure = ?
ww-mark-reconstructed = °

## Scelte

ww-card = { $number } { $title }{ $mark }
ww-general = { $general } { $strategy }-{ $battle }-{ $agility }{ $mark }
ww-space = { $space }, { $colony }
ww-by-sea = Per mare { $space-in }, { $colony }
ww-zone = { $zone }
ww-remove-pc = Rimuovi il segnalino CP { $space-in }, { $colony }

ww-word-done = Fatto
ww-word-yes = Sì
ww-word-no = No
ww-word-activate = Attiva un generale
ww-word-political-control = Piazza o gira segnalini CP
ww-word-reinforce = Porta rinforzi
ww-word-queue = Aggiungi alla coda di Operazioni
ww-word-extend = Aspetta
ww-word-event = Gioca l’evento
ww-word-discard = Scarta la carta
ww-word-nothing = Senza effetto
ww-word-landing-party = Manda uno sbarco
ww-word-french-force = Sbarca il corpo francese
ww-word-no-general = Nessun generale
ww-word-no-card = Nessuna carta
ww-word-stop = Fermati qui
ww-word-first-option = Primo effetto
ww-word-second-option = Secondo effetto
ww-word-third-option = Terzo effetto
ww-word-fourth-option = Quarto effetto

## Domande

ww-committees = Comitati di corrispondenza: piazza 1 segnalino CP in ciascuna delle 13 colonie
ww-for-the-king =
    { $left ->
        [one] Per il Re: piazza un segnalino CP lealista adiacente a uno inglese
       *[other] Per il Re: piazza un segnalino CP lealista adiacente a uno inglese (ne restano { $left })
    }
ww-deal = Dai una carta { $side-a }
ww-open-with-campaign = Apri l’anno con una carta campagna, giocando per primo?
ww-who-first = Scegli chi gioca la prima carta
ww-play-card = Scegli una carta da giocare
ww-use-ops = Scegli come usare la carta Operazioni { $value }
ww-use-event = { $number } { $title }: gioca l’evento o scartalo
ww-use-queue = La coda di Operazioni vale { $total }: attiva un generale, oppure aspetta
ww-activate-whom = Scegli un generale da attivare
ww-campaign =
    { $left ->
        [one] Campagna: scegli un generale da attivare (ne resta 1), oppure concludi
       *[other] Campagna: scegli un generale da attivare (ne restano { $left }), oppure concludi
    }
ww-landing-where = Sbarco: scegli un porto
ww-move = { $moved ->
    [0] { $general } { $space-in }: scegli il prossimo spazio, oppure fermati
    [one] { $general } { $space-in } (mosso di 1 spazio): scegli il prossimo spazio, oppure fermati
   *[other] { $general } { $space-in } (mosso di { $moved } spazi): scegli il prossimo spazio, oppure fermati
}
ww-take-along = Scegli quante { $units } muovono con { $general } { $space-in }
ww-intercept = { $general } entra { $space-in }: scegli un esercito che intercetta, oppure No
ww-intercept-roll = Tira per l’intercettazione di { $general }: serve la sua agilità o meno
ww-retreat-before-battle = { $general } tenta di lasciare { $space-il } prima della battaglia ({ $agility } o meno)?
ww-retreat-roll = Tira per la ritirata di { $general } prima della battaglia
ww-retreat-where = Ritirata { $space-da }: scegli uno spazio
ww-who-leaves = 2 generali { $space-in }: scegli chi va nel riquadro dei rinforzi
ww-battle-card = Battaglia { $space-in }: scegli una carta da usare, o nessuna
ww-battle-card-how = Giocala come carta Battaglia, o scartala per il bonus minore
ww-rating-roll = Tira per il valore di battaglia di { $general }
ww-battle-roll = Tira in battaglia per { $side-il }
ww-losses-roll = Tira per le perdite { $side-di }
ww-which-cu = Perdite in battaglia { $space-in }: scegli la UC da rimuovere
ww-capture-removes = { $general } viene catturato: rimuovi un segnalino CP americano (al massimo 1 per colonia)
ww-place-or-flip =
    { $left ->
        [one] Piazza o gira un segnalino CP (ne resta 1), oppure concludi
       *[other] Piazza o gira un segnalino CP (ne restano { $left }), oppure concludi
    }
ww-discard-for = Evento scartato: scegli che cosa fare
ww-exchange = Prendi la carta { $number }, { $title }, in cambio di una carta Operazioni?
ww-tournament = Regola da torneo: peschi una carta e giochi ancora?
ww-reinforce-where =
    { $count ->
        [one] Scegli uno spazio per la nuova UC
       *[other] Scegli uno spazio per le { $count } nuove UC
    }
ww-land-where = Rinforzi: scegli un porto
ww-land-how-many = Rinforzi: scegli quante UC sbarcano { $space-in }
ww-bring-general = Scegli un generale da portare { $space-in }
ww-event-place =
    { $left ->
        [one] { $title }: scegli dove piazzare un segnalino CP
       *[other] { $title }: scegli dove piazzare un segnalino CP (ne restano { $left })
    }
ww-event-remove =
    { $left ->
        [one] { $title }: scegli un segnalino CP da rimuovere
       *[other] { $title }: scegli un segnalino CP da rimuovere (ne restano { $left })
    }
ww-event-flip =
    { $left ->
        [one] { $title }: scegli un segnalino CP da girare
       *[other] { $title }: scegli un segnalino CP da girare (ne restano { $left })
    }
ww-event-add-cu =
    { $count ->
        [one] { $title }: scegli dove piazzare 1 UC
       *[other] { $title }: scegli dove piazzare { $count } UC
    }
ww-event-remove-cu =
    { $left ->
        [one] { $title }: scegli da dove rimuovere una UC
       *[other] { $title }: scegli da dove rimuovere una UC (ne restano { $left })
    }
ww-event-choose = { $title }: scegli un effetto
ww-draw-from-hand = Pesca una carta dalla mano { $side-di }
ww-winter-roll = Inverno: tira per una UC isolata { $side-di } { $space-in }
ww-congress-where = Scegli dove si riunisce di nuovo il Congresso continentale
ww-navy-where = Flotta francese: scegli una zona di blocco
ww-french-where = Scegli il porto in cui sbarca il corpo francese
ww-european-war = Guerra europea: scegli da dove ritirare una UC

## La mappa

ww-board-none = nessuno
ww-board-nobody = nessuno
ww-board-year = Anno { $year }.
ww-board-to-play = Tocca { $side-a }.
ww-board-colonies = Colonie: Americani { $american }, Inglesi { $british }
ww-board-alliance = Alleanza francese { $at } su { $end }
ww-board-allied = La Francia è in guerra
ww-board-regulars = vantaggio dei Regolari inglesi
ww-board-no-regulars = nessun vantaggio dei Regolari
ww-board-congress = Congresso { $space-in }
ww-board-congress-dispersed = il Congresso è disperso
ww-board-navy = flotta francese: { $zone }
ww-board-navy-away = flotta francese: lontana fino alla sua prossima fase
ww-board-navy-france = flotta francese: in Francia
ww-board-war-goes-on = nessuna carta di fine guerra
ww-board-cus =
    { $count ->
        [one] { $count } UC
       *[other] { $count } UC
    }
ww-board-american-box = Rinforzi americani
ww-board-british-box = Rinforzi inglesi
ww-board-french-box = Rinforzi francesi
ww-board-captured = Generali catturati
ww-board-on-map = Generali sulla mappa
ww-board-deck = Carte nel mazzo: { $deck }; negli scarti: { $discards }.
ww-board-discards = Eventi scartati
ww-board-removed = Fuori dal gioco
ww-board-hand = { $side }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano, coda di Operazioni { $queued }, carte rinforzo usate { $sent }
ww-code-american = US
ww-code-french = FR
ww-code-british = GB
ww-code-congress = Congresso
ww-board-legend = A, B: segnalino CP degli Americani o degli Inglesi; · nessuno. p porto, f porto fortificato, w quartieri d’inverno, # bloccato. US, FR, GB: unità di combattimento (UC). ~ linea nel territorio selvaggio (3 spazi), ! per 1 solo generale. Valori: strategia-battaglia-agilità.
ww-board-marks = ? a memoria o dedotto, ° ricostruito: può differire dal gioco stampato. Un pacchetto di dati può correggerlo.
