# Liberty or Death: questions and notes of Events in general.

## Questions

lod-ask-event-side = { $title }: choose the unshaded or the shaded Event
lod-ask-event-space =
    { $left ->
        [one] { $title }: choose a space to { $purpose }
       *[other] { $title }: choose a space to { $purpose } ({ $left } left)
    }
lod-ask-event-faction = { $title }: choose the Faction that { $that }
lod-ask-event-victim = { $title }: choose the Faction that { $that }
lod-ask-event-may = { $title }: { $purpose }?
lod-ask-event-word = { $title }: choose the free action
lod-ask-event-how-many = { $title }: choose how many { $piece } to place in { $space }
lod-ask-event-add =
    { $left ->
        [one] { $title }: choose { $what } to place, and where
       *[other] { $title }: choose { $what } to place, and where ({ $left } left)
    }
lod-ask-event-from-unavailable =
    { $count ->
        [one] { $title }: does 1 { $piece } come from Unavailable? Choose 1 or 0.
       *[other] { $title }: choose how many of the { $count } { $piece } come from Unavailable
    }
lod-ask-event-remove =
    { $left ->
        [one] { $title }: choose { $what } to remove
       *[other] { $title }: choose { $what } to remove ({ $left } left)
    }
lod-ask-event-swap =
    { $left ->
        [one] { $title }: choose { $what } to replace with 1 { $to-one }
       *[other] { $title }: choose { $what } to replace with { $to } ({ $left } left)
    }
lod-ask-event-group = { $title }: choose pieces of one type to place (up to { $most }), and where
lod-ask-event-sail =
    { $left ->
        [one] { $title }: choose a Regular to move to the West Indies
       *[other] { $title }: choose a Regular to move to the West Indies ({ $left } left)
    }
lod-ask-event-move-out = { $title }: choose where units from { $from } move, or Done
lod-ask-event-move-count = { $title }: choose how many { $piece } move from { $from } to { $to }
lod-ask-event-set-active =
    { $left ->
        [one] { $title }: choose { $what } to Activate
       *[other] { $title }: choose { $what } to Activate ({ $left } left)
    }

## What a space is chosen for: after “choose a space to”

lod-to-garrison-and-propaganda = place up to 2 Regulars, up to 2 Tories and 2 Propaganda markers
lod-to-shift-and-propaganda = shift 1 level toward Active Opposition, with 2 Propaganda markers
lod-to-shift-active-support = shift 1 level toward Active Support
lod-to-shift-active-support-twice = shift 2 levels toward Active Support
lod-to-shift-passive-support = shift 1 level toward Passive Support
lod-to-shift-passive-support-twice = shift up to 2 levels toward Passive Support
lod-to-shift-passive-opposition = shift 1 level toward Passive Opposition
lod-to-shift-passive-opposition-twice = shift up to 2 levels toward Passive Opposition
lod-to-set-passive-opposition = shift to Passive Opposition
lod-to-shift-neutral = shift 1 level toward Neutral
lod-to-shift-neutral-and-raid = shift 1 level toward Neutral, with 1 Raid marker
lod-to-massacre = remove 2 Continentals and shift 1 level toward Active Support
lod-to-activate-militia = Activate all Militia
lod-to-place-any = place up to 3 pieces
lod-to-place-base-and-units = place 1 Fort or Village and 3 units
lod-to-place-tory = place 1 Tory
lod-to-place-two-tories = place 2 Tories
lod-to-place-up-to-two-tories = place up to 2 Tories
lod-to-place-three-tories = place 3 Tories
lod-to-place-tories-and-fort = place 2 Tories and 1 British Fort
lod-to-place-up-to-two-regulars = place up to 2 British Regulars
lod-to-place-regulars-and-tories = place up to 2 Regulars and up to 2 Tories
lod-to-place-up-to-four-cubes = place up to 4 British cubes
lod-to-place-six-cubes = place 6 British cubes
lod-to-place-militia = place 1 Militia
lod-to-place-active-militia = place 1 Active Militia
lod-to-place-two-militia = place 2 Militia
lod-to-place-three-militia = place 3 Militia
lod-to-place-militia-and-shift = place 1 Militia and shift 1 level toward Active Opposition
lod-to-place-militia-and-propaganda = place 1 Militia and 1 Propaganda marker
lod-to-place-militia-propaganda-and-shift = place 1 Militia and 1 Propaganda marker and shift toward Passive Opposition
lod-to-place-continentals-and-french = place 2 Continentals and 2 French Regulars
lod-to-place-village = place 1 Village
lod-to-place-war-parties-and-village = place 2 War Parties and 1 Village
lod-to-place-war-party-and-raid = place 1 War Party and 1 Raid marker
lod-to-place-village-war-parties-and-raid = place 1 Village, 2 War Parties and 1 Raid marker
lod-to-remove-all-tories = remove all Tories from
lod-to-remove-fort-and-militia = remove 1 Patriot Fort and 2 Militia from
lod-to-remove-cubes-and-fort = remove 2 British cubes and 1 British Fort from
lod-to-remove-patriots = remove 2 Patriot pieces from; its Militia become Active
lod-to-remove-four-patriots = remove 4 Patriot units from
lod-to-remove-four-british = remove 4 British units from
lod-to-remove-french-and-continentals = remove 2 French Regulars and 2 Continentals from
lod-to-remove-militia-and-war-parties = remove 3 Militia and War Parties from, 2 of one type
lod-to-remove-british-and-raid = remove 1 British piece and place 1 Raid marker
lod-to-remove-two-of-its-pieces = make that Faction remove 2 of its pieces
lod-to-remove-war-parties-and-village = remove 2 War Parties and 1 Village from
lod-to-swap-militia-for-two = replace each Militia with 2 Tories
lod-to-swap-tories-for-two = replace each Tory with 2 Militia
lod-to-turn-tories = replace every Tory with a Militia
lod-to-turn-tories-with-propaganda = replace every Tory with a Militia and place 2 Propaganda markers
lod-to-turn-militia = replace 3 Militia with Tories
lod-to-build-fort = replace 1 of your units with a Patriot Fort
lod-to-battle = Battle in for free
lod-to-march-battle = March into and Battle in for free
lod-to-march-battle-and-shift = March into and Battle in for free, then shift toward Neutral
lod-to-march-battle-partisans = March into, Battle in and use Partisans in for free
lod-to-move-and-strike = Scout or March into, then strike in, for free
lod-to-gather-and-war-path = Gather in and use War Path in for free
lod-to-skirmish = Skirmish in for free
lod-to-move-out = move your units out of
lod-to-drive-out = drive the Patriot units out of
lod-to-move-cubes-to-quebec = move cubes from, to Quebec

