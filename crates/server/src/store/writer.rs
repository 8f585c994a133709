//! The one task that writes what happens at tables.
//!
//! A commit waits for the disk; so changes that arrive while one is being committed are committed together by the next.

use std::time::Instant;

use sqlx::{Any, AnyPool, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::{SeatRow, Status, Stored};

/// The most changes of one commit.
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
    /// How the table stands.
    pub status: Status,
    /// How the game ended, as JSON.
    pub outcome: Option<String>,
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

type Job = (Change, oneshot::Sender<Stored<()>>);

#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<Job>);

impl Writer {
    pub fn start(pool: AnyPool) -> Writer {
        let (sender, receiver) = mpsc::channel(TOGETHER);
        tokio::spawn(work(pool, receiver));
        Writer(sender)
    }

    pub async fn keep(&self, change: Change) -> Stored<()> {
        let (done, kept) = oneshot::channel();
        self.0.send((change, done)).await.map_err(|_| sqlx::Error::PoolClosed)?;
        kept.await.unwrap_or(Err(sqlx::Error::PoolClosed))
    }
}

async fn work(pool: AnyPool, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while jobs.recv_many(&mut batch, TOGETHER).await > 0 {
        let begun = Instant::now();
        let changes: Vec<&Change> = batch.iter().map(|(change, _)| change).collect();
        match commit(&pool, &changes).await {
            Ok(()) => {
                for (_, done) in batch.drain(..) {
                    // Whoever asked may have gone; the change is kept all the same.
                    let _ = done.send(Ok(()));
                }
            }
            // One bad change must not take the others with it.
            Err(_) if batch.len() > 1 => {
                for (change, done) in batch.drain(..) {
                    let _ = done.send(commit(&pool, &[&change]).await);
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

async fn commit(pool: &AnyPool, changes: &[&Change]) -> Stored<()> {
    let mut transaction = pool.begin().await?;
    for change in changes {
        write(&mut transaction, change).await?;
    }
    transaction.commit().await
}

async fn write(transaction: &mut Transaction<'_, Any>, change: &Change) -> Stored<()> {
    let answers = change.keep + change.lines.len();
    let updated = sqlx::query(
        "UPDATE tables SET version = $1, answers = $2, asked = $3, asked_since = $4, status = $5, outcome = $6, \
         changed = $7 WHERE id = $8 AND version = $9",
    )
    .bind(change.version)
    .bind(answers as i64)
    .bind(&change.asked)
    .bind(change.asked_since)
    .bind(change.status.name())
    .bind(change.outcome.as_deref())
    .bind(change.at)
    .bind(&change.table)
    .bind(change.from_version)
    .execute(&mut **transaction)
    .await?;
    if updated.rows_affected() != 1 {
        // Another process serves the same database, or the table is gone.
        return Err(sqlx::Error::RowNotFound);
    }
    if change.keep < change.had {
        sqlx::query("DELETE FROM lines WHERE table_id = $1 AND n > $2")
            .bind(&change.table)
            .bind(change.keep as i64)
            .execute(&mut **transaction)
            .await?;
    }
    for line in &change.lines {
        sqlx::query("INSERT INTO lines (table_id, n, line, reasons) VALUES ($1, $2, $3, $4)")
            .bind(&change.table)
            .bind(line.n as i64)
            .bind(&line.line)
            .bind(line.reasons.as_deref())
            .execute(&mut **transaction)
            .await?;
    }
    for seat in &change.seats {
        seat.update(transaction, &change.table).await?;
    }
    Ok(())
}
