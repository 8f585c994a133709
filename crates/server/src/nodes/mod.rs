//! Several servers on one PostgreSQL.
//!
//! Nodes are equal, and the database is all that they have in common. A table belongs to the node that holds its lease:
//! that node alone has it in memory, and every commit names the lease. A node that has not heard from the database for as
//! long as a lease lasts takes its tables for lost before anybody else can have taken them.

mod bulletins;
mod errands;
mod life;
mod peers;

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

pub use bulletins::hear;
pub use errands::Errand;
pub use life::Lease;
pub use peers::{CONNECT, Unsent};

use life::Life;
use peers::Peers;
use tokio::sync::{mpsc, watch};

use crate::config::{Config, NodeConfig};
use crate::play::Refused;
use crate::secret;
use crate::serve::ServeError;
use crate::store::{Bulletin, Peer, Reached, Store};

/// The parts of a lease: a node renews it after one of them, and tries again after less.
const PARTS: u32 = 3;
/// After how many leases without a word a node is dead, whatever the database's clock says.
const SILENT: u32 = 2;

/// What a server is to other nodes: nothing where it works alone.
#[derive(Clone, Debug, Default)]
pub struct Nodes(Option<Arc<Node>>);

/// A server as one of several nodes.
#[derive(Debug)]
pub struct Node {
    config: NodeConfig,
    store: Store,
    life: RwLock<Arc<Life>>,
    bulletins: mpsc::Sender<Bulletin>,
    /// Who sends requests to the others.
    pub peers: Peers,
    /// The lives of the nodes, as the database had them last.
    alive: watch::Sender<BTreeSet<String>>,
    /// The nodes that live, each with when it dies, and since when that is known.
    heard: Mutex<HashMap<(String, i64), Instant>>,
    /// Whether a node has gone, and nobody has looked after its tables.
    gone: AtomicBool,
}

impl Nodes {
    /// Joins the other nodes, if it is one of several.
    pub async fn join(whole: &Config, store: &Store) -> Result<Nodes, ServeError> {
        let Some(config) = whole.node.clone() else { return Ok(Nodes(None)) };
        let (bulletins, posted) = mpsc::channel(bulletins::WAITING);
        tokio::spawn(bulletins::post(store.clone(), config.name.clone(), posted));
        let life = RwLock::new(Arc::new(Life::new()));
        let (alive, _) = watch::channel(BTreeSet::new());
        let (peers, gone) = (Peers::new(whole.idle()), AtomicBool::new(true));
        let heard = Mutex::default();
        let node = Node { config, store: store.clone(), life, bulletins, peers, alive, heard, gone };
        if !node.begin_life().await? {
            return Err(ServeError::NodeName(node.config.name.clone()));
        }
        Ok(Nodes(Some(Arc::new(node))))
    }

    /// This server as a node, if it is one of several.
    pub fn node(&self) -> Option<&Arc<Node>> {
        self.0.as_ref()
    }

    /// Takes the lease of a table. Whoever works alone needs none.
    pub async fn take(&self, table: &str) -> Result<Option<Lease>, Refused> {
        let Some(node) = &self.0 else { return Ok(None) };
        let life = node.life();
        if !life.lasts() {
            return Err(Refused::Adrift);
        }
        match node.store.reach_for_lease(table, &life.id).await? {
            Reached::Ours(epoch) => Ok(Some(Lease::new(life, epoch))),
            Reached::Theirs(peer) => Err(Refused::Elsewhere(peer)),
            Reached::NoTable => Err(Refused::NotFound("table")),
        }
    }

    /// Gives leases back, beside all else.
    pub fn release(&self, leases: Vec<(String, Lease)>) {
        let Some(node) = self.0.clone().filter(|_| !leases.is_empty()) else { return };
        tokio::spawn(async move {
            for (table, lease) in leases {
                if let Err(error) = node.store.release_lease(&table, &lease.fence()).await {
                    // The next who wants it asks this node, which then reads it again.
                    tracing::warn!(table, %error, "a table that nobody uses was not given back");
                }
            }
        });
    }

    /// Tells all other nodes.
    pub fn tell(&self, bulletin: Bulletin) {
        if let Some(node) = &self.0
            && node.bulletins.try_send(bulletin).is_err()
        {
            metrics::counter!("tricorne_bulletins_dropped_total").increment(1);
        }
    }
}

impl Node {
    /// How it is set up.
    pub fn config(&self) -> &NodeConfig {
        &self.config
    }

    /// How long a lease lasts.
    pub fn lease(&self) -> Duration {
        Duration::from_millis(self.config.lease_millis)
    }

