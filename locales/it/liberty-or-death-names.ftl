# Liberty or Death: nomi.
# I nomi propri hanno le loro forme con articoli e preposizioni, come attributi:
#   .il con l’articolo (la Virginia, Boston)       .in stato e moto a luogo (in Virginia, a Boston)
#   .a  arrivo dopo «da» (alla Virginia, a Boston)  .da (dalla Virginia, da Boston)   .di (della Virginia, di Boston)
# Se $space è un nome, un messaggio può usare { $space-il }, { $space-in }, { $space-a }, { $space-da }, { $space-di }.
# Una frase non comincia con una di queste forme, che hanno l’iniziale minuscola. Fazioni e schieramenti hanno .il, .a, .da, .di.
# I pezzi scelgono singolare o plurale secondo $count, il numero del loro messaggio, e non lo mostrano; senza $count sono
# al plurale. { $piece-one } è sempre il singolare; { $piece-plain } è una Milizia o un Guerriero senza «attivo»
# o «occultato».
# I termini sono quelli in uso tra i giocatori italiani; nomi propri e titoli delle carte restano in inglese, come stampati.
lod-title = Liberty or Death

## Fazioni e schieramenti

lod-british = Inglesi
    .il = gli Inglesi
    .a = agli Inglesi
    .da = dagli Inglesi
    .di = degli Inglesi
lod-patriots = Patrioti
    .il = i Patrioti
    .a = ai Patrioti
    .da = dai Patrioti
    .di = dei Patrioti
lod-french = Francesi
    .il = i Francesi
    .a = ai Francesi
    .da = dai Francesi
    .di = dei Francesi
lod-indians = Indiani
    .il = gli Indiani
    .a = agli Indiani
    .da = dagli Indiani
    .di = degli Indiani
lod-royalist = Realisti
    .il = i Realisti
    .a = ai Realisti
    .da = dai Realisti
    .di = dei Realisti
lod-rebellion = Ribelli
    .il = i Ribelli
    .a = ai Ribelli
    .da = dai Ribelli
    .di = dei Ribelli

## Spazi

lod-space-quebec-city = Quebec City
    .il = Quebec City
    .in = a Quebec City
    .a = a Quebec City
    .da = da Quebec City
    .di = di Quebec City
lod-space-boston = Boston
    .il = Boston
    .in = a Boston
    .a = a Boston
    .da = da Boston
    .di = di Boston
lod-space-new-york-city = New York City
    .il = New York City
    .in = a New York City
    .a = a New York City
    .da = da New York City
    .di = di New York City
lod-space-philadelphia = Philadelphia
    .il = Philadelphia
    .in = a Philadelphia
    .a = a Philadelphia
    .da = da Philadelphia
    .di = di Philadelphia
lod-space-norfolk = Norfolk
    .il = Norfolk
    .in = a Norfolk
    .a = a Norfolk
    .da = da Norfolk
    .di = di Norfolk
lod-space-charles-town = Charles Town
    .il = Charles Town
    .in = a Charles Town
    .a = a Charles Town
    .da = da Charles Town
    .di = di Charles Town
lod-space-savannah = Savannah
    .il = Savannah
    .in = a Savannah
    .a = a Savannah
    .da = da Savannah
    .di = di Savannah
lod-space-new-hampshire = New Hampshire
    .il = il New Hampshire
    .in = nel New Hampshire
    .a = al New Hampshire
    .da = dal New Hampshire
    .di = del New Hampshire
lod-space-massachusetts = Massachusetts
    .il = il Massachusetts
    .in = nel Massachusetts
    .a = al Massachusetts
    .da = dal Massachusetts
    .di = del Massachusetts
lod-space-connecticut-rhode-island = Connecticut-Rhode Island
    .il = il Connecticut-Rhode Island
    .in = nel Connecticut-Rhode Island
    .a = al Connecticut-Rhode Island
    .da = dal Connecticut-Rhode Island
    .di = del Connecticut-Rhode Island
lod-space-new-york = New York
    .il = la colonia di New York
    .in = nella colonia di New York
    .a = alla colonia di New York
    .da = dalla colonia di New York
    .di = della colonia di New York
lod-space-new-jersey = New Jersey
    .il = il New Jersey
    .in = nel New Jersey
    .a = al New Jersey
    .da = dal New Jersey
    .di = del New Jersey
lod-space-pennsylvania = Pennsylvania
    .il = la Pennsylvania
    .in = in Pennsylvania
    .a = alla Pennsylvania
    .da = dalla Pennsylvania
    .di = della Pennsylvania
lod-space-maryland-delaware = Maryland-Delaware
    .il = il Maryland-Delaware
    .in = nel Maryland-Delaware
    .a = al Maryland-Delaware
    .da = dal Maryland-Delaware
    .di = del Maryland-Delaware
lod-space-virginia = Virginia
    .il = la Virginia
    .in = in Virginia
    .a = alla Virginia
    .da = dalla Virginia
    .di = della Virginia
lod-space-north-carolina = North Carolina
    .il = la North Carolina
    .in = in North Carolina
    .a = alla North Carolina
    .da = dalla North Carolina
    .di = della North Carolina
lod-space-south-carolina = South Carolina
    .il = la South Carolina
    .in = in South Carolina
    .a = alla South Carolina
    .da = dalla South Carolina
    .di = della South Carolina
lod-space-georgia = Georgia
    .il = la Georgia
    .in = in Georgia
    .a = alla Georgia
    .da = dalla Georgia
    .di = della Georgia
