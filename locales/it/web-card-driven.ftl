# La mappa che Washington’s War e We the People hanno in comune.

web-gen-no-view = Ancora niente da mostrare.
web-gen-side-american = Americani
    .il = gli Americani
    .a = agli Americani
    .da = dagli Americani
    .di = degli Americani
web-gen-side-british = Inglesi
    .il = gli Inglesi
    .a = agli Inglesi
    .da = dagli Inglesi
    .di = degli Inglesi

## Segni dei fatti che non si sa se siano come stampati

web-gen-mark-certain = { "" }
web-gen-mark-unsure = ?
web-gen-mark-reconstructed = °
web-gen-marks = ? a memoria o dedotto, ° ricostruito: può differire dal gioco stampato. Un pacchetto di dati può correggerlo.

## La mappa

web-gen-title-above = Carta del
web-gen-title-middle = Teatro di guerra

## Pezzi

web-gen-letter-american = A
web-gen-letter-british = I
web-gen-letter-congress = C
web-gen-pc-american = segnalino CP americano
web-gen-pc-british = segnalino CP inglese
web-gen-pc-none = nessun segnalino CP
web-gen-congress = Congresso continentale
web-gen-navy = Flotta francese
web-gen-ratings = strategia { $strategy }, battaglia { $battle }
web-gen-ratings-agility = strategia { $strategy }, battaglia { $battle }, agilità { $agility }
web-gen-general-american = { $name }, generale americano: { $ratings }{ $mark }
web-gen-general-french = { $name }, generale francese: { $ratings }{ $mark }
web-gen-general-british = { $name }, generale inglese: { $ratings }{ $mark }
web-gen-units-american =
    { $count ->
        [one] { $count } unità di combattimento americana
       *[other] { $count } unità di combattimento americane
    }
web-gen-units-french =
    { $count ->
        [one] { $count } unità di combattimento francese
       *[other] { $count } unità di combattimento francesi
    }
web-gen-units-british =
    { $count ->
        [one] { $count } unità di combattimento inglese
       *[other] { $count } unità di combattimento inglesi
    }
web-gen-no-units = nessuna unità

## Spazi e zone

web-gen-port = porto
web-gen-fortified-port = porto fortificato
web-gen-needs-pc = la Royal Navy aiuta solo con un segnalino CP inglese
web-gen-blockaded = porto bloccato
web-gen-winter-quarters = quartieri d’inverno{ $mark }
web-gen-south = a sud della linea dell’inverno
web-gen-roads = Linee verso: { $spaces }
web-gen-road-wilderness = { $space } (territorio selvaggio, vale 3 spazi)
web-gen-road-wilderness-only = { $space } (territorio selvaggio, solo { $general })
web-gen-road-only = { $space } (linea punteggiata, solo { $general })
web-gen-zone = Zona di blocco { $zone }
web-gen-zone-ports = Porti: { $ports }
web-gen-navy-at = flotta francese: { $place }
web-gen-navy-away = flotta francese: lontana fino alla sua prossima fase
web-gen-navy-france = flotta francese: in Francia
web-gen-congress-at = Congresso { $space-in }
web-gen-congress-dispersed = il Congresso è disperso

## Carte

web-gen-hands = Mani
web-gen-hand =
    { $count ->
        [0] { $side }: nessuna carta
        [one] { $side }: { $count } carta
       *[other] { $side }: { $count } carte
    }
web-gen-deck = Carte: { $deck } nel mazzo, { $discards } negli scarti
web-gen-card-kind = { $number } · { $kind }
web-gen-both-sides = entrambi gli schieramenti
web-gen-type-ops = Operazioni
web-gen-type-campaign = Campagna
web-gen-type-event = Evento
web-gen-type-battle-event = Evento prima di una battaglia
web-gen-type-battle = Carta Battaglia
web-gen-type-special = Evento speciale, va giocato
web-gen-sure-unsure = ? L’effetto viene dalla memoria o è dedotto: può differire dalla carta stampata.
web-gen-sure-reconstructed = ° L’effetto è ricostruito: può differire dalla carta stampata.
web-gen-discards = Scarti
web-gen-removed = Fuori dal gioco
web-gen-held-out = Fuori dal mazzo fino al 1776

## La guerra

web-gen-war = Corso della guerra
web-gen-years = Anni di guerra
web-gen-years-note = Sotto ogni anno: rinforzi inglesi
web-gen-year-reinforcements = Rinforzi inglesi: { $count }{ $mark }
web-gen-war-ends = La guerra finisce nel { $year }
web-gen-no-war-ends = Nessuna carta Fine della guerra è stata giocata
web-gen-moment = { $year }, { $phase }: tocca { $side-a }
web-gen-regulars = vantaggio dei Regolari inglesi
web-gen-no-regulars = nessun vantaggio dei Regolari
web-gen-battle = Battaglia
web-gen-european-war = È in corso la guerra europea
web-gen-colonies = Colonie
web-gen-colonies-of = { $side }: { $count } (alla fine ne servono { $needed })
web-gen-controlled-by = Controllo: { $side }
web-gen-nobody = nessuno

## Riquadri

web-gen-boxes = Fuori mappa
web-gen-american-box = Rinforzi americani
web-gen-british-box = Rinforzi inglesi
web-gen-french-box = Rinforzi francesi
web-gen-captured = Generali catturati
web-gen-out = Generali fuori dal gioco
web-gen-sent =
    { $count ->
        [0] nessuna carta rinforzo usata quest’anno
        [one] 1 carta rinforzo usata quest’anno
       *[other] { $count } carte rinforzo usate quest’anno
    }

## Legenda

web-gen-legend-general = Generale: { $ratings }
web-gen-legend-ratings = strategia e battaglia
web-gen-legend-ratings-agility = strategia, battaglia e agilità
web-gen-legend-road = Strada
web-gen-legend-wilderness = Linea nel territorio selvaggio: vale 3 spazi
web-gen-legend-only = Linea { $from-da } { $to-a }: solo { $general }
web-gen-legend-control-american = Colonia controllata dagli Americani
web-gen-legend-control-british = Colonia controllata dagli Inglesi

## Il testo della mappa, i fogli d’aiuto

web-gen-spaces = Spazi
web-gen-zones = Zone di blocco
web-gen-hint-colony = Colonia: { $colony }
web-gen-hint-march = Fai clic su un luogo più lontano per marciare fin lì. Con il generale si muovono tutte le unità che possono: indicale per prenderne di meno.
