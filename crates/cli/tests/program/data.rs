//! `--data`: an owner of the printed game corrects its facts.

use std::fs;
use std::path::Path;

use crate::tricorne;

fn facts(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/washingtons-war/data").join(name);
    fs::read_to_string(file).unwrap()
}

/// A corrected title and rating are seen at the table.
#[test]
fn corrections_are_seen() {
    let folder = tempfile::tempdir().unwrap();
    let generals = facts("generals.json").replacen("\"battle\": 6", "\"battle\": 5", 1);
    fs::write(folder.path().join("generals.json"), generals).unwrap();
    fs::write(folder.path().join("en.ftl"), "ww-general-howe = Sir William Howe\n").unwrap();
    let data = folder.path().to_str().unwrap();
    let ran = tricorne(&["play", "washingtons-war", "--seed", "1", "--data", data], b"board\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Sir William Howe 3-5-1"), "{}", ran.out);
}

/// What does not fit is refused with its file, field and value.
#[test]
fn mistakes_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let ran = tricorne(&["sim", "washingtons-war", "--games", "1", "--data", data], b"");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("there is no file *.json in it"), "{}", ran.err);
    let map = facts("map.json").replacen("\"b\": \"montreal\"", "\"b\": \"montrose\"", 1);
    fs::write(folder.path().join("map.json"), map).unwrap();
    let ran = tricorne(&["sim", "washingtons-war", "--games", "1", "--data", data], b"");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("map.json: edges[0].b: there is no space \"montrose\""), "{}", ran.err);
    let ran = tricorne(&["sim", "liberty-or-death", "--games", "1", "--data", data], b"");
    assert!(ran.err.contains("has no facts that could be corrected"), "{}", ran.err);
}
