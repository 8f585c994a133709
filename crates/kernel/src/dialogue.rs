//! One seat's side of questions that several seats answer in secret, at once.

use crate::driver::{Ask, At, Driver};
use crate::{AnyPrompt, Audience, Choice, Flow, Game, Seat};

/// A seat that answers questions in secret while others do the same. See [`Step::ask_all`](crate::Step::ask_all).
#[derive(Debug)]
pub struct Dialogue<'d, G: Game> {
    /// Who answers.
    pub seat: Seat,
    /// The state, which stays as it is until all are done.
    pub state: &'d G::State,
    /// The facts that the table is played with.
    pub facts: &'d G::Facts,
    at: At<'d, G>,
    driver: &'d mut Driver<G>,
    place: usize,
    group: usize,
    /// Where the seat's next answer is looked for.
    cursor: usize,
    asked: usize,
    public: Option<G::Prompt>,
}

impl<'d, G: Game> Dialogue<'d, G> {
    pub(crate) fn new(
        at: At<'d, G>,
        driver: &'d mut Driver<G>,
        seat: Seat,
        (place, group): (usize, usize),
        cursor: usize,
        public: Option<G::Prompt>,
    ) -> Self {
        Dialogue {
            seat,
            state: at.state,
            facts: at.facts,
            at,
            driver,
            place,
            group,
            cursor,
            asked: 0,
            public,
        }
    }

    /// Where the seat's next answer would be looked for.
    pub(crate) fn cursor(&self) -> usize {
        self.cursor
    }

    /// The place of the seat among those that are asked.
    pub fn place(&self) -> usize {
        self.place
    }

    /// Asks the seat to choose one of the options. The answer is shown when all are done.
    pub fn ask<T>(&mut self, prompt: G::Prompt, options: &[T]) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        let position = self.put(prompt, Audience::All, options.len(), |position| options[position].into())?;
        Ok(options[position])
    }

    /// Asks the seat for a choice that only this seat may know, even when all are done.
    pub fn ask_secretly<T>(&mut self, prompt: G::Prompt, options: &[T]) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        let only = Audience::Only(self.seat);
        let position = self.put(prompt, only, options.len(), |position| options[position].into())?;
        Ok(options[position])
    }

    /// Asks the seat for a number from the least to the most, even if there is only one. The answer is shown when all are
    /// done.
    pub fn ask_number(&mut self, prompt: G::Prompt, least: u8, most: u8) -> Flow<u8> {
        let number = |position: usize| G::Choice::number(i32::from(least) + position as i32);
        Ok(least + self.put(prompt, Audience::All, (least..=most).len(), number)? as u8)
    }

    fn put(
        &mut self,
        prompt: G::Prompt,
        audience: Audience,
        count: usize,
        option: impl Fn(usize) -> G::Choice,
    ) -> Flow<usize> {
        let ask = Ask::new(self.seat, AnyPrompt::Seat(prompt)).only_for(audience).in_dialogue(self.public);
        let place = self.group + self.place + self.asked;
        self.asked += 1;
        self.driver.put_in_group(&self.at, &ask, place, &mut self.cursor, count, option)
    }
}
