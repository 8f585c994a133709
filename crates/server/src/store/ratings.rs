//! Ratings, worked out from results in the order in which games ended.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use sqlx::{Any, AnyConnection, Connection, Transaction};

use super::{Standing, Store, Stored, settle};
use crate::rating::{PairCount, Part, Rating, SeatPairs, rate};

/// A person's part in a rated game, as it is kept.
#[derive(sqlx::FromRow)]
struct PartRow {
    table_id: String,
    seat: String,
    game: String,
    scenario: String,
    user_id: String,
    standing: String,
    rated_as: Option<i64>,
    rating: Option<i64>,
}

#[derive(sqlx::FromRow)]
struct RatingRow {
    user_id: String,
    game: String,
    rating: i64,
    deviation: i64,
    volatility: i64,
    games: i64,
}

impl RatingRow {
    fn rating(&self) -> Rating {
        let RatingRow { rating, deviation, volatility, games, .. } = *self;
        Rating { rating, deviation, volatility, games }
    }
}

/// How rated games of a scenario ended between two seats.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct SeatPair {
    pub game: String,
    pub scenario: String,
    /// The seat.
    pub seat: String,
    /// The other seat.
    pub other: String,
    won: i64,
    drawn: i64,
    lost: i64,
}

impl SeatPair {
    /// As the first of them sees it.
    pub fn count(&self) -> PairCount {
        PairCount { won: self.won, drawn: self.drawn, lost: self.lost }
    }
}

/// Whose rating at which game.
type Key = (String, String);
/// What is kept of ratings and seats.
#[derive(Default)]
struct Book {
    ratings: BTreeMap<Key, Rating>,
    /// By game and scenario.
    pairs: BTreeMap<Key, SeatPairs>,
}

impl Book {
    /// Takes a game into account, and gives the ratings after it in the order of its parts.
    fn enter(&mut self, game: &[PartRow]) -> Stored<Vec<Rating>> {
        let key = |row: &PartRow| (row.user_id.clone(), row.game.clone());
        let part = |row: &PartRow| {
            let before = self.ratings.get(&key(row)).copied().unwrap_or_default();
            Ok(Part { seat: row.seat.clone(), standing: Standing::named(&row.standing)?, before })
        };
        let parts = game.iter().map(part).collect::<Stored<Vec<Part>>>()?;
        let scenario = (game[0].game.clone(), game[0].scenario.clone());
        let after = rate(&parts, self.pairs.entry(scenario).or_default());
        for (row, rating) in game.iter().zip(&after) {
            self.ratings.insert(key(row), *rating);
        }
        Ok(after)
    }
}

/// A rating that was not what the results give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Differing {
    /// The id of the person.
    pub user: String,
    /// The game.
    pub game: String,
    /// What was kept; none where nothing was.
    pub kept: Option<Rating>,
    /// What the results give; none where there is no rated game.
    pub computed: Option<Rating>,
}

impl Store {
    /// A person's ratings, by game.
    pub async fn ratings_of(&self, user: &str) -> Stored<BTreeMap<String, Rating>> {
        let query =
            "SELECT user_id, game, rating, deviation, volatility, games FROM ratings WHERE user_id = $1";
        let rows: Vec<RatingRow> = sqlx::query_as(query).bind(user).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|row| (row.game.clone(), row.rating())).collect())
    }

    /// How rated games ended between the seats of a game.
    pub async fn seat_pairs(&self, game: &str) -> Stored<Vec<SeatPair>> {
        sqlx::query_as(
            "SELECT game, scenario, seat, other, won, drawn, lost FROM seat_pairs WHERE game = $1 \
             ORDER BY scenario, seat, other",
        )
        .bind(game)
        .fetch_all(&self.pool)
        .await
    }

    /// Changes ratings by the rated games that ended and have not changed them yet. Gives how many there were.
    pub async fn rate_games(&self) -> Stored<usize> {
        let mut connection = self.pool.acquire().await?;
        let done = rate_games(&mut connection).await;
        settle(connection, done).await
    }

    /// Works out all ratings again from the results, keeps them, and gives those that were others before.
    pub async fn rate_again(&self) -> Stored<Vec<Differing>> {
        let mut connection = self.pool.acquire().await?;
        let done = rate_again(&mut connection).await;
        settle(connection, done).await
    }
}

