//! How far answers can be taken back.

use crate::toy::{ABC, BLUE, RED, Rules, State, Toy, Whimsical, answers, prompt, table, table_with, waiting};
use tricorne_kernel::{Chance, Flow, Step, Table, Viewer, msg, own_facts};

/// Each step is one answer, and tells of it: red, red, blue, red.
#[derive(Clone, Debug)]
struct ShortSteps;

impl Rules for ShortSteps {
    const STEPS: usize = 8;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let seat = if t.state.steps % 4 == 2 { BLUE } else { RED };
        let answer = t.ask(seat, prompt("5.1"), &ABC)?;
        t.state.hear(answer);
        t.note("5.1", msg!("toy-heard", steps = t.state.steps));
        Ok(())
    }
}

fn give<R: Rules>(table: &mut Table<Toy<R>>, answers: &[(&str, &str)]) {
    for (seat, choice) in answers {
        table.answer(seat, choice).unwrap();
    }
}

fn moment<R: Rules>(table: &Table<Toy<R>>) -> (State, Vec<String>, usize, Vec<&'static str>) {
    (table.state().clone(), answers(table), table.notes(), waiting(table))
}

#[test]
fn answers_are_taken_back_across_steps() {
    let mut table = table::<ShortSteps>(Chance::Asked);
    let start = moment(&table);
    give(&mut table, &[("red", "a")]);
    let one = moment(&table);
    give(&mut table, &[("red", "b")]);
    let two = moment(&table);
    assert_eq!(table.undo("red").unwrap().choice, "b");
    assert_eq!(moment(&table), one);
    assert_eq!(table.undo("red").unwrap().choice, "a");
    assert_eq!(moment(&table), start);
    assert_eq!(
        table.undo("red").unwrap_err().to_string(),
        "red cannot take anything back: nothing was answered yet"
    );
    give(&mut table, &[("red", "a"), ("red", "b")]);
    assert_eq!(moment(&table), two);
}

#[test]
fn the_answer_of_another_seat_is_a_barrier() {
    let mut table = table::<ShortSteps>(Chance::Asked);
    give(&mut table, &[("red", "a"), ("red", "b")]);
    assert_eq!(
        table.undo("blue").unwrap_err().to_string(),
        "blue cannot take anything back: others or the dice have answered since"
    );
    give(&mut table, &[("blue", "c")]);
    assert_eq!(table.undo("red").unwrap_err().code(), "no-undo");
    give(&mut table, &[("red", "a")]);
    assert_eq!(table.undo("blue").unwrap_err().code(), "no-undo");
    table.undo("red").unwrap();
    assert_eq!(table.undo("red").unwrap_err().code(), "no-undo");
}

/// Blue's answer ended a step; the start of red's step before it is forgotten, and must not be needed.
#[test]
fn an_answer_that_another_has_seen_stays_even_if_that_other_takes_back() {
    let mut table = table::<ShortSteps>(Chance::Asked);
    give(&mut table, &[("red", "a"), ("red", "b")]);
    let before = moment(&table);
    give(&mut table, &[("blue", "c")]);
    assert_eq!(table.undo("blue").unwrap().choice, "c");
    assert_eq!(moment(&table), before);
    assert_eq!(
        table.undo("red").unwrap_err().to_string(),
        "red cannot take anything back: something was revealed since"
    );
    assert_eq!(moment(&table), before);
    give(&mut table, &[("blue", "a"), ("red", "a")]);
    assert_eq!(table.state().heard, ["a", "b", "a", "a"]);
}

#[test]
fn the_last_answer_of_a_game_can_be_taken_back() {
    let mut table = table::<ShortSteps>(Chance::Asked);
    for seat in ["red", "red", "blue", "red", "red", "red", "blue", "red"] {
        table.answer(seat, "a").unwrap();
    }
    assert!(table.outcome().is_some());
    table.undo("red").unwrap();
    assert!(table.outcome().is_none());
    assert_eq!(waiting(&table), ["red"]);
}

