//! How games ended, seat by seat.

use std::collections::BTreeSet;

use sqlx::{AnyConnection, Connection};

use super::batch::INSERT_RESULTS;
use super::{Kind, SeatRow, Store, Stored, settle};

/// What a game counts for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stakes {
    /// For the statistics of its players.
    Casual,
    /// For their ratings as well.
    Rated,
    /// For nothing: it began from a record.
    Imported,
}

impl Stakes {
    const ALL: [Stakes; 3] = [Stakes::Casual, Stakes::Rated, Stakes::Imported];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Stakes::Casual => "casual",
            Stakes::Rated => "rated",
            Stakes::Imported => "imported",
        }
    }

    pub(super) fn named(name: &str) -> Stakes {
        Stakes::ALL.into_iter().find(|stakes| stakes.name() == name).unwrap_or(Stakes::Imported)
    }
}

/// How the player of a seat came out of a game, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Resigned, left, or was replaced by a bot.
    GaveUp,
    /// Others won.
    Lost,
    /// Nobody won.
    Drawn,
    /// Won, perhaps with others.
    Won,
}

impl Standing {
    const ALL: [Standing; 4] = [Standing::GaveUp, Standing::Lost, Standing::Drawn, Standing::Won];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Standing::GaveUp => "gave-up",
            Standing::Lost => "lost",
            Standing::Drawn => "drawn",
            Standing::Won => "won",
        }
    }

    pub(super) fn named(name: &str) -> Stored<Standing> {
        let found = Standing::ALL.into_iter().find(|standing| standing.name() == name);
        found.ok_or_else(|| sqlx::Error::Decode(format!("no standing {name:?}").into()))
    }
}

/// How a seat came out of a game.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct SeatResult {
    table: String,
    seat: String,
    game: String,
    scenario: String,
    user: Option<String>,
    agent: Option<String>,
    standing: &'static str,
    rated: i64,
    at: i64,
}

/// A game that is over.
#[derive(Clone, Copy, Debug)]
pub struct Ended<'a> {
    /// Its table.
    pub table: &'a str,
    /// What was played.
    pub game: &'a str,
    /// From which scenario.
    pub scenario: &'a str,
    /// What it counts for.
    pub stakes: Stakes,
    /// How it ended, as it is kept.
    pub outcome: &'a str,
    /// Who sat there at the end.
    pub seats: &'a [SeatRow],
    /// When it ended.
    pub at: i64,
}

impl Ended<'_> {
    /// How each seat came out of it. A game that somebody played against nobody else, or that began from a record, has
    /// no results.
    pub fn results(&self) -> Stored<Vec<SeatResult>> {
        #[derive(serde::Deserialize)]
        struct Outcome {
            winners: BTreeSet<String>,
        }
        let players: BTreeSet<_> =
            self.seats.iter().map(|row| row.user.as_ref().or(row.agent.as_ref())).collect();
        if self.stakes == Stakes::Imported || players.len() < 2 {
            return Ok(Vec::new());
        }
        let outcome: Outcome =
            serde_json::from_str(self.outcome).map_err(|error| sqlx::Error::Decode(error.into()))?;
        let standing = |row: &SeatRow| {
            let won = outcome.winners.contains(&row.seat);
            match row.resigned || row.left_at.is_some() {
                true => Standing::GaveUp,
                false if won => Standing::Won,
                false if outcome.winners.is_empty() => Standing::Drawn,
                false => Standing::Lost,
            }
        };
        let result = |row: &SeatRow| SeatResult {
            table: self.table.to_owned(),
            seat: row.seat.clone(),
            game: self.game.to_owned(),
            scenario: self.scenario.to_owned(),
            user: row.user.clone(),
            agent: row.agent.clone().filter(|_| row.kind == Kind::Bot),
            standing: standing(row).name(),
            rated: i64::from(self.stakes == Stakes::Rated),
            at: self.at,
        };
        Ok(self.seats.iter().map(result).collect())
    }
}

/// How often a person came out so with a seat of a game.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct Count {
    /// The game.
    pub game: String,
    /// The seat.
    pub seat: String,
    standing: String,
    /// How often.
    pub count: i64,
}

impl Count {
    /// How.
    pub fn standing(&self) -> Stored<Standing> {
        Standing::named(&self.standing)
    }
}

