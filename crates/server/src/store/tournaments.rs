//! Tournaments, their players and their games.

use sqlx::{AnyConnection, Connection};

use super::people::unless_taken;
use super::{Standing, Store, Stored, settle};
use crate::clock::now;
use crate::pace::Pace;
use crate::tournament::{Pairing, Played, Score};

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everybody everybody else, once.
    RoundRobin,
    /// In each round those who stand alike.
    Swiss,
}

impl Format {
    fn name(self) -> &'static str {
        match self {
            Format::RoundRobin => "round-robin",
            Format::Swiss => "swiss",
        }
    }
}

/// How far a tournament is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Waiting for players.
    Open,
    /// Being played.
    Running,
    /// Over.
    Finished,
}

/// A tournament.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct TournamentRow {
    pub id: String,
    pub name: String,
    /// The id of who opened it.
    pub host: String,
    pub game: String,
    pub scenario: String,
    format: String,
    /// How many rounds a Swiss tournament has.
    pub rounds: i64,
    /// The most players.
    pub most: i64,
    begins_full: i64,
    rated: i64,
    /// The pace of its tables, as they keep it.
    pub pace: String,
    status: String,
    /// The round that is being played; 0 before the first.
    pub round: i64,
    pub created: i64,
}

impl TournamentRow {
    /// Who meets whom.
    pub fn format(&self) -> Format {
        if self.format == Format::Swiss.name() { Format::Swiss } else { Format::RoundRobin }
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match self.status.as_str() {
            "open" => Phase::Open,
            "running" => Phase::Running,
            _ => Phase::Finished,
        }
    }

    /// Whether its games are rated.
    pub fn is_rated(&self) -> bool {
        self.rated != 0
    }

    /// Whether it begins by itself when it is full.
    pub fn begins_full(&self) -> bool {
        self.begins_full != 0
    }
}

/// A tournament to be.
#[derive(Clone, Debug)]
pub struct NewTournament<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub host: &'a str,
    pub game: &'a str,
    pub scenario: &'a str,
    pub format: Format,
    pub rounds: i64,
    pub most: i64,
    pub begins_full: bool,
    pub rated: bool,
    pub pace: Pace,
}

/// Somebody who plays in a tournament.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct Entrant {
    pub user_id: String,
    /// Her name; none where the account is no more.
    pub name: Option<String>,
    withdrawn: i64,
}

impl Entrant {
    /// Whether she plays no more rounds.
    pub fn is_gone(&self) -> bool {
        self.withdrawn != 0 || self.name.is_none()
    }
}

/// A game of a tournament, by the places of its players.
#[derive(Clone, PartialEq, Debug, sqlx::FromRow)]
pub struct TournamentGame {
    pub round: i64,
    pub board: i64,
    first: i64,
    second: Option<i64>,
    others: String,
    pub table_id: String,
    score: Option<String>,
}

impl TournamentGame {
    /// Who meets whom.
    pub fn pairing(&self) -> Pairing {
        let place = |place: i64| usize::try_from(place).unwrap_or_default();
        let Some(second) = self.second else { return Pairing::Bye(place(self.first)) };
        let others = self.others.split_whitespace().filter_map(|other| other.parse().ok());
        Pairing::Game([place(self.first), place(second)].into_iter().chain(others).collect())
    }

    /// How it ended; none while it is played.
    pub fn score(&self) -> Option<Score> {
        let results: Stored<Vec<Standing>> = match self.score.as_deref()? {
            "first" => Ok(vec![Standing::Won, Standing::Lost]),
            "second" => Ok(vec![Standing::Lost, Standing::Won]),
            kept => kept.split_whitespace().map(Standing::named).collect(),
        };
        Some(results.map_or(Score::Void, Score::Results))
    }

    /// The game, if it is over.
    pub fn played(&self) -> Option<Played> {
        Some(Played { pairing: self.pairing(), score: self.score()? })
    }
}

/// As it is kept: how each seat came out of it, with spaces between.
fn score_kept(score: &Score) -> String {
    match score {
        Score::Results(results) => results.iter().map(|result| result.name()).collect::<Vec<_>>().join(" "),
        Score::Void => "void".to_owned(),
    }
}

/// A query for tournaments.
macro_rules! select_tournaments {
    ($rest:literal) => {
        concat!(
            "SELECT id, name, host, game, scenario, format, rounds, most, begins_full, rated, pace, status, round, ",
            "created FROM tournaments ",
            $rest
        )
    };
}

