//! How much of something a person keeps here.

use super::{Store, Stored};

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quota {
    /// Tables that a person opened and that are not over.
    Tables,
    /// Tables that a person opened, over or not.
    AllTables,
    /// Personal tokens.
    Tokens,
    /// Private notes.
    Notes,
}

impl Store {
    /// How many of them a person has.
    pub async fn count_of(&self, quota: Quota, user: &str) -> Stored<i64> {
        let query = match quota {
            Quota::Tables => "SELECT COUNT(*) FROM tables WHERE host = $1 AND status IN ('open', 'running')",
            Quota::AllTables => "SELECT COUNT(*) FROM tables WHERE host = $1",
            Quota::Tokens => "SELECT COUNT(*) FROM tokens WHERE user_id = $1 AND kind = 'personal'",
            Quota::Notes => "SELECT COUNT(*) FROM private_notes WHERE user_id = $1",
        };
        sqlx::query_scalar(query).bind(user).fetch_one(&self.pool).await
    }

    /// How many lines of chat a table has.
    pub async fn chat_lines(&self, table: &str) -> Stored<i64> {
        sqlx::query_scalar("SELECT COALESCE(MAX(n), 0) FROM chat WHERE table_id = $1")
            .bind(table)
            .fetch_one(&self.pool)
            .await
    }
}
