//! One click stops all notices.

use axum::extract::State;
use axum::response::{Html, IntoResponse};
use serde::Deserialize;
use tricorne_locale::{Speech, say};
use utoipa::IntoParams;

use super::error::{ApiError, Replied};
use super::extract::Params;
use super::state::Look;
use crate::App;

/// Whose notices.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Whose {
    /// From the link in a notice.
    token: String,
}

/// A page with a button that stops notices: programs that follow links in mail press no buttons.
#[utoipa::path(get, path = "/api/notices/stop", params(Look, Whose),
    responses((status = 200, content_type = "text/html", body = String)))]
pub async fn ask(Params(look): Params<Look>, Params(_): Params<Whose>) -> Replied<impl IntoResponse> {
    let speech = Speech::of(look.locale()?.0.unwrap_or_default());
    let (title, button) = (say!(speech, "server-stop-title"), say!(speech, "server-stop-button"));
    Ok(Html(page(&title, &format!("<form method=\"post\"><button>{}</button></form>", escaped(&button)))))
}

/// Stop notices.
#[utoipa::path(post, path = "/api/notices/stop", params(Look, Whose),
    responses((status = 200, content_type = "text/html", body = String)))]
pub async fn stop(
    State(app): State<App>,
    Params(look): Params<Look>,
    Params(whose): Params<Whose>,
) -> Replied<impl IntoResponse> {
    if !app.store.stop_notices(&whose.token).await? {
        return Err(ApiError::not_found("notice"));
    }
    let speech = Speech::of(look.locale()?.0.unwrap_or_default());
    Ok(Html(page(&say!(speech, "server-stopped"), "")))
}

/// A small page.
pub fn page(title: &str, body: &str) -> String {
    let title = escaped(title);
    format!(
        "<!doctype html><html><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}</title></head><body><h1>{title}</h1>{body}</body></html>"
    )
}

/// Text that cannot become markup.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
