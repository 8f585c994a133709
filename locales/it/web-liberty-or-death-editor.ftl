# L’editor di posizioni di Liberty or Death.

lode-tab-space = Spazio
lode-tab-forces = Fuori mappa
lode-tab-factions = Fazioni
lode-tab-cards = Carte
lode-tab-setup = Scenario
lode-no-flaws = Nessun errore: la posizione si può giocare.
lode-flaws = { $count ->
    [one] 1 errore
   *[other] { $count } errori
}
lode-dropped = Era in corso un Comando. Non fa parte della posizione; i pezzi sono dove li aveva messi.
lode-bad-link = Questo link non contiene una posizione.
lode-bad-file = Questo file non contiene una posizione.

## Numbers

# $what: un tipo di pezzo o un tracciato
lode-less = Uno in meno: { $what }
lode-more = Uno in più: { $what }

## Space

lode-space = Spazio
lode-level = Supporto od Opposizione
lode-pieces = Pezzi
lode-markers = Segnalini
lode-leaders-here = Leader presenti
lode-totals = In tutto il gioco

## Factions

lode-standing = Su questa carta
lode-leader = Leader
lode-leader-place = Dove si trova il Leader
lode-stroke = Ha in mano una Brilliant Stroke
lode-non-player = Non giocante (la gioca il bot)
lode-remains-eligible = Resta eleggibile dopo questa carta
lode-tracks = Tracciati
lode-treaty = Treaty of Alliance giocato
lode-treaty-card = I Francesi hanno in mano il Treaty of Alliance

## Cards

lode-no-card = Nessuna
lode-phase = Che cosa viene ora
lode-first = Che cosa ha fatto la 1ª fazione eleggibile
lode-first-none = Ancora niente
lode-first-command = Solo un Comando
lode-first-command-and-activity = Comando con Comando Speciale
lode-first-event = Evento
lode-campaign = Campagna
lode-drawn = Carte pescate in questa Campagna
lode-winters = Round Winter Quarters iniziati
lode-winter-drawn = Carta Winter Quarters di questa Campagna pescata
lode-seen = Carte viste
lode-seen-count = { $count ->
    [0] Nessuna carta vista
    [one] 1 carta vista
   *[other] { $count } carte viste
}

## Setup

lode-begin-with = Partire da un’altra posizione
lode-set-up = Preparazione di uno scenario
lode-choose = Scegli…
lode-clear = Svuota la mappa
lode-open-file = Apri un file

## What to do with it

lode-use = Usa questa posizione
lode-play = Gioca da qui
lode-save = Salva
lode-share = Link
lode-link = Link a questa posizione
lode-link-copied = Link a questa posizione (copiato)
lode-nobody = Tutte e quattro le fazioni sono non giocanti. Lasciane una a una persona.
lode-commands = Studiala con il programma
# $file: il nome di un file
lode-commands-hint = Salva la posizione come { $file }, poi:
