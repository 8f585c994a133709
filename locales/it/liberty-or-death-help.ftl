# Liberty or Death: ogni sezione del regolamento in poche parole, per il riquadro di aiuto.
# La chiave è il numero della sezione.

lod-help-1 =
    Quattro fazioni in due schieramenti. Inglesi e Indiani sono i Realisti, Patrioti e Francesi i Ribelli. Ci si aiuta, ma ogni fazione vince da sola.
    .title = Spazi, pezzi e numeri
lod-help-1-3 =
    Città, Colonie e Province della Riserva indiana. Colonie e Riserve sono Province. La popolazione (da 0 a 2) conta per Supporto e Opposizione; le Riserve non ne hanno. Gli spazi che si toccano sono adiacenti.
    .title = La mappa
lod-help-1-3-7 =
    Un riquadro fuori mappa, chiuso fino al Treaty of Alliance. Può ospitare solo Regolari inglesi e francesi, Forti inglesi e Squadron francesi.
    .title = West Indies
lod-help-1-3-9 =
    Forze non ancora in guerra. Le francesi arrivano con Pronti per la Guerra, le inglesi negli inverni indicati dallo scenario.
    .title = Non disponibili
lod-help-1-4 =
    Sono unità tutti i pezzi tranne Forti e Villaggi. I cubi sono Regolari, Conservatori e Continentali. Milizie e Guerrieri sono occultati o attivi; si piazzano sempre occultati.
    .title = Pezzi
lod-help-1-4-1 =
    I pezzi si piazzano dal riquadro Disponibili. Se un tipo è esaurito, la fazione può toglierne di propri dalla mappa per ripiazzarli; non i Regolari.
    .title = Forze disponibili
lod-help-1-4-2 =
    Al massimo due fra Forti e Villaggi in uno spazio, di chiunque siano. Gli Indiani non entrano mai in Città.
    .title = Limiti
lod-help-1-4-3 =
    I pezzi occultati sfuggono alle Battaglie, e molte azioni li spendono rendendoli attivi. Cubi, Forti e Villaggi sono sempre attivi.
    .title = Nascosti e attivi
lod-help-1-5 =
    Un giocatore può avere una fazione o entrambe di uno schieramento. Le fazioni senza giocatore possono essere non giocanti (capitolo 8).
    .title = Giocatori e schieramenti
lod-help-1-6 =
    Ogni spazio con popolazione ha uno di cinque livelli, da Supporto attivo a Opposizione attiva. I livelli attivi contano doppio nei totali, da cui dipende la vittoria di tutti.
    .title = Supporto e Opposizione
lod-help-1-6-4 =
    I cubi persi in combattimento attendono nel riquadro Perdite fino al Reset invernale. CBC e CRC contano tutte le perdite inglesi e ribelli della partita, Forti compresi.
    .title = Perdite
lod-help-1-7 =
    I Ribelli controllano uno spazio dove hanno più pezzi dei Realisti. Gli Inglesi dove i Realisti ne hanno di più e almeno uno è inglese. Altrimenti nessuno.
    .title = Controllo
lod-help-1-8 =
    Ogni fazione ha da 0 a 50 Risorse e con esse paga i Comandi.
    .title = Risorse
lod-help-1-9 =
    Dopo il Treaty of Alliance: tanti Blocchi sulle Città quanto il livello FNI. Una Città bloccata non ammette raduno di Regolari inglesi, ridispiegamento o marcia via mare, e non conta popolazione per il Supporto.
    .title = Intervento navale francese
lod-help-1-10 =
    Ogni fazione ha un Leader in gioco. Segue le unità della sua fazione e non si perde. Se resta solo in uno spazio, passa ad altri pezzi della fazione o ai Disponibili.
    .title = Leader
lod-help-2 =
    Le carte escono una alla volta, la prossima sempre in vista. Su ognuna agiscono al massimo due fazioni eleggibili. Le carte Winter Quarters portano verifica della vittoria e rendite.
    .title = Sequenza di gioco
lod-help-2-2 =
    Si scopre la prima carta e si mostra la successiva.
    .title = Inizio
lod-help-2-3 =
    La carta mostra l’ordine delle fazioni. Chi ha agito sulla carta precedente non è eleggibile su questa.
    .title = Carte Evento
