# Gli Indiani non giocanti (8.7): perché fanno ciò che fanno.

## L’Evento

lod-np-indians-roll-event = Con quattro Villaggi o più gli Indiani non giocanti giocano un Evento efficace con 5 o 6
lod-np-indians-event-support = L’Opposizione supera il Supporto e l’Evento sposta l’equilibrio verso i Realisti.
lod-np-indians-event-village = L’Evento piazza un Villaggio o concede di Radunare gratis.
lod-np-indians-event-fort = L’Evento rimuove un Forte dei Patrioti.
lod-np-indians-event-roll = Con quattro Villaggi o più sulla mappa, { $roll } { $roll ->
    [5] basta
    [6] basta
   *[other] non basta
} per l’Evento.

## Quale Comando

lod-np-indians-roll-raid = Gli Indiani non giocanti Razziano se il Supporto più questo dado non supera l’Opposizione
lod-np-indians-roll-gather = Gli Indiani non giocanti Radunano se questo dado è minore dei Guerrieri Indiani Disponibili
lod-np-indians-chart-raid = L’Opposizione supera il Supporto di { $gap }: gli Indiani vogliono Razziare.
lod-np-indians-chart-villages = Radunare piazzerebbe due Villaggi o più.
lod-np-indians-chart-gather = Guerrieri Indiani Disponibili: { $available }. Gli Indiani vogliono Radunare.
lod-np-indians-chart-scout = Né Razziare né Radunare, e ci sono Regolari Inglesi accanto a Guerrieri Indiani: gli Indiani vogliono Esplorare.
lod-np-indians-chart-march = Né Razziare né Radunare, e nessun Regolare Inglese da guidare: gli Indiani vogliono Marciare.
lod-np-indians-chart-instead = { $tried } non è possibile, quindi segue { $command }.

## Razziare

lod-np-indians-raid-where = Razziare le Colonie in Opposizione: prima dove può seguire un Saccheggio, poi le più popolate.
lod-np-indians-raid-moves = Un Guerriero Indiano occultato entra dove non ce n’è o dove i Ribelli non sono in minoranza, mai l’ultimo di un Villaggio.
lod-np-indians-raid-stays = I Guerrieri Indiani presenti bastano per la razzia.

## Radunare

lod-np-indians-gather-village = Costruire un Villaggio ovunque ci sia posto e ci siano tre Guerrieri Indiani (due con Cornplanter), prima dov’è il Leader.
lod-np-indians-gather-at-village = Portare Guerrieri Indiani nei Villaggi: prima fra i nemici, poi dove nessuno è occultato, poi dal Leader.
lod-np-indians-gather-camp = Portare Guerrieri Indiani dove può sorgere un Villaggio: prima dove ce ne sono due, poi dove ce n’è uno.
lod-np-indians-gather-regroup = Nessun Guerriero Indiano Disponibile: quelli attivi intorno a un Villaggio tornano a casa, finché i Ribelli non ne guadagnano il controllo, e si occultano.
lod-np-indians-gather-places = Piazzare quanti più Guerrieri Indiani possibile.

## Marciare

lod-np-indians-march-village = Marciare in modo che tre Guerrieri Indiani stiano dove può sorgere un Villaggio.
lod-np-indians-march-control = Marciare per togliere il controllo ai Ribelli: prima dove non c’è Supporto Attivo, poi dove bastano meno Guerrieri Indiani.
lod-np-indians-march-from = Partono da dove si possono togliere più Guerrieri Indiani occultati.
lod-np-indians-march-count = Ne vanno quanti servono, prima gli occultati. Nessun Villaggio resta solo, nessun controllo passa ai Ribelli e nessun luogo per un Villaggio è abbandonato.

## Esplorare

lod-np-indians-scout-where = Esplorare con il gruppo inglese più grande: prima verso un Forte dei Patrioti, poi verso un Villaggio fra i nemici, poi per togliere il controllo ai Ribelli.
lod-np-indians-scout-from = Va il gruppo inglese più grande che può partire senza perdere il controllo.
lod-np-indians-scout-one = Un Guerriero Indiano guida le truppe.
lod-np-indians-scout-most = Vanno quante truppe possono partire senza perdere il controllo.
lod-np-indians-scout-skirmish = Le truppe colpiscono più forte che possono: prima un Forte dei Patrioti, altrimenti il maggior numero di pezzi.

## Comandi Speciali

lod-np-indians-plunder = I Guerrieri Indiani superano i Ribelli in una Colonia razziata e i Patrioti hanno risorse: Saccheggiare.
lod-np-indians-plunder-where = Saccheggiare dove la popolazione è maggiore.
lod-np-indians-trade = Commerciare: mancano le risorse, o nessun Sentiero di Guerra è possibile.
lod-np-indians-trade-for-raid = Senza risorse la razzia non può continuare: prima Commerciare.
lod-np-indians-trade-where = Commerciare nel Villaggio con più Guerrieri Indiani occultati.
lod-np-indians-war-path = Il Sentiero di Guerra segue il Comando.
lod-np-indians-war-path-where = Sentiero di Guerra: prima contro un Forte dei Patrioti, poi contro il maggior numero di pezzi, poi presso un Villaggio.
lod-np-indians-war-path-hardest = Il colpo più forte che i Guerrieri Indiani possono dare.

## Pezzi

lod-np-indians-active-first = I Guerrieri Indiani attivi vanno prima di quelli occultati.
lod-np-indians-enemy-first = Prima le Milizie, occultate e poi attive, poi i cubi a turno, cominciando dal tipo meno numeroso.
lod-np-indians-never-taken = I non giocanti non prendono mai pezzi da altrove sulla mappa per piazzarli.

## Battaglia, inverno e Leader

lod-np-indians-battle = A difesa di un Villaggio si attivano tutti i Guerrieri Indiani occultati tranne uno; altrove nessuno.
lod-np-indians-supply-pays = Si paga: senza questi Guerrieri Indiani i Ribelli guadagnerebbero il controllo, o qui possono costruire un Villaggio.
lod-np-indians-supply-goes = Questi Guerrieri Indiani vanno al Villaggio più vicino.
lod-np-indians-first-village = Il primo Villaggio sorge dove ci sono Guerrieri Indiani, se ce ne sono.
lod-np-indians-desertion = Il primo disertore lascia in pace un Villaggio, altrimenti toglie il controllo ai Ribelli, altrimenti era l’ultimo del suo tipo nello spazio.
lod-np-indians-cornplanter = Cornplanter va dove due Guerrieri Indiani hanno posto per un Villaggio.
lod-np-indians-leader = Il Leader va dove ci sono più Guerrieri Indiani.
lod-np-indians-leader-comes = Il Leader arriva con i nuovi pezzi.
lod-np-leader-with-larger-group = Il Leader va con il gruppo più grande: partiti { $moved }, rimasti { $stayed }.
