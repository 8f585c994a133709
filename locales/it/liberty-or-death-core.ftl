# Liberty or Death: opzioni, pulsanti e ciò che tutte le regole hanno in comune.

## Opzioni

lod-option-edition = Regole
lod-option-edition-printed = Come stampate
lod-option-edition-living = Con le correzioni successive dell’editore
lod-option-deck = Carte Evento
lod-option-deck-periods = Ogni Campagna dal suo periodo
lod-option-deck-mixed = Tutti i periodi mescolati
lod-option-winter = Winter is Coming
lod-option-winter-no = No: Winter Quarters prende il posto della carta in gioco
lod-option-winter-yes = Sì: Winter Quarters attende il suo turno
lod-option-players = Giocatori
lod-option-players-four = Quattro: uno per fazione
lod-option-players-three-royalist = Tre: uno ha Inglesi e Indiani
lod-option-players-three-rebellion = Tre: uno ha Patrioti e Francesi
lod-option-players-two = Due: uno per schieramento

## Scelte

lod-piece-at = { $piece } ({ $space })
lod-card = { $number } { $title }

## Pulsanti

lod-word-done = Fatto
lod-word-pass = Passa
lod-word-event = Evento
lod-word-unshaded = Testo non ombreggiato
lod-word-shaded = Testo ombreggiato
lod-word-yes = Sì
lod-word-no = No
lod-word-brilliant-stroke = Brilliant Stroke
lod-word-treaty-of-alliance = Treaty of Alliance
lod-word-place-militia = Piazza Milizie
lod-word-place-continental = Piazza un Continentale
lod-word-place-war-parties = Piazza Guerrieri Indiani
lod-word-build-fort = Costruisci un Forte
lod-word-build-village = Costruisci un Villaggio
lod-word-regroup = Raduna e occulta
lod-word-reward-loyalty = Aumenta la Lealtà
lod-word-remove-one = Rimuovi uno
lod-word-remove-two = Rimuovi due e perdi uno
lod-word-remove-fort = Rimuovi un Forte
lod-word-remove-village = Rimuovi un Villaggio
lod-word-squadron = Squadron
lod-word-regulars = Regolari
lod-word-take-resources = Risorse
lod-word-pay = Paga
lod-word-remove = Rimuovi
lod-word-shift = Sposta il livello
lod-word-to-available = Tra le forze disponibili

## Carte e turni

lod-ask-draw-card = Scopri la prossima carta del mazzo
lod-ask-first-eligible = { $faction }: prima fazione eleggibile su “{ $title }”. Un Comando, volendo con un Comando Speciale, oppure l’Evento, oppure passa
lod-ask-second-command = { $faction }: seconda fazione eleggibile. Un Comando, volendo con un Comando Speciale, oppure passa
lod-ask-second-command-or-event = { $faction }: seconda fazione eleggibile dopo un Comando con Comando Speciale. Un Comando, volendo con un Comando Speciale, oppure l’Evento “{ $title }”, oppure passa
lod-ask-second-limited = { $faction }: seconda fazione eleggibile dopo un Comando. Un Comando limitato, oppure passa
lod-ask-second-limited-or-event = { $faction }: seconda fazione eleggibile dopo un Comando con Comando Speciale. Un Comando limitato, oppure l’Evento “{ $title }”, oppure passa
lod-ask-activity-after = Usa un Comando Speciale prima che il Comando finisca, oppure concludi
lod-note-card-in-play = In gioco la carta { $number }, “{ $title }”.
lod-note-winter-quarters = Comincia il round Winter Quarters numero { $round }.
lod-note-command = { $faction }: Comando { $command }.
lod-note-limited-command = { $faction }: Comando limitato { $command }.
lod-note-passes =
    { $count ->
        [one] { $faction }: passano e ricevono una risorsa.
       *[other] { $faction }: passano e ricevono { $count } risorse.
    }
