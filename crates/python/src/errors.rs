//! What can go wrong, as exceptions that name seat, rule and reason.

use pyo3::create_exception;
use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use tricorne_kernel::{Fault, RecordError as BadRecord, Refusal, Seat, SeatInfo, Viewer};
use tricorne_library::{AdviceError, EncodingError, OpenError, PlayOutError};

create_exception!(tricorne, TricorneError, PyException, "Any error of Tricorne.");
create_exception!(tricorne, Refused, TricorneError, "An answer that is not taken. Nothing has changed.");
create_exception!(tricorne, SetupError, TricorneError, "No such game, scenario, option, seat or bot.");
create_exception!(tricorne, RecordError, TricorneError, "A game record or position that does not hold.");
create_exception!(tricorne, BusyError, TricorneError, "The table is in use elsewhere.");
create_exception!(tricorne, BrokenError, TricorneError, "An internal error; `record` leads to it.");

pub fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("TricorneError", py.get_type::<TricorneError>())?;
    module.add("Refused", py.get_type::<Refused>())?;
    module.add("SetupError", py.get_type::<SetupError>())?;
    module.add("RecordError", py.get_type::<RecordError>())?;
    module.add("BusyError", py.get_type::<BusyError>())?;
    module.add("BrokenError", py.get_type::<BrokenError>())
}

/// A refusal with its seat, its rule and its code.
pub fn refused(py: Python<'_>, refusal: Refusal) -> PyErr {
    let message = refusal.to_string();
    refused_because(py, refusal, message)
}

/// A refusal of one of many tables, with its number too.
pub fn refused_at(py: Python<'_>, table: u64, refusal: Refusal) -> PyErr {
    let message = format!("table {table}: {refusal}");
    let error = refused_because(py, refusal, message);
    error.value(py).setattr("table", table).map_or_else(|other| other, |()| error)
}

fn refused_because(py: Python<'_>, refusal: Refusal, message: String) -> PyErr {
    let seat = match &refusal {
        Refusal::IllegalChoice { seat, .. }
        | Refusal::WrongSeat { seat, .. }
        | Refusal::NoSuchSeat { seat, .. }
        | Refusal::NoUndo { seat, .. }
        | Refusal::NoAdvice { seat, .. }
        | Refusal::NoPreview { seat } => Some(seat.clone()),
        Refusal::GameOver => None,
        Refusal::Broken(fault) => return broken(py, fault),
    };
    let error = Refused::new_err(message);
    with(
        py,
        error,
        &[("code", Some(refusal.code().into())), ("seat", seat), ("rule", refusal.rule().map(Into::into))],
    )
}

/// An internal error, with the record that leads to it.
pub fn broken(py: Python<'_>, fault: &Fault) -> PyErr {
    with(py, BrokenError::new_err(fault.to_string()), &[("record", Some(fault.record.clone()))])
}

/// A panic of rules or bots.
pub fn panicked(py: Python<'_>, panic: &str, record: String) -> PyErr {
    with(py, BrokenError::new_err(format!("an internal error: {panic}")), &[("record", Some(record))])
}

pub fn not_opened(py: Python<'_>, error: OpenError) -> PyErr {
    match error {
        OpenError::Fault(fault) => {
            with(py, RecordError::new_err(fault.to_string()), &[("record", Some(fault.record.clone()))])
        }
        OpenError::FactsMismatch(_) => RecordError::new_err(error.to_string()),
        OpenError::Setup(_) | OpenError::NoSuchSeat { .. } | OpenError::NoSuchAgent { .. } => {
            SetupError::new_err(error.to_string())
        }
    }
}

pub fn bad_record(error: BadRecord) -> PyErr {
    RecordError::new_err(error.to_string())
}

pub fn no_advice(py: Python<'_>, error: AdviceError) -> PyErr {
    match error {
        AdviceError::Agent(error) => not_opened(py, error),
        AdviceError::Refused(refusal) => refused(py, refusal),
    }
}

pub fn not_played_out(py: Python<'_>, error: PlayOutError) -> PyErr {
    match error {
        PlayOutError::Agent(error) => not_opened(py, error),
        PlayOutError::Refused(refusal) => refused(py, refusal),
    }
}

pub fn not_encoded(error: EncodingError) -> PyErr {
    SetupError::new_err(error.to_string())
}

/// An exception with attributes.
fn with(py: Python<'_>, error: PyErr, attributes: &[(&str, Option<String>)]) -> PyErr {
    for (name, value) in attributes {
        if let Err(other) = error.value(py).setattr(*name, value.as_deref()) {
            return other;
        }
    }
    error
}

/// There is no such seat here.
pub fn no_such_seat(py: Python<'_>, name: &str, seats: &[SeatInfo]) -> PyErr {
    let known = seats.iter().map(|info| info.id).collect::<Vec<_>>().join(", ");
    refused(py, Refusal::NoSuchSeat { seat: name.to_owned(), seats: known })
}

/// The viewer of this name: a seat, `observer`, or `referee` who sees all.
pub fn viewer_named(py: Python<'_>, name: &str, seats: &[SeatInfo]) -> PyResult<Viewer> {
    match name {
        "referee" => Ok(Viewer::Referee),
        "observer" => Ok(Viewer::Observer),
        _ => match seats.iter().position(|info| info.id == name) {
            Some(index) => Ok(Viewer::Seat(Seat::new(index as u8))),
            None => Err(no_such_seat(py, name, seats)),
        },
    }
}
