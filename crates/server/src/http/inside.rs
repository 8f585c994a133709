//! The listener for other nodes: requests that came to one of them, for tables that are here.
//!
//! Whoever knows the secret is a node, and is believed from where a request came. All else is decided here.

use std::net::{IpAddr, SocketAddr};

use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::post;

use super::error::{ApiError, Replied};
use super::extract::{Body, Path};
use super::guard::From;
use crate::App;
use crate::nodes::{Errand, Node};

/// The secret of the nodes.
const SECRET: HeaderName = HeaderName::from_static("tricorne-node-secret");
/// The address from which a request came to the node that sends it on.
const CLIENT: HeaderName = HeaderName::from_static("tricorne-node-client");
/// Says that a table is not here.
pub const ELSEWHERE: HeaderName = HeaderName::from_static("tricorne-node-elsewhere");

/// What a node adds to a request that it sends on. What a client wrote there is dropped.
pub fn sign(headers: &mut HeaderMap, node: &Node, client: IpAddr) {
    for name in [SECRET, CLIENT, ELSEWHERE] {
        headers.remove(name);
    }
    // The set-up was checked: a secret is of letters, digits and signs.
    if let Ok(secret) = HeaderValue::from_str(&node.config().secret.0) {
        headers.insert(SECRET, secret);
    }
    if let Ok(client) = HeaderValue::from_str(&client.to_string()) {
        headers.insert(CLIENT, client);
    }
}

/// Refuses whoever is no node.
pub async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let Some(client) = client_of(&app, request.headers()) else {
        let from = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
        tracing::warn!(?from, path = request.uri().path(), "whoever is no node was refused");
        metrics::counter!("tricorne_foreign_nodes_total").increment(1);
        return ApiError::new(StatusCode::FORBIDDEN, "foreign-node", "this is for nodes").into_response();
    };
    request.headers_mut().remove(SECRET);
    request.extensions_mut().insert(From(client));
    next.run(request).await
}

/// The address that a node says a request comes from; none from whoever is no node.
fn client_of(app: &App, headers: &HeaderMap) -> Option<IpAddr> {
    let text = |name| headers.get(name)?.to_str().ok();
    let secret = text(SECRET)?;
    app.nodes.node().filter(|node| node.knows(secret))?;
    text(CLIENT)?.parse().ok()
}

/// The routes that nodes alone use.
pub fn routes() -> Router<App> {
    Router::new().route("/node/tables/{id}/errand", post(errand))
}

/// Does at a table what another node asks for.
async fn errand(
    State(app): State<App>,
    Path(id): Path<String>,
    Body(errand): Body<Errand>,
) -> Replied<StatusCode> {
    let live = app.tables.get(&id).await?;
    errand.run(live).await?;
    Ok(StatusCode::NO_CONTENT)
}
