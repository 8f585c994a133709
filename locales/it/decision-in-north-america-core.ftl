# Decision in North America: preparazione, pulsanti, domande e plancia.

dina-title = The American Revolution: Decision in North America
dina-scenario-campaign = L’intera guerra, 1775–1782
dina-scenario-to-1778 = La partita breve, 1775–1778
dina-option-no = No
dina-option-yes = Sì
dina-option-fortresses = Fortezze e assedi (28)
dina-option-partisans = Partigiani (29)
dina-option-indian-sovereignty = Sovranità indiana (30)
dina-option-militia-upgrades = Potenziamento della milizia inglese (31)
dina-option-interception = Intercettazione (32)
dina-option-militia-expeditions = Spedizioni della milizia (33)
dina-option-overrun = Travolgimento (34)
dina-option-frontier-warfare = Guerra di frontiera (35)
dina-option-forage = Foraggiamento (36)
dina-option-massacre = Massacro (37)
dina-option-honors-of-war = Onori militari (38)
dina-american = Americani
    .il = gli Americani
    .a = agli Americani
    .da = dagli Americani
    .di = degli Americani
dina-british = Inglesi
    .il = gli Inglesi
    .a = agli Inglesi
    .da = dagli Inglesi
    .di = degli Inglesi
dina-nation-american = Americani
dina-nation-french = Francesi
dina-nation-spanish = Spagnoli
dina-nation-british = Inglesi
dina-nation-hessian = Assiani
dina-nation-indian = Indiani

## Scelte

dina-choice-place = { $place }{ $mark }
dina-choice-town = { $place } ({ $value }{ $mark })
dina-choice-region = { $region }
dina-choice-leader = { $leader } ({ $value }{ $mark })
dina-choice-unit = { $unit }
dina-choice-disrupted = { $unit } (unità disorganizzata)
dina-choice-unit-at = { $unit } { $place-in }
dina-choice-marker = { $marker }
dina-button-done = Fatto
dina-button-stop = Fermati qui
dina-button-pass = Passa
dina-button-pass-phase = Passa per questa fase
dina-button-yes = Sì
dina-button-no = No
dina-button-accept = Accetta
dina-button-decline = Rifiuta
dina-button-all = Tutte
dina-button-none = Nessuna
dina-button-buy-marker = Compra un segnalino campagna
dina-button-buy-leader = Pesca un comandante
dina-button-buy-partisan = Arruola un partigiano
dina-button-buy-fortress = Costruisci una fortezza
dina-button-upgrade = Potenzia una milizia
dina-button-split = Dividi un reggimento
dina-button-join = Unisci distaccamenti
dina-button-arrange = Riordina una pila
dina-button-by-land = Via terra
dina-button-by-sea = Via mare
dina-button-drop-off = Lascia un’unità
dina-button-fire = Spara
dina-button-retreat = Ritirati
dina-button-attack = Attacca
dina-button-wait = Aspetta
dina-button-offer-honors = Offri gli onori militari
dina-button-at-troops = Spara alle truppe
dina-button-at-fleet = Spara alla flotta
dina-button-progress = Progresso rivoluzionario
dina-button-loyalty = Lealtà coloniale
dina-button-europe = Equilibrio europeo
dina-button-enemy-hand = La mano del nemico

## Momenti per giocare segnalini

dina-moment-initiative = Fase di iniziativa
dina-moment-political = Fase politica, prima dei punti
dina-moment-political-end = Fase politica, dopo i punti
dina-moment-mobilization = Fase di mobilitazione
dina-moment-rabble-rousing = Fase di agitazione
dina-moment-movement-start = inizio di una fase di movimento
dina-moment-movement = Fase di movimento
dina-moment-movement-end = fine di una fase di movimento
dina-moment-battle = inizio di una battaglia
dina-moment-supply = Fase di rifornimento
dina-moment-adjustment = Fase di aggiustamento
dina-moment-end-of-turn = Fase di fine turno

## Domande

