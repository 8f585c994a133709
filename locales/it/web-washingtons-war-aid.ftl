# Washington’s War: fogli d’aiuto delle due parti.

wwb-aid-american-victory =
    Alla fine della guerra: almeno 7 colonie, Canada compreso, e gli Inglesi non più di 5. Subito: nelle tredici colonie non resta nessuna UC inglese.
    .title = Come si vince
wwb-aid-american-first =
    Scegli tu chi gioca la prima carta, se gli Inglesi non aprono con una carta campagna e l’anno prima non hanno disperso il Congresso.
    .title = Chi comincia
wwb-aid-american-ops =
    Un solo uso per carta: attivare un generale il cui valore di strategia non supera quello della carta; piazzare o girare fino ad altrettanti segnalini CP; portare rinforzi; aggiungerla a una coda di Operazioni.
    .title = Carte Operazioni
wwb-aid-american-queue =
    Comincia con un 1 o un 2. Ogni carta seguente si aggiunge finché attivi un generale con il totale, sempre con la carta appena aggiunta. Ogni altra giocata la fa perdere, e così la fine dell’anno; non le carte usate in battaglia o per uno scambio.
    .title = Coda di Operazioni
wwb-aid-american-events =
    Gioca i tuoi eventi. Scarta qualsiasi evento non speciale senza effetto, oppure per piazzare, girare o rimuovere 1 segnalino CP adiacente a uno tuo (rimuovere: senza UC inglesi nello spazio). Con un 2 o un 3 puoi prendere l’evento che gli Inglesi hanno appena scartato.
    .title = Eventi
wwb-aid-american-move =
    4 spazi con al massimo 5 UC alla volta, 5 spazi se non combatti e non travolgi; per strada si possono lasciare e prendere UC. Il territorio selvaggio vale 3. Solo Arnold va da Falmouth a Québec e viceversa. Dove ci sono UC nemiche il movimento finisce.
    .title = Movimento
wwb-aid-american-intercept =
    Quando un esercito inglese entra per terra in uno spazio con un tuo segnalino CP e senza altre UC inglesi, adiacente al tuo esercito: con un tiro pari o inferiore al valore di agilità il generale vi entra con al massimo 5 UC. Gli Inglesi si fermano, tu difendi con +1 in battaglia. Una volta per esercito e per carta; quell’esercito non può ritirarsi prima della battaglia con questa carta.
    .title = Intercettazione
wwb-aid-american-evade =
    Un generale attaccato può prima cercare di andarsene con al massimo 5 UC: valore di agilità o meno, Washington e Greene +2. Va come in una ritirata; le UC rimaste combattono e gli Inglesi si fermano. Non dopo aver tentato di intercettare con questa carta.
    .title = Ritirata prima della battaglia
wwb-aid-american-reinforce =
    Due volte l’anno, con qualsiasi carta Operazioni: tante UC quanto il suo valore in 1 spazio senza UC né segnalino CP inglesi, con un generale del riquadro se vuoi. Il generale già presente va nel riquadro, Washington mai.
    .title = Rinforzi
wwb-aid-american-pcs =
    Piazza in qualsiasi spazio senza segnalino CP e senza UC inglesi. Gira un segnalino inglese dove hai un generale, anche da solo. Con il Congresso disperso, o dopo un ammutinamento in quest’anno, carte Operazioni e scarti possono girare o rimuovere ma non piazzare.
    .title = Segnalini CP
wwb-aid-american-washington =
    Non va mai nel riquadro. Se viene catturato è perduto, con 5 segnalini CP (1 per colonia, non dove ci sono unità americane) e 3 punti di alleanza. Se è attivato dall’ultima carta dell’anno e attacca, ha +2.
    .title = Washington
wwb-aid-american-french =
    Battaglia vinta o travolgimento +1, fine del vantaggio dei Regolari +2, Hortelez +2, Franklin +4, cattura di Washington −3. A 9, finita la carta: Rochambeau sbarca con 5 UC in un porto senza UC né segnalino inglesi, e la flotta blocca una zona. Senza un tale porto aspetta una carta rinforzi tutta per lui. Generali e UC francesi contano come americani.
    .title = Alleanza francese
wwb-aid-american-winter =
    Ogni gruppo perde la metà, per difetto; una UC sola senza generale si perde con 1–3, con un generale è salva. Fino a 5 UC con Washington sono salve nei quartieri d’inverno o a sud della linea. Le UC francesi soffrono come gli Americani se sono con loro, da sole come gli Inglesi.
    .title = Inverno
