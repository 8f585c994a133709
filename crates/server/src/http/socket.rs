//! A WebSocket per viewer.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, State};
use axum::response::Response;
use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt, SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;
use tricorne_kernel::Viewer;

use super::chat;
use super::ended::Ended;
use super::error::{ApiError, Replied};
use super::extract::{Caller, Params, Path};
use super::guard::From;
use super::play::{Answer, AnswerUndo, AskUndo, OfSeat};
use super::state::{Look, check_visible};
use super::stream::Resume;
use crate::App;
use crate::play::{Live, Refused, Subscription, Watcher};
use crate::store::User;

/// The most bytes of a message from a viewer.
pub const LARGEST: usize = 16 * 1024;
/// The bytes that a connection reads at once: they are cleared before each reading, and messages are short.
pub const BUFFER: usize = 2 * 1024;
/// The most messages of one viewer that are being worked on.
const AT_ONCE: usize = 32;
/// How long messages that are being worked on may take when the server shuts down.
const LAST: Duration = Duration::from_secs(5);
/// How long a viewer may take to say farewell.
pub const FAREWELL: Duration = Duration::from_secs(2);
/// How often a silent connection is probed.
const PROBE: Duration = Duration::from_secs(30);

/// The code of a socket that ends because its person has logged out.
const ENDED: u16 = 4401;

/// What a viewer sends, with an `id` that the reply repeats.
#[derive(Debug, Deserialize)]
struct Sent {
    #[serde(default)]
    id: Value,
    #[serde(flatten)]
    request: Request,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum Request {
    Answer(Answer),
    Undo(OfSeat),
    UndoAsk(AskUndo),
    UndoAnswer(AnswerUndo),
    Chat(chat::Say),
    Ping,
}

/// Watch and play over a WebSocket.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(Look, Resume, ("id" = String, Path,)),
    responses((status = 101, description = "a WebSocket: see /api"), (status = 400)))]
pub async fn socket(
    State(app): State<App>,
    Path(id): Path<String>,
    ended: Ended,
    caller: Option<Caller>,
    Extension(From(address)): Extension<From>,
    (Params(look), Params(resume)): (Params<Look>, Params<Resume>),
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Replied<Response> {
    let upgrade = upgrade.map_err(|rejection| ApiError::bad(rejection.body_text()))?;
    let held = app.limits.socket(address).ok_or_else(|| ApiError::too_many(PROBE))?;
    let ended = ended.of(caller.as_ref());
    check_visible(&app, &id, caller.as_ref(), look.invitation.as_deref()).await?;
    let live = app.tables.get(&id).await?;
    let user = caller.as_ref().map(|caller| caller.0.clone());
    let watcher = Watcher {
        viewpoint: look.viewpoint(caller.as_ref()),
        name: user.as_ref().and_then(User::shown_name).unwrap_or_default().to_owned(),
        locale: look.locale()?,
    };
    let watching = live.watch(watcher, resume.known()).await?;
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST).read_buffer_size(BUFFER);
    let viewer = SocketViewer { user, address, ended };
    Ok(upgrade.on_upgrade(async move |socket| {
        attend(app, live, viewer, socket, watching).await;
        drop(held);
    }))
}

/// Who is at the other end.
struct SocketViewer {
    user: Option<User>,
    address: IpAddr,
    ended: Ended,
}

