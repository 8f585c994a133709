//! Putting the routes on a port, the chores besides, and an orderly end.

use std::net::SocketAddr;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;

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
    let wanted = config.listen;
    let app = App::open(config).await?;
    let failed = |error| ServeError::Io(wanted.to_string(), error);
    let listener = TcpListener::bind(wanted).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok(Serving { app, listener, address })
}

/// Serves until `end` comes; then lets requests end, closes sockets and the database.
pub async fn serve(
    serving: Serving,
    end: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let Serving { app: shared, listener, address } = serving;
    let chores = tokio::spawn(chores(shared.clone()));
    let routes = app(shared.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let closing = shared.clone();
    let server = axum::serve(listener, routes).with_graceful_shutdown(async move {
        end.await;
        closing.closing.send_replace(true);
    });
    let overdue = async {
        shared.closing().await;
        tokio::time::sleep(GRACE).await;
    };
    let served = tokio::select! {
        served = async { server.await } => served,
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
    let now = crate::clock::now();
    for row in app.store.tables(Filter::Timed, i64::MAX, 1000).await? {
        let Some(limit) = row.time_limit.filter(|limit| row.asked_since + limit <= now) else { continue };
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
