//! What is taken back and answered again leads to the same game.

use std::sync::Arc;

use tricorne_kernel::{Chance, Game, Question, Refusal, Table, own_facts};

use crate::Plan;
use crate::failure::{Trouble, watched};
use crate::plan::Deal;
use crate::sameness::{Snapshot, same_place};
use crate::walk::{Given, Walk, new_table};

/// Plays random games with people at every seat, and at random points has who answered last take back answer after
/// answer, as far as the table allows. Each time the game must be as it was before that answer; the refusal at the
/// end must change nothing and must come before any die or other seat's answer is undone; and the same answers
/// again must lead to the same game. Gives the number of answers that were taken back, which must not be 0.
pub fn undo_round_trip<G: Game>(plan: Plan) -> usize {
    let facts = own_facts::<G>();
    let undone = plan.run::<G, _>("undo-round-trip", |deal| play::<G>(&facts, deal)).iter().sum();
    assert!(undone > 0, "undo-round-trip of {}: no answer could ever be taken back", G::NAME);
    undone
}

fn play<G: Game>(facts: &Arc<G::Facts>, deal: Deal<'_>) -> Result<usize, Trouble> {
    let mut table = new_table::<G>(facts, deal.setup, Chance::seeded(deal.seed))?;
    watched(&mut table, |table| {
        table.run().map_err(|fault| fault.to_string())?;
        let mut walk = Walk::new(deal);
        let mut moments = Vec::new();
        let mut undone = 0;
        loop {
            moments.push((table.answers(), table.state().clone(), table.questions().to_vec()));
            if !walk.step(table)? {
                return Ok(undone);
            }
            if walk.rng.below(4) == 0 {
                undone += back_and_forth(table, &mut walk, &mut moments)?;
            }
        }
    })
}

/// The number of answers, the state and the questions of a moment.
type Moment<G> = (usize, <G as Game>::State, Vec<Question<G>>);

fn back_and_forth<G: Game>(
    table: &mut Table<G>,
    walk: &mut Walk,
    moments: &mut Vec<Moment<G>>,
) -> Result<usize, String> {
    let before = Snapshot::of(table);
    let lines = table.record().lines;
    let Some(&Given { seat, .. }) = walk.given.last() else { return Ok(0) };
    let name = table.seat_name(seat);
    let run = lines.iter().rev().take_while(|line| line.seat == name).count();
    let mut again: Vec<(Given, Moment<G>)> = Vec::new();
    loop {
        // In a secret dialogue a seat takes its own answers back, whatever others have answered in between.
        if again.len() == run && table.open_from() < table.answers() {
            break;
        }
        let here = Snapshot::of(table);
        let taken = match table.undo(name) {
            Ok(taken) => taken,
            Err(Refusal::NoUndo { .. }) => {
                here.compare(table).map_err(|error| format!("after a refused undo: {error}"))?;
                break;
            }
            Err(refusal) => return Err(format!("undo by {name}: {refusal}")),
        };
        if again.len() == run {
            return Err(format!(
                "{name} took back {} over the answer of another or of the dice",
                taken.choice
            ));
        }
        let due = &lines[lines.len() - 1 - again.len()].choice;
        let (Some(given), Some(moment)) = (walk.given.pop(), moments.pop()) else {
            return Err(format!("{name} took back more than was answered"));
        };
        if taken.seat != seat || taken.choice != *due || table.answers() != moment.0 {
            return Err(format!("{name} took back {}, not {due}", taken.choice));
        }
        same_place(&moment.1, &moment.2, table)
            .map_err(|error| format!("after {due} was taken back: {error}"))?;
        again.push((given, moment));
    }
    let undone = again.len();
    for (given, moment) in again.into_iter().rev() {
        walk.give(table, given).map_err(|error| format!("answered again: {error}"))?;
        moments.push(moment);
    }
    before.compare(table).map_err(|error| format!("taken back and answered again: {error}"))?;
    Ok(undone)
}
