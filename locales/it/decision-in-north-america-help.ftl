# Decision in North America: ogni capitolo del regolamento in poche parole, per il pannello di aiuto.
# La chiave è il numero del capitolo.

dina-help-3 =
    Vinci subito alla fine di un turno se occupi città per 36 punti e hai la vittoria politica: per gli Americani gli Articoli della Confederazione, per gli Inglesi al massimo il Congresso continentale, e per entrambi lealtà 2 in quattro regioni coloniali. Dopo l’ultimo turno vince il solo schieramento che abbia raggiunto una delle due cose.
    .title = Come vincere
dina-help-4 =
    Piazzano prima gli Inglesi, poi gli Americani, che piazzano anche Francesi e Spagnoli. Le unità indicate per una regione vanno in una sua località qualsiasi; quelle americane mai con quelle inglesi. Gli Americani pescano 6 segnalini. Washington e la forza speciale inglese attendono le loro caselle della tabella del progresso.
    .title = Preparazione
dina-help-5 =
    Ogni anno ha queste fasi: iniziativa, politica, mobilitazione, agitazione, tre campagne di movimento e combattimento, rifornimento con ferme e restituzione dei segnalini, e fine turno con la verifica della vittoria.
    .title = Sequenza di gioco
dina-help-6 =
    Raccogli il valore di ogni città dove hai un’unità combattente, raddoppiato nelle regioni con lealtà 3. Un partigiano nemico lo impedisce. Si aggiungono dadi per la Gran Bretagna, per Francia e Spagna alleate e per il progresso americano. I punti non spesi si perdono a fine anno.
    .title = Punti politici
dina-help-7 =
    I segnalini si pescano a caso e restano segreti. Quelli azione si giocano nei loro momenti, quelli agitazione si impegnano sulle tabelle, quelli tattica pagano marce forzate, battaglie e intercettazioni. Quelli giocati tornano nella riserva. A fine anno metà della mano torna indietro.
    .title = Segnalini campagna
dina-help-8 =
    Entrambe le parti offrono in segreto quanti segnalini vogliono, di qualsiasi tipo. Chi ne offre di più è il primo giocatore; a parità decide un dado. Tutte le offerte vanno nella riserva.
    .title = Iniziativa
dina-help-9 =
    Entrambe le parti impegnano in segreto segnalini agitazione sul progresso, sulle regioni coloniali e sull’Europa. Il primo giocatore sceglie l’ordine. Chi ha impegnato somma un dado ai punti; vince il totale più alto, e chi è solo vince senza tirare.
    .title = Agitazione
dina-help-10 =
    Una vittoria americana sposta il segnalino di una casella a destra; non torna mai indietro. Le caselle portano Washington, la forza speciale inglese, Continentali meno cari e più dadi. L’ultima apre la vittoria politica americana.
    .title = Progresso rivoluzionario
dina-help-11 =
    Il vincitore sposta una regione di un passo, da −3 per gli Inglesi a +3 per gli Americani. La lealtà cambia il costo di milizia e partigiani e il foraggiamento; a 3 raddoppia i punti delle città della regione.
    .title = Lealtà coloniale
dina-help-12 =
    Il vincitore sposta il segnalino di una casella. Dal lato americano arrivano aiuti, l’alleanza francese e quella spagnola; da quello inglese denaro e sussidi. Dopo la Dichiarazione gli Americani tirano 2 dadi.
    .title = Equilibrio europeo
dina-help-13 =
    Spendi punti per unità, comandanti e fino a 15 segnalini. I comandanti si pescano a caso. I regolari di Gran Bretagna, Francia e Spagna appaiono nei loro riquadri, la milizia nelle regioni coloniali a un costo che dipende dalla lealtà. Gli Inglesi scambiano gratis un regolare con due distaccamenti e viceversa.
    .title = Mobilitare unità
dina-help-14 =
    In ognuna delle tre campagne il primo giocatore muove e combatte, poi il secondo. Nella prima possono muovere tutte le unità; nella seconda e nella terza solo con marce forzate.
    .title = Le campagne
dina-help-15 =
    Possono stare insieme quante unità si vuole. Una località ha al massimo una fortezza, un assedio, un partigiano e un segnalino massacro.
    .title = Impilamento
dina-help-16 =
    Una forza muove con un dado più il valore del comandante. Strade, fiumi e laghi costano 1, sentieri 2, o 1 per soli comandanti, truppe leggere e indiani. Puoi lasciare unità ma non raccoglierne. Le unità nemiche fermano una forza.
    .title = Movimento
dina-help-17 =
    Nella seconda e terza campagna una forza con un comandante muove spendendo un segnalino tattica. Poi ogni unità combattente è persa con 6.
    .title = Marcia forzata
dina-help-18 =
    Entrambe le parti impegnano segnalini tattica fino al proprio comando. Il dado più alto sommato al comando spara per primo. Ogni punto forza è un dado: 5 disorganizza, 6 elimina, e sceglie il proprietario. All’inizio del proprio fuoco ci si può ritirare, subendo un ultimo round. Ogni unità nemica eliminata dà un segnalino.
    .title = Combattimento
