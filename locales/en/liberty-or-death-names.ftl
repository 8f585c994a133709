# Liberty or Death: names.
# Names are plain: no article and no number. A name of a piece chooses singular or plural by $count, the number of the
# message that it is part of; without $count it is plural. Every attribute of a name can be used where the name is an
# argument: for $piece, the attribute .one (always singular) is { $piece-one }. The attribute .plain of Militia and War
# Parties is their name without Underground or Active.
lod-title = Liberty or Death

## Factions and sides

lod-british = British
lod-patriots = Patriots
lod-french = French
lod-indians = Indians
lod-royalist = Royalist
lod-rebellion = Rebellion

## Spaces

lod-space-quebec-city = Quebec City
lod-space-boston = Boston
lod-space-new-york-city = New York City
lod-space-philadelphia = Philadelphia
lod-space-norfolk = Norfolk
lod-space-charles-town = Charles Town
lod-space-savannah = Savannah
lod-space-new-hampshire = New Hampshire
lod-space-massachusetts = Massachusetts
lod-space-connecticut-rhode-island = Connecticut-Rhode Island
lod-space-new-york = New York
lod-space-new-jersey = New Jersey
lod-space-pennsylvania = Pennsylvania
lod-space-maryland-delaware = Maryland-Delaware
lod-space-virginia = Virginia
lod-space-north-carolina = North Carolina
lod-space-south-carolina = South Carolina
lod-space-georgia = Georgia
lod-space-quebec = Quebec
lod-space-northwest = Northwest
lod-space-southwest = Southwest
lod-space-florida = Florida
lod-west-indies = West Indies

## Spaces, abbreviated

lod-abbr-quebec-city = QCC
lod-abbr-boston = BOS
lod-abbr-new-york-city = NYC
lod-abbr-philadelphia = PHI
lod-abbr-norfolk = NOR
lod-abbr-charles-town = CHT
lod-abbr-savannah = SAV
lod-abbr-new-hampshire = NH
lod-abbr-massachusetts = MA
lod-abbr-connecticut-rhode-island = CT
lod-abbr-new-york = NY
lod-abbr-new-jersey = NJ
lod-abbr-pennsylvania = PA
lod-abbr-maryland-delaware = MD
lod-abbr-virginia = VA
lod-abbr-north-carolina = NC
lod-abbr-south-carolina = SC
lod-abbr-georgia = GA
lod-abbr-quebec = QC
lod-abbr-northwest = NW
lod-abbr-southwest = SW
lod-abbr-florida = FL
lod-abbr-west-indies = WI

## Pieces by number

lod-british-regulars = { $count ->
    [one] British Regular
   *[other] British Regulars
}
lod-war-parties = { $count ->
    [one] War Party
   *[other] War Parties
}

## Kinds of piece

lod-name-british-regulars = { $count ->
    [one] British Regular
   *[other] British Regulars
}
    .one = British Regular
lod-name-tories = { $count ->
    [one] Tory
   *[other] Tories
}
    .one = Tory
lod-name-british-forts = { $count ->
    [one] British Fort
   *[other] British Forts
}
    .one = British Fort
lod-name-continentals = { $count ->
    [one] Continental
   *[other] Continentals
}
    .one = Continental
lod-name-militia-underground = { $count ->
    [one] Underground Militia
   *[other] Underground Militia
}
    .one = Underground Militia
    .plain = { $count ->
        [one] Militia
       *[other] Militia
    }
lod-name-militia-active = { $count ->
    [one] Active Militia
   *[other] Active Militia
}
    .one = Active Militia
    .plain = { $count ->
        [one] Militia
       *[other] Militia
    }
lod-name-patriot-forts = { $count ->
    [one] Patriot Fort
   *[other] Patriot Forts
}
    .one = Patriot Fort
lod-name-french-regulars = { $count ->
    [one] French Regular
   *[other] French Regulars
}
    .one = French Regular
lod-name-squadrons = { $count ->
    [one] Squadron
   *[other] Squadrons
}
    .one = Squadron
lod-name-war-parties-underground = { $count ->
    [one] Underground War Party
   *[other] Underground War Parties
}
    .one = Underground War Party
    .plain = { $count ->
        [one] War Party
       *[other] War Parties
    }
