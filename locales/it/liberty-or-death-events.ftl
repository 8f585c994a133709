# Liberty or Death: domande e annotazioni degli Eventi in generale.

## Domande

lod-ask-event-side = { $title }: scegli il testo non ombreggiato o quello ombreggiato
lod-ask-event-space = { $title }: scegli uno spazio
lod-ask-event-faction = { $title }: scegli una fazione
lod-ask-event-victim = { $title }: scegli la fazione da colpire
lod-ask-event-may = { $title }: vuoi usare la parte facoltativa?
lod-ask-event-word = { $title }: scegli l’azione gratuita
lod-ask-event-how-many = { $title }: scegli quanti piazzarne { $space-in } ({ $piece })
lod-ask-event-add =
    { $left ->
        [one] { $title }: scegli un pezzo da piazzare, e dove
       *[other] { $title }: scegli un pezzo da piazzare, e dove (ne restano { $left })
    }
lod-ask-event-from-unavailable =
    { $count ->
        [one] { $title }: prendi 1 { $piece } da Unavailable? Scegli 1 o 0.
       *[other] { $title }: di { $count } { $piece }, scegli quanti vengono da Unavailable
    }
lod-ask-event-remove =
    { $left ->
        [one] { $title }: scegli un pezzo da rimuovere
       *[other] { $title }: scegli un pezzo da rimuovere (ne restano { $left })
    }
lod-ask-event-swap =
    { $left ->
        [one] { $title }: scegli un pezzo da rimpiazzare con 1 { $to-one }
       *[other] { $title }: scegli un pezzo da rimpiazzare con { $to } (ne restano { $left })
    }
lod-ask-event-group = { $title }: scegli quali pezzi piazzare, e dove
lod-ask-event-sail =
    { $left ->
        [one] { $title }: scegli un Regolare che va nelle West Indies
       *[other] { $title }: scegli un Regolare che va nelle West Indies (ne restano { $left })
    }
lod-ask-event-move-out = { $title }: scegli dove vanno le unità { $from-da }, oppure concludi
lod-ask-event-move-count = { $title }: scegli quanti muoverne { $from-da } { $to-a } ({ $piece })
lod-ask-event-set-active =
    { $left ->
        [one] { $title }: scegli un pezzo da attivare
       *[other] { $title }: scegli un pezzo da attivare (ne restano { $left })
    }

## Diario

lod-note-event-unshaded = { $faction }: Evento { $number }, testo non ombreggiato: { $title }
lod-note-event-shaded = { $faction }: Evento { $number }, testo ombreggiato: { $title }
lod-note-event-nothing = { $title } non ha effetto.
lod-note-event-removed = { $count ->
    [one] { $space }: 1 { $piece } torna Available.
   *[other] { $space }: { $count } { $piece } tornano Available.
}
lod-note-event-casualties = { $count ->
    [one] { $space }: 1 { $piece } va nelle Casualties.
   *[other] { $space }: { $count } { $piece } vanno nelle Casualties.
}
lod-note-event-set-active = { $count ->
    [one] { $space }: si attiva 1 { $piece-plain }.
   *[other] { $space }: si attivano { $count } { $piece-plain }.
}
lod-note-event-shift = { $space }: ora { $level }.
lod-note-event-propaganda =
    { $count ->
        [one] { $space }: piazzato 1 segnalino Propaganda.
       *[other] { $space }: piazzati { $count } segnalini Propaganda.
    }
lod-note-event-raids =
    { $count ->
        [one] { $space }: piazzato 1 segnalino Raid.
       *[other] { $space }: piazzati { $count } segnalini Raid.
    }
lod-note-event-gain =
    { $count ->
        [0] { $faction }: non ricevono risorse.
        [one] { $faction }: ricevono 1 risorsa.
       *[other] { $faction }: ricevono { $count } risorse.
    }
lod-note-event-lose =
    { $count ->
        [0] { $faction }: non hanno risorse da perdere.
        [one] { $faction }: perdono 1 risorsa.
       *[other] { $faction }: perdono { $count } risorse.
    }
lod-note-event-moved = { $faction }: muovono { $count } { $piece } { $from-da } { $to-a }.
