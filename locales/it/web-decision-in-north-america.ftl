# Decision in North America: la plancia.

dinab-no-view = Ancora niente da mostrare.

## Segni dei dati che potrebbero non essere quelli stampati

dinab-mark-certain = { "" }
dinab-mark-unsure = ?
dinab-mark-reconstructed = °
dinab-marks = ? a memoria o dedotto, ° ricostruito: può differire dal gioco stampato. Un pacchetto di dati può correggerlo.

## La mappa

dinab-title-above = The American Revolution
dinab-title-middle = Decision in
dinab-title-below = North America
dinab-named-value = { $place } ({ $value })
dinab-islands = Indie Occidentali (non in scala)

## Pedine

dinab-letter-american = A
dinab-letter-british = I
dinab-letter-regular = R
dinab-letter-detachment = D
dinab-letter-light = L
dinab-letter-grenadier = G
dinab-letter-marine = Ma
dinab-letter-militia = Mi
dinab-letter-indian = I
dinab-type-regular = Regolari
dinab-type-detachment = Distaccamento
dinab-type-light = Truppe leggere
dinab-type-grenadier = Granatieri
dinab-type-marine = Fanti di marina
dinab-type-militia = Milizia
dinab-type-fleet = Flotta
dinab-type-indian = Indiani
dinab-type-general = generale
dinab-type-admiral = ammiraglio
dinab-type-militia_commander = comandante di milizia
dinab-type-risen = segnalino Emerge un comandante
# $mark: ? o ° se il valore potrebbe non essere quello stampato.
dinab-leader = { $name }, { $type }: valore { $value }{ $mark }
dinab-units = { $unit } × { $count }, forza { $strength }{ $mark } ciascuna
dinab-sum = { $side }: { $count ->
        [one] 1 unità
       *[other] { $count } unità
    }
dinab-stack = { $side }, { $count ->
        [one] 1 pedina: { $top }
       *[other] pila di { $count } pedine, in cima: { $top }
    }
dinab-unknown = sconosciuta
dinab-mark-of = { $mark } ({ $side })
dinab-partisan = partigiano
dinab-fortress = fortezza
dinab-siege = assedio
dinab-massacre = massacro
dinab-ship = a bordo

## Luoghi

dinab-sea = mare
dinab-box = riquadro fuori mappa
dinab-town = città
dinab-wilderness = terre selvagge
dinab-indian = terra indiana
dinab-value = valore { $value }{ $mark }
dinab-port = porto
dinab-to-road = Strade: { $places }
dinab-to-trail = Sentieri: { $places }
dinab-to-lake_river = Laghi e fiumi: { $places }
dinab-to-high_seas = Rotte: { $places }
dinab-neutral = neutrale
dinab-loyalty-of = { $region }: lealtà { $level } ({ $side })
dinab-places = Luoghi
dinab-seas-and-boxes = Mari e riquadri fuori mappa

## Fasi

dinab-phase-set-up = Preparazione
dinab-phase-initiative = Iniziativa
dinab-phase-political = Fase politica
dinab-phase-mobilization = Mobilitazione
dinab-phase-rabble-rousing = Agitazione
dinab-phase-movement = Campagna { $campaign }: movimento
dinab-phase-combat = Campagna { $campaign }: combattimento
dinab-phase-forage = Rifornimento
dinab-phase-enlistment = Ferme
dinab-phase-adjustment = Segnalini e punti
dinab-phase-end-of-turn = Fine del turno

## La barra e le tabelle

dinab-tables = Tabelle
dinab-years = Anni della guerra
dinab-first = Primo giocatore: { $side }
dinab-moment = { $year }, { $phase }.
dinab-row-points = Punti politici
dinab-row-markers = Segnalini campagna
dinab-row-towns = Valore delle città (ne servono { $needed })
dinab-row-income = Punti dalle città, e dadi
dinab-income = { $points } + { $dice }d6
dinab-row-regions = Regioni con lealtà { $level } (ne servono { $needed })
dinab-progress-dice = { $dice ->
        [one] 1 dado americano
       *[other] { $dice } dadi americani
    }
dinab-region = Regione
dinab-margin-towns = { $side }: città per un valore di { $value } (serve { $needed })
dinab-margin-regions = { $side }: { $count } di { $needed } regioni con lealtà { $level }
dinab-margin-tables = Americani: { $count ->
        [one] 1 tabella
       *[other] { $count } tabelle
    } su 2 al punto richiesto. { $progress } (serve Dichiarazione d’indipendenza); { $europe } (serve Alleanza francese)
dinab-margin-short-british = Inglesi: gli Americani hanno { $count } delle { $needed } cose che servono alla fine del 1778. Se ne manca una, vincono gli Inglesi
dinab-points = { $points ->
        [0] nessun punto
        [one] 1 punto
       *[other] { $points } punti
    }
