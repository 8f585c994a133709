//! Who sits where.

use std::collections::BTreeMap;

use sqlx::AssertSqlSafe;
use tricorne_library::AnyGame;

use super::tables::{as_json, from_json};
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

type Fields = (String, String, Option<String>, Option<String>, Option<i64>, i64);

impl SeatRow {
    /// A seat that nobody has left.
    pub fn new(seat: &str, kind: Kind, user: Option<String>, agent: Option<String>) -> SeatRow {
        SeatRow { seat: seat.to_owned(), kind, user, agent, left_at: None, resigned: false }
    }

    fn of((seat, kind, user, agent, left_at, resigned): Fields) -> SeatRow {
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

/// A seat of a list of tables, with what is known of its player.
#[derive(serde::Deserialize)]
struct Named {
    table_id: String,
    seat: String,
    place: i64,
    kind: String,
    user_id: Option<String>,
    agent: Option<String>,
    left_at: Option<i64>,
    resigned: i64,
    name: Option<String>,
    account: i64,
    bot: i64,
    rating: Option<i64>,
    deviation: Option<i64>,
    volatility: Option<i64>,
    games: Option<i64>,
}

impl Named {
    fn rating(&self) -> Option<Rating> {
        Some(Rating {
            rating: self.rating?,
            deviation: self.deviation?,
            volatility: self.volatility?,
            games: self.games?,
        })
    }
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

    /// The seats of tables by table, in order, each with what others know of its player.
    pub async fn seats_at(&self, tables: &[&str]) -> Stored<BTreeMap<String, Vec<(SeatRow, Player)>>> {
        let sql = format!(
            "SELECT table_id, seat, place, kind, seats.user_id, agent, left_at, resigned, ratings.rating, \
             ratings.deviation, ratings.volatility, ratings.games, \
             COALESCE(users.name, users.nickname) AS name, \
             CASE WHEN users.name IS NULL THEN 0 ELSE 1 END AS account, \
             CASE WHEN users.bot_of IS NULL THEN 0 ELSE 1 END AS bot \
             FROM seats JOIN tables ON tables.id = seats.table_id LEFT JOIN users ON users.id = seats.user_id \
             LEFT JOIN ratings ON ratings.user_id = seats.user_id AND ratings.game = tables.game \
             WHERE seats.table_id IN (SELECT {})",
            super::tables::listed_ids(self.is_sqlite())
        );
        const COLUMNS: [&str; 15] = [
            "table_id",
            "seat",
            "place",
            "kind",
            "user_id",
            "agent",
            "left_at",
            "resigned",
            "name",
            "account",
            "bot",
            "rating",
            "deviation",
            "volatility",
            "games",
        ];
        let sql = as_json(self.is_sqlite(), &COLUMNS, &sql);
        let ids = serde_json::to_string(tables).expect("names are plain data");
        // The text is ours: one of two names was put into it.
        let rows: String = sqlx::query_scalar(AssertSqlSafe(sql)).bind(ids).fetch_one(&self.pool).await?;
        let mut rows: Vec<Named> = from_json(&rows)?;
        rows.sort_by_key(|row| row.place);
        let mut seats: BTreeMap<String, Vec<(SeatRow, Player)>> = BTreeMap::new();
        for row in rows {
            let rating = row.rating();
            let fields = (row.seat, row.kind, row.user_id, row.agent, row.left_at, row.resigned);
            let player = Player { name: row.name, account: row.account != 0, bot: row.bot != 0, rating };
            seats.entry(row.table_id).or_default().push((SeatRow::of(fields), player));
        }
        Ok(seats)
    }
}
