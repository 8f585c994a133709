# The tutorial of We the People.

web-tutorial-wtp-hand = You lead the Americans in 1775, and the British have played their first card; now play Operations 3 from your hand under the map. A card is one order, and the number says how strong it is.
web-tutorial-wtp-reinforce = Bring reinforcements. A 3 brings 3 combat units (CUs), and you may do this twice a year.
web-tutorial-wtp-ticonderoga = Click Ticonderoga, on the lakes. The road to Canada starts there, and Montreal is undefended.
web-tutorial-wtp-arnold = Bring Arnold, one of your best. His numbers are low to move him and high to fight.
web-tutorial-wtp-second-card = Play Operations 2. Each side plays its cards in turn, so strike before the British land more troops.
web-tutorial-wtp-move = Move a general. The same card could also place 2 PC markers or bring more CUs, but never two of these.
web-tutorial-wtp-whom = Choose Arnold. His first number, the Strategy Rating, is 1, so any Operations card moves him.
web-tutorial-wtp-montreal = Click Montreal. A general moves up to 4 spaces, one at a time.
web-tutorial-wtp-take-along = Take all 3 CUs along, for the whole move. Each gives you a Battle Card in the battle to come.
web-tutorial-wtp-quebec = Go on to Quebec, where Carleton has 2 CUs. Enemy CUs mean battle, and who attacks and loses must go back.
web-tutorial-wtp-attack = Each side has drawn Battle Cards: attack with Bombardment. The British must play the same card, or they lose the battle.
web-tutorial-wtp-attack-second = They had one, but Carleton failed to counterattack, so you attack again: with the left flank. You hold two of this card, so the British probably hold few.
web-tutorial-wtp-attack-third = Once more on the left flank. They have already spent one of these cards to cancel your attack.
web-tutorial-wtp-paine = Quebec is yours. Now win hearts: play Thomas Paine, whose event helps only the Americans.
web-tutorial-wtp-event = Play the event. It places 3 PC markers, which show whom a place supports.
web-tutorial-wtp-salem = Click Salem, in North Carolina. A colony is yours unless the British have more markers in it, and they had 2 against your 1.
web-tutorial-wtp-hillsboro = Click Hillsboro, so that 1 more British marker does not turn North Carolina again. The British place only next to their own markers, so yours stand in their way.
web-tutorial-wtp-saratoga = Click Saratoga, in New York. The British have just taken Ticonderoga behind Arnold, and Saratoga keeps them from Albany.
web-tutorial-wtp-end = You have raised an army, won a battle with Battle Cards and placed markers: that is the whole game. The year goes on from here: play the rest of your hand as you like, and let the guide help you when something is new.
