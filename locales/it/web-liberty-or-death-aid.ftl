# Liberty or Death: schede di aiuto, un riassunto dei Comandi e dei Comandi Speciali di ogni fazione con parole nostre.

## Titoli

lodw-aid-commands = Comandi
lodw-aid-activities = Comandi Speciali
lodw-aid-victory = Vittoria
lodw-aid-leaders = Leader
lodw-aid-cost = Costo
lodw-aid-where = Dove
lodw-aid-when = Quando

## Inglesi

lodw-aid-victory-british = Il Supporto supera l’Opposizione di più di 10, e le perdite Ribelli (CRC) superano quelle Inglesi (CBC). Passare dà 2 risorse.
lodw-aid-british-muster = Piazza fino a 6 Regolari nel primo spazio; poi fino a 2 Conservatori in ogni Città o Colonia scelta, 1 se in Opposizione Passiva. Infine, in uno di questi spazi, rimpiazza 3 cubi Inglesi con un Forte, oppure Aumenta la Lealtà dove hai Regolari, Conservatori e British Control: 1 risorsa per segnalino e per livello verso il Supporto Attivo.
    .cost = 1 risorsa per spazio
    .where = Regolari: una Città senza Blocco, una Colonia adiacente a una di esse, o le West Indies. Conservatori: Città e Colonie con Regolari o Forti Inglesi, o adiacenti a essi, non in Opposizione Attiva.
lodw-aid-british-garrison = Muovi Regolari da qualsiasi punto della mappa nelle Città. In ogni Città senza Blocco snida 1 Milizia ogni 3 cubi Inglesi. Poi, da una Città con British Control, senza Forte dei Patrioti e senza Blocco, puoi espellere tutte le unità Ribelli in uno spazio adiacente.
    .cost = 2 risorse in tutto
    .where = Città senza Blocco, sia come origine sia come destinazione.
lodw-aid-british-march = Muovi Regolari in uno spazio adiacente o via mare: da una Città, o da uno spazio adiacente, a un’altra Città o a una Provincia adiacente a questa. Ogni Regolare può portare 1 Conservatore. In ogni destinazione attiva 1 Milizia per ogni 3 cubi Inglesi presenti.
    .cost = 1 risorsa per destinazione
    .where = Qualsiasi spazio. Una Città con Blocco si raggiunge o si lascia solo via terra.
lodw-aid-british-battle = Combatti in uno spazio dopo l’altro. I Conservatori contano fino al numero dei Regolari; i Guerrieri Indiani possono aiutare.
    .cost = 1 risorsa per spazio
    .where = Spazi con pezzi Inglesi e Ribelli, anche le West Indies.
lodw-aid-british-common-cause = Usa i Guerrieri Indiani come se fossero Conservatori; quelli usati diventano attivi. Non entrano mai nelle Città.
    .cost = Con Marciare o Combattere
    .where = Spazi del Comando con pezzi Inglesi e Guerrieri Indiani.
lodw-aid-british-skirmish = Rimuovi 1 cubo Ribelle o Milizia attiva; oppure 2 e 1 tuo Regolare; oppure, se non ce ne sono, 1 Forte dei Patrioti e 1 tuo Regolare.
    .cost = Con qualsiasi Comando
    .where = Uno spazio con Regolari e pezzi Ribelli, anche le West Indies; non dove Combatti, Raduni o arriva un Ridispiegamento.
lodw-aid-british-naval-pressure = Finché l’FNI è 0: ricevi 1 D3 di risorse. Altrimenti abbassa l’FNI di 1 e riporta un Blocco nelle West Indies.
    .cost = Con qualsiasi Comando
    .where = Nessuno spazio.

## Patrioti

lodw-aid-victory-patriots = L’Opposizione supera il Supporto di più di 10, e i Forti dei Patrioti sulla mappa più 3 superano i Villaggi. Passare dà 1 risorsa.
lodw-aid-patriots-rally = In ogni spazio piazza 1 Milizia, o rimpiazza 2 unità dei Patrioti con un Forte. Dove c’è un Forte puoi invece piazzare Milizie fino a Forti più Popolazione, o portarvi Milizie da spazi adiacenti e occultarle tutte. Alla fine, in uno di questi spazi con un Forte, rimpiazza quante Milizie vuoi con Continentali.
    .cost = 1 risorsa per spazio
    .where = Spazi non in Supporto Attivo. Nelle Riserve Indiane e nelle West Indies non si possono piazzare Milizie.
