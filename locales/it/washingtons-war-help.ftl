# Washington’s War: ogni sezione del regolamento in poche parole, per il pannello di aiuto.
# La chiave è il numero della sezione.

ww-help-2-1 =
    Gli spazi sono uniti da linee: strade, e sentieri nel territorio selvaggio che valgono tre. Alcuni spazi sono porti; quattro sono fortificati: Québec, Montréal, Philadelphia, Charleston. I quartieri d’inverno riparano le truppe al nord; la linea dell’inverno corre tra Virginia e North Carolina.
    .title = La mappa
ww-help-2-2 =
    Le unità di combattimento (UC) sono le truppe. I generali hanno tre valori: strategia (le operazioni che servono per attivarli), battaglia e agilità. Un segnalino CP dice chi controlla politicamente uno spazio.
    .title = I pezzi
ww-help-3-0 =
    Un esercito è un generale con almeno una UC. Tra le unità americane contano i Francesi e il Congresso. In uno spazio stanno un generale per parte, quante unità si vuole e al massimo un segnalino CP.
    .title = Termini
ww-help-4-0 =
    Dopo lo schieramento stampato gli Americani piazzano un segnalino CP in ciascuna delle tredici colonie, lontano dai pezzi inglesi; poi gli Inglesi ne piazzano tre accanto ai propri.
    .title = Preparazione
ww-help-5-0 =
    Un anno ha sette fasi: rinforzi, carte strategia, strategia, logoramento invernale, flotta francese, controllo politico, fine.
    .title = L’anno
ww-help-5-1 =
    I generali catturati tornano nel riquadro della loro parte, e quello inglese riceve le unità dell’anno.
    .title = Fase dei rinforzi
ww-help-5-2 =
    Ciascuno riceve sette carte.
    .title = Fase delle carte strategia
ww-help-5-3 =
    Gli Inglesi giocano per primi se aprono con una carta campagna. Se no, gli Americani scelgono chi comincia; gli Inglesi dopo un anno in cui il Congresso è stato disperso. Poi si gioca una carta a testa finché le mani sono vuote. Nessuno può passare o tenere una carta.
    .title = Fase strategica
ww-help-5-4 =
    Si controllano le perdite invernali di tutte le unità.
    .title = Fase del logoramento invernale
ww-help-5-5 =
    La flotta francese può andare in qualsiasi zona di blocco.
    .title = Fase navale francese
ww-help-5-6 =
    Un Congresso disperso si riunisce, gli eserciti prendono il controllo dei loro spazi, i segnalini CP isolati si rimuovono.
    .title = Fase del controllo politico
ww-help-5-7 =
    Nell’anno dell’alleanza gli Inglesi perdono due unità dalla mappa. La partita finisce se la carta Fine della guerra nomina quest’anno o uno passato, e al più tardi nel 1783.
    .title = Fase finale
ww-help-6-0 =
    Ci sono carte Operazioni da 1 a 3, campagne, eventi, carte Battaglia e sette eventi speciali.
    .title = Carte strategia
ww-help-6-1 =
    Sette carte a testa, prima gli Americani. Il mazzo si rimescola quando è vuoto, o prima della distribuzione seguente se una carta lo ordina. La Dichiarazione e von Steuben vi entrano nel 1776. La carta nel riquadro Fine della guerra e quelle fuori dal gioco restano fuori.
    .title = Distribuire e rimescolare
ww-help-6-2 =
    Un uso per carta: attivare un generale la cui strategia non supera il valore, piazzare o girare altrettanti segnalini CP, portare rinforzi, aggiungerla a una coda di Operazioni.
    .title = Carte Operazioni
ww-help-6-3 =
    La bandiera dice chi può giocare l’evento. Gli altri si scartano per una piccola azione. Alcuni, una volta giocati, lasciano il gioco; alcuni fanno rimescolare il mazzo.
    .title = Carte evento
