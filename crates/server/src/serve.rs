//! Putting the routes on a port, the chores besides, and an orderly end.

use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::FutureExt;
use thiserror::Error;
use tokio::net::TcpListener;

use crate::listen::{Connections, listen};
use crate::nodes::hear;
use crate::play::Refused;
use crate::store::{OperatorChange, StoreError};
use crate::{App, Config, ConfigError, NodeConfig, app, inside_routes, metrics_routes, tournament, vacation};

/// How often the server looks for late players, for idle tables and for what an operator changed.
const ROUND: Duration = Duration::from_secs(2);
/// Seconds after which it is kept how long the server has been up: a crash gives players these, and costs them nothing.
const KEEP_UP: i64 = 10;
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
    /// Another node has the same name.
    #[error("another node is called {0:?}: each has a name of its own")]
    NodeName(String),
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
    metrics: Option<TcpListener>,
    inside: Option<TcpListener>,
    /// Where it listens.
    pub address: SocketAddr,
    /// Where other nodes reach it, if it is one of several.
    pub inside_address: Option<SocketAddr>,
    /// Where it tells its metrics, if on a listener of their own.
    pub metrics_address: Option<SocketAddr>,
}

/// Opens the database and listens.
pub async fn bind(config: Config) -> Result<Serving, ServeError> {
    config.check()?;
    let (listener, address) = bound(config.listen).await?;
    let metrics = match config.metrics_listen {
        Some(wanted) => Some(bound(wanted).await?),
        None => None,
    };
    let inside = match &config.node {
        Some(node) => Some(bound(node.listen).await?),
        None => None,
    };
    let (inside, inside_address) = inside.unzip();
    // Other nodes are told the port that was found.
    let node = config.node.zip(inside_address).map(|(node, listen)| NodeConfig { listen, ..node });
    // Links in mail name the port that was found.
    let app = App::open(Config { listen: address, node, ..config }).await?;
    let (metrics, metrics_address) = metrics.unzip();
    Ok(Serving { app, listener, metrics, inside, address, inside_address, metrics_address })
}

async fn bound(wanted: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let failed = |error| ServeError::Io(wanted.to_string(), error);
    let listener = TcpListener::bind(wanted).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
}

/// Serves until `end` comes; then lets requests end and sockets say farewell, and closes the database.
pub async fn serve(
    serving: Serving,
    end: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let Serving { app: shared, listener, metrics, inside, .. } = serving;
    let chores = [chores(shared.clone()).boxed(), stay_a_node(shared.clone()).boxed()].map(tokio::spawn);
    let closing = shared.clone();
    tokio::spawn(async move {
        end.await;
        closing.closing.send_replace(true);
        closing.analyses.stop();
    });
    let metrics = metrics.map(|listener| {
        let connections = Connections::for_metrics(&shared.config);
        tokio::spawn(listen(
            listener,
            metrics_routes(shared.clone()),
            connections,
            shared.closing.subscribe(),
        ))
    });
    let connections = Connections::of(&shared.config);
    let overdue = async {
        shared.closing().await;
        tokio::time::sleep(GRACE).await;
    };
    let orderly = async {
        let outside = listen(listener, app(shared.clone()), connections, shared.closing.subscribe());
        let nodes = async {
            if let Some(inside) = inside {
                let (routes, nodes) = (inside_routes(shared.clone()), Connections::of_nodes(&shared.config));
                listen(inside, routes, nodes, shared.closing.subscribe()).await;
            }
        };
        tokio::join!(outside, nodes);
        // Sockets are no longer the routes': they hold a receiver until they have said farewell.
        if let Some(metrics) = metrics {
            metrics.abort();
            let _ = metrics.await;
        }
        shared.closing.closed().await;
    };
    tokio::select! {
        () = orderly => {}
        () = overdue => {}
    }
    for chores in chores {
        chores.abort();
    }
    if let Err(error) = shared.store.set_up(shared.uptime.seconds()).await {
        tracing::warn!(%error, "how long the server was up was not kept");
    }
    if let Some(node) = shared.nodes.node() {
        // What was changed is kept: others go on with it.
        node.leave().await;
    }
    shared.store.close().await;
    shared.lock.lock().await.release().await;
    Ok(())
}

