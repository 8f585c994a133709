//! Chat and private notes.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tricorne_kernel::Viewer;
use utoipa::{IntoParams, ToSchema};

use super::error::{ApiError, Replied};
use super::extract::{Body, Caller, Params, Path};
use super::state::{Look, visible};
use crate::App;
use crate::clock::now;
use crate::play::{Live, Refused, system_text};
use crate::store::{ChatRow, Quota, Status, SystemLine, User};

/// The most characters said at once.
const LONGEST: usize = 1000;
/// The most lines of chat at one table.
const MOST_LINES: i64 = 20_000;
/// The most private notes of one person.
const MOST_NOTES: i64 = 500;
/// The most characters of a private note.
const LONGEST_NOTE: usize = 20_000;

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// At most 1,000 characters.
    pub text: String,
}

/// Something said.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChatMessage {
    /// Its number at the table.
    n: i64,
    /// The id of who said it.
    user: String,
    /// Her name; none for a guest who has chosen none.
    name: Option<String>,
    /// Whether that is the name of an account, which has a profile.
    account: bool,
    /// Whether a program plays with it.
    bot_account: bool,
    text: String,
    /// Seconds since 1970.
    at: i64,
    /// Whether the server itself says it.
    system: bool,
    /// Whether spectators said it among themselves.
    aside: bool,
}

/// What somebody notes for herself.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PrivateNote {
    /// At most 20,000 characters.
    text: String,
}

/// Up to where somebody has seen a table: what `total` of the last message of state said.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// How many answers.
    answers: u32,
    /// How many notes of the journal.
    journal: u32,
}

impl Seen {
    /// From what is kept.
    pub fn of((answers, journal): (i64, i64)) -> Seen {
        let number = |number| u32::try_from(number).unwrap_or_default();
        Seen { answers: number(answers), journal: number(journal) }
    }
}

/// From where on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The number of the last that one has.
    since: Option<i64>,
}

/// What was said: the latest 200. What spectators say among themselves players read when the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(Look, Since, ("id" = String, Path,)),
    responses((status = 200, body = Vec<ChatMessage>)))]
pub async fn said(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Option<Caller>,
    Params(look): Params<Look>,
    Params(since): Params<Since>,
) -> Replied<Json<Vec<ChatMessage>>> {
    visible(&app, &id, caller.as_ref(), look.invitation.as_deref()).await?;
    let mut rows = app.store.said(&id, since.since.unwrap_or(0)).await?;
    let user = caller.as_ref().map(|caller| caller.0.id.as_str());
    let live = app.tables.get(&id).await?;
    let playing = live
        .look(|meta, _| meta.status != Status::Finished && user.is_some_and(|user| meta.is_member(user)))
        .await;
    let blocked: BTreeSet<String> = match user {
        Some(user) => app.store.blocked_by(user).await?.into_iter().map(|(id, _)| id).collect(),
        None => BTreeSet::new(),
    };
    rows.retain(|row| !(blocked.contains(&row.user_id) || playing && row.is_aside()));
    let locale = look.locale()?;
    let seats = live.game.seats(&live.header.setup).unwrap_or_default();
    let message = |row: ChatRow| {
        let (aside, account) = (row.is_aside(), row.is_of_account());
        let bot_account = row.is_of_bot();
        let line: Option<SystemLine> = row.message.and_then(|text| serde_json::from_str(&text).ok());
        let text = line.as_ref().map_or(row.text, |line| system_text(line, locale, seats));
        ChatMessage {
            n: row.n,
            user: row.user_id,
            name: row.name,
            account,
            bot_account,
            text,
            at: row.at,
            system: line.is_some(),
            aside,
        }
    };
    Ok(Json(rows.into_iter().map(message).collect()))
}

