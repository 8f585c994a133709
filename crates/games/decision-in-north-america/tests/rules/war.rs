//! Sections 15 to 18, 21 to 25.

use decision_in_north_america::sides::Side;
use decision_in_north_america::state::{Half, Phase};
use tricorne_kernel::{Table, Viewer};
use tricorne_testkit::script::{expect, offered, play, question, refused, told};

use crate::common::{Scene, count};
use decision_in_north_america::DecisionInNorthAmerica as Dina;

fn prompt(table: &Table<Dina>) -> String {
    format!("{:?}", question(table).prompt)
}

/// §16.3, §16.12, §21.2 A force with a leader of 2 rolls a three: five points. Three roads leave two of them.
#[test]
fn the_five_point_march() {
    let scene = Scene::new(&[])
        .units("boston", "american-regular", 1)
        .led("boston", "lafayette")
        .moving(Side::American);
    let mut table = scene.table(&["3"]);
    play(&mut table, &[("american", "boston"), ("american", "leader/lafayette"), ("american", "all")]);
    expect(&table, "american", "move-to");
    assert!(prompt(&table).contains("left: 5"), "{}", prompt(&table));
}

/// §16.12 A trail costs two points, one for leaders and light troops alone.
#[test]
fn light_troops_on_trails() {
    for (kind, left) in [("american-regular", 1), ("american-light", 2)] {
        let scene = Scene::new(&[]).units("pittsburgh", kind, 1).moving(Side::American);
        let mut table = scene.table(&["3"]);
        let facts = &scene.facts;
        let trail = facts
            .place(scene.place("pittsburgh"))
            .land
            .iter()
            .find(|(_, route)| *route == decision_in_north_america::pack::Route::Trail);
        let (to, _) = trail.expect("a trail from Pittsburgh");
        let to = facts.id(0, to.index()).to_owned();
        play(&mut table, &[("american", "pittsburgh"), ("american", "none"), ("american", &to)]);
        let moved = told(&table).iter().any(|note| note.contains("dina-note-moves"));
        assert!(moved && prompt(&table).contains(&format!("left: {left}")), "{kind}: {}", prompt(&table));
    }
}

/// §23.1 Militia do not cross borders.
#[test]
fn borders_stop_militia() {
    let scene = Scene::new(&[]).units("new-haven", "american-militia", 1).moving(Side::American);
    let mut table = scene.table(&["6"]);
    play(&mut table, &[("american", "new-haven"), ("american", "none")]);
    let region = scene.facts.place(scene.place("new-haven")).region;
    for id in offered(&table).iter().filter(|id| *id != "stop" && *id != "drop-off") {
        assert_eq!(scene.facts.place(scene.place(id)).region, region, "{id}");
    }
}

/// §15.3, §16.10, §18.1 A force stops where the enemy is, and fights in the Combat Phase.
#[test]
fn enemies_stop_a_force() {
    let scene = Scene::new(&[])
        .units("hartford", "american-regular", 1)
        .units("new-haven", "british-militia", 1)
        .moving(Side::American);
    let mut table = scene.table(&["6"]);
    play(&mut table, &[("american", "hartford"), ("american", "none"), ("american", "new-haven")]);
    expect(&table, "american", "move-from");
    play(&mut table, &[("american", "done")]);
    expect(&table, "british", "play-marker");
}

/// §14.2, §17.1, §17.2, §17.5 A forced march takes a Tactics marker and a leader; a six loses a unit.
#[test]
fn forced_march() {
    let scene = Scene::new(&[])
        .units("boston", "american-regular", 2)
        .led("boston", "gates")
        .units("hartford", "american-regular", 1)
        .hand(Side::American, "tactics", 1)
        .phase(Phase::Movement(2, Half::First), Side::American);
    let mut table = scene.table(&["1", "6", "5"]);
    assert!(!offered(&table).contains(&"hartford".to_owned()), "no leader");
    play(
        &mut table,
        &[
            ("american", "boston"),
            ("american", "marker/tactics"),
            ("american", "leader/gates"),
            ("american", "all"),
            ("american", "stop"),
        ],
    );
    assert_eq!(count(&scene, &table, "boston", "american-regular"), 1);
    assert_eq!(table.state().hand_size(Side::American), 0);
}

/// §18.4, §18.7, §18.8, §18.11 Sixes eliminate, fives disrupt, and the victor draws a marker for each unit eliminated.
#[test]
fn a_battle() {
    let scene = Scene::new(&[])
        .units("hartford", "american-regular", 1)
        .units("hartford", "british-detachment", 2)
        .fighting(Side::American);
    // Initiative 6 to 1; the regular rolls a six and a five; the last detachment is disrupted, and the battle is over.
    let mut table = scene.table(&["6", "1", "6", "5", "marker/spy"]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("american", "fire")]);
    expect(&table, "british", "retreat-to");
    let to = offered(&table)[0].clone();
    play(&mut table, &[("british", &to)]);
    assert_eq!(count(&scene, &table, &to, "british-detachment"), 1);
    assert_eq!(table.state().hand_size(Side::American), 1);
    assert!(table.state().battle.is_none());
}

