# Liberty or Death: il round Winter Quarters e la vittoria.

## Vittoria

lod-note-margins = { $faction }: { $first } di margine nella prima condizione, { $second } nella seconda. Per vincere entrambi devono superare 0.
lod-note-victory = { $faction }: raggiunte entrambe le condizioni di vittoria. La partita è finita.
lod-note-game-end = L’ultimo round Winter Quarters è finito. Primo posto: { $faction }.
lod-outcome-check = { $winner }: vittoria alla verifica. Margini: Inglesi { $british }, Patrioti { $patriots }, Indiani { $indians }, Francesi { $french }.
lod-outcome-check-combined = Il giocatore { $side-di } vince alla verifica con entrambe le fazioni. Margini: Inglesi { $british }, Patrioti { $patriots }, Indiani { $indians }, Francesi { $french }.
lod-outcome-final = { $winner }: vittoria alla fine dell’ultimo round Winter Quarters. Margini: Inglesi { $british }, Patrioti { $patriots }, Indiani { $indians }, Francesi { $french }.
lod-outcome-final-combined = Il giocatore { $side-di } vince alla fine dell’ultimo round Winter Quarters, con il peggiore dei margini delle sue fazioni. Margini: Inglesi { $british }, Patrioti { $patriots }, Indiani { $indians }, Francesi { $french }.

## Rifornimenti

lod-ask-british-supply = Inglesi non riforniti { $space-in }: paga 1 risorsa, sposta 1 livello o rimuovi i cubi
lod-ask-patriot-supply = { $count ->
    [one] Patrioti non riforniti { $space-in }: paga 1 risorsa o rimuovi 1 unità
   *[other] Patrioti non riforniti { $space-in }: paga 1 risorsa o rimuovi { $count } unità
}
lod-ask-patriot-supply-loss = { $count ->
    [one] Patrioti non riforniti { $space-in }: rimuovi 1 unità. Scegli 1 per { $piece-one }, 0 per un’altra.
   *[other] Patrioti non riforniti { $space-in }: rimuovi { $count } unità. Scegli quante sono { $piece }.
}
lod-ask-french-supply = Francesi non riforniti { $space-in }: paga 1 risorsa o scegli un Forte dei Patrioti in cui andare
lod-ask-indian-supply = Guerrieri non riforniti { $space-in }: paga 1 risorsa o scegli un Villaggio in cui andare
lod-ask-first-village = Nessun Villaggio sulla mappa: scegli la Riserva Indiana in cui piazzarne uno
lod-note-supply-paid = { $faction }: pagano 1 risorsa per i rifornimenti { $space-in }.
lod-note-supply-shift = Rifornimenti degli Inglesi { $space-in }: ora { $level }.
lod-note-supply-removed = { $count ->
    [one] Senza rifornimenti { $space-in }: 1 { $piece } torna Available.
   *[other] Senza rifornimenti { $space-in }: { $count } { $piece } tornano Available.
}
lod-note-supply-moved = { $count ->
    [one] Senza rifornimenti: 1 { $piece } va { $from-da } { $to-a }.
   *[other] Senza rifornimenti: { $count } { $piece } vanno { $from-da } { $to-a }.
}
lod-note-supply-lone = { $space }: una sola unità dei Patrioti non è rifornita. Rimane.

## West Indies

lod-note-west-indies-battle = Inglesi e Francesi sono nelle West Indies: i Francesi devono combattere.
lod-ask-west-indies-withdraw = { $count ->
    [one] West Indies: scegli 1 se il Regolare torna Available, 0 se resta per 1 risorsa
   *[other] West Indies: di { $count } Regolari, scegli quanti tornano Available. Se qualcuno resta, paghi 1 risorsa.
}
lod-note-west-indies-withdrawn = { $count ->
    [one] { $faction }: 1 Regolare lascia le West Indies.
   *[other] { $faction }: { $count } Regolari lasciano le West Indies.
}
lod-note-west-indies-paid = { $count ->
    [one] { $faction }: pagano 1 risorsa per tenere 1 Regolare nelle West Indies.
   *[other] { $faction }: pagano 1 risorsa per tenere { $count } Regolari nelle West Indies.
}

## Risorse e Supporto

lod-note-earnings = { $count ->
    [0] { $faction }: non guadagnano risorse.
    [one] { $faction }: guadagnano 1 risorsa.
   *[other] { $faction }: guadagnano { $count } risorse.
}
lod-ask-winter-reward-loyalty = Aumentare la Lealtà (1 risorsa per segnalino o livello): scegli uno spazio, oppure concludi
lod-ask-committees-where = Fomentare la Ribellione (1 risorsa per livello): scegli uno spazio, oppure concludi
lod-ask-committees-how-many = { $raids ->
    [0] Fomentare la Ribellione { $space-in }: scegli quante risorse spendere
    [one] Fomentare la Ribellione { $space-in }: scegli quante risorse spendere. La prima rimuove il segnalino Raid.
   *[other] Fomentare la Ribellione { $space-in }: scegli quante risorse spendere. Le prime { $raids } rimuovono i segnalini Raid.
}
lod-note-committees = { $count ->
    [one] I Patrioti fomentano la Ribellione { $space-in } per 1 risorsa: ora { $level }.
   *[other] I Patrioti fomentano la Ribellione { $space-in } per { $count } risorse: ora { $level }.
}

## Ridispiegamento

lod-note-leader-change = { $successor } prende il posto di { $leader }.
lod-ask-leader-redeploys = Dove va { $leader } per la prossima campagna?
lod-note-leader-redeploys = { $leader } va { $to-in }.
lod-note-leader-leaves = { $leader } lascia la mappa.
lod-note-released = { $count ->
    [one] 1 { $piece } passa da Unavailable ad Available.
   *[other] { $count } { $piece } passano da Unavailable ad Available.
}

## Diserzione

lod-ask-militia-desert = Diserzione: scegli una Milizia da rimuovere
lod-ask-continentals-desert = Diserzione: scegli un Continentale da rimuovere
lod-ask-tories-desert = Diserzione: scegli un Conservatore da rimuovere
lod-note-deserts = Diserta 1 { $piece-one } { $space-in }.

## Reset e carte Winter Quarters

lod-note-reset = Reset: segnalini rimossi, Casualties Available, Milizie e Guerrieri Indiani occultati, tutte le fazioni eleggibili.
lod-note-winter-gain = { $count ->
    [one] { $faction }: ricevono 1 risorsa.
   *[other] { $faction }: ricevono { $count } risorse.
}
lod-note-winter-loss = { $count ->
    [0] { $faction }: non hanno risorse da perdere.
    [one] { $faction }: perdono 1 risorsa.
   *[other] { $faction }: perdono { $count } risorse.
}
lod-note-winter-casualties = Perdite totali: CBC { $cbc }, CRC { $crc }.
lod-ask-winter-base = Più Forti o Villaggi degli altri ({ $faction }): scegli quale torna Available
lod-note-winter-base = { $faction }: hanno più Forti o Villaggi e ne perdono uno { $space-in } ({ $piece-one }).