lod-name-war-parties-active = { $count ->
    [one] Active War Party
   *[other] Active War Parties
}
    .one = Active War Party
    .plain = { $count ->
        [one] War Party
       *[other] War Parties
    }
lod-name-villages = { $count ->
    [one] Village
   *[other] Villages
}
    .one = Village

## Markers, their kinds and by number

lod-marker-propaganda = Propaganda
lod-marker-raid = Raid
lod-marker-blockade = Blockade

## Leaders

lod-gage = Gage
lod-howe = Howe
lod-clinton = Clinton
lod-washington = Washington
lod-rochambeau = Rochambeau
lod-lauzun = Lauzun
lod-brant = Brant
lod-cornplanter = Cornplanter
lod-dragging-canoe = Dragging Canoe

## Support and Opposition

lod-active-support = Active Support
lod-passive-support = Passive Support
lod-neutral = Neutral
lod-passive-opposition = Passive Opposition
lod-active-opposition = Active Opposition

## Commands

lod-muster = Muster
lod-garrison = Garrison
lod-march = March
lod-battle = Battle
lod-rally = Rally
lod-rabble-rousing = Rabble-Rousing
lod-gather = Gather
lod-scout = Scout
lod-raid = Raid
lod-agent-mobilization = Agent Mobilization
lod-hortalez = Roderigue Hortalez et Cie

## Special Activities

lod-common-cause = Common Cause
lod-skirmish = Skirmish
lod-naval-pressure = Naval Pressure
lod-partisans = Partisans
lod-persuasion = Persuasion
lod-war-path = War Path
lod-trade = Trade
lod-plunder = Plunder
lod-preparer-la-guerre = Préparer la Guerre

## Scenarios and periods

lod-scenario-1775-long = A People Numerous and Armed (1775–1780, long)
lod-scenario-1776-medium = British Return to New York (1776–1779, medium)
lod-scenario-1778-short = The Southern Campaign (1778–1780, short)
lod-scenario-1778-sprint = The Southern Campaign, Sprint (1778–1779)
lod-period-1775-1776 = 1775–1776
lod-period-1777-1778 = 1777–1778
lod-period-1779-1780 = 1779–1780

## Cards

