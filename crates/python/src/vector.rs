//! Many tables stepped at once, on all cores and without Python, into arrays that are used again and again.

use std::collections::BTreeMap;
use std::sync::Mutex;

use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray,
    PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use rayon::prelude::*;
use tricorne_kernel::{ASK, Refusal, Seat, Setup, Viewer};
use tricorne_library::{AnyGame, AnyTable, Asked, Encoding, Opening, catch_panic};

use crate::errors::{self, BusyError, SetupError};
use crate::simulate::{pool, seed_of};
use crate::{PACKS, game_named, lock, setup_of};

/// Many tables of one game. A game that ends is followed by the next one at once.
#[pyclass(frozen, module = "tricorne._tricorne")]
#[derive(Debug)]
pub struct Vector {
    inner: Mutex<Inner>,
    tables: usize,
    seats: Vec<&'static str>,
}

#[derive(Debug)]
struct Inner {
    game: &'static dyn AnyGame,
    encoding: Encoding,
    plan: Plan,
    tables: Vec<Stepped>,
    /// The threads; none where the caller's is the only one.
    pool: Option<rayon::ThreadPool>,
}

/// What every game begins with.
#[derive(Debug)]
struct Plan {
    setup: Setup,
    seats: BTreeMap<String, String>,
    seed: u64,
}

/// One table, and what its last step came to.
#[derive(Debug)]
struct Stepped {
    number: u64,
    episode: u64,
    seed: u64,
    table: Box<dyn AnyTable>,
    asked: Option<Asked>,
    offered: Vec<u32>,
    rewards: Vec<f32>,
    done: bool,
}

/// How the answers of a step are given.
#[derive(Clone, Copy)]
enum By {
    /// By their places in the questions.
    Place,
    /// By the numbers of the choices.
    Action,
}

