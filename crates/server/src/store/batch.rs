//! Many writes as a handful of statements.
//!
//! The rows of a statement come as one value, a list as JSON. So a statement is the same for any number of rows, and a
//! commit is one exchange with SQLite: each wakes a thread, and costs more than the rows.

use std::fmt::Write as _;
use std::sync::LazyLock;

use serde::Serialize;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use super::writer::{Change, NewLine, Opened, Write};
use super::{SeatRow, Stored};

/// Where a statement takes its rows from.
pub(super) const ROWS: &str = "ROWS";

/// Holds the leases of the tables until the commit: whoever takes one waits for it, and reads what it kept.
const HOLD_LEASES: &str = "SELECT epoch FROM leases JOIN ROWS ON leases.table_id = value ->> 0 AND \
     leases.owner = value ->> 1 AND leases.epoch = CAST(value ->> 2 AS BIGINT) FOR SHARE OF leases";
/// What changes in the row of a table, with the version that it must have had: each row is a list, which SQLite reads in half
/// the time of an object.
const CHANGED: [&str; 10] = [
    "id",
    "from_version",
    "version",
    "answers",
    "asked",
    "asked_since",
    "asked_versions",
    "clocks",
    "outcome",
    "proposals",
];
/// The order is part of it: nothing else is written where a table is not as it was thought to be.
const UPDATE_TABLES: &str = "UPDATE tables SET version = CAST(value ->> @version AS BIGINT), \
     answers = CAST(value ->> @answers AS BIGINT), asked = value ->> @asked, \
     asked_since = CAST(value ->> @asked_since AS BIGINT), asked_versions = value ->> @asked_versions, \
     clocks = value ->> @clocks, outcome = value ->> @outcome, proposals = value ->> @proposals FROM ROWS \
     WHERE tables.id = value ->> @id AND tables.version = CAST(value ->> @from_version AS BIGINT)";
/// Apart from the rest, as what follows: indices have them, and most changes leave them as they are.
const SET_CHANGED: &str =
    "UPDATE tables SET changed = CAST(value ->> 1 AS BIGINT) FROM ROWS WHERE tables.id = value ->> 0";
const SET_DUE: &str =
    "UPDATE tables SET due = CAST(value ->> 1 AS BIGINT) FROM ROWS WHERE tables.id = value ->> 0";
const SET_STATUS: &str = "UPDATE tables SET status = value ->> 1 FROM ROWS WHERE tables.id = value ->> 0";
/// Seats know when their table last changed, so that the list of a person's tables has an index in its order.
const TOUCH_SEATS: &str =
    "UPDATE seats SET changed = CAST(value ->> 1 AS BIGINT) FROM ROWS WHERE seats.table_id = value ->> 0";
const UPDATE_SEATS: &str = "UPDATE seats SET kind = value ->> 'kind', user_id = value ->> 'user', \
     agent = value ->> 'agent', left_at = CAST(value ->> 'left_at' AS BIGINT), \
     resigned = CAST(value ->> 'resigned' AS BIGINT) FROM ROWS \
     WHERE seats.table_id = value ->> 'table' AND seats.seat = value ->> 'seat'";
const TAKE_BACK: &str = "DELETE FROM lines WHERE (table_id, n) IN (SELECT gone.table_id, gone.n FROM ROWS \
     JOIN lines AS gone ON gone.table_id = value ->> 0 AND gone.n > CAST(value ->> 1 AS BIGINT))";
const INSERT_TABLES: &str = "INSERT INTO tables (id, game, header, status, host, private, invitation, pace, \
     rematch_of, version, answers, asked, asked_since, outcome, proposals, advice, stakes, scenario, rating_from, rating_to, created, changed) \
     SELECT value ->> 'id', value ->> 'game', value ->> 'header', value ->> 'status', value ->> 'host', \
     CAST(value ->> 'private' AS BIGINT), value ->> 'invitation', value ->> 'pace', \
     value ->> 'rematch_of', CAST(value ->> 'version' AS BIGINT), CAST(value ->> 'answers' AS BIGINT), \
     value ->> 'asked', CAST(value ->> 'asked_since' AS BIGINT), value ->> 'outcome', value ->> 'proposals', \
     CAST(value ->> 'advice' AS BIGINT), value ->> 'stakes', value ->> 'scenario', \
     CAST(value ->> 'rating_from' AS BIGINT), CAST(value ->> 'rating_to' AS BIGINT), CAST(value ->> 'created' AS BIGINT), CAST(value ->> 'changed' AS BIGINT) \
     FROM ROWS";
const INSERT_SEATS: &str = "INSERT INTO seats (table_id, seat, place, kind, user_id, agent, left_at, resigned, changed) \
     SELECT value ->> 'table', value ->> 'seat', CAST(value ->> 'place' AS BIGINT), value ->> 'kind', \
     value ->> 'user', value ->> 'agent', CAST(value ->> 'left_at' AS BIGINT), \
     CAST(value ->> 'resigned' AS BIGINT), CAST(value ->> 'changed' AS BIGINT) FROM ROWS";
