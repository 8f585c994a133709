//! §5.0 The sequence of play; §6.0 political points.

use decision_in_north_america::political::{political_dice, town_points};
use decision_in_north_america::sequence::after_combat;
use decision_in_north_america::sides::Side;
use decision_in_north_america::state::{Half, Phase};
use tricorne_kernel::Viewer;
use tricorne_testkit::script::{offered_to, play};

use crate::common::Scene;

/// §5.1, §14.1 The phases of a turn in their order; in each campaign the First Player moves and fights, then the Second.
#[test]
fn the_phases_of_a_turn() {
    let scene = Scene::new(&[])
        .phase(Phase::Initiative, Side::British)
        .with(|state, _| (state.open, state.passing) = (false, Default::default()));
    // The British win the roll for the initiative.
    let mut table = scene.table(&["1", "2"]);
    let mut phases = vec![table.state().phase];
    while table.state().turn == 1 {
        let seat = table.questions()[0].seat;
        let name = if seat == Side::American.seat() { "american" } else { "british" };
        if seat.is_chance() {
            play(&mut table, &[("chance", "1")]);
        } else {
            let choices = offered_to(&table, name);
            let least = ["pass-phase", "done", "0"].into_iter().find(|it| choices.iter().any(|on| on == it));
            play(&mut table, &[(name, least.expect("a way to do nothing"))]);
        }
        if phases.last() != Some(&table.state().phase) {
            phases.push(table.state().phase);
        }
    }
    let moves = |campaign| [Phase::Movement(campaign, Half::First), Phase::Movement(campaign, Half::Second)];
    let mut due = vec![
        Phase::Initiative,
        Phase::Political,
        Phase::Mobilization(Half::First),
        Phase::Mobilization(Half::Second),
        Phase::RabbleRousing,
    ];
    due.extend((1..=3).flat_map(moves));
    due.extend([Phase::Forage, Phase::Adjustment, Phase::EndOfTurn, Phase::Initiative]);
    assert_eq!(phases, due, "with nobody on the map there are no battles and no enlistments");
    assert_eq!(after_combat(1, Half::First), Phase::Movement(1, Half::Second));
    assert_eq!(after_combat(1, Half::Second), Phase::Movement(2, Half::First));
    assert_eq!(after_combat(3, Half::Second), Phase::Forage);
}

/// §6.1 Points are recorded in the open.
#[test]
fn points_lie_open() {
    let scene = Scene::new(&[])
        .with(|state, _| state.points.american = 7)
        .phase(Phase::Mobilization(Half::First), Side::American);
    let table = scene.table(&[]);
    for viewer in [Viewer::Seat(Side::British.seat()), Viewer::Observer] {
        let seen = serde_json::to_value(table.view(viewer)).expect("plain data");
        assert_eq!(seen["points"]["american"], 7);
    }
}

/// §6.4 An enemy partisan takes a town's points; a friendly one by itself brings none.
#[test]
fn partisans_and_points() {
    let scene = Scene::new(&["partisans"]).units("boston", "british-regular", 1);
    let (boston, philadelphia) = (scene.place("boston"), scene.place("philadelphia"));
    let scene = scene.with(|state, _| {
        state.partisans.american.set(philadelphia, true);
        state.partisans.british.set(boston, true);
    });
    assert_eq!(
        town_points(&scene.state, &scene.facts, Side::British),
        3,
        "one's own partisan changes nothing"
    );
    assert_eq!(town_points(&scene.state, &scene.facts, Side::American), 0);
    let scene = scene.with(|state, _| {
        state.partisans.british.set(boston, false);
        state.partisans.american.set(boston, true);
    });
    assert_eq!(town_points(&scene.state, &scene.facts, Side::British), 0);
}

/// §6.5 A locale without value brings nothing, doubled or not.
#[test]
fn nothing_for_nothing() {
    let scene = Scene::new(&[])
        .units("lexington-concord", "american-regular", 1)
        .units("bennington", "american-regular", 1)
        .with(|state, _| state.loyalty = [3; 12]);
    assert_eq!(town_points(&scene.state, &scene.facts, Side::American), 0);
}

/// §6.6, §25.8, §25.9 Boxes bring dice with nobody in them: Britain always, France and Spain at war; neutral towns bring nothing.
#[test]
fn boxes_bring_dice() {
    let scene = Scene::new(&[]).units("hispaniola-island", "french-regular", 1);
    let dice = |scene: &Scene, side| political_dice(&scene.state, &scene.facts, side);
    assert_eq!((dice(&scene, Side::British), dice(&scene, Side::American)), (3, 1));
    assert_eq!(town_points(&scene.state, &scene.facts, Side::American), 0);
    let scene = scene.with(|state, _| state.french = true);
    assert_eq!(dice(&scene, Side::American), 3);
    assert_eq!(town_points(&scene.state, &scene.facts, Side::American), 2);
    let scene = scene.with(|state, _| state.spanish = true);
    assert_eq!(dice(&scene, Side::American), 4);
}

/// §6.8 Points that are left are lost at the end of the turn.
#[test]
fn points_are_lost() {
    let scene = Scene::new(&[])
        .with(|state, _| (state.points.american, state.points.british) = (5, 9))
        .phase(Phase::Adjustment, Side::American);
    let table = scene.table(&[]);
    assert_eq!((table.state().points.american, table.state().points.british), (0, 0));
}
