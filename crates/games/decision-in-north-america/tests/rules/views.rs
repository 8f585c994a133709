//! What the view tells besides the pieces: steps and their costs, the standing of the sides, a battle round by round.

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::sides::Side;
use decision_in_north_america::state::Top;
use serde_json::{Value, json};
use tricorne_kernel::{Table, Viewer};
use tricorne_testkit::script::{offered, play};

use crate::common::Scene;

fn seen(table: &Table<Dina>, viewer: Viewer) -> Value {
    serde_json::to_value(table.view(viewer)).expect("plain data")
}

fn seen_by(table: &Table<Dina>, side: Side) -> Value {
    seen(table, Viewer::Seat(side.seat()))
}

/// §16.12 The owner of a marching force is told what each step costs it, and the enemy is not: a trail that costs one point would
/// tell him that the whole stack is light.
#[test]
fn a_march_tells_its_steps() {
    let steps = |kind: &str| {
        let scene = Scene::new(&[]).units("hartford", kind, 1).moving(Side::American);
        let mut table = scene.table(&["2"]);
        play(&mut table, &[("american", "hartford"), ("american", "none")]);
        assert_eq!(seen_by(&table, Side::British)["march"]["steps"], json!([]));
        let steps = seen_by(&table, Side::American)["march"]["steps"].clone();
        let mut places: Vec<String> =
            steps.as_array().expect("steps").iter().map(|step| step["to"].as_str().unwrap().into()).collect();
        places.push("stop".into());
        assert_eq!(places, offered(&table), "the steps are those on offer");
        steps
    };
    let albany = |steps: Value| {
        let steps = steps.as_array().expect("steps").clone();
        steps.into_iter().find(|step| step["to"] == "albany").expect("a step to Albany")
    };
    assert_eq!(albany(steps("american-regular")), json!({ "to": "albany", "cost": 2, "left": 0 }));
    assert_eq!(albany(steps("american-light")), json!({ "to": "albany", "cost": 1, "left": 1 }));
}

/// §24.1 Fleets pay one point for each step.
#[test]
fn a_voyage_tells_its_steps() {
    let scene = Scene::new(&[]).units("boston", "british-fleet", 1).moving(Side::British);
    let mut table = scene.table(&["3"]);
    play(&mut table, &[("british", "boston"), ("british", "none")]);
    let march = &seen_by(&table, Side::British)["march"];
    assert_eq!(march["steps"], json!([{ "to": "gulf-of-maine", "cost": 1, "left": 2 }]));
}

/// §3.1, §6.2, §6.5 What the towns of a side are worth and would bring, together and by region.
#[test]
fn the_view_tells_how_the_sides_stand() {
    let scene = Scene::new(&[])
        .units("boston", "british-regular", 1)
        .units("newport", "british-regular", 1)
        .units("philadelphia", "american-regular", 1)
        .moving(Side::British);
    let region = scene.facts.place(scene.place("boston")).region.expect("a region");
    let scene = scene.with(|state, _| state.loyalty[region.index()] = -3);
    let value = |place: &str| u64::from(scene.facts.place(scene.place(place)).value);
    let north = value("boston") + value("newport");
    for viewer in [Viewer::Seat(Side::American.seat()), Viewer::Observer, Viewer::Referee] {
        let view = seen(&scene.table(&[]), viewer);
        let (british, american) = (&view["standing"]["british"], &view["standing"]["american"]);
        assert_eq!((&british["value"], &british["points"]), (&json!(north), &json!(2 * north)));
        assert_eq!(british["regions"], json!({ "new-england": { "value": north, "points": 2 * north } }));
        assert_eq!((&american["value"], &american["points"]), (&json!(value("philadelphia")), &json!(4)));
        assert_eq!((&british["dice"], &american["dice"]), (&json!(3), &json!(1)));
        assert_eq!((&british["military"], &british["political"]), (&json!(false), &json!(false)));
    }
}

/// §22.0 Whether a combat unit lies beneath an enemy leader is not told by the standing: a stack of two counts as a garrison, a
/// leader by himself does not.
#[test]
fn the_standing_does_not_look_beneath_a_leader() {
    let standing = |scene: Scene| {
        let (boston, gates) = (scene.place("boston"), scene.leader("gates"));
        let scene = scene
            .moving(Side::British)
            .with(|state, _| state.tops[Side::American][boston.index()] = Some(Top::Leader(gates)));
        let view = seen_by(&scene.table(&[]), Side::British);
        view["standing"]["american"]["value"].clone()
    };
    let with_a_unit = Scene::new(&[]).led("boston", "gates").units("boston", "american-regular", 1);
    let with_another = Scene::new(&[]).led("boston", "gates").led("boston", "lafayette");
    assert_eq!(standing(with_a_unit), json!(3));
    assert_eq!(standing(with_another), json!(3));
    assert_eq!(standing(Scene::new(&[]).led("boston", "gates")), json!(0));
}

/// §18.4 Both sides see the battle round by round: who fired, the dice, and who was hit.
#[test]
fn a_battle_tells_its_rounds() {
    let scene = Scene::new(&[])
        .units("hartford", "american-regular", 2)
        .units("hartford", "british-regular", 1)
        .units("hartford", "british-light", 1)
        .fighting(Side::American);
    let strength = scene.facts.kind(scene.kind("american-regular")).strength;
    assert_eq!(strength, 2, "two regulars fire four dice");
    let mut table = scene.table(&["6", "1", "5", "2", "6"]);
    play(&mut table, &[("american", "0"), ("british", "0"), ("american", "fire")]);
    let nobody = json!({ "units": {}, "leaders": [] });
    let volleys = |table: &Table<Dina>| {
        let views = [seen_by(table, Side::American), seen_by(table, Side::British)];
        assert_eq!(views[0]["battle"]["volleys"], views[1]["battle"]["volleys"]);
        views[0]["battle"]["volleys"].clone()
    };
    let first = json!({
        "round": 1, "side": "american", "tactics": 0, "dice": [5], "hits": 1, "disrupted": nobody, "eliminated": nobody,
    });
    assert_eq!(volleys(&table), json!([first]), "the owner has not chosen yet who is hit");
    play(&mut table, &[("british", "unit/british-regular")]);
    let hit = json!({ "units": { "british-regular": 1 }, "leaders": [] });
    let second = json!({
        "round": 1, "side": "american", "tactics": 0, "dice": [5, 2, 6], "hits": 2, "disrupted": hit, "eliminated": nobody,
    });
    assert_eq!(volleys(&table), json!([second]));
}
