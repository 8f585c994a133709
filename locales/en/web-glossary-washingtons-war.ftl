# Terms of the game in one line each. `.words` are the forms that are found in texts, the name first.

web-term-ww-cu = Combat unit: the troops that fight and hold ground.
    .words = CU, CUs
web-term-ww-pc = Political control: whom the people of a space support. More of them win a colony.
    .words = PC marker, PC markers, PC
web-term-ww-army = A general with at least 1 CU.
    .words = army, armies
web-term-ww-strategy-rating = The least card value that moves a general: the lower, the better.
    .words = Strategy Rating
web-term-ww-isolation = Markers with no path to troops, a port or free ground are removed at the end of the year.
    .words = isolated, isolation
web-term-ww-intercept = An army beside the way of an enemy may roll to get there first.
    .words = intercept, interception
web-term-ww-militia = The side with more PC markers in the colony has it in battle.
    .words = militia
web-term-ww-winter-quarters = Towns that shelter CUs in the north from the losses of winter.
    .words = winter quarters
web-term-ww-ops = A card with a value of 1 to 3 for moving, placing markers or reinforcing.
    .words = OPS card, OPS cards, OPS
web-term-ww-queue = Low cards saved up until their sum activates a general.
    .words = Operations Queue
web-term-ww-alliance = A track: American victories move it, and at its end France joins the war.
    .words = French Alliance
web-term-ww-battle-rating = What a general adds in battle: a die decides whether half or all of it.
    .words = Battle Rating
