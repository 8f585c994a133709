# Decision in North America: each chapter of the rulebook in a few words, for the help panel.
# The key is the number of the chapter.

dina-help-3 =
    You win at once at the end of a turn if you hold towns worth 36 points and have your political victory: for the Americans Articles of Confederation, for the British at most Continental Congress, and for both loyalty 2 in four colonial regions. After the last turn, the only side with either success wins.
    .title = How to win
dina-help-4 =
    The British place first, then the Americans, who also place the French and Spanish. Units listed for a region may go to any of its locales; American units never beside British ones. The Americans draw 6 markers. Washington and the British special force wait for their boxes of the progress table.
    .title = Set-up
dina-help-5 =
    Each year has these phases: Initiative, Political, Mobilization, Rabble Rousing, three campaigns of movement and combat, Supply with enlistments and the return of markers, and the End of Turn with the victory check.
    .title = Sequence of play
dina-help-6 =
    You collect the value of each town where you have a combat unit, doubled in regions of loyalty 3. An enemy partisan stops it. Dice are added for Britain, for allied France and Spain, and for American progress. Points not spent are lost at the end of the year.
    .title = Political points
dina-help-7 =
    Markers are drawn at random and held in secret. Action markers are played at their moments, Rabble Rousing markers are committed to tables, Tactics markers pay for forced marches, battles and interceptions. Played markers return to the pool. At the end of the year half of your hand goes back.
    .title = Campaign markers
dina-help-8 =
    Both sides secretly bid any number of markers of any kind. More markers win and make the First Player; equal bids are decided by a die. All bids go to the pool.
    .title = Initiative
dina-help-9 =
    Both sides secretly commit Rabble Rousing markers to the progress table, to colonial regions and to Europe. The First Player chooses the order. Each side that committed adds a die to its points; the higher total wins, and a side alone wins without rolling.
    .title = Rabble Rousing
dina-help-10 =
    An American win moves the marker one box to the right; it never goes back. The boxes bring Washington, the British special force, cheaper Continentals and more dice. The last one opens the American political victory.
    .title = Revolutionary Progress
dina-help-11 =
    The winner shifts a region one step, from −3 for the British to +3 for the Americans. Loyalty changes the cost of militia and partisans and the forage; at 3 it doubles the points of the region’s towns.
    .title = Colonial Loyalty
dina-help-12 =
    The winner shifts the marker one box. On the American side come aid, the French and the Spanish alliance; on the British side money and subsidies. After the Declaration the Americans roll 2 dice.
    .title = European Balance of Power
dina-help-13 =
    You spend points on units, leaders and up to 15 markers. Leaders are drawn at random. Regulars of Britain, France and Spain appear in their boxes, militia in colonial regions at a cost set by loyalty. The British exchange a regular for two detachments and back for free.
    .title = Mobilizing units
dina-help-14 =
    In each of three campaigns the First Player moves and fights, then the Second. In the first campaign all units may move; in the second and third only forced marches.
    .title = Campaigning
dina-help-15 =
    Any number of units may be together. A locale holds at most one fortress, one siege, one partisan and one massacre marker.
    .title = Stacking
dina-help-16 =
    A force moves by a die plus the value of its commander. Roads, rivers and lakes cost 1, trails 2, or 1 for leaders, light troops and Indians alone. You may drop units off but pick none up. Enemy units stop a force.
    .title = Movement
dina-help-17 =
    In the second and third campaign a force with a leader moves for a Tactics marker. Afterwards each combat unit is lost on a 6.
    .title = Forced march
dina-help-18 =
    Both sides commit Tactics markers up to their leadership. The higher die plus leadership fires first. Each strength point is a die: 5 disrupts, 6 eliminates, and the owner chooses who. A side may retreat at the start of its own fire and takes one last round. Each enemy unit eliminated gives a marker.
    .title = Combat
dina-help-19 =
    A locale feeds as many units as its value, twice that in a region loyal to you. Leaders, fleets, units in port with a fleet and Indians at home need nothing. Every other unit is lost on 1–3.
    .title = Supply
