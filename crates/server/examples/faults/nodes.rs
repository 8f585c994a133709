//! Faults of several nodes on one PostgreSQL: nodes that are killed, or stopped for longer than their lease; a database that is
//! killed, or cut off from one node. Whatever any node acknowledged is at all of them, and every table goes on.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::player::Player;
use crate::postgres::Postgres;
use crate::process::{Nginx, Server, free_port};
use crate::proxy::Proxy;

/// Programs that play at once.
const PLAYERS: usize = 6;
/// How long a lease lasts here.
const LEASE: Duration = Duration::from_millis(600);
/// Longer than a lease, so that others take what a node had.
const PAST_LEASE: Duration = Duration::from_millis(1_000);

/// What is done to the nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A node is killed, and starts again later.
    Kill,
    /// A node stops for longer than its lease, and goes on.
    Sleep,
    /// A node loses its database for longer than its lease.
    Cut,
    /// A node loses all its connections to the database for a moment.
    Blink,
    /// PostgreSQL is killed, and starts again.
    KillPostgres,
    /// A node ends in order, and starts again: as when one after the other gets a new program.
    Replace,
}

/// The order in which faults come.
const KINDS: [Kind; 8] = [
    Kind::Kill,
    Kind::Sleep,
    Kind::Cut,
    Kind::KillPostgres,
    Kind::Sleep,
    Kind::Blink,
    Kind::Kill,
    Kind::Replace,
];

/// Inflicts so many faults on so many nodes. The players come to them directly, or by way of nginx as a sample sets it up.
pub async fn run(program: &Path, count: usize, nodes: usize, nginx: Option<&Path>) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut cluster = Cluster::start(program, folder.path(), nodes).await;
    if let Some(sample) = nginx {
        cluster.nginx = Some(Nginx::start(sample, folder.path(), &cluster.servers()));
    }
    let mut done = [0; KINDS.len()];
    let mut longest = Duration::ZERO;
    for number in 0..count {
        let place = number % KINDS.len();
        let (node, wait) = (number * 5 % nodes, Duration::from_millis(20 + (number as u64 * 37) % 130));
        longest = longest.max(cluster.inflict(KINDS[place], node, wait).await);
        done[place] += 1;
    }
    for kind in [Kind::Kill, Kind::Sleep, Kind::Cut, Kind::Blink, Kind::KillPostgres, Kind::Replace] {
        let times: usize =
            KINDS.iter().zip(done).filter(|(it, _)| **it == kind).map(|(_, times)| times).sum();
        println!("{kind:?}: {times}");
    }
    let answers: usize = cluster.players.iter().map(|player| player.answers).sum();
    let refused: usize = cluster.players.iter().map(|player| player.refused).sum();
    println!(
        "{count} faults on {nodes} nodes with leases of {LEASE:?}: {answers} acknowledged answers, {refused} refused or \
         unanswered requests, nothing lost, nothing doubled, no view behind; the last table went on at most \
         {longest:.1?} after a fault was over"
    );
    assert!(answers > count, "too few answers were given: nothing was tested");
}

/// Nodes with their players.
struct Cluster {
    program: PathBuf,
    postgres: Postgres,
    proxies: Vec<Proxy>,
    configs: Vec<PathBuf>,
    nodes: Vec<Server>,
    players: Vec<Player>,
    nginx: Option<Nginx>,
}

impl Cluster {
    async fn start(program: &Path, folder: &Path, count: usize) -> Cluster {
        let postgres = Postgres::start();
        let (mut proxies, mut configs, mut nodes, mut players) = (vec![], vec![], vec![], vec![]);
        for number in 0..count {
            let proxy = Proxy::to(postgres.socket()).await;
            let config = folder.join(format!("{number}.toml"));
            std::fs::write(&config, set_up(number, folder, proxy.port)).expect("a file");
            nodes.push(Server::start_node(program, &config).expect("the node starts"));
            proxies.push(proxy);
            configs.push(config);
        }
        for number in 0..PLAYERS {
            players.push(Player::new(&nodes[number % count].address).await);
        }
        Cluster { program: program.to_owned(), postgres, proxies, configs, nodes, players, nginx: None }
    }

    /// Where players come: each request goes to the next.
    fn servers(&self) -> Vec<String> {
        if let Some(nginx) = &self.nginx {
            return vec![nginx.address.clone(); self.nodes.len()];
        }
        self.nodes.iter().map(|node| node.address.clone()).collect()
    }

    /// Lets all play through a fault. Gives how long it took after it until all tables went on.
    async fn inflict(&mut self, kind: Kind, node: usize, wait: Duration) -> Duration {
        let stop = Arc::new(AtomicBool::new(false));
        let servers = self.servers();
        let playing: Vec<_> = std::mem::take(&mut self.players)
            .into_iter()
            .map(|mut player| {
                let (servers, stop) = (servers.clone(), stop.clone());
                tokio::spawn(async move {
                    player.play(&servers, &stop).await;
                    player
                })
            })
            .collect();
        tokio::time::sleep(wait).await;
        self.break_and_mend(kind, node).await;
        let mended = Instant::now();
        tokio::time::sleep(wait).await;
        stop.store(true, Ordering::Relaxed);
        for player in playing {
            self.players.push(player.await.expect("nothing was lost"));
        }
        for player in &mut self.players {
            player.check(&servers).await;
            player.go_on(&servers).await;
        }
        mended.elapsed()
    }

    async fn break_and_mend(&mut self, kind: Kind, node: usize) {
        match kind {
            Kind::Kill => {
                self.nodes[node].kill();
                tokio::time::sleep(LEASE / 3).await;
                self.start_again(node);
            }
            Kind::Sleep => {
                self.nodes[node].stop(true);
                tokio::time::sleep(PAST_LEASE).await;
                self.nodes[node].stop(false);
            }
            Kind::Cut => {
                self.proxies[node].set_open(false);
                tokio::time::sleep(PAST_LEASE).await;
                self.proxies[node].set_open(true);
            }
            Kind::Blink => {
                self.proxies[node].set_open(false);
                self.proxies[node].set_open(true);
            }
            Kind::KillPostgres => self.postgres.kill_and_restart(),
            Kind::Replace => {
                self.nodes[node].end();
                self.start_again(node);
            }
        }
    }

    fn start_again(&mut self, node: usize) {
        self.nodes[node] = Server::start_node(&self.program, &self.configs[node]).expect("it starts again");
    }
}

/// The settings of a node. It keeps its ports, so that those who know it find it again.
fn set_up(number: usize, folder: &Path, database: u16) -> String {
    let (own, inside, data) = (free_port(), free_port(), folder.join(number.to_string()));
    format!(
        "listen = \"127.0.0.1:{own}\"\ndata-dir = {data:?}\nrequests-per-second = 100000\n\
         database-url = \"postgres://postgres@127.0.0.1:{database}/postgres\"\n\
         [node]\nname = \"node-{number}\"\nlisten = \"127.0.0.1:{inside}\"\nsecret = \"nobody-guesses-this\"\n\
         lease-millis = {}\n",
        LEASE.as_millis()
    )
}