dina-help-19 =
    Una località nutre tante unità quanto il suo valore, il doppio in una regione a te leale. Comandanti, flotte, unità in porto con una flotta e indiani a casa non hanno bisogno di nulla. Ogni altra unità è persa con 1–3.
    .title = Rifornimento
dina-help-20 =
    Tirano regolari e truppe leggere americani finché l’esercito non è professionale, la milizia dove non c’è nemico nella regione, gli indiani lontano da casa. Dado più un comandante: con 4 o meno l’unità va a casa.
    .title = Ferme
dina-help-21 =
    I comandanti aiutano marce, iniziativa e ferme. Quelli della milizia guidano solo milizia e truppe leggere, gli ammiragli solo flotte e sbarchi. Un comandante colpito sopravvive con un dado pari o inferiore al suo valore e torna nella riserva.
    .title = Comandanti
dina-help-22 =
    Di una pila nemica vedi l’unità in cima e l’altezza. Battaglie e Spie mostrano il resto. Nelle tue fasi di movimento puoi scegliere che cosa sta in cima.
    .title = Nebbia di guerra
dina-help-23 =
    Milizia e suoi comandanti non attraversano i confini regionali e non vanno per mare. Se devono ritirarsi oltre un confine sono persi.
    .title = Limiti regionali
dina-help-24 =
    Una flotta naviga fra mari, porti e il proprio riquadro e porta 4 unità di terra e qualsiasi comandante. Le unità sbarcano in un porto libero, o con un assalto anfibio col fuoco della flotta. Le flotte si combattono in porto. Il carico affonda con la flotta.
    .title = Flotte
dina-help-25 =
    Gran Bretagna, Francia e Spagna sono porti con rifornimenti illimitati solo per le proprie unità. Danno dadi di punti senza guarnigione.
    .title = Riquadri fuori mappa
dina-help-26 =
    Francia e Spagna sono neutrali e chiuse finché il segnalino europeo non raggiunge le loro caselle; poi le comandano gli Americani. Se torna indietro, gli estranei lasciano le loro terre e le loro unità rimpatriano.
    .title = Alleanze
dina-help-27 =
    Li reclutano solo gli Inglesi. Ogni unità dà agli Americani un segnalino. Gli Assiani persi non tornano; una località indiana arruola 1 unità per turno.
    .title = Assiani e indiani
dina-help-28 =
    Una fortezza aggiunge 1 all’iniziativa e i propri dadi, dietro di essa solo il 6 disorganizza, e nutre la sua località e quelle adiacenti; la guarnigione non può ritirarsi. Dopo una battaglia vinta lì, un dado di 1–3 la cattura, 4–6 la distrugge. Un assedio costa 3 punti e richiede un’unità regolare; toglie la protezione. Forze di soccorso e sortite combattono gli assedianti in campo aperto.
    .title = Fortezze e assedi
dina-help-29 =
    Un tentativo costa 2, 3 o 4 punti secondo la lealtà e riesce con 4–6. Un partigiano azzera il valore della località per il nemico e ne ferma le forze.
    .title = Partigiani
dina-help-30 =
    In ogni fase politica guadagni 1 punto per ogni località indiana dove solo il nemico ha unità non indiane.
    .title = Sovranità indiana
dina-help-31 =
    Con 2 punti una milizia inglese insieme a regolari o truppe leggere diventa una di queste unità; 1 per località e fase.
    .title = Potenziamento della milizia
dina-help-32 =
    Quando una forza nemica entra in una località adiacente a una tua forza con un comandante, spendi un segnalino tattica e tira il suo valore o meno per entrare e fermarla.
    .title = Intercettazione
dina-help-33 =
    La milizia con un comandante può attraversare un confine: ognuna passa con il suo valore o meno, altrimenti resta, e con 6 torna a casa. In ritirata può tentare lo stesso, ma la milizia che fallisce è persa.
    .title = Spedizioni della milizia
dina-help-34 =
    Una forza dieci volte più forte elimina subito una forza nemica e prosegue, una volta per fase. Lo impediscono fortezze, assedi e partigiani, e gli Indiani in una località indiana. Le flotte non possono farlo, e non è una battaglia: nessuno guadagna segnalini.
    .title = Travolgimento
dina-help-35 =
    Più truppe leggere e indiani aggiungono 1 all’iniziativa. In terre selvagge e località indiane una forza di soli questi si ritira senza subire fuoco se ne ha di più.
    .title = Guerra di frontiera
dina-help-36 =
    Senza rifornimenti in terre selvagge o località indiane, truppe leggere e indiani sono persi con 5–6 e i regolari con 3–6.
    .title = Foraggiamento
dina-help-37 =
    Chi vince una battaglia di terra può compiere un massacro: il partigiano nemico sparisce, il nemico pesca segnalini pari al valore della città, e la località non vale nulla fino a fine anno. Indiani vittoriosi possono imporlo. In una località indiana il massacro resta per sempre, e lì non si reclutano più Indiani.
    .title = Massacro
dina-help-38 =
    Chi assedia può offrire gli onori militari. Se la guarnigione accetta, va nella località libera più vicina e la fortezza cambia mano. Altrimenti l’assediante deve attaccare, non può ritirarsi, e nessuno guadagna segnalini. Una forza con Indiani non può offrirli né riceverli.
    .title = Onori militari
