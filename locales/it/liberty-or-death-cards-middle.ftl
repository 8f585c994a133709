# Liberty or Death: gli Eventi del 1777–1778.

## Carte

lod-card-3-unshaded = Tutti i pezzi dei Patrioti in Northwest e in Southwest, anche i Forti, tornano tra le forze disponibili.
lod-card-3-shaded = In Northwest e in Southwest i Patrioti possono ogni volta aggiungere fino a 2 Milizie e poi usare gratis i Partigiani una volta.
lod-card-5-unshaded = I Patrioti non sono eleggibili fino a tutta la prossima carta.
lod-card-5-shaded = I Patrioti possono Marciare in uno spazio a loro scelta e poi possono Combattervi, tutto gratis.
lod-card-8-unshaded = Attiva 3 Milizie sulla mappa; si possono contare quelle già attive.
lod-card-8-shaded = 3 cubi Inglesi sulla mappa vanno nelle Casualties.
lod-card-9-unshaded = Gli Inglesi possono usare gratis la Schermaglia in un massimo di 3 spazi, anche nelle West Indies, una volta in ciascuno.
lod-card-9-shaded = I Patrioti possono usare gratis la Schermaglia in un massimo di 3 spazi, una volta in ciascuno.
lod-card-11-unshaded = I Patrioti riportano 2 dei loro Forti tra le forze disponibili.
lod-card-11-shaded = In un massimo di 2 spazi con Rebellion Control i Patrioti possono ogni volta sostituire una loro unità con un Forte dei Patrioti.
lod-card-12-unshaded = La Diserzione dei Patrioti avviene subito: 1 Milizia su 5 e 1 Continentale su 5 lasciano la mappa. Gli Indiani scelgono i primi di ciascun tipo, i Patrioti gli altri.
lod-card-12-shaded = Risorse dei Patrioti +5.
lod-card-14-unshaded = Gli Indiani scelgono Southwest o North Carolina e vi Esplorano o vi Marciano. Poi decidi chi colpisce lì: gli Indiani con il Sentiero di Guerra o gli Inglesi con il Combattimento. Tutto gratis.
lod-card-14-shaded = I Patrioti Marciano in Southwest o North Carolina e vi Combattono, tutto gratis.
lod-card-17-unshaded = Riporta 1 Forte dei Patrioti in una Riserva Indiana tra le forze disponibili.
lod-card-17-shaded = Riporta 1 Villaggio sulla mappa tra le forze disponibili.
lod-card-26-unshaded = Aggiungi 2 Conservatori o 1 Forte Inglese in North Carolina.
lod-card-26-shaded = I Patrioti possono Marciare in North Carolina e poi possono Combattervi, tutto gratis.
lod-card-27-unshaded = Scegli 2 Colonie con British Control: aggiungi in ciascuna 2 Conservatori, disponibili o non disponibili.
lod-card-27-shaded = Scegli 2 Città: ciascuna riceve 1 Milizia e si sposta di 1 livello verso Opposizione Attiva.
lod-card-34-unshaded = FNI −1. Risorse Inglesi +6.
lod-card-34-shaded = Gli Inglesi non sono eleggibili fino a tutta la prossima carta. FNI +1.
lod-card-38-unshaded = Gli Inglesi possono aggiungere in New York o in Quebec fino a 4 cubi, Regolari o Conservatori, disponibili o non disponibili. Saranno eleggibili alla prossima carta.
lod-card-38-shaded = Aggiungi 3 Guerrieri Indiani o 3 Milizie in New York.
lod-card-42-unshaded = Gli Inglesi aggiungono 1 Conservatore in Connecticut-Rhode Island. Risorse dei Patrioti −3.
lod-card-42-shaded = I Patrioti aggiungono 1 Continentale e 3 Milizie in Connecticut-Rhode Island.
lod-card-44-unshaded = Nomina una fazione: non è eleggibile fino a tutta la prossima carta.
lod-card-47-unshaded = Scegli una Colonia con British Control: aggiungi 3 Conservatori.
lod-card-47-shaded = Scegli una Colonia: sostituisci ogni Conservatore con 1 Milizia, poi piazza 2 segnalini Propaganda.
lod-card-50-unshaded = I Francesi non sono eleggibili fino a tutta la prossima carta. Riporta 2 Regolari Francesi, dalla mappa o dalle West Indies, tra le forze disponibili.
lod-card-50-shaded = Scegli una Colonia: aggiungi 2 Continentali e 2 Regolari Francesi, questi disponibili o dalle West Indies.
lod-card-55-unshaded = 3 Regolari Francesi sulla mappa vanno nelle West Indies, dove i Francesi possono poi Combattere gratis. FNI −1.
lod-card-55-shaded = 4 Regolari Inglesi sulla mappa vanno nelle West Indies, dove gli Inglesi devono poi Combattere gratis.
lod-card-58-unshaded = Risorse dei Patrioti −4.
lod-card-58-shaded = In New York, Northwest e Quebec sostituisci ogni Conservatore con 1 Milizia.
lod-card-59-unshaded = Scegli uno spazio: riporta 2 Regolari Francesi e 2 Continentali tra le forze disponibili.
lod-card-59-shaded = Risorse dei Patrioti +3.
lod-card-60-unshaded = Risorse Francesi −4. FNI −2.
lod-card-60-shaded = Risorse Inglesi −3. FNI +1.
lod-card-61-unshaded = I Patrioti non sono eleggibili fino a tutta la prossima carta.
lod-card-61-shaded = Risorse Francesi +2. Risorse dei Patrioti +3.
lod-card-63-unshaded = FNI −1. Risorse Inglesi +1. 2 Regolari Inglesi nelle West Indies tornano tra le forze disponibili.
lod-card-63-shaded = Risorse Inglesi −5.
lod-card-69-unshaded = Risorse Inglesi +2. FNI −2.
lod-card-69-shaded = Risorse Francesi +3. FNI +1.
lod-card-71-unshaded = Le Risorse dei Patrioti aumentano della Popolazione di tutte le Città con Rebellion Control, anche sotto Blocco.
lod-card-71-shaded = Risorse Francesi +5.
lod-card-74-unshaded = Nomina gli Inglesi o gli Indiani: guadagnano 1 risorsa ogni 2 Villaggi sulla mappa.
lod-card-74-shaded = Scegli 2 spazi: in ciascuno riporta tra le forze disponibili 2 Milizie e 1 Guerriero Indiano, oppure 2 Guerrieri Indiani e 1 Milizia.
lod-card-76-unshaded = Gli Inglesi scelgono una Provincia e vi sostituiscono 3 Milizie con Conservatori.
lod-card-76-shaded = Gli Inglesi scelgono 2 Villaggi sulla mappa, che tornano tra le forze disponibili.
lod-card-77-unshaded = Gli Indiani aggiungono 1 Villaggio in uno spazio con pezzi Inglesi e Indiani. Poi tutti i Guerrieri Indiani sulla mappa si occultano.
lod-card-77-shaded = Scegli 3 Province con pezzi Inglesi e Indiani: in ciascuna 1 cubo Inglese, o un Forte se non ci sono cubi, torna tra le forze disponibili e si piazza 1 segnalino Raid.
lod-card-78-unshaded = I Patrioti riportano 1 su 4 delle loro unità sulla mappa tra le forze disponibili.
lod-card-78-shaded = Scegli 4 spazi con Conservatori o pezzi degli Indiani: aggiungi 1 Milizia in ciascuno.
lod-card-80-unshaded = Nomina una fazione e 2 spazi: da ciascuno essa riporta 2 suoi pezzi tra le forze disponibili.
lod-card-88-unshaded = Nomina una fazione: puoi muovere quante tue unità vuoi dagli spazi in cui stanno con essa, in spazi adiacenti.
lod-card-89-unshaded = Sostituisci 4 unità dei Patrioti, Milizie o Continentali, ovunque sulla mappa con Conservatori.
lod-card-89-shaded = Sostituisci 3 Conservatori ovunque sulla mappa con Milizie.
lod-card-93-unshaded = Un massimo di 3 Colonie adiacenti a una Riserva Indiana si spostano ciascuna di 1 livello verso Neutrale e ricevono 1 segnalino Raid.
lod-card-93-shaded = Riporta 4 Guerrieri Indiani in Pennsylvania e negli spazi adiacenti tra le forze disponibili.

## Domande

lod-ask-middle-may-command = { $title }: { $command } gratis in { $space }?
lod-ask-middle-partisans = { $title }: usi gratis i Partigiani in { $space }?
lod-ask-middle-more = { $title }: scegli quali pezzi lasciano { $space }
lod-ask-middle-from-west-indies = { $title }: quanti dei Regolari Francesi per { $space } vengono dalle West Indies
lod-word-more-militia = 2 Milizie e 1 Guerriero Indiano
lod-word-more-war-parties = 2 Guerrieri Indiani e 1 Milizia

## Diario

lod-note-middle-all-underground = Tutti i Guerrieri Indiani sulla mappa si occultano.
