# Liberty or Death: each section of the rulebook in a few words, for the help panel.
# The key is the number of the section.

lod-help-1 =
    Four Factions fight on two sides. The British and the Indians are the Royalists; the Patriots and the French are the Rebellion. Allies help each other, but each Faction wins alone.
    .title = Spaces, pieces and numbers
lod-help-1-3 =
    The map has Cities, Colonies and Indian Reserve Provinces. Colonies and Reserves are Provinces. Population (0–2) counts for Support and Opposition; Reserves have none. Spaces that touch are adjacent.
    .title = The map
lod-help-1-3-7 =
    The West Indies are a box off the map, closed until the Treaty of Alliance. Only British and French Regulars, British Forts and French Squadrons may be there.
    .title = West Indies
lod-help-1-3-9 =
    These forces are not yet in the war. The French release theirs with Préparer la Guerre. British forces are released in the winters named by the scenario.
    .title = Unavailable
lod-help-1-4 =
    All pieces except Forts and Villages are units. Cubes are Regulars, Tories and Continentals. Militia and War Parties are Underground or Active; they are always placed Underground.
    .title = Pieces
lod-help-1-4-1 =
    Pieces are placed from the Available box. If none of a type is left there, a Faction may take its own pieces of that type from the map and place them elsewhere, but never Regulars.
    .title = Available forces
lod-help-1-4-2 =
    A space holds at most 2 Forts and Villages in total, whoever owns them. Indian pieces never enter a City.
    .title = Stacking
lod-help-1-4-3 =
    Battles do not remove Underground units, and many actions Activate them as their price. Cubes, Forts and Villages are always Active.
    .title = Underground and Active
lod-help-1-5 =
    A player may control one Faction or both Factions of a side. Factions without a player can be Non-players (chapter 8).
    .title = Players and sides
lod-help-1-6 =
    Each space with Population is at one of 5 levels, from Active Support to Active Opposition. Active levels count Population twice in the totals. Every Faction’s victory depends on these totals.
    .title = Support and Opposition
lod-help-1-6-4 =
    Cubes lost in fights stay in the Casualties box until the Reset Phase. CBC and CRC count all British and Rebellion losses of the game, including Forts.
    .title = Casualties
lod-help-1-7 =
    The Rebellion Controls a space where it has more pieces than the Royalists. The British Control it where the Royalists have more pieces and at least 1 of them is British. Otherwise nobody Controls it.
    .title = Control
lod-help-1-8 =
    Each Faction has 0–50 Resources and pays for its Commands with them.
    .title = Resources
lod-help-1-9 =
    After the Treaty of Alliance, there are as many Blockades on Cities as the FNI level. In a Blockaded City the British cannot Muster Regulars, Garrison or March by sea, and its Population counts as 0 for Support and for Resources.
    .title = French Naval Intervention
lod-help-1-10 =
    Each Faction has one Leader in play. He moves with units of his Faction and cannot be lost. If he is alone in a space, he moves to other pieces of his Faction or to Available.
    .title = Leaders
lod-help-2 =
    Cards are played one by one, and the next card is always visible. On each card, up to 2 Eligible Factions act. Winter Quarters cards bring victory checks and income.
    .title = The order of play
lod-help-2-2 =
    Reveal the first card, and show the card after it.
    .title = Start
lod-help-2-3 =
    The card shows the order of the Factions. Factions that acted on the previous card are Ineligible on this one.
    .title = Event cards
lod-help-2-3-3 =
    A Faction that passes remains Eligible and gains Resources: 1 for the Patriots and the Indians, 2 for the British and the French.
    .title = Passing
lod-help-2-3-4 =
    The 1st Eligible Faction executes a Command, with or without a Special Activity, or the Event. The 2nd may then execute: after a Command alone, a Limited Command; after a Command with a Special Activity, a Limited Command or the Event; after the Event, a Command with a Special Activity.
    .title = What an Eligible Faction may do
lod-help-2-3-5 =
    A Limited Command is a Command in 1 space, or with 1 destination, without a Special Activity.
    .title = Limited Command
lod-help-2-3-6 =
    Factions that executed a Command or the Event are Ineligible on the next card. All others are Eligible, unless an Event says otherwise.
    .title = Eligibility
lod-help-2-3-7 =
    The next card comes into play. A Winter Quarters card that appears is played at once, before the Event that it replaces.
    .title = Next card
