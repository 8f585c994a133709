# Liberty or Death: schede di aiuto, un riassunto dei Comandi e dei Comandi Speciali di ogni fazione con parole nostre.

## Titoli

lodw-aid-commands = Comandi
lodw-aid-activities = Comandi Speciali
lodw-aid-victory = Vittoria
lodw-aid-leaders = Leader
lodw-aid-cost = Costo
lodw-aid-where = Dove
lodw-aid-when = Quando
lodw-aid-choose = Fazione

## Inglesi

lodw-aid-victory-british = Il Supporto supera l’Opposizione di più di 10, e le perdite Ribelli (CRC) superano quelle Inglesi (CBC). Passare dà 2 Risorse.
lodw-aid-british-muster = Piazza fino a 6 Regolari nello spazio scelto; poi fino a 2 Conservatori in ogni Città o Colonia scelta, 1 se in Opposizione Passiva. Infine, in uno di questi spazi, trasforma 3 cubi Inglesi in un Forte, oppure Aumenta la Lealtà dove hai Regolari, Conservatori e Controllo: 1 Risorsa per ogni segnalino e per ogni livello verso il Supporto Attivo.
    .cost = 1 Risorsa per spazio
    .where = Regolari: una Città senza Blocco, una Colonia adiacente a una di esse, o le West Indies. Conservatori: Città e Colonie con Regolari o Forti Inglesi, o adiacenti a essi, non in Opposizione Attiva.
lodw-aid-british-garrison = Muovi Regolari da qualunque punto della mappa nelle Città. In ogni Città senza Blocco attiva 1 Milizia per ogni 3 cubi Inglesi. Poi, da una Città che controlli e senza Forte dei Patrioti, puoi spingere tutte le unità Ribelli in uno spazio adiacente.
    .cost = 2 Risorse in tutto
    .where = Città senza Blocco, sia come origine sia come destinazione.
lodw-aid-british-march = Muovi Regolari in uno spazio adiacente o via mare: da una Città, o da uno spazio adiacente, a un’altra Città o a una Provincia adiacente a questa. Ogni Regolare può portare 1 Conservatore. In ogni destinazione attiva 1 Milizia per ogni 3 cubi Inglesi presenti.
    .cost = 1 Risorsa per destinazione
    .where = Qualunque spazio. Una Città con Blocco si raggiunge o si lascia solo via terra.
lodw-aid-british-battle = Combatti in uno spazio dopo l’altro. I Conservatori contano fino al numero dei Regolari; i Guerrieri Indiani possono aiutare.
    .cost = 1 Risorsa per spazio
    .where = Spazi con pezzi Inglesi e Ribelli, anche le West Indies.
lodw-aid-british-common-cause = Usa i Guerrieri Indiani come se fossero Conservatori; quelli usati diventano attivi. Non entrano mai nelle Città.
    .cost = Con Marciare o Combattere
    .where = Spazi del Comando con pezzi Inglesi e Guerrieri Indiani.
lodw-aid-british-skirmish = Rimuovi 1 cubo Ribelle o Milizia attiva; oppure 2 e 1 tuo Regolare; oppure, se non ce ne sono, 1 Forte dei Patrioti e 1 tuo Regolare.
    .cost = Con qualunque Comando
    .where = Uno spazio con Regolari e pezzi Ribelli, anche le West Indies; non dove Combatti, Raduni o arriva un Ridispiegamento.
lodw-aid-british-naval-pressure = Finché l’FNI è 0: guadagna da 1 a 3 Risorse con un tiro. Altrimenti abbassa l’FNI di 1 e riporta un Blocco nelle West Indies.
    .cost = Con qualunque Comando
    .where = Nessuno spazio.

## Patrioti

lodw-aid-victory-patriots = L’Opposizione supera il Supporto di più di 10, e i Forti dei Patrioti sulla mappa più 3 superano i Villaggi. Passare dà 1 Risorsa.
lodw-aid-patriots-rally = In ogni spazio piazza 1 Milizia, o trasforma 2 unità dei Patrioti in un Forte. Dove c’è un Forte puoi invece piazzare Milizie fino a Forti più Popolazione, o portarvi Milizie da spazi adiacenti e occultarle tutte. Alla fine, in uno di questi spazi con un Forte, sostituisci quante Milizie vuoi con Continentali.
    .cost = 1 Risorsa per spazio
    .where = Spazi non in Supporto Attivo. Nelle Riserve Indiane non si possono piazzare Milizie.
