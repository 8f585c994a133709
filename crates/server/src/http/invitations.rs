//! Invitations of somebody by name.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::{Body, Caller, Path};
use super::seats::Done;
use super::state::visible;
use crate::App;
use crate::play::Refused;
use crate::store::User;

/// Somebody to invite.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// The name of an account.
    name: String,
}

/// Whoever has an account of this name, if this person may invite her.
pub async fn invitee(app: &App, inviter: &User, name: &str) -> Replied<User> {
    if inviter.is_guest() {
        return Err(Refused::Forbidden("invitations by name are for accounts: register first").into());
    }
    let none = || ApiError::not_found("person");
    // Not every database takes the character 0, and no name has it.
    let found = if name.contains('\0') { None } else { app.store.user_named(name).await? };
    let user = found.ok_or_else(none)?;
    if user.id == inviter.id {
        return Err(Refused::Conflict("one does not invite oneself: take the seat").into());
    }
    if app.store.blockers_of(&inviter.id).await?.contains(&user.id) {
        return Err(Refused::Forbidden("this person takes no invitations from you").into());
    }
    app.limits.invitation(&inviter.id).map_err(ApiError::too_many)?;
    Ok(user)
}

/// Keep a free seat for somebody, who finds it first in the lobby. Only the host may, before the game.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/invite", request_body = Invite,
    params(("id" = String, Path,), ("seat" = String, Path,)), responses((status = 200, body = Done)))]
pub async fn invite(
    State(app): State<App>,
    Path((id, seat)): Path<(String, String)>,
    caller: Caller,
    Body(invite): Body<Invite>,
) -> Replied<Json<Done>> {
    visible(&app, &id, Some(&caller), None).await?;
    let user = invitee(&app, &caller.0, &invite.name).await?;
    let version = app.tables.get(&id).await?.invite(caller.0.id, seat, user.id).await?;
    Ok(Json(Done { version }))
}

/// Decline an invitation: the seats that were kept for one are free again.
#[utoipa::path(post, path = "/api/tables/{id}/decline", params(("id" = String, Path,)), responses((status = 200, body = Done)))]
pub async fn decline(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Replied<Json<Done>> {
    visible(&app, &id, Some(&caller), None).await?;
    let version = app.tables.get(&id).await?.decline(caller.0.id).await?;
    Ok(Json(Done { version }))
}
