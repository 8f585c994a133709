//! What nodes tell each other by way of PostgreSQL.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::postgres::PgListener;

use super::{OperatorChange, Store, StorePlace, Stored};

/// The name by which nodes listen.
const CHANNEL: &str = "tricorne";
/// The most bytes of what is told at once; PostgreSQL takes fewer than 8,000.
const LONGEST: usize = 7_000;

/// Something that other nodes must know at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bulletin {
    /// The sessions of a person have ended.
    Ended(String),
    /// A table was changed behind its owner's back.
    Table(String),
    /// Something happened to a person.
    Event {
        /// Her id.
        user: String,
        /// What she is told.
        message: Value,
    },
    /// What the chores look at has changed.
    Chores,
}

/// Some bulletins, and the node that they come from; none for an operator.
#[derive(Debug, Serialize, Deserialize)]
pub struct Posted {
    /// The name of the node.
    pub from: Option<String>,
    /// What it tells.
    pub bulletins: Vec<Bulletin>,
}

impl From<&OperatorChange> for Bulletin {
    fn from(change: &OperatorChange) -> Self {
        match change {
            OperatorChange::Table(table) => Bulletin::Table(table.clone()),
            OperatorChange::Person(person) => Bulletin::Ended(person.clone()),
        }
    }
}

impl Store {
    /// Tells all nodes that listen, in as many messages as it takes. On SQLite there are none.
    pub async fn post(&self, from: Option<&str>, bulletins: Vec<Bulletin>) -> Stored<()> {
        if self.is_sqlite() {
            return Ok(());
        }
        let mut rest = bulletins.into_iter().peekable();
        while rest.peek().is_some() {
            let mut posted = Posted { from: from.map(str::to_owned), bulletins: Vec::new() };
            let mut bytes = 0;
            while let Some(next) = rest.next_if(|next| {
                bytes += serde_json::to_string(next).map_or(0, |text| text.len() + 1);
                bytes < LONGEST || posted.bulletins.is_empty()
            }) {
                posted.bulletins.push(next);
            }
            let text = serde_json::to_string(&posted).expect("bulletins are plain data");
            sqlx::query("SELECT CAST(pg_notify($1, $2) AS TEXT)")
                .bind(CHANNEL)
                .bind(text)
                .execute(&self.pool)
                .await?;
        }
        Ok(())
    }

    /// Listens to what nodes tell each other. None on SQLite.
    pub async fn listen(&self) -> Stored<Option<Listener>> {
        let StorePlace::Postgres { url } = &*self.place else { return Ok(None) };
        let mut listener = PgListener::connect(url).await?;
        listener.listen(CHANNEL).await?;
        Ok(Some(Listener(listener)))
    }
}

/// Who listens to what nodes tell each other.
#[derive(Debug)]
pub struct Listener(PgListener);

impl Listener {
    /// The next message; none where the connection was lost, and something may have been missed.
    pub async fn next(&mut self) -> Stored<Option<Posted>> {
        loop {
            let Some(notification) = self.0.try_recv().await? else { return Ok(None) };
            match serde_json::from_str(notification.payload()) {
                Ok(posted) => return Ok(Some(posted)),
                // A newer program may tell what this one does not know.
                Err(error) => tracing::warn!(%error, "a bulletin of another node is not understood"),
            }
        }
    }
}
