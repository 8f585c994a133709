//! Lists of tables, each with its seats and their players.
//!
//! All that a list shows comes in one exchange with the database: each wakes a thread, and costs more than what it brings.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use sqlx::AssertSqlSafe;

use super::tables::COLUMNS;
use super::{Player, SeatRow, Stakes, Status, Store, Stored, TableRow};
use crate::rating::Rating;

/// Which tables to list.
#[derive(Clone, Copy, Debug)]
pub enum Filter<'a> {
    /// Those where this person sits.
    Of(&'a str),
    /// The one of this name.
    Named(&'a str),
    /// Those of all people that stand so and are not private, and that are as somebody wants them.
    Public(Status, Wanted<'a>),
}

/// What tables must be like. What is not given may be anything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// The game.
    pub game: Option<&'a str>,
    /// The scenario.
    pub scenario: Option<&'a str>,
    /// A seat that is free for all.
    pub seat: Option<&'a str>,
    /// Whether it is rated.
    pub rated: Option<bool>,
    /// Its pace.
    pub pace: Option<PaceKind>,
    /// The least rating of the host at the game, in points.
    pub rating_from: Option<i64>,
    /// The highest.
    pub rating_to: Option<i64>,
}

/// Which pace a table has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PaceKind {
    /// Nobody has to hurry.
    Unlimited,
    /// A bank of time.
    Live,
    /// Days for each turn.
    Daily,
}

impl PaceKind {
    /// Its name, as a pace is kept with it.
    fn name(self) -> &'static str {
        match self {
            PaceKind::Unlimited => "unlimited",
            PaceKind::Live => "live",
            PaceKind::Daily => "daily",
        }
    }
}

/// Where a page of a list begins: with the first table after this one, the latest change first.
#[derive(Clone, Copy, Debug)]
pub struct Before<'a> {
    /// When it changed.
    pub changed: i64,
    /// Its name; empty for none of those that changed in that second.
    pub id: &'a str,
}

impl Default for Before<'_> {
    fn default() -> Self {
        Before { changed: i64::MAX, id: "" }
    }
}

/// A table of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedTable {
    /// The table.
    pub row: TableRow,
    /// Its seats, in order, each with what others know of its player.
    pub seats: Vec<(SeatRow, Player)>,
    /// Up to which answer and which note of the journal the reader has seen it.
    pub seen: Option<(i64, i64)>,
}

/// A page of a person's tables. She may have several seats at a table.
const LIST_OWN: &str = "FROM tables JOIN (SELECT DISTINCT changed AS seat_changed, table_id FROM seats \
     WHERE user_id = $4 AND (left_at IS NULL OR resigned = 1) AND (changed, table_id) < ($1, $2) \
     ORDER BY changed DESC, table_id DESC LIMIT $3) AS own ON own.table_id = tables.id";
/// The tables that stand so and are not private, those that are wanted among them, and their order.
const PUBLIC: &str = "FROM tables WHERE status = $4 AND private = 0 AND (changed, id) < ($1, $2)";
const ONE: &str = "FROM tables WHERE id = $4 AND (changed, id) < ($1, $2) LIMIT $3";
const LATEST_FIRST: &str = " ORDER BY changed DESC, id DESC LIMIT $3";

/// A query that is put together, with its values from the fourth on.
struct ListQuery {
    sql: String,
    texts: Vec<String>,
}

impl ListQuery {
    fn of(filter: Filter<'_>) -> ListQuery {
        let (tables, text) = match filter {
            Filter::Of(user) => (LIST_OWN, user),
            Filter::Named(id) => (ONE, id),
            Filter::Public(status, _) => (PUBLIC, status.name()),
        };
        let sql = format!("SELECT {} {tables}", COLUMNS.join(", "));
        let mut query = ListQuery { sql, texts: vec![text.to_owned()] };
        if let Filter::Public(_, wanted) = filter {
            query.want(wanted);
            query.sql.push_str(LATEST_FIRST);
        }
        query
    }

