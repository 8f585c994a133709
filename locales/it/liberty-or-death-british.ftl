# Liberty or Death: Comandi e Comandi Speciali degli Inglesi, Schermaglia e Pressione Navale di tutti.

## Radunare

lod-ask-muster-first = { $cost ->
    [0] Radunare gratis: scegli il primo spazio, l’unico per i Regolari
    [one] Radunare (1 risorsa per spazio): scegli il primo spazio, l’unico per i Regolari
   *[other] Radunare ({ $cost } risorse per spazio): scegli il primo spazio, l’unico per i Regolari
}
lod-ask-muster-next = { $cost ->
    [0] Radunare gratis: scegli uno spazio per i Conservatori, oppure concludi
    [one] Radunare (1 risorsa per spazio): scegli uno spazio per i Conservatori, oppure concludi
   *[other] Radunare ({ $cost } risorse per spazio): scegli uno spazio per i Conservatori, oppure concludi
}
lod-ask-muster-regulars = Radunare: scegli quanti Regolari piazzare { $space-in }
lod-ask-muster-tories = Radunare: scegli quanti Conservatori piazzare { $space-in }
lod-ask-muster-fort-or-loyalty = Radunare: costruisci un Forte o Aumenta la Lealtà in 1 spazio, oppure concludi
lod-ask-muster-fort-where = Costruire un Forte: scegli lo spazio dove rimpiazza 3 cubi
lod-ask-muster-loyalty-where = Aumentare la Lealtà: scegli uno spazio di questo Raduno
lod-ask-muster-fort-regulars = Forte { $space-in }: scegli quanti dei 3 cubi sono Regolari
lod-note-muster = { $paid ->
    [0] Gli Inglesi radunano truppe { $space-in } gratis.
    [one] Gli Inglesi radunano truppe { $space-in } per 1 risorsa.
   *[other] Gli Inglesi radunano truppe { $space-in } per { $paid } risorse.
}
lod-note-muster-fort = { $regulars ->
    [0] Gli Inglesi costruiscono un Forte { $space-in } al posto di 3 Conservatori.
    [1] Gli Inglesi costruiscono un Forte { $space-in } al posto di 1 Regolare e 2 Conservatori.
    [2] Gli Inglesi costruiscono un Forte { $space-in } al posto di 2 Regolari e { $tories } Conservatore.
   *[other] Gli Inglesi costruiscono un Forte { $space-in } al posto di { $regulars } Regolari.
}

## Aumentare la Lealtà

lod-ask-loyalty = { $markers ->
    [0] Aumentare la Lealtà { $space-in } ({ $level }): quante risorse spendi?
    [one] Aumentare la Lealtà { $space-in } ({ $level }, 1 segnalino): quante risorse spendi?
   *[other] Aumentare la Lealtà { $space-in } ({ $level }, { $markers } segnalini): quante risorse spendi?
}
lod-ask-loyalty-gage = { $markers ->
    [0] Aumentare la Lealtà { $space-in } ({ $level }): di quanti livelli? Con Gage il primo è gratuito.
    [one] Aumentare la Lealtà { $space-in } ({ $level }, 1 segnalino): quanti tra segnalini e livelli? Con Gage il primo livello è gratuito.
   *[other] Aumentare la Lealtà { $space-in } ({ $level }, { $markers } segnalini): quanti tra segnalini e livelli? Con Gage il primo livello è gratuito.
}
lod-ask-loyalty-propaganda = { $count ->
    [one] Rimuovi 1 segnalino { $space-da }: scegli 1 per Propaganda, 0 per Raid
   *[other] Rimuovi { $count } segnalini { $space-da }: scegli quanti sono Propaganda
}
lod-note-loyalty-markers = { $raids ->
    [0] { $propaganda ->
        [one] Gli Inglesi rimuovono 1 segnalino Propaganda { $space-da }.
       *[other] Gli Inglesi rimuovono { $propaganda } segnalini Propaganda { $space-da }.
    }
    [one] { $propaganda ->
        [0] Gli Inglesi rimuovono 1 segnalino Raid { $space-da }.
        [one] Gli Inglesi rimuovono 1 segnalino Propaganda e 1 Raid { $space-da }.
       *[other] Gli Inglesi rimuovono { $propaganda } segnalini Propaganda e 1 Raid { $space-da }.
    }
   *[other] { $propaganda ->
        [0] Gli Inglesi rimuovono { $raids } segnalini Raid { $space-da }.
        [one] Gli Inglesi rimuovono 1 segnalino Propaganda e { $raids } Raid { $space-da }.
       *[other] Gli Inglesi rimuovono { $propaganda } segnalini Propaganda e { $raids } Raid { $space-da }.
    }
}
lod-note-loyalty = { $price ->
    [0] Gli Inglesi aumentano la Lealtà { $space-in } gratis
    [one] Gli Inglesi aumentano la Lealtà { $space-in } per 1 risorsa
   *[other] Gli Inglesi aumentano la Lealtà { $space-in } per { $price } risorse
}{ $levels ->
    [0] : resta { $level }.
    [one] : 1 livello, ora { $level }.
   *[other] : { $levels } livelli, ora { $level }.
}

