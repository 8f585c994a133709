# Washington’s War: fogli d’aiuto delle due parti.

wwb-aid-american-victory =
    Alla fine della guerra: almeno 7 colonie, Canada compreso, e gli Inglesi non più di 5. Subito: nelle tredici colonie non resta nessuna UC inglese.
    .title = Come si vince
wwb-aid-american-first =
    Scegli tu chi gioca la prima carta, se gli Inglesi non aprono con una carta campagna e l’anno prima non hanno disperso il Congresso.
    .title = Chi comincia
wwb-aid-american-ops =
    Un uso per carta: attivare un generale la cui strategia non supera il valore; piazzare o girare altrettanti segnalini CP; portare rinforzi; aggiungerla a una coda di Operazioni.
    .title = Carte Operazioni
wwb-aid-american-queue =
    Comincia con un 1 o un 2. Ogni carta seguente va nella coda finché il totale attiva un generale. Ogni altra giocata la fa perdere.
    .title = Coda di Operazioni
wwb-aid-american-events =
    Gioca i tuoi eventi; scarta qualsiasi evento non speciale per piazzare, girare o rimuovere un segnalino CP accanto a uno tuo. Con un 2 o un 3 puoi prendere l’evento che gli Inglesi hanno appena scartato.
    .title = Eventi
wwb-aid-american-move =
    4 spazi con al massimo 5 UC, 5 se non combatti e non travolgi. Il territorio selvaggio vale 3. Solo Arnold va da Falmouth a Québec.
    .title = Movimento
wwb-aid-american-intercept =
    Quando un esercito inglese entra per terra in uno spazio con un tuo segnalino CP adiacente al tuo esercito: tira l’agilità del generale o meno. Una volta per esercito e per carta. Dà +1 in battaglia, e quell’esercito non può ritirarsi prima della battaglia con questa carta.
    .title = Intercettazione
wwb-aid-american-evade =
    Un generale attaccato può prima cercare di andarsene: agilità o meno, Washington e Greene agilità + 2. Non dopo aver tentato di intercettare.
    .title = Ritirata prima della battaglia
wwb-aid-american-reinforce =
    Due volte l’anno: tante unità quanto vale la carta in uno spazio senza unità né segnalini CP inglesi, con un generale del riquadro se vuoi.
    .title = Rinforzi
wwb-aid-american-pcs =
    Piazza in qualsiasi spazio senza segnalino CP e senza unità inglesi. Gira un segnalino inglese dove hai un generale. Con il Congresso disperso puoi girare ma non piazzare.
    .title = Segnalini CP
wwb-aid-american-washington =
    Non va mai nel riquadro. Se viene catturato è perduto, con al massimo 5 segnalini CP (1 per colonia) e 3 punti di alleanza. Se attacca con l’ultima carta dell’anno ha +2.
    .title = Washington
wwb-aid-american-french =
    Battaglia o travolgimento vinto +1, fine del vantaggio dei Regolari +2, Hortelez +2, Franklin +4, cattura di Washington −3. A 9 Rochambeau sbarca con 5 UC in un porto senza UC né segnalino inglesi, e la flotta blocca una zona.
    .title = Alleanza francese
wwb-aid-american-winter =
    Ogni gruppo perde la metà, per difetto; un’unità sola senza generale si perde con 1–3. Fino a 5 unità con Washington sono salve nei quartieri d’inverno o a sud della linea.
    .title = Inverno
wwb-aid-british-victory =
    Alla fine della guerra: almeno 6 colonie, Canada compreso, oppure meno di 7 agli Americani. Subito: sulla mappa non resta nessuna UC americana o francese.
    .title = Come si vince
wwb-aid-british-first =
    Mostra una carta campagna e giochi per primo, con quella carta. Scegli tu dopo un anno in cui il Congresso è stato disperso. Se no, gli Americani.
    .title = Chi comincia
wwb-aid-british-ops =
    Un uso per carta: attivare un generale la cui strategia non supera il valore; piazzare o girare altrettanti segnalini CP; portare rinforzi; aggiungerla a una coda di Operazioni.
    .title = Carte Operazioni
wwb-aid-british-queue =
    Comincia con un 1 o un 2. Ogni carta seguente va nella coda finché il totale attiva un generale: così si muovono Howe e Carleton con carte piccole. Ogni altra giocata la fa perdere.
    .title = Coda di Operazioni
wwb-aid-british-events =
    Gioca i tuoi eventi; scarta qualsiasi evento non speciale per piazzare, girare o rimuovere un segnalino CP accanto a uno tuo. Con qualsiasi carta Operazioni puoi prendere l’evento che gli Americani hanno appena scartato.
    .title = Eventi
wwb-aid-british-campaign =
    Al posto di un generale una carta campagna può mandare uno sbarco: piazza o gira un segnalino CP in un porto non fortificato, non bloccato e senza unità americane.
    .title = Sbarco
wwb-aid-british-move =
    4 spazi con al massimo 5 UC. Il territorio selvaggio vale 3.
    .title = Movimento per terra
wwb-aid-british-sea =
    Tutto il movimento, con al massimo 5 unità, da porto a porto. Nessuno dei due può essere bloccato o avere UC o segnalino CP americani.
    .title = Movimento per mare
