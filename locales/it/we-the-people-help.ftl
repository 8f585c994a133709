# We the People: ogni sezione del regolamento in poche parole, per il pannello di aiuto.
# La chiave è il numero della sezione.

wtp-help-1-0 =
    Gli Americani combattono per l’indipendenza di tredici colonie, gli Inglesi per riportarle sotto la Corona. Gli eserciti contano, ma alla fine conta da che parte sta ciascuna colonia.
    .title = Di che si tratta
wtp-help-2-0 =
    Una mappa di spazi, 96 carte strategia, 64 carte Battaglia, UC, generali, segnalini CP, il Congresso continentale, la flotta francese e un dado.
    .title = Che cosa c’è
wtp-help-2-1 =
    Gli spazi uniti da una linea sono vicini. Ciascuno appartiene a una colonia; alcuni sono porti, alcuni quartieri d’inverno. La linea punteggiata tra Falmouth e Québec è solo per Arnold.
    .title = La mappa
wtp-help-2-2 =
    Le unità di combattimento (UC) sono le truppe; conta solo il loro numero. I generali hanno due valori. La strategia è la carta Operazioni più piccola che li muove. La battaglia è il numero di carte Battaglia che portano, e il tiro più alto con cui contrattaccano e, se americani, intercettano o si ritirano prima della battaglia. Un segnalino CP dice chi controlla politicamente uno spazio.
    .title = I pezzi
wtp-help-3-0 =
    Un esercito è un generale con almeno una UC della sua parte. Una parte controlla uno spazio finché vi sta il suo segnalino CP, anche se ci sono truppe nemiche. Le unità francesi e il loro generale valgono in tutto come americani. Il Canada è una colonia, ma non una delle tredici.
    .title = Termini
wtp-help-4-0 =
    Dopo lo schieramento stampato gli Americani piazzano un segnalino CP in ciascuna delle tredici colonie, in uno spazio senza segnalino CP e senza pezzi inglesi.
    .title = Preparazione
wtp-help-5-0 =
    Un anno ha sette fasi.
    1. Rinforzi: i generali catturati tornano nel loro riquadro, e quello inglese riceve le unità dell’anno.
    2. Carte: sette a testa.
    3. Strategia: una carta a testa finché le mani sono vuote; chi ne ha ancora continua da solo. Gli Inglesi cominciano se aprono con una carta campagna. Altrimenti decidono gli Americani chi comincia.
    4. Logoramento invernale (11.0).
    5. Flotta francese: quando è in gioco può andare in qualsiasi porto.
    6. Controllo politico (10.2).
    7. Fine: la partita è finita se la carta Fine della guerra nomina quest’anno o uno passato, e al più tardi nel 1783.
    Offensiva invernale: se la carta che lascia vuote le due mani muove Washington e lui attacca, ha due carte Battaglia in più.
    .title = L’anno
wtp-help-6-0 =
    Ci sono carte Operazioni da 1 a 3 e carte evento; ciascuno ne riceve sette l’anno. Quando il mazzo è vuoto gli scarti diventano subito il nuovo mazzo. Le carte in un riquadro dei rinforzi o in quello Fine della guerra, e quelle fuori dal gioco, restano dove sono.
    .title = Carte strategia
wtp-help-6-1 =
    Un uso per carta: muovere un generale la cui strategia non supera il valore, piazzare fino ad altrettanti segnalini CP, o portare rinforzi. Una carta Operazioni si gioca sempre, anche se non ne viene nulla.
    .title = Carte Operazioni
