//! The rules' side of the table: ask, roll, draw, note.
//!
//! A step runs from its checkpoint over the answers already given. When an answer is missing and nobody can give
//! it at once, the step stops with [`Stop::Paused`], which `?` carries out; it is run again when the answer is in.

use arrayvec::ArrayVec;

use crate::driver::{Ask, Driver};
use crate::{Audience, Choice, Game, MAX_SEATS, Member, Message, Prompt, Seat, Set};

/// What a rule returns: its result, or that the step has stopped. Pass it on with `?`.
pub type Flow<T> = Result<T, Stop>;

/// Why a step stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// An answer is awaited.
    Paused,
    /// Something is broken; the table knows what.
    Broken,
}

/// A step as it is being told: the state it changes, and the table it asks.
#[derive(Debug)]
pub struct Step<'t, G: Game> {
    /// The state as it is at this point of the step.
    pub state: G::State,
    pub(crate) driver: &'t mut Driver<G>,
}

impl<G: Game> Step<'_, G> {
    /// Asks a seat to choose one of the options.
    pub fn ask<T>(&mut self, seat: impl Into<Seat>, prompt: Prompt, options: &[T]) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        self.put(Ask::new(seat.into(), &prompt, self.driver.cursor), options)
    }

    /// Asks a seat, unless there is but one option: that one is taken without a question.
    pub fn pick<T>(&mut self, seat: impl Into<Seat>, prompt: Prompt, options: &[T]) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        if let [only] = options { Ok(*only) } else { self.ask(seat, prompt, options) }
    }

    /// Asks a seat for one of a set, unless there is but one.
    pub fn pick_in<T>(&mut self, seat: impl Into<Seat>, prompt: Prompt, set: Set<T>) -> Flow<T>
    where
        T: Member + Into<G::Choice>,
    {
        let options: ArrayVec<T, 128> = set.iter().collect();
        self.pick(seat, prompt, &options)
    }

    /// Asks a seat for a number from the least to the most, unless there is but one.
    pub fn pick_number(&mut self, seat: impl Into<Seat>, prompt: Prompt, least: u8, most: u8) -> Flow<u8> {
        if least == most {
            return Ok(least);
        }
        let ask = Ask::new(seat.into(), &prompt, self.driver.cursor);
        let number = |position: usize| G::Choice::number(i32::from(least) + position as i32);
        Ok(least + self.driver.put(&self.state, ask, (least..=most).len(), number)? as u8)
    }

    /// Asks a seat for one of the options, or for what it may choose instead. Without options nothing is asked.
    pub fn ask_or<T>(
        &mut self,
        seat: impl Into<Seat>,
        prompt: Prompt,
        options: impl IntoIterator<Item = T>,
        instead: impl Copy + Into<G::Choice>,
    ) -> Flow<Option<T>>
    where
        T: Copy + Into<G::Choice>,
    {
        let options: ArrayVec<T, 128> = options.into_iter().collect();
        if options.is_empty() {
            return Ok(None);
        }
        let ask = Ask::new(seat.into(), &prompt, self.driver.cursor);
        let option = |at: usize| options.get(at).map_or_else(|| instead.into(), |&option| option.into());
        let position = self.driver.put(&self.state, ask, options.len() + 1, option)?;
        Ok(options.get(position).copied())
    }

    /// Asks a seat for a choice that only this seat may know.
    pub fn ask_secretly<T>(&mut self, seat: impl Into<Seat>, prompt: Prompt, options: &[T]) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        let seat = seat.into();
        self.put(Ask::new(seat, &prompt, self.driver.cursor).told_to(Audience::Only(seat)), options)
    }

    /// Asks several seats at once. They answer in any order, and no answer is told before all are in; then all
    /// are, and none can be taken back. The answers come back in the order of the questions.
    pub fn ask_each<T>(&mut self, asks: &[(Seat, Prompt, &[T])]) -> Flow<ArrayVec<T, MAX_SEATS>>
    where
        T: Copy + Into<G::Choice>,
    {
        let start = self.driver.cursor;
        self.driver.open_group = Some(start);
        let mut answers: ArrayVec<Option<T>, MAX_SEATS> = asks.iter().map(|_| None).collect();
        while let Some(first) = answers.iter().position(Option::is_none)
            && let Some(seat) = self.driver.next_given()
        {
            let mut open = asks.iter().zip(&answers);
            let which = open.position(|(ask, answer)| ask.0 == seat && answer.is_none()).unwrap_or(first);
            let (seat, prompt, options) = &asks[which];
            answers[which] = Some(self.put(Ask::new(*seat, prompt, start + which), options)?);
        }
        for (which, (seat, prompt, options)) in asks.iter().enumerate() {
            if answers[which].is_none() {
                answers[which] = match self.put(Ask::new(*seat, prompt, start + which), options) {
                    Ok(answer) => Some(answer),
                    Err(Stop::Paused) => None,
                    Err(Stop::Broken) => return Err(Stop::Broken),
                };
            }
        }
        if answers.iter().any(Option::is_none) {
            return Err(Stop::Paused);
        }
        self.driver.open_group = None;
        if asks.len() > 1 {
            self.reveal();
        }
        Ok(answers.into_iter().flatten().collect())
    }

    /// Rolls a die with this many sides.
    pub fn die(&mut self, prompt: Prompt, sides: u8) -> Flow<u8> {
        let ask = Ask::new(Seat::CHANCE, &prompt, self.driver.cursor);
        let face = |position: usize| G::Choice::number(position as i32 + 1);
        Ok(self.driver.put(&self.state, ask, usize::from(sides), face)? as u8 + 1)
    }

    /// Draws one of the options, each as likely as any other.
    pub fn draw<T>(&mut self, prompt: Prompt, options: &[T], audience: Audience) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        self.draw_weighted(prompt, options, &[], audience)
    }

    /// Draws one of the options by their weights, none of which is 0: what cannot be drawn is no option.
    pub fn draw_weighted<T>(
        &mut self,
        prompt: Prompt,
        options: &[T],
        odds: &[u32],
        audience: Audience,
    ) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        self.put(
            Ask::new(Seat::CHANCE, &prompt, self.driver.cursor).with_odds(odds).told_to(audience),
            options,
        )
    }

    /// Tells everybody what happened, and by which rule.
    pub fn note(&mut self, rule: &'static str, message: Message) {
        self.driver.note(rule, message, Audience::All);
    }

    /// Tells one seat what happened.
    pub fn note_to(&mut self, seat: impl Into<Seat>, rule: &'static str, message: Message) {
        self.driver.note(rule, message, Audience::Only(seat.into()));
    }

    /// Marks that somebody learned something here: what was answered before cannot be taken back.
    pub fn reveal(&mut self) {
        self.driver.settled = self.driver.settled.max(self.driver.cursor);
    }

    fn put<T>(&mut self, ask: Ask<'_>, options: &[T]) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        let option = |position: usize| options[position].into();
        let position = self.driver.put(&self.state, ask, options.len(), option)?;
        Ok(options[position])
    }
}
