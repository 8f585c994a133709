//! The table: where questions wait, answers are taken, and the record grows.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::agent::{Agent, Dice, Reason, Roll, Seen};
use crate::chance::{Chance, Deck, Whim};
use crate::error::{AskedInWords, Fault, FaultKind, Refusal};
use crate::record::{Header, Line, RECORD_FORMAT, Record};
use crate::telling::{Desk, Entry, Telling};
use crate::{Asked, Game, Note, Outcome, Question, Seat, SeatInfo, Setup, Stop, Viewer};

/// The name of a seat's player when it is a person.
pub const ASK: &str = "ask";
/// How many steps in a row may ask nothing.
const IDLE_STEPS: usize = 10_000;

/// One game being played.
#[derive(Debug)]
pub struct Table<G: Game> {
    setup: Setup,
    players: Vec<String>,
    begun_from: Option<G::State>,
    dealt_deck: Vec<u16>,
    /// The present step's start, after those of earlier steps that could still be undone to.
    checkpoints: Vec<Checkpoint<G>>,
    steps_kept: bool,
    desk: Desk<G>,
    /// The state in which the pending questions are asked, or the game ended.
    current: G::State,
    outcome: Option<Outcome>,
    fault: Option<Box<Fault>>,
}

#[derive(Clone, Debug)]
struct Checkpoint<G: Game> {
    answers: usize,
    notes: usize,
    state: G::State,
}

/// A state with the answers given since: a document that a new game can begin from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The state at the start of the present step.
    pub state: serde_json::Value,
    /// The answers of the step so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Line>,
}

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("{}", .0.join("\n"))]
pub struct SetupError(pub Vec<String>);

/// What an undo took back.
#[derive(Clone, PartialEq, Debug)]
pub struct TakenBack {
    /// Whose answer it was.
    pub seat: Seat,
    /// Its notation.
    pub choice: String,
}

impl<G: Game> Table<G> {
    /// A table for this set-up with a person at every seat. Call [`Table::go`] once all are seated.
    pub fn new(setup: Setup, chance: Chance) -> Result<Table<G>, SetupError> {
        let state = Self::begin(&setup)?;
        Ok(Self::from_start(setup, chance, state, None))
    }

    /// A table that begins from a state of the game's own type.
    pub fn from_state(setup: Setup, chance: Chance, state: G::State) -> Result<Table<G>, SetupError> {
        Self::begin(&setup)?;
        let faults = G::faults(&state);
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
        table.desk.script = position.answers.into_iter().enumerate().map(|(n, line)| (n + 1, line)).collect();
        Ok(table)
    }

    /// Replays a record up to its last answer. The seats that `agent` knows by name get their agents back.
    pub fn load(
        record: &Record,
        chance: Chance,
        mut agent: impl FnMut(Seat, &str) -> Option<Box<dyn Agent<G>>>,
    ) -> Result<Table<G>, Box<Fault>> {
        let header = &record.header;
        let refuse = |reason: String| {
            Box::new(Fault { kind: FaultKind::Record { line: 1, reason }, question: None, record: String::new() })
        };
        if header.game != G::NAME {
            return Err(refuse(format!("a record of {}, not of {}", header.game, G::NAME)));
        }
        let table = match header.position.clone() {
            Some(state) => Table::from_position(header.setup.clone(), chance, Position { state, answers: vec![] }),
            None => Table::new(header.setup.clone(), chance),
        };
        let mut table = table.map_err(|error| refuse(error.to_string()))?;
        for (name, player) in &header.seats {
            let seat = table.desk.seat_named(name).ok_or_else(|| refuse(format!("there is no seat {name:?}")))?;
            match agent(seat, player) {
                Some(agent) => table.seat(seat, player, agent),
                None => table.players[seat.index()] = player.clone(),
            }
        }
        table.deal(Deck::new(header.deck.iter().copied()));
        table.desk.script =
            record.lines.iter().enumerate().map(|(index, line)| (index + 2, line.clone())).collect();
        table.go().map_err(|mut fault| {
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
        let state = setup.check::<G>().and_then(|()| G::begin(setup)).map_err(|error| SetupError(vec![error]))?;
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
            desk: Desk::new(seats, chance),
            current: state,
            outcome: None,
            fault: None,
        }
    }

    /// Seats an agent, under the name it has in records.
    pub fn seat(&mut self, seat: Seat, name: &str, agent: Box<dyn Agent<G>>) {
        self.players[seat.index()] = name.to_owned();
        self.desk.agents[seat.index()] = Some(agent);
    }

    /// Gives a seat to a person.
    pub fn seat_person(&mut self, seat: Seat) {
        self.players[seat.index()] = ASK.to_owned();
        self.desk.agents[seat.index()] = None;
    }

    /// Fixes the order of the cards to come.
    pub fn deal(&mut self, deck: Deck) {
        self.dealt_deck = deck.cards().collect();
        self.desk.deck = deck;
    }

    /// The seed from which agents take their own randomness; that of the dice unless set.
    pub fn seed_agents(&mut self, seed: u64) {
        self.desk.agent_seed = seed;
    }

    /// Keeps no journal and no way back: for games that nobody watches.
    pub fn quiet(&mut self) {
        self.desk.journal_kept = false;
        self.steps_kept = false;
    }

    /// Plays on until somebody must be asked or the game is over.
    pub fn go(&mut self) -> Result<(), Box<Fault>> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        let mut idle = 0;
        loop {
            let here = self.checkpoints.last().expect("a table keeps the start of the present step");
            self.outcome = G::outcome(&here.state);
            if self.outcome.is_some() {
                self.current = here.state.clone();
                self.desk.begin_step(here.answers, here.notes);
                return match self.desk.script.front() {
                    Some(&(line, _)) => {
                        let reason = "an answer after the end of the game".into();
                        Err(self.broken(FaultKind::Record { line, reason }, None))
                    }
                    None => Ok(()),
                };
            }
            let (answers, notes) = (here.answers, here.notes);
            self.desk.begin_step(answers, notes);
            let mut telling = Telling { state: here.state.clone(), desk: &mut self.desk };
            let told = G::step(&mut telling);
            let state = telling.state;
            match told {
                Ok(()) if self.desk.cursor < self.desk.log.len() => {
                    return Err(self.broken(FaultKind::NotDeterministic, None));
                }
                Ok(()) => {
                    idle = if self.desk.cursor == answers { idle + 1 } else { 0 };
                    if idle > IDLE_STEPS {
                        return Err(self.broken(FaultKind::Idle(idle), None));
                    }
                    self.finish_step(state);
                }
                Err(Stop::Paused) => {
                    self.current = state;
                    return Ok(());
                }
                Err(Stop::Broken) => {
                    self.current = state;
                    let trouble = self.desk.trouble.take();
                    let (kind, question) = trouble.unwrap_or((FaultKind::NotDeterministic, None));
                    return Err(self.broken(kind, question));
                }
            }
        }
    }

