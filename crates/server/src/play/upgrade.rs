//! Tables that were begun under other rules than the program now has.
//!
//! Such a record is replayed and compared with the hashes that were kept with it. Where it still leads to the same
//! state, nothing changes for anybody. Where it does not, the game goes on from the last position that was kept, under
//! the new rules; the record so far is kept apart with its journal, and the players are told.

use std::fmt::Write;

use sha2::{Digest, Sha256};
use tricorne_kernel::{Header, Position, Record, RecordLine, Viewer};
use tricorne_library::{AnyGame, Packs};

use super::assemble::parsed;
use super::{Refused, Registry, StoredNote, header_of, replayed};
use crate::clock::now;
use crate::secret;
use crate::store::{Continued, EarlierRecord, Fence, Line, NewLine, Status, SystemLine, TableRow};

/// The hash of the state of a position: 64 bits of SHA-256.
pub fn state_hash(position: &Position) -> String {
    let digest = Sha256::digest(position.state.to_string().as_bytes());
    digest.iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A position as it is kept.
pub fn document(position: &Position) -> String {
    serde_json::to_string(position).expect("positions are plain data")
}

/// What becomes of a table under the rules of this program.
#[derive(Clone, PartialEq, Debug)]
pub enum Fate {
    /// Its rules are those of this program.
    SameRules,
    /// Its record leads to the same state under the new rules.
    Replays,
    /// It goes on from its last position.
    GoesOn {
        /// How many answers since that position still hold.
        kept: usize,
        /// How many do not, and must be given again.
        dropped: usize,
    },
    /// It cannot be played, and why.
    Breaks(String),
    /// It is of rules that this program does not know.
    UnknownRules(u32),
}

/// What becomes of a table, and how it goes on.
#[derive(Debug)]
pub struct Judgement {
    /// What becomes of it.
    pub fate: Fate,
    next: Option<Next>,
}

#[derive(Debug)]
struct Next {
    header: Header,
    lines: Vec<RecordLine>,
    earlier: EarlierRecord,
}

/// Says what becomes of a table: to be run in the pool.
pub fn judge(
    game: &'static dyn AnyGame,
    packs: &Packs,
    row: &TableRow,
    stored: &[Line],
    position: Option<&(String, i64)>,
) -> Judgement {
    let fate = |fate| Judgement { fate, next: None };
    let header = match header_of(&row.header) {
        Ok(header) => header,
        Err(refused) => return fate(Fate::Breaks(refused.detail())),
    };
    if header.rules == game.rules_version() {
        return fate(Fate::SameRules);
    }
    if header.rules > game.rules_version() {
        return fate(Fate::UnknownRules(header.rules));
    }
    let lines = match parsed(stored) {
        Ok(lines) => lines,
        Err(refused) => return fate(Fate::Breaks(refused.detail())),
    };
    let record = Record { header, lines };
    let why = match holds(game, packs, &record, stored) {
        Ok(()) => return fate(Fate::Replays),
        Err(why) => why,
    };
    match go_on(game, packs, position, record) {
        Some((next, dropped)) if row.status() != Status::Finished => {
            let kept = next.lines.len();
            Judgement { fate: Fate::GoesOn { kept, dropped }, next: Some(next) }
        }
        _ => fate(Fate::Breaks(why)),
    }
}

/// Whether a record still leads to the state that was kept of it.
pub fn holds(
    game: &'static dyn AnyGame,
    packs: &Packs,
    record: &Record,
    stored: &[Line],
) -> Result<(), String> {
    let pack = packs.of_record(game, &record.header).unwrap_or_else(|_| packs.of(game));
    game.verify(pack, record).map_err(|mismatch| mismatch.reason)?;
    let last = stored.iter().enumerate().rev().find_map(|(n, line)| Some((n + 1, line.state_hash.as_ref()?)));
    let Some((answers, hash)) = last else { return Ok(()) };
    let table = replayed(game, packs, record.header.clone(), record.lines[..answers].to_vec());
    let table = table.map_err(|error| error.to_string())?;
    if state_hash(&table.position()) == *hash {
        return Ok(());
    }
    Err(format!("after answer {answers} the state is another than it was"))
}

/// How many of its first lines a record holds with; none where it cannot even begin.
pub fn longest_good(game: &'static dyn AnyGame, packs: &Packs, record: &Record) -> Option<usize> {
    let pack = packs.of_record(game, &record.header).unwrap_or_else(|_| packs.of(game));
    let good = |lines: usize| {
        let start = Record { header: record.header.clone(), lines: record.lines[..lines].to_vec() };
        game.verify(pack, &start).is_ok()
    };
    if !good(0) {
        return None;
    }
    // Up to the first bad line all hold, and none after it.
    let (mut held, mut failed) = (0, record.lines.len() + 1);
    while failed - held > 1 {
        let middle = held.midpoint(failed);
        if good(middle) { held = middle } else { failed = middle }
    }
    Some(held)
}

fn go_on(
    game: &'static dyn AnyGame,
    packs: &Packs,
    position: Option<&(String, i64)>,
    record: Record,
) -> Option<(Next, usize)> {
    let kept = position.and_then(|(text, at)| Some((serde_json::from_str(text).ok()?, *at)));
    let begun_from = || Some(Position { state: record.header.position.clone()?, answers: Vec::new() });
    let (position, since): (Position, usize) = match kept {
        Some((position, at)) => (position, usize::try_from(at).ok()?),
        None => (begun_from()?, 0),
    };
    let mut header = record.header.clone();
    header.rules = game.rules_version();
    header.position = Some(position.state);
    // Those who know the dice of the old record must not know those of the new one.
    header.seed = Some(secret::seed());
    header.deck.clear();
    let after = record.lines.get(since..)?.iter().cloned();
    let mut lines: Vec<RecordLine> = position.answers.into_iter().chain(after).collect();
    lines.iter_mut().zip(1..).for_each(|(line, n)| line.n = n);
    let mut new = Record { header, lines };
    let good = longest_good(game, packs, &new)?;
    let dropped = new.lines.len() - good;
    new.lines.truncate(good);
    let earlier = EarlierRecord {
        part: 0,
        rules: record.header.rules.into(),
        journal: journal(game, packs, &record),
        record: record.to_text(),
    };
    Some((Next { header: new.header, lines: new.lines, earlier }, dropped))
}

/// The public journal of a record as it is kept, as far as it can be replayed.
fn journal(game: &'static dyn AnyGame, packs: &Packs, record: &Record) -> String {
    let good = longest_good(game, packs, record).unwrap_or(0);
    let table = replayed(game, packs, record.header.clone(), record.lines[..good].to_vec());
    let notes: Vec<StoredNote> = table.map_or_else(
        |_| Vec::new(),
        |table| {
            let facts = table.pack().facts();
            let notes = table.journal(Viewer::Observer, 0);
            notes.iter().map(|note| StoredNote::of(note, &**facts)).collect()
        },
    );
    serde_json::to_string(&notes).expect("notes are plain data")
}

impl Registry {
    /// Brings a table of earlier rules under those of this program. Gives its lines, and the row as it is then kept.
    pub(super) async fn upgrade(
        &self,
        row: &mut TableRow,
        game: &'static dyn AnyGame,
        lines: Vec<Line>,
        fence: Option<&Fence>,
    ) -> Result<Vec<Line>, Refused> {
        let store = &self.services.store;
        let (judged, packs) = (row.clone(), self.services.packs.clone());
        let position = store.position(&row.id).await?;
        let judging = move || judge(game, &packs, &judged, &lines, position.as_ref());
        let judgement = self.services.pool.run(judging).await?;
        let (mut header, lines, earlier, told) = match (judgement.fate, judgement.next) {
            (Fate::GoesOn { dropped, .. }, Some(next)) => {
                let lines = next.lines.iter().map(NewLine::from).collect();
                let told = SystemLine::RulesChanged { dropped };
                (next.header, Some(lines), Some(next.earlier), told)
            }
            (Fate::Breaks(why), _) => return Err(Refused::Broken(why)),
            _ => (header_of(&row.header)?, None, None, SystemLine::RulesReplayed),
        };
        header.rules = game.rules_version();
        let header = serde_json::to_string(&header).expect("headers are plain data");
        let continued = Continued {
            table: row.id.clone(),
            version: row.version,
            header,
            lines,
            earlier,
            told,
            fence: fence.cloned(),
            at: now(),
        };
        if !store.continue_table(&continued).await? {
            return Err(Refused::Conflict("the table is being reloaded; try again"));
        }
        tracing::info!(table = %row.id, told = ?continued.told, "a table goes on under new rules");
        metrics::counter!("tricorne_tables_upgraded_total").increment(1);
        *row = store.table(&row.id).await?.ok_or(Refused::NotFound("table"))?;
        Ok(store.lines(&row.id).await?)
    }
}
