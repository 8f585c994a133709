//! §28.0 to §38.0 The optional rules.

use decision_in_north_america::political::{indian_sovereignty, town_points};
use decision_in_north_america::sides::Side;
use decision_in_north_america::state::{Half, Phase};
use decision_in_north_america::{supply, victory};
use tricorne_testkit::script::{expect, offered, play};

use crate::common::{Scene, count};

const AMERICAN: Side = Side::American;
const BRITISH: Side = Side::British;

/// A British garrison in Boston's fortress, with Americans at the gates.
fn fortress(options: &[&str]) -> Scene {
    let scene =
        Scene::new(options).units("boston", "british-regular", 1).units("boston", "american-regular", 2);
    let place = scene.place("boston");
    scene.with(|state, facts| {
        state.fortresses.british.set(place, true);
        state.settle(facts, place);
    })
}

/// §28.2, §28.5 Behind walls only a six counts, and it disrupts.
#[test]
fn walls_protect() {
    let scene = fortress(&["fortresses"]).fighting(AMERICAN);
    // Initiative 6 against 1 and the bonus of the walls; the attackers' four dice: 5, 5, 5, 6.
    // The garrison is disrupted and cannot retreat: it is lost; the die of 1 takes the fortress.
    let mut table = scene.table(&["6", "1", "5", "5", "5", "6", "marker/spy", "1"]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("american", "fire")]);
    assert!(table.state().fortresses.american.has(scene.place("boston")));
    assert_eq!(count(&scene, &table, "boston", "british-regular"), 0);
}

/// §28.6, §28.9 A force that entered may besiege for 3 points, and then need not attack.
#[test]
fn sieges_wait() {
    let scene = fortress(&["fortresses"]).moving(AMERICAN);
    let place = scene.place("boston");
    let scene = scene.with(|state, _| {
        state.points.american = 4;
        state.entered.set(place, true);
    });
    let mut table = scene.table(&[]);
    play(&mut table, &[("american", "done"), ("american", "boston")]);
    assert_eq!(table.state().points.american, 1);
    assert!(table.state().sieges.american.has(place));
    expect(&table, "american", "siege-attack");
    play(&mut table, &[("american", "wait")]);
    assert_eq!(count(&scene, &table, "boston", "british-regular"), 1);
}

/// §28.2, §28.8 A besieged garrison lives on forage; a free fortress feeds all, next door too.
#[test]
fn fortresses_feed() {
    let scene = Scene::new(&["fortresses"]).units("ticonderoga", "british-regular", 4).units(
        "saratoga",
        "british-regular",
        2,
    );
    let place = scene.place("ticonderoga");
    let mut scene = scene.with(|state, facts| {
        state.fortresses.british.set(place, true);
        state.settle(facts, place);
    });
    let needy =
        |scene: &Scene, id: &str| supply::needy(&scene.state, &scene.facts, scene.place(id), BRITISH).count();
    assert_eq!((needy(&scene, "ticonderoga"), needy(&scene, "saratoga")), (0, 0));
    scene.state.sieges.american.set(place, true);
    assert_eq!((needy(&scene, "ticonderoga"), needy(&scene, "saratoga")), (4, 2));
}

/// §28.12 A relief force attacks the besiegers by itself; §28.13 the besieged may sortie.
#[test]
fn relief_and_sorties() {
    let scene = fortress(&["fortresses"]).fighting(BRITISH);
    let place = scene.place("boston");
    let scene = scene.with(|state, _| state.sieges.american.set(place, true));
    let mut table = scene.table(&[]);
    expect(&table, "british", "sortie");
    play(&mut table, &[("british", "wait")]);
    let scene = scene.units("boston", "british-light", 1).with(|state, facts| {
        let light = decision_in_north_america::ids::Kind::at(facts.find(3, "british-light").expect("a unit"));
        state.mark_moved(place, &decision_in_north_america::forces::Force::units(light, 1));
        state.entered.set(place, true);
    });
    let table = scene.table(&[]);
    let battle = table.state().battle.expect("the relief fights first");
    assert_eq!(battle.forces.british.count(), 1);
    assert!(!battle.fortress);
}

