# Liberty or Death: il round Winter Quarters e la vittoria.

## Vittoria

lod-note-margins = { $faction }: { $first } tra Supporto e Opposizione oltre i 10 richiesti, { $second } nella seconda condizione. Entrambi devono superare 0.
lod-note-victory = { $faction }: le condizioni di vittoria sono raggiunte. La partita è finita.
lod-note-game-end = L’ultimo round è finito. Primo posto: { $faction }.
lod-outcome-check = { $winner }: vittoria alla verifica. Margini: Inglesi { $british }, Patrioti { $patriots }, Indiani { $indians }, Francesi { $french }.
lod-outcome-check-combined = Il giocatore dei { $side } vince alla verifica con entrambe le fazioni. Margini: Inglesi { $british }, Patrioti { $patriots }, Indiani { $indians }, Francesi { $french }.
lod-outcome-final = { $winner }: vittoria alla fine dell’ultimo round Winter Quarters. Margini: Inglesi { $british }, Patrioti { $patriots }, Indiani { $indians }, Francesi { $french }.
lod-outcome-final-combined = Il giocatore dei { $side } vince alla fine dell’ultimo round Winter Quarters, con il peggiore dei margini delle sue fazioni. Margini: Inglesi { $british }, Patrioti { $patriots }, Indiani { $indians }, Francesi { $french }.

## Rifornimenti

lod-ask-british-supply = I cubi Inglesi in { $space } non sono riforniti: paga 1 risorsa, sposta lo spazio verso l’Opposizione Attiva, o rimuovili
lod-ask-patriot-supply = I Patrioti in { $space } non sono riforniti: paga 1 risorsa, o rimuovi { $count ->
    [one] un’unità
   *[other] { $count } unità
}
lod-ask-patriot-supply-loss = { $count ->
    [one] Un’unità lascia
   *[other] { $count } unità lasciano
} { $space } per mancanza di rifornimenti. Quante sono { $piece }?
lod-ask-french-supply = I Regolari Francesi in { $space } non sono riforniti: paga 1 risorsa, o scegli il Forte dei Patrioti più vicino in cui andare
lod-ask-indian-supply = I Guerrieri Indiani in { $space } non sono riforniti: paga 1 risorsa, o scegli la Provincia più vicina con un Villaggio in cui andare
lod-ask-first-village = Non ci sono Villaggi sulla mappa: scegli la Riserva Indiana in cui piazzarne uno
lod-note-supply-paid = { $faction }: pagata una risorsa per i rifornimenti in { $space }.
lod-note-supply-shift = { $space } paga per i rifornimenti Inglesi: passa a { $level }.
lod-note-supply-removed = Non riforniti: { $piece } in { $space } tornano Available ({ $count }).
lod-note-supply-moved = Non riforniti: { $piece } vanno da { $from } a { $to } ({ $count }).

## West Indies

lod-note-west-indies-battle = Francesi e Inglesi si incontrano nelle West Indies: i Francesi devono combattere.
lod-ask-west-indies-withdraw = Quanti dei Regolari nelle West Indies ({ $count }) tornano Available? Se qualcuno rimane, il costo è 1 risorsa in tutto
lod-note-west-indies-withdrawn = { $faction }: { $count ->
    [one] un Regolare lascia
   *[other] { $count } Regolari lasciano
} le West Indies.
lod-note-west-indies-paid = { $faction }: pagata una risorsa per tenere { $count ->
    [one] un Regolare
   *[other] { $count } Regolari
} nelle West Indies.

## Risorse e Supporto

lod-note-earnings = { $faction }: { $count ->
    [one] guadagnata una risorsa
   *[other] guadagnate { $count } risorse
}.
lod-ask-winter-reward-loyalty = Aumentare la Lealtà: scegli uno spazio, o termina (1 risorsa per segnalino, poi 1 per livello, al massimo due livelli)
lod-ask-committees-where = Fomentare la Ribellione: scegli uno spazio con Rebellion Control, o termina (1 risorsa per segnalino Raid, poi 1 per livello, al massimo due livelli)
lod-ask-committees-how-many = Quante risorse spendi in { $space }? { $raids ->
    [0] Ognuna sposta di un livello verso l’Opposizione Attiva.
    [one] La prima rimuove il segnalino Raid, ogni altra sposta di un livello verso l’Opposizione Attiva.
   *[other] Le prime { $raids } rimuovono i segnalini Raid, ogni altra sposta di un livello verso l’Opposizione Attiva.
}
lod-note-committees = I Patrioti spendono { $count ->
    [one] una risorsa
   *[other] { $count } risorse
} per fomentare la Ribellione in { $space }, ora a livello { $level }.

## Ridispiegamento

lod-note-leader-change = { $successor } prende il posto di { $leader }.
lod-ask-leader-redeploys = Dove passa { $leader } la prossima campagna?
lod-note-leader-redeploys = { $leader } va in { $to }.
lod-note-leader-leaves = { $leader } lascia la mappa.
lod-note-released = Da Unavailable ad Available: { $piece } ({ $count }).

## Diserzione

lod-ask-militia-desert = Scegli la Milizia che diserta
lod-ask-continentals-desert = Scegli il Continentale che diserta
lod-ask-tories-desert = Scegli il Conservatore che diserta
lod-note-deserts = Un disertore in { $space }: { $piece }.

## Reset e carte Winter Quarters

lod-note-reset = I segnalini si tolgono, le Casualties tornano Available, Milizie e Guerrieri Indiani si occultano e tutte le fazioni sono eleggibili.
lod-note-winter-gain = { $faction }: guadagnate { $count } risorse.
lod-note-winter-loss = { $faction }: { $count ->
    [one] persa una risorsa
   *[other] perse { $count } risorse
}.
lod-note-winter-casualties = Il totale delle perdite è ora { $cbc } per gli Inglesi e { $crc } per i Ribelli.
lod-ask-winter-base = { $faction }: in vantaggio per Forti e Villaggi. Scegli quale dei tuoi torna Available
lod-note-winter-base = { $faction }: in vantaggio per Forti e Villaggi, perso uno in { $space } ({ $piece }).
