//! The one task that writes what happens at tables.
//!
//! A commit waits for the disk; so what arrives while one is being committed is committed together by the next.

use std::time::Instant;

use serde::Serialize;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection, Transaction};
use tokio::sync::{mpsc, oneshot};
use tricorne_kernel::RecordLine;

use super::{SeatRow, Status, Stored, TableRow, settle};

/// The most writes of one commit.
const TOGETHER: usize = 512;

/// What changed at a table.
#[derive(Clone, Debug)]
pub struct Change {
    /// The table.
    pub table: String,
    /// The version that it had before.
    pub from_version: i64,
    /// The version that it has now.
    pub version: i64,
    /// How many of the lines kept so far still hold.
    pub keep: usize,
    /// How many lines there were.
    pub had: usize,
    /// The lines after those.
    pub lines: Vec<NewLine>,
    /// The seats that are asked.
    pub asked: String,
    /// Since when.
    pub asked_since: i64,
    /// The version in which each was first asked, as it is kept.
    pub asked_versions: String,
    /// Since when, in seconds that the server was up.
    pub asked_up: i64,
    /// A position document, as JSON, where one was taken.
    pub position: Option<String>,
    /// How the table stands.
    pub status: Status,
    /// How the game ended, as JSON.
    pub outcome: Option<String>,
    /// What players wish and others have not agreed to yet, as JSON.
    pub proposals: Option<String>,
    /// The seats that changed hands.
    pub seats: Vec<SeatRow>,
    /// The time of the change.
    pub at: i64,
}

/// A line of a record.
#[derive(Clone, Debug)]
pub struct NewLine {
    /// Its number, from 1.
    pub n: usize,
    /// The line, as JSON.
    pub line: String,
    /// Why an agent chose so, as JSON.
    pub reasons: Option<String>,
    /// The hash of the state at the start of the step that goes on after it, where it was taken.
    pub state_hash: Option<String>,
}

impl From<&RecordLine> for NewLine {
    fn from(line: &RecordLine) -> Self {
        let text = serde_json::to_string(line).expect("lines are plain data");
        NewLine { n: line.n, line: text, reasons: None, state_hash: None }
    }
}

/// A table to be kept, with the lines that it begins with.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The table.
    pub row: TableRow,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
    /// Its lines.
    pub lines: Vec<NewLine>,
}

/// Something to be written.
#[derive(Debug)]
pub(super) enum Write {
    Open(Box<Opened>),
    Change(Box<Change>),
}

impl Write {
    fn change(&self) -> Option<&Change> {
        match self {
            Write::Open(_) => None,
            Write::Change(change) => Some(change),
        }
    }

    /// The table, and the lines to be added to it.
    fn lines(&self) -> (&str, &[NewLine]) {
        match self {
            Write::Open(new) => (&new.row.id, &new.lines),
            Write::Change(change) => (&change.table, &change.lines),
        }
    }
}

type Job = (Write, oneshot::Sender<Stored<()>>);

#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<Job>);

impl Writer {
    pub fn start(pool: AnyPool, sqlite: bool) -> Writer {
        let (sender, receiver) = mpsc::channel(TOGETHER);
        tokio::spawn(work(pool, sqlite, receiver));
        Writer(sender)
    }

    pub async fn keep(&self, write: Write) -> Stored<()> {
        let (done, kept) = oneshot::channel();
        self.0.send((write, done)).await.map_err(|_| sqlx::Error::PoolClosed)?;
        kept.await.unwrap_or(Err(sqlx::Error::PoolClosed))
    }
}

async fn work(pool: AnyPool, sqlite: bool, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while jobs.recv_many(&mut batch, TOGETHER).await > 0 {
        let begun = Instant::now();
        let writes: Vec<&Write> = batch.iter().map(|(write, _)| write).collect();
        match commit(&pool, sqlite, &writes).await {
            Ok(()) => {
                for (_, done) in batch.drain(..) {
                    // Whoever asked may have gone; the change is kept all the same.
                    let _ = done.send(Ok(()));
                }
            }
            // One bad change must not take the others with it.
            Err(_) if batch.len() > 1 => {
                for (write, done) in batch.drain(..) {
                    let _ = done.send(commit(&pool, sqlite, &[&write]).await);
                }
            }
            Err(error) => {
                for (_, done) in batch.drain(..1) {
                    let _ = done.send(Err(sqlx::Error::Protocol(error.to_string())));
                }
            }
        }
        metrics::histogram!("tricorne_commit_seconds").record(begun.elapsed());
    }
}

async fn commit(pool: &AnyPool, sqlite: bool, writes: &[&Write]) -> Stored<()> {
    let mut connection = pool.acquire().await?;
    let done = write(&mut connection, sqlite, writes).await;
    settle(connection, done).await
}

