//! Webhooks of accounts, and what those who are away were told.

use super::{Store, Stored};

/// How a webhook is written to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HookForm {
    /// Plain JSON.
    Json,
    /// As Discord takes it.
    Discord,
}

impl HookForm {
    fn name(self) -> &'static str {
        match self {
            HookForm::Json => "json",
            HookForm::Discord => "discord",
        }
    }
}

/// A webhook.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct Hook {
    /// Where it is.
    pub url: String,
    form: String,
    /// How it failed last; none where it did not.
    pub problem: Option<String>,
    off: i64,
}

impl Hook {
    /// How it is written to.
    pub fn form(&self) -> HookForm {
        if self.form == HookForm::Discord.name() { HookForm::Discord } else { HookForm::Json }
    }

    /// Whether it was switched off because it failed too often.
    pub fn is_off(&self) -> bool {
        self.off != 0
    }
}

impl Store {
    /// The webhook of a person.
    pub async fn hook(&self, user: &str) -> Stored<Option<Hook>> {
        sqlx::query_as("SELECT url, form, problem, off FROM hooks WHERE user_id = $1")
            .bind(user)
            .fetch_optional(&self.pool)
            .await
    }

    /// Gives a person a webhook, in the place of the one that she had.
    pub async fn set_hook(&self, user: &str, url: &str, form: HookForm) -> Stored<()> {
        sqlx::query(
            "INSERT INTO hooks (user_id, url, form, failures, problem, off) VALUES ($1, $2, $3, 0, NULL, 0) \
             ON CONFLICT (user_id) DO UPDATE SET url = excluded.url, form = excluded.form, failures = 0, \
             problem = NULL, off = 0",
        )
        .bind(user)
        .bind(url)
        .bind(form.name())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Forgets the webhook of a person. False where there is none.
    pub async fn drop_hook(&self, user: &str) -> Stored<bool> {
        let done = sqlx::query("DELETE FROM hooks WHERE user_id = $1").bind(user).execute(&self.pool).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Notes how a webhook did, if it is still that one. It is switched off when it has failed so often in a row.
    pub async fn hook_did(&self, user: &str, url: &str, problem: Option<&str>, most: i64) -> Stored<()> {
        sqlx::query(
            "UPDATE hooks SET failures = CASE WHEN $3 IS NULL THEN 0 ELSE failures + 1 END, problem = $3, \
             off = CASE WHEN $3 IS NOT NULL AND failures + 1 >= $4 THEN 1 ELSE 0 END \
             WHERE user_id = $1 AND url = $2 AND off = 0",
        )
        .bind(user)
        .bind(url)
        .bind(problem)
        .bind(most)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Whether a person can be told anything while she is away: she has an address, a webhook or a browser.
    pub async fn may_be_told(&self, user: &str) -> Stored<bool> {
        let found: Option<i64> = sqlx::query_scalar(
            "SELECT CAST(1 AS BIGINT) FROM users WHERE id = $1 AND (email IS NOT NULL \
             OR EXISTS (SELECT 1 FROM hooks WHERE user_id = users.id) \
             OR EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = users.id))",
        )
        .bind(user)
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.is_some())
    }

    /// Of what those who are away from a table were told last.
    pub async fn told(&self, table: &str) -> Stored<Vec<(String, i64)>> {
        sqlx::query_as("SELECT user_id, event FROM told WHERE table_id = $1")
            .bind(table)
            .fetch_all(&self.pool)
            .await
    }

    /// Notes of what somebody who is away is being told.
    pub async fn set_told(&self, table: &str, user: &str, event: i64) -> Stored<()> {
        sqlx::query(
            "INSERT INTO told (table_id, user_id, event) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id, user_id) DO UPDATE SET event = excluded.event",
        )
        .bind(table)
        .bind(user)
        .bind(event)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Somebody has come back to a table.
    pub async fn forget_told(&self, table: &str, user: &str) -> Stored<()> {
        sqlx::query("DELETE FROM told WHERE table_id = $1 AND user_id = $2")
            .bind(table)
            .bind(user)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
