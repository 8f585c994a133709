# Liberty or Death: Comandi e Comandi Speciali degli Indiani.

## Radunare

lod-ask-gather-where = Radunare: scegli una Provincia Neutrale, a Supporto Passivo o a Opposizione Passiva (1 risorsa ciascuna; una Riserva Indiana è gratuita)
lod-ask-gather-how = Radunare in { $space }: scegli che cosa fare
lod-ask-gather-how-many = Quanti Guerrieri Indiani arrivano in { $space }?
lod-ask-village-active = { $count ->
    [one] Il Guerriero Indiano sostituito
   *[other] Dei { $count } Guerrieri Indiani sostituiti
} dal Villaggio in { $space }: quanti sono attivi?
lod-ask-gather-from = Scegli una Provincia da cui arrivano Guerrieri Indiani in { $space }, oppure termina: poi tutti quelli in { $space } si occultano
lod-note-gather = Gli Indiani si radunano in { $space }.
lod-note-village-for = { $count ->
    [one] Un Guerriero Indiano fa
   *[other] { $count } Guerrieri Indiani fanno
} posto a un Villaggio in { $space }.
lod-note-gather-hides = Tutti i Guerrieri Indiani in { $space } si occultano.

## Gruppi

lod-ask-underground-war-parties-go = Quanti Guerrieri Indiani occultati vanno da { $from } a { $to }?
lod-ask-active-war-parties-go = Quanti Guerrieri Indiani attivi vanno da { $from } a { $to }?
lod-note-war-parties-go = { $count ->
    [one] Un Guerriero Indiano va
   *[other] { $count } Guerrieri Indiani vanno
} da { $from } a { $to }.
lod-note-indian-command-paid = { $faction }: { $count ->
    [one] pagata una risorsa
   *[other] pagate { $count } risorse
}.

## Marciare

lod-ask-indian-march-where = Marciare: scegli una Provincia in cui entrare (1 risorsa ciascuna; una è gratuita se tutti quelli che vi entrano vengono da Riserve Indiane)
lod-ask-indian-march-from = Marcia verso { $to }: scegli da dove partono i Guerrieri Indiani
lod-note-indian-march-seen = I Ribelli sorvegliano { $space }: { $count ->
    [0] i Guerrieri Indiani restano attivi.
    [one] un Guerriero Indiano diventa attivo.
   *[other] { $count } Guerrieri Indiani diventano attivi.
}

## Esplorare

lod-ask-scout-where = Esplorare: scegli la Provincia in cui Guerrieri Indiani e Regolari Inglesi entrano insieme (Indiani e Inglesi pagano 1 risorsa ciascuno)
lod-ask-scout-from = Esplorazione verso { $to }: scegli da dove parte il gruppo
lod-ask-scout-regulars = Quanti Regolari Inglesi vanno da { $from } a { $to } con i Guerrieri Indiani?
lod-ask-scout-tories = Quanti Conservatori vanno con i Regolari da { $from } a { $to }?
lod-ask-scout-skirmish = I Regolari Inglesi eseguono una Schermaglia in { $space }?
lod-note-scout = Con i Guerrieri Indiani vanno { $regulars ->
    [one] un Regolare Inglese
   *[other] { $regulars } Regolari Inglesi
}{ $tories ->
    [0] {""}
    [one] {" "}e un Conservatore
   *[other] {" "}e { $tories } Conservatori
} da { $from } a { $to }.
lod-note-scout-finds-militia = Gli esploratori snidano { $count ->
    [one] una Milizia, ora attiva,
   *[other] { $count } Milizie, ora attive,
} in { $space }.

## Razziare

lod-ask-raid-where = Razziare: scegli una Provincia a Opposizione (1 risorsa ciascuna, al massimo tre)
lod-ask-raid-move = Razzia in { $space }: scegli un Guerriero Indiano che vi entra, oppure termina se bastano quelli presenti
lod-note-raid = Gli Indiani razziano { $space }, ora a livello { $level }. { $markers ->
    [0] Non restano segnalini Raid.
   *[other] Vi resta un segnalino Raid.
}

## Commerciare

lod-ask-trade-where = Commerciare: scegli una Provincia con un Villaggio e un Guerriero Indiano occultato, che diventa attivo
lod-ask-trade-offer = Gli Indiani commerciano in { $space }. Quante risorse date loro? Con 0 o 1 non passa nulla, e ne prendono 1 dalla riserva
lod-note-trade = Gli Indiani commerciano in { $space }: un Guerriero Indiano diventa attivo.
lod-note-trade-given = Gli Inglesi danno agli Indiani { $count } risorse.
lod-note-trade-alone = Gli Inglesi non danno nulla; gli Indiani guadagnano una risorsa da soli.

## Sentiero di Guerra

lod-ask-war-path-where = Sentiero di Guerra: scegli uno spazio con Guerrieri Indiani occultati e pezzi Ribelli
lod-ask-war-path-how = Sentiero di Guerra in { $space }: un Guerriero Indiano si attiva e rimuove un’unità; oppure due si attivano, uno dei due va perso, e si rimuovono due unità o un Forte
lod-ask-war-path-remove = Scegli il pezzo che il Sentiero di Guerra rimuove in { $space }
lod-note-war-path = Guerrieri Indiani sul Sentiero di Guerra in { $space }.
lod-note-war-path-removes = Il Sentiero di Guerra rimuove un pezzo in { $space }: { $piece }.

## Saccheggiare

lod-ask-plunder-where = Saccheggiare: scegli la Provincia da cui prendere risorse
lod-ask-plunder-remove = Saccheggio in { $space }: scegli il tipo di Guerriero Indiano che torna a casa con il bottino
lod-note-plunder = Gli Indiani saccheggiano { $space } e prendono { $count ->
    [0] nulla ai Patrioti, che non hanno nulla.
    [one] una risorsa ai Patrioti.
   *[other] { $count } risorse ai Patrioti.
} Un Guerriero Indiano se ne va.