wtp-help-6-2 =
    La carta dice chi può giocare l’evento. Ogni evento non speciale si può invece scartare, senza effetto; così non tocca al nemico. Un evento che non cambierebbe nulla, o la cui condizione non vale, non si può giocare. Se si rimuovono pezzi, chi gioca la carta dice quali. Alcuni eventi, una volta giocati, lasciano il gioco.

    Gli eventi speciali li deve giocare chi li ha, nell’anno in cui arrivano: la Dichiarazione, l’alleanza, la guerra europea e i cinque che pongono fine alla guerra. Se uno viene rimosso da una mano, chi lo prende lo gioca subito; gli Americani ne piazzano comunque i segnalini e i Francesi.

    L’alleanza porta la flotta francese in qualsiasi porto, e Rochambeau con cinque unità in un porto senza unità e segnalino CP inglesi e senza generale americano. Se non ce n’è, aspettano, e una carta Operazioni li porta al posto dei rinforzi americani.

    Una carta Fine della guerra prende il posto di quella nel riquadro. La guerra finisce con l’anno che nomina, o con questo se quello è passato.
    .title = Carte evento
wtp-help-7-0 =
    Le unità si muovono solo con un generale, e i generali solo con le carte. Una carta Operazioni ne muove uno la cui strategia non supera il valore. Una campagna minore ne muove fino a due, una maggiore fino a tre, con qualsiasi strategia, uno dopo l’altro.
    .title = Movimento e intercettazione
wtp-help-7-1 =
    Un generale va fino a quattro spazi con al massimo cinque unità, che si possono prendere e lasciare per via. Un esercito che incontra unità nemiche si ferma e combatte.

    Un generale da solo non entra dove ci sono unità nemiche. Può passare per lo spazio di un generale nemico solo, ma non fermarvisi. Se due generali di una parte finiscono insieme, uno va nel riquadro, mai Washington.

    Per mare: un generale inglese in un porto può usare tutto il movimento per navigare in un altro con al massimo cinque unità. La flotta francese non può stare in nessuno dei due, né unità o segnalino CP americani dove sbarca.

    Unità che giungono su un generale solo lo catturano; l’anno dopo torna nel riquadro. Un esercito inglese che entra nello spazio del Congresso lo disperde, se non vi restano unità americane.
    .title = Come si muovono i generali
wtp-help-7-2 =
    Quando un esercito inglese marcia in uno spazio con un segnalino CP americano e senza unità inglesi, un esercito americano vicino può intercettarlo: un tiro fino al valore di battaglia del generale. Allora vi arriva per primo, con al massimo cinque unità, e combatte con una carta Battaglia in più. Un tentativo per esercito e per carta; dopo, quell’esercito non può ritirarsi prima della battaglia durante la stessa carta.
    .title = Intercettazione
wtp-help-8-0 =
    Inglesi, una volta l’anno: quante unità si vuole dal riquadro, in un porto senza flotta francese e senza unità né segnalino CP americani.

    Americani, due volte l’anno: tante unità quanto vale la carta, in uno spazio delle tredici colonie senza unità né segnalino CP inglesi.

    Con loro può venire un generale del riquadro. Scambia il posto con chi c’è, ma mai con Washington.
    .title = Rinforzi
wtp-help-9-0 =
    C’è battaglia quando un esercito giunge in uno spazio con unità nemiche.

    Un esercito americano può prima tentare di ritirarsi: un tiro fino al valore di battaglia del generale, due in più per Washington e Greene. Va con al massimo cinque unità in uno spazio vicino senza unità né segnalino CP inglesi, ma non in quello da cui vengono gli Inglesi. Senza un tale spazio, o dopo aver tentato di intercettare, non può. Le unità rimaste combattono; se non ne restano, gli Inglesi prendono lo spazio e si fermano. Gli Inglesi non possono ritirarsi prima della battaglia.

    Poi ciascuno, prima l’attaccante, può giocare eventi che danno carte Battaglia.
    .title = Battaglie
wtp-help-9-1 =
    Ciascuno pesca carte Battaglia: quante ne dice il valore di battaglia del generale, una per unità, due per la milizia se ha più segnalini CP nella colonia, e quelle degli eventi. Gli Americani ne hanno una in più per un’intercettazione, due per un’offensiva invernale. Gli Inglesi ne hanno una per i Regolari, e due in un porto senza flotta francese; a Charleston solo con un segnalino CP inglese.

    In ogni turno l’attaccante gioca una carta, e il difensore deve annullarla con una dello stesso tipo, o ha perso. Dopo averla annullata, un difensore con un generale può tentare il contrattacco: un tiro fino al suo valore di battaglia lo rende l’attaccante del turno seguente. Un attaccante senza carte all’inizio di un turno ha perso, anche se il difensore non ne ha.

    La carta per i Regolari è perduta per sempre quando gli Americani vincono una battaglia che costa agli Inglesi tre o più unità, o si gioca von Steuben.
    .title = Combattere una battaglia
