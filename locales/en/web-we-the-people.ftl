# The board of We the People in the browser.

wtpb-phase-committees = Committees of Correspondence
wtpb-phase-reinforcements = Reinforcements Phase
wtpb-phase-deal = Dealing Strategy Cards
wtpb-phase-first-player = First player
wtpb-phase-strategy = Strategy Phase
wtpb-phase-winter-attrition = Winter Attrition Phase
wtpb-phase-french-navy = French Navy Phase
wtpb-phase-political-control = Political Control Phase
wtpb-phase-end = End Phase
wtpb-no-alliance = No French alliance
wtpb-allied = France is at war
wtpb-blocked = { $side }: no PC markers with Operations cards for the rest of this Strategy Phase

## Battles

wtpb-battle-at = Battle at { $space }
wtpb-before = Before the Battle Cards are dealt
wtpb-round = Battle Round { $round }
wtpb-attacks = attack
wtpb-defends = defend
wtpb-battle-hand =
    { $count ->
        [0] No Battle Card left
        [one] { $count } Battle Card
       *[other] { $count } Battle Cards
    }
wtpb-battle-hand-of =
    { $count ->
        [0] { $side }: no Battle Card
        [one] { $side }: { $count } Battle Card
       *[other] { $side }: { $count } Battle Cards
    }
wtpb-on-table = On the table, to be canceled:
wtpb-fight = Battle at { $space }. Attackers at the start: { $side }.
wtpb-round-of = Attackers in this round: { $side }.
wtpb-rounds = Rounds so far
wtpb-cancelled = { $side }: { $attack }, canceled by { $defence }
wtpb-to-cancel = { $side }: { $attack }, to be canceled by { $defence }
wtpb-counterattack = Counterattack! { $round }
wtpb-sources-of = Battle Cards of the { $side }: { $sources }.
wtpb-source = { $source } { $count }
wtpb-source-general = general
wtpb-source-combat-units = CUs
wtpb-source-militia = militia
wtpb-source-event = events
wtpb-source-interception = interception
wtpb-source-winter-offensive = winter offensive
wtpb-source-regulars = Regulars
wtpb-source-port = Royal Navy
wtpb-cancels-as = cancels as { $defence }
wtpb-winner-loses =
    { $count ->
        [one] winner loses 1 CU
       *[other] winner loses { $count } CUs
    }
wtpb-loser-more =
    { $count ->
        [one] loser loses 1 more CU
       *[other] loser loses { $count } more CUs
    }
wtpb-loser-fewer =
    { $count ->
        [one] loser loses 1 fewer CU
       *[other] loser loses { $count } fewer CUs
    }

wtpb-attack-frontal-attack = Frontal Attack
wtpb-attack-flank-left = Flank Attack Left
wtpb-attack-flank-right = Flank Attack Right
wtpb-attack-probe = Probe
wtpb-attack-double-envelopment = Double Envelopment
wtpb-attack-bombardment = Bombardment
wtpb-defence-frontal-attack = Ranked Fire
wtpb-defence-flank-left = Refuse Right Flank
wtpb-defence-flank-right = Refuse Left Flank
wtpb-defence-probe = Screen
wtpb-defence-double-envelopment = Refuse Flanks
wtpb-defence-bombardment = Entrenchment

wtpb-battle-deck = The Battle Deck
wtpb-attack = Attack
wtpb-defence = Defense
wtpb-count = Cards
wtpb-effect = If it wins