wwb-aid-british-victory =
    Alla fine della guerra: almeno 6 colonie, Canada compreso, oppure meno di 7 agli Americani. Subito: sulla mappa non resta nessuna UC americana o francese.
    .title = Come si vince
wwb-aid-british-first =
    Mostra una carta campagna e giochi per primo, con quella carta. Scegli tu dopo un anno in cui il Congresso è stato disperso. Se no, gli Americani.
    .title = Chi comincia
wwb-aid-british-ops =
    Un solo uso per carta: attivare un generale il cui valore di strategia non supera quello della carta; piazzare o girare fino ad altrettanti segnalini CP; portare rinforzi; aggiungerla a una coda di Operazioni.
    .title = Carte Operazioni
wwb-aid-british-queue =
    Comincia con un 1 o un 2. Ogni carta seguente si aggiunge finché attivi un generale con il totale, sempre con la carta appena aggiunta: così si muovono Howe e Carleton con carte piccole. Ogni altra giocata la fa perdere, e così la fine dell’anno; non le carte usate in battaglia o per uno scambio.
    .title = Coda di Operazioni
wwb-aid-british-events =
    Gioca i tuoi eventi. Scarta qualsiasi evento non speciale senza effetto, oppure per piazzare, girare o rimuovere 1 segnalino CP adiacente a uno tuo (rimuovere: senza UC, generale o Congresso americani nello spazio). Con qualsiasi carta Operazioni puoi prendere l’evento che gli Americani hanno appena scartato.
    .title = Eventi
wwb-aid-british-campaign =
    Una campagna maggiore attiva fino a 3 generali, una minore 2, uno dopo l’altro, con qualsiasi valore di strategia. Nessuna UC si muove due volte. Al posto di 1 di loro, una volta per carta, uno sbarco piazza o gira un segnalino CP in un porto senza UC, generale o Congresso americani, né fortificato né bloccato.
    .title = Carte campagna e sbarco
wwb-aid-british-move =
    4 spazi con al massimo 5 UC alla volta; per strada si possono lasciare e prendere UC. Il territorio selvaggio vale 3. Dove ci sono UC nemiche il movimento finisce, anche se si ritirano prima della battaglia.
    .title = Movimento per terra
wwb-aid-british-sea =
    Tutto il movimento, con al massimo 5 UC, da porto a porto. Nessuno dei due può essere bloccato o avere UC o segnalino CP americani.
    .title = Movimento per mare
wwb-aid-british-reinforce =
    Una volta l’anno, con qualsiasi carta Operazioni: quante UC vuoi dal riquadro, e un generale se vuoi, in 1 porto senza blocco, UC né segnalino CP americani. Il generale già presente va nel riquadro.
    .title = Rinforzi
wwb-aid-british-pcs =
    Piazza dove non ci sono segnalini CP né UC, generali o Congresso americani, accanto a segnalini inglesi che c’erano prima della carta; tutti i porti sono adiacenti tra loro. Nello spazio di un tuo esercito piazzi o giri anche senza questo vicino.
    .title = Segnalini CP
wwb-aid-british-congress =
    Entra nel suo spazio con un esercito quando non ci sono UC americane, o batti o travolgi quelle che ci sono. Gli Americani allora non piazzano segnalini CP con carte Operazioni o scarti, e tu scegli chi comincia l’anno dopo.
    .title = Disperdere il Congresso
wwb-aid-british-regulars =
    +1 in ogni battaglia, finché non perdi 3 o più UC in una sola battaglia, resa compresa, o viene giocato von Steuben. Perderlo fa avanzare l’alleanza di 2.
    .title = Vantaggio dei Regolari
wwb-aid-british-retreat =
    Difendendo un porto non bloccato puoi ritirarti per mare in un altro, non bloccato e senza UC né segnalino CP americani; da un porto fortificato solo se ha un tuo segnalino. Chi non può ritirarsi si arrende.
    .title = Ritirata per mare
wwb-aid-british-winter =
    Al sicuro nei quartieri d’inverno e a sud della linea. Altrove si perde la metà, per difetto; una UC sola senza generale si perde con 1–3.
    .title = Inverno
