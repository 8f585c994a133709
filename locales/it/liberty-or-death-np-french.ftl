# I Francesi non giocanti (8.6): perché fanno ciò che fanno.

## L’Evento

lod-np-french-roll-event = Dopo il Trattato di Alleanza i Francesi non giocanti giocano un Evento efficace con 5 o 6
lod-np-french-event-opposition = Il Supporto supera l’Opposizione e l’Evento sposta l’equilibrio verso i Ribelli.
lod-np-french-event-unavailable = L’Evento porta Regolari Francesi o Squadron fuori dai Non Disponibili.
lod-np-french-event-places = L’Evento piazza Regolari Francesi Disponibili.
lod-np-french-event-casualties = L’Evento infligge Perdite inglesi.
lod-np-french-event-resources = L’Evento dà risorse ai Francesi.
lod-np-french-event-roll = Dopo il Trattato di Alleanza { $roll } { $roll ->
    [5] basta
    [6] basta
   *[other] non basta
} per l’Evento.

## Quale Comando

lod-np-french-roll-need = I Francesi non giocanti aiutano i Patrioti con Hortalez se questo dado supera le risorse dei Patrioti
lod-np-french-roll-muster = I Francesi non giocanti Radunano se questo dado è minore dei Regolari Francesi Disponibili
lod-np-french-chart-hortalez = I Patrioti sono poveri: serve Hortalez.
lod-np-french-chart-agents = I Patrioti possono fare a meno del denaro: serve la Mobilitazione Agenti.
lod-np-french-chart-muster = Regolari Francesi Disponibili: { $available }. I Francesi vogliono Radunare.
lod-np-french-chart-battle = Nessun raduno, e da qualche parte cubi e Leader Ribelli superano gli Inglesi: i Francesi vogliono Combattere.
lod-np-french-chart-march = Nessun raduno, e gli Inglesi non sono in minoranza da nessuna parte: i Francesi vogliono Marciare.
lod-np-french-chart-instead = { $tried } non è possibile, quindi segue { $command }.

## Hortalez, Mobilitazione Agenti, Radunare

lod-np-french-roll-hortalez = Quante risorse danno i Francesi non giocanti con Hortalez, se le hanno
lod-np-french-hortalez = Il dado permette { $roll ->
    [one] una risorsa
   *[other] { $roll } risorse
}, o tutte quelle dei Francesi se sono meno.
lod-np-french-agents-where = Mobilitare prima dove i Ribelli guadagnano il controllo, poi dove ci sono più unità dei Patrioti.
lod-np-french-agents-what = Due Milizie, o un Continentale se non ce ne sono due.
lod-np-french-muster-where = Pochi Regolari vanno nelle West Indies finché i Ribelli non le controllano; altrimenti sbarcano dove i Ribelli hanno il controllo, prima presso i Continentali.
lod-np-french-muster-all = Si piazzano tutti i Regolari possibili, e nessuno fa posto a un Forte.

## Marciare

lod-np-french-march-control = Marciare per dare il controllo ai Ribelli: prima le Città, poi le Colonie, prima dove ci sono più pezzi inglesi.
lod-np-french-march-approach = I Regolari senza Inglesi nel loro spazio o accanto vanno verso gli Inglesi più vicini.
lod-np-french-march-join = Nient’altro da fare: un Regolare raggiunge Patrioti che hanno di fronte gli Inglesi.
lod-np-french-march-from = Parte ogni gruppo che può.
lod-np-french-march-count = Ne vanno quanti possono senza che i Ribelli perdano il controllo.

## Combattere

lod-np-french-battle-where = Combattere ovunque i Ribelli siano più forti, prima dove la popolazione è maggiore.
lod-np-french-battle-patriots = I Patrioti partecipano se possono pagare.
lod-np-french-battle-militia = Le Milizie occultate si attivano solo se aggiungono un punto, e una resta occultata.
lod-np-french-blockade-victory = Dopo la vittoria il Blocco va in una Città con più Supporto, se c’è.

## Comandi Speciali

lod-np-french-roll-preparer = Dopo il Trattato di Alleanza i Francesi non giocanti portano forze se questo dado non supera quanto è Non Disponibile
lod-np-french-skirmish = Schermaglia nelle West Indies, altrimenti dove ci sono Inglesi e non c’è battaglia né raduno.
lod-np-french-skirmish-hardest = Un Forte Inglese se può essere rimosso, altrimenti quanti più cubi possibile.
lod-np-french-preparer = Pronti per la Guerra: prima uno Squadron, poi Regolari; risorse solo se le casse sono vuote.
lod-np-french-naval-pressure = Pressione Navale: uno Squadron blocca una Città.
lod-np-french-blockade = Un Blocco va prima in una Città della battaglia, poi nella Città con più Supporto.
lod-np-french-blockades-move = I Blocchi vanno nelle Città con più Supporto.
lod-np-french-enemy-first = I cubi vanno a turno, cominciando dal tipo meno numeroso.

## Inverno e Leader

lod-np-french-supply-pays = Si paga: il controllo di questo spazio dipende dai Regolari.
lod-np-french-supply-goes = Il controllo non dipende da questi Regolari, o il denaro serve altrove: vanno al Forte dei Patrioti più vicino.
lod-np-french-west-indies = I Regolari restano nelle West Indies se i Francesi possono pagare.
lod-np-french-leader = Il Leader va dove ci sono Regolari con Continentali, prima dove i Regolari sono di più.
lod-np-french-leader-comes = Il Leader arriva con i nuovi pezzi.
lod-np-french-desertion = Il primo Conservatore a disertare cambia il controllo, altrimenti era l’ultimo in uno spazio popolato senza Supporto Attivo.
