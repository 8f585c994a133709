# Liberty or Death: gli Eventi del 1779–1780.

## Carte

lod-card-1-unshaded = In uno spazio con un pezzo Inglese: 2 Continentali, o quanti ce ne sono, vanno nelle Casualties, il livello si sposta di 1 verso il Supporto Attivo e si piazzano 2 segnalini Propaganda.
lod-card-1-shaded = I Patrioti scelgono uno spazio, vi marciano e vi combattono, tutto gratis. Poi lo spazio riceve 2 segnalini Propaganda e si sposta di 1 livello verso Neutrale.
lod-card-7-unshaded = L'FNI scende di 1. Risorse Inglesi +3. Fino a 2 Regolari Inglesi Available possono sbarcare insieme, in una Città o nelle West Indies.
lod-card-7-shaded = L'FNI sale di 1. Risorse dei Patrioti +5.
lod-card-16-unshaded = Aggiungi 2 Conservatori, insieme o separati, ovunque sulla mappa.
lod-card-16-shaded = Una Città passa subito a Opposizione Passiva.
lod-card-18-unshaded = Nomina una Fazione: non è eleggibile fino a tutta la prossima carta.
lod-card-19-unshaded = Risorse dei Patrioti −4.
lod-card-19-shaded = Risorse dei Patrioti +3. Aggiungi 3 Milizie, insieme o separate, ovunque sulla mappa.
lod-card-21-unshaded = Georgia o South Carolina si sposta di 2 livelli verso il Supporto Attivo.
lod-card-21-shaded = I Patrioti marciano in Georgia o South Carolina e vi combattono, tutto gratis.
lod-card-22-unshaded = In una Colonia 4 unità dei Patrioti, Milizie o Continentali, tornano nelle Available Forces.
lod-card-22-shaded = I Conservatori disertano subito, come in inverno: 1 ogni 5 sulla mappa torna nelle Available Forces. I Francesi scelgono il primo, gli Inglesi gli altri.
lod-card-23-unshaded = Nomina gli Inglesi o gli Indiani: spostano tutte le unità dei Patrioti da North o South Carolina in una Provincia adiacente.
lod-card-23-shaded = In North o South Carolina, dove ci sono Milizie, 4 unità Inglesi tornano nelle Available Forces.
lod-card-25-unshaded = Due Città si spostano ciascuna di 1 livello verso il Supporto Passivo.
lod-card-25-shaded = Due Città ricevono ciascuna 1 Milizia e 1 segnalino Propaganda e si spostano di 1 livello verso l'Opposizione Passiva.
lod-card-31-unshaded = Aggiungi 2 Conservatori e un Forte Inglese in Georgia o South Carolina.
lod-card-31-shaded = I Patrioti aggiungono 2 Milizie in Georgia o South Carolina, dove possono poi usare gratis i Partigiani.
lod-card-36-unshaded = L'FNI scende di 1. 3 Regolari Francesi sulla mappa o nelle West Indies, a scelta dei Francesi, tornano nelle Available Forces.
lod-card-36-shaded = 4 Regolari Inglesi nelle West Indies tornano nelle Available Forces.
lod-card-37-unshaded = L'FNI scende di 1. Risorse Francesi −3, Risorse dei Patrioti −2.
lod-card-37-shaded = L'FNI sale di 1. 4 Regolari Inglesi sulla mappa tornano nelle Available Forces.
lod-card-39-unshaded = Tre Città si spostano ciascuna di 1 livello verso Neutrale.
lod-card-40-unshaded = Risorse Inglesi +2. L'FNI scende a 0 e tutti i Blocchi vanno nelle West Indies.
lod-card-40-shaded = L'FNI sale a 3, o fin dove bastano gli Squadron nelle West Indies; i Francesi piazzano i Blocchi.
lod-card-45-unshaded = Risorse Inglesi +6.
lod-card-45-shaded = Risorse Inglesi −4.
lod-card-48-unshaded = Gli Inglesi scelgono uno spazio e vi marciano gratis; poi possono combattervi gratis.
lod-card-48-shaded = Nomina una Fazione che non siano gli Inglesi: da un massimo di 3 spazi con Regolari Inglesi sposta quante sue unità vuole in spazi adiacenti.
lod-card-52-unshaded = Fino a 4 Regolari Francesi sulla mappa tornano nelle Available Forces. Poi una battaglia gratis ovunque, con 2 punti di livello di forza in più per chi attacca.
lod-card-57-unshaded = L'FNI scende di 1. I Francesi non sono eleggibili fino a tutta la prossima carta. 2 Regolari Francesi Available vanno nelle West Indies.
lod-card-57-shaded = Gli Inglesi non sono eleggibili fino a tutta la prossima carta. 2 Regolari Inglesi sulla mappa vanno nelle West Indies.
lod-card-62-unshaded = Aggiungi 3 Conservatori o 3 Guerrieri Indiani in uno solo tra Quebec, Northwest e New York.
lod-card-62-shaded = Aggiungi 3 Milizie in Northwest o 3 Regolari Francesi in Quebec.
lod-card-64-unshaded = L'FNI scende di 1. Risorse Inglesi +3.
lod-card-64-shaded = Risorse dei Patrioti +5.
lod-card-65-unshaded = Risorse Francesi −4.
lod-card-65-shaded = Risorse Francesi +3.
lod-card-66-unshaded = Aggiungi 6 cubi Inglesi, Regolari o Conservatori, in Southwest o Florida.
lod-card-66-shaded = Nomina i Francesi o i Patrioti: marciano in Florida e vi combattono, tutto gratis, con 2 punti di livello di forza in più per il loro schieramento.
lod-card-67-unshaded = L'FNI scende di 1. 3 Regolari Francesi nelle West Indies tornano nelle Available Forces.
lod-card-67-shaded = Nomina i Francesi, che radunano, o i Patrioti, che riorganizzano: in uno spazio e gratis. Quella Fazione sarà eleggibile alla prossima carta.
lod-card-70-unshaded = 3 Regolari, Inglesi o Francesi, sulla mappa o nelle West Indies, tornano nelle Available Forces.
lod-card-73-unshaded = Un Villaggio o un Forte in Quebec, Northwest o New York torna nelle Available Forces.
lod-card-79-unshaded = Aggiungi 2 Guerrieri Indiani e un Villaggio in una Colonia.
lod-card-79-shaded = In una Colonia 2 Guerrieri Indiani e un Villaggio tornano nelle Available Forces.
lod-card-81-unshaded = Aggiungi un Villaggio, 2 Guerrieri Indiani e un segnalino Raid in Georgia o South Carolina.
lod-card-81-shaded = In tutto 2 Guerrieri Indiani in Georgia e South Carolina tornano nelle Available Forces.
lod-card-85-unshaded = Gli Inglesi aggiungono 3 cubi, Regolari o Conservatori, in Southwest.
lod-card-85-shaded = Aggiungi 2 Regolari Francesi e 2 unità dei Patrioti, Milizie o Continentali, in Southwest.
lod-card-87-unshaded = Un pezzo a scelta in Pennsylvania torna nelle Available Forces. Sarai eleggibile alla prossima carta.
lod-card-94-unshaded = In New York gli Indiani radunano e gli Inglesi radunano soltanto Conservatori, tutto gratis; poi tutte le Milizie lì presenti tornano nelle Available Forces.
lod-card-94-shaded = Tutti i pezzi Indiani in New York tornano nelle Available Forces.
lod-card-95-unshaded = In Northwest un Villaggio o Forte nemico torna nelle Available Forces; poi aggiungi 3 unità del tuo schieramento.
lod-card-96-unshaded = In due Riserve Indiane gli Indiani radunano e poi usano il Sentiero di Guerra, tutto gratis.
lod-card-96-shaded = Un Villaggio sulla mappa torna nelle Available Forces.

## Domande

lod-ask-late-drive-to = { $title }: scegli dove vanno i Patrioti da { $from }
lod-ask-late-mix =
    { $count ->
        [one] { $title }: 1 pezzo da aggiungere in { $space }: quanti del tipo { $piece }
       *[other] { $title }: { $count } pezzi da aggiungere in { $space }: quanti del tipo { $piece }
    }

## Diario

lod-note-late-driven-out =
    { $count ->
        [one] 1 unità dei Patrioti è cacciata da { $from } verso { $to }.
       *[other] { $count } unità dei Patrioti sono cacciate da { $from } verso { $to }.
    }
