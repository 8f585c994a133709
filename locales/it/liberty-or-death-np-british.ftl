# Gli Inglesi non giocanti (§8.4): perché fanno ciò che fanno.
lod-np-british-garrison-due = Sulla mappa ci sono almeno 10 Regolari e i Ribelli controllano una Città senza Forte: Ridispiegare.
lod-np-british-muster-due = { $available ->
    [one] 1 Regolare Available: Radunare.
   *[other] { $available } Regolari Available: Radunare.
}
lod-np-british-battle-due = In qualche spazio i Regolari superano i Ribelli: Combattere.
lod-np-british-march-due = Nessun altro Comando si applica: Marciare.
lod-np-british-cannot = { $command } ora non è possibile.
lod-np-british-roll-muster = { $available ->
    [one] 1 Regolare Available. Gli Inglesi radunano truppe se il dado è inferiore.
   *[other] { $available } Regolari Available. Gli Inglesi radunano truppe se il dado è inferiore.
}
lod-np-british-roll-event = Gli Inglesi controllano 5 Città: giocano l’Evento con 5 o 6
lod-np-british-roll-loyalty = Gli Inglesi aumentano la Lealtà se l’Opposizione supera il Supporto più questo dado
lod-np-british-roll-trade = Gli Inglesi danno metà di questo dado, se hanno più risorse del risultato
lod-np-british-roll-supply = Le risorse non bastano per tutti gli spazi pari. Un risultato basso paga per { $space-il }
lod-np-british-event-support = L’Opposizione supera il Supporto, e l’Evento migliora la situazione.
lod-np-british-event-unavailable = L’Evento piazza pezzi Inglesi da Unavailable.
lod-np-british-event-places = L’Evento piazza Conservatori in Opposizione Attiva, un Forte in una Colonia o Regolari.
lod-np-british-event-casualties = L’Evento manda pezzi Ribelli nelle Casualties.
lod-np-british-event-die = { $cities ->
    [one] Gli Inglesi controllano 1 Città: il dado decide sull’Evento.
   *[other] Gli Inglesi controllano { $cities } Città: il dado decide sull’Evento.
}
lod-np-british-activity = Comando Speciale con questo Comando: { $activity }.
lod-np-british-skirmish = Schermaglia nelle West Indies, poi con 1 solo Regolare, poi dove rimuove più cubi.
lod-np-british-skirmish-two = Rimuovere 2 cubi vale 1 Regolare.
lod-np-british-skirmish-least = Prima i cubi, del tipo meno numeroso.
lod-np-british-lift-blockade = Rimuovere il Blocco dove si combatterà, poi dove ci sono più pezzi Ribelli senza Forte, poi dove c’è più Supporto.
lod-np-british-garrison-control = Aggiungere British Control alle Città: prima dove ci sono più pezzi Ribelli senza Forte, poi New York City.
lod-np-british-garrison-regular = Ogni Città con British Control e senza Supporto Attivo riceve 1 Regolare.
lod-np-british-garrison-cubes = Ogni Città con British Control riceve 3 cubi, prima dove ci sono Milizie occultate.
lod-np-british-garrison-from = Questi spazi possono cedere Regolari.
lod-np-british-garrison-enough = Muovono tanti Regolari quanti servono e quanti il loro spazio può cedere.
lod-np-british-garrison-aborted = Nessun Regolare può muovere: si rinuncia a Ridispiegare.
lod-np-british-displace = Espellere il maggior numero di unità Ribelli.
lod-np-british-displace-to = Espellere dove c’è più Opposizione, poi meno Supporto, poi meno Popolazione.
lod-np-british-muster-regulars = Piazzare Regolari prima in spazi Neutrali o Passivi: per British Control, poi con soli Conservatori, poi dove c’è più Popolazione.
lod-np-british-muster-tories = Piazzare Conservatori con soli Regolari, poi per cambiare il controllo di più Popolazione, poi in Colonie con pochi cubi.
lod-np-british-muster-loyalty = L’Opposizione è troppo avanti o nessun Forte è Available: Aumentare la Lealtà.
lod-np-british-muster-fort = Non si Aumenta la Lealtà: una Colonia con 5 cubi e senza Forte ne riceve uno.
lod-np-british-muster-fort-cubes = Rimpiazzare Regolari e Conservatori a turno, prima i più numerosi, tenendo l’ultimo Conservatore.
lod-np-british-march-control = Marciare per British Control di Città, poi di Colonie: prima con cubi Ribelli, poi dove c’è più Popolazione.
lod-np-british-march-tories = Marciare per portare Conservatori a Regolari che non ne hanno.
lod-np-british-march-regulars = Marciare per portare Regolari a Conservatori che non ne hanno.
lod-np-british-march-in-place = Marciare sul posto per snidare Milizie, prima dove c’è Supporto.
lod-np-british-march-largest = Marcia prima il gruppo più grande.
lod-np-british-march-group = { $size ->
    [one] 1 cubo può lasciare { $from-il } senza rischi.
   *[other] { $size } cubi possono lasciare { $from-il } senza rischi.
}
lod-np-british-battle = Combattere dove la forza dei Realisti supera quella dei Ribelli, prima con più pezzi Inglesi.
lod-np-british-common-cause =
    { $count ->
        [0] La Causa Comune non aumenterebbe il livello di forza.
        [one] 1 Guerriero Indiano combatte al posto di un Conservatore mancante.
       *[other] { $count } Guerrieri Indiani combattono al posto dei Conservatori mancanti.
    }
lod-np-british-indians-join = Gli Indiani si uniscono dove aumentano la forza o i modificatori.
lod-np-british-activate =
    { $count ->
        [0] Non si attiva nessun Guerriero Indiano.
        [one] Si attiva 1 Guerriero Indiano.
       *[other] Si attivano { $count } Guerrieri Indiani.
    }
lod-np-british-war-parties-lost = I Guerrieri Indiani che combattono come Conservatori si rimuovono prima dei Conservatori.
lod-np-british-win-the-day = I livelli rimasti vanno dove rendono di più.
lod-np-british-loyalty = Aumentare la Lealtà dove ci sono meno segnalini, poi per lo spostamento maggiore.
lod-np-british-leader-comes = Un Leader Available entra in gioco con i nuovi pezzi.
lod-np-british-leader-place = Il Leader va dove ci sono più Regolari Inglesi.
lod-np-british-no-removal = Le fazioni non giocanti non prendono mai pezzi dalla mappa per piazzarli altrove.
lod-np-british-trade-no = Gli Indiani non hanno meno risorse degli Inglesi: non si dà nulla.
lod-np-british-trade = { $offer ->
    [0] Gli Inglesi non possono cedere metà del dado.
    [one] Metà del dado, arrotondata per eccesso: offerta 1 risorsa.
   *[other] Metà del dado, arrotondata per eccesso: offerte { $offer } risorse.
}
lod-np-british-supply-needed = I cubi permettono di Aumentare la Lealtà o impediscono di Fomentare la Ribellione: restano, pagando 1 risorsa o un livello.
lod-np-british-supply-remove = I cubi non permettono di Aumentare la Lealtà né impediscono di Fomentare la Ribellione: si rimuovono.
lod-np-british-west-indies-stay = Gli Inglesi controllano le West Indies: i Regolari restano.
lod-np-british-west-indies-leave = Gli Inglesi non controllano le West Indies: i Regolari tornano.
lod-np-british-desertion = I Conservatori disertano dove il controllo non cambia, poi dove ne resta 1.
lod-note-command-instead = { $faction }: nessun pezzo può muovere; eseguono invece { $command }.
