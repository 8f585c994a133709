//! Tables and their records.

use tricorne_kernel::Line;

use super::{SeatRow, Store, Stored};

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
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
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
    /// How many seconds a player may take.
    pub time_limit: Option<i64>,
    /// The table that this one is a rematch of.
    pub rematch_of: Option<String>,
    /// Raised by every change.
    pub version: i64,
    /// How many answers were given.
    pub answers: i64,
    asked: String,
    /// Since when they are asked.
    pub asked_since: i64,
    /// How the game ended, as JSON.
    pub outcome: Option<String>,
    /// When it was opened.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
}

impl TableRow {
    /// A table that has not begun.
    pub fn new(id: String, game: &str, header: String, host: &str, at: i64) -> TableRow {
        TableRow {
            id,
            game: game.to_owned(),
            header,
            status: Status::Open.name().to_owned(),
            host: host.to_owned(),
            private: 0,
            invitation: crate::secret::token(),
            time_limit: None,
            rematch_of: None,
            version: 0,
            answers: 0,
            asked: String::new(),
            asked_since: at,
            outcome: None,
            created: at,
            changed: at,
        }
    }

    /// The same table, hidden from all but its members and those invited.
    #[must_use]
    pub fn private(self, private: bool) -> TableRow {
        TableRow { private: i64::from(private), ..self }
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
}

/// Which tables to list.
#[derive(Clone, Copy, Debug)]
pub enum Filter<'a> {
    /// Those where this person sits.
    Of(&'a str),
    /// Those of all people that stand so and are not private.
    Public(Status),
    /// Running ones whose players may take only so long.
    Timed,
}

/// A query for tables.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, game, header, status, host, private, invitation, time_limit, rematch_of, version, answers, ",
            "asked, asked_since, outcome, created, changed FROM tables ",
            $rest
        )
    };
}

impl Store {
    /// Keeps a new table, with the lines that it begins with.
    pub async fn add_table(&self, table: &TableRow, seats: &[SeatRow], lines: &[Line]) -> Stored<()> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO tables (id, game, header, status, host, private, invitation, time_limit, rematch_of, \
             version, answers, asked, asked_since, outcome, created, changed) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(&table.header)
        .bind(&table.status)
        .bind(&table.host)
        .bind(table.private)
        .bind(&table.invitation)
        .bind(table.time_limit)
        .bind(table.rematch_of.as_deref())
        .bind(table.version)
        .bind(table.answers)
        .bind(&table.asked)
        .bind(table.asked_since)
        .bind(table.outcome.as_deref())
        .bind(table.created)
        .bind(table.changed)
        .execute(&mut *transaction)
        .await?;
        for (place, seat) in seats.iter().enumerate() {
            seat.insert(&mut transaction, &table.id, place).await?;
        }
        for line in lines {
            sqlx::query("INSERT INTO lines (table_id, n, line) VALUES ($1, $2, $3)")
                .bind(&table.id)
                .bind(line.n as i64)
                .bind(serde_json::to_string(line).expect("lines are plain data"))
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await
    }

    /// The table of this name.
    pub async fn table(&self, id: &str) -> Stored<Option<TableRow>> {
        sqlx::query_as(select!("WHERE id = $1")).bind(id).fetch_optional(&self.pool).await
    }

    /// The tables of a filter that last changed before `before`, the latest first.
    pub async fn tables(&self, filter: Filter<'_>, before: i64, limit: i64) -> Stored<Vec<TableRow>> {
        let query = match filter {
            Filter::Of(user) => sqlx::query_as(select!(
                "WHERE changed < $1 AND id IN (SELECT table_id FROM seats WHERE left_at IS NULL AND user_id = $3) \
                 ORDER BY changed DESC, id LIMIT $2"
            ))
            .bind(before)
            .bind(limit)
            .bind(user),
            Filter::Public(status) => sqlx::query_as(select!(
                "WHERE changed < $1 AND private = 0 AND status = $3 ORDER BY changed DESC, id LIMIT $2"
            ))
            .bind(before)
            .bind(limit)
            .bind(status.name()),
            Filter::Timed => sqlx::query_as(select!(
                "WHERE changed < $1 AND time_limit IS NOT NULL AND status = 'running' \
                 ORDER BY changed DESC, id LIMIT $2"
            ))
            .bind(before)
            .bind(limit),
        };
        query.fetch_all(&self.pool).await
    }

    /// The names of all tables.
    pub async fn table_ids(&self) -> Stored<Vec<String>> {
        sqlx::query_scalar("SELECT id FROM tables ORDER BY created, id").fetch_all(&self.pool).await
    }

    /// The lines of a record with the reasons of each, in order.
    pub async fn lines(&self, table: &str) -> Stored<Vec<(String, Option<String>)>> {
        sqlx::query_as("SELECT line, reasons FROM lines WHERE table_id = $1 ORDER BY n")
            .bind(table)
            .fetch_all(&self.pool)
            .await
    }
}
