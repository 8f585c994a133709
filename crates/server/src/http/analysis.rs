//! Analyses of games that are over.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use tricorne_library::Pack;
use tricorne_wire::{AnalysisReport, StoredAnalysis};
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::{Caller, Params, Path};
use super::state::{Look, visible};
use crate::App;
use crate::play::{Busy, Refused, Stage, Subject};

/// How far the analysis of a game is.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysisState {
    /// The share that is done, from 0 to 1, while it is being made or waits for its turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    running: Option<f64>,
    /// Whether it was tried and came to nothing. One may try again.
    failed: bool,
    /// What it says, once it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    report: Option<AnalysisReport>,
}

impl AnalysisState {
    fn of(app: &App, table: &str, report: Option<AnalysisReport>) -> AnalysisState {
        let stage = if report.is_some() { None } else { app.analyses.stage(table) };
        let running = match stage {
            Some(Stage::Running(share)) => Some(share),
            Some(Stage::Failed) | None => None,
        };
        AnalysisState { running, failed: stage == Some(Stage::Failed), report }
    }
}

/// The game of a table, which must be over.
async fn finished(app: &App, id: &str, who: &str) -> Result<Subject, Refused> {
    let live = app.tables.get(id).await?;
    live.look(|meta, table| {
        let table = meta.begun(table)?;
        if !meta.is_over(table) {
            return Err(Refused::Conflict("the game is not over"));
        }
        Ok(Subject {
            table: id.to_owned(),
            who: who.to_owned(),
            game: live.game,
            pack: table.pack().clone(),
            record: table.record(),
        })
    })
    .await
}

/// What an analysis says of a game that is over, or how far it is. Neither where nobody asked for one.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(Look, ("id" = String, Path,)),
    responses((status = 200, body = AnalysisState)))]
pub async fn analysis(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Option<Caller>,
    Params(look): Params<Look>,
) -> Replied<Json<AnalysisState>> {
    visible(&app, &id, caller.as_ref(), look.invitation.as_deref()).await?;
    let subject = finished(&app, &id, "").await?;
    let answers = subject.record.lines.len();
    let report = match app.store.analysis(&id, answers).await? {
        Some(text) => Some(in_words(&text, &subject.pack, &look)?),
        None => None,
    };
    Ok(Json(AnalysisState::of(&app, &id, report)))
}

fn in_words(text: &str, pack: &Pack, look: &Look) -> Replied<AnalysisReport> {
    let stored: StoredAnalysis = serde_json::from_str(text)
        .map_err(|error| Refused::Broken(format!("an analysis that is kept cannot be read: {error}")))?;
    Ok(stored.in_words(look.locale()?.words(pack).wanted()))
}

/// Have a game analysed that is over. It is made once, apart from play, and kept.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", params(("id" = String, Path,)),
    responses((status = 202, body = AnalysisState)))]
pub async fn begin(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Replied<(StatusCode, Json<AnalysisState>)> {
    visible(&app, &id, Some(&caller), None).await?;
    let subject = finished(&app, &id, &caller.0.id).await?;
    let made = app.store.analysis(&id, subject.record.lines.len()).await?.is_some();
    if !made {
        let busy = |busy: Busy| ApiError::new(StatusCode::CONFLICT, busy.code(), busy.to_string());
        app.analyses.begin(subject, app.store.clone()).map_err(busy)?;
    }
    Ok((StatusCode::ACCEPTED, Json(AnalysisState::of(&app, &id, None))))
}
