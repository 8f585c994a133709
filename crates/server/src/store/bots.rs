//! Accounts that programs play with.

use super::people::{name_key, select_user, unless_taken};
use super::{Store, Stored, User};
use crate::clock::now;
use crate::{name, secret};

impl Store {
    /// A new account for a program of somebody. None where the name is taken, or looks like one that is.
    pub async fn add_bot(&self, owner: &User, bot: &str) -> Stored<Option<User>> {
        let id = secret::id();
        let done = sqlx::query(
            "INSERT INTO users (id, name, name_key, skeleton, notices, stop_token, language, created, seen, bot_of) \
             VALUES ($1, $2, $3, $4, 0, $5, $6, $7, $7, $8)",
        )
        .bind(&id)
        .bind(bot)
        .bind(name_key(bot))
        .bind(name::skeleton(bot))
        .bind(secret::token())
        .bind(&owner.language)
        .bind(now())
        .bind(&owner.id)
        .execute(&self.pool)
        .await;
        if unless_taken(done)? { self.user(&id).await } else { Ok(None) }
    }

    /// The accounts of somebody's programs, the oldest first.
    pub async fn bots_of(&self, owner: &str) -> Stored<Vec<User>> {
        sqlx::query_as(select_user!("users WHERE bot_of = $1 ORDER BY created, id"))
            .bind(owner)
            .fetch_all(&self.pool)
            .await
    }
}
