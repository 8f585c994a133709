# We the People: fogli d’aiuto delle due parti.

wtpb-aid-american-victory =
    Alla fine della guerra: almeno 9 colonie. Una colonia con tanti segnalini CP dell’uno quanti dell’altro è tua; il Canada lo è con i tuoi segnalini a Montréal e a Québec. Subito: nelle tredici colonie non resta nessuna unità di combattimento britannica. Se nessuno raggiunge il suo numero, non vince nessuno.
    .title = Come si vince
wtpb-aid-american-first =
    Scegli tu chi gioca la prima carta dell’anno, se i Britannici non aprono con una carta campagna.
    .title = Chi comincia
wtpb-aid-american-ops =
    Un uso per carta: muovere un generale la cui strategia non supera il valore; collocare fino ad altrettanti segnalini CP; portare rinforzi.
    .title = Carte operazioni
wtpb-aid-american-events =
    Gioca i tuoi eventi. Un evento non speciale si può scartare senza effetto, perché il nemico non lo abbia. Gli eventi speciali vanno giocati, anche quelli che ti danneggiano.
    .title = Eventi
wtpb-aid-american-move =
    4 spazi con al massimo 5 unità di combattimento alla volta; per strada se ne possono lasciare e prendere. Solo Arnold usa la linea punteggiata. Alla fine un solo generale per spazio: l’altro va nel riquadro, Washington mai.
    .title = Movimento
wtpb-aid-american-intercept =
    Quando un esercito britannico entra in uno spazio con un tuo segnalino CP accanto al tuo esercito: tira il valore di battaglia del generale o meno. Una volta per esercito e per carta. Dà 1 carta battaglia in più, e con quella carta l’esercito non può più ritirarsi prima della battaglia.
    .title = Intercettazione
wtpb-aid-american-evade =
    Un esercito attaccato può prima cercare di andarsene con al massimo 5 unità: valore di battaglia o meno, Washington e Greene valore + 2. Non da dove vengono i Britannici, né dove sono loro unità o segnalini.
    .title = Ritirata prima della battaglia
wtpb-aid-american-reinforce =
    Due volte l’anno: tante unità quanto vale la carta in uno spazio delle tredici colonie senza unità né segnalino CP britannici, con un generale del riquadro se vuoi.
    .title = Rinforzi
wtpb-aid-american-pcs =
    Colloca in qualunque spazio senza segnalino CP né unità britannici. Dove hai un generale giri un segnalino britannico. Con il Congresso disperso, o dopo un ammutinamento, le carte operazioni non possono fare né l’uno né l’altro.
    .title = Segnalini CP
wtpb-aid-american-washington =
    La sua cattura fa perdere la partita. Non va mai nel riquadro. Se è mosso dall’ultima carta dell’anno e attacca ha 2 carte battaglia in più.
    .title = Washington
wtpb-aid-american-french =
    La carta di Benjamin Franklin porta la flotta francese in un porto, e Rochambeau con 5 unità in un porto senza unità né segnalino britannici. La flotta toglie lì l’aiuto della Royal Navy, chiude il porto alle navi britanniche e si sposta una volta l’anno.
    .title = Alleanza francese
wtpb-aid-british-victory =
    Alla fine della guerra: almeno 6 delle tredici colonie; il Canada non conta, e una colonia con tanti segnalini dell’uno quanti dell’altro è americana. Subito: Washington è catturato, o sulla mappa non resta nessuna unità di combattimento americana o francese. Se nessuno raggiunge il suo numero, non vince nessuno.
    .title = Come si vince
wtpb-aid-british-first =
    Mostra una carta campagna e giochi per primo, con quella carta. Altrimenti scelgono gli Americani.
    .title = Chi comincia
wtpb-aid-british-ops =
    Un uso per carta: muovere un generale la cui strategia non supera il valore; collocare fino ad altrettanti segnalini CP; portare rinforzi.
    .title = Carte operazioni
wtpb-aid-british-events =
    Gioca i tuoi eventi. Un evento non speciale si può scartare senza effetto, perché il nemico non lo abbia. Gli eventi speciali vanno giocati, anche quelli che ti danneggiano.
    .title = Eventi
wtpb-aid-british-move =
    Per terra 4 spazi con al massimo 5 unità di combattimento alla volta. Per mare tutto il movimento, da porto a porto: quello d’arrivo senza unità né segnalino CP americani, nessuno dei due con la flotta francese. Alla fine un solo generale per spazio: l’altro va nel riquadro.
    .title = Movimento
wtpb-aid-british-reinforce =
    Una volta l’anno: quante unità vuoi dal riquadro, e un generale se vuoi, in un porto senza unità né segnalino CP americani e senza la flotta francese.
    .title = Rinforzi
wtpb-aid-british-pcs =
    Colloca accanto a segnalini britannici che c’erano prima della carta, dove non ci sono segnalino, unità o Congresso americani. Dove sta un tuo esercito collochi o giri senza questa condizione.
    .title = Segnalini CP
wtpb-aid-british-congress =
    Entra nel suo spazio con un esercito mentre non ci sono unità americane, o batti l’esercito che sta lì. Fino alla fase del controllo politico gli Americani non possono collocare segnalini CP con carte operazioni.
    .title = Disperdere il Congresso
wtpb-aid-british-regulars =
    1 carta battaglia in più in ogni battaglia, finché non perdi 3 unità in una sconfitta o von Steuben addestra la Linea continentale.
    .title = Vantaggio dei Regolari
wtpb-aid-british-retreat =
    Difendendo in un porto puoi ritirarti per mare in un altro senza unità né segnalino CP americani, se la flotta francese non è in nessuno dei due.
    .title = Ritirata per mare
wtpb-aid-cards =
    Ogni parte pesca: il valore di battaglia del generale; 1 per ogni unità di combattimento; 2 per la milizia, con più segnalini CP nella colonia; quelle degli eventi; gli Americani 1 per un’intercettazione e 2 per l’offensiva invernale di Washington; i Britannici 1 per i Regolari e 2 per la Royal Navy in un porto (a Charleston solo con un segnalino britannico).
    .title = Carte battaglia
wtpb-aid-rounds =
    L’attaccante gioca una carta; il difensore la annulla con una dello stesso tipo, o ha perso. Chi ha annullato può tentare il contrattacco: valore di battaglia o meno, e nel turno seguente attacca lui. Un attaccante senza carte all’inizio di un turno ha perso.
    .title = Turni di battaglia
wtpb-aid-results =
    Chi perde si ritira: chi ha cominciato la battaglia, da dove è venuto; l’altro in un altro spazio adiacente senza unità né segnalino nemici. Chi non può, si arrende. Poi perde 1 unità (dado 1–3), 2 (4–5) o 3 (6), di più o di meno secondo la carta che ha vinto. Un attacco frontale costa un’unità a chi vince.
    .title = Dopo la battaglia
wtpb-aid-isolation =
    Prima i segnalini americani, poi i britannici si tolgono se, passando per segnalini della propria parte, non arrivano a uno spazio vuoto o a un aiuto: generale, unità o Congresso americani; unità britannica, o porto con segnalino britannico e senza flotta francese.
    .title = Segnalini CP isolati
wtpb-aid-winter =
    A nord della linea e fuori dai quartieri d’inverno due o più unità in uno spazio perdono la metà, per difetto.
    .title = Inverno
