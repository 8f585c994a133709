# Decision in North America: schede di aiuto dei due schieramenti.

dinab-aid-american-victory =
    Alla fine di ogni turno: città per un valore di 36, gli Articoli della Confederazione e lealtà 2 in 4 regioni coloniali. Dopo l’ultimo turno: una delle due condizioni (città o politica) se gli Inglesi non ne hanno nessuna.
    Partita breve: dopo il 1778 ti servono 4 regioni leali, la Dichiarazione e l’Alleanza francese.
    .title = Come vinci
dinab-aid-american-start =
    6 segnalini all’inizio. Nel 1775 sei il primo giocatore. Washington arriva con il Congresso continentale. Schieri e comandi anche Francesi e Spagnoli, quando sono in guerra.
    .title = Inizio
dinab-aid-american-points =
    Il valore di ogni città con una tua unità da combattimento, doppio con lealtà +3. Dadi secondo la tabella del progresso: 1, 2, 3, 3, 4. La Francia dà 2 dadi e la Spagna 1, se alleate.
    .title = Punti
dinab-aid-american-mobilize =
    Regolari e truppe leggere nelle città delle cinque regioni continentali, milizia in ogni città o terra selvaggia coloniale, mai accanto a unità nemiche. Un regolare costa 4 punti, 3 quando l’esercito diventa professionale.
    .title = Mobilitazione
dinab-aid-american-allies =
    La Francia entra con l’Alleanza francese, la Spagna con l’Alleanza spagnola della tabella europea. Se il segnalino torna indietro escono, e le loro unità tornano a casa.
    .title = Alleati
dinab-aid-american-enlistment =
    Regolari e leggere tirano finché l’esercito non è professionale; la milizia dove non c’è nemico nella sua regione. Dado più 1 comandante: con 4 o meno l’unità torna a casa.
    .title = Arruolamenti
dinab-aid-british-victory =
    Alla fine di ogni turno: città per un valore di 36, progresso al massimo al Congresso continentale e lealtà −2 in 4 regioni coloniali. Dopo l’ultimo turno: una delle due condizioni (città o politica) se gli Americani non ne hanno nessuna.
    Partita breve: dopo il 1778 vinci se agli Americani manca una di queste: 4 regioni leali, la Dichiarazione, l’Alleanza francese.
    .title = Come vinci
dinab-aid-british-start =
    Nessun segnalino all’inizio, e nel turno 1 tutti i costi sono doppi. La forza speciale di Howe arriva con la Dichiarazione.
    .title = Inizio
dinab-aid-british-points =
    Il valore di ogni città con una tua unità da combattimento, doppio con lealtà −3. La Gran Bretagna dà 3 dadi, 1 in più dopo la Dichiarazione.
    .title = Punti
dinab-aid-british-mobilize =
    Regolari, granatieri, fanti di marina, flotte e Assiani appaiono in Gran Bretagna; leggere e granatieri anche con tue unità terrestri; milizia in città e terre selvagge coloniali. Scambi gratis un regolare con 2 distaccamenti, e viceversa.
    .title = Mobilitazione
dinab-aid-british-hessians =
    Ogni unità assiana o indiana che compri dà 1 segnalino agli Americani. Gli Assiani perduti non tornano. Una terra indiana arruola 1 unità per turno.
    .title = Assiani e Indiani
dinab-aid-british-sea =
    Le tue flotte portano l’esercito oltremare: 4 unità terrestri per flotta, dalla Gran Bretagna a ogni porto o con un assalto.
    .title = Royal Navy
dinab-aid-sequence =
    1. Iniziativa: offerte segrete di segnalini.
    2. Politica: punti per le città, e dadi.
    3. Mobilitazione: il primo giocatore, poi il secondo.
    4. Agitazione: progresso, lealtà, Europa.
    5. Tre campagne: il primo giocatore muove e combatte, poi il secondo.
    6. Rifornimento, arruolamenti, metà di ogni mano torna nella riserva, i punti si perdono.
    7. Controllo della vittoria.
    .title = L’anno
