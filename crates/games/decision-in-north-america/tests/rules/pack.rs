//! The facts: read whole, and refused with the name of what is wrong.

use std::collections::BTreeMap;

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::pack::Facts;
use tricorne_kernel::{Game, own_facts};

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

#[test]
fn positions_are_refused_by_field() {
    let facts = own_facts::<Dina>();
    let state = Dina::begin(&tricorne_kernel::Setup::of::<Dina>(), &facts).expect("a start");
    let mut document = Dina::write_state(&state, &facts);
    assert_eq!(Dina::read_state(document.clone(), &facts).expect("a position"), state);
    document["progress"] = "nowhere".into();
    assert_eq!(
        Dina::read_state(document.clone(), &facts).unwrap_err(),
        "field \"progress\": there is no \"nowhere\""
    );
    document["turn"] = "first".into();
    let error = Dina::read_state(document, &facts).unwrap_err();
    assert!(error.starts_with("field \"turn\""), "{error}");
}