/// §38.1, §38.2 Honors of War: the garrison leaves, the fortress changes hands.
#[test]
fn honors_of_war() {
    let scene = fortress(&["fortresses", "honors-of-war"]).fighting(AMERICAN);
    let place = scene.place("boston");
    let scene = scene.with(|state, _| state.sieges.american.set(place, true));
    let mut table = scene.table(&["1", "6"]);
    play(&mut table, &[("american", "offer-honors"), ("british", "accept")]);
    let to = offered(&table)[0].clone();
    play(&mut table, &[("british", &to)]);
    assert_eq!(count(&scene, &table, &to, "british-regular"), 1);
    assert!(table.state().fortresses.american.has(place));
}

/// §29.0, §29.2, §29.3, §29.4 A partisan costs 2 points among friends, appears on 4 to 6, and takes the enemy's points.
#[test]
fn partisans() {
    let scene = Scene::new(&["partisans"])
        .units("boston", "british-regular", 1)
        .with(|state, _| state.points.american = 2)
        .phase(Phase::Mobilization(Half::First), AMERICAN);
    assert_eq!(town_points(&scene.state, &scene.facts, BRITISH), 3);
    let mut table = scene.table(&["4"]);
    play(
        &mut table,
        &[("american", "buy-partisan"), ("american", "region/new-england"), ("american", "boston")],
    );
    assert_eq!(table.state().points.american, 0);
    assert_eq!(town_points(table.state(), &scene.facts, BRITISH), 0);
    assert_eq!(victory::town_value(table.state(), &scene.facts, BRITISH), 0);
}

/// §30.1, §30.2 A point for each Indian locale that the enemy alone intrudes on.
#[test]
fn indian_sovereignty_pays() {
    let scene = Scene::new(&["indian-sovereignty"])
        .units("creek", "american-light", 1)
        .units("miami", "american-light", 1)
        .units("miami", "british-light", 1)
        .units("shawnee", "indian-warriors", 1);
    assert_eq!(indian_sovereignty(&scene.state, &scene.facts, BRITISH), 1);
    assert_eq!(indian_sovereignty(&scene.state, &scene.facts, AMERICAN), 0);
}

/// §31.1, §31.2 A militia unit beside a regular becomes regular or light for 2 points, one a locale.
#[test]
fn militia_upgrades() {
    let scene = Scene::new(&["militia-upgrades"])
        .units("montreal", "british-militia", 2)
        .units("montreal", "british-regular", 1)
        .with(|state, _| state.points.british = 5)
        .phase(Phase::Mobilization(Half::First), BRITISH);
    let mut table = scene.table(&[]);
    play(&mut table, &[("british", "upgrade"), ("british", "unit/british-light")]);
    assert_eq!(count(&scene, &table, "montreal", "british-light"), 1);
    assert!(!offered(&table).contains(&"upgrade".to_owned()));
}

/// §32.2, §32.3 A force with a leader and a Tactics marker intercepts beside its locale, and stops the enemy.
#[test]
fn interception() {
    let scene = Scene::new(&["interception"])
        .units("boston", "british-regular", 1)
        .units("hartford", "american-regular", 1)
        .led("hartford", "lafayette")
        .hand(AMERICAN, "tactics", 1)
        .moving(BRITISH)
        .asked(AMERICAN);
    let next: Vec<String> = scene
        .facts
        .place(scene.place("hartford"))
        .land
        .iter()
        .map(|(place, _)| scene.facts.id(0, place.index()).to_owned())
        .collect();
    let mut table = scene.table(&["6", "2"]);
    play(&mut table, &[("british", "boston"), ("british", "none")]);
    let to = offered(&table).into_iter().find(|place| next.contains(place)).expect("a way past Hartford");
    play(
        &mut table,
        &[("british", &to), ("american", "hartford"), ("american", "pass"), ("american", "all")],
    );
    assert_eq!(count(&scene, &table, &to, "american-regular"), 1);
    expect(&table, "british", "move-from");
}

