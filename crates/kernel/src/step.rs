//! The rules' side of the table: ask, roll, draw, note.
//!
//! A step runs from its checkpoint over the answers already given. When an answer is missing and nobody can give
//! it at once, the step stops with [`Stop::Paused`], which `?` carries out; it is run again when the answer is in.

use std::sync::Arc;

use arrayvec::ArrayVec;
use smallvec::SmallVec;

use crate::dialogue::Dialogue;
use crate::driver::{Ask, At, Driver};
use crate::{AnyPrompt, Audience, Choice, Game, MAX_SEATS, Member, Message, Seat, Set};

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

/// The options of a question, without heap as long as they are not many.
type Options<T> = SmallVec<[T; 64]>;

/// A step as it runs: the state it changes, the facts it reads, and the table it asks.
#[derive(Debug)]
pub struct Step<'t, G: Game> {
    /// The state as it is at this point of the step.
    pub state: &'t mut G::State,
    /// The facts that the table is played with.
    pub facts: &'t Arc<G::Facts>,
    /// The state at the start of the step; none in a dry run of some rules.
    pub(crate) start: Option<&'t G::State>,
    pub(crate) driver: &'t mut Driver<G>,
}

impl<'t, G: Game> Step<'t, G> {
    /// Asks a seat to choose one of the options.
    pub fn ask<T>(&mut self, seat: impl Into<Seat>, prompt: G::Prompt, options: &[T]) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        self.put(Ask::seat(seat.into(), prompt), options)
    }

    /// Asks a seat to choose one of the options, which take some work to find: they are looked for only if the answer was not
    /// given yet, not whenever the step runs again. Whether they were the same then is seen when a record is replayed.
    pub fn ask_among<L>(
        &mut self,
        seat: impl Into<Seat>,
        prompt: G::Prompt,
        options: impl FnOnce(&G::State) -> L,
    ) -> Flow<G::Choice>
    where
        L: AsRef<[G::Choice]>,
    {
        let seat = seat.into();
        if let Some(choice) = self.driver.known(seat) {
            return Ok(choice);
        }
        self.put(Ask::seat(seat, prompt), options(self.state).as_ref())
    }

    /// Asks a seat, unless there is only one option: that one is taken without a question.
    pub fn pick<T>(&mut self, seat: impl Into<Seat>, prompt: G::Prompt, options: &[T]) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        if let [only] = options { Ok(*only) } else { self.ask(seat, prompt, options) }
    }

    /// Asks a seat for one of a set, unless there is only one.
    pub fn pick_in<T>(&mut self, seat: impl Into<Seat>, prompt: G::Prompt, set: Set<T>) -> Flow<T>
    where
        T: Member + Into<G::Choice>,
    {
        let options: Options<T> = set.iter().collect();
        self.pick(seat, prompt, &options)
    }

    /// Asks a seat for a number from the least to the most, unless there is only one.
    pub fn pick_number(&mut self, seat: impl Into<Seat>, prompt: G::Prompt, least: u8, most: u8) -> Flow<u8> {
        if least == most {
            return Ok(least);
        }
        let number = |position: usize| G::Choice::number(i32::from(least) + position as i32);
        let count = (least..=most).len();
        Ok(least + self.put_at(Ask::seat(seat.into(), prompt), count, number)? as u8)
    }

    /// Asks a seat for one of the options, or for what it may choose instead. Without options nothing is asked.
    pub fn ask_or<T>(
        &mut self,
        seat: impl Into<Seat>,
        prompt: G::Prompt,
        options: impl IntoIterator<Item = T>,
        instead: impl Copy + Into<G::Choice>,
    ) -> Flow<Option<T>>
    where
        T: Copy + Into<G::Choice>,
    {
        let options: Options<T> = options.into_iter().collect();
        if options.is_empty() {
            return Ok(None);
        }
        let option = |at: usize| options.get(at).map_or_else(|| instead.into(), |&option| option.into());
        let position = self.put_at(Ask::seat(seat.into(), prompt), options.len() + 1, option)?;
        Ok(options.get(position).copied())
    }

    /// Asks a seat for a choice that only this seat may know.
    pub fn ask_secretly<T>(&mut self, seat: impl Into<Seat>, prompt: G::Prompt, options: &[T]) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        let seat = seat.into();
        self.put(Ask::seat(seat, prompt).only_for(Audience::Only(seat)), options)
    }

    /// Asks several seats one question each, at once. They answer in any order, and no answer is shown before all are in;
    /// then all are, and none can be undone. The answers come back in the order of the questions.
    pub fn ask_each<T>(&mut self, asks: &[(Seat, G::Prompt, &[T])]) -> Flow<ArrayVec<T, MAX_SEATS>>
    where
        T: Copy + Into<G::Choice>,
    {
        let seats: ArrayVec<Seat, MAX_SEATS> = asks.iter().map(|ask| ask.0).collect();
        self.in_secret(None, &seats, |dialogue| {
            let (_, prompt, options) = &asks[dialogue.place()];
            dialogue.ask(*prompt, options)
        })
    }

    /// Lets several seats each answer questions of their own, in secret and at once. Each runs its own script, which may
    /// read the state but not change it. Neither the answers nor their number is shown before all are done: until then
    /// others see `prompt` alone. The results come back in the order of the seats.
    pub fn ask_all<T>(
        &mut self,
        prompt: G::Prompt,
        seats: &[Seat],
        script: impl FnMut(&mut Dialogue<'_, G>) -> Flow<T>,
    ) -> Flow<ArrayVec<T, MAX_SEATS>> {
        self.in_secret(Some(prompt), seats, script)
    }

    fn in_secret<T>(
        &mut self,
        prompt: Option<G::Prompt>,
        seats: &[Seat],
        mut script: impl FnMut(&mut Dialogue<'_, G>) -> Flow<T>,
    ) -> Flow<ArrayVec<T, MAX_SEATS>> {
        let group = self.driver.cursor;
        self.driver.open_group = Some(group);
        let asked = self.driver.asked_in_step;
        let results = loop {
            let (replays, before) = (self.driver.replays(), self.driver.log.len());
            self.driver.asked_in_step = asked;
            self.driver.pending.clear();
            // Where the next answer of each seat is looked for: a seat that is named twice goes on where it ended.
            let (mut cursors, mut end) = ([group; MAX_SEATS], group);
            let mut results: ArrayVec<Option<T>, MAX_SEATS> = ArrayVec::new();
            for (place, &seat) in seats.iter().enumerate() {
                let at = At { state: self.state, facts: self.facts, start: self.start };
                let cursor = cursors.get(seat.index()).copied().unwrap_or(group);
                let mut dialogue = Dialogue::new(at, self.driver, seat, (place, group), cursor, prompt);
                results.push(match script(&mut dialogue) {
                    Ok(result) => Some(result),
                    Err(Stop::Paused) => None,
                    Err(Stop::Broken) => return Err(Stop::Broken),
                });
                let reached = dialogue.cursor();
                end = end.max(reached);
                if let Some(cursor) = cursors.get_mut(seat.index()) {
                    *cursor = reached;
                }
            }
            let all: Option<ArrayVec<T, MAX_SEATS>> = results.into_iter().collect();
            match all {
                Some(results) => {
                    self.driver.cursor = end;
                    break results;
                }
                // A record names the seats in the order in which they answered: each pass reads those that fit, and
                // the pass after its last line asks those whose answers it does not have.
                None if replays && self.driver.log.len() > before => {}
                None if replays => return Err(self.driver.wrong_line()),
                None => return Err(Stop::Paused),
            }
        };
        self.driver.open_group = None;
        if seats.len() > 1 {
            self.reveal();
        }
        Ok(results)
    }

    /// Rolls a die with this many sides.
    pub fn die(&mut self, roll: G::Roll, sides: u8) -> Flow<u8> {
        let face = |position: usize| G::Choice::number(position as i32 + 1);
        Ok(self.put_at(Ask::chance(roll), usize::from(sides), face)? as u8 + 1)
    }

    /// Rolls several dice at once, and gives their sum: one question to Chance, with the weight of each sum.
    pub fn sum_of_dice(&mut self, roll: G::Roll, dice: u8, sides: u8) -> Flow<u8> {
        let weights = sums(dice, sides);
        let sum = |position: usize| G::Choice::number(i32::from(dice) + position as i32);
        Ok(dice + self.put_at(Ask::chance(roll).with_odds(&weights), weights.len(), sum)? as u8)
    }

    /// Draws one of the options, each as likely as any other.
    pub fn draw<T>(&mut self, roll: G::Roll, options: &[T], audience: Audience) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        self.draw_weighted(roll, options, &[], audience)
    }

    /// Draws one of a set, each as likely as any other.
    pub fn draw_in<T>(&mut self, roll: G::Roll, set: Set<T>, audience: Audience) -> Flow<T>
    where
        T: Member + Into<G::Choice>,
    {
        let nth = |position: usize| set.nth(position).expect("the position is one of the set's");
        let ask = Ask::chance(roll).only_for(audience);
        Ok(nth(self.put_at(ask, set.len(), |position| nth(position).into())?))
    }

    /// Draws one of the options by their weights, none of which is 0: what cannot be drawn is no option.
    pub fn draw_weighted<T>(
        &mut self,
        roll: G::Roll,
        options: &[T],
        odds: &[u32],
        audience: Audience,
    ) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        self.put(Ask::chance(roll).with_odds(odds).only_for(audience), options)
    }

    /// Tells everybody what happened, and by which rule.
    pub fn note(&mut self, rule: &'static str, message: Message) {
        self.driver.note(rule, message, Audience::All);
    }

    /// Tells one seat what happened.
    pub fn note_to(&mut self, seat: impl Into<Seat>, rule: &'static str, message: Message) {
        self.driver.note(rule, message, Audience::Only(seat.into()));
    }

    /// Marks that somebody learned something here: what was answered before cannot be undone.
    pub fn reveal(&mut self) {
        self.driver.settled = self.driver.settled.max(self.driver.cursor);
    }

    fn put<T>(&mut self, ask: Ask<'_, G>, options: &[T]) -> Flow<T>
    where
        T: Copy + Into<G::Choice>,
    {
        let position = self.put_at(ask, options.len(), |position| options[position].into())?;
        Ok(options[position])
    }

    fn put_at(&mut self, ask: Ask<'_, G>, count: usize, option: impl Fn(usize) -> G::Choice) -> Flow<usize> {
        let at = At { state: self.state, facts: self.facts, start: self.start };
        let place = self.driver.cursor;
        self.driver.put(&at, &ask, place, count, option)
    }
}

/// How many ways there are to each sum of some dice, from the least on.
fn sums(dice: u8, sides: u8) -> Vec<u32> {
    let mut ways = vec![1_u32];
    for _ in 0..dice {
        let mut more = vec![0; ways.len() + usize::from(sides) - 1];
        for (sum, count) in ways.iter().enumerate() {
            for face in 0..usize::from(sides) {
                let ways: &mut u32 = &mut more[sum + face];
                *ways = ways.checked_add(*count).expect("the odds of so many dice do not fit 32 bits");
            }
        }
        ways = more;
    }
    ways
}

impl<G: Game> Ask<'_, G> {
    fn seat(seat: Seat, prompt: G::Prompt) -> Self {
        Ask::new(seat, AnyPrompt::Seat(prompt))
    }

    fn chance(roll: G::Roll) -> Self {
        Ask::new(Seat::CHANCE, AnyPrompt::Chance(roll))
    }
}
