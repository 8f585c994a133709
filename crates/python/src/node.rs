//! A point of a game to look ahead from.

use std::sync::{Mutex, MutexGuard};

use pyo3::prelude::*;
use tricorne_kernel::{Seat, Viewer};
use tricorne_library::{AnyNode, catch_panic};
use tricorne_locale::TableWords;
use tricorne_wire::Outcome;

use crate::encoding::{Encoding, actions_of, observation_of};
use crate::errors;
use crate::table::Chosen;
use crate::{lock, notations_of, odds_of, plain, question_of, typed};

/// A point of a game to look ahead from: small, cheap to copy, without the history.
#[pyclass(frozen, module = "tricorne._tricorne")]
#[derive(Debug)]
pub struct Node {
    game: &'static str,
    words: TableWords,
    node: Mutex<Box<dyn AnyNode>>,
}

#[pymethods]
impl Node {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// The seats, in order.
    #[getter]
    fn seats(&self) -> PyResult<Vec<&'static str>> {
        Ok(self.lock()?.seats().iter().map(|info| info.id).collect())
    }

    /// Who is asked, "chance" for dice and draws; None once the game is over.
    #[getter]
    fn seat(&self) -> PyResult<Option<&'static str>> {
        let node = self.lock()?;
        Ok(node.asked().map(|asked| match asked.seat.is_chance() {
            true => Seat::CHANCE_NAME,
            false => node.seats()[asked.seat.index()].id,
        }))
    }

    /// How many choices the question has; 0 once the game is over.
    #[getter]
    fn choices(&self) -> PyResult<usize> {
        Ok(self.lock()?.asked().map_or(0, |asked| asked.choices))
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> PyResult<bool> {
        Ok(self.lock()?.outcome().is_some())
    }

    /// Answers the question by the place of the choice or by its notation. With a seed, dice fall; without, they are asked.
    #[pyo3(signature = (choice, seed = None))]
    fn answer(&self, py: Python<'_>, choice: Chosen, seed: Option<u64>) -> PyResult<()> {
        let mut node = self.lock()?;
        let seat = node.asked().map_or(Seat::CHANCE, |asked| asked.seat);
        let position = match choice {
            Chosen::Index(position) => position,
            Chosen::Notation(notation) => {
                let questions = node.questions();
                let found = questions
                    .first()
                    .and_then(|asked| asked.choices.iter().position(|choice| choice.notation == notation));
                found.ok_or_else(|| {
                    let seat = questions.first().map_or("nobody", |asked| asked.seat);
                    errors::Refused::new_err(format!("{notation:?} is not a choice of {seat} here"))
                })?
            }
        };
        match catch_panic(|| node.apply(seat, position, seed)) {
            Ok(applied) => applied.map_err(|refusal| errors::refused(py, refusal)),
            Err(panic) => Err(errors::panicked(py, &panic, String::new())),
        }
    }

    /// The weight of each outcome of the die or draw that is asked; empty where all weigh the same, or a seat is asked.
    #[getter]
    fn odds(&self) -> PyResult<Vec<u32>> {
        Ok(odds_of(self.lock()?.questions()))
    }

    /// The notations of the choices.
    #[getter]
    fn notations(&self) -> PyResult<Vec<String>> {
        Ok(notations_of(self.lock()?.questions()))
    }

    /// The question that waits first; None once the game is over.
    #[getter]
    fn question<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        question_of(py, self.lock()?.questions(), &self.words)
    }

    /// How the game ended; None until it has.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.lock()?.outcome();
        outcome.map(|outcome| typed(py, "read_outcome", &Outcome::of(outcome, &self.words))).transpose()
    }

    /// What a viewer may know: a seat, "observer", or "referee" who sees all.
    #[pyo3(signature = (viewer = "referee"))]
    fn view<'py>(&self, py: Python<'py>, viewer: &str) -> PyResult<Bound<'py, PyAny>> {
        let node = self.lock()?;
        plain(py, &node.view(viewer_of(py, &**node, viewer)?))
    }

    /// Plays the game to its end between bots, one for all seats or one for each, and gives who won.
    fn play_out(&self, py: Python<'_>, agents: Vec<String>, seed: u64) -> PyResult<Vec<&'static str>> {
        let mut node = self.lock()?;
        let agents: Vec<&str> = agents.iter().map(String::as_str).collect();
        let node = &mut *node;
        match py.detach(|| catch_panic(|| node.play_out(&agents, seed))) {
            Ok(Ok(outcome)) => Ok(outcome.winners),
            Ok(Err(error)) => Err(errors::not_played_out(py, error)),
            Err(panic) => Err(errors::panicked(py, &panic, String::new())),
        }
    }

    /// Another game that a viewer cannot tell from this one, at the same question; None if none was found.
    #[pyo3(signature = (viewer, seed = 0))]
    fn determinize(&self, py: Python<'_>, viewer: &str, seed: u64) -> PyResult<Option<Node>> {
        let node = self.lock()?;
        let other = node.determinize(viewer_of(py, &**node, viewer)?, seed);
        Ok(other.map(|other| Node::new(self.game, other, self.words.clone())))
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> PyResult<Node> {
        self.copy()
    }

    /// A copy.
    fn copy(&self) -> PyResult<Node> {
        Ok(Node::new(self.game, self.lock()?.copy(), self.words.clone()))
    }

    /// The same number for the same point, within one process.
    #[getter]
    fn hash(&self) -> PyResult<u64> {
        Ok(self.lock()?.hash())
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
        let node = self.lock()?;
        let viewer = viewer_of(py, &**node, viewer)?;
        observation_of(py, encoding, out, |encoding, row| node.observe(encoding, viewer, row))
    }

    /// The actions that the question offers, in its order.
    fn offered<'py>(
        &self,
        py: Python<'py>,
        encoding: &Encoding,
    ) -> PyResult<Bound<'py, numpy::PyArray1<u32>>> {
        let node = self.lock()?;
        actions_of(py, encoding, |encoding, actions| node.offered(encoding, actions))
    }
}

impl Node {
    pub fn new(game: &'static str, node: Box<dyn AnyNode>, words: TableWords) -> Node {
        Node { game, words, node: Mutex::new(node) }
    }

    fn lock(&self) -> PyResult<MutexGuard<'_, Box<dyn AnyNode>>> {
        lock(&self.node, "node")
    }
}

fn viewer_of(py: Python<'_>, node: &dyn AnyNode, name: &str) -> PyResult<Viewer> {
    errors::viewer_named(py, name, node.seats())
}
