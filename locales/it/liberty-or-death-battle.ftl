# Liberty or Death: combattimento.

## Domande

lod-ask-battle-common-cause = Causa Comune { $space-in }: scegli quanti Guerrieri Indiani combattono come Conservatori
lod-ask-battle-indians-join = I Guerrieri Indiani { $space-in } partecipano all’attacco degli Inglesi?
lod-ask-battle-activate = Combattimento { $space-in }: scegli quanti pezzi attivare ({ $piece }). Ogni 2 danno 1 al livello di forza.
lod-ask-battle-die = Combattimento { $space-in }: tira 1D3 per { $side-il }
lod-ask-battle-war-parties-lost =
    { $count ->
        [one] Si perde 1 Conservatore { $space-in }: scegli quanti Guerrieri Indiani rimuovere al suo posto
       *[other] Si perdono { $count } Conservatori { $space-in }: scegli quanti Guerrieri Indiani rimuovere al loro posto
    }
lod-ask-win-the-day-where =
    { $count ->
        [one] Win the Day (resta 1 livello): sposta il livello di uno spazio adiacente, oppure concludi
       *[other] Win the Day (restano { $count } livelli): sposta il livello di uno spazio adiacente, oppure concludi
    }
lod-ask-win-the-day-levels = Win the Day: scegli di quanti livelli spostare { $space-il }
lod-ask-win-the-day-rally = Win the Day: i Patrioti eseguono gratis Riorganizzare in 1 spazio?
lod-ask-win-the-day-blockade = Win the Day: scegli una Città per il Blocco { $city-di }, oppure concludi

## Diario

lod-note-battle = { $faction } all’attacco { $space-in }.
lod-note-battle-indians-join = I Guerrieri Indiani { $space-in } combattono con gli Inglesi.
lod-note-battle-activate =
    { $count ->
        [one] Si attiva 1 { $piece-plain }.
       *[other] Si attivano { $count } { $piece-plain }.
    }
lod-note-battle-force =
    { $dice ->
        [0] Livello di forza { $side-di }: { $level }, nessun dado.
        [one] Livello di forza { $side-di }: { $level }, 1 dado.
       *[other] Livello di forza { $side-di }: { $level }, { $dice } dadi.
    }
lod-note-battle-roll = Dadi { $side-di }: { $roll }.
lod-note-battle-more = { $why }: +{ $size }.
lod-note-battle-less = { $why }: −{ $size }.
lod-note-battle-loss-level = Livello di perdite { $side-di }: { $level }.
lod-note-battle-lost = Pezzi rimossi: { $count } { $piece }.
lod-note-battle-no-loss = { $side }: nessun pezzo perso.
lod-note-battle-winner = Combattimento { $space-in } vinto { $side-da }.
lod-note-battle-no-winner = Combattimento { $space-in }: non resta nessuno a vincere.
lod-note-win-the-day =
    { $count ->
        [0] Win the Day { $side-di }: nessun livello da spostare.
        [one] Win the Day { $side-di }: 1 livello da spostare.
       *[other] Win the Day { $side-di }: { $count } livelli da spostare.
    }
lod-note-win-the-day-washington = Washington raddoppia i livelli.
lod-note-win-the-day-shift = { $space }: ora { $level }.
lod-note-win-the-day-rally = I Patrioti eseguono gratis Riorganizzare.

## Modificatori

lod-battle-half-regulars = Almeno metà dei cubi che combattono sono Regolari
lod-battle-underground = Almeno un’unità occultata
lod-battle-leader = Almeno un Leader
lod-battle-lauzun = Lauzun attacca con i Francesi
lod-battle-blockade = Inglesi in una Città con un Blocco
lod-battle-squadron = Inglesi nelle West Indies con uno Squadron
lod-battle-forts = Forti in difesa
lod-battle-indian-reserve = Indiani in difesa in una Riserva Indiana
lod-battle-washington = Washington in difesa
lod-battle-event = Evento

## Probabilità

lod-odds-levels = Livelli da spostare: { $side }
lod-odds-level = { $space }
