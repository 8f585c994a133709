//! Whether a record still holds.

use std::sync::Arc;

use tricorne_kernel::{Chance, FaultKind, Game, Record, Table};

use crate::game::{OTHER_FACTS, next_step};
use crate::table::{outcome_of, questions};
use crate::{Outcome, Question};

/// A record that holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Verified {
    /// How many answers it has.
    pub answers: usize,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// The first line of a record that does not hold.
#[derive(Clone, PartialEq, Debug)]
pub struct Mismatch {
    /// The short name of what is wrong, for programs: `bad-record`, or `other-facts`.
    pub code: &'static str,
    /// The line, the header being line 1; none where the fault is that of the rules.
    pub line: Option<usize>,
    /// Why it does not hold.
    pub reason: String,
    /// What is asked there.
    pub questions: Vec<Question>,
}

pub(crate) fn verify<G: Game>(facts: &Arc<G::Facts>, record: &Record) -> Result<Verified, Box<Mismatch>> {
    let mut bare = record.clone();
    bare.header.deck.clear();
    match Table::<G>::load(facts, &bare, Chance::Asked, |_, _| None) {
        Ok(table) => Ok(Verified {
            answers: record.lines.len(),
            outcome: table.outcome().map(|end| outcome_of(end, table.seats())),
        }),
        Err(fault) => {
            let bad = "bad-record";
            let (code, line, reason) = match &fault.kind {
                FaultKind::Record { line, reason } => (bad, Some(*line), reason.clone()),
                FaultKind::FactsMismatch(other) => {
                    (OTHER_FACTS, Some(1), format!("{other}; {}", next_step(*other)))
                }
                other => (bad, None, other.to_string()),
            };
            let questions = line.map(|line| asked_at::<G>(facts, bare, line)).unwrap_or_default();
            Err(Box::new(Mismatch { code, line, reason, questions }))
        }
    }
}

/// What is asked where the answer of this line would be given.
fn asked_at<G: Game>(facts: &Arc<G::Facts>, mut record: Record, line: usize) -> Vec<Question> {
    record.lines.truncate(line.saturating_sub(2));
    let table = Table::<G>::load(facts, &record, Chance::Asked, |_, _| None);
    table.map(|table| questions(&table)).unwrap_or_default()
}