async fn write(connection: &mut AnyConnection, sqlite: bool, writes: &[&Write]) -> Stored<()> {
    let mut transaction = connection.begin().await?;
    let changes: Vec<&Change> = writes.iter().filter_map(|write| write.change()).collect();
    if !changes.is_empty() {
        update_tables(&mut transaction, sqlite, &changes).await?;
    }
    for change in changes {
        take_back(&mut transaction, change).await?;
        for seat in &change.seats {
            seat.update(&mut transaction, &change.table).await?;
        }
    }
    for write in writes {
        if let Write::Open(new) = write {
            new.row.insert(&mut transaction).await?;
            SeatRow::insert(&new.seats, &mut transaction, &new.row.id).await?;
        }
    }
    let lines = writes.iter().flat_map(|write| {
        let (table, lines) = write.lines();
        lines.iter().map(move |line| {
            LineRow(table, line.n, &line.line, line.reasons.as_deref(), line.state_hash.as_deref())
        })
    });
    let lines: Vec<_> = lines.collect();
    if !lines.is_empty() {
        insert_lines(&mut transaction, sqlite, &lines).await?;
    }
    transaction.commit().await
}

/// What changes in the row of a table, with the version that it must have had.
#[derive(Serialize)]
struct ChangedRow<'a> {
    id: &'a str,
    from_version: i64,
    version: i64,
    answers: usize,
    asked: &'a str,
    asked_since: i64,
    asked_versions: &'a str,
    asked_up: i64,
    position: Option<&'a str>,
    status: &'static str,
    outcome: Option<&'a str>,
    proposals: Option<&'a str>,
    changed: i64,
}

impl<'a> From<&'a Change> for ChangedRow<'a> {
    fn from(change: &'a Change) -> Self {
        ChangedRow {
            id: &change.table,
            from_version: change.from_version,
            version: change.version,
            answers: change.keep + change.lines.len(),
            asked: &change.asked,
            asked_since: change.asked_since,
            asked_versions: &change.asked_versions,
            asked_up: change.asked_up,
            position: change.position.as_deref(),
            status: change.status.name(),
            outcome: change.outcome.as_deref(),
            proposals: change.proposals.as_deref(),
            changed: change.at,
        }
    }
}

/// A line: its table, its number, its text, why an agent chose so, and the hash of the state.
#[derive(Serialize)]
struct LineRow<'a>(&'a str, usize, &'a str, Option<&'a str>, Option<&'a str>);

/// The rows of a statement come as one value, a list as JSON. So a statement is the same for any number of rows, and a
/// commit is a handful of exchanges with the database: each wakes a thread, and costs more than the rows.
fn listed(sqlite: bool) -> &'static str {
    if sqlite { "json_each($1)" } else { "json_array_elements(CAST($1 AS JSON))" }
}

async fn execute(
    transaction: &mut Transaction<'_, Any>,
    sql: String,
    rows: &[impl Serialize],
) -> Stored<u64> {
    let rows = serde_json::to_string(rows).expect("rows are plain data");
    // The text is ours: one of two names was put into it.
    Ok(sqlx::query(AssertSqlSafe(sql)).bind(rows).execute(&mut **transaction).await?.rows_affected())
}

async fn update_tables(
    transaction: &mut Transaction<'_, Any>,
    sqlite: bool,
    changes: &[&Change],
) -> Stored<()> {
    let sql = format!(
        "UPDATE tables SET version = CAST(value ->> 'version' AS BIGINT), \
         answers = CAST(value ->> 'answers' AS BIGINT), asked = value ->> 'asked', \
         asked_since = CAST(value ->> 'asked_since' AS BIGINT), asked_versions = value ->> 'asked_versions', \
         asked_up = CAST(value ->> 'asked_up' AS BIGINT), \
         position = COALESCE(value ->> 'position', tables.position), \
         position_at = CASE WHEN value ->> 'position' IS NULL THEN tables.position_at \
         ELSE CAST(value ->> 'answers' AS BIGINT) END, status = value ->> 'status', \
         outcome = value ->> 'outcome', proposals = value ->> 'proposals', \
         changed = CAST(value ->> 'changed' AS BIGINT) FROM {} \
         WHERE tables.id = value ->> 'id' AND tables.version = CAST(value ->> 'from_version' AS BIGINT)",
        listed(sqlite)
    );
    let rows: Vec<_> = changes.iter().map(|change| ChangedRow::from(*change)).collect();
    let updated = execute(transaction, sql, &rows).await?;
    if updated != changes.len() as u64 {
        // Another process serves the same database, or a table is gone.
        return Err(sqlx::Error::RowNotFound);
    }
    Ok(())
}

async fn take_back(transaction: &mut Transaction<'_, Any>, change: &Change) -> Stored<()> {
    if change.keep < change.had {
        sqlx::query("DELETE FROM lines WHERE table_id = $1 AND n > $2")
            .bind(&change.table)
            .bind(change.keep as i64)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

async fn insert_lines(
    transaction: &mut Transaction<'_, Any>,
    sqlite: bool,
    lines: &[LineRow<'_>],
) -> Stored<()> {
    let sql = format!(
        "INSERT INTO lines (table_id, n, line, reasons, state_hash) \
         SELECT value ->> 0, CAST(value ->> 1 AS BIGINT), value ->> 2, value ->> 3, value ->> 4 FROM {}",
        listed(sqlite)
    );
    execute(transaction, sql, lines).await.map(drop)
}
