//! `--data`: an owner of the printed game corrects its facts.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::tricorne;

fn facts(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/washingtons-war/data").join(name);
    fs::read_to_string(file).unwrap()
}

/// A pack in which Howe has another rating and another name.
fn pack() -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let generals = facts("generals.json").replacen("\"battle\": 6", "\"battle\": 5", 1);
    fs::write(folder.path().join("generals.json"), generals).unwrap();
    fs::write(folder.path().join("en.ftl"), "ww-general-howe = Sir William Howe\n").unwrap();
    let path = folder.path().to_str().unwrap().to_owned();
    (folder, path)
}

/// A corrected title and rating are seen at the table.
#[test]
fn corrections_are_seen() {
    let (_folder, data) = pack();
    let ran = tricorne(&["play", "washingtons-war", "--seed", "1", "--data", &data], b"board\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Sir William Howe 3-5-1"), "{}", ran.out);
}

/// Where a command is about any game, the folder says of which.
#[test]
fn other_programs_play_with_corrections_too() {
    let (_folder, data) = pack();
    let named = format!("washingtons-war={data}");
    let new = json!({ "id": 1, "do": "new", "game": "washingtons-war", "seed": 1 });
    let view = json!({ "id": 2, "do": "view", "handle": "g1", "viewer": "observer" });
    let ran = tricorne(&["engine", "--data", &named], format!("{new}\n{view}\n").as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Sir William Howe 3-5-1"), "{}", ran.out);

    let bench = ["bench", "washingtons-war", "--seconds", "0.01", "--data"];
    assert_eq!(tricorne(&[&bench[..], &[&data]].concat(), b"").code, 0);
    let ran = tricorne(&["engine", "--data", &data], b"");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains(&format!("of which game? Write --data GAME={data}")), "{}", ran.err);
    let ran = tricorne(&["engine", "--data", &format!("washington-war={data}")], b"");
    assert!(ran.err.contains("did you mean \"washingtons-war\"?"), "{}", ran.err);
    let ran = tricorne(&["engine", "--data", &named, "--data", &named], b"");
    assert!(ran.err.contains("names washingtons-war twice"), "{}", ran.err);
}

/// What does not fit is refused with its file, field and value, and what to do.
#[test]
fn mistakes_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let refused = |game: &str, words: &[&str]| {
        let ran = tricorne(&["sim", game, "--games", "1", "--data", data], b"");
        assert_eq!(ran.code, 2);
        for word in words {
            assert!(ran.err.contains(word), "{word:?} is not in {}", ran.err);
        }
    };
    let described = "crates/games/washingtons-war/data/README.md describes the files";
    refused("washingtons-war", &["there is no file *.json in it", described]);
    let map = facts("map.json").replacen("\"b\": \"montreal\"", "\"b\": \"montrose\"", 1);
    fs::write(folder.path().join("map.json"), map).unwrap();
    refused("washingtons-war", &["map.json: edges[0].b: there is no space \"montrose\"", described]);
    refused("liberty-or-death", &["has no facts that could be corrected"]);
    fs::write(folder.path().join("map.json"), "{\n  \"spaces\": [\n").unwrap();
    refused("washingtons-war", &["map.json: ", "line 3", described]);
    fs::write(folder.path().join("map.json"), facts("map.json")).unwrap();
    fs::write(folder.path().join("it.ftl"), "ww-title = La guerra\nww general = Howe\n").unwrap();
    refused("washingtons-war", &["it.ftl: line 2: ", "key = its words"]);
    let ran = tricorne(&["sim", "washingtons-war", "--games", "1", "--data", "no-such-folder"], b"");
    assert!(ran.err.contains("--data needs a folder"), "{}", ran.err);
}

/// A record is replayed with the facts that it was played with, and with no others.
#[test]
fn a_record_needs_its_facts() {
    let (folder, data) = pack();
    let save = |name: &str, with: &[&str]| {
        let path = folder.path().join(name).to_str().unwrap().to_owned();
        let args = [&["play", "washingtons-war", "--seed", "1"], with].concat();
        let ran = tricorne(&args, format!("1\nsave {path}\nquit\n").as_bytes());
        assert_eq!(ran.code, 0, "{}", ran.err);
        (path, ran.out)
    };
    let (corrected, said) = save("corrected.record", &["--data", &data]);
    assert!(said.contains("Give the same --data"), "{said}");
    let (plain, said) = save("plain.record", &[]);
    assert!(!said.contains("--data"), "{said}");
    let named = |path: &str| {
        let header = fs::read_to_string(path).unwrap().lines().next().unwrap().to_owned();
        serde_json::from_str::<Value>(&header).unwrap()["facts"].clone()
    };
    assert_ne!(named(&corrected), named(&plain));

    assert_eq!(tricorne(&["verify", &corrected, "--data", &data], b"").code, 0);
    assert_eq!(tricorne(&["verify", &plain], b"").code, 0);
    let ran = tricorne(&["verify", &corrected], b"");
    assert_eq!(ran.code, 1);
    ran.says(&["line 1 does not hold: played with other facts", "with --data and the folder of the pack"]);
    assert_eq!(
        tricorne(&["verify", &plain, "--data", &data], b"").code,
        0,
        "the game's own facts are still there"
    );
    let ran = tricorne(&["play", "--load", &corrected], b"quit\n");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("line 1: played with other facts"), "{}", ran.err);
    assert_eq!(tricorne(&["play", "--load", &corrected, "--data", &data], b"quit\n").code, 0);
    let load = json!({ "id": 1, "do": "load", "record": fs::read_to_string(&corrected).unwrap() });
    let ran = tricorne(&["engine"], format!("{load}\n").as_bytes());
    assert!(ran.out.contains("\"code\":\"other-facts\""), "{}", ran.out);
}

/// Records of earlier versions name no facts, and a header may be damaged.
#[test]
fn headers_without_or_with_damaged_facts() {
    let golden =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/washingtons-war/tests/golden/1775.jsonl");
    let text = fs::read_to_string(golden).unwrap();
    let at = text.find("\"facts\":").expect("a record names its facts");
    let field = &text[at..at + "\"facts\":\"0123456789abcdef\",".len()];
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    let verified = |field_now: &str| {
        fs::write(&file, text.replacen(field, field_now, 1)).unwrap();
        tricorne(&["verify", file.to_str().unwrap()], b"")
    };
    assert_eq!(verified("").code, 0);
    let ran = verified("\"facts\":\"0123456789abcdef\",");
    assert_eq!(ran.code, 1);
    ran.says(&["line 1 does not hold: played with other facts (0123456789abcdef)"]);
    for bad in ["\"facts\":\"../../etc\",", "\"facts\":17,"] {
        let ran = verified(bad);
        assert_eq!(ran.code, 1);
        ran.says(&["line 1: a damaged header"]);
    }
}