lod-help-2-3-3 =
    Chi passa resta eleggibile e guadagna Risorse: 1 Patrioti e Indiani, 2 Inglesi e Francesi.
    .title = Passare
lod-help-2-3-4 =
    La 1ª fa un Comando, volendo con un Comando Speciale, oppure l’Evento. Alla 2ª resta: dopo un Comando solo, un Comando limitato; dopo Comando e Comando Speciale, un Comando limitato o l’Evento; dopo l’Evento, Comando e Comando Speciale.
    .title = Che cosa può fare chi è eleggibile
lod-help-2-3-5 =
    Un Comando in un solo spazio, o con una sola destinazione, e senza Comando Speciale.
    .title = Comando limitato
lod-help-2-3-6 =
    Chi ha eseguito un Comando o l’Evento non è eleggibile sulla prossima carta, gli altri sì; gli Eventi possono disporre altrimenti.
    .title = Eleggibilità
lod-help-2-3-7 =
    Entra in gioco la carta in vista. Una carta Winter Quarters che appare si gioca subito, prima dell’Evento che sostituisce.
    .title = Prossima carta
lod-help-2-3-8 =
    Una volta per partita, una fazione eleggibile può annullare l’Evento prima che qualcuno agisca: due Comandi limitati e un Comando Speciale gratuiti, con il Leader coinvolto in uno dei Comandi. Priorità crescente: Patrioti, Inglesi, Francesi, Indiani, Treaty of Alliance.
    .title = Brilliant Stroke
lod-help-2-3-9 =
    I Francesi possono giocarlo quando Regolari francesi Disponibili, Squadron nelle West Indies e Perdite inglesi superano insieme 15. Da allora i loro pezzi combattono in America.
    .title = Treaty of Alliance
lod-help-2-4 =
    Una carta che avvia il round invernale: verifica, rifornimenti, rendite, Supporto, ridispiegamento, diserzione, reset. L’ultima chiude la partita dopo la fase di Supporto.
    .title = Winter Quarters
lod-help-3 =
    La fazione sceglie un Comando e i suoi spazi, di solito pagando per spazio. Ogni spazio si seleziona una volta per Comando.
    .title = Comandi
lod-help-3-1 =
    Chi esegue decide gli spazi, il loro ordine, i bersagli e i propri pezzi. I Comandi gratuiti degli Eventi non costano nulla.
    .title = Comandi in generale
lod-help-3-2 =
    Radunare, Ridispiegare, Marciare, Combattere.
    .title = Comandi inglesi
lod-help-3-2-1 =
    1 Risorsa per spazio. Fino a sei Regolari in una Città non bloccata, in una Colonia adiacente o nelle West Indies. Poi due Conservatori (uno con Opposizione passiva) in ogni spazio con o vicino a Regolari o Forti. Poi in uno spazio: un Forte al posto di tre cubi, oppure Aumenta la Lealtà.
    .title = Radunare (Inglesi)
lod-help-3-2-2 =
    2 Risorse in tutto. I Regolari muovono da ovunque verso Città non bloccate. Ogni tre cubi inglesi in una Città attivano una Milizia. Poi una Città controllata senza Forte patriota può scacciare le unità ribelli.
    .title = Ridispiegare
lod-help-3-2-3 =
    1 Risorsa per destinazione. I Regolari muovono in uno spazio adiacente, o via mare da o presso una Città non bloccata a un’altra o a una Provincia vicina. I Conservatori accompagnano uno a uno. Ogni tre cubi nella destinazione attivano una Milizia.
    .title = Marciare (Inglesi)
lod-help-3-2-4 =
    1 Risorsa per spazio con pezzi inglesi e ribelli. Vedi Battaglia, 3.6.
    .title = Combattere (Inglesi)
lod-help-3-3 =
    Riorganizzare, Marciare, Combattere, Propaganda.
    .title = Comandi dei Patrioti
lod-help-3-3-1 =
    1 Risorsa per spazio, non in Supporto attivo. Una Milizia, o un Forte al posto di due unità; presso un Forte invece Milizie fino a Forti più popolazione, oppure raduna le Milizie vicine e occulta tutte. Presso un Forte le Milizie possono diventare Continentali.
    .title = Riorganizzare