lodw-aid-patriots-march = Muovi Milizie e Continentali; ogni Continentale può portare 1 Regolare Francese. Nella destinazione 1 Guerriero Indiano diventa attivo per ogni 2 Continentali presenti. Le Milizie diventano attive se entrano in una Città con British Control e il gruppo più i cubi Inglesi presenti supera 3.
    .cost = 1 risorsa per destinazione; i Francesi ne pagano 1 per ognuna in cui entrano
    .where = Spazi adiacenti qualsiasi.
lodw-aid-patriots-battle = Combatti in uno spazio dopo l’altro. I Regolari Francesi contano fino al numero dei Continentali.
    .cost = 1 risorsa per spazio; i Francesi ne pagano 1 dove partecipano
    .where = Spazi con pezzi dei Patrioti e dei Realisti.
lodw-aid-patriots-rabble-rousing = Piazza un segnalino Propaganda e sposta di 1 livello verso l’Opposizione Attiva. Se non c’è Rebellion Control con un pezzo dei Patrioti, una Milizia occultata diventa attiva.
    .cost = 1 risorsa per spazio
    .where = Spazi con Rebellion Control con pezzi dei Patrioti, o con una Milizia occultata.
lodw-aid-patriots-persuasion = In ognuna attiva una Milizia occultata, ricevi 1 risorsa e piazza un segnalino Propaganda.
    .cost = Con qualsiasi Comando
    .where = Fino a 3 Colonie o Città con Rebellion Control con una Milizia occultata.
lodw-aid-patriots-partisans = Attiva 1 Milizia occultata e rimuovi 1 unità dei Realisti; oppure attivane 2, perdine una e rimuovi 2 unità dei Realisti; oppure, se non ci sono Guerrieri Indiani, attivane 2, perdine una e rimuovi un Villaggio.
    .cost = Con qualsiasi Comando
    .where = Uno spazio con Milizie occultate e pezzi dei Realisti; non dove Combatti.
lodw-aid-patriots-skirmish = Rimuovi 1 cubo Inglese; oppure 2 e 1 Continentale; oppure, se non ci sono cubi Inglesi, 1 Forte Inglese e 1 Continentale.
    .cost = Con qualsiasi Comando
    .where = Uno spazio con Continentali e pezzi Inglesi; non dove Combatti.

## Indiani

lodw-aid-victory-indians = Il Supporto supera l’Opposizione di più di 10, e i Villaggi sulla mappa meno 3 superano i Forti dei Patrioti. Passare dà 1 risorsa.
lodw-aid-indians-gather = In ognuna piazza 1 Guerriero Indiano, o rimpiazza 2 Guerrieri con un Villaggio. Dove c’è un Villaggio puoi invece piazzare Guerrieri fino a Villaggi più 1, o portarvi Guerrieri da spazi adiacenti e occultarli tutti.
    .cost = 1 risorsa per Provincia; la prima è gratuita se è una Riserva Indiana
    .where = Province Neutrali o a livelli Passivi.
lodw-aid-indians-march = Muovi Guerrieri Indiani. Diventano attivi se entrano in una Colonia con Rebellion Control e il gruppo più le Milizie presenti supera 3.
    .cost = 1 risorsa per destinazione; la prima è gratuita se tutti vengono da Riserve Indiane
    .where = Province adiacenti, mai Città.
lodw-aid-indians-scout = Muovi insieme almeno 1 Guerriero Indiano e 1 Regolare Inglese, con Conservatori fino al numero dei Regolari. Questi Guerrieri e tutte le Milizie a destinazione diventano attivi. Poi i Regolari Inglesi possono fare lì una Schermaglia.
    .cost = 1 risorsa, e gli Inglesi ne pagano 1
    .where = Da una Provincia con Guerrieri Indiani e Regolari Inglesi a una Provincia adiacente.
lodw-aid-indians-raid = In ognuna puoi muovere 1 Guerriero adiacente. Poi attiva lì un Guerriero occultato: piazza un segnalino Raid e sposta di 1 livello verso Neutrale.
    .cost = 1 risorsa per Provincia
    .where = Fino a 3 Province in Opposizione, con un Guerriero Indiano occultato lì o in una Provincia adiacente.
lodw-aid-indians-trade = Attiva il Guerriero. Gli Inglesi possono cedere risorse; se non ne cedono più di 1, ne guadagni invece 1.
    .cost = Con qualsiasi Comando
    .where = Una Provincia con un Guerriero Indiano occultato e un Villaggio.
