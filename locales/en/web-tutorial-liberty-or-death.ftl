# The tutorial of Liberty or Death.

web-tutorial-lod-command = You lead the Patriots in 1778, and this card lets you act first: choose Rally. You win by turning the Colonies against the Crown, and for that you need Militia everywhere.
web-tutorial-lod-rally-virginia = Click Virginia on the map. Many people live there and nobody has won them over yet, so 1 Militia gives you a foothold for 1 Resource.
web-tutorial-lod-rally-new-jersey = Now New Jersey, where you have 4 Militia and 2 Continentals. A space with several units can do something better than place one more.
web-tutorial-lod-fort = Build a Fort. Forts are half of your victory: their number plus 3 must exceed the Indian Villages.
web-tutorial-lod-fort-unit = The Fort replaces two units: give up a Militia. Continentals fight better, so keep them.
web-tutorial-lod-fort-second = Give up a second Militia. Both return to Available and can Rally again elsewhere.
web-tutorial-lod-rally-done = Click Done, although you could Rally in more spaces. You need your last Resource for the next turn.
web-tutorial-lod-others = The bots have acted, and the journal explains why. You were Ineligible on the last card and now come first again: choose Rabble-Rousing to win people over.
web-tutorial-lod-rabble-virginia = Click Virginia. Your Militia moves it 1 level, from Neutral to Passive Opposition, and the more people live in a space, the more its level counts.
web-tutorial-lod-rabble-done = Click Done: your Resources are spent. The bars above the map show how far each Faction is from victory.
web-tutorial-lod-event = This time the card itself is worth more than a Command: choose the Event. Lord Stirling lets you March and Battle for free.
web-tutorial-lod-shaded = Choose the shaded side. It usually helps the Rebellion; the unshaded side would leave you Ineligible.
web-tutorial-lod-philadelphia = Click Philadelphia. The City is at Active Support, and most of its Regulars have marched away.
web-tutorial-lod-march = Say yes to the free March. Without your troops there, there would be nobody to fight.
web-tutorial-lod-march-from = Click Pennsylvania, where Washington stands with 5 Continentals. Units march to an adjacent space.
web-tutorial-lod-march-continentals = Take all 5 Continentals. In a Battle every piece adds to your Force Level, and that gives you dice.
web-tutorial-lod-march-militia = Leave the Militia behind. They keep Pennsylvania under Rebellion Control and stay Underground.
web-tutorial-lod-washington = Take Washington along. A Leader improves your roll, and he doubles what a victory brings.
web-tutorial-lod-march-done = Click Done. The units in New Jersey guard the new Fort, and 5 Continentals are enough.
web-tutorial-lod-battle = Now fight. The sheet will show you both forces, every modifier with its rule, and the dice.
web-tutorial-lod-end = You have rallied, built a Fort, won Virginia over and beaten the British at Philadelphia. The war goes on from here: answer the next question as you like, and let the guide help you when something is new.
