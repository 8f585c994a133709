//! The web table: people and programs play over HTTP and WebSocket.
//!
//! The engine decides everything; the server trusts nobody. [`App::open`] opens the database, [`app`] makes the routes,
//! [`serve()`] puts them on a port.

pub mod admin;
mod clock;
mod config;
mod events;
mod herald;
mod http;
mod limits;
mod listen;
mod mail;
mod measured;
mod name;
mod nodes;
mod notices;
mod outbound;
mod pace;
mod password;
mod play;
mod push;
mod rating;
mod secret;
mod serve;
mod store;
mod tournament;
mod vacation;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};

use axum::Router;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::{Mutex, Notify, broadcast, watch};
use tricorne_library::{AnyGame, RANDOM};

pub use config::{Config, ConfigError, DATA_DIR, Hidden, NodeConfig, Quotas, Smtp};
pub use serve::{ServeError, Serving, bind, serve};

use clock::Uptime;
use events::Events;
use herald::Herald;
use http::FactPages;
use limits::Limits;
use nodes::Nodes;
use notices::Notices;
use outbound::Outbound;
use password::Passwords;
use play::{Analyses, Pool, Registry, Services};
use push::PushKey;
use rating::BotRatings;
use store::{Bulletin, Hold, OpenAs, ServerLock, Store, StorePlace};
use vacation::Vacations;

/// How many people may be waiting to have their sockets ended; a socket that misses one ends too.
const ENDED: usize = 256;

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
    thinkers: Pool,
    /// Odds of large battles take long, and nobody's answer waits for them.
    odds: Pool,
    analyses: Analyses,
    passwords: Passwords,
    limits: Limits,
    metrics: PrometheusHandle,
    fact_pages: FactPages,
    closing: watch::Sender<bool>,
    notices: Notices,
    outbound: Outbound,
    events: Events,
    push_key: Arc<PushKey>,
    bot_ratings: BotRatings,
    uptime: Uptime,
    vacations: Vacations,
    /// The seconds of it that were kept last.
    kept_up: AtomicI64,
    /// The ids of people whose sockets end; none where those of all do.
    ended: broadcast::Sender<Option<String>>,
    nodes: Nodes,
    /// Has the chores done at once.
    hurry: Notify,
    maintenance: AtomicBool,
    /// The second in which the database last proved that it can be written to.
    proved: AtomicI64,
    /// How many tables have got their seed.
    seeded: AtomicU64,
    lock: Mutex<ServerLock>,
    place: StorePlace,
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
        let bot_ratings = match config.bot_ratings.as_deref() {
            Some(file) => BotRatings::read(file)?,
            None => BotRatings::shipped(),
        };
        if config.database_url.is_none() || config.smtp.is_none() {
            let failed = |error| ServeError::Io(config.data_dir.display().to_string(), error);
            private_folder(&config.data_dir).map_err(failed)?;
        }
        let place = StorePlace::of(&config.database(), config.database_limit_mb)?;
        let (place, hold) = match &config.node {
            Some(node) => (place.without_idle_transactions(node.patience()), Hold::Shared),
            None => (place, Hold::Alone),
        };
        let lock = ServerLock::take(&place, hold).await?;
        let store = Store::open(place.clone(), OpenAs::Server).await?;
        let uptime = Uptime::running(store.up().await?, config.clock_rate);
        let nodes = Nodes::join(&config, &store).await?;
        let maintenance = store.maintenance().await?;
        uptime.pause(maintenance);
        let vacations = Vacations::of(store.on_vacation(clock::now()).await?);
        let (pool, thinkers) = (Pool::new(config.game_threads), Pool::patient(config.thinking_threads));
        let odds = Pool::new(config.game_threads);
        let analyses = Analyses::new(config.analysis_threads);
        let (notices, outbox) = Notices::channel();
        let postman = mail::Postman::new(&config, store.clone()).await.map_err(ServeError::Mail)?;
        let outbound = Outbound::new(config.private_hooks);
        let push_key = Arc::new(PushKey::of(&store).await?);
        let herald = Herald::new(&config, store.clone(), outbound.clone(), push_key.clone());
        tokio::spawn(herald.work(outbox.away));
        let events = Events::new(nodes.clone());
        let tables = Registry::new(Services {
            events: events.clone(),
            packs: config.packs.clone(),
            store: store.clone(),
            pool: pool.clone(),
            thinkers: thinkers.clone(),
            notices: notices.clone(),
            uptime: uptime.clone(),
            vacations: vacations.clone(),
            nodes: nodes.clone(),
        });
        tokio::spawn(postman.work(tables.clone(), outbox.mails));
        let (limits, passwords) = (Limits::new(&config), Passwords::default());
        let fact_pages = FactPages::new(&config.packs);
        let (closing, _) = watch::channel(false);
        let (ended, _) = broadcast::channel(ENDED);
        Ok(App(Arc::new(Shared {
            config,
            store,
            tables,
            pool,
            thinkers,
            odds,
            analyses,
            passwords,
            limits,
            metrics: measured::recorder(nodes.node().map(|node| node.config().name.as_str())),
            fact_pages,
            closing,
            notices,
            outbound,
            events,
            push_key,
            bot_ratings,
            kept_up: AtomicI64::new(uptime.seconds()),
            uptime,
            vacations,
            ended,
            nodes,
            hurry: Notify::new(),
            maintenance: AtomicBool::new(maintenance),
            proved: AtomicI64::new(0),
            seeded: AtomicU64::new(0),
            lock: Mutex::new(lock),
            place,
        })))
    }

    /// The seed of the dice at a new table.
    fn new_seed(&self) -> u64 {
        match self.config.first_seed {
            Some(first) => first.wrapping_add(self.seeded.fetch_add(1, Ordering::Relaxed)),
            None => secret::seed(),
        }
    }

    /// Ends the sockets of a person at once: she has logged out everywhere, or may no longer come in.
    fn end_sockets(&self, user: &str) {
        self.end_sockets_here(user);
        self.nodes.tell(Bulletin::Ended(user.to_owned()));
    }

    /// Ends those of them that other nodes need not hear of.
    fn end_sockets_here(&self, user: &str) {
        // Where nobody listens there is no socket.
        let _ = self.ended.send(Some(user.to_owned()));
    }

    /// Ends all sockets, of which each may come back at once: something that concerns them may have been missed.
    fn let_all_come_back(&self) {
        self.tables.retire_all();
        let _ = self.ended.send(None);
        self.hurry.notify_one();
    }

    /// Whether the server is in maintenance.
    fn in_maintenance(&self) -> bool {
        self.maintenance.load(Ordering::Relaxed)
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

/// The routes of a listener for other nodes.
fn inside_routes(app: App) -> Router {
    http::inside_routes(app)
}

/// The routes of a listener for metrics alone.
fn metrics_routes(app: App) -> Router {
    http::metrics_routes(app)
}

/// The agent that takes a seat where none is named: the game's own, or the random one.
fn first_agent(game: &dyn AnyGame) -> String {
    game.agents().first().map_or(RANDOM, |agent| agent.id).to_owned()
}

/// Makes a folder that is its owner's alone.
fn private_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
