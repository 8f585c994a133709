# Liberty or Death: questions and notes of Events in general.

## Questions

lod-ask-event-side = { $title }: play the unshaded or the shaded side
lod-ask-event-space = { $title }: choose a space
lod-ask-event-faction = { $title }: name a Faction
lod-ask-event-victim = { $title }: name the Faction that it strikes
lod-ask-event-may = { $title }: do what the card allows?
lod-ask-event-word = { $title }: choose what to do
lod-ask-event-how-many = { $title }: how many { $piece } to add in { $space }
lod-ask-event-add =
    { $left ->
        [one] { $title }: choose the piece to add, and where
       *[other] { $title }: choose a piece to add, and where; { $left } left
    }
lod-ask-event-from-unavailable =
    { $count ->
        [one] { $title }: how many of the { $piece } to add, 1 in all, come from Unavailable
       *[other] { $title }: how many of the { $piece } to add, { $count } in all, come from Unavailable
    }
lod-ask-event-remove =
    { $left ->
        [one] { $title }: choose the piece to remove
       *[other] { $title }: choose a piece to remove; { $left } left
    }
lod-ask-event-swap =
    { $left ->
        [one] { $title }: choose the piece to replace; { $to } will come
       *[other] { $title }: choose a piece to replace; { $to } will come; { $left } left
    }
lod-ask-event-group = { $title }: choose which pieces to add, and where
lod-ask-event-sail =
    { $left ->
        [one] { $title }: choose the Regular that goes to the West Indies
       *[other] { $title }: choose a Regular that goes to the West Indies; { $left } left
    }
lod-ask-event-move-out = { $title }: choose where units go from { $from }, or finish there
lod-ask-event-move-count = { $title }: how many { $piece } go from { $from } to { $to }
lod-ask-event-set-active =
    { $left ->
        [one] { $title }: choose the piece to set Active
       *[other] { $title }: choose a piece to set Active; { $left } left
    }

## Journal

lod-note-event-unshaded = { $faction } execute card { $number }, { $title }, unshaded side.
lod-note-event-shaded = { $faction } execute card { $number }, { $title }, shaded side.
lod-note-event-nothing = { $title } changes nothing.
lod-note-event-removed = { $space }: { $count } × { $piece } removed, to Available.
lod-note-event-casualties = { $space }: { $count } × { $piece } removed as Casualties.
lod-note-event-set-active = { $space }: { $count } × { $piece } set Active.
lod-note-event-shift = { $space } is now at { $level }.
lod-note-event-propaganda =
    { $count ->
        [one] { $space } gets 1 Propaganda marker.
       *[other] { $space } gets { $count } Propaganda markers.
    }
lod-note-event-raids =
    { $count ->
        [one] { $space } gets 1 Raid marker.
       *[other] { $space } gets { $count } Raid markers.
    }
lod-note-event-gain =
    { $count ->
        [0] { $faction } gain no Resources.
        [one] { $faction } gain 1 Resource.
       *[other] { $faction } gain { $count } Resources.
    }
lod-note-event-lose =
    { $count ->
        [0] { $faction } lose no Resources.
        [one] { $faction } lose 1 Resource.
       *[other] { $faction } lose { $count } Resources.
    }
lod-note-event-moved = { $faction }: { $count } × { $piece } from { $from } to { $to }.
