# Liberty or Death: ogni sezione del regolamento in poche parole, per il riquadro di aiuto.
# La chiave è il numero della sezione.

lod-help-1 =
    Quattro fazioni in due schieramenti. Inglesi e Indiani sono i Realisti, Patrioti e Francesi i Ribelli. Ci si aiuta, ma ogni fazione vince da sola.
    .title = Spazi, pezzi e numeri
lod-help-1-3 =
    La mappa ha Città, Colonie e Riserve Indiane. Colonie e Riserve sono Province. La Popolazione (0–2) conta per Supporto e Opposizione; le Riserve non ne hanno. Gli spazi che si toccano sono adiacenti.
    .title = La mappa
lod-help-1-3-7 =
    Le West Indies sono un riquadro fuori mappa, chiuso fino al Treaty of Alliance. Possono ospitare solo Regolari Inglesi e Francesi, Forti Inglesi e Squadron Francesi.
    .title = West Indies
lod-help-1-3-9 =
    Queste forze non sono ancora in guerra. I Francesi liberano le loro con Pronti per la Guerra. Quelle Inglesi arrivano negli inverni indicati dallo scenario.
    .title = Unavailable
lod-help-1-4 =
    Sono unità tutti i pezzi tranne Forti e Villaggi. I cubi sono Regolari, Conservatori e Continentali. Milizie e Guerrieri sono occultati o attivi; si piazzano sempre occultati.
    .title = Pezzi
lod-help-1-4-1 =
    I pezzi si piazzano dal riquadro Available. Se un tipo è esaurito, la fazione può prenderne di propri dalla mappa e ripiazzarli, ma mai Regolari.
    .title = Forze Available
lod-help-1-4-2 =
    In uno spazio stanno al massimo 2 fra Forti e Villaggi, di chiunque siano. I pezzi Indiani non entrano mai in una Città.
    .title = Limiti di raggruppamento
lod-help-1-4-3 =
    I Combattimenti non rimuovono le unità occultate, e molte azioni le spendono attivandole. Cubi, Forti e Villaggi sono sempre attivi.
    .title = Occultati e attivi
lod-help-1-5 =
    Un giocatore può avere una fazione o entrambe quelle di uno schieramento. Le fazioni senza giocatore possono essere non giocanti (capitolo 8).
    .title = Giocatori e schieramenti
lod-help-1-6 =
    Ogni spazio con Popolazione ha uno di 5 livelli, da Supporto Attivo a Opposizione Attiva. I livelli attivi contano doppio nei totali. Da questi totali dipende la vittoria di ogni fazione.
    .title = Supporto e Opposizione
lod-help-1-6-4 =
    I cubi persi in combattimento restano nelle Casualties fino alla fase Reset. CBC e CRC contano tutte le perdite Inglesi e Ribelli della partita, Forti compresi.
    .title = Casualties
lod-help-1-7 =
    C’è Rebellion Control dove i Ribelli hanno più pezzi dei Realisti. C’è British Control dove i Realisti ne hanno di più e almeno 1 è Inglese. Altrimenti non controlla nessuno.
    .title = Controllo
lod-help-1-8 =
    Ogni fazione ha da 0 a 50 risorse e con esse paga i Comandi.
    .title = Risorse
lod-help-1-9 =
    Dopo il Treaty of Alliance ci sono tanti Blocchi sulle Città quanto il livello FNI. In una Città bloccata gli Inglesi non possono radunare Regolari, ridispiegare o marciare via mare, e la Popolazione vale 0 per il Supporto e per le risorse.
    .title = Intervento navale francese
lod-help-1-10 =
    Ogni fazione ha un Leader in gioco. Segue le unità della sua fazione e non si perde. Se resta solo in uno spazio, va con altri pezzi della sua fazione o in Available.
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
    Chi passa resta eleggibile e riceve risorse: 1 Patrioti e Indiani, 2 Inglesi e Francesi.
    .title = Passare
lod-help-2-3-4 =
    La 1ª fazione eleggibile esegue un Comando, con o senza Comando Speciale, oppure l’Evento. La 2ª può eseguire: dopo un solo Comando, un Comando Limitato; dopo un Comando con Comando Speciale, un Comando Limitato o l’Evento; dopo l’Evento, un Comando con Comando Speciale.
    .title = Che cosa può fare chi è eleggibile