lod-space-quebec = Quebec
    .il = il Quebec
    .in = nel Quebec
    .a = al Quebec
    .da = dal Quebec
    .di = del Quebec
lod-space-northwest = Northwest
    .il = il Northwest
    .in = nel Northwest
    .a = al Northwest
    .da = dal Northwest
    .di = del Northwest
lod-space-southwest = Southwest
    .il = il Southwest
    .in = nel Southwest
    .a = al Southwest
    .da = dal Southwest
    .di = del Southwest
lod-space-florida = Florida
    .il = la Florida
    .in = in Florida
    .a = alla Florida
    .da = dalla Florida
    .di = della Florida
lod-west-indies = West Indies
    .il = le West Indies
    .in = nelle West Indies
    .a = alle West Indies
    .da = dalle West Indies
    .di = delle West Indies

## Spazi, abbreviati

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

## Pezzi, secondo il numero

lod-british-regulars = { $count ->
    [one] Regolare Inglese
   *[other] Regolari Inglesi
}
lod-war-parties = { $count ->
    [one] Guerriero Indiano
   *[other] Guerrieri Indiani
}

## Tipi di pezzo

lod-name-british-regulars = { $count ->
    [one] Regolare Inglese
   *[other] Regolari Inglesi
}
    .one = Regolare Inglese
lod-name-tories = { $count ->
    [one] Conservatore
   *[other] Conservatori
}
    .one = Conservatore
lod-name-british-forts = { $count ->
    [one] Forte Inglese
   *[other] Forti Inglesi
}
    .one = Forte Inglese
lod-name-continentals = { $count ->
    [one] Continentale
   *[other] Continentali
}
    .one = Continentale
lod-name-militia-underground = { $count ->
    [one] Milizia occultata
   *[other] Milizie occultate
}
    .one = Milizia occultata
    .plain = { $count ->
        [one] Milizia
       *[other] Milizie
    }
lod-name-militia-active = { $count ->
    [one] Milizia attiva
   *[other] Milizie attive
}
    .one = Milizia attiva
    .plain = { $count ->
        [one] Milizia
       *[other] Milizie
    }
lod-name-patriot-forts = { $count ->
    [one] Forte dei Patrioti
   *[other] Forti dei Patrioti
}
    .one = Forte dei Patrioti
lod-name-french-regulars = { $count ->
    [one] Regolare Francese
   *[other] Regolari Francesi
}
    .one = Regolare Francese
lod-name-squadrons = { $count ->
    [one] Squadron
   *[other] Squadron
}
    .one = Squadron
lod-name-war-parties-underground = { $count ->
    [one] Guerriero Indiano occultato
   *[other] Guerrieri Indiani occultati
}
    .one = Guerriero Indiano occultato
    .plain = { $count ->
        [one] Guerriero Indiano
       *[other] Guerrieri Indiani
    }
lod-name-war-parties-active = { $count ->
    [one] Guerriero Indiano attivo
   *[other] Guerrieri Indiani attivi
}
    .one = Guerriero Indiano attivo
    .plain = { $count ->
        [one] Guerriero Indiano
       *[other] Guerrieri Indiani
    }
lod-name-villages = { $count ->
    [one] Villaggio
   *[other] Villaggi
}
    .one = Villaggio

## Segnalini, tipi e secondo il numero

lod-marker-propaganda = Propaganda
lod-marker-raid = Raid
lod-marker-blockade = Blocco

## Leader

lod-gage = Gage
lod-howe = Howe
lod-clinton = Clinton
lod-washington = Washington
lod-rochambeau = Rochambeau
lod-lauzun = Lauzun
lod-brant = Brant
lod-cornplanter = Cornplanter
lod-dragging-canoe = Dragging Canoe

## Supporto e Opposizione

lod-active-support = Supporto Attivo
lod-passive-support = Supporto Passivo
lod-neutral = Neutrale
lod-passive-opposition = Opposizione Passiva
lod-active-opposition = Opposizione Attiva

## Comandi

lod-muster = Radunare
lod-garrison = Ridispiegare
lod-march = Marciare
lod-battle = Combattere
lod-rally = Riorganizzare
lod-rabble-rousing = Propaganda
lod-gather = Radunare
lod-scout = Esplorare
lod-raid = Razziare
lod-agent-mobilization = Mobilitazione Agenti
lod-hortalez = Roderigue Hortalez et Cie

## Comandi Speciali

lod-common-cause = Causa Comune
lod-skirmish = Schermaglia
lod-naval-pressure = Pressione Navale
lod-partisans = Partigiani
lod-persuasion = Persuasione
lod-war-path = Sentiero di Guerra
lod-trade = Commerciare
lod-plunder = Saccheggiare
lod-preparer-la-guerre = Pronti per la Guerra

## Scenari e periodi

lod-scenario-1775-long = A People Numerous and Armed (1775–1780, lungo)
lod-scenario-1776-medium = British Return to New York (1776–1779, medio)
lod-scenario-1778-short = The Southern Campaign (1778–1780, breve)
lod-scenario-1778-sprint = The Southern Campaign, Sprint (1778–1779)
lod-period-1775-1776 = 1775–1776
lod-period-1777-1778 = 1777–1778
lod-period-1779-1780 = 1779–1780

## Carte

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
lod-card-105 = Brilliant Stroke! (Patrioti)
lod-card-106 = Brilliant Stroke! (Inglesi)
lod-card-107 = Brilliant Stroke! (Francesi)
lod-card-108 = Brilliant Stroke! (Indiani)
lod-card-109 = Brilliant Stroke! Treaty of Alliance
