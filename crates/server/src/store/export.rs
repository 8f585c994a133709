//! All that is kept of a person, for herself.

use super::{Played, Store, Stored};
use crate::notices::Event;

/// A line of chat of one's own.
#[derive(Clone, PartialEq, Debug, serde::Serialize, sqlx::FromRow, utoipa::ToSchema)]
pub struct OwnLine {
    /// The id of the table.
    pub table_id: String,
    /// What.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// A private note.
#[derive(Clone, PartialEq, Debug, serde::Serialize, sqlx::FromRow, utoipa::ToSchema)]
pub struct OwnNote {
    /// The id of the table.
    pub table_id: String,
    /// What.
    pub text: String,
}

/// A seat of one's own.
#[derive(Clone, PartialEq, Debug, serde::Serialize, sqlx::FromRow, utoipa::ToSchema)]
pub struct OwnSeat {
    /// The id of the table.
    pub table_id: String,
    /// The game.
    pub game: String,
    /// The seat.
    pub seat: String,
    /// How the table stands.
    pub status: String,
    /// When it was opened, in seconds since 1970.
    pub created: i64,
}

/// A browser of one's own that is told by push. Its keys open nothing but what it is sent, and stay here.
#[derive(Clone, PartialEq, Debug, serde::Serialize, sqlx::FromRow, utoipa::ToSchema)]
pub struct OwnBrowser {
    /// Where its service takes messages.
    pub endpoint: String,
    /// Since when, in seconds since 1970.
    pub created: i64,
}

/// A vacation of one's own.
#[derive(Clone, PartialEq, Debug, serde::Serialize, sqlx::FromRow, utoipa::ToSchema)]
pub struct OwnVacation {
    /// When it began, in seconds since 1970.
    pub begun: i64,
    /// When it ended, or will.
    pub ends: i64,
}

/// A tournament that one plays in, or opened.
#[derive(Clone, PartialEq, Debug, serde::Serialize, sqlx::FromRow, utoipa::ToSchema)]
pub struct OwnTournament {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it was opened, in seconds since 1970.
    pub created: i64,
}

/// Up to where one has seen a table.
#[derive(Clone, PartialEq, Debug, serde::Serialize, sqlx::FromRow, utoipa::ToSchema)]
pub struct OwnPlace {
    /// The id of the table.
    pub table_id: String,
    /// How many answers.
    pub answers: i64,
    /// How many notes of the journal.
    pub journal: i64,
}

/// What one was told last of a table while one was away.
#[derive(Clone, PartialEq, Debug, serde::Serialize, utoipa::ToSchema)]
pub struct OwnNotice {
    /// The id of the table.
    pub table_id: String,
    /// What: `turn`, `time-low`, `time-out` or `ended`.
    pub event: String,
}

impl Store {
    /// All that a person said, the oldest first.
    pub async fn lines_said_by(&self, user: &str) -> Stored<Vec<OwnLine>> {
        sqlx::query_as("SELECT table_id, text, at FROM chat WHERE user_id = $1 ORDER BY at, table_id, n")
            .bind(user)
            .fetch_all(&self.pool)
            .await
    }

    /// All private notes of a person.
    pub async fn notes_of(&self, user: &str) -> Stored<Vec<OwnNote>> {
        sqlx::query_as("SELECT table_id, text FROM private_notes WHERE user_id = $1 ORDER BY table_id")
            .bind(user)
            .fetch_all(&self.pool)
            .await
    }

    /// All seats that a person has or had and not given to others.
    pub async fn seats_of(&self, user: &str) -> Stored<Vec<OwnSeat>> {
        sqlx::query_as(
            "SELECT seats.table_id, tables.game, seats.seat, tables.status, tables.created FROM seats \
             JOIN tables ON tables.id = seats.table_id WHERE seats.user_id = $1 \
             ORDER BY tables.created, seats.table_id, seats.place",
        )
        .bind(user)
        .fetch_all(&self.pool)
        .await
    }

    /// All results of a person, at private tables too, the latest first.
    pub async fn results_of(&self, user: &str) -> Stored<Vec<Played>> {
        sqlx::query_as(
            "SELECT table_id, game, scenario, seat, standing, rated, at, rating FROM results WHERE user_id = $1 \
             ORDER BY at DESC, table_id, seat",
        )
        .bind(user)
        .fetch_all(&self.pool)
        .await
    }

    /// The browsers of a person that are told by push, the oldest first.
    pub async fn browsers_of(&self, user: &str) -> Stored<Vec<OwnBrowser>> {
        sqlx::query_as(
            "SELECT endpoint, created FROM push_subscriptions WHERE user_id = $1 ORDER BY created, id",
        )
        .bind(user)
        .fetch_all(&self.pool)
        .await
    }

    /// All vacations of a person, the oldest first.
    pub async fn vacations_of(&self, user: &str) -> Stored<Vec<OwnVacation>> {
        sqlx::query_as("SELECT begun, ends FROM vacations WHERE user_id = $1 ORDER BY begun")
            .bind(user)
            .fetch_all(&self.pool)
            .await
    }

    /// All tournaments that a person plays in or opened, the oldest first.
    pub async fn tournaments_with(&self, user: &str) -> Stored<Vec<OwnTournament>> {
        sqlx::query_as(
            "SELECT id, name, created FROM tournaments WHERE host = $1 \
             OR id IN (SELECT tournament FROM tournament_players WHERE user_id = $1) ORDER BY created, id",
        )
        .bind(user)
        .fetch_all(&self.pool)
        .await
    }

    /// Up to where a person has seen each table.
    pub async fn places_of(&self, user: &str) -> Stored<Vec<OwnPlace>> {
        sqlx::query_as("SELECT table_id, answers, journal FROM seen WHERE user_id = $1 ORDER BY table_id")
            .bind(user)
            .fetch_all(&self.pool)
            .await
    }

    /// What a person was told last of each table that she is away from.
    pub async fn notices_of(&self, user: &str) -> Stored<Vec<OwnNotice>> {
        let sql = "SELECT table_id, event FROM told WHERE user_id = $1 ORDER BY table_id";
        let rows: Vec<(String, i64)> = sqlx::query_as(sql).bind(user).fetch_all(&self.pool).await?;
        let event =
            |number| Event::numbered(number).map_or_else(|| number.to_string(), |it| it.name().to_owned());
        let notice = |(table_id, number)| OwnNotice { table_id, event: event(number) };
        Ok(rows.into_iter().map(notice).collect())
    }
}
