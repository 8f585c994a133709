# The board of Washington’s War in the browser.

wwb-phase-committees = Committees of Correspondence
wwb-phase-for-the-king = For the King
wwb-phase-reinforcements = Reinforcements Phase
wwb-phase-strategy-cards = Strategy Cards Phase
wwb-phase-first-player = First player
wwb-phase-impulse = Strategy Phase
wwb-phase-winter-attrition = Winter Attrition Phase
wwb-phase-french-naval = French Naval Phase
wwb-phase-political-control = Political Control Phase
wwb-phase-end = End Phase
wwb-alliance = French Alliance
wwb-allied-in = France entered the war in { $year }
wwb-reshuffle = The deck is reshuffled before the next deal
wwb-blocked = This year the Americans cannot place PC markers with OPS cards
wwb-queue = Operations Queue { $value }
