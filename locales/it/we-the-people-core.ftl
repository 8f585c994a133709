# We the People: preparazione, pulsanti, domande e mappa.

wtp-title = We the People
wtp-scenario-1775 = Tutta la guerra, dal 1775 al 1783

wtp-american = Americani
wtp-british = Britannici
wtp-american-cu = UC americane
wtp-french-cu = UC francesi
wtp-british-cu = UC britanniche

## Segni dei fatti di cui non si sa se siano quelli stampati

wtp-mark-certain = { "" }
wtp-mark-unsure = ?
wtp-mark-reconstructed = °

## Scelte

wtp-card = { $number } { $title }{ $mark }
wtp-general = { $general } { $strategy }-{ $battle }{ $mark }
wtp-space = { $space }, { $colony }
wtp-by-sea = per mare a { $space }, { $colony }

wtp-word-done = Fatto
wtp-word-yes = Sì
wtp-word-no = No
wtp-word-political-control = Colloca segnalini CP
wtp-word-reinforce = Porta rinforzi
wtp-word-event = Gioca l’evento
wtp-word-discard = Scartala
wtp-word-nothing = Per niente
wtp-word-french-force = Sbarca il corpo francese
wtp-word-no-general = Nessun generale
wtp-word-no-card = Nessuna carta
wtp-word-stop = Fermati qui
wtp-word-first-option = Il primo
wtp-word-second-option = Il secondo
wtp-word-third-option = Il terzo
wtp-word-fourth-option = Il quarto

## Domande

wtp-committees = Comitati di corrispondenza: colloca un segnalino CP in ciascuna delle tredici colonie
wtp-deal = Dai una carta ai { $side }
wtp-open-with-campaign = Apri l’anno con una carta campagna, e così giochi per primo?
wtp-who-first = Chi gioca la prima carta?
wtp-play-card = Gioca una carta
wtp-use-ops = A che serve la carta operazioni da { $value }?
wtp-use-event = { $number } { $title }: la giochi o la scarti?
wtp-campaign =
    { $left ->
        [one] La campagna può muovere ancora un generale
       *[other] La campagna può muovere ancora { $left } generali
    }
wtp-move = { $general } è a { $space } e ha mosso di { $moved }. Dove va?
wtp-take-along = Quante { $units } vanno con { $general } a { $space }?
wtp-intercept = { $general } entra a { $space }. Quale esercito tenta di intercettare?
wtp-intercept-roll = { $general } tenta di intercettare: serve { $rating } o meno
wtp-retreat-before-battle = { $general } tenta di lasciare { $space } prima della battaglia? Serve { $rating } o meno
wtp-retreat-roll = { $general } tenta di ritirarsi prima della battaglia
wtp-retreat-where = Dove va la ritirata da { $space }?
wtp-who-leaves = A { $space } ci sono due generali. Quale va nel riquadro dei rinforzi?
wtp-losses-roll = Tira per le perdite dei { $side }
wtp-which-cu = Quale unità si perde a { $space }?
wtp-reinforce-where =
    { $count ->
        [one] Dove arriva la nuova UC?
       *[other] Dove arrivano le { $count } nuove UC?
    }
wtp-land-where = In quale porto sbarcano i rinforzi?
wtp-land-how-many = Quante UC sbarcano a { $space }?
wtp-bring-general = Quale generale arriva a { $space }?
wtp-event-place = { $title }: dove si colloca un segnalino CP?
wtp-event-remove = { $title }: dove si toglie un segnalino CP?
wtp-event-flip = { $title }: dove si gira un segnalino CP?
wtp-event-add-cu = { $title }: dove arrivano le UC?
wtp-event-remove-cu = { $title }: dove si toglie un’UC?
wtp-event-choose = { $title }: quale dei suoi effetti?
wtp-draw-from-hand = Pesca una carta dalla mano dei { $side }
wtp-congress-where = Dove si riunisce di nuovo il Congresso continentale?
wtp-navy-where = Dove si mette la flotta francese?
wtp-french-where = In quale porto sbarca il corpo francese?

## La mappa

wtp-board-none = nessuno
wtp-board-nobody = nessuno
wtp-board-year = Anno { $year }.
wtp-board-to-play = Tocca ai { $side }.
wtp-board-colonies = Colonie: Americani { $american }, Britannici { $british }
wtp-board-allied = la Francia è in guerra
wtp-board-regulars = vantaggio dei Regolari britannici
wtp-board-no-regulars = nessun vantaggio dei Regolari
wtp-board-congress = Congresso a { $space }
wtp-board-congress-dispersed = il Congresso è disperso
wtp-board-navy = flotta francese a { $space }
wtp-board-navy-away = flotta francese: lontana fino alla sua prossima fase
wtp-board-navy-france = flotta francese: in Francia
wtp-board-war-goes-on = nessuna carta di fine guerra
wtp-board-cus =
    { $count ->
        [one] { $count } UC
       *[other] { $count } UC
    }
wtp-board-american-box = Rinforzi americani
wtp-board-british-box = Rinforzi britannici
wtp-board-french-box = Corpo francese
wtp-board-captured = Generali catturati
wtp-board-on-map = Generali sulla mappa
wtp-board-deck = Mazzo { $deck } carte, scarti { $discards } carte.
wtp-board-discards = Eventi scartati
wtp-board-removed = Fuori dal gioco
wtp-board-hand = { $side }: mano { $count }, carte rinforzo { $sent }
wtp-code-american = US
wtp-code-french = FR
wtp-code-british = GB
wtp-code-congress = Congresso
wtp-board-legend = A, B: segnalino CP degli Americani o dei Britannici; · nessuno. p porto, w quartieri d’inverno, # flotta francese. US, FR, GB: unità di combattimento (UC). ! linea per un solo generale. Valori: strategia-battaglia. Una colonia con tanti segnalini CP dell’una quanti dell’altra parte, o senza, è americana.
wtp-board-marks = ? a memoria o dedotto, ° ricostruito: non si sa se sia come nel gioco stampato. Un pacchetto di dati può correggerlo.

wtp-tactic = { $tactic }{ $mark }
wtp-word-move = Muovi un generale
wtp-word-give-way = Cedi: la battaglia è persa
wtp-move-whom = Quale generale muove?
wtp-battle-event = Battaglia a { $space }: giochi un evento che ti dà carte battaglia?
wtp-deal-battle-card = Dai una carta battaglia ai { $side }
wtp-attack-with = Con quale carta battaglia attacchi?
wtp-cancel = Il nemico attacca con { $tactic }. Annulli l’attacco?
wtp-counterattack = { $general } tenta di contrattaccare? Serve { $rating } o meno
wtp-counterattack-roll = { $general } tenta di contrattaccare
wtp-place =
    { $left ->
        [one] Colloca ancora un segnalino CP
       *[other] Colloca ancora fino a { $left } segnalini CP
    }
wtp-which-special = Quale degli eventi speciali presi si gioca per primo?
wtp-board-no-alliance = nessuna alleanza francese
wtp-board-european-war = la Francia è in guerra, e anche l’Europa
wtp-board-fight = Battaglia a { $space }: in questo turno attaccano i { $side }.
wtp-board-battle-hand =
    { $count ->
        [one] { $side }: una carta battaglia
       *[other] { $side }: { $count } carte battaglia
    }
