# Washington’s War: fogli d’aiuto delle due parti.

wwb-aid-american-victory =
    Alla fine della guerra: almeno 7 colonie, Canada compreso, e i Britannici non più di 5. Subito: nelle tredici colonie non resta nessuna unità di combattimento britannica.
    .title = Come si vince
wwb-aid-american-first =
    Scegli tu chi gioca la prima carta, se i Britannici non aprono con una carta campagna e l’anno prima non hanno disperso il Congresso.
    .title = Chi comincia
wwb-aid-american-ops =
    Un uso per carta: attivare un generale la cui strategia non supera il valore; collocare o girare altrettanti segnalini CP; portare rinforzi; aggiungerla a una coda di operazioni.
    .title = Carte operazioni
wwb-aid-american-queue =
    Comincia con un 1 o un 2. Ogni carta seguente va nella coda finché il totale attiva un generale. Ogni altra giocata la fa perdere.
    .title = Coda di operazioni
wwb-aid-american-events =
    Gioca i tuoi eventi; scarta qualunque evento non speciale per collocare, girare o togliere un segnalino CP accanto a uno tuo. Con un 2 o un 3 puoi prendere l’evento che i Britannici hanno appena scartato.
    .title = Eventi
wwb-aid-american-move =
    4 spazi con al massimo 5 unità di combattimento, 5 se non combatti e non travolgi. La terra selvaggia vale 3. Solo Arnold va da Falmouth a Québec.
    .title = Movimento
wwb-aid-american-intercept =
    Quando un esercito britannico entra in uno spazio con un tuo segnalino CP accanto al tuo esercito: tira l’agilità del generale o meno. Una volta per esercito e per carta. Dà +1 in battaglia.
    .title = Intercettazione
wwb-aid-american-evade =
    Un generale attaccato può prima cercare di andarsene: agilità o meno, Washington e Greene agilità + 2. Non dopo aver tentato di intercettare.
    .title = Ritirata prima della battaglia
wwb-aid-american-reinforce =
    Due volte l’anno: tante unità quanto vale la carta in uno spazio senza unità né segnalini CP britannici, con un generale del riquadro se vuoi.
    .title = Rinforzi
wwb-aid-american-pcs =
    Colloca in qualunque spazio senza segnalino CP e senza unità britanniche. Gira un segnalino britannico dove hai un generale. Con il Congresso disperso puoi girare ma non collocare.
    .title = Segnalini CP
wwb-aid-american-washington =
    Non va mai nel riquadro. Catturato è perduto, con al massimo cinque segnalini CP e 3 punti di alleanza. Se attacca con l’ultima carta dell’anno ha +2.
    .title = Washington
wwb-aid-american-french =
    Battaglia vinta +1, fine del vantaggio dei Regolari +2, Hortelez +2, Franklin +4. A 9 Rochambeau sbarca con 5 unità e la flotta blocca una zona.
    .title = Alleanza francese
wwb-aid-american-winter =
    Ogni gruppo perde la metà, per difetto; un’unità sola senza generale si perde con 1–3. Fino a 5 unità con Washington sono salve nei quartieri d’inverno o a sud della linea.
    .title = Inverno
wwb-aid-british-victory =
    Alla fine della guerra: almeno 6 colonie, Canada compreso, oppure meno di 7 agli Americani. Subito: sulla mappa non resta nessuna unità di combattimento americana o francese.
    .title = Come si vince
wwb-aid-british-first =
    Mostra una carta campagna e giochi per primo, con quella carta. Scegli tu dopo un anno in cui il Congresso è stato disperso. Se no, gli Americani.
    .title = Chi comincia
wwb-aid-british-ops =
    Un uso per carta: attivare un generale la cui strategia non supera il valore; collocare o girare altrettanti segnalini CP; portare rinforzi; aggiungerla a una coda di operazioni.
    .title = Carte operazioni
wwb-aid-british-queue =
    Comincia con un 1 o un 2. Ogni carta seguente va nella coda finché il totale attiva un generale: così si muovono Howe e Carleton con carte piccole. Ogni altra giocata la fa perdere.
    .title = Coda di operazioni
wwb-aid-british-events =
    Gioca i tuoi eventi; scarta qualunque evento non speciale per collocare, girare o togliere un segnalino CP accanto a uno tuo. Con qualunque carta operazioni puoi prendere l’evento che gli Americani hanno appena scartato.
    .title = Eventi
wwb-aid-british-campaign =
    Al posto di un generale una carta campagna può mandare uno sbarco: colloca o gira un segnalino CP in un porto non fortificato, non bloccato e senza unità americane.
    .title = Sbarco
wwb-aid-british-move =
    4 spazi con al massimo 5 unità di combattimento. La terra selvaggia vale 3.
    .title = Movimento per terra
wwb-aid-british-sea =
    Tutto il movimento, con al massimo 5 unità, da porto a porto. Nessuno dei due può essere bloccato o avere unità di combattimento o segnalino CP americani.
    .title = Movimento per mare
wwb-aid-british-reinforce =
    Una volta l’anno: quante unità vuoi dal riquadro, e un generale se vuoi, in un porto senza blocco, unità né segnalino CP americani.
    .title = Rinforzi
wwb-aid-british-pcs =
    Colloca accanto a segnalini britannici che c’erano prima della carta; tutti i porti sono vicini tra loro. Dove hai un esercito collochi o giri senza questo limite.
    .title = Segnalini CP
wwb-aid-british-congress =
    Entra nel suo spazio con un esercito, o batti quello che c’è. Gli Americani allora non collocano segnalini CP con le carte, e tu scegli chi comincia l’anno dopo.
    .title = Disperdere il Congresso
wwb-aid-british-regulars =
    +1 in ogni battaglia, finché perdi 3 unità in una sola o arriva von Steuben. Perderlo fa avanzare l’alleanza di 2.
    .title = Vantaggio dei Regolari
wwb-aid-british-retreat =
    Difendendo un porto non bloccato puoi ritirarti per mare in un altro; da un porto fortificato solo se è tuo. Chi non può ritirarsi si arrende.
    .title = Ritirata per mare
wwb-aid-british-winter =
    Al sicuro nei quartieri d’inverno e a sud della linea. Altrove si perde la metà, per difetto; un’unità sola senza generale si perde con 1–3.
    .title = Inverno
wwb-aid-battle =
    Ciascuno tira un dado e aggiunge: le sue unità; il valore del generale (con 1–3 la metà, con 4–6 intero, mai più delle sue unità); +1 Regolari britannici; +1 Royal Navy in un porto aperto; +1 milizia della colonia dove hai più segnalini CP; +2 offensiva d’inverno di Washington; +2 carta battaglia o +1 un altro evento scartato; +1 intercettazione. A parità vince l’attaccante. Chi perde perde 1 unità (tiro 1–3), 2 (4–5) o 3 (6) e si ritira; chi vince ne perde 1 con un tiro fino all’agilità del generale sconfitto più 1. 4 o 5 unità travolgono un’unità sola e proseguono.
    .title = Battaglia