/// Keeps the leases, and hears what other nodes tell.
async fn stay_a_node(app: App) {
    let Some(node) = app.nodes.node() else { return };
    let heard = hear(app.clone(), node.config().name.clone());
    tokio::join!(node.keep_alive(|| app.tables.retire_all()), heard);
}

async fn chores(app: App) {
    // Among nodes, the one that looks after tables of nobody does it.
    if app.nodes.node().is_none()
        && let Err(error) = wake_bots(&app).await
    {
        tracing::error!(%error, "bots that were thinking are not woken before somebody looks at their tables");
    }
    let mut round = tokio::time::interval(ROUND);
    loop {
        tokio::select! {
            _ = round.tick() => {}
            () = app.hurry.notified() => {}
        }
        app.tables.forget_idle();
        app.limits.forget_old();
        app.store.measure();
        // Samples are kept one by one until then, or until somebody asks for them.
        app.metrics.run_upkeep();
        if let Err(error) = keep_house(&app).await {
            tracing::error!(%error, "the database did not answer; it is asked again");
        }
    }
}

/// Lets bots go on that are asked and do not think: the server has begun, maintenance is over, or another node has gone.
async fn wake_bots(app: &App) -> Result<(), StoreError> {
    for table in app.store.waiting_for_bots().await? {
        match app.tables.get(&table).await {
            Ok(live) => live.wake_bots().await,
            Err(Refused::Elsewhere(_)) => {}
            Err(refused) => {
                tracing::warn!(
                    table,
                    error = refused.detail(),
                    "a table with a bot that thinks cannot be read"
                );
            }
        }
    }
    Ok(())
}

async fn keep_house(app: &App) -> Result<(), StoreError> {
    if !app.lock.lock().await.hold(&app.place).await? {
        tracing::error!("another server has taken this database: what is changed here may be refused");
    }
    let up = app.uptime.seconds();
    if app.nodes.node().is_some() {
        // The time of all nodes is that of the one that has counted most.
        app.uptime.catch_up(app.store.raise_up(up).await?);
    } else if up >= app.kept_up.load(Ordering::Relaxed) + KEEP_UP {
        app.store.set_up(up).await?;
        app.kept_up.store(up, Ordering::Relaxed);
    }
    let maintenance = app.store.maintenance().await?;
    if app.maintenance.swap(maintenance, Ordering::Relaxed) != maintenance {
        app.uptime.pause(maintenance);
        app.tables.tell_clocks().await;
        if !maintenance {
            wake_bots(app).await?;
        }
    }
    // What must be done once for all is done by one node; the others look after their own tables.
    let first = match app.nodes.node() {
        Some(node) => node.has_chores().await?,
        None => true,
    };
    vacation::notice(app).await?;
    if first {
        for change in app.store.operator_changes().await? {
            match change {
                OperatorChange::Table(table) => app.tables.retire(&table),
                OperatorChange::Person(person) => app.end_sockets_here(&person),
            }
        }
        app.store.rate_games().await?;
        metrics::gauge!("tricorne_broken_tables").set(app.store.broken_tables().await?.len() as f64);
        if app.nodes.node().is_some_and(|node| node.takes_over()) {
            wake_bots(app).await?;
        }
    }
    if app.in_maintenance() {
        return Ok(());
    }
    keep_time(app, first).await?;
    if first {
        vacation::apply(app).await?;
        tournament::advance_all(app).await?;
    }
    Ok(())
}

/// Looks at the clocks whose time has come: at the tables that are here, or at all that no other node has.
async fn keep_time(app: &App, all: bool) -> Result<(), StoreError> {
    for table in app.store.due_tables(app.uptime.seconds(), 1000).await? {
        if !all && !app.tables.is_here(&table) {
            continue;
        }
        let kept = match app.tables.get(&table).await {
            Ok(live) => live.keep_time().await,
            Err(Refused::Elsewhere(_)) => Ok(()),
            Err(refused) => Err(refused),
        };
        if let Err(refused) = kept {
            tracing::warn!(%table, error = refused.detail(), "a late player keeps the seat");
        }
    }
    Ok(())
}
