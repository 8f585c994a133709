# We the People: preparazione, pulsanti, domande e mappa.

wtp-title = We the People
wtp-scenario-1775 = Tutta la guerra, dal 1775 al 1783
wtp-option-placing = Segnalini CP inglesi negli spazi vuoti
wtp-option-placing-neighbours = solo accanto a un segnalino CP inglese
wtp-option-placing-armies = anche dove si trova un esercito inglese
wtp-option-interception = Intercettazioni americane
wtp-option-interception-anywhere = in qualsiasi spazio con un segnalino CP americano
wtp-option-interception-not-into-british = non dove si trovano già unità inglesi
wtp-option-retreat-by-sea = Ritirate inglesi via mare
wtp-option-retreat-by-sea-all = per ogni esercito inglese sconfitto in un porto
wtp-option-retreat-by-sea-defenders = solo per i difensori sconfitti

wtp-american = Americani
    .il = gli Americani
    .a = agli Americani
    .da = dagli Americani
    .di = degli Americani
wtp-british = Inglesi
    .il = gli Inglesi
    .a = agli Inglesi
    .da = dagli Inglesi
    .di = degli Inglesi
wtp-american-cu = { $count ->
    [one] UC americana
   *[other] UC americane
}
    .one = UC americana
wtp-french-cu = { $count ->
    [one] UC francese
   *[other] UC francesi
}
    .one = UC francese
wtp-british-cu = { $count ->
    [one] UC inglese
   *[other] UC inglesi
}
    .one = UC inglese

## Segni dei fatti di cui non si sa se siano quelli stampati

wtp-mark-certain = { "" }
wtp-mark-unsure = ?
wtp-mark-reconstructed = °

## Scelte

wtp-card = { $number } { $title }{ $mark }
wtp-general = { $general } { $strategy }-{ $battle }{ $mark }
wtp-space = { $space }, { $colony }
wtp-by-sea = Per mare { $space-in }, { $colony }

wtp-word-done = Fatto
wtp-word-yes = Sì
wtp-word-no = No
wtp-word-political-control = Piazza segnalini CP
wtp-word-reinforce = Porta rinforzi
wtp-word-event = Gioca l’evento
wtp-word-discard = Scarta la carta
wtp-word-nothing = Senza effetto
wtp-word-french-force = Sbarca il corpo francese
wtp-word-no-general = Nessun generale
wtp-word-no-card = Nessuna carta
wtp-word-stop = Fermati qui
wtp-word-first-option = Primo effetto
wtp-word-second-option = Secondo effetto
wtp-word-third-option = Terzo effetto
wtp-word-fourth-option = Quarto effetto

## Domande

wtp-committees = Comitati di corrispondenza: piazza 1 segnalino CP in ciascuna delle 13 colonie
wtp-deal = Dai una carta { $side-a }
wtp-open-with-campaign = Apri l’anno con una carta campagna, giocando per primo?
wtp-who-first = Scegli chi gioca la prima carta
wtp-play-card = Scegli una carta da giocare
wtp-use-ops = Scegli come usare la carta Operazioni { $value }
wtp-use-event = { $number } { $title }: gioca l’evento o scartalo
wtp-campaign =
    { $left ->
        [one] Campagna: scegli un generale da muovere (ne resta 1), oppure concludi
       *[other] Campagna: scegli un generale da muovere (ne restano { $left }), oppure concludi
    }
wtp-move = { $moved ->
    [0] { $general } { $space-in }: scegli il prossimo spazio, oppure fermati
    [one] { $general } { $space-in } (mosso di 1 spazio): scegli il prossimo spazio, oppure fermati
   *[other] { $general } { $space-in } (mosso di { $moved } spazi): scegli il prossimo spazio, oppure fermati
}
wtp-take-along = Scegli quante { $units } muovono con { $general } { $space-in }
wtp-intercept = { $general } entra { $space-in }: scegli un esercito che intercetta, oppure No
wtp-intercept-roll = Tira per l’intercettazione di { $general }: serve { $rating } o meno
wtp-retreat-before-battle = { $general } tenta di lasciare { $space-il } prima della battaglia ({ $rating } o meno)?
wtp-retreat-roll = Tira per la ritirata di { $general } prima della battaglia
wtp-retreat-where = Ritirata { $space-da }: scegli uno spazio
wtp-who-leaves = 2 generali { $space-in }: scegli chi va nel riquadro dei rinforzi
wtp-losses-roll = Tira per le perdite { $side-di }
wtp-which-cu = Perdite in battaglia { $space-in }: scegli la UC da rimuovere
wtp-reinforce-where =
    { $count ->
        [one] Scegli uno spazio per la nuova UC
       *[other] Scegli uno spazio per le { $count } nuove UC
    }
