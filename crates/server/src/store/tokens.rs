//! Tokens that stand for people, and those that links in mail carry.

use super::people::{User, select_user};
use super::{Store, Stored};
use crate::clock::now;
use crate::secret;

/// What a token is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// A browser's cookie.
    Session,
    /// A program that plays for a person.
    Personal,
    /// A browser from which a person has logged in before. It opens nothing.
    Device,
}

impl TokenKind {
    fn name(self) -> &'static str {
        match self {
            TokenKind::Session => "session",
            TokenKind::Personal => "personal",
            TokenKind::Device => "device",
        }
    }
}

/// A browser's session, or a program's token, as its owner sees it.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct Session {
    /// What is kept of it, which opens nothing.
    pub hash: String,
    /// `session` or `personal`.
    pub kind: String,
    /// What it is for.
    pub label: String,
    /// When it was made.
    pub created: i64,
    /// When it ends.
    pub expires: i64,
}

/// What a link in a mail does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MailTokenKind {
    /// Confirms an address.
    Confirm,
    /// Sets a new password.
    Reset,
}

impl MailTokenKind {
    fn name(self) -> &'static str {
        match self {
            MailTokenKind::Confirm => "confirm",
            MailTokenKind::Reset => "reset",
        }
    }
}

/// Whom a link in a mail was for.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct MailToken {
    /// The person.
    pub user_id: String,
    /// The address that it went to.
    pub email: String,
}

impl Store {
    /// The person that a token stands for.
    pub async fn user_of_token(&self, token: &str, kind: TokenKind) -> Stored<Option<User>> {
        let query = sqlx::query_as(select_user!(
            "tokens JOIN users ON users.id = tokens.user_id \
             WHERE tokens.hash = $1 AND tokens.kind = $2 AND tokens.expires > $3 AND users.banned = 0"
        ));
        self.reader.row(query.bind(secret::hash(token)).bind(kind.name()).bind(now())).await
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

    /// The sessions and personal tokens of a person, the latest first.
    pub async fn sessions(&self, user: &str) -> Stored<Vec<Session>> {
        sqlx::query_as(
            "SELECT hash, kind, label, created, expires FROM tokens \
             WHERE user_id = $1 AND kind <> 'device' AND expires > $2 ORDER BY created DESC, hash LIMIT 200",
        )
        .bind(user)
        .bind(now())
        .fetch_all(&self.pool)
        .await
    }

    /// Ends one session or token of a person, by what is kept of it. False where she has none such.
    pub async fn drop_session(&self, user: &str, hash: &str) -> Stored<bool> {
        let done = sqlx::query("DELETE FROM tokens WHERE user_id = $1 AND hash = $2")
            .bind(user)
            .bind(hash)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Whether a browser's device token is this person's.
    pub async fn is_device_of(&self, token: &str, user: &str) -> Stored<bool> {
        let found: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM tokens WHERE hash = $1 AND kind = 'device' AND user_id = $2 AND expires > $3",
        )
        .bind(secret::hash(token))
        .bind(user)
        .bind(now())
        .fetch_one(&self.pool)
        .await?;
        Ok(found > 0)
    }

    /// A new token for a link in a mail; earlier ones of its kind end.
    pub async fn add_mail_token(
        &self,
        user: &str,
        kind: MailTokenKind,
        email: &str,
        seconds: i64,
    ) -> Stored<String> {
        let token = secret::token();
        sqlx::query("DELETE FROM mail_tokens WHERE user_id = $1 AND kind = $2")
            .bind(user)
            .bind(kind.name())
            .execute(&self.pool)
            .await?;
        sqlx::query(
            "INSERT INTO mail_tokens (hash, user_id, kind, email, expires) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(secret::hash(&token))
        .bind(user)
        .bind(kind.name())
        .bind(email)
        .bind(now() + seconds)
        .execute(&self.pool)
        .await?;
        Ok(token)
    }

    /// Takes the token of a link, which then ends.
    pub async fn take_mail_token(&self, token: &str, kind: MailTokenKind) -> Stored<Option<MailToken>> {
        sqlx::query_as(
            "DELETE FROM mail_tokens WHERE hash = $1 AND kind = $2 AND expires > $3 RETURNING user_id, email",
        )
        .bind(secret::hash(token))
        .bind(kind.name())
        .bind(now())
        .fetch_optional(&self.pool)
        .await
    }
}