    fn life(&self) -> Arc<Life> {
        self.life.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether a secret is that of the nodes. Hashes are compared, so that the time tells nothing.
    pub fn knows(&self, given: &str) -> bool {
        secret::hash(given) == secret::hash(&self.config.secret.0)
    }

    /// Waits until a node is seen to be dead.
    pub async fn death_of(&self, peer: &Peer) {
        let mut alive = self.alive.subscribe();
        // What was known before may be older than the node. The sender lives as long as this.
        while alive.changed().await.is_ok() && alive.borrow_and_update().contains(&peer.id) {}
    }

    /// Looks which nodes live.
    async fn look_around(&self) -> Result<(), sqlx::Error> {
        let found = self.store.live_nodes().await?;
        let alive: BTreeSet<String> = found.iter().map(|(id, _)| id.clone()).collect();
        for (id, expires) in self.silent(found) {
            tracing::warn!(
                id,
                "a node is silent, and the database's clock was set back: its tables go to others"
            );
            self.store.bury(&id, expires).await?;
        }
        metrics::gauge!("tricorne_nodes").set(alive.len() as f64);
        let before = self.alive.send_replace(alive.clone());
        self.gone.fetch_or(!before.is_subset(&alive), Ordering::Relaxed);
        Ok(())
    }

    /// Those of the nodes that live which have not renewed their leases for longer than these last. If the database's clock is
    /// set back, what is left of a dead node would otherwise last until it is as late again.
    fn silent(&self, found: Vec<(String, i64)>) -> Vec<(String, i64)> {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let before = std::mem::take(&mut *heard);
        heard.extend(found.into_iter().map(|node| {
            let since = before.get(&node).copied().unwrap_or(now);
            (node, since)
        }));
        let silent = heard.iter().filter(|(_, at)| at.elapsed() > self.lease() * SILENT);
        silent.map(|(node, _)| node.clone()).collect()
    }

    /// Whether a node has gone since this was last asked.
    pub fn takes_over(&self) -> bool {
        self.gone.swap(false, Ordering::Relaxed)
    }

    /// Begins another life. False where a node that lives has its name.
    async fn begin_life(&self) -> Result<bool, sqlx::Error> {
        let (life, asked) = (Life::new(), Instant::now());
        let peer = Peer { id: life.id.clone(), address: self.config.address() };
        if !self.store.join_nodes(&self.config.name, &peer, self.lease()).await? {
            return Ok(false);
        }
        life.confirm(asked, self.lease());
        *self.life.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(life);
        Ok(true)
    }

    /// Renews the leases for as long as the server runs. Whenever they have run out, `lost` is called and another life
    /// begins.
    pub async fn keep_alive(&self, lost: impl Fn()) {
        let mut pause = self.lease() / PARTS;
        loop {
            tokio::time::sleep(pause).await;
            let (life, asked) = (self.life(), Instant::now());
            let renewed = self.store.renew_node(&life.id, self.lease());
            pause = match tokio::time::timeout(life.left(), renewed).await {
                Ok(Ok(true)) => {
                    life.confirm(asked, self.lease());
                    if let Err(error) = self.look_around().await {
                        tracing::warn!(%error, "the database does not say which nodes live");
                    }
                    (self.lease() / PARTS).saturating_sub(asked.elapsed())
                }
                Ok(Err(error)) if life.lasts() => {
                    tracing::warn!(%error, "the leases were not renewed; it is tried again");
                    self.lease() / (PARTS * 10)
                }
                // Nothing was heard in time, or another node has declared this one dead.
                Ok(Ok(false) | Err(_)) | Err(_) => {
                    life.end();
                    tracing::error!(
                        node = self.config.name,
                        "the leases have run out: all tables are reloaded"
                    );
                    metrics::counter!("tricorne_leases_lost_total").increment(1);
                    lost();
                    self.come_back().await;
                    self.lease() / PARTS
                }
            };
        }
    }

    /// Tries to begin another life until it does.
    async fn come_back(&self) {
        loop {
            match tokio::time::timeout(self.lease(), self.begin_life()).await {
                Ok(Ok(true)) => return,
                Ok(Ok(false)) => tracing::error!(
                    node = self.config.name,
                    "another node has this name: this one serves no table before that ends"
                ),
                Ok(Err(error)) => tracing::warn!(%error, "the node has not come back; it is tried again"),
                Err(_) => tracing::warn!("the node has not come back: the database does not answer"),
            }
            tokio::time::sleep(self.lease() / PARTS).await;
        }
    }

    /// Leaves the other nodes, once nothing is changed here any more: they take the tables at once.
    pub async fn leave(&self) {
        let life = self.life();
        life.end();
        if let Err(error) = self.store.leave_nodes(&life.id).await {
            tracing::warn!(%error, "other nodes wait for the leases to run out");
        }
    }

    /// Whether it is this node that does what must be done once for all.
    pub async fn has_chores(&self) -> Result<bool, sqlx::Error> {
        self.store.take_chores(&self.life().id).await
    }
}
