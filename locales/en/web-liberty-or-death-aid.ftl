# Liberty or Death: aid sheets, a summary of each Faction’s Commands and Special Activities in our words.

## Headings

lodw-aid-commands = Commands
lodw-aid-activities = Special Activities
lodw-aid-victory = Victory
lodw-aid-leaders = Leaders
lodw-aid-cost = Cost
lodw-aid-where = Where
lodw-aid-when = When

## British

lodw-aid-victory-british = Support leads Opposition by more than 10, and Rebellion Casualties (CRC) exceed British Casualties (CBC). Passing brings 2 Resources.
lodw-aid-british-muster = Place up to 6 Regulars in the first space; then up to 2 Tories in each chosen City or Colony, 1 at Passive Opposition. Then, in one of these spaces, replace 3 British cubes with a Fort, or Reward Loyalty where you have Regulars, Tories and Control: 1 Resource per marker and per level toward Active Support.
    .cost = 1 Resource per space
    .where = Regulars: one City without a Blockade, a Colony adjacent to one, or the West Indies. Tories: Cities and Colonies with or adjacent to British Regulars or Forts, not at Active Opposition.
lodw-aid-british-garrison = Move Regulars from anywhere on the map into Cities. In every City without a Blockade, Activate 1 Militia per 3 British cubes. Then, from one City under British Control without a Patriot Fort and without a Blockade, you may displace all Rebellion units to one adjacent space.
    .cost = 2 Resources in total
    .where = Cities without a Blockade, as origin and as destination.
lodw-aid-british-march = Move Regulars to an adjacent space or by sea: from a City, or a space adjacent to it, to another City or a Province adjacent to that. 1 Tory may move with each Regular. In each destination, Activate 1 Militia per 3 British cubes there.
    .cost = 1 Resource per destination
    .where = Any spaces. A Blockaded City can be reached or left overland only.
lodw-aid-british-battle = Fight in one space after the other. Tories count up to the number of Regulars; War Parties may join.
    .cost = 1 Resource per space
    .where = Spaces with British and Rebellion pieces, the West Indies too.
lodw-aid-british-common-cause = Use War Parties as if they were Tories; those used become Active. They never enter Cities.
    .cost = With March or Battle
    .where = Spaces of the Command with British pieces and War Parties.
lodw-aid-british-skirmish = Remove 1 Rebellion cube or Active Militia; or 2 of them and 1 of your Regulars; or, if there are none, 1 Patriot Fort and 1 of your Regulars.
    .cost = With any Command
    .where = One space with Regulars and Rebellion pieces, the West Indies too; not where you Battle, Muster or end a Garrison.
lodw-aid-british-naval-pressure = While FNI is 0: gain 1 D3 of Resources. Otherwise lower FNI by 1 and return 1 Blockade to the West Indies.
    .cost = With any Command
    .where = No space.

## Patriots

lodw-aid-victory-patriots = Opposition leads Support by more than 10, and Patriot Forts on the map plus 3 exceed Villages. Passing brings 1 Resource.
lodw-aid-patriots-rally = In each space place 1 Militia, or replace 2 Patriot units with a Fort. With a Fort there you may instead place Militia up to Forts plus Population, or move Militia in from adjacent spaces and turn all there Underground. At the end, in one Rally space with a Fort, replace any Militia with Continentals.
    .cost = 1 Resource per space
    .where = Spaces not at Active Support. In Indian Reserve Provinces and the West Indies no Militia can be placed.
lodw-aid-patriots-march = Move Militia and Continentals; 1 French Regular may move with each Continental. In a destination, Activate 1 War Party per 2 Continentals there. Militia become Active if they enter a City under British Control and the group plus the British cubes there is more than 3.
    .cost = 1 Resource per destination; the French pay 1 for each that they enter
    .where = Any adjacent spaces.
lodw-aid-patriots-battle = Fight in one space after the other. French Regulars count up to the number of Continentals.
    .cost = 1 Resource per space; the French pay 1 where they take part
    .where = Spaces with Patriot and Royalist pieces.
