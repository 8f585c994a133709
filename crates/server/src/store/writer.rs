//! The one task that writes what happens at tables.
//!
//! A commit waits for the disk; so what arrives while one is being committed is committed together by the next.

use std::time::Instant;

use sqlx::{Any, AnyPool, AssertSqlSafe, Transaction};
use tokio::sync::{mpsc, oneshot};
use tricorne_kernel::Line;

use super::{SeatRow, Status, Stored, TableRow};

/// The most writes of one commit.
const TOGETHER: usize = 512;
/// How many rows one statement takes: few sizes, so that the database knows each statement already.
const SIZES: [usize; 4] = [64, 16, 4, 1];

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
    /// How the table stands.
    pub status: Status,
    /// How the game ended, as JSON.
    pub outcome: Option<String>,
    /// What players wish and others have not agreed to yet, as JSON.
    pub wishes: Option<String>,
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
}

impl From<&Line> for NewLine {
    fn from(line: &Line) -> Self {
        let text = serde_json::to_string(line).expect("lines are plain data");
        NewLine { n: line.n, line: text, reasons: None }
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
    pub fn start(pool: AnyPool) -> Writer {
        let (sender, receiver) = mpsc::channel(TOGETHER);
        tokio::spawn(work(pool, receiver));
        Writer(sender)
    }

    pub async fn keep(&self, write: Write) -> Stored<()> {
        let (done, kept) = oneshot::channel();
        self.0.send((write, done)).await.map_err(|_| sqlx::Error::PoolClosed)?;
        kept.await.unwrap_or(Err(sqlx::Error::PoolClosed))
    }
}

async fn work(pool: AnyPool, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while jobs.recv_many(&mut batch, TOGETHER).await > 0 {
        let begun = Instant::now();
        let writes: Vec<&Write> = batch.iter().map(|(write, _)| write).collect();
        match commit(&pool, &writes).await {
            Ok(()) => {
                for (_, done) in batch.drain(..) {
                    // Whoever asked may have gone; the change is kept all the same.
                    let _ = done.send(Ok(()));
                }
            }
            // One bad change must not take the others with it.
            Err(_) if batch.len() > 1 => {
                for (write, done) in batch.drain(..) {
                    let _ = done.send(commit(&pool, &[&write]).await);
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

async fn commit(pool: &AnyPool, writes: &[&Write]) -> Stored<()> {
    let mut transaction = pool.begin().await?;
    let changes: Vec<&Change> = writes.iter().filter_map(|write| write.change()).collect();
    for part in parts(&changes) {
        update_tables(&mut transaction, part).await?;
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
        lines.iter().map(move |line| (table, line))
    });
    for part in parts(&lines.collect::<Vec<_>>()) {
        insert_lines(&mut transaction, part).await?;
    }
    transaction.commit().await
}

/// Rows in parts of the sizes that statements have.
fn parts<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = SIZES.into_iter().find(|&size| size <= rows.len())?;
        let (part, rest) = rows.split_at(size);
        rows = rest;
        Some(part)
    })
}

/// Placeholders for rows of so many columns: `($1, $2), ($3, $4)`.
pub(super) fn placeholders(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let numbers = (1..=columns).map(|column| format!("${}", row * columns + column));
        format!("({})", numbers.collect::<Vec<_>>().join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

async fn update_tables(transaction: &mut Transaction<'_, Any>, changes: &[&Change]) -> Stored<()> {
    let sql = format!(
        "WITH new (id, from_version, version, answers, asked, asked_since, status, outcome, wishes, changed) \
         AS (VALUES {}) \
         UPDATE tables SET version = new.version, answers = new.answers, asked = new.asked, \
         asked_since = new.asked_since, status = new.status, outcome = new.outcome, wishes = new.wishes, \
         changed = new.changed FROM new WHERE tables.id = new.id AND tables.version = new.from_version",
        placeholders(changes.len(), 10)
    );
    // The text is ours: numbers of placeholders alone were put into it.
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for change in changes {
        query = query
            .bind(&change.table)
            .bind(change.from_version)
            .bind(change.version)
            .bind((change.keep + change.lines.len()) as i64)
            .bind(&change.asked)
            .bind(change.asked_since)
            .bind(change.status.name())
            .bind(change.outcome.as_deref())
            .bind(change.wishes.as_deref())
            .bind(change.at);
    }
    let updated = query.execute(&mut **transaction).await?;
    if updated.rows_affected() != changes.len() as u64 {
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

async fn insert_lines(transaction: &mut Transaction<'_, Any>, lines: &[(&str, &NewLine)]) -> Stored<()> {
    let sql =
        format!("INSERT INTO lines (table_id, n, line, reasons) VALUES {}", placeholders(lines.len(), 4));
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (table, line) in lines {
        query = query.bind(*table).bind(line.n as i64).bind(&line.line).bind(line.reasons.as_deref());
    }
    query.execute(&mut **transaction).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_in_one_part() {
        let rows: Vec<usize> = (0..91).collect();
        let sizes: Vec<usize> = parts(&rows).map(<[usize]>::len).collect();
        assert_eq!(sizes, [64, 16, 4, 4, 1, 1, 1]);
        assert_eq!(parts(&rows).flatten().copied().collect::<Vec<_>>(), rows);
        assert_eq!(placeholders(2, 3), "($1, $2, $3), ($4, $5, $6)");
    }
}
