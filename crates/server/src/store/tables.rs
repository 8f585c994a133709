//! Tables and their records.

use std::collections::BTreeMap;

use sqlx::AssertSqlSafe;
use tricorne_kernel::Header;

use super::{Stakes, Store, Stored};

/// How a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Not begun: seats may be taken.
    Open,
    /// Being played.
    Running,
    /// Played to the end.
    Finished,
    /// Left by all its people.
    Abandoned,
}

impl Status {
    const ALL: [Status; 4] = [Status::Open, Status::Running, Status::Finished, Status::Abandoned];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Finished => "finished",
            Status::Abandoned => "abandoned",
        }
    }

    fn named(name: &str) -> Status {
        Status::ALL.into_iter().find(|status| status.name() == name).unwrap_or(Status::Abandoned)
    }
}

/// A table.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize, sqlx::FromRow)]
pub struct TableRow {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// The header of its record, as JSON.
    pub header: String,
    status: String,
    /// Who opened it.
    pub host: String,
    private: i64,
    /// What the link of an invitation ends with.
    pub invitation: String,
    /// How fast it is played, as JSON.
    pub pace: Option<String>,
    /// The table that this one is a rematch of.
    pub rematch_of: Option<String>,
    /// Raised by every change.
    pub version: i64,
    /// How many answers were given.
    pub answers: i64,
    asked: String,
    /// Since when they are asked.
    pub asked_since: i64,
    asked_versions: String,
    /// The clocks of its seats, as JSON.
    pub clocks: Option<String>,
    /// How the game ended, as JSON.
    pub outcome: Option<String>,
    /// What players wish and others have not agreed to yet, as JSON.
    pub proposals: Option<String>,
    advice: i64,
    stakes: String,
    /// The scenario of its header.
    pub scenario: String,
    /// The least rating, in points, of whoever sits down without being invited.
    pub rating_from: Option<i64>,
    /// The highest.
    pub rating_to: Option<i64>,
    /// Why it cannot be played.
    pub broken: Option<String>,
    /// The last position document, as JSON.
    pub position: Option<String>,
    /// After how many answers that was taken.
    pub position_at: i64,
    /// When it was opened.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
}

impl TableRow {
    /// A table that has not begun.
    pub fn new(id: String, header: &Header, host: &str, at: i64) -> TableRow {
        TableRow {
            id,
            game: header.game.clone(),
            header: serde_json::to_string(header).expect("headers are plain data"),
            status: Status::Open.name().to_owned(),
            host: host.to_owned(),
            private: 0,
            invitation: crate::secret::token(),
            pace: None,
            rematch_of: None,
            version: 0,
            answers: 0,
            asked: String::new(),
            asked_since: at,
            asked_versions: String::new(),
            clocks: None,
            outcome: None,
            proposals: None,
            advice: 0,
            stakes: Stakes::Casual.name().to_owned(),
            scenario: header.setup.scenario.clone(),
            rating_from: None,
            rating_to: None,
            broken: None,
            position: None,
            position_at: 0,
            created: at,
            changed: at,
        }
    }

    /// The same table, hidden from all but its members and those invited.
    #[must_use]
    pub fn private(self, private: bool) -> TableRow {
        TableRow { private: i64::from(private), ..self }
    }

    /// The same table, where players may ask bots for advice though others play too.
    #[must_use]
    pub fn advice(self, advice: bool) -> TableRow {
        TableRow { advice: i64::from(advice), ..self }
    }

    /// The same table, for other stakes.
    #[must_use]
    pub fn stakes_of(self, stakes: Stakes) -> TableRow {
        TableRow { stakes: stakes.name().to_owned(), ..self }
    }

    /// What its game counts for.
    pub fn stakes(&self) -> Stakes {
        Stakes::named(&self.stakes)
    }

    /// Whether players may ask bots for advice though others play too.
    pub fn allows_advice(&self) -> bool {
        self.advice != 0
    }

    /// How it stands.
    pub fn status(&self) -> Status {
        Status::named(&self.status)
    }

    /// Whether only members and those invited may see it.
    pub fn is_private(&self) -> bool {
        self.private != 0
    }

