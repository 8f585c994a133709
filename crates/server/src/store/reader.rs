//! What nearly every request reads: who sends it, and the table that it is about.
//!
//! On SQLite that has a connection of its own. The pool asks each connection that is given back whether it is still there,
//! which wakes the connection's thread once more, and costs more than the row.

use std::sync::Arc;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::QueryAs;
use sqlx::{Any, AnyConnection, AnyPool, Connection, FromRow};
use tokio::sync::Mutex;

use super::{Stored, discarded};

#[derive(Clone, Debug)]
pub(super) struct Reader {
    pool: AnyPool,
    /// SQLite: the connection, once there is one.
    own: Option<Arc<Mutex<Option<AnyConnection>>>>,
}

impl Reader {
    pub fn new(pool: AnyPool, sqlite: bool) -> Reader {
        Reader { pool, own: sqlite.then(Arc::default) }
    }

    /// The row of a query that finds one, or none.
    pub async fn row<T>(&self, query: QueryAs<'_, Any, T, AnyArguments>) -> Stored<Option<T>>
    where
        T: Send + Unpin + for<'r> FromRow<'r, AnyRow>,
    {
        let Some(own) = &self.own else { return query.fetch_optional(&self.pool).await };
        let mut kept = own.lock().await;
        // Whoever stops waiting for the row takes the connection along: nobody else reads what is left of it.
        let mut connection = match kept.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?.detach(),
        };
        let row = query.fetch_optional(&mut connection).await;
        match row {
            Ok(_) => *kept = Some(connection),
            Err(_) => discarded(connection).await,
        }
        row
    }

    /// Gives the connection up.
    pub async fn end(&self) {
        let Some(own) = &self.own else { return };
        if let Some(connection) = own.lock().await.take() {
            // It is dropped whether or not it can still say farewell.
            let _ = connection.close().await;
        }
    }
}
