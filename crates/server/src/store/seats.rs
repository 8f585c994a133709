//! Who sits where.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use sqlx::AssertSqlSafe;
use tricorne_library::AnyGame;

use super::tables::{as_json, from_json, listed_ids};
use super::{Store, Stored, TableRow};
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

/// A seat of a list of tables.
#[derive(serde::Deserialize)]
struct Listed {
    table_id: String,
    seat: String,
    place: i64,
    kind: String,
    user_id: Option<String>,
    agent: Option<String>,
    left_at: Option<i64>,
    resigned: i64,
}

const LISTED: [&str; 8] = ["table_id", "seat", "place", "kind", "user_id", "agent", "left_at", "resigned"];

/// Somebody who has a seat, with a rating at a game.
#[derive(serde::Deserialize)]
struct Named {
    id: String,
    name: Option<String>,
    account: i64,
    bot: i64,
    game: Option<String>,
    rating: Option<i64>,
    deviation: Option<i64>,
    volatility: Option<i64>,
    games: Option<i64>,
}

const NAMED: [&str; 9] =
    ["id", "name", "account", "bot", "game", "rating", "deviation", "volatility", "games"];

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
    pub async fn seats_at(&self, tables: &[TableRow]) -> Stored<BTreeMap<String, Vec<(SeatRow, Player)>>> {
        let games: BTreeMap<&str, &str> =
            tables.iter().map(|row| (row.id.as_str(), row.game.as_str())).collect();
        let ids: Vec<&str> = games.keys().copied().collect();
        let sql = format!(
            "SELECT table_id, seat, place, kind, user_id, agent, left_at, resigned FROM seats \
             WHERE table_id IN (SELECT {})",
            listed_ids(self.is_sqlite())
        );
        let mut rows: Vec<Listed> = self.listed(&LISTED, &sql, &ids).await?;
        rows.sort_by_key(|row| row.place);
        let people: BTreeSet<&str> = rows.iter().filter_map(|row| row.user_id.as_deref()).collect();
        let people = self.named(people.into_iter().collect()).await?;
        let mut seats: BTreeMap<String, Vec<(SeatRow, Player)>> = BTreeMap::new();
        for row in rows {
            let known = row.user_id.as_ref().and_then(|user| people.get(user)).map(Vec::as_slice);
            let game = games.get(row.table_id.as_str()).copied().unwrap_or_default();
            let player = known.map(|known| player_at(game, known)).unwrap_or_default();
            let fields = (row.seat, row.kind, row.user_id, row.agent, row.left_at, row.resigned);
            seats.entry(row.table_id).or_default().push((SeatRow::of(fields), player));
        }
        Ok(seats)
    }

    /// What others know of people, once for each of their ratings.
    async fn named(&self, people: Vec<&str>) -> Stored<BTreeMap<String, Vec<Named>>> {
        let mut named: BTreeMap<String, Vec<Named>> = BTreeMap::new();
        if people.is_empty() {
            return Ok(named);
        }
        let sql = format!(
            "SELECT users.id, COALESCE(users.name, users.nickname) AS name, \
             CASE WHEN users.name IS NULL THEN 0 ELSE 1 END AS account, \
             CASE WHEN users.bot_of IS NULL THEN 0 ELSE 1 END AS bot, \
             ratings.game, ratings.rating, ratings.deviation, ratings.volatility, ratings.games \
             FROM users LEFT JOIN ratings ON ratings.user_id = users.id WHERE users.id IN (SELECT {})",
            listed_ids(self.is_sqlite())
        );
        for row in self.listed::<Named>(&NAMED, &sql, &people).await? {
            named.entry(row.id.clone()).or_default().push(row);
        }
        Ok(named)
    }

    /// The rows of a query for these names.
    async fn listed<T: DeserializeOwned>(
        &self,
        columns: &[&str],
        query: &str,
        names: &[&str],
    ) -> Stored<Vec<T>> {
        let names = serde_json::to_string(names).expect("names are plain data");
        // The text is ours: one of two names was put into it.
        let sql = AssertSqlSafe(as_json(self.is_sqlite(), columns, query));
        let rows: String = sqlx::query_scalar(sql).bind(names).fetch_one(&self.pool).await?;
        from_json(&rows)
    }
}

/// What others know of somebody at a table of this game.
fn player_at(game: &str, known: &[Named]) -> Player {
    let Some(person) = known.first() else { return Player::default() };
    let rating = known.iter().find(|row| row.game.as_deref() == Some(game)).and_then(Named::rating);
    Player { name: person.name.clone(), account: person.account != 0, bot: person.bot != 0, rating }
}
