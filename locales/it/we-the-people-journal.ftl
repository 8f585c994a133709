# We the People: il diario.

wtp-note-year = Comincia il { $year }.
wtp-note-box =
    { $count ->
        [one] 1 UC arriva nel riquadro dei rinforzi inglesi.
       *[other] { $count } UC arrivano nel riquadro dei rinforzi inglesi.
    }
wtp-note-box-loses =
    { $count ->
        [one] 1 UC lascia il riquadro dei rinforzi inglesi.
       *[other] { $count } UC lasciano il riquadro dei rinforzi inglesi.
    }
wtp-note-exchanged-general = { $general } viene scambiato e torna nel riquadro dei rinforzi.
wtp-note-reshuffled = Gli scarti si rimescolano nel mazzo.
wtp-note-dealt = Ciascuno schieramento riceve { $count } carte.
wtp-note-drawn = Peschi la carta { $number }: { $title }.
wtp-note-opens-with-campaign = Gli Inglesi aprono l’anno con una carta campagna.
wtp-note-first = La prima carta è { $side-di }.
wtp-note-ops = { $side }: carta Operazioni { $value }.
wtp-note-event = { $side }: giocano la carta { $number }, { $title }
wtp-note-discarded = { $side }: scartano la carta { $number }, { $title }
wtp-note-lost-card = { $side }: perdono dalla mano la carta { $number }, { $title }
wtp-note-war-ends = La guerra finirà nel { $year }.
wtp-note-blocked = { $side }: per il resto dell’anno niente segnalini CP con carte Operazioni.
wtp-note-pc-placed = { $side }: segnalino CP piazzato { $space-in }.
wtp-note-pc-flipped = { $side }: segnalino CP girato { $space-in }.
wtp-note-pc-removed = { $side }: segnalino CP rimosso { $space-in }.
wtp-note-isolated = { $side }: rimosso un segnalino CP isolato { $space-in }.
wtp-note-reinforces = { $side }: rinforzi con una carta Operazioni { $value }.
wtp-note-reinforced =
    { $count ->
        [0] { $side }: nessuna UC { $space-in }.
        [one] { $side }: 1 UC arriva { $space-in }.
       *[other] { $side }: { $count } UC arrivano { $space-in }.
    }
wtp-note-general-came = { $general } prende il comando { $space-in }.
wtp-note-to-box = { $general } va nel riquadro dei rinforzi.
wtp-note-marched =
    { $units ->
        [0] { $general } va { $from-da } { $to-a } da solo.
        [one] { $general } va { $from-da } { $to-a } con 1 UC.
       *[other] { $general } va { $from-da } { $to-a } con { $units } UC.
    }
wtp-note-intercepted = { $general } tira { $die } e intercetta { $space-in }.
wtp-note-interception-failed = { $general } tira { $die } e non intercetta.
wtp-note-retreated-before-battle = { $general } tira { $die } e si ritira { $space-in } prima della battaglia.
wtp-note-retreat-failed = { $general } tira { $die } e non riesce a ritirarsi.
wtp-note-captured = { $general } viene catturato.
wtp-note-out-of-the-game = { $general } è fuori dal gioco.
wtp-note-dispersed = Il Congresso continentale { $space-in } viene disperso.
wtp-note-congress = Il Congresso continentale si riunisce { $space-in }.
wtp-note-battle = Battaglia { $space-in }: attaccano { $attacker-il }. UC: Americani { $american }, Inglesi { $british }.
wtp-note-won = Battaglia vinta { $side-da } { $space-in }.
wtp-note-lost =
    { $count ->
        [0] { $side }: nessuna UC persa { $space-in }.
        [one] { $side }: 1 UC persa { $space-in }.
       *[other] { $side }: { $count } UC perse { $space-in }.
    }
wtp-note-retreated = { $side }: ritirata { $from-da } { $to-a }.
wtp-note-surrendered =
    { $count ->
        [0] { $side }: resa { $space-in }.
        [one] { $side }: resa { $space-in } con 1 UC.
       *[other] { $side }: resa { $space-in } con { $count } UC.
    }
wtp-note-regulars-lost = Il vantaggio dei Regolari inglesi è perso.
wtp-note-allied = La Francia firma l’alleanza ed entra in guerra.
wtp-note-navy = La flotta francese va { $space-in }.
wtp-note-navy-away = La flotta francese si allontana fino alla sua prossima fase.
wtp-note-french-landed = { $count ->
    [one] 1 UC francese sbarca { $space-in }.
   *[other] { $count } UC francesi sbarcano { $space-in }.
}
wtp-note-european-war = Scoppia la guerra in Europa.
wtp-note-automatic = Vittoria immediata { $side-di }.
wtp-note-war-over = La guerra finisce nel { $year }: vincono { $side-il }.

wtp-end-automatic = Vittoria immediata { $side-di } nel { $year }: il nemico non ha più UC dove contano.
wtp-end-colonies = La guerra finisce nel { $year }. Colonie: Americani { $american }, Inglesi { $british }. Vincono { $side-il }.

wtp-note-moves = { $side }: { $general } muove { $space-da }.
wtp-note-decided = { $general } viene catturato. Vincono gli Inglesi.
wtp-note-battle-event = { $side }: per la battaglia giocano la carta { $number }, { $title }
wtp-note-source =
    { $count ->
        [one] { $side }: 1 carta Battaglia per { $source }.
       *[other] { $side }: { $count } carte Battaglia per { $source }.
    }
wtp-note-attack = Attaccano { $side-il } con { $tactic-attack }.
wtp-note-cancelled = Attacco annullato { $side-da } con { $tactic-defense }.
wtp-note-not-cancelled = L’attacco non viene annullato ({ $side }).
wtp-note-out-of-cards = { $side }: nessuna carta Battaglia per attaccare.
wtp-note-counterattack = { $general } tira { $die } e contrattacca.
wtp-note-no-counterattack = { $general } tira { $die } e non riesce a contrattaccare.
wtp-note-french-wait = Il corpo francese non ha un porto in cui sbarcare e aspetta.
wtp-note-compromise = La guerra finisce nel { $year } con un compromesso: non vince nessuno.
wtp-source-general = il generale
wtp-source-combat-units = le UC
wtp-source-militia = la milizia
wtp-source-event = gli eventi
wtp-source-interception = l’intercettazione
wtp-source-winter-offensive = l’offensiva invernale
wtp-source-regulars = i Regolari
wtp-source-port = la Royal Navy
wtp-end-captured = Washington viene catturato nel { $year }. Vincono gli Inglesi.
wtp-end-compromise = La guerra finisce nel { $year } con un compromesso. Colonie: Americani { $american }, Inglesi { $british }. Non vince nessuno.