dinab-points-short = pt
dinab-side-state = { $side }: { $points ->
        [0] nessun punto
        [one] 1 punto
       *[other] { $points } punti
    }, { $markers ->
        [0] nessun segnalino
        [one] 1 segnalino
       *[other] { $markers } segnalini
    }, città per un valore di { $towns }, { $regions ->
        [0] nessuna regione
        [one] 1 regione
       *[other] { $regions } regioni
    } con lealtà { $level } o più
dinab-panel-battle = Battaglia
dinab-score = valore delle città

## Fuori mappa

dinab-reserves = Fuori mappa
dinab-leader-pool = Riserva dei comandanti, { $side }
dinab-leaders-gone = Comandanti fuori gioco
dinab-lost-for-good = Perduti per sempre
dinab-pool = Segnalini campagna
dinab-in-pool = { $count ->
        [0] nessun segnalino nella riserva
        [one] 1 segnalino nella riserva
       *[other] { $count } segnalini nella riserva
    }
dinab-set-aside = Messi da parte:
dinab-allies = In guerra accanto agli Americani
dinab-options = Regole facoltative

## La mano

dinab-hand = Segnalini campagna
dinab-hand-empty = Nessun segnalino campagna
dinab-hand-of = { $side }: { $count ->
        [0] nessun segnalino
        [one] 1 segnalino
       *[other] { $count } segnalini
    }
dinab-times = ×{ $count }
dinab-copies = { $count ->
        [one] 1{ $mark } nel gioco
       *[other] { $count }{ $mark } nel gioco
    }
dinab-category-action = Azione
dinab-category-rabble_rousing = Agitazione
dinab-category-tactics = Tattica
dinab-category-spare = Di riserva
dinab-rabble-points = { $points ->
        [one] Vale 1 punto quando lo impegni in una tabella.
       *[other] Vale { $points } punti quando lo impegni in una tabella.
    }
dinab-does-bait = Movimento, in un luogo con un tuo partigiano e unità nemiche: tira un dado. 1: il nemico pesca tanti segnalini quanti ne dice un altro dado. 2–3: il nemico compie un massacro. 5–6: li peschi tu.
dinab-does-committee = Secondo o terzo movimento: marcia forzata gratis, anche senza comandante. O in qualsiasi fase: tenta di piazzare gratis un partigiano in una regione leale a te.
dinab-does-debate-american = Fase politica: gli Inglesi tirano 1 dado in meno per i punti di questo turno.
dinab-does-debate-british = Fase politica: tiri 1 dado in più per i punti di questo turno.
dinab-does-drillmaster-american = Mobilitazione, dove hai un comandante: recluta tanti regolari quanto il suo valore, a 2 punti ciascuno.
dinab-does-drillmaster-british = Mobilitazione, dove hai un comandante: una milizia diventa gratis un’unità regolare o leggera.
dinab-does-engineers = Fine del tuo movimento: piazza gratis una fortezza o un assedio su una tua unità.
dinab-does-hessians-american = Mobilitazione: in questo turno gli Inglesi non reclutano Assiani.
dinab-does-hessians-british = Mobilitazione: un’unità assiana gratis in Gran Bretagna.
dinab-does-indians-american = Fase politica: pesca 1 segnalino per ogni unità indiana sulla mappa.
dinab-does-indians-british = Mobilitazione: un’unità indiana gratis in una terra indiana.
dinab-does-leader-arises = Mobilitazione: un comandante di valore 1 si unisce a un’unità fino alla fase delle ferme.
dinab-does-master-plan = In qualsiasi momento tranne in battaglia: tira di nuovo un tuo dado.
dinab-does-minutemen = Inizio del tuo movimento: una milizia gratis in una città o in terre selvagge di una regione leale a te.
dinab-does-mutiny = Inizio dell’aggiustamento: il nemico restituisce tanti segnalini quanti ne dice un dado; poi riceve questo. Una Spia lo annulla.
dinab-does-politicking = Fine del turno: nomina un comandante nemico, non Washington. 1: fuori gioco. 2–3: torna nella riserva.
dinab-does-privateers = Una flotta nemica sta per salpare: resta dov’è, e con lei le unità a bordo.
dinab-does-pulaski-american = Mobilitazione: un’unità regolare o leggera gratis dove hai un comandante.
dinab-does-pulaski-british = Possono giocarlo solo gli Americani.
dinab-does-shot-heard-american = Dopo una battaglia: il doppio dei segnalini che ti porta. Una volta per partita.
dinab-does-shot-heard-british = Possono giocarlo solo gli Americani.
dinab-does-speculators = Fase politica: tira un dado. 1–2: restituisci tanti segnalini quanti ne dice un altro dado. 3–6: ne peschi altrettanti.
dinab-does-spy = In qualsiasi momento: guarda tutte le unità nemiche di una regione o di un riquadro, o i segnalini del nemico. Oppure annulla una Spia o un Ammutinamento.
dinab-does-tarleton = Inizio di una battaglia: +1 alla tua iniziativa. Se vinci, il nemico pesca il doppio dei segnalini, oppure devi compiere un massacro.
dinab-does-tactics = Paga una marcia forzata, un’intercettazione o 1 dado in più in battaglia.
dinab-does-spare = Non ha effetto, ma si può offrire per l’iniziativa.

