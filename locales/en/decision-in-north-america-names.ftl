# Decision in North America: names of regions, leaders, units, markers and boxes of the tables.

## Regions

dina-region-new-england = New England
dina-region-mid-atlantic = Mid-Atlantic
dina-region-virginia = Virginia
dina-region-deep-south = Deep South
dina-region-west = West
dina-region-florida = Florida
dina-region-canada = Canada
dina-region-west-indies = West Indies
dina-region-new-spain = New Spain
dina-region-cuba = Cuba
dina-region-hispaniola = Hispaniola

## Leaders

dina-leader-gage = Gage
dina-leader-carleton = Carleton
dina-leader-hamilton = Hamilton
dina-leader-clinton = Clinton
dina-leader-w-howe = W. Howe
dina-leader-r-howe = R. Howe
dina-leader-cornwallis = Cornwallis
dina-leader-burgoyne = Burgoyne
dina-leader-knyphausen = Knyphausen
dina-leader-rawdon = Rawdon
dina-leader-prevost = Prevost
dina-leader-tarleton = Tarleton
dina-leader-butler = Butler
dina-leader-rodney = Rodney
dina-leader-washington = Washington
dina-leader-ward = Ward
dina-leader-arnold = Arnold
dina-leader-allen = Allen
dina-leader-greene = Greene
dina-leader-gates = Gates
dina-leader-c-lee = C. Lee
dina-leader-lafayette = Lafayette
dina-leader-lincoln = Lincoln
dina-leader-morgan = Morgan
dina-leader-wayne = Wayne
dina-leader-montgomery = Montgomery
dina-leader-marion = Marion
dina-leader-sumter = Sumter
dina-leader-g-r-clark = G. R. Clark
dina-leader-j-p-jones = J. P. Jones
dina-leader-rochambeau = Rochambeau
dina-leader-de-grasse = de Grasse
dina-leader-galvez = Galvez
dina-leader-risen = Risen leader

## Units

dina-unit-british-regular = British regular
dina-unit-british-detachment = British detachment
dina-unit-british-light = British light unit
dina-unit-british-grenadier = British grenadier unit
dina-unit-british-marine = British marine unit
dina-unit-british-fleet = British fleet
dina-unit-british-militia = British militia
dina-unit-hessian-regular = Hessian regular
dina-unit-hessian-light = Hessian light unit
dina-unit-hessian-detachment = Hessian detachment
dina-unit-indian-warriors = Indian warrior unit
dina-unit-american-regular = Continental regular
dina-unit-american-light = American light unit
dina-unit-american-marine = American marine unit
dina-unit-american-fleet = American fleet
dina-unit-american-militia = American militia
dina-unit-french-regular = French regular
dina-unit-french-light = French light unit
dina-unit-french-marine = French marine unit
dina-unit-french-fleet = French fleet
dina-unit-spanish-regular = Spanish regular
dina-unit-spanish-light = Spanish light unit
dina-unit-spanish-marine = Spanish marine unit
dina-unit-spanish-fleet = Spanish fleet
dina-unit-spanish-militia = Spanish militia

## Campaign markers

dina-marker-bait = Bait
dina-marker-committee = Committee of Correspondence
dina-marker-debate = Debate in Parliament
dina-marker-drillmaster = Drillmaster
dina-marker-engineers = Engineers
dina-marker-hessians = Hessians
dina-marker-indians = Indians
dina-marker-leader-arises = Leader Arises
dina-marker-master-plan = Master Plan
dina-marker-minutemen = Minutemen
dina-marker-mutiny = Mutiny & Treason
dina-marker-politicking = Politicking Among Generals
dina-marker-privateers = Privateers
dina-marker-pulaski = Pulaski
dina-marker-shot-heard = Shot Heard Round the World
dina-marker-speculators = Speculators
dina-marker-spy = Spy
dina-marker-tarleton = Tarleton’s Quarter
dina-marker-adams = Adams
dina-marker-franklin = Franklin
dina-marker-jefferson = Jefferson
dina-marker-paine = Paine
dina-marker-rabble = Rabble Rousing
dina-marker-tactics = Tactics
dina-marker-spare = Spare

## Boxes of the tables

dina-progress-dont-tread-on-me = Don’t Tread on Me
dina-progress-continental-congress = Continental Congress
dina-progress-declaration = Declaration of Independence
dina-progress-army-professionalizes = Continental Army Professionalizes
dina-progress-articles = Articles of Confederation
dina-europe-bourbons-isolated = Bourbon Powers Isolated
dina-europe-subsidy-treaties = Subsidy Treaties
dina-europe-courts-favor-britain = Courts Favor Britain
dina-europe-neutral = Neutral
dina-europe-covert-aid = Covert Aid
dina-europe-french-alliance = French Alliance
dina-europe-spanish-alliance = Spanish Alliance
dina-europe-armed-neutrality = League of Armed Neutrality