lod-help-2-3-5 =
    Un Comando Limitato è un Comando in 1 solo spazio, o con 1 sola destinazione, senza Comando Speciale.
    .title = Comando Limitato
lod-help-2-3-6 =
    Chi ha eseguito un Comando o l’Evento non è eleggibile alla prossima carta. Gli altri lo sono, se un Evento non dice altrimenti.
    .title = Eleggibilità
lod-help-2-3-7 =
    Entra in gioco la prossima carta. Una carta Winter Quarters che appare si gioca subito, prima dell’Evento di cui prende il posto.
    .title = Prossima carta
lod-help-2-3-8 =
    Una volta per partita una fazione eleggibile può annullare l’Evento prima che qualcuno agisca. Esegue gratis 2 Comandi Limitati e un Comando Speciale, e il suo Leader partecipa a uno dei Comandi. Un’altra può bloccarla, in quest’ordine crescente: Patrioti, Inglesi, Francesi, Indiani, Treaty of Alliance.
    .title = Brilliant Stroke
lod-help-2-3-9 =
    I Francesi possono giocarlo quando Regolari Francesi Available, Squadron nelle West Indies e CBC superano insieme 15. Da allora i loro pezzi combattono in America.
    .title = Treaty of Alliance
lod-help-2-4 =
    Questa carta avvia un round Winter Quarters: Vittoria, Rifornimenti, Risorse, Supporto, Ridispiegamento, Diserzione, Reset. L’ultima chiude la partita dopo la fase Supporto.
    .title = Winter Quarters
lod-help-3 =
    La fazione sceglie un Comando e i suoi spazi, di solito pagando per spazio. Ogni spazio si seleziona una volta per Comando.
    .title = Comandi
lod-help-3-1 =
    Chi esegue decide gli spazi, il loro ordine, i bersagli e i propri pezzi. I Comandi gratuiti degli Eventi non costano nulla.
    .title = Comandi in generale
lod-help-3-2 =
    Radunare, Ridispiegare, Marciare, Combattere.
    .title = Comandi degli Inglesi
lod-help-3-2-1 =
    Radunare costa 1 risorsa per spazio. Piazza fino a 6 Regolari in 1 Città senza Blocco, in una Colonia adiacente a una di esse o nelle West Indies. Poi fino a 2 Conservatori (1 in Opposizione Passiva) in ogni spazio con Regolari o Forti Inglesi, o adiacente a essi. Poi, in 1 spazio, rimpiazza 3 cubi con un Forte oppure Aumenta la Lealtà.
    .title = Radunare (Inglesi)
lod-help-3-2-2 =
    Ridispiegare costa 2 risorse in totale. I Regolari muovono da ovunque verso Città senza Blocco. Ogni 3 cubi Inglesi in una Città snidano 1 Milizia. Poi, da 1 Città con British Control e senza Forte dei Patrioti, si possono espellere tutte le unità Ribelli.
    .title = Ridispiegare
lod-help-3-2-3 =
    Marciare costa 1 risorsa per destinazione. I Regolari muovono in uno spazio adiacente, o via mare da una Città senza Blocco, o da uno spazio adiacente, a un’altra Città simile o a una Provincia adiacente a questa. I Conservatori li seguono 1 a 1. Ogni 3 cubi nella destinazione snidano 1 Milizia.
    .title = Marciare (Inglesi)
lod-help-3-2-4 =
    Combattere costa 1 risorsa per spazio con pezzi Inglesi e Ribelli. Vedi Procedura di Combattimento, 3.6.
    .title = Combattere (Inglesi)
lod-help-3-3 =
    Riorganizzare, Marciare, Combattere, Propaganda.
    .title = Comandi dei Patrioti
lod-help-3-3-1 =
    Riorganizzare costa 1 risorsa per spazio, non in Supporto Attivo. Piazza 1 Milizia, o rimpiazza 2 unità con un Forte. Con un Forte puoi invece piazzare Milizie fino a Forti più Popolazione, o portarvi Milizie adiacenti e occultarle tutte. In 1 Forte le Milizie possono diventare Continentali.
    .title = Riorganizzare
lod-help-3-3-2 =
    Marciare costa 1 risorsa per destinazione, più 1 risorsa Francese dove entrano i Francesi. Le unità muovono di 1 spazio; i Regolari Francesi seguono i Continentali 1 a 1. Ogni 2 Continentali snidano 1 Guerriero Indiano. I gruppi grandi che entrano in una Città Inglese diventano attivi.
    .title = Marciare (Patrioti)
