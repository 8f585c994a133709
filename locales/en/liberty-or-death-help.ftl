# Liberty or Death: each section of the rulebook in a few words, for the help panel.
# The key is the number of the section.

lod-help-1 =
    Four Factions on two sides. British and Indians are the Royalists, Patriots and French the Rebellion. Sides help each other, but each Faction wins alone.
    .title = Spaces, pieces and numbers
lod-help-1-3 =
    Cities, Colonies and Indian Reserve Provinces. Colonies and Reserves are Provinces. Population (0 to 2) counts for Support and Opposition; Reserves have none. Spaces that touch are adjacent.
    .title = The map
lod-help-1-3-7 =
    A box apart from the map, closed until the Treaty of Alliance. Only British and French Regulars, British Forts and French Squadrons may be there.
    .title = West Indies
lod-help-1-3-9 =
    Forces that are not yet in the war. French ones come by Préparer la Guerre, British ones in the winters that the scenario names.
    .title = Unavailable
lod-help-1-4 =
    Units are everything but Forts and Villages. Cubes are Regulars, Tories and Continentals. Militia and War Parties are Underground or Active; they are always placed Underground.
    .title = Pieces
lod-help-1-4-1 =
    Pieces are placed out of the Available box. Where none of a kind is left there, a Faction may take its own from the map to place them anew; not Regulars.
    .title = Available forces
lod-help-1-4-2 =
    At most two Forts and Villages in a space, whoever owns them. Indians never enter a City.
    .title = Stacking
lod-help-1-4-3 =
    Underground pieces are hidden: Battles pass them by and many actions spend them by turning them Active. Cubes, Forts and Villages are always Active.
    .title = Underground and Active
lod-help-1-5 =
    One player may have one Faction or both of a side. Factions nobody plays can be non-players of chapter 8.
    .title = Players and sides
lod-help-1-6 =
    Each space with Population is at one of five levels from Active Support to Active Opposition. Active levels count Population twice in the totals, on which everybody’s victory depends.
    .title = Support and Opposition
lod-help-1-6-4 =
    Cubes lost in fights wait in the Casualties box until the winter’s Reset. CBC and CRC count all British and Rebellion losses of the game, Forts included.
    .title = Casualties
lod-help-1-7 =
    The Rebellion Controls a space where it has more pieces than the Royalists. The British Control it where the Royalists have more and a British piece is among them. Otherwise nobody does.
    .title = Control
lod-help-1-8 =
    Each Faction has 0 to 50 Resources and pays its Commands with them.
    .title = Resources
lod-help-1-9 =
    After the Treaty of Alliance: as many Blockades on Cities as the FNI level says. A Blockaded City takes no British Muster of Regulars, Garrison or sea March, and counts no Population for Support.
    .title = French Naval Intervention
lod-help-1-10 =
    Each Faction has one Leader in play. He goes along with units of his Faction and cannot be lost. Left alone in a space, he moves to other pieces of his Faction or to Available.
    .title = Leaders
lod-help-2 =
    Cards come one by one, the next always in sight. On each, up to two Eligible Factions act. Winter Quarters cards bring victory checks and income.
    .title = The order of play
lod-help-2-2 =
    The first card is turned up, and the one after it is shown.
    .title = Start
lod-help-2-3 =
    The card shows the order of the Factions. Those that acted on the last card are Ineligible on this one.
    .title = Event cards
lod-help-2-3-3 =
    Whoever passes stays Eligible and gains Resources: 1 for Patriots and Indians, 2 for British and French.
    .title = Passing
lod-help-2-3-4 =
    The 1st takes a Command, with a Special Activity if it likes, or the Event. The 2nd then has: after a Command alone, a Limited Command; after a Command with Activity, a Limited Command or the Event; after the Event, a Command with Activity.
    .title = What an Eligible Faction may do
lod-help-2-3-5 =
    A Command in one space, or with one destination, and without a Special Activity.
    .title = Limited Command