/// Why a table could not go on.
enum Trouble {
    Refused { table: u64, refusal: Refusal },
    Panicked { record: String, panic: String },
    Other(String),
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, tables, *, scenario = None, options = None, seats = None, seed = 0, threads = None))]
    #[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        tables: usize,
        scenario: Option<String>,
        options: Option<BTreeMap<String, String>>,
        seats: Option<BTreeMap<String, String>>,
        seed: u64,
        threads: Option<usize>,
    ) -> PyResult<Vector> {
        let game = game_named(game)?;
        let setup = setup_of(game, scenario, options);
        let infos = game.seats(&setup).map_err(|error| errors::not_opened(py, error))?;
        let plan = Plan { setup, seats: seats.unwrap_or_default(), seed };
        let bots = plan.seats.values().filter(|player| *player != ASK).count();
        if tables == 0 || bots == infos.len() {
            return Err(SetupError::new_err("there must be a table, and a seat without a bot"));
        }
        let encoding = game.encoding(PACKS.of(game));
        let pool = if threads == Some(1) { None } else { Some(pool(threads)?) };
        let open = |number: u64| Stepped::new(number, game, &plan);
        let numbers = 0..tables as u64;
        let opened: Result<Vec<Stepped>, Trouble> = py.detach(|| match &pool {
            Some(pool) => pool.install(|| numbers.into_par_iter().map(open).collect()),
            None => numbers.map(open).collect(),
        });
        let opened = opened.map_err(|trouble| trouble.into_error(py))?;
        let inner = Inner { game, encoding, plan, tables: opened, pool };
        Ok(Vector { inner: Mutex::new(inner), tables, seats: infos.iter().map(|info| info.id).collect() })
    }

    /// How many tables there are.
    fn __len__(&self) -> usize {
        self.tables
    }

    /// The seats, in order.
    #[getter]
    fn seat_names(&self) -> Vec<&'static str> {
        self.seats.clone()
    }

    /// Answers the question of every table (none at the first call), and writes what each then comes to.
    #[pyo3(signature = (answers, by_action, observations, masks, seats, counts, rewards, done, seeds))]
    #[allow(clippy::too_many_arguments, reason = "they are the arrays of the Python class")]
    fn step<'py>(
        &self,
        py: Python<'py>,
        answers: Option<Bound<'py, PyArray1<i64>>>,
        by_action: bool,
        observations: &Bound<'py, PyArray2<f32>>,
        masks: &Bound<'py, PyArray2<bool>>,
        seats: &Bound<'py, PyArray1<i8>>,
        counts: &Bound<'py, PyArray1<i64>>,
        rewards: &Bound<'py, PyArray2<f32>>,
        done: &Bound<'py, PyArray1<bool>>,
        seeds: &Bound<'py, PyArray1<u64>>,
    ) -> PyResult<()> {
        let mut inner = lock(&self.inner, "tables")?;
        let Inner { game, encoding, plan, tables, pool } = &mut *inner;
        let (width, actions) = (encoding.document().observation.len(), encoding.document().actions.len());
        // Every answer is looked at before any is taken: one that is refused changes nothing at any table.
        let by = if by_action { By::Action } else { By::Place };
        let places = answers.map(|answers| places(py, &answers.try_readonly()?, by, tables)).transpose()?;
        let mut observations = writable(observations, self.tables * width)?;
        let mut masks = writable(masks, self.tables * actions)?;
        let (mut seats, mut counts) = (writable(seats, self.tables)?, writable(counts, self.tables)?);
        let mut rewards = writable(rewards, self.tables * self.seats.len())?;
        let (mut done, mut seeds) = (writable(done, self.tables)?, writable(seeds, self.tables)?);
        let (rows, marks) = (observations.as_slice_mut()?, masks.as_slice_mut()?);
        let game: &'static dyn AnyGame = *game;
        let step = |(it, (row, marks)): (&mut Stepped, (&mut [f32], &mut [bool]))| {
            if let Some(places) = &places {
                it.step(places[it.number as usize], game, plan)?;
            }
            it.look(encoding, row, marks)
        };
        let stepped: Result<(), Trouble> = py.detach(|| match pool {
            Some(pool) => pool.install(|| {
                let rows = rows.par_chunks_mut(width).zip(marks.par_chunks_mut(actions));
                tables.par_iter_mut().zip(rows).with_min_len(16).try_for_each(step)
            }),
            None => {
                let rows = rows.chunks_mut(width).zip(marks.chunks_mut(actions));
                tables.iter_mut().zip(rows).try_for_each(step)
            }
        });
        let (seats, counts) = (seats.as_slice_mut()?, counts.as_slice_mut()?);
        let (rewards, done, seeds) = (rewards.as_slice_mut()?, done.as_slice_mut()?, seeds.as_slice_mut()?);
        for (at, it) in tables.iter().enumerate() {
            seats[at] = it.asked.map_or(-1, |asked| asked.seat.index() as i8);
            counts[at] = it.asked.map_or(0, |asked| asked.choices as i64);
            rewards[at * self.seats.len()..(at + 1) * self.seats.len()].copy_from_slice(&it.rewards);
            done[at] = it.done;
            seeds[at] = it.seed;
        }
        stepped.map_err(|trouble| trouble.into_error(py))
    }

    /// The game record of one table.
    fn record(&self, table: usize) -> PyResult<String> {
        let inner = lock(&self.inner, "tables")?;
        let there = inner.tables.get(table);
        let there = there.ok_or_else(|| SetupError::new_err(format!("there is no table {table}")))?;
        Ok(there.table.record().to_text())
    }
}

/// The places of the answers in the questions of the tables.
fn places(
    py: Python<'_>,
    answers: &PyReadonlyArray1<'_, i64>,
    by: By,
    tables: &[Stepped],
) -> PyResult<Vec<usize>> {
    let answers = answers.as_slice()?;
    if answers.len() != tables.len() {
        return Err(SetupError::new_err(format!("one answer is due for each of {} tables", tables.len())));
    }
    let refused = |it: &Stepped, answer| errors::refused_at(py, it.number, it.not_offered(answer));
    let each = tables.iter().zip(answers);
    each.map(|(it, &answer)| it.place(answer, by).ok_or_else(|| refused(it, answer))).collect()
}

/// One of the arrays that a step writes.
fn writable<'py, T: Element, D: Dimension>(
    array: &Bound<'py, PyArray<T, D>>,
    len: usize,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    if array.len() != len {
        return Err(SetupError::new_err(format!("an array of {} numbers where {len} are due", array.len())));
    }
    array.try_readwrite().map_err(|error| BusyError::new_err(format!("an array of the tables: {error}")))
}

