//! A table: one game being played.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};

use pyo3::prelude::*;
use tricorne_kernel::{Chance, Position, Record, Seat, Viewer};
use tricorne_library::{AnyTable, Opening, catch_panic};
use tricorne_locale::{Language, TableWords};
use tricorne_wire::{JournalEntry, Outcome, Question, Reason};

use crate::encoding::{Encoding, actions_of, observation_of};
use crate::errors::{self, SetupError};
use crate::node::Node;
use crate::simulate::playouts;
use crate::{
    PACKS, game_named, language_named, lock, notations_of, odds_of, plain, question_of, setup_of, typed,
};

/// Dice from a seed.
const SEEDED: &str = "seeded";
/// Dice and draws are questions.
const ASKED: &str = "asked";

/// One game being played. Only one thread at a time may use it.
#[pyclass(frozen, subclass, module = "tricorne._tricorne")]
#[derive(Debug)]
pub struct Table {
    game: &'static str,
    inner: Mutex<Inner>,
}

#[derive(Debug)]
struct Inner {
    table: Box<dyn AnyTable>,
    words: TableWords,
    /// Whether bots may answer, so that other threads of Python should go on meanwhile.
    bots: bool,
}

/// A choice, by its place in the question or by its notation.
#[derive(FromPyObject, Debug)]
pub enum Chosen {
    /// Its place, from 0.
    #[pyo3(transparent)]
    Index(usize),
    /// Its notation.
    #[pyo3(transparent)]
    Notation(String),
}

