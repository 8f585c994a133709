# I Patrioti non giocanti (8.5).

# Evento o Comando?
lod-np-patriots-event-shifts = Il Supporto supera l’Opposizione, e l’Evento giova alla Ribellione.
lod-np-patriots-event-militia = L’Evento porta Milizie occultate in uno spazio con Supporto Attivo, o con un Villaggio, che non ne aveva.
lod-np-patriots-event-fort = L’Evento piazza un Forte dei Patrioti.
lod-np-patriots-event-village = L’Evento rimuove un Villaggio.
lod-np-patriots-event-resources = L’Evento porta ai Patrioti almeno tre risorse.
lod-np-patriots-event-none = L’Evento non dà nulla di ciò che i Patrioti cercano, e i loro pezzi sulla mappa sono meno di 25.
lod-np-patriots-roll-event = I Patrioti hanno almeno 25 pezzi sulla mappa: con 5 o 6 giocano l’Evento
lod-np-patriots-event-die = Il dado per l’Evento ha dato { $roll }; serve { $needed } o più.

# Quale Comando
lod-np-patriots-battle = In qualche spazio cubi e Leader della Ribellione superano i Realisti attivi, e una Battaglia conviene.
lod-np-patriots-no-battle = In qualche spazio cubi e Leader della Ribellione superano i Realisti attivi, ma in nessuno la Ribellione combatterebbe come parte più forte.
lod-np-patriots-rally = I Patrioti si riorganizzano.
lod-np-patriots-rally-for-fort = Riorganizzandosi i Patrioti piazzerebbero un Forte.
lod-np-patriots-roll-rally = I Patrioti si riorganizzano? Il dado deve superare le Milizie occultate sulla mappa ({ $hidden })
lod-np-patriots-rally-die = Il dado per Riorganizzare ha dato { $roll }, contro { $hidden } Milizie occultate sulla mappa.
lod-np-patriots-no-rally = Riorganizzare non è possibile: al suo posto Propaganda.
lod-np-patriots-rouses = Propaganda può spostare uno spazio verso l’Opposizione Attiva.
lod-np-patriots-march = Propaganda non sposterebbe nessuno spazio: i Patrioti marciano.
lod-np-patriots-no-march = Nessuna marcia serve ai Patrioti.

# Combattere
lod-np-patriots-battle-here = In { $space } il livello di forza della Ribellione con i modificatori supera quello dei Realisti.
lod-np-patriots-french-join = I Regolari Francesi si uniscono alla Battaglia dovunque li si possa pagare e i Continentali li guidino.
lod-np-patriots-activate = { $count ->
    [0] Nessuna Milizia esce
    [one] Una Milizia esce
   *[other] { $count } Milizie escono
} allo scoperto: solo quelle che aumentano il livello di forza, e una resta occultata.
lod-np-patriots-shift = Gli spostamenti rimasti danno più Opposizione in { $space }.
lod-np-patriots-free-rally = Ogni vittoria della Ribellione dà ai Patrioti un Riorganizzare gratuito.

