# I Francesi non giocanti (8.6): perché fanno ciò che fanno.

## L’Evento

lod-np-french-roll-event = Dopo il Treaty of Alliance i Francesi giocano un Evento efficace con 5 o 6
lod-np-french-event-opposition = Il Supporto supera l’Opposizione e l’Evento sposta l’equilibrio verso i Ribelli.
lod-np-french-event-unavailable = L’Evento porta Regolari Francesi o Squadron dalle forze Unavailable.
lod-np-french-event-places = L’Evento piazza Regolari Francesi Available.
lod-np-french-event-casualties = L’Evento manda pezzi Inglesi nelle Casualties.
lod-np-french-event-resources = L’Evento dà risorse ai Francesi.
lod-np-french-event-roll = Dado { $roll }: { $roll ->
    [5] i Francesi giocano l’Evento.
    [6] i Francesi giocano l’Evento.
   *[other] i Francesi non giocano l’Evento.
}

## Quale Comando

lod-np-french-roll-need = I Francesi scelgono Hortalez se questo dado supera le risorse dei Patrioti
lod-np-french-roll-muster = I Francesi radunano truppe se questo dado è inferiore ai Regolari Francesi Available
lod-np-french-chart-hortalez = I Patrioti hanno poche risorse: prima Hortalez.
lod-np-french-chart-agents = I Patrioti hanno abbastanza risorse: prima Mobilitazione Agenti.
lod-np-french-chart-muster = { $available ->
    [one] 1 Regolare Francese Available: prima Radunare.
   *[other] { $available } Regolari Francesi Available: prima Radunare.
}
lod-np-french-chart-battle = Nessun Raduno, e in qualche spazio cubi e Leader Ribelli superano gli Inglesi: prima Combattere.
lod-np-french-chart-march = Nessun Raduno, e gli Inglesi non sono in minoranza in nessuno spazio: prima Marciare.
lod-np-french-chart-instead = { $tried } non è possibile, quindi segue { $command }.

## Hortalez, Mobilitazione Agenti, Radunare

lod-np-french-roll-hortalez = Hortalez: tira per le risorse che danno i Francesi
lod-np-french-hortalez = { $roll ->
    [one] Il dado permette 1 risorsa.
   *[other] Il dado permette { $roll } risorse, o tutte quelle dei Francesi.
}
lod-np-french-agents-where = Mobilitare dove i Ribelli ottengono Rebellion Control, poi dove ci sono più unità dei Patrioti.
lod-np-french-agents-what = 2 Milizie, o 1 Continentale se non ci sono 2 Milizie Available.
lod-np-french-muster-where = Nelle West Indies se ci sono pochi Regolari e i Ribelli non le controllano; altrimenti con Rebellion Control, prima con Continentali.
lod-np-french-muster-all = Piazzare tutti i Regolari possibili senza rimpiazzarli con un Forte.

## Marciare

lod-np-french-march-control = Marciare per aggiungere Rebellion Control: Città, poi Colonie, prima dove ci sono più pezzi Inglesi.
lod-np-french-march-approach = I Regolari senza Inglesi nel loro spazio o adiacenti marciano verso gli Inglesi più vicini.
lod-np-french-march-join = Nient’altro si applica: 1 Regolare raggiunge Patrioti che hanno di fronte gli Inglesi.
lod-np-french-march-from = Marcia ogni gruppo che può.
lod-np-french-march-count = Ne marciano quanti possono senza perdere Rebellion Control.

## Combattere

lod-np-french-battle-where = Combattere ovunque i Ribelli siano più forti, prima dove c’è più Popolazione.
lod-np-french-battle-patriots = I Patrioti partecipano se possono pagare.
lod-np-french-battle-militia = Attivare Milizie solo se aumentano il livello di forza, tenendone 1 occultata.
lod-np-french-blockade-victory = Dopo la vittoria il Blocco va in una Città con più Supporto, se c’è.

## Comandi Speciali

lod-np-french-roll-preparer = Dopo il Treaty of Alliance i Francesi liberano forze se questo dado non supera quelle Unavailable
lod-np-french-skirmish = Schermaglia nelle West Indies; altrimenti dove ci sono Inglesi ma nessun Combattimento o Raduno.
lod-np-french-skirmish-hardest = Un Forte Inglese se può essere rimosso, altrimenti quanti più cubi possibile.
lod-np-french-preparer = Pronti per la Guerra: prima uno Squadron, poi Regolari, poi risorse se i Francesi non ne hanno.
lod-np-french-naval-pressure = Pressione Navale: uno Squadron blocca una Città.
lod-np-french-blockade = Bloccare prima una Città del Combattimento, poi quella con più Supporto.
lod-np-french-blockades-move = I Blocchi vanno nelle Città con più Supporto.
lod-np-french-enemy-first = I cubi si rimuovono a turno, cominciando dal tipo meno numeroso.

## Inverno e Leader

lod-np-french-supply-pays = Il controllo di questo spazio dipende dai Regolari: si paga.
lod-np-french-supply-goes = Il controllo non dipende da questi Regolari, o le risorse servono altrove: vanno al Forte dei Patrioti più vicino.
lod-np-french-west-indies = I Regolari restano nelle West Indies se i Francesi possono pagare.
lod-np-french-leader = Il Leader va dove ci sono Regolari con Continentali, prima dove i Regolari sono di più.
lod-np-french-leader-comes = Il Leader entra in gioco con i nuovi pezzi.
lod-np-french-desertion = Prima un Conservatore la cui perdita cambia il controllo; poi l’ultimo in uno spazio con Popolazione e senza Supporto Attivo.
