//! §29.0 and §31.0 to §37.0 The smaller optional rules.

use decision_in_north_america::sides::Side;
use decision_in_north_america::state::{Half, Phase};
use tricorne_testkit::script::{expect, expect_dice_used, offered, offered_to, play, told};

use crate::common::{Scene, count};

const AMERICAN: Side = Side::American;
const BRITISH: Side = Side::British;

/// §29.1, §29.5 Rebels and Tories: a new partisan drives out the enemy's, which is no battle and brings no markers.
#[test]
fn tories_drive_out_rebels() {
    let scene = Scene::new(&["partisans"])
        .with(|state, _| state.points.british = 4)
        .phase(Phase::Mobilization(Half::First), BRITISH);
    let boston = scene.place("boston");
    let scene = scene.with(|state, _| state.partisans.american.set(boston, true));
    let mut table = scene.table(&["6"]);
    play(
        &mut table,
        &[("british", "buy-partisan"), ("british", "region/new-england"), ("british", "boston")],
    );
    assert!(table.state().partisans.british.has(boston) && !table.state().partisans.american.has(boston));
    assert_eq!(table.state().points.british, 0, "four points in a region that is for the enemy");
    assert_eq!((table.state().hand_size(AMERICAN), table.state().hand_size(BRITISH)), (0, 0));
}

/// §31.3 A militia unit that was upgraded can be raised again from the next turn on.
#[test]
fn upgraded_militia_rest() {
    let scene = Scene::new(&["militia-upgrades"])
        .units("montreal", "british-militia", 8)
        .units("montreal", "british-regular", 1)
        .with(|state, _| state.points.british = 9)
        .phase(Phase::Mobilization(Half::First), BRITISH);
    let mut table = scene.table(&[]);
    play(&mut table, &[("british", "upgrade"), ("british", "unit/british-light")]);
    assert!(!offered(&table).contains(&"unit/british-militia".to_owned()));
    let next = Scene { state: table.state().clone(), ..scene }.phase(Phase::EndOfTurn, BRITISH);
    let mut next = next.with(|state, _| {
        state.passing = decision_in_north_america::sides::BySide { american: true, british: true }
    });
    next.state = next.table(&[]).state().clone();
    assert_eq!(next.state.turn, 2);
    assert_eq!(next.state.available(&next.facts, next.kind("british-militia")), 1);
}

/// §32.1, §32.4, §32.5 An interception takes a Tactics marker and a leader; a force tries once a phase, another may try too, and
/// a force beside enemies may not.
#[test]
fn interceptions_are_tried_one_by_one() {
    let scene = Scene::new(&["interception"])
        .units("boston", "british-regular", 1)
        .units("hartford", "american-regular", 1)
        .led("hartford", "lafayette")
        .units("portsmouth", "american-regular", 1)
        .led("portsmouth", "gates")
        .moving(BRITISH)
        .asked(AMERICAN);
    let enter = |scene: &Scene, dice: &[&str]| {
        let mut table = scene.table(dice);
        play(&mut table, &[("british", "boston"), ("british", "none"), ("british", "lexington-concord")]);
        expect(&table, "american", "intercept");
        table
    };
    assert_eq!(offered_to(&enter(&scene, &["6"]), "american"), ["pass", "pass-phase"], "no Tactics marker");
    let scene = scene.hand(AMERICAN, "tactics", 2);
    let mut table = enter(&scene, &["6", "6"]);
    assert_eq!(offered_to(&table, "american"), ["portsmouth", "hartford", "pass", "pass-phase"]);
    play(&mut table, &[("american", "hartford"), ("american", "pass")]);
    assert_eq!(table.state().hand_size(AMERICAN), 1, "a try that fails takes its marker");
    assert_eq!(offered_to(&table, "american"), ["portsmouth", "pass", "pass-phase"]);
    let beset = scene.units("hartford", "british-militia", 1);
    assert_eq!(offered_to(&enter(&beset, &["6"]), "american"), ["portsmouth", "pass", "pass-phase"]);
}

/// §33.2 Militia roll to retreat over a border with a leader; who fails is eliminated.
#[test]
fn militia_retreat_over_a_border() {
    for (die, left) in [("2", 1), ("3", 0)] {
        let scene = Scene::new(&["militia-expeditions"])
            .units("new-haven", "american-militia", 1)
            .led("new-haven", "lafayette")
            .units("new-haven", "british-regular", 2)
            .fighting(BRITISH);
        let mut table = scene.table(&["6", "1", "1", "1", "1", "1", die, "marker/spy"]);
        play(
            &mut table,
            &[("american", "0"), ("british", "0"), ("american", "retreat"), ("american", "new-york")],
        );
        assert_eq!(count(&scene, &table, "new-york", "american-militia"), left, "on {die}");
        assert_eq!(table.state().hand_size(BRITISH), 1 - usize::from(left));
        let stack = table.state().stacks[scene.place("new-york").index()];
        assert!(stack.leaders.has(scene.leader("lafayette")));
    }
}