    /// The seats that are asked.
    pub fn asked(&self) -> impl Iterator<Item = &str> {
        self.asked.split_whitespace()
    }

    /// The version in which each seat was first asked its question.
    pub fn asked_versions(&self) -> impl Iterator<Item = (&str, i64)> {
        let pairs = self.asked_versions.split_whitespace().filter_map(|pair| pair.split_once(':'));
        pairs.filter_map(|(seat, version)| Some((seat, version.parse().ok()?)))
    }
}

/// Which tables to list.
#[derive(Clone, Copy, Debug)]
pub enum Filter<'a> {
    /// Those where this person sits.
    Of(&'a str),
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

/// A query for tables.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, game, header, status, host, private, invitation, pace, rematch_of, version, answers, ",
            "asked, asked_since, asked_versions, clocks, outcome, proposals, advice, stakes, scenario, rating_from, rating_to, broken, position, position_at, ",
            "created, changed FROM tables ",
            $rest
        )
    };
}

/// What a list has of a table, in the order of [`TableRow`]: all but its position, which is long.
const LISTED: [&str; 27] = [
    "id",
    "game",
    "header",
    "status",
    "host",
    "private",
    "invitation",
    "pace",
    "rematch_of",
    "version",
    "answers",
    "asked",
    "asked_since",
    "asked_versions",
    "clocks",
    "outcome",
    "proposals",
    "advice",
    "stakes",
    "scenario",
    "rating_from",
    "rating_to",
    "broken",
    "NULL",
    "position_at",
    "created",
    "changed",
];
/// A page of a person's tables. She may have several seats at a table.
const LIST_OWN: &str = "SELECT tables.* FROM tables JOIN (SELECT DISTINCT changed AS seat_changed, table_id FROM seats \
     WHERE user_id = $4 AND (left_at IS NULL OR resigned = 1) AND (changed, table_id) < ($1, $2) \
     ORDER BY changed DESC, table_id DESC LIMIT $3) AS own ON own.table_id = tables.id";
/// The tables that stand so and are not private, those that are wanted among them, and their order.
const PUBLIC: &str = "SELECT * FROM tables WHERE status = $4 AND private = 0 AND (changed, id) < ($1, $2)";
const LATEST_FIRST: &str = " ORDER BY changed DESC, id DESC LIMIT $3";

/// A query that is put together, with its values from the fourth on.
struct ListQuery {
    sql: String,
    texts: Vec<String>,
}

