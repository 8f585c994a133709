//! Whether two tables are at the same point of the same game.

use tricorne_kernel::{Game, Note, Question, Table, Viewer};

/// What is to be equal, kept to be compared later.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot<G: Game> {
    state: G::State,
    questions: Vec<Question<G>>,
    notes: Vec<Note>,
    record: String,
}

impl<G: Game> Snapshot<G> {
    /// The present point of a game.
    pub fn of(table: &Table<G>) -> Snapshot<G> {
        Snapshot {
            state: table.state().clone(),
            questions: table.questions().to_vec(),
            notes: table.journal(Viewer::Referee, 0).collect(),
            record: table.record().to_text(),
        }
    }

    /// Refuses a table that differs in state, questions, journal or record.
    pub fn compare(&self, table: &Table<G>) -> Result<(), String> {
        let other = Snapshot::of(table);
        same_place(&self.state, &self.questions, table)?;
        if let Some(index) = (0..self.notes.len().max(other.notes.len()))
            .find(|&index| self.notes.get(index) != other.notes.get(index))
        {
            let (was, is) = (self.notes.get(index), other.notes.get(index));
            return Err(format!("note {index} of the journal was {was:?} and is {is:?}"));
        }
        if self.record != other.record {
            return Err(format!("the record was\n{}and is\n{}", self.record, other.record));
        }
        Ok(())
    }
}

/// Refuses a table with another state or other questions.
pub(crate) fn same_place<G: Game>(
    state: &G::State,
    questions: &[Question<G>],
    table: &Table<G>,
) -> Result<(), String> {
    if state != table.state() {
        return Err(format!("the state was\n{state:?}\nand is\n{:?}", table.state()));
    }
    let same = questions.len() == table.questions().len()
        && questions.iter().zip(table.questions()).all(|(one, other)| same_question(one, other));
    if !same {
        return Err(format!("the questions were\n{questions:?}\nand are\n{:?}", table.questions()));
    }
    Ok(())
}

fn same_question<G: Game>(one: &Question<G>, other: &Question<G>) -> bool {
    one.seat == other.seat
        && one.prompt == other.prompt
        && one.choices == other.choices
        && one.odds == other.odds
        && one.audience == other.audience
        && one.rolled_for == other.rolled_for
}