lodw-aid-patriots-rabble-rousing = Place a Propaganda marker and shift 1 level toward Active Opposition. Unless there is Rebellion Control with a Patriot piece, 1 Underground Militia there becomes Active.
    .cost = 1 Resource per space
    .where = Spaces under Rebellion Control with Patriot pieces, or with an Underground Militia.
lodw-aid-patriots-persuasion = In each, Activate 1 Underground Militia, gain 1 Resource and place a Propaganda marker.
    .cost = With any Command
    .where = Up to 3 Colonies or Cities under Rebellion Control with an Underground Militia.
lodw-aid-patriots-partisans = Activate 1 Underground Militia and remove 1 Royalist unit; or Activate 2, lose 1 of them and remove 2 Royalist units; or, if no War Party is there, Activate 2, lose 1 and remove a Village.
    .cost = With any Command
    .where = One space with Underground Militia and Royalist pieces; not where you Battle.
lodw-aid-patriots-skirmish = Remove 1 British cube; or 2 and 1 Continental; or, if there is no British cube, 1 British Fort and 1 Continental.
    .cost = With any Command
    .where = One space with Continentals and British pieces; not where you Battle.

## Indians

lodw-aid-victory-indians = Support leads Opposition by more than 10, and Villages on the map minus 3 exceed Patriot Forts. Passing brings 1 Resource.
lodw-aid-indians-gather = In each, place 1 War Party, or replace 2 War Parties with a Village. With a Village there you may instead place War Parties up to Villages plus 1, or move War Parties in from adjacent spaces and turn all there Underground.
    .cost = 1 Resource per Province; the first is free if it is an Indian Reserve Province
    .where = Provinces at Neutral or Passive levels.
lodw-aid-indians-march = Move War Parties. They become Active if they enter a Colony under Rebellion Control and the group plus the Militia there is more than 3.
    .cost = 1 Resource per destination; the first is free if all come from Indian Reserve Provinces
    .where = Adjacent Provinces, never Cities.
lodw-aid-indians-scout = Move at least 1 War Party and 1 British Regular together, with Tories up to the Regulars. These War Parties and all Militia at the destination become Active. Then the British Regulars may Skirmish there.
    .cost = 1 Resource, and the British pay 1
    .where = From one Province with War Parties and British Regulars into an adjacent Province.
lodw-aid-indians-raid = Into each you may move 1 adjacent War Party. Then Activate 1 Underground War Party there: place a Raid marker and shift 1 level toward Neutral.
    .where = Up to 3 Provinces at Opposition, with an Underground War Party there or in an adjacent Province.
    .cost = 1 Resource per Province
lodw-aid-indians-trade = Activate the War Party. The British may give Resources; if they give fewer than 2, you gain 1 instead.
    .cost = With any Command
    .where = One Province with an Underground War Party and a Village.
lodw-aid-indians-war-path = Activate 1 Underground War Party and remove 1 Rebellion unit; or Activate 2, lose 1 of them and remove 2 Rebellion units; or, if there is no Rebellion unit, Activate 2, lose 1 and remove a Patriot Fort.
    .cost = With any Command
    .where = One space with Underground War Parties and Rebellion pieces.
lodw-aid-indians-plunder = Take from the Patriots as many Resources as the Population there. Remove 1 War Party from it.
    .cost = With Raid only
    .where = One Province of the Raid where War Parties outnumber Rebellion pieces.

## French

lodw-aid-victory-french = The Treaty of Alliance is played, Opposition leads Support by more than 10, and British Casualties (CBC) exceed Rebellion Casualties (CRC). Passing brings 2 Resources.
lodw-aid-french-agent-mobilization = Place 2 Militia or 1 Continental.
    .cost = 1 Resource
    .where = Quebec, New York, New Hampshire or Massachusetts, not at Active Support.
lodw-aid-french-hortalez = The Patriots gain what you spend plus 1.
    .cost = Any number of Resources, at least 1
    .where = No space.
lodw-aid-french-muster = Place up to 4 French Regulars. Then, not in the West Indies, you may replace 2 French Regulars with a Patriot Fort for 1 Patriot Resource.
    .cost = 2 Resources
    .where = One Colony or City under Rebellion Control, or the West Indies.
