//! §1.3 to §1.6, §1.8, §2.1 The map, the pieces, the tracks, and how the scenarios begin.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::cards::Period;
use liberty_or_death::map::{Space, SpaceSet, Terrain};
use liberty_or_death::pieces::{Faction, Piece, Side};
use liberty_or_death::setup::{self, SCENARIOS};
use liberty_or_death::state::{Edition, Level, Players, Scenario, State, Whereabouts};
use serde_json::Value;
use tricorne_kernel::{Game, Setup};

use crate::board::Board;

fn start(scenario: &str) -> State {
    let setup = Setup { scenario: scenario.to_owned(), ..Setup::default() };
    let state = LibertyOrDeath::begin(&setup).unwrap();
    assert_eq!(LibertyOrDeath::faults(&state), [""; 0]);
    state
}

/// What is printed for a scenario; the Sprint has the set-up of the Short scenario.
fn printed(scenario: &str) -> Value {
    let file: Value = serde_json::from_str(include_str!("../../data/scenarios.json")).unwrap();
    let find = |id: &str| file["scenarios"].as_array().unwrap().iter().find(|it| it["id"] == id).cloned();
    let own = find(scenario).unwrap();
    own["extends"].as_str().map_or_else(|| own.clone(), |base| find(base).unwrap())
}

/// §2.1 Support, Opposition, Casualties and Resources are the printed ones (L18).
#[test]
fn printed_totals() {
    for scenario in SCENARIOS {
        let (state, printed) = (start(scenario.id), printed(scenario.id));
        let number = |field: &str| printed[field].as_u64().unwrap() as u8;
        assert_eq!(state.total_support(), number("support"), "{}", scenario.id);
        assert_eq!(state.total_opposition(), number("opposition"), "{}", scenario.id);
        assert_eq!((state.cbc, state.crc), (number("cbc"), number("crc")), "{}", scenario.id);
        assert_eq!(state.fni(), number("fni"), "L17, {}", scenario.id);
        for faction in Faction::ALL {
            assert_eq!(u64::from(state.resources[faction]), printed["resources"][faction.id()]);
        }
    }
}

/// §2.3.9 French Preparations are the printed ones, but for 1778, which counts Regulars already deployed (L16).
#[test]
fn printed_french_preparations() {
    for scenario in ["1775-long", "1776-medium"] {
        assert_eq!(
            u64::from(start(scenario).french_preparations()),
            printed(scenario)["french_preparations"]
        );
    }
    for scenario in ["1778-short", "1778-sprint"] {
        assert_eq!(start(scenario).french_preparations(), 21);
        assert_eq!(printed(scenario)["french_preparations"], 28);
    }
}

/// §1.7, §2.1 Every Control marker is the printed one, in the West Indies too.
#[test]
fn printed_control() {
    for scenario in SCENARIOS {
        let (state, printed) = (start(scenario.id), printed(scenario.id));
        for space in Space::ALL {
            let control = match state.control(space) {
                Some(Side::Royalist) => Value::from("british"),
                Some(Side::Rebellion) => Value::from("rebellion"),
                None => Value::Null,
            };
            let entry = if space == Space::WestIndies {
                &printed["west_indies"]
            } else {
                &printed["spaces"][space.id()]
            };
            assert_eq!(control, entry["control"], "{space} in {}", scenario.id);
        }
    }
}

/// §2.1 Leaders start where they are printed, the first of each scenario.
#[test]
fn printed_leaders() {
    for scenario in SCENARIOS {
        let (state, printed) = (start(scenario.id), printed(scenario.id));
        for faction in Faction::ALL {
            let entry = &printed["leaders"][faction.id()];
            let name = state.leaders[faction].leader.name().0.trim_start_matches("lod-");
            assert_eq!(entry["leader"], name);
            match state.leaders[faction].place {
                Whereabouts::At(space) => {
                    assert_eq!(entry["at"], space.id());
                    assert!(state.pieces_of(faction, space) > 0, "{name} stands alone");
                }
                Whereabouts::Available => assert_eq!(entry["at"], "available"),
            }
        }
    }
}

