//! How a game comes to life: from the header and the lines that are kept of it.

use std::collections::BTreeMap;

use tricorne_kernel::{ASK, Chance, Header, Record, RecordLine, Viewer};
use tricorne_library::{AnyGame, AnyTable, OpenError, Packs};
use tricorne_wire::StoredReason;

use super::Refused;
use super::meta::Reasons;
use crate::store::{Kind, Line, NewLine, SeatRow};

/// A game that was brought to life.
#[derive(Debug)]
pub struct Assembled {
    /// The game.
    pub table: Box<dyn AnyTable>,
    /// How many of its lines were kept before.
    pub kept: usize,
    /// Why agents gave their answers, by number from 0.
    pub reasons: Reasons,
}

/// Reads the header of a table.
pub fn header_of(text: &str) -> Result<Header, Refused> {
    serde_json::from_str(text).map_err(|error| Refused::Broken(format!("a damaged header: {error}")))
}

/// Brings a game to life, and plays on until somebody must be asked: to be run in the pool.
pub fn assemble(
    game: &'static dyn AnyGame,
    packs: &Packs,
    mut header: Header,
    seats: &[SeatRow],
    lines: Vec<Line>,
) -> Result<Assembled, Refused> {
    header.seats = players(game, seats);
    let record = Record { header, lines: parsed(&lines)? };
    let mut reasons = Reasons::new();
    for (n, line) in lines.into_iter().enumerate() {
        if let Some(why) = line.reasons {
            let damaged = |error| Refused::Broken(format!("damaged reasons: {error}"));
            serde_json::from_str::<Vec<StoredReason>>(&why).map_err(damaged)?;
            reasons.insert(n, why.into());
        }
    }
    let pack = packs.of_record(game, &record.header).map_err(OpenError::FactsMismatch)?;
    let mut table = game.load(pack, &record, None)?;
    for row in seats {
        if let (Some(agent), Some(seat)) = (row.thinker(game), table.seat_named(&row.seat)) {
            table.name_player(seat, agent);
        }
    }
    Ok(Assembled { table, kept: record.lines.len(), reasons })
}

/// The lines of a record, as the engine reads them.
pub fn parsed(lines: &[Line]) -> Result<Vec<RecordLine>, Refused> {
    let damaged = |error: serde_json::Error| Refused::Broken(format!("a damaged line: {error}"));
    lines.iter().map(|line| serde_json::from_str(&line.line).map_err(damaged)).collect()
}

/// A game as it stood after so many answers, with nobody at the table: to be run in the pool.
pub fn replayed(
    game: &'static dyn AnyGame,
    packs: &Packs,
    mut header: Header,
    lines: Vec<RecordLine>,
) -> Result<Box<dyn AnyTable>, OpenError> {
    header.seats.clear();
    let pack = packs.of_record(game, &header).map_err(OpenError::FactsMismatch)?;
    game.load(pack, &Record { header, lines }, Some(Chance::Asked))
}

/// Who plays each seat at the table. A bot that thinks is asked like a person.
fn players(game: &dyn AnyGame, seats: &[SeatRow]) -> BTreeMap<String, String> {
    let player = |row: &SeatRow| match (row.kind, &row.agent) {
        (Kind::Bot, Some(agent)) if !game.thinks(agent) => agent.clone(),
        _ => ASK.to_owned(),
    };
    seats.iter().map(|row| (row.seat.clone(), player(row))).collect()
}

/// The lines from number `since` (from 0) on, as they are kept; their reasons are added to those of the table.
pub(super) fn new_lines(table: &dyn AnyTable, since: usize, reasons: &mut Reasons) -> Vec<NewLine> {
    reasons.split_off(&since);
    let lines = table.lines_for(Viewer::Referee, since).into_iter().zip(since..);
    let lines = lines.map(|(line, n)| {
        let why = table.reasons(n);
        let kept = (!why.is_empty()).then(|| {
            let facts = table.pack().facts();
            let why: Vec<_> = why.iter().map(|reason| StoredReason::of(reason, &**facts)).collect();
            let text = serde_json::to_string(&why).expect("reasons are plain data");
            reasons.insert(n, text.as_str().into());
            text
        });
        let line = serde_json::to_string(&line).expect("lines are plain data");
        NewLine { n: n + 1, line, reasons: kept, state_hash: None }
    });
    lines.collect()
}
