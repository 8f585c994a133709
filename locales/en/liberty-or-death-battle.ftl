# Liberty or Death: Battle.

## Questions

lod-ask-battle-common-cause = Common Cause in { $space }: choose how many War Parties fight as Tories
lod-ask-battle-indians-join = Do the War Parties in { $space } join the British attack?
lod-ask-battle-activate = Battle in { $space }: choose how many become { $piece }. Every 2 add 1 to the Force Level.
lod-ask-battle-die = Battle in { $space }: roll a D3 for the { $side } side
lod-ask-battle-war-parties-lost =
    { $count ->
        [one] { $space } loses 1 Tory: choose how many War Parties to remove instead
       *[other] { $space } loses { $count } Tories: choose how many War Parties to remove instead
    }
lod-ask-win-the-day-where =
    { $count ->
        [one] Win the Day (1 level left): choose an adjacent space to shift, or Done
       *[other] Win the Day ({ $count } levels left): choose an adjacent space to shift, or Done
    }
lod-ask-win-the-day-levels = Win the Day: choose how many levels to shift { $space }
lod-ask-win-the-day-rally = Win the Day: Rally for free in 1 space?
lod-ask-win-the-day-blockade = Win the Day: choose a City for the Blockade of { $city }, or Done

## Journal

lod-note-battle = The { $faction } attack in { $space }.
lod-note-battle-indians-join = The War Parties in { $space } join the British.
lod-note-battle-activate = { $count } { $piece-plain } Activated.
lod-note-battle-force =
    { $dice ->
        [0] { $side } Force Level { $level }: no dice.
        [one] { $side } Force Level { $level }: 1 die.
       *[other] { $side } Force Level { $level }: { $dice } dice.
    }
lod-note-battle-roll = { $side } dice: { $roll }.
lod-note-battle-more = { $why }: +{ $size }.
lod-note-battle-less = { $why }: −{ $size }.
lod-note-battle-loss-level = { $side } Loss Level: { $level }.
lod-note-battle-lost = { $count } { $piece } removed.
lod-note-battle-no-loss = The { $side } side loses no pieces.
lod-note-battle-winner = The { $side } side wins the Battle in { $space }.
lod-note-battle-no-winner = { $space }: no side is left to win the Battle.
lod-note-win-the-day =
    { $count ->
        [0] The { $side } side Wins the Day: no levels to shift.
        [one] The { $side } side Wins the Day: 1 level to shift.
       *[other] The { $side } side Wins the Day: { $count } levels to shift.
    }
lod-note-win-the-day-washington = Washington doubles the levels.
lod-note-win-the-day-shift = { $space } is now at { $level }.
lod-note-win-the-day-rally = The Patriots Rally for free.

## Modifiers

lod-battle-half-regulars = At least half of the fighting cubes are Regulars
lod-battle-underground = At least 1 Underground unit
lod-battle-leader = At least 1 Leader
lod-battle-lauzun = Lauzun attacks with the French
lod-battle-blockade = British in a Blockaded City
lod-battle-squadron = British in the West Indies with a Squadron
lod-battle-forts = Defending Forts
lod-battle-indian-reserve = Indians defend in an Indian Reserve Province
lod-battle-washington = Washington defends
lod-battle-event = Event

## Odds

lod-odds-levels = Levels to shift: { $side }
lod-odds-level = { $space }
