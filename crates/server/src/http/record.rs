//! Records: down, up, and step by step.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use tricorne_kernel::{MAX_SEATS, Record, RecordLine, Viewer};
use tricorne_library::{Mismatch, OpenError};
use utoipa::{IntoParams, ToSchema};

use super::create::{check_quota, open};
use super::error::{ApiError, Replied};
use super::extract::{Caller, Params, Path, Text};
use super::guard::From;
use super::state::{Look, TableInfo, visible};
use crate::App;
use crate::clock::now;
use crate::play::{Meta, NoteInfo, Refused, Rendering, Span, StateMessage, notes_in_words, replayed};
use crate::secret;
use crate::store::{EarlierRecord, Kind, NewLine, Opened, SeatRow, Stakes, Status, TableRow};

/// More than any game has: cards in a deck, options, answers, dice of one answer.
const MOST_CARDS: usize = 500;
const MOST_OPTIONS: usize = 64;
const MOST_LINES: usize = 50_000;
const MOST_ROLLS: usize = 1_000;
/// Longer than any game has it, in bytes: names and values, a choice, a position.
const LONGEST_NAME: usize = 100;
const LONGEST_CHOICE: usize = 1_000;
const LONGEST_POSITION: usize = 512 * 1024;

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
            let table = meta.begun(table)?;
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
    Extension(From(address)): Extension<From>,
    Caller(user): Caller,
    Text(text): Text,
) -> Replied<(StatusCode, Json<TableInfo>)> {
    check_quota(&app, &user.id).await?;
    // A header alone, such as that of a tutorial, is no more work than a new table.
    if text.trim_end().contains('\n') {
        app.limits.upload(address, &user.id).map_err(ApiError::too_many)?;
    }
    let bad = |message: String| ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-record", message);
    let mut record = Record::parse(&text).map_err(|error| bad(error.to_string()))?;
    let game = tricorne_library::find(&record.header.game).ok_or_else(|| ApiError::not_found("game"))?;
    check_size(&record).map_err(|message| bad(message.to_owned()))?;
    if record.header.rules > game.rules_version() {
        let (found, known) = (record.header.rules, game.rules_version());
        return Err(bad(format!("line 1: rules of version {found}; this program knows version {known}")));
    }
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
    // It was replayed by the rules of this program.
    record.header.rules = game.rules_version();
    let (opened, packs) = (record.clone(), app.config.packs.clone());
    // What the game itself refuses, such as a deck of cards that it does not have, is not kept either.
    let opened = app.pool.run(move || replayed(game, &packs, opened.header, opened.lines).map(drop)).await?;
    opened.map_err(|error| match error {
        OpenError::Fault(_) => bad("line 1: the game cannot be opened with this header".to_owned()),
        error => Refused::Open(error).into(),
    })?;
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
    let row = TableRow::new(secret::table_id(), &record.header, &user.id, now())
        .private(true)
        .stakes_of(Stakes::Imported);
    let lines = record.lines.iter().map(NewLine::from).collect();
    open(&app, Opened { row, seats, lines }, &user.id).await
}

/// Refuses a record with more in it than any game has.
fn check_size(record: &Record) -> Result<(), &'static str> {
    let Record { header, lines } = record;
    let long = |text: &String| text.len() > LONGEST_NAME;
    let position = header.position.as_ref().map_or(0, |state| state.to_string().len());
    if header.deck.len() > MOST_CARDS {
        return Err("line 1: the deck has more cards than any game");
    }
    if header.seats.len() > MAX_SEATS || header.seats.iter().any(|(seat, player)| long(seat) || long(player))
    {
        return Err("line 1: more seats, or longer names, than any game has");
    }
    let options = &header.setup.options;
    if options.len() > MOST_OPTIONS || options.iter().any(|(name, value)| long(name) || long(value)) {
        return Err("line 1: more options, or longer ones, than any game has");
    }
    if position > LONGEST_POSITION {
        return Err("line 1: the position is larger than that of any game");
    }
    if lines.len() > MOST_LINES {
        return Err("more answers than any game has");
    }
    let is_long = |line: &RecordLine| line.choice.len() > LONGEST_CHOICE || line.rolls.len() > MOST_ROLLS;
    if lines.iter().any(is_long) {
        return Err("an answer is longer than that of any game");
    }
    Ok(())
}

/// What was played at a table before its rules were corrected.
#[derive(Debug, Serialize, ToSchema)]
pub struct Earlier {
    /// Its number, from 1.
    part: i64,
    /// The version of the rules.
    rules: i64,
    /// Its public journal, as far as it could be replayed.
    journal: Vec<NoteInfo>,
    /// The record; once the game is over.
    record: Option<String>,
}

/// What was played before the rules of this game were corrected: journals, and records once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/earlier", params(Look, ("id" = String, Path,)),
    responses((status = 200, body = Vec<Earlier>)))]
pub async fn earlier(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Option<Caller>,
    Params(look): Params<Look>,
) -> Replied<Json<Vec<Earlier>>> {
    let row = visible(&app, &id, caller.as_ref(), look.invitation.as_deref()).await?;
    let (locale, over) = (look.locale()?, row.status() == Status::Finished);
    let records = app.store.earlier_records(&id).await?;
    let game = tricorne_library::find(&row.game).ok_or_else(|| ApiError::not_found("game"))?;
    let words = locale.words(app.config.packs.of(game));
    let told = |record: EarlierRecord| Earlier {
        part: record.part,
        rules: record.rules,
        journal: notes_in_words(&record.journal, &words),
        record: over.then_some(record.record),
    };
    Ok(Json(records.into_iter().map(told).collect()))
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
            let table = meta.begun(table)?;
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
