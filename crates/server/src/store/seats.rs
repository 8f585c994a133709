//! Who sits where.

use std::collections::BTreeMap;

use sqlx::{Any, AssertSqlSafe, Transaction};
use tricorne_library::AnyGame;

use super::{Store, Stored};

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

    /// Keeps the seats of a new table, in order.
    pub(super) async fn insert(
        rows: &[SeatRow],
        transaction: &mut Transaction<'_, Any>,
        table: &str,
    ) -> Stored<()> {
        let sql = format!(
            "INSERT INTO seats (table_id, seat, place, kind, user_id, agent, left_at, resigned) VALUES {}",
            placeholders(rows.len(), 8)
        );
        // The text is ours: numbers of placeholders alone were put into it.
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (place, row) in rows.iter().enumerate() {
            query = query
                .bind(table)
                .bind(&row.seat)
                .bind(place as i64)
                .bind(row.kind.name())
                .bind(row.user.as_deref())
                .bind(row.agent.as_deref())
                .bind(row.left_at)
                .bind(i64::from(row.resigned));
        }
        query.execute(&mut **transaction).await?;
        Ok(())
    }

    pub(super) async fn update(&self, transaction: &mut Transaction<'_, Any>, table: &str) -> Stored<()> {
        sqlx::query(
            "UPDATE seats SET kind = $1, user_id = $2, agent = $3, left_at = $4, resigned = $5 \
             WHERE table_id = $6 AND seat = $7",
        )
        .bind(self.kind.name())
        .bind(self.user.as_deref())
        .bind(self.agent.as_deref())
        .bind(self.left_at)
        .bind(i64::from(self.resigned))
        .bind(table)
        .bind(&self.seat)
        .execute(&mut **transaction)
        .await?;
        Ok(())
    }
}

/// Placeholders for rows of so many columns: `($1, $2), ($3, $4)`.
fn placeholders(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let numbers = (1..=columns).map(|column| format!("${}", row * columns + column));
        format!("({})", numbers.collect::<Vec<_>>().join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
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

    /// The seats of tables by table, in order, each with the name of its player where she has one.
    pub async fn seats_at(
        &self,
        tables: &[&str],
    ) -> Stored<BTreeMap<String, Vec<(SeatRow, Option<String>)>>> {
        type Named =
            (String, String, String, Option<String>, Option<String>, Option<i64>, i64, Option<String>);
        let sql = format!(
            "SELECT seats.table_id, seats.seat, seats.kind, seats.user_id, seats.agent, seats.left_at, \
             seats.resigned, users.name FROM seats LEFT JOIN users ON users.id = seats.user_id \
             WHERE seats.table_id IN (SELECT {}) ORDER BY seats.table_id, seats.place",
            super::tables::listed_ids(self.is_sqlite())
        );
        let ids = serde_json::to_string(tables).expect("names are plain data");
        // The text is ours: one of two names was put into it.
        let rows: Vec<Named> = sqlx::query_as(AssertSqlSafe(sql)).bind(ids).fetch_all(&self.pool).await?;
        let mut seats: BTreeMap<String, Vec<(SeatRow, Option<String>)>> = BTreeMap::new();
        for (table, seat, kind, user, agent, left_at, resigned, name) in rows {
            let row = SeatRow::of((seat, kind, user, agent, left_at, resigned));
            seats.entry(table).or_default().push((row, name));
        }
        Ok(seats)
    }
}
