# Decision in North America: schede di aiuto dei due schieramenti.

dinab-aid-american-victory =
    Alla fine di ogni turno: città per un valore di 36, gli Articoli della Confederazione e lealtà almeno 2 in 4 delle 7 regioni coloniali. Dopo l’ultimo turno: una delle due condizioni (città o politica) se gli Inglesi non ne hanno nessuna. Altrimenti nessun vincitore.
    Partita breve: dopo il 1778 ti servono 4 regioni leali, la Dichiarazione e l’Alleanza francese.
    .title = Come vinci
dinab-aid-american-start =
    6 segnalini all’inizio. Nel 1775 sei il primo giocatore. Washington arriva con il Congresso continentale. Schieri e comandi anche Francesi e Spagnoli, quando sono in guerra.
    .title = Inizio
dinab-aid-american-points =
    Il valore di ogni città con una tua unità combattente, doppio con lealtà +3. Dadi secondo la tabella del progresso: 1, 2, 3, 3, 4. La Francia dà 2 dadi e la Spagna 1, se alleate.
    .title = Punti
dinab-aid-american-mobilize =
    Regolari e truppe leggere nelle città di Nuova Inghilterra, Medio Atlantico, Virginia, Profondo Sud e Ovest, milizia in ogni città o terra selvaggia coloniale, mai dove c’è un’unità combattente nemica. Un regolare costa 4 punti, 3 quando l’esercito diventa professionale. I comandanti, pescati a caso, vanno con un’unità combattente. Al massimo 15 segnalini per turno.
    .title = Mobilitazione
dinab-aid-american-allies =
    La Francia entra con l’Alleanza francese, la Spagna con l’Alleanza spagnola della tabella europea. Le loro unità appaiono nei riquadri in Europa, le leggere anche con loro unità, la milizia spagnola in Nuova Spagna e a Cuba. Se il segnalino torna indietro escono, e le loro unità tornano a casa. Nessuno entra nelle terre di un neutrale.
    .title = Alleati
dinab-aid-british-victory =
    Alla fine di ogni turno: città per un valore di 36, progresso al massimo al Congresso continentale e lealtà −2 o −3 in 4 delle 7 regioni coloniali. Dopo l’ultimo turno: una delle due condizioni (città o politica) se gli Americani non ne hanno nessuna. Altrimenti nessun vincitore.
    Partita breve: dopo il 1778 vinci se agli Americani manca una di queste: 4 regioni leali, la Dichiarazione, l’Alleanza francese.
    .title = Come vinci
dinab-aid-british-start =
    Nessun segnalino all’inizio, e nel turno 1 tutti i costi sono doppi. La forza speciale di Howe arriva con la Dichiarazione.
    .title = Inizio
dinab-aid-british-points =
    Il valore di ogni città con una tua unità combattente, doppio con lealtà −3. La Gran Bretagna dà 3 dadi, 1 in più dopo la Dichiarazione.
    .title = Punti
dinab-aid-british-mobilize =
    Regolari, granatieri, fanti di marina, flotte e Assiani appaiono in Gran Bretagna; leggere e granatieri anche con tue unità terrestri; milizia in città e terre selvagge coloniali senza unità combattenti nemiche. I comandanti, pescati a caso, vanno con un’unità combattente o in Gran Bretagna. Scambi gratis un regolare con 2 distaccamenti, e viceversa. Al massimo 15 segnalini per turno.
    .title = Mobilitazione
dinab-aid-british-hessians =
    Ogni unità assiana o indiana che recluti, anche gratis, dà 1 segnalino agli Americani. Gli Assiani perduti non tornano. Una località indiana recluta 1 unità per turno, anche con Americani presenti.
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
    6. Rifornimento; ferme; poi i punti si perdono e metà di ogni mano, per difetto, torna nella riserva.
    7. Verifica della vittoria.
    .title = L’anno
dinab-aid-initiative =
    Quanti segnalini vuoi, di qualsiasi tipo. Vince chi ne offre di più, un dado decide le parità. Tutti vanno nella riserva.
    .title = Iniziativa
dinab-aid-rabble =
    Impegna in segreto segnalini agitazione su tabelle e singole regioni. L’ordine lo sceglie il primo giocatore. Punti più un dado, gli Americani 2 dadi per l’Europa dopo la Dichiarazione; chi è solo vince senza tirare, in parità nulla cambia. Il vincitore sposta di 1 casella o livello; il progresso non torna mai indietro, gli Inglesi possono solo fermarlo.
    .title = Agitazione
dinab-aid-windows =
    Politica: Dibattito, Indiani (Americani), Speculatori.
    Mobilitazione: Istruttore, Assiani, Indiani (Inglesi), Emerge un comandante, Pulaski.
    Movimento: Minutemen (inizio), Provocazione, Comitato (campagne 2 e 3), Corsari (flotta nemica), Genieri (fine).
    Battaglia: Quartiere di Tarleton (inizio), Lo sparo udito in tutto il mondo (dopo).
    Aggiustamento: Ammutinamento e tradimento. Fine del turno: Intrighi fra generali.
    Sempre: Spia; Piano generale tranne in battaglia; Comitato per un partigiano.
    .title = Quando si giocano i segnalini