    /// Only what is wanted is asked: a condition that always holds costs the database as much as another.
    fn want(&mut self, wanted: Wanted<'_>) {
        const RATING: &str = "COALESCE((SELECT rating FROM ratings WHERE user_id = tables.host \
                              AND ratings.game = tables.game), 1500000)";
        let free = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND seat = ? AND kind = 'open')";
        let pace = "COALESCE(pace, '{\"kind\":\"unlimited\"}') LIKE ?";
        let rated = if wanted.rated == Some(true) { "stakes = ?" } else { "stakes <> ?" };
        let thousandths = |points: Option<i64>| points.map(|points| points.saturating_mul(1000).to_string());
        for (condition, value) in [
            ("game = ?", wanted.game.map(str::to_owned)),
            ("scenario = ?", wanted.scenario.map(str::to_owned)),
            (rated, wanted.rated.map(|_| Stakes::Rated.name().to_owned())),
            (free, wanted.seat.map(str::to_owned)),
            (pace, wanted.pace.map(|pace| format!("{{\"kind\":\"{}\"%", pace.name()))),
            (&format!("{RATING} >= CAST(? AS BIGINT)"), thousandths(wanted.rating_from)),
            (&format!("{RATING} <= CAST(? AS BIGINT)"), thousandths(wanted.rating_to)),
        ] {
            if let Some(value) = value.filter(|value| !value.is_empty()) {
                self.texts.push(value);
                let place = format!("${}", self.texts.len() + 3);
                self.sql.push_str(&format!(" AND {}", condition.replace('?', &place)));
            }
        }
    }
}

/// The queries of lists, whose plans are tested.
#[cfg(test)]
pub(super) fn list_queries() -> [String; 2] {
    [Filter::Of("ann"), Filter::Public(Status::Open, Wanted::default())]
        .map(|filter| ListQuery::of(filter).sql)
}

/// A seat of a listed table, in the order of [`SEAT`].
#[derive(Deserialize)]
struct ListedSeat {
    table_id: String,
    place: i64,
    seat: String,
    kind: String,
    user_id: Option<String>,
    agent: Option<String>,
    left_at: Option<i64>,
    resigned: i64,
}

const SEAT: [&str; 8] = ["table_id", "place", "seat", "kind", "user_id", "agent", "left_at", "resigned"];
const SEATS: &str = "FROM seats WHERE table_id IN (SELECT id FROM page)";

/// Somebody who has a seat, once for each rating at a game, in the order of [`NAMED`].
#[derive(Deserialize)]
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

const NAMED: [&str; 9] = [
    "users.id",
    "COALESCE(users.name, users.nickname)",
    "CASE WHEN users.name IS NULL THEN 0 ELSE 1 END",
    "CASE WHEN users.bot_of IS NULL THEN 0 ELSE 1 END",
    "ratings.game",
    "rating",
    "deviation",
    "volatility",
    "games",
];
const PLAYERS: &str = "FROM users LEFT JOIN ratings ON ratings.user_id = users.id \
     WHERE users.id IN (SELECT user_id FROM seats WHERE table_id IN (SELECT id FROM page))";

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

/// Up to where the reader has seen a table, in the order of [`SEEN`].
#[derive(Deserialize)]
struct Seen {
    table_id: String,
    answers: i64,
    journal: i64,
}

const SEEN: [&str; 3] = ["table_id", "answers", "journal"];

