# Liberty or Death: il tabellone del client per browser.

## Letters on pieces, markers and badges

lodw-letter-british-regulars = R
lodw-letter-tories = Cs
lodw-letter-british-forts = F
lodw-letter-continentals = Ct
lodw-letter-militia-underground = M
lodw-letter-militia-active = M
lodw-letter-patriot-forts = F
lodw-letter-war-parties-underground = G
lodw-letter-war-parties-active = G
lodw-letter-villages = V
lodw-letter-french-regulars = R
lodw-letter-propaganda = P
lodw-letter-raid = R
lodw-letter-blockade = B
lodw-letter-squadron = S
lodw-letter-british = I
lodw-letter-patriots = P
lodw-letter-indians = N
lodw-letter-french = F

## Pieces and markers by number

lodw-count-british-regulars =
    { $count ->
        [one] 1 Regolare Inglese
       *[other] { $count } Regolari Inglesi
    }
lodw-count-tories =
    { $count ->
        [one] 1 Conservatore
       *[other] { $count } Conservatori
    }
lodw-count-british-forts =
    { $count ->
        [one] 1 Forte Inglese
       *[other] { $count } Forti Inglesi
    }
lodw-count-continentals =
    { $count ->
        [one] 1 Continentale
       *[other] { $count } Continentali
    }
lodw-count-militia-underground =
    { $count ->
        [one] 1 Milizia occultata
       *[other] { $count } Milizie occultate
    }
lodw-count-militia-active =
    { $count ->
        [one] 1 Milizia attiva
       *[other] { $count } Milizie attive
    }
lodw-count-patriot-forts =
    { $count ->
        [one] 1 Forte dei Patrioti
       *[other] { $count } Forti dei Patrioti
    }
lodw-count-war-parties-underground =
    { $count ->
        [one] 1 Guerriero Indiano occultato
       *[other] { $count } Guerrieri Indiani occultati
    }
lodw-count-war-parties-active =
    { $count ->
        [one] 1 Guerriero Indiano attivo
       *[other] { $count } Guerrieri Indiani attivi
    }
lodw-count-villages =
    { $count ->
        [one] 1 Villaggio
       *[other] { $count } Villaggi
    }
lodw-count-french-regulars =
    { $count ->
        [one] 1 Regolare Francese
       *[other] { $count } Regolari Francesi
    }
lodw-count-propaganda =
    { $count ->
        [one] 1 segnalino Propaganda
       *[other] { $count } segnalini Propaganda
    }
lodw-count-raid =
    { $count ->
        [one] 1 segnalino Raid
       *[other] { $count } segnalini Raid
    }
lodw-count-blockade =
    { $count ->
        [one] 1 Blocco
       *[other] { $count } Blocchi
    }
lodw-count-squadron =
    { $count ->
        [one] 1 Squadron
       *[other] { $count } Squadron
    }
lodw-leader = { $name }, Leader { $faction-di }
lodw-a-leader = Leader
lodw-marker-propaganda = Propaganda
lodw-marker-raid = Raid
lodw-marker-blockade = Blocco
lodw-marker-squadron = Squadron

## Spaces

lodw-kind-city = Città
lodw-kind-colony = Colonia
lodw-kind-reserve = Riserva Indiana
lodw-kind-west-indies = Riquadro fuori mappa
lodw-population = Popolazione { $population }
lodw-control-royalist = British Control
lodw-control-rebellion = Rebellion Control
lodw-control-none = nessun controllo
lodw-nothing = nessun pezzo
lodw-adjacent = Adiacente a: { $spaces }

## The map

lodw-title-above = Carta delle
lodw-title-middle = Colonie inglesi
lodw-title-game = Liberty or Death

## Cards and the Sequence of Play

