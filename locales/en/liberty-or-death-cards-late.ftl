# Liberty or Death: the Events of 1779–1780.

## Cards

lod-card-1-unshaded = In one space with a British piece: 2 Continentals, or as many as possible, become Casualties, the level shifts 1 level toward Active Support, and 2 Propaganda markers are placed.
lod-card-1-shaded = The Patriots choose a space, March into it and Battle there, both for free. It then gets 2 Propaganda markers and shifts 1 level toward Neutral.
lod-card-7-unshaded = FNI falls by 1. British Resources +3. Up to 2 Available British Regulars may be placed together, in one City or the West Indies.
lod-card-7-shaded = FNI rises by 1. Patriot Resources +5.
lod-card-16-unshaded = Place 2 Tories, together or apart, anywhere on the map.
lod-card-16-shaded = 1 City shifts directly to Passive Opposition.
lod-card-18-unshaded = Choose a Faction: it is Ineligible through the next card.
lod-card-19-unshaded = Patriot Resources −4.
lod-card-19-shaded = Patriot Resources +3. Place 3 Militia, together or apart, anywhere on the map.
lod-card-21-unshaded = Georgia or South Carolina shifts 2 levels toward Active Support.
lod-card-21-shaded = The Patriots March into Georgia or South Carolina and Battle there, both for free.
lod-card-22-unshaded = In one Colony 4 Patriot units, Militia or Continentals, return to Available.
lod-card-22-shaded = Tories desert now, as in winter: 1 in 5 on the map goes to Available. The French choose the first, the British the rest.
lod-card-23-unshaded = Choose the British or the Indians: they displace all Patriot units from North or South Carolina into one adjacent Province.
lod-card-23-shaded = In North or South Carolina, where there are Militia, 4 British units return to Available.
lod-card-25-unshaded = 2 Cities each shift 1 level toward Passive Support.
lod-card-25-shaded = 2 Cities each get 1 Militia and 1 Propaganda marker and shift 1 level toward Passive Opposition.
lod-card-31-unshaded = Place 2 Tories and a British Fort in Georgia or South Carolina.
lod-card-31-shaded = The Patriots place 2 Militia in Georgia or South Carolina, where they may then use Partisans for free.
lod-card-36-unshaded = FNI falls by 1. The French return 3 French Regulars, from the map or the West Indies, to Available.
lod-card-36-shaded = 4 British Regulars in the West Indies return to Available.
lod-card-37-unshaded = FNI falls by 1. French Resources −3, Patriot Resources −2.
lod-card-37-shaded = FNI rises by 1. 4 British Regulars on the map return to Available.
lod-card-39-unshaded = 3 Cities each shift 1 level toward Neutral.
lod-card-40-unshaded = British Resources +2. FNI drops to 0, and all Blockades go to the West Indies.
lod-card-40-shaded = FNI rises to 3, or as far as there are Squadrons in the West Indies; the French place the Blockades.
lod-card-45-unshaded = British Resources +6.
lod-card-45-shaded = British Resources −4.
lod-card-48-unshaded = The British choose a space and March into it for free; they may then Battle there for free.
lod-card-48-shaded = Choose a Faction other than the British: from up to 3 spaces with British Regulars it moves any of its units to adjacent spaces.
lod-card-52-unshaded = Return up to 4 French Regulars on the map to Available. Then one free Battle anywhere, +2 Force Level for the attacking side.
lod-card-57-unshaded = FNI falls by 1. The French are Ineligible through the next card. 2 Available French Regulars go to the West Indies.
lod-card-57-shaded = The British are Ineligible through the next card. 2 British Regulars on the map go to the West Indies.
lod-card-62-unshaded = Place 3 Tories or 3 War Parties in one of Quebec, Northwest and New York.
lod-card-62-shaded = Place 3 Militia in Northwest or 3 French Regulars in Quebec.
lod-card-64-unshaded = FNI falls by 1. British Resources +3.
lod-card-64-shaded = Patriot Resources +5.
lod-card-65-unshaded = French Resources −4.
lod-card-65-shaded = French Resources +3.
lod-card-66-unshaded = Place 6 British cubes, Regulars or Tories, in Southwest or Florida.
lod-card-66-shaded = Choose the French or the Patriots: they March into Florida and Battle there, both for free, +2 Force Level for their side.
lod-card-67-unshaded = FNI falls by 1. 3 French Regulars in the West Indies return to Available.
lod-card-67-shaded = Choose the French, who Muster, or the Patriots, who Rally: in 1 space, for free. That Faction will be Eligible on the next card.
lod-card-70-unshaded = Return 3 Regulars, British or French, from the map or the West Indies, to Available.
lod-card-73-unshaded = Return a Village or a Fort in Quebec, Northwest or New York to Available.
lod-card-79-unshaded = Place 2 War Parties and a Village in one Colony.
lod-card-79-shaded = In one Colony 2 War Parties and a Village return to Available.
lod-card-81-unshaded = Place a Village, 2 War Parties and a Raid marker in Georgia or South Carolina.
lod-card-81-shaded = 2 War Parties in Georgia and South Carolina (2 in total) return to Available.
lod-card-85-unshaded = The British place 3 cubes, Regulars or Tories, in Southwest.
lod-card-85-shaded = Place 2 French Regulars and 2 Patriot units, Militia or Continentals, in Southwest.
lod-card-87-unshaded = Return any piece in Pennsylvania to Available. You will be Eligible on the next card.
lod-card-94-unshaded = In New York the Indians Gather and the British Muster Tories only, both for free; then all Militia there return to Available.
lod-card-94-shaded = All Indian pieces in New York return to Available.
lod-card-95-unshaded = In Northwest return an enemy Village or Fort to Available, then place 3 units of your side.
lod-card-96-unshaded = In 2 Indian Reserve Provinces the Indians Gather and then use War Path, all for free.
lod-card-96-shaded = Return a Village on the map to Available.

## Questions

lod-ask-late-drive-to = { $title }: choose where to displace the Patriots from { $from }
lod-ask-late-mix =
    { $count ->
        [one] { $title }: place 1 piece in { $space }. Choose 1 for { $piece-one }, 0 for the other.
       *[other] { $title }: place { $count } pieces in { $space }. Choose how many are { $piece }.
    }

## Journal

lod-note-late-driven-out =
    { $count ->
        [one] 1 Patriot unit displaced from { $from } to { $to }.
       *[other] { $count } Patriot units displaced from { $from } to { $to }.
    }
