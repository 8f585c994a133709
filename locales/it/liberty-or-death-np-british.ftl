# Gli Inglesi non giocanti (§8.4): perché fanno ciò che fanno.
lod-np-british-garrison-due = Sulla mappa ci sono almeno dieci Regolari, e i Ribelli Controllano una Città senza Forte: Ridispiegare.
lod-np-british-muster-due = Sono disponibili { $available } Regolari: Radunare.
lod-np-british-battle-due = Da qualche parte i Regolari Inglesi superano i Ribelli: Combattere.
lod-np-british-march-due = Nient’altro è richiesto: Marciare.
lod-np-british-cannot = Nessuna istruzione per { $command } si può eseguire ora.
lod-np-british-roll-muster = Gli Inglesi radunano se il dado è minore dei { $available } Regolari disponibili
lod-np-british-roll-event = Gli Inglesi Controllano cinque Città e giocano l’Evento con 5 o 6
lod-np-british-roll-loyalty = Gli Inglesi aumentano la Lealtà se l’Opposizione supera il Supporto più questo dado
lod-np-british-roll-trade = Gli Inglesi danno agli Indiani metà di questo dado, se hanno più Risorse del risultato
lod-np-british-roll-supply = Le Risorse non bastano per tutti gli spazi pari: un numero basso paga per { $space }
lod-np-british-event-support = L’Opposizione supera il Supporto, e l’Evento vi pone rimedio.
lod-np-british-event-unavailable = L’Evento piazza pezzi Inglesi non disponibili.
lod-np-british-event-places = L’Evento piazza Conservatori in Opposizione Attiva, un Forte in una Colonia o Regolari.
lod-np-british-event-casualties = L’Evento infligge Perdite ai Ribelli.
lod-np-british-event-die = Gli Inglesi Controllano { $cities } Città: il dado decide sull’Evento.
lod-np-british-activity = Il Comando Speciale che ora accompagna il Comando è { $activity }.
lod-np-british-skirmish = Schermaglia nelle West Indies, poi con un solo Regolare, poi dove si tolgono più cubi.
lod-np-british-skirmish-two = Due cubi valgono un Regolare.
lod-np-british-skirmish-least = Prima i cubi, del tipo meno numeroso.
lod-np-british-lift-blockade = Si toglie il Blocco dove si combatterà, poi dove ci sono più pezzi Ribelli senza Forte, poi dove c’è più Supporto.
lod-np-british-garrison-control = Prendere il Controllo di Città, prima dove ci sono più pezzi Ribelli senza Forte, poi New York City.
lod-np-british-garrison-regular = Ogni Città controllata senza Supporto Attivo riceve un Regolare.
lod-np-british-garrison-cubes = Ogni Città controllata riceve tre cubi, prima dove ci sono Milizie occultate.
lod-np-british-garrison-from = Questi spazi possono cedere Regolari.
lod-np-british-garrison-enough = Ne vanno quanti bastano, per quanto lo spazio può cederli.
lod-np-british-garrison-aborted = Nessun Regolare può muovere: si rinuncia a Ridispiegare.
lod-np-british-displace = Si scaccia il maggior numero di unità Ribelli.
lod-np-british-displace-to = Vanno dove c’è più Opposizione, poi meno Supporto, poi meno Popolazione.
lod-np-british-muster-regulars = I Regolari sbarcano prima in spazi neutrali o passivi: per il Controllo, poi accanto a soli Conservatori, poi dove c’è più Popolazione.
lod-np-british-muster-tories = I Conservatori si uniscono a Regolari soli, poi cambiano il Controllo di più Popolazione, poi rafforzano Colonie deboli.
lod-np-british-muster-loyalty = L’Opposizione è troppo avanti, o nessun Forte è disponibile: si aumenta la Lealtà.
lod-np-british-muster-fort = Non si aumenta la Lealtà: una Colonia con cinque cubi e senza Forte ne riceve uno.
lod-np-british-muster-fort-cubes = Regolari e Conservatori cedono il posto a turno, prima i più numerosi; si risparmia l’ultimo Conservatore.
lod-np-british-march-control = Si marcia per il Controllo di Città, poi di Colonie: prima dove ci sono cubi Ribelli, poi dove c’è più Popolazione.
lod-np-british-march-tories = Si marcia per portare Conservatori a Regolari soli.
lod-np-british-march-regulars = Si marcia per portare Regolari a Conservatori soli.
lod-np-british-march-in-place = Si marcia sul posto per scoprire Milizie, prima dove c’è Supporto.
lod-np-british-march-largest = Marcia prima il gruppo più grande.
lod-np-british-march-group = { $size } possono lasciare { $from } senza danno.
lod-np-british-battle = Si combatte dove la forza Realista supera quella Ribelle, prima con più pezzi Inglesi.
lod-np-british-common-cause =
    { $count ->
        [0] La Causa Comune non aumenterebbe il livello di forza.
       *[other] I Guerrieri Indiani suppliscono ai Conservatori mancanti: { $count }.
    }
lod-np-british-indians-join = Gli Indiani si uniscono dove aumentano la forza o i modificatori.
lod-np-british-activate =
    { $count ->
        [0] Nessun Guerriero Indiano si scopre.
       *[other] Guerrieri Indiani che si scoprono: { $count }.
    }
lod-np-british-war-parties-lost = I Guerrieri Indiani che combattono come Conservatori si perdono prima dei Conservatori.
lod-np-british-win-the-day = Gli spostamenti rimasti vanno dove rendono di più.
lod-np-british-loyalty = Si aumenta la Lealtà dove ci sono meno segnalini, poi per il guadagno maggiore.
lod-np-british-leader-comes = Un Leader disponibile arriva con i nuovi pezzi.
lod-np-british-leader-place = Il Leader va dove ci sono più Regolari Inglesi.
lod-np-british-no-removal = I non giocanti non tolgono mai pezzi dalla mappa per piazzarli altrove.
lod-np-british-trade-no = Gli Indiani non sono più poveri degli Inglesi: non si dà nulla.
lod-np-british-trade = Si offre metà del dado, arrotondata per eccesso, se gli Inglesi hanno più del risultato: { $offer }.
lod-np-british-supply-needed = I cubi permettono di aumentare la Lealtà o impediscono i Comitati: restano, per una Risorsa o a scapito del favore.
lod-np-british-supply-remove = I cubi non permettono di aumentare la Lealtà né impediscono i Comitati: se ne vanno.
lod-np-british-west-indies-stay = Gli Inglesi Controllano le West Indies: i Regolari restano.
lod-np-british-west-indies-leave = Gli Inglesi non Controllano le West Indies: i Regolari tornano.
lod-np-british-desertion = I Conservatori disertano dove il Controllo non cambia, poi dove ne resta uno.
lod-note-command-instead = { $faction }: niente può muovere; si passa a { $command }.
