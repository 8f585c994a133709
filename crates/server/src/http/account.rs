//! One's own account.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::{Body, Caller, Path, bearer, session};
use super::guard::From;
use crate::App;
use crate::nodes::Errand;
use crate::notices::Mail;
use crate::play::Refused;
use crate::store::{Before, Filter, ListedTable, Profile, Quota, Session, TokenKind, User};
use crate::{password, secret};

/// The most personal tokens of one person.
const MOST_TOKENS: i64 = 50;
/// Seconds that a personal token lasts.
pub const TOKEN_SECONDS: i64 = 365 * 24 * 3600;

/// Whoever asks.
#[derive(Serialize, ToSchema)]
pub struct Me {
    /// The id that tables name people by.
    id: String,
    /// The name; none for a guest who has chosen none.
    name: Option<String>,
    /// Whether there is no account.
    guest: bool,
    /// Where notices of turns go.
    email: Option<String>,
    /// Whether mail to that address has been confirmed to arrive; nothing else is sent before.
    email_confirmed: bool,
    /// Whether there are any.
    notices: bool,
    /// Their language.
    language: String,
    /// Whether this person may moderate.
    moderator: bool,
    /// Whether a program plays with this account.
    bot: bool,
}

impl Me {
    /// A person, for herself.
    pub fn of(user: &User) -> Me {
        Me {
            id: user.id.clone(),
            name: user.shown_name().map(str::to_owned),
            guest: user.is_guest(),
            email: user.email.clone(),
            email_confirmed: user.is_email_confirmed(),
            notices: user.wants_notices(),
            language: user.language.clone(),
            moderator: user.is_moderator(),
            bot: user.is_bot(),
        }
    }
}

/// What to change. What is not given stays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
    /// A guest's name for others.
    nickname: Option<String>,
    /// The password as it is; needed for all but notices and language.
    password: Option<String>,
    /// A new password. All other sessions end.
    new_password: Option<String>,
    /// A new address for notices; empty for none.
    email: Option<String>,
    /// Whether to send notices.
    notices: Option<bool>,
    /// Their language.
    language: Option<String>,
}

/// The password, once more.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirm {
    /// Not needed for a guest.
    password: Option<String>,
}

/// A token to be.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for.
    label: String,
}

/// A new token, shown this once.
#[derive(Serialize, ToSchema)]
pub struct Token {
    token: String,
}

/// A session or a personal token of one's own.
#[derive(Serialize, ToSchema)]
pub struct SessionInfo {
    /// By which it can be ended. It opens nothing.
    id: String,
    /// `session` for a browser, `personal` for a program.
    kind: String,
    /// What it is for.
    label: String,
    /// Whether it is the one that asks.
    current: bool,
    /// When it was made, in seconds since 1970.
    created: i64,
    /// When it ends.
    expires: i64,
}

impl SessionInfo {
    /// As it is kept, not the one that asks.
    pub fn of(row: Session) -> SessionInfo {
        SessionInfo {
            current: false,
            id: row.hash,
            kind: row.kind,
            label: row.label,
            created: row.created,
            expires: row.expires,
        }
    }
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub async fn me(Caller(user): Caller) -> Json<Me> {
    Json(Me::of(&user))
}

/// Change password, e-mail or notices.
#[utoipa::path(patch, path = "/api/me", request_body = ChangeMe, responses((status = 200, body = Me)))]
pub async fn change(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    Caller(user): Caller,
    Body(change): Body<ChangeMe>,
) -> Replied<Json<Me>> {
    if let Some(nickname) = change.nickname {
        return change_nickname(&app, &user, &nickname).await;
    }
    if user.is_guest() {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "forbidden", "a guest has no account to change"));
    }
    // All of it is checked before any of it is kept.
    let email = match &change.email {
        Some(email) if email.is_empty() => None,
        Some(email) => {
            crate::mail::check(email).map_err(ApiError::bad)?;
            Some(email.as_str())
        }
        None => user.email.as_deref(),
    };
    let language = password::check_language(Some(change.language.as_deref().unwrap_or(&user.language)));
    let language = language.map_err(ApiError::bad)?;
    if let Some(new) = &change.new_password {
        password::check(new).map_err(ApiError::bad)?;
    }
    if change.new_password.is_some() || change.email.is_some() {
        confirm(&app, address, &user, change.password).await?;
    }
    let confirms = change.email.is_some()
        && email.is_some()
        && !(email == user.email.as_deref() && user.is_email_confirmed());
    if let Some(email) = email.filter(|_| confirms) {
        app.limits.mail(email).map_err(ApiError::too_many)?;
    }
    let hash = match change.new_password {
        Some(new) => Some(app.passwords.hash(new).await?),
        None => None,
    };
    let notices = change.notices.unwrap_or_else(|| user.wants_notices());
    let profile = Profile { email, notices, language: &language, password: hash.as_deref() };
    app.store.set_profile(&user.id, &profile).await?;
    if hash.is_some() {
        app.end_sockets(&user.id);
        tracing::info!(user = %user.id, %address, "the password was changed");
    }
    if confirms {
        app.notices.send(Mail::Confirm(user.id.clone()));
    }
    let user = app.store.user(&user.id).await?.ok_or_else(ApiError::nobody)?;
    Ok(Json(Me::of(&user)))
}

