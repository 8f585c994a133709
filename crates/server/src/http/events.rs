//! A stream of what happens to a person, at whichever table.

use std::collections::VecDeque;

use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde_json::Value;
use tokio::sync::broadcast::error::RecvError;

use super::ended::Ended;
use super::error::{ApiError, Replied};
use super::extract::Caller;
use super::guard::From;
use super::stream::SILENCE;
use crate::App;
use crate::events::{invited, turn};
use crate::store::{Before, Filter, Kind, ListedTable, Status, StoreError};

/// The most tables that are told of at the beginning.
const TABLES: i64 = 200;

/// What happens to me, at whichever table: a turn, an invitation, the end of a game. First how all stands; one JSON object
/// a line, an empty line now and then.
#[utoipa::path(get, path = "/api/events",
    responses((status = 200, content_type = "application/x-ndjson", body = String)))]
pub async fn events(
    State(app): State<App>,
    ended: Ended,
    caller: Caller,
    Extension(From(address)): Extension<From>,
) -> Replied<Response> {
    let held = app.limits.socket(address).ok_or_else(|| ApiError::too_many(SILENCE))?;
    let ended = ended.of(Some(&caller));
    let user = caller.0.id;
    let heard = app.events.listen();
    let waiting = standing(&app, &user).await?;
    let state = (app, user, heard, waiting, ended, held);
    let lines = stream::unfold(state, |(app, user, mut heard, mut waiting, mut ended, held)| async move {
        let line = loop {
            if let Some(message) = waiting.pop_front() {
                break format!("{message}\n");
            }
            tokio::select! {
                event = heard.recv() => match event {
                    Ok(event) if event.user == user => waiting.push_back(event.message),
                    Ok(_) => {}
                    // Something was missed: how all stands is told again.
                    Err(RecvError::Lagged(_)) => waiting = standing(&app, &user).await.ok()?,
                    Err(RecvError::Closed) => return None,
                },
                () = tokio::time::sleep(SILENCE) => break "\n".to_owned(),
                _ = ended.wait() => return None,
                () = app.closing() => return None,
            }
        };
        Some((Ok::<_, std::convert::Infallible>(line), (app, user, heard, waiting, ended, held)))
    });
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response())
}

/// The turns and invitations of a person as they stand.
async fn standing(app: &App, user: &str) -> Result<VecDeque<Value>, StoreError> {
    let tables = app.store.list(Filter::Of(user), Before::default(), TABLES, None).await?;
    let mut told = VecDeque::new();
    for ListedTable { row, seats, .. } in &tables {
        let own = seats.iter().map(|(seat, _)| seat);
        for seat in own.filter(|seat| seat.user.as_deref() == Some(user) && seat.left_at.is_none()) {
            match (seat.kind, row.status()) {
                (Kind::Reserved, Status::Open) => told.push_back(invited(&row.id, &row.game, &seat.seat)),
                (Kind::Person, Status::Running) if row.asked().any(|asked| asked == seat.seat) => {
                    told.push_back(turn(&row.id, &row.game, &seat.seat));
                }
                _ => {}
            }
        }
    }
    Ok(told)
}
