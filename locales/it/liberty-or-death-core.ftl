# Liberty or Death: opzioni, pulsanti e ciò che tutte le regole hanno in comune.

## Opzioni

lod-option-edition = Regole
lod-option-edition-printed = Come stampate
lod-option-edition-living = Con le correzioni successive dell’editore
lod-option-deck = Carte Evento
lod-option-deck-periods = Ogni Campagna dal suo periodo
lod-option-deck-mixed = Tutti i periodi mescolati
lod-option-winter = Winter is Coming
lod-option-winter-no = No: Winter Quarters si scambia con la carta in gioco
lod-option-winter-yes = Sì: Winter Quarters attende il suo turno
lod-option-players = Giocatori
lod-option-players-four = Quattro: uno per fazione
lod-option-players-three-royalist = Tre: uno gioca Inglesi e Indiani
lod-option-players-three-rebellion = Tre: uno gioca Patrioti e Francesi
lod-option-players-two = Due: uno per schieramento

## Scelte

lod-piece-at = { $piece-one } { $space-in }
lod-card = { $number } { $title }

## Pulsanti

lod-word-done = Fatto
lod-word-pass = Passa
lod-word-event = Gioca l’Evento
lod-word-unshaded = Evento non ombreggiato
lod-word-shaded = Evento ombreggiato
lod-word-yes = Sì
lod-word-no = No
lod-word-brilliant-stroke = Brilliant Stroke
lod-word-treaty-of-alliance = Treaty of Alliance
lod-word-place-militia = Piazza Milizie
lod-word-place-continental = Piazza un Continentale
lod-word-place-war-parties = Piazza Guerrieri Indiani
lod-word-build-fort = Costruisci un Forte
lod-word-build-village = Costruisci un Villaggio
lod-word-regroup = Sposta e occulta
lod-word-train = Addestra Continentali
lod-word-reward-loyalty = Aumenta la Lealtà
lod-word-remove-one = Rimuovi 1
lod-word-remove-two = Rimuovi 2, perdi 1
lod-word-remove-fort = Rimuovi un Forte
lod-word-remove-village = Rimuovi un Villaggio
lod-word-squadron = Muovi uno Squadron
lod-word-regulars = Libera Regolari
lod-word-take-resources = Prendi risorse
lod-word-pay = Paga 1 risorsa
lod-word-remove = Rimuovi le unità
lod-word-shift = Sposta di 1 livello
lod-word-to-available = In Available

## Carte e turni

lod-ask-draw-card = Scopri la prossima carta del mazzo
lod-ask-first-eligible = Prima fazione eleggibile su { $title }: scegli un Comando, l’Evento o passa
lod-ask-second-command = Seconda fazione eleggibile: scegli un Comando o passa
lod-ask-second-command-or-event = Seconda fazione eleggibile su { $title }: scegli un Comando, l’Evento o passa
lod-ask-second-limited = Seconda fazione eleggibile: scegli un Comando Limitato o passa
lod-ask-second-limited-or-event = Seconda fazione eleggibile su { $title }: scegli un Comando Limitato, l’Evento o passa
lod-ask-activity-after = Scegli un Comando Speciale, oppure concludi
lod-ask-command-after-activity = { $faction }: scegli il Comando che accompagna { $activity }
lod-note-card-in-play = In gioco la carta { $number }: { $title }
lod-note-winter-quarters = Comincia il round Winter Quarters numero { $round }.
lod-note-command = { $faction }: Comando { $command }.
lod-note-limited-command = { $faction }: Comando Limitato { $command }.
lod-note-passes =
    { $count ->
        [one] { $faction }: passano e ricevono 1 risorsa.
       *[other] { $faction }: passano e ricevono { $count } risorse.
    }
lod-note-ineligible-through-next = { $faction }: non eleggibili fino alla prossima carta compresa.
lod-note-remains-eligible = { $faction }: restano eleggibili.

## Brilliant Stroke

lod-ask-stroke = Vuoi giocare la Brilliant Stroke prima che qualcuno agisca su questa carta?
lod-ask-trump = Vuoi bloccare la Brilliant Stroke appena giocata { $other-da }?
lod-ask-stroke-action =
    { $commands ->
        [0] Brilliant Stroke: scegli un Comando Speciale gratuito
        [one] Brilliant Stroke: scegli l’ultimo Comando Limitato gratuito o un Comando Speciale
       *[other] Brilliant Stroke: scegli un Comando Limitato gratuito (ne restano { $commands }) o un Comando Speciale
    }
lod-note-stroke-played = { $faction }: giocano la loro Brilliant Stroke.
lod-note-stroke-trumped = { $faction }: bloccano la Brilliant Stroke { $trumped-di }, che riprendono la carta.
lod-note-treaty = I Francesi giocano Treaty of Alliance: la Francia entra in guerra.
lod-note-to-west-indies = Nelle West Indies: { $count } { $piece }.

## Leader

lod-ask-leader-follows = Vuoi muovere anche { $leader } { $from-da } { $to-a }?
lod-ask-leader-comes = Vuoi piazzare { $leader } da Available { $space-in }?
lod-ask-leader-homeless = { $leader } è rimasto solo: scegli dove va
lod-note-leader-follows = { $leader } segue le unità { $to-in }.
lod-note-leader-comes = { $leader } entra in gioco { $space-in }.
lod-note-leader-goes = { $leader } va { $to-in }.
lod-note-leader-available = { $leader } torna Available.