    fn finish_step(&mut self, state: G::State) {
        let next = Checkpoint { answers: self.desk.cursor, notes: self.desk.notes.len(), state };
        if self.steps_kept {
            let barrier = self.barrier();
            let useless = self.checkpoints.iter().rposition(|point| point.answers <= barrier).unwrap_or(0);
            self.checkpoints.drain(..useless);
            self.checkpoints.push(next);
        } else {
            self.checkpoints[0] = next;
        }
    }

    /// The number of answers that can no longer be taken back: up to the last outcome of Chance, the last thing
    /// revealed, and the last answer but those of the seat that answered last.
    fn barrier(&self) -> usize {
        let log = &self.desk.log;
        let Some(last) = log.last() else { return 0 };
        let stop = log.iter().rposition(|entry| entry.seat.is_chance() || entry.seat != last.seat);
        stop.map_or(0, |index| index + 1).max(self.desk.revealed_at)
    }

    fn broken(&mut self, kind: FaultKind, question: Option<AskedInWords>) -> Box<Fault> {
        let fault = Box::new(Fault { kind, question, record: self.record().to_text() });
        self.desk.pending.clear();
        self.fault = Some(fault.clone());
        fault
    }

    /// The questions that wait. Several only where several seats are asked at once; none once the game is over.
    pub fn questions(&self) -> &[Asked<G>] {
        &self.desk.pending
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Takes an answer by the notation of its choice, and plays on.
    pub fn answer(&mut self, seat: &str, choice: &str) -> Result<(), Refusal> {
        if let Some(fault) = &self.fault {
            return Err(Refusal::Broken(fault.clone()));
        }
        let seat = self.find_seat(seat)?;
        let asked = self.asked(seat)?;
        let Some(position) = asked.find(choice) else {
            return Err(Refusal::IllegalChoice {
                seat: self.desk.seat_name(seat).to_owned(),
                choice: choice.chars().take(80).collect(),
                rule: asked.prompt.rule,
                offered: asked.choices.iter().map(|choice| choice.to_string()).collect::<Vec<_>>().join(", "),
            });
        };
        self.answer_at(seat, position)
    }

    /// Takes an answer by its position in the question, and plays on.
    pub fn answer_at(&mut self, seat: Seat, position: usize) -> Result<(), Refusal> {
        let asked = self.asked(seat)?;
        let choice = asked.choices[position];
        if asked.rolled_for.is_some() {
            self.desk.rolls_given.push(Roll {
                roll: position as u8 + 1,
                sides: asked.choices.len() as u8,
                purpose: asked.prompt.message.key.0.to_owned(),
                rule: asked.prompt.rule.to_owned(),
            });
        } else {
            let audience = asked.audience;
            self.desk.outcomes += u64::from(seat.is_chance());
            self.desk.log.push(Entry { seat, position: position as u16, choice, audience });
        }
        self.go().map_err(Refusal::Broken)
    }

    /// Takes back the last answer of a seat, if nothing was rolled, revealed or answered by others since.
    /// An answer to a simultaneous question may be taken back until all are in.
    pub fn undo(&mut self, seat: &str) -> Result<TakenBack, Refusal> {
        let seat = self.find_seat(seat)?;
        let name = self.desk.seat_name(seat).to_owned();
        let no = |reason| Err(Refusal::NoUndo { seat: name.clone(), reason });
        if seat.is_chance() || self.desk.agents[seat.index()].is_some() {
            return no("only people take answers back");
        }
        if !self.desk.rolls_given.is_empty() {
            return no("dice have fallen since");
        }
        let len = self.desk.log.len();
        let last = match self.desk.open_group {
            Some(start) if start < len => {
                self.desk.log[start..].iter().rposition(|entry| entry.seat == seat).map(|index| start + index)
            }
            _ => len.checked_sub(1),
        };
        let Some(last) = last else { return no("nothing was answered that is still open") };
        if self.desk.log[last].seat != seat {
            return no("others or the dice have answered since");
        }
        if last < self.desk.revealed_at {
            return no("something was revealed since");
        }
        if !self.steps_kept {
            return no("this table keeps no way back");
        }
        let entry = self.desk.log.remove(last);
        self.desk.extras.remove(&last);
        self.desk.outcomes = self.desk.count_outcomes();
        while self.checkpoints.len() > 1 && self.checkpoints.last().is_some_and(|point| point.answers > last) {
            self.checkpoints.pop();
        }
        self.fault = None;
        self.go().map_err(Refusal::Broken)?;
        Ok(TakenBack { seat, choice: entry.choice.to_string() })
    }

    fn find_seat(&self, name: &str) -> Result<Seat, Refusal> {
        self.desk.seat_named(name).ok_or_else(|| Refusal::NoSuchSeat {
            seat: name.chars().take(80).collect(),
            seats: self.desk.seats.iter().map(|info| info.id).collect::<Vec<_>>().join(", "),
        })
    }

    fn asked(&self, seat: Seat) -> Result<&Asked<G>, Refusal> {
        let pending = &self.desk.pending;
        let Some(first) = pending.first() else { return Err(Refusal::GameOver) };
        pending.iter().find(|asked| asked.seat == seat).ok_or_else(|| Refusal::WrongSeat {
            seat: self.desk.seat_name(seat).to_owned(),
            waiting: pending.iter().map(|asked| self.desk.seat_name(asked.seat)).collect::<Vec<_>>().join(", "),
            rule: first.prompt.rule,
        })
    }

    /// What a viewer may know now.
    pub fn view(&self, viewer: Viewer) -> G::View<'_> {
        G::view(&self.current, viewer)
    }