impl Plan {
    /// The seed of a table's game.
    fn seed_of(&self, table: u64, episode: u64) -> u64 {
        seed_of(seed_of(self.seed, table), episode)
    }

    fn open(&self, game: &'static dyn AnyGame, seed: u64) -> Result<Box<dyn AnyTable>, Trouble> {
        let opening = Opening { seats: self.seats.clone(), ..Opening::new(self.setup.clone(), seed) };
        let opened = game.open(PACKS.of(game), opening);
        let mut table = opened.map_err(|error| Trouble::Other(error.to_string()))?;
        table.quiet();
        Ok(table)
    }
}

impl Stepped {
    fn new(number: u64, game: &'static dyn AnyGame, plan: &Plan) -> Result<Stepped, Trouble> {
        let seed = plan.seed_of(number, 0);
        let table = plan.open(game, seed)?;
        Ok(Stepped {
            number,
            episode: 0,
            seed,
            asked: table.asked(),
            offered: Vec::new(),
            rewards: vec![0.0; table.seats().len()],
            done: false,
            table,
        })
    }

    /// The place of an answer among the choices, where it is offered.
    fn place(&self, answer: i64, by: By) -> Option<usize> {
        match by {
            By::Place => usize::try_from(answer).ok().filter(|place| *place < self.offered.len()),
            By::Action => self.offered.iter().position(|action| i64::from(*action) == answer),
        }
    }

    /// Why an answer is not taken that is not offered.
    fn not_offered(&self, answer: i64) -> Refusal {
        let asked = self.table.questions().into_iter().next();
        asked.map_or(Refusal::GameOver, |asked| Refusal::IllegalChoice {
            seat: asked.seat.to_owned(),
            choice: format!("number {answer}"),
            rule: asked.rule,
            offered: asked.choices.into_iter().map(|it| it.notation).collect::<Vec<_>>().join(", "),
        })
    }

    fn step(&mut self, place: usize, game: &'static dyn AnyGame, plan: &Plan) -> Result<(), Trouble> {
        let number = self.number;
        let seat = self.asked.map_or(Seat::CHANCE, |asked| asked.seat);
        match catch_panic(|| self.table.answer_at(seat, place)) {
            Ok(Ok(())) => {}
            Ok(Err(refusal)) => return Err(Trouble::Refused { table: number, refusal }),
            Err(panic) => {
                let record = catch_panic(|| self.table.record().to_text()).unwrap_or_default();
                return Err(Trouble::Panicked { record, panic });
            }
        }
        self.rewards.fill(0.0);
        self.done = false;
        // A bot that begins may also end a game before anybody is asked.
        while let Some(outcome) = self.table.outcome() {
            for (reward, info) in self.rewards.iter_mut().zip(self.table.seats()) {
                *reward = match (outcome.winners.is_empty(), outcome.winners.contains(&info.id)) {
                    (true, _) => 0.0,
                    (false, true) => 1.0,
                    (false, false) => -1.0,
                };
            }
            self.done = true;
            self.episode += 1;
            self.seed = plan.seed_of(number, self.episode);
            self.table = plan.open(game, self.seed)?;
        }
        Ok(())
    }

    fn look(&mut self, encoding: &Encoding, row: &mut [f32], marks: &mut [bool]) -> Result<(), Trouble> {
        self.asked = self.table.asked();
        let seat = self.asked.map_or(Viewer::Observer, |asked| Viewer::Seat(asked.seat));
        let other = |error: tricorne_library::EncodingError| Trouble::Other(error.to_string());
        self.table.observe(encoding, seat, row).map_err(other)?;
        self.table.offered(encoding, &mut self.offered).map_err(other)?;
        marks.fill(false);
        for action in &self.offered {
            marks[*action as usize] = true;
        }
        Ok(())
    }
}

impl Trouble {
    fn into_error(self, py: Python<'_>) -> PyErr {
        match self {
            Trouble::Refused { table, refusal } => errors::refused_at(py, table, refusal),
            Trouble::Panicked { record, panic } => errors::panicked(py, &panic, record),
            Trouble::Other(why) => SetupError::new_err(why),
        }
    }
}
