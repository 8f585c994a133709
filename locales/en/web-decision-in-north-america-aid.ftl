# Decision in North America: aid sheets of both sides.

dinab-aid-american-victory =
    At the end of any turn: towns worth 36, the Articles of Confederation, and loyalty 2 or more in 4 of the 7 colonial regions. After the last turn: one of the two (towns, or politics) while the British have neither. Otherwise a draw.
    Shorter game: after 1778 you need 4 loyal regions, the Declaration and the French Alliance.
    .title = How you win
dinab-aid-american-start =
    6 markers at the start. You are the First Player of 1775. Washington arrives with the Continental Congress. You also place and command the French and the Spanish, once they are at war.
    .title = Start
dinab-aid-american-points =
    The value of each town with your combat unit, doubled at loyalty +3. Dice by the progress table: 1, 2, 3, 3, 4. France 2 dice and Spain 1 when allied.
    .title = Points
dinab-aid-american-mobilize =
    Regulars and light units in towns of New England, Mid-Atlantic, Virginia, Deep South and West, militia in any colonial town or wilderness, never where an enemy combat unit is. A regular costs 4 points, 3 once the army professionalizes. Leaders, drawn at random, join a combat unit. At most 15 markers per turn.
    .title = Mobilization
dinab-aid-american-allies =
    France joins at French Alliance, Spain at Spanish Alliance on the European table. Their units appear at home in Europe, light units also with units of theirs, Spanish militia in New Spain and Cuba. If the marker falls back, they leave, and their units go home. Nobody may enter the lands of a neutral.
    .title = Allies
dinab-aid-british-victory =
    At the end of any turn: towns worth 36, progress at Continental Congress at most, and loyalty −2 or beyond in 4 of the 7 colonial regions. After the last turn: one of the two (towns, or politics) while the Americans have neither. Otherwise a draw.
    Shorter game: you win after 1778 unless the Americans have 4 loyal regions, the Declaration and the French Alliance.
    .title = How you win
dinab-aid-british-start =
    No markers at the start, and all costs are doubled on turn 1. The special force under Howe arrives with the Declaration.
    .title = Start
dinab-aid-british-points =
    The value of each town with your combat unit, doubled at loyalty −3. Britain gives 3 dice, 1 more after the Declaration.
    .title = Points
dinab-aid-british-mobilize =
    Regulars, grenadiers, marines, fleets and Hessians appear in Britain; light units and grenadiers also with your land units; militia in colonial towns and wilderness without an enemy combat unit. Leaders, drawn at random, join a combat unit or Britain. Exchange a regular for 2 detachments, or back, for free. At most 15 markers per turn.
    .title = Mobilization
dinab-aid-british-hessians =
    Each Hessian or Indian unit that you raise, free ones too, gives the Americans 1 marker. Lost Hessians never return. An Indian locale raises 1 unit per turn, even with Americans in it.
    .title = Hessians and Indians
dinab-aid-british-sea =
    Your fleets bring the army over: 4 land units per fleet, from Britain to any port or by assault.
    .title = Royal Navy
dinab-aid-sequence =
    1. Initiative: secret bids of markers.
    2. Political: points for towns, and dice.
    3. Mobilization: First Player, then Second.
    4. Rabble Rousing: Progress, Loyalty, Europe.
    5. Three campaigns: the First Player moves and fights, then the Second.
    6. Supply; enlistment; then points are lost, and half of each hand, rounded down, goes back.
    7. Victory check.
    .title = The year
dinab-aid-initiative =
    Any number of any markers. More markers win, a die decides ties. All go to the pool.
    .title = Initiative
dinab-aid-rabble =
    Commit Rabble Rousing markers to tables and single regions in secret. The First Player orders the tables. Points plus a die, Americans 2 dice for Europe after the Declaration; a side alone wins without rolling, a tie changes nothing. The winner shifts 1 box or level; Progress never goes back, the British can only hold it.
    .title = Rabble Rousing
dinab-aid-windows =
    Political: Debate, Indians (American), Speculators.
    Mobilization: Drillmaster, Hessians, Indians (British), Leader Arises, Pulaski.
    Movement: Minutemen (start), Bait, Committee (campaigns 2 and 3), Privateers (enemy fleet), Engineers (end).
    Battle: Tarleton’s Quarter (start), Shot Heard (after).
    Adjustment: Mutiny & Treason. End of turn: Politicking.
    Any time: Spy; Master Plan except in battle; Committee for a partisan.
    .title = When markers are played
