//! Faults of several nodes on one PostgreSQL: nodes that are killed, or stopped for longer than their lease; a database that is
//! killed, or cut off from one node. Whatever any node acknowledged is at all of them, and every table goes on.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::{JoinHandle, block_in_place};

use crate::namespaces::Namespaces;
use crate::player::Player;
use crate::postgres::Postgres;
use crate::process::{Nginx, Server, free_port};
use crate::proxy::{Proxy, Way};

/// Programs that play at once.
const PLAYERS: usize = 6;
/// How long a lease lasts here.
const LEASE: Duration = Duration::from_millis(600);
/// Longer than a lease, so that others take what a node had.
const PAST_LEASE: Duration = Duration::from_millis(900);
/// How long it may take until all tables go on: as long as with leases as they are shipped, which are ten times as long. The
/// rest is for a machine that has much else to do.
const TAKE_OVER: Duration = Duration::from_secs(10);
/// From how many faults on two clusters meet them side by side, and after how many it is said how far they are.
const MANY: usize = 100;

/// What is done to the nodes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    /// A node is killed, and starts again at once.
    Kill,
    /// A node is killed, and starts again when others have its tables.
    Outage,
    /// A node stops for longer than its lease, and goes on.
    Sleep,
    /// A node loses its database for longer than its lease.
    Cut,
    /// The same, and its connections do not end: what is sent arrives later.
    Silence,
    /// A node loses all its connections to the database for a moment.
    Blink,
    /// PostgreSQL is killed, and starts again.
    KillPostgres,
    /// A node ends in order, and starts again: as when one after the other gets a new program.
    Replace,
}

/// The order in which faults come.
const KINDS: [Kind; 10] = [
    Kind::Kill,
    Kind::Sleep,
    Kind::Cut,
    Kind::KillPostgres,
    Kind::Outage,
    Kind::Silence,
    Kind::Sleep,
    Kind::Blink,
    Kind::Outage,
    Kind::Replace,
];

impl Kind {
    /// Whether it lasts until other nodes have taken the tables.
    fn lasts(self) -> bool {
        matches!(self, Kind::Outage | Kind::Sleep | Kind::Cut | Kind::Silence)
    }
}

/// How players and nodes reach each other.
#[derive(Clone, Debug)]
pub enum Network {
    /// All are on this machine, and players come to nodes directly.
    Plain,
    /// Players come by way of nginx, as a sample sets it up.
    Nginx(PathBuf),
    /// Each node is in a network namespace of its own.
    Namespaces,
}

/// How long tables took to go on, by kind of fault.
type Times = BTreeMap<Kind, Vec<Duration>>;

/// Inflicts so many faults on so many nodes.
pub async fn run(program: &Path, count: usize, nodes: usize, network: Network) {
    // Most of the time of a fault is spent waiting for a lease to run out.
    let clusters = if count < MANY || matches!(network, Network::Namespaces) { 1 } else { 2 };
    let tasks: Vec<_> = (0..clusters)
        .map(|place| {
            let (program, network) = (program.to_owned(), network.clone());
            let count = count / clusters + usize::from(place < count % clusters);
            tokio::spawn(async move { one_cluster(&program, count, nodes, &network).await })
        })
        .collect();
    let (mut times, mut answers, mut refused) = (Times::new(), 0, 0);
    for task in tasks {
        let (more, given, not) = task.await.expect("nothing was lost");
        more.into_iter().for_each(|(kind, more)| times.entry(kind).or_default().extend(more));
        (answers, refused) = (answers + given, refused + not);
    }
    for (kind, times) in &times {
        println!("{kind:?}: {}", told(times.clone()));
    }
    // Through nginx some wait until the node is back, and the time is that of the whole fault.
    if !matches!(network, Network::Nginx(_)) {
        let taken = times.iter().filter(|(kind, _)| kind.lasts()).flat_map(|(_, times)| times).copied();
        println!("taken over by other nodes: {}", told(taken.collect()));
    }
    println!(
        "{count} faults on {nodes} nodes with leases of {LEASE:?}: {answers} acknowledged answers, {refused} refused or \
         unanswered requests, nothing lost, nothing doubled, no view behind"
    );
    assert!(answers > count, "too few answers were given: nothing was tested");
}

