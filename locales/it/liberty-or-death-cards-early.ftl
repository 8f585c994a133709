# Liberty or Death: gli Eventi del 1775–1776, con parole nostre.

## Carte

lod-card-2-unshaded = Gli Inglesi scelgono una Città e possono aggiungervi fino a 2 Regolari e fino a 2 Conservatori. La Città riceve 2 segnalini Propaganda. Risorse Inglesi +4.
lod-card-2-shaded = Scegli 2 Città: ciascuna si sposta di 1 livello verso Opposizione Attiva e riceve 2 segnalini Propaganda.
lod-card-4-unshaded = Riporta 3 Milizie qualsiasi dalla mappa tra le forze disponibili. Risorse dei Patrioti −2.
lod-card-4-shaded = Aggiungi in Massachusetts 1 Forte di uno dei due schieramenti o 1 Villaggio, e 3 pezzi tra Milizie e Guerrieri Indiani.
lod-card-6-unshaded = Scegli una Colonia: 1 Forte dei Patrioti va nelle Casualties e 2 Milizie vanno tra le forze disponibili.
lod-card-6-shaded = Scegli uno spazio: 2 cubi Inglesi e 1 Forte Inglese vanno nelle Casualties.
lod-card-10-unshaded = Scegli 2 Città: ciascuna si sposta di 1 livello verso Supporto Attivo.
lod-card-10-shaded = Risorse dei Patrioti +2. Risorse Francesi +3.
lod-card-13-unshaded = La Diserzione dei Patrioti avviene subito: 1 Milizia su 5 e 1 Continentale su 5 lasciano la mappa. Gli Indiani scelgono i primi di ciascun tipo, i Patrioti gli altri.
lod-card-13-shaded = In un massimo di 4 spazi con Milizie i Patrioti possono aggiungere 1 Milizia attiva ciascuno.
lod-card-15-unshaded = Aggiungi 2 Conservatori in Virginia, che si sposta di 2 livelli verso Supporto Attivo.
lod-card-15-shaded = I Patrioti scelgono una Colonia: vi Marciano gratis, poi vi Combattono gratis, poi vi usano gratis i Partigiani, anche dopo il Combattimento.
lod-card-20-unshaded = I Patrioti riportano 4 dei loro Continentali dalla mappa tra le forze disponibili.
lod-card-20-shaded = I Patrioti aggiungono 4 Continentali in New Jersey.
lod-card-24-unshaded = Riporta 1 Forte dei Patrioti, 2 Milizie e 2 Continentali da qualsiasi punto della mappa tra le forze disponibili.
lod-card-24-shaded = Aggiungi fino a 3 Milizie ovunque sulla mappa, ciascuna con 1 segnalino Propaganda, e 1 Forte dei Patrioti ovunque sulla mappa.
lod-card-28-unshaded = Scegli uno spazio: sostituisci ogni Milizia con 2 Conservatori.
lod-card-28-shaded = Scegli uno spazio: sostituisci ogni Conservatore con 2 Milizie.
lod-card-29-unshaded = Nomina i Patrioti o gli Indiani: attivano Milizie o Guerrieri Indiani a loro scelta, finché ne è attiva la metà di quelli sulla mappa, arrotondata per difetto.
lod-card-30-unshaded = In un massimo di 3 spazi con British Control e Regolari Inglesi aggiungi fino a 2 Regolari Inglesi ciascuno, disponibili o non disponibili. Risorse Inglesi +2.
lod-card-30-shaded = Gli Inglesi riportano 1 su 5 dei loro Regolari sulla mappa tra le forze disponibili.
lod-card-32-unshaded = Scegli una Colonia: aggiungi fino a 2 Regolari Inglesi e fino a 2 Conservatori, disponibili o non disponibili.
lod-card-32-shaded = Nomina una fazione: può guadagnare 1 risorsa ogni 2 Città con British Control.
lod-card-33-unshaded = I Patrioti riportano 2 Milizie dalla mappa tra le forze disponibili. Risorse dei Patrioti −3.
lod-card-33-shaded = I Patrioti Riorganizzano gratis in 2 spazi adiacenti al Massachusetts, tra cui Boston. Risorse dei Patrioti +3.
lod-card-35-unshaded = Scegli New York City o New York: riporta 2 pezzi dei Patrioti tra le forze disponibili, poi tutte le Milizie rimaste lì si attivano.
lod-card-35-shaded = Scegli New York o uno spazio adiacente: riporta tutti i Conservatori tra le forze disponibili.
lod-card-41-unshaded = Scegli 2 Colonie: ciascuna si sposta di 2 livelli al massimo verso Supporto Passivo.
lod-card-41-shaded = Scegli 2 Colonie: ciascuna si sposta di 2 livelli al massimo verso Opposizione Passiva.
lod-card-43-unshaded = In un massimo di 3 spazi con Regolari Inglesi gli Inglesi possono aggiungere fino a 2 Conservatori ciascuno, disponibili o non disponibili.
lod-card-43-shaded = Gli Inglesi riportano 1 su 3 dei Conservatori sulla mappa tra le forze disponibili.
lod-card-46-unshaded = Scegli 3 spazi: aggiungi 1 Conservatore in ciascuno, disponibile o non disponibile.
lod-card-46-shaded = Scegli 2 Città: ciascuna si sposta di 1 livello verso Opposizione Passiva.
lod-card-49-unshaded = 5 Regolari Francesi disponibili diventano non disponibili.
lod-card-49-shaded = 5 Regolari Francesi non disponibili diventano disponibili.
lod-card-51-unshaded = Gli Inglesi scelgono uno spazio: vi Marciano gratis, poi vi Combattono gratis. Il livello di perdite dell’attaccante si riduce di 2.
lod-card-51-shaded = I Patrioti scelgono uno spazio: vi Marciano gratis, poi vi Combattono gratis. Il livello di perdite del difensore aumenta di 2.
lod-card-53-unshaded = FNI −2. Risorse Inglesi +3.
lod-card-53-shaded = FNI +1. Risorse dei Patrioti +2. Risorse Inglesi −2.
lod-card-54-unshaded = 1 Squadron nelle West Indies diventa non disponibile.
lod-card-54-shaded = 2 Squadron non disponibili passano nelle West Indies.
lod-card-56-unshaded = Risorse dei Patrioti −3.
lod-card-56-shaded = Risorse dei Patrioti +3.
lod-card-68-unshaded = Puoi muovere fino a 6 cubi della tua fazione da qualsiasi punto della mappa in Quebec. Aggiungi lì 1 Forte del tuo schieramento.
lod-card-72-unshaded = Scegli una Riserva Indiana: aggiungi 1 Forte o Villaggio e 3 unità del tuo schieramento.
lod-card-75-unshaded = Gli Indiani Radunano gratis in 3 Riserve Indiane, poi usano gratis il Sentiero di Guerra in una delle tre.
lod-card-75-shaded = Riporta 3 pezzi degli Indiani in Northwest tra le forze disponibili, i Guerrieri prima dei Villaggi.
lod-card-82-unshaded = Gli Indiani aggiungono 1 Guerriero Indiano e 1 segnalino Raid in ciascuna tra Virginia, North Carolina, South Carolina e Georgia.
lod-card-82-shaded = Riporta 3 pezzi degli Indiani in tutto da Virginia, North Carolina, South Carolina e Georgia tra le forze disponibili, i Guerrieri prima dei Villaggi.
lod-card-83-unshaded = Quebec City passa a Supporto Attivo. Aggiungi 2 Guerrieri Indiani in Quebec.
lod-card-83-shaded = Scegli Quebec City o Quebec: aggiungi fino a 3 pezzi di qualsiasi fazione, di cui al massimo uno sia un Forte o un Villaggio.
lod-card-84-unshaded = Gli Indiani Radunano gratis in 2 Colonie.
lod-card-84-shaded = I Patrioti scelgono un Villaggio sulla mappa, che torna tra le forze disponibili.
lod-card-86-unshaded = Scegli il Massachusetts o uno spazio con pezzi degli Indiani: tutte le Milizie si attivano.
lod-card-86-shaded = Scegli il Massachusetts o uno spazio con pezzi degli Indiani: aggiungi 3 Milizie.
lod-card-90-unshaded = Aggiungi 1 Forte o Villaggio del tuo schieramento ovunque sulla mappa.
lod-card-90-shaded = 2 Regolari Inglesi qualsiasi sulla mappa vanno nelle Casualties.
lod-card-91-unshaded = Scegli una Riserva Indiana: aggiungi 2 Guerrieri Indiani e 1 Villaggio.
lod-card-91-shaded = Riporta 1 Villaggio in una Riserva Indiana tra le forze disponibili.
lod-card-92-unshaded = Aggiungi 1 Forte o Villaggio della tua fazione dove ne hai già uno.

## Domande e annotazioni

lod-ask-event-cubes-to-quebec = { $title }: quanti pezzi muovere da { $from } in Quebec ({ $piece })
lod-note-event-cubes-to-quebec = Da { $from } in Quebec: { $count } × { $piece }.
lod-note-event-french-unavailable =
    { $count ->
        [one] 1 Regolare Francese diventa non disponibile.
       *[other] { $count } Regolari Francesi diventano non disponibili.
    }
lod-note-event-french-available =
    { $count ->
        [one] 1 Regolare Francese diventa disponibile.
       *[other] { $count } Regolari Francesi diventano disponibili.
    }
lod-note-event-squadrons-unavailable =
    { $count ->
        [one] 1 Squadron lascia le West Indies e diventa non disponibile.
       *[other] { $count } Squadron lasciano le West Indies e diventano non disponibili.
    }
lod-note-event-squadrons-come =
    { $count ->
        [one] 1 Squadron arriva nelle West Indies.
       *[other] { $count } Squadron arrivano nelle West Indies.
    }
