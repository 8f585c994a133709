# Liberty or Death: gli Eventi del 1775–1776, con parole nostre.

## Carte

lod-card-2-unshaded = Gli Inglesi scelgono una Città e possono piazzarvi fino a 2 Regolari e fino a 2 Conservatori. La Città riceve 2 segnalini Propaganda. Risorse Inglesi +4.
lod-card-2-shaded = Scegli 2 Città: ciascuna si sposta di 1 livello verso l’Opposizione Attiva e riceve 2 segnalini Propaganda.
lod-card-4-unshaded = Rimetti in Available 3 Milizie qualsiasi dalla mappa. Risorse dei Patrioti −2.
lod-card-4-shaded = Piazza nel Massachusetts 1 Forte di uno dei due schieramenti o 1 Villaggio, e 3 pezzi tra Milizie e Guerrieri Indiani.
lod-card-6-unshaded = Scegli una Colonia: 1 Forte dei Patrioti va nelle Casualties e 2 Milizie tornano Available.
lod-card-6-shaded = Scegli uno spazio: 2 cubi Inglesi e 1 Forte Inglese vanno nelle Casualties.
lod-card-10-unshaded = Scegli 2 Città: ciascuna si sposta di 1 livello verso il Supporto Attivo.
lod-card-10-shaded = Risorse dei Patrioti +2. Risorse Francesi +3.
lod-card-13-unshaded = La Diserzione dei Patrioti avviene subito: 1 Milizia su 5 e 1 Continentale su 5 lasciano la mappa. Gli Indiani scelgono i primi di ciascun tipo, i Patrioti gli altri.
lod-card-13-shaded = In non più di 4 spazi con Milizie i Patrioti possono piazzare 1 Milizia attiva ciascuno.
lod-card-15-unshaded = Piazza 2 Conservatori in Virginia, che si sposta di 2 livelli verso il Supporto Attivo.
lod-card-15-shaded = I Patrioti scelgono una Colonia: vi marciano gratis, poi vi combattono gratis, poi vi usano gratis i Partigiani, anche dopo il Combattimento.
lod-card-20-unshaded = I Patrioti rimettono in Available 4 dei loro Continentali dalla mappa.
lod-card-20-shaded = I Patrioti piazzano 4 Continentali nel New Jersey.
lod-card-24-unshaded = Rimetti in Available 1 Forte dei Patrioti, 2 Milizie e 2 Continentali da qualsiasi punto della mappa.
lod-card-24-shaded = Piazza fino a 3 Milizie ovunque sulla mappa, ciascuna con 1 segnalino Propaganda, e 1 Forte dei Patrioti ovunque sulla mappa.
lod-card-28-unshaded = Scegli uno spazio: rimpiazza ogni Milizia con 2 Conservatori.
lod-card-28-shaded = Scegli uno spazio: rimpiazza ogni Conservatore con 2 Milizie.
lod-card-29-unshaded = Scegli i Patrioti o gli Indiani: attivano Milizie o Guerrieri Indiani a loro scelta, finché ne è attiva la metà di quelli sulla mappa, arrotondata per difetto.
lod-card-30-unshaded = In non più di 3 spazi con British Control e Regolari Inglesi piazza fino a 2 Regolari Inglesi ciascuno, Available o Unavailable. Risorse Inglesi +2.
lod-card-30-shaded = Gli Inglesi rimettono in Available 1 su 5 dei Regolari che hanno sulla mappa.
lod-card-32-unshaded = Scegli una Colonia: piazza fino a 2 Regolari Inglesi e fino a 2 Conservatori, Available o Unavailable.
lod-card-32-shaded = Scegli una fazione: può ricevere 1 risorsa ogni 2 Città con British Control.
lod-card-33-unshaded = I Patrioti rimettono in Available 2 Milizie dalla mappa. Risorse dei Patrioti −3.
lod-card-33-shaded = I Patrioti si riorganizzano gratis in 2 spazi adiacenti al Massachusetts; uno è Boston. Risorse dei Patrioti +3.
lod-card-35-unshaded = Scegli New York City o la colonia di New York: rimetti in Available 2 pezzi dei Patrioti, poi tutte le Milizie rimaste si attivano.
lod-card-35-shaded = Scegli la colonia di New York o uno spazio adiacente: rimetti in Available tutti i Conservatori.
lod-card-41-unshaded = Scegli 2 Colonie: ciascuna si sposta di 2 livelli al massimo verso il Supporto Passivo.
lod-card-41-shaded = Scegli 2 Colonie: ciascuna si sposta di 2 livelli al massimo verso l’Opposizione Passiva.
lod-card-43-unshaded = In non più di 3 spazi con Regolari Inglesi gli Inglesi possono piazzare fino a 2 Conservatori ciascuno, Available o Unavailable.
lod-card-43-shaded = Gli Inglesi rimettono in Available 1 su 3 dei Conservatori sulla mappa.
lod-card-46-unshaded = Scegli 3 spazi: piazza 1 Conservatore in ciascuno, Available o Unavailable.
lod-card-46-shaded = Scegli 2 Città: ciascuna si sposta di 1 livello verso l’Opposizione Passiva.
lod-card-49-unshaded = 5 Regolari Francesi Available diventano Unavailable.
lod-card-49-shaded = 5 Regolari Francesi Unavailable diventano Available.
lod-card-51-unshaded = Gli Inglesi scelgono uno spazio: vi marciano gratis, poi vi combattono gratis. Il livello di perdite dell’attaccante si riduce di 2.
lod-card-51-shaded = I Patrioti scelgono uno spazio: vi marciano gratis, poi vi combattono gratis. Il livello di perdite del difensore aumenta di 2.
lod-card-53-unshaded = FNI −2. Risorse Inglesi +3.
lod-card-53-shaded = FNI +1. Risorse dei Patrioti +2. Risorse Inglesi −2.
lod-card-54-unshaded = 1 Squadron nelle West Indies diventa Unavailable.
lod-card-54-shaded = 2 Squadron Unavailable passano nelle West Indies.
lod-card-56-unshaded = Risorse dei Patrioti −3.
lod-card-56-shaded = Risorse dei Patrioti +3.
lod-card-68-unshaded = Puoi muovere fino a 6 cubi della tua fazione da qualsiasi punto della mappa nel Quebec. Piazza lì 1 Forte del tuo schieramento.
lod-card-72-unshaded = Scegli una Riserva Indiana: piazza 1 Forte o Villaggio e 3 unità del tuo schieramento.
lod-card-75-unshaded = Gli Indiani si radunano gratis in 3 Riserve Indiane, poi usano gratis il Sentiero di Guerra in una delle tre.
lod-card-75-shaded = Rimetti in Available 3 pezzi degli Indiani nel Northwest, i Guerrieri prima dei Villaggi.
lod-card-82-unshaded = Gli Indiani piazzano 1 Guerriero Indiano e 1 segnalino Raid in ciascuna tra Virginia, North Carolina, South Carolina e Georgia.
lod-card-82-shaded = Rimetti in Available 3 pezzi degli Indiani in tutto dalla Virginia, dalla North Carolina, dalla South Carolina e dalla Georgia, i Guerrieri prima dei Villaggi.
lod-card-83-unshaded = Quebec City passa a Supporto Attivo. Piazza 2 Guerrieri Indiani nel Quebec.
lod-card-83-shaded = Scegli Quebec City o il Quebec: piazza fino a 3 pezzi di qualsiasi fazione, di cui al massimo uno sia un Forte o un Villaggio.
lod-card-84-unshaded = Gli Indiani si radunano gratis in 2 Colonie.
lod-card-84-shaded = I Patrioti scelgono un Villaggio sulla mappa, che torna Available.
lod-card-86-unshaded = Scegli il Massachusetts o uno spazio con pezzi degli Indiani: tutte le Milizie si attivano.
lod-card-86-shaded = Scegli il Massachusetts o uno spazio con pezzi degli Indiani: piazza 3 Milizie.
lod-card-90-unshaded = Piazza 1 Forte o Villaggio del tuo schieramento ovunque sulla mappa.
lod-card-90-shaded = 2 Regolari Inglesi qualsiasi sulla mappa vanno nelle Casualties.
lod-card-91-unshaded = Scegli una Riserva Indiana: piazza 2 Guerrieri Indiani e 1 Villaggio.
lod-card-91-shaded = Rimetti in Available 1 Villaggio in una Riserva Indiana.
lod-card-92-unshaded = Piazza 1 Forte o Villaggio della tua fazione dove ne hai già uno.

## Domande e annotazioni

lod-ask-event-cubes-to-quebec = { $title }: scegli quanti muoverne { $from-da } al Quebec ({ $piece })
lod-note-event-cubes-to-quebec = { $count ->
    [one] 1 { $piece } muove { $from-da } al Quebec.
   *[other] { $count } { $piece } muovono { $from-da } al Quebec.
}
lod-note-event-french-unavailable =
    { $count ->
        [one] 1 Regolare Francese diventa Unavailable.
       *[other] { $count } Regolari Francesi diventano Unavailable.
    }
lod-note-event-french-available =
    { $count ->
        [one] 1 Regolare Francese diventa Available.
       *[other] { $count } Regolari Francesi diventano Available.
    }
lod-note-event-squadrons-unavailable =
    { $count ->
        [one] 1 Squadron lascia le West Indies e diventa Unavailable.
       *[other] { $count } Squadron lasciano le West Indies e diventano Unavailable.
    }
lod-note-event-squadrons-come =
    { $count ->
        [one] 1 Squadron arriva nelle West Indies.
       *[other] { $count } Squadron arrivano nelle West Indies.
    }
