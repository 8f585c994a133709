# Liberty or Death: gli Eventi del 1777–1778.

## Carte

lod-card-3-unshaded = Tutti i pezzi dei Patrioti nel Northwest e nel Southwest, anche i Forti, tornano Available.
lod-card-3-shaded = Nel Northwest e nel Southwest i Patrioti possono piazzare fino a 2 Milizie e poi usare gratis i Partigiani una volta.
lod-card-5-unshaded = I Patrioti non sono eleggibili fino alla prossima carta compresa.
lod-card-5-shaded = I Patrioti possono marciare in uno spazio a loro scelta e poi possono combattervi, tutto gratis.
lod-card-8-unshaded = Attiva 3 Milizie sulla mappa; si possono contare quelle già attive.
lod-card-8-shaded = 3 cubi Inglesi sulla mappa vanno nelle Casualties.
lod-card-9-unshaded = Gli Inglesi possono usare gratis la Schermaglia in non più di 3 spazi, anche nelle West Indies, una volta in ciascuno.
lod-card-9-shaded = I Patrioti possono usare gratis la Schermaglia in non più di 3 spazi, una volta in ciascuno.
lod-card-11-unshaded = I Patrioti rimettono in Available 2 dei loro Forti.
lod-card-11-shaded = In non più di 2 spazi con Rebellion Control i Patrioti possono rimpiazzare una loro unità con un Forte dei Patrioti.
lod-card-12-unshaded = La Diserzione dei Patrioti avviene subito: 1 Milizia su 5 e 1 Continentale su 5 lasciano la mappa. Gli Indiani scelgono i primi di ciascun tipo, i Patrioti gli altri.
lod-card-12-shaded = Risorse dei Patrioti +5.
lod-card-14-unshaded = Gli Indiani scelgono il Southwest o la North Carolina e vi esplorano o vi marciano. Poi decidi chi colpisce lì: gli Indiani con il Sentiero di Guerra o gli Inglesi con il Combattimento. Tutto gratis.
lod-card-14-shaded = I Patrioti marciano nel Southwest o in North Carolina e vi combattono, tutto gratis.
lod-card-17-unshaded = Rimetti in Available 1 Forte dei Patrioti in una Riserva Indiana.
lod-card-17-shaded = Rimetti in Available 1 Villaggio sulla mappa.
lod-card-26-unshaded = Piazza 2 Conservatori o 1 Forte Inglese in North Carolina.
lod-card-26-shaded = I Patrioti possono marciare in North Carolina e poi possono combattervi, tutto gratis.
lod-card-27-unshaded = Scegli 2 Colonie con British Control: piazza in ciascuna 2 Conservatori, Available o Unavailable.
lod-card-27-shaded = Scegli 2 Città: ciascuna riceve 1 Milizia e si sposta di 1 livello verso l’Opposizione Attiva.
lod-card-34-unshaded = FNI −1. Risorse Inglesi +6.
lod-card-34-shaded = Gli Inglesi non sono eleggibili fino alla prossima carta compresa. FNI +1.
lod-card-38-unshaded = Gli Inglesi possono piazzare nella colonia di New York o nel Quebec fino a 4 cubi, Regolari o Conservatori, Available o Unavailable. Saranno eleggibili alla prossima carta.
lod-card-38-shaded = Piazza 3 Guerrieri Indiani o 3 Milizie nella colonia di New York.
lod-card-42-unshaded = Gli Inglesi piazzano 1 Conservatore nel Connecticut-Rhode Island. Risorse dei Patrioti −3.
lod-card-42-shaded = I Patrioti piazzano 1 Continentale e 3 Milizie nel Connecticut-Rhode Island.
lod-card-44-unshaded = Scegli una fazione: non è eleggibile fino alla prossima carta compresa.
lod-card-47-unshaded = Scegli una Colonia con British Control: piazza 3 Conservatori.
lod-card-47-shaded = Scegli una Colonia: rimpiazza ogni Conservatore con 1 Milizia, poi piazza 2 segnalini Propaganda.
lod-card-50-unshaded = I Francesi non sono eleggibili fino alla prossima carta compresa. Rimetti in Available 2 Regolari Francesi, dalla mappa o dalle West Indies.
lod-card-50-shaded = Scegli una Colonia: piazza 2 Continentali e 2 Regolari Francesi, questi Available o dalle West Indies.
lod-card-55-unshaded = 3 Regolari Francesi sulla mappa vanno nelle West Indies, dove i Francesi possono poi combattere gratis. FNI −1.
lod-card-55-shaded = 4 Regolari Inglesi sulla mappa vanno nelle West Indies, dove gli Inglesi devono poi combattere gratis.
lod-card-58-unshaded = Risorse dei Patrioti −4.
lod-card-58-shaded = Nella colonia di New York, nel Northwest e nel Quebec rimpiazza ogni Conservatore con 1 Milizia.
lod-card-59-unshaded = Scegli uno spazio: rimetti in Available 2 Regolari Francesi e 2 Continentali.
lod-card-59-shaded = Risorse dei Patrioti +3.
lod-card-60-unshaded = Risorse Francesi −4. FNI −2.
lod-card-60-shaded = Risorse Inglesi −3. FNI +1.
lod-card-61-unshaded = I Patrioti non sono eleggibili fino alla prossima carta compresa.
lod-card-61-shaded = Risorse Francesi +2. Risorse dei Patrioti +3.
lod-card-63-unshaded = FNI −1. Risorse Inglesi +1. 2 Regolari Inglesi nelle West Indies tornano Available.
lod-card-63-shaded = Risorse Inglesi −5.
lod-card-69-unshaded = Risorse Inglesi +2. FNI −2.
lod-card-69-shaded = Risorse Francesi +3. FNI +1.
lod-card-71-unshaded = Le risorse dei Patrioti aumentano della Popolazione di tutte le Città con Rebellion Control, anche sotto Blocco.
lod-card-71-shaded = Risorse Francesi +5.
lod-card-74-unshaded = Scegli gli Inglesi o gli Indiani: ricevono 1 risorsa ogni 2 Villaggi sulla mappa.
lod-card-74-shaded = Scegli 2 spazi: in ciascuno rimetti in Available 2 Milizie e 1 Guerriero Indiano, oppure 2 Guerrieri Indiani e 1 Milizia.
lod-card-76-unshaded = Gli Inglesi scelgono una Provincia e vi rimpiazzano 3 Milizie con Conservatori.
lod-card-76-shaded = Gli Inglesi scelgono 2 Villaggi sulla mappa, che tornano Available.
lod-card-77-unshaded = Gli Indiani piazzano 1 Villaggio in uno spazio con pezzi Inglesi e Indiani. Poi tutti i Guerrieri Indiani sulla mappa si occultano.
lod-card-77-shaded = Scegli 3 Province con pezzi Inglesi e Indiani: in ciascuna 1 cubo Inglese, o un Forte se non ci sono cubi, torna Available e si piazza 1 segnalino Raid.
lod-card-78-unshaded = I Patrioti rimettono in Available 1 su 4 delle loro unità sulla mappa.
lod-card-78-shaded = Scegli 4 spazi con Conservatori o pezzi degli Indiani: piazza 1 Milizia in ciascuno.
lod-card-80-unshaded = Scegli una fazione e 2 spazi: in ciascuno rimette in Available 2 suoi pezzi.
lod-card-88-unshaded = Scegli una fazione: puoi muovere in spazi adiacenti quante tue unità vuoi, dagli spazi in cui si trovano con i suoi pezzi.
lod-card-89-unshaded = Rimpiazza 4 unità dei Patrioti, Milizie o Continentali, ovunque sulla mappa con Conservatori.
lod-card-89-shaded = Rimpiazza 3 Conservatori ovunque sulla mappa con Milizie.
lod-card-93-unshaded = Non più di 3 Colonie adiacenti a una Riserva Indiana si spostano ciascuna di 1 livello verso Neutrale e ricevono 1 segnalino Raid.
lod-card-93-shaded = Rimetti in Available 4 Guerrieri Indiani in Pennsylvania e negli spazi adiacenti.

## Domande

lod-ask-middle-may-command = { $title }: vuoi { $command } gratis { $space-in }?
lod-ask-middle-partisans = { $title }: vuoi usare gratis i Partigiani { $space-in }?
lod-ask-middle-more = { $title }: scegli quali pezzi rimuovere { $space-da }
lod-ask-middle-from-west-indies = { $title }: dei Regolari Francesi da piazzare { $space-in }, scegli quanti vengono dalle West Indies
lod-word-more-militia = 2 Milizie e 1 Guerriero Indiano
lod-word-more-war-parties = 2 Guerrieri Indiani e 1 Milizia

## Diario

lod-note-middle-all-underground = Tutti i Guerrieri Indiani sulla mappa si occultano.
