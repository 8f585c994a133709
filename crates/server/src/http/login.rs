//! Guests, accounts and sessions.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use serde::Deserialize;
use utoipa::ToSchema;

use super::account::Me;
use super::error::{ApiError, Replied};
use super::extract::{Body, Caller, DEVICE, SESSION, cookie, session};
use super::guard::From;
use crate::App;
use crate::notices::Mail;
use crate::store::{NewUser, TokenKind, User};
use crate::{name, password};

/// Seconds that a session lasts.
const SESSION_SECONDS: i64 = 90 * 24 * 3600;
/// Seconds that a browser is known to have been somebody's.
const DEVICE_SECONDS: i64 = 365 * 24 * 3600;

/// An account to be.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Register {
    /// 2 to 24 letters, digits, `-`, `_` or single spaces.
    name: String,
    /// 8 to 200 characters.
    password: String,
    /// Where notices of turns go.
    email: Option<String>,
    /// The language of the notices: `en` or `it`.
    language: Option<String>,
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Login {
    name: String,
    password: String,
}

/// Become a guest: a cookie without an account. Who has a session keeps it.
#[utoipa::path(post, path = "/api/guest", responses((status = 200, body = Me)))]
pub async fn guest(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    caller: Option<Caller>,
) -> Replied<impl IntoResponse> {
    match caller {
        Some(Caller(user)) => Ok(Json(Me::of(&user)).into_response()),
        None => {
            app.limits.guest(address).map_err(ApiError::too_many)?;
            let user = app.store.add_guest().await?;
            Ok(entered(&app, &user).await?.into_response())
        }
    }
}

/// Make an account. A guest's tables come along.
#[utoipa::path(post, path = "/api/register", request_body = Register, responses((status = 200, body = Me)))]
pub async fn register(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    caller: Option<Caller>,
    Body(new): Body<Register>,
) -> Replied<impl IntoResponse> {
    name::check(&new.name).map_err(ApiError::bad)?;
    password::check(&new.password).map_err(ApiError::bad)?;
    if let Some(email) = &new.email {
        crate::mail::check(email).map_err(ApiError::bad)?;
    }
    let language = password::check_language(new.language.as_deref()).map_err(ApiError::bad)?;
    app.limits.login(address).map_err(ApiError::too_many)?;
    let hash = app.passwords.hash(new.password).await?;
    let guest = match caller {
        Some(Caller(user)) if user.is_guest() => user,
        Some(_) => {
            return Err(ApiError::new(StatusCode::CONFLICT, "conflict", "you already have an account"));
        }
        None => app.store.add_guest().await?,
    };
    let new = NewUser { name: &new.name, password: &hash, email: new.email.as_deref(), language: &language };
    if !app.store.register(&guest.id, &new).await? {
        return Err(ApiError::new(
            StatusCode::CONFLICT,
            "name-taken",
            "this name is taken, or looks like one that is",
        ));
    }
    // Whoever had the guest's cookie or token has no part in the account.
    app.store.drop_tokens(&guest.id, None).await?;
    app.end_sockets(&guest.id);
    let user = app.store.user(&guest.id).await?.ok_or_else(ApiError::nobody)?;
    if let Some(email) = new.email
        && app.limits.mail(email).is_ok()
    {
        app.notices.send(Mail::Confirm(user.id.clone()));
    }
    tracing::info!(user = %user.id, name = user.name, %address, "registered");
    entered(&app, &user).await
}

/// Log in with name and password.
#[utoipa::path(post, path = "/api/login", request_body = Login, responses((status = 200, body = Me)))]
pub async fn login(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    Body(login): Body<Login>,
) -> Replied<impl IntoResponse> {
    if login.name.contains('\0') {
        return Err(ApiError::bad("no name has the character 0"));
    }
    app.limits.login(address).map_err(ApiError::too_many)?;
    let user = app.store.user_named(&login.name).await?;
    let known = match (&user, cookie(&headers, DEVICE)) {
        (Some(user), Some(device)) => app.store.is_device_of(device, &user.id).await?,
        _ => false,
    };
    app.limits.password(address, &login.name, known).map_err(ApiError::too_many)?;
    let hash = user.as_ref().and_then(|user| user.password.clone());
    let right = app.passwords.matches(login.password, hash).await?;
    match user {
        Some(user) if right && user.is_banned() => {
            tracing::info!(user = %user.id, %address, "a banned person was not let in");
            Err(ApiError::new(
                StatusCode::FORBIDDEN,
                "banned",
                "this account is banned: ask whoever runs the server",
            ))
        }
        Some(user) if right => {
            tracing::info!(user = %user.id, name = user.name, %address, "logged in");
            entered(&app, &user).await
        }
        user => {
            tracing::info!(user = user.map(|user| user.id), %address, "a login failed");
            metrics::counter!("tricorne_failed_logins_total").increment(1);
            Err(ApiError::new(
                StatusCode::UNAUTHORIZED,
                "wrong-password",
                "the name or the password is wrong",
            ))
        }
    }
}

/// End this session.
#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
pub async fn logout(State(app): State<App>, headers: HeaderMap) -> Replied<impl IntoResponse> {
    if let Some(token) = session(&headers) {
        app.store.drop_token(token).await?;
    }
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, set_cookie(&app, SESSION, "", 0))])))
}

/// End all sessions and all personal tokens.
#[utoipa::path(post, path = "/api/logout-everywhere", responses((status = 204)))]
pub async fn logout_everywhere(State(app): State<App>, Caller(user): Caller) -> Replied<impl IntoResponse> {
    app.store.drop_tokens(&user.id, None).await?;
    app.end_sockets(&user.id);
    tracing::info!(user = %user.id, "logged out everywhere");
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, set_cookie(&app, SESSION, "", 0))])))
}

type Entered = (AppendHeaders<Vec<(axum::http::HeaderName, String)>>, Json<Me>);

async fn entered(app: &App, user: &User) -> Replied<Entered> {
    let token = app.store.add_token(&user.id, TokenKind::Session, "", SESSION_SECONDS).await?;
    let mut cookies = vec![(SET_COOKIE, set_cookie(app, SESSION, &token, SESSION_SECONDS))];
    if !user.is_guest() {
        let device = app.store.add_token(&user.id, TokenKind::Device, "", DEVICE_SECONDS).await?;
        cookies.push((SET_COOKIE, set_cookie(app, DEVICE, &device, DEVICE_SECONDS)));
    }
    Ok((AppendHeaders(cookies), Json(Me::of(user))))
}

fn set_cookie(app: &App, name: &str, token: &str, seconds: i64) -> String {
    let secure = if app.config.is_https() { "; Secure" } else { "" };
    format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}")
}
