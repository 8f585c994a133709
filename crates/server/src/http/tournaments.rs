//! Tournaments: opening, entering, beginning, and how they stand.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use tricorne_kernel::Setup;
use utoipa::ToSchema;

use super::create::check_may_be_rated;
use super::error::{ApiError, Replied};
use super::extract::{Body, Caller, Path};
use crate::App;
use crate::pace::Pace;
use crate::play::Refused;
use crate::secret;
use crate::store::{Format, NewTournament, Phase, TournamentGame, TournamentRow};
use crate::tournament::{Pairing, Score, begin, bye_points, round_robin, seats_of, standings};

/// How many tournaments a list has.
const PAGE: i64 = 50;
/// Tournaments of one person that are not over.
const MOST: i64 = 5;
/// The most players of one.
const PLAYERS: i64 = 64;
/// The most rounds of a Swiss tournament.
const ROUNDS: i64 = 15;

/// A tournament to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTournament {
    /// 3 to 60 characters.
    name: String,
    /// The game, as `/api/games` names it.
    game: String,
    /// The scenario; the game's first where it is not given.
    scenario: Option<String>,
    format: Format,
    /// The rounds of a Swiss tournament: 1 to 15.
    rounds: Option<i64>,
    /// The most players: as many as the scenario has seats, to 64.
    players: i64,
    /// Whether it begins by itself when it is full.
    #[serde(default)]
    begins_full: bool,
    /// Whether its games are rated.
    #[serde(default)]
    rated: bool,
    /// The pace of its games, so that they end.
    pace: Pace,
}

/// A tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentInfo {
    id: String,
    name: String,
    /// The id of who opened it.
    host: String,
    game: String,
    scenario: String,
    format: Format,
    /// How many seats its games have.
    seats: usize,
    /// How many rounds it has; none before a round robin begins.
    rounds: Option<i64>,
    /// The most players.
    players: i64,
    begins_full: bool,
    rated: bool,
    pace: Option<Pace>,
    phase: Phase,
    /// The round that is being played; 0 before the first.
    round: i64,
    /// Those who play, the best first.
    standings: Vec<Place>,
    games: Vec<PairedGame>,
    created: i64,
}

/// Somebody who plays in a tournament. Points and tie-breaks count half points.
#[derive(Debug, Serialize, ToSchema)]
pub struct Place {
    /// Her id.
    user: String,
    /// Her name; none where the account is no more.
    name: Option<String>,
    /// Whether she plays no more rounds.
    withdrawn: bool,
    points: u32,
    sonneborn_berger: u32,
    buchholz: u32,
    won: u32,
    drawn: u32,
    lost: u32,
}

/// A game of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct PairedGame {
    round: i64,
    /// The table; none for a bye, and where a player was missing.
    table: Option<String>,
    /// Who meets, in the order of the seats; one alone has a bye.
    players: Vec<PairedPlayer>,
    /// Whether nobody played it to the end.
    void: bool,
}

/// Somebody in a game of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct PairedPlayer {
    /// The id of the player.
    user: String,
    /// The half points that the game brought; none while it is played.
    points: Option<u32>,
}

async fn info(app: &App, row: TournamentRow) -> Replied<TournamentInfo> {
    let seats = seats_of(&row)?;
    let entrants = app.store.entrants(&row.id).await?;
    let games = app.store.tournament_games(&row.id).await?;
    let played: Vec<_> = games.iter().filter_map(TournamentGame::played).collect();
    let place = |standing: crate::tournament::Standing| {
        let entrant = &entrants[standing.player];
        Place {
            user: entrant.user_id.clone(),
            name: entrant.name.clone(),
            withdrawn: entrant.is_gone(),
            points: standing.points,
            sonneborn_berger: standing.sonneborn_berger,
            buchholz: standing.buchholz,
            won: standing.won,
            drawn: standing.drawn,
            lost: standing.lost,
        }
    };
    let id_of = |place: usize| entrants.get(place).map(|entrant| entrant.user_id.clone()).unwrap_or_default();
    let paired = |game: &TournamentGame| {
        let (pairing, score) = (game.pairing(), game.score());
        let points = |seat: usize| match &pairing {
            Pairing::Bye(_) => Some(bye_points(seats)),
            Pairing::Game(_) => score.as_ref().map(|score| score.points(seat)),
        };
        let players = pairing.players().iter().enumerate();
        PairedGame {
            round: game.round,
            table: matches!(pairing, Pairing::Game(_)).then(|| game.table_id.clone()),
            players: players
                .map(|(seat, place)| PairedPlayer { user: id_of(*place), points: points(seat) })
                .collect(),
            void: matches!(pairing, Pairing::Game(_)) && score == Some(Score::Void),
        }
    };
    let rounds = match (row.format(), row.phase()) {
        (Format::Swiss, _) => Some(row.rounds),
        (Format::RoundRobin, Phase::Open) => None,
        (Format::RoundRobin, _) => Some(round_robin(entrants.len(), seats).len() as i64),
    };
    Ok(TournamentInfo {
        format: row.format(),
        seats,
        rounds,
        begins_full: row.begins_full(),
        rated: row.is_rated(),
        phase: row.phase(),
        standings: standings(entrants.len(), seats, &played).into_iter().map(place).collect(),
        games: games.iter().map(paired).collect(),
        id: row.id,
        name: row.name,
        host: row.host,
        game: row.game,
        scenario: row.scenario,
        players: row.most,
        pace: Pace::read(Some(&row.pace)),
        round: row.round,
        created: row.created,
    })
}