    /// The state in which the pending questions are asked. Not for players: see [`Table::view`].
    pub fn state(&self) -> &G::State {
        &self.current
    }

    /// What happened, as far as a viewer may know, from note number `since` on.
    pub fn journal(&self, viewer: Viewer, since: usize) -> impl Iterator<Item = &Note> {
        let told = self.desk.notes.iter().skip(since);
        told.filter(move |note| viewer.may_know(note.audience))
    }

    /// How many notes the journal has.
    pub fn notes(&self) -> usize {
        self.desk.notes.len()
    }

    /// Why an agent gave its answer number `n` (from 0), and what it rolled for it.
    pub fn reasons(&self, n: usize) -> (&[Reason], &[Roll]) {
        self.desk.extras.get(&n).map_or((&[], &[]), |extra| (&extra.reasons, &extra.rolls))
    }

    /// What an agent would answer in a seat's place, and why. Its rolls are not those that the table will see.
    pub fn advise(&self, seat: &str, agent: &mut dyn Agent<G>) -> Result<(G::Choice, Vec<Reason>), Refusal> {
        if let Some(fault) = &self.fault {
            return Err(Refusal::Broken(fault.clone()));
        }
        let seat = self.find_seat(seat)?;
        let asked = self.asked(seat)?;
        let seen = Seen { state: &self.current, seat, reasons_wanted: true };
        let question = Question { seat, prompt: &asked.prompt, choices: &asked.choices };
        let mut chance = Chance::seeded(!self.desk.agent_seed);
        let (mut rolls, mut pending) = (Vec::new(), Vec::new());
        let mut dice = Dice {
            whim: Whim::at(self.desk.agent_seed, self.desk.log.len() as u64),
            chance: &mut chance,
            rolls: &mut rolls,
            used: 0,
            nth: self.desk.outcomes,
            seat,
            asked: &mut pending,
            trouble: None,
        };
        match agent.choose(&seen, &question, &mut dice) {
            Ok(chosen) if chosen.position < asked.choices.len() => {
                Ok((asked.choices[chosen.position], chosen.reasons))
            }
            _ => Err(Refusal::NoAdvice { seat: self.desk.seat_name(seat).to_owned(), rule: asked.prompt.rule }),
        }
    }

