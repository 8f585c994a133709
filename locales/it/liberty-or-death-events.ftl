# Liberty or Death: domande e annotazioni degli Eventi in generale.

## Domande

lod-ask-event-side = { $title }: scegli il testo non ombreggiato o quello ombreggiato
lod-ask-event-space =
    { $left ->
        [one] { $title }: scegli uno spazio { $purpose }
       *[other] { $title }: scegli uno spazio { $purpose } (ne restano { $left })
    }
lod-ask-event-faction = { $title }: scegli la fazione { $that }
lod-ask-event-victim = { $title }: scegli la fazione { $that }
lod-ask-event-may = { $title }: { $purpose }?
lod-ask-event-word = { $title }: scegli l’azione gratuita
lod-ask-event-how-many = { $title }: scegli quanti piazzarne { $space-in } ({ $piece })
lod-ask-event-add =
    { $left ->
        [one] { $title }: scegli { $what } da piazzare, e dove
       *[other] { $title }: scegli { $what } da piazzare, e dove (ne restano { $left })
    }
lod-ask-event-from-unavailable =
    { $count ->
        [one] { $title }: prendi 1 { $piece } da Unavailable? Scegli 1 o 0.
       *[other] { $title }: di { $count } { $piece }, scegli quanti vengono da Unavailable
    }
lod-ask-event-remove =
    { $left ->
        [one] { $title }: scegli { $what } da rimuovere
       *[other] { $title }: scegli { $what } da rimuovere (ne restano { $left })
    }
lod-ask-event-swap =
    { $left ->
        [one] { $title }: scegli { $what } da rimpiazzare con 1 { $to-one }
       *[other] { $title }: scegli { $what } da rimpiazzare con { $to } (ne restano { $left })
    }
lod-ask-event-group = { $title }: scegli pezzi di un solo tipo da piazzare (fino a { $most }), e dove
lod-ask-event-sail =
    { $left ->
        [one] { $title }: scegli un Regolare che va nelle West Indies
       *[other] { $title }: scegli un Regolare che va nelle West Indies (ne restano { $left })
    }
lod-ask-event-move-out = { $title }: scegli dove vanno le unità { $from-da }, oppure concludi
lod-ask-event-move-count = { $title }: scegli quanti muoverne { $from-da } { $to-a } ({ $piece })
lod-ask-event-set-active =
    { $left ->
        [one] { $title }: scegli { $what } da attivare
       *[other] { $title }: scegli { $what } da attivare (ne restano { $left })
    }

## A che serve lo spazio: dopo “scegli uno spazio”

