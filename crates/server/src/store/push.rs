//! Browsers that want to be told by push, and keys of the server's own.

use super::{Store, Stored};
use crate::clock::now;
use crate::secret;

/// A browser that wants to be told.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct Subscription {
    /// Where its service takes messages.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// Its secret.
    pub auth: String,
}

impl Store {
    /// The key of this name; the one that is given where there is none yet, which is kept then.
    pub async fn key_or(&self, name: &str, made: &str) -> Stored<String> {
        sqlx::query("INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name)
            .bind(made)
            .execute(&self.pool)
            .await?;
        sqlx::query_scalar("SELECT value FROM server_keys WHERE name = $1")
            .bind(name)
            .fetch_one(&self.pool)
            .await
    }

    /// A browser of a person wants to be told; whoever used that browser before does not any more. Of more than `most`
    /// the oldest are forgotten.
    pub async fn subscribe(&self, user: &str, browser: &Subscription, most: i64) -> Stored<()> {
        sqlx::query(
            "INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, created) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET user_id = excluded.user_id, \
             p256dh = excluded.p256dh, auth = excluded.auth, created = excluded.created",
        )
        .bind(secret::hash(&browser.endpoint))
        .bind(user)
        .bind(&browser.endpoint)
        .bind(&browser.p256dh)
        .bind(&browser.auth)
        .bind(now())
        .execute(&self.pool)
        .await?;
        sqlx::query(
            "DELETE FROM push_subscriptions WHERE user_id = $1 AND id NOT IN (SELECT id FROM push_subscriptions \
             WHERE user_id = $1 ORDER BY created DESC, id LIMIT $2)",
        )
        .bind(user)
        .bind(most)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The browsers of a person that want to be told.
    pub async fn subscriptions(&self, user: &str) -> Stored<Vec<Subscription>> {
        sqlx::query_as("SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE user_id = $1 ORDER BY id")
            .bind(user)
            .fetch_all(&self.pool)
            .await
    }

    /// A browser of a person is told no more. False where it was not told.
    pub async fn unsubscribe(&self, user: &str, endpoint: &str) -> Stored<bool> {
        let done = sqlx::query("DELETE FROM push_subscriptions WHERE id = $1 AND user_id = $2")
            .bind(secret::hash(endpoint))
            .bind(user)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() == 1)
    }
}
