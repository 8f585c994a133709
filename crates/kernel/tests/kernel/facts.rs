//! Facts in files, and what tells them from others.

use std::collections::BTreeMap;

use tricorne_kernel::{
    Chance, FactFiles, FactsMismatch, FaultKind, Fingerprint, Flow, Record, Setup, Step, Table, own_facts,
};

use crate::toy::{ABC, RED, Rules, Toy, prompt};

const OWN: [(&str, &str); 2] = [
    ("map.json", r#"{"towns": ["york", "kent"], "basis": "memory"}"#),
    ("deck.json", r#"{"cards": 3, "hand": 1}"#),
];

fn with(name: &str, text: &str) -> Result<FactFiles, String> {
    FactFiles::new(&OWN, &BTreeMap::from([(name.to_owned(), text.to_owned())]))
}

fn own() -> Fingerprint {
    FactFiles::new(&OWN, &BTreeMap::new()).unwrap().fingerprint()
}

#[test]
fn a_corrected_file_stands_in_the_place_of_the_games_own() {
    let facts = with("deck.json", "{}").unwrap();
    assert_eq!(facts.files().collect::<Vec<_>>(), [("deck.json", "{}"), ("map.json", OWN[0].1)]);
    assert_eq!((facts.text("deck.json"), facts.text("none.json")), ("{}", ""));
}

#[test]
fn what_does_not_fit_is_refused_by_file() {
    let strange = with("dock.json", "{}").unwrap_err();
    assert_eq!(strange, "dock.json: not a file of this pack; there are: map.json, deck.json");
    let damaged = with("deck.json", "{\n\"cards\": }").unwrap_err();
    assert!(damaged.starts_with("deck.json: ") && damaged.contains("line 2"), "{damaged}");
}

/// Pinned, because records of years ago name it.
#[test]
fn the_fingerprint_never_changes() {
    assert_eq!(own().to_string(), "86244a7fa0119820");
}

#[test]
fn neither_layout_nor_source_makes_other_facts() {
    let laid_out = "{\r\n  \"hand\": 1,\r\n  \"cards\": 3,\r\n  \"note\": \"as printed\"\r\n}\r\n";
    assert_eq!(with("deck.json", laid_out).unwrap().fingerprint(), own());
    let surer = r#"{"towns": ["york", "kent"], "basis": "rulebook", "basis_fields": {"towns": "public"}}"#;
    assert_eq!(with("map.json", surer).unwrap().fingerprint(), own());
}

#[test]
fn whatever_is_played_with_makes_other_facts() {
    let others = [
        ("deck.json", r#"{"cards": 3, "hand": 2}"#),
        ("deck.json", r#"{"cards": 3, "hand": "1"}"#),
        ("deck.json", r#"{"cards": 3, "hands": 1}"#),
        ("deck.json", r#"{"cards": 3}"#),
        ("map.json", r#"{"towns": ["kent", "york"]}"#),
        ("map.json", r#"{"towns": ["york,kent"]}"#),
        ("map.json", r#"{"towns": [["york", "kent"]]}"#),
    ];
    let mut seen = vec![own()];
    for (name, text) in others {
        let fingerprint = with(name, text).unwrap().fingerprint();
        assert!(!seen.contains(&fingerprint), "{text}");
        seen.push(fingerprint);
    }
}

#[test]
fn a_fingerprint_is_read_back_and_nothing_else_is() {
    assert_eq!(own().to_string().parse(), Ok(own()));
    for text in ["", "12", "+123456789abcdef", "0123456789ABCDEF", "0123456789abcdef0", "０123456789abc"] {
        assert!(text.parse::<Fingerprint>().is_err(), "{text}");
    }
}

/// A game that is played with a corrected deck.
#[derive(Clone, Debug)]
struct Corrected;

fn corrected_deck() -> Result<FactFiles, String> {
    with("deck.json", r#"{"cards": 4, "hand": 1}"#)
}

impl Rules for Corrected {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        t.ask(RED, prompt("1"), &ABC).map(drop)
    }

    fn files(_corrected: &BTreeMap<String, String>) -> Result<Option<FactFiles>, String> {
        corrected_deck().map(Some)
    }
}

/// A game without facts that could be corrected.
#[derive(Clone, Debug)]
struct Bare;

impl Rules for Bare {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        t.ask(RED, prompt("1"), &ABC).map(drop)
    }
}

fn record<R: Rules>() -> Record {
    let mut table =
        Table::<Toy<R>>::new(&own_facts::<Toy<R>>(), Setup::of::<Toy<R>>(), Chance::Asked).unwrap();
    table.run().unwrap();
    table.record()
}

/// Why a record that names these facts is not replayed, if it is not.
fn refused<R: Rules>(facts: Option<Fingerprint>) -> Option<FactsMismatch> {
    let mut record = record::<R>();
    record.header.facts = facts;
    match Table::<Toy<R>>::load(&own_facts::<Toy<R>>(), &record, Chance::Asked, |_, _| None)
        .map_err(|fault| fault.kind)
    {
        Ok(_) => None,
        Err(FaultKind::FactsMismatch(other)) => Some(other),
        Err(kind) => panic!("{kind}"),
    }
}

#[test]
fn a_record_names_the_facts_that_it_is_played_with() {
    let in_use = corrected_deck().unwrap().fingerprint();
    let text = record::<Corrected>().to_text();
    assert!(text.contains(&format!("\"rules\":3,\"facts\":\"{in_use}\",")), "{text}");
    assert_eq!(Record::parse(&text).unwrap().header.facts, Some(in_use));
    assert!(!record::<Bare>().to_text().contains("facts"));
}

#[test]
fn a_record_of_other_facts_is_refused_at_once() {
    let in_use = corrected_deck().unwrap().fingerprint();
    assert!(corrected_deck().unwrap().are_corrected());
    assert_eq!(refused::<Corrected>(Some(in_use)), None);
    assert_eq!(refused::<Corrected>(None), None, "records of earlier versions name none");
    assert_eq!(refused::<Corrected>(Some(own())), Some(FactsMismatch::Own { recorded: own(), in_use }));
    let recorded = "0123456789abcdef".parse().unwrap();
    let unknown = refused::<Corrected>(Some(recorded)).unwrap();
    assert_eq!(unknown, FactsMismatch::Unknown { recorded, in_use });
    assert!(unknown.to_string().contains("0123456789abcdef"), "{unknown}");
    assert_eq!(refused::<Bare>(Some(recorded)), Some(FactsMismatch::None { recorded }));
}

#[test]
fn a_malformed_fingerprint_is_a_damaged_header() {
    let text = record::<Corrected>().to_text();
    for bad in ["\"zz\"", "\"\"", "7", "[]", "\"0123456789ABCDEF\""] {
        let damaged = text.replace(&format!("\"{}\"", corrected_deck().unwrap().fingerprint()), bad);
        let error = Record::parse(&damaged).unwrap_err();
        assert!(error.line == 1 && error.reason.starts_with("a damaged header"), "{bad}: {error}");
    }
}