lodw-aid-indians-war-path = Attiva 1 Guerriero occultato e rimuovi 1 unità dei Ribelli; oppure attivane 2, perdine uno e rimuovi 2 unità dei Ribelli; oppure, se non ci sono unità dei Ribelli, attivane 2, perdine uno e rimuovi un Forte dei Patrioti.
    .cost = Con qualsiasi Comando
    .where = Uno spazio con Guerrieri Indiani occultati e pezzi dei Ribelli.
lodw-aid-indians-plunder = Prendi ai Patrioti tante risorse quanta è la Popolazione. Rimuovi da lì 1 Guerriero Indiano.
    .cost = Solo con Razziare
    .where = Una Provincia del Comando in cui i Guerrieri Indiani sono più dei pezzi dei Ribelli.

## Francesi

lodw-aid-victory-french = Il Treaty of Alliance è stato giocato, l’Opposizione supera il Supporto di più di 10, e le perdite Inglesi (CBC) superano quelle Ribelli (CRC). Passare dà 2 risorse.
lodw-aid-french-agent-mobilization = Piazza 2 Milizie o 1 Continentale.
    .cost = 1 risorsa
    .where = Quebec, colonia di New York, New Hampshire o Massachusetts, non in Supporto Attivo.
lodw-aid-french-hortalez = I Patrioti ricevono ciò che spendi più 1.
    .cost = Quante risorse vuoi, almeno 1
    .where = Nessuno spazio.
lodw-aid-french-muster = Piazza fino a 4 Regolari Francesi. Poi, non nelle West Indies, puoi rimpiazzare 2 Regolari Francesi con un Forte dei Patrioti per 1 risorsa dei Patrioti.
    .cost = 2 risorse
    .where = Una Colonia o Città con Rebellion Control, o le West Indies.
lodw-aid-french-march = Muovi Regolari Francesi in uno spazio adiacente o via mare tra Città con Rebellion Control e le Province adiacenti. Ognuno può portare 1 Continentale.
    .cost = 1 risorsa per destinazione; i Patrioti ne pagano 1 per ognuna in cui entrano Continentali
    .where = Spazi con pezzi dei Patrioti, o qualsiasi se vengono anche Continentali.
lodw-aid-french-battle = Combatti in uno spazio dopo l’altro. I Continentali contano fino al numero dei Regolari Francesi.
    .cost = 1 risorsa per spazio; i Patrioti ne pagano 1 dove partecipano
    .where = Spazi con pezzi Francesi e dei Realisti, anche le West Indies.
lodw-aid-french-preparer-la-guerre = Muovi 1 Squadron da Unavailable nelle West Indies, o 3 Regolari da Unavailable in Available; oppure ricevi 2 risorse.
    .cost = Con qualsiasi Comando
    .where = Nessuno spazio.
lodw-aid-french-skirmish = Rimuovi 1 cubo Inglese; oppure 2 e 1 Regolare Francese; oppure, se non ci sono cubi Inglesi, 1 Forte Inglese e 1 Regolare Francese.
    .cost = Con qualsiasi Comando tranne Mobilitazione Agenti
    .where = Uno spazio con Regolari Francesi e pezzi Inglesi, anche le West Indies; non dove Combatti o Raduni.
lodw-aid-french-naval-pressure = Alza l’FNI di 1: uno Squadron delle West Indies diventa un Blocco su una Città qualsiasi. Se non ne restano, sposta i Blocchi tra le Città.
    .cost = Con qualsiasi Comando tranne Mobilitazione Agenti
    .where = Nessuno spazio.

## Leader

lodw-aid-leader-gage = Dove si trova, il primo livello di Aumentare la Lealtà è gratuito.
lodw-aid-leader-howe = Ogni Comando Speciale Inglese abbassa anche l’FNI di 1.
lodw-aid-leader-clinton = Dove si trova, una Schermaglia rimuove 1 Milizia in più.
lodw-aid-leader-washington = Dove si trova, i Ribelli spostano il doppio con Win the Day; in difesa −1 al loro livello di perdite.
lodw-aid-leader-brant = Dove si trova, Sentiero di Guerra rimuove 1 Milizia in più.
lodw-aid-leader-cornplanter = Dove si trova, Radunare rimpiazza 1 solo Guerriero Indiano con un Villaggio.
lodw-aid-leader-dragging-canoe = Una Razzia che parte dal suo spazio può muovere di 1 spazio in più.
lodw-aid-leader-rochambeau = I Francesi marciano e combattono con i Patrioti gratis.
lodw-aid-leader-lauzun = Dove attacca con i Francesi, +1 al livello di perdite del difensore.

