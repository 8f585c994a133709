//! Trying a piece of rules on a copy: what would it do?

use crate::agent::Agent;
use crate::chance::Chance;
use crate::desk::Desk;
use crate::{Asked, Game, Note, Seat, SeatInfo, Stop, Telling, Told};

/// A piece of rules to be tried on a copy of a state. Nothing of it is seen at the table.
#[derive(Debug)]
pub struct Rehearsal<G: Game> {
    desk: Desk<G>,
}

/// What a rehearsal came to.
#[derive(Debug)]
pub struct Rehearsed<G: Game> {
    /// The state at the end, or where somebody had to be asked.
    pub state: G::State,
    /// What was told on the way.
    pub notes: Vec<Note>,
    /// The question that nobody answered, if that ended it.
    pub asked: Option<Asked<G>>,
    /// Whether the rules ran to their end.
    pub finished: bool,
}

impl<G: Game> Rehearsal<G> {
    /// A rehearsal at which nobody answers: it ends with the first question that somebody would be asked, or that
    /// Chance would decide.
    pub fn new(seats: &'static [SeatInfo]) -> Rehearsal<G> {
        Rehearsal { desk: Desk::new(seats, Chance::Asked) }
    }

    /// The same, with dice from elsewhere.
    #[must_use]
    pub fn with_chance(mut self, chance: Chance) -> Rehearsal<G> {
        self.desk.chance = chance;
        self
    }

    /// The same, with an agent at a seat.
    #[must_use]
    pub fn with_agent(mut self, seat: Seat, agent: Box<dyn Agent<G>>) -> Rehearsal<G> {
        self.desk.agents[seat.index()] = Some(agent);
        self
    }

    /// The same, without a journal, for agents that try many things.
    #[must_use]
    pub fn quiet(mut self) -> Rehearsal<G> {
        self.desk.journal_kept = false;
        self
    }

    /// Tries the rules on a copy of the state.
    pub fn run(
        mut self,
        state: &G::State,
        rules: impl FnOnce(&mut Telling<'_, G>) -> Told<()>,
    ) -> Rehearsed<G> {
        let mut telling = Telling { state: state.clone(), desk: &mut self.desk };
        let told = rules(&mut telling);
        let state = telling.state;
        let asked = if told == Err(Stop::Paused) { self.desk.pending.pop() } else { None };
        Rehearsed { state, notes: self.desk.notes, asked, finished: told.is_ok() }
    }
}
