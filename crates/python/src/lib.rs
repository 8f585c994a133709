//! The part of the Python package `tricorne` that is written in Rust: tables, nodes, games in numbers, and many games at once.
//! Python adds types and what other libraries want; no rule is written twice.

mod arena;
mod encoding;
mod errors;
mod node;
mod simulate;
mod table;
mod vector;

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, MutexGuard, TryLockError};

use pyo3::prelude::*;
use tricorne_kernel::Setup;
use tricorne_library::{AnyGame, Packs, Question, all, find};
use tricorne_locale::{Language, Speech, TableWords, UnknownLanguage};
use tricorne_wire::GameInfo;

use errors::{BrokenError, BusyError, SetupError};

/// The own facts of every game.
static PACKS: LazyLock<Packs> = LazyLock::new(Packs::own);

#[pymodule]
fn _tricorne(module: &Bound<'_, PyModule>) -> PyResult<()> {
    errors::add_to(module)?;
    module.add_class::<table::Table>()?;
    module.add_class::<node::Node>()?;
    module.add_class::<encoding::Encoding>()?;
    module.add_class::<vector::Vector>()?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(game_info, module)?)?;
    module.add_function(wrap_pyfunction!(simulate::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(simulate::seed_of, module)?)?;
    module.add_function(wrap_pyfunction!(simulate::step_nodes, module)?)?;
    module.add_function(wrap_pyfunction!(arena::arena, module)?)?;
    module.add_function(wrap_pyfunction!(arena::standing, module)?)?;
    Ok(())
}

/// The names of all games.
#[pyfunction]
fn games() -> Vec<&'static str> {
    all().map(AnyGame::name).collect()
}

/// What a game offers: scenarios, options, seats and bots.
#[pyfunction]
#[pyo3(signature = (game, language = "en"))]
fn game_info<'py>(py: Python<'py>, game: &str, language: &str) -> PyResult<Bound<'py, PyAny>> {
    let words = Speech::of(language_named(language)?);
    plain(py, &GameInfo::of(game_named(game)?, words))
}

fn game_named(name: &str) -> PyResult<&'static dyn AnyGame> {
    find(name).ok_or_else(|| {
        let known = all().map(AnyGame::name).collect::<Vec<_>>().join(", ");
        SetupError::new_err(format!("unknown game {name:?}; there are: {known}"))
    })
}

/// The game's set-up with this scenario and these options, or its own.
fn setup_of(
    game: &dyn AnyGame,
    scenario: Option<String>,
    options: Option<BTreeMap<String, String>>,
) -> Setup {
    let own = game.default_setup();
    Setup { scenario: scenario.unwrap_or(own.scenario), options: options.unwrap_or_default() }
}

/// The weight of each outcome of the first question; empty where all weigh the same, or a seat is asked.
fn odds_of(questions: Vec<Question>) -> Vec<u32> {
    questions.into_iter().next().map_or(Vec::new(), |question| question.odds)
}

/// The notations of the first question's choices.
fn notations_of(questions: Vec<Question>) -> Vec<String> {
    let choices = questions.into_iter().next().map_or(Vec::new(), |question| question.choices);
    choices.into_iter().map(|choice| choice.notation).collect()
}

/// The first question as the package's own type; None where nothing is asked.
fn question_of<'py>(
    py: Python<'py>,
    questions: Vec<Question>,
    words: &TableWords,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let first = questions.into_iter().next();
    first
        .map(|question| typed(py, "read_question", &tricorne_wire::Question::of(question, words)))
        .transpose()
}

/// The only user of a table or node: what another thread works on is not waited for.
fn lock<'a, T>(shared: &'a Mutex<T>, what: &str) -> PyResult<MutexGuard<'a, T>> {
    shared.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => BusyError::new_err(format!("the {what} is in use by another thread")),
        TryLockError::Poisoned(_) => BrokenError::new_err(format!("the {what} broke before")),
    })
}

fn language_named(code: &str) -> PyResult<Language> {
    code.parse().map_err(|unknown: UnknownLanguage| SetupError::new_err(unknown.to_string()))
}

/// Plain data as dicts, lists, numbers and texts.
fn plain<'py>(py: Python<'py>, data: &impl serde::Serialize) -> PyResult<Bound<'py, PyAny>> {
    read(py, "json", "loads", &json(data))
}

/// A text as what a Python function makes of it.
fn read<'py>(py: Python<'py>, module: &str, function: &str, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import(module)?.call_method1(function, (text,))
}

/// Questions and outcomes as the package's own types.
fn typed<'py>(py: Python<'py>, function: &str, data: &impl serde::Serialize) -> PyResult<Bound<'py, PyAny>> {
    read(py, "tricorne.questions", function, &json(data))
}

/// Plain data as the text of its JSON, which Python reads.
fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).expect("replies are plain data")
}
