# La mappa di Washington’s War nel browser.

wwb-no-view = Non c’è ancora niente da mostrare.

## La mappa

wwb-title-above = Carta del
wwb-title-middle = Teatro di guerra
wwb-title-below = nelle Colonie, 1775–1783
wwb-winter-line = Linea dell’inverno

## Pezzi

wwb-letter-american = A
wwb-letter-british = B
wwb-letter-congress = C
wwb-pc-american = segnalino CP americano
wwb-pc-british = segnalino CP britannico
wwb-pc-none = nessun segnalino CP
wwb-congress = Congresso continentale
wwb-navy = Flotta francese
wwb-general-american = { $name }, generale americano: strategia { $strategy }, battaglia { $battle }, agilità { $agility }{ $mark }
wwb-general-french = { $name }, generale francese: strategia { $strategy }, battaglia { $battle }, agilità { $agility }{ $mark }
wwb-general-british = { $name }, generale britannico: strategia { $strategy }, battaglia { $battle }, agilità { $agility }{ $mark }
wwb-units-american =
    { $count ->
        [one] { $count } unità di combattimento americana
       *[other] { $count } unità di combattimento americane
    }
wwb-units-french =
    { $count ->
        [one] { $count } unità di combattimento francese
       *[other] { $count } unità di combattimento francesi
    }
wwb-units-british =
    { $count ->
        [one] { $count } unità di combattimento britannica
       *[other] { $count } unità di combattimento britanniche
    }
wwb-no-units = nessuna unità

## Spazi e zone

wwb-port = porto
wwb-fortified-port = porto fortificato
wwb-blockaded = porto bloccato
wwb-winter-quarters = quartieri d’inverno{ $mark }
wwb-south = a sud della linea dell’inverno
wwb-roads = Linee verso: { $spaces }
wwb-road-wilderness = { $space } (terra selvaggia, vale 3)
wwb-road-only = { $space } (terra selvaggia, solo { $general })
wwb-zone = Zona di blocco { $zone }
wwb-zone-ports = Porti: { $ports }

## Carte

wwb-hands = Mani
wwb-hand =
    { $count ->
        [0] { $side }: nessuna carta
        [one] { $side }: { $count } carta
       *[other] { $side }: { $count } carte
    }
wwb-deck = { $deck } carte nel mazzo, { $discards } scartate
wwb-card-kind = { $number } · { $kind }
wwb-choose = Scegli
wwb-both-sides = tutte e due le parti
wwb-type-ops = Operazioni
wwb-type-campaign = Campagna
wwb-type-event = Evento
wwb-type-battle = Carta battaglia
wwb-type-special = Evento speciale, va giocato
wwb-sure-unsure = ? L’effetto viene dalla memoria o è dedotto: non si sa se è quello stampato.
wwb-sure-reconstructed = ° L’effetto è ricostruito: non si sa se è quello stampato.
wwb-discards = Scarti
wwb-held-out = Fuori dal mazzo fino al 1776

## La guerra

wwb-war = Corso della guerra
wwb-years = Anni di guerra
wwb-years-note = Sotto ogni anno: rinforzi britannici (dal 1776 al 1783 a memoria?)
wwb-year-reinforcements = Rinforzi britannici: { $count }
wwb-war-ends = La guerra finisce nel { $year }
wwb-no-war-ends = Nessuna carta Fine della guerra è stata giocata
wwb-phase-committees = Comitati di corrispondenza
wwb-phase-for-the-king = Per il Re
wwb-phase-reinforcements = Fase dei rinforzi
wwb-phase-strategy-cards = Fase delle carte strategia
wwb-phase-first-player = Chi gioca per primo
wwb-phase-impulse = Fase strategica
wwb-phase-winter-attrition = Fase del logoramento invernale
wwb-phase-french-naval = Fase navale francese
wwb-phase-political-control = Fase del controllo politico
wwb-phase-end = Fase finale
wwb-alliance = Alleanza francese
wwb-allied-in = La Francia è entrata in guerra nel { $year }
wwb-european-war = È in corso la guerra europea
wwb-reshuffle = Il mazzo si rimescola prima della prossima distribuzione
wwb-blocked = Quest’anno gli Americani non possono collocare segnalini CP con carte operazioni
wwb-colonies = Colonie
wwb-colonies-of = { $side }: { $count } delle { $needed } che servono alla fine

## Riquadri

wwb-boxes = Fuori mappa
wwb-queue = Coda di operazioni { $value }
wwb-sent =
    { $count ->
        [0] nessun rinforzo portato quest’anno
        [one] rinforzi portati una volta quest’anno
       *[other] rinforzi portati { $count } volte quest’anno
    }
wwb-out = Generali fuori dal gioco

## Legenda

wwb-legend-general = Generale: strategia, battaglia e agilità
wwb-legend-road = Strada
wwb-legend-wilderness = Sentiero nella terra selvaggia: vale 3 spazi
wwb-legend-only = Da Falmouth a Québec: solo Arnold
wwb-legend-control-american = Colonia controllata dagli Americani
wwb-legend-control-british = Colonia controllata dai Britannici

## Il testo della mappa

wwb-spaces = Spazi
wwb-zones = Zone di blocco
wwb-controlled-by = Controllo: { $side }
