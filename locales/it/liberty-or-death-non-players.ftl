# Liberty or Death: i dadi dei Non-player.

lod-np-roll-two-spaces = un dado tra due spazi: il primo con 1-3, il secondo con 4-6
lod-np-roll-column = un dado per la colonna della Random Spaces Table
lod-np-roll-row = un dado per la riga della Random Spaces Table
lod-np-roll-any = un dado tra scelte di pari merito
lod-np-rolled = tirato { $roll } su { $sides }