lod-help-3-3-3 =
    Combattere costa 1 risorsa per spazio con pezzi dei Patrioti e dei Realisti, più 1 risorsa Francese se si uniscono i Francesi. Vedi 3.6.
    .title = Combattere (Patrioti)
lod-help-3-3-4 =
    Propaganda costa 1 risorsa per spazio con Milizie occultate, o con Rebellion Control e un pezzo dei Patrioti. Piazza un segnalino Propaganda e sposta di 1 livello verso l’Opposizione Attiva. Se non c’è Rebellion Control con un pezzo dei Patrioti, 1 Milizia si attiva.
    .title = Propaganda
lod-help-3-4 =
    Radunare, Marciare, Esplorare, Razziare.
    .title = Comandi degli Indiani
lod-help-3-4-1 =
    Radunare costa 1 risorsa per Provincia Neutrale o a livello Passivo; la prima è gratuita se è una Riserva Indiana. Piazza 1 Guerriero Indiano, o rimpiazzane 2 con un Villaggio. Con un Villaggio puoi invece piazzare Guerrieri fino a Villaggi più 1, o portarvi quelli adiacenti e occultarli tutti.
    .title = Radunare
lod-help-3-4-2 =
    Marciare costa 1 risorsa per Provincia; la prima è gratuita se tutti vengono da Riserve Indiane. I Guerrieri Indiani muovono di 1 spazio, mai in una Città. I gruppi grandi che entrano in una Colonia Ribelle diventano attivi.
    .title = Marciare (Indiani)
lod-help-3-4-3 =
    Esplorare costa 1 risorsa Indiana e 1 Inglese. I Guerrieri Indiani guidano Regolari, e altrettanti Conservatori, in una Provincia adiacente e diventano attivi. Tutte le Milizie lì si attivano, e gli Inglesi possono eseguire una Schermaglia.
    .title = Esplorare
lod-help-3-4-4 =
    Razziare costa 1 risorsa per ciascuna di non più di 3 Province in Opposizione con Guerrieri Indiani occultati, o adiacenti a essi. 1 Guerriero può entrare. Poi 1 si attiva, si piazza un segnalino Raid e l’Opposizione scende di 1 livello.
    .title = Razziare
lod-help-3-5 =
    Prima del Treaty of Alliance: Mobilitazione Agenti, Hortalez. Dopo: Hortalez, Radunare, Marciare, Combattere.
    .title = Comandi dei Francesi
lod-help-3-5-1 =
    Mobilitazione Agenti costa 1 risorsa. Piazza 2 Milizie o 1 Continentale nel Quebec, nella colonia di New York, nel New Hampshire o nel Massachusetts, non in Supporto Attivo. Solo prima del Treaty of Alliance.
    .title = Mobilitazione Agenti
lod-help-3-5-2 =
    I Francesi spendono quante risorse vogliono; i Patrioti ne ricevono 1 in più.
    .title = Roderigue Hortalez et Cie
lod-help-3-5-3 =
    Radunare costa 2 risorse. Piazza fino a 4 Regolari in 1 Colonia o Città con Rebellion Control o nelle West Indies. Sulla mappa 2 si possono rimpiazzare con un Forte dei Patrioti per 1 risorsa dei Patrioti.
    .title = Radunare (Francesi)
lod-help-3-5-4 =
    Marciare costa 1 risorsa per destinazione, più 1 dei Patrioti dove entrano Continentali. I Regolari muovono in uno spazio adiacente con Patrioti o insieme a Continentali, oppure fra Città con Rebellion Control e Province adiacenti.
    .title = Marciare (Francesi)
lod-help-3-5-5 =
    Combattere costa 1 risorsa per spazio con pezzi Francesi e dei Realisti, anche nelle West Indies, più 1 dei Patrioti se si uniscono. Vedi 3.6.
    .title = Combattere (Francesi)
lod-help-3-6 =
    Ogni schieramento somma il livello di forza, tira un D3 ogni 3 punti (al massimo 3 dadi) e applica i modificatori. Il risultato è il livello di perdite del nemico. I pezzi si rimuovono in un ordine fisso; chi vince può spostare Supporto o Opposizione.
    .title = Procedura di Combattimento
