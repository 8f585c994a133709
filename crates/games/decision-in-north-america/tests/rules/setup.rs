//! §4.0 Set-up, and where the tables begin.

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::ids::{EuropeBox, ProgressBox};
use decision_in_north_america::options::OptionalRule;
use decision_in_north_america::sides::Side;
use decision_in_north_america::state::Phase;
use tricorne_kernel::{Game, Setup, own_facts};
use tricorne_testkit::script::expect;

use crate::common::Scene;

/// §4.1 All campaign markers are in the pool, without the spare one and those of optional rules that are not played.
#[test]
fn the_pool_at_the_start() {
    let facts = own_facts::<Dina>();
    let all = OptionalRule::ALL.iter().fold(Setup::of::<Dina>(), |setup, rule| setup.with(rule.id(), "yes"));
    let scene = Scene::new(&[]);
    let pool = |setup: &Setup| Dina::begin(setup, &facts).expect("a set-up").pool;
    assert_eq!(pool(&all).iter().sum::<u8>(), 51);
    assert_eq!(pool(&all)[scene.marker("spare").index()], 0);
    let plain = pool(&Setup::of::<Dina>());
    assert_eq!(plain.iter().sum::<u8>(), 49);
    assert_eq!((plain[scene.marker("bait").index()], plain[scene.marker("engineers").index()]), (0, 0));
}

/// §4.6, §10.1, §12.1 The three tables: Don't Tread on Me, neutral Europe, and the loyalty that the table shows.
#[test]
fn the_tables_at_the_start() {
    let scene = Scene::new(&[]);
    let state = Dina::begin(&Setup::of::<Dina>(), &scene.facts).expect("a set-up");
    assert_eq!(scene.facts.id(ProgressBox::LIST, state.progress.index()), "dont-tread-on-me");
    assert_eq!(scene.facts.id(EuropeBox::LIST, state.europe.index()), "neutral");
    let loyalty = |id: &str| state.loyalty[scene.region(id).index()];
    assert_eq!((loyalty("new-england"), loyalty("west"), loyalty("canada")), (2, -1, -2));
}

/// §4.7 The American is First Player in the first turn, and nobody bids.
#[test]
fn the_american_begins() {
    let scene = Scene::new(&[])
        .hand(Side::British, "rabble", 3)
        .phase(Phase::Initiative, Side::British)
        .with(|state, _| state.turn = 0);
    let table = scene.table(&[]);
    assert_eq!((table.state().first, table.state().phase), (Side::American, Phase::Political));
    assert_eq!(table.state().hand_size(Side::British), 3);
    let later = scene.with(|state, _| state.turn = 1);
    expect(&later.table(&[]), "american", "bid-how-many");
}

/// §4.11 What is neither set up nor held back can be mobilized.
#[test]
fn the_rest_are_reinforcements() {
    let scene = Scene::new(&[]).units("boston", "british-regular", 3);
    // Fourteen counters, six of them in the special force, three in Boston.
    assert_eq!(scene.state.available(&scene.facts, scene.kind("british-regular")), 5);
    assert_eq!(scene.state.available(&scene.facts, scene.kind("american-light")), 4);
}
