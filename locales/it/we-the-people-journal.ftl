# We the People: il diario.

wtp-note-year = Comincia il { $year }.
wtp-note-box =
    { $count ->
        [one] Una UC arriva nel riquadro dei rinforzi britannici.
       *[other] { $count } UC arrivano nel riquadro dei rinforzi britannici.
    }
wtp-note-box-loses =
    { $count ->
        [one] Una UC lascia il riquadro dei rinforzi britannici.
       *[other] { $count } UC lasciano il riquadro dei rinforzi britannici.
    }
wtp-note-exchanged-general = { $general } è scambiato e torna nel riquadro dei rinforzi.
wtp-note-reshuffled = Gli scarti si rimescolano nel mazzo.
wtp-note-dealt = Ciascuna parte ha ricevuto { $count } carte.
wtp-note-drawn = Peschi { $number } { $title }.
wtp-note-opens-with-campaign = I Britannici aprono l’anno con una campagna.
wtp-note-first = La prima carta è dei { $side }.
wtp-note-ops = { $side }: carta operazioni da { $value }.
wtp-note-event = { $side }: si gioca { $number } { $title }.
wtp-note-discarded = { $side }: si scarta { $number } { $title }.
wtp-note-lost-card = { $side }: dalla mano si perde { $number } { $title }.
wtp-note-war-ends = La guerra finirà nel { $year }.
wtp-note-blocked = { $side }: niente segnalini CP con carte operazioni per il resto delle carte di quest’anno.
wtp-note-pc-placed = { $side }: segnalino CP a { $space }.
wtp-note-pc-flipped = { $side }: segnalino CP girato a { $space }.
wtp-note-pc-removed = { $side }: segnalino CP tolto a { $space }.
wtp-note-isolated = { $side }: il segnalino CP a { $space } è isolato e si toglie.
wtp-note-reinforces = { $side }: rinforzi con un { $value }.
wtp-note-reinforced =
    { $count ->
        [one] { $side }: una UC arriva a { $space }.
       *[other] { $side }: { $count } UC arrivano a { $space }.
    }
wtp-note-general-came = { $general } prende il comando a { $space }.
wtp-note-to-box = { $general } va nel riquadro dei rinforzi.
wtp-note-marched =
    { $units ->
        [0] { $general } va da { $from } a { $to } da solo.
        [one] { $general } va da { $from } a { $to } con una UC.
       *[other] { $general } va da { $from } a { $to } con { $units } UC.
    }
wtp-note-intercepted = { $general } tira { $die } e intercetta a { $space }.
wtp-note-interception-failed = { $general } tira { $die } e non intercetta.
wtp-note-retreated-before-battle = { $general } tira { $die } e si ritira a { $space } prima della battaglia.
wtp-note-retreat-failed = { $general } tira { $die } e non si sgancia.
wtp-note-captured = { $general } è catturato.
wtp-note-out-of-the-game = { $general } è fuori dal gioco.
wtp-note-dispersed = Il Congresso continentale a { $space } è disperso.
wtp-note-congress = Il Congresso continentale si riunisce a { $space }.
wtp-note-battle = Battaglia a { $space }: attaccano i { $attacker }. UC americane { $american }, UC britanniche { $british }.
wtp-note-won = I { $side } vincono la battaglia a { $space }.
wtp-note-lost =
    { $count ->
        [0] { $side }: nessuna perdita a { $space }.
        [one] { $side }: una UC persa a { $space }.
       *[other] { $side }: { $count } UC perse a { $space }.
    }
wtp-note-retreated = { $side }: ritirata da { $from } a { $to }.
wtp-note-surrendered =
    { $count ->
        [one] { $side }: resa a { $space } con una UC.
       *[other] { $side }: resa a { $space } con { $count } UC.
    }
wtp-note-regulars-lost = Il vantaggio dei Regolari britannici è perso.
wtp-note-allied = La Francia firma l’alleanza ed entra in guerra.
wtp-note-navy = La flotta francese arriva a { $space }.
wtp-note-navy-away = La flotta francese si allontana fino alla sua prossima fase.
wtp-note-french-landed = { $count } UC francesi sbarcano a { $space }.
wtp-note-european-war = Scoppia la guerra in Europa.
wtp-note-automatic = I { $side } hanno vinto subito.
wtp-note-war-over = La guerra finisce nel { $year }: vincono i { $side }.

wtp-end-automatic = I { $side } vincono subito, nel { $year }: il nemico non ha più unità di combattimento dove contano.
wtp-end-colonies = La guerra finisce nel { $year }. Colonie: Americani { $american }, Britannici { $british }. Vincono i { $side }.

wtp-note-moves = { $side }: { $general } muove da { $space }.
wtp-note-decided = { $general } è perso, e con lui la guerra.
wtp-note-battle-event = { $side }: per la battaglia si gioca { $number } { $title }.
wtp-note-source =
    { $count ->
        [one] { $side }: una carta battaglia per { $source }.
       *[other] { $side }: { $count } carte battaglia per { $source }.
    }
wtp-note-attack = I { $side } attaccano con { $tactic }.
wtp-note-cancelled = I { $side } annullano con { $tactic }.
wtp-note-not-cancelled = I { $side } non annullano l’attacco.
wtp-note-out-of-cards = I { $side } non hanno più carte battaglia per attaccare.
wtp-note-counterattack = { $general } tira { $die } e contrattacca.
wtp-note-no-counterattack = { $general } tira { $die } e non riesce a contrattaccare.
wtp-note-french-wait = Il corpo francese non trova un porto e aspetta.
wtp-note-compromise = La guerra finisce nel { $year } con un compromesso: non vince nessuno.
wtp-source-general = il generale
wtp-source-combat-units = le unità di combattimento
wtp-source-militia = la milizia
wtp-source-event = gli eventi
wtp-source-interception = l’intercettazione
wtp-source-winter-offensive = l’offensiva invernale
wtp-source-regulars = i Regolari
wtp-source-port = il porto
wtp-end-captured = I Britannici vincono subito, nel { $year }: Washington è catturato.
wtp-end-compromise = La guerra finisce nel { $year } con un compromesso. Colonie: Americani { $american }, Britannici { $british }. Non vince nessuno.