impl Store {
    /// Keeps a new tournament.
    pub async fn add_tournament(&self, new: &NewTournament<'_>) -> Stored<()> {
        sqlx::query(
            "INSERT INTO tournaments (id, name, host, game, scenario, format, rounds, most, begins_full, rated, \
             pace, status, round, created) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'open', 0, $12)",
        )
        .bind(new.id)
        .bind(new.name)
        .bind(new.host)
        .bind(new.game)
        .bind(new.scenario)
        .bind(new.format.name())
        .bind(new.rounds)
        .bind(new.most)
        .bind(i64::from(new.begins_full))
        .bind(i64::from(new.rated))
        .bind(new.pace.kept())
        .bind(now())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The tournament of this name.
    pub async fn tournament(&self, id: &str) -> Stored<Option<TournamentRow>> {
        sqlx::query_as(select_tournaments!("WHERE id = $1")).bind(id).fetch_optional(&self.pool).await
    }

    /// Tournaments, the latest first.
    pub async fn tournaments(&self, limit: i64) -> Stored<Vec<TournamentRow>> {
        sqlx::query_as(select_tournaments!("ORDER BY created DESC, id LIMIT $1"))
            .bind(limit)
            .fetch_all(&self.pool)
            .await
    }

    /// The names of the tournaments that are being played.
    pub async fn running_tournaments(&self) -> Stored<Vec<String>> {
        sqlx::query_scalar("SELECT id FROM tournaments WHERE status = 'running' ORDER BY created, id")
            .fetch_all(&self.pool)
            .await
    }

    /// How many tournaments of somebody are not over.
    pub async fn tournaments_of(&self, host: &str) -> Stored<i64> {
        sqlx::query_scalar("SELECT COUNT(*) FROM tournaments WHERE host = $1 AND status <> 'finished'")
            .bind(host)
            .fetch_one(&self.pool)
            .await
    }

    /// Who plays in a tournament, in the order in which they came.
    pub async fn entrants(&self, tournament: &str) -> Stored<Vec<Entrant>> {
        sqlx::query_as(
            "SELECT tournament_players.user_id, users.name, withdrawn FROM tournament_players \
             LEFT JOIN users ON users.id = tournament_players.user_id WHERE tournament = $1 ORDER BY place",
        )
        .bind(tournament)
        .fetch_all(&self.pool)
        .await
    }

    /// The games of a tournament, round after round.
    pub async fn tournament_games(&self, tournament: &str) -> Stored<Vec<TournamentGame>> {
        sqlx::query_as(
            "SELECT round, board, first, second, others, table_id, score FROM tournament_games WHERE tournament = $1 \
             ORDER BY round, board",
        )
        .bind(tournament)
        .fetch_all(&self.pool)
        .await
    }

    /// Takes somebody into a tournament that waits for players and has room. False where it does not, or she is in it.
    pub async fn enter_tournament(&self, tournament: &str, user: &str) -> Stored<bool> {
        let done = sqlx::query(
            "INSERT INTO tournament_players (tournament, user_id, place, withdrawn) \
             SELECT $1, $2, (SELECT COALESCE(MAX(place), -1) + 1 FROM tournament_players WHERE tournament = $1), 0 \
             FROM tournaments WHERE id = $1 AND status = 'open' \
             AND most > (SELECT COUNT(*) FROM tournament_players WHERE tournament = $1)",
        )
        .bind(tournament)
        .bind(user)
        .execute(&self.pool)
        .await;
        unless_taken(done)
    }

    /// Takes somebody out: altogether before it begins, from the next round on after that. False where she is not in it.
    pub async fn leave_tournament(&self, tournament: &str, user: &str) -> Stored<bool> {
        let gone = sqlx::query(
            "DELETE FROM tournament_players WHERE tournament = $1 AND user_id = $2 \
             AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND status = 'open')",
        );
        if gone.bind(tournament).bind(user).execute(&self.pool).await?.rows_affected() == 1 {
            return Ok(true);
        }
        let done = sqlx::query(
            "UPDATE tournament_players SET withdrawn = 1 WHERE tournament = $1 AND user_id = $2 AND withdrawn = 0",
        );
        Ok(done.bind(tournament).bind(user).execute(&self.pool).await?.rows_affected() == 1)
    }

    /// Begins the round after this one with these games, each with the name of its table. False where that has been done.
    pub async fn begin_round(
        &self,
        tournament: &str,
        round: i64,
        games: &[(Pairing, String)],
    ) -> Stored<bool> {
        let mut connection = self.pool.acquire().await?;
        let done = begin_round(&mut connection, tournament, round, games).await;
        settle(connection, done).await
    }

    /// Notes how a game of a tournament ended.
    pub async fn set_score(&self, tournament: &str, game: &TournamentGame, score: &Score) -> Stored<()> {
        sqlx::query(
            "UPDATE tournament_games SET score = $1 WHERE tournament = $2 AND round = $3 AND board = $4",
        )
        .bind(score_kept(score))
        .bind(tournament)
        .bind(game.round)
        .bind(game.board)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Ends a tournament.
    pub async fn finish_tournament(&self, tournament: &str) -> Stored<()> {
        sqlx::query("UPDATE tournaments SET status = 'finished' WHERE id = $1")
            .bind(tournament)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// How each seat came out of a game, by the name of the seat.
    pub async fn standings_at(&self, table: &str) -> Stored<Vec<(String, Standing)>> {
        let rows: Vec<(String, String)> =
            sqlx::query_as("SELECT seat, standing FROM results WHERE table_id = $1")
                .bind(table)
                .fetch_all(&self.pool)
                .await?;
        rows.into_iter().map(|(seat, standing)| Ok((seat, Standing::named(&standing)?))).collect()
    }
}

async fn begin_round(
    connection: &mut AnyConnection,
    tournament: &str,
    round: i64,
    games: &[(Pairing, String)],
) -> Stored<bool> {
    let mut transaction = connection.begin().await?;
    let done = sqlx::query("UPDATE tournaments SET status = 'running', round = $1 WHERE id = $2 AND round = $1 - 1 AND status <> 'finished'")
        .bind(round)
        .bind(tournament)
        .execute(&mut *transaction)
        .await?;
    if done.rows_affected() != 1 {
        transaction.rollback().await?;
        return Ok(false);
    }
    for ((pairing, table), board) in games.iter().zip(1_i64..) {
        let players = pairing.players();
        let second = players.get(1).map(|second| *second as i64);
        let others: Vec<String> = players.iter().skip(2).map(usize::to_string).collect();
        sqlx::query(
            "INSERT INTO tournament_games (tournament, round, board, first, second, others, table_id, score) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(tournament)
        .bind(round)
        .bind(board)
        .bind(players[0] as i64)
        .bind(second)
        .bind(others.join(" "))
        .bind(table)
        .bind(second.is_none().then_some(Standing::Won.name()))
        .execute(&mut *transaction)
        .await?;
    }
    transaction.commit().await?;
    Ok(true)
}
