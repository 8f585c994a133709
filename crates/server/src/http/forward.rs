//! Sending a request on to the node that has the table.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{CONNECTION, CONTENT_LENGTH, HeaderMap, HeaderName, TRANSFER_ENCODING, UPGRADE};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::Full;
use hyper::body::Bytes;
use tokio::net::TcpStream;

use super::error::ApiError;
use super::extract::in_time;
use super::guard::From;
use super::inside::{ELSEWHERE, sign};
use super::{BODY, tunnel};
use crate::App;
use crate::nodes::{CONNECT, Errand, Node, Unsent};
use crate::play::Refused;
use crate::store::Peer;

/// How long to wait before the owner of a table is looked for again.
const PAUSE: Duration = Duration::from_millis(100);
/// How many leases may pass before a request is given up: one for an owner that has just died, and some time to spare.
const PATIENCE: u32 = 2;
/// What concerns one connection alone, and is not sent on.
const OF_CONNECTION: [HeaderName; 6] = [
    CONNECTION,
    CONTENT_LENGTH,
    TRANSFER_ENCODING,
    UPGRADE,
    HeaderName::from_static("keep-alive"),
    HeaderName::from_static("te"),
];

/// What became of a request that was sent on.
pub enum Sent {
    /// It was answered.
    Replied(Response),
    /// It did not reach a node that has the table: nothing was done.
    NotThere,
    /// No reply came; it may have been done.
    Lost,
}

/// Does what concerns tables of this node and no table, and sends the rest to the owner.
pub async fn forward(State(app): State<App>, request: Request, next: Next) -> Response {
    let node = app.nodes.node().cloned();
    match (node, table_of(request.method(), request.uri().path()).map(str::to_owned)) {
        (Some(node), Some(table)) if !app.tables.is_here(&table) => {
            at_owner(&app, &node, &table, request, next).await.unwrap_or_else(IntoResponse::into_response)
        }
        _ => next.run(request).await,
    }
}

/// The table that must be in memory for a request. What the database alone answers, every node can.
fn table_of<'a>(method: &Method, path: &'a str) -> Option<&'a str> {
    let (table, rest) = path.strip_prefix("/api/tables/")?.split_once('/')?;
    let from_database = match rest {
        "note" | "seen" | "rematch" => true,
        "earlier" => *method == Method::GET,
        _ => false,
    };
    (!from_database && !table.is_empty()).then_some(table)
}

async fn at_owner(
    app: &App,
    node: &Arc<Node>,
    table: &str,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let client = request.extensions().get::<From>().map_or(IpAddr::from([127, 0, 0, 1]), |from| from.0);
    let (mut parts, body) = request.into_parts();
    let body = in_time(axum::body::to_bytes(body, BODY))
        .await?
        .map_err(|error| ApiError::unread(StatusCode::PAYLOAD_TOO_LARGE, error.to_string()))?;
    let socket =
        parts.headers.get(UPGRADE).is_some_and(|wanted| wanted.as_bytes().eq_ignore_ascii_case(b"websocket"));
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    let given_up = Instant::now() + node.lease() * PATIENCE + CONNECT;
    loop {
        let refused = match app.tables.get(table).await {
            Err(Refused::Elsewhere(peer)) => {
                metrics::counter!("tricorne_requests_forwarded_total").increment(1);
                let sent = match socket {
                    true => tunnel::open(app, node, &peer, &mut parts, client).await,
                    false => send(node, &peer, &parts, &body, client).await,
                };
                match sent {
                    Sent::Replied(reply) => return Ok(reply),
                    Sent::Lost if changes => return Err(ApiError::uncertain()),
                    Sent::Lost | Sent::NotThere => Refused::Elsewhere(peer),
                }
            }
            Err(Refused::Adrift) => Refused::Adrift,
            // It is here now, or whoever answers says what is wrong.
            _ => return Ok(next.run(Request::from_parts(parts, Body::from(body))).await),
        };
        if Instant::now() > given_up {
            return Err(ApiError::not_now(&refused));
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Sends a request to a node.
async fn send(node: &Node, peer: &Peer, parts: &Parts, body: &Bytes, client: IpAddr) -> Sent {
    let mut request = hyper::Request::new(Full::new(body.clone()));
    *request.method_mut() = parts.method.clone();
    *request.uri_mut() = parts.uri.clone();
    *request.headers_mut() = headers_for(node, &parts.headers, client);
    tokio::select! {
        reply = node.peers.send(peer, request) => match reply {
            Ok(reply) if reply.headers().contains_key(ELSEWHERE) => Sent::NotThere,
            Ok(mut reply) => {
                reply.headers_mut().remove(CONNECTION);
                Sent::Replied(reply)
            }
            Err(Unsent::NotThere) => Sent::NotThere,
            Err(Unsent::Lost) => Sent::Lost,
        },
        () = node.death_of(peer) => Sent::Lost,
    }
}

/// A connection to a node, if it takes one.
pub async fn connect(peer: &Peer) -> Option<TcpStream> {
    let stream = tokio::time::timeout(CONNECT, TcpStream::connect(&peer.address)).await.ok()?.ok()?;
    // Where that cannot be set, replies come later.
    let _ = stream.set_nodelay(true);
    Some(stream)
}

/// The headers of a request that is sent on.
pub fn headers_for(node: &Node, headers: &HeaderMap, client: IpAddr) -> HeaderMap {
    let mut headers = headers.clone();
    for name in OF_CONNECTION {
        headers.remove(name);
    }
    sign(&mut headers, node, client);
    headers
}

impl App {
    /// Has the owner of a table do something there.
    pub async fn send_errand(&self, peer: &Peer, table: &str, errand: &Errand) -> Result<(), Refused> {
        let Some(node) = self.nodes.node() else { return Err(Refused::Adrift) };
        let body = serde_json::to_vec(errand).expect("an errand is plain data");
        let request = Request::post(format!("/node/tables/{table}/errand"))
            .header("content-type", "application/json")
            .header("host", &peer.address)
            .body(());
        let Ok(request) = request else { return Err(Refused::NotFound("table")) };
        let (parts, ()) = request.into_parts();
        match send(node, peer, &parts, &body.into(), IpAddr::from([127, 0, 0, 1])).await {
            Sent::Replied(reply) if reply.status().is_success() => Ok(()),
            Sent::Replied(_) => Err(Refused::Conflict("the node that has the table did not do it")),
            Sent::NotThere | Sent::Lost => Err(Refused::Elsewhere(peer.clone())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_needs_a_table_in_memory_goes_to_its_owner() {
        for path in ["/api/tables/x/state", "/api/tables/x/socket", "/api/tables/x/undo/ask"] {
            assert_eq!(table_of(&Method::GET, path), Some("x"), "{path}");
        }
        for path in ["/api/tables", "/api/tables/x", "/api/tables/x/note", "/api/games", "/api/tables//y"] {
            assert_eq!(table_of(&Method::GET, path), None, "{path}");
        }
    }
}