const INSERT_LINES: &str = "INSERT INTO lines (table_id, n, line, reasons, state_hash) \
     SELECT value ->> 0, CAST(value ->> 1 AS BIGINT), value ->> 2, value ->> 3, value ->> 4 FROM ROWS";
const SET_POSITION: &str = "INSERT INTO positions (table_id, document, answers) \
     SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BIGINT) FROM ROWS WHERE TRUE \
     ON CONFLICT (table_id) DO UPDATE SET document = excluded.document, answers = excluded.answers";
/// A game that went on after its end, under corrected rules, keeps the results that it had.
pub(super) const INSERT_RESULTS: &str = "INSERT INTO results (table_id, seat, game, scenario, user_id, agent, standing, \
     rated, at) SELECT value ->> 'table', value ->> 'seat', value ->> 'game', value ->> 'scenario', value ->> 'user', \
     value ->> 'agent', value ->> 'standing', CAST(value ->> 'rated' AS BIGINT), CAST(value ->> 'at' AS BIGINT) \
     FROM ROWS WHERE TRUE ON CONFLICT (table_id, seat) DO NOTHING";

/// A change, in the order of [`CHANGED`].
#[derive(Serialize)]
struct ChangedRow<'a>(
    &'a str,
    i64,
    i64,
    usize,
    &'a str,
    i64,
    &'a str,
    Option<&'a str>,
    Option<&'a str>,
    Option<&'a str>,
);

impl<'a> From<&'a Change> for ChangedRow<'a> {
    fn from(change: &'a Change) -> Self {
        ChangedRow(
            &change.table,
            change.from_version,
            change.version,
            change.keep + change.lines.len(),
            &change.asked,
            change.asked_since,
            &change.asked_versions,
            change.clocks.as_deref(),
            change.outcome.as_deref(),
            change.proposals.as_deref(),
        )
    }
}

/// The statement with the places of its columns in a row.
fn placed(sql: &str, columns: &[&str]) -> String {
    let mut pieces = sql.split('@');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let name = piece.split(|c: char| !c.is_ascii_alphabetic() && c != '_').next().unwrap_or_default();
        let place = columns.iter().position(|column| *column == name).expect("it is a column");
        let _ = write!(text, "{place}{}", &piece[name.len()..]);
    }
    text
}

/// [`UPDATE_TABLES`] as the database takes it.
static UPDATE: LazyLock<String> = LazyLock::new(|| placed(UPDATE_TABLES, &CHANGED));

/// A seat, with its table.
#[derive(Serialize)]
struct SeatOf<'a> {
    table: &'a str,
    seat: &'a str,
    place: usize,
    kind: &'static str,
    user: Option<&'a str>,
    agent: Option<&'a str>,
    left_at: Option<i64>,
    resigned: i64,
    changed: i64,
}

impl<'a> SeatOf<'a> {
    fn all(table: &'a str, seats: &'a [SeatRow], changed: i64) -> impl Iterator<Item = SeatOf<'a>> {
        seats.iter().enumerate().map(move |(place, row)| SeatOf {
            table,
            seat: &row.seat,
            place,
            kind: row.kind.name(),
            user: row.user.as_deref(),
            agent: row.agent.as_deref(),
            left_at: row.left_at,
            resigned: i64::from(row.resigned),
            changed,
        })
    }
}

/// A line: its table, its number, its text, why an agent chose so, and the hash of the state.
#[derive(Serialize)]
struct LineOf<'a>(&'a str, usize, &'a str, Option<&'a str>, Option<&'a str>);

impl<'a> LineOf<'a> {
    fn of(table: &'a str, line: &'a NewLine) -> LineOf<'a> {
        LineOf(table, line.n, &line.line, line.reasons.as_deref(), line.state_hash.as_deref())
    }
}

/// A statement with its rows.
struct Statement {
    sql: &'static str,
    rows: String,
}

/// The statements that keep these writes, and how many tables and leases they must find.
pub(super) struct Batch {
    statements: Vec<Statement>,
    changed: i64,
    fenced: u64,
}