impl ListQuery {
    fn of(filter: Filter<'_>) -> ListQuery {
        match filter {
            Filter::Of(user) => ListQuery { sql: LIST_OWN.to_owned(), texts: vec![user.to_owned()] },
            Filter::Public(status, wanted) => {
                let mut query = ListQuery { sql: PUBLIC.to_owned(), texts: vec![status.name().to_owned()] };
                query.want(wanted);
                query.sql.push_str(LATEST_FIRST);
                query
            }
        }
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

impl Store {
    /// The table of this name.
    pub async fn table(&self, id: &str) -> Stored<Option<TableRow>> {
        sqlx::query_as(select!("WHERE id = $1")).bind(id).fetch_optional(&self.pool).await
    }

    /// A page of the tables of a filter, those that changed last first. They come without their positions.
    ///
    /// However many there are, the database reads a page: each list has an index in its order.
    pub async fn tables(&self, filter: Filter<'_>, before: Before<'_>, limit: i64) -> Stored<Vec<TableRow>> {
        let query = ListQuery::of(filter);
        let sql = as_json(self.is_sqlite(), &LISTED, &query.sql);
        // The text is ours: numbers of placeholders alone were put into it.
        let page = sqlx::query_scalar(AssertSqlSafe(sql)).bind(before.changed).bind(before.id).bind(limit);
        let page = query.texts.into_iter().fold(page, |page, text| page.bind(text));
        let page: String = page.fetch_one(&self.pool).await?;
        let mut tables: Vec<TableRow> = from_json(&page)?;
        tables.sort_by(|one, other| (other.changed, &other.id).cmp(&(one.changed, &one.id)));
        Ok(tables)
    }

    /// The names of running tables where something is to be done about a clock, when the server has been up for so many
    /// seconds.
    pub async fn due_tables(&self, up: i64, limit: i64) -> Stored<Vec<String>> {
        sqlx::query_scalar(
            "SELECT id FROM tables WHERE status = 'running' AND due <= $1 AND broken IS NULL \
             ORDER BY due, id LIMIT $2",
        )
        .bind(up)
        .bind(limit)
        .fetch_all(&self.pool)
        .await
    }

    /// The names of all tables.
    pub async fn table_ids(&self) -> Stored<Vec<String>> {
        sqlx::query_scalar("SELECT id FROM tables ORDER BY created, id").fetch_all(&self.pool).await
    }

    /// The names of running tables at which a bot is asked: one that thinks had not answered when the server ended.
    pub async fn waiting_for_bots(&self) -> Stored<Vec<String>> {
        let sql = "SELECT DISTINCT tables.id FROM tables JOIN seats ON seats.table_id = tables.id \
                   WHERE tables.status = 'running' AND seats.kind = 'bot' \
                   AND (' ' || tables.asked || ' ') LIKE ('% ' || seats.seat || ' %')";
        sqlx::query_scalar(sql).fetch_all(&self.pool).await
    }

    /// The lines of a record, in order.
    pub async fn lines(&self, table: &str) -> Stored<Vec<Line>> {
        sqlx::query_as("SELECT line, reasons, state_hash FROM lines WHERE table_id = $1 ORDER BY n")
            .bind(table)
            .fetch_all(&self.pool)
            .await
    }

    /// Up to which answer and which note of the journal a person has seen these tables.
    pub async fn seen_of(&self, user: &str, tables: &[&str]) -> Stored<BTreeMap<String, (i64, i64)>> {
        #[derive(serde::Deserialize)]
        struct Seen {
            table_id: String,
            answers: i64,
            journal: i64,
        }
        let sql = format!(
            "SELECT * FROM seen WHERE user_id = $2 AND table_id IN (SELECT {})",
            listed_ids(self.is_sqlite())
        );
        let sql = as_json(self.is_sqlite(), &["table_id", "answers", "journal"], &sql);
        let ids = serde_json::to_string(tables).expect("names are plain data");
        // The text is ours: one of two names was put into it.
        let rows: String =
            sqlx::query_scalar(AssertSqlSafe(sql)).bind(ids).bind(user).fetch_one(&self.pool).await?;
        let rows: Vec<Seen> = from_json(&rows)?;
        Ok(rows.into_iter().map(|row| (row.table_id, (row.answers, row.journal))).collect())
    }
}

/// A line of a record, as it is kept.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct Line {
    /// The line, as JSON.
    pub line: String,
    /// Why an agent chose so, as JSON.
    pub reasons: Option<String>,
    /// The hash of the state at the start of the step that went on after it.
    pub state_hash: Option<String>,
}

/// The names of a list that comes as JSON in the first place.
pub(super) fn listed_ids(sqlite: bool) -> &'static str {
    if sqlite { "value FROM json_each($1)" } else { "json_array_elements_text(CAST($1 AS JSON))" }
}

/// The columns of a query's rows as one text of JSON: a list of lists, which structs with these fields are read from. A row by
/// itself wakes the thread that waits for it, and each of its values is copied several times on its way; names would take more
/// time than values.
pub(super) fn as_json(sqlite: bool, columns: &[&str], query: &str) -> String {
    let columns = columns.join(", ");
    if sqlite {
        format!("SELECT json_group_array(json_array({columns})) FROM ({query})")
    } else {
        format!(
            "SELECT CAST(COALESCE(json_agg(json_build_array({columns})), '[]') AS TEXT) FROM ({query}) AS page"
        )
    }
}

/// Reads such a text.
pub(super) fn from_json<T: serde::de::DeserializeOwned>(text: &str) -> Stored<Vec<T>> {
    serde_json::from_str(text).map_err(|error| sqlx::Error::Decode(error.into()))
}
