# We the People: fogli d’aiuto delle due parti.

wtpb-aid-american-victory =
    Alla fine della guerra: almeno 9 colonie. Una colonia con tanti segnalini CP dell’uno quanti dell’altro è tua; il Canada lo è con i tuoi segnalini a Montréal e a Québec. Subito: nelle tredici colonie non resta nessuna UC inglese. Se nessuno raggiunge il suo numero, non vince nessuno.
    .title = Come si vince
wtpb-aid-american-first =
    Scegli tu chi gioca la prima carta dell’anno, se gli Inglesi non aprono con una carta campagna.
    .title = Chi comincia
wtpb-aid-american-ops =
    Un uso per carta: muovere un generale la cui strategia non supera il valore; piazzare fino ad altrettanti segnalini CP; portare rinforzi.
    .title = Carte Operazioni
wtpb-aid-american-events =
    Gioca i tuoi eventi. Un evento non speciale si può scartare senza effetto, perché il nemico non lo abbia. Gli eventi speciali vanno giocati, anche quelli che ti danneggiano.
    .title = Eventi
wtpb-aid-american-move =
    4 spazi con al massimo 5 UC alla volta; per strada se ne possono lasciare e prendere. Solo Arnold usa la linea punteggiata. Alla fine un solo generale per spazio: l’altro va nel riquadro, Washington mai.
    .title = Movimento
wtpb-aid-american-intercept =
    Quando un esercito inglese entra in uno spazio con un tuo segnalino CP accanto al tuo esercito: tira il valore di battaglia del generale o meno. Una volta per esercito e per carta. Dà 1 carta Battaglia in più, e con quella carta l’esercito non può più ritirarsi prima della battaglia.
    .title = Intercettazione
wtpb-aid-american-evade =
    Un esercito attaccato può prima cercare di andarsene con al massimo 5 unità: valore di battaglia o meno, Washington e Greene valore + 2. Non da dove vengono gli Inglesi, né dove sono loro unità o segnalini.
    .title = Ritirata prima della battaglia
wtpb-aid-american-reinforce =
    Due volte l’anno: tante unità quanto vale la carta in uno spazio delle tredici colonie senza unità né segnalino CP inglesi, con un generale del riquadro se vuoi.
    .title = Rinforzi
wtpb-aid-american-pcs =
    Piazza in qualsiasi spazio senza segnalino CP né unità inglesi. Dove hai un generale giri un segnalino inglese. Con il Congresso disperso, o dopo un ammutinamento, le carte Operazioni non possono fare né l’uno né l’altro.
    .title = Segnalini CP
wtpb-aid-american-washington =
    La sua cattura fa perdere la partita. Non va mai nel riquadro. Se è mosso dall’ultima carta dell’anno e attacca ha 2 carte Battaglia in più.
    .title = Washington
wtpb-aid-american-french =
    La carta di Benjamin Franklin porta la flotta francese in un porto, e Rochambeau con 5 unità in un porto senza unità né segnalino inglesi. La flotta rimuove lì l’aiuto della Royal Navy, chiude il porto alle navi inglesi e si sposta una volta l’anno.
    .title = Alleanza francese
wtpb-aid-british-victory =
    Alla fine della guerra: almeno 6 delle tredici colonie; il Canada non conta, e una colonia con tanti segnalini dell’uno quanti dell’altro è americana. Subito: Washington viene catturato, o sulla mappa non resta nessuna UC americana o francese. Se nessuno raggiunge il suo numero, non vince nessuno.
    .title = Come si vince
wtpb-aid-british-first =
    Mostra una carta campagna e giochi per primo, con quella carta. Altrimenti scelgono gli Americani.
    .title = Chi comincia
wtpb-aid-british-ops =
    Un uso per carta: muovere un generale la cui strategia non supera il valore; piazzare fino ad altrettanti segnalini CP; portare rinforzi.
    .title = Carte Operazioni
wtpb-aid-british-events =
    Gioca i tuoi eventi. Un evento non speciale si può scartare senza effetto, perché il nemico non lo abbia. Gli eventi speciali vanno giocati, anche quelli che ti danneggiano.
    .title = Eventi
wtpb-aid-british-move =
    Per terra 4 spazi con al massimo 5 UC alla volta. Per mare tutto il movimento, da porto a porto: quello d’arrivo senza unità né segnalino CP americani, nessuno dei due con la flotta francese. Alla fine un solo generale per spazio: l’altro va nel riquadro.
    .title = Movimento