lod-note-ineligible-through-next = { $faction }: non eleggibili fino alla prossima carta compresa.
lod-note-remains-eligible = { $faction }: restano eleggibili.

## Brilliant Stroke

lod-ask-stroke = { $faction }: prima che qualcuno agisca su questa carta potete interrompere
lod-ask-trump = { $faction }: potete bloccare il Brilliant Stroke giocato ora ({ $other })
lod-ask-stroke-action =
    { $commands ->
        [0] Brilliant Stroke ({ $faction }): un Comando Speciale gratuito, oppure concludi
        [one] Brilliant Stroke ({ $faction }): resta un Comando limitato gratuito; il Leader deve partecipare a uno dei due
       *[other] Brilliant Stroke ({ $faction }): { $commands } Comandi limitati e un Comando Speciale, tutti gratuiti, in qualsiasi ordine; il Leader deve partecipare a uno dei Comandi
    }
lod-note-stroke-played = { $faction }: giocano il loro Brilliant Stroke.
lod-note-stroke-trumped = { $faction }: bloccano il Brilliant Stroke; la carta torna in mano ({ $trumped }).
lod-note-treaty = I Francesi giocano Treaty of Alliance: la Francia entra in guerra.
lod-note-to-west-indies = Nelle West Indies: { $count } { $piece }.

## Leader

lod-ask-leader-follows = { $leader } segue le unità da { $from } a { $to }?
lod-ask-leader-comes = { $leader } entra in gioco insieme ai nuovi pezzi ({ $space })?
lod-ask-leader-homeless = { $leader } non ha più pezzi della sua fazione con sé. Dove va?
lod-note-leader-follows = { $leader } segue le unità: { $to }.
lod-note-leader-comes = { $leader } entra in gioco: { $space }.
lod-note-leader-goes = { $leader } si sposta: { $to }.
lod-note-leader-available = { $leader } torna tra le forze disponibili.

## Piazzare pezzi

lod-ask-take-from-map = Nessuno è disponibile. Prendi { $piece } altrove per piazzarli ({ $space }), oppure concludi
lod-note-taken-from-map = { $faction }: ne prendono uno da { $from } ({ $piece }).
lod-note-placed = { $faction }: piazzano { $count } { $piece } ({ $space }).

## La marina francese

lod-ask-blockade = Piazza un Blocco su una Città
lod-ask-lift-blockade = Togli un Blocco: torna nelle West Indies come Squadron
lod-ask-move-blockade-from = Sposta un Blocco da una Città, oppure concludi
lod-ask-move-blockade-to = In quale Città si sposta il Blocco di { $from }?
lod-note-blockade = Blocco Francese: { $city }, FNI { $fni }.
lod-note-blockade-lifted = Blocco tolto: { $city }, FNI { $fni }.
lod-note-blockade-moved = Un Blocco si sposta da { $from } a { $to }.
lod-note-howe = Howe abbassa l’FNI di un livello.

## Il tabellone nel terminale. Ai codici dei pezzi segue il loro numero

lod-board-cities = Città
lod-board-colonies = Colonie
lod-board-reserves = Riserve Indiane
lod-board-population = Pop
lod-board-level = Livello
lod-board-control = Controllo
lod-board-pieces = Pezzi
lod-board-none = niente
lod-board-available = Disponibili
lod-board-unavailable = Non disponibili
lod-board-casualties = Perdite
lod-board-resources = Risorse
lod-board-totals = Totale Supporto { $support }, Totale Opposizione { $opposition }
lod-board-casualty-tracks = CBC { $cbc }, CRC { $crc }
lod-board-french-tracks = FNI { $fni }, preparativi Francesi { $preparations }
lod-board-treaty-played = Treaty of Alliance giocato
lod-board-treaty-not-played = Treaty of Alliance non giocato
lod-board-strokes = Brilliant Stroke in mano
lod-board-campaign = Campagna { $campaign } di { $campaigns }, scoperte { $drawn } delle sue 11 carte; round Winter Quarters finora: { $winters }
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
