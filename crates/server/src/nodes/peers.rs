//! Requests to other nodes, over connections that are kept for the next request.

use std::time::Duration;

use axum::body::Body;
use axum::http::uri::{Authority, Parts, Scheme};
use axum::http::{Request, Response, Uri};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};

use crate::store::Peer;

/// How long a node may take to take a connection.
pub const CONNECT: Duration = Duration::from_secs(2);
/// The most connections to a node that are kept while nobody uses them.
const KEPT: usize = 64;

/// Who sends requests to other nodes.
#[derive(Clone, Debug)]
pub struct Peers(Client<HttpConnector, Full<Bytes>>);

/// Why a request had no reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsent {
    /// The node took no connection: nothing was done.
    NotThere,
    /// It may have been done.
    Lost,
}

impl Peers {
    /// Nodes end a connection that was idle for so long; here it is used no more before that.
    pub fn new(idle: Duration) -> Peers {
        let mut connector = HttpConnector::new();
        connector.set_connect_timeout(Some(CONNECT));
        connector.set_nodelay(true);
        let mut client = Client::builder(TokioExecutor::new());
        client.pool_timer(TokioTimer::new()).pool_idle_timeout(idle / 2).pool_max_idle_per_host(KEPT);
        Peers(client.build(connector))
    }

    /// Sends a request to a node. One that a connection was closed under before it was sent goes over another.
    pub async fn send(
        &self,
        peer: &Peer,
        mut request: Request<Full<Bytes>>,
    ) -> Result<Response<Body>, Unsent> {
        let mut whole = Parts::default();
        whole.scheme = Some(Scheme::HTTP);
        whole.authority = peer.address.parse::<Authority>().ok();
        whole.path_and_query = request.uri().path_and_query().cloned();
        *request.uri_mut() = Uri::from_parts(whole).map_err(|_| Unsent::NotThere)?;
        match self.0.request(request).await {
            Ok(reply) => Ok(reply.map(Body::new)),
            Err(error) if error.is_connect() => Err(Unsent::NotThere),
            Err(_) => Err(Unsent::Lost),
        }
    }
}