lod-help-2-3-6 =
    Who executed a Command or the Event is Ineligible on the next card, all others are Eligible; Events may say otherwise.
    .title = Eligibility
lod-help-2-3-7 =
    The card on deck comes into play. A Winter Quarters card that shows up is played at once, before the Event that it replaces.
    .title = Next card
lod-help-2-3-8 =
    Once in the game, an Eligible Faction may cancel the Event before anybody acts: two free Limited Commands and a Special Activity, the Leader taking part in one of the Commands. Trumps, from low to high: Patriots, British, French, Indians, Treaty of Alliance.
    .title = Brilliant Stroke
lod-help-2-3-9 =
    The French may play it once Available French Regulars, Squadrons in the West Indies and British Casualties together exceed 15. From then on their pieces fight in America.
    .title = Treaty of Alliance
lod-help-2-4 =
    A card that starts a Winter Quarters Round: victory check, supply, income, Support, redeployment, desertion, reset. The last one ends the game after its Support Phase.
    .title = Winter Quarters
lod-help-3 =
    A Faction picks one Command and the spaces for it, and usually pays per space. A space is selected once for a Command.
    .title = Commands
lod-help-3-1 =
    The executing Faction decides the spaces, their order, the targets and its own pieces. Free Commands of Events cost nothing.
    .title = Commands in general
lod-help-3-2 =
    Muster, Garrison, March, Battle.
    .title = British Commands
lod-help-3-2-1 =
    1 Resource a space. Up to six Regulars in one open City, a Colony next to one, or the West Indies. Then two Tories (one at Passive Opposition) in each space with or next to Regulars or a Fort. Then in one space: a Fort for three cubes, or Reward Loyalty.
    .title = Muster (British)
lod-help-3-2-2 =
    2 Resources in all. Regulars move from anywhere to open Cities. Every three British cubes in a City turn up one Militia. Then one Controlled City without a Patriot Fort may drive its Rebellion units out.
    .title = Garrison
lod-help-3-2-3 =
    1 Resource a destination. Regulars move to an adjacent space, or by sea from in or next to an open City to another or a Province beside it. Tories go along one for one. Every three cubes at a destination turn up one Militia.
    .title = March (British)
lod-help-3-2-4 =
    1 Resource a space with British and Rebellion pieces. See Battle, 3.6.
    .title = Battle (British)
lod-help-3-3 =
    Rally, March, Battle, Rabble-Rousing.
    .title = Patriot Commands
lod-help-3-3-1 =
    1 Resource a space, not at Active Support. One Militia, or a Fort for two units; at a Fort instead Militia up to Forts plus Population, or gather adjacent Militia and hide all. At one Fort Militia may become Continentals.
    .title = Rally
lod-help-3-3-2 =
    1 Resource a destination, and 1 French Resource where French enter. Units move one space; French Regulars go along one for one with Continentals. Every two Continentals turn up one War Party. Big groups entering a British City are seen.
    .title = March (Patriots)
lod-help-3-3-3 =
    1 Resource a space with Patriot and Royalist pieces; 1 French Resource more if French fight along. See 3.6.
    .title = Battle (Patriots)
lod-help-3-3-4 =
    1 Resource a space with Underground Militia, or with Rebellion Control and a Patriot piece. Place Propaganda and shift one level towards Active Opposition; without such Control a Militia turns Active.
    .title = Rabble-Rousing
lod-help-3-4 =
    Gather, March, Scout, Raid.
    .title = Indian Commands
lod-help-3-4-1 =
    1 Resource a Province at Neutral or a Passive level; the first is free in a Reserve. One War Party, or a Village for two; at a Village instead War Parties up to Villages plus one, or gather adjacent ones and hide all.
    .title = Gather
lod-help-3-4-2 =
    1 Resource a Province; the first is free if all come from Reserves. War Parties move one space, never into Cities. Big groups entering a Rebellion Colony are seen.
    .title = March (Indians)
lod-help-3-4-3 =
    1 Indian and 1 British Resource. War Parties lead Regulars (and as many Tories) into an adjacent Province, all War Parties Active. All Militia there turn Active, and the British may Skirmish.
    .title = Scout