dina-help-20 =
    American regulars and lights check until the army is professional, militia where no enemy is in their region, Indians away from home. Die plus one leader: 4 or less, and the unit goes home.
    .title = Enlistments
dina-help-21 =
    Leaders help marches, initiative and enlistments. Militia commanders lead militia and lights only, admirals fleets and landings only. A leader who is hit survives on a die of his value or less and returns to the pool.
    .title = Leaders
dina-help-22 =
    Of an enemy stack you see the top unit and the height. Battles and Spies show the rest. In your Movement Phases you may choose what is on top.
    .title = Fog of war
dina-help-23 =
    Militia and militia commanders do not cross regional borders and do not go to sea. If they must retreat over a border they are lost.
    .title = Regional restrictions
dina-help-24 =
    A fleet sails between seas, ports and its own box and carries 4 land units and any leaders. Units land in a free port, or by amphibious assault with the fleet’s fire. Fleets fight fleets in port. Cargo sinks with its fleet.
    .title = Fleets
dina-help-25 =
    Britain, France and Spain are ports with unlimited supply for their own units alone. They bring dice of points without garrison.
    .title = Off-map boxes
dina-help-26 =
    France and Spain are neutral and closed until the European marker reaches their boxes; then the Americans command them. If it falls back, strangers leave their lands and their units go home.
    .title = Alliances
dina-help-27 =
    Only the British recruit them. Each such unit gives the Americans a marker. Hessians that are lost never return; an Indian locale raises 1 unit per turn.
    .title = Hessians and Indians
dina-help-28 =
    A fortress adds 1 to initiative and its own dice, only a 6 disrupts behind it, and it feeds its locale and the adjacent ones; its garrison cannot retreat. After a battle won there, a die of 1–3 captures it, 4–6 destroys it. A siege costs 3 points and needs a regular; it takes the protection away. Relief forces and sorties fight the besiegers in the open.
    .title = Fortresses and sieges
dina-help-29 =
    A try costs 2, 3 or 4 points by loyalty and works on 4–6. A partisan makes a locale worth nothing to the enemy and stops his forces.
    .title = Partisans
dina-help-30 =
    In each Political Phase you gain 1 point for each Indian locale where only the enemy has units that are not Indian.
    .title = Indian sovereignty
dina-help-31 =
    For 2 points a British militia beside a regular or light unit becomes one of these; 1 per locale and phase.
    .title = Militia upgrades
dina-help-32 =
    When an enemy force enters a locale adjacent to your force with a leader, spend a Tactics marker and roll his value or less to move in and stop it.
    .title = Interception
dina-help-33 =
    Militia with a commander may cross a border: each rolls his value or less to go, otherwise it stays, and on a 6 it goes home. In retreat it may try the same, but militia that fails is lost.
    .title = Militia expeditions
dina-help-34 =
    A force with ten times the strength eliminates an enemy force at once and moves on, once per phase. Fortresses, sieges and partisans prevent it, and so do Indians in an Indian locale. Fleets cannot do it, and it is no battle: nobody gains markers.
    .title = Overrun
dina-help-35 =
    More light and Indian units add 1 to initiative. In wilderness and Indian locales a force of these alone retreats without fire if it has more of them.
    .title = Frontier warfare
dina-help-36 =
    Out of supply in wilderness or Indian locales, light and Indian units are lost on 5–6 and regulars on 3–6.
    .title = Forage
dina-help-37 =
    The winner of a land battle may massacre: the enemy partisan goes, the enemy draws markers equal to the town’s value, and the locale is worth nothing until the year ends. Victorious Indians may force it. In an Indian locale the massacre stays for good, and no Indians are raised there.
    .title = Massacre
dina-help-38 =
    A besieger may offer Honors of War. If the garrison accepts, it leaves for the nearest free locale and the fortress changes hands. If not, he must attack, cannot retreat, and nobody gains markers. No force with Indians offers or is offered them.
    .title = Honors of War
