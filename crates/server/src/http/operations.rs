//! For whoever runs the server.

use axum::Router;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;

use super::error::{ApiError, Replied};
use super::guard::From;
use crate::App;

/// Whether the server and its database answer.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String)))]
pub async fn healthz(State(app): State<App>) -> Replied<&'static str> {
    if app.store.answers().await {
        return Ok("ok\n");
    }
    Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", "the database does not answer"))
}

/// Routes that are not for players.
pub fn routes() -> Router<App> {
    Router::new().route("/metrics", get(metrics))
}

/// Counters for Prometheus, told to this machine alone.
async fn metrics(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
) -> Replied<impl IntoResponse> {
    if !address.is_loopback() {
        return Err(ApiError::not_found("page"));
    }
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render()))
}
