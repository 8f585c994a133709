# Gli Indiani non giocanti (8.7): perché fanno ciò che fanno.

## L’Evento

lod-np-indians-roll-event = Con 4 o più Villaggi gli Indiani giocano un Evento efficace con 5 o 6
lod-np-indians-event-support = L’Opposizione supera il Supporto e l’Evento sposta l’equilibrio verso i Realisti.
lod-np-indians-event-village = L’Evento piazza un Villaggio o concede un Raduno gratuito.
lod-np-indians-event-fort = L’Evento rimuove un Forte dei Patrioti.
lod-np-indians-event-roll = Dado { $roll }: { $roll ->
    [5] gli Indiani giocano l’Evento.
    [6] gli Indiani giocano l’Evento.
   *[other] gli Indiani non giocano l’Evento.
}

## Quale Comando

lod-np-indians-roll-raid = Gli Indiani razziano se il Supporto più questo dado non supera l’Opposizione
lod-np-indians-roll-gather = Gli Indiani si radunano se questo dado è inferiore ai Guerrieri Indiani Available
lod-np-indians-chart-raid = L’Opposizione è avanti di { $gap }: gli Indiani razziano.
lod-np-indians-chart-villages = Il Raduno piazzerebbe 2 o più Villaggi: gli Indiani si radunano.
lod-np-indians-chart-gather = { $available ->
    [one] 1 Guerriero Indiano Available: gli Indiani si radunano.
   *[other] { $available } Guerrieri Indiani Available: gli Indiani si radunano.
}
lod-np-indians-chart-scout = Né Razzia né Raduno, e ci sono Regolari Inglesi con Guerrieri Indiani: gli Indiani esplorano.
lod-np-indians-chart-march = Né Razzia né Raduno, e nessun Regolare Inglese con Guerrieri Indiani: gli Indiani marciano.
lod-np-indians-chart-instead = { $tried } non è possibile, quindi segue { $command }.

## Razziare

lod-np-indians-raid-where = Razziare Colonie in Opposizione: prima dove può seguire un Saccheggio, poi dove c’è più Popolazione.
lod-np-indians-raid-moves = Un Guerriero Indiano occultato entra dove non ce n’è o dove i Ribelli non sono in minoranza, mai l’ultimo di un Villaggio.
lod-np-indians-raid-stays = I Guerrieri Indiani presenti bastano per la Razzia.

## Radunare

lod-np-indians-gather-village = Costruire un Villaggio ovunque ci siano posto e 3 Guerrieri Indiani (2 con Cornplanter), prima con il Leader.
lod-np-indians-gather-at-village = Piazzare Guerrieri Indiani nei Villaggi: prima con nemici, poi dove nessuno è occultato, poi con il Leader.
lod-np-indians-gather-camp = Piazzare Guerrieri Indiani dove c’è posto per un Villaggio: prima dove ce ne sono 2, poi dove ce n’è 1.
lod-np-indians-gather-regroup = Nessun Guerriero Indiano Available: quelli attivi vanno in un Villaggio adiacente e si occultano.
lod-np-indians-gather-places = Piazzare quanti più Guerrieri Indiani possibile.

## Marciare

lod-np-indians-march-village = Marciare per avere 3 Guerrieri Indiani dove c’è posto per un Villaggio.
lod-np-indians-march-control = Marciare per rimuovere Rebellion Control: prima senza Supporto Attivo, poi con meno Guerrieri Indiani.
lod-np-indians-march-from = Partono da dove si possono cedere più Guerrieri Indiani occultati.
lod-np-indians-march-count = Ne marciano quanti servono, prima gli occultati. Nessun Villaggio resta solo, nessun controllo si perde e nessun luogo per un Villaggio è abbandonato.

## Esplorare

lod-np-indians-scout-where = Esplorare con il gruppo Inglese più grande: prima verso un Forte dei Patrioti, poi verso un Villaggio con nemici, poi per rimuovere Rebellion Control.
lod-np-indians-scout-from = Muove il gruppo Inglese più grande che può partire senza perdere il controllo.
lod-np-indians-scout-one = 1 Guerriero Indiano guida gli Inglesi.
lod-np-indians-scout-most = Muovono quanti cubi possono partire senza perdere il controllo.
lod-np-indians-scout-skirmish = Gli Inglesi rimuovono un Forte dei Patrioti se possono, altrimenti più pezzi possibile.

## Comandi Speciali

lod-np-indians-plunder = I Guerrieri Indiani superano i Ribelli in una Colonia razziata e i Patrioti hanno risorse: Saccheggiare.
lod-np-indians-plunder-where = Saccheggiare dove c’è più Popolazione.
lod-np-indians-trade = Gli Indiani non hanno risorse o nessun Sentiero di Guerra è possibile: Commerciare.
lod-np-indians-trade-for-raid = La Razzia richiede risorse: prima Commerciare.
lod-np-indians-trade-where = Commerciare nel Villaggio con più Guerrieri Indiani occultati.
lod-np-indians-war-path = Sentiero di Guerra è possibile e segue il Comando.
lod-np-indians-war-path-where = Sentiero di Guerra: prima contro un Forte dei Patrioti, poi contro il maggior numero di pezzi, poi presso un Villaggio.
lod-np-indians-war-path-hardest = Rimuovere un Forte se possibile, altrimenti più unità.

## Pezzi

lod-np-indians-active-first = I Guerrieri Indiani attivi si rimuovono prima di quelli occultati.
lod-np-indians-enemy-first = Prima le Milizie, occultate e poi attive, poi i cubi a turno, cominciando dal tipo meno numeroso.
lod-np-indians-never-taken = Le fazioni non giocanti non prendono mai pezzi dalla mappa per piazzarli altrove.

## Battaglia, inverno e Leader

lod-np-indians-battle = In difesa di un Villaggio si attivano tutti i Guerrieri Indiani occultati tranne 1; altrove nessuno.
lod-np-indians-supply-pays = Senza questi Guerrieri Indiani i Ribelli otterrebbero Rebellion Control, o qui possono costruire un Villaggio: si paga.
lod-np-indians-supply-goes = Questi Guerrieri Indiani vanno al Villaggio più vicino.
lod-np-indians-first-village = Il primo Villaggio si piazza con Guerrieri Indiani, se ce ne sono.
lod-np-indians-desertion = Prima una diserzione che libera un Villaggio; poi una che rimuove Rebellion Control; poi l’ultima unità del suo tipo in uno spazio.
lod-np-indians-cornplanter = Cornplanter va con 2 Guerrieri Indiani dove c’è posto per un Villaggio.
lod-np-indians-leader = Il Leader va dove ci sono più Guerrieri Indiani.
lod-np-indians-leader-comes = Il Leader entra in gioco con i nuovi pezzi.
lod-np-leader-with-larger-group = Il Leader va con il gruppo più grande: partiti { $moved }, rimasti { $stayed }.
