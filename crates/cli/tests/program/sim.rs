//! `tricorne sim`: the same seed gives the same games.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::{file, tricorne};
use serde_json::Value;

fn simulated(args: &[&str]) -> Value {
    let ran = tricorne(&[&["sim", "ferry-town", "--format", "json"], args].concat(), b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).unwrap()
}

/// What must not depend on the machine.
fn lasting(mut report: Value) -> Value {
    for field in ["seconds", "games_per_second", "threads"] {
        report.as_object_mut().unwrap().remove(field).unwrap_or_else(|| panic!("{field} is missing"));
    }
    report
}

#[test]
fn threads_do_not_change_the_games() {
    let with = |threads| lasting(simulated(&["--games", "500", "--seed", "42", "--threads", threads]));
    let one = with("1");
    assert_eq!(one, with("2"));
    assert_eq!(one, with("7"));
    assert_ne!(one, lasting(simulated(&["--games", "500", "--seed", "43"])));
}

#[test]
fn games_begin_from_a_position() {
    let file = file("sim-position.json");
    let file = file.to_str().unwrap();
    let play = ["play", "ferry-town", "--seat", "all=me", "--seed", "1"];
    let saved = tricorne(&play, format!("\nposition {file}\nquit\n").as_bytes());
    assert_eq!(saved.code, 0, "{}", saved.err);
    let report = simulated(&["--position", file, "--games", "20", "--seed", "1"]);
    assert_eq!(report["finished"], 20);
    fs::write(file, "{\"state\": 3}").unwrap();
    let refused = tricorne(&["sim", "ferry-town", "--position", file], b"");
    assert_eq!(refused.code, 2, "{}", refused.out);
    assert!(refused.err.contains("position"), "{}", refused.err);
}

#[test]
fn the_report_adds_up() {
    let report =
        simulated(&["--games", "200", "--seed", "1", "--scenario", "two", "--seats", "random,random"]);
    for (field, wanted) in [("game", "ferry-town"), ("scenario", "two")] {
        assert_eq!(report[field], wanted);
    }
    assert_eq!(report["seats"], serde_json::json!({"north": "random", "east": "random"}));
    for (field, wanted) in [
        ("games", 200),
        ("finished", 200),
        ("unfinished", 0),
        ("refused_choices", 0),
        ("seed", 1),
        ("rules_version", 1),
    ] {
        assert_eq!(report[field], wanted, "{field}");
    }
    let wins = |seat: &str| report["wins"][seat].as_u64().unwrap();
    assert!(wins("north") + wins("east") + wins("draws") >= 200, "{report}");
    assert_eq!(report["faults"], serde_json::json!([]));
    assert!(report["answers"].as_u64() > report["longest"]["answers"].as_u64(), "{report}");
}

#[test]
fn a_game_beyond_the_limit_is_unfinished() {
    let report = simulated(&["--games", "20", "--seed", "1", "--max-answers", "10"]);
    assert_eq!((&report["finished"], &report["unfinished"]), (&0.into(), &20.into()));
    assert_eq!(report["answers"], 200);
}

#[test]
fn the_longest_game_can_be_watched() {
    let report = simulated(&["--games", "50", "--seed", "9"]);
    let seed = report["longest"]["seed"].as_str().unwrap();
    let ran = tricorne(&["play", "ferry-town", "--seat", "all=random", "--seed", seed], b"");
    assert_eq!(ran.code, 0);
    ran.says(&[seed, "The cargo is", "After the last round"]);
}

#[test]
fn text_is_for_people() {
    let ran = tricorne(&["sim", "ferry-town", "--games", "10", "--seed", "1"], b"");
    ran.says(&["ferry-town (four), seed 1", "10, of which 10 finished", "north", "west", "draws"]);
    assert_eq!(ran.err, "");
}

#[test]
fn all_scenarios_come_one_after_the_other() {
    let ran = tricorne(&["sim", "ferry-town", "--scenario", "all", "--games", "10", "--format", "json"], b"");
    let reports: Vec<Value> = serde_json::from_str(&ran.out).unwrap();
    let scenarios: Vec<_> = reports.iter().map(|report| report["scenario"].as_str().unwrap()).collect();
    assert_eq!(scenarios, ["four", "three", "two"]);
}

#[test]
fn shares_scores_and_lengths_are_summed_up() {
    let report = simulated(&["--games", "100", "--seed", "1", "--scenario", "two"]);
    let north = &report["shares"]["north"];
    let [share, low, high] = ["share", "low", "high"].map(|field| north[field].as_f64().unwrap());
    let wins = report["wins"]["north"].as_f64().unwrap();
    assert!((share - wins / 100.0).abs() < 1e-9);
    assert!(0.0 < low && low < share && share < high && high < 1.0, "{north}");
    assert!((0.15..0.21).contains(&(high - low)), "about 2 x 1.96 x the deviation of a share: {north}");
    let lengths = &report["lengths"];
    assert_eq!(lengths["most"], report["longest"]["answers"]);
    let mean = lengths["mean"].as_f64().unwrap();
    assert!((mean * 100.0 - report["answers"].as_f64().unwrap()).abs() < 1e-6);
    assert!(report["scores"]["east"]["mean"].is_number());
}