ww-help-6-31 =
    Si fa tutto quello che il testo ordina; «può» lascia la scelta a chi gioca. Se si rimuovono pezzi, chi gioca dice quali. Una carta rimossa a caso da una mano si scarta e non è una giocata.
    .title = Giocare un evento
ww-help-6-32 =
    Ogni evento non speciale si può scartare: senza effetto, per piazzare o girare un segnalino CP, o per rimuoverne uno nemico, sempre accanto a uno amico. L’avversario può allora prendere quella carta in cambio di una carta Operazioni; agli Americani serve un 2 o un 3.
    .title = Scartare un evento
ww-help-6-33 =
    In ogni battaglia ciascuno, prima l’attaccante, può usare una carta: una carta Battaglia dà +2 e si rimpiazza dopo l’impulso, un altro evento non speciale dà +1 e non si rimpiazza.
    .title = Carte Battaglia
ww-help-6-34 =
    Chi ha un evento speciale lo deve giocare nell’anno in cui arriva. La Dichiarazione piazza un segnalino americano in ogni colonia dove si può, Franklin fa avanzare l’alleanza di quattro, la caduta di Lord North fissa l’anno in cui la guerra finisce.
    .title = Eventi speciali
ww-help-7-0 =
    Si muovono solo i generali attivati, e le unità solo con loro.
    .title = Movimento
ww-help-7-1 =
    Una carta attiva un generale la cui strategia non supera il suo valore. Oppure si comincia una coda con un 1 o un 2 e vi si aggiunge una carta a ogni giocata, finché il totale attiva qualcuno. Ogni altra giocata fa perdere la coda; le carte usate in battaglia o per uno scambio no.
    .title = Attivazione e coda di Operazioni
ww-help-7-2 =
    Una campagna maggiore attiva fino a tre generali, una minore due, uno dopo l’altro, con qualsiasi strategia. Nessuna unità si muove due volte. Gli Inglesi possono sostituirne uno con uno sbarco: un segnalino CP piazzato o girato in un porto non fortificato e non bloccato, senza unità americane.
    .title = Campagne
ww-help-7-3 =
    Quattro spazi con al massimo cinque unità, che si possono prendere e lasciare per via. Gli Americani ne hanno cinque se non combattono e non travolgono. Un sentiero nel territorio selvaggio vale tre. Un esercito che incontra unità nemiche si ferma.
    .title = Come si muovono i generali
ww-help-7-4 =
    Un generale da solo non entra dove ci sono unità o un segnalino CP nemici, e non si ferma con un generale nemico. Se due generali di una parte finiscono insieme, uno va nel riquadro, mai Washington. Solo Arnold usa il sentiero da Falmouth a Québec.
    .title = Limiti del movimento
ww-help-7-5 =
    Un generale inglese in un porto può usare tutto il movimento per navigare in un altro con al massimo cinque unità. Nessuno dei due porti può avere unità o segnalino CP americani, o un blocco.
    .title = Movimento per mare
ww-help-7-6 =
    Un esercito che entra nello spazio di un generale senza truppe lo cattura; l’anno dopo torna nel riquadro. Washington è perduto per sempre, con al massimo cinque segnalini CP americani, uno per colonia, e tre passi di alleanza.
    .title = Catturare generali
ww-help-7-7 =
    Un esercito inglese che entra nel suo spazio, o vi vince, disperde il Congresso. Finché non si riunisce gli Americani non piazzano segnalini CP con carte Operazioni o scarti, e l’anno dopo gli Inglesi scelgono chi comincia.
    .title = Disperdere il Congresso
ww-help-7-8 =
    Quando un esercito inglese entra per terra in uno spazio con un segnalino CP americano, un esercito vicino può intercettarlo tirando l’agilità del generale o meno. Se riesce, vi arriva per primo e si combatte con +1. Un tentativo per esercito e per carta.
    .title = Intercettazione
ww-help-7-9 =
    Un esercito americano attaccato può tirare l’agilità del generale o meno per andarsene con al massimo cinque unità; Washington e Greene aggiungono due. Non dopo un tentativo di intercettare.
    .title = Ritirata prima della battaglia
