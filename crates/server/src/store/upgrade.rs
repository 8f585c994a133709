//! Tables that go on under other rules than they began with.

use sqlx::{AnyConnection, Connection};

use super::chat::SystemLine;
use super::{Fence, NewLine, Store, Stored, settle};

/// A record that a table went on from.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct EarlierRecord {
    /// Its number at the table, from 1.
    pub part: i64,
    /// The version of its rules.
    pub rules: i64,
    /// The record, as text.
    pub record: String,
    /// Its public journal, as JSON, as far as it was known.
    pub journal: String,
}

/// How a table goes on under other rules.
#[derive(Clone, Debug)]
pub struct Continued {
    /// The table.
    pub table: String,
    /// The version that it had.
    pub version: i64,
    /// The header of the new record, as JSON.
    pub header: String,
    /// The lines of the new record; none where those that are kept still hold.
    pub lines: Option<Vec<NewLine>>,
    /// The record that ended, with its public journal.
    pub earlier: Option<EarlierRecord>,
    /// What the players are told.
    pub told: SystemLine,
    /// What the lease of the table must be, where several nodes share the database.
    pub fence: Option<Fence>,
    /// The time.
    pub at: i64,
}

impl Store {
    /// Keeps how a table goes on. False where it was changed meanwhile, or belongs to another node.
    pub async fn continue_table(&self, continued: &Continued) -> Stored<bool> {
        let mut connection = self.pool.acquire().await?;
        let done = self.keep_continued(&mut connection, continued).await;
        settle(connection, done).await
    }

    /// The records that a table went on from, in order.
    pub async fn earlier_records(&self, table: &str) -> Stored<Vec<EarlierRecord>> {
        sqlx::query_as(
            "SELECT part, rules, record, journal FROM earlier_records WHERE table_id = $1 ORDER BY part",
        )
        .bind(table)
        .fetch_all(&self.pool)
        .await
    }

    async fn keep_continued(&self, connection: &mut AnyConnection, continued: &Continued) -> Stored<bool> {
        let mut transaction = connection.begin().await?;
        let Continued { table, version, header, lines, earlier, told, fence, at } = continued;
        let done = sqlx::query(self.fenced(
            "UPDATE tables SET header = $4, version = version + 1 WHERE id = $1 AND version = $5 AND FENCED",
        ))
        .bind(table)
        .bind(Fence::owner_of(fence.as_ref()))
        .bind(Fence::epoch_of(fence.as_ref()))
        .bind(header)
        .bind(version)
        .execute(&mut *transaction)
        .await?;
        if done.rows_affected() != 1 {
            transaction.rollback().await?;
            return Ok(false);
        }
        if let Some(lines) = lines {
            rewrite(&mut transaction, table, 0, lines).await?;
        }
        if let Some(earlier) = earlier {
            sqlx::query(
                "INSERT INTO earlier_records (table_id, part, rules, record, journal) \
                 SELECT $1, COALESCE(MAX(part), 0) + 1, $2, $3, $4 FROM earlier_records WHERE table_id = $1",
            )
            .bind(table)
            .bind(earlier.rules)
            .bind(&earlier.record)
            .bind(&earlier.journal)
            .execute(&mut *transaction)
            .await?;
        }
        self.say_on(&mut transaction, table, told, *at, fence.as_ref()).await?;
        transaction.commit().await?;
        Ok(true)
    }
}

/// Cuts a record to its first lines, adds others, and forgets what followed from those that are gone.
pub(super) async fn rewrite(
    transaction: &mut AnyConnection,
    table: &str,
    keep: usize,
    lines: &[NewLine],
) -> Stored<()> {
    sqlx::query("DELETE FROM lines WHERE table_id = $1 AND n > $2")
        .bind(table)
        .bind(keep as i64)
        .execute(&mut *transaction)
        .await?;
    for line in lines {
        sqlx::query("INSERT INTO lines (table_id, n, line) VALUES ($1, $2, $3)")
            .bind(table)
            .bind(line.n as i64)
            .bind(&line.line)
            .execute(&mut *transaction)
            .await?;
    }
    sqlx::query("DELETE FROM positions WHERE table_id = $1").bind(table).execute(&mut *transaction).await?;
    sqlx::query("UPDATE tables SET answers = $1, proposals = NULL, asked_versions = '' WHERE id = $2")
        .bind((keep + lines.len()) as i64)
        .bind(table)
        .execute(&mut *transaction)
        .await?;
    Ok(())
}