#[test]
fn a_table_for_documents_does_not_change_from_run_to_run() {
    let args = ["sim", "ferry-town", "--games", "20", "--seed", "5", "--format", "markdown"];
    let ran = tricorne(&args, b"");
    ran.says(&[
        "## four",
        "20 games from seed 5, 20 finished",
        "| seat | agent | wins (95%) | score |",
        "| draws |",
    ]);
    assert_eq!(ran.out, tricorne(&args, b"").out);
}

fn in_folder(folder: &Path, more: &[&str]) -> Vec<String> {
    let out = folder.to_str().unwrap().to_owned();
    let args = ["sim", "ferry-town", "--scenario", "all", "--games", "6000", "--seed", "5", "--out"];
    let mut args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
    args.push(out);
    args.extend(more.iter().map(|&arg| arg.to_owned()));
    args
}

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read(path).unwrap()))
        .collect()
}

/// A run that is killed goes on, and ends as one that was left alone.
#[test]
fn a_run_that_was_killed_goes_on_to_the_same_result() {
    let scratch = tempfile::tempdir().unwrap();
    let (whole, broken) = (scratch.path().join("whole"), scratch.path().join("broken"));
    let run = |folder: &Path, more: &[&str]| {
        let args = in_folder(folder, more);
        tricorne(&args.iter().map(String::as_str).collect::<Vec<_>>(), b"")
    };
    let ran = run(&whole, &[]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let mut child = Command::new(env!("CARGO_BIN_EXE_tricorne"))
        .args(in_folder(&broken, &["--threads", "1"]))
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let lines = || fs::read_to_string(broken.join("games.jsonl")).unwrap_or_default().lines().count();
    while lines() < 8 && child.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let played = lines();
    // A line that was being written is cut off.
    let mut file = fs::OpenOptions::new().append(true).open(broken.join("games.jsonl")).unwrap();
    file.write_all(b"{\"setup\":0,").unwrap();
    drop(file);
    assert_eq!(run(&broken, &[]).code, 2, "a folder with a run in it is not written to without being told");
    let ran = run(&broken, &["--resume"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(played >= 8, "{played} games were kept when it was killed");
    let (whole, broken) = (files(&whole), files(&broken));
    let all = whole["games.jsonl"].iter().filter(|byte| **byte == b'\n').count();
    assert!(played < all, "all {all} games were played before it was killed");
    assert_eq!(whole.keys().collect::<Vec<_>>(), ["games.csv", "games.jsonl", "games.parquet", "run.json"]);
    for (name, bytes) in &whole {
        assert!(broken[name] == *bytes, "{name} differs");
    }
}

/// Turns are measured, uses counted and records kept; the record of a game is that of its seed.
#[test]
fn turns_uses_and_records_are_kept() {
    let scratch = tempfile::tempdir().unwrap();
    let folder = scratch.path().join("study");
    let out = folder.to_str().unwrap();
    let args = ["sim", "liberty-or-death", "--seats", "np", "--games", "3", "--seed", "1", "--out", out];
    let ran = tricorne(&[args.as_slice(), &["--turns", "--records"]].concat(), b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let lines = fs::read_to_string(folder.join("games.jsonl")).unwrap();
    let games: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 3);
    for game in &games {
        let turns = game["turns"].as_array().unwrap();
        assert!(turns.len() > 5, "{game}");
        let last = &turns.last().unwrap()[1];
        assert_eq!(last["british-margin"], game["scores"][0], "the last measure is that of the end");
        assert!(game["uses"].as_array().unwrap().len() > 3, "{game}");
    }
    let record = folder.join("records/0-2.jsonl");
    let checked = tricorne(&["verify", record.to_str().unwrap()], b"");
    assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);
    let turns = fs::read_to_string(folder.join("turns.csv")).unwrap();
    assert!(turns.starts_with("scenario,game,seed,turn,british-casualties,"), "{}", &turns[..200]);
}

/// Every combination of scenarios and options is played.
#[test]
fn a_grid_has_every_combination() {
    let args = ["sim", "liberty-or-death", "--games", "1", "--seed", "1", "--format", "json"];
    let grid = ["--scenario", "1778-sprint,1778-short", "--option", "edition=all"];
    let ran = tricorne(&[args.as_slice(), &grid].concat(), b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let reports: Value = serde_json::from_str(&ran.out).unwrap();
    let reports: Vec<_> =
        reports.as_array().unwrap().iter().map(|it| (&it["scenario"], &it["options"])).collect();
    assert_eq!(reports.len(), 4, "{reports:?}");
}
