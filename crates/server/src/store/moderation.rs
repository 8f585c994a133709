//! What operators and moderators do to people and tables.

use sqlx::{AnyConnection, Connection};

use super::people::{name_key, unless_taken};
use super::upgrade::rewrite;
use super::{Bulletin, Fence, Store, Stored, settle};
use crate::secret;

/// What an operator changed behind a running server's back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OperatorChange {
    /// A table, to be read again.
    Table(String),
    /// A person, whose sockets end.
    Person(String),
}

impl Store {
    /// Tells the running server of a change.
    pub async fn tell_server(&self, change: &OperatorChange) -> Stored<()> {
        let (kind, target) = match change {
            OperatorChange::Table(table) => ("table", table),
            OperatorChange::Person(person) => ("person", person),
        };
        sqlx::query("INSERT INTO operator_changes (id, kind, target) VALUES ($1, $2, $3)")
            .bind(secret::id())
            .bind(kind)
            .bind(target)
            .execute(&self.pool)
            .await?;
        // Nodes hear of it at once; one server alone reads it with its chores.
        self.post(None, vec![Bulletin::from(change)]).await
    }

    /// Takes the changes that operators made since this was last asked.
    pub async fn operator_changes(&self) -> Stored<Vec<OperatorChange>> {
        let rows: Vec<(String, String, String)> =
            sqlx::query_as("SELECT id, kind, target FROM operator_changes").fetch_all(&self.pool).await?;
        let mut changes = Vec::with_capacity(rows.len());
        for (id, kind, target) in rows {
            sqlx::query("DELETE FROM operator_changes WHERE id = $1").bind(id).execute(&self.pool).await?;
            changes.push(match kind.as_str() {
                "table" => OperatorChange::Table(target),
                _ => OperatorChange::Person(target),
            });
        }
        Ok(changes)
    }

    /// Bans a person with all programs of hers, or ends the ban.
    pub async fn set_banned(&self, user: &str, banned: bool) -> Stored<()> {
        sqlx::query("UPDATE users SET banned = $1 WHERE id = $2 OR bot_of = $2")
            .bind(i64::from(banned))
            .bind(user)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Takes the chat from a person with all programs of hers, or gives it back.
    pub async fn set_muted(&self, user: &str, muted: bool) -> Stored<()> {
        sqlx::query("UPDATE users SET muted = $1 WHERE id = $2 OR bot_of = $2")
            .bind(i64::from(muted))
            .bind(user)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Gives a person the right to moderate, or takes it.
    pub async fn set_moderator(&self, user: &str, moderator: bool) -> Stored<()> {
        sqlx::query("UPDATE users SET moderator = $1 WHERE id = $2")
            .bind(i64::from(moderator))
            .bind(user)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Gives an account another name. False where that is taken, or looks like one that is.
    pub async fn rename(&self, user: &str, name: &str) -> Stored<bool> {
        let done = sqlx::query("UPDATE users SET name = $1, name_key = $2, skeleton = $3 WHERE id = $4")
            .bind(name)
            .bind(name_key(name))
            .bind(crate::name::skeleton(name))
            .bind(user)
            .execute(&self.pool)
            .await;
        unless_taken(done)
    }

    /// Deletes a table with all that is kept of it. False where there is none.
    pub async fn delete_table(&self, table: &str) -> Stored<bool> {
        let done = sqlx::query("DELETE FROM tables WHERE id = $1").bind(table).execute(&self.pool).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Closes a table: it is abandoned, and nobody sits there any more. False where there is none.
    pub async fn close_table(&self, table: &str, at: i64) -> Stored<bool> {
        let mut connection = self.pool.acquire().await?;
        let done = close_table(&mut connection, table, at).await;
        settle(connection, done).await
    }

    /// Notes why a table cannot be played, or that it can. Gives whether that was news; it is none where the table belongs to
    /// another node.
    pub async fn set_broken(&self, table: &str, why: Option<&str>, fence: Option<&Fence>) -> Stored<bool> {
        let done = sqlx::query(self.fenced(
            "UPDATE tables SET broken = $4 WHERE id = $1 AND COALESCE(broken, '') <> COALESCE($4, '') AND FENCED",
        ))
        .bind(table)
        .bind(Fence::owner_of(fence))
        .bind(Fence::epoch_of(fence))
        .bind(why)
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// The tables that cannot be played, and why.
    pub async fn broken_tables(&self) -> Stored<Vec<(String, String)>> {
        sqlx::query_as(
            "SELECT id, broken FROM tables WHERE broken IS NOT NULL AND status <> 'abandoned' ORDER BY id",
        )
        .fetch_all(&self.pool)
        .await
    }

    /// Keeps the first lines of a table's record alone. False where another process changed it meanwhile.
    pub async fn cut_back(&self, table: &str, version: i64, answers: usize) -> Stored<bool> {
        let mut connection = self.pool.acquire().await?;
        let done = cut_back(&mut connection, table, version, answers).await;
        settle(connection, done).await
    }
}

async fn close_table(connection: &mut AnyConnection, table: &str, at: i64) -> Stored<bool> {
    let mut transaction = connection.begin().await?;
    sqlx::query("UPDATE seats SET left_at = COALESCE(left_at, $1), changed = $1 WHERE table_id = $2")
        .bind(at)
        .bind(table)
        .execute(&mut *transaction)
        .await?;
    let done = sqlx::query(
        "UPDATE tables SET status = 'abandoned', asked = '', asked_versions = '', proposals = NULL, \
         version = version + 1, changed = $1 WHERE id = $2",
    )
    .bind(at)
    .bind(table)
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await?;
    Ok(done.rows_affected() == 1)
}

async fn cut_back(connection: &mut AnyConnection, table: &str, version: i64, answers: usize) -> Stored<bool> {
    let mut transaction = connection.begin().await?;
    let done =
        sqlx::query("UPDATE tables SET version = version + 1, broken = NULL WHERE id = $1 AND version = $2")
            .bind(table)
            .bind(version)
            .execute(&mut *transaction)
            .await?;
    if done.rows_affected() != 1 {
        transaction.rollback().await?;
        return Ok(false);
    }
    rewrite(&mut transaction, table, answers, &[]).await?;
    transaction.commit().await?;
    Ok(true)
}