#[pymethods]
impl Table {
    /// Opens a table: a new game, the game that a record leads to, or a copy of another table with every seat asked.
    /// `seats` names the bot of each seat that is not asked; `chance` is "seeded" or "asked".
    #[new]
    #[pyo3(signature = (game = "", *, scenario = None, options = None, seats = None, seed = None, chance = None,
        deck = None, position = None, record = None, fork_of = None, journal = true, language = "en"))]
    #[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        scenario: Option<String>,
        options: Option<BTreeMap<String, String>>,
        seats: Option<BTreeMap<String, String>>,
        seed: Option<u64>,
        chance: Option<&str>,
        deck: Option<Vec<u16>>,
        position: Option<&str>,
        record: Option<&str>,
        fork_of: Option<&Table>,
        journal: bool,
        language: &str,
    ) -> PyResult<Table> {
        let language = language_named(language)?;
        if let Some(other) = fork_of {
            return Ok(Table::of(other.game, other.lock()?.table.fork(), language));
        }
        if let Some(record) = record {
            return Table::load(py, record, seed, chance, language);
        }
        let game = game_named(game)?;
        let seed = seed.unwrap_or_default();
        let opening = Opening {
            chance: chance_named(chance.unwrap_or(SEEDED), seed)?,
            seats: seats.unwrap_or_default(),
            deck: deck.unwrap_or_default(),
            position: position.map(read_position).transpose()?,
            ..Opening::new(setup_of(game, scenario, options), seed)
        };
        let table = py.detach(|| catch_panic(|| game.open(PACKS.of(game), opening)));
        let table = table.map_err(|panic| errors::panicked(py, &panic, String::new()))?;
        let mut table = table.map_err(|error| errors::not_opened(py, error))?;
        if !journal {
            table.quiet();
        }
        Ok(Table::of(game.name(), table, language))
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// The seats, in order.
    #[getter]
    fn seats(&self) -> PyResult<Vec<&'static str>> {
        Ok(self.lock()?.table.seats().iter().map(|info| info.id).collect())
    }

    /// Who plays each seat: the name of a bot, or "ask".
    #[getter]
    fn players(&self) -> PyResult<BTreeMap<&'static str, String>> {
        let inner = self.lock()?;
        let seats = (0..).zip(inner.table.seats());
        Ok(seats.map(|(at, info)| (info.id, inner.table.player(Seat::new(at)).to_owned())).collect())
    }

    /// Who is asked, "chance" for dice and draws; None once the game is over.
    #[getter]
    fn seat(&self) -> PyResult<Option<&'static str>> {
        let inner = self.lock()?;
        Ok(inner.table.asked().map(|asked| name_of(&*inner.table, asked.seat)))
    }

    /// How many choices the question has; 0 once the game is over.
    #[getter]
    fn choices(&self) -> PyResult<usize> {
        Ok(self.lock()?.table.asked().map_or(0, |asked| asked.choices))
    }

    /// The weight of each outcome of the die or draw that is asked; empty where all weigh the same, or a seat is asked.
    #[getter]
    fn odds(&self) -> PyResult<Vec<u32>> {
        Ok(odds_of(self.lock()?.table.questions()))
    }

    /// The notations of the choices.
    #[getter]
    fn notations(&self) -> PyResult<Vec<String>> {
        Ok(notations_of(self.lock()?.table.questions()))
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> PyResult<bool> {
        Ok(self.lock()?.table.outcome().is_some())
    }

    /// Answers the question, or that of a seat, by the place of the choice or by its notation.
    #[pyo3(signature = (choice, seat = None))]
    fn answer(&self, py: Python<'_>, choice: Chosen, seat: Option<&str>) -> PyResult<()> {
        let mut inner = self.lock()?;
        let asked = inner.table.asked().map(|asked| asked.seat);
        let seat = match seat {
            Some(name) => inner.seat_named(py, name)?,
            None => asked.unwrap_or(Seat::CHANCE),
        };
        let answer = |table: &mut Box<dyn AnyTable>| match &choice {
            Chosen::Index(position) => table.answer_at(seat, *position),
            Chosen::Notation(notation) => {
                let name = name_of(&**table, seat);
                table.answer(name, notation)
            }
        };
        let Inner { table, bots, .. } = &mut *inner;
        let mut answered = || catch_panic(|| answer(table));
        let answered = if *bots { py.detach(answered) } else { answered() };
        match answered {
            Ok(answered) => answered.map_err(|refusal| errors::refused(py, refusal)),
            Err(panic) => Err(inner.panicked(py, &panic)),
        }
    }

    /// Takes back the last answer of a seat, and gives its notation.
    fn undo(&self, py: Python<'_>, seat: &str) -> PyResult<String> {
        let undone = self.lock()?.table.undo(seat).map_err(|refusal| errors::refused(py, refusal))?;
        Ok(undone.choice)
    }

    /// Seats a bot, or nobody, and plays on.
    #[pyo3(signature = (seat, agent))]
    fn seat_agent(&self, py: Python<'_>, seat: &str, agent: Option<&str>) -> PyResult<()> {
        let mut inner = self.lock()?;
        let seat = inner.seat_named(py, seat)?;
        if seat.is_chance() {
            return Err(SetupError::new_err("no bot can play for chance"));
        }
        match agent {
            Some(name) => {
                inner.table.seat_agent(seat, name).map_err(|error| errors::not_opened(py, error))?;
                inner.bots = true;
            }
            None => inner.table.seat_person(seat),
        }
        let table = &mut inner.table;
        match py.detach(|| catch_panic(|| table.run())) {
            Ok(ran) => ran.map_err(|refusal| errors::refused(py, refusal)),
            Err(panic) => Err(inner.panicked(py, &panic)),
        }
    }

    /// Names who plays a seat that is asked, for the record.
    fn name_player(&self, py: Python<'_>, seat: &str, name: &str) -> PyResult<()> {
        let mut inner = self.lock()?;
        let seat = inner.seat_named(py, seat)?;
        inner.table.name_player(seat, name);
        Ok(())
    }

    /// What a bot would answer in a seat's place: the notation and the reasons.
    fn advise<'py>(&self, py: Python<'py>, seat: &str, agent: &str) -> PyResult<Bound<'py, PyAny>> {
        let inner = self.lock()?;
        let table = &inner.table;
        let advice = py.detach(|| catch_panic(|| table.advise(seat, agent)));
        let advice = advice.map_err(|panic| inner.panicked(py, &panic))?;
        let (choice, reasons) = advice.map_err(|error| errors::no_advice(py, error))?;
        let reasons: Vec<Reason> = reasons.iter().map(|reason| Reason::of(reason, &inner.words)).collect();
        plain(py, &(choice.notation, reasons))
    }

    /// The question that waits first; None once the game is over.
    #[getter]
    fn question<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let inner = self.lock()?;
        question_of(py, inner.table.questions(), &inner.words)
    }

    /// The questions that wait, as a viewer may know them.
    #[pyo3(signature = (viewer = "referee"))]
    fn questions<'py>(&self, py: Python<'py>, viewer: &str) -> PyResult<Bound<'py, PyAny>> {
        let inner = self.lock()?;
        let questions = match inner.viewer_named(py, viewer)? {
            Viewer::Referee => inner.table.questions(),
            viewer => inner.table.questions_for(viewer),
        };
        let questions = questions.into_iter().map(|question| Question::of(question, &inner.words));
        typed(py, "read_questions", &questions.collect::<Vec<_>>())
    }

    /// How the game ended; None until it has.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let inner = self.lock()?;
        let outcome = inner.table.outcome();
        outcome.map(|outcome| typed(py, "read_outcome", &Outcome::of(outcome, &inner.words))).transpose()
    }

    /// What a viewer may know: a seat, "observer", or "referee" who sees all.
    #[pyo3(signature = (viewer = "referee"))]
    fn view<'py>(&self, py: Python<'py>, viewer: &str) -> PyResult<Bound<'py, PyAny>> {
        let inner = self.lock()?;
        plain(py, &inner.table.view_text(inner.viewer_named(py, viewer)?))
    }

    /// The board as a viewer sees it, for a terminal.
    #[pyo3(signature = (viewer = "referee"))]
    fn board(&self, py: Python<'_>, viewer: &str) -> PyResult<String> {
        let inner = self.lock()?;
        Ok(inner.table.board(inner.viewer_named(py, viewer)?, &inner.words))
    }

    /// What happened, as far as a viewer may know, from entry number `since` on.
    #[pyo3(signature = (viewer = "referee", since = 0))]
    fn journal<'py>(&self, py: Python<'py>, viewer: &str, since: usize) -> PyResult<Bound<'py, PyAny>> {
        let inner = self.lock()?;
        let notes = inner.table.journal(inner.viewer_named(py, viewer)?, since);
        let entries = notes.iter().map(|note| JournalEntry::of(note, &*inner.table, &inner.words));
        typed(py, "read_journal", &entries.collect::<Vec<_>>())
    }

    /// The game record as a viewer may have it; that of the referee has the seed.
    #[pyo3(signature = (viewer = "referee"))]
    fn record(&self, py: Python<'_>, viewer: &str) -> PyResult<String> {
        let inner = self.lock()?;
        Ok(match inner.viewer_named(py, viewer)? {
            Viewer::Referee => inner.table.record(),
            viewer => inner.table.record_for(viewer),
        }
        .to_text())
    }

    /// The present position, as a document that a new game can begin from.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.lock()?.table.position())
    }

    /// How many answers were given.
    #[getter]
    fn answers(&self) -> PyResult<usize> {
        Ok(self.lock()?.table.answers())
    }

    /// This point, to look ahead from, with all secrets.
    fn node(&self) -> PyResult<Node> {
        let inner = self.lock()?;
        Ok(Node::new(self.game, inner.table.node(), inner.words.clone()))
    }

    /// A game that a viewer cannot tell from this one, at the same question; None if none was found.
    #[pyo3(signature = (viewer, seed = 0))]
    fn determinize(&self, py: Python<'_>, viewer: &str, seed: u64) -> PyResult<Option<Node>> {
        let inner = self.lock()?;
        let viewer = inner.viewer_named(py, viewer)?;
        let node = inner.table.determinize(viewer, seed);
        Ok(node.map(|node| Node::new(self.game, node, inner.words.clone())))
    }

    /// Plays games `first` to `first + games` to their ends between bots, after the choice at a place: who won each, by seat.
    /// With a viewer, each begins from a game that the viewer cannot tell from this one.
    #[pyo3(signature = (position, *, agents, games, first = 0, seed = 0, viewer = None, threads = None))]
    #[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn playouts<'py>(
        &self,
        py: Python<'py>,
        position: usize,
        agents: Vec<String>,
        games: u64,
        first: u64,
        seed: u64,
        viewer: Option<&str>,
        threads: Option<usize>,
    ) -> PyResult<Bound<'py, numpy::PyArray2<bool>>> {
        let inner = self.lock()?;
        let viewer = viewer.map(|viewer| inner.viewer_named(py, viewer)).transpose()?;
        let table = &inner.table;
        let worlds = |seed: u64| match viewer {
            None => Some(table.node()),
            Some(viewer) => table.determinize(viewer, seed),
        };
        playouts(py, worlds, position, &agents, (seed, first, games), threads)
    }

    /// What a seat may know, in numbers.
    #[pyo3(signature = (encoding, viewer, out = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        encoding: &Encoding,
        viewer: &str,
        out: Option<Bound<'py, numpy::PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, numpy::PyArray1<f32>>> {
        let inner = self.lock()?;
        let viewer = inner.viewer_named(py, viewer)?;
        observation_of(py, encoding, out, |encoding, row| inner.table.observe(encoding, viewer, row))
    }

    /// The actions that the question offers, in its order.
    fn offered<'py>(
        &self,
        py: Python<'py>,
        encoding: &Encoding,
    ) -> PyResult<Bound<'py, numpy::PyArray1<u32>>> {
        let inner = self.lock()?;
        actions_of(py, encoding, |encoding, actions| inner.table.offered(encoding, actions))
    }
}