/// A game that a person played.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct Played {
    /// The table.
    pub table_id: String,
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// The seat.
    pub seat: String,
    standing: String,
    rated: i64,
    /// When it ended.
    pub at: i64,
    /// The rating after it, in thousandths of a point.
    pub rating: Option<i64>,
}

impl Played {
    /// How the person came out of it.
    pub fn standing(&self) -> Stored<Standing> {
        Standing::named(&self.standing)
    }

    /// Whether it was rated.
    pub fn is_rated(&self) -> bool {
        self.rated != 0
    }
}

/// A finished table, as far as its results are concerned.
#[derive(sqlx::FromRow)]
struct FinishedTable {
    id: String,
    game: String,
    header: String,
    outcome: Option<String>,
    changed: i64,
}

impl Store {
    /// How often a person came out how, by game and seat.
    pub async fn result_counts(&self, user: &str) -> Stored<Vec<Count>> {
        sqlx::query_as(
            "SELECT game, seat, standing, COUNT(*) AS count FROM results WHERE user_id = $1 \
             GROUP BY game, seat, standing ORDER BY game, seat, standing",
        )
        .bind(user)
        .fetch_all(&self.pool)
        .await
    }

    /// The games that a person played last at tables that are not private.
    pub async fn played(&self, user: &str, limit: i64) -> Stored<Vec<Played>> {
        sqlx::query_as(
            "SELECT results.table_id, results.game, results.scenario, results.seat, results.standing, results.rated, \
             results.at, results.rating FROM results JOIN tables ON tables.id = results.table_id \
             WHERE results.user_id = $1 AND tables.private = 0 \
             ORDER BY results.at DESC, results.table_id, results.seat LIMIT $2",
        )
        .bind(user)
        .bind(limit)
        .fetch_all(&self.pool)
        .await
    }

    /// Fills in the scenarios of all tables, and the results of games that ended before results were kept: once. Only
    /// of tables where two people sat, since others may have begun from a record.
    pub(super) async fn fill_results(&self) -> Stored<()> {
        let filled: i64 = sqlx::query_scalar("SELECT results_filled FROM server_state WHERE id = 1")
            .fetch_one(&self.pool)
            .await?;
        if filled != 0 {
            return Ok(());
        }
        let ids = self.table_ids().await?;
        let mut connection = self.pool.acquire().await?;
        let done = self.fill(&mut connection, &ids).await;
        settle(connection, done).await
    }

    async fn fill(&self, connection: &mut AnyConnection, ids: &[String]) -> Stored<()> {
        let mut transaction = connection.begin().await?;
        for id in ids {
            let query = "SELECT id, game, header, outcome, changed FROM tables WHERE id = $1";
            let row: FinishedTable = sqlx::query_as(query).bind(id).fetch_one(&mut *transaction).await?;
            // A damaged header is reported where the table is opened.
            let Ok(header) = serde_json::from_str::<tricorne_kernel::Header>(&row.header) else { continue };
            let scenario = header.setup.scenario;
            sqlx::query("UPDATE tables SET scenario = $1 WHERE id = $2")
                .bind(&scenario)
                .bind(id)
                .execute(&mut *transaction)
                .await?;
            let Some(outcome) = row.outcome else { continue };
            let seats = self.seats(&row.id).await?;
            let people: BTreeSet<_> = seats.iter().filter_map(|seat| seat.user.as_deref()).collect();
            if people.len() < 2 {
                continue;
            }
            let (stakes, at) = (Stakes::Casual, row.changed);
            let ended = Ended {
                table: &row.id,
                game: &row.game,
                scenario: &scenario,
                stakes,
                outcome: &outcome,
                seats: &seats,
                at,
            };
            let rows = serde_json::to_string(&ended.results()?).expect("results are plain data");
            let sql = INSERT_RESULTS.replace(super::batch::ROWS, super::batch::rows_from(self.is_sqlite()));
            // The text is ours: a name was put into it.
            sqlx::query(sqlx::AssertSqlSafe(sql)).bind(rows).execute(&mut *transaction).await?;
        }
        sqlx::query("UPDATE server_state SET results_filled = 1 WHERE id = 1")
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }
}