impl Batch {
    pub fn of(writes: &[Write]) -> Batch {
        let changes: Vec<&Change> = writes.iter().filter_map(|write| write.change()).collect();
        let opened: Vec<&Opened> = writes.iter().filter_map(|write| write.opened()).collect();
        let changed = || changes.iter().copied();
        let fences = || changed().filter_map(|change| Some((&change.table, change.fence.as_ref()?)));
        let mut statements = Vec::new();
        // First, since the same commit may begin their games.
        add(&mut statements, INSERT_TABLES, opened.iter().map(|new| &new.row));
        let seats = opened.iter().flat_map(|new| SeatOf::all(&new.row.id, &new.seats, new.row.changed));
        add(&mut statements, INSERT_SEATS, seats);
        let held = fences().map(|(table, fence)| (table, &fence.owner, fence.epoch));
        add(&mut statements, HOLD_LEASES, held);
        add(&mut statements, &UPDATE, changed().map(ChangedRow::from));
        let restated = changed().filter(|change| change.status != change.status_before);
        add(&mut statements, SET_STATUS, restated.map(|change| (&change.table, change.status.name())));
        let later = || changed().filter(|change| change.at != change.before);
        add(&mut statements, SET_CHANGED, later().map(|change| (&change.table, change.at)));
        add(&mut statements, TOUCH_SEATS, later().map(|change| (&change.table, change.at)));
        let timed = changed().filter(|change| change.clocks.is_some());
        add(&mut statements, SET_DUE, timed.map(|change| (&change.table, change.due)));
        let seats = changed().flat_map(|change| SeatOf::all(&change.table, &change.seats, change.at));
        add(&mut statements, UPDATE_SEATS, seats);
        let shorter = changed().filter(|change| change.keep < change.had);
        add(&mut statements, TAKE_BACK, shorter.map(|change| (&change.table, change.keep)));
        let first = opened.iter().map(|new| (&new.row.id, &new.lines));
        let lines = first.chain(changed().map(|change| (&change.table, &change.lines)));
        let lines = lines.flat_map(|(table, lines)| lines.iter().map(|line| LineOf::of(table, line)));
        add(&mut statements, INSERT_LINES, lines);
        let placed = changed().filter_map(|change| {
            Some((&change.table, change.position.as_ref()?, change.keep + change.lines.len()))
        });
        add(&mut statements, SET_POSITION, placed);
        add(&mut statements, INSERT_RESULTS, changed().flat_map(|change| &change.results));
        Batch { fenced: fences().count() as u64, statements, changed: changes.len() as i64 }
    }

    /// Keeps all or nothing. After an error the connection must be closed: a transaction may be open.
    pub async fn commit(self, connection: &mut AnyConnection, sqlite: bool) -> Stored<()> {
        if sqlite { self.commit_at_once(connection).await } else { self.commit_in_turn(connection).await }
    }

    /// The whole transaction is one text of several statements, which SQLite runs up to the first that fails.
    async fn commit_at_once(self, connection: &mut AnyConnection) -> Stored<()> {
        let mut sql = String::from("BEGIN IMMEDIATE");
        for (number, statement) in self.statements.iter().enumerate() {
            let rows = format!("json_each(${})", number + 2);
            let text = statement.sql.replace(ROWS, &rows);
            // The whole is rolled back where anything fails, so SQLite need not be able to take one statement back.
            let _ = match text.split_once(' ') {
                Some((verb @ ("UPDATE" | "INSERT"), rest)) => write!(sql, "; {verb} OR ROLLBACK {rest}"),
                _ => write!(sql, "; {text}"),
            };
            if statement.sql == *UPDATE {
                // Fails where a table is gone or has another version than it was thought to have: another process serves
                // the same database.
                sql.push_str("; UPDATE server_state SET up = NULL WHERE changes() <> $1");
            }
        }
        sql.push_str("; COMMIT");
        // The text is ours: numbers of placeholders alone were put into it.
        let mut query = sqlx::query(AssertSqlSafe(sql)).bind(self.changed);
        for statement in self.statements {
            query = query.bind(statement.rows);
        }
        query.execute(connection).await.map(drop)
    }

    async fn commit_in_turn(self, connection: &mut AnyConnection) -> Stored<()> {
        let mut transaction = connection.begin().await?;
        for Statement { sql, rows } in self.statements {
            // The text is ours: a name was put into it.
            let text = AssertSqlSafe(sql.replace(ROWS, rows_from(false)));
            let done = sqlx::query(text).bind(rows).execute(&mut *transaction).await?;
            let lost = sql == HOLD_LEASES && done.rows_affected() != self.fenced
                || sql == *UPDATE && done.rows_affected() != self.changed as u64;
            if lost {
                return Err(sqlx::Error::RowNotFound);
            }
        }
        transaction.commit().await
    }
}

/// The rows of a list that comes as JSON in the first place.
pub(super) fn rows_from(sqlite: bool) -> &'static str {
    if sqlite { "json_each($1)" } else { "json_array_elements(CAST($1 AS JSON))" }
}

/// Adds a statement, unless it has no rows.
fn add<T: Serialize>(statements: &mut Vec<Statement>, sql: &'static str, rows: impl Iterator<Item = T>) {
    let rows: Vec<T> = rows.collect();
    if !rows.is_empty() {
        let rows = serde_json::to_string(&rows).expect("rows are plain data");
        statements.push(Statement { sql, rows });
    }
}
