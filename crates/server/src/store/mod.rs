//! What is kept: people, tables, records. SQLite in a file, or PostgreSQL by URL.

mod analyses;
mod backup;
mod batch;
mod bots;
mod bulletins;
mod chat;
mod checkpoint;
mod company;
mod export;
mod hooks;
mod leases;
mod lists;
mod lock;
mod moderation;
mod open;
mod people;
mod push;
mod quota;
mod ratings;
mod reader;
mod results;
mod seats;
mod server_state;
mod tables;
#[cfg(test)]
pub(crate) mod tests;
mod tokens;
mod tournaments;
mod upgrade;
mod vacations;
mod writer;

use std::sync::Arc;

use sqlx::{Any, AnyConnection, AnyPool, Connection, pool::PoolConnection};

pub use bulletins::{Bulletin, Posted};
pub use chat::{ChatRow, SystemLine};
pub use company::Report;
pub use export::{OwnBrowser, OwnLine, OwnNote, OwnNotice, OwnPlace, OwnSeat, OwnTournament, OwnVacation};
pub use hooks::{Hook, HookForm};
pub use leases::{Fence, Peer, Reached};
pub use lists::{Before, Filter, ListedTable, PaceKind, Wanted};
pub use lock::{Hold, ServerLock};
pub use moderation::OperatorChange;
pub use open::{OpenAs, StorePlace};
pub use people::{NewUser, Profile, User};
pub use push::Subscription;
pub use quota::Quota;
pub use ratings::SeatPair;
pub use results::{Ended, Played, SeatResult, Stakes, Standing};
pub use seats::{Kind, Player, SeatRow};
pub use tables::{Line, Status, TableRow};
pub use tokens::{MailTokenKind, Session, TokenKind};
pub use tournaments::{Entrant, Format, NewTournament, Phase, TournamentGame, TournamentRow};
pub use upgrade::{Continued, EarlierRecord};
pub use writer::{Change, NewLine, Opened};

use reader::Reader;
use writer::{Write, Writer};

/// Why something could not be read or kept.
pub type StoreError = sqlx::Error;
/// A result of the store.
pub type Stored<T> = Result<T, StoreError>;

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    reader: Reader,
    writer: Writer,
    place: Arc<StorePlace>,
}

impl Store {
    /// Keeps a change of a table. When this returns, it is durable.
    pub async fn keep(&self, change: Change) -> Stored<()> {
        self.writer.keep(Write::Change(Box::new(change))).await
    }

    /// Keeps a new table. When this returns, it is durable.
    pub async fn add_table(&self, new: Opened) -> Stored<()> {
        self.writer.keep(Write::Open(Box::new(new))).await
    }

    /// Keeps a new table together with the change that begins its game. When this returns, both are durable.
    pub async fn begin_table(&self, new: Opened, change: Change) -> Stored<()> {
        self.writer.keep(Write::Begin(Box::new(new), Box::new(change))).await
    }

    /// Puts the numbers of the pool where Prometheus finds them.
    pub fn measure(&self) {
        metrics::gauge!("tricorne_database_connections").set(f64::from(self.pool.size()));
        metrics::gauge!("tricorne_database_connections_idle").set(self.pool.num_idle() as f64);
    }

    /// Waits for what is under way, then closes.
    pub async fn close(&self) {
        self.writer.end().await;
        self.reader.end().await;
        self.pool.close().await;
    }

    fn is_sqlite(&self) -> bool {
        matches!(*self.place, StorePlace::Sqlite { .. })
    }
}

/// Gives the result of a transaction, and throws its connection away unless it was committed: after a full disk or a
/// failed write SQLite has rolled back by itself while sqlx still counts a transaction. On such a connection a later
/// "commit" would release a savepoint and keep nothing.
async fn settle<T>(connection: PoolConnection<Any>, done: Stored<T>) -> Stored<T> {
    if done.is_err() {
        discarded(connection.detach()).await;
    }
    done
}

/// Throws a connection away.
async fn discarded(connection: AnyConnection) {
    metrics::counter!("tricorne_database_connections_discarded_total").increment(1);
    // It is gone whether or not it can still say farewell.
    let _ = connection.close().await;
}
