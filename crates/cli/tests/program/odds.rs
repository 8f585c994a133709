//! `tricorne odds`: what a battle may come to.

use std::fs;

use serde_json::Value;
use tricorne_kernel::Record;

use crate::tricorne;

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/liberty-or-death/tests/golden");

/// A record, the answers before the choice of a space for a Battle, and that space.
fn battle() -> (String, String, String) {
    for entry in fs::read_dir(GOLDEN).unwrap() {
        let path = entry.unwrap().path();
        let Ok(record) = Record::parse(&fs::read_to_string(&path).unwrap()) else { continue };
        let fights = record.lines.windows(2).position(|pair| {
            let activity = ["common-cause", "skirmish", "naval-pressure"].contains(&pair[1].choice.as_str());
            pair[0].choice == "battle" && pair[0].seat == "british" && pair[1].seat == "british" && !activity
        });
        if let Some(at) = fights {
            let (answers, space) = ((at + 1).to_string(), record.lines[at + 1].choice.clone());
            return (path.to_str().unwrap().to_owned(), answers, space);
        }
    }
    panic!("no golden game has a British Battle");
}

#[test]
fn the_odds_of_a_battle_in_words_and_as_json() {
    let (record, answers, space) = battle();
    let args = ["odds", &record, "--answers", &answers];
    let ran = tricorne(&[args.as_slice(), &["--choice", &space]].concat(), b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.starts_with("Winner") && ran.out.contains("exact; choices by np"), "{}", ran.out);
    let ran = tricorne(&[args.as_slice(), &["--choice", &space, "--format", "json"]].concat(), b"");
    let odds: Value = serde_json::from_str(&ran.out).unwrap();
    let results = odds["results"].as_array().unwrap();
    let whole: f64 = results.iter().map(|it| it["probability"].as_f64().unwrap()).sum();
    assert!((whole - 1.0).abs() < 1e-9, "{odds}");
    // Without a choice, every space where the British may fight has its line.
    let ran = tricorne(&args, b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.lines().any(|line| line.contains(&space) && line.contains("Winner: ")), "{}", ran.out);
    let ran = tricorne(&[args.as_slice(), &["--choice", "atlantis"]].concat(), b"");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("atlantis") && ran.err.contains(&space), "{}", ran.err);
    let ran = tricorne(&[args.as_slice(), &["--choice", &space, "--points", "1"]].concat(), b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.out.contains("an estimate from 400 battles, off by up to 5 percentage points"),
        "{}",
        ran.out
    );
}