wwb-aid-british-reinforce =
    Una volta l’anno: quante unità vuoi dal riquadro, e un generale se vuoi, in un porto senza blocco, unità né segnalino CP americani.
    .title = Rinforzi
wwb-aid-british-pcs =
    Piazza accanto a segnalini inglesi che c’erano prima della carta; tutti i porti sono vicini tra loro. Dove hai un esercito piazzi o giri senza questo limite.
    .title = Segnalini CP
wwb-aid-british-congress =
    Entra nel suo spazio con un esercito, o batti quello che c’è. Gli Americani allora non piazzano segnalini CP con le carte, e tu scegli chi comincia l’anno dopo.
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
    Ciascuno tira 1 dado e aggiunge i modificatori; a parità vince l’attaccante.
    UC: +1 ciascuna
    Generale: il suo valore, mai più delle sue UC (tiro 1–3 metà, 4–6 intero)
    Vantaggio dei Regolari inglesi: +1
    Royal Navy in un porto aperto (fortificato: solo con un segnalino inglese): +1
    Milizia, con più segnalini CP nella colonia (Canada: Montréal e Québec): +1
    Offensiva invernale di Washington: +2
    Carta Battaglia: +2, o un altro evento scartato: +1
    Intercettazione: +1
    .title = Battaglia
wwb-aid-american-campaign =
    Una campagna maggiore attiva fino a 3 generali, una minore 2, uno dopo l’altro, con qualsiasi strategia. Nessuna UC si muove due volte.
    .title = Carte campagna
wwb-aid-american-congress =
    Se un esercito inglese lo disperde, non puoi piazzare segnalini CP con carte Operazioni o scarti. Nella Fase del controllo politico si riunisce in uno spazio delle tredici colonie con un tuo segnalino e nessun pezzo inglese.
    .title = Congresso continentale
wwb-aid-year =
    1. Rinforzi: tornano i generali catturati, il riquadro inglese riceve le UC dell’anno.
    2. Carte strategia: 7 per ciascuno.
    3. Strategia: 1 carta a turno finché le mani sono vuote.
    4. Logoramento invernale.
    5. Fase navale francese: la flotta francese può andare in qualsiasi zona.
    6. Controllo politico: il Congresso si riunisce; gli eserciti prendono i loro spazi; si rimuovono i segnalini isolati.
    7. Fine: la partita finisce se la carta Fine della guerra nomina quest’anno o uno passato, e al più tardi nel 1783.
    .title = L’anno
wwb-aid-special =
    Gli eventi speciali vanno giocati nell’anno in cui arrivano. Le carte Fine della guerra si sostituiscono nel loro riquadro. Una carta che lo ordina fa rimescolare prima della prossima distribuzione. La Dichiarazione e von Steuben entrano nel mazzo nel 1776.
    .title = Eventi speciali
wwb-aid-stacking =
    1 generale per schieramento in uno spazio a fine movimento: l’altro va nel riquadro, mai Washington. Un generale da solo non entra dove ci sono UC o un segnalino nemici, e non si ferma con un generale nemico.
    .title = Generali nello spazio
wwb-aid-capture =
    Un esercito che entra nello spazio di un generale senza UC lo cattura. Torna nel riquadro l’anno dopo; Washington non torna mai.
    .title = Cattura
wwb-aid-overrun =
    Un generale con 4 o 5 UC rimuove una UC nemica sola e senza generale, e può proseguire. Per l’alleanza un travolgimento vale come una battaglia.
    .title = Travolgere
wwb-aid-losses =
    Chi perde: 1 UC (dado 1–3), 2 (4–5) o 3 (6). Chi vince: 1 UC con 1, o con un tiro fino all’agilità del generale sconfitto più 1.
    .title = Perdite
wwb-aid-retreat =
    L’attaccante sconfitto torna da dove è venuto; il difensore sconfitto va in un altro spazio adiacente senza UC né segnalino nemici. Tutte le UC insieme. Chi non ha una ritirata si arrende: UC perse, generale catturato.
    .title = Ritirata e resa
wwb-aid-colonies =
    Una colonia è di chi vi ha più segnalini CP; in parità di nessuno. Per il Canada servono Montréal e Québec.
    .title = Controllo delle colonie
wwb-aid-isolation =
    Si rimuovono prima i segnalini americani, poi gli inglesi, che nessuna via di segnalini amici unisce a ciò che li salva.
    Americani: uno spazio senza segnalino e senza UC inglesi; il Congresso; UC americane o francesi su un segnalino amico.
    Inglesi: uno spazio senza segnalino e senza unità americane; un loro porto; UC inglesi su un segnalino amico.
    .title = Segnalini CP isolati
wwb-aid-navy =
    Tutti i porti della zona sono bloccati: niente rinforzi inglesi, niente movimento o ritirata per mare, niente sbarchi, niente Royal Navy in battaglia.
    .title = Flotta francese
wwb-aid-europe =
    Alla fine dell’anno dell’alleanza gli Inglesi perdono 2 UC, il mazzo si rimescola e comincia la guerra europea.
    .title = Guerra europea
