//! §18.0 Combat; §20.0 enlistment of Indians.

use decision_in_north_america::sides::Side;
use decision_in_north_america::state::Phase;
use tricorne_testkit::script::{expect, expect_dice_used, offered, play};

use crate::common::{Scene, count};

/// §18.2, §18.3 All units of both sides in the locale fight, and once a phase.
#[test]
fn everybody_fights_once() {
    let scene = Scene::new(&[])
        .units("hartford", "american-regular", 2)
        .units("hartford", "american-militia", 1)
        .led("hartford", "gates")
        .units("hartford", "british-detachment", 2)
        .units("hartford", "british-light", 1)
        .fighting(Side::American);
    let battle = scene.table(&[]).state().battle.expect("a battle");
    assert_eq!((battle.forces.american.size(), battle.forces.british.size()), (4, 3));
    let place = scene.place("hartford");
    let fought = scene.with(|state, _| state.fought.set(place, true));
    assert!(fought.table(&[]).state().battle.is_none(), "not twice in a phase");
}

/// §18.5 Committed Tactics markers bring dice, no more a round than the printed strength that fires; all go to the pool.
#[test]
fn tactics_bring_dice() {
    let scene = Scene::new(&[])
        .units("hartford", "american-militia", 1)
        .led("hartford", "lafayette")
        .units("hartford", "british-militia", 1)
        .hand(Side::American, "tactics", 3)
        .fighting(Side::American);
    let mut table = scene.table(&["6", "1", "1", "6", "marker/spy"]);
    play(&mut table, &[("american", "2"), ("british", "0"), ("american", "fire")]);
    expect(&table, "american", "use-tactics");
    assert_eq!(offered(&table), ["0", "1"], "two are committed, and one strength point fires");
    play(&mut table, &[("american", "1")]);
    assert_eq!(count(&scene, &table, "hartford", "british-militia"), 0, "the second die is the marker's");
    let tactics = scene.marker("tactics");
    assert_eq!((table.state().holds(Side::American, tactics), table.state().pool[tactics.index()]), (1, 11));
}

/// §18.6 A regular that is eliminated leaves no detachment; §18.10 the winner stays where he fought.
#[test]
fn no_steps_and_no_advance() {
    let scene = Scene::new(&[])
        .units("hartford", "american-regular", 1)
        .units("hartford", "british-regular", 1)
        .fighting(Side::American);
    let mut table = scene.table(&["6", "1", "6", "marker/spy"]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("american", "fire")]);
    assert_eq!(count(&scene, &table, "hartford", "british-regular"), 0);
    assert_eq!(table.state().in_play(scene.kind("british-detachment")), 0);
    assert_eq!(count(&scene, &table, "hartford", "american-regular"), 1);
}

/// §18.9 Beaten units go to sea with their fleet, where no enemy fleet is.
#[test]
fn a_retreat_to_sea() {
    let scene = Scene::new(&[])
        .units("newport", "british-regular", 1)
        .units("newport", "british-fleet", 1)
        .units("newport", "american-regular", 2)
        .fighting(Side::American);
    let fight = |scene: &Scene| {
        let mut table = scene.table(&["6", "1", "5", "1", "1", "1"]);
        play(&mut table, &[("american", "0"), ("british", "0"), ("american", "fire")]);
        expect(&table, "british", "retreat-to");
        table
    };
    let mut table = fight(&scene);
    play(&mut table, &[("british", "new-york-bight")]);
    assert_eq!(count(&scene, &table, "new-york-bight", "british-regular"), 1);
    assert_eq!(count(&scene, &table, "new-york-bight", "british-fleet"), 1);
    let watched = scene.units("new-york-bight", "american-fleet", 1);
    let mut ways = offered(&fight(&watched));
    ways.sort();
    assert_eq!(ways, ["boston", "new-haven"]);
}

/// §20.4 Indians away from Indian locales check their enlistment, at home they do not.
#[test]
fn indians_go_home() {
    for (place, dice, left) in [("albany", &["4"][..], 0), ("albany", &["5"], 1), ("iroquois", &[], 1)] {
        let scene =
            Scene::new(&[]).units(place, "indian-warriors", 1).phase(Phase::Enlistment, Side::British);
        let table = scene.table(dice);
        expect_dice_used(&table);
        assert_eq!(table.state().phase, Phase::Adjustment, "{place}: no more dice are asked for");
        assert_eq!(count(&scene, &table, place, "indian-warriors"), left);
    }
}
