//! §7.9 Each action marker, for each side that can use it; §7.7 where they go; §7.8 who may only hold them.

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::sides::Side;
use decision_in_north_america::state::{Half, Phase};
use tricorne_kernel::Table;
use tricorne_testkit::script::{expect, offered, offered_to, play, told};

use crate::common::{Scene, count};

const AMERICAN: Side = Side::American;
const BRITISH: Side = Side::British;

fn mobilizing(side: Side) -> Scene {
    Scene::new(&[]).phase(Phase::Mobilization(Half::First), side)
}

fn hand(table: &Table<Dina>, side: Side) -> usize {
    table.state().hand_size(side)
}

/// Debate in Parliament: one British die more, or one fewer.
#[test]
fn debate() {
    for (side, seat, dice) in [(BRITISH, "british", 4), (AMERICAN, "american", 2)] {
        let scene = Scene::new(&[]).hand(side, "debate", 1).phase(Phase::Political, BRITISH).asked(side);
        let mut table = scene.table(&[]);
        play(&mut table, &[(seat, "marker/debate"), (seat, "pass-phase")]);
        for _ in 0..dice {
            expect(&table, "chance", "points");
            play(&mut table, &[("chance", "1")]);
        }
        assert_eq!(table.state().points.british, dice);
    }
}

/// Speculators: 1 and 2 lose a die of markers, 3 to 6 win one.
#[test]
fn speculators() {
    for (side, seat) in [(AMERICAN, "american"), (BRITISH, "british")] {
        let scene = Scene::new(&[])
            .hand(side, "speculators", 1)
            .hand(side, "rabble", 2)
            .phase(Phase::Political, BRITISH)
            .asked(side);
        let mut table = scene.table(&["1", "1", "marker/rabble"]);
        play(&mut table, &[(seat, "marker/speculators"), (seat, "pass"), (seat, "pass")]);
        assert_eq!(hand(&table, side), 1);
        let mut table = scene.table(&["3", "1", "marker/spy"]);
        play(&mut table, &[(seat, "marker/speculators"), (seat, "pass"), (seat, "pass")]);
        assert_eq!(hand(&table, side), 3);
    }
}

/// Indians: a free unit for the British; a marker for each on the map for the American.
#[test]
fn indians() {
    let scene = mobilizing(BRITISH).hand(BRITISH, "indians", 1);
    let mut table = scene.table(&["marker/spy"]);
    play(&mut table, &[("british", "marker/indians"), ("british", "creek")]);
    assert_eq!(count(&scene, &table, "creek", "indian-warriors"), 1);
    assert_eq!(hand(&table, AMERICAN), 1, "he still draws his marker");
    let scene = Scene::new(&[])
        .units("creek", "indian-warriors", 1)
        .units("miami", "indian-warriors", 1)
        .hand(AMERICAN, "indians", 1)
        .phase(Phase::Political, BRITISH)
        .asked(AMERICAN);
    let mut table = scene.table(&["marker/spy", "marker/rabble"]);
    play(&mut table, &[("american", "marker/indians")]);
    assert_eq!(hand(&table, AMERICAN), 2);
}

/// Hessians: a free unit in Britain, or none for anybody this turn.
#[test]
fn hessians() {
    let scene = mobilizing(BRITISH).hand(BRITISH, "hessians", 1);
    let mut table = scene.table(&["marker/spy"]);
    play(&mut table, &[("british", "marker/hessians"), ("british", "unit/hessian-light")]);
    assert_eq!(count(&scene, &table, "britain", "hessian-light"), 1);
    let scene = mobilizing(AMERICAN).hand(AMERICAN, "hessians", 1).with(|state, _| state.points.british = 9);
    let mut table = scene.table(&[]);
    play(&mut table, &[("american", "marker/hessians"), ("american", "done")]);
    assert!(!offered(&table).iter().any(|choice| choice.contains("hessian")));
}