dina-ask-set-up-unit = Preparazione: piazza 1 { $unit }
dina-ask-set-up-leader = Preparazione: piazza { $leader }
dina-ask-special-where = Rinforzo speciale: scegli l’unità a cui si unisce il comandante
dina-ask-play-marker = Gioca un segnalino campagna, o Passa: { $moment }
dina-ask-roll-again = Tiro di { $die }: gioca Piano generale per tirare di nuovo, o Passa
dina-ask-counter-spy = Gioca una Spia per annullare il segnalino nemico, o Passa
dina-ask-spy-on = Spia: scegli la mano del nemico, una regione o un riquadro da esaminare
dina-ask-partisan-region = Partigiano: scegli una regione
dina-ask-partisan-where = Partigiano: scegli una località
dina-ask-drill-where = Istruttore: scegli una località con un comandante
dina-ask-drill-how-many = Istruttore { $place-in }: scegli quanti regolari reclutare (2 punti ciascuno)
dina-ask-leader-arises-where = Emerge un comandante: scegli l’unità a cui si unisce
dina-ask-bait-where = Provocazione: scegli una località con un tuo partigiano e unità nemiche
dina-ask-engineers-where = Genieri: scegli dove piazzare una fortezza o un assedio
dina-ask-politick-against = Intrighi: scegli un comandante nemico
dina-ask-privateers = Una flotta nemica sta per lasciare { $place-il }: gioca Corsari, o Passa
dina-ask-shot-heard = Gioca Lo sparo udito in tutto il mondo per raddoppiare i segnalini, o Passa
dina-ask-bid = Offerte segrete per l’iniziativa
dina-ask-bid-how-many = Iniziativa: scegli quanti segnalini offrire
dina-ask-bid-marker = Iniziativa: scegli un segnalino da offrire ({ $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    })
dina-ask-return-markers = Entrambe le parti restituiscono metà dei segnalini
dina-ask-return-marker = Scegli un segnalino da restituire alla riserva ({ $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    })
dina-ask-mobilize = Mobilitazione ({ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }): scegli cosa comprare o giocare, o Fatto
dina-ask-which-unit = Scegli il tipo di unità
dina-ask-unit-where = Scegli dove piazzare 1 { $unit }
dina-ask-leader-where = Scegli dove appare { $leader }
dina-ask-exchange-where = Scambio: scegli le unità e il luogo
dina-ask-fortress-where = Fortezza: scegli una località con tue unità di terra
dina-ask-upgrade-where = Potenziamento: scegli una località con milizia e regolari o truppe leggere
dina-ask-commit = Impegno segreto dei segnalini agitazione
dina-ask-commit-marker = Agitazione: scegli un segnalino da impegnare, o Fatto
dina-ask-commit-to = Scegli la tabella o la regione per { $marker }
dina-ask-table-first = Scegli la prossima tabella da risolvere
dina-ask-region-first = Scegli la prossima regione da risolvere
dina-ask-goes-home = Scegli dove rimpatria 1 { $unit } { $place-da }
dina-ask-leader-goes-home = Scegli dove rimpatria { $leader } { $place-da }
dina-ask-leaves-neutral = Scegli dove vanno le unità { $place-in }
dina-ask-move-from = Movimento, campagna { $campaign }: scegli da dove parte una forza, o Fatto
dina-ask-land-or-sea = Muovere { $place-da } via terra o via mare?
dina-ask-pay-march = Marcia forzata: scegli il segnalino da spendere
dina-ask-force-size =
    { $chosen ->
        [0] Forza { $place-in }: scegli quante unità e quanti comandanti vanno
       *[other] Forza { $place-in }: scegli quante unità e quanti comandanti vanno, chi comanda compreso
    }
dina-ask-force-units = Forza { $place-in }: scegli chi muove (ancora { $left })
dina-ask-who-goes = Forza { $place-in }: scegli chi va (ancora { $left })
dina-ask-commander = Forza { $place-da }: scegli il comandante, o nessuno
dina-ask-move-to = Forza { $place-in } ({ $left ->
        [one] 1 punto movimento
       *[other] { $left } punti movimento
    }): scegli la prossima località, o fermati
dina-ask-sail-to = Flotta { $place-in } ({ $left ->
        [one] 1 punto movimento
       *[other] { $left } punti movimento
    }): scegli il prossimo mare o porto, o fermati
