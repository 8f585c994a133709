# Il kit dei tabelloni: quello che i tabelloni di tutti i giochi hanno in comune nel browser.

kit-menu = Menu
kit-tray = Carte e riserve
kit-hand-empty = Nessuna carta
kit-lod-sequence = Turno
kit-lod-tracks = Tracciati
# $what: support o opposition. $value e $needed: numeri
kit-lod-lead = { $what ->
    [support] Vantaggio del Supporto { $value }, serve più di { $needed }
   *[opposition] Vantaggio dell’Opposizione { $value }, serve più di { $needed }
}
# $what: uno dei tre qui sotto
kit-lod-second = { $what } { $value }, serve più di 0
kit-lod-second-casualties = Perdite CBC/CRC
kit-lod-second-forts = Forti più 3 meno Villaggi
kit-lod-second-villages = Villaggi meno 3 meno Forti dei Patrioti

## Che cosa hanno fatto gli altri

kit-story = Che cosa è successo
kit-story-bar = Riproduzione
kit-story-back = Tappa precedente
kit-story-next = Tappa successiva
kit-story-pause = Pausa
kit-story-resume = Continua
kit-story-speed = Velocità { $speed }×
kit-story-skip = Salta
kit-story-again = Rivedi l’ultimo giro

## Battaglie

kit-battle-at = Battaglia: { $space }
kit-battle-attacker = attaccante
kit-battle-defender = difensore
kit-battle-units = { $count ->
    [0] Nessuna unità di combattimento
    [one] 1 unità di combattimento
   *[other] { $count } unità di combattimento
}
kit-battle-rating = { $general }: valore di battaglia { $rating }
kit-battle-roll = Tiro di battaglia
kit-battle-total = Totale
kit-battle-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
kit-battle-going = La battaglia non è ancora decisa.
kit-battle-close = Chiudi
kit-battle-open = Scheda di battaglia
kit-lod-royalist = Realisti
kit-lod-rebellion = Ribelli
kit-lod-inflicts = Livello di perdite inflitto

## Annunci

kit-dismiss = Chiudi
kit-announce-captured = Un generale viene catturato
kit-announce-france = La Francia entra in guerra
kit-announce-europe = Guerra in Europa
kit-announce-congress = Il Congresso è disperso
kit-announce-war-ends = La fine è in vista
kit-announce-end = La guerra è finita
kit-announce-year = Un nuovo anno
kit-announce-winter = Winter Quarters
kit-announce-check = Verifica della vittoria
kit-announce-stroke = Brilliant Stroke
kit-lod-phase-victory-check = Vittoria
kit-lod-phase-supply = Rifornimenti
kit-lod-phase-resources = Risorse
kit-lod-phase-support = Supporto
kit-lod-phase-redeployment = Ridispiegamento
kit-lod-phase-desertion = Diserzione
kit-lod-phase-reset = Reset

## Le mani sulla mappa, e impostazioni

kit-how-many = Quanti
kit-continue-as = Continua come { $seat }
kit-aid-choose = Di chi è la scheda
kit-aid-print = Stampa questa scheda
# $choice: a choice of a question that is not asked yet
kit-later = { $choice } (domanda successiva)
kit-following = Poi:
kit-results = Cambierebbe:
# $text: what is rolled
kit-dice-decide = Poi decidono i dadi: { $text }
# $needs: the highest roll that succeeds. $percent: how likely that is
kit-odds = { $needs } o meno: { $percent }%
# $name: who rolls
kit-odds-of = { $name }: { $needs } o meno, { $percent }%
kit-finish = Concludi
kit-finish-title = Risponde Fatto finché non c’è altro da decidere
# $choice: the label of a choice
kit-always = Rispondi sempre «{ $choice }»
kit-order-stroke = Rinunci sempre a giocare la Brilliant Stroke.
kit-order-end = Chiedimelo di nuovo
kit-one-by-one = Rispondi domanda per domanda
kit-answering = Risposte in corso…
kit-glossary = Glossario
kit-on-board = { $count ->
    [one] 1 scelta sul tabellone
   *[other] { $count } scelte sul tabellone
}
kit-setting-battles = Apri la scheda dopo ogni battaglia
kit-setting-forced = Rispondi per me quando c’è una sola scelta
kit-setting-ahead = Mostra in anticipo le scelte della domanda successiva
kit-setting-folded = Richiudi gli elenchi di ciò che è sul tabellone
kit-setting-follow = Sposta la mappa dove succede qualcosa
kit-setting-sound = Suono quando tocca a me e per i nuovi messaggi
kit-notify-on = Avvisami quando tocca a me
kit-notify-off = Non avvisarmi più
kit-notify-refused = Il browser non permette le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
kit-setting-taps = Tocco: un tocco seleziona, un secondo conferma
kit-key-number = Scegli per numero; la quantità dove è richiesta
kit-key-story = Riproduzione: indietro, avanti, pausa

## La fine della partita

kit-end = La fine della partita
kit-end-course = Il corso della guerra
kit-end-deeds = Che cosa ha fatto ciascuno
kit-deed-commands = Comandi
kit-deed-events = Eventi giocati
kit-deed-passes = Turni passati
kit-deed-strokes = Brilliant Stroke
kit-deed-attacks = Battaglie come attaccante
kit-deed-lost-in-battle = Pezzi persi in Combattimento
kit-deed-ops = Carte Operazioni
kit-deed-discards = Eventi scartati
kit-deed-markers = Segnalini CP piazzati o girati
kit-deed-battles-won = Battaglie vinte
kit-deed-generals-taken = Generali catturati
kit-deed-markers-played = Segnalini campagna giocati
kit-deed-units-raised = Unità reclutate
kit-deed-units-lost = Unità perse
kit-deed-fortresses = Fortezze costruite o prese
kit-end-battles = Battaglie

## Probabilità di ciò che segue da una scelta

kit-odds-title = Probabilità
# $mean: un numero come 1,3
kit-odds-mean = { $mean } in media
# $dice: per esempio 1–3
kit-odds-dice = Con { $dice }:
kit-odds-more = { $count ->
    [one] Un altro risultato
   *[other] Altri { $count } risultati
}
# $bot: il nome di un bot
kit-odds-policy = Le scelte al suo interno sono quelle che farebbe { $bot }.
kit-odds-no-card = Il nemico non gioca carte dalla mano.
kit-odds-inexact = Qui conta ciò che il nemico nasconde: è la media su alcune forze che può avere.
kit-odds-fought = Qui può succedere troppo per calcolare tutto: è una stima su { $count } battaglie combattute secondo le regole, con un errore di al massimo { $error } punti percentuali.
kit-odds-no-battle = nessuna battaglia
