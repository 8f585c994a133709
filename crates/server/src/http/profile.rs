//! What all may know of an account: its games and how they ended.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::Path;
use crate::App;
use crate::rating::{Rating, in_points};
use crate::store::{Played, SeatPair, Standing, StoreError};

/// How many of the latest games a profile shows.
const RECENT: i64 = 30;

/// An account, as all see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PublicProfile {
    /// The id that tables name people by.
    id: String,
    name: String,
    /// Who answers for it, where a program plays with this account.
    bot_of: Option<String>,
    /// When the person first came here, in seconds since 1970.
    since: i64,
    /// The games that were played to the end against somebody.
    games: Vec<GameRecord>,
    /// The latest of them at tables that are not private, the last first.
    recent: Vec<PlayedGame>,
}

/// What somebody has played of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameRecord {
    game: String,
    /// The rating at it; none without rated games.
    rating: Option<RatingInfo>,
    seats: Vec<SeatRecord>,
}

/// How strong somebody is at a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingInfo {
    /// In points; 1500 where nothing is known.
    points: i64,
    /// How far off it may well be, in points.
    deviation: i64,
    /// Whether too few games stand behind it.
    provisional: bool,
    /// How many rated games it comes from.
    games: i64,
}

impl RatingInfo {
    /// A rating as others see it.
    pub fn of(rating: Rating) -> RatingInfo {
        RatingInfo {
            points: rating.points(),
            deviation: in_points(rating.deviation),
            provisional: rating.is_provisional(),
            games: rating.games,
        }
    }
}

/// How rated games of a scenario ended between two seats.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatBias {
    scenario: String,
    seat: String,
    other: String,
    /// How often the seat won against the other.
    won: i64,
    drawn: i64,
    lost: i64,
    /// By how many points the seat is taken to be better; ratings allow for it. Few games say little.
    advantage: i64,
}

/// How fair the seats of a game have been, by its rated games.
#[utoipa::path(get, path = "/api/games/{game}/seats", params(("game" = String, Path,)),
    responses((status = 200, body = Vec<SeatBias>)))]
pub async fn seats(State(app): State<App>, Path(game): Path<String>) -> Replied<Json<Vec<SeatBias>>> {
    tricorne_library::find(&game).ok_or_else(|| ApiError::not_found("game"))?;
    let bias = |pair: SeatPair| {
        let count = pair.count();
        SeatBias {
            scenario: pair.scenario,
            seat: pair.seat,
            other: pair.other,
            won: count.won,
            drawn: count.drawn,
            lost: count.lost,
            advantage: count.advantage().round() as i64,
        }
    };
    Ok(Json(app.store.seat_pairs(&game).await?.into_iter().map(bias).collect()))
}

/// How games ended for somebody with a seat.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct SeatRecord {
    seat: String,
    won: i64,
    drawn: i64,
    lost: i64,
    /// Resigned, left, or replaced by a bot: these count as lost.
    gave_up: i64,
}

/// A game that somebody played.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayedGame {
    /// The id of the table.
    table: String,
    game: String,
    scenario: String,
    seat: String,
    standing: Standing,
    rated: bool,
    /// The rating after it, in points.
    rating: Option<i64>,
    /// When it ended, in seconds since 1970.
    at: i64,
}

impl PlayedGame {
    /// A game as it is kept.
    pub fn of(played: Played) -> Result<PlayedGame, StoreError> {
        Ok(PlayedGame {
            standing: played.standing()?,
            rated: played.is_rated(),
            rating: played.rating.map(in_points),
            table: played.table_id,
            game: played.game,
            scenario: played.scenario,
            seat: played.seat,
            at: played.at,
        })
    }
}

/// The profile of an account: since when, which games, how they ended. Neither mail nor address.
#[utoipa::path(get, path = "/api/people/{name}", params(("name" = String, Path,)),
    responses((status = 200, body = PublicProfile)))]
pub async fn profile(State(app): State<App>, Path(name): Path<String>) -> Replied<Json<PublicProfile>> {
    let none = || ApiError::not_found("person");
    let user = app.store.user_named(&name).await?.ok_or_else(none)?;
    let mut games: BTreeMap<String, BTreeMap<String, SeatRecord>> = BTreeMap::new();
    for row in app.store.result_counts(&user.id).await? {
        let standing = row.standing()?;
        let record = games.entry(row.game).or_default().entry(row.seat).or_default();
        *match standing {
            Standing::Won => &mut record.won,
            Standing::Drawn => &mut record.drawn,
            Standing::Lost => &mut record.lost,
            Standing::GaveUp => &mut record.gave_up,
        } += row.count;
    }
    let seats = |records: BTreeMap<String, SeatRecord>| {
        records.into_iter().map(|(seat, record)| SeatRecord { seat, ..record }).collect()
    };
    let ratings = app.store.ratings_of(&user.id).await?;
    let record = |(game, records)| {
        let rating = ratings.get(&game).copied().map(RatingInfo::of);
        GameRecord { game, rating, seats: seats(records) }
    };
    let games = games.into_iter().map(record).collect();
    let played = app.store.played(&user.id, RECENT).await?;
    let recent = played.into_iter().map(PlayedGame::of).collect::<Result<_, _>>()?;
    let owner = match &user.bot_of {
        Some(owner) => app.store.user(owner).await?,
        None => None,
    };
    let (name, bot_of) = (user.name.ok_or_else(none)?, owner.and_then(|owner| owner.name));
    Ok(Json(PublicProfile { id: user.id, name, bot_of, since: user.created, games, recent }))
}