lod-card-1 = Waxhaws Massacre
lod-card-2 = “Common Sense”
lod-card-3 = George Rogers Clark’s Illinois Campaign
lod-card-4 = The Penobscot Expedition
lod-card-5 = William Alexander, Lord Stirling
lod-card-6 = Benedict Arnold
lod-card-7 = John Paul Jones
lod-card-8 = Culper Spy Ring
lod-card-9 = Friedrich Wilhelm von Steuben
lod-card-10 = Benjamin Franklin Travels to France
lod-card-11 = Thaddeus Kosciuszko, Expert Engineer
lod-card-12 = Martha Washington to Valley Forge
lod-card-13 = “…the origin of all our misfortunes”
lod-card-14 = Overmountain Men Fight for NC
lod-card-15 = Morgan’s Rifles
lod-card-16 = Mercy Warren’s “The Motley Assembly”
lod-card-17 = Jane McCrea Murdered by Indians
lod-card-18 = “If it hadn’t been so stormy…”
lod-card-19 = Legend of Nathan Hale
lod-card-20 = Continental Marines
lod-card-21 = The Gamecock Thomas Sumter
lod-card-22 = The Newburgh Conspiracy
lod-card-23 = Lieutenant Colonel Francis Marion
lod-card-24 = Declaration of Independence
lod-card-25 = British Prison Ships
lod-card-26 = Josiah Martin, NC Royal Governor, Plots
lod-card-27 = The Queen’s Rangers Show for Battle
lod-card-28 = Battle of Moore’s Creek Bridge
lod-card-29 = Edward Bancroft, British Spy
lod-card-30 = Hessians
lod-card-31 = Thomas Brown and the King’s Rangers
lod-card-32 = Rule Britannia!
lod-card-33 = The Burning of Falmouth
lod-card-34 = Lord Sandwich, First Lord of the Admiralty
lod-card-35 = Tryon Plot
lod-card-36 = Naval Battle in West Indies
lod-card-37 = The Armada of 1779
lod-card-38 = Johnson’s Royal Greens
lod-card-39 = Gordon Riots
lod-card-40 = Battle of the Chesapeake
lod-card-41 = William Pitt: America Can’t Be Conquered
lod-card-42 = British Attack Danbury
lod-card-43 = HMS Russian Merchant with 4,000 Muskets
lod-card-44 = Earl of Mansfield Recalled From Paris
lod-card-45 = Adam Smith ~ Wealth of Nations
lod-card-46 = Edmund Burke on Conciliation
lod-card-47 = Tories Tested
lod-card-48 = God Save the King
lod-card-49 = Claude Louis, Comte de Saint-Germain
lod-card-50 = Admiral d’Estaing, French Fleet Arrives
lod-card-51 = Bermuda Gunpowder Plot
lod-card-52 = French Fleet Arrives in the Wrong Spot
lod-card-53 = French Ports Accept Patriot’s Ships
lod-card-54 = Antoine de Sartine, Secretary of the Navy
lod-card-55 = French Navy Dominates Caribbean
lod-card-56 = Jacques Turgot’s Economic Liberalism
lod-card-57 = French Fleet Sails for the Caribbean
lod-card-58 = Marquis de Lafayette Arrives in Colonies
lod-card-59 = Tronson de Coudray Arrives in America
lod-card-60 = Comte d’Orvilliers Builds a Fleet at Brest
lod-card-61 = Minister Comte de Vergennes
lod-card-62 = Charles Michel de Langlade
lod-card-63 = French and Spanish Besiege Gibraltar
lod-card-64 = The Affair of Fielding and Bylandt
lod-card-65 = Jacques Necker, Finance Minister
lod-card-66 = Don Bernardo Takes Pensacola
lod-card-67 = De Grasse Arrives with the French Fleet
lod-card-68 = French in America Want Canada
lod-card-69 = Admiral Pierre André de Suffren
lod-card-70 = British Gain From French in India
lod-card-71 = Treaty of Amity and Commerce
lod-card-72 = French Settlers Help
lod-card-73 = Sullivan Expedition vs. Iroquois and Tories
lod-card-74 = Chickasaw Ally with the British
lod-card-75 = Congress’ Speech to the Six Nations
lod-card-76 = Edward Hand Raids into Indian Country
lod-card-77 = General Burgoyne Cracks Down
lod-card-78 = Cherry Valley Destroyed by Tories
lod-card-79 = Tuscarora and Oneida Come to Washington
lod-card-80 = Confusion Allows Slaves to Escape
lod-card-81 = Creek and Seminole Active in South
lod-card-82 = Frustrated Shawnee Warriors Attack
lod-card-83 = Guy Carleton and Indians Negotiate
lod-card-84 = “Merciless Indian Savages”
lod-card-85 = Indians Help British Raids on Mississippi
lod-card-86 = Stockbridge Indians
lod-card-87 = Patriots Massacre Lenape Indians
lod-card-88 = “If it hadn’t been so foggy…”
lod-card-89 = War Damages Colonies’ Economy
lod-card-90 = “The World Turned Upside Down”
lod-card-91 = Indians Help British Outside Colonies
lod-card-92 = Cherokees Supplied by the British
lod-card-93 = Wyoming Massacre
lod-card-94 = Herkimer’s Relief Column
lod-card-95 = Ohio Country Frontier Erupts
lod-card-96 = Iroquois Confederacy
lod-card-97 = Winter Quarters – Royals commit
lod-card-98 = Winter Quarters – Overconfident at home
lod-card-99 = Winter Quarters – West Indies conflict goes the other way
lod-card-100 = Winter Quarters – India conflict goes the other way
lod-card-101 = Winter Quarters – Floods shift the balance
lod-card-102 = Winter Quarters – War on the frontier
lod-card-103 = Winter Quarters – Severe Winter
lod-card-104 = Winter Quarters – Hurricane hits the South
lod-card-105 = Brilliant Stroke! (Patriots)
lod-card-106 = Brilliant Stroke! (British)
lod-card-107 = Brilliant Stroke! (French)
lod-card-108 = Brilliant Stroke! (Indians)
lod-card-109 = Brilliant Stroke! Treaty of Alliance