/// How often tables went on after a fault, and how long that took.
fn told(mut times: Vec<Duration>) -> String {
    times.sort();
    let at = |percent: usize| times.get((times.len() * percent / 100).min(times.len().saturating_sub(1)));
    let [median, late, last] = [50, 99, 100].map(|percent| at(percent).copied().unwrap_or_default());
    let number = times.len();
    format!(
        "{number} times; all tables went on after {median:.1?} in the middle, p99 {late:.1?}, {last:.1?} at most"
    )
}

/// Inflicts so many faults on a cluster of its own. Gives the times, and how many answers were acknowledged and how many requests
/// refused.
async fn one_cluster(program: &Path, count: usize, nodes: usize, network: &Network) -> (Times, usize, usize) {
    let begun = Instant::now();
    let folder = tempfile::tempdir().expect("a folder");
    let mut cluster = Cluster::start(program, folder.path(), nodes, network).await;
    let mut times = Times::new();
    for number in 0..count {
        let kind = KINDS[number % KINDS.len()];
        let node = (number + number / KINDS.len()) % nodes;
        tokio::time::sleep(Duration::from_millis(20 + (number as u64 * 37) % 130)).await;
        times.entry(kind).or_default().push(cluster.inflict(kind, node).await);
        if (number + 1).is_multiple_of(MANY) {
            println!("{} faults in {:.0?}", number + 1, begun.elapsed());
        }
    }
    let (answers, refused) = cluster.end().await;
    (times, answers, refused)
}

/// A player at work, and how many of its answers were acknowledged.
struct Playing {
    task: JoinHandle<Player>,
    answers: Arc<AtomicUsize>,
}

/// Nodes with their players.
struct Cluster {
    program: PathBuf,
    // Players end before what they play at.
    players: Vec<Playing>,
    stop: Arc<AtomicBool>,
    servers: watch::Sender<Vec<String>>,
    nginx: Option<Nginx>,
    nodes: Vec<Server>,
    configs: Vec<PathBuf>,
    proxies: Vec<Proxy>,
    namespaces: Option<Namespaces>,
    postgres: Postgres,
}

impl Cluster {
    async fn start(program: &Path, folder: &Path, count: usize, network: &Network) -> Cluster {
        let local = IpAddr::from(Ipv4Addr::LOCALHOST);
        let namespaces = matches!(network, Network::Namespaces).then(|| Namespaces::new(count));
        let postgres = block_in_place(Postgres::start);
        let (mut proxies, mut configs, mut nodes) = (vec![], vec![], vec![]);
        for number in 0..count {
            let database = namespaces.as_ref().map_or(local, Namespaces::database);
            let host = namespaces.as_ref().map_or(local, |namespaces| namespaces.host(number));
            let proxy = Proxy::to(postgres.socket(), database).await;
            let config = folder.join(format!("{number}.toml"));
            let text = set_up(number, folder, host, &format!("{database}:{}", proxy.port));
            std::fs::write(&config, text).expect("a file");
            nodes.push(start_node(program, &config, namespaces.as_ref(), number));
            proxies.push(proxy);
            configs.push(config);
        }
        let addresses: Vec<String> = nodes.iter().map(|node| node.address.clone()).collect();
        let nginx = match network {
            Network::Nginx(sample) => Some(block_in_place(|| Nginx::start(sample, folder, &addresses))),
            Network::Plain | Network::Namespaces => None,
        };
        let (servers, _) = watch::channel(addresses.clone());
        let (players, stop) = (Vec::new(), Arc::default());
        let program = program.to_owned();
        let mut cluster =
            Cluster { program, players, stop, servers, nginx, nodes, configs, proxies, namespaces, postgres };
        cluster.let_all_in();
        for number in 0..PLAYERS {
            let mut player = Player::new(&addresses[number % count]).await;
            let answers = player.answers.clone();
            let (mut servers, stop) = (cluster.servers.subscribe(), cluster.stop.clone());
            let task = tokio::spawn(async move {
                player.play(&mut servers, &stop).await;
                player
            });
            cluster.players.push(Playing { task, answers });
        }
        cluster.all_go_on().await;
        cluster
    }

    /// Players come to every node.
    fn let_all_in(&self) {
        let nodes = self.nodes.iter().map(|node| node.address.clone()).collect();
        self.servers.send_replace(self.nginx.as_ref().map_or(nodes, |nginx| vec![nginx.address.clone()]));
    }