ww-help-8-0 =
    Puoi usare una carta Operazioni per portare UC e un generale.
    .title = Rinforzi
ww-help-8-1 =
    Una volta l’anno, con qualsiasi carta Operazioni: quante unità si vuole dal riquadro, e un generale, in un porto non bloccato e senza unità né segnalino CP americani.
    .title = Rinforzi inglesi
ww-help-8-2 =
    Due volte l’anno: tante unità quanto vale la carta in uno spazio senza unità né segnalino CP inglesi, e un generale del riquadro. Prende il posto di chi c’è, ma mai di Washington.
    .title = Rinforzi americani
ww-help-9-0 =
    Tutti e due tirano un dado con modificatori; poi le perdite, poi chi ha perso si ritira o si arrende.
    .title = Battaglia
ww-help-9-1 =
    C’è battaglia quando un esercito attivato sta con unità nemiche dopo intercettazioni e ritirate. Attacca chi si è mosso, anche se è stato intercettato.
    .title = Quando c’è battaglia
ww-help-9-2 =
    Carte, valori dei generali, modificatori, i due dadi, perdite, ritirata, e il tracciato dell’alleanza. A parità vince l’attaccante.
    .title = I passi della battaglia
ww-help-9-3 =
    Ogni generale tira: 1–3 dà metà del suo valore di battaglia, 4–6 tutto, mai più delle unità con lui.
    .title = Valore effettivo di battaglia
ww-help-9-4 =
    Al dado si aggiungono: le unità, il generale, Regolari +1, Royal Navy +1, milizia +1, offensiva invernale +2, carta Battaglia +2 o un altro evento +1, intercettazione +1.
    .title = Modificatori di battaglia
ww-help-9-41 =
    +1 agli Inglesi finché perdono tre o più unità in una battaglia, o si gioca von Steuben. La sua fine fa avanzare l’alleanza di due.
    .title = Vantaggio dei Regolari inglesi
ww-help-9-42 =
    +1 agli Inglesi in un porto non bloccato; in uno fortificato solo con un segnalino CP inglese.
    .title = Royal Navy
ww-help-9-43 =
    +1 a chi ha più segnalini CP nella colonia. In Canada servono Montréal e Québec.
    .title = Milizia
ww-help-9-44 =
    +2 quando Washington attacca con l’ultima carta dell’anno.
    .title = Offensiva invernale
ww-help-9-45 =
    +2 per una carta Battaglia, +1 per un altro evento scartato; una carta per parte e per battaglia.
    .title = Carte in battaglia
ww-help-9-46 =
    +1 agli Americani dopo un’intercettazione riuscita.
    .title = Premio per l’intercettazione
ww-help-9-5 =
    Chi perde perde 1 unità con 1–3, 2 con 4–5, 3 con 6. Chi vince ne perde una con 1, o con un tiro fino all’agilità del generale sconfitto più uno.
    .title = Perdite
ww-help-9-6 =
    Chi perde deve lasciare lo spazio.
    .title = Ritirate
ww-help-9-61 =
    L’attaccante torna da dove è venuto. Il difensore va in un altro spazio vicino senza unità né segnalino CP nemici. Tutti insieme; chi non può si arrende.
    .title = Come ci si ritira
ww-help-9-62 =
    I difensori inglesi in un porto non bloccato possono andare in un altro porto simile senza unità né segnalino CP americani; da un porto fortificato solo se ha un segnalino inglese.
    .title = Ritirata per mare
ww-help-9-63 =
    Chi non ha una ritirata legale perde le unità, e il generale viene catturato. L’attaccante venuto da un segnalino CP nemico non ne ha.
    .title = Resa
ww-help-9-7 =
    Quattro o cinque unità con il loro generale rimuovono un’unità nemica sola e senza generale, e possono proseguire.
    .title = Travolgere
ww-help-10-0 =
    Controlla una colonia chi vi ha più segnalini CP. Per il Canada servono Montréal e Québec. A parità non è di nessuno.
    .title = Controllo politico
