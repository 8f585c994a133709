//! The web table: people and programs play over HTTP and WebSocket.
//!
//! The engine decides everything; the server trusts nobody. [`App::open`] opens the database, [`app`] makes the routes,
//! [`serve()`] puts them on a port.

pub mod admin;
mod clock;
mod config;
mod http;
mod limits;
mod mail;
mod notices;
mod password;
mod play;
mod secret;
mod serve;
mod store;

use std::sync::{Arc, OnceLock};

use axum::Router;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::sync::watch;
use tricorne_library::{AnyGame, RANDOM};

pub use config::{Config, ConfigError, DATA_DIR, Smtp};
pub use serve::{ServeError, Serving, bind, serve};

use http::FactPages;
use limits::Limits;
use notices::Notices;
use password::Passwords;
use play::{Pool, Registry, Services};
use store::Store;

/// All that the routes share.
#[derive(Clone, Debug)]
pub struct App(Arc<Shared>);

/// What the routes share.
#[derive(Debug)]
pub struct Shared {
    config: Config,
    store: Store,
    tables: Registry,
    pool: Pool,
    passwords: Passwords,
    limits: Limits,
    metrics: PrometheusHandle,
    fact_pages: FactPages,
    closing: watch::Sender<bool>,
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Opens the database and the post office.
    pub async fn open(config: Config) -> Result<App, ServeError> {
        config.check()?;
        if config.database_url.is_none() || config.smtp.is_none() {
            let failed = |error| ServeError::Io(config.data_dir.display().to_string(), error);
            tokio::fs::create_dir_all(&config.data_dir).await.map_err(failed)?;
        }
        let store = Store::open(&config.database()).await?;
        let pool = Pool::new(config.game_threads);
        let (notices, turns) = Notices::channel();
        let postman = mail::Postman::new(&config, store.clone()).await.map_err(ServeError::Mail)?;
        tokio::spawn(postman.work(turns));
        let tables = Registry::new(Services {
            packs: config.packs.clone(),
            store: store.clone(),
            pool: pool.clone(),
            notices,
        });
        let (limits, passwords) = (Limits::new(&config), Passwords::default());
        let fact_pages = FactPages::new(&config.packs);
        let (closing, _) = watch::channel(false);
        Ok(App(Arc::new(Shared {
            config,
            store,
            tables,
            pool,
            passwords,
            limits,
            metrics: recorder(),
            fact_pages,
            closing,
        })))
    }

    /// Waits until the server is shutting down.
    async fn closing(&self) {
        // The sender lives as long as the app.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }
}

/// The routes of a server.
pub fn app(app: App) -> Router {
    http::routes(app).0
}

/// The agent that takes a seat where none is named: the game's own, or the random one.
fn first_agent(game: &dyn AnyGame) -> String {
    game.agents().first().map_or(RANDOM, |agent| agent.id).to_owned()
}

/// The recorder of metrics, of which a process has one.
fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || PrometheusBuilder::new().install_recorder().expect("nobody else installs a recorder");
    RECORDER.get_or_init(install).clone()
}
