# I Patrioti non giocanti (8.5).

# Evento o Comando?
lod-np-patriots-event-shifts = Il Supporto supera l’Opposizione, e l’Evento favorisce i Ribelli.
lod-np-patriots-event-militia = L’Evento piazza Milizie occultate in Supporto Attivo, o con un Villaggio, dove non ce n’erano.
lod-np-patriots-event-fort = L’Evento piazza un Forte dei Patrioti.
lod-np-patriots-event-village = L’Evento rimuove un Villaggio.
lod-np-patriots-event-resources = L’Evento dà ai Patrioti almeno 3 risorse.
lod-np-patriots-event-none = Nessun criterio si applica all’Evento, e i Patrioti hanno meno di 25 pezzi sulla mappa.
lod-np-patriots-roll-event = I Patrioti hanno almeno 25 pezzi sulla mappa: con 5 o 6 giocano l’Evento
lod-np-patriots-event-die = Dado { $roll } per l’Evento; serve { $needed } o più.

# Quale Comando
lod-np-patriots-battle = In qualche spazio cubi e Leader Ribelli superano i Realisti attivi: i Patrioti combattono.
lod-np-patriots-no-battle = In qualche spazio cubi e Leader Ribelli superano i Realisti attivi, ma in nessuno con un livello di forza superiore.
lod-np-patriots-rally = I Patrioti si riorganizzano.
lod-np-patriots-rally-for-fort = La Riorganizzazione piazzerebbe un Forte dei Patrioti.
lod-np-patriots-roll-rally = { $hidden ->
    [one] 1 Milizia occultata. I Patrioti si riorganizzano se il dado è superiore.
   *[other] { $hidden } Milizie occultate. I Patrioti si riorganizzano se il dado è superiore.
}
lod-np-patriots-rally-die = { $hidden ->
    [one] Dado { $roll } per Riorganizzare, contro 1 Milizia occultata.
   *[other] Dado { $roll } per Riorganizzare, contro { $hidden } Milizie occultate.
}
lod-np-patriots-no-rally = Riorganizzare non è possibile: Propaganda.
lod-np-patriots-rouses = Propaganda può spostare uno spazio verso l’Opposizione Attiva.
lod-np-patriots-march = Propaganda non sposterebbe nessuno spazio: i Patrioti marciano.
lod-np-patriots-no-march = Nessuna marcia serve ai Patrioti.

# Combattere
lod-np-patriots-battle-here = { $space }: il livello di forza dei Ribelli con i modificatori supera quello dei Realisti.
lod-np-patriots-french-join = I Regolari Francesi si uniscono a ogni Combattimento che possono pagare, dove ci sono Continentali.
lod-np-patriots-activate = { $count ->
    [0] Non si attiva nessuna Milizia.
    [one] Si attiva 1 Milizia per il livello di forza; 1 resta occultata.
   *[other] Si attivano { $count } Milizie per il livello di forza; 1 resta occultata.
}
lod-np-patriots-shift = I livelli rimasti danno più Opposizione { $space-in }.
lod-np-patriots-free-rally = Ogni vittoria dei Ribelli dà ai Patrioti un Comando Riorganizzare gratuito.

# Riorganizzare
lod-np-patriots-rally-fort = { $space }: almeno 4 unità dei Patrioti e posto, quindi costruiscono un Forte.
lod-np-patriots-rally-lone-fort = Il Forte { $space-in } è solo: vi si piazzano Milizie.
lod-np-patriots-rally-training-fort = Ci sono Continentali Available: si piazzano Milizie al Forte che ne ha di più, { $space-in }.
lod-np-patriots-rally-future-fort = C’è un Forte Available: si piazzano Milizie dove ci sono più unità dei Patrioti senza Forte, { $space-in }.
lod-np-patriots-rally-control = Milizie { $space-in } cambiano il controllo.
lod-np-patriots-rally-opposition = { $space } non è in Opposizione Attiva: vi si piazzano Milizie.
lod-np-patriots-rally-regroup = Le Milizie attive vanno al Forte { $space-in } e si occultano.
lod-np-patriots-rally-how = Lo spazio è stato scelto per questo.
lod-np-patriots-rally-militia = Piazzare più Milizie possibile.
lod-np-patriots-rally-trains = Tutti gli spazi sono scelti. Ora i Continentali, prima di un Comando Speciale.
lod-np-patriots-regroup = Le Milizie attive arrivano da ogni spazio adiacente il cui controllo non cambia.
lod-np-patriots-train = { $space } ha più Milizie degli altri spazi con Forte di questa Riorganizzazione.
lod-np-patriots-train-count = I Continentali rimpiazzano tutte le Milizie tranne 1 occultata.
lod-np-patriots-own-removed = Rimuovere cubi a turno, tenendo l’ultimo Continentale; poi Milizie attive, poi occultate.
lod-np-patriots-no-removal = Le fazioni non giocanti non prendono mai pezzi dalla mappa per piazzarli altrove.

