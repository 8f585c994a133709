//! Error replies: a code for programs, a sentence in English, and the rule where there is one.

use std::time::Duration;

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tricorne_library::OpenError;
use utoipa::ToSchema;

use super::inside::ELSEWHERE;
use crate::play::Refused;
use crate::store::StoreError;

/// An error reply. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ApiError {
    #[serde(skip)]
    #[schema(ignore)]
    status: StatusCode,
    #[serde(skip)]
    #[schema(ignore)]
    retry_after: Option<u64>,
    /// A short name for programs.
    code: &'static str,
    /// What is wrong, in English.
    message: String,
    /// The rule that it stands on, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

/// The body of an error reply.
#[derive(Debug, Serialize, ToSchema)]
pub struct Problem {
    /// What is wrong.
    pub error: ApiError,
}

/// What a handler gives.
pub type Replied<T> = Result<T, ApiError>;

impl ApiError {
    /// An error that stands on no rule.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> ApiError {
        ApiError { status, retry_after: None, code, message: message.into(), rule: None }
    }

    /// What was sent is not understood.
    pub fn bad(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "bad-request", message)
    }

    /// A body that could not be read, by the status of the reader.
    pub fn unread(status: StatusCode, message: String) -> ApiError {
        if status == StatusCode::PAYLOAD_TOO_LARGE {
            return ApiError::new(status, "too-large", "the body is too large");
        }
        ApiError::bad(message)
    }

    /// Nobody is logged in.
    pub fn nobody() -> ApiError {
        ApiError::new(
            StatusCode::UNAUTHORIZED,
            "not-logged-in",
            "log in, or become a guest with POST /api/guest",
        )
    }

    /// There is no such thing, or it is not for this person to know.
    pub fn not_found(what: &str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "not-found", format!("there is no such {what}"))
    }

    /// Too much at once: to be tried again after this time.
    pub fn too_many(wait: Duration) -> ApiError {
        let seconds = wait.as_secs() + 1;
        let message = format!("too many requests: try again in {seconds} s");
        let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", message);
        ApiError { retry_after: Some(seconds), ..error }
    }

    /// What cannot be done at this moment, and can be soon.
    pub fn not_now(refused: &Refused) -> ApiError {
        let error = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, refused.code(), refused.to_string());
        ApiError { retry_after: Some(1), ..error }
    }

    /// Nobody knows whether it was done.
    pub fn uncertain() -> ApiError {
        let message = "the table was lost for a moment: what you did may not have been kept. Reload it to see what holds";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    }

    /// The server is in maintenance.
    pub fn maintenance() -> ApiError {
        let message = Refused::Maintenance.to_string();
        let error = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Refused::Maintenance.code(), message);
        ApiError { retry_after: Some(60), ..error }
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        let status = match &refused {
            Refused::Forbidden(_) => StatusCode::FORBIDDEN,
            Refused::NotFound(_) => StatusCode::NOT_FOUND,
            Refused::Rules(_) | Refused::Stale { .. } | Refused::Conflict(_) => StatusCode::CONFLICT,
            Refused::BrokenTable | Refused::UnknownRules { .. } | Refused::Quota(_) => StatusCode::CONFLICT,
            Refused::Open(OpenError::FactsMismatch(_)) => StatusCode::CONFLICT,
            Refused::Open(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
            Refused::TooMany(wait) => return ApiError::too_many(*wait),
            Refused::Maintenance => return ApiError::maintenance(),
            Refused::Elsewhere(_) | Refused::Adrift => return ApiError::not_now(&refused),
            Refused::Unknown(_) | Refused::Unkept(_) => StatusCode::SERVICE_UNAVAILABLE,
        };
        if matches!(refused, Refused::Unkept(_) | Refused::Unknown(_) | Refused::Broken(_)) {
            tracing::error!(error = refused.detail(), "a request failed");
        }
        ApiError { rule: refused.rule(), ..ApiError::new(status, refused.code(), refused.to_string()) }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the database failed");
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", "the database failed; try again later")
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let retry_after = self.retry_after.map(|seconds| [(RETRY_AFTER, seconds.to_string())]);
        let elsewhere = self.code == "elsewhere";
        let mut response = (self.status, Json(Problem { error: self })).into_response();
        if elsewhere {
            response.headers_mut().insert(ELSEWHERE, HeaderValue::from_static("1"));
        }
        if let Some(headers) = retry_after {
            response = (headers, response).into_response();
        }
        response
    }
}

/// The reply where there is such a page, but not for this method.
pub async fn wrong_method() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", "this page takes other methods")
}