lodw-aid-french-march = Move French Regulars to an adjacent space, or by sea between Cities under Rebellion Control and Provinces adjacent to them. 1 Continental may move with each.
    .cost = 1 Resource per destination; the Patriots pay 1 for each that Continentals enter
    .where = Spaces with Patriot pieces, or any if Continentals move too.
lodw-aid-french-battle = Fight in one space after the other. Continentals count up to the number of French Regulars.
    .cost = 1 Resource per space; the Patriots pay 1 where they join
    .where = Spaces with French and Royalist pieces, the West Indies too.
lodw-aid-french-preparer-la-guerre = Move 1 Squadron from Unavailable to the West Indies, or 3 Regulars from Unavailable to Available; or gain 2 Resources.
    .cost = With any Command
    .where = No space.
lodw-aid-french-skirmish = Remove 1 British cube; or 2 and 1 French Regular; or, if there is no British cube, 1 British Fort and 1 French Regular.
    .cost = With any Command except Agent Mobilization
    .where = One space with French Regulars and British pieces, the West Indies too; not where you Battle or Muster.
lodw-aid-french-naval-pressure = Raise FNI by 1: a Squadron in the West Indies becomes a Blockade on any City. If none is left there, move Blockades between Cities.
    .cost = With any Command except Agent Mobilization
    .where = No space.

## Leaders

lodw-aid-leader-gage = Where he is, the first level of Reward Loyalty is free.
lodw-aid-leader-howe = Each British Special Activity also lowers FNI by 1.
lodw-aid-leader-clinton = Where he is, a Skirmish removes 1 more Militia.
lodw-aid-leader-washington = Where he is, the Rebellion doubles its levels when it Wins the Day, and its Loss Level is 1 lower when it defends.
lodw-aid-leader-brant = Where he is, War Path removes 1 more Militia.
lodw-aid-leader-cornplanter = Where he is, Gather replaces 1 War Party (not 2) with a Village.
lodw-aid-leader-dragging-canoe = A Raid that starts where he is may move 1 space farther.
lodw-aid-leader-rochambeau = The French March and Battle with the Patriots for free.
lodw-aid-leader-lauzun = Where he attacks with the French, the defender’s Loss Level is 1 higher.

## For all Factions: each line of a text is a row

lodw-aid-all = All Factions
lodw-aid-battle = Battle
lodw-aid-winter = Winter Quarters Round
lodw-aid-with = Special Activity
lodw-aid-treaty = Treaty of Alliance
lodw-aid-treaty-before = Before it only
lodw-aid-treaty-after = After it only
lodw-aid-treaty-both = Before and after it

lodw-aid-all-sequence =
    1st Eligible: a Command, with or without a Special Activity, or the Event.
    2nd Eligible after a Command alone: a Limited Command.
    2nd Eligible after a Command with a Special Activity: a Limited Command or the Event.
    2nd Eligible after the Event: a Command, with or without a Special Activity.
    Pass: Patriots and Indians +1 Resource, British and French +2; stay Eligible. The next Eligible Faction takes the place.
    Factions that executed a Command or the Event are Ineligible on the next card.
    .title = Sequence of Play
lodw-aid-all-limited =
    A Command in 1 space, without a Special Activity. With March, Garrison or Scout, all moving pieces share 1 destination. A Garrison Activates and displaces only in that City.
    .title = Limited Command
lodw-aid-all-activity =
    1 Special Activity with a Command in at least 1 space: before, during or after it, at no cost. Each space is chosen once.
    .title = Special Activities
lodw-aid-all-control =
    Rebellion Control: more Rebellion than Royalist pieces.
    British Control: more Royalist than Rebellion pieces, and at least 1 British piece.
    Indian pieces without British pieces, as many as the Rebellion or more: no Control.
    .title = Control
lodw-aid-all-support =
    Total Support: Population at Passive Support, plus twice the Population at Active Support. Opposition likewise. Spaces without Population are always Neutral.
    .title = Support and Opposition
lodw-aid-all-stacking =
    At most 2 Forts and Villages in a space, whoever owns them. No Indian pieces in Cities, so no Villages. West Indies: only British and French Regulars, British Forts and Squadrons.
    A Village is not a Fort in Battle, but it counts as a piece for modifiers.
    .title = Stacking
