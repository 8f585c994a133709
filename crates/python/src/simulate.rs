//! Many games between bots, counted.

use std::collections::BTreeMap;

use numpy::{PyArray1, PyArray2};
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use tricorne_kernel::AgentRng;
use tricorne_library::{AnyNode, GameResult, Opening, RANDOM, Simulation};

use crate::errors::{self, BrokenError, SetupError};
use crate::{PACKS, game_named, setup_of};

/// How many games are played between two looks at the keyboard.
const AT_ONCE: u64 = 64;

/// The seed of one game of many: that of game `number` does not depend on who plays the others.
#[pyfunction]
pub fn seed_of(seed: u64, number: u64) -> u64 {
    tricorne_lab::seed_of(seed, number)
}

/// Plays games `first` to `first + games` of a simulation, and gives a column for each thing that is counted. An interruption
/// keeps the games that were played.
#[pyfunction]
#[pyo3(signature = (game, *, scenario = None, options = None, agents = None, games = 1000, first = 0, seed = 0,
    max_answers = 1_000_000, threads = None, progress = None))]
#[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    scenario: Option<String>,
    options: Option<BTreeMap<String, String>>,
    agents: Option<Vec<String>>,
    games: u64,
    first: u64,
    seed: u64,
    max_answers: usize,
    threads: Option<usize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let game = game_named(game)?;
    let setup = setup_of(game, scenario, options);
    let agents = agents.unwrap_or_else(|| vec![RANDOM.to_owned()]);
    let not_opened = |error| errors::not_opened(py, error);
    let simulation = Simulation::new(game, setup, &agents, max_answers).map_err(not_opened)?;
    let players = simulation.players(game).map_err(not_opened)?;
    let pool = pool(threads)?;
    let mut results = Vec::new();
    let (mut from, end) = (first, first.saturating_add(games));
    let batch = AT_ONCE * pool.current_num_threads() as u64;
    while from < end {
        let to = end.min(from + batch);
        let play = |number: u64| game.simulate(PACKS.of(game), &simulation, seed_of(seed, number));
        results
            .extend(py.detach(|| pool.install(|| (from..to).into_par_iter().map(play).collect::<Vec<_>>())));
        from = to;
        let told = progress.as_ref().map_or(Ok(()), |progress| progress.call1((from - first,)).map(drop));
        match told.and_then(|()| py.check_signals()) {
            Ok(()) => {}
            Err(signal) if signal.is_instance_of::<PyKeyboardInterrupt>(py) => break,
            Err(error) => return Err(error),
        }
    }
    columns(py, seed, first, &players, &results)
}

/// What was counted: for each game its number, seed, answers, whether it ended, and each seat's result.
fn columns<'py>(
    py: Python<'py>,
    seed: u64,
    first: u64,
    players: &[(&'static str, String)],
    results: &[GameResult],
) -> PyResult<Bound<'py, PyDict>> {
    let mut answers = Vec::new();
    let mut finished = Vec::new();
    let mut won = vec![Vec::new(); players.len()];
    let mut scores: Vec<Vec<f64>> = vec![Vec::new(); players.len()];
    for (number, result) in (first..).zip(results) {
        let (count, winners, scored) = match result {
            GameResult::Finished { winners, scores, answers } => (*answers, Some(winners), scores.as_slice()),
            GameResult::Unfinished { answers } => (*answers, None, [].as_slice()),
            GameResult::Failed(failure) => {
                let error = BrokenError::new_err(format!("game {number}: {}", failure.message));
                error.value(py).setattr("record", &failure.record)?;
                return Err(error);
            }
        };
        answers.push(count as u64);
        finished.push(winners.is_some());
        for seat in 0..players.len() {
            won[seat].push(winners.is_some_and(|winners| winners.contains(&seat)));
            scores[seat].push(scored.get(seat).map_or(f64::NAN, |score| f64::from(*score)));
        }
    }
    let numbers = first..first + results.len() as u64;
    let columns = PyDict::new(py);
    columns.set_item("game", PyArray1::from_iter(py, numbers.clone()))?;
    columns.set_item("seed", PyArray1::from_iter(py, numbers.map(|number| seed_of(seed, number))))?;
    columns.set_item("answers", PyArray1::from_vec(py, answers))?;
    columns.set_item("finished", PyArray1::from_vec(py, finished))?;
    for ((seat, _), (won, scores)) in players.iter().zip(won.into_iter().zip(scores)) {
        columns.set_item(format!("won_{seat}"), PyArray1::from_vec(py, won))?;
        columns.set_item(format!("score_{seat}"), PyArray1::from_vec(py, scores))?;
    }
    Ok(columns)
}

