//! Sitting down, beginning, and getting up.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::create::check_may_be_rated;
use super::error::Replied;
use super::extract::{Body, Caller, Path};
use super::state::{invited, visible};
use crate::App;
use crate::play::Refused;
use crate::store::{Kind, SeatRow, Stakes, TableRow};

/// A seat to take.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    seat: String,
    /// The end of the invitation's link, where the seat is by invitation.
    invitation: Option<String>,
}

/// A bot to put in a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Replacement {
    /// The bot; the game's first where it is not given.
    agent: Option<String>,
}

/// A seat to give up.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Resignation {
    /// The seat; all of one's seats where it is not given.
    seat: Option<String>,
    /// The bot that plays on, where the game goes on; the game's first where it is not given.
    agent: Option<String>,
}

/// The table as it is after a change.
#[derive(Debug, Serialize, ToSchema)]
pub struct Done {
    /// Its version.
    pub version: i64,
}

/// Take a seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", request_body = Join, params(("id" = String, Path,)), responses((status = 200, body = Done)))]
pub async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Body(join): Body<Join>,
) -> Replied<Json<Done>> {
    let row = visible(&app, &id, Some(&caller), join.invitation.as_deref()).await?;
    let invited = invited(&row, join.invitation.as_deref());
    if row.stakes() == Stakes::Rated {
        check_may_be_rated(&caller.0)?;
    }
    let blockers = app.store.blockers_of(&caller.0.id).await?;
    let waits = |seat: &SeatRow| {
        seat.kind == Kind::Person && seat.user.as_ref().is_some_and(|user| blockers.contains(user))
    };
    if blockers.contains(&row.host) || (!blockers.is_empty() && app.store.seats(&id).await?.iter().any(waits))
    {
        return Err(Refused::Forbidden("somebody at this table does not want to play with you").into());
    }
    if !invited {
        check_rating(&app, &row, &caller.0.id, &join.seat).await?;
    }
    let version = app.tables.get(&id).await?.join(caller.0.id, join.seat, invited).await?;
    Ok(Json(Done { version }))
}

/// Refuses an open seat to whoever is too weak or too strong for it.
async fn check_rating(app: &App, row: &TableRow, user: &str, seat: &str) -> Replied<()> {
    if row.rating_from.is_none() && row.rating_to.is_none() {
        return Ok(());
    }
    let open = |other: &SeatRow| other.seat == seat && other.kind == Kind::Open;
    if !app.store.seats(&row.id).await?.iter().any(open) {
        return Ok(());
    }
    let points = app.store.ratings_of(user).await?.get(&row.game).copied().unwrap_or_default().points();
    let (from, to) = (row.rating_from.unwrap_or(i64::MIN), row.rating_to.unwrap_or(i64::MAX));
    if (from..=to).contains(&points) {
        return Ok(());
    }
    Err(Refused::Forbidden("the host looks for players of other ratings").into())
}

/// Begin the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path,)), responses((status = 200, body = Done)))]
pub async fn start(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Replied<Json<Done>> {
    visible(&app, &id, Some(&caller), None).await?;
    let version = app.tables.get(&id).await?.start(caller.0.id).await?;
    Ok(Json(Done { version }))
}

/// Leave one's seats.
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(("id" = String, Path,)), responses((status = 200, body = Done)))]
pub async fn leave(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Replied<Json<Done>> {
    visible(&app, &id, Some(&caller), None).await?;
    let version = app.tables.get(&id).await?.leave(caller.0.id).await?;
    Ok(Json(Done { version }))
}

/// Come back to the seats that one left.
#[utoipa::path(post, path = "/api/tables/{id}/rejoin", params(("id" = String, Path,)), responses((status = 200, body = Done)))]
pub async fn rejoin(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Replied<Json<Done>> {
    visible(&app, &id, Some(&caller), None).await?;
    let version = app.tables.get(&id).await?.rejoin(caller.0.id).await?;
    Ok(Json(Done { version }))
}

/// Give up for good. Where one person or bots alone are left, they have won; otherwise a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/resign", request_body = Resignation, params(("id" = String, Path,)), responses((status = 200, body = Done)))]
pub async fn resign(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Body(resignation): Body<Resignation>,
) -> Replied<Json<Done>> {
    visible(&app, &id, Some(&caller), None).await?;
    let live = app.tables.get(&id).await?;
    let agent = resignation.agent.unwrap_or_else(|| crate::first_agent(live.game));
    let version = live.resign(caller.0.id, resignation.seat, agent).await?;
    Ok(Json(Done { version }))
}

/// Agree that a bot takes a seat that its player has left; before the game the host gives free seats to bots.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/bot", request_body = Replacement,
    params(("id" = String, Path,), ("seat" = String, Path,)), responses((status = 200, body = Done)))]
pub async fn bot(
    State(app): State<App>,
    Path((id, seat)): Path<(String, String)>,
    caller: Caller,
    Body(replacement): Body<Replacement>,
) -> Replied<Json<Done>> {
    visible(&app, &id, Some(&caller), None).await?;
    let live = app.tables.get(&id).await?;
    let agent = replacement.agent.unwrap_or_else(|| crate::first_agent(live.game));
    let version = live.agree_to_bot(caller.0.id, seat, agent).await?;
    Ok(Json(Done { version }))
}