lod-help-3-3-2 =
    1 Risorsa per destinazione, e 1 Risorsa francese dove entrano Francesi. Le unità muovono di uno spazio; i Regolari francesi accompagnano i Continentali uno a uno. Ogni due Continentali attivano un Guerriero. I gruppi grandi che entrano in una Città inglese vengono scoperti.
    .title = Marciare (Patrioti)
lod-help-3-3-3 =
    1 Risorsa per spazio con pezzi patrioti e realisti; 1 Risorsa francese in più se combattono anche i Francesi. Vedi 3.6.
    .title = Combattere (Patrioti)
lod-help-3-3-4 =
    1 Risorsa per spazio con Milizie occultate, o con Controllo ribelle e un pezzo patriota. Piazza Propaganda e sposta di un livello verso Opposizione attiva; senza quel Controllo una Milizia si attiva.
    .title = Propaganda
lod-help-3-4 =
    Radunare, Marciare, Esplorare, Razziare.
    .title = Comandi degli Indiani
lod-help-3-4-1 =
    1 Risorsa per Provincia neutrale o a livello passivo; la prima è gratis in una Riserva. Un Guerriero, o un Villaggio al posto di due; presso un Villaggio invece Guerrieri fino a Villaggi più uno, oppure raduna i vicini e occulta tutti.
    .title = Radunare
lod-help-3-4-2 =
    1 Risorsa per Provincia; la prima è gratis se tutti partono da Riserve. I Guerrieri muovono di uno spazio, mai in Città. I gruppi grandi che entrano in una Colonia ribelle vengono scoperti.
    .title = Marciare (Indiani)
lod-help-3-4-3 =
    1 Risorsa indiana e 1 inglese. I Guerrieri guidano Regolari (e altrettanti Conservatori) in una Provincia adiacente, tutti attivi. Tutte le Milizie lì si attivano, e gli Inglesi possono condurre una Schermaglia.
    .title = Esplorare
lod-help-3-4-4 =
    1 Risorsa per ciascuna di al massimo tre Province in Opposizione con o vicino a Guerrieri occultati. Uno può entrare; poi uno si attiva, si piazza un segnalino Raid e l’Opposizione cala di un livello.
    .title = Razziare
lod-help-3-5 =
    Prima del Trattato: Mobilitazione Agenti, Hortalez. Dopo: Hortalez, Radunare, Marciare, Combattere.
    .title = Comandi dei Francesi
lod-help-3-5-1 =
    1 Risorsa. Due Milizie o un Continentale in Quebec, New York, New Hampshire o Massachusetts, non in Supporto attivo. Solo prima del Trattato.
    .title = Mobilitazione Agenti
lod-help-3-5-2 =
    I Francesi pagano quanto vogliono; i Patrioti guadagnano uno in più.
    .title = Roderigue Hortalez et Cie
lod-help-3-5-3 =
    2 Risorse. Fino a quattro Regolari in una Colonia o Città a Controllo ribelle o nelle West Indies. Lì due possono diventare un Forte patriota per 1 Risorsa dei Patrioti.
    .title = Radunare (Francesi)
lod-help-3-5-4 =
    1 Risorsa per destinazione, e 1 dei Patrioti dove entrano Continentali. In uno spazio adiacente con Patrioti o insieme a Continentali, oppure fra Città ribelli e Province vicine.
    .title = Marciare (Francesi)
lod-help-3-5-5 =
    1 Risorsa per spazio con pezzi francesi e realisti, anche nelle West Indies; 1 dei Patrioti in più se combattono anche loro. Vedi 3.6.
    .title = Combattere (Francesi)
lod-help-3-6 =
    Ogni parte somma il Livello di forza, tira un D3 ogni tre punti (al massimo tre dadi) e aggiunge i modificatori: è ciò che il nemico perde. Le perdite seguono un ordine fisso; il vincitore può spostare il Supporto.
    .title = Battaglia
lod-help-3-6-1 =
    Per chi attacca decide la fazione che esegue. Patrioti e Francesi combattono insieme se pagano; gli Indiani tramite gli Inglesi. In una difesa mista decidono Inglesi o Patrioti.
    .title = Chi combatte, chi decide
lod-help-3-6-2 =
    Il Livello di forza conta i cubi e metà di Milizie o Guerrieri attivi. Il Livello di perdite è il tiro del nemico con i modificatori.
    .title = Forza e perdite
