//! `tricorne verify`: good, edited and damaged records.

use std::fs;

use crate::{Ran, file, tricorne};

/// The record of a whole game.
fn record(name: &str) -> String {
    let path = file(name);
    let path = path.to_str().unwrap();
    let input = format!("{}save {path}\n", "1\n".repeat(6));
    let ran = tricorne(&["play", "ferry-town", "--seed", "3"], input.as_bytes());
    ran.says(&["The game is over", "Saved to"]);
    fs::read_to_string(path).unwrap()
}

fn verified(name: &str, bytes: &[u8]) -> Ran {
    fs::write(file(name), bytes).unwrap();
    tricorne(&["verify", file(name).to_str().unwrap()], b"")
}

#[test]
fn a_good_record_is_ok() {
    let text = record("good.jsonl");
    let ran = verified("good.jsonl", text.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.out);
    ran.says(&["good.jsonl: ok", "answers", "won by"]);
}

#[test]
fn a_record_that_stops_early_is_ok_and_not_finished() {
    let text: String = record("early.jsonl").split_inclusive('\n').take(20).collect();
    let ran = verified("early.jsonl", text.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.out);
    ran.says(&["ok, 19 answers, not finished"]);
}

#[test]
fn an_edited_answer_is_found_with_its_question() {
    let text = record("edited.jsonl");
    let at = text.lines().position(|line| line.contains("\"north\",\"choice\"")).unwrap();
    let edited: Vec<_> = text.lines().collect();
    let changed = edited[at].replace("\"choice\":\"t", "\"choice\":\"t9");
    let edited = [&edited[..at], &[&changed], &edited[at + 1..], &[""]].concat().join("\n");
    let ran = verified("edited.jsonl", edited.as_bytes());
    assert_eq!(ran.code, 1, "{}", ran.out);
    ran.says(&[
        &format!("line {} does not hold", at + 1),
        "north, rule 2: Choose a token to discard in secret",
        "token",
    ]);
}

#[test]
fn a_missing_line_is_found() {
    let text = record("missing.jsonl");
    let missing: String =
        text.split_inclusive('\n').enumerate().filter(|(n, _)| *n != 4).map(|(_, line)| line).collect();
    let ran = verified("missing.jsonl", missing.as_bytes());
    assert_eq!(ran.code, 1);
    ran.says(&["line 5", "missing"]);
}

#[test]
fn damage_is_found_with_its_line() {
    let text = record("damaged.jsonl");
    let cut = &text.as_bytes()[..text.len() - 9];
    let bytes = [text.lines().next().unwrap().as_bytes(), b"\n\xff\xfe\n"].concat();
    let other_game = text.replacen("ferry-town", "bridge-town", 1);
    for (bytes, words) in [
        (cut, "cut off"),
        (&bytes, "line 2: not text"),
        (b"", "line 1: the file is empty"),
        (b"hello\n", "line 1: not a record"),
        (other_game.as_bytes(), "line 1: unknown game \"bridge-town\""),
    ] {
        let ran = verified("damaged.jsonl", bytes);
        assert_eq!(ran.code, 1, "{}", ran.out);
        ran.says(&[words]);
    }
}

#[test]
fn of_several_files_each_is_told_and_the_worst_counts() {
    let good = record("one.jsonl");
    fs::write(file("two.jsonl"), "hello\n").unwrap();
    let (one, two) = (file("one.jsonl"), file("two.jsonl"));
    assert!(!good.is_empty());
    let ran = tricorne(&["verify", two.to_str().unwrap(), one.to_str().unwrap()], b"");
    assert_eq!(ran.code, 1);
    ran.says(&["two.jsonl: line 1", "one.jsonl: ok"]);
    let ran = tricorne(&["verify", "nowhere.jsonl", one.to_str().unwrap()], b"");
    assert_eq!(ran.code, 2);
    ran.says(&["nowhere.jsonl", "one.jsonl: ok"]);
}

#[test]
fn the_question_is_told_in_italian() {
    let text = record("italian.jsonl").replacen(
        "\"seat\":\"north\",\"choice\":\"t",
        "\"seat\":\"north\",\"choice\":\"t9",
        1,
    );
    fs::write(file("italian.jsonl"), text).unwrap();
    let ran = tricorne(&["verify", "--lang", "it", file("italian.jsonl").to_str().unwrap()], b"");
    assert_eq!(ran.code, 1);
    ran.says(&["scartare in segreto", "gettone"]);
}
