//! Nodes that share a PostgreSQL, and which of them each table belongs to.
//!
//! A lease lasts as long as its owner lives, so one statement renews all leases of a node. Time is the database's alone.

use std::time::Duration;

use sqlx::AssertSqlSafe;

use super::{Store, Stored};

/// Milliseconds since 1970 by the database's clock.
macro_rules! now {
    ($before:literal, $after:literal) => {
        concat!($before, "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)", $after)
    };
}

/// A node, as others know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peer {
    /// The id of its present life.
    pub id: String,
    /// Where other nodes reach it.
    pub address: String,
}

/// What a commit of a table must find: otherwise the table belongs to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fence {
    /// The life of the node that owns the table.
    pub owner: String,
    /// The epoch of its lease.
    pub epoch: i64,
}

/// What came of reaching for a lease.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reached {
    /// It is ours, with this epoch.
    Ours(i64),
    /// Another node has it.
    Theirs(Peer),
    /// There is no such table.
    NoTable,
}

impl Fence {
    /// The owner as statements take it: nobody where one server works alone.
    pub(super) fn owner_of(fence: Option<&Fence>) -> &str {
        fence.map_or("", |fence| &fence.owner)
    }

    /// The epoch as statements take it.
    pub(super) fn epoch_of(fence: Option<&Fence>) -> i64 {
        fence.map_or(0, |fence| fence.epoch)
    }
}

impl Store {
    /// A statement in which `FENCED` stands for a condition: the lease of table `$1` has owner `$2` and epoch `$3`, and nobody
    /// takes it before the commit.
    pub(super) fn fenced(&self, sql: &str) -> AssertSqlSafe<String> {
        let lock = if self.is_sqlite() { "" } else { "FOR SHARE" };
        let condition = format!(
            "($2 = '' OR EXISTS (SELECT 1 FROM leases WHERE table_id = $1 AND owner = $2 AND epoch = $3 {lock}))"
        );
        AssertSqlSafe(sql.replace("FENCED", &condition))
    }

    /// Begins a life of a node. False where another that lives has its name.
    pub async fn join_nodes(&self, name: &str, peer: &Peer, lease: Duration) -> Stored<bool> {
        // Whoever had the same address listens there no more.
        sqlx::query(now!("DELETE FROM nodes WHERE name = $1 AND (address = $2 OR expires <= ", ")"))
            .bind(name)
            .bind(&peer.address)
            .execute(&self.pool)
            .await?;
        let done = sqlx::query(now!(
            "INSERT INTO nodes (id, name, address, expires) SELECT $1, $2, $3, $4 + ",
            " ON CONFLICT DO NOTHING"
        ))
        .bind(&peer.id)
        .bind(name)
        .bind(&peer.address)
        .bind(millis(lease))
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Prolongs the life of a node with all its leases. False where it is over.
    pub async fn renew_node(&self, id: &str, lease: Duration) -> Stored<bool> {
        let done = sqlx::query(now!(
            "UPDATE nodes SET expires = $2 + clock.now FROM (SELECT ",
            " AS now) AS clock WHERE id = $1 AND expires > clock.now"
        ))
        .bind(id)
        .bind(millis(lease))
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Ends the life of a node: its tables are free at once.
    pub async fn leave_nodes(&self, id: &str) -> Stored<()> {
        sqlx::query("DELETE FROM nodes WHERE id = $1").bind(id).execute(&self.pool).await?;
        Ok(())
    }

    /// The ids of the nodes that live, and when each dies unless it is heard of before.
    pub async fn live_nodes(&self) -> Stored<Vec<(String, i64)>> {
        sqlx::query_as(now!("SELECT id, expires FROM nodes WHERE expires > ", " ORDER BY name"))
            .fetch_all(&self.pool)
            .await
    }

    /// Ends the life of a node that has not been heard of since it was to last so long.
    pub async fn bury(&self, id: &str, expires: i64) -> Stored<()> {
        sqlx::query("DELETE FROM nodes WHERE id = $1 AND expires = $2")
            .bind(id)
            .bind(expires)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Whether a node lives. Waits for a renewal that is under way, so that a node that does not can never live again.
    pub async fn is_alive(&self, id: &str) -> Stored<bool> {
        let alive: Option<bool> =
            sqlx::query_scalar(now!("SELECT expires > ", " FROM nodes WHERE id = $1 FOR SHARE"))
                .bind(id)
                .fetch_optional(&self.pool)
                .await?;
        Ok(alive == Some(true))
    }

    /// Takes the lease of a table for a node, unless another that lives has it.
    pub async fn reach_for_lease(&self, table: &str, owner: &str) -> Stored<Reached> {
        loop {
            let held: Option<(String, Option<String>, bool)> = sqlx::query_as(now!(
                "SELECT leases.owner, nodes.address, COALESCE(nodes.expires > ",
                ", FALSE) FROM leases LEFT JOIN nodes ON nodes.id = leases.owner WHERE leases.table_id = $1"
            ))
            .bind(table)
            .fetch_optional(&self.pool)
            .await?;
            let epoch: Option<i64> = match held {
                Some((id, Some(address), lives)) if id != owner && (lives || self.is_alive(&id).await?) => {
                    return Ok(Reached::Theirs(Peer { id, address }));
                }
                // Others may reach for it too: whoever finds the owner that was seen here is first.
                Some((before, ..)) => {
                    sqlx::query_scalar(
                        "UPDATE leases SET owner = $1, epoch = epoch + 1 WHERE table_id = $2 AND owner = $3 \
                         RETURNING epoch",
                    )
                    .bind(owner)
                    .bind(table)
                    .bind(before)
                    .fetch_optional(&self.pool)
                    .await?
                }
                None => {
                    let new = sqlx::query_scalar(
                        "INSERT INTO leases (table_id, owner, epoch) SELECT id, $1, 1 FROM tables WHERE id = $2 \
                         ON CONFLICT DO NOTHING RETURNING epoch",
                    );
                    let new = new.bind(owner).bind(table).fetch_optional(&self.pool).await?;
                    if new.is_none() && !self.has_lease(table).await? {
                        return Ok(Reached::NoTable);
                    }
                    new
                }
            };
            if let Some(epoch) = epoch {
                return Ok(Reached::Ours(epoch));
            }
        }
    }

    async fn has_lease(&self, table: &str) -> Stored<bool> {
        let found: Option<i64> = sqlx::query_scalar("SELECT epoch FROM leases WHERE table_id = $1")
            .bind(table)
            .fetch_optional(&self.pool)
            .await?;
        Ok(found.is_some())
    }

    /// Gives the lease of a table back, unless it was taken again meanwhile.
    pub async fn release_lease(&self, table: &str, fence: &Fence) -> Stored<()> {
        sqlx::query("UPDATE leases SET owner = '' WHERE table_id = $1 AND owner = $2 AND epoch = $3")
            .bind(table)
            .bind(&fence.owner)
            .bind(fence.epoch)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Takes what must be done once for all upon a node, unless another that lives has it.
    pub async fn take_chores(&self, id: &str) -> Stored<bool> {
        let done = sqlx::query(now!(
            "UPDATE server_state SET chores_owner = $1 WHERE id = 1 AND (chores_owner = $1 OR NOT EXISTS \
             (SELECT 1 FROM nodes WHERE nodes.id = server_state.chores_owner AND expires > ",
            "))"
        ))
        .bind(id)
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected() == 1)
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
