//! A WebSocket whose table is at another node: every message is handed on, both ways.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_EXTENSIONS, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Request};
use axum::response::IntoResponse;
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::Message as OwnerMessage;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::protocol::CloseFrame as OwnerCloseFrame;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::error::ApiError;
use super::forward::{Sent, connect, headers_for};
use super::inside::ELSEWHERE;
use super::socket::{BUFFER, FAREWELL, LARGEST};
use crate::App;
use crate::nodes::Node;
use crate::store::Peer;

type Owner = WebSocketStream<TcpStream>;

/// How long a node may take to answer that it opens a socket.
const OPENING: Duration = Duration::from_secs(5);
/// What a socket is told that must be opened again.
const AGAIN: (u16, &str) = (close_code::AGAIN, "come back and resume");

/// Opens a socket at the owner of a table, and one here that is joined to it.
pub async fn open(app: &App, node: &Arc<Node>, peer: &Peer, parts: &mut Parts, client: IpAddr) -> Sent {
    let mut request = Request::new(());
    // The library wants a whole address.
    let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
    let Ok(uri) = format!("ws://{}{path}", peer.address).parse() else { return Sent::NotThere };
    *request.uri_mut() = uri;
    let mut headers = headers_for(node, &parts.headers, client);
    headers.remove(SEC_WEBSOCKET_EXTENSIONS);
    headers.insert(CONNECTION, HeaderValue::from_static("Upgrade"));
    headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
    headers.insert(SEC_WEBSOCKET_VERSION, HeaderValue::from_static("13"));
    if let Ok(key) = generate_key().parse() {
        headers.insert(SEC_WEBSOCKET_KEY, key);
    }
    *request.headers_mut() = headers;
    let Some(stream) = connect(peer).await else { return Sent::NotThere };
    let owner = match tokio::time::timeout(OPENING, client_async(request, stream)).await {
        Ok(Ok((owner, _))) => owner,
        Ok(Err(Error::Http(reply))) if !reply.headers().contains_key(ELSEWHERE) => {
            return Sent::Replied(reply.map(|body| Body::from(body.unwrap_or_default())));
        }
        Ok(Err(_)) | Err(_) => return Sent::NotThere,
    };
    let upgrade = match WebSocketUpgrade::from_request_parts(parts, app).await {
        Ok(upgrade) => upgrade.max_message_size(LARGEST).max_frame_size(LARGEST).read_buffer_size(BUFFER),
        Err(rejection) => return Sent::Replied(ApiError::bad(rejection.body_text()).into_response()),
    };
    let (app, node, peer) = (app.clone(), node.clone(), peer.clone());
    Sent::Replied(upgrade.on_upgrade(async move |client| hand_on(&app, &node, &peer, client, owner).await))
}

/// Hands on what comes until one of the two ends it.
async fn hand_on(app: &App, node: &Node, peer: &Peer, mut client: WebSocket, mut owner: Owner) {
    metrics::gauge!("tricorne_tunnels").increment(1.0);
    let mut heard = true;
    let mut death = std::pin::pin!(node.death_of(peer));
    let farewell = loop {
        tokio::select! {
            message = client.recv() => {
                heard = true;
                let sent = match message {
                    Some(Ok(Message::Text(text))) => owner.send(OwnerMessage::text(text.as_str())).await,
                    Some(Ok(Message::Binary(bytes))) => owner.send(OwnerMessage::Binary(bytes)).await,
                    // Each side answers the probes of its own neighbour.
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
                };
                if sent.is_err() {
                    break Some(CloseFrame { code: AGAIN.0, reason: AGAIN.1.into() });
                }
            }
            message = owner.next() => {
                let sent = match message {
                    Some(Ok(OwnerMessage::Text(text))) => client.send(Message::text(text.as_str())).await,
                    Some(Ok(OwnerMessage::Binary(bytes))) => client.send(Message::Binary(bytes)).await,
                    // The owner probes whether there is anybody. This node answers it, and asks in its turn.
                    Some(Ok(OwnerMessage::Ping(probe))) if heard => {
                        heard = false;
                        client.send(Message::Ping(probe)).await
                    }
                    Some(Ok(OwnerMessage::Ping(_))) => break None,
                    Some(Ok(OwnerMessage::Close(Some(OwnerCloseFrame { code, reason })))) => {
                        break Some(CloseFrame { code: code.into(), reason: reason.as_str().into() });
                    }
                    Some(Ok(OwnerMessage::Pong(_) | OwnerMessage::Frame(_))) => Ok(()),
                    Some(Ok(OwnerMessage::Close(None)) | Err(_)) | None => {
                        break Some(CloseFrame { code: AGAIN.0, reason: AGAIN.1.into() });
                    }
                };
                if sent.is_err() {
                    break None;
                }
            }
            () = &mut death => break Some(CloseFrame { code: AGAIN.0, reason: AGAIN.1.into() }),
            () = app.closing() => {
                let reason = "the server is shutting down: come back and resume";
                break Some(CloseFrame { code: close_code::RESTART, reason: reason.into() });
            }
        }
    };
    // The owner need not wait for a farewell: whoever has gone does not send any more.
    let _ = tokio::time::timeout(FAREWELL, owner.close(None)).await;
    if let Some(frame) = farewell {
        let heard_to_the_end = async {
            if client.send(Message::Close(Some(frame))).await.is_ok() {
                while let Some(Ok(_)) = client.recv().await {}
            }
        };
        let _ = tokio::time::timeout(FAREWELL, heard_to_the_end).await;
    }
    metrics::gauge!("tricorne_tunnels").decrement(1.0);
}
