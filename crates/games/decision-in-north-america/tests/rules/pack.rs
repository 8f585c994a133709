//! The facts: read whole, and refused with the name of what is wrong.

use std::collections::BTreeMap;

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::choice::Choice;
use decision_in_north_america::ids::Leader;
use decision_in_north_america::pack::{Basis, FILES, Facts};
use serde_json::json;
use tricorne_kernel::{Choice as _, Game, own_facts};
use tricorne_testkit::{errors_are_precise, packs_stand_side_by_side};

fn corrected(file: &str, from: &str, to: &str) -> Result<Facts, String> {
    let facts = own_facts::<Dina>();
    let text = facts.files.text(file);
    assert!(text.contains(from), "{file} has no {from}");
    Dina::facts(&BTreeMap::from([(file.to_owned(), text.replacen(from, to, 1))]))
}

#[test]
fn the_pack_has_what_the_notes_count() {
    let facts = own_facts::<Dina>();
    assert_eq!((facts.locales, facts.regions.len(), facts.colonial), (87, 11, 7));
    assert_eq!((facts.kinds.len(), facts.markers.len(), facts.years.len()), (25, 25, 8));
    let total: u16 = facts.all_locales().map(|place| u16::from(facts.place(place).value)).sum();
    assert_eq!(total, 81);
}

#[test]
fn damaged_packs_are_refused_by_name() {
    let fault = |file: &str, from: &str, to: &str| corrected(file, from, to).expect_err("a damaged pack");
    let error = fault("map.json", "\"political_value\": 3", "\"political_value\": \"three\"");
    assert!(error.starts_with("map.json: field \"locales[0].political_value\""), "{error}");
    let error = fault("setup.json", "\"locale\": \"boston\"", "\"locale\": \"bostin\"");
    assert_eq!(error, "setup.json: there is no place \"bostin\"");
    let error = fault("counters.json", "\"count\": 14", "\"count\": 3");
    assert!(error.starts_with("setup.json: ") && error.contains("british-regular"), "{error}");
    let error = fault("markers.json", "\"count\": 13", "\"count\": 14");
    assert_eq!(error, "markers.json: the pool has 51 markers, and 52 are listed");
    let error = fault("tables.json", "\"start\": 2", "\"start\": 4");
    assert_eq!(error, "tables.json: the loyalty of new-england is not from -3 to 3");
    let error = fault("markers.json", "\"id\": \"spy\"", "\"id\": \"spies\"");
    assert_eq!(error, "markers.json: there is no marker \"spy\"");
}

#[test]
fn a_correction_counts() {
    let facts =
        corrected("map.json", "\"political_value\": 3", "\"political_value\": 4").expect("a correct pack");
    assert!(facts.files.are_corrected());
    assert_eq!(facts.places[0].value, 4);
}

/// Every kind of damage has its own error, which names the file and what is wrong there.
#[test]
fn errors_name_file_and_field() {
    errors_are_precise(
        FILES,
        Facts::new,
        &[
            ("map.json", "/locales/0/region", json!("atlantis"), "map.json: there is no region \"atlantis\""),
            ("map.json", "/locales/0/type", json!("swamp"), "map.json: field \"locales[0].type\""),
            ("map.json", "/locales/1/id", json!("boston"), "map.json: boston is listed twice"),
            ("map.json", "/locales/0/basis", json!("rumor"), "map.json: field \"locales[0].basis\""),
            ("map.json", "/locales/0/colour", json!("red"), "map.json: field \"locales[0].colour\""),
            ("map.json", "/edges/0/a", json!("atlantis"), "map.json: there is no place \"atlantis\""),
            (
                "map.json",
                "/edges/0/a",
                json!("britain"),
                "map.json: the land route britain to portsmouth does not join locales",
            ),
            ("map.json", "/boxes/0/id", json!("albion"), "\"britain\""),
            ("counters.json", "/leaders/0/side", json!("dutch"), "counters.json: field \"leaders[0].side\""),
            (
                "counters.json",
                "/units/0/strength",
                json!("two"),
                "counters.json: field \"units[0].strength\"",
            ),
            ("counters.json", "/leaders/0/id", json!("gates"), "counters.json: gates is listed twice"),
            ("markers.json", "/markers/0/needs_options", json!(["weather"]), "\"weather\""),
            (
                "markers.json",
                "/markers/0/category",
                json!("joker"),
                "markers.json: field \"markers[0].category\"",
            ),
            (
                "setup.json",
                "/placements/0/leaders",
                json!(["napoleon"]),
                "setup.json: there is no leader \"napoleon\"",
            ),
            (
                "setup.json",
                "/placements/0/units",
                json!({"dutch": 1}),
                "setup.json: there is no unit \"dutch\"",
            ),
            ("tables.json", "/loyalty/0/start", json!(4), "tables.json: the loyalty of new-england"),
            (
                "tables.json",
                "/loyalty/0/region",
                json!("cuba"),
                "tables.json: loyalty is for colonial regions",
            ),
            (
                "tables.json",
                "/revolutionary_progress/1/index",
                json!(3),
                "tables.json: the progress box continental-congress",
            ),
            ("tables.json", "/costs/0/by", json!(["dutch"]), "tables.json: field \"costs[0].by[0]\""),
            ("tables.json", "/victory/american_progress", json!("empire"), "tables.json: there is no"),
        ],
    );
}

/// What is reconstructed is marked as such: where players read it, and in what clients are sent.
#[test]
fn marks() {
    let facts = own_facts::<Dina>();
    let mark = |id: &str| facts.places[facts.find(0, id).expect("a place")].basis;
    assert_eq!(mark("boston"), Basis::Reconstructed, "its value is our own choice");
    assert_eq!(mark("lexington-concord"), Basis::Public, "a zero that a public text gives");
    let gage = facts.find(2, "gage").expect("a leader");
    let label = Choice::Leader(Leader::at(gage)).label(&facts);
    assert!(label.args().iter().any(|(name, arg)| *name == "mark" && *arg == Basis::Reconstructed.into()));
}

/// Two packs stand side by side, and records keep to their own.
#[test]
fn records_keep_to_their_pack() {
    let text = own_facts::<Dina>().files.text("map.json").replacen(
        "\"political_value\": 3",
        "\"political_value\": 2",
        1,
    );
    packs_stand_side_by_side::<Dina>(&BTreeMap::new(), &BTreeMap::from([("map.json".to_owned(), text)]));
}
