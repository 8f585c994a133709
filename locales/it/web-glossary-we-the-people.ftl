# Terms of the game in one line each. `.words` are the forms that are found in texts, the name first.

web-term-wtp-cu = Unità di combattimento: le truppe che combattono e tengono il terreno.
    .words = UC
web-term-wtp-pc = Controllo politico: per chi sta la gente di uno spazio. Chi ne ha di più ha la colonia.
    .words = segnalino CP, segnalini CP, CP
web-term-wtp-army = Un generale con almeno 1 UC.
    .words = esercito, eserciti
web-term-wtp-strategy-rating = Il valore minimo di carta che muove un generale: più è basso, meglio è.
    .words = strategia
web-term-wtp-isolation = I segnalini senza una via verso truppe, un porto o terreno libero si rimuovono a fine anno.
    .words = isolato, isolati, isolamento
web-term-wtp-intercept = Un esercito accanto alla via del nemico può tirare il dado per arrivare prima.
    .words = intercettare, intercettazione
web-term-wtp-militia = In battaglia ce l’ha chi ha più segnalini CP nella colonia.
    .words = milizia
web-term-wtp-winter-quarters = Città che al nord riparano le UC dalle perdite dell’inverno.
    .words = quartieri d’inverno
web-term-wtp-operations = Carta di valore da 1 a 3 per muovere, piazzare segnalini o rinforzare.
    .words = carta Operazioni, carte Operazioni
web-term-wtp-battle-card = Con queste si combatte: ogni attacco va annullato con una carta dello stesso tipo.
    .words = carta Battaglia, carte Battaglia
web-term-wtp-battle-rating = Quante carte Battaglia pesca un generale, e quanto gli serve per contrattaccare.
    .words = valore di battaglia
