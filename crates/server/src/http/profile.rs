//! What all may know of an account: its games and how they ended.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::Path;
use crate::App;
use crate::store::{Played, Standing, StoreError};

/// How many of the latest games a profile shows.
const RECENT: i64 = 30;

/// An account, as all see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PublicProfile {
    /// The id that tables name people by.
    id: String,
    name: String,
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
    seats: Vec<SeatRecord>,
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
    /// When it ended, in seconds since 1970.
    at: i64,
}

impl PlayedGame {
    fn of(played: Played) -> Result<PlayedGame, StoreError> {
        Ok(PlayedGame {
            standing: played.standing()?,
            rated: played.is_rated(),
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
    let games = games.into_iter().map(|(game, records)| GameRecord { game, seats: seats(records) }).collect();
    let played = app.store.played(&user.id, RECENT).await?;
    let recent = played.into_iter().map(PlayedGame::of).collect::<Result<_, _>>()?;
    let name = user.name.ok_or_else(none)?;
    Ok(Json(PublicProfile { id: user.id, name, since: user.created, games, recent }))
}