/// §18.12 An Indian unit in an Indian locale rolls two dice.
#[test]
fn indians_at_home_fire_twice() {
    let scene = Scene::new(&[])
        .units("iroquois", "indian-warriors", 1)
        .units("iroquois", "american-regular", 2)
        .fighting(Side::British);
    let mut table = scene.table(&["1", "6", "1", "1"]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("british", "fire")]);
    expect(&table, "american", "fire-or-retreat");
}

/// §18.4(4b) Who retreats takes one more round of fire first.
#[test]
fn a_retreat_is_fired_on() {
    let scene = Scene::new(&[])
        .units("hartford", "american-militia", 1)
        .units("hartford", "british-regular", 1)
        .fighting(Side::British);
    let mut table = scene.table(&["6", "1", "1", "6", "marker/spy"]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("american", "retreat")]);
    assert_eq!(count(&scene, &table, "hartford", "american-militia"), 0);
    assert_eq!(table.state().hand_size(Side::British), 1);
}

/// §21.3, §21.4 A leader can take a hit, and survives on his value or less.
#[test]
fn leaders_in_battle() {
    for (die, pooled) in [("1", true), ("2", false)] {
        let scene = Scene::new(&[])
            .units("hartford", "american-regular", 1)
            .led("hartford", "gates")
            .units("hartford", "british-regular", 1)
            .fighting(Side::British);
        let mut table = scene.table(&["1", "6", "6", die]);
        play(
            &mut table,
            &[("american", "0"), ("british", "0"), ("british", "fire"), ("american", "leader/gates")],
        );
        let gates = scene.leader("gates");
        assert_eq!(table.state().leader_pool.has(gates), pooled);
        assert_eq!(table.state().leaders_gone.has(gates), !pooled);
    }
}

/// §24.1, §24.2, §24.4, §24.6 A fleet carries units over the sea and lands them against the enemy; the fleet fires too.
#[test]
fn an_amphibious_assault() {
    let scene = Scene::new(&[])
        .units("halifax", "british-fleet", 1)
        .units("halifax", "british-regular", 1)
        .units("portsmouth", "american-militia", 1)
        .moving(Side::British);
    let mut table = scene.table(&["6", "1", "6", "1", "1", "1", "1", "6", "marker/spy"]);
    play(
        &mut table,
        &[("british", "halifax"), ("british", "by-sea"), ("british", "none"), ("british", "all")],
    );
    play(
        &mut table,
        &[("british", "gulf-of-maine"), ("british", "portsmouth"), ("british", "all"), ("british", "done")],
    );
    // Windows of the Combat Phase: both pass for it.
    play(
        &mut table,
        &[("british", "pass-phase"), ("american", "pass-phase"), ("american", "0"), ("british", "0")],
    );
    play(&mut table, &[("british", "fire")]);
    assert_eq!(
        count(&scene, &table, "portsmouth", "british-regular"),
        1,
        "five dice: two of the regular, three of the fleet"
    );
    assert_eq!(count(&scene, &table, "portsmouth", "american-militia"), 0);
}

/// §24.8, §24.10 Fleets fight fleets, and what a sunk fleet carries goes down with it.
#[test]
fn cargo_sinks_with_its_fleet() {
    let scene = Scene::new(&[])
        .units("newport", "american-fleet", 1)
        .units("aboard-newport", "american-marine", 1)
        .units("newport", "british-fleet", 1)
        .fighting(Side::British);
    let mut table = scene.table(&["1", "6", "6", "marker/spy", "marker/spy"]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("british", "fire")]);
    assert_eq!(count(&scene, &table, "newport", "american-fleet"), 0);
    assert_eq!(count(&scene, &table, "aboard-newport", "american-marine"), 0);
    assert_eq!(table.state().hand_size(Side::British), 2);
}

/// §24.1, §26.3 Neutral lands and foreign boxes are closed.
#[test]
fn neutral_ports_are_closed() {
    let scene = Scene::new(&[]).units("caribbean-sea", "british-fleet", 1).moving(Side::British);
    let mut table = scene.table(&["6"]);
    play(&mut table, &[("british", "caribbean-sea"), ("british", "none")]);
    let offered = offered(&table);
    assert!(offered.contains(&"jamaica".to_owned()));
    assert!(!offered.contains(&"santiago".to_owned()) && !offered.contains(&"hispaniola-island".to_owned()));
    assert_eq!(refused(&mut table, "british", "santiago").code(), "illegal-choice");
}

/// §22.0, §22.1 An enemy stack shows its top and its height, no more.
#[test]
fn stacks_hide_what_lies_beneath() {
    let scene = Scene::new(&[])
        .units("boston", "british-regular", 3)
        .units("boston", "british-light", 1)
        .led("boston", "gage")
        .moving(Side::British);
    let table = scene.table(&[]);
    let seen = serde_json::to_value(table.view(Viewer::Seat(Side::American.seat()))).expect("plain data");
    let stack = &seen["places"]["boston"]["british"];
    assert_eq!(stack["height"], 5);
    assert_eq!(stack["top"], "british-regular");
    assert!(stack.get("force").is_none());
    let own = serde_json::to_value(table.view(Viewer::Seat(Side::British.seat()))).expect("plain data");
    assert_eq!(own["places"]["boston"]["british"]["force"]["units"]["british-light"], 1);
}
