# Liberty or Death: domande e annotazioni degli Eventi in generale.

## Domande

lod-ask-event-side = { $title }: gioca il testo non ombreggiato o quello ombreggiato
lod-ask-event-space = { $title }: scegli uno spazio
lod-ask-event-faction = { $title }: nomina una fazione
lod-ask-event-victim = { $title }: nomina la fazione colpita
lod-ask-event-may = { $title }: vuoi fare ciò che la carta permette?
lod-ask-event-word = { $title }: scegli che cosa fare
lod-ask-event-how-many = { $title }: quanti pezzi aggiungere in { $space } ({ $piece })
lod-ask-event-add =
    { $left ->
        [one] { $title }: scegli il pezzo da aggiungere, e dove
       *[other] { $title }: scegli un pezzo da aggiungere, e dove; ne restano { $left }
    }
lod-ask-event-from-unavailable =
    { $count ->
        [one] { $title }: dei pezzi da aggiungere ({ $piece }, 1 in tutto), quanti vengono dalle forze non disponibili
       *[other] { $title }: dei pezzi da aggiungere ({ $piece }, { $count } in tutto), quanti vengono dalle forze non disponibili
    }
lod-ask-event-remove =
    { $left ->
        [one] { $title }: scegli il pezzo da rimuovere
       *[other] { $title }: scegli un pezzo da rimuovere; ne restano { $left }
    }
lod-ask-event-swap =
    { $left ->
        [one] { $title }: scegli il pezzo da sostituire (arrivano: { $to })
       *[other] { $title }: scegli un pezzo da sostituire (arrivano: { $to }); ne restano { $left }
    }
lod-ask-event-group = { $title }: scegli quali pezzi aggiungere, e dove
lod-ask-event-sail =
    { $left ->
        [one] { $title }: scegli il Regolare che va nelle West Indies
       *[other] { $title }: scegli un Regolare che va nelle West Indies; ne restano { $left }
    }
lod-ask-event-move-out = { $title }: scegli dove vanno le unità da { $from }, o concludi lì
lod-ask-event-move-count = { $title }: quanti pezzi del tipo { $piece } vanno da { $from } a { $to }
lod-ask-event-set-active =
    { $left ->
        [one] { $title }: scegli il pezzo da attivare
       *[other] { $title }: scegli un pezzo da attivare; ne restano { $left }
    }

## Diario

lod-note-event-unshaded = { $faction }: Evento { $number }, { $title }, testo non ombreggiato.
lod-note-event-shaded = { $faction }: Evento { $number }, { $title }, testo ombreggiato.
lod-note-event-nothing = { $title } non cambia nulla.
lod-note-event-removed = { $space }: { $count } × { $piece } tra le forze disponibili.
lod-note-event-casualties = { $space }: { $count } × { $piece } nelle Casualties.
lod-note-event-set-active = { $space }: si attivano { $count } × { $piece }.
lod-note-event-shift = { $space } passa a { $level }.
lod-note-event-propaganda =
    { $count ->
        [one] { $space } riceve 1 segnalino Propaganda.
       *[other] { $space } riceve { $count } segnalini Propaganda.
    }
lod-note-event-raids =
    { $count ->
        [one] { $space } riceve 1 segnalino Raid.
       *[other] { $space } riceve { $count } segnalini Raid.
    }
lod-note-event-gain =
    { $count ->
        [0] { $faction }: nessuna risorsa in più.
        [one] { $faction }: 1 risorsa in più.
       *[other] { $faction }: { $count } risorse in più.
    }
lod-note-event-lose =
    { $count ->
        [0] { $faction }: nessuna risorsa in meno.
        [one] { $faction }: 1 risorsa in meno.
       *[other] { $faction }: { $count } risorse in meno.
    }
lod-note-event-moved = { $faction }: { $count } × { $piece } da { $from } a { $to }.
