//! Whom one does not want to meet, and telling moderators of others.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::{Body, Caller, Path};
use super::moderation::check_moderator;
use super::state::visible;
use crate::App;
use crate::play::Refused;
use crate::store::{Report, User};

/// The most people that one may block.
const MOST_BLOCKS: usize = 500;
/// The most characters of a report.
const LONGEST: usize = 2000;
/// How many reports moderators see at once.
const PAGE: i64 = 100;

/// Somebody whom one does not want to meet.
#[derive(Debug, Serialize, ToSchema)]
pub struct Blocked {
    /// The id that tables name people by.
    pub id: String,
    /// The name; none for a guest who has chosen none.
    pub name: Option<String>,
}

/// Something to tell moderators.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The id or the name of whom it is about.
    about: String,
    /// The table where it happened.
    table: Option<String>,
    /// What happened: 1 to 2,000 characters.
    text: String,
}

/// Whoever has this id, or an account of this name.
async fn found(app: &App, who: &str) -> Replied<User> {
    // Not every database takes the character 0, and no name has it.
    if who.contains('\0') {
        return Err(ApiError::not_found("person"));
    }
    match app.store.user_named(who).await? {
        Some(user) => Ok(user),
        None => app.store.user(who).await?.ok_or_else(|| ApiError::not_found("person")),
    }
}

/// Whom I do not want to meet.
#[utoipa::path(get, path = "/api/blocks", responses((status = 200, body = Vec<Blocked>)))]
pub async fn blocks(State(app): State<App>, Caller(user): Caller) -> Replied<Json<Vec<Blocked>>> {
    let rows = app.store.blocked_by(&user.id).await?;
    Ok(Json(rows.into_iter().map(|(id, name)| Blocked { id, name }).collect()))
}

/// Block somebody, by id or name: she cannot invite me, sit down at tables where I wait, or be heard by me in chats.
#[utoipa::path(put, path = "/api/blocks/{who}", params(("who" = String, Path,)), responses((status = 204)))]
pub async fn block(
    State(app): State<App>,
    Path(who): Path<String>,
    Caller(user): Caller,
) -> Replied<StatusCode> {
    let other = found(&app, &who).await?;
    if other.id == user.id {
        return Err(Refused::Conflict("one cannot block oneself").into());
    }
    if app.store.blocked_by(&user.id).await?.len() >= MOST_BLOCKS {
        return Err(Refused::Quota("you have blocked 500 people: unblock some first").into());
    }
    app.store.block(&user.id, &other.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unblock somebody.
#[utoipa::path(delete, path = "/api/blocks/{who}", params(("who" = String, Path,)), responses((status = 204)))]
pub async fn unblock(
    State(app): State<App>,
    Path(who): Path<String>,
    Caller(user): Caller,
) -> Replied<StatusCode> {
    let other = found(&app, &who).await?;
    if !app.store.unblock(&user.id, &other.id).await? {
        return Err(ApiError::not_found("block"));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Tell moderators of somebody.
#[utoipa::path(post, path = "/api/reports", request_body = NewReport, responses((status = 204)))]
pub async fn report(
    State(app): State<App>,
    caller: Caller,
    Body(report): Body<NewReport>,
) -> Replied<StatusCode> {
    let text = report.text.trim();
    if text.is_empty() || text.chars().count() > LONGEST || text.contains('\0') {
        return Err(ApiError::bad("text has 1 to 2000 characters"));
    }
    let about = found(&app, &report.about).await?;
    if let Some(table) = &report.table {
        if table.contains('\0') {
            return Err(ApiError::not_found("table"));
        }
        visible(&app, table, Some(&caller), None).await?;
    }
    app.limits.report(&caller.0.id).map_err(ApiError::too_many)?;
    app.store.report(&caller.0.id, &about.id, report.table.as_deref(), text).await?;
    tracing::info!(reporter = %caller.0.id, about = %about.id, "somebody was reported");
    Ok(StatusCode::NO_CONTENT)
}

/// What people have told, and nobody has seen to: the oldest 100. Moderators alone may.
#[utoipa::path(get, path = "/api/moderation/reports", responses((status = 200, body = Vec<Report>)))]
pub async fn reports(State(app): State<App>, Caller(user): Caller) -> Replied<Json<Vec<Report>>> {
    check_moderator(&user)?;
    Ok(Json(app.store.open_reports(PAGE).await?))
}

/// Note that a report has been seen to. Moderators alone may.
#[utoipa::path(delete, path = "/api/moderation/reports/{id}", params(("id" = String, Path,)), responses((status = 204)))]
pub async fn close_report(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(user): Caller,
) -> Replied<StatusCode> {
    check_moderator(&user)?;
    if !app.store.close_report(&id).await? {
        return Err(ApiError::not_found("report"));
    }
    tracing::info!(moderator = %user.id, report = id, "a report was closed");
    Ok(StatusCode::NO_CONTENT)
}