lod-help-3-6-1 =
    Per chi attacca decide la fazione che esegue. Patrioti e Francesi combattono insieme se pagano; gli Indiani tramite gli Inglesi. In una difesa mista decidono Inglesi o Patrioti.
    .title = Chi combatte, chi decide
lod-help-3-6-2 =
    Il livello di forza conta i cubi e metà di Milizie o Guerrieri attivi. Il livello di perdite è il tiro del nemico con i modificatori.
    .title = Forza e perdite
lod-help-3-6-3 =
    Scegli quanti pezzi occultati si attivano: due danno un punto, uno lasciato occultato aumenta le perdite nemiche. In attacco i Conservatori contano fino al numero dei Regolari, e i cubi dell’alleato fino ai propri. In difesa contano tutti i cubi e i Forti.
    .title = Livelli di forza
lod-help-3-6-4 =
    Un D3 ogni tre punti di forza, al massimo tre. Regolari, pezzi occultati, Leader e Forti aggiungono o tolgono.
    .title = Tiri e modificatori
lod-help-3-6-7 =
    Regolari, Continentali e Forti contano 2 perdite, gli altri pezzi 1. I Realisti rimuovono Regolari e Conservatori a turno, poi Guerrieri Indiani attivi. I Ribelli rimuovono Regolari Francesi, Continentali e Milizie attive a turno. Chi difende rimuove per ultimi Villaggi e Forti. Le unità occultate non si rimuovono mai.
    .title = Rimozione
lod-help-3-6-8 =
    Vince lo schieramento che ha perso meno pezzi; in parità il difensore. Ogni 2 pezzi rimossi dallo sconfitto Supporto o Opposizione si sposta di 1 livello, al massimo 3 (Washington raddoppia). Una vittoria dei Ribelli dà una Riorganizzazione gratuita e può spostare Blocchi.
    .title = Win the Day
lod-help-4 =
    Un Comando Speciale può accompagnare un Comando, prima, durante o dopo, senza costo. Un Comando Limitato non ne ha.
    .title = Comandi Speciali
lod-help-4-1 =
    Un Comando Speciale con un Comando in almeno uno spazio. Alcuni accompagnano solo certi Comandi, o non nei loro spazi.
    .title = Comandi Speciali in generale
lod-help-4-2-1 =
    Con Marciare o Combattere: i Guerrieri servono da Conservatori, e si attivano. Non entrano mai in Città.
    .title = Causa Comune
lod-help-4-2-2 =
    In uno spazio con Regolari, senza Combattimento, Ridispiegamento o Raduno: rimuovi un cubo o Milizia attiva; oppure due e un Regolare; oppure, se non ce ne sono, un Forte dei Patrioti e un Regolare.
    .title = Schermaglia (Inglesi)
lod-help-4-2-3 =
    Se l’FNI è 0, ricevi un D3 di risorse. Altrimenti rimuovi 1 Blocco.
    .title = Pressione Navale (Inglesi)
lod-help-4-3-1 =
    In non più di tre Colonie o Città con Rebellion Control, una Milizia occultata si attiva: 1 risorsa e un segnalino Propaganda ciascuna.
    .title = Persuasione
lod-help-4-3-2 =
    In uno spazio senza Combattimento: una Milizia occultata si attiva e rimuove un’unità dei Realisti; oppure due, di cui una è persa, rimuovono due unità, o un Villaggio dove non ci sono Guerrieri.
    .title = Partigiani
lod-help-4-3-3 =
    In uno spazio con Continentali, senza Combattimento: rimuovi un cubo Inglese; oppure due e un Continentale; oppure, se non ce ne sono, un Forte Inglese e un Continentale.
    .title = Schermaglia (Patrioti)
lod-help-4-4-1 =
    In 1 Provincia con un Villaggio si attiva 1 Guerriero Indiano occultato. Gli Inglesi possono dare risorse; se ne danno meno di 2, gli Indiani ne ricevono 1 dalla banca.
    .title = Commerciare
lod-help-4-4-2 =
    In uno spazio: un Guerriero occultato si attiva e rimuove un’unità dei Ribelli; oppure due, di cui uno è perso, rimuovono due unità, o un Forte dei Patrioti dove non ci sono unità.
    .title = Sentiero di Guerra
