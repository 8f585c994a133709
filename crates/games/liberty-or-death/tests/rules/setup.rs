//! §2.1 How the scenarios begin.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::cards::Period;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Piece, Side};
use liberty_or_death::setup::{self, SCENARIOS};
use liberty_or_death::state::{Edition, Players, Scenario, State, Whereabouts};
use serde_json::Value;
use tricorne_kernel::{Game, Setup};

fn start(scenario: &str) -> State {
    let setup = Setup { scenario: scenario.to_owned(), ..Setup::default() };
    let state = LibertyOrDeath::begin(&setup, &()).unwrap();
    assert_eq!(LibertyOrDeath::violations(&state, &()), [""; 0]);
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
        LibertyOrDeath::begin(&all, &()).unwrap().options
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
