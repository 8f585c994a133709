# Liberty or Death: Comandi e Comandi Speciali degli Indiani.

## Radunare

lod-ask-gather-where = Radunare: scegli una Provincia. La prima è gratuita se è una Riserva Indiana.
lod-ask-gather-how = Radunare { $space-in }: scegli che cosa fare
lod-ask-gather-how-many = Radunare: scegli quanti Guerrieri Indiani piazzare { $space-in }
lod-ask-village-active = { $count ->
    [one] Villaggio { $space-in }: il Guerriero Indiano rimpiazzato è attivo (1) o occultato (0)?
   *[other] Villaggio { $space-in }: scegli quanti Guerrieri Indiani attivi rimpiazza
}
lod-ask-gather-from = Radunare { $space-in }: scegli da quale Provincia vengono Guerrieri Indiani, oppure concludi
lod-note-gather = Gli Indiani si radunano { $space-in }.
lod-note-village-for = { $count ->
    [one] Un Villaggio { $space-in } rimpiazza 1 Guerriero Indiano.
   *[other] Un Villaggio { $space-in } rimpiazza { $count } Guerrieri Indiani.
}
lod-note-gather-hides = { $space }: tutti i Guerrieri Indiani sono ora occultati.
lod-note-gather-nothing = { $space }: nulla da radunare.

## Gruppi

lod-ask-underground-war-parties-go = Movimento { $from-da } { $to-a }: scegli quanti Guerrieri Indiani occultati
lod-ask-active-war-parties-go = Movimento { $from-da } { $to-a }: scegli quanti Guerrieri Indiani attivi
lod-note-war-parties-go = { $count ->
    [one] 1 Guerriero Indiano va { $from-da } { $to-a }.
   *[other] { $count } Guerrieri Indiani vanno { $from-da } { $to-a }.
}
lod-note-indian-command-paid = { $count ->
    [0] { $faction }: non pagano risorse.
    [one] { $faction }: pagano 1 risorsa.
   *[other] { $faction }: pagano { $count } risorse.
}

## Marciare

lod-ask-indian-march-where = Marciare: scegli una Provincia. La prima è gratuita se tutti vengono da Riserve Indiane.
lod-ask-indian-march-from = Marcia verso { $to-il }: scegli lo spazio di partenza
lod-note-indian-march-seen = { $count ->
    [0] { $space }: i Guerrieri Indiani restano attivi.
    [one] { $space }: 1 Guerriero Indiano diventa attivo.
   *[other] { $space }: { $count } Guerrieri Indiani diventano attivi.
}

## Esplorare

lod-ask-scout-where = Esplorare (1 risorsa Indiana e 1 Inglese): scegli la Provincia in cui entrare
lod-ask-scout-from = Esplorazione verso { $to-il }: scegli la Provincia di partenza
lod-ask-scout-regulars = Esplorazione { $from-da } { $to-a }: scegli quanti Regolari Inglesi
lod-ask-scout-tories = Esplorazione { $from-da } { $to-a }: scegli quanti Conservatori
lod-ask-scout-skirmish = I Regolari Inglesi eseguono una Schermaglia { $space-in }?
lod-note-scout = Esplorazione { $from-da } { $to-a }: { $regulars ->
    [one] 1 Regolare Inglese
   *[other] { $regulars } Regolari Inglesi
}{ $tories ->
    [0] {""}
    [one] , 1 Conservatore
   *[other] , { $tories } Conservatori
}.
lod-note-scout-finds-militia = { $count ->
    [one] L’Esplorazione snida 1 Milizia { $space-in }: ora è attiva.
   *[other] L’Esplorazione snida { $count } Milizie { $space-in }: ora sono attive.
}

## Razziare

lod-ask-raid-where = Razziare (al massimo 3 Province): scegli una Provincia in Opposizione
lod-ask-raid-move = Razzia { $space-in }: scegli un Guerriero Indiano che vi entra, oppure concludi
lod-note-raid = { $markers ->
    [0] Gli Indiani razziano { $space-il }: ora { $level }, nessun segnalino Raid da piazzare.
   *[other] Gli Indiani razziano { $space-il }: ora { $level }, piazzato 1 segnalino Raid.
}

## Commerciare

lod-ask-trade-where = Commerciare: scegli una Provincia con un Villaggio e un Guerriero Indiano occultato
lod-ask-trade-offer = Commercio { $space-in }: scegli quante risorse dare. Meno di 2 vale nessuna.
lod-ask-trade-offer-living = Commercio { $space-in }: scegli quante risorse dare. Se 0, gli Indiani ne guadagnano 1.
lod-note-trade = Gli Indiani commerciano { $space-in }: 1 Guerriero Indiano diventa attivo.
lod-note-trade-given = { $count ->
    [one] Gli Inglesi danno agli Indiani 1 risorsa.
   *[other] Gli Inglesi danno agli Indiani { $count } risorse.
}
lod-note-trade-alone = Gli Inglesi non danno nulla; gli Indiani ricevono 1 risorsa dalla banca.

## Sentiero di Guerra

lod-ask-war-path-where = Sentiero di Guerra: scegli uno spazio
lod-ask-war-path-how = Sentiero di Guerra { $space-in }: rimuovi 1 unità, oppure 2 o un Forte perdendo 1 Guerriero
lod-ask-war-path-remove = Sentiero di Guerra { $space-in }: scegli il pezzo da rimuovere
lod-note-war-path = Gli Indiani eseguono Sentiero di Guerra { $space-in }.
lod-note-war-path-removes = Pezzo rimosso { $space-in }: { $piece-one }.

## Saccheggiare

lod-ask-plunder-where = Saccheggiare: scegli una Provincia di questa Razzia
lod-ask-plunder-remove = Saccheggio { $space-in }: scegli il Guerriero Indiano da rimuovere
lod-note-plunder = { $count ->
    [0] Gli Indiani saccheggiano { $space-il }: i Patrioti non hanno risorse. Rimosso 1 Guerriero Indiano.
    [one] Gli Indiani saccheggiano { $space-il } per 1 risorsa dei Patrioti. Rimosso 1 Guerriero Indiano.
   *[other] Gli Indiani saccheggiano { $space-il } per { $count } risorse dei Patrioti. Rimosso 1 Guerriero Indiano.
}
