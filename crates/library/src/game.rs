//! What every game offers.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde_json::Value;
use serde_json::value::RawValue;
use thiserror::Error;
use tricorne_agents::search::Level;
use tricorne_kernel::{
    Chance, FactsMismatch, Fault, FaultKind, Flaw, Key, Message, OptionInfo, Position, Record, ScenarioInfo,
    SeatInfo, Setup,
};

use crate::{
    AnyTable, Encoding, GameResult, Mismatch, Pack, Played, Schooling, Simulation, Untaught, Verified, Watch,
};

/// The agent that every game has.
pub const RANDOM: &str = "random";

/// The short name, in the protocol, of the error that a record is of other facts than those in use.
pub(crate) const OTHER_FACTS: &str = "other-facts";

/// A game, whichever it is.
pub trait AnyGame: Debug + Sync {
    /// The name in records and in the protocol.
    fn name(&self) -> &'static str;
    /// The title for people.
    fn title(&self) -> Key;
    /// Raised whenever old records may no longer replay.
    fn rules_version(&self) -> u32;
    /// Whether any seat may know what another may not.
    fn hides(&self) -> bool;
    /// Whether menus offer it.
    fn offered(&self) -> bool;
    /// The scenarios; the first is the default.
    fn scenarios(&self) -> &'static [ScenarioInfo];
    /// The options of set-up.
    fn options(&self) -> &'static [OptionInfo];
    /// The seats of a set-up, in order.
    fn seats(&self, setup: &Setup) -> Result<&'static [SeatInfo], OpenError>;
    /// The names of what seats are asked.
    fn prompt_names(&self) -> &'static [&'static str];
    /// The agents that may take a seat: the game's own, those that look ahead, then [`RANDOM`].
    fn agents(&self) -> Vec<AgentInfo>;
    /// The facts of the game, with corrected files, by name, in the place of its own.
    fn read_pack(&self, corrected: &BTreeMap<String, String>) -> Result<Pack, String>;
    /// Message keys that stand in a pack's data.
    fn keys_in_data(&self, pack: &Pack) -> Vec<String>;

    /// The label of a choice by its notation; none where there is no such choice.
    fn label(&self, pack: &Pack, notation: &str) -> Option<Message>;

    /// How the game is told in numbers when it is played with these facts.
    fn encoding(&self, pack: &Pack) -> Encoding;

    /// What a referee sees of the position of a document that a person wrote, or all that is wrong with it.
    fn check_position(&self, pack: &Pack, state: Value) -> Result<Box<RawValue>, Vec<Flaw>>;

    /// Opens a table and plays on until somebody must be asked.
    fn open(&self, pack: &Pack, opening: Opening) -> Result<Box<dyn AnyTable>, OpenError>;
    /// Replays a record and plays on from its last answer, with the agents that its header names. Without a chance,
    /// the dice are those of the record's seed, or asked for where it has none.
    fn load(
        &self,
        pack: &Pack,
        record: &Record,
        chance: Option<Chance>,
    ) -> Result<Box<dyn AnyTable>, OpenError>;
    /// Replays a record alone, with nobody at the table.
    fn verify(&self, pack: &Pack, record: &Record) -> Result<Verified, Box<Mismatch>>;
    /// Refuses a simulation that cannot begin: its position may be of other options than its set-up and its agents.
    fn check_simulation(&self, pack: &Pack, simulation: &Simulation) -> Result<(), OpenError>;
    /// Plays one game of a valid simulation to its end, keeping no journal.
    fn simulate(&self, pack: &Pack, simulation: &Simulation, seed: u64) -> GameResult;
    /// Trains a value for the search from play, and gives its weights as a file. The same schooling gives the same weights.
    fn train(
        &self,
        pack: &Pack,
        schooling: &Schooling,
        told: &mut (dyn FnMut(String) + Send),
    ) -> Result<Vec<u8>, Untaught>;

    /// The same, and what was measured and counted on the way.
    fn study(&self, pack: &Pack, simulation: &Simulation, seed: u64, watch: Watch) -> Played;

    /// The default scenario with default options.
    fn default_setup(&self) -> Setup {
        Setup { scenario: self.scenarios()[0].id.to_owned(), options: BTreeMap::new() }
    }

    /// Refuses an agent that is not in the game's menu.
    fn check_agent(&self, name: &str) -> Result<(), OpenError> {
        let agents = self.agents();
        if agents.iter().any(|agent| agent.id == name) {
            return Ok(());
        }
        Err(OpenError::no_such_agent(self.name(), name, agents.iter().map(|agent| agent.id)))
    }

    /// Refuses an agent that a program may not seat: beside those of the menu it may give the search any budget. See
    /// [`Level::named`].
    fn check_player(&self, name: &str) -> Result<(), OpenError> {
        let searches = self.agents().iter().any(|agent| agent.thinks) && Level::named(name).is_some();
        if searches { Ok(()) } else { self.check_agent(name) }
    }

    /// Whether an agent takes its time over an answer.
    fn thinks(&self, agent: &str) -> bool {
        self.agents().iter().any(|info| info.id == agent && info.thinks)
    }
}

