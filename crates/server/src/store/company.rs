//! Whom people do not want to meet, and what they tell moderators of others.

use std::collections::BTreeSet;

use super::{Store, Stored};
use crate::clock::now;
use crate::secret;

/// What somebody tells moderators of another.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, sqlx::FromRow, utoipa::ToSchema)]
pub struct Report {
    /// Its name.
    pub id: String,
    /// The id of who tells it.
    pub reporter: String,
    /// Her name; none for a guest without one, and where she is no more.
    pub reporter_name: Option<String>,
    /// The id of whom it is about.
    pub about: String,
    /// That person's name.
    pub about_name: Option<String>,
    /// The table where it happened.
    pub table_id: Option<String>,
    /// What.
    pub text: String,
    /// When it was told, in seconds since 1970.
    pub at: i64,
}

/// A query for reports.
macro_rules! select_reports {
    ($rest:literal) => {
        concat!(
            "SELECT reports.id, reporter, COALESCE(reporting.name, reporting.nickname) AS reporter_name, about, ",
            "COALESCE(meant.name, meant.nickname) AS about_name, table_id, text, at FROM reports ",
            "LEFT JOIN users AS reporting ON reporting.id = reporter LEFT JOIN users AS meant ON meant.id = about ",
            $rest
        )
    };
}

impl Store {
    /// Keeps that somebody does not want to meet another.
    pub async fn block(&self, user: &str, blocked: &str) -> Stored<()> {
        sqlx::query(
            "INSERT INTO blocks (user_id, blocked, at) VALUES ($1, $2, $3) ON CONFLICT (user_id, blocked) DO NOTHING",
        )
        .bind(user)
        .bind(blocked)
        .bind(now())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Ends that. False where there was nothing to end.
    pub async fn unblock(&self, user: &str, blocked: &str) -> Stored<bool> {
        let done = sqlx::query("DELETE FROM blocks WHERE user_id = $1 AND blocked = $2")
            .bind(user)
            .bind(blocked)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Whom somebody does not want to meet: their ids and their names.
    pub async fn blocked_by(&self, user: &str) -> Stored<Vec<(String, Option<String>)>> {
        sqlx::query_as(
            "SELECT blocks.blocked, COALESCE(users.name, users.nickname) FROM blocks \
             JOIN users ON users.id = blocks.blocked WHERE blocks.user_id = $1 ORDER BY blocks.at, blocks.blocked",
        )
        .bind(user)
        .fetch_all(&self.pool)
        .await
    }

    /// The ids of those who do not want to meet somebody.
    pub async fn blockers_of(&self, user: &str) -> Stored<BTreeSet<String>> {
        let ids: Vec<String> = sqlx::query_scalar("SELECT user_id FROM blocks WHERE blocked = $1")
            .bind(user)
            .fetch_all(&self.pool)
            .await?;
        Ok(ids.into_iter().collect())
    }

    /// Keeps what somebody tells moderators of another.
    pub async fn report(&self, reporter: &str, about: &str, table: Option<&str>, text: &str) -> Stored<()> {
        sqlx::query(
            "INSERT INTO reports (id, reporter, about, table_id, text, at) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(secret::id())
        .bind(reporter)
        .bind(about)
        .bind(table)
        .bind(text)
        .bind(now())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The reports that nobody has seen to, the oldest first.
    pub async fn open_reports(&self, limit: i64) -> Stored<Vec<Report>> {
        sqlx::query_as(select_reports!("WHERE closed IS NULL ORDER BY at, reports.id LIMIT $1"))
            .bind(limit)
            .fetch_all(&self.pool)
            .await
    }

    /// All that somebody has told, the oldest first.
    pub async fn reports_by(&self, user: &str) -> Stored<Vec<Report>> {
        sqlx::query_as(select_reports!("WHERE reporter = $1 ORDER BY at, reports.id"))
            .bind(user)
            .fetch_all(&self.pool)
            .await
    }

    /// Notes that somebody has seen to a report. False where there is no such open one.
    pub async fn close_report(&self, id: &str) -> Stored<bool> {
        let done = sqlx::query("UPDATE reports SET closed = $1 WHERE id = $2 AND closed IS NULL")
            .bind(now())
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() == 1)
    }
}