## Per tutte le fazioni: ogni riga di un testo è una riga della scheda

lodw-aid-all = Tutte le fazioni
lodw-aid-battle = Procedura di Combattimento
lodw-aid-winter = Round Winter Quarters
lodw-aid-with = Comando Speciale
lodw-aid-treaty = Treaty of Alliance
lodw-aid-treaty-before = Solo prima
lodw-aid-treaty-after = Solo dopo
lodw-aid-treaty-both = Prima e dopo

lodw-aid-all-sequence =
    1ª eleggibile: un Comando, con o senza Comando Speciale, oppure l’Evento.
    2ª eleggibile dopo un solo Comando: un Comando Limitato.
    2ª eleggibile dopo un Comando con Comando Speciale: un Comando Limitato o l’Evento.
    2ª eleggibile dopo l’Evento: un Comando, con o senza Comando Speciale.
    Passare: Patrioti e Indiani +1 risorsa, Inglesi e Francesi +2; si resta eleggibili. Subentra la fazione eleggibile successiva.
    Chi ha eseguito un Comando o l’Evento non è eleggibile alla carta seguente.
    .title = Sequenza di gioco
lodw-aid-all-limited =
    Un Comando in 1 spazio, senza Comando Speciale. Con Marciare, Ridispiegare o Esplorare tutti i pezzi che muovono hanno 1 sola destinazione. Ridispiegare snida ed espelle solo in quella Città.
    .title = Comando Limitato
lodw-aid-all-activity =
    1 Comando Speciale con un Comando in almeno 1 spazio: prima, durante o dopo, senza costo. Ogni spazio si sceglie una volta.
    .title = Comandi Speciali
lodw-aid-all-control =
    Rebellion Control: più pezzi Ribelli che Realisti.
    British Control: più pezzi Realisti che Ribelli, e almeno 1 pezzo Inglese.
    Indiani senza Inglesi, pari ai Ribelli o di più: nessun controllo.
    .title = Controllo
lodw-aid-all-support =
    Totale Supporto: Popolazione in Supporto Passivo, più il doppio di quella in Supporto Attivo. Così per l’Opposizione. Gli spazi senza Popolazione sono sempre Neutrali.
    .title = Supporto e Opposizione
lodw-aid-all-stacking =
    Al massimo 2 fra Forti e Villaggi in uno spazio, di chiunque siano. Nessun pezzo Indiano nelle Città, quindi nessun Villaggio. West Indies: solo Regolari Inglesi e Francesi, Forti Inglesi e Squadron.
    In Combattimento un Villaggio non è un Forte, ma conta come pezzo per i modificatori.
    .title = Limiti di raggruppamento
lodw-aid-all-removed =
    I cubi rimossi con Combattimento, Schermaglia, Sentiero di Guerra e Partigiani vanno nelle Casualties fino al Reset. I Forti tornano subito Available. Entrambi contano per il CBC (Inglesi) o il CRC (Ribelli).
    Tutti gli altri pezzi rimossi tornano Available.
    .title = Pezzi rimossi
lodw-aid-all-available =
    Si piazza solo da Available. Se un tipo è esaurito, una fazione può prenderne di propri dalla mappa; mai i Regolari. Milizie e Guerrieri Indiani si piazzano occultati.
    .title = Piazzare pezzi
lodw-aid-all-march =
    Un movimento attraverso Città vale come 1 passo. Esempio: Provincia, Città adiacente, altra Città, Provincia adiacente a questa. Inglesi: Città senza Blocco. Francesi: Città con Rebellion Control.
    .title = Marciare via mare
lodw-aid-all-blockade =
    Niente Raduno di Regolari Inglesi (i Conservatori sì).
    Niente Ridispiegamento da o verso la Città.
    Niente Marcia via mare verso la Città o le Province adiacenti.
    La Popolazione vale 0 per il Supporto e per le risorse.
    Un secondo Blocco sulla stessa Città non ha altri effetti.
    .title = Effetti di un Blocco
lodw-aid-all-fni =
    Tanti Blocchi sulle Città quanto il livello FNI, mai più degli Squadron Available. Prima del TOA l’FNI resta 0. Quando scende, gli Inglesi riportano 1 Blocco per livello nelle West Indies come Squadron.
    Con le correzioni successive dell’editore, niente Ridispiegare con FNI 3.
    .title = Intervento navale francese (FNI)
