# Liberty or Death: Comandi e Comandi Speciali di Patrioti e Francesi.

## Riorganizzare (3.3.1)

lod-ask-rally-where = Riorganizzare: scegli il prossimo spazio, senza Supporto Attivo. Ognuno costa 1 risorsa.
lod-ask-rally-how = Come si riorganizzano i Patrioti in { $space }? Con un Forte dei Patrioti puoi anche non fare nulla.
lod-ask-rally-militia = Quante Milizie piazzi in { $space }? Al massimo i Forti dei Patrioti presenti più la popolazione.
lod-ask-rally-unit-for-fort = Quale unità in { $space } lascia il posto al nuovo Forte? Due in tutto.
lod-ask-rally-regroup-from = Da quale spazio adiacente le Milizie vanno in { $space }? Poi tutte le Milizie lì vengono occultate.
lod-ask-rally-regroup-count = { $piece }: quante si spostano da { $origin } a { $space }?
lod-ask-rally-train-where = In uno degli spazi riorganizzati con un Forte dei Patrioti, le Milizie possono diventare Continentali. Dove?
lod-ask-rally-train-count = { $piece } in { $space }: quante diventano Continentali?
lod-note-rally = { $paid ->
    [0] I Patrioti si riorganizzano in { $space }, senza costo.
   *[other] I Patrioti pagano { $paid } e si riorganizzano in { $space }.
}
lod-note-rally-nothing = In { $space } non c'è nulla da riorganizzare.
lod-note-rally-unit-for-fort = Il nuovo Forte in { $space } sostituisce un'unità: { $piece }.
lod-note-rally-regroup = { $count ->
    [one] Una Milizia si sposta da { $origin } a { $space }.
   *[other] { $count } Milizie si spostano da { $origin } a { $space }.
}
lod-note-rally-underground = Tutte le Milizie in { $space } sono ora occultate.
lod-note-rally-train = { $count ->
    [one] Un Continentale prende il posto di una Milizia in { $space }.
   *[other] { $count } Continentali prendono il posto di altrettante Milizie in { $space }.
}

## Marciare dei Patrioti (3.3.2)

lod-ask-patriot-march-where = Marciare: scegli la prossima destinazione, accanto a unità dei Patrioti che non si sono mosse. Ognuna costa 1 risorsa.
lod-ask-patriot-march-from = Da quale spazio marciano le unità verso { $space }?
lod-ask-patriot-march-more = Da quale altro spazio marciano unità verso { $space }? Oppure hai finito.
lod-ask-patriot-march-count = { $piece }: quante unità marciano da { $from } a { $to }? I Regolari Francesi seguono i Continentali 1 a 1.
lod-note-patriot-march = { $paid ->
    [0] I Patrioti marciano verso { $space }, senza costo.
   *[other] I Patrioti pagano { $paid } e marciano verso { $space }.
}
lod-note-french-join-march = { $paid ->
    [0] I Francesi li accompagnano in { $space }, senza costo.
   *[other] I Francesi pagano { $paid } per accompagnarli in { $space }.
}
lod-note-patriot-group = Da { $from } a { $to } marciano: Continentali { $continentals }, Milizie { $militia }, Regolari Francesi { $french }.
lod-note-patriot-march-militia = { $count ->
    [one] Il gruppo è notato in { $space }: una delle sue Milizie diventa attiva.
   *[other] Il gruppo è notato in { $space }: { $count } delle sue Milizie diventano attive.
}
lod-note-patriot-march-war-parties = { $count ->
    [one] I Continentali snidano un Guerriero Indiano in { $space }, che diventa attivo.
   *[other] I Continentali snidano { $count } Guerrieri Indiani in { $space }, che diventano attivi.
}

## Combattere dei Patrioti (3.3.3)

lod-ask-patriot-battle-where = Combattere: scegli il prossimo spazio con pezzi dei Patrioti e dei Realisti. Ognuno costa 1 risorsa.
lod-ask-french-join-battle = { $cost ->
    [0] I Francesi combattono con i Patrioti in { $space }? Non costa loro nulla.
   *[other] I Francesi combattono con i Patrioti in { $space }? Pagano { $cost }.
}
lod-note-patriot-battle = { $paid ->
    [0] I Patrioti attaccano in { $space }, senza costo.
   *[other] I Patrioti pagano { $paid } e attaccano in { $space }.
}
lod-note-french-join-battle = { $paid ->
    [0] I Francesi combattono con i Patrioti in { $space }, senza costo.
   *[other] I Francesi pagano { $paid } e combattono con i Patrioti in { $space }.
}

## Propaganda (3.3.4)

lod-ask-rabble-rousing-where = Propaganda: scegli il prossimo spazio, con Rebellion Control e un pezzo dei Patrioti, oppure con Milizie occultate. Ognuno costa 1 risorsa.
lod-note-rabble-rousing = { $paid ->
    [0] I Patrioti fanno Propaganda in { $space }, senza costo: { $level }
   *[other] I Patrioti pagano { $paid } e fanno Propaganda in { $space }: { $level }
}{ $propaganda ->
    [0] . Non restano segnalini Propaganda.
   *[other] , con un segnalino Propaganda.
}
lod-note-rabble-rousing-activates = Una Milizia in { $space } diventa attiva.

## Persuasione (4.3.1)

lod-ask-persuasion-where = Persuasione: scegli { $left ->
    [one] un’altra Colonia o Città
   *[other] fino a { $left } Colonie o Città
} con Rebellion Control e Milizie occultate. Ognuna porta 1 risorsa.
lod-note-persuasion = Persuasione in { $space }: una Milizia diventa attiva e i Patrioti guadagnano 1 risorsa{ $propaganda ->
    [0] . Non restano segnalini Propaganda.
   *[other] {" "}e piazzano un segnalino Propaganda.
}