lod-help-2-3-8 =
    Once per game, an Eligible Faction may cancel the Event before anyone acts. It executes 2 free Limited Commands and a Special Activity, and its Leader takes part in one of the Commands. Another Faction may trump it, in this order: Patriots, British, French, Indians, Treaty of Alliance.
    .title = Brilliant Stroke
lod-help-2-3-9 =
    The French may play it when Available French Regulars, Squadrons in the West Indies and CBC together exceed 15. From then on, French pieces fight in America.
    .title = Treaty of Alliance
lod-help-2-4 =
    This card starts a Winter Quarters Round: victory check, supply, income, Support, redeployment, desertion and reset. The last one ends the game after its Support Phase.
    .title = Winter Quarters
lod-help-3 =
    A Faction chooses one Command and the spaces for it, and usually pays per space. Each space is chosen only once per Command.
    .title = Commands
lod-help-3-1 =
    The executing Faction decides the spaces, their order, the targets and its own pieces. Free Commands from Events cost nothing.
    .title = Commands in general
lod-help-3-2 =
    Muster, Garrison, March, Battle.
    .title = British Commands
lod-help-3-2-1 =
    Muster costs 1 Resource per space. Place up to 6 Regulars in 1 City without a Blockade, a Colony adjacent to one, or the West Indies. Then place up to 2 Tories (1 at Passive Opposition) in each space with or adjacent to Regulars or a British Fort. Then, in 1 space, replace 3 cubes with a Fort or Reward Loyalty.
    .title = Muster (British)
lod-help-3-2-2 =
    Garrison costs 2 Resources in total. Regulars move from anywhere to Cities without a Blockade. Every 3 British cubes in a City Activate 1 Militia. Then, in 1 City under British Control without a Patriot Fort, all Rebellion units may be displaced.
    .title = Garrison
lod-help-3-2-3 =
    March costs 1 Resource per destination. Regulars move to an adjacent space, or by sea from in or adjacent to a City without a Blockade to another such City or a Province adjacent to it. Tories move with them 1 for 1. Every 3 cubes at a destination Activate 1 Militia.
    .title = March (British)
lod-help-3-2-4 =
    Battle costs 1 Resource per space with British and Rebellion pieces. See Battle, 3.6.
    .title = Battle (British)
lod-help-3-3 =
    Rally, March, Battle, Rabble-Rousing.
    .title = Patriot Commands
lod-help-3-3-1 =
    Rally costs 1 Resource per space, not at Active Support. Place 1 Militia, or replace 2 units with a Fort. At a Fort you may instead place Militia up to Forts plus Population, or move in adjacent Militia and turn all there Underground. At 1 Fort, Militia may become Continentals.
    .title = Rally
lod-help-3-3-2 =
    March costs 1 Resource per destination, plus 1 French Resource where the French enter. Units move 1 space; French Regulars move with Continentals 1 for 1. Every 2 Continentals Activate 1 War Party. Large groups that enter a British City become Active.
    .title = March (Patriots)
lod-help-3-3-3 =
    Battle costs 1 Resource per space with Patriot and Royalist pieces, plus 1 French Resource if the French join. See 3.6.
    .title = Battle (Patriots)
lod-help-3-3-4 =
    Rabble-Rousing costs 1 Resource per space with Underground Militia, or with Rebellion Control and a Patriot piece. Place a Propaganda marker and shift 1 level toward Active Opposition. Without such Control, 1 Militia becomes Active.
    .title = Rabble-Rousing
lod-help-3-4 =
    Gather, March, Scout, Raid.
    .title = Indian Commands
lod-help-3-4-1 =
    Gather costs 1 Resource per Province at Neutral or a Passive level; the first is free if it is a Reserve. Place 1 War Party, or replace 2 with a Village. At a Village you may instead place War Parties up to Villages plus 1, or move in adjacent War Parties and turn all there Underground.
    .title = Gather
lod-help-3-4-2 =
    March costs 1 Resource per Province; the first is free if all come from Reserves. War Parties move 1 space, never into a City. Large groups that enter a Rebellion Colony become Active.
    .title = March (Indians)
lod-help-3-4-3 =
    Scout costs 1 Indian and 1 British Resource. War Parties lead Regulars, and as many Tories, into an adjacent Province and become Active. All Militia there become Active, and the British may Skirmish.
    .title = Scout
