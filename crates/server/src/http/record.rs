//! Records: down, up, and step by step.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Deserialize;
use tricorne_kernel::{Record, Viewer};
use tricorne_library::Mismatch;
use utoipa::IntoParams;

use super::create::open;
use super::error::{ApiError, Replied};
use super::extract::{Caller, Params, Path};
use super::state::{Look, TableInfo, visible};
use crate::App;
use crate::clock::now;
use crate::play::{Meta, Refused, Rendering, Span, StateMessage, replayed};
use crate::secret;
use crate::store::{Kind, NewLine, Opened, SeatRow, TableRow};

/// Which step.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Step {
    /// How many answers were given then.
    step: usize,
    /// How many of them one has already; all are sent where it is not given.
    answers: Option<usize>,
    /// How many notes of the journal one has already.
    journal: Option<usize>,
}

/// The record, as the viewer may have it: whole once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(Look, ("id" = String, Path,)),
    responses((status = 200, content_type = "application/x-ndjson", body = String)))]
pub async fn download(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Option<Caller>,
    Params(look): Params<Look>,
) -> Replied<impl IntoResponse> {
    visible(&app, &id, caller.as_ref(), look.invitation.as_deref()).await?;
    let viewpoint = look.viewpoint(caller.as_ref());
    let live = app.tables.get(&id).await?;
    let record = live
        .look(|meta, table| {
            let table = table.ok_or(Refused::Conflict("the game has not begun"))?;
            if viewpoint.refused(meta, table) {
                return Err(Refused::Forbidden("this viewpoint is not yours"));
            }
            Ok(match meta.is_over(table) {
                true => table.record(),
                false => table.record_for(viewpoint.viewer(meta, table)),
            })
        })
        .await?;
    let file = format!("attachment; filename=\"{id}.tricorne\"");
    Ok(([(CONTENT_TYPE, "application/x-ndjson".to_owned()), (CONTENT_DISPOSITION, file)], record.to_text()))
}

/// Upload a record. It is checked answer by answer; an unfinished game goes on, with me at every seat that no bot has.
#[utoipa::path(post, path = "/api/records", request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = TableInfo)))]
pub async fn upload(
    State(app): State<App>,
    Caller(user): Caller,
    body: Result<String, axum::extract::rejection::StringRejection>,
) -> Replied<(StatusCode, Json<TableInfo>)> {
    let text = body.map_err(|error| ApiError::unread(error.status(), error.body_text()))?;
    let bad = |message: String| ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-record", message);
    let mut record = Record::parse(&text).map_err(|error| bad(error.to_string()))?;
    let game = tricorne_library::find(&record.header.game).ok_or_else(|| ApiError::not_found("game"))?;
    let checked = record.clone();
    let packs = app.config.packs.clone();
    let verified = app.pool.run(move || {
        let pack = packs.of_record(game, &checked.header).unwrap_or_else(|_| packs.of(game));
        game.verify(pack, &checked).map(|_| pack.fingerprint())
    });
    let verified = verified.await;
    let facts = verified.map_err(|error| bad(error.to_string()))?.map_err(|mismatch| {
        let Mismatch { code, line, reason, .. } = *mismatch;
        let message = line.map_or(reason.clone(), |line| format!("line {line}: {reason}"));
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    })?;
    record.header.seed = record.header.seed.or_else(|| Some(secret::seed()));
    record.header.facts = facts;
    let infos = game.seats(&record.header.setup).map_err(Refused::Open)?;
    let agents = game.agents();
    let seats: Vec<SeatRow> = infos
        .iter()
        .map(|info| {
            let agent = record.header.seats.get(info.id);
            let agent = agent.filter(|name| agents.iter().any(|known| known.id == **name)).cloned();
            let kind = if agent.is_some() { Kind::Bot } else { Kind::Person };
            let player = (kind == Kind::Person).then(|| user.id.clone());
            SeatRow::new(info.id, kind, player, agent)
        })
        .collect();
    let header = serde_json::to_string(&record.header).expect("headers are plain data");
    let row = TableRow::new(secret::id(), game.name(), header, &user.id, now()).private(true);
    let lines = record.lines.iter().map(NewLine::from).collect();
    open(&app, Opened { row, seats, lines }, &user.id).await
}

/// The game as it stood after so many answers.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(Look, Step, ("id" = String, Path,)),
    responses((status = 200, body = StateMessage)))]
pub async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Option<Caller>,
    Params(look): Params<Look>,
    Params(Step { step, answers, journal }): Params<Step>,
) -> Replied<impl IntoResponse> {
    visible(&app, &id, caller.as_ref(), look.invitation.as_deref()).await?;
    let (viewpoint, locale) = (look.viewpoint(caller.as_ref()), look.locale()?);
    let live = app.tables.get(&id).await?;
    let (mut meta, viewer, over, lines) = live
        .look(|meta, table| {
            let table = table.ok_or(Refused::Conflict("the game has not begun"))?;
            if viewpoint.refused(meta, table) {
                return Err(Refused::Forbidden("this viewpoint is not yours"));
            }
            if step > table.answers() {
                return Err(Refused::NotFound("step"));
            }
            let over = meta.is_over(table);
            let mut lines = table.lines_for(Viewer::Referee, 0);
            lines.truncate(step);
            let viewer = viewpoint.viewer(meta, table);
            let conceded = meta.conceded && step == table.answers();
            Ok((Meta { conceded, ..meta.clone() }, viewer, over, lines))
        })
        .await?;
    meta.reasons.split_off(&step);
    meta.proposals.undo = None;
    let (game, header, packs) = (live.game, live.header.clone(), app.config.packs.clone());
    // Once the game is over nothing is hidden any more, at no step.
    let hides = game.hides() && !over;
    let text = app
        .pool
        .run(move || {
            let table = replayed(game, &packs, header, lines)?;
            let from = Span {
                answers: answers.unwrap_or(0).min(table.answers()),
                journal: journal.unwrap_or(0).min(table.notes()),
            };
            let rendering = Rendering { id: &id, meta: &meta, table: &*table, hides, viewer, locale };
            Ok::<_, Refused>(rendering.message(from))
        })
        .await??;
    Ok(([(CONTENT_TYPE, "application/json")], text))
}