wtp-land-where = Rinforzi: scegli un porto
wtp-land-how-many = Rinforzi: scegli quante UC sbarcano { $space-in }
wtp-bring-general = Scegli un generale da portare { $space-in }
wtp-event-place =
    { $left ->
        [one] { $title }: scegli dove piazzare un segnalino CP
       *[other] { $title }: scegli dove piazzare un segnalino CP (ne restano { $left })
    }
wtp-event-remove =
    { $left ->
        [one] { $title }: scegli un segnalino CP da rimuovere
       *[other] { $title }: scegli un segnalino CP da rimuovere (ne restano { $left })
    }
wtp-event-flip =
    { $left ->
        [one] { $title }: scegli un segnalino CP da girare
       *[other] { $title }: scegli un segnalino CP da girare (ne restano { $left })
    }
wtp-event-add-cu =
    { $count ->
        [one] { $title }: scegli dove piazzare 1 UC
       *[other] { $title }: scegli dove piazzare { $count } UC
    }
wtp-event-remove-cu =
    { $left ->
        [one] { $title }: scegli da dove rimuovere una UC
       *[other] { $title }: scegli da dove rimuovere una UC (ne restano { $left })
    }
wtp-event-choose = { $title }: scegli un effetto
wtp-draw-from-hand = Pesca una carta dalla mano { $side-di }
wtp-congress-where = Scegli dove si riunisce di nuovo il Congresso continentale
wtp-navy-where = Flotta francese: scegli un porto
wtp-french-where = Scegli il porto in cui sbarca il corpo francese

## La mappa

wtp-board-none = nessuno
wtp-board-nobody = nessuno
wtp-board-year = Anno { $year }.
wtp-board-to-play = Tocca { $side-a }.
wtp-board-colonies = Colonie: Americani { $american }, Inglesi { $british }
wtp-board-allied = la Francia è in guerra
wtp-board-regulars = vantaggio dei Regolari inglesi
wtp-board-no-regulars = nessun vantaggio dei Regolari
wtp-board-congress = Congresso { $space-in }
wtp-board-congress-dispersed = il Congresso è disperso
wtp-board-navy = flotta francese { $space-in }
wtp-board-navy-away = flotta francese: lontana fino alla sua prossima fase
wtp-board-navy-france = flotta francese: in Francia
wtp-board-war-goes-on = nessuna carta di fine guerra
wtp-board-cus =
    { $count ->
        [one] { $count } UC
       *[other] { $count } UC
    }
wtp-board-american-box = Rinforzi americani
wtp-board-british-box = Rinforzi inglesi
wtp-board-french-box = Corpo francese
wtp-board-captured = Generali catturati
wtp-board-on-map = Generali sulla mappa
wtp-board-deck = Carte nel mazzo: { $deck }; negli scarti: { $discards }.
wtp-board-discards = Eventi scartati
wtp-board-removed = Fuori dal gioco
wtp-board-hand = { $side }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano, carte rinforzo usate { $sent }
wtp-code-american = US
wtp-code-french = FR
wtp-code-british = GB
wtp-code-congress = Congresso
wtp-board-legend = A, B: segnalino CP degli Americani o degli Inglesi; · nessuno. p porto, w quartieri d’inverno, # flotta francese. US, FR, GB: unità di combattimento (UC). ! linea per 1 solo generale. Valori: strategia-battaglia. Una colonia con segnalini CP pari, o senza, è americana.
wtp-board-marks = ? a memoria o dedotto, ° ricostruito: può differire dal gioco stampato. Un pacchetto di dati può correggerlo.

wtp-tactic = { $tactic }{ $mark }
wtp-word-move = Muovi un generale
wtp-word-give-way = Cedi (perdi la battaglia)
wtp-move-whom = Scegli un generale da muovere
wtp-battle-event = Battaglia { $space-in }: scegli un evento che dà carte Battaglia, o nessuno
wtp-deal-battle-card = Dai una carta Battaglia { $side-a }
wtp-attack-with = Scegli la carta Battaglia con cui attaccare
wtp-cancel = Il nemico attacca con { $tactic }: scegli una carta per annullare, oppure cedi
wtp-counterattack = { $general } tenta il contrattacco ({ $rating } o meno)?
wtp-counterattack-roll = Tira per il contrattacco di { $general }
wtp-place =
    { $left ->
        [one] Piazza un segnalino CP (ne resta 1), oppure concludi
       *[other] Piazza un segnalino CP (ne restano { $left }), oppure concludi
    }
wtp-which-special = Scegli l’evento speciale da giocare per primo
wtp-board-no-alliance = nessuna alleanza francese
wtp-board-european-war = la Francia è in guerra, e anche l’Europa
wtp-board-fight = Battaglia { $space-in }: in questo turno attaccano { $side-il }.
wtp-board-battle-hand =
    { $count ->
        [0] { $side }: nessuna carta Battaglia
        [one] { $side }: 1 carta Battaglia
       *[other] { $side }: { $count } carte Battaglia
    }