/// Drillmaster: Continentals at 2 points up to the leader's value; or a militia unit becomes regular or light.
#[test]
fn drillmaster() {
    let scene = mobilizing(AMERICAN)
        .units("boston", "american-militia", 1)
        .led("boston", "lafayette")
        .with(|state, _| state.points.american = 9)
        .hand(AMERICAN, "drillmaster", 1);
    let mut table = scene.table(&[]);
    play(&mut table, &[("american", "marker/drillmaster")]);
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("american", "2")]);
    assert_eq!((count(&scene, &table, "boston", "american-regular"), table.state().points.american), (2, 5));
    let scene = mobilizing(BRITISH).units("boston", "british-militia", 1).led("boston", "gage").hand(
        BRITISH,
        "drillmaster",
        1,
    );
    let mut table = scene.table(&[]);
    play(&mut table, &[("british", "marker/drillmaster"), ("british", "unit/british-light")]);
    assert_eq!(count(&scene, &table, "boston", "british-light"), 1);
    assert_eq!(count(&scene, &table, "boston", "british-militia"), 0);
}

/// Leader Arises: a leader of value 1 on any combat unit, until the Enlistment Phase.
#[test]
fn leader_arises() {
    for (side, seat, kind) in
        [(AMERICAN, "american", "american-regular"), (BRITISH, "british", "british-regular")]
    {
        let scene = mobilizing(side).units("boston", kind, 1).hand(side, "leader-arises", 1);
        let mut table = scene.table(&[]);
        play(&mut table, &[(seat, "marker/leader-arises")]);
        let place = scene.place("boston");
        assert_eq!(table.state().force(&scene.facts, place, side).leaders.len(), 1);
        let after = Scene { state: table.state().clone(), ..scene }.phase(Phase::Enlistment, side);
        let table = after.table(&["6"]);
        assert_eq!(table.state().force(&after.facts, place, side).leaders.len(), 0);
    }
}

/// Master Plan: a die of one's own is rolled again.
#[test]
fn master_plan() {
    for (side, seat, kind) in
        [(AMERICAN, "american", "american-regular"), (BRITISH, "british", "british-regular")]
    {
        let scene =
            Scene::new(&[]).units("hartford", kind, 1).hand(side, "master-plan", 1).moving(side).asked(side);
        let mut table = scene.table(&["1", "6"]);
        play(&mut table, &[(seat, "hartford"), (seat, "none"), (seat, "marker/master-plan")]);
        assert!(told(&table).iter().any(|note| note.contains("points=6")));
    }
}

/// Minutemen: a free militia unit in a region of one's own at the start of one's Movement Phase.
#[test]
fn minutemen() {
    for (side, seat, kind, place) in [
        (AMERICAN, "american", "american-militia", "hartford"),
        (BRITISH, "british", "british-militia", "montreal"),
    ] {
        let scene = Scene::new(&[])
            .hand(side, "minutemen", 1)
            .moving(side)
            .asked(side)
            .with(|state, _| state.open = false);
        let mut table = scene.table(&[]);
        play(&mut table, &[(seat, "marker/minutemen"), (seat, place)]);
        assert_eq!(count(&scene, &table, place, kind), 1);
    }
}

/// Mutiny & Treason: the enemy loses a die of markers and gets this one; a Spy cancels it.
#[test]
fn mutiny() {
    for (side, seat, enemy, other) in
        [(AMERICAN, "american", BRITISH, "british"), (BRITISH, "british", AMERICAN, "american")]
    {
        let scene = Scene::new(&[])
            .hand(side, "mutiny", 1)
            .hand(enemy, "rabble", 2)
            .hand(enemy, "spy", 1)
            .phase(Phase::Adjustment, side)
            .asked(side)
            .asked(enemy);
        let mut table = scene.table(&["1", "marker/rabble"]);
        play(&mut table, &[(seat, "marker/mutiny"), (other, "pass"), (other, "pass"), (seat, "pass")]);
        assert_eq!(table.state().holds(enemy, scene.marker("mutiny")), 1);
        assert_eq!(hand(&table, enemy), 3, "one of three is lost, and this one comes");
        let mut table = scene.table(&[]);
        play(&mut table, &[(seat, "marker/mutiny"), (other, "pass"), (other, "marker/spy")]);
        assert_eq!((hand(&table, side), hand(&table, enemy)), (0, 2));
    }
}