# Propaganda
lod-np-patriots-rouse = { $space } è ora { $level } e si può spostare.

# Marciare
lod-np-patriots-march-control = Gruppi adiacenti possono portare Rebellion Control { $space-in }.
lod-np-patriots-march-militia = { $space } non ha Milizie: vi marcia 1 Milizia.
lod-np-patriots-march-from = La marcia verso { $to-il } comincia { $from-da }.
lod-np-patriots-march-more = { $to } non ha ancora Rebellion Control: il gruppo successivo più grande viene { $from-da }.
lod-np-patriots-march-enough = Nessun altro deve marciare verso { $space-il }.
lod-np-patriots-march-count = { $from } conserva Rebellion Control, un’unità attiva con il Forte, e 1 unità se non è in Opposizione Attiva.
lod-np-patriots-march-done = I movimenti sono finiti; i Guerrieri Indiani vengono snidati prima del Comando Speciale.

# Comandi Speciali
lod-np-patriots-spent = I Patrioti non hanno più risorse: Persuasione prima che il Comando continui.
lod-np-patriots-activity = { $activity } è il primo Comando Speciale possibile.
lod-np-patriots-persuade = Persuasione { $space-in }: prima gli spazi con un Forte.
lod-np-patriots-partisans-village = I Partigiani possono rimuovere il Villaggio { $space-in }.
lod-np-patriots-partisans-war-parties = { $count ->
    [one] I Partigiani possono rimuovere 1 Guerriero Indiano { $space-in }, il massimo possibile.
   *[other] I Partigiani possono rimuovere { $count } Guerrieri Indiani { $space-in }, il massimo possibile.
}
lod-np-patriots-partisans-british = { $count ->
    [one] I Partigiani possono rimuovere 1 unità Inglese { $space-in }, il massimo possibile.
   *[other] I Partigiani possono rimuovere { $count } unità Inglesi { $space-in }, il massimo possibile.
}
lod-np-patriots-hardest = Rimuovere il più possibile.
lod-np-patriots-struck = Rimuovere Guerrieri Indiani occultati, poi attivi, poi cubi a turno, cominciando dal tipo meno numeroso.
lod-np-patriots-skirmish = Schermaglia { $space-in }: prima per rimuovere un Forte, poi per il controllo.
lod-np-patriots-done = { $count ->
    [one] Non resta nulla da fare. Il Comando ha usato 1 spazio.
   *[other] Non resta nulla da fare. Il Comando ha usato { $count } spazi.
}

# Leader
lod-np-patriots-leader-comes = Un Leader Available entra in gioco appena possibile.
lod-np-patriots-washington = { $space } ha il maggior numero di Continentali.

# Quartieri d’inverno
lod-np-patriots-supply-pays = Una perdita { $space-in } cambierebbe il controllo: i Patrioti pagano.
lod-np-patriots-supply-no-control = Una perdita { $space-in } non cambia il controllo: si rimuovono unità.
lod-np-patriots-supply-elsewhere = Altri spazi hanno più bisogno delle risorse ({ $space }).
lod-np-patriots-committees = Fomentare la Ribellione { $space-in }.
lod-np-patriots-no-committees = Fomentare la Ribellione non serve in nessuno spazio.
lod-np-patriots-desertion = La diserzione { $space-in } cambia meno controllo possibile ed evita di rimuovere l’ultima unità dei Patrioti.