lodw-aid-all-treaty =
    Condizioni: Regolari Francesi Available, Squadron e CBC insieme oltre 15; i Francesi sono eleggibili; nessuno ha agito sulla carta; nessuna carta Winter Quarters in vista.
    Blocca ogni Brilliant Stroke e non può essere bloccato. Tutte le fazioni diventano eleggibili. Da allora i Francesi entrano sulla mappa, usano tutti i Comandi, hanno una Brilliant Stroke e possono vincere.
    .title = Treaty of Alliance (TOA)
lodw-aid-all-stroke =
    Una volta per partita, se si è eleggibili, prima che agisca la 1ª eleggibile e se nessuna carta Winter Quarters è in vista. Annulla l’Evento.
    2 Comandi Limitati e 1 Comando Speciale gratuiti, in qualsiasi ordine (Aumentare la Lealtà si paga). Il Leader partecipa ad almeno 1 dei Comandi. Poi tutte le fazioni sono eleggibili.
    Trump: gli Inglesi bloccano i Patrioti; i Francesi Patrioti e Inglesi; gli Indiani tutti e tre; il Treaty of Alliance tutti. La carta bloccata torna in mano.
    .title = Brilliant Stroke
lodw-aid-all-leaders =
    Un Leader agisce solo nel suo spazio. Può seguire le unità della sua fazione, non è un’unità e non si perde. Se resta solo, va con pezzi della sua fazione o in Available.
    Cambio: Gage, Howe, Clinton; Rochambeau, Lauzun (dopo il TOA); Brant, Cornplanter, Dragging Canoe. Riposizionamento: Indiani, Francesi, Inglesi, Patrioti.
    .title = Leader
lodw-aid-battle-who =
    Per gli attaccanti decide la fazione che esegue. Francesi e Patrioti si uniscono solo se l’alleato paga. Gli Inglesi possono sempre usare i Guerrieri Indiani nello spazio. Gli Indiani non eseguono Combattere.
    Difensori: per uno schieramento misto decidono gli Inglesi o i Patrioti; Indiani o Francesi da soli decidono per sé. Valgono tutti i Leader di chi difende.
    .title = 1. Chi combatte
lodw-aid-battle-force =
    Prima l’attaccante, poi il difensore può attivare unità occultate.
    Cubi: 1 ciascuno. Milizie o Guerrieri Indiani attivi: metà, per difetto.
    Inglesi in attacco: Conservatori solo fino ai Regolari. Ribelli in attacco: cubi dell’alleato solo fino ai propri, se ha pagato.
    Difensore: tutti i cubi, e i Forti 1 ciascuno.
    .title = 2. Livello di forza
lodw-aid-battle-dice =
    1 D3 ogni 3 punti di forza, al massimo 3 dadi. Forza 2 o meno: nessun dado, tiro 0. Tiro più modificatori è il livello di perdite del nemico.
    .title = 3. Dadi
lodw-aid-battle-defender =
    Almeno metà dei pezzi in attacco sono Regolari: +1
    Almeno 1 pezzo in attacco è occultato: +1
    Almeno 1 Leader in attacco: +1
    I Francesi attaccano con Lauzun: +1
    Inglesi in attacco in una Città bloccata: −1
    Inglesi in attacco nelle West Indies con uno Squadron: −1
    Per ogni Forte in difesa: −1
    Indiani in difesa in una Riserva Indiana: −1
    Ribelli in difesa con Washington: −1
    .title = 4. Livello di perdite del difensore
lodw-aid-battle-attacker =
    Almeno metà dei pezzi in difesa sono Regolari: +1
    Almeno 1 pezzo in difesa è occultato: +1
    Almeno 1 Leader in difesa: +1
    Inglesi in difesa in una Città bloccata: −1
    Inglesi in difesa nelle West Indies con uno Squadron: −1
    Per ogni Forte in difesa: +1
    .title = 5. Livello di perdite dell’attaccante
lodw-aid-battle-losses =
    L’attaccante, poi il difensore, rimuove pezzi per il livello di perdite o più; nessuno se è 0 o meno. Regolari, Continentali e Forti contano 2; Conservatori, Milizie, Guerrieri Indiani e Villaggi 1.
    Realisti: Regolare, Conservatore, a turno; poi Guerrieri Indiani attivi; solo in difesa Villaggi, poi Forti.
    Ribelli: Regolare Francese, Continentale, Milizia attiva, a turno; solo in difesa Forti.
    Le unità occultate non si rimuovono mai. CBC e CRC salgono dei cubi e dei Forti rimossi.
    .title = 6. Perdite