/// Politicking: an enemy leader is dismissed on 1, recalled on 2 and 3. Never Washington.
#[test]
fn politicking() {
    for (side, seat, leader) in [(AMERICAN, "american", "gage"), (BRITISH, "british", "gates")] {
        let scene = Scene::new(&[])
            .units("boston", "british-regular", 1)
            .led("boston", "gage")
            .units("hartford", "american-regular", 1)
            .led("hartford", "gates")
            .hand(side, "politicking", 1)
            .phase(Phase::EndOfTurn, side)
            .asked(side);
        let mut table = scene.table(&["3"]);
        play(&mut table, &[(seat, "marker/politicking"), (seat, "pass-phase")]);
        assert!(table.state().leader_pool.has(scene.leader(leader)));
        let mut table = scene.table(&["1"]);
        play(&mut table, &[(seat, "marker/politicking"), (seat, "pass-phase")]);
        assert!(table.state().leaders_gone.has(scene.leader(leader)));
    }
}

/// Privateers: a naval move does not happen, and its cargo does not move this turn.
#[test]
fn privateers() {
    let scene = Scene::new(&[])
        .units("halifax", "british-fleet", 1)
        .units("halifax", "british-regular", 1)
        .hand(AMERICAN, "privateers", 1)
        .moving(BRITISH)
        .asked(AMERICAN);
    let mut table = scene.table(&[]);
    play(
        &mut table,
        &[("british", "halifax"), ("british", "by-sea"), ("british", "none"), ("british", "all")],
    );
    assert_eq!(offered_to(&table, "american"), ["marker/privateers", "pass", "pass-phase"]);
    play(&mut table, &[("american", "marker/privateers")]);
    expect(&table, "british", "move-from");
    assert!(!offered(&table).contains(&"halifax".to_owned()));
    assert_eq!(table.state().frozen.iter().count(), 1);
}

/// Pulaski: a free regular or light unit beside a leader.
#[test]
fn pulaski() {
    let scene = mobilizing(AMERICAN)
        .units("boston", "american-militia", 1)
        .led("boston", "ward")
        .hand(AMERICAN, "pulaski", 1);
    let mut table = scene.table(&[]);
    play(&mut table, &[("american", "marker/pulaski"), ("american", "unit/american-light")]);
    assert_eq!(count(&scene, &table, "boston", "american-light"), 1);
    let scene = mobilizing(BRITISH)
        .units("boston", "british-militia", 1)
        .led("boston", "gage")
        .hand(BRITISH, "pulaski", 1);
    assert!(
        !offered(&scene.table(&[])).contains(&"marker/pulaski".to_owned()),
        "the British can only hold it"
    );
}

/// Shot Heard Round the World: the American draws twice as many markers for a battle, once in a game.
#[test]
fn shot_heard() {
    let scene = Scene::new(&[])
        .units("hartford", "american-regular", 1)
        .units("hartford", "british-detachment", 1)
        .hand(AMERICAN, "shot-heard", 1)
        .fighting(AMERICAN)
        .asked(AMERICAN);
    let mut table = scene.table(&["6", "1", "6", "marker/spy", "marker/rabble"]);
    play(&mut table, &[("american", "pass"), ("american", "0"), ("british", "0"), ("american", "fire")]);
    play(&mut table, &[("american", "marker/shot-heard")]);
    assert_eq!(hand(&table, AMERICAN), 2);
    assert_eq!(table.state().aside[scene.marker("shot-heard").index()], 1);
}

/// Spy: shows the enemy's hand or units in a region; a Spy cancels it.
#[test]
fn spy() {
    for (side, seat, enemy, other) in
        [(AMERICAN, "american", BRITISH, "british"), (BRITISH, "british", AMERICAN, "american")]
    {
        let scene = Scene::new(&[])
            .units("boston", "british-regular", 2)
            .units("hartford", "american-regular", 2)
            .hand(side, "spy", 1)
            .hand(enemy, "spy", 1)
            .moving(side)
            .asked(enemy);
        let mut table = scene.table(&[]);
        play(&mut table, &[(seat, "marker/spy"), (other, "pass"), (seat, "region/new-england")]);
        assert!(told(&table).iter().any(|note| note.starts_with("dina-note-seen-unit")));
        let mut table = scene.table(&[]);
        play(&mut table, &[(seat, "marker/spy"), (other, "pass"), (seat, "enemy-hand")]);
        assert!(told(&table).iter().any(|note| note.starts_with("dina-note-seen-marker")));
        let mut table = scene.table(&[]);
        play(&mut table, &[(seat, "marker/spy"), (other, "marker/spy")]);
        expect(&table, seat, "move-from");
    }
}

