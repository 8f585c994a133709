# Liberty or Death: gli Eventi del 1779–1780.

## Carte

lod-card-1-unshaded = In uno spazio con un pezzo Inglese: 2 Continentali, o quanti ce ne sono, vanno nelle Casualties, il livello si sposta di 1 verso il Supporto Attivo e si piazzano 2 segnalini Propaganda.
lod-card-1-shaded = I Patrioti scelgono uno spazio, vi marciano e vi combattono, tutto gratis. Poi lo spazio riceve 2 segnalini Propaganda e si sposta di 1 livello verso Neutrale.
lod-card-7-unshaded = L’FNI scende di 1. Risorse Inglesi +3. Fino a 2 Regolari Inglesi Available possono sbarcare insieme, in una Città o nelle West Indies.
lod-card-7-shaded = L’FNI sale di 1. Risorse dei Patrioti +5.
lod-card-16-unshaded = Piazza 2 Conservatori, insieme o separati, ovunque sulla mappa.
lod-card-16-shaded = Una Città passa subito a Opposizione Passiva.
lod-card-18-unshaded = Scegli una fazione: non è eleggibile fino alla prossima carta compresa.
lod-card-19-unshaded = Risorse dei Patrioti −4.
lod-card-19-shaded = Risorse dei Patrioti +3. Piazza 3 Milizie, insieme o separate, ovunque sulla mappa.
lod-card-21-unshaded = La Georgia o la South Carolina si sposta di 2 livelli verso il Supporto Attivo.
lod-card-21-shaded = I Patrioti marciano in Georgia o South Carolina e vi combattono, tutto gratis.
lod-card-22-unshaded = In una Colonia 4 unità dei Patrioti, Milizie o Continentali, tornano Available.
lod-card-22-shaded = I Conservatori disertano subito, come in inverno: 1 ogni 5 sulla mappa torna Available. I Francesi scelgono il primo, gli Inglesi gli altri.
lod-card-23-unshaded = Scegli gli Inglesi o gli Indiani: espellono tutte le unità dei Patrioti dalla North o dalla South Carolina in una Provincia adiacente.
lod-card-23-shaded = In North o South Carolina, dove ci sono Milizie, 4 unità Inglesi tornano Available.
lod-card-25-unshaded = Due Città si spostano ciascuna di 1 livello verso il Supporto Passivo.
lod-card-25-shaded = Due Città ricevono ciascuna 1 Milizia e 1 segnalino Propaganda e si spostano di 1 livello verso l’Opposizione Passiva.
lod-card-31-unshaded = Piazza 2 Conservatori e un Forte Inglese in Georgia o South Carolina.
lod-card-31-shaded = I Patrioti piazzano 2 Milizie in Georgia o South Carolina, dove possono poi usare gratis i Partigiani.
lod-card-36-unshaded = L’FNI scende di 1. 3 Regolari Francesi sulla mappa o nelle West Indies, a scelta dei Francesi, tornano Available.
lod-card-36-shaded = 4 Regolari Inglesi nelle West Indies tornano Available.
lod-card-37-unshaded = L’FNI scende di 1. Risorse Francesi −3, risorse dei Patrioti −2.
lod-card-37-shaded = L’FNI sale di 1. 4 Regolari Inglesi sulla mappa tornano Available.
lod-card-39-unshaded = Tre Città si spostano ciascuna di 1 livello verso Neutrale.
lod-card-40-unshaded = Risorse Inglesi +2. L’FNI scende a 0 e tutti i Blocchi vanno nelle West Indies.
lod-card-40-shaded = L’FNI sale a 3, o fin dove bastano gli Squadron nelle West Indies; i Francesi piazzano i Blocchi.
lod-card-45-unshaded = Risorse Inglesi +6.
lod-card-45-shaded = Risorse Inglesi −4.
lod-card-48-unshaded = Gli Inglesi scelgono uno spazio e vi marciano gratis; poi possono combattervi gratis.
lod-card-48-shaded = Scegli una fazione che non siano gli Inglesi: da non più di 3 spazi con Regolari Inglesi sposta quante sue unità vuole in spazi adiacenti.
lod-card-52-unshaded = Fino a 4 Regolari Francesi sulla mappa tornano Available. Poi un Combattimento gratuito ovunque, +2 al livello di forza di chi attacca.
lod-card-57-unshaded = L’FNI scende di 1. I Francesi non sono eleggibili fino alla prossima carta compresa. 2 Regolari Francesi Available vanno nelle West Indies.
lod-card-57-shaded = Gli Inglesi non sono eleggibili fino alla prossima carta compresa. 2 Regolari Inglesi sulla mappa vanno nelle West Indies.
lod-card-62-unshaded = Piazza 3 Conservatori o 3 Guerrieri Indiani in uno solo tra il Quebec, il Northwest e la colonia di New York.
lod-card-62-shaded = Piazza 3 Milizie nel Northwest o 3 Regolari Francesi nel Quebec.
lod-card-64-unshaded = L’FNI scende di 1. Risorse Inglesi +3.
lod-card-64-shaded = Risorse dei Patrioti +5.
lod-card-65-unshaded = Risorse Francesi −4.
lod-card-65-shaded = Risorse Francesi +3.
lod-card-66-unshaded = Piazza 6 cubi Inglesi, Regolari o Conservatori, nel Southwest o in Florida.
lod-card-66-shaded = Scegli i Francesi o i Patrioti: marciano in Florida e vi combattono, tutto gratis, +2 al livello di forza del loro schieramento.
lod-card-67-unshaded = L’FNI scende di 1. 3 Regolari Francesi nelle West Indies tornano Available.
lod-card-67-shaded = Scegli i Francesi, che radunano, o i Patrioti, che si riorganizzano: in uno spazio e gratis. Quella fazione sarà eleggibile alla prossima carta.
lod-card-70-unshaded = 3 Regolari, Inglesi o Francesi, sulla mappa o nelle West Indies, tornano Available.
lod-card-73-unshaded = Un Villaggio o un Forte nel Quebec, nel Northwest o nella colonia di New York torna Available.
lod-card-79-unshaded = Piazza 2 Guerrieri Indiani e un Villaggio in una Colonia.
lod-card-79-shaded = In una Colonia 2 Guerrieri Indiani e un Villaggio tornano Available.
lod-card-81-unshaded = Piazza un Villaggio, 2 Guerrieri Indiani e un segnalino Raid in Georgia o South Carolina.
lod-card-81-shaded = In tutto 2 Guerrieri Indiani in Georgia e South Carolina tornano Available.
lod-card-85-unshaded = Gli Inglesi piazzano 3 cubi, Regolari o Conservatori, nel Southwest.
lod-card-85-shaded = Piazza 2 Regolari Francesi e 2 unità dei Patrioti, Milizie o Continentali, nel Southwest.
lod-card-87-unshaded = Un pezzo a scelta in Pennsylvania torna Available. Sarai eleggibile alla prossima carta.
lod-card-94-unshaded = Nella colonia di New York gli Indiani si radunano e gli Inglesi radunano soltanto Conservatori, tutto gratis; poi tutte le Milizie lì presenti tornano Available.
lod-card-94-shaded = Tutti i pezzi Indiani nella colonia di New York tornano Available.
lod-card-95-unshaded = Nel Northwest un Villaggio o Forte nemico torna Available; poi piazza 3 unità del tuo schieramento.
lod-card-96-unshaded = In due Riserve Indiane gli Indiani si radunano e poi usano il Sentiero di Guerra, tutto gratis.
lod-card-96-shaded = Un Villaggio sulla mappa torna Available.

## Domande

lod-ask-late-drive-to = { $title }: scegli dove espellere i Patrioti { $from-da }
lod-ask-late-mix =
    { $count ->
        [one] { $title }: piazza 1 pezzo { $space-in }. Scegli 1 per { $piece-one }, 0 per l’altro.
       *[other] { $title }: piazza { $count } pezzi { $space-in }. Scegli quanti sono { $piece }.
    }

## Diario

lod-note-late-driven-out =
    { $count ->
        [one] 1 unità dei Patrioti è espulsa { $from-da } { $to-a }.
       *[other] { $count } unità dei Patrioti sono espulse { $from-da } { $to-a }.
    }
