# Washington’s War: il diario.

ww-note-year = Comincia il { $year }.
ww-note-box =
    { $count ->
        [one] 1 UC arriva nel riquadro dei rinforzi inglesi.
       *[other] { $count } UC arrivano nel riquadro dei rinforzi inglesi.
    }
ww-note-box-loses =
    { $count ->
        [one] 1 UC lascia il riquadro dei rinforzi inglesi.
       *[other] { $count } UC lasciano il riquadro dei rinforzi inglesi.
    }
ww-note-exchanged-general = { $general } viene scambiato e torna nel riquadro dei rinforzi.
ww-note-reshuffled = Gli scarti si rimescolano nel mazzo.
ww-note-dealt = Ciascuno schieramento riceve { $count } carte.
ww-note-drawn = Peschi la carta { $number }: { $title }.
ww-note-opens-with-campaign = Gli Inglesi aprono l’anno con una carta campagna.
ww-note-first = La prima carta è { $side-di }.
ww-note-ops = { $side }: carta Operazioni { $value }.
ww-note-event = { $side }: giocano la carta { $number }, { $title }
ww-note-discarded = { $side }: scartano la carta { $number }, { $title }
ww-note-exchanged = { $side }: prendono la carta { $number }, { $title }, in cambio di { $price }.
ww-note-lost-card = { $side }: perdono dalla mano la carta { $number }, { $title }
ww-note-war-ends = La guerra finirà nel { $year }.
ww-note-queued = { $side }: coda di Operazioni { $total }.
ww-note-queue-abandoned = { $side }: abbandonano la coda di Operazioni.
ww-note-blocked = { $side }: quest’anno niente segnalini CP con carte Operazioni o scarti.
ww-note-pc-placed = { $side }: segnalino CP piazzato { $space-in }.
ww-note-pc-flipped = { $side }: segnalino CP girato { $space-in }.
ww-note-pc-removed = { $side }: segnalino CP rimosso { $space-in }.
ww-note-isolated = { $side }: rimosso un segnalino CP isolato { $space-in }.
ww-note-reinforces = { $side }: rinforzi con una carta Operazioni { $value }.
ww-note-reinforced =
    { $count ->
        [0] { $side }: nessuna UC { $space-in }.
        [one] { $side }: 1 UC arriva { $space-in }.
       *[other] { $side }: { $count } UC arrivano { $space-in }.
    }
ww-note-general-came = { $general } prende il comando { $space-in }.
ww-note-to-box = { $general } va nel riquadro dei rinforzi.
ww-note-activated = { $side }: attivano { $general } { $space-in }.
ww-note-marched =
    { $units ->
        [0] { $general } va { $from-da } { $to-a } da solo.
        [one] { $general } va { $from-da } { $to-a } con 1 UC.
       *[other] { $general } va { $from-da } { $to-a } con { $units } UC.
    }
ww-note-intercepted = { $general } tira { $die } e intercetta { $space-in }.
ww-note-interception-failed = { $general } tira { $die } e non intercetta.
ww-note-retreated-before-battle = { $general } tira { $die } e si ritira { $space-in } prima della battaglia.
ww-note-retreat-failed = { $general } tira { $die } e non riesce a ritirarsi.
ww-note-captured = { $general } viene catturato.
ww-note-out-of-the-game = { $general } è fuori dal gioco.
ww-note-dispersed = Il Congresso continentale { $space-in } viene disperso.
ww-note-congress = Il Congresso continentale si riunisce { $space-in }.
ww-note-battle = Battaglia { $space-in }: attaccano { $attacker-il }. UC: Americani { $american }, Inglesi { $british }.
ww-note-battle-card = { $side }: in battaglia giocano la carta { $number }, { $title }
ww-note-battle-discard = { $side }: per la battaglia scartano la carta { $number }, { $title }
ww-note-rating = { $general } tira { $die }: valore di battaglia { $rating }.
ww-note-modifier = { $side }: +{ $drm } { $modifier }.
ww-note-strength = { $side }: dado { $die }, totale { $total }.
ww-note-won = Battaglia vinta { $side-da } { $space-in }.
ww-note-lost =
    { $count ->
        [0] { $side }: nessuna UC persa { $space-in }.
        [one] { $side }: 1 UC persa { $space-in }.
       *[other] { $side }: { $count } UC perse { $space-in }.
    }
ww-note-retreated = { $side }: ritirata { $from-da } { $to-a }.
ww-note-surrendered =
    { $count ->
        [0] { $side }: resa { $space-in }.
        [one] { $side }: resa { $space-in } con 1 UC.
       *[other] { $side }: resa { $space-in } con { $count } UC.
    }
ww-note-overrun = { $side }: nemico travolto { $space-in }.
ww-note-regulars-lost = Il vantaggio dei Regolari inglesi è perso.
ww-note-alliance = Il segnalino dell’alleanza francese passa { $from-da } { $to-a }.
ww-note-allied = La Francia firma l’alleanza ed entra in guerra.
ww-note-navy = La flotta francese blocca { $zone-il }.
ww-note-navy-away = La flotta francese si allontana fino alla sua prossima fase.
ww-note-french-landed = { $count ->
    [one] 1 UC francese sbarca { $space-in }.
   *[other] { $count } UC francesi sbarcano { $space-in }.
}
ww-note-european-war = Scoppia la guerra in Europa.
ww-note-automatic = Vittoria immediata { $side-di }.
ww-note-war-over = La guerra finisce nel { $year }: vincono { $side-il }.

ww-drm-combat-units = UC
ww-drm-general = generale
ww-drm-regulars = vantaggio dei Regolari
ww-drm-royal-navy = Royal Navy
ww-drm-militia = milizia
ww-drm-winter-offensive = offensiva invernale
ww-drm-battle-card = carta Battaglia
ww-drm-event-discard = evento scartato
ww-drm-interception = intercettazione

ww-end-automatic = Vittoria immediata { $side-di } nel { $year }: il nemico non ha più UC dove contano.
ww-end-colonies = La guerra finisce nel { $year }. Colonie: Americani { $american }, Inglesi { $british }. Vincono { $side-il }.

ww-odds-alliance = Tracciato dell’Alleanza francese
