//! Who sits where.

use tricorne_library::AnyGame;

use super::{Store, Stored};
use crate::rating::Rating;

/// What kind of player a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A person sits here.
    Person,
    /// Kept for one person, who has not joined yet.
    Reserved,
    /// Anybody may sit down.
    Open,
    /// Whoever has the invitation may sit down.
    Invitation,
    /// A program of the server plays.
    Bot,
}

impl Kind {
    const ALL: [Kind; 5] = [Kind::Person, Kind::Reserved, Kind::Open, Kind::Invitation, Kind::Bot];

    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Person => "person",
            Kind::Reserved => "reserved",
            Kind::Open => "open",
            Kind::Invitation => "invitation",
            Kind::Bot => "bot",
        }
    }

    fn named(name: &str) -> Kind {
        Kind::ALL.into_iter().find(|kind| kind.name() == name).unwrap_or(Kind::Open)
    }
}

/// A seat of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRow {
    /// Its name.
    pub seat: String,
    /// What kind of player it has.
    pub kind: Kind,
    /// The person.
    pub user: Option<String>,
    /// The agent of a bot.
    pub agent: Option<String>,
    /// When the person left.
    pub left_at: Option<i64>,
    /// Whether the person resigned.
    pub resigned: bool,
}

pub(super) type Fields = (String, String, Option<String>, Option<String>, Option<i64>, i64);

impl SeatRow {
    /// A seat that nobody has left.
    pub fn new(seat: &str, kind: Kind, user: Option<String>, agent: Option<String>) -> SeatRow {
        SeatRow { seat: seat.to_owned(), kind, user, agent, left_at: None, resigned: false }
    }

    pub(super) fn of((seat, kind, user, agent, left_at, resigned): Fields) -> SeatRow {
        SeatRow { seat, kind: Kind::named(&kind), user, agent, left_at, resigned: resigned != 0 }
    }

    /// Whether this person plays the seat.
    pub fn is_played_by(&self, user: &str) -> bool {
        self.kind == Kind::Person && self.left_at.is_none() && self.user.as_deref() == Some(user)
    }

    /// The agent of a bot that takes its time over an answer.
    pub fn thinker(&self, game: &dyn AnyGame) -> Option<&str> {
        self.agent.as_deref().filter(|agent| self.kind == Kind::Bot && game.thinks(agent))
    }
}

/// What others know of whoever has a seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Player {
    /// Her name, where she has one.
    pub name: Option<String>,
    /// Whether that is the name of an account.
    pub account: bool,
    /// Whether a program plays with it.
    pub bot: bool,
    /// Her rating at the game of the table.
    pub rating: Option<Rating>,
}

impl Store {
    /// The seats of a table, in order.
    pub async fn seats(&self, table: &str) -> Stored<Vec<SeatRow>> {
        let rows: Vec<Fields> = sqlx::query_as(
            "SELECT seat, kind, user_id, agent, left_at, resigned FROM seats WHERE table_id = $1 ORDER BY place",
        )
        .bind(table)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().map(SeatRow::of).collect())
    }
}
