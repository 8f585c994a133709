# Liberty or Death: the Events of 1777–1778.

## Cards

lod-card-3-unshaded = All Patriot pieces in Northwest and in Southwest, Forts too, return to Available.
lod-card-3-shaded = In Northwest and in Southwest the Patriots may each time add up to 2 Militia and then use Partisans once, for free.
lod-card-5-unshaded = The Patriots are Ineligible through the next card.
lod-card-5-shaded = The Patriots may March into a space of their choice and may then Battle there, both free.
lod-card-8-unshaded = Set 3 Militia on the map Active; those that are Active already may be counted.
lod-card-8-shaded = 3 British cubes on the map become Casualties.
lod-card-9-unshaded = The British may Skirmish for free in up to 3 spaces, the West Indies included, once in each.
lod-card-9-shaded = The Patriots may Skirmish for free in up to 3 spaces, once in each.
lod-card-11-unshaded = The Patriots return 2 of their Forts to Available.
lod-card-11-shaded = In up to 2 Rebellion-Controlled spaces the Patriots may each time replace one of their units with a Patriot Fort.
lod-card-12-unshaded = Patriots desert now, as in winter: one in five Militia and one in five Continentals on the map go to Available. The Indians pick the first of each kind, the Patriots the rest.
lod-card-12-shaded = Patriot Resources +5.
lod-card-14-unshaded = The Indians choose Southwest or North Carolina and Scout or March into it. You then say who strikes there: the Indians by War Path or the British by Battle. All free.
lod-card-14-shaded = The Patriots March into Southwest or North Carolina and Battle there, both free.
lod-card-17-unshaded = Return a Patriot Fort in an Indian Reserve Province to Available.
lod-card-17-shaded = Return a Village on the map to Available.
lod-card-26-unshaded = Add 2 Tories or a British Fort in North Carolina.
lod-card-26-shaded = The Patriots may March into North Carolina and may then Battle there, both free.
lod-card-27-unshaded = In each of two British-Controlled Colonies add 2 Tories, Available or Unavailable.
lod-card-27-shaded = Two Cities each get 1 Militia and shift 1 step toward Active Opposition.
lod-card-34-unshaded = FNI falls by 1. British Resources +6.
lod-card-34-shaded = The British are Ineligible through the next card. FNI rises by 1.
lod-card-38-unshaded = The British may add up to 4 cubes, Regulars or Tories, Available or Unavailable, in New York or in Quebec. They will be Eligible on the next card.
lod-card-38-shaded = Add 3 War Parties or 3 Militia in New York.
lod-card-42-unshaded = The British add a Tory in Connecticut-Rhode Island. Patriot Resources −3.
lod-card-42-shaded = The Patriots add a Continental and 3 Militia in Connecticut-Rhode Island.
lod-card-44-unshaded = Name a Faction: it is Ineligible through the next card.
lod-card-47-unshaded = Add 3 Tories in one British-Controlled Colony.
lod-card-47-shaded = In one Colony replace every Tory with a Militia, then place 2 Propaganda markers.
lod-card-50-unshaded = The French are Ineligible through the next card. Return 2 French Regulars, from the map or the West Indies, to Available.
lod-card-50-shaded = Add 2 Continentals and 2 French Regulars, these from Available or the West Indies, in one Colony.
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
lod-card-71-unshaded = Patriot Resources rise by the Population of all Rebellion-Controlled Cities, blockaded or not.
lod-card-71-shaded = French Resources +5.
lod-card-74-unshaded = Name the British or the Indians: they gain 1 Resource for every 2 Villages on the map.
lod-card-74-shaded = In each of two spaces return 2 Militia and 1 War Party, or 2 War Parties and 1 Militia, to Available.
lod-card-76-unshaded = The British choose a Province and replace 3 Militia there with Tories.
lod-card-76-shaded = The British choose 2 Villages on the map, which return to Available.
lod-card-77-unshaded = The Indians add a Village in a space with British and Indian pieces. Then all War Parties on the map go Underground.
lod-card-77-shaded = In each of three Provinces with British and Indian pieces, a British cube, or a Fort if there is no cube, returns to Available and 1 Raid marker is placed.
lod-card-78-unshaded = The Patriots return one in four of their units on the map to Available.
lod-card-78-shaded = Add a Militia in each of four spaces with Tories or Indian pieces.
lod-card-80-unshaded = Name a Faction and two spaces: in each it returns 2 of its pieces to Available.
lod-card-88-unshaded = Name a Faction: you may move any of your units out of spaces that they share with it, to adjacent spaces.
lod-card-89-unshaded = Replace 4 Patriot units, Militia or Continentals, anywhere on the map with Tories.
lod-card-89-shaded = Replace 3 Tories anywhere on the map with Militia.
lod-card-93-unshaded = Up to 3 Colonies next to an Indian Reserve Province each shift 1 step toward Neutral and get 1 Raid marker.
lod-card-93-shaded = Return 4 War Parties in Pennsylvania and the spaces next to it to Available.

## Questions

lod-ask-middle-may-command = { $title }: { $command } for free in { $space }?
lod-ask-middle-partisans = { $title }: use Partisans for free in { $space }?
lod-ask-middle-more = { $title }: choose which pieces leave { $space }
lod-ask-middle-from-west-indies = { $title }: how many of the French Regulars for { $space } come from the West Indies
lod-word-more-militia = 2 Militia and 1 War Party
lod-word-more-war-parties = 2 War Parties and 1 Militia

## Journal

lod-note-middle-all-underground = All War Parties on the map go Underground.
