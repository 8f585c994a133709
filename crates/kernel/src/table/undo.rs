//! Taking answers back.

use super::Table;
use crate::{Choice, Game, Refusal, Seat};

/// What an undo took back.
#[derive(Clone, PartialEq, Debug)]
pub struct Undone {
    /// Whose answer it was.
    pub seat: Seat,
    /// Its notation.
    pub choice: String,
}

impl<G: Game> Table<G> {
    /// Takes back the last answer of a seat, if nothing was rolled, revealed or answered by others since.
    /// An answer to a simultaneous question may be taken back until all are in.
    pub fn undo(&mut self, seat: &str) -> Result<Undone, Refusal> {
        let seat = self.find_seat(seat)?;
        let last = self.last_open_answer(seat).map_err(|reason| {
            let seat = self.driver.seat_name(seat).to_owned();
            Refusal::NoUndo { seat, reason }
        })?;
        let answer = self.driver.log.remove(last);
        while self.checkpoints.last().is_some_and(|point| point.answers > last) {
            self.checkpoints.pop();
        }
        self.fault = None;
        self.run().map_err(Refusal::Broken)?;
        Ok(Undone { seat, choice: answer.choice.notation(&self.facts) })
    }

    /// The number of the answer that a seat may take back, or why there is none.
    fn last_open_answer(&self, seat: Seat) -> Result<usize, &'static str> {
        if seat.is_chance() || self.driver.agents.0[seat.index()].is_some() {
            return Err("only people take answers back");
        }
        if !self.steps_kept {
            return Err("this table keeps no way back");
        }
        if !self.driver.rolls_given.is_empty() {
            return Err("dice have fallen since");
        }
        let log = &self.driver.log;
        let last = match self.driver.open_group {
            Some(start) if start < log.len() => {
                let given = log.iter_from(start).rposition(|answer| answer.seat == seat);
                start + given.ok_or("others have answered since")?
            }
            _ => log.len().checked_sub(1).ok_or("nothing was answered yet")?,
        };
        if log.get(last).is_some_and(|answer| answer.seat != seat) {
            return Err("others or the dice have answered since");
        }
        if !self.reasons(last).1.is_empty() {
            return Err("dice have fallen for it");
        }
        if last < self.driver.settled {
            return Err("something was revealed since");
        }
        Ok(last)
    }
}
