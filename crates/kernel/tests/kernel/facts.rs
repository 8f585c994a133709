//! Facts in files, and what tells them from others.

use std::collections::BTreeMap;

use tricorne_kernel::{Facts, Fingerprint};

const OWN: [(&str, &str); 2] = [
    ("map.json", r#"{"towns": ["york", "kent"], "basis": "memory"}"#),
    ("deck.json", r#"{"cards": 3, "hand": 1}"#),
];

fn with(name: &str, text: &str) -> Result<Facts, String> {
    Facts::new(&OWN, &BTreeMap::from([(name.to_owned(), text.to_owned())]))
}

fn own() -> Fingerprint {
    Facts::new(&OWN, &BTreeMap::new()).unwrap().fingerprint()
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