lodw-aid-patriots-march = Muovi Milizie e Continentali; ogni Continentale può portare 1 Regolare Francese. Nella destinazione 1 Guerriero Indiano diventa attivo per ogni 2 Continentali presenti. Le Milizie diventano attive se entrano in una Città sotto Controllo Inglese e il gruppo più i cubi Inglesi presenti supera 3.
    .cost = 1 Risorsa per destinazione; i Francesi ne pagano 1 per ognuna in cui entrano
    .where = Spazi adiacenti qualsiasi.
lodw-aid-patriots-battle = Combatti in uno spazio dopo l’altro. I Regolari Francesi contano fino al numero dei Continentali.
    .cost = 1 Risorsa per spazio; i Francesi ne pagano 1 dove partecipano
    .where = Spazi con pezzi dei Patrioti e dei Realisti.
lodw-aid-patriots-rabble-rousing = Piazza un segnalino Propaganda e sposta di 1 livello verso l’Opposizione Attiva. Senza quel Controllo una Milizia occultata diventa attiva.
    .cost = 1 Risorsa per spazio
    .where = Spazi sotto Controllo dei Ribelli con pezzi dei Patrioti, o con una Milizia occultata.
lodw-aid-patriots-persuasion = In ognuna attiva una Milizia occultata, guadagna 1 Risorsa e piazza un segnalino Propaganda.
    .cost = Con qualunque Comando
    .where = Fino a 3 Colonie o Città sotto Controllo dei Ribelli con una Milizia occultata.
lodw-aid-patriots-partisans = Attiva 1 Milizia occultata e rimuovi 1 unità dei Realisti; oppure attivane 2, perdine una e rimuovi 2 unità dei Realisti; oppure, se non ci sono Guerrieri Indiani, attivane 2, perdine una e rimuovi un Villaggio.
    .cost = Con qualunque Comando
    .where = Uno spazio con Milizie occultate e pezzi dei Realisti; non dove Combatti.
lodw-aid-patriots-skirmish = Rimuovi 1 cubo Inglese; oppure 2 e 1 Continentale; oppure, se non ci sono cubi Inglesi, 1 Forte Inglese e 1 Continentale.
    .cost = Con qualunque Comando
    .where = Uno spazio con Continentali e pezzi Inglesi; non dove Combatti.

## Indiani

lodw-aid-victory-indians = Il Supporto supera l’Opposizione di più di 10, e i Villaggi sulla mappa meno 3 superano i Forti dei Patrioti. Passare dà 1 Risorsa.
lodw-aid-indians-gather = In ognuna piazza 1 Guerriero Indiano, o trasforma 2 Guerrieri in un Villaggio. Dove c’è un Villaggio puoi invece piazzare Guerrieri fino a Villaggi più 1, o portarvi Guerrieri da spazi adiacenti e occultarli tutti.
    .cost = 1 Risorsa per Provincia; una Riserva Indiana è gratuita
    .where = Province Neutrali o a livelli Passivi.
lodw-aid-indians-march = Muovi Guerrieri Indiani. Diventano attivi se entrano in una Colonia sotto Controllo dei Ribelli e il gruppo più le Milizie presenti supera 3.
    .cost = 1 Risorsa per destinazione; una è gratuita se tutti vengono da Riserve Indiane
    .where = Province adiacenti, mai Città.
lodw-aid-indians-scout = Muovi insieme almeno 1 Guerriero Indiano e 1 Regolare Inglese, con Conservatori fino al numero dei Regolari. Questi Guerrieri e tutte le Milizie a destinazione diventano attivi. Poi i Regolari Inglesi possono fare lì una Schermaglia.
    .cost = 1 Risorsa, e gli Inglesi ne pagano 1
    .where = Da una Provincia con Guerrieri Indiani e Regolari Inglesi a una Provincia adiacente.
lodw-aid-indians-raid = In ognuna puoi muovere 1 Guerriero adiacente. Poi attiva lì un Guerriero occultato: piazza un segnalino Raid e sposta di 1 livello verso Neutrale.
    .cost = 1 Risorsa per Provincia
    .where = Fino a 3 Province in Opposizione, con un Guerriero Indiano occultato lì o in uno spazio adiacente.
lodw-aid-indians-trade = Attiva il Guerriero. Gli Inglesi possono cedere Risorse; se non ne cedono più di 1, ne guadagni invece 1.
    .cost = Con qualunque Comando
    .where = Una Provincia con un Guerriero Indiano occultato e un Villaggio.
lodw-aid-indians-war-path = Attiva 1 Guerriero occultato e rimuovi 1 unità dei Ribelli; oppure attivane 2, perdine uno e rimuovi 2 unità dei Ribelli; oppure, se non ci sono unità dei Ribelli, attivane 2, perdine uno e rimuovi un Forte dei Patrioti.
    .cost = Con qualunque Comando
    .where = Uno spazio con Guerrieri Indiani occultati e pezzi dei Ribelli.