dina-ask-drop-off = Scegli un’unità o un comandante da lasciare { $place-in }
dina-ask-leave-fleet = Scegli una flotta da lasciare { $place-in }
dina-ask-land = Sbarco { $place-in } contro il nemico: scegli quante unità e quanti comandanti scendono a terra
dina-ask-land-whom = Sbarco { $place-in }: scegli chi scende a terra (ancora { $left })
dina-ask-arrange-where = Scegli una pila da riordinare
dina-ask-arrange-top = Scegli cosa sta in cima { $place-a }
dina-ask-overrun = Travolgere il nemico { $place-in }?
dina-ask-intercept = Una forza nemica entra { $place-in }: scegli chi la intercetta, o Passa
dina-ask-besiege = Scegli una fortezza da assediare ({ $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    }), o Fatto
dina-ask-abandon-fortress = Scegli una fortezza da abbandonare, o Fatto
dina-ask-battle-where = Scegli la prossima battaglia
dina-ask-commit-tactics = Battaglia: scegli quanti segnalini tattica impegnare
dina-ask-use-tactics = Round { $round }: scegli quanti segnalini tattica usare per dadi extra
dina-ask-fire-or-retreat = Battaglia { $place-in }: sparare o ritirarsi?
dina-ask-fortress-target = Fortezza { $place-in }: scegli il bersaglio
dina-ask-eliminated = Scegli l’unità eliminata
dina-ask-disrupted = Scegli l’unità disorganizzata
dina-ask-retreat-to = Ritirata { $place-da }: scegli dove
dina-ask-left-behind = Non c’è posto a bordo: scegli un’unità da abbandonare
dina-ask-sinks-with = Una flotta affonda: scegli un’unità che affonda con lei
dina-ask-siege-attack = Assedio { $place-di }: attaccare la fortezza?
dina-ask-sortie = Assediati { $place-in }: sortita contro gli assedianti?
dina-ask-accept-honors = Onori militari per { $place-il }: accettare e lasciare?
dina-ask-honors-to = Onori militari: scegli dove va la guarnigione { $place-di }
dina-ask-commit-massacre = Compiere un massacro { $place-in }?
dina-ask-out-of-supply = Foraggiamento { $place-in }: scegli un’unità senza rifornimenti

## Dadi e pescate

dina-roll-draw-marker = Pesca un segnalino campagna ({ $side })
dina-roll-lose-marker = Pesca un segnalino da perdere ({ $side })
dina-roll-draw-leader = Pesca un comandante ({ $side })
dina-roll-initiative = Tira per l’iniziativa ({ $side })
dina-roll-points = Tira per i punti politici ({ $side })
dina-roll-how-many = Tira per il numero di segnalini
dina-roll-speculators = Tira per Speculatori
dina-roll-bait = Tira per Provocazione
dina-roll-politicking = Tira per Intrighi fra generali
dina-roll-mutiny = Tira per Ammutinamento e tradimento
dina-roll-partisan = Tira per un partigiano ({ $side })
dina-roll-rabble = Tira per l’agitazione ({ $side })
dina-roll-march = Tira per i punti movimento ({ $side })
dina-roll-march-attrition = Marcia forzata: tira per 1 unità
dina-roll-expedition = Confine: tira per 1 { $unit }
dina-roll-intercept = Tira per l’intercettazione
dina-roll-battle-initiative = Tira per l’iniziativa in battaglia ({ $side })
dina-roll-fire = Tira per il fuoco ({ $side })
dina-roll-survival = Tira per la sopravvivenza di { $leader }
dina-roll-fortress-capture = Tira per la cattura della fortezza
dina-roll-massacre = Tira per un massacro
dina-roll-honors = Onori militari: tira ({ $side })
dina-roll-supply = Rifornimento { $place-in }: tira per 1 unità
dina-roll-enlistment = Ferma { $place-in }: tira per 1 unità

## La plancia nel terminale

dina-board-year = { $year }, primo giocatore: { $side }
dina-board-tables = Progresso: { $progress }; Europa: { $europe }
dina-board-loyalty = { $region } { $level }
dina-board-side = { $side }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $count ->
        [one] 1 segnalino
       *[other] { $count } segnalini
    }
dina-board-pool = Segnalini nella riserva: { $count }
dina-board-marker = { $marker } × { $count }
dina-board-units = { $unit } × { $count }
dina-board-top = Pila di { $count }, in cima:
dina-board-mark = { $side }: { $mark }
dina-board-fortress = fortezza
dina-board-siege = assedio
dina-board-partisan = partigiano
dina-board-massacre = massacro
dina-board-sea = In mare e fuori mappa
dina-board-marks = ? a memoria o dedotto, ° ricostruito: può differire dal gioco stampato. Un pacchetto di dati può correggerlo.
dina-mark-certain = { "" }
dina-mark-unsure = ?
dina-mark-reconstructed = °
