//! §10.0 Revolutionary Progress; §11.0 Colonial Loyalty; §12.0 European Balance of Power; §26.0 alliances.

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::ids::{EuropeBox, ProgressBox};
use decision_in_north_america::sides::Side;
use decision_in_north_america::state::Phase;
use tricorne_kernel::Table;
use tricorne_testkit::script::{offered, play};

use crate::common::{Scene, count};

/// Each side commits a marker worth 1 to a table, or none, and the dice fall.
fn contest(scene: &Scene, on: &str, (american, british): (bool, bool), dice: &[&str]) -> Table<Dina> {
    let mut table = scene.table(dice);
    for (seat, commits) in [("american", american), ("british", british)] {
        if commits {
            play(&mut table, &[(seat, "marker/rabble"), (seat, on)]);
        }
        play(&mut table, &[(seat, "done")]);
    }
    table
}

fn scene() -> Scene {
    Scene::new(&[])
        .hand(Side::American, "rabble", 1)
        .hand(Side::British, "rabble", 1)
        .phase(Phase::RabbleRousing, Side::American)
}

/// §10.3 A tie or a British win leaves the progress marker in place; §10.2 an American win moves it.
#[test]
fn the_british_can_hold_progress() {
    let progress = |dice: &[&str]| contest(&scene(), "progress", (true, true), dice).state().progress;
    assert_eq!(progress(&["3", "3"]), ProgressBox(0));
    assert_eq!(progress(&["3", "5"]), ProgressBox(0));
    let scene = scene().units("boston", "american-militia", 1);
    assert_eq!(contest(&scene, "progress", (true, true), &["4", "3"]).state().progress, ProgressBox(1));
}

/// §10.4 Progress is never reversed, and ends with the Articles of Confederation.
#[test]
fn progress_has_an_end() {
    let at = |level: u8, who| {
        let scene = scene().with(|state, _| state.progress = ProgressBox(level));
        contest(&scene, "progress", who, &[]).state().progress
    };
    assert_eq!(at(2, (false, true)), ProgressBox(2));
    assert_eq!(at(4, (true, false)), ProgressBox(4));
}

/// §11.4 A tie leaves a region as it is; §11.5 no region goes beyond three, and all can come back.
#[test]
fn loyalty_has_bounds() {
    let west = scene().region("west").index();
    let at = |level: i8, who, dice: &[&str]| {
        let scene = scene().with(|state, _| state.loyalty[west] = level);
        contest(&scene, "region/west", who, dice).state().loyalty[west]
    };
    assert_eq!(at(-1, (true, true), &["2", "2"]), -1);
    assert_eq!((at(3, (true, false), &[]), at(-3, (false, true), &[])), (3, -3));
    assert_eq!((at(3, (false, true), &[]), at(-3, (true, false), &[])), (2, -2));
}

/// §12.2, §12.3, §12.4, §12.6 The European marker goes toward the winner, stays on a tie, and stops at the edges.
#[test]
fn the_balance_of_power() {
    let at = |from: u8, who, dice: &[&str]| {
        let scene = scene().with(|state, facts| {
            state.europe = EuropeBox(from);
            state.french = from >= facts.europe_start.0 + 2;
            state.spanish = from >= facts.europe_start.0 + 3;
        });
        contest(&scene, "europe", who, dice).state().europe.0
    };
    assert_eq!(at(3, (true, true), &["4", "2"]), 4);
    assert_eq!(at(3, (true, true), &["2", "4"]), 2);
    assert_eq!(at(3, (true, true), &["4", "4"]), 3);
    assert_eq!((at(7, (true, false), &[]), at(0, (false, true), &[])), (7, 0));
    assert_eq!((at(7, (false, true), &[]), at(0, (true, false), &[])), (6, 1));
}

/// §12.5 From the Declaration on the American rolls two dice for Europe, and adds them.
#[test]
fn two_dice_for_europe() {
    let scene = scene().with(|state, _| state.progress = ProgressBox(2));
    // 1 and 2 against 2.
    assert_eq!(contest(&scene, "europe", (true, true), &["1", "2", "2"]).state().europe, EuropeBox(4));
}

/// §26.2, §26.5 French units wait where they were set up, fight once France is at war, and again after another change of mind.
#[test]
fn france_changes_its_mind() {
    let mut scene = scene()
        .units("france", "french-fleet", 1)
        .units("hispaniola-island", "french-regular", 1)
        .with(|state, facts| state.europe = EuropeBox(facts.europe_start.0 + 1));
    let fights = |state: &decision_in_north_america::state::State, scene: &Scene| {
        state.has_combat(&scene.facts, scene.place("france"), Side::American)
    };
    for round in 0..2 {
        assert!(!fights(&scene.state, &scene), "neutral at the start of round {round}");
        let mut table = contest(&scene, "europe", (true, false), &[]);
        assert!(table.state().french && fights(table.state(), &scene));
        scene.state = table.state().clone();
        scene = scene.hand(Side::American, "rabble", 1).phase(Phase::RabbleRousing, Side::American);
        scene.state.passing = decision_in_north_america::sides::BySide { american: true, british: true };
        table = contest(&scene, "europe", (false, true), &[]);
        assert!(!table.state().french);
        assert_eq!(count(&scene, &table, "hispaniola-island", "french-regular"), 1, "they stay at home");
        scene.state = table.state().clone();
        scene = scene.hand(Side::British, "rabble", 1).phase(Phase::RabbleRousing, Side::American);
        scene.state.passing = decision_in_north_america::sides::BySide { american: true, british: true };
    }
    let moving = scene.moving(Side::American);
    assert!(!offered(&moving.table(&[])).contains(&"france".to_owned()));
}
