//! Trying a piece of rules on a copy: what would it do?

use std::sync::Arc;

use crate::agent::Agent;
use crate::chance::Chance;
use crate::driver::{Driver, Players};
use crate::{Flow, Game, Note, Question, Seat, SeatInfo, Step, Stop};

/// A piece of rules to be tried on a copy of a state. Nothing of it is seen at the table.
#[derive(Debug)]
pub struct DryRun<G: Game> {
    facts: Arc<G::Facts>,
    driver: Driver<G>,
}

/// The result of a dry run.
#[derive(Debug)]
pub struct DryRunResult<G: Game> {
    /// The state at the end, or where somebody had to be asked.
    pub state: G::State,
    /// What happened on the way.
    pub notes: Vec<Note>,
    /// The question that nobody answered, if that ended it.
    pub asked: Option<Question<G>>,
    /// Whether the rules ran to their end.
    pub finished: bool,
}

impl<G: Game> DryRun<G> {
    /// A dry run in which nobody answers: it ends with the first question that somebody would be asked, or that
    /// Chance would decide.
    pub fn new(facts: &Arc<G::Facts>, seats: &'static [SeatInfo]) -> DryRun<G> {
        DryRun { facts: facts.clone(), driver: Driver::new(seats, Chance::Asked) }
    }

    /// The same, with dice from elsewhere.
    #[must_use]
    pub fn with_chance(mut self, chance: Chance) -> DryRun<G> {
        self.driver.chance = chance;
        self
    }

    /// The same, with an agent at a seat.
    #[must_use]
    pub fn with_agent(mut self, seat: Seat, agent: Box<dyn Agent<G>>) -> DryRun<G> {
        self.driver.agents.seats[seat.index()] = Some(agent);
        self
    }

    /// The same, with an agent at each of several seats.
    #[must_use]
    pub fn with_players(mut self, players: Players<G>) -> DryRun<G> {
        self.driver.agents = players;
        self
    }

    /// The same, without a journal, for agents that try many things.
    #[must_use]
    pub fn quiet(mut self) -> DryRun<G> {
        self.driver.journal_kept = false;
        self
    }

    /// Tries the rules on a copy of the state. Several runs have nothing in common but the players and the dice: those of a
    /// seed fall the same way in each.
    pub fn run(
        &mut self,
        state: &G::State,
        rules: impl FnOnce(&mut Step<'_, G>) -> Flow<()>,
    ) -> DryRunResult<G> {
        let mut state = state.clone();
        let flow = self.change(&mut state, rules);
        let asked = if flow == Err(Stop::Paused) { self.driver.pending.pop() } else { None };
        DryRunResult { state, notes: self.driver.notes.iter_from(0).collect(), asked, finished: flow.is_ok() }
    }

    /// The same on a copy that the caller has made, and says whether the rules ran to their end.
    pub fn change(
        &mut self,
        state: &mut G::State,
        rules: impl FnOnce(&mut Step<'_, G>) -> Flow<()>,
    ) -> Flow<()> {
        self.driver.forget();
        rules(&mut Step { state, facts: &self.facts, start: None, driver: &mut self.driver })
    }
}