lod-help-3-4-4 =
    1 Resource for each of up to three Provinces at Opposition with or next to Underground War Parties. One may move in; then one turns Active, a Raid marker is placed, and Opposition falls one level.
    .title = Raid
lod-help-3-5 =
    Before the Treaty: Agent Mobilization, Hortalez. After it: Hortalez, Muster, March, Battle.
    .title = French Commands
lod-help-3-5-1 =
    1 Resource. Two Militia or one Continental in Quebec, New York, New Hampshire or Massachusetts, not at Active Support. Only before the Treaty.
    .title = French Agent Mobilization
lod-help-3-5-2 =
    The French pay what they like; the Patriots gain one more than that.
    .title = Roderigue Hortalez et Cie
lod-help-3-5-3 =
    2 Resources. Up to four Regulars in one Colony or City under Rebellion Control or in the West Indies. There two of them may become a Patriot Fort for 1 Patriot Resource.
    .title = Muster (French)
lod-help-3-5-4 =
    1 Resource a destination, and 1 Patriot Resource where Continentals enter. To an adjacent space with Patriots or with Continentals along, or between Rebellion Cities and Provinces beside them.
    .title = March (French)
lod-help-3-5-5 =
    1 Resource a space with French and Royalist pieces, the West Indies too; 1 Patriot Resource more if Patriots fight along. See 3.6.
    .title = Battle (French)
lod-help-3-6 =
    Each side adds up its Force Level, rolls a D3 for every three points (three dice at most), and adds modifiers: that is what the enemy loses. Losses come off in a fixed order; the winner may shift Support.
    .title = Battle
lod-help-3-6-1 =
    The attacker’s Faction decides for its side. Patriots and French fight along if they pay; Indians through the British. British or Patriots decide for a mixed defence.
    .title = Who fights, who decides
lod-help-3-6-2 =
    Force Level counts cubes and half the Active Militia or War Parties. Loss Level is the enemy’s roll with modifiers.
    .title = Force and losses
lod-help-3-6-3 =
    Choose how many Underground pieces turn Active: two add a point, one left Underground adds to the enemy’s losses. Attacking British count Tories up to their Regulars; attacking rebels count their friend’s cubes up to their own. Defenders count all cubes and Forts.
    .title = Force Levels
lod-help-3-6-4 =
    One D3 for every three points of force, three at most. Regulars, hidden pieces, Leaders and Forts add or take away.
    .title = Rolls and modifiers
lod-help-3-6-7 =
    Regulars, Continentals and Forts count two losses, all else one. Cubes go in turn, then Active War Parties or Militia, and for a defender at last Villages and Forts. Underground pieces are safe.
    .title = Removal
lod-help-3-6-8 =
    The side that lost fewer pieces wins; a tie goes to the defender. For every two pieces the loser removed, Support or Opposition shifts a level, three at most (Washington doubles). A Rebellion win brings a free Rally and may move Blockades.
    .title = Win the Day
lod-help-4 =
    One may go with a Command, before, during or after it, at no cost. Not with a Limited Command.
    .title = Special Activities
lod-help-4-1 =
    One Activity with a Command in at least one space. Some go only with certain Commands, or not in their spaces.
    .title = Special Activities in general
lod-help-4-2-1 =
    With March or Battle: War Parties serve as Tories, and turn Active. They never enter Cities.
    .title = Common Cause
lod-help-4-2-2 =
    In one space with Regulars, without Battle, Garrison or Muster: remove one cube or Active Militia; or two and a Regular; or, where there are none, a Patriot Fort and a Regular.
    .title = Skirmish (British)
lod-help-4-2-3 =
    Where FNI is 0, gain a D3 of Resources. Otherwise lift one Blockade.
    .title = Naval Pressure (British)
lod-help-4-3-1 =
    In up to three Colonies or Cities under Rebellion Control, an Underground Militia turns Active: 1 Resource and a Propaganda marker each.
    .title = Persuasion
