//! Analyses of games that are over.

use super::{Store, Stored};

impl Store {
    /// The analysis of a game after so many answers, if one is kept.
    pub async fn analysis(&self, table: &str, answers: usize) -> Stored<Option<String>> {
        sqlx::query_scalar("SELECT analysis FROM analyses WHERE table_id = $1 AND answers = $2")
            .bind(table)
            .bind(answers as i64)
            .fetch_optional(&self.pool)
            .await
    }

    /// Keeps the analysis of a game after so many answers, in place of an earlier one.
    pub async fn keep_analysis(&self, table: &str, answers: usize, analysis: &str) -> Stored<()> {
        sqlx::query(
            "INSERT INTO analyses (table_id, answers, analysis) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id) DO UPDATE SET answers = excluded.answers, analysis = excluded.analysis",
        )
        .bind(table)
        .bind(answers as i64)
        .bind(analysis)
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
