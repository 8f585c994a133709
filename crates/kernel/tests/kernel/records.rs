//! Records: written, read, replayed, and refused with the line and the question.

use crate::toy::{ABC, BLUE, RED, Rules, State, Toy, Whimsical, answers, prompt, table, waiting};
use tricorne_kernel::{Chance, Fault, FaultKind, Flow, Record, Setup, Step, Table, msg, own_facts};

/// Red, a die, blue; twice.
#[derive(Clone, Debug)]
struct Duel;

impl Rules for Duel {
    const STEPS: usize = 2;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let red = t.ask(RED, prompt("6.1"), &ABC)?;
        let die = t.die(prompt("6.2"), 6)?;
        t.note("6.2", msg!("toy-rolled", die = die));
        let blue = t.ask(BLUE, prompt("6.3"), &ABC)?;
        t.state.hear(format!("{red}{die}{blue}"));
        Ok(())
    }
}

const TEXT: &str = r#"{"tricorne":2,"game":"toy","rules":3,"scenario":"one","options":{"fog":"on"},"seats":{"blue":"whimsical","green":"ask","red":"ask"},"seed":"18446744073709551615"}
{"n":1,"seat":"red","choice":"a"}
{"n":2,"seat":"chance","choice":"4"}
{"n":3,"seat":"blue","choice":"c"}
{"n":4,"seat":"red","choice":"b"}
"#;

fn load(text: &str) -> Result<Table<Toy<Duel>>, Box<Fault>> {
    let record = Record::parse(text).expect("the text is a record");
    Table::load(&own_facts::<Toy<Duel>>(), &record, Chance::Asked, |_, _| None)
}

/// The line at fault, and why.
fn refused(text: &str) -> (usize, String) {
    match load(text).unwrap_err().kind {
        FaultKind::Record { line, reason } => (line, reason),
        other => panic!("{other}"),
    }
}

fn unreadable(text: &str) -> String {
    Record::parse(text).unwrap_err().to_string()
}

#[test]
fn a_record_reads_as_it_was_written() {
    let record = Record::parse(TEXT).unwrap();
    assert_eq!(record.to_text(), TEXT);
    assert_eq!(record.header.seed, Some(u64::MAX));
    assert_eq!(record.header.setup, Setup::of::<Toy<Duel>>().with("fog", "on"));
    assert_eq!(record.lines.len(), 4);
}

#[test]
fn a_record_is_replayed_up_to_its_last_answer() {
    let table = load(TEXT).unwrap();
    assert_eq!(answers(&table), ["red a", "chance 4", "blue c", "red b"]);
    assert_eq!(table.state().heard, ["a4c"]);
    assert_eq!(waiting(&table), ["chance"]);
    assert_eq!(table.notes(), 1);
    assert_eq!((table.player(BLUE), table.player(RED)), ("whimsical", "ask"));
}

#[test]
fn agents_get_their_seats_back_and_play_on() {
    let record = Record::parse(TEXT).unwrap();
    let mut asked = Vec::new();
    let table = Table::<Toy<Duel>>::load(
        &own_facts::<Toy<Duel>>(),
        &record,
        Chance::seeded(u64::MAX),
        |seat, name| {
            asked.push((seat, name.to_owned()));
            (name == "whimsical").then(|| Box::new(Whimsical) as _)
        },
    )
    .unwrap();
    assert_eq!(asked.len(), 3);
    assert!(table.outcome().is_some(), "the die fell and blue's agent answered");
    assert!(table.record().to_text().starts_with(TEXT));
}

#[test]
fn a_whole_game_gives_its_record_back() {
    let mut table = table::<Duel>(Chance::seeded(4));
    for seat in ["red", "blue", "red", "blue"] {
        table.answer(seat, "b").unwrap();
    }
    let text = table.record().to_text();
    let loaded = Table::<Toy<Duel>>::load(
        &own_facts::<Toy<Duel>>(),
        &Record::parse(&text).unwrap(),
        Chance::seeded(4),
        |_, _| None,
    )
    .unwrap();
    assert_eq!(loaded.record().to_text(), text);
    assert_eq!(loaded.outcome(), table.outcome());
}

#[test]
fn texts_that_are_no_records_are_refused_with_their_line() {
    assert_eq!(unreadable(""), "line 1: the file is empty");
    assert!(unreadable("\n").starts_with("line 1: not a record of Tricorne: "));
    assert!(unreadable("PNG\n").starts_with("line 1: not a record of Tricorne: "));
    assert_eq!(unreadable("{}\n"), "line 1: not a record of Tricorne: the field \"tricorne\" is missing");
    assert_eq!(unreadable("{\"tricorne\":9}\n"), "line 1: format 9; this program reads formats up to 2");
    assert!(unreadable("{\"tricorne\":1}\n").starts_with("line 1: a damaged header: "));
    let seed = TEXT.replace("18446744073709551615", "18446744073709551616");
    assert!(unreadable(&seed).contains("the seed \"18446744073709551616\" is not a number below 2^64"));
}