lod-help-4-3-2 =
    In one space without Battle: one Underground Militia turns Active to remove a Royalist unit; or two, of which one is lost, to remove two units, or a Village where no War Party is left.
    .title = Partisans
lod-help-4-3-3 =
    In one space with Continentals, without Battle: remove one British cube; or two and a Continental; or, where there are none, a British Fort and a Continental.
    .title = Skirmish (Patriots)
lod-help-4-4-1 =
    In one Province with a Village, an Underground War Party turns Active: the British may give Resources; if they give fewer than two, the Indians gain one from the bank.
    .title = Trade
lod-help-4-4-2 =
    In one space: one Underground War Party turns Active to remove a Rebellion unit; or two, of which one is lost, to remove two units, or a Patriot Fort where no unit is left.
    .title = War Path
lod-help-4-4-3 =
    With a Raid, where War Parties outnumber the Rebellion: take Patriot Resources equal to the Population. One War Party goes home.
    .title = Plunder
lod-help-4-5-1 =
    A Squadron to the West Indies, or three Regulars to Available, or 2 Resources.
    .title = Préparer la Guerre
lod-help-4-5-2 =
    After the Treaty, in one space or the West Indies without Battle or Muster: remove one British cube; or two and a Regular; or, where there are none, a British Fort and a Regular.
    .title = Skirmish (French)
lod-help-4-5-3 =
    After the Treaty: put a Squadron from the West Indies on a City as a Blockade; with none left there, rearrange the Blockades.
    .title = Naval Pressure (French)
lod-help-5 =
    The Faction that takes the Event does what the card says and makes its choices, but for those that the card gives to another.
    .title = Events
lod-help-5-1 =
    What can be done must be done. A card goes before the rules, but not before stacking, availability, or the limits of Resources.
    .title = Executing Events
lod-help-5-1-3 =
    Where only part of an Event can be carried out, that part is.
    .title = As far as possible
lod-help-5-2 =
    Many Events have an unshaded and a shaded text. Any Faction may choose either. Unshaded mostly helps the Royalists, shaded the Rebellion.
    .title = Two sides of a card
lod-help-5-3 =
    Commands that an Event grants cost nothing to anybody and leave Eligibility as it is.
    .title = Free Commands
lod-help-6 =
    A year ends: victory check, supply, Resources, Support, redeployment, desertion, reset, and the card’s own event.
    .title = Winter Quarters Round
lod-help-6-1 =
    A Faction that meets both its conditions wins at once (7.2).
    .title = Victory check
lod-help-6-2-1 =
    Out of supply are: British cubes away from a Fort or a City they Control; Patriots and French away from a Patriot Fort or a Colony or City under Rebellion Control; War Parties away from a Village or Reserve. Pay 1 a space, or lose or move them as asked.
    .title = Supply
lod-help-6-2-2 =
    Where British and French stand in the West Indies, they fight. Then each pays 1 Resource to stay, or goes home.
    .title = West Indies Battle
lod-help-6-3 =
    British: Forts and Population of open Cities they Control, 5 for the West Indies. Indians: half the Villages. Patriots: Forts and half the spaces under Rebellion Control. French: twice the Squadrons before the Treaty; after it FNI and Population of Cities not British, 5 for the West Indies.
    .title = Resources
lod-help-6-4 =
    British, then Patriots, spend Resources on Support and Opposition. In the last Round the game then ends.
    .title = Support
lod-help-6-4-1 =
    In a space under British Control with a Regular and a Tory: each Resource removes a Raid or Propaganda marker, or shifts one level towards Active Support, two levels at most.
    .title = Reward Loyalty
lod-help-6-4-2 =
    In a space under Rebellion Control with a Patriot piece: each Resource removes a Raid marker, or shifts one level towards Active Opposition, two levels at most.
    .title = Committees of Correspondence
lod-help-6-4-3 =
    After the Support Phase of the last Winter Quarters Round the game is scored (7.3).
    .title = End of the game
