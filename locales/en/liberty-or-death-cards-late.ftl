# Liberty or Death: the Events of 1779–1780.

## Cards

lod-card-1-unshaded = In one space with a British piece: 2 Continentals, or as many as there are, become Casualties, the level shifts 1 step toward Active Support, and 2 Propaganda markers are placed.
lod-card-1-shaded = The Patriots choose a space, March into it and Battle there, both free. It then gets 2 Propaganda markers and shifts 1 step toward Neutral.
lod-card-7-unshaded = FNI falls by 1. British Resources +3. Up to 2 Available British Regulars may land together, in one City or the West Indies.
lod-card-7-shaded = FNI rises by 1. Patriot Resources +5.
lod-card-16-unshaded = Add 2 Tories, together or apart, anywhere on the map.
lod-card-16-shaded = One City goes straight to Passive Opposition.
lod-card-18-unshaded = Name a Faction: it is Ineligible through the next card.
lod-card-19-unshaded = Patriot Resources −4.
lod-card-19-shaded = Patriot Resources +3. Add 3 Militia, together or apart, anywhere on the map.
lod-card-21-unshaded = Georgia or South Carolina shifts 2 steps toward Active Support.
lod-card-21-shaded = The Patriots March into Georgia or South Carolina and Battle there, both free.
lod-card-22-unshaded = In one Colony 4 Patriot units, Militia or Continentals, return to Available.
lod-card-22-shaded = Tories desert now, as in winter: one in five on the map goes to Available. The French pick the first, the British the rest.
lod-card-23-unshaded = Name the British or the Indians: they move all Patriot units out of North or South Carolina into one adjacent Province.
lod-card-23-shaded = In North or South Carolina, where there are Militia, 4 British units return to Available.
lod-card-25-unshaded = Two Cities each shift 1 step toward Passive Support.
lod-card-25-shaded = Two Cities each get 1 Militia and 1 Propaganda marker and shift 1 step toward Passive Opposition.
lod-card-31-unshaded = Add 2 Tories and a British Fort in Georgia or South Carolina.
lod-card-31-shaded = The Patriots add 2 Militia in Georgia or South Carolina, where they may then use Partisans for free.
lod-card-36-unshaded = FNI falls by 1. The French return 3 French Regulars, from the map or the West Indies, to Available.
lod-card-36-shaded = 4 British Regulars in the West Indies return to Available.
lod-card-37-unshaded = FNI falls by 1. French Resources −3, Patriot Resources −2.
lod-card-37-shaded = FNI rises by 1. 4 British Regulars on the map return to Available.
lod-card-39-unshaded = Three Cities each shift 1 step toward Neutral.
lod-card-40-unshaded = British Resources +2. FNI drops to 0, and all Blockades go to the West Indies.
lod-card-40-shaded = FNI rises to 3, or as far as there are Squadrons in the West Indies; the French place the Blockades.
lod-card-45-unshaded = British Resources +6.
lod-card-45-shaded = British Resources −4.
lod-card-48-unshaded = The British choose a space and March into it for free; they may then Battle there for free.
lod-card-48-shaded = Name a Faction other than the British: from up to 3 spaces with British Regulars it moves any of its units to adjacent spaces.
lod-card-52-unshaded = Return up to 4 French Regulars on the map to Available. Then one free Battle anywhere, with 2 more Force Level for the attacking side.
lod-card-57-unshaded = FNI falls by 1. The French are Ineligible through the next card. 2 Available French Regulars go to the West Indies.
lod-card-57-shaded = The British are Ineligible through the next card. 2 British Regulars on the map go to the West Indies.
lod-card-62-unshaded = Add 3 Tories or 3 War Parties in one of Quebec, Northwest and New York.
lod-card-62-shaded = Add 3 Militia in Northwest or 3 French Regulars in Quebec.
lod-card-64-unshaded = FNI falls by 1. British Resources +3.
lod-card-64-shaded = Patriot Resources +5.
lod-card-65-unshaded = French Resources −4.
lod-card-65-shaded = French Resources +3.
lod-card-66-unshaded = Add 6 British cubes, Regulars or Tories, in Southwest or Florida.
lod-card-66-shaded = Name the French or the Patriots: they March into Florida and Battle there, both free, with 2 more Force Level for their side.
lod-card-67-unshaded = FNI falls by 1. 3 French Regulars in the West Indies return to Available.
lod-card-67-shaded = Name the French, who Muster, or the Patriots, who Rally: in one space and free. That Faction will be Eligible on the next card.
lod-card-70-unshaded = Return 3 Regulars, British or French, from the map or the West Indies, to Available.
lod-card-73-unshaded = Return a Village or a Fort in Quebec, Northwest or New York to Available.
lod-card-79-unshaded = Add 2 War Parties and a Village in one Colony.
lod-card-79-shaded = In one Colony 2 War Parties and a Village return to Available.
lod-card-81-unshaded = Add a Village, 2 War Parties and a Raid marker in Georgia or South Carolina.
lod-card-81-shaded = In all, 2 War Parties in Georgia and South Carolina return to Available.
lod-card-85-unshaded = The British add 3 cubes, Regulars or Tories, in Southwest.
lod-card-85-shaded = Add 2 French Regulars and 2 Patriot units, Militia or Continentals, in Southwest.
lod-card-87-unshaded = Return any piece in Pennsylvania to Available. You will be Eligible on the next card.
lod-card-94-unshaded = In New York the Indians Gather and the British Muster Tories only, both free; then all Militia there return to Available.
lod-card-94-shaded = All Indian pieces in New York return to Available.
lod-card-95-unshaded = In Northwest return an enemy Village or Fort to Available, then add 3 units of your side.
lod-card-96-unshaded = In two Indian Reserve Provinces the Indians Gather and then take the War Path, all free.
lod-card-96-shaded = Return a Village on the map to Available.

## Questions

lod-ask-late-drive-to = { $title }: choose where the Patriots go from { $from }
lod-ask-late-mix =
    { $count ->
        [one] { $title }: 1 piece comes to { $space }; how many { $piece }
       *[other] { $title }: { $count } pieces come to { $space }; how many of them { $piece }
    }

## Journal

lod-note-late-driven-out =
    { $count ->
        [one] 1 Patriot unit is driven out of { $from } into { $to }.
       *[other] { $count } Patriot units are driven out of { $from } into { $to }.
    }
