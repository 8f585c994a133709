//! §24.0 Fleets; §25.0 the off-map boxes.

use decision_in_north_america::sides::Side;
use decision_in_north_america::supply;
use tricorne_testkit::script::{expect, expect_dice_used, offered, play};

use crate::common::{Scene, count};

fn has(choices: &[String], choice: &str) -> bool {
    choices.iter().any(|it| it == choice)
}

/// Where the fleets in a place can sail first.
fn ways(scene: &Scene, seat: &str, from: &str) -> Vec<String> {
    let mut table = scene.table(&["6"]);
    play(&mut table, &[(seat, from), (seat, "none")]);
    if has(&offered(&table), "all") {
        play(&mut table, &[(seat, "all")]);
    }
    offered(&table)
}

/// §24.3 Fleets sail through seas with enemy fleets.
#[test]
fn no_battles_at_sea() {
    let scene = Scene::new(&[])
        .units("halifax", "british-fleet", 1)
        .units("gulf-of-maine", "american-fleet", 1)
        .moving(Side::British);
    let mut table = scene.table(&["3"]);
    play(&mut table, &[("british", "halifax"), ("british", "none"), ("british", "gulf-of-maine")]);
    expect(&table, "british", "sail-to");
    play(&mut table, &[("british", "stop"), ("british", "done")]);
    assert!(table.state().battle.is_none());
    assert_eq!(count(&scene, &table, "gulf-of-maine", "british-fleet"), 1);
}

/// §24.5 A fleet carries four land units and any number of leaders.
#[test]
fn four_units_a_fleet() {
    let scene = Scene::new(&[])
        .units("halifax", "british-fleet", 1)
        .units("halifax", "british-regular", 5)
        .led("halifax", "gage")
        .led("halifax", "clinton")
        .moving(Side::British);
    let mut table = scene.table(&["3"]);
    play(&mut table, &[("british", "halifax"), ("british", "by-sea"), ("british", "none")]);
    assert_eq!(offered(&table), ["1", "2", "3", "4", "5", "6", "7"], "not all eight of them");
    play(
        &mut table,
        &[("british", "7"), ("british", "unit/british-regular"), ("british", "unit/british-regular")],
    );
    expect(&table, "british", "force-units");
    play(&mut table, &[("british", "unit/british-regular"), ("british", "unit/british-regular")]);
    assert!(!offered(&table).contains(&"unit/british-regular".to_owned()), "a fifth has no room");
    play(&mut table, &[("british", "leader/gage"), ("british", "leader/clinton")]);
    play(&mut table, &[("british", "unit/british-fleet"), ("british", "gulf-of-maine")]);
    assert_eq!(count(&scene, &table, "gulf-of-maine", "british-regular"), 4);
    assert_eq!(table.state().stacks[scene.place("gulf-of-maine").index()].leaders.len(), 2);
}

/// §24.7 A fleet by itself does not attack land units.
#[test]
fn fleets_do_not_attack_the_shore() {
    let scene = Scene::new(&[])
        .units("gulf-of-maine", "british-fleet", 1)
        .units("portsmouth", "american-militia", 1)
        .moving(Side::British);
    let mut table = scene.table(&["3"]);
    play(&mut table, &[("british", "gulf-of-maine"), ("british", "none"), ("british", "portsmouth")]);
    play(&mut table, &[("british", "done")]);
    assert!(table.state().battle.is_none());
    assert_eq!(count(&scene, &table, "portsmouth", "british-fleet"), 1);
    assert_eq!(count(&scene, &table, "portsmouth", "american-militia"), 1);
}

/// §24.9 Beaten fleets retreat to the high seas, beside enemy fleets too.
#[test]
fn fleets_retreat_to_sea() {
    let scene = Scene::new(&[])
        .units("newport", "british-fleet", 1)
        .units("newport", "french-fleet", 1)
        .units("new-york-bight", "french-fleet", 1)
        .with(|state, _| state.french = true)
        .fighting(Side::American);
    let mut table = scene.table(&["6", "1", "5", "1", "1"]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("american", "fire")]);
    assert_eq!(count(&scene, &table, "new-york-bight", "british-fleet"), 1);
    assert_eq!(count(&scene, &table, "new-york-bight", "french-fleet"), 1);
}

/// §24.11 A fortress neither fires nor helps in a battle of fleets.
#[test]
fn fortresses_do_not_help_fleets() {
    let scene = Scene::new(&["fortresses"])
        .units("boston", "british-fleet", 1)
        .units("boston", "british-regular", 1)
        .units("boston", "french-fleet", 1)
        .with(|state, _| state.french = true)
        .fighting(Side::American);
    let boston = scene.place("boston");
    let scene = scene.with(|state, facts| {
        state.fortresses.british.set(boston, true);
        state.settle(facts, boston);
    });
    // Threes tie; then three dice of the French, three of the British, no more.
    let mut table = scene.table(&["3", "3", "6", "1", "1", "1", "1", "1", "1", "1"]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("american", "fire"), ("british", "fire")]);
    expect(&table, "american", "fire-or-retreat");
    expect_dice_used(&table);
}

