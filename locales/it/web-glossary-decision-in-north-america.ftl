# Terms of the game in one line each. `.words` are the forms that are found in texts, the name first.

web-term-dina-marker = Ciò che tieni in segreto: azioni, agitazione e tattica, pescati a caso.
    .words = segnalino, segnalini
web-term-dina-rabble = Segnalini impegnati in segreto per spostare il progresso, la lealtà di una regione o l’Europa.
    .words = agitazione
web-term-dina-tactics = Paga una marcia forzata, un’intercettazione o un dado in più in battaglia.
    .words = segnalino tattica, segnalini tattica, tattica
web-term-dina-loyalty = Da che parte sta una regione coloniale, da −3 (inglese) a +3 (americana).
    .words = lealtà
web-term-dina-progress = La strada degli Americani verso l’indipendenza. Non torna mai indietro.
    .words = Progresso rivoluzionario, tabella del progresso
web-term-dina-europe = Porta in guerra Francia e Spagna, o denaro agli Inglesi.
    .words = Equilibrio europeo
web-term-dina-first-player = Chi muove per primo in ogni campagna dell’anno, per l’offerta più alta.
    .words = primo giocatore
web-term-dina-forced-march = Un movimento nella seconda o terza campagna, pagato con un segnalino; si rischiano unità.
    .words = marcia forzata, marce forzate
web-term-dina-disrupted = Colpita ma non persa: in questa battaglia non spara più.
    .words = disorganizza, disorganizzata, disorganizzate
web-term-dina-leadership = I valori dei comandanti presenti. Aiuta a sparare per primi e limita la tattica.
    .words = comando
web-term-dina-top = Di una pila nemica si vedono solo il segnalino in cima e l’altezza.
    .words = pila, pile
web-term-dina-enlistment = Le unità a fine ferma possono tornare a casa alla fine dell’anno.
    .words = ferma, ferme
web-term-dina-combat-unit = Ciò che tiene una città: i comandanti da soli non bastano.
    .words = unità combattente, unità combattenti
