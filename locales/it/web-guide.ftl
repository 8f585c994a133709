# La guida attraverso una prima partita: quello che dice in ogni gioco.

web-guide-welcome = Questa guida ti accompagna nella prima partita. Compare quando c’è qualcosa di nuovo. Tricorne ti pone una piccola domanda alla volta; ciò che puoi scegliere brilla sulla mappa ed è nell’elenco. Non puoi violare nessuna regola: prova pure.
    .title = Ti diamo il benvenuto
web-guide-undo = Questa era la tua prima risposta. Annulla la ritira, una risposta alla volta, finché nessuno tira un dado, scopre una carta o risponde dopo di te. Annulla, Passa e Fatto sono sempre allo stesso posto.
    .title = Hai cambiato idea?
web-guide-others = Il diario mostra che cosa hanno fatto gli altri, con la regola di ogni passo. Un clic su una voce mostra il tabellone in quel momento. I bot spiegano anche perché: apri le loro voci. La velocità dei loro turni si cambia nelle opzioni.
    .title = Che cosa hanno fatto gli altri

## Washington’s War e We the People

web-guide-first-player = Ciascuno gioca le sue 7 carte una alla volta, a turno. Chi gioca per primo può colpire prima che il nemico sia pronto. Chi gioca per secondo ha spesso l’ultima carta dell’anno, quando nessuno può più rispondere. Una carta campagna fa aprire l’anno agli Inglesi.
    .title = Chi comincia
web-guide-slip-away = Il tuo esercito è attaccato e può ritirarsi prima della battaglia con il tiro indicato. Si perde terreno, ma non UC. Chi è debole dovrebbe provarci; un esercito forte, con la milizia dalla sua, può preferire restare.
    .title = Ritirata prima della battaglia?
web-guide-war-ends = Il governo di Lord North cade. La carta Fine della guerra nomina l’ultimo anno, a meno che un’altra ne prenda il posto; senza carta sarebbe il 1783. Da ora conta le colonie, e gli anni che restano.
    .title = La fine si avvicina
web-guide-first-year = Hai giocato un anno intero, e l’inverno è passato. Il diario mostra le perdite e i segnalini isolati. Gli anni seguenti vanno allo stesso modo. Ogni numero di regola apre il nostro riassunto. Buona fortuna.
    .title = Ben fatto
