//! §15.0 Stacking; §16.0 Movement; §17.0 Forced march; §21.0 leaders on the march; §23.0 borders.

use decision_in_north_america::forces::Force;
use decision_in_north_america::sides::Side;
use decision_in_north_america::state::{Half, Phase};
use tricorne_testkit::script::{expect, expect_dice_used, offered, offered_to, play, told};

use crate::common::{Scene, count};

fn has(choices: &[String], choice: &str) -> bool {
    choices.iter().any(|it| it == choice)
}

/// §15.1, §16.1, §16.4, §16.5, §16.6, §16.13 The units of a locale move as one force or as several, one after the other and each
/// once; each rolls its own die, and points that are not used are lost.
#[test]
fn one_force_after_the_other() {
    let scene = Scene::new(&[]).units("boston", "american-regular", 2).moving(Side::American);
    let mut table = scene.table(&["2", "3"]);
    play(
        &mut table,
        &[
            ("american", "boston"),
            ("american", "none"),
            ("american", "1"),
            ("american", "unit/american-regular"),
        ],
    );
    assert!(!has(&offered(&table), "done"), "one move ends before the next begins");
    play(&mut table, &[("american", "portsmouth"), ("american", "stop")]);
    assert!(has(&offered(&table), "boston") && !has(&offered(&table), "portsmouth"), "nobody moves twice");
    play(&mut table, &[("american", "boston"), ("american", "none")]);
    assert!(told(&table).last().is_some_and(|note| note.contains("points=3")), "{:?}", told(&table));
    play(&mut table, &[("american", "stop")]);
    assert!(!has(&offered(&table), "boston") && has(&offered(&table), "done"), "nobody has to move");
    assert_eq!(count(&scene, &table, "boston", "american-regular"), 1);
}

/// §16.2, §16.9 Land units follow routes by land, fleets those by sea.
#[test]
fn units_follow_routes() {
    let scene = Scene::new(&[]).units("boston", "british-regular", 1).moving(Side::British);
    let mut table = scene.table(&["6"]);
    play(&mut table, &[("british", "boston"), ("british", "none")]);
    let mut ways = offered(&table);
    ways.sort();
    assert_eq!(ways, ["lexington-concord", "newport", "portsmouth", "stop"]);
    let scene = Scene::new(&[]).units("boston", "british-fleet", 1).moving(Side::British);
    let mut table = scene.table(&["6"]);
    play(&mut table, &[("british", "boston"), ("british", "none")]);
    assert_eq!(offered(&table), ["gulf-of-maine", "stop"]);
}

/// §16.7, §16.8 A force drops units off, which are done for the phase; nobody joins it on the way.
#[test]
fn units_are_dropped_off() {
    let scene = Scene::new(&[])
        .units("boston", "american-regular", 2)
        .units("portsmouth", "american-militia", 1)
        .moving(Side::American);
    let mut table = scene.table(&["4"]);
    play(
        &mut table,
        &[("american", "boston"), ("american", "none"), ("american", "all"), ("american", "portsmouth")],
    );
    play(&mut table, &[("american", "drop-off"), ("american", "unit/american-regular")]);
    assert!(!has(&offered(&table), "drop-off"), "the last unit is the force");
    play(&mut table, &[("american", "falmouth"), ("american", "stop")]);
    let at = |place: &str, kind: &str| count(&scene, &table, place, kind);
    assert_eq!((at("portsmouth", "american-regular"), at("falmouth", "american-regular")), (1, 1));
    assert_eq!((at("portsmouth", "american-militia"), at("falmouth", "american-militia")), (1, 0));
    play(&mut table, &[("american", "portsmouth")]);
    expect(&table, "american", "commander");
    play(&mut table, &[("american", "none")]);
    expect(&table, "chance", "march");
    assert_eq!(table.state().moved_at(scene.place("portsmouth")).count(), 1, "only the militia goes on");
}

/// §17.3 Nobody makes two forced marches in one phase, whatever the hand holds.
#[test]
fn one_forced_march_a_phase() {
    let scene = Scene::new(&[])
        .units("boston", "american-regular", 1)
        .led("boston", "gates")
        .hand(Side::American, "tactics", 3)
        .phase(Phase::Movement(2, Half::First), Side::American);
    let mut table = scene.table(&["1", "1"]);
    play(
        &mut table,
        &[
            ("american", "boston"),
            ("american", "marker/tactics"),
            ("american", "leader/gates"),
            ("american", "all"),
        ],
    );
    play(&mut table, &[("american", "portsmouth"), ("american", "stop")]);
    assert_eq!(table.state().hand_size(Side::American), 2);
    assert!(!has(&offered(&table), "portsmouth") && !has(&offered(&table), "boston"));
}

/// §17.4 A forced march to the enemy is an attack in the same campaign.
#[test]
fn a_forced_march_leads_to_battle() {
    let scene = Scene::new(&[])
        .units("boston", "american-regular", 1)
        .led("boston", "gates")
        .units("portsmouth", "british-militia", 1)
        .hand(Side::American, "tactics", 1)
        .phase(Phase::Movement(3, Half::First), Side::American);
    let mut table = scene.table(&["1", "1"]);
    play(
        &mut table,
        &[
            ("american", "boston"),
            ("american", "marker/tactics"),
            ("american", "leader/gates"),
            ("american", "all"),
        ],
    );
    play(&mut table, &[("american", "portsmouth"), ("american", "done")]);
    assert_eq!(table.state().phase, Phase::Combat(3, Half::First));
    let battle = table.state().battle.expect("a battle");
    assert_eq!((battle.place, battle.attacker), (scene.place("portsmouth"), Side::American));
}

