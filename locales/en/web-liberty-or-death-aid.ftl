# Liberty or Death: aid sheets, a summary of each Faction’s Commands and Special Activities in our words.

## Headings

lodw-aid-commands = Commands
lodw-aid-activities = Special Activities
lodw-aid-victory = Victory
lodw-aid-leaders = Leaders
lodw-aid-cost = Cost
lodw-aid-where = Where
lodw-aid-when = When
lodw-aid-choose = Faction

## British

lodw-aid-victory-british = Support leads Opposition by more than 10, and Rebellion Casualties (CRC) exceed British Casualties (CBC). Passing brings 2 Resources.
lodw-aid-british-muster = Place up to 6 Regulars in the one space; then up to 2 Tories in each chosen City or Colony, 1 at Passive Opposition. Then, in one of these spaces, turn 3 British cubes into a Fort, or Reward Loyalty where you have Regulars, Tories and Control: 1 Resource for each marker and each level toward Active Support.
    .cost = 1 Resource per space
    .where = Regulars: one City without a Blockade, a Colony next to one, or the West Indies. Tories: Cities and Colonies that have or touch British Regulars or Forts, not at Active Opposition.
lodw-aid-british-garrison = Move Regulars from anywhere on the map into Cities. In every City without a Blockade set 1 Militia Active for each 3 British cubes. Then, from one City that you Control without a Patriot Fort, you may push all Rebellion units into one adjacent space.
    .cost = 2 Resources in all
    .where = Cities without a Blockade, as origin and as destination.
lodw-aid-british-march = Move Regulars to an adjacent space or by sea: from a City, or a space next to it, to another City or a Province next to that. Each Regular may bring 1 Tory. In each destination set 1 Militia Active for each 3 British cubes there.
    .cost = 1 Resource per destination
    .where = Any spaces. A Blockaded City can be reached or left overland only.
lodw-aid-british-battle = Fight in one space after the other. Tories count up to the number of Regulars; War Parties may help.
    .cost = 1 Resource per space
    .where = Spaces with British and Rebellion pieces, the West Indies too.
lodw-aid-british-common-cause = Use War Parties as if they were Tories; those used become Active. They never enter Cities.
    .cost = With March or Battle
    .where = Spaces of the Command with British pieces and War Parties.
lodw-aid-british-skirmish = Remove 1 Rebellion cube or Active Militia; or 2 of them and 1 of your Regulars; or, if there are none, 1 Patriot Fort and 1 of your Regulars.
    .cost = With any Command
    .where = One space with Regulars and Rebellion pieces, the West Indies too; not where you Battle, Muster or end a Garrison.
lodw-aid-british-naval-pressure = While FNI is 0: gain a roll of 1 to 3 Resources. Otherwise lower FNI by 1 and return a Blockade to the West Indies.
    .cost = With any Command
    .where = No space.

## Patriots

lodw-aid-victory-patriots = Opposition leads Support by more than 10, and Patriot Forts on the map plus 3 exceed Villages. Passing brings 1 Resource.
lodw-aid-patriots-rally = In each space place 1 Militia, or turn 2 Patriot units into a Fort. With a Fort there you may instead place Militia up to Forts plus Population, or bring Militia from adjacent spaces and set all there Underground. At the end, in one Rally space with a Fort, replace any Militia with Continentals.
    .cost = 1 Resource per space
    .where = Spaces not at Active Support. In Indian Reserve Provinces no Militia can be placed.
lodw-aid-patriots-march = Move Militia and Continentals; each Continental may bring 1 French Regular. In a destination 1 War Party becomes Active for each 2 Continentals there. Militia become Active if they enter a City under British Control and the group plus the British cubes there is more than 3.
    .cost = 1 Resource per destination; the French pay 1 for each that they enter
    .where = Any adjacent spaces.
lodw-aid-patriots-battle = Fight in one space after the other. French Regulars count up to the number of Continentals.
    .cost = 1 Resource per space; the French pay 1 where they take part
    .where = Spaces with Patriot and Royalist pieces.
lodw-aid-patriots-rabble-rousing = Place a Propaganda marker and shift 1 level toward Active Opposition. Without that Control an Underground Militia there becomes Active.
    .cost = 1 Resource per space
    .where = Spaces under Rebellion Control with Patriot pieces, or with an Underground Militia.
lodw-aid-patriots-persuasion = In each set an Underground Militia Active, gain 1 Resource and place a Propaganda marker.
    .cost = With any Command
    .where = Up to 3 Colonies or Cities under Rebellion Control with an Underground Militia.
lodw-aid-patriots-partisans = Set 1 Underground Militia Active and remove 1 Royalist unit; or set 2 Active, lose one of them and remove 2 Royalist units; or, if no War Party is there, set 2 Active, lose one and remove a Village.
    .cost = With any Command
    .where = One space with Underground Militia and Royalist pieces; not where you Battle.
lodw-aid-patriots-skirmish = Remove 1 British cube; or 2 and 1 Continental; or, if there is no British cube, 1 British Fort and 1 Continental.
    .cost = With any Command
    .where = One space with Continentals and British pieces; not where you Battle.

## Indians

