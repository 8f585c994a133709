# Terms of the game in one line each. `.words` are the forms that are found in texts, the name first.

web-term-ww-cu = Unità di combattimento: le truppe che combattono e tengono il terreno.
    .words = UC
web-term-ww-pc = Controllo politico: per chi sta la gente di uno spazio. Chi ne ha di più ha la colonia.
    .words = segnalino CP, segnalini CP, CP
web-term-ww-army = Un generale con almeno 1 UC.
    .words = esercito, eserciti
web-term-ww-strategy-rating = Il valore minimo di carta che muove un generale: più è basso, meglio è.
    .words = strategia
web-term-ww-isolation = I segnalini senza una via verso truppe, un porto o terreno libero si rimuovono a fine anno.
    .words = isolato, isolati, isolamento
web-term-ww-intercept = Un esercito accanto alla via del nemico può tirare il dado per arrivare prima.
    .words = intercettare, intercettazione
web-term-ww-militia = In battaglia ce l’ha chi ha più segnalini CP nella colonia.
    .words = milizia
web-term-ww-winter-quarters = Città che al nord riparano le UC dalle perdite dell’inverno.
    .words = quartieri d’inverno
web-term-ww-ops = Carta di valore da 1 a 3 per muovere, piazzare segnalini o rinforzare.
    .words = carta Operazioni, carte Operazioni
web-term-ww-queue = Carte basse messe da parte finché la somma attiva un generale.
    .words = coda di Operazioni
web-term-ww-alliance = Un tracciato: le vittorie americane lo fanno avanzare; alla fine la Francia entra in guerra.
    .words = alleanza francese
web-term-ww-battle-rating = Ciò che un generale aggiunge in battaglia: un dado decide se metà o tutto.
    .words = valore di battaglia
