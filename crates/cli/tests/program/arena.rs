//! `tricorne arena`: rounds with the same dice, kept in a file and gone on with.

use std::fs;

use serde_json::Value;

use crate::{Ran, file, tricorne};

fn arena(more: &[&str]) -> Ran {
    let args = ["arena", "ferry-town", "random", "random", "--scenario", "two"];
    tricorne(&[&args[..], more].concat(), b"")
}

#[test]
fn a_table_for_documents() {
    let ran = arena(&["--rounds", "40", "--all-rounds", "--format", "markdown"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.says(&["random against random, 40 rounds from seed 1.", "| north |", "| east |", "| all |", "Elo ("]);
}

#[test]
fn rounds_that_are_kept_are_not_played_again() {
    let path = file("rounds.jsonl");
    // An earlier run of this test may have left one.
    let _ = fs::remove_file(&path);
    let (path, shown) = (path.to_str().unwrap(), ["--all-rounds", "--format", "json"]);
    let played = |more: &[&str]| {
        let ran = arena(&[&shown[..], more].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        let mut report: Value = serde_json::from_str(&ran.out).unwrap();
        report.as_object_mut().unwrap().remove("seconds").unwrap();
        report
    };
    played(&["--rounds", "20", "--resume", path]);
    // It was killed while it wrote.
    let mut kept = fs::read_to_string(path).unwrap();
    assert_eq!(kept.lines().count(), 21);
    kept.truncate(kept.len() - 10);
    fs::write(path, &kept).unwrap();
    assert_eq!(played(&["--rounds", "50", "--resume", path]), played(&["--rounds", "50"]));
    assert_eq!(fs::read_to_string(path).unwrap().lines().count(), 51);
    let other = arena(&["--resume", path, "--seed", "2"]);
    assert_eq!(other.code, 2);
    assert!(other.err.contains("line 1: these are rounds of something else"), "{}", other.err);
    fs::write(path, kept.lines().take(1).chain(["{}"]).map(|line| format!("{line}\n")).collect::<String>())
        .unwrap();
    let damaged = arena(&["--resume", path]);
    assert!(damaged.err.contains("line 2: missing field"), "{}", damaged.err);
}

#[test]
fn a_seat_that_does_not_exist_is_named() {
    let ran = arena(&["--seat", "north+sideways"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("unknown seat \"sideways\"; the seats are north, east"), "{}", ran.err);
}
