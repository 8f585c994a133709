# Le Fazioni non giocanti (capitolo 8): ciò che hanno in comune.
lod-agent-np = Non giocante (regolamento)
lod-option-player = Giocatore
lod-option-non-player = Non giocante
lod-option-difficulty = Difficoltà per il solitario
lod-option-difficulty-normal = Normale
lod-option-difficulty-high = Alta: mai dietro una fazione non giocante dal secondo inverno in poi

lod-np-roll-two-spaces = { $faction }: scelta fra 2 spazi pari; 1–3 il primo della tabella Spazi Casuali, 4–6 il secondo
lod-np-roll-any-space = { $faction }: scelta fra spazi pari con un dado di altrettante facce
lod-np-roll-column = { $faction }: scelta fra spazi pari, colonna della tabella Spazi Casuali
lod-np-roll-row = { $faction }: scelta fra spazi pari, riga della tabella Spazi Casuali
lod-np-roll-any-choice = { $faction }: il dado sceglie dove nessuna regola decide
lod-np-rolled = Tirato { $roll } su un D{ $sides }.
lod-np-compared = { $count ->
    [one] Confrontato 1 spazio
   *[other] Confrontati { $count } spazi
}{ $equal ->
    [one] : 1 migliore.
   *[other] : { $equal } migliori a pari merito.
}
lod-np-by-dice = I dadi hanno scelto { $space-il } fra spazi pari.
lod-np-any-choice = Nessuna regola decide: ha scelto il dado.
lod-np-no-resources = { $faction }: nessuna risorsa.
lod-np-no-command = Nessun Comando del diagramma è possibile.
lod-np-treaty = Preparativi dei Francesi più metà del CBC: { $prepared }. Il Treaty of Alliance ne chiede { $needed }.

## Chi gioca da solo (8.8). I margini chiudono ogni testo

lod-outcome-lone = { $story } Margini: Inglesi { $british }, Patrioti { $patriots }, Indiani { $indians }, Francesi { $french }.
lod-note-lone-behind = { $faction }: il margine più alto fra le fazioni non giocanti, quindi il giocatore ha perso. La partita è finita.
lod-lone-french = Hanno vinto i Francesi. Il loro oro e la loro flotta sono costati più alla Gran Bretagna che alla Francia, di nuovo prima in Europa.
lod-lone-patriots = Hanno vinto i Patrioti. Gli Stati Uniti sono nati, e nulla trattiene i loro coloni dall’ovest.
lod-lone-indians = Hanno vinto gli Indiani. La frontiera resta dove la tracciò il Proclama, e le nazioni conservano la terra per un’altra generazione.
lod-lone-british = Hanno vinto gli Inglesi. La ribellione è domata, i Francesi tornano a casa, e la Corona dimentica presto i suoi alleati.
lod-lone-stalemate = Stallo: sei in vantaggio, ma di meno di 6 punti. Nessuno può vincere questa guerra e nessuno vuole finirla.
lod-lone-rebellion = Hai vinto. Il mondo riconosce gli Stati Uniti come nazione fra le nazioni.
lod-lone-royalist = Hai vinto. Le colonie sono di nuovo del Re, e i trattati ne frenano il cammino verso l’ovest.