/// §33.1 Militia roll to follow a commander over a border.
#[test]
fn militia_expeditions() {
    let scene = Scene::new(&["militia-expeditions"])
        .units("new-haven", "american-militia", 2)
        .led("new-haven", "lafayette")
        .moving(AMERICAN);
    let mut table = scene.table(&["6", "2", "6"]);
    play(&mut table, &[("american", "new-haven"), ("american", "leader/lafayette"), ("american", "all")]);
    let home = scene.facts.place(scene.place("new-haven")).region;
    let over = offered(&table)
        .into_iter()
        .find(|id| scene.facts.find(0, id).is_some() && scene.facts.place(scene.place(id)).region != home)
        .expect("a border");
    play(&mut table, &[("american", &over)]);
    assert_eq!(count(&scene, &table, &over, "american-militia"), 1, "a 2 follows, a 6 goes home");
    assert_eq!(count(&scene, &table, "new-haven", "american-militia"), 0);
}

/// §34.1 Ten times as strong, a force rides over the enemy and goes on.
#[test]
fn overrun() {
    let scene = Scene::new(&["overrun"])
        .units("hartford", "american-regular", 5)
        .units("new-haven", "british-militia", 1)
        .moving(AMERICAN);
    let mut table = scene.table(&["6"]);
    play(
        &mut table,
        &[("american", "hartford"), ("american", "none"), ("american", "all"), ("american", "new-haven")],
    );
    play(&mut table, &[("american", "yes")]);
    assert_eq!(count(&scene, &table, "new-haven", "british-militia"), 0);
    expect(&table, "american", "move-to");
}

/// §35.1 More light troops add one to initiative; §35.2 in the wilderness they slip away unhurt.
#[test]
fn frontier_warfare() {
    let scene = Scene::new(&["frontier-warfare"])
        .units("bennington", "american-light", 1)
        .units("bennington", "british-regular", 1)
        .fighting(BRITISH);
    let mut table = scene.table(&["3", "3"]);
    play(&mut table, &[("american", "0"), ("british", "0")]);
    expect(&table, "american", "fire-or-retreat");
    play(&mut table, &[("american", "retreat")]);
    expect(&table, "american", "retreat-to");
    let to = offered(&table)[0].clone();
    play(&mut table, &[("american", &to)]);
    assert_eq!(count(&scene, &table, &to, "american-light"), 1);
}

/// §36.1, §36.2 In the wilderness light troops starve on 5 and 6, regulars on 3 to 6.
#[test]
fn forage() {
    for (kind, die, left) in [
        ("american-light", "4", 1),
        ("american-light", "5", 0),
        ("american-regular", "2", 1),
        ("american-regular", "3", 0),
    ] {
        let scene = Scene::new(&["forage"]).units("bennington", kind, 1).phase(Phase::Forage, AMERICAN);
        // Enlistment follows, on a six.
        let table = scene.table(&[die, "6"]);
        assert_eq!(count(&scene, &table, "bennington", kind), left, "{kind} on {die}");
    }
}

/// §37.1, §37.2, §37.4 The winner may massacre: the loser draws the locale's value, and it is worth nothing until the year ends.
#[test]
fn massacre() {
    let scene = Scene::new(&["massacre"])
        .units("hartford", "american-regular", 1)
        .units("hartford", "british-detachment", 1)
        .fighting(AMERICAN);
    let mut table = scene.table(&["6", "1", "6", "marker/spy", "marker/rabble", "marker/rabble"]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("american", "fire"), ("american", "yes")]);
    assert!(table.state().massacres.has(scene.place("hartford")));
    assert_eq!(table.state().hand_size(BRITISH), 2);
    assert_eq!(town_points(table.state(), &scene.facts, AMERICAN), 0);
}