## Ridispiegare

lod-ask-garrison-city = { $cost ->
    [0] Ridispiegare gratis: scegli una Città in cui muovere Regolari
    [one] Ridispiegare (1 risorsa): scegli una Città in cui muovere Regolari
   *[other] Ridispiegare ({ $cost } risorse in totale): scegli una Città in cui muovere Regolari
}
lod-ask-garrison-from = Ridispiegare { $city-in }: scegli da dove vengono i Regolari
lod-ask-garrison-regulars = Ridispiegare { $city-in }: scegli quanti Regolari muovere { $from-da }
lod-ask-garrison-displace = Ridispiegare: scegli una Città con British Control da cui espellere le unità Ribelli, oppure concludi
lod-ask-garrison-displace-to = Espelli le unità Ribelli { $city-da }: scegli uno spazio adiacente
lod-note-garrison-paid = { $paid ->
    [0] Gli Inglesi ridispiegano nelle Città gratis.
    [one] Gli Inglesi ridispiegano nelle Città per 1 risorsa.
   *[other] Gli Inglesi ridispiegano nelle Città per { $paid } risorse.
}
lod-note-garrison = Gli Inglesi ridispiegano { $city-in }.
lod-note-garrison-moves = { $count } { lod-british-regulars } { $from-da } { $city-a }.
lod-note-garrison-displaces = { $count ->
    [one] 1 unità Ribelle { $city-in } è espulsa verso { $to-il }.
   *[other] { $count } unità Ribelli { $city-in } sono espulse verso { $to-il }.
}
lod-note-militia-activated = { $count ->
    [one] I cubi Inglesi snidano 1 Milizia { $space-in }: ora è attiva.
   *[other] I cubi Inglesi snidano { $count } Milizie { $space-in }: ora sono attive.
}

## Marciare

lod-ask-british-march-to = { $cost ->
    [0] Marciare gratis: scegli una destinazione
    [one] Marciare (1 risorsa per destinazione): scegli una destinazione
   *[other] Marciare ({ $cost } risorse per destinazione): scegli una destinazione
}
lod-ask-british-march-from = Marcia verso { $to-il }: scegli lo spazio di partenza
lod-ask-british-march-regulars = Marcia { $from-da } { $to-a }: scegli quanti Regolari
lod-ask-british-march-tories = Marcia { $from-da } { $to-a }: scegli quanti Conservatori, al massimo 1 per Regolare
lod-ask-british-march-war-parties = Causa Comune { $from-da } { $to-a }: scegli quanti Guerrieri Indiani muovono come Conservatori
lod-note-british-march = { $paid ->
    [0] Gli Inglesi marciano { $to-in } gratis.
    [one] Gli Inglesi marciano { $to-in } per 1 risorsa.
   *[other] Gli Inglesi marciano { $to-in } per { $paid } risorse.
}
lod-note-british-march-moves = Marcia { $from-da } { $to-a }: { $regulars ->
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
    [0] Combattere gratis: scegli uno spazio
    [one] Combattere (1 risorsa per spazio): scegli uno spazio
   *[other] Combattere ({ $cost } risorse per spazio): scegli uno spazio
}
lod-note-british-battle = { $paid ->
    [0] Gli Inglesi combattono { $space-in } gratis.
    [one] Gli Inglesi combattono { $space-in } per 1 risorsa.
   *[other] Gli Inglesi combattono { $space-in } per { $paid } risorse.
}

## Causa Comune

lod-note-common-cause = Causa Comune { $space-in }: gli Inglesi impiegano { $count } { lod-war-parties } come { $count ->
    [one] Conservatore
   *[other] Conservatori
}.

## Schermaglia

lod-ask-skirmish-where = Schermaglia: scegli uno spazio
lod-ask-skirmish-how = Schermaglia { $space-in }: rimuovi 1 pezzo, oppure 2 perdendo 1 { $own-one }
lod-ask-skirmish-remove = Schermaglia { $space-in }: scegli il pezzo da rimuovere
lod-note-skirmish = Schermaglia { $faction-di } { $space-in }.
lod-note-skirmish-removes = Pezzo rimosso { $space-in }: { $piece-one }.

## Pressione Navale

lod-ask-naval-pressure-die = Pressione Navale: tira 1D3 per le risorse degli Inglesi
lod-note-naval-pressure-lowers = Pressione Navale: gli Inglesi abbassano l’FNI di 1.
lod-note-naval-pressure-gains = { $count ->
    [one] Pressione Navale: gli Inglesi ricevono 1 risorsa.
   *[other] Pressione Navale: gli Inglesi ricevono { $count } risorse.
}
lod-note-naval-pressure-raises = Pressione Navale: i Francesi alzano l’FNI di 1.
lod-note-naval-pressure-rearranges = Pressione Navale: nessuno Squadron nelle West Indies. I Francesi possono spostare i Blocchi.
