//! The agents that may play a game: its own, those that look ahead, and `random`.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use tricorne_agents::Random;
use tricorne_agents::search::{Budget, Guide, LEVELS, Level, Search};
use tricorne_kernel::odds::Contest;
use tricorne_kernel::{Agent, Game, Key, Setup, key};

use crate::studies::Study;
use crate::{AgentInfo, OpenError, RANDOM};

/// An agent that one game brings.
#[derive(Debug)]
pub struct GameAgent<G: Game> {
    /// Its name in records and in the protocol.
    pub id: &'static str,
    /// Its name for people.
    pub name: Key,
    /// Makes one, for any seat.
    pub make: fn() -> Box<dyn Agent<G>>,
    /// Where the rules treat a seat of this agent another way: the value of the set-up option that bears the seat's
    /// name. It is set for every seat that this agent takes from the start, unless the set-up says otherwise.
    pub seat_value: Option<&'static str>,
}

/// The agents that may play a game.
#[derive(Debug)]
pub(crate) struct Agents<G: Game> {
    pub own: &'static [GameAgent<G>],
    pub guide: Option<&'static Guide<G>>,
    /// What dice decide in several steps, for exact odds.
    pub contest: Option<&'static Contest<G>>,
    /// What is measured and counted in many games.
    pub study: Option<&'static Study<G>>,
}

impl<G: Game> Clone for Agents<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Agents<G> {}

impl<G: Game> Agents<G> {
    /// All, in the order of menus.
    pub fn infos(self) -> Vec<AgentInfo> {
        let quick = |id, name| AgentInfo { id, name, thinks: false };
        let own = self.own.iter().map(|agent| quick(agent.id, agent.name));
        let levels = LEVELS.iter().map(|level| AgentInfo { id: level.id, name: level.name, thinks: true });
        let random = quick(RANDOM, key!("tricorne-agent-random"));
        own.chain(levels.filter(|_| self.guide.is_some())).chain([random]).collect()
    }

    /// A new agent of this name.
    pub fn named(self, name: &str) -> Result<Box<dyn Agent<G>>, OpenError> {
        // Games that are played at once on all cores leave none idle.
        let alone = rayon::current_thread_index().is_none();
        self.made(name, |search| if alone { search.on_all_cores() } else { search })
    }

    /// The same on one core, which stops thinking when it is told.
    pub fn that_stops(self, name: &str, stop: &Arc<AtomicBool>) -> Result<Box<dyn Agent<G>>, OpenError> {
        self.made(name, |search| search.that_stops(stop))
    }

    fn made(
        self,
        name: &str,
        adapted: impl FnOnce(Search<G>) -> Search<G>,
    ) -> Result<Box<dyn Agent<G>>, OpenError> {
        if name == RANDOM {
            return Ok(Box::new(Random));
        }
        if let Some(agent) = self.own.iter().find(|agent| agent.id == name) {
            return Ok((agent.make)());
        }
        match (Level::named(name), self.guide) {
            (Some(level), Some(guide)) => Ok(Box::new(adapted(Search::new(level, guide)))),
            _ => Err(OpenError::no_such_agent(G::NAME, name, self.infos().iter().map(|agent| agent.id))),
        }
    }

    /// A search with this budget, where the game tells it what it needs.
    pub fn search(self, budget: Budget) -> Option<Search<G>> {
        self.guide.map(|guide| Search::new(Level::with(budget), guide))
    }

    /// The set-up with what the agents at these seats ask of it.
    pub fn with_their_options<'a>(
        self,
        mut setup: Setup,
        seats: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Setup {
        for (seat, player) in seats {
            let agent = self.own.iter().find(|agent| agent.id == player);
            if let Some(value) = agent.and_then(|agent| agent.seat_value) {
                setup.options.entry(seat.to_owned()).or_insert_with(|| value.to_owned());
            }
        }
        setup
    }
}