## Piazzare pezzi

lod-ask-take-from-map = Nessun pezzo Available ({ $piece }): scegline uno da spostare { $space-in }, oppure concludi
lod-note-taken-from-map = { $faction }: prendono 1 { $piece-one } { $from-da }.
lod-note-placed = { $faction }: piazzano { $count } { $piece } { $space-in }.

## La marina francese

lod-ask-blockade = Scegli una Città da bloccare
lod-ask-lift-blockade = Scegli un Blocco da riportare nelle West Indies
lod-ask-move-blockade-from = Scegli un Blocco da spostare, oppure concludi
lod-ask-move-blockade-to = Sposta il Blocco { $from-di }: scegli una Città
lod-note-blockade = I Francesi bloccano { $city-il }: FNI { $fni }.
lod-note-blockade-lifted = Blocco rimosso { $city-da }: FNI { $fni }.
lod-note-blockade-moved = Un Blocco si sposta { $from-da } { $to-a }.
lod-note-howe = Howe abbassa l’FNI di 1 livello.

## Il tabellone nel terminale. Ai codici dei pezzi segue il loro numero

lod-board-cities = Città
lod-board-colonies = Colonie
lod-board-reserves = Riserve Indiane
lod-board-population = Pop
lod-board-level = Livello
lod-board-control = Controllo
lod-board-pieces = Pezzi
lod-board-none = niente
lod-board-available = Available
lod-board-unavailable = Unavailable
lod-board-casualties = Casualties
lod-board-resources = Risorse
lod-board-totals = Totale Supporto { $support }, Totale Opposizione { $opposition }
lod-board-casualty-tracks = CBC { $cbc }, CRC { $crc }
lod-board-french-tracks = FNI { $fni }, preparativi Francesi { $preparations }
lod-board-treaty-played = Treaty of Alliance giocato
lod-board-treaty-not-played = Treaty of Alliance non giocato
lod-board-strokes = Brilliant Stroke in mano
lod-board-campaign = Campagna { $campaign } di { $campaigns }: carte scoperte { $drawn } su 11. Round Winter Quarters finora: { $winters }
lod-board-in-play = In gioco
lod-board-on-deck = Prossima
lod-board-order = Ordine
lod-board-eligible = eleggibili
lod-board-ineligible = non eleggibili
lod-board-acted = hanno agito
lod-board-passed = hanno passato
lod-code-british-regulars = RI
lod-code-tories = Cs
lod-code-british-forts = FI
lod-code-continentals = Ct
lod-code-militia-underground = Mo
lod-code-militia-active = Ma
lod-code-patriot-forts = FP
lod-code-war-parties-underground = Go
lod-code-war-parties-active = Ga
lod-code-villages = Vi
lod-code-french-regulars = RF
lod-code-propaganda = Pr
lod-code-raid = Rd
lod-code-blockade = Bl
lod-code-squadron = Sq

## Che cosa non va in una posizione scritta a mano

# $pool: quanti ce ne sono
lod-flaw-count = { $count } in totale, ma il gioco ne ha { $pool }.
lod-flaw-unavailable = I pezzi di questo tipo non sono mai Unavailable (§1.3.9).
lod-flaw-casualties = Solo i cubi restano nel riquadro Casualties (§1.6.4).
lod-flaw-underground = Fuori mappa questi pezzi contano come occultati (§1.4.3).
lod-flaw-bases = Più di 2 tra Forti e Villaggi (§1.4.2).
lod-flaw-indians-in-city = Pezzi Indiani in una Città (§1.4.2).
lod-flaw-strangers = Qui possono stare solo Regolari, Forti Inglesi e Squadron (§1.4.2).
lod-flaw-west-indies-closed = Non in gioco prima del Treaty of Alliance (§1.3.7).
lod-flaw-french-too-soon = Regolari Francesi prima del Treaty of Alliance (§2.3.9).
lod-flaw-no-population = Supporto od Opposizione in uno spazio senza Popolazione (§1.6.1).
lod-flaw-squadron = Qui non possono esserci ora Squadron o Blocchi (§1.9).
lod-flaw-markers-west-indies = Segnalini nelle West Indies.
lod-flaw-other-leader = Questo Leader è di un’altra fazione (§1.10).
lod-flaw-leader-west-indies = Questo Leader non può stare nelle West Indies (§1.10).
lod-flaw-leader-in-city = Questo Leader non può stare in una Città (§1.4.2).
lod-flaw-leader-too-soon = Non sulla mappa prima del Treaty of Alliance (§2.3.9).
lod-flaw-most = Al massimo { $most }.
lod-flaw-markers = Più di { $most } segnalini sulla mappa.
lod-flaw-treaty-card = Il Treaty of Alliance è già stato giocato (§2.3.9).
lod-flaw-not-seen = La carta { $card } è scoperta ma non è tra quelle già viste.
lod-flaw-not-of-deck = La carta { $card } non fa parte del mazzo.
lod-flaw-same-card = La stessa carta è in gioco e prossima.
lod-flaw-too-few-events = Restano troppo pochi Eventi da pescare (§2.1).
lod-flaw-too-few-winters = Restano troppo poche carte Winter Quarters da pescare (§2.1).
lod-flaw-twice = { $faction }: due volte.
lod-flaw-missing = { $faction }: manca.