lod-to-garrison-and-propaganda = in cui piazzare fino a 2 Regolari, fino a 2 Conservatori e 2 segnalini Propaganda
lod-to-shift-and-propaganda = in cui spostare il livello di 1 verso l’Opposizione Attiva, con 2 segnalini Propaganda
lod-to-shift-active-support = in cui spostare il livello di 1 verso il Supporto Attivo
lod-to-shift-active-support-twice = in cui spostare il livello di 2 verso il Supporto Attivo
lod-to-shift-passive-support = in cui spostare il livello di 1 verso il Supporto Passivo
lod-to-shift-passive-support-twice = in cui spostare il livello fino a 2 verso il Supporto Passivo
lod-to-shift-passive-opposition = in cui spostare il livello di 1 verso l’Opposizione Passiva
lod-to-shift-passive-opposition-twice = in cui spostare il livello fino a 2 verso l’Opposizione Passiva
lod-to-set-passive-opposition = da portare a Opposizione Passiva
lod-to-shift-neutral = in cui spostare il livello di 1 verso Neutrale
lod-to-shift-neutral-and-raid = in cui spostare il livello di 1 verso Neutrale, con 1 segnalino Raid
lod-to-massacre = in cui rimuovere 2 Continentali e spostare il livello di 1 verso il Supporto Attivo
lod-to-activate-militia = in cui attivare tutte le Milizie
lod-to-place-any = in cui piazzare fino a 3 pezzi
lod-to-place-base-and-units = in cui piazzare 1 Forte o Villaggio e 3 unità
lod-to-place-tory = in cui piazzare 1 Conservatore
lod-to-place-two-tories = in cui piazzare 2 Conservatori
lod-to-place-up-to-two-tories = in cui piazzare fino a 2 Conservatori
lod-to-place-three-tories = in cui piazzare 3 Conservatori
lod-to-place-tories-and-fort = in cui piazzare 2 Conservatori e 1 Forte Inglese
lod-to-place-up-to-two-regulars = in cui piazzare fino a 2 Regolari Inglesi
lod-to-place-regulars-and-tories = in cui piazzare fino a 2 Regolari e fino a 2 Conservatori
lod-to-place-up-to-four-cubes = in cui piazzare fino a 4 cubi Inglesi
lod-to-place-six-cubes = in cui piazzare 6 cubi Inglesi
lod-to-place-militia = in cui piazzare 1 Milizia
lod-to-place-active-militia = in cui piazzare 1 Milizia attiva
lod-to-place-two-militia = in cui piazzare 2 Milizie
lod-to-place-three-militia = in cui piazzare 3 Milizie
lod-to-place-militia-and-shift = in cui piazzare 1 Milizia e spostare il livello di 1 verso l’Opposizione Attiva
lod-to-place-militia-and-propaganda = in cui piazzare 1 Milizia e 1 segnalino Propaganda
lod-to-place-militia-propaganda-and-shift = in cui piazzare 1 Milizia e 1 segnalino Propaganda e spostare il livello verso l’Opposizione Passiva
lod-to-place-continentals-and-french = in cui piazzare 2 Continentali e 2 Regolari Francesi
lod-to-place-village = in cui piazzare 1 Villaggio
lod-to-place-war-parties-and-village = in cui piazzare 2 Guerrieri Indiani e 1 Villaggio
lod-to-place-war-party-and-raid = in cui piazzare 1 Guerriero Indiano e 1 segnalino Raid
lod-to-place-village-war-parties-and-raid = in cui piazzare 1 Villaggio, 2 Guerrieri Indiani e 1 segnalino Raid
lod-to-remove-all-tories = da cui rimuovere tutti i Conservatori
lod-to-remove-fort-and-militia = da cui rimuovere 1 Forte dei Patrioti e 2 Milizie
lod-to-remove-cubes-and-fort = da cui rimuovere 2 cubi Inglesi e 1 Forte Inglese
lod-to-remove-patriots = da cui rimuovere 2 pezzi dei Patrioti; le Milizie rimaste si attivano
lod-to-remove-four-patriots = da cui rimuovere 4 unità dei Patrioti
lod-to-remove-four-british = da cui rimuovere 4 unità Inglesi
lod-to-remove-french-and-continentals = da cui rimuovere 2 Regolari Francesi e 2 Continentali
lod-to-remove-militia-and-war-parties = da cui rimuovere 3 tra Milizie e Guerrieri Indiani, 2 di un tipo
lod-to-remove-british-and-raid = in cui rimuovere 1 pezzo Inglese e piazzare 1 segnalino Raid
lod-to-remove-two-of-its-pieces = da cui quella fazione rimuove 2 suoi pezzi
lod-to-remove-war-parties-and-village = da cui rimuovere 2 Guerrieri Indiani e 1 Villaggio
lod-to-swap-militia-for-two = in cui rimpiazzare ogni Milizia con 2 Conservatori
lod-to-swap-tories-for-two = in cui rimpiazzare ogni Conservatore con 2 Milizie
lod-to-turn-tories = in cui rimpiazzare ogni Conservatore con una Milizia
lod-to-turn-tories-with-propaganda = in cui rimpiazzare ogni Conservatore con una Milizia e piazzare 2 segnalini Propaganda
lod-to-turn-militia = in cui rimpiazzare 3 Milizie con Conservatori
lod-to-build-fort = in cui rimpiazzare una tua unità con un Forte dei Patrioti
lod-to-battle = in cui combattere gratis
lod-to-march-battle = in cui marciare e combattere gratis
lod-to-march-battle-and-shift = in cui marciare e combattere gratis, poi spostare il livello verso Neutrale
lod-to-march-battle-partisans = in cui marciare, combattere e usare i Partigiani gratis
lod-to-move-and-strike = in cui esplorare o marciare, poi colpire, gratis
lod-to-gather-and-war-path = in cui radunare e usare il Sentiero di Guerra gratis
lod-to-skirmish = in cui fare una Schermaglia gratis
lod-to-move-out = da cui far uscire le tue unità
lod-to-drive-out = da cui espellere le unità dei Patrioti
lod-to-move-cubes-to-quebec = da cui muovere cubi nel Quebec

## A che serve la fazione: dopo “scegli la fazione”

lod-that-may-gain = che può ricevere risorse
lod-that-gains = che riceve risorse
lod-that-is-ineligible = non eleggibile fino alla prossima carta compresa
lod-that-comes-into-the-open = che deve attivare metà delle sue Milizie o dei suoi Guerrieri Indiani
lod-that-loses-pieces = che perde 2 pezzi in ognuno di 2 spazi
lod-that-is-left = da cui si allontanano le tue unità
lod-that-drives-out = che espelle i Patrioti
lod-that-moves-away = che si allontana dai Regolari Inglesi
lod-that-battles = che combatte gratis
lod-that-takes-florida = che marcia in Florida e vi combatte
lod-that-raises-troops = che recluta gratis: Raduno dei Francesi o Riorganizzazione dei Patrioti

## Che cosa si può fare: una domanda

lod-may-gain = ricevi le risorse
lod-may-partisans = usi i Partigiani gratis

## Uno tra più pezzi: dopo “scegli”

lod-one-british-regular = un Regolare Inglese
lod-one-french-regular = un Regolare Francese
lod-one-regular = un Regolare
lod-one-tory = un Conservatore
lod-one-continental = un Continentale
lod-one-militia = una Milizia
lod-one-war-party = un Guerriero Indiano
lod-one-patriot-fort = un Forte dei Patrioti
lod-one-british-fort = un Forte Inglese
lod-one-village = un Villaggio
lod-one-british-cube = un cubo Inglese
lod-one-patriot-unit = un’unità dei Patrioti
lod-one-base = un Forte o un Villaggio
lod-one-militia-or-war-party = una Milizia o un Guerriero Indiano
lod-one-piece = un pezzo

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
