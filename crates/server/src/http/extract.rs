//! What handlers take from a request, with our own error replies.

use std::time::Duration;

use axum::extract::{FromRequest, FromRequestParts, Json, OptionalFromRequestParts, Query, Request};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;

use super::error::ApiError;
use crate::App;
use crate::clock::now;
use crate::store::{TokenKind, User};

/// The name of the session's cookie.
pub const SESSION: &str = "tricorne_session";
/// The name of the cookie of a browser from which somebody has logged in.
pub const DEVICE: &str = "tricorne_device";
/// How long a body may take to come.
const BODY_TIME: Duration = Duration::from_secs(20);
/// Seconds between two visits of a person that are noted.
const VISIT: i64 = 3600;

/// A body in JSON.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        match in_time(Json::from_request(request, app)).await? {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(ApiError::unread(rejection.status(), rejection.body_text())),
        }
    }
}

/// A body of text.
#[derive(Debug)]
pub struct Text(pub String);

impl FromRequest<App> for Text {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        match in_time(String::from_request(request, app)).await? {
            Ok(text) => Ok(Text(text)),
            Err(rejection) => Err(ApiError::unread(rejection.status(), rejection.body_text())),
        }
    }
}

/// Waits for a body, but not for one that trickles in.
pub async fn in_time<T>(body: impl Future<Output = T>) -> Result<T, ApiError> {
    let late = |_| ApiError::new(StatusCode::REQUEST_TIMEOUT, "too-slow", "the body took too long to come");
    tokio::time::timeout(BODY_TIME, body).await.map_err(late)
}

/// What stands after the question mark.
#[derive(Debug)]
pub struct Params<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, ApiError> {
        let query = Query::try_from_uri(&parts.uri);
        query.map(|Query(params)| Params(params)).map_err(|rejection| ApiError::bad(rejection.body_text()))
    }
}

/// What stands in the path.
#[derive(Debug)]
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let path = <axum::extract::Path<T> as FromRequestParts<App>>::from_request_parts(parts, app).await;
        // Not every database takes the character 0, and no name has it.
        match path {
            Ok(axum::extract::Path(path)) if !parts.uri.path().contains("%00") => Ok(Path(path)),
            _ => Err(ApiError::not_found("page")),
        }
    }
}

/// Whoever sends the request. Refused where it is nobody.
#[derive(Clone, Debug)]
pub struct Caller(pub User);

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        find(parts, app).await?.ok_or_else(ApiError::nobody)
    }
}

impl OptionalFromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, ApiError> {
        find(parts, app).await
    }
}

async fn find(parts: &Parts, app: &App) -> Result<Option<Caller>, ApiError> {
    let user = match token_of(&parts.headers) {
        Some((token, TokenKind::Personal)) => {
            let user = app.store.user_of_token(token, TokenKind::Personal).await?;
            Some(user.ok_or_else(ApiError::nobody)?)
        }
        Some((token, kind)) => app.store.user_of_token(token, kind).await?,
        None => None,
    };
    if let Some(user) = &user {
        app.limits.account(&user.id).map_err(ApiError::too_many)?;
        if user.seen + VISIT < now() {
            app.store.set_visited(&user.id).await?;
        }
    }
    Ok(user.map(Caller))
}

/// The token that a request carries: that of a program, or of a browser.
fn token_of(headers: &HeaderMap) -> Option<(&str, TokenKind)> {
    let personal = bearer(headers).map(|token| (token, TokenKind::Personal));
    personal.or_else(|| Some((session(headers)?, TokenKind::Session)))
}

/// The personal token of a program.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The session of a browser.
pub fn session(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, SESSION)
}

/// A cookie of this name.
pub fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}
