# Decision in North America: che cosa è accaduto.

dina-note-year = Inizia il { $year }.
dina-note-first-player = Primo giocatore: { $side }.
dina-note-bid = { $side }: offerta di { $count ->
        [one] 1 segnalino
       *[other] { $count } segnalini
    } per l’iniziativa.
dina-note-drew = Peschi { $marker }.
dina-note-draws = { $side }: pesca di { $count ->
        [one] 1 segnalino
       *[other] { $count } segnalini
    }.
dina-note-returned = Restituisci { $marker }.
dina-note-returns = { $side }: { $count ->
        [0] nessun segnalino restituito
        [one] restituzione di 1 segnalino
       *[other] restituzione di { $count } segnalini
    }.
dina-note-plays = { $side }: giocato { $marker }.
dina-note-countered = { $side }: giocata una Spia, il segnalino nemico non ha effetto.
dina-note-master-plan = { $side }: giocato Piano generale, nuovo tiro al posto del { $die }.
dina-note-spies = { $side }: unità nemiche esaminate.
dina-note-spies-hand = { $side }: mano nemica esaminata.
dina-note-seen-marker = Il nemico ha { $marker } × { $count }.
dina-note-seen-unit = { $place }: { $unit } × { $count }.
dina-note-seen-leader = { $place }: { $leader }.
dina-note-no-hessians = In questo turno non si possono reclutare Assiani.
dina-note-leader-arises = { $side }: emerge un comandante { $place-in }.
dina-note-politicking-fails = { $leader } mantiene il comando.
dina-note-leader-gone = { $leader } è fuori dal gioco.
dina-note-leader-pool = { $leader } torna nella riserva dei comandanti.
dina-note-privateers = { $side }: i Corsari fermano la flotta { $place-in }.
dina-note-points = { $side }: { $towns ->
        [one] 1 punto
       *[other] { $towns } punti
    } per le città, { $rolled } dai dadi{ $indians ->
        [0] .
       *[other] , { $indians } per le località indiane.
    }
dina-note-mobilized = { $side }: fine della mobilitazione con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
dina-note-unit-arrives = { $place }: arriva 1 { $unit }.
dina-note-leader-arrives = { $leader } arriva { $place-in }.
dina-note-leader-stays = { $leader } non trova posto e resta nella riserva dei comandanti.
dina-note-upgraded = { $place }: una milizia diventa 1 { $unit }.
dina-note-exchanged = { $place }: scambio con { $unit } × { $count }.
dina-note-partisan = { $side }: partigiano piazzato { $place-in }.
dina-note-no-partisan = { $side }: nessun partigiano appare { $region-in }.
dina-note-contest = Agitazione, { $contest }: Americani { $american }, Inglesi { $british }.
dina-note-contest-won = { $contest }: contesa vinta { $side-da }.
dina-note-contest-tied = { $contest }: la contesa finisce in parità.
dina-note-progress = Progresso rivoluzionario: { $progress }.
dina-note-special = { $side }: rinforzo speciale { $place-in }.
dina-note-loyalty = { $region }: la lealtà è ora { $level }.
dina-note-europe = Equilibrio europeo: { $europe }.
dina-note-alliance = In guerra a fianco degli Americani: { $nation }.
dina-note-neutral = Di nuovo neutrali: { $nation }.
dina-note-leaves = { $side }: le unità lasciano { $place-il } per { $to-il }.
dina-note-lost-force = { $side }: le unità { $place-in } non trovano rifugio e sono perse.
dina-note-forced-march = { $side }: marcia forzata { $place-da } con { $marker }.
dina-note-march = { $side }: una forza { $place-in } ha { $points ->
        [one] 1 punto movimento
       *[other] { $points } punti movimento
    }.
dina-note-moves = { $side }: una forza entra { $place-in }.
dina-note-sails = { $side }: una flotta naviga verso { $place-il }.
dina-note-lands = { $side }: assalto anfibio { $place-in }.
dina-note-march-loss = Marcia forzata: perdita di 1 { $unit } { $place-in }.
dina-note-militia-home = Confine: 1 { $unit } torna a casa { $place-da }.
dina-note-militia-stays = Confine: 1 { $unit } resta { $place-in }.
dina-note-overrun = { $side }: nemico travolto { $place-in }.
dina-note-intercepts = { $side }: intercettazione { $place-in }.
dina-note-interception-fails = { $side }: intercettazione fallita { $place-in }.
dina-note-battle = { $side }: attacco { $place-in }.
dina-note-tactics = { $side }: { $count ->
        [0] nessun segnalino tattica impegnato.
        [one] 1 segnalino tattica impegnato.
       *[other] { $count } segnalini tattica impegnati.
    }
dina-note-battle-initiative = Iniziativa in battaglia: Americani { $american }, Inglesi { $british }.
dina-note-uses-tactics = { $side }: { $count ->
        [one] 1 dado extra
       *[other] { $count } dadi extra
    } dai segnalini tattica.
dina-note-volley = { $side }, round { $round }: { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }, { $hits ->
        [0] nessun colpo a segno
        [one] 1 colpo a segno
       *[other] { $hits } colpi a segno
    }.
dina-note-disrupted = Disorganizzazione di 1 { $unit }.
dina-note-eliminated = { $place }: eliminazione di 1 { $unit }.
dina-note-leader-disrupted = { $leader } è disorganizzato.
dina-note-retreats = { $side }: ritirata dichiarata { $place-in }.
dina-note-battle-won = Battaglia vinta { $place-in }: { $side }.
dina-note-retreated = { $side }: ritirata { $place-da } { $to-a }.
dina-note-no-retreat = { $side }: nessuna ritirata { $place-da }, i superstiti sono persi.
dina-note-sinks = 1 { $unit } affonda con la flotta.
dina-note-siege = { $side }: inizia l’assedio { $place-di }.
dina-note-relief = { $side }: una forza di soccorso attacca { $place-in }.
dina-note-honors = { $side }: la guarnigione { $place-di } esce con gli onori militari.
dina-note-fortress = { $side }: fortezza costruita { $place-in }.
dina-note-fortress-taken = { $side }: fortezza presa { $place-in }.
dina-note-fortress-destroyed = La fortezza { $place-in } è distrutta.
dina-note-fortress-abandoned = { $side }: fortezza { $place-in } abbandonata.
dina-note-massacre = { $side }: massacro { $place-in }.
dina-note-starves = { $place }: perdita di 1 { $unit }, senza rifornimenti.
dina-note-enlistment-ends = { $place }: 1 { $unit } torna a casa, la ferma è finita.
dina-end-sudden-death = Vittoria immediata: { $side }.
dina-end-partial = Vittoria parziale: { $side }.
dina-end-short = Vittoria alla fine del 1778: { $side }. Gli Americani vincono con 4 regioni leali, Dichiarazione d’indipendenza e Alleanza francese; se ne manca una, perdono.
dina-end-draw = La guerra finisce in parità.

dina-odds-fortress-taken = Fortezza presa
dina-odds-fortress-destroyed = Fortezza distrutta
