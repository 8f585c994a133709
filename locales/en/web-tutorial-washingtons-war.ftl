# The tutorial of Washington’s War.

web-tutorial-ww-committees = You lead the Americans in 1775, and your committees have already placed a PC marker in most colonies: click Savannah to give Georgia the last one. A colony belongs to the side with more markers, and colonies win the war.
web-tutorial-ww-first = Let the British play the first card. Each side plays 7 cards in turn, and whoever plays second often has the last word of the year.
web-tutorial-ww-hand = Your hand lies under the map, and only you see it: play Operations 3. A card is one order, and the number says how strong it is.
web-tutorial-ww-reinforce = Bring reinforcements. A 3 brings 3 combat units (CUs), and you may do this twice a year.
web-tutorial-ww-falmouth = Click Falmouth, in the north-east. From there a wild path leads to Quebec, which only Arnold knows.
web-tutorial-ww-arnold = Bring Arnold. CUs without a general cannot attack, and nobody else can take that path.
web-tutorial-ww-second-card = The British have answered. Play Operations 2: Arnold’s first number, his Strategy Rating, is 2, so this card moves him.
web-tutorial-ww-activate = Activate a general. The same card could also place 2 PC markers or bring more CUs, but never two of these.
web-tutorial-ww-whom = Choose Arnold. Washington and Greene, with a rating of 1, would obey even a 1.
web-tutorial-ww-march = Click Quebec. Enemy CUs stand there, so entering means battle; British reserves are still far away.
web-tutorial-ww-take-along = Take all 3 CUs. In battle each adds 1 to your die, and 2 British CUs wait for you.
web-tutorial-ww-battle = Before the dice fall, each side may use one card: choose Morgan’s Riflemen. The British have the Regulars, the Royal Navy and the militia on their side, so you need help.
web-tutorial-ww-battle-card = Play it as a Battle Card, for +2. Discarding it would bring only +1.
web-tutorial-ww-paine = Canada is open, and each British defeat brings France closer. Now win hearts: play Thomas Paine.
web-tutorial-ww-event = Play the event. Discarded, it would place only 1 marker, and the British could take the card for themselves.
web-tutorial-ww-albany = Click Albany. In New York it is now 2 markers against 2, so the British no longer hold the colony.
web-tutorial-ww-richmond = Click Richmond. Virginia is tied as well now, and a tie belongs to nobody.
web-tutorial-ww-salem = Click Salem, and North Carolina is tied too. With one card you have taken three colonies from the British.
web-tutorial-ww-end = You have placed markers, raised an army, won a battle and played an event: that is the whole game. The year goes on from here: play the rest of your hand as you like, and let the guide help you when something is new.
