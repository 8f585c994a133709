# The non-player Factions (chapter 8): what all have in common.
lod-agent-np = Non-player (rulebook)
lod-option-player = Player
lod-option-non-player = Non-player
lod-option-difficulty = Difficulty for a solo player
lod-option-difficulty-normal = Normal
lod-option-difficulty-high = High: never behind a Non-player from the second winter on

lod-np-roll-two-spaces = The { $faction } choose between 2 equal spaces: 1–3 the first in the Random Spaces table, 4–6 the second
lod-np-roll-any-space = The { $faction } choose among equal spaces with a die of as many sides
lod-np-roll-column = The { $faction } choose among equal spaces: column of the Random Spaces table
lod-np-roll-row = The { $faction } choose among equal spaces: row of the Random Spaces table
lod-np-roll-any-choice = The { $faction } choose by die where no rule decides
lod-np-rolled = Rolled { $roll } on a D{ $sides }.
lod-np-compared = { $count ->
    [one] Compared 1 space
   *[other] Compared { $count } spaces
}{ $equal ->
    [one] : 1 best.
   *[other] : { $equal } equally good.
}
lod-np-by-dice = The dice chose { $space } among equals.
lod-np-any-choice = No rule decides, so the die chose.
lod-np-no-resources = The { $faction } have no Resources.
lod-np-no-command = No Command of the flowchart is possible.
lod-np-treaty = French preparations plus half of CBC: { $prepared }. The Treaty of Alliance needs { $needed }.

## A lone player (8.8). The margins close every text

lod-outcome-lone = { $story } Margins: British { $british }, Patriots { $patriots }, Indians { $indians }, French { $french }.
lod-note-lone-behind = The { $faction } have the highest margin of the Non-players, so the player loses. The game is over.
lod-lone-french = You have lost to the French. Their gold and their fleet have cost Britain more than they cost France, which leads Europe once more.
lod-lone-patriots = You have lost to the Patriots. The United States survive, and nothing holds their settlers back from the west.
lod-lone-indians = You have lost to the Indians. The frontier stays where the Proclamation drew it, and the nations keep their land for another generation.
lod-lone-british = You have lost to the British. The rebellion is put down, the French go home, and the Crown soon forgets its allies.
lod-lone-stalemate = Stalemate: you are ahead, but by fewer than 6 points. Nobody can win this war and nobody will end it.
lod-lone-rebellion = You have won. The world recognizes the United States as a nation among nations.
lod-lone-royalist = You have won. The colonies are the King’s again, and treaties slow their way to the west.