impl Table {
    fn of(game: &'static str, table: Box<dyn AnyTable>, language: Language) -> Table {
        let words = table.pack().words(language);
        let bots =
            (0..).zip(table.seats()).any(|(at, _)| table.player(Seat::new(at)) != tricorne_kernel::ASK);
        Table { game, inner: Mutex::new(Inner { table, words, bots }) }
    }

    /// The table that a game record leads to.
    fn load(
        py: Python<'_>,
        record: &str,
        seed: Option<u64>,
        chance: Option<&str>,
        language: Language,
    ) -> PyResult<Table> {
        let record = Record::parse(record).map_err(errors::bad_record)?;
        let game = game_named(&record.header.game)?;
        let chance = match (chance, seed) {
            (None, None) => None,
            (None, Some(seed)) => Some(Chance::seeded(seed)),
            (Some(name), seed) => Some(chance_named(name, seed.or(record.header.seed).unwrap_or_default())?),
        };
        let pack = PACKS.of_record(game, &record.header);
        let pack = pack.map_err(|other| errors::RecordError::new_err(format!("line 1: {other}")))?;
        let table = py.detach(|| catch_panic(|| game.load(pack, &record, chance)));
        let table = table.map_err(|panic| errors::panicked(py, &panic, record.to_text()))?;
        Ok(Table::of(game.name(), table.map_err(|error| errors::not_opened(py, error))?, language))
    }

