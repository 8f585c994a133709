# The tutorial of Decision in North America.

web-tutorial-dina-set-up = You lead the Americans in 1775, and your militia is nearly in place: click Savannah for the last one. A militia holds its town, and towns bring political points.
web-tutorial-dina-window = Both sides may now play an action marker, in secret: pass for this phase. The question comes whatever you hold, so it tells the enemy nothing.
web-tutorial-dina-regular = Your towns and a roll gave you points, and you spend them now: choose a Continental regular. Regulars fight well and may leave their region, which militia may not.
web-tutorial-dina-regular-where = Click Lexington-Concord. Ward stands there with militia before Boston, and an army needs a core.
web-tutorial-dina-marker = Three more regulars have been placed for you; now buy a marker. It is drawn unseen, and markers win regions, battles and allies.
web-tutorial-dina-mobilized = The other points went into markers as well: click Done. Points that are left over would be lost at the end of the year.
web-tutorial-dina-paine = Now the struggle for hearts, in secret: commit Paine. Each marker adds its points to your die on one table.
web-tutorial-dina-progress = Put him on Revolutionary Progress. Each step there is for good, and the first one brings Washington.
web-tutorial-dina-rabble = Commit a Rabble Rousing marker too. You hold four of them, and unused they win nothing.
web-tutorial-dina-region = Put it on the Mid-Atlantic. You need 4 loyal regions to win by 1778, and if you are alone there you win without a roll.
web-tutorial-dina-table = Your other markers went to the south and Virginia. You are First Player, so you choose which table comes first: Revolutionary Progress.
web-tutorial-dina-congress = Congress meets, and Washington takes command: click Lexington-Concord. Your largest army deserves your best leader.
web-tutorial-dina-move = The colonies lean your way; now the army moves. Click Saratoga, where Arnold and Allen wait with militia.
web-tutorial-dina-commander = Choose Allen to command. His value is added to the roll for movement points.
web-tutorial-dina-force = Take them all. Numbers decide a battle, and Saratoga has no town to guard.
web-tutorial-dina-ticonderoga = Click Ticonderoga. Only a detachment guards the way to Canada, and entering means battle.
web-tutorial-dina-moved = Click Done: the other forces hold their towns. Battles are fought after all movement.
web-tutorial-dina-tactics = Commit 2 Tactics markers. Each can give you one more die, and your leaders allow no more.
web-tutorial-dina-fire = Fire. Each strength point rolls a die: a 5 disrupts a unit, a 6 eliminates one.
web-tutorial-dina-dice = Use both markers now for 2 more dice. A battle this small is won in the first round or not at all.
web-tutorial-dina-end = Ticonderoga is yours, the colonies are loyal and Washington commands: a good spring. The year goes on from here: answer the next question as you like, and let the guide help you when something is new.