lod-help-3-6-3 =
    Scegli quanti pezzi occultati si attivano: due danno un punto, uno lasciato occultato aumenta le perdite nemiche. In attacco i Conservatori contano fino al numero dei Regolari, e i cubi dell’alleato fino ai propri. In difesa contano tutti i cubi e i Forti.
    .title = Livelli di forza
lod-help-3-6-4 =
    Un D3 ogni tre punti di forza, al massimo tre. Regolari, pezzi occultati, Leader e Forti aggiungono o tolgono.
    .title = Tiri e modificatori
lod-help-3-6-7 =
    Regolari, Continentali e Forti valgono due perdite, il resto una. I cubi escono a turno, poi Guerrieri o Milizie attivi, e per chi difende infine Villaggi e Forti. I pezzi occultati sono salvi.
    .title = Rimozione
lod-help-3-6-8 =
    Vince chi ha perso meno pezzi; in parità il difensore. Ogni due pezzi persi dallo sconfitto Supporto o Opposizione si sposta di un livello, al massimo tre (Washington raddoppia). Una vittoria ribelle dà una riorganizzazione gratuita e può spostare Blocchi.
    .title = Vincere la giornata
lod-help-4 =
    Uno può accompagnare un Comando, prima, durante o dopo, senza costo. Non con un Comando limitato.
    .title = Comandi Speciali
lod-help-4-1 =
    Un Comando Speciale con un Comando in almeno uno spazio. Alcuni accompagnano solo certi Comandi, o non nei loro spazi.
    .title = Comandi Speciali in generale
lod-help-4-2-1 =
    Con Marciare o Combattere: i Guerrieri servono da Conservatori, e si attivano. Non entrano mai in Città.
    .title = Causa Comune
lod-help-4-2-2 =
    In uno spazio con Regolari, senza battaglia, ridispiegamento o raduno: rimuovi un cubo o Milizia attiva; oppure due e un Regolare; oppure, se non ce ne sono, un Forte patriota e un Regolare.
    .title = Schermaglia (Inglesi)
lod-help-4-2-3 =
    Se FNI è 0, guadagna un D3 di Risorse. Altrimenti togli un Blocco.
    .title = Pressione Navale (Inglesi)
lod-help-4-3-1 =
    In al massimo tre Colonie o Città a Controllo ribelle, una Milizia occultata si attiva: 1 Risorsa e un segnalino Propaganda ciascuna.
    .title = Persuasione
lod-help-4-3-2 =
    In uno spazio senza battaglia: una Milizia occultata si attiva e rimuove un’unità realista; oppure due, di cui una è persa, rimuovono due unità, o un Villaggio dove non ci sono Guerrieri.
    .title = Partigiani
lod-help-4-3-3 =
    In uno spazio con Continentali, senza battaglia: rimuovi un cubo inglese; oppure due e un Continentale; oppure, se non ce ne sono, un Forte inglese e un Continentale.
    .title = Schermaglia (Patrioti)
lod-help-4-4-1 =
    In una Provincia con Villaggio un Guerriero occultato si attiva: gli Inglesi possono dare Risorse; se ne danno meno di due, gli Indiani ne guadagnano una dalla banca.
    .title = Commerciare
lod-help-4-4-2 =
    In uno spazio: un Guerriero occultato si attiva e rimuove un’unità ribelle; oppure due, di cui uno è perso, rimuovono due unità, o un Forte patriota dove non ci sono unità.
    .title = Sentiero di Guerra
lod-help-4-4-3 =
    Con Razziare, dove i Guerrieri superano i Ribelli: prendi Risorse dei Patrioti pari alla popolazione. Un Guerriero torna ai Disponibili.
    .title = Saccheggiare
lod-help-4-5-1 =
    Uno Squadron nelle West Indies, o tre Regolari ai Disponibili, o 2 Risorse.
    .title = Pronti per la Guerra
lod-help-4-5-2 =
    Dopo il Trattato, in uno spazio o nelle West Indies senza battaglia o raduno: rimuovi un cubo inglese; oppure due e un Regolare; oppure, se non ce ne sono, un Forte inglese e un Regolare.
    .title = Schermaglia (Francesi)
lod-help-4-5-3 =
    Dopo il Trattato: metti uno Squadron dalle West Indies su una Città come Blocco; se lì non ce ne sono, ridisponi i Blocchi.
    .title = Pressione Navale (Francesi)