/// §24.12 Marines fire one die more when they land.
#[test]
fn marines_land() {
    let scene = Scene::new(&[])
        .units("gulf-of-maine", "french-fleet", 1)
        .units("gulf-of-maine", "french-marine", 1)
        .units("portsmouth", "british-militia", 1)
        .with(|state, _| state.french = true)
        .moving(Side::American);
    // Six dice: three of the marines, three of the fleet.
    let mut table = scene.table(&["3", "6", "1", "1", "1", "1", "1", "1", "6", "marker/spy"]);
    play(&mut table, &[("american", "gulf-of-maine"), ("american", "none"), ("american", "all")]);
    play(&mut table, &[("american", "portsmouth"), ("american", "all"), ("american", "done")]);
    play(&mut table, &[("british", "pass-phase"), ("american", "pass-phase")]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("american", "fire")]);
    expect_dice_used(&table);
    assert_eq!(count(&scene, &table, "portsmouth", "british-militia"), 0);
}

/// §25.1, §25.6 Units leave a box with a fleet alone; a box is a port.
#[test]
fn boxes_are_left_by_sea() {
    let scene = Scene::new(&[]).units("britain", "british-regular", 2).moving(Side::British);
    assert!(!has(&offered(&scene.table(&[])), "britain"));
    let scene = scene.units("britain", "british-fleet", 1);
    assert!(has(&offered(&scene.table(&[])), "britain"));
    assert_eq!(ways(&scene, "british", "britain"), ["north-atlantic", "stop"]);
}

/// §25.2, §25.3, §25.4 Each box is for its own nation: Britain for the British, France for the French, Spain for the Spanish.
#[test]
fn boxes_are_for_their_nations() {
    let at_war = |scene: Scene| scene.with(|state, _| (state.french, state.spanish) = (true, true));
    for (kind, seat, side, own) in [
        ("british-fleet", "british", Side::British, Some("britain")),
        ("french-fleet", "american", Side::American, Some("france")),
        ("american-fleet", "american", Side::American, None),
    ] {
        let scene = at_war(Scene::new(&[])).units("north-atlantic", kind, 1).moving(side);
        let ways = ways(&scene, seat, "north-atlantic");
        let boxes: Vec<&str> =
            ["britain", "france", "spain"].into_iter().filter(|it| has(&ways, it)).collect();
        assert_eq!(boxes, own.into_iter().collect::<Vec<_>>(), "{kind}");
    }
    let spanish =
        at_war(Scene::new(&[])).units("central-atlantic", "spanish-fleet", 1).moving(Side::American);
    let to = ways(&spanish, "american", "central-atlantic");
    assert!(has(&to, "spain") && !has(&to, "france"));
    let mixed = at_war(Scene::new(&[]))
        .units("north-atlantic", "french-fleet", 1)
        .units("north-atlantic", "american-regular", 1)
        .moving(Side::American);
    assert!(!has(&ways(&mixed, "american", "north-atlantic"), "france"), "no Americans enter France");
}

/// §25.5, §25.7 A box holds and feeds any number of units.
#[test]
fn boxes_feed_all() {
    let scene = Scene::new(&[])
        .units("britain", "british-regular", 8)
        .units("britain", "british-militia", 8)
        .units("britain", "hessian-regular", 5);
    assert_eq!(supply::needy(&scene.state, &scene.facts, scene.place("britain"), Side::British).count(), 0);
}

/// §7.9, §24.5 A fleet does not leave cargo behind that Privateers keep from moving; a second one may go.
#[test]
fn fleets_stay_with_cargo_that_cannot_move() {
    let scene = Scene::new(&[])
        .units("gulf-of-maine", "british-fleet", 1)
        .units("gulf-of-maine", "british-regular", 2)
        .moving(Side::British);
    let sea = scene.place("gulf-of-maine");
    let cargo = decision_in_north_america::forces::Force::units(scene.kind("british-regular"), 2);
    let scene = scene.with(|state, _| state.mark_moved(sea, &cargo));
    assert!(!has(&offered(&scene.table(&[])), "gulf-of-maine"));
    let scene = scene.units("gulf-of-maine", "british-fleet", 1);
    let mut table = scene.table(&["1"]);
    play(&mut table, &[("british", "gulf-of-maine"), ("british", "none"), ("british", "all")]);
    play(&mut table, &[("british", "new-york-bight")]);
    assert_eq!(count(&scene, &table, "gulf-of-maine", "british-fleet"), 1);
    assert_eq!(count(&scene, &table, "new-york-bight", "british-regular"), 0);
}