lodw-aid-victory-indians = Support leads Opposition by more than 10, and Villages on the map less 3 exceed Patriot Forts. Passing brings 1 Resource.
lodw-aid-indians-gather = In each place 1 War Party, or turn 2 War Parties into a Village. With a Village there you may instead place War Parties up to Villages plus 1, or bring War Parties from adjacent spaces and set all there Underground.
    .cost = 1 Resource per Province; one Indian Reserve Province is free
    .where = Provinces at Neutral or Passive levels.
lodw-aid-indians-march = Move War Parties. They become Active if they enter a Colony under Rebellion Control and the group plus the Militia there is more than 3.
    .cost = 1 Resource per destination; one is free if all come from Indian Reserve Provinces
    .where = Adjacent Provinces, never Cities.
lodw-aid-indians-scout = Move at least 1 War Party and 1 British Regular together, with Tories up to the Regulars. These War Parties and all Militia at the destination become Active. Then the British Regulars may Skirmish there.
    .cost = 1 Resource, and the British pay 1
    .where = From one Province with War Parties and British Regulars into an adjacent Province.
lodw-aid-indians-raid = Into each you may move 1 adjacent War Party. Then set an Underground War Party there Active: place a Raid marker and shift 1 level toward Neutral.
    .cost = 1 Resource per Province
    .where = Up to 3 Provinces at Opposition, with an Underground War Party there or next to them.
lodw-aid-indians-trade = Set the War Party Active. The British may hand over Resources; if they do not hand over more than 1, you gain 1 instead.
    .cost = With any Command
    .where = One Province with an Underground War Party and a Village.
lodw-aid-indians-war-path = Set 1 Underground War Party Active and remove 1 Rebellion unit; or set 2 Active, lose one of them and remove 2 Rebellion units; or, if there is no Rebellion unit, set 2 Active, lose one and remove a Patriot Fort.
    .cost = With any Command
    .where = One space with Underground War Parties and Rebellion pieces.
lodw-aid-indians-plunder = Take from the Patriots as many Resources as the Population there. Remove 1 War Party from it.
    .cost = With Raid only
    .where = One Province of the Raid where War Parties outnumber Rebellion pieces.

## French

lodw-aid-victory-french = The Treaty of Alliance is played, Opposition leads Support by more than 10, and British Casualties (CBC) exceed Rebellion Casualties (CRC). Passing brings 2 Resources.
lodw-aid-french-agent-mobilization = Place 2 Militia or 1 Continental.
    .cost = 1 Resource; before the Treaty of Alliance only
    .where = Quebec, New York, New Hampshire or Massachusetts, not at Active Support.
lodw-aid-french-hortalez = The Patriots gain what you pay and 1 more.
    .cost = As many Resources as you wish, at least 1
    .where = No space.
lodw-aid-french-muster = Place up to 4 French Regulars. Then, not in the West Indies, you may turn 2 French Regulars into a Patriot Fort for 1 Patriot Resource.
    .cost = 2 Resources; after the Treaty of Alliance
    .where = One Colony or City under Rebellion Control, or the West Indies.
lodw-aid-french-march = Move French Regulars to an adjacent space or by sea between Cities under Rebellion Control and the Provinces next to them. Each may bring 1 Continental.
    .cost = 1 Resource per destination; the Patriots pay 1 for each that Continentals enter. After the Treaty of Alliance
    .where = Spaces with Patriot pieces, or any if Continentals come along.
lodw-aid-french-battle = Fight in one space after the other. Continentals count up to the number of French Regulars.
    .cost = 1 Resource per space; the Patriots pay 1 where they take part. After the Treaty of Alliance
    .where = Spaces with French and Royalist pieces, the West Indies too.
lodw-aid-french-preparer-la-guerre = Make 1 Squadron or 3 Regulars of the Unavailable forces Available, the Squadron in the West Indies; or gain 2 Resources.
    .cost = With any Command
    .where = No space.
lodw-aid-french-skirmish = Remove 1 British cube; or 2 and 1 French Regular; or, if there is no British cube, 1 British Fort and 1 French Regular.
    .cost = With any Command but Agent Mobilization; after the Treaty of Alliance
    .where = One space with French Regulars and British pieces, the West Indies too; not where you Battle or Muster.
lodw-aid-french-naval-pressure = Raise FNI by 1: a Squadron of the West Indies becomes a Blockade on any City. If none is left there, move Blockades between Cities.
    .cost = With any Command but Agent Mobilization; after the Treaty of Alliance
    .where = No space.

## Leaders

lodw-aid-leader-gage = Where he is, the first level of Reward Loyalty is free.
lodw-aid-leader-howe = Each British Special Activity also lowers FNI by 1.
lodw-aid-leader-clinton = Where he is, a Skirmish removes 1 more Militia.
lodw-aid-leader-washington = Where he is, the Rebellion shifts twice as much when it Wins the Day, and loses 1 less when it defends.
lodw-aid-leader-brant = Where he is, War Path removes 1 more Militia.
lodw-aid-leader-cornplanter = Where he is, Gather builds a Village from 1 War Party.
lodw-aid-leader-dragging-canoe = A Raid that starts where he is may move 1 space farther.
lodw-aid-leader-rochambeau = The French March and Battle with the Patriots at no cost.
lodw-aid-leader-lauzun = Where he attacks with the French, the Defender loses 1 more.
