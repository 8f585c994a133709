# Washington’s War: il diario.

ww-note-year = Comincia il { $year }.
ww-note-box =
    { $count ->
        [one] Una UC arriva nel riquadro dei rinforzi britannici.
       *[other] { $count } UC arrivano nel riquadro dei rinforzi britannici.
    }
ww-note-box-loses =
    { $count ->
        [one] Una UC lascia il riquadro dei rinforzi britannici.
       *[other] { $count } UC lasciano il riquadro dei rinforzi britannici.
    }
ww-note-exchanged-general = { $general } è scambiato e torna nel riquadro dei rinforzi.
ww-note-reshuffled = Gli scarti si rimescolano nel mazzo.
ww-note-dealt = Ciascuna parte ha ricevuto { $count } carte.
ww-note-drawn = Peschi { $number } { $title }.
ww-note-opens-with-campaign = I Britannici aprono l’anno con una campagna.
ww-note-first = Prima carta: { $side }.
ww-note-ops = { $side }: { $value } operazioni.
ww-note-event = { $side }: si gioca { $number } { $title }.
ww-note-discarded = { $side }: si scarta { $number } { $title }.
ww-note-exchanged = { $side }: si prende { $number } { $title } in cambio di { $price }.
ww-note-lost-card = { $side }: dalla mano si perde { $number } { $title }.
ww-note-war-ends = La guerra finirà nel { $year }.
ww-note-queued = { $side }: { $total } operazioni in coda.
ww-note-queue-abandoned = { $side }: la coda di operazioni è abbandonata.
ww-note-blocked = { $side }: quest’anno niente segnalini CP con operazioni o scarti.
ww-note-pc-placed = { $side }: segnalino CP a { $space }.
ww-note-pc-flipped = { $side }: segnalino CP girato a { $space }.
ww-note-pc-removed = { $side }: segnalino CP tolto a { $space }.
ww-note-isolated = { $side }: il segnalino CP a { $space } è isolato e si toglie.
ww-note-reinforces = { $side }: rinforzi con un { $value }.
ww-note-reinforced =
    { $count ->
        [one] { $side }: una UC arriva a { $space }.
       *[other] { $side }: { $count } UC arrivano a { $space }.
    }
ww-note-general-came = { $general } prende il comando a { $space }.
ww-note-to-box = { $general } va nel riquadro dei rinforzi.
ww-note-activated = { $side }: si attiva { $general } a { $space }.
ww-note-marched =
    { $units ->
        [0] { $general } va da { $from } a { $to } da solo.
        [one] { $general } va da { $from } a { $to } con una UC.
       *[other] { $general } va da { $from } a { $to } con { $units } UC.
    }
ww-note-intercepted = { $general } tira { $die } e intercetta a { $space }.
ww-note-interception-failed = { $general } tira { $die } e non intercetta.
ww-note-retreated-before-battle = { $general } tira { $die } e si ritira a { $space } prima della battaglia.
ww-note-retreat-failed = { $general } tira { $die } e non si sgancia.
ww-note-captured = { $general } è catturato.
ww-note-out-of-the-game = { $general } è fuori dal gioco.
ww-note-dispersed = Il Congresso continentale a { $space } è disperso.
ww-note-congress = Il Congresso continentale si riunisce a { $space }.
ww-note-battle = Battaglia a { $space }. All’attacco: { $attacker }. UC americane { $american }, UC britanniche { $british }.
ww-note-battle-card = { $side }: in battaglia si gioca { $number } { $title }.
ww-note-battle-discard = { $side }: per la battaglia si scarta { $number } { $title }.
ww-note-rating = { $general } tira { $die }: valore in battaglia { $rating }.
ww-note-modifier = { $side }: +{ $drm } { $modifier }.
ww-note-strength = { $side }: dado { $die }, in tutto { $total }.
ww-note-won = { $side }: battaglia vinta a { $space }.
ww-note-lost =
    { $count ->
        [0] { $side }: nessuna perdita a { $space }.
        [one] { $side }: una UC persa a { $space }.
       *[other] { $side }: { $count } UC perse a { $space }.
    }
ww-note-retreated = { $side }: ritirata da { $from } a { $to }.
ww-note-surrendered =
    { $count ->
        [one] { $side }: resa a { $space } con una UC.
       *[other] { $side }: resa a { $space } con { $count } UC.
    }
ww-note-overrun = { $side }: nemico travolto a { $space }.
ww-note-regulars-lost = Il vantaggio dei Regolari britannici è perso.
ww-note-alliance = Il segnalino dell’alleanza francese passa da { $from } a { $to }.
ww-note-allied = La Francia firma l’alleanza ed entra in guerra.
ww-note-navy = La flotta francese blocca la zona { $zone }.
ww-note-navy-away = La flotta francese si allontana fino alla sua prossima fase.
ww-note-french-landed = { $count } UC francesi sbarcano a { $space }.
ww-note-european-war = Scoppia la guerra in Europa.
ww-note-automatic = { $side }: vittoria immediata.
ww-note-war-over = La guerra finisce nel { $year }. Vittoria: { $side }.

ww-drm-combat-units = unità di combattimento
ww-drm-general = generale
ww-drm-regulars = vantaggio dei Regolari
ww-drm-royal-navy = Royal Navy
ww-drm-militia = milizia
ww-drm-winter-offensive = offensiva invernale
ww-drm-battle-card = carta battaglia
ww-drm-event-discard = evento scartato
ww-drm-interception = intercettazione

ww-end-automatic = Vittoria immediata nel { $year }: { $side }. Il nemico non ha più truppe dove contano.
ww-end-colonies = La guerra finisce nel { $year }. Colonie: Americani { $american }, Britannici { $british }. Vittoria: { $side }.