lodw-aid-battle-day =
    Non nelle West Indies. Lo sconfitto deve aver rimosso almeno 2 pezzi, di cui almeno 1 cubo o Forte.
    Vince chi ha perso meno pezzi, o l’unico schieramento rimasto (le unità occultate non contano). Parità: il difensore. Eliminati entrambi: nessuno.
    Si sposta di metà dei pezzi rimossi dallo sconfitto, per difetto: al massimo 3 livelli, con Washington (Ribelli) il doppio, al massimo 6. I livelli rimasti possono andare in spazi adiacenti.
    Se vincono i Ribelli: i Patrioti possono Riorganizzare gratis in 1 spazio, e i Francesi spostare i Blocchi da quella Città in un’altra.
    .title = 7. Win the Day
lodw-aid-winter-victory =
    La partita finisce se una fazione ha entrambi i margini sopra 0; vince la più avanti. Nell’ultimo round, se non è finita, dopo la fase Supporto si sommano i due margini di ogni fazione: vince la somma più alta, i Francesi solo con il TOA. Parità: bot, Patrioti, Inglesi, Francesi, Indiani.
    .title = Vittoria
lodw-aid-winter-supply =
    Cubi Inglesi: con un Forte Inglese o in una Città con British Control. Altrimenti, per spazio: 1 risorsa, 1 livello verso l’Opposizione Attiva, o tornano Available.
    Patrioti: con un Forte dei Patrioti o in una Colonia o Città con Rebellion Control. Altrimenti, per spazio: 1 risorsa, o 1 unità ogni 2, per difetto, torna Available.
    Francesi: come i Patrioti. Altrimenti, per spazio: 1 risorsa, o vanno al Forte dei Patrioti più vicino; se non c’è, in Available.
    Indiani: se non ci sono Villaggi sulla mappa, se ne piazza 1 in una Riserva. Guerrieri: con un Villaggio o in una Riserva. Altrimenti, per spazio: 1 risorsa, o vanno al Villaggio più vicino.
    West Indies: se ci sono Inglesi e Francesi, i Francesi devono combattere gratis. Poi i Francesi, poi gli Inglesi, tengono le unità per 1 risorsa o le riportano in Available.
    .title = Rifornimenti
lodw-aid-winter-resources =
    Inglesi: Forti, più Popolazione delle Città con British Control e senza Blocco; +5 se controllano le West Indies.
    Indiani: metà dei Villaggi.
    Patrioti: Forti, più metà degli spazi con Rebellion Control (non le West Indies).
    Francesi: prima del TOA il doppio degli Squadron nelle West Indies; dopo, FNI più Popolazione delle Città senza British Control; +5 se i Ribelli controllano le West Indies.
    Per difetto; al massimo 50.
    .title = Risorse
lodw-aid-winter-support =
    Aumentare la Lealtà (British Control, un Regolare e un Conservatore): 1 risorsa per segnalino Raid o Propaganda, poi 1 per livello, al massimo 2 livelli per spazio.
    Fomentare la Ribellione (Rebellion Control, un pezzo dei Patrioti): 1 risorsa per segnalino Raid, poi 1 per livello, al massimo 2 livelli per spazio.
    L’ultimo round finisce qui.
    .title = Supporto
lodw-aid-winter-redeployment =
    La prima fazione sulla prossima carta cambia Leader. I Leader si riposizionano: Indiani, Francesi, Inglesi, Patrioti. British Release Date. Dopo il TOA: FNI −1, 1 Blocco torna nelle West Indies, e i Francesi possono spostare gli altri.
    .title = Ridispiegamento
lodw-aid-winter-desertion =
    1 Milizia su 5 e 1 Continentale su 5 sulla mappa, per difetto: gli Indiani scelgono i primi di ciascun tipo, i Patrioti gli altri.
    1 Conservatore su 5, per difetto: i Francesi scelgono il primo, gli Inglesi gli altri.
    .title = Diserzione
lodw-aid-winter-reset =
    Via i segnalini Raid e Propaganda. Tutte le fazioni eleggibili. Casualties in Available. Milizie e Guerrieri Indiani occultati. Si scopre la prossima carta. Si risolve la carta Winter Quarters.
    .title = Reset
