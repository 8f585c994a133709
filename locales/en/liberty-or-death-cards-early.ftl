# Liberty or Death: the Events of 1775–1776, in our words.

## Cards

lod-card-2-unshaded = The British choose a City and may place there up to 2 Regulars and up to 2 Tories. Place 2 Propaganda markers there. British Resources +4.
lod-card-2-shaded = Choose 2 Cities: each shifts 1 level toward Active Opposition and gets 2 Propaganda markers.
lod-card-4-unshaded = Return any 3 Militia from the map to Available. Patriot Resources −2.
lod-card-4-shaded = Place in Massachusetts 1 Fort of either side or 1 Village, and 3 Militia or War Parties in any mix.
lod-card-6-unshaded = Choose a Colony: 1 Patriot Fort there goes to Casualties, and 2 Militia there go to Available.
lod-card-6-shaded = Choose a space: 2 British cubes and 1 British Fort there go to Casualties.
lod-card-10-unshaded = Choose 2 Cities: each shifts 1 level toward Active Support.
lod-card-10-shaded = Patriot Resources +2. French Resources +3.
lod-card-13-unshaded = Patriot Desertion happens now: 1 in 5 Militia and 1 in 5 Continentals leave the map. The Indians choose the first of each, the Patriots the rest.
lod-card-13-shaded = In up to 4 spaces with Militia the Patriots may place 1 Active Militia each.
lod-card-15-unshaded = Place 2 Tories in Virginia, which shifts 2 levels toward Active Support.
lod-card-15-shaded = The Patriots choose a Colony: free March into it, then free Battle there, then free Partisans there, even after the Battle.
lod-card-20-unshaded = The Patriots return 4 of their Continentals from the map to Available.
lod-card-20-shaded = The Patriots place 4 Continentals in New Jersey.
lod-card-24-unshaded = Return 1 Patriot Fort, 2 Militia and 2 Continentals from anywhere on the map to Available.
lod-card-24-shaded = Place up to 3 Militia anywhere on the map, each with 1 Propaganda marker, and 1 Patriot Fort anywhere on the map.
lod-card-28-unshaded = Choose a space: replace every Militia there with 2 Tories.
lod-card-28-shaded = Choose a space: replace every Tory there with 2 Militia.
lod-card-29-unshaded = Choose the Patriots or the Indians. They Activate Militia or War Parties of their choice until half of those on the map (rounded down) are Active.
lod-card-30-unshaded = In up to 3 spaces with British Control and British Regulars place up to 2 British Regulars each, Available or Unavailable. British Resources +2.
lod-card-30-shaded = The British return 1 in 5 of their Regulars on the map to Available.
lod-card-32-unshaded = Choose a Colony: place up to 2 British Regulars and up to 2 Tories, Available or Unavailable.
lod-card-32-shaded = Choose a Faction: it may gain 1 Resource for every 2 Cities under British Control.
lod-card-33-unshaded = The Patriots return 2 Militia from the map to Available. Patriot Resources −3.
lod-card-33-shaded = The Patriots free Rally in 2 spaces adjacent to Massachusetts; Boston is one of them. Patriot Resources +3.
lod-card-35-unshaded = Choose New York City or New York: return 2 Patriot pieces there to Available, then all Militia left there become Active.
lod-card-35-shaded = Choose New York or a space adjacent to it: return all Tories there to Available.
lod-card-41-unshaded = Choose 2 Colonies: each shifts up to 2 levels toward Passive Support.
lod-card-41-shaded = Choose 2 Colonies: each shifts up to 2 levels toward Passive Opposition.
lod-card-43-unshaded = In up to 3 spaces with British Regulars the British may place up to 2 Tories each, Available or Unavailable.
lod-card-43-shaded = The British return 1 in 3 of the Tories on the map to Available.
lod-card-46-unshaded = Choose 3 spaces: place 1 Tory in each, Available or Unavailable.
lod-card-46-shaded = Choose 2 Cities: each shifts 1 level toward Passive Opposition.
lod-card-49-unshaded = 5 Available French Regulars become Unavailable.
lod-card-49-shaded = 5 Unavailable French Regulars become Available.
lod-card-51-unshaded = The British choose a space: free March into it, then free Battle there. The Attacker’s Loss Level is 2 lower.
lod-card-51-shaded = The Patriots choose a space: free March into it, then free Battle there. The Defender’s Loss Level is 2 higher.
lod-card-53-unshaded = FNI −2. British Resources +3.
lod-card-53-shaded = FNI +1. Patriot Resources +2. British Resources −2.
lod-card-54-unshaded = 1 Squadron in the West Indies becomes Unavailable.
lod-card-54-shaded = 2 Unavailable Squadrons go to the West Indies.
lod-card-56-unshaded = Patriot Resources −3.
lod-card-56-shaded = Patriot Resources +3.
lod-card-68-unshaded = You may move up to 6 of your own cubes from anywhere on the map to Quebec. Place there 1 Fort of your side.
lod-card-72-unshaded = Choose an Indian Reserve Province: place 1 Fort or Village and 3 units of your side.
lod-card-75-unshaded = The Indians free Gather in 3 Indian Reserve Provinces, then free War Path in one of the three.
lod-card-75-shaded = Return 3 Indian pieces in Northwest to Available, War Parties before Villages.
lod-card-82-unshaded = The Indians place 1 War Party and 1 Raid marker in each of Virginia, North Carolina, South Carolina and Georgia.
lod-card-82-shaded = Return 3 Indian pieces from among Virginia, North Carolina, South Carolina and Georgia to Available, War Parties before Villages.
lod-card-83-unshaded = Quebec City shifts to Active Support. Place 2 War Parties in Quebec.
lod-card-83-shaded = Choose Quebec City or Quebec: place up to 3 pieces of any Factions, no more than one of them a Fort or Village.
lod-card-84-unshaded = The Indians free Gather in 2 Colonies.
lod-card-84-shaded = The Patriots choose a Village on the map, which returns to Available.
lod-card-86-unshaded = Choose Massachusetts or a space with Indian pieces: all Militia there become Active.
lod-card-86-shaded = Choose Massachusetts or a space with Indian pieces: place 3 Militia there.
lod-card-90-unshaded = Place 1 Fort or Village of your side anywhere on the map.
lod-card-90-shaded = Any 2 British Regulars on the map go to Casualties.
lod-card-91-unshaded = Choose an Indian Reserve Province: place 2 War Parties and 1 Village.
lod-card-91-shaded = Return 1 Village in an Indian Reserve Province to Available.
lod-card-92-unshaded = Place 1 Fort or Village of your own Faction where you already have one.

## Questions and notes

lod-ask-event-cubes-to-quebec = { $title }: choose how many { $piece } move from { $from } to Quebec
lod-note-event-cubes-to-quebec = { $count } { $piece } moved from { $from } to Quebec.
lod-note-event-french-unavailable =
    { $count ->
        [one] 1 French Regular becomes Unavailable.
       *[other] { $count } French Regulars become Unavailable.
    }
lod-note-event-french-available =
    { $count ->
        [one] 1 French Regular becomes Available.
       *[other] { $count } French Regulars become Available.
    }
lod-note-event-squadrons-unavailable =
    { $count ->
        [one] 1 Squadron in the West Indies becomes Unavailable.
       *[other] { $count } Squadrons in the West Indies become Unavailable.
    }
lod-note-event-squadrons-come =
    { $count ->
        [one] 1 Squadron moves to the West Indies.
       *[other] { $count } Squadrons move to the West Indies.
    }