async fn attend(
    app: App,
    live: Arc<Live>,
    viewer: SocketViewer,
    socket: WebSocket,
    mut watching: Subscription,
) {
    let SocketViewer { user, address, mut ended } = viewer;
    let mut ended = pin!(ended.wait());
    let mut closing = app.closing.subscribe();
    let mut closing = pin!(told(&mut closing));
    metrics::gauge!("tricorne_sockets").increment(1.0);
    let (mut out, mut incoming) = socket.split();
    let mut probe = tokio::time::interval(PROBE);
    let mut heard = true;
    // A bot may think over an answer; meanwhile the viewer is sent what else happens.
    let mut working = FuturesUnordered::new();
    let farewell = loop {
        let ready = tokio::select! {
            message = watching.receiver.recv() => match message {
                Some(text) => text,
                None => break Some((close_code::AGAIN, "come back and resume")),
            },
            Some(reply) = working.next(), if !working.is_empty() => reply,
            message = incoming.next() => {
                heard = true;
                match message {
                    Some(Ok(Message::Text(text))) => {
                        let allowed = match &user {
                            Some(user) => app.limits.account(&user.id),
                            None => app.limits.address(address),
                        };
                        if allowed.is_err() {
                            break Some((close_code::POLICY, "too many messages"));
                        }
                        if working.len() >= AT_ONCE {
                            break Some((close_code::POLICY, "too many messages at once"));
                        }
                        working.push(reply(&app, &live, user.as_ref(), text));
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Binary(_))) => break Some((close_code::UNSUPPORTED, "text only")),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
                }
                continue;
            },
            _ = probe.tick() => {
                if !heard || out.send(Message::Ping(Default::default())).await.is_err() {
                    break None;
                }
                heard = false;
                continue;
            },
            all = &mut ended => break Some(match all {
                true => (close_code::AGAIN, "come back and resume"),
                false => (ENDED, "you have logged out, or may not come in: log in again"),
            }),
            () = &mut closing => {
                let last = async {
                    while let Some(reply) = working.next().await {
                        out.feed(Message::Text(reply)).await?;
                    }
                    out.flush().await
                };
                // What could not be done in time was not acknowledged.
                let _ = tokio::time::timeout(LAST, last).await;
                break Some((close_code::RESTART, "the server is shutting down: come back and resume"));
            }
        };
        // What else is ready goes out with it.
        let mut sent = out.feed(Message::Text(ready)).await;
        while sent.is_ok()
            && let Ok(text) = watching.receiver.try_recv()
        {
            sent = out.feed(Message::Text(text)).await;
        }
        // An answer of hers that made it so is about to be acknowledged.
        if !working.is_empty() {
            tokio::task::yield_now().await;
        }
        if sent.is_ok()
            && let Some(Some(reply)) = working.next().now_or_never()
        {
            sent = out.feed(Message::Text(reply)).await;
        }
        if sent.is_err() || out.flush().await.is_err() {
            break None;
        }
    };
    if let Some((code, reason)) = farewell {
        // Whoever has gone already cannot be told. Whoever still sends is heard to the end: a connection that is cut with
        // something unread loses what was sent last, which is why it is closed.
        let close = out.send(Message::Close(Some(CloseFrame { code, reason: reason.into() })));
        let heard = close.then(async |_| while let Some(Ok(_)) = incoming.next().await {});
        let _ = tokio::time::timeout(FAREWELL, heard).await;
    }
    metrics::gauge!("tricorne_sockets").decrement(1.0);
}

/// Waits until the server is shutting down.
async fn told(closing: &mut watch::Receiver<bool>) {
    // The sender lives as long as the app.
    let _ = closing.wait_for(|closing| *closing).await;
}

async fn reply(app: &App, live: &Arc<Live>, user: Option<&User>, text: Utf8Bytes) -> Utf8Bytes {
    done(app, live, user, &text).await.to_string().into()
}

async fn done(app: &App, live: &Arc<Live>, user: Option<&User>, text: &str) -> Value {
    let sent: Sent = match serde_json::from_str(text) {
        Ok(sent) => sent,
        Err(error) => {
            let id = serde_json::from_str::<Value>(text).ok().and_then(|value| value.get("id").cloned());
            let error = json!({ "code": "bad-request", "message": error.to_string() });
            return json!({ "type": "refused", "id": id, "error": error });
        }
    };
    match perform(app, live, user, sent.request).await {
        Ok(version) => json!({ "type": "done", "id": sent.id, "version": version }),
        Err(refused) => {
            let error = json!({
                "code": refused.code(), "message": refused.to_string(), "rule": refused.rule(),
            });
            json!({ "type": "refused", "id": sent.id, "error": error })
        }
    }
}

async fn perform(app: &App, live: &Arc<Live>, user: Option<&User>, request: Request) -> Result<i64, Refused> {
    if live.is_dead() {
        return Err(Refused::Conflict("the table is being reloaded; try again"));
    }
    let player = || match user {
        None => Err(Refused::Forbidden("you only look on")),
        Some(_) if app.in_maintenance() => Err(Refused::Maintenance),
        Some(user) => Ok(user),
    };
    let id = || Ok::<_, Refused>(player()?.id.clone());
    match request {
        Request::Answer(Answer { seat, choice, version }) => {
            live.clone().answer(id()?, seat, choice, version).await
        }
        Request::Undo(of) => live.clone().undo(id()?, of.seat).await,
        Request::UndoAsk(ask) => live.clone().ask_undo(id()?, ask.seat, ask.to).await,
        Request::UndoAnswer(answer) => live.clone().answer_undo(id()?, answer.agree).await,
        Request::Chat(say) => chat::speak(app, live, player()?, say).await,
        Request::Ping => Ok(live.look(|meta, _| meta.version_for(Viewer::Observer)).await),
    }
}