const PARTS: &str = "SELECT table_id, seat, game, scenario, user_id, standing, rated_as, rating FROM results \
     WHERE rated = 1 AND user_id IS NOT NULL";

/// The rows of each game, which stand together.
fn by_game(rows: &[PartRow]) -> impl Iterator<Item = &[PartRow]> {
    rows.chunk_by(|one, other| one.table_id == other.table_id)
}

/// Begins a transaction that no other of its kind overlaps, on whichever machine.
async fn begin(connection: &mut AnyConnection) -> Stored<Transaction<'_, Any>> {
    let mut transaction = connection.begin().await?;
    sqlx::query("UPDATE server_state SET id = 1 WHERE id = 1").execute(&mut *transaction).await?;
    Ok(transaction)
}

async fn rate_games(connection: &mut AnyConnection) -> Stored<usize> {
    let waiting = "SELECT COUNT(*) FROM results WHERE rated = 1 AND rated_as IS NULL AND user_id IS NOT NULL";
    if sqlx::query_scalar::<_, i64>(waiting).fetch_one(&mut *connection).await? == 0 {
        return Ok(0);
    }
    let mut transaction = begin(connection).await?;
    let sql = format!("{PARTS} AND rated_as IS NULL ORDER BY at, table_id, seat");
    // The text is ours.
    let rows: Vec<PartRow> = sqlx::query_as(sqlx::AssertSqlSafe(sql)).fetch_all(&mut *transaction).await?;
    let last: Option<i64> = sqlx::query_scalar("SELECT MAX(rated_as) FROM results WHERE rated = 1")
        .fetch_one(&mut *transaction)
        .await?;
    let mut book = Book::default();
    let mut games = 0;
    for (game, rated_as) in by_game(&rows).zip(last.unwrap_or(0) + 1..) {
        look_up(&mut transaction, &mut book, game).await?;
        let after = book.enter(game)?;
        keep_game(&mut transaction, game, rated_as, &after).await?;
        games += 1;
    }
    keep(&mut transaction, &book).await?;
    transaction.commit().await?;
    Ok(games)
}

async fn rate_again(connection: &mut AnyConnection) -> Stored<Vec<Differing>> {
    let mut transaction = begin(connection).await?;
    let sql = format!("{PARTS} ORDER BY COALESCE(rated_as, 9223372036854775807), at, table_id, seat");
    // The text is ours.
    let rows: Vec<PartRow> = sqlx::query_as(sqlx::AssertSqlSafe(sql)).fetch_all(&mut *transaction).await?;
    let mut book = Book::default();
    for (game, rated_as) in by_game(&rows).zip(1..) {
        let after = book.enter(game)?;
        let stale = |(row, new): (&PartRow, &Rating)| {
            row.rated_as != Some(rated_as) || row.rating != Some(new.rating)
        };
        if game.iter().zip(&after).any(stale) {
            keep_game(&mut transaction, game, rated_as, &after).await?;
        }
    }
    // Those who were deleted count for others, and have no rating.
    let there: Vec<String> = sqlx::query_scalar("SELECT id FROM users").fetch_all(&mut *transaction).await?;
    let there: std::collections::BTreeSet<String> = there.into_iter().collect();
    book.ratings.retain(|(user, _), _| there.contains(user));
    let query = "SELECT user_id, game, rating, deviation, volatility, games FROM ratings";
    let rows: Vec<RatingRow> = sqlx::query_as(query).fetch_all(&mut *transaction).await?;
    let mut kept: BTreeMap<Key, Rating> =
        rows.into_iter().map(|row| ((row.user_id.clone(), row.game.clone()), row.rating())).collect();
    let mut differing = Vec::new();
    for ((user, game), computed) in &book.ratings {
        let before = kept.remove(&(user.clone(), game.clone()));
        if before != Some(*computed) {
            let (user, game) = (user.clone(), game.clone());
            differing.push(Differing { user, game, kept: before, computed: Some(*computed) });
        }
    }
    let gone = kept.into_iter().map(|((user, game), before)| Differing {
        user,
        game,
        kept: Some(before),
        computed: None,
    });
    differing.extend(gone);
    for table in ["DELETE FROM ratings", "DELETE FROM seat_pairs"] {
        sqlx::query(table).execute(&mut *transaction).await?;
    }
    keep(&mut transaction, &book).await?;
    transaction.commit().await?;
    Ok(differing)
}