dinab-aid-tactics =
    1 marker for a forced march in campaign 2 or 3, for an interception (optional), or for 1 extra die in a battle: in total up to the values of your leaders there, in one fire no more than the strength that fires. All committed go back to the pool.
    .title = Tactics markers
dinab-aid-campaigns =
    Campaign 1: every force may move. Campaigns 2 and 3: only forced marches. Battles follow each movement.
    .title = Campaigns
dinab-aid-movement =
    Die plus the commander’s value. Road, river or lake 1; trail 2, or 1 for leaders, light units and Indians alone. Drop units off, pick none up; no unit moves twice in a phase. Enemy units and partisans stop a force. Any number of units may share a locale.
    .title = Movement
dinab-aid-forced =
    A force with a leader, for a Tactics marker. Afterwards each combat unit is lost on a 6, leaders never. A Committee of Correspondence allows it without Tactics marker or leader.
    .title = Forced march
dinab-aid-naval =
    1 point per sea or port. A fleet carries 4 land units and any leaders from where both began; it ends its move where it lands any. Enemy units stop it in port, none at sea. Fleets fight only fleets, in port. Nobody embarks or lands beside an enemy fleet. Land in a free port, or assault: the fleet fires too, marines +1; beaten, the force returns aboard and leaves. Cargo sinks with its fleet.
    .title = Fleets
dinab-aid-combat =
    1. Commit Tactics markers in secret.
    2. Die plus the values of all your leaders: the higher fires first; roll ties again.
    3. Fire in turn, a die per strength point: 5 disrupts, 6 eliminates; the owner chooses, die by die. Light and Indian units +1 in wilderness and Indian locales. Disrupted units do not fire; disrupted again they are eliminated.
    4. A side with no undisrupted combat unit loses and retreats. Then all rally.
    5. Each enemy unit eliminated gives 1 marker, the winner first.
    .title = Combat
dinab-aid-retreat =
    Declared at the start of your own fire; the enemy fires once more. All together to an adjacent locale without enemies, or by sea with a fleet that has room, to a sea without enemy fleets. Militia do not cross a border. What has no way out is lost and gives markers.
    .title = Retreat
dinab-aid-leaders =
    Militia commanders (★) lead only militia and light units, admirals (⚓) only fleets and landings, generals never those. Leaders can be hit; disrupted they count 0. One who is eliminated survives on a die of his value or less and goes back to the pool of leaders.
    .title = Leaders
dinab-aid-supply =
    A locale feeds as many units as its value, twice that in a region loyal to you. Leaders, fleets, marines aboard, land units in port with a fleet, Indians in Indian locales and units in Europe need nothing; other units aboard must check. Each unit unfed is lost on 1–3.
    .title = Supply
dinab-aid-fog =
    Of an enemy stack you see the top and the height. A battle or a Spy shows the rest. Rearrange your stacks in your movement.
    .title = Hidden stacks
dinab-aid-militia =
    Militia and its commanders stay in their region, in retreat too, and do not go to sea.
    .title = Militia
dinab-aid-enlistment =
    American regulars and light units check until the army professionalizes; militia of both sides where no enemy is in its region; Indians outside Indian locales. Die plus the value of 1 leader with them: with 4 or less the unit goes home.
    .title = Enlistment
dinab-aid-progress =
    Don’t Tread on Me: Americans 1 die for points.
    Continental Congress: 2 dice, Washington joins any American unit.
    Declaration: 3 dice, Americans 2 dice on the European table; Britain 1 more die and its special force; no political victory for the British.
    Army professionalizes: 3 dice, American regulars cost 3, they and light units check no enlistment.
    Articles: 4 dice, the political victory is open. All but the dice adds up.
    .title = Revolutionary Progress
dinab-aid-europe =
    Right: Covert Aid, Americans 1 free marker per turn; French Alliance; Spanish Alliance; Armed Neutrality, Britain 1 die less.
    Left: Courts Favor Britain, British 1 free marker per turn; Subsidy Treaties, Hessians 1 point less; Bourbons Isolated, Britain 1 die more.
    Boxes add up on the marker’s side. All but the alliances are reconstructed.
    .title = European Balance