wwb-aid-battle =
    1. L’attaccante, poi il difensore può giocare 1 carta Battaglia o scartare 1 evento. Per una carta Battaglia si pesca una carta alla fine della giocata.
    2. Ogni generale tira: 1–3 metà del suo valore di battaglia, per difetto; 4–6 intero; mai più delle sue UC.
    3. Ciascuno tira 1 dado e aggiunge i modificatori; a parità vince l’attaccante.
    UC: +1 ciascuna
    Generale: il valore del punto 2
    Vantaggio dei Regolari inglesi: +1
    Royal Navy in un porto senza blocco (fortificato: solo con un segnalino inglese): +1
    Milizia, con più segnalini CP nella colonia (Canada: Montréal e Québec insieme): +1
    Offensiva invernale di Washington: +2
    Carta Battaglia: +2, o un altro evento scartato, non speciale: +1
    Intercettazione: +1
    4. Perdite delle due parti, poi la ritirata, poi alleanza francese e vantaggio dei Regolari.
    .title = Battaglia
wwb-aid-american-campaign =
    Una campagna maggiore attiva fino a 3 generali, una minore 2, uno dopo l’altro, con qualsiasi valore di strategia. Nessuna UC si muove due volte.
    .title = Carte campagna
wwb-aid-american-congress =
    Se un esercito inglese lo disperde, non puoi piazzare segnalini CP con carte Operazioni o scarti, e gli Inglesi scelgono chi comincia l’anno dopo. Nella Fase del controllo politico si riunisce in uno spazio delle tredici colonie con un tuo segnalino e nessun pezzo inglese.
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
    Gli eventi speciali vanno giocati nell’anno in cui arrivano; se vengono pescati da una mano hanno subito effetto. Le carte Fine della guerra si sostituiscono nel loro riquadro. Una carta che lo ordina fa rimescolare prima della prossima distribuzione. La Dichiarazione e von Steuben entrano nel mazzo nel 1776.
    .title = Eventi speciali
wwb-aid-stacking =
    1 generale per schieramento in uno spazio alla fine di un movimento, di una ritirata o di un’intercettazione: l’altro va nel riquadro, mai Washington. UC senza limite. Un generale da solo non entra dove ci sono UC o un segnalino nemici, e non si ferma con un generale nemico.
    .title = Generali e raggruppamento
wwb-aid-capture =
    Un esercito che entra nello spazio di un generale senza UC lo cattura e può proseguire; così anche i rinforzi. Torna nel riquadro l’anno dopo; Washington non torna mai.
    .title = Cattura
wwb-aid-overrun =
    Un generale in movimento con 4 o 5 UC rimuove una UC nemica sola e senza generale, dopo le eventuali intercettazioni, e può proseguire. Nessuna perdita. Per l’alleanza un travolgimento americano vale come una battaglia.
    .title = Travolgere
wwb-aid-losses =
    Chi perde: 1 UC (dado 1–3), 2 (4–5) o 3 (6). Chi vince: 1 UC con 1 se lo sconfitto non aveva un generale; altrimenti con un tiro fino al valore di agilità del generale sconfitto più 1. Un generale vincitore rimasto solo su un segnalino nemico è catturato.
    .title = Perdite
wwb-aid-retreat =
    L’attaccante sconfitto torna da dove è venuto; il difensore sconfitto va in un altro spazio adiacente, non in quello. Mai dove ci sono UC o un segnalino nemici. Tutte le UC vanno insieme. Chi non ha una ritirata si arrende: UC perse, generale catturato.
    .title = Ritirata e resa
wwb-aid-colonies =
    Una colonia è di chi vi ha più segnalini CP; in parità di nessuno. Per il Canada servono sia Montréal sia Québec.
    .title = Controllo delle colonie
wwb-aid-isolation =
    Si rimuovono prima i segnalini americani, poi gli inglesi, che nessuna via di segnalini amici unisce a ciò che li salva.
    Americani: uno spazio senza segnalino e senza UC inglesi; il Congresso; una UC o un generale americano o francese su un segnalino amico.
    Inglesi: uno spazio senza segnalino e senza UC né generali americani o francesi; un loro porto, anche bloccato; una UC inglese su un segnalino amico. Un generale inglese da solo non salva nulla.
    .title = Segnalini CP isolati
wwb-aid-navy =
    Tutti i porti della sua zona sono bloccati: niente rinforzi inglesi, niente movimento o ritirata per mare, niente sbarchi, niente Royal Navy in battaglia. I segnalini CP non ne risentono. Si sposta solo nella sua fase.
    .title = Flotta francese
wwb-aid-europe =
    Alla fine dell’anno dell’alleanza gli Inglesi perdono 2 UC, il mazzo si rimescola e comincia la guerra europea.
    .title = Guerra europea
