# Decision in North America: aid sheets of both sides.

dinab-aid-american-victory =
    At the end of any turn: towns worth 36, the Articles of Confederation, and loyalty 2 in 4 colonial regions. After the last turn: one of the two (towns, or politics) while the British have neither.
    Shorter game: after 1778 you need 4 loyal regions, the Declaration and the French Alliance.
    .title = How you win
dinab-aid-american-start =
    6 markers at the start. You are the First Player of 1775. Washington arrives with the Continental Congress. You also place and command the French and the Spanish, once they are at war.
    .title = Start
dinab-aid-american-points =
    The value of each town with your combat unit, doubled at loyalty +3. Dice by the progress table: 1, 2, 3, 3, 4. France 2 dice and Spain 1 when allied.
    .title = Points
dinab-aid-american-mobilize =
    Regulars and light units in towns of the five mainland regions, militia in any colonial town or wilderness, never beside enemy units. A regular costs 4 points, 3 once the army professionalizes.
    .title = Mobilization
dinab-aid-american-allies =
    France joins at French Alliance, Spain at Spanish Alliance on the European table. If the marker falls back, they leave, and their units go home.
    .title = Allies
dinab-aid-american-enlistment =
    Regulars and light units check until the army professionalizes; militia where no enemy is in its region. Die plus 1 leader: with 4 or less the unit goes home.
    .title = Enlistment
dinab-aid-british-victory =
    At the end of any turn: towns worth 36, progress at Continental Congress at most, and loyalty −2 in 4 colonial regions. After the last turn: one of the two (towns, or politics) while the Americans have neither.
    Shorter game: you win after 1778 unless the Americans have 4 loyal regions, the Declaration and the French Alliance.
    .title = How you win
dinab-aid-british-start =
    No markers at the start, and all costs are doubled on turn 1. The special force under Howe arrives with the Declaration.
    .title = Start
dinab-aid-british-points =
    The value of each town with your combat unit, doubled at loyalty −3. Britain gives 3 dice, 1 more after the Declaration.
    .title = Points
dinab-aid-british-mobilize =
    Regulars, grenadiers, marines, fleets and Hessians appear in Britain; light units and grenadiers also with your land units; militia in colonial towns and wilderness. Exchange a regular for 2 detachments, or back, for free.
    .title = Mobilization
dinab-aid-british-hessians =
    Each Hessian or Indian unit that you buy gives the Americans 1 marker. Lost Hessians never return. An Indian locale raises 1 unit per turn.
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
    6. Supply, enlistment, half of each hand back, points lost.
    7. Victory check.
    .title = The year
dinab-aid-initiative =
    Any number of any markers. More markers win, a die decides ties. All go to the pool.
    .title = Initiative
dinab-aid-rabble =
    Commit Rabble Rousing markers to tables and regions in secret. Points plus a die; a side alone wins without rolling. The winner shifts 1 box or level; Progress never goes back.
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
    1 marker for a forced march in campaign 2 or 3, for an interception, or for 1 extra die in a battle, as many as your leadership.
    .title = Tactics markers
dinab-aid-campaigns =
    Campaign 1: every force may move. Campaigns 2 and 3: only forced marches. Battles follow each movement.
    .title = Campaigns
dinab-aid-movement =
    Die plus the commander’s value. Road, river or lake 1; trail 2, or 1 for leaders, light troops and Indians alone. Drop units off, pick none up. Enemy units and partisans stop a force.
    .title = Movement
dinab-aid-forced =
    A force with a leader, for a Tactics marker. Afterwards each combat unit is lost on a 6.
    .title = Forced march
dinab-aid-naval =
    1 point per sea or port. A fleet carries 4 land units and any leaders. Land in a free port, or assault with the fleet’s fire. Cargo sinks with its fleet.
    .title = Fleets
dinab-aid-combat =
    1. Commit Tactics markers in secret.
    2. Die plus leadership: the higher fires first.
    3. Fire in turn, a die per strength point: 5 disrupts, 6 eliminates; the owner chooses. Disrupted units do not fire.
    4. Each enemy unit eliminated gives 1 marker.
    .title = Combat
dinab-aid-retreat =
    Declared at the start of your own fire; the enemy fires once more. To an adjacent locale without enemies, or by sea with a fleet. Without a way out the force is lost.
    .title = Retreat
dinab-aid-leaders =
    Militia commanders (★) lead militia and light troops, admirals (⚓) fleets and landings. A leader who is hit survives on a die of his value or less.
    .title = Leaders
dinab-aid-supply =
    A locale feeds as many units as its value, twice that in a region loyal to you. Fleets, leaders, units in port with a fleet and Indians at home need nothing. Others are lost on 1–3.
    .title = Supply
dinab-aid-fog =
    Of an enemy stack you see the top and the height. A battle or a Spy shows the rest. Rearrange your stacks in your movement.
    .title = Hidden stacks
dinab-aid-militia =
    Militia and its commanders stay in their region and do not go to sea.
    .title = Militia
