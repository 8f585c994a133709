//! Error replies: a code for programs, a sentence in English, and the rule where there is one.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::play::Refused;
use crate::store::StoreError;

/// An error reply. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ApiError {
    #[serde(skip)]
    #[schema(ignore)]
    status: StatusCode,
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
        ApiError { status, code, message: message.into(), rule: None }
    }

    /// What was sent is not understood.
    pub fn bad(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "bad-request", message)
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

    /// Too much at once.
    pub fn too_many() -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", "slow down, then try again")
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        let status = match &refused {
            Refused::Forbidden(_) => StatusCode::FORBIDDEN,
            Refused::NotFound(_) => StatusCode::NOT_FOUND,
            Refused::Rules(_) | Refused::Stale { .. } | Refused::Conflict(_) => StatusCode::CONFLICT,
            Refused::Open(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
            Refused::Unkept(_) => StatusCode::SERVICE_UNAVAILABLE,
        };
        if let Refused::Unkept(error) = &refused {
            tracing::error!(%error, "the database failed");
        }
        ApiError { status, code: refused.code(), message: refused.to_string(), rule: refused.rule() }
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
        (self.status, Json(Problem { error: self })).into_response()
    }
}
