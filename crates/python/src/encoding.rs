//! A game in numbers.

use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use tricorne_library::EncodingError;

use crate::{PACKS, errors, game_named, plain};

/// How a game is told in numbers: the names of an observation's numbers, and every choice with its number.
#[pyclass(frozen, module = "tricorne._tricorne")]
#[derive(Debug)]
pub struct Encoding {
    pub inner: tricorne_library::Encoding,
}

#[pymethods]
impl Encoding {
    #[new]
    fn new(game: &str) -> PyResult<Encoding> {
        let game = game_named(game)?;
        Ok(Encoding { inner: game.encoding(PACKS.of(game)) })
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.inner.document().observation.len()
    }

    /// How many choices the game has.
    #[getter]
    fn actions(&self) -> usize {
        self.inner.document().actions.len()
    }

    /// What each number means.
    fn document<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, self.inner.document())
    }

    /// What each number means, as Markdown.
    fn describe(&self) -> String {
        self.inner.document().to_string()
    }

    /// A row for each choice of the game: kind of target, form of the notation, what, where, how many.
    fn action_features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i32>>> {
        let actions = &self.inner.document().actions;
        let rows: Vec<Vec<i32>> = actions
            .iter()
            .map(|it| vec![it.kind.into(), it.form.into(), it.what.into(), it.place.into(), it.number])
            .collect();
        Ok(PyArray2::from_vec2(py, &rows)?)
    }
}

/// An observation, in a row of the caller's or in a new one.
pub fn observation_of<'py>(
    py: Python<'py>,
    encoding: &Encoding,
    out: Option<Bound<'py, PyArray1<f32>>>,
    observe: impl FnOnce(&tricorne_library::Encoding, &mut [f32]) -> Result<(), EncodingError>,
) -> PyResult<Bound<'py, PyArray1<f32>>> {
    let row = out.unwrap_or_else(|| PyArray1::zeros(py, encoding.observation_size(), false));
    {
        let mut writing = row.try_readwrite()?;
        observe(&encoding.inner, writing.as_slice_mut()?).map_err(errors::not_encoded)?;
    }
    Ok(row)
}

/// The numbers of offered choices.
pub fn actions_of<'py>(
    py: Python<'py>,
    encoding: &Encoding,
    offered: impl FnOnce(&tricorne_library::Encoding, &mut Vec<u32>) -> Result<(), EncodingError>,
) -> PyResult<Bound<'py, PyArray1<u32>>> {
    let mut actions = Vec::new();
    offered(&encoding.inner, &mut actions).map_err(errors::not_encoded)?;
    Ok(PyArray1::from_vec(py, actions))
}