/// Reads what a game needs and the book does not have.
async fn look_up(connection: &mut AnyConnection, book: &mut Book, game: &[PartRow]) -> Stored<()> {
    for row in game {
        let key = (row.user_id.clone(), row.game.clone());
        if book.ratings.contains_key(&key) {
            continue;
        }
        let query = "SELECT user_id, game, rating, deviation, volatility, games FROM ratings \
                     WHERE user_id = $1 AND game = $2";
        let found: Option<RatingRow> =
            sqlx::query_as(query).bind(&key.0).bind(&key.1).fetch_optional(&mut *connection).await?;
        if let Some(found) = found {
            book.ratings.insert(key, found.rating());
        }
    }
    let scenario = (game[0].game.clone(), game[0].scenario.clone());
    if let Entry::Vacant(empty) = book.pairs.entry(scenario) {
        let (game, scenario) = empty.key();
        let query = "SELECT game, scenario, seat, other, won, drawn, lost FROM seat_pairs \
                     WHERE game = $1 AND scenario = $2";
        let rows: Vec<SeatPair> =
            sqlx::query_as(query).bind(game).bind(scenario).fetch_all(&mut *connection).await?;
        let pairs = rows.into_iter().map(|row| ((row.seat.clone(), row.other.clone()), row.count()));
        empty.insert(pairs.collect());
    }
    Ok(())
}

/// Keeps that a game has changed the ratings of those who played it.
async fn keep_game(
    connection: &mut AnyConnection,
    game: &[PartRow],
    rated_as: i64,
    after: &[Rating],
) -> Stored<()> {
    for (row, rating) in game.iter().zip(after) {
        sqlx::query("UPDATE results SET rated_as = $1, rating = $2 WHERE table_id = $3 AND seat = $4")
            .bind(rated_as)
            .bind(rating.rating)
            .bind(&row.table_id)
            .bind(&row.seat)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Keeps all that the book has.
async fn keep(connection: &mut AnyConnection, book: &Book) -> Stored<()> {
    for ((user, game), rating) in &book.ratings {
        sqlx::query(
            "INSERT INTO ratings (user_id, game, rating, deviation, volatility, games) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (user_id, game) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, \
             volatility = excluded.volatility, games = excluded.games",
        )
        .bind(user)
        .bind(game)
        .bind(rating.rating)
        .bind(rating.deviation)
        .bind(rating.volatility)
        .bind(rating.games)
        .execute(&mut *connection)
        .await?;
    }
    for ((game, scenario), pairs) in &book.pairs {
        for ((seat, other), count) in pairs {
            sqlx::query(
                "INSERT INTO seat_pairs (game, scenario, seat, other, won, drawn, lost) VALUES ($1, $2, $3, $4, $5, $6, $7) \
                 ON CONFLICT (game, scenario, seat, other) DO UPDATE SET won = excluded.won, drawn = excluded.drawn, \
                 lost = excluded.lost",
            )
            .bind(game)
            .bind(scenario)
            .bind(seat)
            .bind(other)
            .bind(count.won)
            .bind(count.drawn)
            .bind(count.lost)
            .execute(&mut *connection)
            .await?;
        }
    }
    Ok(())
}