lod-help-3-4-4 =
    Raid costs 1 Resource for each of up to 3 Provinces at Opposition with or adjacent to Underground War Parties. 1 War Party may move in. Then 1 becomes Active, a Raid marker is placed, and Opposition falls by 1 level.
    .title = Raid
lod-help-3-5 =
    Before the Treaty of Alliance: Agent Mobilization, Hortalez. After it: Hortalez, Muster, March, Battle.
    .title = French Commands
lod-help-3-5-1 =
    Agent Mobilization costs 1 Resource. Place 2 Militia or 1 Continental in Quebec, New York, New Hampshire or Massachusetts, not at Active Support. Only before the Treaty of Alliance.
    .title = Agent Mobilization
lod-help-3-5-2 =
    The French spend any number of Resources; the Patriots gain 1 more than that.
    .title = Roderigue Hortalez et Cie
lod-help-3-5-3 =
    Muster costs 2 Resources. Place up to 4 Regulars in 1 Colony or City under Rebellion Control or in the West Indies. On the map, 2 of them may be replaced with a Patriot Fort for 1 Patriot Resource.
    .title = Muster (French)
lod-help-3-5-4 =
    March costs 1 Resource per destination, plus 1 Patriot Resource where Continentals enter. Regulars move to an adjacent space with Patriots or together with Continentals, or between Rebellion Cities and Provinces adjacent to them.
    .title = March (French)
lod-help-3-5-5 =
    Battle costs 1 Resource per space with French and Royalist pieces, including the West Indies, plus 1 Patriot Resource if the Patriots join. See 3.6.
    .title = Battle (French)
lod-help-3-6 =
    Each side adds up its Force Level, rolls a D3 for every 3 points (at most 3 dice) and applies modifiers. The result is the Loss Level of the enemy. Pieces are removed in a fixed order; the winner may shift Support or Opposition.
    .title = Battle
lod-help-3-6-1 =
    The attacking Faction decides for its side. Patriots and French may join each other if they pay; Indians join through the British. The British or the Patriots decide for a mixed defense.
    .title = Who fights, who decides
lod-help-3-6-2 =
    The Force Level counts cubes and half of the Active Militia or War Parties. The Loss Level is the enemy’s roll with modifiers.
    .title = Force and losses
lod-help-3-6-3 =
    Choose how many Underground units to Activate: 2 add 1 point, and 1 left Underground adds to the enemy’s losses. An attacker counts Tories up to his Regulars, or the ally’s cubes up to his own. Defenders count all cubes and Forts.
    .title = Force Levels
lod-help-3-6-4 =
    Roll 1 D3 for every 3 points of Force Level, at most 3 dice. Regulars, Underground units, Leaders, Forts and Blockades add to the result or subtract from it.
    .title = Rolls and modifiers
lod-help-3-6-7 =
    Regulars, Continentals and Forts count 2 losses, all other pieces 1. Royalists remove Regulars and Tories in turn, then Active War Parties. The Rebellion removes French Regulars, Continentals and Active Militia in turn. A defender removes Villages and Forts last. Underground units are never removed.
    .title = Removal
lod-help-3-6-8 =
    The side that lost fewer pieces wins; ties go to the defender. For every 2 pieces that the loser removed, Support or Opposition shifts 1 level, at most 3 (Washington doubles it). A Rebellion win gives a free Rally and may move Blockades.
    .title = Win the Day
lod-help-4 =
    One Special Activity may accompany a Command, before, during or after it, at no cost. A Limited Command has none.
    .title = Special Activities
lod-help-4-1 =
    A Faction uses 1 Special Activity with a Command in at least 1 space. Some go only with certain Commands, or not in the same spaces.
    .title = Special Activities in general
lod-help-4-2-1 =
    With March or Battle, War Parties act as Tories and become Active. They never enter a City.
    .title = Common Cause
lod-help-4-2-2 =
    In 1 space with Regulars, without Battle, Garrison or Muster: remove 1 cube or Active Militia; or 2, and 1 Regular; or, if there are none, 1 Patriot Fort and 1 Regular.
    .title = Skirmish (British)
lod-help-4-2-3 =
    If FNI is 0, gain a D3 of Resources. Otherwise remove 1 Blockade.
    .title = Naval Pressure (British)
lod-help-4-3-1 =
    In up to 3 Colonies or Cities under Rebellion Control, 1 Underground Militia becomes Active. Gain 1 Resource and place 1 Propaganda marker for each.
    .title = Persuasion