lod-help-4-4-3 =
    Con Razziare, dove i Guerrieri Indiani superano i Ribelli: prendi risorse dei Patrioti pari alla Popolazione. Rimuovi 1 Guerriero Indiano.
    .title = Saccheggiare
lod-help-4-5-1 =
    Muovi 1 Squadron nelle West Indies, o 3 Regolari in Available, o ricevi 2 risorse.
    .title = Pronti per la Guerra
lod-help-4-5-2 =
    Dopo il Treaty of Alliance, in uno spazio o nelle West Indies senza Combattimento o Raduno: rimuovi un cubo Inglese; oppure due e un Regolare; oppure, se non ce ne sono, un Forte Inglese e un Regolare.
    .title = Schermaglia (Francesi)
lod-help-4-5-3 =
    Dopo il Treaty of Alliance metti uno Squadron dalle West Indies su una Città come Blocco. Se lì non ce ne sono, sposta i Blocchi.
    .title = Pressione Navale (Francesi)
lod-help-5 =
    Chi prende l’Evento fa ciò che dice la carta e ne decide le scelte, tranne quelle che la carta affida ad altri.
    .title = Eventi
lod-help-5-1 =
    Ciò che si può fare va fatto. La carta prevale sulle regole, ma non sui limiti di spazio, di pezzi Available o di risorse.
    .title = Eseguire gli Eventi
lod-help-5-1-3 =
    Se solo una parte dell’Evento è eseguibile, si esegue quella.
    .title = Per quanto possibile
lod-help-5-2 =
    Molti Eventi hanno un testo non ombreggiato e uno ombreggiato. Ogni fazione può scegliere quale. Il primo aiuta di solito i Realisti, il secondo i Ribelli.
    .title = Eventi a due testi
lod-help-5-3 =
    I Comandi concessi da un Evento non costano nulla a nessuno e non toccano l’eleggibilità.
    .title = Comandi gratuiti
lod-help-6 =
    Finisce un anno: Vittoria, Rifornimenti, Risorse, Supporto, Ridispiegamento, Diserzione, Reset, poi l’effetto della carta.
    .title = Round Winter Quarters
lod-help-6-1 =
    Una fazione che soddisfa entrambe le sue condizioni vince subito (7.2).
    .title = Verifica della vittoria
lod-help-6-2-1 =
    Sono riforniti: i cubi Inglesi con un Forte Inglese o in una Città con British Control; Patrioti e Francesi con un Forte dei Patrioti o in una Colonia o Città con Rebellion Control; i Guerrieri Indiani con un Villaggio o in una Riserva Indiana. Per gli altri si paga 1 risorsa per spazio, o si rimuovono o spostano come richiesto.
    .title = Rifornimenti
lod-help-6-2-2 =
    Se Inglesi e Francesi sono nelle West Indies, combattono. Poi ognuno paga 1 risorsa per restare, o si ritira.
    .title = Battaglia nelle West Indies
lod-help-6-3 =
    Inglesi: Forti, più Popolazione delle Città con British Control e senza Blocco, più 5 per le West Indies. Indiani: metà dei Villaggi. Patrioti: Forti, più metà degli spazi con Rebellion Control. Francesi: il doppio degli Squadron prima del Treaty of Alliance; dopo, FNI più Popolazione delle Città senza British Control, più 5 per le West Indies.
    .title = Risorse
lod-help-6-4 =
    Gli Inglesi, poi i Patrioti, spendono risorse per Supporto e Opposizione. Nell’ultimo round la partita poi finisce.
    .title = Supporto
lod-help-6-4-1 =
    In uno spazio con British Control, un Regolare e un Conservatore, ogni risorsa rimuove un segnalino Raid o Propaganda, o sposta di 1 livello verso il Supporto Attivo, al massimo 2 livelli.
    .title = Aumentare la Lealtà
lod-help-6-4-2 =
    In uno spazio con Rebellion Control e un pezzo dei Patrioti, ogni risorsa rimuove un segnalino Raid, o sposta di 1 livello verso l’Opposizione Attiva, al massimo 2 livelli.
    .title = Fomentare la Ribellione
lod-help-6-4-3 =
    Dopo la fase di Supporto dell’ultimo round Winter Quarters si contano i margini (7.3).
    .title = Fine della partita
lod-help-6-5-1 =
    La prima fazione sulla prossima carta cambia Leader, se può.
    .title = Cambio di Leader
