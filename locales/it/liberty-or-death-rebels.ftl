# Liberty or Death: Comandi e Comandi Speciali di Patrioti e Francesi.

## Riorganizzare (3.3.1)

lod-ask-rally-where = Riorganizzare: scegli uno spazio
lod-ask-rally-how = Riorganizzare { $space-in }: scegli che cosa fare
lod-ask-rally-militia = Riorganizzare { $space-in }: scegli quante Milizie piazzare
lod-ask-rally-unit-for-fort = Forte { $space-in }: scegli un’unità da rimpiazzare (2 in tutto)
lod-ask-rally-regroup-from = Riorganizzare { $space-in }: scegli da quale spazio adiacente vengono Milizie, oppure concludi
lod-ask-rally-regroup-count = Movimento { $origin-da } { $space-a }: scegli quante ({ $piece })
lod-ask-rally-train-where = Scegli un Forte dove le Milizie diventano Continentali
lod-ask-rally-train-count = { $space }: scegli quante diventano Continentali ({ $piece })
lod-note-rally = { $paid ->
    [0] I Patrioti si riorganizzano { $space-in } gratis.
    [one] I Patrioti si riorganizzano { $space-in } per 1 risorsa.
   *[other] I Patrioti si riorganizzano { $space-in } per { $paid } risorse.
}
lod-note-rally-nothing = { $space }: la Riorganizzazione non ha effetto.
lod-note-rally-unit-for-fort = Il nuovo Forte { $space-in } rimpiazza 1 { $piece-one }.
lod-note-rally-regroup = { $count ->
    [one] 1 Milizia si sposta { $origin-da } { $space-a }.
   *[other] { $count } Milizie si spostano { $origin-da } { $space-a }.
}
lod-note-rally-underground = { $space }: tutte le Milizie sono ora occultate.
lod-note-rally-train = { $count ->
    [one] { $space }: 1 Continentale rimpiazza 1 Milizia.
   *[other] { $space }: { $count } Continentali rimpiazzano { $count } Milizie.
}

## Marciare dei Patrioti (3.3.2)

lod-ask-patriot-march-where = Marciare: scegli una destinazione
lod-ask-patriot-march-from = Marcia verso { $space-il }: scegli lo spazio di partenza
lod-ask-patriot-march-more = Marcia verso { $space-il }: scegli un altro spazio di partenza, oppure concludi
lod-ask-patriot-march-count = Marcia { $from-da } { $to-a }: scegli quante unità ({ $piece })
lod-note-patriot-march = { $paid ->
    [0] I Patrioti marciano { $space-in } gratis.
    [one] I Patrioti marciano { $space-in } per 1 risorsa.
   *[other] I Patrioti marciano { $space-in } per { $paid } risorse.
}
lod-note-french-join-march = { $paid ->
    [0] I Francesi si uniscono alla marcia { $space-in } gratis.
    [one] I Francesi si uniscono alla marcia { $space-in } per 1 risorsa.
   *[other] I Francesi si uniscono alla marcia { $space-in } per { $paid } risorse.
}
lod-note-patriot-group = Marcia { $from-da } { $to-a }: { $continentals ->
    [0] {""}
    [one] 1 Continentale
   *[other] { $continentals } Continentali
}{ $militia ->
    [0] {""}
    [one] { $continentals ->
        [0] 1 Milizia
       *[other] , 1 Milizia
    }
   *[other] { $continentals ->
        [0] { $militia } Milizie
       *[other] , { $militia } Milizie
    }
}{ $french ->
    [0] {""}
    [one] , 1 Regolare Francese
   *[other] , { $french } Regolari Francesi
}.
lod-note-patriot-march-militia = { $count ->
    [one] Il gruppo viene scoperto { $space-in }: 1 Milizia diventa attiva.
   *[other] Il gruppo viene scoperto { $space-in }: { $count } Milizie diventano attive.
}
lod-note-patriot-march-war-parties = { $count ->
    [one] I Continentali snidano 1 Guerriero Indiano { $space-in }: ora è attivo.
   *[other] I Continentali snidano { $count } Guerrieri Indiani { $space-in }: ora sono attivi.
}

## Combattere dei Patrioti (3.3.3)