    fn lock(&self) -> PyResult<MutexGuard<'_, Inner>> {
        lock(&self.inner, "table")
    }
}

impl Inner {
    fn seat_named(&self, py: Python<'_>, name: &str) -> PyResult<Seat> {
        self.table.seat_named(name).ok_or_else(|| errors::no_such_seat(py, name, self.table.seats()))
    }

    fn viewer_named(&self, py: Python<'_>, name: &str) -> PyResult<Viewer> {
        errors::viewer_named(py, name, self.table.seats())
    }

    fn panicked(&self, py: Python<'_>, panic: &str) -> PyErr {
        let record = catch_panic(|| self.table.record().to_text()).unwrap_or_default();
        errors::panicked(py, panic, record)
    }
}

/// The name of a seat.
fn name_of(table: &dyn AnyTable, seat: Seat) -> &'static str {
    if seat.is_chance() { Seat::CHANCE_NAME } else { table.seats()[seat.index()].id }
}

fn chance_named(name: &str, seed: u64) -> PyResult<Chance> {
    match name {
        SEEDED => Ok(Chance::seeded(seed)),
        ASKED => Ok(Chance::Asked),
        other => {
            Err(SetupError::new_err(format!("chance cannot be {other:?}; it may be: {SEEDED}, {ASKED}")))
        }
    }
}

fn read_position(text: &str) -> PyResult<Position> {
    serde_json::from_str(text).map_err(|error| errors::RecordError::new_err(format!("position: {error}")))
}