lod-help-4-3-2 =
    In 1 space without Battle: Activate 1 Underground Militia to remove 1 Royalist unit. Or Activate 2 and lose 1 of them to remove 2 units, or a Village if no War Party is there.
    .title = Partisans
lod-help-4-3-3 =
    In 1 space with Continentals, without Battle: remove 1 British cube; or 2, and 1 Continental; or, if there are none, 1 British Fort and 1 Continental.
    .title = Skirmish (Patriots)
lod-help-4-4-1 =
    In 1 Province with a Village, Activate 1 Underground War Party. The British may give Resources; if they give fewer than 2, the Indians gain 1 instead.
    .title = Trade
lod-help-4-4-2 =
    In 1 space: Activate 1 Underground War Party to remove 1 Rebellion unit. Or Activate 2 and lose 1 of them to remove 2 units, or a Patriot Fort if no unit is there.
    .title = War Path
lod-help-4-4-3 =
    With a Raid, where War Parties outnumber the Rebellion: take Patriot Resources equal to the Population. Remove 1 War Party.
    .title = Plunder
lod-help-4-5-1 =
    Move 1 Squadron to the West Indies, or 3 Regulars to Available, or gain 2 Resources.
    .title = Préparer la Guerre
lod-help-4-5-2 =
    After the Treaty of Alliance, in 1 space or the West Indies without Battle or Muster: remove 1 British cube; or 2, and 1 Regular; or, if there are none, 1 British Fort and 1 Regular.
    .title = Skirmish (French)
lod-help-4-5-3 =
    After the Treaty of Alliance, move a Squadron from the West Indies to a City as a Blockade. If none is left there, rearrange the Blockades.
    .title = Naval Pressure (French)
lod-help-5 =
    The Faction that plays the Event follows the card and makes all choices, except those that the card gives to another Faction.
    .title = Events
lod-help-5-1 =
    Everything possible must be carried out. A card overrides the rules, but not the limits of stacking, Available pieces or Resources.
    .title = Executing Events
lod-help-5-1-3 =
    If only part of an Event is possible, carry out that part.
    .title = As far as possible
lod-help-5-2 =
    Many Events have an unshaded and a shaded text. Any Faction may choose either. Unshaded mostly helps the Royalists, shaded the Rebellion.
    .title = Dual Events
lod-help-5-3 =
    Commands granted by an Event are free for everyone and do not change Eligibility.
    .title = Free Commands
lod-help-6 =
    A year ends: victory check, supply, Resources, Support, redeployment, desertion and reset, then the effect of the card.
    .title = Winter Quarters Round
lod-help-6-1 =
    A Faction that meets both of its conditions wins at once (7.2).
    .title = Victory check
lod-help-6-2-1 =
    Units are in supply here: British cubes with a British Fort or in a City under British Control; Patriots and French with a Patriot Fort or in a Colony or City under Rebellion Control; War Parties with a Village or in a Reserve. For others, pay 1 Resource per space, or remove or move them as asked.
    .title = Supply
lod-help-6-2-2 =
    If British and French are in the West Indies, they Battle. Then each pays 1 Resource to stay, or returns.
    .title = West Indies Battle
lod-help-6-3 =
    British: Forts, plus Population of Cities under British Control without a Blockade, plus 5 for the West Indies. Indians: half of the Villages. Patriots: Forts, plus half of the spaces under Rebellion Control. French: twice the Squadrons before the Treaty; after it, FNI plus Population of Cities not under British Control, plus 5 for the West Indies.
    .title = Resources
lod-help-6-4 =
    The British, then the Patriots, spend Resources on Support and Opposition. In the last Round the game then ends.
    .title = Support
lod-help-6-4-1 =
    In a space under British Control with a Regular and a Tory, each Resource removes a Raid or Propaganda marker or shifts 1 level toward Active Support, at most 2 levels.
    .title = Reward Loyalty
lod-help-6-4-2 =
    In a space under Rebellion Control with a Patriot piece, each Resource removes a Raid marker or shifts 1 level toward Active Opposition, at most 2 levels.
    .title = Committees of Correspondence
lod-help-6-4-3 =
    After the Support Phase of the last Winter Quarters Round, the game is scored (7.3).
    .title = End of the game