lod-help-5 =
    Chi prende l’Evento fa ciò che dice la carta e ne decide le scelte, tranne quelle che la carta affida ad altri.
    .title = Eventi
lod-help-5-1 =
    Ciò che si può fare va fatto. La carta prevale sulle regole, ma non sui limiti di spazio, di pezzi disponibili o di Risorse.
    .title = Eseguire gli Eventi
lod-help-5-1-3 =
    Se solo una parte dell’Evento è eseguibile, si esegue quella.
    .title = Per quanto possibile
lod-help-5-2 =
    Molti Eventi hanno un testo chiaro e uno ombreggiato. Ogni fazione può scegliere quale. Il chiaro aiuta di solito i Realisti, l’ombreggiato i Ribelli.
    .title = Due lati di una carta
lod-help-5-3 =
    I Comandi concessi da un Evento non costano nulla a nessuno e non toccano l’eleggibilità.
    .title = Comandi gratuiti
lod-help-6 =
    Finisce un anno: verifica, rifornimenti, Risorse, Supporto, ridispiegamento, diserzione, reset, e l’evento della carta.
    .title = Round Winter Quarters
lod-help-6-1 =
    Una fazione che soddisfa entrambe le sue condizioni vince subito (7.2).
    .title = Verifica della vittoria
lod-help-6-2-1 =
    Sono senza rifornimenti: i cubi inglesi lontani da un Forte o da una Città controllata; Patrioti e Francesi lontani da un Forte patriota o da una Colonia o Città a Controllo ribelle; i Guerrieri lontani da Villaggi o Riserve. Paga 1 per spazio, o perdili o spostali come richiesto.
    .title = Rifornimenti
lod-help-6-2-2 =
    Se Inglesi e Francesi sono nelle West Indies, combattono. Poi ognuno paga 1 Risorsa per restare, o si ritira.
    .title = Battaglia nelle West Indies
lod-help-6-3 =
    Inglesi: Forti e popolazione delle Città controllate non bloccate, 5 per le West Indies. Indiani: metà dei Villaggi. Patrioti: Forti e metà degli spazi a Controllo ribelle. Francesi: due volte gli Squadron prima del Trattato; dopo, FNI e popolazione delle Città non inglesi, 5 per le West Indies.
    .title = Risorse
lod-help-6-4 =
    Gli Inglesi, poi i Patrioti, spendono Risorse per Supporto e Opposizione. Nell’ultimo round la partita poi finisce.
    .title = Supporto
lod-help-6-4-1 =
    In uno spazio a Controllo inglese con un Regolare e un Conservatore: ogni Risorsa toglie un segnalino Raid o Propaganda, o sposta di un livello verso Supporto attivo, al massimo due livelli.
    .title = Aumenta la Lealtà
lod-help-6-4-2 =
    In uno spazio a Controllo ribelle con un pezzo patriota: ogni Risorsa toglie un segnalino Raid, o sposta di un livello verso Opposizione attiva, al massimo due livelli.
    .title = Committees of Correspondence
lod-help-6-4-3 =
    Dopo la fase di Supporto dell’ultimo round Winter Quarters si contano i margini (7.3).
    .title = Fine della partita
lod-help-6-5-1 =
    La prima fazione sulla carta in vista cambia Leader, se può.
    .title = Cambio di Leader
lod-help-6-5-2 =
    Indiani, Francesi, Inglesi e Patrioti, in quest’ordine, possono spostare il Leader presso propri pezzi o fra i Disponibili.
    .title = Ridispiegamento dei Leader
lod-help-6-5-3 =
    Forze inglesi diventano Disponibili secondo il calendario dello scenario.
    .title = Arrivi inglesi
lod-help-6-5-4 =
    Dopo il Trattato si toglie un Blocco; i Francesi possono ridisporre gli altri.
    .title = FNI cala
lod-help-6-6-1 =
    Se ne va una Milizia su cinque e un Continentale su cinque. Gli Indiani scelgono i primi, i Patrioti gli altri.
    .title = Diserzione dei Patrioti
lod-help-6-6-2 =
    Se ne va un Conservatore su cinque. I Francesi scelgono il primo, gli Inglesi gli altri.
    .title = Diserzione dei Conservatori