wtp-help-9-2 =
    Ritirata: un attaccante battuto torna da dove è venuto, o si arrende se vi sta un segnalino CP nemico. Un difensore battuto va, tutto insieme, in un altro spazio vicino senza unità né segnalino CP nemici. I difensori inglesi in un porto senza flotta francese possono invece andare in un altro porto senza di essa e senza unità né segnalino CP americani. Chi non può andare da nessuna parte si arrende: le unità sono perse, il generale viene catturato.

    Perdite: chi ha perso tira, e perde 1 unità con 1–3, 2 con 4–5, 3 con 6. Battuto da un Doppio avvolgimento ne perde una in più, da un Bombardamento una in meno, da una Ricognizione due in meno. Dopo una resa non si tira. Chi vince con un Attacco frontale perde un’unità.
    .title = Ritirata e perdite
wtp-help-10-0 =
    I segnalini CP mostrano da che parte sta la gente. Li piazzano le carte Operazioni e gli eventi, e gli eserciti alla fine dell’anno; quelli isolati si rimuovono. Chi ne ha di più in una colonia ne ha la milizia e, alla fine, la colonia.
    .title = Controllo politico
wtp-help-10-1 =
    Gli Americani piazzano in ogni spazio senza segnalino CP e senza unità inglesi, e girano un segnalino inglese dove hanno un generale. Con le carte Operazioni non possono fare né l’uno né l’altro mentre il Congresso è disperso, né, dopo l’ammutinamento dell’Esercito continentale, con le carte che restano quell’anno.

    Gli Inglesi piazzano in uno spazio senza segnalino CP, unità americane e Congresso, accanto a un segnalino che avevano prima della carta. Dove hanno un esercito piazzano o girano in ogni caso.
    .title = Segnalini CP con carte Operazioni
wtp-help-10-2 =
    Prima il Congresso, se è disperso, si riunisce in uno spazio delle tredici colonie con un segnalino americano e nessun pezzo inglese. Poi ogni esercito piazza o gira il segnalino del suo spazio. Poi si rimuovono i segnalini isolati: tutti quelli americani, quindi quelli inglesi.

    Un segnalino resta se una catena di segnalini amici porta da lui a uno spazio, sulla catena o accanto, che lo salva. Uno spazio senza segnalino CP e senza unità nemiche salva tutti; uno con un generale, un’unità o il Congresso americani salva gli americani; uno con un’unità inglese quelli inglesi. Un porto con un segnalino inglese e senza flotta francese salva i segnalini inglesi che lo raggiungono. Qui i porti non sono vicini tra loro, e il sentiero di Arnold non conta.
    .title = Fase del controllo politico
wtp-help-11-0 =
    A nord della linea tra Virginia e North Carolina e fuori dai quartieri d’inverno, in ogni spazio ciascuna parte perde metà delle sue unità, arrotondata per difetto; una sola resta. Generali, Congresso e flotta non soffrono.
    .title = Logoramento invernale
wtp-help-12-0 =
    Subito: gli Inglesi vincono quando Washington viene catturato, o quando sulla mappa non resta nessuna unità americana o francese; gli Americani quando nelle tredici colonie non ne resta nessuna inglese.

    Quando la guerra finisce: gli Americani vincono con nove colonie, gli Inglesi con sei. Una colonia è di chi vi ha più segnalini CP; a parità, o senza, è americana. Il Canada conta solo per gli Americani, con Montréal e Québec insieme. Se nessuno ne ha abbastanza, nessuno vince.
    .title = Vincere la partita
