//! One's own account.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::{Body, Caller};
use crate::App;
use crate::password;
use crate::store::{Filter, TokenKind, User};

/// Seconds that a personal token lasts.
const TOKEN_SECONDS: i64 = 365 * 24 * 3600;

/// Whoever asks.
#[derive(Serialize, ToSchema)]
pub struct Me {
    /// The id that tables name people by.
    id: String,
    /// The name; none for a guest.
    name: Option<String>,
    /// Whether there is no account.
    guest: bool,
    /// Where notices of turns go.
    email: Option<String>,
    /// Whether there are any.
    notices: bool,
    /// Their language.
    language: String,
}

impl Me {
    /// A person, for herself.
    pub fn of(user: &User) -> Me {
        Me {
            id: user.id.clone(),
            name: user.name.clone(),
            guest: user.is_guest(),
            email: user.email.clone(),
            notices: user.wants_notices(),
            language: user.language.clone(),
        }
    }
}

/// What to change. What is not given stays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
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

/// Who am I?
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub async fn me(Caller(user): Caller) -> Json<Me> {
    Json(Me::of(&user))
}

/// Change password, e-mail or notices.
#[utoipa::path(patch, path = "/api/me", request_body = ChangeMe, responses((status = 200, body = Me)))]
pub async fn change(
    State(app): State<App>,
    Caller(user): Caller,
    Body(change): Body<ChangeMe>,
) -> Replied<Json<Me>> {
    if user.is_guest() {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "forbidden", "a guest has no account to change"));
    }
    if change.new_password.is_some() || change.email.is_some() {
        confirm(&app, &user, change.password).await?;
    }
    let email = match change.email {
        Some(email) if email.is_empty() => None,
        Some(email) => {
            crate::mail::check(&email).map_err(ApiError::bad)?;
            Some(email)
        }
        None => user.email.clone(),
    };
    let language = password::check_language(Some(change.language.as_deref().unwrap_or(&user.language)));
    let language = language.map_err(ApiError::bad)?;
    let notices = change.notices.unwrap_or_else(|| user.wants_notices());
    app.store.set_mail(&user.id, email.as_deref(), notices, &language).await?;
    if let Some(new) = change.new_password {
        password::check(&new).map_err(ApiError::bad)?;
        let hash = app.passwords.hash(new).await?;
        app.store.set_password(&user.id, &hash).await?;
        app.store.drop_tokens(&user.id, None).await?;
    }
    let user = app.store.user(&user.id).await?.ok_or_else(ApiError::nobody)?;
    Ok(Json(Me::of(&user)))
}

/// Delete the account. Games go on, with the seats left.
#[utoipa::path(delete, path = "/api/me", request_body = Confirm, responses((status = 204)))]
pub async fn delete(
    State(app): State<App>,
    Caller(user): Caller,
    Body(confirmed): Body<Confirm>,
) -> Replied<StatusCode> {
    if !user.is_guest() {
        confirm(&app, &user, confirmed.password).await?;
    }
    for row in app.store.tables(Filter::Of(&user.id), i64::MAX, 1000).await? {
        if let Err(refused) = app.tables.get(&row.id).await?.leave(user.id.clone()).await {
            tracing::warn!(table = %row.id, error = %refused, "a seat was not left");
        }
    }
    app.store.delete_user(&user.id).await?;
    Ok(StatusCode::NO_CONTENT)
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
    let token = app.store.add_token(&user.id, TokenKind::Personal, &new.label, TOKEN_SECONDS).await?;
    Ok(Json(Token { token }))
}

/// End all personal tokens.
#[utoipa::path(delete, path = "/api/tokens", responses((status = 204)))]
pub async fn drop_tokens(State(app): State<App>, Caller(user): Caller) -> Replied<StatusCode> {
    app.store.drop_tokens(&user.id, Some(TokenKind::Personal)).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn confirm(app: &App, user: &User, password: Option<String>) -> Replied<()> {
    app.limits.login([127, 0, 0, 1].into(), &user.id).map_err(ApiError::too_many)?;
    if app.passwords.matches(password.unwrap_or_default(), user.password.clone()).await? {
        return Ok(());
    }
    Err(ApiError::new(StatusCode::FORBIDDEN, "wrong-password", "the password is wrong"))
}
