//! Taking answers back.

use super::Table;
use crate::driver::Answer;
use crate::table::Checkpoint;
use crate::{Chance, Choice, Game, Refusal, Seat};

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
        if seat.is_chance() {
            return self.undo_typed();
        }
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

    /// Takes back the die or card that was typed in last, and with it what agents answered since. What people answered since
    /// stays, and with it the die.
    fn undo_typed(&mut self) -> Result<Undone, Refusal> {
        let refused = |reason| Refusal::NoUndo { seat: Seat::CHANCE_NAME.to_owned(), reason };
        if !matches!(self.driver.chance, Chance::Asked) {
            return Err(refused("the dice are not typed in"));
        }
        if !self.steps_kept {
            return Err(refused("this table keeps no way back"));
        }
        if self.driver.open_group.is_some() {
            return Err(refused("several seats are answering in secret"));
        }
        let choice = match self.driver.rolls_given.pop() {
            Some(roll) => roll.roll.to_string(),
            None => self.drop_typed_answer().map_err(refused)?,
        };
        self.fault = None;
        self.run().map_err(Refusal::Broken)?;
        Ok(Undone { seat: Seat::CHANCE, choice })
    }

    /// Drops the last answer that was typed in for Chance, or rolled for by an agent, and all that followed. An agent keeps
    /// what it rolled before its last die.
    fn drop_typed_answer(&mut self) -> Result<String, &'static str> {
        let typed = |answer: &Answer<G::Choice>| answer.seat.is_chance() || !answer.rolls().is_empty();
        let last = self.driver.log.iter_from(0).rposition(typed).ok_or("no die was typed in yet")?;
        let is_person = |answer: &Answer<G::Choice>| {
            !answer.seat.is_chance() && self.driver.agents.seats[answer.seat.index()].is_none()
        };
        if self.driver.log.iter_from(last).any(is_person) {
            return Err("others have answered since");
        }
        let dropped = self.driver.log.get(last).cloned().ok_or("no die was typed in yet")?;
        self.driver.outcomes -= self
            .driver
            .log
            .iter_from(last)
            .map(|it| u64::from(it.seat.is_chance()) + it.rolls().len() as u64)
            .sum::<u64>();
        self.driver.log.truncate(last);
        self.driver.settled = self.driver.settled.min(last);
        while self.checkpoints.last().is_some_and(|point| point.answers > last) {
            self.checkpoints.pop();
        }
        if self.checkpoints.is_empty() {
            // Steps that no person can go back to are forgotten; a typing error may lie further back.
            let start = match &self.begun_from {
                Some(state) => state.clone(),
                None => Self::begin(&self.facts, &self.setup).map_err(|_| "the game cannot begin again")?,
            };
            self.checkpoints.push(Checkpoint { answers: 0, notes: 0, state: start });
        }
        let mut rolls = dropped.rolls().to_vec();
        match rolls.pop() {
            Some(roll) => {
                self.driver.rolls_given = rolls;
                Ok(roll.roll.to_string())
            }
            None => Ok(dropped.choice.notation(&self.facts)),
        }
    }

    /// The number of the answer that a seat may take back, or why there is none.
    fn last_open_answer(&self, seat: Seat) -> Result<usize, &'static str> {
        if seat.is_chance() || self.driver.agents.seats[seat.index()].is_some() {
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
        if !self.rolls(last).is_empty() {
            return Err("dice have fallen for it");
        }
        if last < self.driver.settled {
            return Err("something was revealed since");
        }
        Ok(last)
    }
}
