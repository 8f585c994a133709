# Liberty or Death: Battle.

## Questions

lod-ask-battle-common-cause = How many War Parties fight as Tories in { $space } (Common Cause)? They become Active and count with the Tories, up to the number of Regulars
lod-ask-battle-indians-join = Do the War Parties in { $space } take part in the British attack?
lod-ask-battle-activate = How many pieces in { $space } come out and become { $piece }? Two Active ones add 1 to the Force Level; one left Underground adds 1 to the enemy’s losses
lod-ask-battle-die = Roll a D3 for the { $side } side in { $space }
lod-ask-battle-war-parties-lost =
    { $count ->
        [one] One Tory is lost in { $space }. How many War Parties that fight as Tories go instead?
       *[other] { $count } Tories are lost in { $space }. How many War Parties that fight as Tories go instead?
    }
lod-ask-win-the-day-where =
    { $count ->
        [one] Win the Day: one level is left. Shift an adjacent space, or be done
       *[other] Win the Day: { $count } levels are left. Shift an adjacent space, or be done
    }
lod-ask-win-the-day-levels = By how many levels does { $space } shift?
lod-ask-win-the-day-rally = Win the Day: do the Patriots Rally for free in one space?
lod-ask-win-the-day-blockade = Win the Day: move a Blockade from { $city } to another City, or be done

## Journal

lod-note-battle = The { $faction } attack in { $space }.
lod-note-battle-indians-join = The War Parties in { $space } fight beside the British.
lod-note-battle-activate = Out of hiding: { $count } { $piece }.
lod-note-battle-force =
    { $dice ->
        [0] { $side } Force Level { $level }: no die.
        [one] { $side } Force Level { $level }: one die.
       *[other] { $side } Force Level { $level }: { $dice } dice.
    }
lod-note-battle-roll = The { $side } dice show { $roll }.
lod-note-battle-more = { $why }: +{ $size }.
lod-note-battle-less = { $why }: −{ $size }.
lod-note-battle-loss-level = { $side } Loss Level: { $level }.
lod-note-battle-lost = { $piece }: { $count } lost.
lod-note-battle-no-loss = The { $side } side loses nothing.
lod-note-battle-winner = The { $side } side wins the Battle in { $space }.
lod-note-battle-no-winner = Nobody is left to win the Battle in { $space }.
lod-note-win-the-day =
    { $count ->
        [one] The { $side } side Wins the Day: one level.
       *[other] The { $side } side Wins the Day: { $count } levels.
    }
lod-note-win-the-day-washington = Washington doubles them.
lod-note-win-the-day-shift = { $space } is now at { $level }.
lod-note-win-the-day-rally = The Patriots Rally for free.

## Modifiers

lod-battle-half-regulars = At least half of those who strike are Regulars
lod-battle-underground = Underground pieces among those who strike
lod-battle-leader = A Leader among those who strike
lod-battle-lauzun = Lauzun attacks with the French
lod-battle-blockade = British in a Blockaded City
lod-battle-squadron = British in the West Indies with a Squadron there
lod-battle-forts = Defending Forts
lod-battle-indian-reserve = Indians defend in an Indian Reserve Province
lod-battle-washington = Washington defends
lod-battle-event = The Event
