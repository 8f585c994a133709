//! How a game begins: from a scenario, a state, a position, a record or another table.

use std::collections::BTreeMap;
use std::sync::Arc;

use thiserror::Error;

use super::{ASK, Checkpoint, Position, Table};
use crate::agent::Agent;
use crate::chance::{Chance, Deck};
use crate::driver::Driver;
use crate::error::{Fault, FaultKind, Refusal};
use crate::record::RecordLine;
use crate::{Facts, FactsMismatch, Game, Prompt, Record, Seat, Setup};

/// The game's own facts, as they are embedded.
pub fn own_facts<G: Game>() -> Arc<G::Facts> {
    let facts = G::facts(&BTreeMap::new());
    Arc::new(facts.unwrap_or_else(|error| panic!("the facts of {} are broken: {error}", G::NAME)))
}

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("{}", .0.join("\n"))]
pub struct SetupError(pub Vec<String>);

impl<G: Game> Table<G> {
    /// A table for this set-up with a person at every seat. Call [`Table::run`] once all are seated.
    pub fn new(facts: &Arc<G::Facts>, setup: Setup, chance: Chance) -> Result<Table<G>, SetupError> {
        let state = Self::begin(facts, &setup)?;
        Ok(Self::from_start(facts, setup, chance, state, None))
    }

    /// A table that begins from a state of the game's own type.
    pub fn from_state(
        facts: &Arc<G::Facts>,
        setup: Setup,
        chance: Chance,
        state: G::State,
    ) -> Result<Table<G>, SetupError> {
        Self::begin(facts, &setup)?;
        let mut wrong = G::violations(&state, facts);
        wrong.extend(G::contradictions(&state, &setup));
        if !wrong.is_empty() {
            return Err(SetupError(wrong));
        }
        Ok(Self::from_start(facts, setup, chance, state.clone(), Some(state)))
    }

    /// A table that begins from a position.
    pub fn from_position(
        facts: &Arc<G::Facts>,
        setup: Setup,
        chance: Chance,
        position: Position,
    ) -> Result<Table<G>, SetupError> {
        let state = G::read_state(position.state, facts)
            .map_err(|error| SetupError(vec![format!("the position is not one of {}: {error}", G::NAME)]))?;
        let mut table = Self::from_state(facts, setup, chance, state)?;
        table.driver.script =
            position.answers.into_iter().enumerate().map(|(n, line)| (n + 1, line)).collect();
        Ok(table)
    }

    /// Replays a record up to its last answer. The seats that `agent` knows by name get their agents back.
    pub fn load(
        facts: &Arc<G::Facts>,
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
        FactsMismatch::check(header.facts, facts.files())
            .map_err(|other| fault(FaultKind::FactsMismatch(other)))?;
        let table = match header.position.clone() {
            Some(state) => {
                Table::from_position(facts, header.setup.clone(), chance, Position { state, answers: vec![] })
            }
            None => Table::new(facts, header.setup.clone(), chance),
        };
        let mut table = table.map_err(|error| refuse(error.to_string()))?;
        for (name, player) in &header.seats {
            let seat = table.driver.seat_named(name).filter(|seat| !seat.is_chance());
            let seat = seat.ok_or_else(|| refuse(format!("there is no seat {name:?}")))?;
            match agent(seat, player) {
                Some(agent) => table.seat_agent(seat, player, agent),
                None => table.players[seat.index()] = player.clone(),
            }
        }
        table.deal(Deck::new(header.deck.iter().copied())).map_err(|error| refuse(error.to_string()))?;
        table.driver.script =
            record.lines.iter().enumerate().map(|(index, line)| (index + 2, upgraded::<G>(line))).collect();
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

    pub(super) fn begin(facts: &G::Facts, setup: &Setup) -> Result<G::State, SetupError> {
        let state = setup.check::<G>().and_then(|()| G::begin(setup, facts));
        state.map_err(|error| SetupError(vec![error]))
    }

    fn from_start(
        facts: &Arc<G::Facts>,
        setup: Setup,
        chance: Chance,
        state: G::State,
        begun_from: Option<G::State>,
    ) -> Table<G> {
        let seats = G::seats(&setup);
        Table {
            facts: facts.clone(),
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

    /// Fixes the order of the cards to come. A deck with a card that the game does not have, or with one twice, is refused.
    pub fn deal(&mut self, deck: Deck) -> Result<(), SetupError> {
        let cards: Vec<u16> = deck.cards().collect();
        let known = if cards.is_empty() { Vec::new() } else { G::cards(&self.setup, &self.facts) };
        for (index, card) in cards.iter().enumerate() {
            let wrong = if !known.contains(card) {
                format!("deck: there is no card {card} in {} under this set-up", G::NAME)
            } else if cards[..index].contains(card) {
                format!("deck: card {card} is there twice")
            } else {
                continue;
            };
            return Err(SetupError(vec![wrong]));
        }
        self.dealt_deck = cards;
        self.driver.deck = deck;
        Ok(())
    }

    /// What a choice would lead to: a copy of the table on which it was made, played up to the next question to anybody.
    /// Dice and draws are asked there, so that it gives away nothing of those to come; what would happen is in the
    /// notes of the copy from [`Table::notes`] of this table on. There is none where it would show something hidden: in games
    /// that hide something, and while several seats answer in secret.
    pub fn preview(&self, seat: &str, choice: &str) -> Result<Table<G>, Refusal> {
        if G::HIDES || self.driver.open_group.is_some() {
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

    /// A second table at the same point, with a person at every seat and no inspector. The history is shared.
    pub fn fork(&self) -> Table<G> {
        let old = &self.driver;
        let mut driver = Driver::new(old.seats, old.chance.clone());
        driver.log = old.log.clone();
        driver.agent_seed = old.agent_seed;
        driver.deck = old.deck.clone();
        driver.outcomes = old.outcomes;
        driver.script = old.script.clone();
        driver.notes = old.notes.clone();
        driver.journal_kept = old.journal_kept;
        driver.pending = old.pending.clone();
        driver.open_group = old.open_group;
        driver.settled = old.settled;
        driver.cursor = old.cursor;
        driver.step_begins = old.step_begins;
        let mut table = Table {
            facts: self.facts.clone(),
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

/// A line of a record of the first format has the key of a message where an agent's roll has its name now:
/// `lod-np-which-side` for `np-which-side`.
fn upgraded<G: Game>(line: &RecordLine) -> RecordLine {
    let mut line = line.clone();
    for roll in &mut line.rolls {
        if !G::Roll::names().contains(&roll.purpose.as_ref())
            && let Some((_, name)) = roll.purpose.split_once('-')
        {
            roll.purpose = name.to_owned().into();
        }
    }
    line
}
