//! §28.0 Fortresses and sieges; §15.2 markers in a locale; §38.0 Honors of War.

use decision_in_north_america::sides::Side;
use decision_in_north_america::state::{Half, Phase};
use tricorne_testkit::script::{expect, expect_dice_used, offered, offered_to, play};

use crate::common::{Scene, count};

const AMERICAN: Side = Side::American;
const BRITISH: Side = Side::British;

fn has(choices: &[String], choice: &str) -> bool {
    choices.iter().any(|it| it == choice)
}

/// A British regular in Boston's fortress.
fn garrison(options: &[&str]) -> Scene {
    let scene = Scene::new(options).units("boston", "british-regular", 1);
    let place = scene.place("boston");
    scene.with(|state, facts| {
        state.fortresses.british.set(place, true);
        state.settle(facts, place);
    })
}

/// The same, with two American regulars who besiege it.
fn siege(options: &[&str]) -> Scene {
    let scene = garrison(options).units("boston", "american-regular", 2);
    let place = scene.place("boston");
    scene.with(|state, _| state.sieges.american.set(place, true))
}

/// §15.2, §28.1 A fortress is built where land units are, and one is enough for a locale and for both sides.
#[test]
fn one_fortress_a_locale() {
    let scene = Scene::new(&["fortresses"])
        .units("hartford", "american-militia", 1)
        .with(|state, _| state.points.american = 9)
        .phase(Phase::Mobilization(Half::First), AMERICAN);
    let mut table = scene.table(&[]);
    play(&mut table, &[("american", "buy-fortress")]);
    assert!(table.state().fortresses.american.has(scene.place("hartford")));
    assert_eq!(table.state().points.american, 5);
    assert!(!has(&offered(&table), "buy-fortress"), "no second one");
    let shared = garrison(&["fortresses"])
        .units("boston", "american-militia", 1)
        .with(|state, _| state.points.american = 9)
        .phase(Phase::Mobilization(Half::First), AMERICAN);
    assert!(!has(&offered(&shared.table(&[])), "buy-fortress"), "nor beside an enemy one");
    let without = Scene::new(&[])
        .units("hartford", "american-militia", 1)
        .with(|state, _| state.points.american = 9)
        .phase(Phase::Mobilization(Half::First), AMERICAN);
    assert!(!has(&offered(&without.table(&[])), "buy-fortress"), "the rule is an option");
}

/// §28.3 A fortress fires in defense beside land units; §28.11 who enters without a siege must attack.
#[test]
fn a_fortress_fires_in_defense() {
    let scene = garrison(&["fortresses"]).units("boston", "american-regular", 2).fighting(AMERICAN);
    // The garrison has the initiative, and rolls two dice of the regular and two of the walls.
    let mut table = scene.table(&["1", "6", "1", "1", "1", "1"]);
    assert!(table.state().battle.is_some_and(|battle| battle.fortress));
    play(&mut table, &[("american", "0"), ("british", "0")]);
    expect(&table, "american", "fire-or-retreat");
    expect_dice_used(&table);
}

/// §28.4 A fortress goes with its garrison, and may be given up at the end of the Supply Phase.
#[test]
fn a_fortress_without_a_garrison() {
    let scene = garrison(&["fortresses"]).moving(BRITISH);
    let boston = scene.place("boston");
    let mut table = scene.table(&["1"]);
    play(&mut table, &[("british", "boston"), ("british", "none"), ("british", "newport")]);
    assert!(!table.state().fortresses.british.has(boston));
    let mut table = garrison(&["fortresses"]).phase(Phase::Adjustment, BRITISH).table(&[]);
    expect(&table, "british", "abandon-fortress");
    play(&mut table, &[("british", "boston")]);
    assert!(!table.state().fortresses.british.has(boston));
}

/// §28.7 A siege takes the walls' protection away: a five disrupts, and there is no bonus for the initiative.
#[test]
fn a_siege_breaches_walls() {
    let scene = siege(&["fortresses"]).fighting(AMERICAN);
    let mut table = scene.table(&["3", "3", "6", "1", "5", "1", "1", "1", "marker/spy", "4"]);
    play(&mut table, &[("american", "attack"), ("american", "0"), ("british", "0")]);
    // Threes tie, since the walls add nothing; the five disrupts the only defender.
    play(&mut table, &[("american", "fire")]);
    expect_dice_used(&table);
    assert_eq!(count(&scene, &table, "boston", "british-regular"), 0);
    assert!(!table.state().fortresses.american.has(scene.place("boston")), "a four destroys it");
}

