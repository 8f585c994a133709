# Liberty or Death: Comandi e Comandi Speciali degli Inglesi, Schermaglia e Pressione Navale di tutti.

## Radunare

lod-ask-muster-first = { $cost ->
    [0] Radunare gratis: scegli il primo spazio. Vi possono sbarcare fino a sei Regolari, se è una Città senza Blocco, una Colonia adiacente a una di queste, oppure le West Indies
   *[other] Radunare, { $cost } risorsa per spazio: scegli il primo. Vi possono sbarcare fino a sei Regolari, se è una Città senza Blocco, una Colonia adiacente a una di queste, oppure le West Indies
}
lod-ask-muster-next = { $cost ->
    [0] Radunare gratis: scegli un altro spazio per i Conservatori, con Regolari o un Forte Inglese, o adiacente a essi
   *[other] Radunare, { $cost } risorsa per spazio: scegline un altro per i Conservatori, con Regolari o un Forte Inglese, o adiacente a essi
}
lod-ask-muster-regulars = Quanti Regolari sbarcano in { $space }?
lod-ask-muster-tories = Quanti Conservatori si uniscono in { $space }?
lod-ask-muster-fort-or-loyalty = In uno degli spazi di questo Comando puoi rimpiazzare tre cubi con un Forte, oppure pagare per Aumentare la Lealtà
lod-ask-muster-fort-where = Scegli lo spazio di questo Comando dove tre cubi diventano un Forte
lod-ask-muster-loyalty-where = Scegli lo spazio di questo Comando dove Aumentare la Lealtà
lod-ask-muster-fort-regulars = Quanti dei tre cubi rimpiazzati dal Forte in { $space } sono Regolari? Gli altri sono Conservatori
lod-note-muster = { $paid ->
    [0] Gli Inglesi radunano in { $space }, senza costo.
   *[other] Gli Inglesi pagano { $paid } e radunano in { $space }.
}
lod-note-muster-fort = Un Forte in { $space } rimpiazza { $regulars ->
    [0] {""}
    [one] 1 Regolare
   *[other] { $regulars } Regolari
}{ $tories ->
    [0] {""}
    [one] {" "}e 1 Conservatore
    [3] 3 Conservatori
   *[other] {" "}e { $tories } Conservatori
}.

## Aumentare la Lealtà

lod-ask-loyalty = Aumentare la Lealtà in { $space } ({ $level }): quanti passi, a 1 risorsa ciascuno? { $markers ->
    [0] Ognuno sposta di un livello verso il Supporto Attivo
    [one] Il primo rimuove il segnalino presente, gli altri spostano ciascuno di un livello verso il Supporto Attivo
   *[other] I primi { $markers } rimuovono i segnalini presenti, gli altri spostano ciascuno di un livello verso il Supporto Attivo
}
lod-ask-loyalty-gage = Aumentare la Lealtà in { $space } ({ $level }): quanti passi, a 1 risorsa ciascuno, con il primo spostamento gratuito grazie a Gage? { $markers ->
    [0] Ognuno sposta di un livello verso il Supporto Attivo
    [one] Il primo rimuove il segnalino presente, gli altri spostano ciascuno di un livello verso il Supporto Attivo
   *[other] I primi { $markers } rimuovono i segnalini presenti, gli altri spostano ciascuno di un livello verso il Supporto Attivo
}
lod-ask-loyalty-propaganda = { $count ->
    [one] Il segnalino da rimuovere in { $space } è Propaganda (1) o Raid (0)?
   *[other] Quanti dei { $count } segnalini da rimuovere in { $space } sono Propaganda? Gli altri sono Raid
}
lod-note-loyalty-markers = Gli Inglesi rimuovono segnalini da { $space }: Propaganda { $propaganda }, Raid { $raids }.
lod-note-loyalty = Gli Inglesi Aumentano la Lealtà in { $space } per { $price ->
    [one] 1 risorsa
   *[other] { $price } risorse
}{ $levels ->
    [0] : resta { $level }.
    [one] : si sposta di un livello, a { $level }.
   *[other] : si sposta di { $levels } livelli, a { $level }.
}

## Ridispiegare