/// §1.4.1 The pieces of every scenario are the whole force pool, each piece in one place.
#[test]
fn force_pool() {
    let pool = [
        (&[Piece::BritishRegulars][..], 25),
        (&[Piece::Tories], 25),
        (&[Piece::BritishForts], 6),
        (&[Piece::Continentals], 20),
        (&Piece::MILITIA, 15),
        (&[Piece::PatriotForts], 6),
        (&[Piece::FrenchRegulars], 15),
        (&Piece::WAR_PARTIES, 15),
        (&[Piece::Villages], 12),
    ];
    for scenario in SCENARIOS {
        let state = start(scenario.id);
        for (kinds, count) in pool {
            let total: u8 = kinds
                .iter()
                .map(|&piece| {
                    let boxes = [&state.available, &state.unavailable, &state.casualties];
                    let off_map: u8 = boxes.iter().map(|it| it[piece as usize]).sum();
                    state.count_in(piece, SpaceSet::ALL) + off_map
                })
                .sum();
            assert_eq!(total, count, "{} in {}", kinds[0].id(), scenario.id);
        }
        assert_eq!(state.fni() + state.squadrons() + state.squadrons_unavailable, 3);
    }
}

/// §1.4.3 Militia and War Parties are set up Underground.
#[test]
fn set_up_underground() {
    for scenario in SCENARIOS {
        let state = start(scenario.id);
        assert_eq!(state.count_in(Piece::MilitiaActive, SpaceSet::ALL), 0);
        assert_eq!(state.count_in(Piece::WarPartiesActive, SpaceSet::ALL), 0);
    }
}

/// §2.1, §2.3.8 Who holds which Brilliant Strokes, and whether the Treaty was played: in the Sprint nobody holds any (L20).
#[test]
fn brilliant_strokes() {
    for (scenario, strokes, treaty_card, treaty) in [
        ("1775-long", true, true, false),
        ("1776-medium", true, true, false),
        ("1778-short", true, false, true),
        ("1778-sprint", false, false, true),
    ] {
        let state = start(scenario);
        assert_eq!(state.strokes.0, [strokes; 4], "{scenario}");
        assert_eq!((state.treaty_card, state.treaty), (treaty_card, treaty), "{scenario}");
    }
}

/// §2.3.1 All Factions start Eligible, and no card is turned up yet.
#[test]
fn everybody_starts_eligible() {
    for scenario in SCENARIOS {
        let state = start(scenario.id);
        assert_eq!(state.sequence.eligible.0, [true; 4]);
        assert_eq!((state.cards.current, state.cards.on_deck, state.cards.seen), (None, None, 0));
    }
}

/// §2.1 The piles of each scenario with the period option, top to bottom (L19).
#[test]
fn campaigns() {
    use Period::*;
    assert_eq!(setup::campaigns(Scenario::Long), [Early, Early, Middle, Middle, Late, Late]);
    assert_eq!(setup::campaigns(Scenario::Medium), [Early, Middle, Middle, Late]);
    assert_eq!(setup::campaigns(Scenario::Short), [Middle, Late, Late]);
    assert_eq!(setup::campaigns(Scenario::Sprint), [Middle, Late]);
}

/// §2.1, §6.5.3 The British release dates of each scenario.
#[test]
fn release_dates() {
    let dates = |scenario| [1, 2, 3, 4].map(|round| setup::release(scenario, round));
    assert_eq!(dates(Scenario::Long), [(6, 6), (6, 6), (0, 0), (0, 0)]);
    assert_eq!(dates(Scenario::Medium), [(6, 6), (0, 0), (0, 0), (0, 0)]);
    assert_eq!(dates(Scenario::Short), [(0, 0); 4]);
    assert_eq!(dates(Scenario::Sprint), [(0, 0); 4]);
}

/// §2.1 The options chosen at set-up reach the position; without any they are the first values offered.
#[test]
fn options() {
    let begin = |options: &[(&str, &str)]| {
        let all = options.iter().fold(Setup::of::<LibertyOrDeath>(), |setup, it| setup.with(it.0, it.1));
        LibertyOrDeath::begin(&all).unwrap().options
    };
    let usual = begin(&[]);
    assert_eq!((usual.edition, usual.players), (Edition::Printed, Players::Four));
    assert!(usual.periods && !usual.winter_is_coming);
    assert_eq!(begin(&[("edition", "living")]).edition, Edition::Living);
    assert!(!begin(&[("deck", "mixed")]).periods);
    assert!(begin(&[("winter-is-coming", "yes")]).winter_is_coming);
    assert_eq!(begin(&[("players", "two")]).players, Players::Two);
    assert_eq!(begin(&[("players", "three-royalist")]).players, Players::ThreeRoyalist);
    assert_eq!(begin(&[("players", "three-rebellion")]).players, Players::ThreeRebellion);
}