dinab-aid-initiative =
    Quanti segnalini vuoi, di qualsiasi tipo. Vince chi ne offre di più, un dado decide le parità. Tutti vanno nella riserva.
    .title = Iniziativa
dinab-aid-rabble =
    Impegna in segreto segnalini agitazione su tabelle e regioni. Punti più un dado; chi è solo vince senza tirare. Il vincitore sposta di 1 casella o livello; il progresso non torna mai indietro.
    .title = Agitazione
dinab-aid-windows =
    Politica: Dibattito, Indiani (Americani), Speculatori.
    Mobilitazione: Istruttore, Assiani, Indiani (Inglesi), Emerge un comandante, Pulaski.
    Movimento: Minutemen (inizio), Provocazione, Comitato (campagne 2 e 3), Corsari (flotta nemica), Genieri (fine).
    Battaglia: Quartiere di Tarleton (inizio), Lo sparo udito in tutto il mondo (dopo).
    Aggiustamento: Ammutinamento. Fine del turno: Intrighi.
    Sempre: Spia; Piano generale tranne in battaglia; Comitato per un partigiano.
    .title = Quando si giocano i segnalini
dinab-aid-tactics =
    1 segnalino per una marcia forzata nella campagna 2 o 3, per un’intercettazione, o per 1 dado in più in battaglia, fino al tuo comando.
    .title = Segnalini tattica
dinab-aid-campaigns =
    Campagna 1: ogni forza può muovere. Campagne 2 e 3: solo marce forzate. Dopo ogni movimento si combatte.
    .title = Campagne
dinab-aid-movement =
    Dado più il valore del comandante. Strada, fiume o lago 1; sentiero 2, o 1 per comandanti, leggere e Indiani da soli. Puoi lasciare unità, non prenderne. Unità e partigiani nemici fermano una forza.
    .title = Movimento
dinab-aid-forced =
    Una forza con un comandante, per un segnalino tattica. Poi ogni unità da combattimento è perduta con un 6.
    .title = Marcia forzata
dinab-aid-naval =
    1 punto per mare o porto. Una flotta porta 4 unità terrestri e comandanti a volontà. Sbarca in un porto libero, o all’assalto con il fuoco della flotta. Il carico affonda con la flotta.
    .title = Flotte
dinab-aid-combat =
    1. Impegna in segreto segnalini tattica.
    2. Dado più comando: il più alto spara per primo.
    3. Si spara a turno, un dado per punto di forza: 5 disorganizza, 6 elimina; sceglie il proprietario. Le unità disorganizzate non sparano.
    4. Ogni unità nemica eliminata dà 1 segnalino.
    .title = Combattimento
dinab-aid-retreat =
    Si dichiara all’inizio del proprio fuoco; il nemico spara ancora una volta. Verso un luogo adiacente senza nemici, o per mare con una flotta. Senza via d’uscita la forza è perduta.
    .title = Ritirata
dinab-aid-leaders =
    I comandanti di milizia (★) guidano milizia e leggere, gli ammiragli (⚓) flotte e sbarchi. Un comandante colpito sopravvive con un dado non superiore al suo valore.
    .title = Comandanti
dinab-aid-supply =
    Un luogo nutre tante unità quanto il suo valore, il doppio in una regione leale a te. Flotte, comandanti, unità in porto con una flotta e Indiani a casa non hanno bisogno di nulla. Le altre sono perdute con 1–3.
    .title = Rifornimento
dinab-aid-fog =
    Di una pila nemica vedi la cima e l’altezza. Una battaglia o una Spia mostra il resto. Riordini le tue pile nel tuo movimento.
    .title = Pile nascoste
dinab-aid-militia =
    La milizia e i suoi comandanti restano nella loro regione e non vanno per mare.
    .title = Milizia
