//! Tournaments: the server pairs, opens the tables, and goes on when all games of a round are over.
//!
//! What is to be done follows from what is kept, so that a server that was killed goes on where it was.

mod pairing;

use std::collections::BTreeMap;

use tricorne_kernel::{Header, SeatInfo, Setup, record::RECORD_FORMAT};

pub use pairing::{Pairing, Played, Score, Standing, bye_points, round_robin, standings, swiss};

use crate::App;
use crate::clock::now;
use crate::nodes::Errand;
use crate::play::Refused;
use crate::secret;
use crate::store::{
    Entrant, Format, Kind, Opened, Phase, SeatRow, Stakes, Standing as SeatStanding, Status, StoreError,
    TableRow, TournamentGame, TournamentRow,
};

/// Goes on with all tournaments.
pub async fn advance_all(app: &App) -> Result<(), StoreError> {
    for id in app.store.running_tournaments().await? {
        match advance(app, &id).await {
            Ok(()) => {}
            Err(Refused::Unkept(error)) => return Err(error),
            Err(refused) => {
                tracing::error!(tournament = %id, error = refused.detail(), "a tournament does not go on")
            }
        }
    }
    Ok(())
}

/// How many seats its games have.
pub fn seats_of(row: &TournamentRow) -> Result<usize, Refused> {
    let game = tricorne_library::find(&row.game).ok_or(Refused::NotFound("game"))?;
    Ok(game.seats(&setup_of(row))?.len())
}

fn setup_of(row: &TournamentRow) -> Setup {
    Setup { scenario: row.scenario.clone(), options: BTreeMap::new() }
}

/// Begins a tournament that waits for players.
pub async fn begin(app: &App, row: &TournamentRow) -> Result<(), Refused> {
    let entrants = app.store.entrants(&row.id).await?;
    if entrants.len() < seats_of(row)? {
        return Err(Refused::Conflict("a tournament needs enough players for a game"));
    }
    next_round(app, row, &entrants, &[]).await?;
    advance(app, &row.id).await
}

/// Opens the tables of the round that are not there, notes how games ended, and begins the next round when all have.
async fn advance(app: &App, id: &str) -> Result<(), Refused> {
    let Some(row) = app.store.tournament(id).await?.filter(|row| row.phase() == Phase::Running) else {
        return Ok(());
    };
    let entrants = app.store.entrants(id).await?;
    let mut all_over = true;
    for game in app.store.tournament_games(id).await?.iter().filter(|game| game.score().is_none()) {
        match ended(app, &row, game, &entrants).await? {
            Some(score) => app.store.set_score(id, game, &score).await?,
            None => all_over = false,
        }
    }
    if !all_over {
        return Ok(());
    }
    let games = app.store.tournament_games(id).await?;
    next_round(app, &row, &entrants, &games).await
}

/// Pairs the round after those that were played, or ends the tournament where there is none.
async fn next_round(
    app: &App,
    row: &TournamentRow,
    entrants: &[Entrant],
    games: &[TournamentGame],
) -> Result<(), Refused> {
    let there: Vec<usize> = (0..entrants.len()).filter(|place| !entrants[*place].is_gone()).collect();
    let played: Vec<Played> = games.iter().filter_map(TournamentGame::played).collect();
    let round = usize::try_from(row.round).unwrap_or_default();
    let seats = seats_of(row)?;
    let pairings = match row.format() {
        Format::RoundRobin => round_robin(entrants.len(), seats).into_iter().nth(round).unwrap_or_default(),
        Format::Swiss if row.round < row.rounds => swiss(entrants.len(), seats, &there, &played),
        Format::Swiss => Vec::new(),
    };
    if pairings.is_empty() || there.len() < 2 {
        app.store.finish_tournament(&row.id).await?;
        tracing::info!(tournament = %row.id, "a tournament is over");
        return Ok(());
    }
    let games: Vec<(Pairing, String)> =
        pairings.into_iter().map(|pairing| (pairing, secret::table_id())).collect();
    app.store.begin_round(&row.id, row.round + 1, &games).await?;
    tracing::info!(tournament = %row.id, round = row.round + 1, "a round begins");
    Ok(())
}

