# We the People: fogli d’aiuto delle due parti.

wtpb-aid-american-victory =
    Alla fine della guerra: almeno 9 colonie. Una colonia in cui i segnalini CP delle due parti sono pari è tua; il Canada lo è con i tuoi segnalini sia a Montréal sia a Québec. Subito: nelle tredici colonie non resta nessuna UC inglese. Se nessuno raggiunge il suo numero, non vince nessuno.
    .title = Come si vince
wtpb-aid-american-first =
    Scegli tu chi gioca la prima carta dell’anno, se gli Inglesi non aprono con una carta campagna.
    .title = Chi comincia
wtpb-aid-american-ops =
    Un solo uso per carta: muovere un generale il cui valore di strategia non supera quello della carta; piazzare o girare fino ad altrettanti segnalini CP; portare rinforzi.
    .title = Carte Operazioni
wtpb-aid-american-events =
    Gioca i tuoi eventi. Un evento non speciale si può scartare senza effetto, perché il nemico non lo abbia. Gli eventi speciali vanno giocati, anche quelli che ti danneggiano.
    .title = Eventi
wtpb-aid-american-move =
    4 spazi con al massimo 5 UC alla volta; per strada se ne possono lasciare e prendere. Dove ci sono UC nemiche il movimento finisce con una battaglia. Solo Arnold usa la linea punteggiata. Alla fine un solo generale per spazio: l’altro va nel riquadro, Washington mai.
    .title = Movimento
wtpb-aid-american-intercept =
    Quando un esercito inglese entra per terra in uno spazio con un tuo segnalino CP adiacente al tuo esercito: con un tiro pari o inferiore al suo valore di battaglia il generale vi entra con al massimo 5 UC. Gli Inglesi si fermano, tu difendi con 1 carta Battaglia in più. Una volta per esercito e per carta; con quella carta l’esercito non può più ritirarsi prima della battaglia.
    .title = Intercettazione
wtpb-aid-american-evade =
    Un esercito attaccato può prima cercare di andarsene con al massimo 5 UC: valore di battaglia o meno, Washington e Greene +2. Non verso lo spazio da cui vengono gli Inglesi, né dove ci sono loro UC o segnalini, né dopo aver tentato di intercettare con questa carta. Le UC rimaste combattono. Gli Inglesi si fermano lì.
    .title = Ritirata prima della battaglia
wtpb-aid-american-reinforce =
    Due volte l’anno, con qualsiasi carta Operazioni: tante UC quanto il suo valore in 1 spazio delle tredici colonie senza UC né segnalino CP inglesi, con un generale del riquadro se vuoi. Il generale già presente va nel riquadro, Washington mai.
    .title = Rinforzi
wtpb-aid-american-pcs =
    Piazza in qualsiasi spazio senza segnalino CP né UC inglesi. Dove hai un generale, anche da solo, giri un segnalino inglese. Con il Congresso disperso, o dopo un ammutinamento in quest’anno, le carte Operazioni non possono fare né l’uno né l’altro; gli eventi sì.
    .title = Segnalini CP
wtpb-aid-american-washington =
    La sua cattura fa perdere la partita. Non va mai nel riquadro. Se è mosso dall’ultima carta dell’anno e attacca ha 2 carte Battaglia in più.
    .title = Washington
wtpb-aid-american-french =
    La carta di Benjamin Franklin porta la flotta francese in un porto qualsiasi, e Rochambeau con 5 UC in un porto senza UC né segnalino inglesi e senza un generale americano. Senza un tale porto aspettano una carta Operazioni giocata al posto dei rinforzi americani. Generali e UC francesi contano come americani.
    .title = Alleanza francese
wtpb-aid-british-victory =
    Alla fine della guerra: almeno 6 delle tredici colonie; il Canada non conta, e una colonia in cui i segnalini CP delle due parti sono pari è americana. Subito: Washington viene catturato, o sulla mappa non resta nessuna UC americana o francese. Se nessuno raggiunge il suo numero, non vince nessuno.
    .title = Come si vince
wtpb-aid-british-first =
    Mostra una carta campagna e giochi per primo, con quella carta. Altrimenti scelgono gli Americani.
    .title = Chi comincia
wtpb-aid-british-ops =
    Un solo uso per carta: muovere un generale il cui valore di strategia non supera quello della carta; piazzare o girare fino ad altrettanti segnalini CP; portare rinforzi.
    .title = Carte Operazioni
wtpb-aid-british-events =
    Gioca i tuoi eventi. Un evento non speciale si può scartare senza effetto, perché il nemico non lo abbia. Gli eventi speciali vanno giocati, anche quelli che ti danneggiano.
    .title = Eventi
wtpb-aid-british-move =
    Per terra 4 spazi con al massimo 5 UC alla volta; per strada se ne possono lasciare e prendere. Dove ci sono UC nemiche il movimento finisce con una battaglia. Per mare tutto il movimento, da porto a porto: quello d’arrivo senza UC né segnalino CP americani, nessuno dei due con la flotta francese. Alla fine un solo generale per spazio: l’altro va nel riquadro.
    .title = Movimento
wtpb-aid-british-reinforce =
    Una volta l’anno, con qualsiasi carta Operazioni: quante UC vuoi dal riquadro, e un generale se vuoi, in 1 porto senza UC né segnalino CP americani e senza la flotta francese. Il generale già presente va nel riquadro.
    .title = Rinforzi
wtpb-aid-british-pcs =
    Piazza accanto a segnalini inglesi che c’erano prima della carta, dove non ci sono segnalino, UC o Congresso americani. Un esercito gira un segnalino americano nel suo spazio.
    .title = Segnalini CP
