//! What accounts with that right may do to others.

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::{Body, Caller, Path};
use crate::play::Refused;
use crate::store::{Bulletin, User};
use crate::{App, name};

/// What to change. What is not given stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Moderation {
    /// Whether the person may not come in. All sessions and tokens end.
    banned: Option<bool>,
    /// Whether the person may not talk.
    muted: Option<bool>,
    /// Another name for the account.
    name: Option<String>,
}

/// Refuses whoever may not moderate.
pub fn check_moderator(caller: &User) -> Replied<()> {
    if caller.is_moderator() { Ok(()) } else { Err(Refused::Forbidden("only moderators may do this").into()) }
}

/// Ban, mute or rename somebody, by name or id. Moderators alone may, and not to each other.
#[utoipa::path(patch, path = "/api/moderation/people/{who}", request_body = Moderation, params(("who" = String, Path,)),
    responses((status = 204)))]
pub async fn person(
    State(app): State<App>,
    Path(who): Path<String>,
    Caller(caller): Caller,
    Body(wanted): Body<Moderation>,
) -> Replied<StatusCode> {
    check_moderator(&caller)?;
    let found = match app.store.user_named(&who).await? {
        Some(user) => Some(user),
        None => app.store.user(&who).await?,
    };
    let user = found.ok_or_else(|| ApiError::not_found("person"))?;
    if user.is_moderator() {
        return Err(Refused::Forbidden("moderators answer to whoever runs the server").into());
    }
    if let Some(new) = &wanted.name {
        name::check(new).map_err(ApiError::bad)?;
        if user.is_guest() || !app.store.rename(&user.id, new).await? {
            let message = "this name is taken, or looks like one that is";
            return Err(ApiError::new(StatusCode::CONFLICT, "name-taken", message));
        }
    }
    if let Some(muted) = wanted.muted {
        app.store.set_muted(&user.id, muted).await?;
    }
    if let Some(banned) = wanted.banned {
        app.store.set_banned(&user.id, banned).await?;
        if banned {
            app.store.drop_tokens(&user.id, None).await?;
        }
        for bot in app.store.bots_of(&user.id).await? {
            app.end_sockets(&bot.id);
        }
    }
    // A socket knows its person as she was when it was opened.
    app.end_sockets(&user.id);
    tracing::info!(moderator = %caller.id, user = %user.id, ?wanted, "somebody was moderated");
    Ok(StatusCode::NO_CONTENT)
}

/// Delete a table with all that is kept of it. Moderators alone may.
#[utoipa::path(delete, path = "/api/moderation/tables/{id}", params(("id" = String, Path,)),
    responses((status = 204)))]
pub async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(caller): Caller,
) -> Replied<StatusCode> {
    check_moderator(&caller)?;
    if !app.store.delete_table(&id).await? {
        return Err(ApiError::not_found("table"));
    }
    app.tables.retire(&id);
    app.nodes.tell(Bulletin::Table(id.clone()));
    tracing::info!(moderator = %caller.id, table = id, "a table was deleted");
    Ok(StatusCode::NO_CONTENT)
}
