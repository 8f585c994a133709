# Liberty or Death: combattimento.

## Domande

lod-ask-battle-common-cause = Quanti Guerrieri Indiani combattono come Conservatori ({ $space }, Causa Comune)? Diventano attivi e contano con i Conservatori, fino al numero dei Regolari
lod-ask-battle-indians-join = I Guerrieri Indiani partecipano all’attacco Inglese ({ $space })?
lod-ask-battle-activate = Quanti pezzi occultati si scoprono ({ $space }, { $piece })? Due attivi aggiungono 1 al livello di forza; uno ancora occultato aggiunge 1 alle perdite nemiche
lod-ask-battle-die = Tira un D3 per i { $side } ({ $space })
lod-ask-battle-war-parties-lost =
    { $count ->
        [one] Un Conservatore è perso ({ $space }). Quanti Guerrieri Indiani che combattono come Conservatori cadono al suo posto?
       *[other] { $count } Conservatori sono persi ({ $space }). Quanti Guerrieri Indiani che combattono come Conservatori cadono al loro posto?
    }
lod-ask-win-the-day-where =
    { $count ->
        [one] Win the Day: resta un livello. Sposta uno spazio adiacente, oppure concludi
       *[other] Win the Day: restano { $count } livelli. Sposta uno spazio adiacente, oppure concludi
    }
lod-ask-win-the-day-levels = Di quanti livelli si sposta { $space }?
lod-ask-win-the-day-rally = Win the Day: i Patrioti eseguono gratis Riorganizzare in uno spazio?
lod-ask-win-the-day-blockade = Win the Day: sposta un Blocco da { $city } a un’altra Città, oppure concludi

## Diario

lod-note-battle = { $faction } all’attacco: { $space }.
lod-note-battle-indians-join = I Guerrieri Indiani combattono a fianco degli Inglesi ({ $space }).
lod-note-battle-activate = Escono allo scoperto: { $count } { $piece }.
lod-note-battle-force =
    { $dice ->
        [0] Livello di forza dei { $side }: { $level }, nessun dado.
        [one] Livello di forza dei { $side }: { $level }, un dado.
       *[other] Livello di forza dei { $side }: { $level }, { $dice } dadi.
    }
lod-note-battle-roll = I dadi dei { $side } danno { $roll }.
lod-note-battle-more = { $why }: +{ $size }.
lod-note-battle-less = { $why }: −{ $size }.
lod-note-battle-loss-level = Livello di perdite dei { $side }: { $level }.
lod-note-battle-lost = { $piece }: perdite { $count }.
lod-note-battle-no-loss = I { $side } non perdono nulla.
lod-note-battle-winner = I { $side } vincono il combattimento: { $space }.
lod-note-battle-no-winner = Nessuno resta a vincere il combattimento: { $space }.
lod-note-win-the-day =
    { $count ->
        [one] Win the Day dei { $side }: un livello.
       *[other] Win the Day dei { $side }: { $count } livelli.
    }
lod-note-win-the-day-washington = Washington li raddoppia.
lod-note-win-the-day-shift = { $space }: ora { $level }.
lod-note-win-the-day-rally = I Patrioti eseguono gratis Riorganizzare.

## Modificatori

lod-battle-half-regulars = Almeno metà di chi colpisce sono Regolari
lod-battle-underground = Pezzi occultati tra chi colpisce
lod-battle-leader = Un Leader tra chi colpisce
lod-battle-lauzun = Lauzun attacca con i Francesi
lod-battle-blockade = Inglesi in una Città con un Blocco
lod-battle-squadron = Inglesi nelle West Indies con uno Squadron presente
lod-battle-forts = Forti in difesa
lod-battle-indian-reserve = Indiani in difesa in una Riserva Indiana
lod-battle-washington = Washington in difesa
lod-battle-event = L’Evento