## Partigiani (4.3.2)

lod-ask-partisans-where = Partigiani: scegli lo spazio dove colpiscono le Milizie occultate.
lod-ask-partisans-how = Come colpiscono i Partigiani in { $space }? Contro due unità o un Villaggio si attivano due Milizie e una di esse viene rimossa.
lod-ask-partisans-unit = Quale unità dei Realisti in { $space } rimuovono i Partigiani?
lod-note-partisans-one = I Partigiani colpiscono in { $space }: una Milizia diventa attiva.
lod-note-partisans-two = I Partigiani colpiscono in { $space }: due Milizie si scoprono; una diventa attiva, l'altra è rimossa.
lod-note-partisans-remove = Rimosso un pezzo in { $space }: { $piece }.

## Mobilitazione Agenti (3.5.1)

lod-ask-agents-where = Mobilitazione Agenti: scegli una provincia, senza Supporto Attivo. Costa 1 risorsa.
lod-ask-agents-what = Che cosa piazzano gli agenti francesi in { $space }: due Milizie o un Continentale?
lod-note-agents = { $paid ->
    [0] Gli agenti francesi sono all'opera in { $space }, senza costo.
   *[other] I Francesi pagano { $paid } per i loro agenti in { $space }.
}
lod-note-agents-nothing = Per { $space } non sono disponibili né Milizie né Continentali.
lod-note-agents-place = Piazzati in { $space }: { $piece }, { $count }.

## Roderigue Hortalez et Cie (3.5.2)

lod-ask-hortalez = Roderigue Hortalez et Cie: quante risorse danno i Francesi? I Patrioti ne ricevono una in più.
lod-note-hortalez = I Francesi danno { $given } tramite Hortalez et Cie e i Patrioti ricevono { $received }.

## Radunare dei Francesi (3.5.3)

lod-ask-french-muster-where = Radunare: scegli una Colonia o Città con Rebellion Control, o le West Indies. Costa 2 risorse.
lod-ask-french-muster-count = { $space }: quanti Regolari piazzano i Francesi?
lod-ask-french-fort = { $cost ->
    [0] { $space }: due Regolari Francesi lasciano il posto a un Forte dei Patrioti? Non costa nulla.
   *[other] { $space }: due Regolari Francesi lasciano il posto a un Forte dei Patrioti? I Patrioti pagano { $cost }.
}
lod-note-french-muster = { $paid ->
    [0] Radunare dei Francesi, senza costo: { $space }.
   *[other] I Francesi pagano { $paid } per Radunare: { $space }.
}
lod-note-french-muster-place = { $count ->
    [0] { $space }: i Francesi non piazzano Regolari.
    [one] { $space }: i Francesi piazzano un Regolare.
   *[other] { $space }: i Francesi piazzano { $count } Regolari.
}
lod-note-french-fort = { $paid ->
    [0] Un Forte dei Patrioti sostituisce due Regolari Francesi in { $space }.
   *[other] Un Forte dei Patrioti sostituisce due Regolari Francesi in { $space }; i Patrioti pagano { $paid }.
}

## Marciare dei Francesi (3.5.4)

lod-ask-french-march-where = Marciare: scegli la prossima destinazione, con un pezzo dei Patrioti o con Continentali al seguito. Ognuna costa 1 risorsa.
lod-ask-french-march-from = Da quale spazio marciano i Regolari Francesi verso { $space }?
lod-ask-french-march-more = Da quale altro spazio marciano Regolari Francesi verso { $space }? Oppure hai finito.
lod-ask-french-march-count = { $piece }: quante unità marciano da { $from } a { $to }? I Continentali seguono i Regolari Francesi 1 a 1.
lod-note-french-march = { $paid ->
    [0] I Francesi marciano verso { $space }, senza costo.
   *[other] I Francesi pagano { $paid } e marciano verso { $space }.
}
lod-note-patriots-join-march = { $paid ->
    [0] I Continentali li accompagnano in { $space }, senza costo.
   *[other] I Patrioti pagano { $paid } per i Continentali al seguito in { $space }.
}
lod-note-french-group = Da { $from } a { $to } marciano: Regolari Francesi { $french }, Continentali { $continentals }.

## Combattere dei Francesi (3.5.5)

lod-ask-french-battle-where = Combattere: scegli il prossimo spazio con pezzi dei Francesi e dei Realisti. Ognuno costa 1 risorsa.
lod-ask-patriots-join-battle = { $cost ->
    [0] I Patrioti combattono con i Francesi in { $space }? Non costa loro nulla.
   *[other] I Patrioti combattono con i Francesi in { $space }? Pagano { $cost }.
}
lod-note-french-battle = { $paid ->
    [0] I Francesi attaccano, senza costo: { $space }.
   *[other] I Francesi pagano { $paid } e attaccano: { $space }.
}
lod-note-patriots-join-battle = { $paid ->
    [0] I Patrioti combattono con i Francesi in { $space }, senza costo.
   *[other] I Patrioti pagano { $paid } e combattono con i Francesi in { $space }.
}

## Pronti per la Guerra (4.5.1)

lod-ask-preparer = Pronti per la Guerra: uno Squadron nelle West Indies, tre Regolari disponibili, o 2 risorse?
lod-note-preparer-squadron = Uno Squadron francese salpa per le West Indies. Preparativi francesi: { $preparations }.
lod-note-preparer-regulars = { $count ->
    [one] Un Regolare Francese diventa disponibile.
   *[other] { $count } Regolari Francesi diventano disponibili.
} Preparativi francesi: { $preparations }.
lod-note-preparer-resources = I Francesi si preparano alla guerra e aggiungono { $count } risorse.