lodw-aid-all-removed =
    Cubes removed in Battle, Skirmish, War Path and Partisans go to Casualties until Reset. Forts go back to Available at once. Both count for CBC (British) or CRC (Rebellion).
    All other removed pieces go to Available.
    .title = Removed pieces
lodw-aid-all-available =
    Place from Available only. If none of a type is Available, a Faction may take its own from the map; never Regulars. Militia and War Parties are placed Underground.
    .title = Placing pieces
lodw-aid-all-march =
    A move through Cities counts as 1 step. Example: a Province, an adjacent City, another City, a Province adjacent to it. British: Cities without a Blockade. French: Cities under Rebellion Control.
    .title = March by sea
lodw-aid-all-blockade =
    British cannot Muster Regulars there (Tories may be placed).
    No Garrison from or to it.
    No March by sea to it or to Provinces adjacent to it.
    Population counts as 0 for Support and for Resources.
    A second Blockade in the same City has no further effect.
    .title = Effects of a Blockade
lodw-aid-all-fni =
    As many Blockades on Cities as the FNI level, never more than Available Squadrons. FNI stays 0 before the Treaty. When FNI falls, the British return 1 Blockade per level to the West Indies as a Squadron.
    With the publisher’s later wording, no Garrison at FNI 3.
    .title = French Naval Intervention (FNI)
lodw-aid-all-treaty =
    Conditions: Available French Regulars, Squadrons and CBC together above 15; the French are Eligible; nobody has acted on the card; no Winter Quarters card is showing.
    It trumps every Brilliant Stroke and cannot be trumped. All Factions become Eligible. From then on the French may enter the map, use all Commands, hold a Brilliant Stroke and win.
    .title = Treaty of Alliance
lodw-aid-all-stroke =
    Once per game, if Eligible, before the 1st Eligible acts and if no Winter Quarters card is showing. It cancels the Event.
    2 Limited Commands and 1 Special Activity for free, in any order (Reward Loyalty is paid). The Leader takes part in at least 1 of the Commands. Then all Factions are Eligible.
    Trump: British over Patriots; French over Patriots and British; Indians over all three; the Treaty of Alliance over all. A trumped card returns to its owner.
    .title = Brilliant Stroke
lodw-aid-all-leaders =
    A Leader acts only in his own space. He may move with units of his Faction, is not a unit and cannot be lost. If alone, he moves to pieces of his Faction or to Available.
    Leader Change: Gage, Howe, Clinton; Rochambeau, Lauzun (after the Treaty); Brant, Cornplanter, Dragging Canoe. Redeployment: Indians, French, British, Patriots.
    .title = Leaders
lodw-aid-battle-who =
    The executing Faction decides for the attackers. French and Patriots join each other only if the ally pays. The British may always use War Parties in the space. Indians do not execute Battle.
    Defenders: the British or the Patriots decide for a mixed side; Indians or French alone decide for themselves. All Leaders of the defender count.
    .title = 1. Who fights
lodw-aid-battle-force =
    First the attacker, then the defender may Activate Underground units.
    Cubes: 1 each. Active Militia or War Parties: half, rounded down.
    Attacking British: Tories only up to the Regulars. Attacking Rebellion: the ally’s cubes only up to one’s own, if the ally paid.
    Defender: all cubes, and Forts 1 each.
    .title = 2. Force Level
lodw-aid-battle-dice =
    1 D3 per 3 points of Force Level, at most 3 dice. Force Level 2 or less: no dice, roll 0. Roll plus modifiers is the enemy’s Loss Level.
    .title = 3. Dice
lodw-aid-battle-defender =
    At least half of the attacking pieces are Regulars: +1
    At least 1 attacking piece is Underground: +1
    At least 1 attacking Leader: +1
    French attack with Lauzun: +1
    British attack in a Blockaded City: −1
    British attack in the West Indies with a Squadron there: −1
    Per defending Fort: −1
    Indians defend in an Indian Reserve Province: −1
    Rebellion defends with Washington: −1
    .title = 4. Defender’s Loss Level