/// Steps so many nodes in turn with random answers in Rust alone, without observations, and gives how many answers there were:
/// what vectors are measured against.
#[pyfunction]
#[pyo3(signature = (game, *, scenario = None, seed = 0, nodes = 1, answers = 100_000))]
pub fn step_nodes(
    py: Python<'_>,
    game: &str,
    scenario: Option<String>,
    seed: u64,
    nodes: usize,
    answers: usize,
) -> PyResult<usize> {
    let game = game_named(game)?;
    let setup = setup_of(game, scenario, None);
    let start =
        game.open(PACKS.of(game), Opening::new(setup, seed)).map_err(|e| errors::not_opened(py, e))?;
    let stepped = py.detach(|| {
        let mut rng = AgentRng::new(seed);
        let mut all: Vec<Box<dyn AnyNode>> = (0..nodes).map(|_| start.node()).collect();
        let rounds = answers / nodes.max(1);
        for _ in 0..rounds {
            for node in &mut all {
                match node.asked() {
                    Some(asked) => node.apply(asked.seat, rng.below(asked.choices), Some(rng.bits()))?,
                    None => *node = start.node(),
                }
            }
        }
        Ok(rounds * nodes)
    });
    stepped.map_err(|refusal| errors::refused(py, refusal))
}

/// Threads for work that needs no Python; all cores unless told otherwise.
pub fn pool(threads: Option<usize>) -> PyResult<rayon::ThreadPool> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
    pool.map_err(|error| SetupError::new_err(format!("threads: {error}")))
}

/// The value of each answer to a table's question: games from there to the end between bots, `first` to `first + games`.
pub fn playouts<'py>(
    py: Python<'py>,
    worlds: impl Fn(u64) -> Option<Box<dyn AnyNode>> + Sync,
    position: usize,
    agents: &[String],
    (seed, first, games): (u64, u64, u64),
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyArray2<bool>>> {
    let pool = pool(threads)?;
    let names: Vec<&str> = agents.iter().map(String::as_str).collect();
    let seats = worlds(seed).map_or(0, |node| node.seats().len());
    let play = |number: u64| {
        let seed = seed_of(seed, number);
        let mut node = worlds(seed).ok_or_else(|| "no world fits what the seat knows".to_owned())?;
        let asked = node.asked().ok_or_else(|| "the game is over".to_owned())?;
        node.apply(asked.seat, position, Some(seed_of(seed, 1))).map_err(|refusal| refusal.to_string())?;
        let outcome = node.play_out(&names, seed_of(seed, 2)).map_err(|error| error.to_string())?;
        Ok(node.seats().iter().map(|info| outcome.winners.contains(&info.id)).collect::<Vec<bool>>())
    };
    let played: Result<Vec<Vec<bool>>, String> = py
        .detach(|| pool.install(|| (first..first.saturating_add(games)).into_par_iter().map(play).collect()));
    let played = played.map_err(errors::Refused::new_err)?;
    if played.is_empty() {
        return Ok(PyArray2::zeros(py, [0, seats], false));
    }
    Ok(PyArray2::from_vec2(py, &played)?)
}
