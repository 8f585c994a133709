# Liberty or Death: the Events of 1777–1778.

## Cards

lod-card-3-unshaded = All Patriot pieces in Northwest and in Southwest, Forts too, return to Available.
lod-card-3-shaded = In Northwest and in Southwest the Patriots may place up to 2 Militia and then use Partisans once, for free.
lod-card-5-unshaded = The Patriots are Ineligible through the next card.
lod-card-5-shaded = The Patriots may March into a space of their choice and may then Battle there, both for free.
lod-card-8-unshaded = Activate 3 Militia on the map; Militia that are already Active may count.
lod-card-8-shaded = 3 British cubes on the map become Casualties.
lod-card-9-unshaded = The British may Skirmish for free in up to 3 spaces, the West Indies included, once in each.
lod-card-9-shaded = The Patriots may Skirmish for free in up to 3 spaces, once in each.
lod-card-11-unshaded = The Patriots return 2 of their Forts to Available.
lod-card-11-shaded = In up to 2 spaces under Rebellion Control the Patriots may replace one of their units with a Patriot Fort.
lod-card-12-unshaded = Patriots desert now, as in winter: 1 in 5 Militia and 1 in 5 Continentals on the map go to Available. The Indians choose the first of each kind, the Patriots the rest.
lod-card-12-shaded = Patriot Resources +5.
lod-card-14-unshaded = The Indians choose Southwest or North Carolina and Scout or March into it. Then choose who acts there: the Indians with War Path or the British with Battle. All for free.
lod-card-14-shaded = The Patriots March into Southwest or North Carolina and Battle there, both for free.
lod-card-17-unshaded = Return a Patriot Fort in an Indian Reserve Province to Available.
lod-card-17-shaded = Return a Village on the map to Available.
lod-card-26-unshaded = Place 2 Tories or a British Fort in North Carolina.
lod-card-26-shaded = The Patriots may March into North Carolina and may then Battle there, both for free.
lod-card-27-unshaded = In each of 2 Colonies under British Control place 2 Tories, Available or Unavailable.
lod-card-27-shaded = 2 Cities each get 1 Militia and shift 1 level toward Active Opposition.
lod-card-34-unshaded = FNI falls by 1. British Resources +6.
lod-card-34-shaded = The British are Ineligible through the next card. FNI rises by 1.
lod-card-38-unshaded = The British may place up to 4 cubes, Regulars or Tories, Available or Unavailable, in New York or in Quebec. They will be Eligible on the next card.
lod-card-38-shaded = Place 3 War Parties or 3 Militia in New York.
lod-card-42-unshaded = The British place a Tory in Connecticut-Rhode Island. Patriot Resources −3.
lod-card-42-shaded = The Patriots place a Continental and 3 Militia in Connecticut-Rhode Island.
lod-card-44-unshaded = Choose a Faction: it is Ineligible through the next card.
lod-card-47-unshaded = Place 3 Tories in one Colony under British Control.
lod-card-47-shaded = In one Colony replace every Tory with a Militia, then place 2 Propaganda markers.
lod-card-50-unshaded = The French are Ineligible through the next card. Return 2 French Regulars, from the map or the West Indies, to Available.
lod-card-50-shaded = Place 2 Continentals and 2 French Regulars, these from Available or the West Indies, in one Colony.
lod-card-55-unshaded = 3 French Regulars on the map go to the West Indies, where the French may then Battle for free. FNI falls by 1.
lod-card-55-shaded = 4 British Regulars on the map go to the West Indies, where the British must then Battle for free.
lod-card-58-unshaded = Patriot Resources −4.
lod-card-58-shaded = In New York, Northwest and Quebec replace every Tory with a Militia.
lod-card-59-unshaded = In one space 2 French Regulars and 2 Continentals return to Available.
lod-card-59-shaded = Patriot Resources +3.
lod-card-60-unshaded = French Resources −4. FNI falls by 2.
lod-card-60-shaded = British Resources −3. FNI rises by 1.
lod-card-61-unshaded = The Patriots are Ineligible through the next card.
lod-card-61-shaded = French Resources +2, Patriot Resources +3.
lod-card-63-unshaded = FNI falls by 1. British Resources +1. 2 British Regulars in the West Indies return to Available.
lod-card-63-shaded = British Resources −5.
lod-card-69-unshaded = British Resources +2. FNI falls by 2.
lod-card-69-shaded = French Resources +3. FNI rises by 1.
lod-card-71-unshaded = Patriot Resources rise by the Population of all Cities under Rebellion Control, Blockaded or not.
lod-card-71-shaded = French Resources +5.
lod-card-74-unshaded = Choose the British or the Indians: they gain 1 Resource for every 2 Villages on the map.
lod-card-74-shaded = In each of 2 spaces return 2 Militia and 1 War Party, or 2 War Parties and 1 Militia, to Available.
lod-card-76-unshaded = The British choose a Province and replace 3 Militia there with Tories.
lod-card-76-shaded = The British choose 2 Villages on the map, which return to Available.
lod-card-77-unshaded = The Indians place a Village in a space with British and Indian pieces. Then all War Parties on the map become Underground.
lod-card-77-shaded = In each of 3 Provinces with British and Indian pieces, a British cube, or a Fort if there is no cube, returns to Available and 1 Raid marker is placed.
lod-card-78-unshaded = The Patriots return 1 in 4 of their units on the map to Available.
lod-card-78-shaded = Place a Militia in each of 4 spaces with Tories or Indian pieces.
lod-card-80-unshaded = Choose a Faction and 2 spaces: in each it returns 2 of its pieces to Available.
lod-card-88-unshaded = Choose a Faction: you may move any of your units out of spaces that they share with it, to adjacent spaces.
lod-card-89-unshaded = Replace 4 Patriot units, Militia or Continentals, anywhere on the map with Tories.
lod-card-89-shaded = Replace 3 Tories anywhere on the map with Militia.
lod-card-93-unshaded = Up to 3 Colonies adjacent to an Indian Reserve Province each shift 1 level toward Neutral and get 1 Raid marker.
lod-card-93-shaded = Return 4 War Parties in Pennsylvania and the spaces adjacent to it to Available.

## Questions

lod-ask-middle-may-command = { $title }: { $command } for free in { $space }?
lod-ask-middle-partisans = { $title }: use Partisans for free in { $space }?
lod-ask-middle-more = { $title }: choose which pieces to remove from { $space }
lod-ask-middle-from-west-indies = { $title }: choose how many French Regulars for { $space } come from the West Indies
lod-word-more-militia = 2 Militia and 1 War Party
lod-word-more-war-parties = 2 War Parties and 1 Militia

## Journal

lod-note-middle-all-underground = All War Parties on the map are now Underground.
