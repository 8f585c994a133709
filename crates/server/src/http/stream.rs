//! The same messages as a stream of lines, for programs.

use std::time::Duration;

use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use utoipa::IntoParams;

use super::ended::Ended;
use super::error::{ApiError, Replied};
use super::extract::{Caller, Params, Path};
use super::guard::From;
use super::state::{Look, check_visible};
use crate::App;
use crate::play::{Known, Span, Watcher};

/// After how long a stream sends an empty line.
pub const SILENCE: Duration = Duration::from_secs(15);

/// What somebody already has who comes back. All three, or all is sent again.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Resume {
    /// The version of the last message.
    version: Option<i64>,
    /// How many answers it had in all.
    answers: Option<usize>,
    /// How many notes of the journal it had in all.
    journal: Option<usize>,
}

impl Resume {
    /// What is known.
    pub fn known(self) -> Option<Known> {
        let span = Span { answers: self.answers?, journal: self.journal? };
        Some(Known { version: self.version?, span })
    }
}

/// A stream of messages, one JSON object a line, an empty line now and then.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(Look, Resume, ("id" = String, Path,)),
    responses((status = 200, content_type = "application/x-ndjson", body = String)))]
pub async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    ended: Ended,
    caller: Option<Caller>,
    Extension(From(address)): Extension<From>,
    Params(look): Params<Look>,
    Params(resume): Params<Resume>,
) -> Replied<Response> {
    let held = app.limits.socket(address).ok_or_else(|| ApiError::too_many(SILENCE))?;
    let ended = ended.of(caller.as_ref());
    check_visible(&app, &id, caller.as_ref(), look.invitation.as_deref()).await?;
    let watcher = Watcher {
        viewpoint: look.viewpoint(caller.as_ref()),
        name: caller.as_ref().and_then(|caller| caller.0.shown_name()).unwrap_or_default().to_owned(),
        locale: look.locale()?,
    };
    let watching = app.tables.get(&id).await?.watch(watcher, resume.known()).await?;
    let lines =
        stream::unfold((app, watching, ended, held), |(app, mut watching, mut ended, held)| async move {
            let line = tokio::select! {
                message = watching.receiver.recv() => format!("{}\n", message?.as_str()),
                () = tokio::time::sleep(SILENCE) => "\n".to_owned(),
                _ = ended.wait() => return None,
                () = app.closing() => return None,
            };
            Some((Ok::<_, std::convert::Infallible>(line), (app, watching, ended, held)))
        });
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response())
}
