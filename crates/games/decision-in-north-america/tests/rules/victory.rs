//! §3.0 How to win.

use decision_in_north_america::forces::Force;
use decision_in_north_america::ids::ProgressBox;
use decision_in_north_america::sides::Side;
use decision_in_north_america::state::Phase;
use decision_in_north_america::steady::features;
use decision_in_north_america::victory;
use tricorne_testkit::named_numbers;
use tricorne_testkit::script::expect_winners;

use crate::common::Scene;

/// The last turn of the campaign.
const LAST: u8 = 7;

/// A side holds every town worth two points or more: more than 36 in all.
fn holding(side: Side) -> Scene {
    let mut scene = Scene::new(&[]).phase(Phase::EndOfTurn, Side::American);
    let facts = scene.facts.clone();
    let towns: Vec<_> =
        scene.facts.all_locales().filter(|place| scene.facts.place(*place).value > 1).collect();
    for place in towns {
        let mut land = facts.kinds_of(side).filter(|kind| !facts.kind(*kind).is_fleet());
        let kind = land.find(|kind| scene.state.available(&facts, *kind) > 0).expect("units enough");
        scene.state.put(&facts, place, &Force::units(kind, 1));
    }
    scene
}

/// Four regions are this loyal, above 0 to the American.
fn loyal(scene: Scene, level: i8) -> Scene {
    let regions = ["new-england", "mid-atlantic", "virginia", "deep-south"].map(|id| scene.region(id));
    scene.with(|state, _| regions.iter().for_each(|region| state.loyalty[region.index()] = level))
}

/// §3.2 A British sudden death ends the game at the check; after the Declaration there is none any more.
#[test]
fn the_declaration_closes_british_sudden_death() {
    let scene = loyal(holding(Side::British), -2).with(|state, _| state.progress = ProgressBox(1));
    expect_winners(&scene.table(&[]), &["british"]);
    let scene = scene.with(|state, _| state.progress = ProgressBox(2));
    assert!(victory::military(&scene.state, &scene.facts, Side::British));
    let table = scene.table(&[]);
    assert_eq!((table.outcome(), table.state().turn), (None, 2), "the war goes on");
}

/// §3.3 After the last turn one success is enough, if the other side has none.
#[test]
fn a_partial_victory() {
    let military = holding(Side::American).with(|state, _| state.turn = LAST);
    expect_winners(&military.table(&[]), &["american"]);
    let political = Scene::new(&[]).phase(Phase::EndOfTurn, Side::American);
    let political = loyal(political, -2).with(|state, _| state.turn = LAST);
    expect_winners(&political.table(&[]), &["british"]);
}

/// §3.4 A success on both sides is a draw, and so is none on either.
#[test]
fn a_draw() {
    let both = loyal(holding(Side::British), 2).with(|state, _| {
        state.turn = LAST;
        state.progress = ProgressBox(4);
    });
    assert!(victory::political(&both.state, &both.facts, Side::American));
    expect_winners(&both.table(&[]), &[]);
    let neither = Scene::new(&[]).phase(Phase::EndOfTurn, Side::American).with(|state, _| state.turn = LAST);
    expect_winners(&neither.table(&[]), &[]);
}

/// §3.1 What a learned value reads of a position says who is near which victory.
#[test]
fn features_tell_who_is_near_victory() {
    let scene = loyal(holding(Side::British), 2);
    let numbers = named_numbers(|row| features(&scene.state, &scene.facts, row));
    assert_eq!((numbers["british/military"], numbers["american/military"]), (1.0, 0.0));
    assert_eq!((numbers["british/loyal"], numbers["american/loyal"]), (2.0, 4.0));
    let towns = f32::from(victory::town_value(&scene.state, &scene.facts, Side::British));
    assert_eq!(numbers["british/towns"], towns);
    let of_a_region =
        |name: &str| name.starts_with("british/") && name.ends_with("/towns") && name != "british/towns";
    let by_region: f32 = numbers.iter().filter(|(name, _)| of_a_region(name)).map(|(_, it)| it).sum();
    assert_eq!(by_region, towns);
}