/// Red answers, a die falls, red answers twice, something is revealed, red answers.
#[derive(Clone, Debug)]
struct Barriers;

impl Rules for Barriers {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        t.ask(RED, prompt("5.2"), &ABC)?;
        t.die(prompt("5.3"), 6)?;
        t.ask(RED, prompt("5.4"), &ABC)?;
        if t.ask(RED, prompt("5.5"), &ABC)? == ABC[2] {
            t.note("5.5", msg!("toy-revealed"));
            t.reveal();
        }
        t.ask(RED, prompt("5.6"), &ABC)?;
        Ok(())
    }
}

#[test]
fn dice_and_reveals_are_barriers() {
    let mut table = table::<Barriers>(Chance::seeded(1));
    give(&mut table, &[("red", "a")]);
    assert_eq!(table.undo("red").unwrap_err().code(), "no-undo", "the die has fallen");
    give(&mut table, &[("red", "a"), ("red", "b")]);
    table.undo("red").unwrap();
    table.undo("red").unwrap();
    assert_eq!(table.undo("red").unwrap_err().code(), "no-undo");
    assert_eq!(table.answers(), 2);
    give(&mut table, &[("red", "a"), ("red", "c")]);
    assert_eq!(table.notes(), 1);
    assert_eq!(table.undo("red").unwrap_err().code(), "no-undo", "something was revealed");
    give(&mut table, &[("red", "a")]);
    table.undo("red").unwrap();
    assert_eq!(table.answers(), 4);
}

#[test]
fn barriers_hold_after_loading_and_in_forks() {
    let mut table = table::<Barriers>(Chance::Asked);
    give(&mut table, &[("red", "a"), ("chance", "1"), ("red", "a"), ("red", "c")]);
    let mut loaded = Table::<Toy<Barriers>>::load(
        &own_facts::<Toy<Barriers>>(),
        &table.record(),
        Chance::Asked,
        |_, _| None,
    )
    .unwrap();
    assert_eq!(loaded.undo("red").unwrap_err().code(), "no-undo");
    assert_eq!(table.fork().undo("red").unwrap_err().code(), "no-undo");
}

#[test]
fn a_journal_is_taken_back_with_its_answers() {
    let mut table = table::<ShortSteps>(Chance::Asked);
    give(&mut table, &[("red", "a"), ("red", "b")]);
    table.undo("red").unwrap();
    let at: Vec<_> = table.journal(Viewer::Observer, 0).map(|note| note.at).collect();
    assert_eq!(at, [1]);
}

#[test]
fn people_take_back_what_agents_have_not_seen() {
    let mut table = table_with::<ShortSteps>(Chance::seeded(1), [(BLUE, Box::new(Whimsical) as _)]);
    give(&mut table, &[("red", "a")]);
    table.undo("red").unwrap();
    give(&mut table, &[("red", "a"), ("red", "b")]);
    assert_eq!(table.answers(), 3, "blue's agent has answered");
    assert_eq!(table.undo("red").unwrap_err().code(), "no-undo");
    assert_eq!(table.undo("blue").unwrap_err().code(), "no-undo");
}

#[test]
fn a_quiet_table_keeps_no_way_back() {
    let mut table = table::<ShortSteps>(Chance::Asked);
    give(&mut table, &[("red", "a")]);
    table.quiet();
    give(&mut table, &[("red", "b"), ("blue", "c"), ("red", "a")]);
    assert_eq!(table.state().heard, ["a", "b", "c", "a"]);
    assert_eq!(table.notes(), 1, "the journal stops where it became quiet");
    assert_eq!(
        table.undo("red").unwrap_err().to_string(),
        "red cannot take anything back: this table keeps no way back"
    );
    assert_eq!(table.undo("nobody").unwrap_err().code(), "no-such-seat");
}
