//! People: guests and accounts, and the tokens that stand for them.

use sqlx::{AnyConnection, Connection};

use super::{Store, Stored, settle};
use crate::clock::now;
use crate::{name, secret};

/// A person.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct User {
    /// Her name within the database.
    pub id: String,
    /// The name of her account; none for a guest.
    pub name: Option<String>,
    nickname: Option<String>,
    /// The hash of her password.
    pub password: Option<String>,
    /// Where she gets mail.
    pub email: Option<String>,
    notices: i64,
    /// What stops notices, from a link in them.
    pub stop_token: String,
    /// The language of her mail.
    pub language: String,
    /// When she first came.
    pub created: i64,
    /// When she was last here.
    pub seen: i64,
    email_confirmed: i64,
    moderator: i64,
    banned: i64,
    muted: i64,
    /// The id of who answers for it, where a program plays with this account.
    pub bot_of: Option<String>,
}

/// A query for people; `$joined` names the tables.
macro_rules! select_user {
    ($rest:literal) => {
        concat!(
            "SELECT users.id, users.name, users.nickname, users.password, users.email, users.notices, users.stop_token, ",
            "users.language, users.created, users.seen, users.email_confirmed, users.moderator, users.banned, users.muted, users.bot_of FROM ",
            $rest
        )
    };
}
pub(super) use select_user;

impl User {
    /// Whether she has no account.
    pub fn is_guest(&self) -> bool {
        self.name.is_none()
    }

    /// Whether a program plays with this account.
    pub fn is_bot(&self) -> bool {
        self.bot_of.is_some()
    }

    /// Her name for others: that of her account, or what a guest chose.
    pub fn shown_name(&self) -> Option<&str> {
        self.name.as_deref().or(self.nickname.as_deref())
    }

    /// Whether she wants to be told of her turns by e-mail.
    pub fn wants_notices(&self) -> bool {
        self.notices != 0
    }

    /// Whether she has shown that mail to her address reaches her.
    pub fn is_email_confirmed(&self) -> bool {
        self.email.is_some() && self.email_confirmed != 0
    }

    /// Whether she is told by e-mail.
    pub fn gets_mail(&self) -> bool {
        self.wants_notices() && self.is_email_confirmed()
    }

    /// Whether she may moderate.
    pub fn is_moderator(&self) -> bool {
        self.moderator != 0
    }

    /// Whether she may not come in.
    pub fn is_banned(&self) -> bool {
        self.banned != 0
    }

