//! Connections: how long each may take, how many an address may have, and what is done when there are too many.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::ServiceExt;

use crate::Config;
use crate::limits::AddressCount;

/// How long to wait where no connection can be taken, such as for want of descriptors.
const PAUSE: Duration = Duration::from_millis(200);
/// The most connections of one address on a public server, and on one's own.
const PUBLIC: usize = 100;
const OWN: usize = 100_000;

/// How connections are taken.
#[derive(Clone, Debug)]
pub struct Connections {
    idle: Duration,
    counts: AddressCount,
}

impl Connections {
    /// As a server is set up. A proxy has all connections, and is not counted.
    pub fn of(config: &Config) -> Connections {
        let own = if config.public { PUBLIC } else { OWN };
        let most = config.connections_per_address.unwrap_or(own);
        let counts = AddressCount::new(if config.proxies > 0 { usize::MAX } else { most });
        Connections { idle: config.idle(), counts }
    }

    /// The listener for other nodes, which send the requests of many.
    pub fn of_nodes(config: &Config) -> Connections {
        Connections { counts: AddressCount::new(usize::MAX), ..Connections::of(config) }
    }

    /// The listener of the metrics alone.
    pub fn for_metrics(config: &Config) -> Connections {
        Connections { counts: AddressCount::new(PUBLIC), ..Connections::of(config) }
    }
}

/// Serves these routes until the server is shutting down and every request has ended.
pub async fn listen(
    listener: TcpListener,
    routes: Router,
    connections: Connections,
    mut closing: watch::Receiver<bool>,
) {
    // Closed once no connection holds its other end any more.
    let (alive, mut all_ended) = mpsc::channel::<()>(1);
    let mut failing = false;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        match accepted {
            Ok((stream, from)) => {
                failing = false;
                match connections.counts.take(from.ip()) {
                    Some(held) => {
                        let held = (held, alive.clone());
                        let attended =
                            attend(stream, from, routes.clone(), connections.idle, closing.clone());
                        tokio::spawn(async move {
                            attended.await;
                            drop(held);
                        });
                    }
                    None => metrics::counter!("tricorne_connections_refused_total").increment(1),
                }
            }
            Err(error) => {
                // Whoever hung up before being heard is nobody's concern; otherwise there is no room, and there may be soon.
                if !matches!(
                    error.kind(),
                    std::io::ErrorKind::ConnectionAborted | std::io::ErrorKind::ConnectionReset
                ) {
                    metrics::counter!("tricorne_accept_failures_total").increment(1);
                    if !std::mem::replace(&mut failing, true) {
                        tracing::error!(%error, "no connection can be taken; it is tried again");
                    }
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }
    drop((listener, alive));
    while all_ended.recv().await.is_some() {}
}

async fn attend(
    stream: TcpStream,
    from: SocketAddr,
    routes: Router,
    idle: Duration,
    mut closing: watch::Receiver<bool>,
) {
    // A reply is not held back until the one before it was received. Where that cannot be set, replies come later.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        routes.clone().oneshot(request.map(axum::body::Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        // This is also how long a connection may be idle between two requests.
        .header_read_timeout(idle)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let told = async {
        // The sender lives as long as the app.
        let _ = closing.wait_for(|closing| *closing).await;
    };
    let ended = tokio::select! {
        ended = connection.as_mut() => Some(ended),
        () = told => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%from, %error, "a connection ended");
    }
}