    /// Players come to this node no more, and wait no more for what they asked it. Through nginx they do.
    fn leave_out(&self, node: usize) {
        if self.nginx.is_none() {
            let address = &self.nodes[node].address;
            self.servers.send_modify(|servers| servers.retain(|server| server != address));
        }
    }

    /// Waits until an answer was given at every table, and acknowledged, that was not yet under way.
    async fn all_go_on(&self) {
        let begun = Instant::now();
        for playing in &self.players {
            let before = playing.answers.load(Ordering::Relaxed);
            while playing.answers.load(Ordering::Relaxed) < before + 2 {
                assert!(!playing.task.is_finished(), "a player has ended: what it says is above");
                assert!(begun.elapsed() < TAKE_OVER, "a table has not gone on within {TAKE_OVER:?}");
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    }

    /// Inflicts a fault under play, and mends it. Gives how long it took until all tables went on: from when it began where
    /// others can go on, or else from when it was mended.
    async fn inflict(&mut self, kind: Kind, node: usize) -> Duration {
        let mut since = Instant::now();
        match kind {
            Kind::Kill | Kind::Outage => self.nodes[node].kill(),
            Kind::Sleep => self.nodes[node].stop(true),
            Kind::Cut => match &self.namespaces {
                Some(namespaces) => namespaces.set_cable(node, false),
                None => self.proxies[node].set(Way::Cut),
            },
            Kind::Silence => self.proxies[node].set(Way::Silent),
            Kind::Blink => self.proxies[node].set(Way::Cut),
            Kind::KillPostgres => block_in_place(|| self.postgres.kill_and_restart()),
            Kind::Replace => block_in_place(|| self.nodes[node].end()),
        }
        let mut took = None;
        if kind.lasts() {
            self.leave_out(node);
            // Through nginx some wait for the node until it is back.
            if self.nginx.is_none() {
                self.all_go_on().await;
                took = Some(since.elapsed());
            }
            tokio::time::sleep(PAST_LEASE.saturating_sub(since.elapsed())).await;
        }
        match kind {
            Kind::Kill | Kind::Outage | Kind::Replace => self.start_again(node),
            Kind::Sleep => self.nodes[node].stop(false),
            Kind::Cut if self.namespaces.is_some() => {
                self.namespaces.iter().for_each(|namespaces| namespaces.set_cable(node, true));
            }
            Kind::Cut | Kind::Silence | Kind::Blink => self.proxies[node].set(Way::Open),
            Kind::KillPostgres => {}
        }
        if !kind.lasts() {
            since = Instant::now();
        }
        self.let_all_in();
        self.all_go_on().await;
        took.unwrap_or_else(|| since.elapsed())
    }

    fn start_again(&mut self, node: usize) {
        self.nodes[node] = start_node(&self.program, &self.configs[node], self.namespaces.as_ref(), node);
    }

    /// Ends the game. Gives how many answers were acknowledged, and how many requests refused.
    async fn end(mut self) -> (usize, usize) {
        self.stop.store(true, Ordering::Relaxed);
        let mut servers = self.servers.subscribe();
        let (mut answers, mut refused) = (0, 0);
        for playing in std::mem::take(&mut self.players) {
            let mut player = playing.task.await.expect("nothing was lost");
            player.check(&mut servers).await;
            (answers, refused) = (answers + player.acknowledged(), refused + player.refused);
        }
        (answers, refused)
    }
}

fn start_node(program: &Path, config: &Path, namespaces: Option<&Namespaces>, node: usize) -> Server {
    let before = namespaces.map_or_else(Vec::new, |namespaces| namespaces.command(node));
    block_in_place(|| Server::start_node(program, config, before).expect("the node starts"))
}

/// The settings of a node. It keeps its ports, so that those who know it find it again.
fn set_up(number: usize, folder: &Path, host: IpAddr, database: &str) -> String {
    let (own, inside, data) = (free_port(), free_port(), folder.join(number.to_string()));
    format!(
        "listen = \"{host}:{own}\"\nbase-url = \"http://{host}:{own}\"\ndata-dir = {data:?}\nrequests-per-second = 100000\n\
         database-url = \"postgres://postgres@{database}/postgres\"\n\
         [node]\nname = \"node-{number}\"\nlisten = \"{host}:{inside}\"\nsecret = \"nobody-guesses-this\"\n\
         lease-millis = {}\n",
        LEASE.as_millis()
    )
}
