//! People: guests and accounts, and the tokens that stand for them.

use super::{Store, Stored};
use crate::clock::now;
use crate::secret;

/// A person.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct User {
    /// Her name within the database.
    pub id: String,
    /// Her name for others; none for a guest.
    pub name: Option<String>,
    /// The hash of her password.
    pub password: Option<String>,
    /// Where she gets mail.
    pub email: Option<String>,
    notices: i64,
    /// What stops notices, from a link in them.
    pub stop_token: String,
    /// The language of her mail.
    pub language: String,
}

impl User {
    /// Whether she has no account.
    pub fn is_guest(&self) -> bool {
        self.name.is_none()
    }

    /// Whether she wants to be told of her turns by e-mail.
    pub fn wants_notices(&self) -> bool {
        self.notices != 0
    }
}

/// An account to be.
#[derive(Clone, Debug)]
pub struct NewUser<'a> {
    /// Her name.
    pub name: &'a str,
    /// The hash of her password.
    pub password: &'a str,
    /// Where she gets mail.
    pub email: Option<&'a str>,
    /// The language of her mail.
    pub language: &'a str,
}

/// What a token is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// A browser's cookie.
    Session,
    /// A program that plays for a person.
    Personal,
}

impl TokenKind {
    fn name(self) -> &'static str {
        match self {
            TokenKind::Session => "session",
            TokenKind::Personal => "personal",
        }
    }
}

/// Names that differ only in case are the same name.
fn name_key(name: &str) -> String {
    name.to_lowercase()
}

impl Store {
    /// A new guest.
    pub async fn add_guest(&self) -> Stored<User> {
        let id = secret::id();
        let stop_token = secret::token();
        sqlx::query(
            "INSERT INTO users (id, notices, stop_token, language, created, seen) VALUES ($1, 0, $2, 'en', $3, $3)",
        )
        .bind(&id)
        .bind(&stop_token)
        .bind(now())
        .execute(&self.pool)
        .await?;
        let language = "en".to_owned();
        Ok(User { id, name: None, password: None, email: None, notices: 0, stop_token, language })
    }

    /// Gives a guest an account. False where the name is taken.
    pub async fn register(&self, guest: &str, new: &NewUser<'_>) -> Stored<bool> {
        let done = sqlx::query(
            "UPDATE users SET name = $1, name_key = $2, password = $3, email = $4, notices = $5, language = $6 \
             WHERE id = $7 AND name IS NULL",
        )
        .bind(new.name)
        .bind(name_key(new.name))
        .bind(new.password)
        .bind(new.email)
        .bind(i64::from(new.email.is_some()))
        .bind(new.language)
        .bind(guest)
        .execute(&self.pool)
        .await;
        match done {
            Ok(done) => Ok(done.rows_affected() == 1),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The person of this name.
    pub async fn user_named(&self, name: &str) -> Stored<Option<User>> {
        sqlx::query_as(
            "SELECT id, name, password, email, notices, stop_token, language FROM users WHERE name_key = $1",
        )
        .bind(name_key(name))
        .fetch_optional(&self.pool)
        .await
    }

    /// The person of this id.
    pub async fn user(&self, id: &str) -> Stored<Option<User>> {
        sqlx::query_as(
            "SELECT id, name, password, email, notices, stop_token, language FROM users WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await
    }

    /// The person that a token stands for.
    pub async fn user_of_token(&self, token: &str, kind: TokenKind) -> Stored<Option<User>> {
        sqlx::query_as(
            "SELECT users.id, users.name, users.password, users.email, users.notices, users.stop_token, \
             users.language FROM tokens JOIN users ON users.id = tokens.user_id \
             WHERE tokens.hash = $1 AND tokens.kind = $2 AND tokens.expires > $3",
        )
        .bind(secret::hash(token))
        .bind(kind.name())
        .bind(now())
        .fetch_optional(&self.pool)
        .await
    }

    /// A new token for a person.
    pub async fn add_token(&self, user: &str, kind: TokenKind, label: &str, seconds: i64) -> Stored<String> {
        let token = secret::token();
        sqlx::query(
            "INSERT INTO tokens (hash, user_id, kind, label, created, expires) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(secret::hash(&token))
        .bind(user)
        .bind(kind.name())
        .bind(label)
        .bind(now())
        .bind(now() + seconds)
        .execute(&self.pool)
        .await?;
        sqlx::query("UPDATE users SET seen = $1 WHERE id = $2")
            .bind(now())
            .bind(user)
            .execute(&self.pool)
            .await?;
        Ok(token)
    }

    /// Ends one token.
    pub async fn drop_token(&self, token: &str) -> Stored<()> {
        sqlx::query("DELETE FROM tokens WHERE hash = $1")
            .bind(secret::hash(token))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Ends all tokens of a person, or those of one kind.
    pub async fn drop_tokens(&self, user: &str, kind: Option<TokenKind>) -> Stored<()> {
        let any = if kind.is_none() { 1_i64 } else { 0 };
        sqlx::query("DELETE FROM tokens WHERE user_id = $1 AND (kind = $2 OR $3 = 1)")
            .bind(user)
            .bind(kind.map_or("", TokenKind::name))
            .bind(any)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Sets a person's password, by its hash.
    pub async fn set_password(&self, user: &str, password: &str) -> Stored<()> {
        sqlx::query("UPDATE users SET password = $1 WHERE id = $2")
            .bind(password)
            .bind(user)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Sets where and whether a person gets mail, and its language.
    pub async fn set_mail(
        &self,
        user: &str,
        email: Option<&str>,
        notices: bool,
        language: &str,
    ) -> Stored<()> {
        sqlx::query("UPDATE users SET email = $1, notices = $2, language = $3 WHERE id = $4")
            .bind(email)
            .bind(i64::from(notices))
            .bind(language)
            .bind(user)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Stops the notices of whoever has this token; false where nobody has.
    pub async fn stop_notices(&self, stop_token: &str) -> Stored<bool> {
        let done = sqlx::query("UPDATE users SET notices = 0 WHERE stop_token = $1")
            .bind(stop_token)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Deletes a person. Her seats stay, as left.
    pub async fn delete_user(&self, user: &str) -> Stored<()> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query("UPDATE seats SET user_id = NULL, left_at = $1 WHERE user_id = $2")
            .bind(now())
            .bind(user)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("DELETE FROM private_notes WHERE user_id = $1")
            .bind(user)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("DELETE FROM users WHERE id = $1").bind(user).execute(&mut *transaction).await?;
        transaction.commit().await
    }

    /// Deletes tokens that have run out, and guests without a token or a table, unseen since a time.
    pub async fn prune_guests(&self, unseen_since: i64) -> Stored<u64> {
        sqlx::query("DELETE FROM tokens WHERE expires < $1").bind(now()).execute(&self.pool).await?;
        let done = sqlx::query(
            "DELETE FROM users WHERE name IS NULL AND seen < $1 AND NOT EXISTS \
             (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id \
              WHERE seats.user_id = users.id AND seats.left_at IS NULL AND tables.status = 'running' \
              AND tables.changed >= $1)",
        )
        .bind(unseen_since)
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected())
    }
}