lod-help-6-5-1 =
    The first Faction in the order of the next card changes its Leader, if it can.
    .title = Leader change
lod-help-6-5-2 =
    The Indians, French, British and Patriots, in that order, may move their Leader to any of their pieces or to Available.
    .title = Leader redeployment
lod-help-6-5-3 =
    British forces become Available according to the schedule of the scenario.
    .title = British Release Date
lod-help-6-5-4 =
    After the Treaty of Alliance, 1 Blockade is removed; the French may rearrange the others.
    .title = FNI falls
lod-help-6-6-1 =
    1 in 5 Militia and 1 in 5 Continentals desert. The Indians choose the first of each, the Patriots the rest.
    .title = Patriot desertion
lod-help-6-6-2 =
    1 in 5 Tories deserts. The French choose the first, the British the rest.
    .title = Tory desertion
lod-help-6-7 =
    Raid and Propaganda markers are removed, all Factions are Eligible, Casualties become Available, Militia and War Parties become Underground, and the card takes effect.
    .title = Reset
lod-help-7 =
    Each Faction has 2 conditions: a lead in Support or Opposition, and a condition of its own.
    .title = Victory
lod-help-7-1 =
    A Non-player that meets its conditions beats all players. Ties go to Non-players, then Patriots, British, French, Indians. Without the Treaty of Alliance the French are last.
    .title = Places and ties
lod-help-7-2 =
    Royalists need Support to lead by more than 10, the Rebellion needs Opposition to lead by more than 10. In addition: British, CRC above CBC; French, CBC above CRC and the Treaty played; Patriots, Forts plus 3 above Villages; Indians, Villages minus 3 above Patriot Forts.
    .title = At a check
lod-help-7-3 =
    Add both margins; the highest sum wins. A player with both Factions of a side counts the lower one.
    .title = At the end
lod-help-8 =
    Non-players are the rulebook’s own bots. They follow all rules and decide by flowcharts and dice. The journal shows the reason for each choice.
    .title = Non-players
lod-help-8-1 =
    They play the Event if their conditions say so; otherwise a full Command with a Special Activity; otherwise they pass. Their Commands are never Limited by the turn order, and they never take their own pieces from the map to place them elsewhere.
    .title = How non-players act
lod-help-8-1-2 =
    Place Forts and Villages first, then Militia or War Parties, then cubes in turn. Remove own cubes in turn, then Active, then Underground units, bases last. Remove enemy bases first, then Underground units, then cubes.
    .title = Which pieces
lod-help-8-1-3 =
    Follow the priorities in order. If spaces are equal, dice decide (8.2).
    .title = Which spaces
lod-help-8-2 =
    A D3 chooses a column and a D6 a row of a table of spaces; the first candidate from there on is chosen. Between 2 spaces, 1 D6 decides.
    .title = Random spaces
lod-help-8-3 =
    A sword at the symbol: ignore the Event. A musket: the card has an instruction. An Event that would do nothing, or help the enemy, is not played.
    .title = Non-players and Events
lod-help-8-3-7 =
    After the Treaty of Alliance, if the Faction’s own conditions are met: a Limited Command with the Leader, a Special Activity, and a second Limited Command.
    .title = Brilliant Strokes of non-players
lod-help-8-4 =
    Garrison if the Rebellion Controls a City and 10 Regulars are on the map; otherwise Muster if a D6 is less than the Available Regulars; otherwise Battle where they are stronger; otherwise March.
    .title = Non-player British
lod-help-8-5 =
    Battle where they are stronger; otherwise Rally if it builds a Fort or if a D6 exceeds the Underground Militia; otherwise Rabble-Rousing; otherwise March.
    .title = Non-player Patriots
lod-help-8-6 =
    Before the Treaty of Alliance: Hortalez if a D6 exceeds Patriot Resources, otherwise Agent Mobilization. After it: Muster if a D6 is less than the Available Regulars, Battle where the Rebellion is stronger, otherwise March.
    .title = Non-player French
lod-help-8-7 =
    Raid if Support plus a D6 does not exceed Opposition; otherwise Gather for Villages or if a D6 is less than the Available War Parties; otherwise Scout where British Regulars are with War Parties; otherwise March.
    .title = Non-player Indians
lod-help-8-8 =
    Do not let a Non-player win at a check, and finish ahead of all of them: by 6 for a victory, by less for a stalemate.
    .title = Solo player