    /// How many answers were given.
    pub fn answers(&self) -> usize {
        self.desk.log.len()
    }

    /// The seats, in order.
    pub fn seats(&self) -> &'static [SeatInfo] {
        self.desk.seats
    }

    /// The name of a seat, Chance included.
    pub fn seat_name(&self, seat: Seat) -> &'static str {
        self.desk.seat_name(seat)
    }

    /// The seat of this name.
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        self.desk.seat_named(name)
    }

    /// Who plays a seat: the name of an agent, or [`ASK`].
    pub fn player(&self, seat: Seat) -> &str {
        &self.players[seat.index()]
    }

    /// The whole record, secrets and seed included: for its keeper, not for players.
    pub fn record(&self) -> Record {
        Record { header: self.header(), lines: self.lines(0) }
    }

    /// The record as a viewer may have it: without seed and deck, and what is secret from the viewer is `?`.
    pub fn record_for(&self, viewer: Viewer) -> Record {
        let mut record = self.record();
        record.header.seed = None;
        record.header.deck.clear();
        if self.outcome.is_none() {
            let open = self.desk.open_group.unwrap_or(usize::MAX);
            for (index, (entry, line)) in self.desk.log.iter().zip(&mut record.lines).enumerate() {
                let unopened = index >= open && viewer != Viewer::Seat(entry.seat);
                if unopened || !viewer.may_know(entry.audience) {
                    line.choice = "?".to_owned();
                }
            }
            if G::HIDES {
                record.header.position = None;
            }
        }
        record
    }

    /// The present position, as a document that a new game can begin from.
    pub fn position(&self) -> Position {
        let here = self.checkpoints.last().expect("a table keeps the start of the present step");
        let state = serde_json::to_value(&here.state).expect("states are plain data");
        let mut answers = self.lines(here.answers);
        for (index, line) in answers.iter_mut().enumerate() {
            line.n = index + 1;
        }
        Position { state, answers }
    }

    /// A second table at the same point, with a person at every seat.
    pub fn fork(&self) -> Table<G> {
        let mut desk = Desk::new(self.desk.seats, self.desk.chance.clone());
        desk.log = self.desk.log.clone();
        desk.extras = self.desk.extras.clone();
        desk.deck = self.desk.deck.clone();
        desk.outcomes = self.desk.outcomes;
        desk.notes = self.desk.notes.clone();
        desk.journal_kept = self.desk.journal_kept;
        desk.pending = self.desk.pending.clone();
        desk.open_group = self.desk.open_group;
        desk.rolls_given = self.desk.rolls_given.clone();
        desk.revealed_at = self.desk.revealed_at;
        desk.cursor = self.desk.cursor;
        Table {
            setup: self.setup.clone(),
            players: vec![ASK.to_owned(); self.players.len()],
            begun_from: self.begun_from.clone(),
            dealt_deck: self.dealt_deck.clone(),
            checkpoints: self.checkpoints.clone(),
            steps_kept: self.steps_kept,
            desk,
            current: self.current.clone(),
            outcome: self.outcome.clone(),
            fault: self.fault.clone(),
        }
    }

    fn header(&self) -> Header {
        Header {
            tricorne: RECORD_FORMAT,
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            setup: self.setup.clone(),
            seats: self
                .desk
                .seats
                .iter()
                .zip(&self.players)
                .map(|(info, player)| (info.id.to_owned(), player.clone()))
                .collect(),
            seed: self.desk.chance.seed(),
            deck: self.dealt_deck.clone(),
            position: self
                .begun_from
                .as_ref()
                .map(|state| serde_json::to_value(state).expect("states are plain data")),
        }
    }

    fn lines(&self, from: usize) -> Vec<Line> {
        let entries = self.desk.log.iter().enumerate().skip(from);
        let line = |(index, entry): (usize, &Entry<G::Choice>)| Line {
            n: index + 1,
            seat: self.desk.seat_name(entry.seat).to_owned(),
            choice: entry.choice.to_string(),
            rolls: self.reasons(index).1.to_vec(),
        };
        entries.map(line).collect()
    }

    /// The winners' seats, for counting.
    pub fn winners(&self) -> ArrayVec<Seat, { crate::MAX_SEATS }> {
        self.outcome.as_ref().map(|outcome| outcome.winners.clone()).unwrap_or_default()
    }
}