async fn found(app: &App, id: &str) -> Replied<TournamentRow> {
    app.store.tournament(id).await?.ok_or_else(|| ApiError::not_found("tournament"))
}

/// The latest tournaments, 50 of them.
#[utoipa::path(get, path = "/api/tournaments", responses((status = 200, body = Vec<TournamentInfo>)))]
pub async fn list(State(app): State<App>) -> Replied<Json<Vec<TournamentInfo>>> {
    let mut all = Vec::new();
    for row in app.store.tournaments(PAGE).await? {
        all.push(info(&app, row).await?);
    }
    Ok(Json(all))
}

/// A tournament: who plays, how they stand, and their games.
#[utoipa::path(get, path = "/api/tournaments/{id}", params(("id" = String, Path,)), responses((status = 200, body = TournamentInfo)))]
pub async fn one(State(app): State<App>, Path(id): Path<String>) -> Replied<Json<TournamentInfo>> {
    Ok(Json(info(&app, found(&app, &id).await?).await?))
}

/// Open a tournament. A round robin of a scenario for more than two has as many players as seats, who all sit at one table.
#[utoipa::path(post, path = "/api/tournaments", request_body = OpenTournament, responses((status = 201, body = TournamentInfo)))]
pub async fn create(
    State(app): State<App>,
    Caller(user): Caller,
    Body(new): Body<OpenTournament>,
) -> Replied<(StatusCode, Json<TournamentInfo>)> {
    if user.is_guest() || user.is_bot() {
        return Err(Refused::Forbidden("tournaments are opened by people with an account").into());
    }
    let name = new.name.trim();
    if !(3..=60).contains(&name.chars().count()) || name.contains(char::is_control) {
        return Err(ApiError::bad("name has 3 to 60 characters"));
    }
    let game = tricorne_library::find(&new.game).ok_or_else(|| ApiError::not_found("game"))?;
    let scenario = new.scenario.unwrap_or_else(|| game.default_setup().scenario);
    let setup = Setup { scenario: scenario.clone(), options: Default::default() };
    let seats = game.seats(&setup).map_err(Refused::from)?.len() as i64;
    if seats < 2 {
        return Err(Refused::Conflict("tournaments are of scenarios for two and more").into());
    }
    if !(seats..=PLAYERS).contains(&new.players) {
        return Err(ApiError::bad(format!("players is {seats} to {PLAYERS}")));
    }
    if seats > 2 && new.format == Format::RoundRobin && new.players != seats {
        return Err(ApiError::bad(format!(
            "a round robin of this scenario has {seats} players: choose swiss"
        )));
    }
    let rounds = new.rounds.unwrap_or(0);
    if new.format == Format::Swiss && !(1..=ROUNDS).contains(&rounds) {
        return Err(ApiError::bad("rounds is 1 to 15"));
    }
    new.pace.check().map_err(ApiError::bad)?;
    if app.store.tournaments_of(&user.id).await? >= MOST {
        return Err(Refused::Quota("you have 5 tournaments that are not over").into());
    }
    let id = secret::id();
    let kept = NewTournament {
        id: &id,
        name,
        host: &user.id,
        game: game.name(),
        scenario: &scenario,
        format: new.format,
        rounds,
        most: new.players,
        begins_full: new.begins_full,
        rated: new.rated,
        pace: new.pace,
    };
    app.store.add_tournament(&kept).await?;
    tracing::info!(tournament = %id, user = %user.id, "a tournament was opened");
    Ok((StatusCode::CREATED, Json(info(&app, found(&app, &id).await?).await?)))
}

/// Enter a tournament that waits for players. The last one for whom there is room begins it, if it is to begin so.
#[utoipa::path(post, path = "/api/tournaments/{id}/join", params(("id" = String, Path,)), responses((status = 200, body = TournamentInfo)))]
pub async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(user): Caller,
) -> Replied<Json<TournamentInfo>> {
    let row = found(&app, &id).await?;
    if user.is_guest() {
        return Err(Refused::Forbidden("tournaments are for accounts: register first").into());
    }
    if row.is_rated() {
        check_may_be_rated(&user)?;
    }
    if !app.store.enter_tournament(&id, &user.id).await? {
        return Err(Refused::Conflict("you play in it already, it is full, or it has begun").into());
    }
    if row.begins_full() && app.store.entrants(&id).await?.len() as i64 >= row.most {
        begin(&app, &row).await?;
    }
    Ok(Json(info(&app, found(&app, &id).await?).await?))
}

/// Leave a tournament; once it has begun, from the next round on.
#[utoipa::path(post, path = "/api/tournaments/{id}/leave", params(("id" = String, Path,)), responses((status = 200, body = TournamentInfo)))]
pub async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(user): Caller,
) -> Replied<Json<TournamentInfo>> {
    found(&app, &id).await?;
    if !app.store.leave_tournament(&id, &user.id).await? {
        return Err(Refused::Conflict("you do not play in it").into());
    }
    Ok(Json(info(&app, found(&app, &id).await?).await?))
}

/// Begin a tournament. Only its host may.
#[utoipa::path(post, path = "/api/tournaments/{id}/start", params(("id" = String, Path,)), responses((status = 200, body = TournamentInfo)))]
pub async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(user): Caller,
) -> Replied<Json<TournamentInfo>> {
    let row = found(&app, &id).await?;
    if row.host != user.id {
        return Err(Refused::Forbidden("only the host begins the tournament").into());
    }
    if row.phase() != Phase::Open {
        return Err(Refused::Conflict("the tournament has begun").into());
    }
    begin(&app, &row).await?;
    Ok(Json(info(&app, found(&app, &id).await?).await?))
}