lod-help-6-5-1 =
    The first Faction on the card on deck changes its Leader, if it can.
    .title = Leader change
lod-help-6-5-2 =
    Indians, French, British, Patriots in turn may move their Leader to any of their pieces, or to Available.
    .title = Leader redeployment
lod-help-6-5-3 =
    British forces become Available as the scenario’s schedule says.
    .title = British release
lod-help-6-5-4 =
    After the Treaty one Blockade is lifted; the French may rearrange the others.
    .title = FNI falls
lod-help-6-6-1 =
    One Militia in five and one Continental in five leave. The Indians choose the first of each, the Patriots the rest.
    .title = Patriot desertion
lod-help-6-6-2 =
    One Tory in five leaves. The French choose the first, the British the rest.
    .title = Tory desertion
lod-help-6-7 =
    Raid and Propaganda markers go, everybody is Eligible, Casualties become Available, Militia and War Parties hide, and the card’s event takes effect.
    .title = Reset
lod-help-7 =
    Each Faction has two conditions: a lead in Support or Opposition, and its own one.
    .title = Victory
lod-help-7-1 =
    A non-player that meets its conditions beats all players. Ties go to non-players, then Patriots, British, French, Indians. Without the Treaty the French are last.
    .title = Places and ties
lod-help-7-2 =
    Royalists need Support ahead by more than 10, rebels Opposition. Besides: British, more Rebellion than British Casualties; French the reverse, and the Treaty; Patriots, Forts plus 3 above Villages; Indians, Villages minus 3 above Forts.
    .title = At a check
lod-help-7-3 =
    Both margins are added; the highest sum wins. A player with both Factions of a side counts the worse.
    .title = At the end
lod-help-8 =
    The rulebook’s own opponents. They follow all rules and decide by flowcharts and dice. The journal tells the reason of each choice.
    .title = Non-players
lod-help-8-1 =
    They take the Event if their conditions say so, otherwise a full Command with a Special Activity, otherwise they pass. Their Commands are never Limited by the turn order, and they never take their own pieces off the map to place them anew.
    .title = How non-players act
lod-help-8-1-2 =
    Placed: Forts and Villages, then Militia or War Parties, then cubes in turn. Own ones removed: cubes in turn, then Active before Underground, bases last. Enemies removed: bases, then Underground, then cubes.
    .title = Which pieces
lod-help-8-1-3 =
    Priorities in order; within one, equal spaces are chosen by dice (8.2).
    .title = Which spaces
lod-help-8-2 =
    A D3 picks a column and a D6 a row of a table of spaces; from there on the first candidate is taken. Between two, one D6 decides.
    .title = Random spaces
lod-help-8-3 =
    A sword under the symbol: the Event is ignored. A musket: the card has an instruction. An Event that would do nothing, or help the enemy, is not taken.
    .title = Non-players and Events
lod-help-8-3-7 =
    After the Treaty, if the Faction’s own conditions are met: a Limited Command with the Leader, a Special Activity, a second Limited Command.
    .title = Brilliant Strokes of non-players
lod-help-8-4 =
    Garrison if a City is lost and ten Regulars are on the map; else Muster by a die against Regulars Available; else Battle where they are stronger; else March.
    .title = Non-player British
lod-help-8-5 =
    Battle where they are stronger; else Rally if it builds a Fort or by a die against hidden Militia; else Rabble-Rousing; else March.
    .title = Non-player Patriots
lod-help-8-6 =
    Before the Treaty: Hortalez by a die against Patriot Resources, else agents. After it: Muster by a die against Regulars Available, Battle where the rebels are stronger, else March.
    .title = Non-player French
lod-help-8-7 =
    Raid while Opposition is ahead by a die; else Gather for Villages or by a die against War Parties Available; else Scout where British Regulars stand with War Parties; else March.
    .title = Non-player Indians
lod-help-8-8 =
    Never let a non-player win at a check, and at the end be ahead of all of them: by six for a victory, by less for a stalemate.
    .title = One player
