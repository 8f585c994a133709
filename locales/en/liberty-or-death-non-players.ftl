# Liberty or Death: the dice of Non-players.

lod-np-roll-two-spaces = a die between two spaces: the first on 1 to 3, the second on 4 to 6
lod-np-roll-column = a die for the column of the Random Spaces
lod-np-roll-row = a die for the row of the Random Spaces
lod-np-roll-any = a die among equals
lod-np-rolled = rolled { $roll } of { $sides }
