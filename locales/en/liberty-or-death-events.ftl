# Liberty or Death: questions and notes of Events in general.

## Questions

lod-ask-event-side = { $title }: choose the unshaded or the shaded Event
lod-ask-event-space = { $title }: choose a space
lod-ask-event-faction = { $title }: choose a Faction
lod-ask-event-victim = { $title }: choose the Faction to target
lod-ask-event-may = { $title }: use the optional part?
lod-ask-event-word = { $title }: choose the free action
lod-ask-event-how-many = { $title }: choose how many { $piece } to place in { $space }
lod-ask-event-add =
    { $left ->
        [one] { $title }: choose a piece to place, and where
       *[other] { $title }: choose a piece to place, and where ({ $left } left)
    }
lod-ask-event-from-unavailable =
    { $count ->
        [one] { $title }: does 1 { $piece } come from Unavailable? Choose 1 or 0.
       *[other] { $title }: choose how many of the { $count } { $piece } come from Unavailable
    }
lod-ask-event-remove =
    { $left ->
        [one] { $title }: choose a piece to remove
       *[other] { $title }: choose a piece to remove ({ $left } left)
    }
lod-ask-event-swap =
    { $left ->
        [one] { $title }: choose a piece to replace with 1 { $to-one }
       *[other] { $title }: choose a piece to replace with { $to } ({ $left } left)
    }
lod-ask-event-group = { $title }: choose which pieces to place, and where
lod-ask-event-sail =
    { $left ->
        [one] { $title }: choose a Regular to move to the West Indies
       *[other] { $title }: choose a Regular to move to the West Indies ({ $left } left)
    }
lod-ask-event-move-out = { $title }: choose where units from { $from } move, or Done
lod-ask-event-move-count = { $title }: choose how many { $piece } move from { $from } to { $to }
lod-ask-event-set-active =
    { $left ->
        [one] { $title }: choose a piece to Activate
       *[other] { $title }: choose a piece to Activate ({ $left } left)
    }

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