lod-ask-patriot-battle-where = Combattere: scegli uno spazio
lod-ask-french-join-battle = { $cost ->
    [0] I Francesi si uniscono al Combattimento { $space-in } (gratis)?
    [one] I Francesi si uniscono al Combattimento { $space-in } (1 risorsa)?
   *[other] I Francesi si uniscono al Combattimento { $space-in } ({ $cost } risorse)?
}
lod-note-patriot-battle = { $paid ->
    [0] I Patrioti combattono { $space-in } gratis.
    [one] I Patrioti combattono { $space-in } per 1 risorsa.
   *[other] I Patrioti combattono { $space-in } per { $paid } risorse.
}
lod-note-french-join-battle = { $paid ->
    [0] I Francesi si uniscono al Combattimento { $space-in } gratis.
    [one] I Francesi si uniscono al Combattimento { $space-in } per 1 risorsa.
   *[other] I Francesi si uniscono al Combattimento { $space-in } per { $paid } risorse.
}

## Propaganda (3.3.4)

lod-ask-rabble-rousing-where = Propaganda: scegli uno spazio
lod-note-rabble-rousing = { $paid ->
    [0] Propaganda { $space-in } gratis: ora { $level }
    [one] Propaganda { $space-in } per 1 risorsa: ora { $level }
   *[other] Propaganda { $space-in } per { $paid } risorse: ora { $level }
}{ $propaganda ->
    [0] , nessun segnalino Propaganda da piazzare.
   *[other] , piazzato 1 segnalino Propaganda.
}
lod-note-rabble-rousing-activates = { $space }: 1 Milizia diventa attiva.

## Persuasione (4.3.1)

lod-ask-persuasion-where = { $left ->
    [one] Persuasione (resta 1 spazio): scegli una Colonia o Città, oppure concludi
   *[other] Persuasione (al massimo { $left } spazi): scegli una Colonia o Città
}
lod-note-persuasion = Persuasione { $space-in }: 1 Milizia diventa attiva, i Patrioti ricevono 1 risorsa{ $propaganda ->
    [0] , nessun segnalino Propaganda da piazzare.
   *[other] , piazzato 1 segnalino Propaganda.
}

## Partigiani (4.3.2)

lod-ask-partisans-where = Partigiani: scegli uno spazio
lod-ask-partisans-how = Partigiani { $space-in }: rimuovi 1 unità, oppure 2 o un Villaggio perdendo 1 Milizia
lod-ask-partisans-unit = Partigiani { $space-in }: scegli l’unità dei Realisti da rimuovere
lod-note-partisans-one = Partigiani { $space-in }: 1 Milizia diventa attiva.
lod-note-partisans-two = Partigiani { $space-in }: 1 Milizia diventa attiva, 1 Milizia rimossa.
lod-note-partisans-remove = Pezzo rimosso { $space-in }: { $piece-one }.

## Mobilitazione Agenti (3.5.1)

lod-ask-agents-where = Mobilitazione Agenti: scegli una Provincia
lod-ask-agents-what = Mobilitazione Agenti { $space-in }: piazza 2 Milizie o 1 Continentale
lod-note-agents = { $paid ->
    [0] Mobilitazione Agenti { $space-in } gratis.
    [one] Mobilitazione Agenti { $space-in } per 1 risorsa dei Francesi.
   *[other] Mobilitazione Agenti { $space-in } per { $paid } risorse dei Francesi.
}
lod-note-agents-nothing = Né Milizie né Continentali Available da piazzare { $space-in }.
lod-note-agents-place = I Francesi piazzano { $count } { $piece } { $space-in }.

## Roderigue Hortalez et Cie (3.5.2)

lod-ask-hortalez = Hortalez et Cie: scegli quante risorse spendere. I Patrioti ne ricevono 1 in più.
lod-note-hortalez = { $given ->
    [one] I Francesi spendono 1 risorsa con Hortalez et Cie; i Patrioti ne ricevono { $received }.
   *[other] I Francesi spendono { $given } risorse con Hortalez et Cie; i Patrioti ne ricevono { $received }.
}

## Radunare dei Francesi (3.5.3)

