//! Golden games that no longer play as they did are found.

use std::fs;
use std::path::PathBuf;

use crate::toy::{Toy, catch_panic, flaw};
use tricorne_kernel::{Chance, Setup};
use tricorne_testkit::{golden, script};

type Whole = Toy<{ flaw::NONE }>;

/// A folder with a golden game of each scenario, made here, for this test alone.
fn folder(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).unwrap();
    for scenario in ["short", "long"] {
        let mut table = script::table::<Whole>(scenario, [""; 0]);
        while let Some(asked) = table.questions().first() {
            table.answer_at(asked.seat, 0).unwrap();
        }
        fs::write(dir.join(scenario).with_extension("jsonl"), table.record().to_text()).unwrap();
        let told = script::story(&table);
        fs::write(dir.join(scenario).with_extension("journal"), told).unwrap();
    }
    dir
}

#[test]
fn a_whole_folder_passes() {
    golden::<Whole>(folder("passes"));
}

#[test]
fn a_missing_game_is_caught() {
    let dir = folder("missing");
    fs::remove_file(dir.join("long.jsonl")).unwrap();
    assert!(catch_panic(|| golden::<Whole>(&dir)).contains("scenario long has no golden record"));
    assert!(
        catch_panic(|| golden::<Whole>(dir.join("nowhere"))).contains("scenario short has no golden record")
    );
}

#[test]
fn a_missing_journal_is_caught() {
    let dir = folder("unheard");
    fs::remove_file(dir.join("long.journal")).unwrap();
    assert!(catch_panic(|| golden::<Whole>(&dir)).contains("long.journal"));
}

#[test]
fn another_journal_is_caught() {
    let dir = folder("other");
    let file = dir.join("short.journal");
    let told = fs::read_to_string(&file).unwrap();
    fs::write(&file, told.replacen("die=1", "die=6", 1)).unwrap();
    let message = catch_panic(|| golden::<Whole>(&dir));
    assert!(message.contains("short.jsonl: line 3 of the journal was"), "{message}");
    assert!(message.contains("toy-rolled die=6\nand is\n"), "{message}");
    fs::write(&file, told.lines().next().unwrap()).unwrap();
    assert!(catch_panic(|| golden::<Whole>(&dir)).contains("line 2 of the journal was\n  (the end)\nand is"));
}

#[test]
fn a_game_that_stops_short_is_caught() {
    let dir = folder("cut");
    let file = dir.join("short.jsonl");
    let text = fs::read_to_string(&file).unwrap();
    let kept: String = text.lines().take(8).map(|line| format!("{line}\n")).collect();
    fs::write(&file, kept).unwrap();
    assert!(catch_panic(|| golden::<Whole>(&dir)).contains("the record does not reach the end of its game"));
}

#[test]
fn a_game_that_is_not_legal_any_more_is_caught() {
    let dir = folder("illegal");
    let file = dir.join("short.jsonl");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen("take1", "take9", 1)).unwrap();
    assert!(catch_panic(|| golden::<Whole>(&dir)).contains("line 4: \"take9\" is not among the choices"));
    fs::write(&file, text.replacen("\"seats\"", "\"mood\":\"\",\"seats\"", 1)).unwrap();
    assert!(catch_panic(|| golden::<Whole>(&dir)).contains("the record is written otherwise now"));
}

#[test]
fn kept_games_may_begin_anywhere() {
    let dir = folder("anywhere");
    let mut state = script::table::<Whole>("short", ["c1", "c2"]).state().clone();
    state.round = 2;
    let mut table = script::table_from::<Whole>(Setup::of::<Whole>(), state, [""; 0]);
    while let Some(asked) = table.questions().first() {
        table.answer_at(asked.seat, 0).unwrap();
    }
    assert!(matches!(table.chance(), Chance::Scripted(_)));
    fs::write(dir.join("last-round.jsonl"), table.record().to_text()).unwrap();
    assert!(catch_panic(|| golden::<Whole>(&dir)).contains("last-round.journal"));
    fs::write(dir.join("last-round.journal"), script::story(&table)).unwrap();
    golden::<Whole>(&dir);
}