/// How a game ended, if it has. One whose table is not there yet is begun; one that misses a player is decided.
async fn ended(
    app: &App,
    row: &TournamentRow,
    game: &TournamentGame,
    entrants: &[Entrant],
) -> Result<Option<Score>, Refused> {
    let Pairing::Game(players) = game.pairing() else { return Ok(Some(Score::Void)) };
    let Some(players) = players.iter().map(|place| entrants.get(*place)).collect::<Option<Vec<_>>>() else {
        return Ok(Some(Score::Void));
    };
    let Some(table) = app.store.table(&game.table_id).await? else {
        match players.iter().filter(|player| !player.is_gone()).count() {
            0 => return Ok(Some(Score::Void)),
            1 => {
                let result = |player: &&Entrant| match player.is_gone() {
                    true => SeatStanding::GaveUp,
                    false => SeatStanding::Won,
                };
                return Ok(Some(Score::Results(players.iter().map(result).collect())));
            }
            _ => open_table(app, row, game, &players).await?,
        }
        return Ok(None);
    };
    match table.status() {
        // The server ended between the two.
        Status::Open => Errand::Start(table.host).run_at(app, &table.id).await.map(|()| None),
        Status::Running => Ok(None),
        Status::Abandoned => Ok(Some(Score::Void)),
        Status::Finished => {
            let seats = app.store.seats(&table.id).await?;
            let results: BTreeMap<String, SeatStanding> =
                app.store.standings_at(&table.id).await?.into_iter().collect();
            let of = |seat: &SeatRow| results.get(&seat.seat).copied();
            let results: Option<Vec<SeatStanding>> = seats.iter().map(of).collect();
            Ok(Some(results.filter(|results| is_decided(results)).map_or(Score::Void, Score::Results)))
        }
    }
}

/// Whether somebody won, or nobody did and all drew: of a game that all gave up nobody gets anything.
fn is_decided(results: &[SeatStanding]) -> bool {
    results.iter().any(|result| *result > SeatStanding::Lost)
        || results.iter().any(|result| *result != results[0])
}

/// Opens the table of a game, and begins it. A bot has the seat of whoever is gone.
async fn open_table(
    app: &App,
    row: &TournamentRow,
    game: &TournamentGame,
    players: &[&Entrant],
) -> Result<(), Refused> {
    let rules = tricorne_library::find(&row.game).ok_or(Refused::NotFound("game"))?;
    let setup = setup_of(row);
    let infos = rules.seats(&setup)?;
    let seat = |(info, player): (&SeatInfo, &&Entrant)| match player.is_gone() {
        true => SeatRow::new(info.id, Kind::Bot, None, Some(crate::first_agent(rules))),
        false => SeatRow::new(info.id, Kind::Person, Some(player.user_id.clone()), None),
    };
    let seats: Vec<SeatRow> = infos.iter().zip(players).map(seat).collect();
    let header = Header {
        tricorne: RECORD_FORMAT,
        game: rules.name().to_owned(),
        rules: rules.rules_version(),
        facts: app.config.packs.of(rules).fingerprint(),
        setup,
        seats: BTreeMap::new(),
        seed: Some(app.new_seed()),
        deck: Vec::new(),
        position: None,
    };
    let all_there = players.iter().all(|player| !player.is_gone());
    let stakes = if row.is_rated() && all_there { Stakes::Rated } else { Stakes::Casual };
    let host = players.iter().find(|player| !player.is_gone()).ok_or(Refused::NotFound("player"))?;
    let host = host.user_id.clone();
    let mut table = TableRow::new(game.table_id.clone(), &header, &host, now()).stakes_of(stakes);
    table.pace = Some(row.pace.clone());
    app.store.add_table(Opened { row: table.clone(), seats: seats.clone(), lines: Vec::new() }).await?;
    app.tables.take_in(table, seats).await?.start(host).await?;
    Ok(())
}