wtpb-aid-british-congress =
    Entra nel suo spazio con un esercito mentre non ci sono UC americane, o batti l’esercito che è lì. Fino alla Fase del controllo politico gli Americani non possono piazzare segnalini CP con carte Operazioni.
    .title = Disperdere il Congresso
wtpb-aid-british-regulars =
    1 carta Battaglia in più in ogni battaglia, finché non perdi 3 o più UC in una sconfitta o von Steuben addestra l’Esercito continentale.
    .title = Vantaggio dei Regolari
wtpb-aid-british-retreat =
    Sconfitto in un porto puoi ritirarti per mare in un altro senza UC né segnalino CP americani, se la flotta francese non è in nessuno dei due.
    .title = Ritirata per mare
wtpb-aid-cards =
    Ogni parte pesca:
    Generale: il suo valore di battaglia
    UC: 1 ciascuna
    Milizia, con più segnalini CP nella colonia (anche in Canada): 2
    Eventi: come dice la carta, giocata appena prima della battaglia
    Intercettazione: 1 agli Americani
    Offensiva invernale di Washington: 2 agli Americani
    Vantaggio dei Regolari: 1 agli Inglesi
    Royal Navy in un porto senza la flotta francese (Charleston: solo con un segnalino inglese): 2 agli Inglesi
    .title = Carte Battaglia
wtpb-aid-rounds =
    L’attaccante gioca una carta; il difensore la annulla con una dello stesso tipo, o ha perso. Chi ha annullato può tentare il contrattacco: valore di battaglia o meno, e nel turno seguente attacca lui. Un attaccante senza carte all’inizio di un turno ha perso, anche se il difensore non ne ha.
    .title = Turni di battaglia
wtpb-aid-results =
    1. Chi perde si ritira: chi ha cominciato la battaglia nello spazio da cui è venuto; l’altro in un altro spazio adiacente. Mai dove ci sono UC o un segnalino nemici. Senza ritirata un esercito si arrende: UC perse, generale catturato, nessun tiro.
    2. Poi chi ha perso tira: 1 UC (dado 1–3), 2 (4–5) o 3 (6), di più o di meno secondo la carta che ha vinto.
    3. Un attacco frontale costa 1 UC a chi vince; le altre carte nulla.
    .title = Dopo la battaglia
wtpb-aid-isolation =
    Si rimuovono prima i segnalini americani, poi quelli inglesi, che passando per segnalini della propria parte non arrivano a uno spazio vuoto (senza segnalino né UC nemiche) o a un aiuto: generale, UC o Congresso americani; UC inglese, o porto con segnalino inglese e senza flotta francese. Un generale inglese da solo non aiuta.
    .title = Segnalini CP isolati
wtpb-aid-winter =
    A nord della linea e fuori dai quartieri d’inverno 2 o più UC in uno spazio perdono la metà, per difetto. Una UC sola e i generali sono salvi.
    .title = Inverno
wtpb-aid-american-campaign =
    Una campagna maggiore muove fino a 3 generali, una minore 2, con qualsiasi valore di strategia. Ciascuno finisce il movimento e le battaglie prima che cominci il prossimo.
    .title = Carte campagna
wtpb-aid-british-campaign =
    Una campagna maggiore muove fino a 3 generali, una minore 2, con qualsiasi valore di strategia. Ciascuno finisce il movimento e le battaglie prima che cominci il prossimo. Con una carta campagna puoi aprire l’anno.
    .title = Carte campagna
wtpb-aid-american-congress =
    Se un esercito inglese lo disperde, non puoi piazzare segnalini CP con carte Operazioni. Nella Fase del controllo politico si riunisce in uno spazio delle tredici colonie con un tuo segnalino e nessun pezzo inglese.
    .title = Congresso continentale
wtpb-aid-year =
    1. Rinforzi: tornano i generali catturati, il riquadro inglese riceve le UC dell’anno.
    2. Carte: 7 per ciascuno.
    3. Strategia: 1 carta a turno finché le mani sono vuote; chi ha ancora carte continua da solo.
    4. Logoramento invernale.
    5. Flotta francese: quando è in gioco può andare in qualsiasi porto.
    6. Controllo politico: il Congresso si riunisce; gli eserciti prendono i loro spazi; si rimuovono i segnalini isolati.
    7. Fine: la partita finisce se la carta Fine della guerra nomina quest’anno o uno passato, e al più tardi nel 1783.
    .title = L’anno
wtpb-aid-special =
    Gli eventi speciali vanno giocati nell’anno in cui arrivano: la Dichiarazione, l’alleanza, la guerra europea, e 5 che finiscono la guerra. Chi ne pesca uno dalla mano del nemico lo gioca subito. Le carte Fine della guerra si sostituiscono nel loro riquadro.
    .title = Eventi speciali
wtpb-aid-capture =
    Le UC che entrano nello spazio di un generale senza UC lo catturano, anche con una ritirata, un’intercettazione o come rinforzi. Torna nel riquadro l’anno dopo. Un generale da solo non entra dove ci sono UC nemiche e non si ferma con un generale nemico.
    .title = Cattura
wtpb-aid-colonies =
    Una colonia è di chi vi ha più segnalini CP; in parità, o senza segnalini, è americana. Il Canada conta solo per gli Americani, con Montréal e Québec insieme.
    .title = Controllo delle colonie
wtpb-aid-navy =
    La flotta francese chiude il suo porto alle navi, ai rinforzi e alle ritirate per mare inglesi; lì gli Inglesi non pescano carte Battaglia per la Royal Navy, e il porto non salva segnalini CP. Si sposta solo nella sua fase.
    .title = Flotta francese