lod-ask-french-muster-where = Radunare: scegli uno spazio per i Regolari Francesi
lod-ask-french-muster-count = Radunare: scegli quanti Regolari Francesi piazzare { $space-in }
lod-ask-french-fort = { $cost ->
    [0] Rimpiazzare 2 Regolari Francesi { $space-in } con un Forte dei Patrioti (gratis)?
    [one] Rimpiazzare 2 Regolari Francesi { $space-in } con un Forte dei Patrioti (1 risorsa dei Patrioti)?
   *[other] Rimpiazzare 2 Regolari Francesi { $space-in } con un Forte dei Patrioti ({ $cost } risorse dei Patrioti)?
}
lod-note-french-muster = { $paid ->
    [0] I Francesi radunano truppe { $space-in } gratis.
    [one] I Francesi radunano truppe { $space-in } per 1 risorsa.
   *[other] I Francesi radunano truppe { $space-in } per { $paid } risorse.
}
lod-note-french-muster-place = { $count ->
    [0] I Francesi non piazzano Regolari { $space-in }.
    [one] I Francesi piazzano 1 Regolare { $space-in }.
   *[other] I Francesi piazzano { $count } Regolari { $space-in }.
}
lod-note-french-fort = { $paid ->
    [0] Un Forte dei Patrioti rimpiazza 2 Regolari Francesi { $space-in } gratis.
    [one] Un Forte dei Patrioti rimpiazza 2 Regolari Francesi { $space-in } per 1 risorsa dei Patrioti.
   *[other] Un Forte dei Patrioti rimpiazza 2 Regolari Francesi { $space-in } per { $paid } risorse dei Patrioti.
}

## Marciare dei Francesi (3.5.4)

lod-ask-french-march-where = Marciare: scegli una destinazione
lod-ask-french-march-from = Marcia verso { $space-il }: scegli lo spazio di partenza
lod-ask-french-march-more = Marcia verso { $space-il }: scegli un altro spazio di partenza, oppure concludi
lod-ask-french-march-count = Marcia { $from-da } { $to-a }: scegli quante unità ({ $piece })
lod-note-french-march = { $paid ->
    [0] I Francesi marciano { $space-in } gratis.
    [one] I Francesi marciano { $space-in } per 1 risorsa.
   *[other] I Francesi marciano { $space-in } per { $paid } risorse.
}
lod-note-patriots-join-march = { $paid ->
    [0] I Continentali si uniscono alla marcia { $space-in } gratis.
    [one] I Continentali si uniscono alla marcia { $space-in } per 1 risorsa dei Patrioti.
   *[other] I Continentali si uniscono alla marcia { $space-in } per { $paid } risorse dei Patrioti.
}
lod-note-french-group = Marcia { $from-da } { $to-a }: { $french ->
    [0] {""}
    [one] 1 Regolare Francese
   *[other] { $french } Regolari Francesi
}{ $continentals ->
    [0] {""}
    [one] , 1 Continentale
   *[other] , { $continentals } Continentali
}.

## Combattere dei Francesi (3.5.5)

lod-ask-french-battle-where = Combattere: scegli uno spazio
lod-ask-patriots-join-battle = { $cost ->
    [0] I Patrioti si uniscono al Combattimento { $space-in } (gratis)?
    [one] I Patrioti si uniscono al Combattimento { $space-in } (1 risorsa)?
   *[other] I Patrioti si uniscono al Combattimento { $space-in } ({ $cost } risorse)?
}
lod-note-french-battle = { $paid ->
    [0] I Francesi combattono { $space-in } gratis.
    [one] I Francesi combattono { $space-in } per 1 risorsa.
   *[other] I Francesi combattono { $space-in } per { $paid } risorse.
}
lod-note-patriots-join-battle = { $paid ->
    [0] I Patrioti si uniscono al Combattimento { $space-in } gratis.
    [one] I Patrioti si uniscono al Combattimento { $space-in } per 1 risorsa.
   *[other] I Patrioti si uniscono al Combattimento { $space-in } per { $paid } risorse.
}

## Pronti per la Guerra (4.5.1)

lod-ask-preparer = Pronti per la Guerra: scegli uno Squadron, 3 Regolari o 2 risorse
lod-note-preparer-squadron = 1 Squadron va nelle West Indies. Preparativi dei Francesi: { $preparations }.
lod-note-preparer-regulars = { $count ->
    [one] 1 Regolare Francese diventa Available. Preparativi dei Francesi: { $preparations }.
   *[other] { $count } Regolari Francesi diventano Available. Preparativi dei Francesi: { $preparations }.
}
lod-note-preparer-resources = { $count ->
    [one] I Francesi ricevono 1 risorsa con Pronti per la Guerra.
   *[other] I Francesi ricevono { $count } risorse con Pronti per la Guerra.
}
