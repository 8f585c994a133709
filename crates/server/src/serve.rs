//! Putting the routes on a port, the chores besides, and an orderly end.

use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::ListenerExt;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};

use crate::store::{Filter, StoreError};
use crate::{App, Config, ConfigError, app, first_agent};

/// How often late players and idle tables are looked for.
const ROUND: Duration = Duration::from_secs(5);
/// How long requests may take to end when the server shuts down.
const GRACE: Duration = Duration::from_secs(10);

/// Why the server cannot run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The set-up does not fit together.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The database cannot be used.
    #[error("the database cannot be used: {0}")]
    Store(#[from] StoreError),
    /// Mail is set up wrongly.
    #[error("{0}")]
    Mail(String),
    /// A folder or a port cannot be used.
    #[error("{0}: {1}")]
    Io(String, std::io::Error),
}

/// A server that listens, and does not serve yet.
#[derive(Debug)]
pub struct Serving {
    app: App,
    listener: TcpListener,
    /// Where it listens.
    pub address: SocketAddr,
}

/// Opens the database and listens.
pub async fn bind(config: Config) -> Result<Serving, ServeError> {
    config.check()?;
    let failed = |error| ServeError::Io(config.listen.to_string(), error);
    let listener = TcpListener::bind(config.listen).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    // Links in mail name the port that was found.
    let app = App::open(Config { listen: address, ..config }).await?;
    Ok(Serving { app, listener, address })
}

/// Serves until `end` comes; then lets requests end and sockets say farewell, and closes the database.
pub async fn serve(
    serving: Serving,
    end: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let Serving { app: shared, listener, address } = serving;
    let chores = tokio::spawn(chores(shared.clone()));
    let routes = app(shared.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let closing = shared.clone();
    let prompt = |connection: &mut TcpStream| {
        // A reply is not held back until the one before it was received. Where that cannot be set, replies come later.
        let _ = connection.set_nodelay(true);
    };
    let server = axum::serve(listener.tap_io(prompt), routes).with_graceful_shutdown(async move {
        end.await;
        closing.closing.send_replace(true);
    });
    let overdue = async {
        shared.closing().await;
        tokio::time::sleep(GRACE).await;
    };
    let orderly = async {
        let served = server.await;
        // Sockets are no longer the routes': they hold a receiver until they have said farewell.
        shared.closing.closed().await;
        served
    };
    let served = tokio::select! {
        served = orderly => served,
        () = overdue => Ok(()),
    };
    chores.abort();
    shared.store.close().await;
    served.map_err(|error| ServeError::Io(address.to_string(), error))
}

async fn chores(app: App) {
    let mut round = tokio::time::interval(ROUND);
    loop {
        round.tick().await;
        app.tables.forget_idle();
        app.limits.forget_old();
        if let Err(error) = relieve_late_players(&app).await {
            tracing::error!(%error, "late players were not looked for");
        }
    }
}

/// Gives the seats of those who have let their time pass to bots.
async fn relieve_late_players(app: &App) -> Result<(), StoreError> {
    for row in app.store.tables(Filter::Late(crate::clock::now()), i64::MAX, 1000).await? {
        let Some(limit) = row.time_limit else { continue };
        let relieved = match app.tables.get(&row.id).await {
            Ok(live) => {
                let agent = first_agent(live.game);
                live.enforce_limit(limit, agent).await
            }
            Err(refused) => Err(refused),
        };
        match relieved {
            Ok(true) => tracing::info!(table = %row.id, "a bot took the seat of a late player"),
            Ok(false) => {}
            Err(refused) => tracing::warn!(table = %row.id, error = %refused, "a late player keeps the seat"),
        }
    }
    Ok(())
}
