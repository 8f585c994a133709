//! Vacations of accounts.

use super::{Store, Stored};

/// Seconds of the year that vacations are counted over: the one before now.
const YEAR: i64 = 365 * 24 * 3600;

/// What a person has had of vacations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct VacationsHad {
    /// When the present one ends.
    pub ends: Option<i64>,
    /// Seconds of the last year that were taken, with what is still to come of the present one.
    pub taken: i64,
}

impl Store {
    /// What a person has had of vacations at a time.
    pub async fn vacations_had(&self, user: &str, at: i64) -> Stored<VacationsHad> {
        let rows: Vec<(i64, i64)> =
            sqlx::query_as("SELECT begun, ends FROM vacations WHERE user_id = $1 AND ends > $2")
                .bind(user)
                .bind(at - YEAR)
                .fetch_all(&self.pool)
                .await?;
        let taken = rows.iter().map(|(begun, ends)| ends - begun.max(&(at - YEAR))).sum();
        Ok(VacationsHad { ends: rows.iter().map(|(_, ends)| *ends).filter(|ends| *ends > at).max(), taken })
    }

    /// Begins a vacation. False where one goes on, or began in this second.
    pub async fn begin_vacation(&self, user: &str, at: i64, ends: i64) -> Stored<bool> {
        let done = sqlx::query(
            "INSERT INTO vacations (user_id, begun, ends, state) SELECT $1, $2, $3, 'new' \
             WHERE NOT EXISTS (SELECT 1 FROM vacations WHERE user_id = $1 AND (ends > $2 OR begun = $2))",
        )
        .bind(user)
        .bind(at)
        .bind(ends)
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Ends a vacation before its time. False where there is none.
    pub async fn end_vacation(&self, user: &str, at: i64) -> Stored<bool> {
        let done = sqlx::query("UPDATE vacations SET ends = $2 WHERE user_id = $1 AND ends > $2")
            .bind(user)
            .bind(at)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() > 0)
    }

    /// Those on vacation at a time.
    pub async fn on_vacation(&self, at: i64) -> Stored<Vec<String>> {
        sqlx::query_scalar("SELECT user_id FROM vacations WHERE state <> 'over' AND ends > $1")
            .bind(at)
            .fetch_all(&self.pool)
            .await
    }

    /// Those whose vacation has begun or ended, and whose clocks do not know it yet.
    pub async fn changed_vacations(&self, at: i64) -> Stored<Vec<String>> {
        sqlx::query_scalar(
            "SELECT DISTINCT user_id FROM vacations WHERE state = 'new' OR (state = 'begun' AND ends <= $1)",
        )
        .bind(at)
        .fetch_all(&self.pool)
        .await
    }

    /// The clocks of a person know of her vacations at a time.
    pub async fn settle_vacations(&self, user: &str, at: i64) -> Stored<()> {
        sqlx::query(
            "UPDATE vacations SET state = CASE WHEN ends <= $2 THEN 'over' ELSE 'begun' END \
             WHERE user_id = $1 AND state <> 'over'",
        )
        .bind(user)
        .bind(at)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The names of running tables by the day that ask a person.
    pub async fn daily_tables_asking(&self, user: &str) -> Stored<Vec<String>> {
        sqlx::query_scalar(
            "SELECT DISTINCT tables.id FROM tables JOIN seats ON seats.table_id = tables.id \
             WHERE seats.user_id = $1 AND seats.kind = 'person' AND tables.status = 'running' \
             AND tables.pace LIKE '%\"daily\"%' AND (' ' || tables.asked || ' ') LIKE ('% ' || seats.seat || ' %')",
        )
        .bind(user)
        .fetch_all(&self.pool)
        .await
    }
}
