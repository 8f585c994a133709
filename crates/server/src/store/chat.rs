//! What people say and note at a table.

use serde::{Deserialize, Serialize};
use sqlx::AnyConnection;

use super::{Fence, Store, Stored};
use crate::pace::Late;

/// Something said.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct ChatRow {
    /// Its number at the table, from 1.
    pub n: i64,
    /// Who said it; none for a guest without a name, and where the account is no more.
    pub name: Option<String>,
    /// Who said it.
    pub user_id: String,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
    /// What the server itself says, as JSON.
    pub message: Option<String>,
    aside: i64,
    account: i64,
    bot: i64,
}

impl ChatRow {
    /// Whether an account said it.
    pub fn is_of_account(&self) -> bool {
        self.account != 0
    }

    /// Whether a program said it.
    pub fn is_of_bot(&self) -> bool {
        self.bot != 0
    }

    /// Whether spectators said it among themselves.
    pub fn is_aside(&self) -> bool {
        self.aside != 0
    }
}

/// Something that the server says at a table, in whichever language it is read.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SystemLine {
    /// The game goes on under other rules; so many answers must be given again.
    RulesChanged {
        /// How many.
        dropped: usize,
    },
    /// The game goes on under other rules, and all of it still holds.
    RulesReplayed,
    /// The time of a seat is over, and its grace runs.
    OutOfTime {
        /// The seat.
        seat: String,
        /// What becomes of it then.
        late: Late,
    },
    /// A seat was lost on time.
    LostOnTime {
        /// The seat.
        seat: String,
        /// What became of it.
        late: Late,
    },
    /// The bot of a seat fails, and a quicker one answers in its place.
    BotFailed {
        /// The seat.
        seat: String,
    },
}

impl Store {
    /// Keeps what the server itself says. False where the table belongs to another node. Whoever calls it lets one line at a
    /// time through.
    pub async fn say_of(
        &self,
        table: &str,
        line: &SystemLine,
        at: i64,
        fence: Option<&Fence>,
    ) -> Stored<bool> {
        self.say_on(&mut *self.pool.acquire().await?, table, line, at, fence).await
    }

    pub(super) async fn say_on(
        &self,
        connection: &mut AnyConnection,
        table: &str,
        line: &SystemLine,
        at: i64,
        fence: Option<&Fence>,
    ) -> Stored<bool> {
        let message = serde_json::to_string(line).expect("a line is plain data");
        let done = sqlx::query(self.fenced(
            "INSERT INTO chat (table_id, n, user_id, text, at, message) \
             SELECT $1, COALESCE((SELECT MAX(n) FROM chat WHERE table_id = $1), 0) + 1, '', '', $4, $5 WHERE FENCED",
        ))
        .bind(table)
        .bind(Fence::owner_of(fence))
        .bind(Fence::epoch_of(fence))
        .bind(at)
        .bind(message)
        .execute(connection)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Keeps something said, and gives its number; none where the table belongs to another node. Whoever calls it lets one
    /// line at a time through.
    pub async fn say(
        &self,
        table: &str,
        user: &str,
        text: &str,
        (at, aside): (i64, bool),
        fence: Option<&Fence>,
    ) -> Stored<Option<i64>> {
        sqlx::query_scalar(self.fenced(
            "INSERT INTO chat (table_id, n, user_id, text, at, aside) \
             SELECT $1, COALESCE((SELECT MAX(n) FROM chat WHERE table_id = $1), 0) + 1, $4, $5, $6, $7 \
             WHERE FENCED RETURNING n",
        ))
        .bind(table)
        .bind(Fence::owner_of(fence))
        .bind(Fence::epoch_of(fence))
        .bind(user)
        .bind(text)
        .bind(at)
        .bind(i64::from(aside))
        .fetch_optional(&self.pool)
        .await
    }

    /// What was said after number `since`: the latest 200 of it, in order.
    pub async fn said(&self, table: &str, since: i64) -> Stored<Vec<ChatRow>> {
        let mut rows: Vec<ChatRow> = sqlx::query_as(
            "SELECT chat.n, COALESCE(users.name, users.nickname) AS name, chat.user_id, chat.text, chat.at, \
             chat.message, chat.aside, CASE WHEN users.name IS NULL THEN 0 ELSE 1 END AS account, \
             CASE WHEN users.bot_of IS NULL THEN 0 ELSE 1 END AS bot FROM chat \
             LEFT JOIN users ON users.id = chat.user_id \
             WHERE chat.table_id = $1 AND chat.n > $2 ORDER BY chat.n DESC LIMIT 200",
        )
        .bind(table)
        .bind(since)
        .fetch_all(&self.pool)
        .await?;
        rows.reverse();
        Ok(rows)
    }

    /// What a person noted for herself at a table.
    pub async fn private_note(&self, table: &str, user: &str) -> Stored<String> {
        let text: Option<String> =
            sqlx::query_scalar("SELECT text FROM private_notes WHERE table_id = $1 AND user_id = $2")
                .bind(table)
                .bind(user)
                .fetch_optional(&self.pool)
                .await?;
        Ok(text.unwrap_or_default())
    }

    /// Keeps what a person notes for herself.
    pub async fn set_private_note(&self, table: &str, user: &str, text: &str) -> Stored<()> {
        sqlx::query(
            "INSERT INTO private_notes (table_id, user_id, text) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id, user_id) DO UPDATE SET text = excluded.text",
        )
        .bind(table)
        .bind(user)
        .bind(text)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Keeps up to where a person has seen a table.
    pub async fn set_seen(&self, table: &str, user: &str, answers: i64, journal: i64) -> Stored<()> {
        sqlx::query(
            "INSERT INTO seen (table_id, user_id, answers, journal) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_id, user_id) DO UPDATE SET answers = excluded.answers, journal = excluded.journal",
        )
        .bind(table)
        .bind(user)
        .bind(answers)
        .bind(journal)
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