impl Store {
    /// A page of the tables of a filter, those that changed last first, as a reader sees them.
    ///
    /// However many there are, the database reads a page: each list has an index in its order.
    pub async fn list(
        &self,
        filter: Filter<'_>,
        before: Before<'_>,
        limit: i64,
        reader: Option<&str>,
    ) -> Stored<Vec<ListedTable>> {
        let query = ListQuery::of(filter);
        let sql = query.whole(self.is_sqlite());
        // The text is ours: names of columns and numbers of placeholders alone were put into it.
        let found = sqlx::query_as(AssertSqlSafe(sql)).bind(before.changed).bind(before.id).bind(limit);
        let found = query.texts.into_iter().fold(found, |found, text| found.bind(text));
        let found = found.bind(reader.unwrap_or_default());
        let row: Option<(String, String, String, String)> = match filter {
            Filter::Named(_) => self.reader.row(found).await?,
            Filter::Of(_) | Filter::Public(..) => found.fetch_optional(&self.pool).await?,
        };
        let (tables, seats, players, seen) = row.ok_or(sqlx::Error::RowNotFound)?;
        let mut tables: Vec<TableRow> = from_json(&tables)?;
        tables.sort_by(|one, other| (other.changed, &other.id).cmp(&(one.changed, &one.id)));
        let mut seats_of: BTreeMap<String, Vec<ListedSeat>> = BTreeMap::new();
        for seat in from_json::<ListedSeat>(&seats)? {
            seats_of.entry(seat.table_id.clone()).or_default().push(seat);
        }
        let mut known: BTreeMap<String, Vec<Named>> = BTreeMap::new();
        for player in from_json::<Named>(&players)? {
            known.entry(player.id.clone()).or_default().push(player);
        }
        let seen = from_json::<Seen>(&seen)?.into_iter();
        let seen: BTreeMap<String, (i64, i64)> =
            seen.map(|row| (row.table_id, (row.answers, row.journal))).collect();
        let listed = tables.into_iter().map(|row| {
            let mut seats = seats_of.remove(&row.id).unwrap_or_default();
            seats.sort_by_key(|seat| seat.place);
            let seats = seats.into_iter().map(|seat| {
                let ListedSeat { seat, kind, user_id, agent, left_at, resigned, .. } = seat;
                let seat = SeatRow::of((seat, kind, user_id, agent, left_at, resigned));
                let known = seat.user.as_ref().and_then(|user| known.get(user));
                let player = known.map(|known| player_at(&row.game, known)).unwrap_or_default();
                (seat, player)
            });
            ListedTable { seats: seats.collect(), seen: seen.get(&row.id).copied(), row }
        });
        Ok(listed.collect())
    }
}

impl ListQuery {
    /// The page with all that belongs to it, as one row of texts.
    fn whole(&self, sqlite: bool) -> String {
        let seen = format!(
            "FROM seen WHERE user_id = ${} AND table_id IN (SELECT id FROM page)",
            self.texts.len() + 4
        );
        let parts = [
            as_json(sqlite, &COLUMNS, "FROM page"),
            as_json(sqlite, &SEAT, SEATS),
            as_json(sqlite, &NAMED, PLAYERS),
            as_json(sqlite, &SEEN, &seen),
        ];
        format!("WITH page AS MATERIALIZED ({}) SELECT {}", self.sql, parts.join(", "))
    }
}

/// The columns of some rows as one text of JSON: a list of lists, which structs with these fields are read from. A row by
/// itself wakes the thread that waits for it, and each of its values is copied several times on its way; names would take more
/// time than values.
fn as_json(sqlite: bool, columns: &[&str], rows: &str) -> String {
    let columns = columns.join(", ");
    if sqlite {
        format!("(SELECT json_group_array(json_array({columns})) {rows})")
    } else {
        format!("(SELECT CAST(COALESCE(json_agg(json_build_array({columns})), '[]') AS TEXT) {rows})")
    }
}

/// Reads such a text.
fn from_json<T: DeserializeOwned>(text: &str) -> Stored<Vec<T>> {
    serde_json::from_str(text).map_err(|error| sqlx::Error::Decode(error.into()))
}

/// What others know of somebody at a table of this game.
fn player_at(game: &str, known: &[Named]) -> Player {
    let Some(person) = known.first() else { return Player::default() };
    let rating = known.iter().find(|row| row.game.as_deref() == Some(game)).and_then(Named::rating);
    Player { name: person.name.clone(), account: person.account != 0, bot: person.bot != 0, rating }
}
