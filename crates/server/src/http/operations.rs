//! For whoever runs the server.

use std::sync::atomic::Ordering;

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::routing::get;

use super::error::{ApiError, Replied};
use super::extract::bearer;
use crate::App;
use crate::clock::now;
use crate::secret;

/// Whether the server works: its database answers, and can be written to. Asked often, it is tried once a second.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String)))]
pub async fn healthz(State(app): State<App>) -> Replied<&'static str> {
    let at = now();
    if app.proved.load(Ordering::Relaxed) != at {
        if let Err(error) = app.store.prove_writable(at).await {
            tracing::error!(%error, "the database cannot be written to");
            let message = "the database cannot be written to";
            return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message));
        }
        app.proved.store(at, Ordering::Relaxed);
    }
    Ok("ok\n")
}

/// Whether the server takes new players now: it is not in maintenance, and not shutting down.
#[utoipa::path(get, path = "/readyz", responses((status = 200, body = String)))]
pub async fn readyz(State(app): State<App>) -> Replied<&'static str> {
    if *app.closing.borrow() {
        return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "closing", "the server is shutting down"));
    }
    if app.in_maintenance() { Err(ApiError::maintenance()) } else { Ok("ready\n") }
}

/// Routes that are not for players.
pub fn routes() -> Router<App> {
    Router::new().route("/metrics", get(guarded_metrics))
}

/// The routes of a listener for metrics alone.
pub fn metrics_routes(app: App) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(app)
}

/// Counters for Prometheus, for whoever has the token. Behind a proxy everybody seems to come from this machine.
async fn guarded_metrics(state: State<App>, headers: HeaderMap) -> Replied<impl IntoResponse> {
    let wanted = state.config.metrics_token.as_ref().map(|token| secret::hash(&token.0));
    if wanted.is_none() || bearer(&headers).map(secret::hash) != wanted {
        return Err(ApiError::not_found("page"));
    }
    Ok(metrics(state).await)
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render())
}
