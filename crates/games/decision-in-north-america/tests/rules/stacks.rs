//! §22.0 What the enemy learns of a stack when something is asked about it: nothing but its top and its height.

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::sides::Side;
use decision_in_north_america::state::{Phase, Top};
use tricorne_kernel::{Table, Viewer};
use tricorne_testkit::script::play;

use crate::common::Scene;

/// All that a side is asked, shown and told.
fn learned(table: &Table<Dina>, side: Side) -> String {
    let viewer = Viewer::Seat(side.seat());
    let asked: Vec<_> =
        table.questions_for(viewer).into_iter().map(|it| (it.seat, it.prompt, it.choices)).collect();
    let journal: Vec<_> = table.journal(viewer, 0).collect();
    let view = serde_json::to_string(&table.view(viewer)).expect("plain data");
    format!("{asked:?}\n{view}\n{journal:?}\n{:?}", table.lines_for(viewer, 0))
}

/// Plays the same on several scenes, whose stacks the other side cannot tell apart, and compares what it learns after each answer.
fn expect_alike(scenes: &[Scene], dice: &[&str], side: &str, answers: &[&[&str]], other: Side) {
    let mut tables: Vec<_> = scenes.iter().map(|scene| scene.table(dice)).collect();
    for nth in 0..=answers[0].len() {
        let (first, rest) = tables.split_first().expect("a scene");
        for (at, table) in rest.iter().enumerate() {
            assert_eq!(learned(first, other), learned(table, other), "scene {} after {nth} answers", at + 1);
        }
        for (table, answers) in tables.iter_mut().zip(answers) {
            if let Some(answer) = answers.get(nth) {
                play(table, &[(side, answer)]);
            }
        }
    }
}

fn topped(scene: Scene, place: &str, side: Side, kind: &str) -> Scene {
    let (at, kind) = (scene.place(place), scene.kind(kind));
    scene.with(|state, _| state.tops[side][at.index()] = Some(Top::Unit(kind)))
}

/// §16.3 A force that leaves in part: as many questions for a stack of one kind as for one of four.
#[test]
fn a_partial_move_does_not_tell_the_kinds() {
    let one_kind = Scene::new(&[]).units("hartford", "american-regular", 5);
    let four = Scene::new(&[])
        .units("hartford", "american-regular", 2)
        .units("hartford", "american-light", 1)
        .units("hartford", "american-militia", 1)
        .led("hartford", "gates");
    // What else is in play is known to all.
    let one_kind = one_kind.units("savannah", "american-regular", 1).units("savannah", "american-light", 2);
    let one_kind = one_kind.units("savannah", "american-militia", 2).led("savannah", "gates");
    let four = four.units("savannah", "american-regular", 4).units("savannah", "american-light", 1);
    let four = four.units("savannah", "american-militia", 1);
    let scenes = [one_kind, four].map(|scene| {
        let scene = topped(scene, "hartford", Side::American, "american-regular");
        topped(scene, "savannah", Side::American, "american-regular").moving(Side::American)
    });
    let answers: [&[&str]; 2] = [
        &["hartford", "none", "2", "unit/american-regular", "unit/american-regular", "new-haven", "stop"],
        &["hartford", "none", "2", "unit/american-light", "unit/american-regular", "new-haven", "stop"],
    ];
    expect_alike(&scenes, &["2"], "american", &answers, Side::British);
}

/// §19.2 Who goes hungry is asked as often for one kind as for three.
#[test]
fn hunger_does_not_tell_the_kinds() {
    let kinds = ["british-regular", "british-light", "british-detachment"];
    let mixed = |place: &str| kinds.iter().fold(Scene::new(&[]), |scene, kind| scene.units(place, kind, 1));
    let one_kind = mixed("britain").units("newport", "british-regular", 3);
    let three = mixed("newport").units("britain", "british-regular", 3);
    let scenes = [one_kind, three].map(|scene| {
        let scene = topped(scene, "newport", Side::British, "british-regular");
        topped(scene, "britain", Side::British, "british-regular").phase(Phase::Forage, Side::British)
    });
    let answers: [&[&str]; 2] = [&["unit/british-regular"], &["unit/british-light"]];
    expect_alike(&scenes, &["4"], "british", &answers, Side::American);
}