# Riorganizzare
lod-np-patriots-rally-fort = In { $space } ci sono almeno quattro unità dei Patrioti e spazio: costruiscono un Forte.
lod-np-patriots-rally-lone-fort = Il Forte in { $space } è solo: lo raggiungono delle Milizie.
lod-np-patriots-rally-training-fort = Ci sono Continentali disponibili: le Milizie vanno al Forte che ne ha di più, in { $space }.
lod-np-patriots-rally-future-fort = C’è un Forte disponibile: le Milizie vanno dove sono più unità dei Patrioti senza Forte, in { $space }.
lod-np-patriots-rally-control = Le Milizie in { $space } cambiano il Controllo.
lod-np-patriots-rally-opposition = { $space } non è in Opposizione Attiva: vi vanno delle Milizie.
lod-np-patriots-rally-regroup = Le Milizie attive vanno al Forte in { $space } e vengono occultate.
lod-np-patriots-rally-how = Lo spazio è stato scelto per questo.
lod-np-patriots-rally-militia = Tante Milizie quante lo spazio ne accoglie e ne sono disponibili.
lod-np-patriots-rally-trains = Tutti gli spazi sono scelti; ora si addestrano i Continentali, prima di ogni Comando Speciale.
lod-np-patriots-regroup = Le Milizie attive arrivano da ogni spazio adiacente il cui Controllo non cambia.
lod-np-patriots-train = { $space } ha più Milizie degli altri spazi con Forte di questo Riorganizzare.
lod-np-patriots-train-count = I Continentali sostituiscono tutte le Milizie tranne una occultata.
lod-np-patriots-own-removed = I cubi lasciano a turno, tranne l’ultimo Continentale, poi le Milizie attive prima delle occultate.
lod-np-patriots-no-removal = Un non giocante non toglie mai i propri pezzi dalla mappa per piazzarli altrove.

# Propaganda
lod-np-patriots-rouse = { $space } si può spostare; ora è a { $level }.

# Marciare
lod-np-patriots-march-control = I gruppi intorno a { $space } possono portarvi il Rebellion Control.
lod-np-patriots-march-militia = { $space } non ha Milizie: ve ne va una.
lod-np-patriots-march-from = La marcia verso { $to } comincia in { $from }.
lod-np-patriots-march-more = { $to } non è ancora sotto Rebellion Control: il gruppo più grande che resta viene da { $from }.
lod-np-patriots-march-enough = Nessun altro deve marciare verso { $space }.
lod-np-patriots-march-count = { $from } conserva il Rebellion Control, un’unità attiva col suo Forte, e un’unità se non è in Opposizione Attiva.
lod-np-patriots-march-done = I movimenti sono finiti; i Guerrieri Indiani vengono snidati prima del Comando Speciale.

# Comandi Speciali
lod-np-patriots-spent = Le risorse sono finite: Persuasione prima che il Comando continui.
lod-np-patriots-activity = { $activity } è il primo possibile fra i Comandi Speciali dei Patrioti.
lod-np-patriots-persuade = Persuasione in { $space }: prima gli spazi con un Forte.
lod-np-patriots-partisans-village = I Partigiani possono rimuovere il Villaggio in { $space }.
lod-np-patriots-partisans-war-parties = In { $space } i Partigiani possono rimuovere più Guerrieri Indiani che altrove: { $count }.
lod-np-patriots-partisans-british = In { $space } i Partigiani possono rimuovere più unità Inglesi che altrove: { $count }.
lod-np-patriots-hardest = Il colpo più duro possibile.
lod-np-patriots-struck = Guerrieri Indiani occultati prima degli attivi, poi i cubi a turno, a cominciare dal tipo meno numeroso.
lod-np-patriots-skirmish = Schermaglia in { $space }: prima per rimuovere un Forte, poi per il Controllo.
lod-np-patriots-done = Non resta nulla da fare; il Comando ha preso { $count ->
    [one] uno spazio.
   *[other] { $count } spazi.
}

# Leader
lod-np-patriots-leader-comes = Un Leader disponibile arriva appena può.
lod-np-patriots-washington = { $space } ha il maggior numero di Continentali.

# Quartieri d’inverno
lod-np-patriots-supply-pays = Una perdita in { $space } cambierebbe il Controllo: i Patrioti pagano.
lod-np-patriots-supply-no-control = Una perdita in { $space } non cambia il Controllo: delle unità se ne vanno.
lod-np-patriots-supply-elsewhere = Le risorse servono più altrove che in { $space }.
lod-np-patriots-committees = Fomentare la Ribellione in { $space }.
lod-np-patriots-no-committees = Nessuno spazio ci guadagna con Fomentare la Ribellione.
lod-np-patriots-desertion = Il disertore lascia { $space }: cambia meno Controllo possibile, e nessuno spazio perde l’ultima unità dei Patrioti se può un altro.