async fn change_nickname(app: &App, user: &User, nickname: &str) -> Replied<Json<Me>> {
    if !user.is_guest() {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "forbidden", "an account keeps its name"));
    }
    crate::name::check(nickname).map_err(ApiError::bad)?;
    if !app.store.set_nickname(&user.id, nickname).await? {
        return Err(ApiError::new(StatusCode::CONFLICT, "name-taken", "this name is taken"));
    }
    let user = app.store.user(&user.id).await?.ok_or_else(ApiError::nobody)?;
    Ok(Json(Me::of(&user)))
}

/// Delete the account. Games go on, with the seats left.
#[utoipa::path(delete, path = "/api/me", request_body = Confirm, responses((status = 204)))]
pub async fn delete(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    Caller(user): Caller,
    Body(confirmed): Body<Confirm>,
) -> Replied<StatusCode> {
    if !user.is_guest() {
        confirm(&app, address, &user, confirmed.password).await?;
    }
    for bot in app.store.bots_of(&user.id).await? {
        remove(&app, &bot).await?;
    }
    remove(&app, &user).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes an account: leaves its seats, ends its sockets.
pub async fn remove(app: &App, user: &User) -> Replied<()> {
    for ListedTable { row, .. } in app.store.list(Filter::Of(&user.id), Before::default(), 1000, None).await?
    {
        // A table that cannot be read must not hold anybody back: the seat is marked as left all the same.
        if let Err(refused) = Errand::Leave(user.id.clone()).run_at(app, &row.id).await {
            tracing::warn!(table = %row.id, error = refused.detail(), "a seat was not left");
        }
    }
    app.store.delete_user(&user.id).await?;
    app.end_sockets(&user.id);
    tracing::info!(user = %user.id, "an account was deleted");
    Ok(())
}

/// Make a personal token for a program.
#[utoipa::path(post, path = "/api/tokens", request_body = NewToken, responses((status = 200, body = Token)))]
pub async fn add_token(
    State(app): State<App>,
    Caller(user): Caller,
    Body(new): Body<NewToken>,
) -> Replied<Json<Token>> {
    if new.label.chars().count() > 80 || new.label.contains('\0') {
        return Err(ApiError::bad("a label has at most 80 characters"));
    }
    if app.store.count_of(Quota::Tokens, &user.id).await? >= MOST_TOKENS {
        return Err(Refused::Quota("you have 50 tokens: end those that you do not need").into());
    }
    let token = app.store.add_token(&user.id, TokenKind::Personal, &new.label, TOKEN_SECONDS).await?;
    Ok(Json(Token { token }))
}

/// End all personal tokens.
#[utoipa::path(delete, path = "/api/tokens", responses((status = 204)))]
pub async fn drop_tokens(State(app): State<App>, Caller(user): Caller) -> Replied<StatusCode> {
    app.store.drop_tokens(&user.id, Some(TokenKind::Personal)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// One's sessions and personal tokens, the latest first.
#[utoipa::path(get, path = "/api/sessions", responses((status = 200, body = Vec<SessionInfo>)))]
pub async fn sessions(
    State(app): State<App>,
    headers: HeaderMap,
    Caller(user): Caller,
) -> Replied<Json<Vec<SessionInfo>>> {
    let own = bearer(&headers).or(session(&headers)).map(secret::hash);
    let rows = app.store.sessions(&user.id).await?;
    let info =
        |row: Session| SessionInfo { current: own.as_ref() == Some(&row.hash), ..SessionInfo::of(row) };
    Ok(Json(rows.into_iter().map(info).collect()))
}

/// End one of one's sessions or tokens.
#[utoipa::path(delete, path = "/api/sessions/{id}", params(("id" = String, Path,)), responses((status = 204)))]
pub async fn end_session(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(user): Caller,
) -> Replied<StatusCode> {
    if !app.store.drop_session(&user.id, &id).await? {
        return Err(ApiError::not_found("session"));
    }
    // Which socket is of which session nobody keeps: all come back that still may.
    app.end_sockets(&user.id);
    Ok(StatusCode::NO_CONTENT)
}

async fn confirm(app: &App, address: IpAddr, user: &User, password: Option<String>) -> Replied<()> {
    app.limits.login(address).map_err(ApiError::too_many)?;
    app.limits.password(address, &user.id, true).map_err(ApiError::too_many)?;
    if app.passwords.matches(password.unwrap_or_default(), user.password.clone()).await? {
        return Ok(());
    }
    Err(ApiError::new(StatusCode::FORBIDDEN, "wrong-password", "the password is wrong"))
}
