//! The one task that writes what happens at tables.
//!
//! A commit waits for the disk; so what arrives while one is being committed is committed together by the next.

use std::time::Instant;

use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot, watch};
use tricorne_kernel::RecordLine;

use super::batch::Batch;
use super::{Fence, SeatResult, SeatRow, Status, Stored, TableRow, checkpoint, discarded, settle};

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
    /// The clocks of the seats, as they are kept.
    pub clocks: Option<String>,
    /// When something is to be done about them, in seconds that the server was up; never without clocks.
    pub due: Option<i64>,
    /// A position document, as JSON, where one was taken.
    pub position: Option<String>,
    /// How the table stands.
    pub status: Status,
    /// How it stood before, as the database has it.
    pub status_before: Status,
    /// How the game ended, as JSON.
    pub outcome: Option<String>,
    /// What players wish and others have not agreed to yet, as JSON.
    pub proposals: Option<String>,
    /// The seats that changed hands.
    pub seats: Vec<SeatRow>,
    /// How each seat came out of the game, where the change ends it.
    pub results: Vec<SeatResult>,
    /// What the lease of the table must be, where several nodes share the database.
    pub fence: Option<Fence>,
    /// The time of the change before this one, as the database has it.
    pub before: i64,
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
    /// A new table, and the change that begins its game.
    Begin(Box<Opened>, Box<Change>),
    Change(Box<Change>),
}

impl Write {
    pub fn change(&self) -> Option<&Change> {
        match self {
            Write::Open(_) => None,
            Write::Begin(_, change) | Write::Change(change) => Some(change),
        }
    }

    pub fn opened(&self) -> Option<&Opened> {
        match self {
            Write::Open(new) | Write::Begin(new, _) => Some(new),
            Write::Change(_) => None,
        }
    }
}

enum Job {
    /// Keeps something, and says when it is durable.
    Keep(Write, oneshot::Sender<Stored<()>>),
    /// Ends, once all that came before is kept.
    End(oneshot::Sender<()>),
}

#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<Job>);

impl Writer {
    pub fn start(pool: AnyPool, sqlite: bool) -> Writer {
        let (sender, receiver) = mpsc::channel(TOGETHER);
        let (commits, committed) = watch::channel(0);
        if sqlite {
            tokio::spawn(checkpoint::work(pool.clone(), committed));
        }
        let work = Work { pool, sqlite, own: None, commits };
        tokio::spawn(work.go_on(receiver));
        Writer(sender)
    }

    pub async fn keep(&self, write: Write) -> Stored<()> {
        let (done, kept) = oneshot::channel();
        self.0.send(Job::Keep(write, done)).await.map_err(|_| sqlx::Error::PoolClosed)?;
        kept.await.unwrap_or(Err(sqlx::Error::PoolClosed))
    }

    /// Waits until all that was to be kept is kept. Nothing is kept any more.
    pub async fn end(&self) {
        let (done, ended) = oneshot::channel();
        if self.0.send(Job::End(done)).await.is_ok() {
            // It may have ended before.
            let _ = ended.await;
        }
    }
}

/// What the task works with.
struct Work {
    pool: AnyPool,
    sqlite: bool,
    /// SQLite: the connection that all is written through. It has the pages at hand that it wrote before; another one would
    /// read them again.
    own: Option<AnyConnection>,
    commits: watch::Sender<u64>,
}

impl Work {
    async fn go_on(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::with_capacity(TOGETHER);
        while jobs.recv_many(&mut batch, TOGETHER).await > 0 {
            // Others that are about to hand something in come along, as long as there are any: each commit waits for the disk
            // once, and writes a page once that several of them change.
            let mut had = 0;
            while batch.len() > had && batch.len() < TOGETHER {
                had = batch.len();
                tokio::task::yield_now().await;
                while batch.len() < TOGETHER
                    && let Ok(job) = jobs.try_recv()
                {
                    batch.push(job);
                }
            }
            let (mut writes, mut waiting, mut ended) = (Vec::new(), Vec::new(), None);
            for job in batch.drain(..) {
                match job {
                    Job::Keep(write, done) if ended.is_none() => {
                        writes.push(write);
                        waiting.push(done);
                    }
                    // Whoever asked is told that it is closed.
                    Job::Keep(..) => {}
                    Job::End(done) => ended = Some(done),
                }
            }
            if !writes.is_empty() {
                self.keep(&writes, waiting).await;
            }
            if let Some(done) = ended {
                if let Some(own) = self.own.take() {
                    // It is dropped whether or not it can still say farewell.
                    let _ = own.close().await;
                }
                // Whoever waits has gone with the server.
                let _ = done.send(());
                return;
            }
        }
    }

    async fn keep(&mut self, writes: &[Write], waiting: Vec<oneshot::Sender<Stored<()>>>) {
        let begun = Instant::now();
        match self.commit(writes).await {
            Ok(()) => {
                for done in waiting {
                    // Whoever asked may have gone; the change is kept all the same.
                    let _ = done.send(Ok(()));
                }
            }
            // One bad change must not take the others with it.
            Err(_) if writes.len() > 1 => {
                for (write, done) in writes.iter().zip(waiting) {
                    let _ = done.send(self.commit(std::slice::from_ref(write)).await);
                }
            }
            Err(error) => {
                for done in waiting {
                    let _ = done.send(Err(sqlx::Error::Protocol(error.to_string())));
                }
            }
        }
        self.commits.send_modify(|number| *number += 1);
        metrics::histogram!("tricorne_commit_seconds").record(begun.elapsed());
    }

    async fn commit(&mut self, writes: &[Write]) -> Stored<()> {
        let batch = Batch::of(writes);
        if !self.sqlite {
            let mut connection = self.pool.acquire().await?;
            let done = batch.commit(&mut connection, false).await;
            return settle(connection, done).await;
        }
        let mut own = match self.own.take() {
            Some(own) => own,
            None => {
                let mut own = self.pool.acquire().await?.detach();
                // What is written belongs to tables that the same commit opens or changes: there is nothing to look up, and
                // so nothing for which a statement of many rows might have to be taken back alone.
                sqlx::query("PRAGMA foreign_keys = OFF").execute(&mut own).await?;
                own
            }
        };
        let done = batch.commit(&mut own, true).await;
        match done {
            Ok(()) => self.own = Some(own),
            Err(_) => discarded(own).await,
        }
        done
    }
}