/// Say something: players to all, others to those who look on as well.
#[utoipa::path(post, path = "/api/tables/{id}/chat", request_body = Say, params(("id" = String, Path,)), responses((status = 204)))]
pub async fn say(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Body(say): Body<Say>,
) -> Replied<StatusCode> {
    visible(&app, &id, Some(&caller), None).await?;
    let live = app.tables.get(&id).await?;
    speak(&app, &live, &caller.0, say).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Keeps what somebody says and tells it: what players say to all, what others say to those who do not play.
pub async fn speak(app: &App, live: &Arc<Live>, user: &User, say: Say) -> Result<i64, Refused> {
    let text = say.text.trim();
    if text.is_empty() || text.chars().count() > LONGEST || text.contains('\0') {
        return Err(Refused::Conflict("one says 1 to 1000 characters"));
    }
    let (version, members) = live
        .look(|meta, _| {
            let seated = meta.seats.iter().filter_map(|row| row.user.clone());
            let members: BTreeSet<String> =
                seated.chain([meta.host.clone()]).filter(|it| meta.is_member(it)).collect();
            (meta.version_for(Viewer::Observer), members)
        })
        .await;
    let aside = !members.contains(&user.id);
    if user.is_muted() {
        return Err(Refused::Forbidden("a moderator has muted you"));
    }
    app.limits.chat(&user.id).map_err(Refused::TooMany)?;
    let blockers = app.store.blockers_of(&user.id).await?;
    // Two lines at once would get the same number.
    let _one = live.chat.lock().await;
    if app.store.chat_lines(&live.id).await? >= MOST_LINES {
        return Err(Refused::Quota("this table has all the chat that it may have"));
    }
    let at = now();
    let fence = live.fence();
    let said = app.store.say(&live.id, &user.id, text, (at, aside), fence.as_ref()).await?;
    let n = said.ok_or(Refused::Conflict("the table is being reloaded; try again"))?;
    let message = json!({
        "type": "chat", "n": n, "user": user.id, "name": user.shown_name(), "account": !user.is_guest(),
        "bot_account": user.is_bot(), "text": text, "at": at,
        "system": false, "aside": aside,
    });
    live.hub.tell_if(&message, |watcher| {
        watcher.is_none_or(|user| !(blockers.contains(user) || aside && members.contains(user)))
    });
    Ok(version)
}

/// One's private note.
#[utoipa::path(get, path = "/api/tables/{id}/note", params(("id" = String, Path,)),
    responses((status = 200, body = PrivateNote)))]
pub async fn note(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Replied<Json<PrivateNote>> {
    visible(&app, &id, Some(&caller), None).await?;
    let text = app.store.private_note(&id, &caller.0.id).await?;
    Ok(Json(PrivateNote { text }))
}

/// Write one's private note.
#[utoipa::path(put, path = "/api/tables/{id}/note", request_body = PrivateNote, params(("id" = String, Path,)), responses((status = 204)))]
pub async fn set_note(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Body(note): Body<PrivateNote>,
) -> Replied<StatusCode> {
    visible(&app, &id, Some(&caller), None).await?;
    if note.text.chars().count() > LONGEST_NOTE || note.text.contains('\0') {
        return Err(ApiError::bad("a note has at most 20000 characters"));
    }
    if app.store.count_of(Quota::Notes, &caller.0.id).await? >= MOST_NOTES {
        return Err(Refused::Quota("you have 500 private notes: no table can have another").into());
    }
    app.store.set_private_note(&id, &caller.0.id, &note.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Keep up to where one has seen the table, so that one is shown what is new after coming back, on any device.
#[utoipa::path(put, path = "/api/tables/{id}/seen", request_body = Seen, params(("id" = String, Path,)), responses((status = 204)))]
pub async fn set_seen(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Body(seen): Body<Seen>,
) -> Replied<StatusCode> {
    visible(&app, &id, Some(&caller), None).await?;
    app.store.set_seen(&id, &caller.0.id, seen.answers.into(), seen.journal.into()).await?;
    Ok(StatusCode::NO_CONTENT)
}
