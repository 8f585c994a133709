# Terms of the game in one line each. `.words` are the forms that are found in texts, the name first.

web-term-lod-eligible = A Faction that may act on this card. Whoever acted on the last one waits for a card.
    .words = Eligible, Ineligible
web-term-lod-limited-command = A Command in 1 space, or with 1 destination, and no Special Activity.
    .words = Limited Command, Limited Commands
web-term-lod-special-activity = A free extra that goes with a Command, before, during or after it.
    .words = Special Activity, Special Activities
web-term-lod-underground = Hidden Militia or War Parties: Battles do not remove them.
    .words = Underground
web-term-lod-control = The side with more pieces in a space has it; the British need 1 piece of their own there.
    .words = Control, Controls
web-term-lod-support = What the people of a space want, on 5 levels. Population counts twice at the Active ones.
    .words = Support, Opposition
web-term-lod-casualties = Cubes lost in fights. CBC and CRC count the losses of the British and of the Rebellion all game long.
    .words = Casualties, CBC, CRC
web-term-lod-fni = How many Cities the French navy Blockades after the Treaty.
    .words = FNI, French Naval Intervention, Blockade, Blockades
web-term-lod-available = The box that new pieces come from. Unavailable ones must be released first.
    .words = Available, Unavailable
web-term-lod-stroke = Once per game: cancel the Event and act out of turn with your Leader.
    .words = Brilliant Stroke, Brilliant Strokes
web-term-lod-treaty = The card that brings France into the war in America.
    .words = Treaty of Alliance
web-term-lod-win-the-day = What the winner of a Battle gains when the loss is clear: shifts of Support or Opposition.
    .words = Win the Day
web-term-lod-winter-quarters = The card that ends a campaign: victory check, supply, income and reset.
    .words = Winter Quarters