lodw-card-in-play = Carta in gioco
lodw-card-on-deck = Prossima carta
lodw-card-order = Ordine: { $factions }
lodw-side-unshaded = Non ombreggiato
lodw-side-shaded = Ombreggiato
lodw-course = Campagna { $campaign }: carte scoperte { $drawn } su 11. Round Winter Quarters iniziati: { $winters }
lodw-sequence = Sequenza di gioco
lodw-phase-next-card = Prossima carta
lodw-phase-brilliant-strokes = Le Brilliant Stroke possono interrompere
lodw-phase-eligible-faction = Agiscono le fazioni eleggibili
lodw-phase-victory-check = Winter Quarters: Vittoria
lodw-phase-supply = Winter Quarters: Rifornimenti
lodw-phase-resources-phase = Winter Quarters: Risorse
lodw-phase-support-phase = Winter Quarters: Supporto
lodw-phase-redeployment = Winter Quarters: Ridispiegamento
lodw-phase-desertion = Winter Quarters: Diserzione
lodw-phase-reset = Winter Quarters: Reset
lodw-standing-eligible = eleggibili
lodw-standing-ineligible = non eleggibili
lodw-standing-acted = hanno agito
lodw-standing-passed = hanno passato
lodw-ineligible-next = non eleggibili fino alla prossima carta compresa
lodw-remains-eligible = restano eleggibili
lodw-first-command = La 1ª fazione eleggibile ha eseguito un Comando: la 2ª può eseguire un Comando Limitato.
lodw-first-command-and-activity = La 1ª fazione eleggibile ha eseguito un Comando con un Comando Speciale: la 2ª può eseguire un Comando Limitato o l’Evento.
lodw-first-event = La 1ª fazione eleggibile ha giocato l’Evento: la 2ª può eseguire un Comando con un Comando Speciale.

## Tracks and victory

lodw-tracks = Tracciati e vittoria
lodw-faction = Fazione
lodw-resources = Risorse
lodw-resources-short = Ris.
lodw-lead = Vant.
lodw-lead-needed = Supporto meno Opposizione per Inglesi e Indiani, Opposizione meno Supporto per Patrioti e Francesi: ne serve più di { $needed }
lodw-second = 2ª
lodw-second-needed = La seconda condizione. Inglesi: CRC meno CBC; Francesi: CBC meno CRC; Patrioti: Forti più 3 meno Villaggi; Indiani: Villaggi meno 3 meno Forti dei Patrioti. Serve più di 0
lodw-total = Somma
lodw-score-name = somma dei due margini
lodw-total-title = I due margini sommati: decidono alla fine dell’ultimo round Winter Quarters
lodw-track-support = Supporto
lodw-track-opposition = Opposizione
lodw-track-cbc = CBC
lodw-track-crc = CRC
lodw-track-fni = FNI
lodw-track-preparations = Prep. franc.
lodw-track-title-support = Totale Supporto
lodw-track-title-opposition = Totale Opposizione
lodw-track-title-cbc = Perdite Inglesi cumulate
lodw-track-title-crc = Perdite Ribelli cumulate
lodw-track-title-fni = Intervento navale francese: Blocchi sulle Città
lodw-track-title-preparations = Preparativi dei Francesi: Regolari Francesi e Squadron Available più CBC; il Treaty of Alliance ne richiede più di 15
lodw-treaty-played = Il Treaty of Alliance è stato giocato: la Francia è in guerra.
lodw-treaty-not-played = Il Treaty of Alliance non è stato giocato.

## Pools

lodw-pools = Fuori mappa
lodw-available = Available
lodw-unavailable = Unavailable
lodw-casualties = Casualties
lodw-strokes = Brilliant Stroke in mano
lodw-treaty = Treaty of Alliance
lodw-no-view = Il tabellone non può essere mostrato.

## Che cosa cambierebbe una scelta

# $pieces: “6 Regolari Inglesi, 2 Conservatori”. $from, $to, $space: nomi di spazi
lodw-result-moved = { $pieces }: { $from } → { $to }
lodw-result-placed = { $space }: { $pieces } (da piazzare)
lodw-result-removed = { $space }: { $pieces } (da rimuovere)
lodw-result-turned = { $space }: ora { $pieces }
# $before, $after: Control o livello
lodw-result-space = { $space }: { $before } → { $after }
lodw-result-resources = { $faction }: risorse { $before } → { $after }
lodw-result-lead = Vantaggio del Supporto { $before } → { $after }
# $track: CBC, CRC o FNI
lodw-result-track = { $track } { $before } → { $after }

## Legend

lodw-legend-population = Popolazione
lodw-legend-line = Linea del Proclama del 1763
lodw-legend-pawn = Spazio scelto per il Comando in corso

## The board as text

lodw-kinds-city = Città
lodw-kinds-colony = Colonie
lodw-kinds-reserve = Riserve Indiane
lodw-kinds-west-indies = West Indies
lodw-margins = { $faction }: risorse { $resources }, vantaggio { $lead }, seconda condizione { $second }, insieme { $total }

## The bar and its panels

