//! Tables and their records.

use std::sync::LazyLock;

use tricorne_kernel::Header;

use super::{NewLine, Stakes, Store, Stored};

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

/// What is kept of a table, in the order of [`TableRow`].
pub(super) const COLUMNS: [&str; 25] = [
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
    "created",
    "changed",
];
static SELECT: LazyLock<String> =
    LazyLock::new(|| format!("SELECT {} FROM tables WHERE id = $1", COLUMNS.join(", ")));

impl Store {
    /// The table of this name.
    pub async fn table(&self, id: &str) -> Stored<Option<TableRow>> {
        self.reader.row(sqlx::query_as(SELECT.as_str()).bind(id)).await
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

    /// The last position document that was kept of a table, as JSON, and after how many answers it was taken.
    pub async fn position(&self, table: &str) -> Stored<Option<(String, i64)>> {
        sqlx::query_as("SELECT document, answers FROM positions WHERE table_id = $1")
            .bind(table)
            .fetch_optional(&self.pool)
            .await
    }

    /// Up to which answer and which note of the journal a person has seen a table.
    pub async fn seen_of(&self, user: &str, table: &str) -> Stored<Option<(i64, i64)>> {
        sqlx::query_as("SELECT answers, journal FROM seen WHERE user_id = $1 AND table_id = $2")
            .bind(user)
            .bind(table)
            .fetch_optional(&self.pool)
            .await
    }
}

impl From<&NewLine> for Line {
    fn from(line: &NewLine) -> Self {
        let NewLine { line, reasons, state_hash, .. } = line.clone();
        Line { line, reasons, state_hash }
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