lod-help-6-7 =
    Via i segnalini Raid e Propaganda, tutti eleggibili, Perdite fra i Disponibili, Milizie e Guerrieri occultati, e l’evento della carta ha effetto.
    .title = Reset
lod-help-7 =
    Ogni fazione ha due condizioni: un vantaggio in Supporto o Opposizione, e una propria.
    .title = Vittoria
lod-help-7-1 =
    Un non giocante che soddisfa le condizioni batte tutti i giocatori. Le parità vanno ai non giocanti, poi Patrioti, Inglesi, Francesi, Indiani. Senza Trattato i Francesi sono ultimi.
    .title = Posti e parità
lod-help-7-2 =
    Ai Realisti serve il Supporto avanti di più di 10, ai Ribelli l’Opposizione. Inoltre: Inglesi, più Perdite ribelli che inglesi; Francesi il contrario, e il Trattato; Patrioti, Forti più 3 oltre i Villaggi; Indiani, Villaggi meno 3 oltre i Forti.
    .title = Alla verifica
lod-help-7-3 =
    I due margini si sommano; vince il totale più alto. Chi ha entrambe le fazioni conta il peggiore.
    .title = Alla fine
lod-help-8 =
    Gli avversari del regolamento. Seguono tutte le regole e decidono con diagrammi e dadi. Il diario dice il motivo di ogni scelta.
    .title = Non giocanti
lod-help-8-1 =
    Prendono l’Evento se le loro condizioni lo dicono, altrimenti un Comando completo con Comando Speciale, altrimenti passano. I loro Comandi non sono mai limitati dall’ordine di turno, e non tolgono mai pezzi propri per ripiazzarli.
    .title = Come agiscono i non giocanti
lod-help-8-1-2 =
    Piazzati: Forti e Villaggi, poi Milizie o Guerrieri, poi cubi a turno. Propri rimossi: cubi a turno, poi attivi prima degli occultati, per ultime le basi. Nemici rimossi: basi, poi occultati, poi cubi.
    .title = Quali pezzi
lod-help-8-1-3 =
    Le priorità in ordine; fra spazi pari decidono i dadi (8.2).
    .title = Quali spazi
lod-help-8-2 =
    Un D3 sceglie la colonna e un D6 la riga di una tabella di spazi; da lì si prende il primo candidato. Fra due decide un D6.
    .title = Spazi casuali
lod-help-8-3 =
    Una spada sotto il simbolo: l’Evento è ignorato. Un moschetto: la carta ha un’istruzione. Un Evento senza effetto, o utile al nemico, non viene preso.
    .title = Non giocanti ed Eventi
lod-help-8-3-7 =
    Dopo il Trattato, se valgono le condizioni della fazione: un Comando limitato con il Leader, un Comando Speciale, un secondo Comando limitato.
    .title = Brilliant Stroke dei non giocanti
lod-help-8-4 =
    Ridispiegare se una Città è perduta e ci sono dieci Regolari sulla mappa; altrimenti Radunare secondo un dado contro i Regolari Disponibili; altrimenti Combattere dove sono più forti; altrimenti Marciare.
    .title = Inglesi non giocanti
lod-help-8-5 =
    Combattere dove sono più forti; altrimenti Riorganizzare se costruisce un Forte o secondo un dado contro le Milizie occultate; altrimenti Propaganda; altrimenti Marciare.
    .title = Patrioti non giocanti
lod-help-8-6 =
    Prima del Trattato: Hortalez secondo un dado contro le Risorse dei Patrioti, altrimenti agenti. Dopo: Radunare secondo un dado contro i Regolari Disponibili, Combattere dove i Ribelli sono più forti, altrimenti Marciare.
    .title = Francesi non giocanti
lod-help-8-7 =
    Razziare finché l’Opposizione è avanti secondo un dado; altrimenti Radunare per i Villaggi o secondo un dado contro i Guerrieri Disponibili; altrimenti Esplorare dove Regolari inglesi stanno con Guerrieri; altrimenti Marciare.
    .title = Indiani non giocanti
lod-help-8-8 =
    Non lasciare mai che un non giocante vinca a una verifica, e alla fine sii davanti a tutti: di sei per la vittoria, di meno per uno stallo.
    .title = Un solo giocatore
