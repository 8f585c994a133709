# The non-player Factions (chapter 8): what all have in common.
lod-agent-np = Non-player of the rulebook
lod-option-player = a player
lod-option-non-player = a non-player
lod-option-difficulty = Difficulty for a lone player
lod-option-difficulty-normal = normal
lod-option-difficulty-high = high: never behind a non-player from the second winter on

lod-np-roll-two-spaces = The { $faction } choose between two equal spaces: 1–3 takes the first in the order of the Random Spaces table, 4–6 the second
lod-np-roll-any-space = The { $faction } choose one of several equal spaces by a die with as many sides
lod-np-roll-column = The { $faction } choose among equal spaces: the column of the Random Spaces table
lod-np-roll-row = The { $faction } choose among equal spaces: the row of the Random Spaces table
lod-np-roll-any-choice = The { $faction } choose by a die among choices that no rule prefers
lod-np-rolled = Rolled { $roll } on a die of { $sides }.
lod-np-compared = { $count } spaces were compared; { $equal ->
    [one] one was
   *[other] { $equal } were
} best.
lod-np-by-dice = The dice took { $space } among equals.
lod-np-any-choice = No rule prefers a choice: the die took one.
lod-np-no-resources = The { $faction } have no Resources.
lod-np-no-command = No Command of the flowchart is possible for the { $faction }.
lod-np-treaty = French preparations with half the British Casualties are { $prepared }; the Treaty of Alliance needs { $needed }.

## A lone player (8.8). The margins close every text

lod-outcome-lone = { $story } Margins: British { $british }, Patriots { $patriots }, Indians { $indians }, French { $french }.
lod-note-lone-behind = The { $faction } have the highest margin of the non-players, and the player is lost. The game is over.
lod-lone-french = You have lost to the French. Their gold and their fleet have cost Britain more than they cost France, which leads Europe once more.
lod-lone-patriots = You have lost to the Patriots. The United States stand, and nothing holds their settlers back from the west.
lod-lone-indians = You have lost to the Indians. The frontier stays where the Proclamation drew it, and the nations keep their land for another generation.
lod-lone-british = You have lost to the British. The rebellion is put down, the French go home, and the Crown soon forgets its allies.
lod-lone-stalemate = Stalemate: you are ahead, but by fewer than six points. Nobody can win this war and nobody will end it.
lod-lone-rebellion = You have won. The world recognises the United States as a nation among nations.
lod-lone-royalist = You have won. The colonies are the King’s again, and treaties slow their way to the west.
