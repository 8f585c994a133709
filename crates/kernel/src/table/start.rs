//! How a game begins: from a scenario, a state, a position, a record or another table.

use thiserror::Error;

use super::{ASK, Checkpoint, Position, Table};
use crate::agent::Agent;
use crate::chance::{Chance, Deck};
use crate::driver::Driver;
use crate::error::{Fault, FaultKind, Refusal};
use crate::{FactsMismatch, Game, Record, Seat, Setup};

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("{}", .0.join("\n"))]
pub struct SetupError(pub Vec<String>);

impl<G: Game> Table<G> {
    /// A table for this set-up with a person at every seat. Call [`Table::run`] once all are seated.
    pub fn new(setup: Setup, chance: Chance) -> Result<Table<G>, SetupError> {
        let state = Self::begin(&setup)?;
        Ok(Self::from_start(setup, chance, state, None))
    }

    /// A table that begins from a state of the game's own type.
    pub fn from_state(setup: Setup, chance: Chance, state: G::State) -> Result<Table<G>, SetupError> {
        Self::begin(&setup)?;
        let faults = G::violations(&state);
        if !faults.is_empty() {
            return Err(SetupError(faults));
        }
        Ok(Self::from_start(setup, chance, state.clone(), Some(state)))
    }

    /// A table that begins from a position.
    pub fn from_position(setup: Setup, chance: Chance, position: Position) -> Result<Table<G>, SetupError> {
        let state = serde_json::from_value(position.state)
            .map_err(|error| SetupError(vec![format!("the position is not one of {}: {error}", G::NAME)]))?;
        let mut table = Self::from_state(setup, chance, state)?;
        table.driver.script =
            position.answers.into_iter().enumerate().map(|(n, line)| (n + 1, line)).collect();
        Ok(table)
    }

    /// Replays a record up to its last answer. The seats that `agent` knows by name get their agents back.
    pub fn load(
        record: &Record,
        chance: Chance,
        mut agent: impl FnMut(Seat, &str) -> Option<Box<dyn Agent<G>>>,
    ) -> Result<Table<G>, Box<Fault>> {
        let header = &record.header;
        let fault = |kind| Box::new(Fault { kind, question: None, record: String::new() });
        let refuse = |reason: String| fault(FaultKind::Record { line: 1, reason });
        if header.game != G::NAME {
            return Err(refuse(format!("a record of {}, not of {}", header.game, G::NAME)));
        }
        FactsMismatch::check(header.facts, G::fact_files())
            .map_err(|other| fault(FaultKind::FactsMismatch(other)))?;
        let table = match header.position.clone() {
            Some(state) => {
                Table::from_position(header.setup.clone(), chance, Position { state, answers: vec![] })
            }
            None => Table::new(header.setup.clone(), chance),
        };
        let mut table = table.map_err(|error| refuse(error.to_string()))?;
        for (name, player) in &header.seats {
            let seat = table.driver.seat_named(name).filter(|seat| !seat.is_chance());
            let seat = seat.ok_or_else(|| refuse(format!("there is no seat {name:?}")))?;
            match agent(seat, player) {
                Some(agent) => table.seat(seat, player, agent),
                None => table.players[seat.index()] = player.clone(),
            }
        }
        table.deal(Deck::new(header.deck.iter().copied()));
        table.driver.script =
            record.lines.iter().enumerate().map(|(index, line)| (index + 2, line.clone())).collect();
        table.run().map_err(|mut fault| {
            if header.rules != G::RULES_VERSION
                && let FaultKind::Record { reason, .. } = &mut fault.kind
            {
                let (then, now) = (header.rules, G::RULES_VERSION);
                *reason = format!("{reason} (recorded under rules version {then}, replayed under {now})");
            }
            fault
        })?;
        Ok(table)
    }

    fn begin(setup: &Setup) -> Result<G::State, SetupError> {
        let state =
            setup.check::<G>().and_then(|()| G::begin(setup)).map_err(|error| SetupError(vec![error]))?;
        Ok(state)
    }

    fn from_start(setup: Setup, chance: Chance, state: G::State, begun_from: Option<G::State>) -> Table<G> {
        let seats = G::seats(&setup);
        Table {
            players: vec![ASK.to_owned(); seats.len()],
            setup,
            begun_from,
            dealt_deck: Vec::new(),
            checkpoints: vec![Checkpoint { answers: 0, notes: 0, state: state.clone() }],
            steps_kept: true,
            driver: Driver::new(seats, chance),
            current: state,
            outcome: None,
            fault: None,
        }
    }

    /// What a choice would lead to: a copy of the table on which it was made, played up to the next question to anybody.
    /// Dice and draws are asked there, so that it gives away nothing of those to come; what the choice would tell are the
    /// notes of the copy from [`Table::notes`] of this table on. Games that hide something have no such look ahead.
    pub fn preview(&self, seat: &str, choice: &str) -> Result<Table<G>, Refusal> {
        if G::HIDES {
            let seat = self.find_seat(seat)?;
            return Err(Refusal::NoPreview { seat: self.driver.seat_name(seat).to_owned() });
        }
        let mut copy = self.fork();
        copy.driver.chance = Chance::Asked;
        copy.driver.deck = Deck::default();
        copy.driver.script.clear();
        copy.answer(seat, choice)?;
        Ok(copy)
    }

    /// A second table at the same point, with a person at every seat and no inspector.
    pub fn fork(&self) -> Table<G> {
        let mut driver = Driver::new(self.driver.seats, self.driver.chance.clone());
        driver.log = self.driver.log.clone();
        driver.extras = self.driver.extras.clone();
        driver.agent_seed = self.driver.agent_seed;
        driver.deck = self.driver.deck.clone();
        driver.outcomes = self.driver.outcomes;
        driver.script = self.driver.script.clone();
        driver.notes = self.driver.notes.clone();
        driver.journal_kept = self.driver.journal_kept;
        driver.pending = self.driver.pending.clone();
        driver.open_group = self.driver.open_group;
        driver.settled = self.driver.settled;
        driver.cursor = self.driver.cursor;
        let mut table = Table {
            setup: self.setup.clone(),
            players: vec![ASK.to_owned(); self.players.len()],
            begun_from: self.begun_from.clone(),
            dealt_deck: self.dealt_deck.clone(),
            checkpoints: self.checkpoints.clone(),
            steps_kept: self.steps_kept,
            driver,
            current: self.current.clone(),
            outcome: self.outcome.clone(),
            fault: self.fault.clone(),
        };
        if self.driver.pending.iter().any(|asked| asked.rolled_for.is_some()) {
            // The person who takes the agent's place is asked the question itself; a fault stays with the table.
            table.run().ok();
        }
        table
    }
}
