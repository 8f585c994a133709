//! §7.0 The pool of campaign markers and the hands.

use decision_in_north_america::ids::MARKERS;
use decision_in_north_america::sides::Side;
use decision_in_north_america::state::{Half, Phase};
use tricorne_kernel::Viewer;
use tricorne_testkit::script::{expect, offered, offered_to, play};

use crate::common::Scene;

fn mobilizing(side: Side) -> Scene {
    Scene::new(&[]).phase(Phase::Mobilization(Half::First), side).with(|state, _| {
        state.points.american = 20;
        state.points.british = 20;
    })
}

/// §7.1 A marker that is bought is drawn from the pool; §7.5 it can be used in the same phase.
#[test]
fn a_marker_bought_is_a_marker_drawn() {
    let scene = mobilizing(Side::British);
    let mut table = scene.table(&["marker/hessians"]);
    assert!(!offered(&table).contains(&"marker/hessians".to_owned()));
    play(&mut table, &[("british", "buy-marker")]);
    assert_eq!((table.state().points.british, table.state().hand_size(Side::British)), (19, 1));
    assert_eq!(table.state().pool_size(), scene.state.pool_size() - 1);
    assert!(offered(&table).contains(&"marker/hessians".to_owned()));
}

/// §7.3 Fifteen a turn at most, and none out of an empty pool.
#[test]
fn no_sixteenth_marker() {
    let buys = |scene: &Scene| offered(&scene.table(&[])).contains(&"buy-marker".to_owned());
    let scene = mobilizing(Side::American).with(|state, _| state.bought.american = 14);
    assert!(buys(&scene));
    let scene = scene.with(|state, _| state.bought.american = 15);
    assert!(!buys(&scene));
    let empty = mobilizing(Side::American).with(|state, _| {
        state.hands.british = state.pool;
        state.pool = [0; MARKERS];
    });
    assert!(!buys(&empty));
}

/// §7.4, §22.2 One's own markers can be looked at, those of the enemy can be counted, and the pool stays closed.
#[test]
fn hands_are_hidden() {
    let scene = mobilizing(Side::British).hand(Side::American, "spy", 1).hand(Side::American, "tactics", 2);
    let table = scene.table(&[]);
    let seen = |side: Side| {
        let view = table.view(Viewer::Seat(side.seat()));
        serde_json::to_value(view).expect("plain data")["hands"]["american"].clone()
    };
    assert_eq!(seen(Side::American)["markers"]["tactics"], 2);
    assert_eq!(
        (seen(Side::British)["count"].clone(), seen(Side::British)["markers"].clone()),
        (3.into(), ().into())
    );
    assert_eq!(table.view(Viewer::Seat(Side::British.seat())).known.pool, [0; MARKERS]);
}

/// §7.6 Action markers are played in windows, rabble-rousing markers are committed, Tactics are for marches and battles.
#[test]
fn three_kinds_of_markers() {
    let give = |scene: Scene| {
        let scene = scene.hand(Side::American, "hessians", 1).hand(Side::American, "rabble", 1);
        scene.hand(Side::American, "tactics", 1)
    };
    let markers = |choices: Vec<String>| -> Vec<String> {
        choices.into_iter().filter(|choice| choice.starts_with("marker/")).collect()
    };
    let window = give(mobilizing(Side::American));
    assert_eq!(markers(offered(&window.table(&[]))), ["marker/hessians"]);
    let contest = give(Scene::new(&[]).phase(Phase::RabbleRousing, Side::American));
    assert_eq!(markers(offered_to(&contest.table(&[]), "american")), ["marker/rabble"]);
    let battle = give(Scene::new(&[]))
        .units("boston", "american-regular", 1)
        .units("boston", "british-regular", 1)
        .led("boston", "gates")
        .fighting(Side::American);
    assert_eq!(
        offered_to(&battle.table(&[]), "american"),
        ["0", "1"],
        "as many as he has, and as his leaders allow"
    );
}

/// §7.11 A Tactics marker makes a forced march in the second and third Movement Phase, of a force with a leader.
#[test]
fn tactics_for_forced_marches() {
    for campaign in [2, 3] {
        let scene = Scene::new(&[])
            .units("boston", "american-regular", 1)
            .led("boston", "gates")
            .units("hartford", "american-regular", 1)
            .phase(Phase::Movement(campaign, Half::First), Side::American);
        let places = |scene: &Scene| {
            let choices = offered(&scene.table(&[])).into_iter();
            choices.filter(|choice| ["boston", "hartford"].contains(&choice.as_str())).collect::<Vec<_>>()
        };
        assert!(places(&scene).is_empty());
        let scene = scene.hand(Side::American, "tactics", 1);
        assert_eq!(places(&scene), ["boston"]);
        let mut table = scene.table(&["2", "1"]);
        play(
            &mut table,
            &[
                ("american", "boston"),
                ("american", "marker/tactics"),
                ("american", "leader/gates"),
                ("american", "all"),
            ],
        );
        expect(&table, "american", "move-to");
        assert_eq!(table.state().hand_size(Side::American), 0);
        assert_eq!(table.state().pool[scene.marker("tactics").index()], 12, "it is back in the pool");
    }
}