/// §1.3.1, §1.3.4, §1.3.5, §1.3.7 Seven Cities, eleven Colonies, four Indian Reserve Provinces and the West Indies.
#[test]
fn kinds_of_space() {
    for (terrain, set, count) in [
        (Terrain::City, SpaceSet::CITIES, 7),
        (Terrain::Colony, SpaceSet::COLONIES, 11),
        (Terrain::Reserve, SpaceSet::RESERVES, 4),
        (Terrain::WestIndies, SpaceSet::of(Space::WestIndies), 1),
    ] {
        assert_eq!(SpaceSet::where_(|space| space.terrain() == terrain), set);
        assert_eq!(set.len(), count);
    }
    assert!(SpaceSet::PROVINCES.iter().all(Space::is_province));
    assert!(!SpaceSet::CITIES.iter().any(Space::is_province));
}

/// §1.3.2, §1.3.3 Populations as in the list of spaces: 8 in the Cities, 19 in the Colonies, none elsewhere.
#[test]
fn populations() {
    let total = |spaces: SpaceSet| spaces.iter().map(Space::population).sum::<u8>();
    assert_eq!((total(SpaceSet::CITIES), total(SpaceSet::COLONIES)), (8, 19));
    assert_eq!(total(!(SpaceSet::CITIES | SpaceSet::COLONIES)), 0);
    assert_eq!(Space::NewYorkCity.population(), 2);
    for space in [Space::NewHampshire, Space::NewJersey, Space::Georgia, Space::Boston] {
        assert_eq!(space.population(), 1, "{space}");
    }
}

/// §1.3.6 Adjacency holds both ways (L2); the West Indies touch nothing, and no space touches itself.
#[test]
fn adjacency() {
    for space in Space::ALL {
        assert!(!space.adjacent().contains(space), "{space}");
        for neighbour in space.adjacent().iter() {
            assert!(neighbour.adjacent().contains(space), "{space} and {neighbour}");
        }
        assert_eq!(space.adjacent().is_empty(), space == Space::WestIndies, "{space}");
    }
    for (one, other) in [
        (Space::NewHampshire, Space::Massachusetts),
        (Space::NewYork, Space::NewJersey),
        (Space::NewYork, Space::Quebec),
        (Space::Quebec, Space::NewHampshire),
    ] {
        assert!(one.adjacent().contains(other), "L2: {one} and {other}");
    }
}

/// §1.4.2 Two Forts and Villages in a space, whoever's; no Indians in Cities; in the West Indies only Regulars and
/// British Forts, and those only from the Treaty on (§1.3.7).
#[test]
fn stacking() {
    let two =
        Board::at_war().put(1, Piece::PatriotForts, Space::Virginia).put(1, Piece::Villages, Space::Virginia);
    for base in [Piece::BritishForts, Piece::PatriotForts, Piece::Villages] {
        assert!(!two.0.may_stand(base, Space::Virginia));
        assert_eq!(two.0.clone().place(base, Space::Virginia, 1), 0);
    }
    assert!(two.0.may_stand(Piece::WarPartiesActive, Space::Virginia));
    for piece in Piece::ALL {
        let indian = piece.faction() == Faction::Indians;
        assert_eq!(two.0.may_stand(piece, Space::Boston), !indian, "{}", piece.id());
        let exotic = matches!(piece, Piece::BritishRegulars | Piece::FrenchRegulars | Piece::BritishForts);
        assert_eq!(two.0.may_stand(piece, Space::WestIndies), exotic, "{}", piece.id());
        assert!(!Board::empty().0.may_stand(piece, Space::WestIndies), "{}", piece.id());
    }
    assert!(!Board::empty().0.may_stand(Piece::FrenchRegulars, Space::Boston), "before the Treaty (§2.3.9)");
}

/// §1.4.2 The limit of two holds in the West Indies by the living text only (L4).
#[test]
fn stacking_in_the_west_indies() {
    let two = Board::at_war().put(2, Piece::BritishForts, Space::WestIndies);
    assert!(two.0.may_stand(Piece::BritishForts, Space::WestIndies));
    assert!(!two.living().0.may_stand(Piece::BritishForts, Space::WestIndies));
}

/// §1.4.1, §1.4.3 Removed pieces return to Available, and new ones come Underground, as many as are Available.
#[test]
fn placing_and_removing() {
    let mut state = Board::empty().put(3, Piece::MilitiaActive, Space::Virginia).0;
    assert_eq!(state.remove(Piece::MilitiaActive, Space::Virginia, 5), 3);
    assert_eq!(state.place(Piece::MilitiaActive, Space::Georgia, 99), 15);
    assert_eq!(state.count(Piece::MilitiaUnderground, Space::Georgia), 15);
    assert_eq!(state.available[Piece::MilitiaUnderground as usize], 0);
    assert_eq!(state.activate(Piece::MilitiaUnderground, Space::Georgia, 4), 4);
    assert_eq!(state.count(Piece::MilitiaActive, Space::Georgia), 4);
    state.go_underground(Piece::MilitiaUnderground, Space::Georgia);
    assert_eq!(state.count(Piece::MilitiaUnderground, Space::Georgia), 15);
}