lod-help-6-5-2 =
    Indiani, Francesi, Inglesi e Patrioti, in quest’ordine, possono spostare il Leader con propri pezzi o in Available.
    .title = Riposizionamento dei Leader
lod-help-6-5-3 =
    Le forze Inglesi diventano Available secondo il calendario dello scenario.
    .title = British Release Date
lod-help-6-5-4 =
    Dopo il Treaty of Alliance si rimuove 1 Blocco; i Francesi possono spostare gli altri.
    .title = L’FNI scende
lod-help-6-6-1 =
    Disertano 1 Milizia su 5 e 1 Continentale su 5. Gli Indiani scelgono i primi di ciascun tipo, i Patrioti gli altri.
    .title = Diserzione dei Patrioti
lod-help-6-6-2 =
    Diserta 1 Conservatore su 5. I Francesi scelgono il primo, gli Inglesi gli altri.
    .title = Diserzione dei Conservatori
lod-help-6-7 =
    Si rimuovono i segnalini Raid e Propaganda, tutte le fazioni sono eleggibili, le Casualties tornano Available, Milizie e Guerrieri Indiani si occultano, e la carta ha effetto.
    .title = Reset
lod-help-7 =
    Ogni fazione ha due condizioni: un vantaggio in Supporto o Opposizione, e una propria.
    .title = Vittoria
lod-help-7-1 =
    Una fazione non giocante che soddisfa le condizioni batte tutti i giocatori. Le parità vanno alle non giocanti, poi a Patrioti, Inglesi, Francesi, Indiani. Senza Treaty of Alliance i Francesi sono ultimi.
    .title = Posti e parità
lod-help-7-2 =
    Ai Realisti serve il Supporto avanti di più di 10, ai Ribelli l’Opposizione avanti di più di 10. Inoltre: Inglesi, CRC oltre il CBC; Francesi, CBC oltre il CRC e il Treaty of Alliance giocato; Patrioti, Forti più 3 oltre i Villaggi; Indiani, Villaggi meno 3 oltre i Forti dei Patrioti.
    .title = Alla verifica
lod-help-7-3 =
    I due margini si sommano; vince il totale più alto. Chi ha entrambe le fazioni conta il peggiore.
    .title = Alla fine
lod-help-8 =
    Gli avversari del regolamento. Seguono tutte le regole e decidono con diagrammi e dadi. Il diario dice il motivo di ogni scelta.
    .title = Non giocanti
lod-help-8-1 =
    Giocano l’Evento se le loro condizioni lo dicono; altrimenti un Comando intero con Comando Speciale; altrimenti passano. I loro Comandi non sono mai limitati dall’ordine di turno, e non prendono mai pezzi propri dalla mappa per ripiazzarli.
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
    Dopo il Treaty of Alliance, se valgono le condizioni della fazione: un Comando Limitato con il Leader, un Comando Speciale, un secondo Comando Limitato.
    .title = Brilliant Stroke delle fazioni non giocanti
lod-help-8-4 =
    Ridispiegare se i Ribelli controllano una Città e sulla mappa ci sono 10 Regolari; altrimenti Radunare se un D6 è inferiore ai Regolari Available; altrimenti Combattere dove sono più forti; altrimenti Marciare.
    .title = Inglesi non giocanti
lod-help-8-5 =
    Combattere dove sono più forti; altrimenti Riorganizzare se costruisce un Forte o se un D6 supera le Milizie occultate; altrimenti Propaganda; altrimenti Marciare.
    .title = Patrioti non giocanti
lod-help-8-6 =
    Prima del Treaty of Alliance: Hortalez se un D6 supera le risorse dei Patrioti, altrimenti Mobilitazione Agenti. Dopo: Radunare se un D6 è inferiore ai Regolari Available, Combattere dove i Ribelli sono più forti, altrimenti Marciare.
    .title = Francesi non giocanti
lod-help-8-7 =
    Razziare se Supporto + D6 non supera l’Opposizione; altrimenti Radunare per i Villaggi o se un D6 è inferiore ai Guerrieri Indiani Available; altrimenti Esplorare dove ci sono Regolari Inglesi con Guerrieri Indiani; altrimenti Marciare.
    .title = Indiani non giocanti
lod-help-8-8 =
    Non lasciare che una fazione non giocante vinca a una verifica, e alla fine sii davanti a tutte: di 6 per la vittoria, di meno per uno stallo.
    .title = Solitario