/// §28.10 In later campaigns an attack on a fortress takes a Tactics marker and a leader.
#[test]
fn later_attacks_take_a_tactics_marker() {
    let scene = siege(&["fortresses"]).phase(Phase::Combat(2, Half::First), AMERICAN);
    assert_eq!(offered_to(&scene.table(&[]), "american"), ["wait"]);
    let scene = scene.hand(AMERICAN, "tactics", 1);
    assert_eq!(offered_to(&scene.table(&[]), "american"), ["wait"], "nobody leads");
    let scene = scene.led("boston", "gates");
    let mut table = scene.table(&[]);
    assert_eq!(offered_to(&table, "american"), ["attack", "wait"]);
    play(&mut table, &[("american", "attack")]);
    assert_eq!(table.state().hand_size(AMERICAN), 0);
    assert!(table.state().battle.is_some());
}

/// §28.14 A siege ends when the besiegers leave.
#[test]
fn a_siege_ends_with_the_besiegers() {
    let scene = siege(&["fortresses"]).moving(AMERICAN);
    let mut table = scene.table(&["1"]);
    play(
        &mut table,
        &[("american", "boston"), ("american", "none"), ("american", "all"), ("american", "newport")],
    );
    assert!(!table.state().sieges.american.has(scene.place("boston")));
    assert!(table.state().fortresses.british.has(scene.place("boston")));
}

/// §28.15 Who comes later to a siege joins the besiegers.
#[test]
fn newcomers_join_a_siege() {
    let scene = siege(&["fortresses"]).units("newport", "american-light", 1).moving(AMERICAN);
    let mut table = scene.table(&["1"]);
    play(
        &mut table,
        &[("american", "newport"), ("american", "none"), ("american", "boston"), ("american", "done")],
    );
    expect(&table, "american", "siege-attack");
    play(&mut table, &[("american", "attack")]);
    let battle = table.state().battle.expect("a battle");
    assert_eq!(battle.forces.american.count(), 3);
    assert!(battle.siege);
}

/// §28.16 The besieged leave a port by sea, and by sea alone.
#[test]
fn the_besieged_sail() {
    let scene = siege(&["fortresses"]).moving(BRITISH);
    assert!(!has(&offered(&scene.table(&[])), "boston"));
    let scene = scene.units("boston", "british-fleet", 1);
    let mut table = scene.table(&["2"]);
    play(
        &mut table,
        &[("british", "boston"), ("british", "none"), ("british", "all"), ("british", "gulf-of-maine")],
    );
    assert_eq!(count(&scene, &table, "gulf-of-maine", "british-regular"), 1);
}

/// §38.3 Who declines is attacked: the attacker may not retreat, and nobody draws markers.
#[test]
fn honors_declined() {
    let scene = siege(&["fortresses", "honors-of-war"]).fighting(AMERICAN);
    let mut table = scene.table(&["6", "1", "6", "1"]);
    play(
        &mut table,
        &[("american", "offer-honors"), ("british", "decline"), ("american", "0"), ("british", "0")],
    );
    // The attacker fires without being asked whether he retreats; the six kills the garrison.
    expect_dice_used(&table);
    assert_eq!(count(&scene, &table, "boston", "british-regular"), 0);
    assert_eq!((table.state().hand_size(AMERICAN), table.state().hand_size(BRITISH)), (0, 0));
    assert!(table.state().fortresses.american.has(scene.place("boston")));
}

/// §38.4 With Indians on either side there is no such offer.
#[test]
fn no_honors_for_indians() {
    let scene = siege(&["fortresses", "honors-of-war"]).fighting(AMERICAN);
    assert!(has(&offered_to(&scene.table(&[]), "american"), "offer-honors"));
    let scene = scene.units("boston", "indian-warriors", 1);
    assert_eq!(offered_to(&scene.table(&[]), "american"), ["attack", "wait"]);
}