lodw-aid-indians-plunder = Prendi ai Patrioti tante Risorse quanta è la Popolazione. Rimuovi da lì 1 Guerriero Indiano.
    .cost = Solo con Razziare
    .where = Una Provincia del Comando in cui i Guerrieri Indiani sono più dei pezzi dei Ribelli.

## Francesi

lodw-aid-victory-french = Il Treaty of Alliance è stato giocato, l’Opposizione supera il Supporto di più di 10, e le perdite Inglesi (CBC) superano quelle Ribelli (CRC). Passare dà 2 Risorse.
lodw-aid-french-agent-mobilization = Piazza 2 Milizie o 1 Continentale.
    .cost = 1 Risorsa; solo prima del Treaty of Alliance
    .where = Quebec, New York, New Hampshire o Massachusetts, non in Supporto Attivo.
lodw-aid-french-hortalez = I Patrioti guadagnano ciò che paghi più 1.
    .cost = Quante Risorse vuoi, almeno 1
    .where = Nessuno spazio.
lodw-aid-french-muster = Piazza fino a 4 Regolari Francesi. Poi, non nelle West Indies, puoi trasformare 2 Regolari Francesi in un Forte dei Patrioti per 1 Risorsa dei Patrioti.
    .cost = 2 Risorse; dopo il Treaty of Alliance
    .where = Una Colonia o Città sotto Controllo dei Ribelli, o le West Indies.
lodw-aid-french-march = Muovi Regolari Francesi in uno spazio adiacente o via mare tra Città sotto Controllo dei Ribelli e le Province adiacenti. Ognuno può portare 1 Continentale.
    .cost = 1 Risorsa per destinazione; i Patrioti ne pagano 1 per ognuna in cui entrano Continentali. Dopo il Treaty of Alliance
    .where = Spazi con pezzi dei Patrioti, o qualunque se vengono anche Continentali.
lodw-aid-french-battle = Combatti in uno spazio dopo l’altro. I Continentali contano fino al numero dei Regolari Francesi.
    .cost = 1 Risorsa per spazio; i Patrioti ne pagano 1 dove partecipano. Dopo il Treaty of Alliance
    .where = Spazi con pezzi Francesi e dei Realisti, anche le West Indies.
lodw-aid-french-preparer-la-guerre = Rendi disponibili 1 Squadron o 3 Regolari dalle forze non disponibili, lo Squadron nelle West Indies; oppure guadagna 2 Risorse.
    .cost = Con qualunque Comando
    .where = Nessuno spazio.
lodw-aid-french-skirmish = Rimuovi 1 cubo Inglese; oppure 2 e 1 Regolare Francese; oppure, se non ci sono cubi Inglesi, 1 Forte Inglese e 1 Regolare Francese.
    .cost = Con qualunque Comando tranne Mobilitazione Agenti; dopo il Treaty of Alliance
    .where = Uno spazio con Regolari Francesi e pezzi Inglesi, anche le West Indies; non dove Combatti o Raduni.
lodw-aid-french-naval-pressure = Alza l’FNI di 1: uno Squadron delle West Indies diventa un Blocco su una Città qualsiasi. Se non ne restano, sposta i Blocchi tra le Città.
    .cost = Con qualunque Comando tranne Mobilitazione Agenti; dopo il Treaty of Alliance
    .where = Nessuno spazio.

## Leader

lodw-aid-leader-gage = Dove si trova, il primo livello di Aumenta la Lealtà è gratuito.
lodw-aid-leader-howe = Ogni Comando Speciale Inglese abbassa anche l’FNI di 1.
lodw-aid-leader-clinton = Dove si trova, una Schermaglia rimuove 1 Milizia in più.
lodw-aid-leader-washington = Dove si trova, i Ribelli spostano il doppio quando vincono la giornata, e perdono 1 in meno quando difendono.
lodw-aid-leader-brant = Dove si trova, Sentiero di Guerra rimuove 1 Milizia in più.
lodw-aid-leader-cornplanter = Dove si trova, Radunare costruisce un Villaggio con 1 solo Guerriero Indiano.
lodw-aid-leader-dragging-canoe = Un Razziare che parte da dove si trova può muovere di 1 spazio in più.
lodw-aid-leader-rochambeau = I Francesi marciano e combattono con i Patrioti senza costo.
lodw-aid-leader-lauzun = Dove attacca con i Francesi, il difensore perde 1 in più.