#[test]
fn damaged_lines_are_refused_with_their_line() {
    let cut = &TEXT[..TEXT.len() - 9];
    assert!(unreadable(cut).starts_with("line 5: not an answer"), "cut within a line");
    let cut = TEXT.trim_end();
    assert_eq!(unreadable(cut), "line 5: the last line has no end: the file was cut off");
    let header = TEXT.lines().next().unwrap();
    assert_eq!(unreadable(header), "line 1: the last line has no end: the file was cut off");
    let missing: String =
        TEXT.lines().filter(|line| !line.contains("\"n\":2")).map(|line| format!("{line}\n")).collect();
    assert_eq!(unreadable(&missing), "line 3: answer 3 where answer 2 is due: a line is missing or doubled");
    assert!(
        unreadable(&TEXT.replace("\"choice\":\"4\"", "\"choice\":4")).starts_with("line 3: not an answer")
    );
    assert!(
        unreadable(&TEXT.replace("\"n\":2,", "\"n\":2,\"mood\":0,")).starts_with("line 3: not an answer")
    );
    assert!(unreadable(&format!("{TEXT}\n")).starts_with("line 6: not an answer"));
}

#[test]
fn a_record_survives_the_line_ends_of_other_systems() {
    assert_eq!(Record::parse(&TEXT.replace('\n', "\r\n")).unwrap().to_text(), TEXT);
}

#[test]
fn records_of_other_games_and_set_ups_are_refused() {
    let of = |from: &str, to: &str| refused(&TEXT.replace(from, to));
    assert_eq!(of("\"toy\"", "\"chess\""), (1, "a record of chess, not of toy".into()));
    assert_eq!(of("\"one\"", "\"six\""), (1, "toy has no scenario \"six\"; there are: one, two".into()));
    assert_eq!(of("\"one\"", "\"two\""), (1, "there is no fog in scenario two".into()));
    assert_eq!(of("\"green\"", "\"grey\""), (1, "there is no seat \"grey\"".into()));
    assert_eq!(of("\"green\"", "\"chance\""), (1, "there is no seat \"chance\"".into()));
    assert_eq!(of("\"fog\":\"on\"", "\"fog\":\"dense\"").0, 1);
}

#[test]
fn answers_that_do_not_hold_are_refused_with_line_and_question() {
    let fault = load(&TEXT.replace("\"seat\":\"blue\",", "\"seat\":\"green\",")).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "line 4: green answers, but blue is asked\nthe question was: blue, rule 6.3, toy-prompt; choices: a, b, c"
    );
    assert_eq!(Record::parse(&fault.record).unwrap().lines.len(), 2, "the fault has the record so far");
    assert_eq!(refused(&TEXT.replace("\"c\"", "\"d\"")), (4, "\"d\" is not among the choices".into()));
    assert_eq!(refused(&TEXT.replace("\"c\"", "\"?\"")), (4, "\"?\" is not among the choices".into()));
    assert_eq!(refused(&TEXT.replace("\"4\"", "\"7\"")), (3, "\"7\" is not among the choices".into()));
}

#[test]
fn answers_after_the_end_are_refused() {
    let rest =
        "{\"n\":5,\"seat\":\"chance\",\"choice\":\"1\"}\n{\"n\":6,\"seat\":\"blue\",\"choice\":\"a\"}\n";
    assert!(load(&format!("{TEXT}{rest}")).unwrap().outcome().is_some());
    let after = "{\"n\":7,\"seat\":\"red\",\"choice\":\"a\"}\n";
    assert_eq!(refused(&format!("{TEXT}{rest}{after}")), (8, "an answer after the end of the game".into()));
}

#[test]
fn impossible_rolls_are_refused() {
    let rolls =
        |roll: u8| format!("\"c\",\"rolls\":[{{\"roll\":{roll},\"sides\":6,\"for\":\"x\",\"rule\":\"1\"}}]");
    assert!(load(&TEXT.replace("\"c\"", &rolls(6))).is_ok());
    assert_eq!(refused(&TEXT.replace("\"c\"", &rolls(7))), (4, "a roll of 7 on a die of 6".into()));
    assert_eq!(refused(&TEXT.replace("\"c\"", &rolls(0))), (4, "a roll of 0 on a die of 6".into()));
    let of_chance = TEXT.replace("\"4\"", &rolls(1).replace("\"c\"", "\"4\""));
    assert_eq!(refused(&of_chance), (3, "rolls on the way to an outcome of chance".into()));
}

#[test]
fn a_record_of_other_rules_says_so_when_it_does_not_hold() {
    let old = TEXT.replace("\"rules\":3", "\"rules\":2");
    assert!(load(&old).is_ok());
    let (line, reason) = refused(&old.replace("\"c\"", "\"d\""));
    assert_eq!(line, 4);
    assert!(reason.ends_with("(recorded under rules version 2, replayed under 3)"), "{reason}");
}

#[test]
fn a_record_may_begin_from_a_position() {
    let state = State { heard: vec!["before".into()], steps: 1 };
    let mut table = Table::<Toy<Duel>>::from_state(
        &own_facts::<Toy<Duel>>(),
        Setup::of::<Toy<Duel>>(),
        Chance::Asked,
        state,
    )
    .unwrap();
    table.run().unwrap();
    table.answer("red", "c").unwrap();
    let text = table.record().to_text();
    assert!(text.contains("\"position\":{\"heard\":[\"before\"],\"steps\":1}"));
    let loaded = load(&text).unwrap();
    assert_eq!(loaded.state(), table.state());
    assert_eq!(loaded.record().to_text(), text);
    assert_eq!(refused(&text.replace("before", "broken")).0, 1);
    assert_eq!(refused(&text.replace("\"steps\":1", "\"steps\":-1")).0, 1);
}