lodw-aid-battle-attacker =
    At least half of the defending pieces are Regulars: +1
    At least 1 defending piece is Underground: +1
    At least 1 defending Leader: +1
    British defend in a Blockaded City: −1
    British defend in the West Indies with a Squadron there: −1
    Per defending Fort: +1
    .title = 5. Attacker’s Loss Level
lodw-aid-battle-losses =
    The attacker, then the defender, removes pieces worth the Loss Level or more; none at 0 or less. Regulars, Continentals and Forts count 2; Tories, Militia, War Parties and Villages count 1.
    Royalists: Regular, Tory, in turn; then Active War Parties; only if defending, Villages, then Forts.
    Rebellion: French Regular, Continental, Active Militia, in turn; only if defending, Forts.
    Underground units are never removed. Raise CBC and CRC by the cubes and Forts removed.
    .title = 6. Losses
lodw-aid-battle-day =
    Not in the West Indies. The loser must have removed at least 2 pieces, at least 1 of them a cube or Fort.
    Winner: the side that lost fewer pieces, or the only side left (Underground units do not count). Ties: the defender. Both gone: nobody.
    Shift half of the pieces that the loser removed, rounded down: at most 3 levels, with Washington (Rebellion) doubled to at most 6. Levels left over may go to adjacent spaces.
    Rebellion wins: the Patriots may Rally for free in 1 space, and the French may move Blockades from that City to another.
    .title = 7. Win the Day
lodw-aid-winter-victory =
    The game ends if a Faction has both margins above 0; the one farthest ahead wins. In the last Round, if it has not ended, both margins of each Faction are added after the Support Phase: the highest sum wins, the French only with the Treaty. Ties: Non-players, Patriots, British, French, Indians.
    .title = Victory
lodw-aid-winter-supply =
    British cubes: with a British Fort or in a City under British Control. Otherwise per space: 1 Resource, 1 level toward Active Opposition, or return them to Available.
    Patriots: with a Patriot Fort or in a Colony or City under Rebellion Control. Otherwise per space: 1 Resource, or return 1 of every 2 units, rounded down, to Available.
    French: like the Patriots. Otherwise per space: 1 Resource, or move to the nearest Patriot Fort; if there is none, to Available.
    Indians: if no Village is on the map, place 1 in a Reserve. War Parties: with a Village or in a Reserve. Otherwise per space: 1 Resource, or move to the nearest Village.
    West Indies: if British and French are there, the French must Battle for free. Then the French, then the British, keep their units for 1 Resource or return them to Available.
    .title = Supply
lodw-aid-winter-resources =
    British: Forts, plus Population of Cities under British Control without a Blockade; +5 with Control of the West Indies.
    Indians: half of the Villages.
    Patriots: Forts, plus half of the spaces under Rebellion Control (not the West Indies).
    French: before the Treaty, twice the Squadrons in the West Indies; after it, FNI plus Population of Cities not under British Control; +5 if the Rebellion Controls the West Indies.
    Round down; at most 50.
    .title = Resources
lodw-aid-winter-support =
    Reward Loyalty (British Control, a Regular and a Tory): 1 Resource per Raid or Propaganda marker, then 1 per level, at most 2 levels per space.
    Committees of Correspondence (Rebellion Control, a Patriot piece): 1 Resource per Raid marker, then 1 per level, at most 2 levels per space.
    The last Round ends here.
    .title = Support
lodw-aid-winter-redeployment =
    The first Faction on the next card changes its Leader. Leaders move: Indians, French, British, Patriots. British forces are released by the schedule. After the Treaty: FNI −1, 1 Blockade returns to the West Indies, and the French may rearrange the others.
    .title = Redeployment
lodw-aid-winter-desertion =
    1 in 5 Militia and 1 in 5 Continentals on the map, rounded down: the Indians choose the first of each, the Patriots the rest.
    1 in 5 Tories, rounded down: the French choose the first, the British the rest.
    .title = Desertion
lodw-aid-winter-reset =
    Remove Raid and Propaganda markers. All Factions Eligible. Casualties to Available. Militia and War Parties Underground. Reveal the next card. Resolve the Winter Quarters card.
    .title = Reset