lod-ask-garrison-city = { $cost ->
    [0] Ridispiegare gratis: scegli una Città senza Blocco verso cui muovere Regolari
   *[other] Ridispiegare, { $cost } risorse in totale: scegli una Città senza Blocco verso cui muovere Regolari
}
lod-ask-garrison-from = Scegli da dove muovono i Regolari verso { $city }
lod-ask-garrison-regulars = Quanti Regolari muovono da { $from } a { $city }?
lod-ask-garrison-displace = Da una Città con Controllo Inglese e senza Forti dei Patrioti puoi espellere tutte le unità Ribelli: scegli quale
lod-ask-garrison-displace-to = Scegli lo spazio adiacente in cui espellere tutte le unità Ribelli di { $city }
lod-note-garrison-paid = { $paid ->
    [0] Gli Inglesi ridispiegano nelle Città, senza costo.
   *[other] Gli Inglesi pagano { $paid } e ridispiegano nelle Città.
}
lod-note-garrison = Gli Inglesi ridispiegano in { $city }.
lod-note-garrison-moves = { $count } { lod-british-regulars } da { $from } a { $city }.
lod-note-garrison-displaces = { $count ->
    [one] L’unità Ribelle in { $city } è espulsa verso { $to }.
   *[other] { $count } unità Ribelli in { $city } sono espulse verso { $to }.
}
lod-note-militia-activated = I cubi Inglesi snidano { $count } { lod-militia } in { $space }: { $count ->
    [one] ora è attiva.
   *[other] ora sono attive.
}

## Marciare

lod-ask-british-march-to = { $cost ->
    [0] Marciare gratis: scegli una destinazione
   *[other] Marciare, { $cost } risorsa per destinazione: scegline una
}
lod-ask-british-march-from = Scegli da dove un gruppo marcia verso { $to }
lod-ask-british-march-regulars = Quanti Regolari marciano da { $from } a { $to }?
lod-ask-british-march-tories = Quanti Conservatori li accompagnano da { $from } a { $to }? Al massimo uno per Regolare
lod-ask-british-march-war-parties = Causa Comune: quanti Guerrieri Indiani li accompagnano da { $from } a { $to } come Conservatori? Diventano attivi
lod-note-british-march = { $paid ->
    [0] Gli Inglesi marciano in { $to }, senza costo.
   *[other] Gli Inglesi pagano { $paid } e marciano in { $to }.
}
lod-note-british-march-moves = Da { $from } a { $to }: { $regulars ->
    [one] 1 Regolare Inglese
   *[other] { $regulars } Regolari Inglesi
}{ $tories ->
    [0] {""}
    [one] , 1 Conservatore
   *[other] , { $tories } Conservatori
}{ $war_parties ->
    [0] {""}
    [one] , 1 Guerriero Indiano
   *[other] , { $war_parties } Guerrieri Indiani
}.

## Combattere

lod-ask-british-battle = { $cost ->
    [0] Combattere gratis: scegli uno spazio con pezzi Inglesi e Ribelli
   *[other] Combattere, { $cost } risorsa per spazio: scegline uno con pezzi Inglesi e Ribelli
}
lod-note-british-battle = { $paid ->
    [0] Gli Inglesi combattono in { $space }, senza costo.
   *[other] Gli Inglesi pagano { $paid } per combattere in { $space }.
}

## Causa Comune

lod-note-common-cause = Causa Comune in { $space }: gli Inglesi impiegano { $count } { lod-war-parties } come { $count ->
    [one] Conservatore
   *[other] Conservatori
}.

## Schermaglia

lod-ask-skirmish-where = Schermaglia ({ $faction }): scegli dove colpire
lod-ask-skirmish-how = Schermaglia ({ $faction }) in { $space }: rimuovi un pezzo nemico, oppure due al prezzo di uno dei { $own }. Un Forte cade solo dove non c’è altro da colpire, e allo stesso prezzo
lod-ask-skirmish-remove = Schermaglia in { $space }: scegli il pezzo da rimuovere
lod-note-skirmish = Schermaglia ({ $faction }) in { $space }.
lod-note-skirmish-removes = Rimosso un pezzo in { $space }: { $piece }.

## Pressione Navale

lod-ask-naval-pressure-die = Pressione Navale: tira 1D3 per le risorse degli Inglesi
lod-note-naval-pressure-lowers = La Pressione Navale degli Inglesi abbassa l’FNI.
lod-note-naval-pressure-gains = La Pressione Navale porta agli Inglesi { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
}.
lod-note-naval-pressure-raises = La Pressione Navale dei Francesi alza l’FNI.
lod-note-naval-pressure-rearranges = Pressione Navale: nelle West Indies non resta alcuno Squadron, quindi i Francesi possono ridisporre i Blocchi.