## What a Faction is chosen for: after “choose the Faction that”

lod-that-may-gain = may gain Resources
lod-that-gains = gains Resources
lod-that-is-ineligible = is Ineligible through the next card
lod-that-comes-into-the-open = must Activate half of its Militia or War Parties
lod-that-loses-pieces = loses 2 pieces in each of 2 spaces
lod-that-is-left = your units move away from
lod-that-drives-out = drives the Patriots out
lod-that-moves-away = moves away from the British Regulars
lod-that-battles = Battles for free
lod-that-takes-florida = Marches into Florida and Battles there
lod-that-raises-troops = raises troops for free: French Muster or Patriot Rally

## What a player may do: a question

lod-may-gain = gain the Resources
lod-may-partisans = use Partisans for free

## One of several pieces: after “choose”

lod-one-british-regular = a British Regular
lod-one-french-regular = a French Regular
lod-one-regular = a Regular
lod-one-tory = a Tory
lod-one-continental = a Continental
lod-one-militia = a Militia
lod-one-war-party = a War Party
lod-one-patriot-fort = a Patriot Fort
lod-one-british-fort = a British Fort
lod-one-village = a Village
lod-one-british-cube = a British cube
lod-one-patriot-unit = a Patriot unit
lod-one-base = a Fort or Village
lod-one-militia-or-war-party = a Militia or War Party
lod-one-piece = a piece

## Journal

lod-note-event-unshaded = The { $faction } play the unshaded Event { $number }: { $title }
lod-note-event-shaded = The { $faction } play the shaded Event { $number }: { $title }
lod-note-event-nothing = { $title } has no effect.
lod-note-event-removed = { $space }: { $count } { $piece } returned to Available.
lod-note-event-casualties = { $space }: { $count } { $piece } removed to Casualties.
lod-note-event-set-active = { $space }: { $count } { $piece-plain } Activated.
lod-note-event-shift = { $space } is now at { $level }.
lod-note-event-propaganda =
    { $count ->
        [one] { $space }: 1 Propaganda marker placed.
       *[other] { $space }: { $count } Propaganda markers placed.
    }
lod-note-event-raids =
    { $count ->
        [one] { $space }: 1 Raid marker placed.
       *[other] { $space }: { $count } Raid markers placed.
    }
lod-note-event-gain =
    { $count ->
        [0] The { $faction } gain no Resources.
        [one] The { $faction } gain 1 Resource.
       *[other] The { $faction } gain { $count } Resources.
    }
lod-note-event-lose =
    { $count ->
        [0] The { $faction } have no Resources to lose.
        [one] The { $faction } lose 1 Resource.
       *[other] The { $faction } lose { $count } Resources.
    }
lod-note-event-moved = The { $faction } move { $count } { $piece } from { $from } to { $to }.