/// §1.6.1 Five levels, at whose ends shifting stops; spaces without Population stay Neutral.
#[test]
fn levels() {
    let mut state = Board::empty().0;
    assert_eq!(state.shift(Space::Boston, 9), 2);
    assert_eq!(state.level(Space::Boston), Level::ActiveSupport);
    assert_eq!(state.shift(Space::Boston, -9), 4);
    assert_eq!(state.level(Space::Boston), Level::ActiveOpposition);
    assert_eq!(state.shift_towards(Space::Boston, Level::Neutral, 9), 2);
    for space in [Space::Quebec, Space::WestIndies] {
        assert_eq!(state.shift(space, 1), 0);
        assert_eq!(state.level(space), Level::Neutral);
    }
}

/// §1.6.2, §1.6.3 Active levels count double; §1.9 a Blockaded City counts for Opposition, not for Support (L12).
#[test]
fn totals() {
    let board = Board::at_war()
        .level(Space::NewYorkCity, Level::ActiveSupport)
        .level(Space::Virginia, Level::PassiveSupport)
        .level(Space::Boston, Level::ActiveOpposition)
        .level(Space::Georgia, Level::PassiveOpposition);
    assert_eq!((board.0.total_support(), board.0.total_opposition()), (4 + 2, 2 + 1));
    let blockaded = board.blockade(Space::NewYorkCity).blockade(Space::Boston);
    assert_eq!((blockaded.0.total_support(), blockaded.0.total_opposition()), (2, 2 + 1));
}

/// §1.6.4 Cubes stay in the Casualties box and Forts are Available again; both count, without a ceiling of 50 (L6).
#[test]
fn casualties() {
    let mut state = Board::empty()
        .put(2, Piece::Tories, Space::Virginia)
        .put(1, Piece::BritishForts, Space::Virginia)
        .put(1, Piece::PatriotForts, Space::Virginia)
        .put(1, Piece::MilitiaActive, Space::Virginia)
        .0;
    (state.cbc, state.crc) = (49, 7);
    for piece in [Piece::Tories, Piece::BritishForts, Piece::PatriotForts, Piece::MilitiaActive] {
        state.remove_as_casualties(piece, Space::Virginia, 2);
    }
    assert_eq!((state.cbc, state.crc), (52, 8));
    assert_eq!(state.casualties[Piece::Tories as usize], 2);
    assert_eq!(state.casualties.iter().sum::<u8>(), 2);
    assert_eq!(
        (state.available[Piece::BritishForts as usize], state.available[Piece::PatriotForts as usize]),
        (6, 6)
    );
    assert_eq!(state.available[Piece::MilitiaUnderground as usize], 15);
}

/// §1.7 The Rebellion Controls with more pieces; the Royalists with more, if one is British; Leaders do not count (L15).
#[test]
fn control() {
    let control = |pieces: &[(u8, Piece)]| {
        let board = pieces.iter().fold(Board::at_war(), |board, it| board.put(it.0, it.1, Space::Virginia));
        board.leader(liberty_or_death::pieces::Leader::Washington, Space::Virginia).0.control(Space::Virginia)
    };
    assert_eq!(control(&[]), None);
    assert_eq!(
        control(&[(1, Piece::Continentals), (1, Piece::FrenchRegulars), (1, Piece::Tories)]),
        Some(Side::Rebellion)
    );
    assert_eq!(control(&[(1, Piece::PatriotForts)]), Some(Side::Rebellion));
    assert_eq!(control(&[(1, Piece::Continentals), (1, Piece::Tories)]), None);
    assert_eq!(
        control(&[(1, Piece::Tories), (1, Piece::Villages), (1, Piece::MilitiaUnderground)]),
        Some(Side::Royalist)
    );
    assert_eq!(control(&[(3, Piece::WarPartiesActive), (1, Piece::Continentals)]), None);
    assert_eq!(control(&[(2, Piece::WarPartiesActive), (3, Piece::Continentals)]), Some(Side::Rebellion));
}

/// §1.8 Resources stay between 0 and 50.
#[test]
fn resources() {
    let mut state = Board::empty().0;
    state.gain(Faction::French, 200);
    assert_eq!(state.resources[Faction::French], 50);
    assert_eq!(state.lose(Faction::Indians, 12), 10);
    assert_eq!(state.resources[Faction::Indians], 0);
}