    /// Whether she may not talk.
    pub fn is_muted(&self) -> bool {
        self.muted != 0
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

/// Names that differ only in case are the same name.
pub(super) fn name_key(name: &str) -> String {
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
        self.user(&id).await?.ok_or(sqlx::Error::RowNotFound)
    }

    /// Gives a guest an account. False where the name is taken, or looks like one that is.
    pub async fn register(&self, guest: &str, new: &NewUser<'_>) -> Stored<bool> {
        let done = sqlx::query(
            "UPDATE users SET name = $1, name_key = $2, skeleton = $3, password = $4, email = $5, notices = $6, \
             language = $7, email_confirmed = 0 WHERE id = $8 AND name IS NULL",
        )
        .bind(new.name)
        .bind(name_key(new.name))
        .bind(name::skeleton(new.name))
        .bind(new.password)
        .bind(new.email)
        .bind(i64::from(new.email.is_some()))
        .bind(new.language)
        .bind(guest)
        .execute(&self.pool)
        .await;
        unless_taken(done)
    }

    /// Gives a guest a name for others. False where it looks like that of an account.
    pub async fn set_nickname(&self, guest: &str, nickname: &str) -> Stored<bool> {
        let done = sqlx::query(
            "UPDATE users SET nickname = $1 WHERE id = $2 AND name IS NULL \
             AND NOT EXISTS (SELECT 1 FROM users AS others WHERE others.skeleton = $3)",
        )
        .bind(nickname)
        .bind(guest)
        .bind(name::skeleton(nickname))
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Gives accounts of earlier versions what names that look alike have in common. Where two look alike already,
    /// the second has none.
    pub(super) async fn fill_skeletons(&self) -> Stored<()> {
        let rows: Vec<(String, String)> =
            sqlx::query_as("SELECT id, name FROM users WHERE name IS NOT NULL AND skeleton IS NULL")
                .fetch_all(&self.pool)
                .await?;
        for (id, name) in rows {
            let done = sqlx::query("UPDATE users SET skeleton = $1 WHERE id = $2")
                .bind(name::skeleton(&name))
                .bind(id)
                .execute(&self.pool)
                .await;
            unless_taken(done)?;
        }
        Ok(())
    }

    /// The person of this name.
    pub async fn user_named(&self, name: &str) -> Stored<Option<User>> {
        sqlx::query_as(select_user!("users WHERE name_key = $1"))
            .bind(name_key(name))
            .fetch_optional(&self.pool)
            .await
    }

    /// The person of this id.
    pub async fn user(&self, id: &str) -> Stored<Option<User>> {
        sqlx::query_as(select_user!("users WHERE id = $1")).bind(id).fetch_optional(&self.pool).await
    }

    /// Notes that a person was here.
    pub async fn set_visited(&self, user: &str) -> Stored<()> {
        sqlx::query("UPDATE users SET seen = $1 WHERE id = $2")
            .bind(now())
            .bind(user)
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

    /// Keeps what changed in a profile, all at once: mail, and with a new password the end of all sessions. Another
    /// address must be confirmed again.
    pub async fn set_profile(&self, user: &str, profile: &Profile<'_>) -> Stored<()> {
        let mut connection = self.pool.acquire().await?;
        let done = set_profile(&mut connection, user, profile).await;
        settle(connection, done).await
    }

    /// Notes that mail to this address reaches the person. False where she has another by now.
    pub async fn confirm_email(&self, user: &str, email: &str) -> Stored<bool> {
        let done = sqlx::query("UPDATE users SET email_confirmed = 1 WHERE id = $1 AND email = $2")
            .bind(user)
            .bind(email)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() == 1)
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
        let mut connection = self.pool.acquire().await?;
        let done = delete_user(&mut connection, user).await;
        settle(connection, done).await
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

/// What changes in a profile.
#[derive(Clone, Debug)]
pub struct Profile<'a> {
    /// Where the person gets mail.
    pub email: Option<&'a str>,
    /// Whether she gets notices.
    pub notices: bool,
    /// The language of her mail.
    pub language: &'a str,
    /// The hash of a new password.
    pub password: Option<&'a str>,
}

async fn set_profile(connection: &mut AnyConnection, user: &str, profile: &Profile<'_>) -> Stored<()> {
    let mut transaction = connection.begin().await?;
    sqlx::query(
        "UPDATE users SET email_confirmed = CASE WHEN email = $1 THEN email_confirmed ELSE 0 END, email = $1, \
         notices = $2, language = $3 WHERE id = $4",
    )
    .bind(profile.email)
    .bind(i64::from(profile.notices))
    .bind(profile.language)
    .bind(user)
    .execute(&mut *transaction)
    .await?;
    if let Some(password) = profile.password {
        sqlx::query("UPDATE users SET password = $1 WHERE id = $2")
            .bind(password)
            .bind(user)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("DELETE FROM tokens WHERE user_id = $1").bind(user).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

async fn delete_user(connection: &mut AnyConnection, user: &str) -> Stored<()> {
    let mut transaction = connection.begin().await?;
    sqlx::query("UPDATE seats SET user_id = NULL, left_at = $1 WHERE user_id = $2")
        .bind(now())
        .bind(user)
        .execute(&mut *transaction)
        .await?;
    // Others keep their results against her, and their ratings can still be worked out; nobody can tell that it was she.
    sqlx::query("UPDATE results SET user_id = $1 WHERE user_id = $2")
        .bind(secret::id())
        .bind(user)
        .execute(&mut *transaction)
        .await?;
    sqlx::query("DELETE FROM ratings WHERE user_id = $1").bind(user).execute(&mut *transaction).await?;
    for own in [
        "DELETE FROM private_notes WHERE user_id = $1",
        "DELETE FROM seen WHERE user_id = $1",
        "DELETE FROM told WHERE user_id = $1",
        "DELETE FROM reports WHERE reporter = $1",
    ] {
        sqlx::query(own).bind(user).execute(&mut *transaction).await?;
    }
    sqlx::query("DELETE FROM users WHERE id = $1").bind(user).execute(&mut *transaction).await?;
    transaction.commit().await
}

/// Whether a row was changed; false as well where a name was taken.
pub(super) fn unless_taken(done: Stored<sqlx::any::AnyQueryResult>) -> Stored<bool> {
    match done {
        Ok(done) => Ok(done.rows_affected() == 1),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error),
    }
}
