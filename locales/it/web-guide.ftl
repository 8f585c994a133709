# La guida attraverso una prima partita: quello che dice in ogni gioco.

web-guide-welcome = Questa guida ti accompagna in una prima partita. Parla quando c’è qualcosa di nuovo. Il programma ti pone una piccola domanda alla volta; ciò che puoi scegliere brilla sulla mappa e sta nell’elenco. Non puoi violare nessuna regola: prova pure.
    .title = Ti diamo il benvenuto
web-guide-undo = Questa era la tua prima risposta. Annulla la ritira, una risposta alla volta, finché non cade un dado, non si scopre una carta e nessun altro ha risposto. Annulla, Passa e Fatto stanno sempre allo stesso posto.
    .title = Hai cambiato idea?
web-guide-others = Ciò che gli altri hanno fatto è nel diario, con la regola di ogni passo. Un clic su una voce mostra il tabellone in quel momento. I bot dicono anche perché: apri le loro righe. La velocità con cui si mostrano i loro turni è nelle opzioni.
    .title = Che cosa hanno fatto gli altri

## Washington’s War e We the People

web-guide-first-player = Ciascuno gioca le sue sette carte una alla volta, a turno. Chi comincia può colpire prima che il nemico sia pronto. Chi viene dopo può avere l’ultima parola dell’anno, quando nessuno può più rispondere. Una carta campagna fa aprire l’anno ai Britannici.
    .title = Chi comincia
web-guide-slip-away = Il tuo esercito è attaccato, e può sfuggire con il tiro indicato. Si perde terreno, ma non truppe. Chi è debole dovrebbe provarci; un esercito forte, con la milizia dalla sua, può preferire restare.
    .title = Sfuggire?
web-guide-war-ends = Il governo di Lord North cade. La carta Fine della guerra nomina l’ultimo anno, a meno che un’altra ne prenda il posto; senza carta sarebbe il 1783. Da ora conta le colonie, e gli anni che restano.
    .title = La fine si avvicina
web-guide-first-year = Hai giocato un anno intero, e l’inverno è passato; il diario dice che cosa ha preso e quali segnalini erano isolati. Gli anni seguenti vanno allo stesso modo. Ogni numero di regola apre il nostro riassunto. Buona fortuna.
    .title = Ben fatto
