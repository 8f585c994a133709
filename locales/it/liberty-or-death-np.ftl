# Le Fazioni non giocanti (capitolo 8): ciò che hanno in comune.
lod-agent-np = Non giocante del regolamento
lod-option-player = un giocatore
lod-option-non-player = un non giocante
lod-option-difficulty = Difficoltà per chi gioca da solo
lod-option-difficulty-normal = normale
lod-option-difficulty-high = alta: mai dietro un non giocante dal secondo inverno in poi

lod-np-roll-two-spaces = { $faction }: scelta fra due spazi pari; 1–3 prende il primo nell’ordine della tabella Spazi casuali, 4–6 il secondo
lod-np-roll-any-space = { $faction }: scelta fra più spazi pari con un dado di altrettante facce
lod-np-roll-column = { $faction }: scelta fra spazi pari, la colonna della tabella Spazi casuali
lod-np-roll-row = { $faction }: scelta fra spazi pari, la riga della tabella Spazi casuali
lod-np-roll-any-choice = { $faction }: un dado sceglie dove nessuna regola preferisce
lod-np-rolled = Tirato { $roll } su un dado a { $sides } facce.
lod-np-compared = Confrontati { $count } spazi; { $equal ->
    [one] uno era il migliore
   *[other] { $equal } erano i migliori
}.
lod-np-by-dice = I dadi hanno preso { $space } fra spazi pari.
lod-np-any-choice = Nessuna regola preferisce una scelta: ha deciso il dado.
lod-np-no-resources = { $faction }: nessuna Risorsa.
lod-np-no-command = { $faction }: nessun Comando del diagramma è possibile.
lod-np-treaty = I preparativi francesi con metà delle Perdite britanniche sono { $prepared }; il Trattato di Alleanza ne chiede { $needed }.

## Chi gioca da solo (8.8). I margini chiudono ogni testo

lod-outcome-lone = { $story } Margini: Inglesi { $british }, Patrioti { $patriots }, Indiani { $indians }, Francesi { $french }.
lod-note-lone-behind = { $faction }: il margine più alto fra i non giocanti, e il giocatore ha perso. La partita è finita.
lod-lone-french = Hanno vinto i Francesi. Il loro oro e la loro flotta sono costati più alla Gran Bretagna che alla Francia, di nuovo prima in Europa.
lod-lone-patriots = Hanno vinto i Patrioti. Gli Stati Uniti sono nati, e nulla trattiene i loro coloni dall’ovest.
lod-lone-indians = Hanno vinto gli Indiani. La frontiera resta dove la tracciò il Proclama, e le nazioni conservano la terra per un’altra generazione.
lod-lone-british = Hanno vinto gli Inglesi. La ribellione è domata, i Francesi tornano a casa, e la Corona dimentica presto i suoi alleati.
lod-lone-stalemate = Stallo: sei in vantaggio, ma di meno di sei punti. Nessuno può vincere questa guerra e nessuno vuole finirla.
lod-lone-rebellion = Hai vinto. Il mondo riconosce gli Stati Uniti come nazione fra le nazioni.
lod-lone-royalist = Hai vinto. Le colonie sono di nuovo del Re, e i trattati ne frenano il cammino verso l’ovest.