/// An agent as a game offers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AgentInfo {
    /// Its name in records and in the protocol.
    pub id: &'static str,
    /// Its name for people.
    pub name: Key,
    /// Whether it takes its time over an answer, so that others should not wait for it.
    pub thinks: bool,
}

/// All that is settled before a game begins.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Scenario and options.
    pub setup: Setup,
    /// Where dice come from.
    pub chance: Chance,
    /// The seed of the agents' own randomness, which is that of the dice where those have one.
    pub agents_seed: u64,
    /// Who plays: the name of an agent, or [`ASK`](tricorne_kernel::ASK), by seat. A seat that is not named is asked.
    pub seats: BTreeMap<String, String>,
    /// The cards in the order in which they will be drawn; empty where that is left to chance.
    pub deck: Vec<u16>,
    /// The position to begin from, where it is not the scenario's.
    pub position: Option<Position>,
}

impl Opening {
    /// A set-up with a person at every seat and the dice of a seed.
    pub fn new(setup: Setup, seed: u64) -> Opening {
        let (seats, deck, position) = (BTreeMap::new(), Vec::new(), None);
        Opening { setup, chance: Chance::seeded(seed), agents_seed: seed, seats, deck, position }
    }
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum OpenError {
    /// The game has no such scenario, option or position.
    #[error("{0}")]
    Setup(String),
    /// The set-up has no such seat.
    #[error("there is no seat {seat:?}; there are: {known}")]
    NoSuchSeat {
        /// What was given.
        seat: String,
        /// The seats there are.
        known: String,
    },
    /// The game has no such agent.
    #[error("{game} has no agent {agent:?}; there are: {known}")]
    NoSuchAgent {
        /// The game.
        game: &'static str,
        /// What was given.
        agent: String,
        /// The agents there are.
        known: String,
    },
    /// The record is of other facts than those in use.
    #[error("line 1: {other}; {next}", other = .0, next = next_step(*.0))]
    FactsMismatch(FactsMismatch),
    /// The record does not hold, or the rules broke before the first question.
    #[error("{0}")]
    Fault(Box<Fault>),
}

impl OpenError {
    pub(crate) fn no_such_agent(
        game: &'static str,
        agent: &str,
        own: impl Iterator<Item = &'static str>,
    ) -> OpenError {
        let known = own.filter(|id| *id != RANDOM).chain([RANDOM]).collect::<Vec<_>>().join(", ");
        OpenError::NoSuchAgent { game, agent: agent.to_owned(), known }
    }

    /// The short name of the error in the protocol.
    pub fn code(&self) -> &'static str {
        match self {
            OpenError::Setup(_) => "bad-setup",
            OpenError::NoSuchSeat { .. } => "no-such-seat",
            OpenError::NoSuchAgent { .. } => "no-such-agent",
            OpenError::FactsMismatch(_) => OTHER_FACTS,
            OpenError::Fault(_) => "broken",
        }
    }
}

impl From<Box<Fault>> for OpenError {
    fn from(fault: Box<Fault>) -> Self {
        match fault.kind {
            FaultKind::FactsMismatch(other) => OpenError::FactsMismatch(other),
            _ => OpenError::Fault(fault),
        }
    }
}

/// What whoever has a record of other facts can do.
pub(crate) fn next_step(other: FactsMismatch) -> &'static str {
    match other {
        FactsMismatch::Own { .. } => "to replay it, start the program without --data for this game",
        FactsMismatch::Unknown { .. } => {
            "to replay it, start the program with --data and the folder of the pack that it was played with"
        }
        FactsMismatch::None { .. } => "the header is damaged, or of a later version of the program",
    }
}
