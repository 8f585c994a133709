//! Which of two bots is the stronger one.

use std::collections::BTreeMap;

use pyo3::prelude::*;
use tricorne_lab::{Arena, Round, Standing};

use crate::errors::{RecordError, SetupError, TricorneError};
use crate::simulate::pool;
use crate::{PACKS, game_named, json, plain, setup_of};

/// Plays rounds `first` to `first + rounds` between two bots, and gives them as JSON.
#[pyfunction]
#[pyo3(signature = (game, challenger, opponent, *, scenario = None, options = None, seed = 0, first = 0, rounds = 100,
    threads = None))]
#[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub fn arena(
    py: Python<'_>,
    game: &str,
    challenger: &str,
    opponent: &str,
    scenario: Option<String>,
    options: Option<BTreeMap<String, String>>,
    seed: u64,
    first: u64,
    rounds: u64,
    threads: Option<usize>,
) -> PyResult<String> {
    let arena = arena_of(game, challenger, opponent, scenario, options, seed)?;
    let pack = PACKS.of(game_named(game)?);
    let pool = pool(threads)?;
    let played = py.detach(|| pool.install(|| arena.play(pack, first..first.saturating_add(rounds))));
    Ok(json(&played.map_err(|error| TricorneError::new_err(error.to_string()))?))
}

/// What rounds amount to.
#[pyfunction]
#[pyo3(signature = (game, challenger, opponent, rounds, *, scenario = None, options = None))]
pub fn standing<'py>(
    py: Python<'py>,
    game: &str,
    challenger: &str,
    opponent: &str,
    rounds: &str,
    scenario: Option<String>,
    options: Option<BTreeMap<String, String>>,
) -> PyResult<Bound<'py, PyAny>> {
    let arena = arena_of(game, challenger, opponent, scenario, options, 0)?;
    let rounds: Vec<Round> = serde_json::from_str(rounds)
        .map_err(|error| RecordError::new_err(format!("rounds of an arena: {error}")))?;
    plain(py, &Standing::of(&arena, &rounds))
}

fn arena_of(
    game: &str,
    challenger: &str,
    opponent: &str,
    scenario: Option<String>,
    options: Option<BTreeMap<String, String>>,
    seed: u64,
) -> PyResult<Arena> {
    let game = game_named(game)?;
    let setup = setup_of(game, scenario, options);
    let arena = Arena::new(game, &setup, (challenger, opponent), &[], seed);
    arena.map_err(|error| SetupError::new_err(error.to_string()))
}