/// §34.2, §34.4 An overrun is no battle: nobody draws markers; and it is the mover's choice.
#[test]
fn an_overrun_is_no_battle() {
    let scene = Scene::new(&["overrun", "massacre"])
        .units("hartford", "american-regular", 5)
        .units("new-haven", "british-militia", 1)
        .moving(AMERICAN);
    let enter = |answer: &str| {
        let mut table = scene.table(&["2"]);
        play(
            &mut table,
            &[("american", "hartford"), ("american", "none"), ("american", "all"), ("american", "new-haven")],
        );
        expect(&table, "american", "overrun");
        play(&mut table, &[("american", answer)]);
        table
    };
    let table = enter("yes");
    expect(&table, "american", "move-to");
    assert_eq!((table.state().hand_size(AMERICAN), table.state().hand_size(BRITISH)), (0, 0));
    let mut table = enter("no");
    expect(&table, "american", "move-from");
    play(&mut table, &[("american", "done")]);
    assert!(table.state().battle.is_some(), "they fight in the Combat Phase");
}

/// §34.3 No overrun of a fortress, beside an enemy partisan, or of Indians at home; nor with less than ten times the strength.
#[test]
fn overruns_that_are_barred() {
    let asked = |from: &str, to: &str, enemy: &str, own: u8, change: &dyn Fn(&mut Scene)| {
        let mut scene = Scene::new(&["overrun", "fortresses", "partisans"])
            .units(from, "american-regular", own)
            .units(to, enemy, 1)
            .moving(AMERICAN);
        change(&mut scene);
        let mut table = scene.table(&["6"]);
        play(&mut table, &[("american", from), ("american", "none"), ("american", "all"), ("american", to)]);
        offered(&table) == ["yes", "no"]
    };
    assert!(asked("hartford", "new-haven", "british-militia", 5, &|_| {}));
    assert!(!asked("hartford", "new-haven", "british-militia", 4, &|_| {}));
    assert!(!asked("hartford", "new-haven", "british-militia", 5, &|scene| {
        let (place, facts) = (scene.place("new-haven"), scene.facts.clone());
        scene.state.fortresses.british.set(place, true);
        scene.state.settle(&facts, place);
    }));
    assert!(!asked("hartford", "new-haven", "british-militia", 5, &|scene| {
        let place = scene.place("new-haven");
        scene.state.partisans.british.set(place, true);
    }));
    assert!(!asked("oswego", "iroquois", "indian-warriors", 5, &|_| {}));
    assert!(asked("albany", "bennington", "indian-warriors", 5, &|_| {}));
}

/// §35.3 Who slips away is not fired on, and has lost the battle.
#[test]
fn slipping_away_loses_the_battle() {
    let scene = Scene::new(&["frontier-warfare"])
        .units("bennington", "american-light", 1)
        .units("bennington", "british-regular", 2)
        .fighting(BRITISH);
    let mut table = scene.table(&["6", "1"]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("american", "retreat"), ("american", "albany")]);
    expect_dice_used(&table);
    assert!(
        told(&table).iter().any(|note| note.starts_with("dina-note-battle-won") && note.contains("british"))
    );
    assert_eq!(count(&scene, &table, "albany", "american-light"), 1);
}

/// §36.3 Other units, and other locales, starve as in the standard rules.
#[test]
fn forage_elsewhere() {
    for (place, kind, die, left) in [
        ("bennington", "american-marine", "3", 0),
        ("bennington", "american-marine", "4", 1),
        ("lexington-concord", "french-regular", "3", 0),
        ("lexington-concord", "french-regular", "4", 1),
    ] {
        let scene = Scene::new(&["forage"])
            .units(place, kind, 1)
            .with(|state, _| state.french = true)
            .phase(Phase::Forage, AMERICAN);
        assert_eq!(count(&scene, &scene.table(&[die]), place, kind), left, "{kind} in {place} on {die}");
    }
}

/// §37.3 The Indians of a victorious attacker massacre on their number or less; otherwise he decides.
#[test]
fn indians_massacre() {
    let scene = Scene::new(&["massacre"])
        .units("albany", "indian-warriors", 1)
        .units("albany", "british-regular", 1)
        .units("albany", "american-militia", 1)
        .fighting(BRITISH);
    let win = |die: &str| {
        let mut table = scene.table(&["1", "6", "6", "marker/spy", die, "marker/rabble", "marker/rabble"]);
        play(&mut table, &[("american", "0"), ("british", "0"), ("british", "fire")]);
        table
    };
    let table = win("1");
    assert!(table.state().massacres.has(scene.place("albany")));
    assert_eq!(table.state().hand_size(AMERICAN), 2, "the value of Albany");
    let table = win("2");
    expect(&table, "british", "commit-massacre");
    assert!(!table.state().massacres.has(scene.place("albany")));
}

/// §37.5 No massacre without a battle, and none where there has been one already.
#[test]
fn one_massacre_a_locale() {
    let scene = Scene::new(&["massacre"]).units("hartford", "american-regular", 1).fighting(AMERICAN);
    assert!(scene.table(&[]).state().massacres.is_empty());
    let hartford = scene.place("hartford");
    let scene =
        scene.units("hartford", "british-detachment", 1).with(|state, _| state.massacres.set(hartford, true));
    let mut table = scene.table(&["6", "1", "6", "marker/spy"]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("american", "fire")]);
    expect_dice_used(&table);
    assert_eq!(table.state().phase, Phase::Movement(1, Half::Second), "nobody is asked for another");
}
