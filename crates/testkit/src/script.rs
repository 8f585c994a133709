//! Helpers for the tests of single rules: a table is played answer by answer, and whatever is not as the test
//! expects ends it with the question that waits.
//!
//! ```text
//! let mut table = table::<FerryTown>("two", ["1", "2", "3", "4"]);
//! play(&mut table, &[("north", "t4"), ("chance", "silver")]);
//! assert_eq!(offered(&table), ["t1", "t2", "t3"]);
//! refused(&mut table, "east", "t6");
//! ```
//!
//! Dice and draws come from the list; once it has run out, Chance is asked like any seat, and `("chance", "4")`
//! answers.

use std::fmt::Write;

use tricorne_kernel::{
    BareKeys, Chance, Choice, Game, Prompt, Question, Refusal, Seat, Setup, Table, Viewer, Words, own_facts,
};

/// A table of this scenario with people at every seat and dice as listed, played up to its first question.
#[track_caller]
pub fn table<G: Game>(scenario: &str, dice: impl IntoIterator<Item: ToString>) -> Table<G> {
    table_of(Setup { scenario: scenario.to_owned(), ..Setup::default() }, dice)
}

/// A table of this set-up, options included.
#[track_caller]
pub fn table_of<G: Game>(setup: Setup, dice: impl IntoIterator<Item: ToString>) -> Table<G> {
    begun(
        Table::new(&own_facts::<G>(), setup, Chance::scripted(dice))
            .unwrap_or_else(|error| panic!("{error}")),
    )
}

/// A table of this set-up that begins from a state made by the test.
#[track_caller]
pub fn table_from<G: Game>(
    setup: Setup,
    state: G::State,
    dice: impl IntoIterator<Item: ToString>,
) -> Table<G> {
    begun(
        Table::from_state(&own_facts::<G>(), setup, Chance::scripted(dice), state)
            .unwrap_or_else(|error| panic!("{error}")),
    )
}

#[track_caller]
fn begun<G: Game>(mut table: Table<G>) -> Table<G> {
    table.run().unwrap_or_else(|fault| panic!("{fault}\n{}", fault.record));
    table
}

/// Gives these answers, each a seat and the notation of a choice. Every one must be taken.
#[track_caller]
pub fn play<G: Game>(table: &mut Table<G>, answers: &[(&str, &str)]) {
    for (index, (seat, choice)) in answers.iter().enumerate() {
        if let Err(refusal) = table.answer(seat, choice) {
            let (number, waiting) = (index + 1, waiting(table));
            panic!(
                "answer {number}, {choice} by {seat}, is refused: {refusal}\n{waiting}\n{}",
                last_notes(table)
            );
        }
    }
}

/// Gives an answer that must be refused, leaving everything as it was.
#[track_caller]
pub fn refused<G: Game>(table: &mut Table<G>, seat: &str, choice: &str) -> Refusal {
    let (state, record) = (table.state().clone(), table.record());
    let Err(refusal) = table.answer(seat, choice) else {
        panic!("{choice} by {seat} is taken; the test expects a refusal\n{}", waiting(table))
    };
    assert_eq!(*table.state(), state, "a refused answer changed the state");
    assert_eq!(table.record(), record, "a refused answer changed the record");
    refusal
}

/// The one question that waits.
#[track_caller]
pub fn question<G: Game>(table: &Table<G>) -> &Question<G> {
    match table.questions() {
        [asked] => asked,
        _ => panic!("one question is expected\n{}", waiting(table)),
    }
}

/// The question that waits for this seat.
#[track_caller]
pub fn question_to<'t, G: Game>(table: &'t Table<G>, seat: &str) -> &'t Question<G> {
    let asked = table.questions().iter().find(|asked| table.seat_name(asked.seat) == seat);
    asked.unwrap_or_else(|| panic!("{seat} is expected to be asked\n{}", waiting(table)))
}

/// The notations of the choices of the one question that waits.
#[track_caller]
pub fn offered<G: Game>(table: &Table<G>) -> Vec<String> {
    notations(table, question(table))
}

/// The notations of the choices that a seat is offered.
#[track_caller]
pub fn offered_to<G: Game>(table: &Table<G>, seat: &str) -> Vec<String> {
    notations(table, question_to(table, seat))
}

fn notations<G: Game>(table: &Table<G>, asked: &Question<G>) -> Vec<String> {
    asked.choices.iter().map(|choice| choice.notation(table.facts())).collect()
}

/// Checks who is asked, and what, by the name of the prompt: `expect(&table, "british", "muster-where")`.
#[track_caller]
pub fn expect<G: Game>(table: &Table<G>, seat: &str, prompt: &str) {
    let found = question_to(table, seat).prompt.name();
    assert_eq!(found, prompt, "{seat} is asked something else\n{}", waiting(table));
}

/// Checks that the game is over and that these seats have won it.
#[track_caller]
pub fn expect_winners<G: Game>(table: &Table<G>, winners: &[&str]) {
    assert!(table.outcome().is_some(), "the end of the game is expected\n{}", waiting(table));
    let found: Vec<_> = table.winners().into_iter().map(|seat| table.seat_name(seat)).collect();
    assert_eq!(found, winners);
}

/// Checks that all scripted dice and draws were needed.
#[track_caller]
pub fn expect_dice_used<G: Game>(table: &Table<G>) {
    if let Chance::Scripted(left) = table.chance() {
        assert!(left.is_empty(), "these outcomes were not needed: {left:?}\n{}", waiting(table));
    }
}

/// All that happened, each note as the key of its message and its arguments.
pub fn told<G: Game>(table: &Table<G>) -> Vec<String> {
    table.journal(Viewer::Referee, 0).map(|note| BareKeys(&**table.facts()).say(&note.message)).collect()
}

/// What the table waits for, in words.
pub fn waiting<G: Game>(table: &Table<G>) -> String {
    let mut words = match table.outcome() {
        Some(outcome) => format!("the game is over: {:?}", outcome.message),
        None => "waiting:".to_owned(),
    };
    for asked in table.questions() {
        let (seat, rule, prompt) = (table.seat_name(asked.seat), asked.prompt.rule(), asked.prompt.name());
        let _ = write!(words, "\n  {seat}, rule {rule}, {prompt}: {}", notations(table, asked).join(" "));
    }
    words
}

/// The whole journal and the end, as a golden game keeps them: on each line the number of the answer that a note
/// follows, its rule, and its message as it stands.
pub fn story<G: Game>(table: &Table<G>) -> String {
    let mut story = String::new();
    for note in table.journal(Viewer::Referee, 0) {
        let _ = writeln!(
            story,
            "{:>5} §{:<8} {}",
            note.at,
            note.rule,
            BareKeys(&**table.facts()).say(&note.message)
        );
    }
    if let Some(outcome) = table.outcome() {
        let names = |seats: &mut dyn Iterator<Item = Seat>| {
            seats.map(|seat| table.seat_name(seat)).collect::<Vec<_>>().join(" ")
        };
        let winners = names(&mut outcome.winners.iter().copied());
        let _ =
            writeln!(story, "  end {}; winners: {winners}", BareKeys(&**table.facts()).say(&outcome.message));
        for (seat, score) in &outcome.scores {
            let _ = writeln!(story, "      {} {score}", table.seat_name(*seat));
        }
    }
    story
}

/// The last notes of the journal, for messages.
fn last_notes<G: Game>(table: &Table<G>) -> String {
    let notes = told(table);
    let last = notes.len().saturating_sub(8);
    format!("what happened last:\n  {}", notes[last..].join("\n  "))
}
