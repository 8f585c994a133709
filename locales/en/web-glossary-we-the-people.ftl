# Terms of the game in one line each. `.words` are the forms that are found in texts, the name first.

web-term-wtp-cu = Combat unit: the troops that fight and hold ground.
    .words = CU, CUs
web-term-wtp-pc = Political control: whom the people of a space support. More of them win a colony.
    .words = PC marker, PC markers, PC
web-term-wtp-army = A general with at least 1 CU.
    .words = army, armies
web-term-wtp-strategy-rating = The least card value that moves a general: the lower, the better.
    .words = Strategy Rating
web-term-wtp-isolation = Markers with no path to troops, a port or free ground are removed at the end of the year.
    .words = isolated, isolation
web-term-wtp-intercept = An army beside the way of an enemy may roll to get there first.
    .words = intercept, interception
web-term-wtp-militia = The side with more PC markers in the colony has it in battle.
    .words = militia
web-term-wtp-winter-quarters = Towns that shelter CUs in the north from the losses of winter.
    .words = winter quarters
web-term-wtp-operations = A card with a value of 1 to 3 for moving, placing markers or reinforcing.
    .words = Operations card, Operations cards
web-term-wtp-battle-card = What battles are fought with: each attack must be canceled with a card of the same type.
    .words = Battle Card, Battle Cards
web-term-wtp-battle-rating = How many Battle Cards a general draws, and what he needs to counterattack.
    .words = Battle Rating