dinab-aid-tactics =
    1 segnalino per una marcia forzata nella campagna 2 o 3, per un’intercettazione (facoltativa), o per 1 dado in più in battaglia: in tutto fino ai valori dei tuoi comandanti lì, in un fuoco non più della forza che spara. Tutti quelli impegnati tornano nella riserva.
    .title = Segnalini tattica
dinab-aid-campaigns =
    Campagna 1: ogni forza può muovere. Campagne 2 e 3: solo marce forzate. Dopo ogni movimento si combatte.
    .title = Campagne
dinab-aid-movement =
    Dado più il valore del comandante. Strada, fiume o lago 1; sentiero 2, o 1 per comandanti, leggere e Indiani da soli. Puoi lasciare unità, non prenderne; nessuna unità muove due volte in una fase. Unità e partigiani nemici fermano una forza. In una località stanno quante unità si vuole.
    .title = Movimento
dinab-aid-forced =
    Una forza con un comandante, per un segnalino tattica. Poi ogni unità combattente è perduta con un 6, i comandanti mai. Un Comitato di corrispondenza lo permette senza tattica né comandante.
    .title = Marcia forzata
dinab-aid-naval =
    1 punto per mare o porto. Una flotta porta 4 unità terrestri e comandanti a volontà, da dove si trovavano insieme; dove ne sbarca finisce il movimento. Le unità nemiche la fermano in porto, mai in mare. Le flotte combattono solo flotte, in porto. Nessuno s’imbarca o sbarca accanto a una flotta nemica. Sbarca in un porto libero, o all’assalto: spara anche la flotta, fanti di marina +1; se perde, la forza torna a bordo e riparte. Il carico affonda con la flotta.
    .title = Flotte
dinab-aid-combat =
    1. Impegna in segreto segnalini tattica.
    2. Dado più i valori di tutti i tuoi comandanti: il totale più alto spara per primo; in parità si tira di nuovo.
    3. Si spara a turno, un dado per punto di forza: 5 disorganizza, 6 elimina; sceglie il proprietario, dado per dado. Leggere e Indiani +1 in terre selvagge e località indiane. Le unità disorganizzate non sparano; disorganizzate di nuovo sono eliminate.
    4. Chi non ha più unità combattenti in ordine perde e si ritira. Poi tutte si riorganizzano.
    5. Ogni unità nemica eliminata dà 1 segnalino, prima al vincitore.
    .title = Combattimento
dinab-aid-retreat =
    Si dichiara all’inizio del proprio fuoco; il nemico spara ancora una volta. Tutti insieme verso una località adiacente senza nemici, o per mare con una flotta che ha posto, in un mare senza flotte nemiche. La milizia non passa i confini. Chi non ha via d’uscita è perduto e dà segnalini.
    .title = Ritirata
dinab-aid-leaders =
    I comandanti di milizia (★) guidano solo milizia e leggere, gli ammiragli (⚓) solo flotte e sbarchi, i generali mai questi. I comandanti possono essere colpiti; disorganizzati valgono 0. Chi è eliminato sopravvive con un dado non superiore al suo valore e torna nella riserva dei comandanti.
    .title = Comandanti
dinab-aid-supply =
    Una località nutre tante unità quanto il suo valore, il doppio in una regione leale a te. Comandanti, flotte, fanti di marina a bordo, unità terrestri in porto con una flotta, Indiani in località indiane e unità in Europa non hanno bisogno di nulla; le altre a bordo devono tirare. Ogni unità senza rifornimento è perduta con 1–3.
    .title = Rifornimento
dinab-aid-fog =
    Di una pila nemica vedi la cima e l’altezza. Una battaglia o una Spia mostra il resto. Riordini le tue pile nel tuo movimento.
    .title = Pile nascoste
dinab-aid-militia =
    La milizia e i suoi comandanti restano nella loro regione, anche in ritirata, e non vanno per mare.
    .title = Milizia
dinab-aid-enlistment =
    Regolari e leggere americani tirano finché l’esercito non è professionale; la milizia delle due parti dove non c’è nemico nella sua regione; gli Indiani fuori dalle località indiane. Dado più il valore di 1 comandante con loro: con 4 o meno l’unità torna a casa.
    .title = Ferme
dinab-aid-progress =
    Non calpestarmi: gli Americani 1 dado per i punti.
    Congresso continentale: 2 dadi, Washington raggiunge un’unità americana qualsiasi.
    Dichiarazione: 3 dadi, agli Americani 2 dadi sulla tabella europea; alla Gran Bretagna 1 dado in più e la forza speciale; niente vittoria politica inglese.
    Esercito professionale: 3 dadi, i regolari americani costano 3, né loro né le leggere tirano per le ferme.
    Articoli: 4 dadi, si apre la vittoria politica. Tutto si somma tranne i dadi.
    .title = Progresso rivoluzionario
dinab-aid-europe =
    A destra: Aiuti segreti, agli Americani 1 segnalino gratis per turno; Alleanza francese; Alleanza spagnola; Neutralità armata, alla Gran Bretagna 1 dado in meno.
    A sinistra: Le corti favoriscono la Gran Bretagna, agli Inglesi 1 segnalino gratis per turno; Trattati di sussidio, gli Assiani 1 punto in meno; Borboni isolati, alla Gran Bretagna 1 dado in più.
    Le caselle si sommano dal lato del segnalino. Tutte tranne le alleanze sono ricostruite.
    .title = Equilibrio europeo