wtpb-aid-british-reinforce =
    Una volta l’anno: quante unità vuoi dal riquadro, e un generale se vuoi, in un porto senza unità né segnalino CP americani e senza la flotta francese.
    .title = Rinforzi
wtpb-aid-british-pcs =
    Piazza accanto a segnalini inglesi che c’erano prima della carta, dove non ci sono segnalino, unità o Congresso americani. Dove sta un tuo esercito piazzi o giri senza questa condizione.
    .title = Segnalini CP
wtpb-aid-british-congress =
    Entra nel suo spazio con un esercito mentre non ci sono unità americane, o batti l’esercito che sta lì. Fino alla fase del controllo politico gli Americani non possono piazzare segnalini CP con carte Operazioni.
    .title = Disperdere il Congresso
wtpb-aid-british-regulars =
    1 carta Battaglia in più in ogni battaglia, finché non perdi 3 unità in una sconfitta o von Steuben addestra l’Esercito continentale.
    .title = Vantaggio dei Regolari
wtpb-aid-british-retreat =
    Difendendo in un porto puoi ritirarti per mare in un altro senza unità né segnalino CP americani, se la flotta francese non è in nessuno dei due.
    .title = Ritirata per mare
wtpb-aid-cards =
    Ogni parte pesca: il valore di battaglia del generale; 1 per ogni UC; 2 per la milizia, con più segnalini CP nella colonia; quelle degli eventi; gli Americani 1 per un’intercettazione e 2 per l’offensiva invernale di Washington; gli Inglesi 1 per i Regolari e 2 per la Royal Navy in un porto (a Charleston solo con un segnalino inglese).
    .title = Carte Battaglia
wtpb-aid-rounds =
    L’attaccante gioca una carta; il difensore la annulla con una dello stesso tipo, o ha perso. Chi ha annullato può tentare il contrattacco: valore di battaglia o meno, e nel turno seguente attacca lui. Un attaccante senza carte all’inizio di un turno ha perso.
    .title = Turni di battaglia
wtpb-aid-results =
    Chi perde si ritira: chi ha cominciato la battaglia, da dove è venuto; l’altro in un altro spazio adiacente senza unità né segnalino nemici. Chi non può, si arrende. Poi perde 1 unità (dado 1–3), 2 (4–5) o 3 (6), di più o di meno secondo la carta che ha vinto. Un attacco frontale costa un’unità a chi vince.
    .title = Dopo la battaglia
wtpb-aid-isolation =
    Prima i segnalini americani, poi quelli inglesi si rimuovono se, passando per segnalini della propria parte, non arrivano a uno spazio vuoto o a un aiuto: generale, unità o Congresso americani; unità inglese, o porto con segnalino inglese e senza flotta francese.
    .title = Segnalini CP isolati
wtpb-aid-winter =
    A nord della linea e fuori dai quartieri d’inverno due o più unità in uno spazio perdono la metà, per difetto.
    .title = Inverno
wtpb-aid-american-campaign =
    Una campagna maggiore muove fino a 3 generali, una minore 2, con qualsiasi strategia. Ciascuno finisce la marcia e le battaglie prima che cominci il prossimo.
    .title = Carte campagna
wtpb-aid-british-campaign =
    Una campagna maggiore muove fino a 3 generali, una minore 2, con qualsiasi strategia. Con una carta campagna puoi aprire l’anno.
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
    Gli eventi speciali vanno giocati nell’anno in cui arrivano: la Dichiarazione, l’alleanza, la guerra europea, e 5 che finiscono la guerra. Uno pescato da una mano si gioca subito.
    .title = Eventi speciali
wtpb-aid-capture =
    Le UC che entrano nello spazio di un generale senza UC lo catturano. Torna nel riquadro l’anno dopo. Un generale da solo non entra dove ci sono UC nemiche e non si ferma con un generale nemico.
    .title = Cattura
wtpb-aid-colonies =
    Una colonia è di chi vi ha più segnalini CP; in parità, o senza, è americana. Il Canada conta solo per gli Americani, con Montréal e Québec insieme.
    .title = Controllo delle colonie
wtpb-aid-navy =
    La flotta francese chiude il suo porto alle navi e ai rinforzi inglesi, e lì gli Inglesi non pescano carte Battaglia per la Royal Navy.
    .title = Flotta francese