/// Tarleton's Quarter: +1 to initiative; if its player wins, the enemy draws twice.
#[test]
fn tarleton() {
    for (side, seat, enemy) in [(BRITISH, "british", AMERICAN), (AMERICAN, "american", BRITISH)] {
        let scene = Scene::new(&[])
            .units("hartford", "american-regular", 1)
            .units("hartford", "british-regular", 1)
            .hand(side, "tarleton", 1)
            .fighting(side)
            .asked(side);
        let mut table = scene.table(&["5", "5", "6"]);
        play(
            &mut table,
            &[
                (seat, "marker/tarleton"),
                (seat, "pass-phase"),
                ("american", "0"),
                ("british", "0"),
                (seat, "fire"),
            ],
        );
        // The second die of the regular has no target any more; the winner draws one marker, the enemy none lost to him.
        expect(&table, "chance", "draw-marker");
        play(&mut table, &[("chance", "marker/rabble")]);
        assert_eq!((hand(&table, side), hand(&table, enemy)), (1, 0));
    }
}

/// Committee of Correspondence: a forced march without a leader, or a try for a partisan.
#[test]
fn committee() {
    for (side, seat, kind, region) in [
        (AMERICAN, "american", "american-regular", "new-england"),
        (BRITISH, "british", "british-regular", "canada"),
    ] {
        let scene = Scene::new(&[])
            .units("hartford", kind, 1)
            .hand(side, "committee", 1)
            .phase(Phase::Movement(2, Half::First), side);
        let mut table = scene.table(&["3", "1"]);
        play(&mut table, &[(seat, "hartford"), (seat, "marker/committee"), (seat, "none"), (seat, "stop")]);
        assert_eq!(hand(&table, side), 0);
        let scene = Scene::new(&["partisans"]).hand(side, "committee", 1).moving(side);
        let mut table = scene.table(&["4"]);
        let region = format!("region/{region}");
        play(&mut table, &[(seat, "marker/committee"), (seat, &region)]);
        expect(&table, seat, "partisan-where");
    }
}

/// Bait: with a partisan among enemy units, a die decides who gains.
#[test]
fn bait() {
    for (side, seat, kind) in
        [(AMERICAN, "american", "british-regular"), (BRITISH, "british", "american-regular")]
    {
        let scene = Scene::new(&["partisans", "massacre"])
            .units("boston", kind, 1)
            .hand(side, "bait", 1)
            .moving(side);
        let place = scene.place("boston");
        let scene = scene.with(|state, _| state.partisans[side].set(place, true));
        let mut table = scene.table(&["5", "2", "marker/spy", "marker/rabble"]);
        play(&mut table, &[(seat, "marker/bait")]);
        assert_eq!(hand(&table, side), 2);
        let mut table = scene.table(&["2", "marker/spy", "marker/rabble", "marker/rabble"]);
        play(&mut table, &[(seat, "marker/bait")]);
        assert!(table.state().massacres.has(place) && !table.state().partisans[side].has(place));
        assert_eq!(hand(&table, side), 3, "the victim draws the value of Boston");
    }
}

/// Engineers: a free fortress, or a siege of an enemy one, at the end of one's Movement Phase.
#[test]
fn engineers() {
    for (side, seat, own, enemy) in [
        (AMERICAN, "american", "american-militia", "british-militia"),
        (BRITISH, "british", "british-militia", "american-militia"),
    ] {
        let scene = Scene::new(&["fortresses"])
            .units("boston", own, 1)
            .hand(side, "engineers", 1)
            .moving(side)
            .asked(side);
        let place = scene.place("boston");
        let mut table = scene.table(&[]);
        play(&mut table, &[(seat, "done"), (seat, "marker/engineers")]);
        assert!(table.state().fortresses[side].has(place));
        let scene = scene.units("boston", enemy, 1).with(|state, facts| {
            state.fortresses[side.enemy()].set(place, true);
            state.settle(facts, place);
        });
        let mut table = scene.table(&[]);
        play(&mut table, &[(seat, "done"), (seat, "marker/engineers"), (seat, "pass-phase")]);
        assert!(table.state().sieges[side].has(place), "militia can besiege with Engineers");
    }
}