## Marcia, battaglia, scelte

dinab-marching = In marcia
dinab-forced-march = Marcia forzata
dinab-sailing = In mare
dinab-from-to = partenza: { $from }, ora: { $at }
dinab-left = { $count ->
        [one] punto movimento rimasto
       *[other] punti movimento rimasti
    }
dinab-commander = Comandante: { $leader }
dinab-no-commander = Nessun comandante
dinab-force-hidden = La forza nemica è nascosta.
dinab-battle-at = Battaglia: { $place }
dinab-battle-naval = battaglia navale
dinab-battle-landing = assalto anfibio
dinab-battle-sortie = sortita
dinab-battle-fortress = dietro una fortezza
dinab-battle-siege = sotto assedio
dinab-round = Round { $round }, fuoco: { $side }
dinab-before = Prima del primo round
dinab-attacker = attaccante
dinab-defender = difensore
dinab-fire-round = Round { $round }
dinab-initiative = Iniziativa in battaglia
dinab-disrupted = Disorganizzate
dinab-strength = Forza
dinab-leadership = Comando
dinab-tactics = Tattica
dinab-lost = Perdite
dinab-round-of = Round { $round }
dinab-volley = { $side }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
  }, { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
  }
dinab-volley-tactics = ({ $count } per Tattica)
dinab-eliminated = Eliminate
dinab-step = Costa { $cost }, ne lascia { $left }
dinab-fire-note = Un dado per punto di forza: il 5 disorganizza un’unità, il 6 ne elimina una (33% di colpire per dado).
dinab-choose-units = Scegli un’unità
dinab-price-note = Tre prezzi: nelle regioni leali a te, neutrali, leali al nemico. Nel turno 1 gli Inglesi pagano il doppio.

## Legenda

dinab-legend-nations = Nazioni
dinab-legend-types = Tipi
dinab-legend-signs = Segni
dinab-legend-leader = Comandante con il suo valore (⚓ ammiraglio, ★ comandante di milizia)
dinab-legend-hidden = Pila nemica: la cima, e quante pedine
dinab-legend-sum = Unità di una grande forza; la sua scheda le mostra tutte
dinab-legend-town = Città con il suo valore
dinab-legend-road = Strada: 1 punto movimento
dinab-legend-trail = Sentiero: 2 punti, truppe leggere 1
dinab-legend-lake_river = Lago o fiume: 1 punto
dinab-legend-high_seas = Rotta, per le flotte
dinab-legend-american = Regione leale agli Americani, più fitta ai livelli più alti
dinab-legend-british = Regione leale agli Inglesi

## Annunci

dinab-announce-year = Un nuovo anno
dinab-announce-alliance = Un nuovo alleato
dinab-announce-neutral = Un alleato lascia la guerra
dinab-announce-special = Rinforzi
dinab-announce-leader-gone = Un comandante è perduto

## Schede di aiuto

dinab-sheet-costs = Costi
dinab-sheet-what = Voce
dinab-sheet-points = Punti
dinab-sheet-optional = (regola facoltativa)
dinab-sheet-markers = Segnalini campagna
dinab-sheet-leaders = Comandanti
dinab-price-campaign-marker = Segnalino campagna
dinab-price-leader = Comandante dalla riserva
dinab-price-partisan = Partigiano (appare con 4–6)
dinab-price-fortress = Fortezza
dinab-price-siege = Assedio
dinab-price-militia-upgrade = Potenziamento della milizia

## Bids, commitments and returns in one panel

dinab-bids-bid = La tua offerta segreta
dinab-bids-return = Segnalini da restituire
dinab-bids-commit = I tuoi impegni segreti
dinab-bids-left = { $points ->
    [one] 1 pt
   *[other] { $points } pt
  }, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
  }
dinab-bids-sum = { $points ->
    [one] 1 pt
   *[other] { $points } pt
  }
dinab-bids-cell = { $marker } per { $target }
dinab-bids-of = su { $count }
dinab-bids-missing = Scegline { $count ->
    [one] ancora 1
   *[other] altri { $count }
}
dinab-bids-bid-do = { $count ->
    [0] Non offrire nulla
    [one] Offri 1 segnalino
   *[other] Offri { $count } segnalini
}
dinab-bids-return-do = { $count ->
    [one] Restituisci 1 segnalino
   *[other] Restituisci { $count } segnalini
}
dinab-bids-commit-do = { $count ->
    [0] Non impegnare nulla
    [one] Impegna 1 segnalino
   *[other] Impegna { $count } segnalini
}
