//! What handlers take from a request, with our own error replies.

use axum::extract::{FromRequest, FromRequestParts, Json, OptionalFromRequestParts, Query, Request};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::error::ApiError;
use crate::App;
use crate::store::{TokenKind, User};

/// The name of the session's cookie.
pub const SESSION: &str = "tricorne_session";

/// A body in JSON.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        match Json::from_request(request, app).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(ApiError::unread(rejection.status(), rejection.body_text())),
        }
    }
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
    let user = match (bearer(&parts.headers), session(&parts.headers)) {
        (Some(token), _) => {
            let user = app.store.user_of_token(token, TokenKind::Personal).await?;
            Some(user.ok_or_else(ApiError::nobody)?)
        }
        (None, Some(token)) => app.store.user_of_token(token, TokenKind::Session).await?,
        (None, None) => None,
    };
    if let Some(user) = &user {
        app.limits.account(&user.id).map_err(ApiError::too_many)?;
    }
    Ok(user.map(Caller))
}

/// The personal token of a program.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The session of a browser.
pub fn session(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == SESSION).map(|(_, value)| value)
}