/// §21.5 Leaders do not roll for attrition: one unit and two leaders roll one die.
#[test]
fn leaders_march_unhurt() {
    let scene = Scene::new(&[])
        .units("boston", "american-regular", 1)
        .led("boston", "gates")
        .led("boston", "greene")
        .hand(Side::American, "tactics", 1)
        .phase(Phase::Movement(2, Half::First), Side::American);
    let mut table = scene.table(&["1", "6"]);
    play(
        &mut table,
        &[
            ("american", "boston"),
            ("american", "marker/tactics"),
            ("american", "leader/greene"),
            ("american", "all"),
        ],
    );
    play(&mut table, &[("american", "stop")]);
    expect(&table, "american", "move-from");
    expect_dice_used(&table);
    assert_eq!(count(&scene, &table, "boston", "american-regular"), 0);
    assert_eq!(table.state().stacks[scene.place("boston").index()].leaders.len(), 2);
}

/// §21.6 A militia commander leads militia, light troops and his like, and nobody else.
#[test]
fn militia_commanders() {
    let scene = Scene::new(&[])
        .units("boston", "american-militia", 1)
        .units("boston", "american-regular", 1)
        .led("boston", "allen")
        .led("boston", "gates")
        .moving(Side::American);
    let allen = scene.leader("allen");
    let worth = |kinds: &[&str], leaders: &[&str]| {
        let mut force = Force::leader(allen);
        kinds.iter().for_each(|kind| force.add(&Force::units(scene.kind(kind), 1)));
        leaders.iter().for_each(|leader| force.leaders.add(scene.leader(leader)));
        force.leadership(&scene.facts, allen, false)
    };
    assert_eq!(worth(&["american-militia", "american-light"], &["marion"]), 2);
    assert_eq!(worth(&["american-militia", "american-regular"], &[]), 0);
    assert_eq!(worth(&["american-militia"], &["gates"]), 0);
    let mut table = scene.table(&["1"]);
    play(&mut table, &[("american", "boston"), ("american", "leader/allen"), ("american", "all")]);
    assert!(told(&table).last().is_some_and(|note| note.contains("points=3")), "the die and his two");
    play(&mut table, &[("american", "portsmouth"), ("american", "stop")]);
    assert_eq!(count(&scene, &table, "portsmouth", "american-militia"), 1);
    assert_eq!(count(&scene, &table, "boston", "american-regular"), 1, "he leads no regulars");
}

/// §21.7 Admirals lead fleets and no armies; generals lead armies and no fleets.
#[test]
fn admirals_and_generals() {
    let scene = Scene::new(&[])
        .units("halifax", "british-fleet", 1)
        .units("halifax", "british-regular", 1)
        .led("halifax", "r-howe")
        .led("halifax", "gage")
        .moving(Side::British);
    let mut table = scene.table(&["1"]);
    play(&mut table, &[("british", "halifax"), ("british", "by-land")]);
    assert_eq!(offered_to(&table, "british"), ["leader/gage", "none"]);
    let mut table = scene.table(&["1"]);
    play(&mut table, &[("british", "halifax"), ("british", "by-sea")]);
    assert_eq!(offered_to(&table, "british"), ["leader/r-howe", "none"]);
    play(&mut table, &[("british", "leader/r-howe"), ("british", "all")]);
    assert!(told(&table).last().is_some_and(|note| note.contains("points=3")), "the die and his two");
}

/// §23.2 Regulars cross borders freely.
#[test]
fn regulars_cross_borders() {
    let scene = Scene::new(&[]).units("new-haven", "american-regular", 1).moving(Side::American);
    let mut table = scene.table(&["1"]);
    play(&mut table, &[("american", "new-haven"), ("american", "none")]);
    let region = |id: &str| scene.facts.place(scene.place(id)).region;
    assert_ne!(region("new-haven"), region("new-york"));
    assert!(has(&offered(&table), "new-york"));
}

/// §21.1 A leader alone moves as units do, and stops an enemy as they do.
#[test]
fn leaders_are_units() {
    let scene = Scene::new(&[])
        .led("hartford", "gates")
        .units("new-haven", "british-regular", 1)
        .moving(Side::British);
    let mut table = scene.table(&["6"]);
    play(&mut table, &[("british", "new-haven"), ("british", "none"), ("british", "hartford")]);
    expect(&table, "british", "move-from");
    play(&mut table, &[("british", "done")]);
    assert!(table.state().battle.is_some(), "he must be fought");
    let scene = scene.moving(Side::American);
    let mut table = scene.table(&["1"]);
    play(
        &mut table,
        &[("american", "hartford"), ("american", "leader/gates"), ("american", "lexington-concord")],
    );
    assert!(
        table.state().stacks[scene.place("lexington-concord").index()].leaders.has(scene.leader("gates"))
    );
}