ww-help-10-1 =
    I segnalini CP si piazzano e si girano con carte Operazioni e come dicono gli eventi.
    .title = Segnalini CP nella Fase strategica
ww-help-10-11 =
    Gli Americani piazzano in qualsiasi spazio senza segnalino e senza unità inglesi, e girano dove hanno un generale. Gli Inglesi piazzano accanto a segnalini che avevano prima della carta, e tutti i porti sono vicini tra loro; dove hanno un esercito piazzano o girano comunque.
    .title = Segnalini CP con carte Operazioni
ww-help-10-12 =
    Gli eventi piazzano o rimuovono proprio quello che dicono. Un evento scartato piazza, gira o rimuove un segnalino accanto a uno amico.
    .title = Segnalini CP con eventi
ww-help-10-2 =
    Il Congresso, se disperso, si riunisce in uno spazio delle tredici colonie con un segnalino americano e nessun pezzo inglese. Ogni esercito prende il suo spazio. Poi si rimuovono i segnalini isolati, prima gli americani.
    .title = Fase del controllo politico
ww-help-10-3 =
    Un segnalino resta se una via di segnalini amici lo unisce a ciò che lo salva.
    .title = Isolamento
ww-help-10-31 =
    Salvano quelli americani uno spazio senza segnalino e senza unità inglesi, il Congresso, o un’unità americana o francese su un segnalino amico.
    .title = Isolamento americano
ww-help-10-32 =
    Salvano quelli inglesi uno spazio senza segnalino e senza unità americane, un loro porto, o unità inglesi su un segnalino amico.
    .title = Isolamento inglese
ww-help-11-0 =
    D’inverno soffrono le UC; generali, Congresso e flotta no.
    .title = Logoramento invernale
ww-help-11-1 =
    Al sicuro nei quartieri d’inverno e a sud della linea. Altrove si perde la metà, per difetto; un’unità sola senza generale si perde con 1–3.
    .title = Gli Inglesi d’inverno
ww-help-11-2 =
    Si perde la metà dappertutto, per difetto; un’unità sola senza generale si perde con 1–3. Fino a cinque unità con Washington sono salve nei quartieri d’inverno o a sud della linea.
    .title = Gli Americani d’inverno
ww-help-11-3 =
    Con gli Americani soffrono come loro, da soli come gli Inglesi.
    .title = I Francesi d’inverno
ww-help-12-0 =
    Un tracciato da 0 a 9. A 9 la Francia entra in guerra.
    .title = Alleanza francese
ww-help-12-1 =
    +1 per ogni battaglia o travolgimento perso dagli Inglesi, +2 quando finisce il vantaggio dei Regolari, +2 per Hortelez, +4 per Franklin, −3 quando Washington viene catturato.
    .title = Il tracciato dell’alleanza
ww-help-12-2 =
    Dopo la carta in gioco: la flotta va in una zona, Rochambeau sbarca con cinque unità in un porto senza unità né segnalino CP inglesi. Alla fine dell’anno gli Inglesi perdono due unità, il mazzo si rimescola e comincia la guerra europea.
    .title = La Francia in guerra
ww-help-12-3 =
    I porti della sua zona sono bloccati: niente rinforzi inglesi, niente movimento o ritirata per mare, niente sbarchi, niente Royal Navy in battaglia.
    .title = Flotta francese
ww-help-13-0 =
    Distruggendo il nemico in qualsiasi momento, o con le colonie quando la guerra finisce.
    .title = Vittoria
ww-help-13-1 =
    Gli Inglesi vincono subito se sulla mappa non resta nessuna unità americana o francese, gli Americani se nelle tredici colonie non ne resta nessuna inglese.
    .title = Vittoria immediata
ww-help-13-2 =
    Alla fine agli Inglesi servono sei colonie, agli Americani sette, Canada compreso. Se le hanno tutti e due o nessuno, vincono gli Inglesi.
    .title = Vittoria alla fine
