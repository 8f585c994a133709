//! Faults under play: `cargo xtask faults`.
//!
//! Programs play at a server that is killed, whose disk is full, fails or is read-only, whose PostgreSQL crashes, or
//! whose database is damaged. Nothing that the server acknowledged may be missing afterwards, and once the fault is over
//! it must go on by itself. With a number of nodes it does the like to several on one PostgreSQL (`nodes.rs`).

mod namespaces;
mod nodes;
mod player;
#[path = "../../tests/web/postgres.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod postgres;
mod process;
mod proxy;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use nodes::Network;
use player::{Player, Servers};
use postgres::Postgres;
use process::{Fault, Server};
use tokio::sync::watch;

/// Programs that play at once.
const PLAYERS: usize = 4;

/// What is done to a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Kill,
    Full,
    FailingDisk,
    ReadOnly,
    Damage,
    CrashedPostgres,
}

/// The order in which faults come.
const KINDS: [Kind; 8] = [
    Kind::Kill,
    Kind::Full,
    Kind::FailingDisk,
    Kind::Kill,
    Kind::ReadOnly,
    Kind::CrashedPostgres,
    Kind::Full,
    Kind::Damage,
];

fn main() {
    let mut words = std::env::args().skip(1);
    let program: PathBuf = words.next().expect("the path of the program").into();
    let count = words.next().and_then(|word| word.parse().ok()).unwrap_or(24);
    let nodes = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
    // PostgreSQL ends with the thread that started it.
    let for_ever = Duration::from_secs(1_000_000);
    let mut threads = tokio::runtime::Builder::new_multi_thread();
    let runtime = threads.thread_keep_alive(for_ever).enable_all().build().expect("threads");
    match nodes {
        0 => runtime.block_on(run(&program, count)),
        nodes => {
            let network = match words.next() {
                None => Network::Plain,
                Some(word) if word == "namespaces" => Network::Namespaces,
                Some(sample) => Network::Nginx(sample.into()),
            };
            // In a task, since it blocks now and then.
            let run = async move { nodes::run(&program, count, nodes, network).await };
            runtime.block_on(async { tokio::spawn(run).await.expect("nothing was lost") });
        }
    }
}

async fn run(program: &Path, count: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let fault = Fault::new(folder.path());
    let data = folder.path().join("data");
    let mut sqlite = Site::start(program, &data, &fault, None).await;
    let mut on_postgres: Option<(Site<'_>, Postgres)> = None;
    let mut done = [0; KINDS.len()];
    for number in 0..count {
        let kind = KINDS[number % KINDS.len()];
        let wait = Duration::from_millis(20 + (number as u64 * 37) % 130);
        match kind {
            Kind::Kill => sqlite.killed(wait).await,
            Kind::Full => sqlite.failing(wait, Fault::FULL).await,
            Kind::FailingDisk => sqlite.failing(wait, Fault::IO).await,
            Kind::ReadOnly => sqlite.failing(wait, Fault::READ_ONLY).await,
            Kind::Damage => sqlite.damaged(number).await,
            Kind::CrashedPostgres => {
                if on_postgres.is_none() {
                    let postgres = Postgres::start();
                    let other = folder.path().join("postgres");
                    on_postgres =
                        Some((Site::start(program, &other, &fault, Some(postgres.url())).await, postgres));
                }
                let (site, postgres) = on_postgres.as_mut().expect("it was just started");
                site.without_database(wait, postgres).await;
            }
        }
        done[number % KINDS.len()] += 1;
    }
    let sites = [Some(&sqlite), on_postgres.as_ref().map(|(site, _)| site)];
    let players = || sites.iter().flatten().flat_map(|site| &site.players);
    let answers: usize = players().map(Player::acknowledged).sum();
    let refused: usize = players().map(|player| player.refused).sum();
    for (kind, done) in KINDS.iter().zip(done) {
        println!("{kind:?}: {done}");
    }
    println!(
        "{count} faults, {answers} acknowledged answers, {refused} refused or unanswered requests: nothing lost"
    );
    assert!(answers > count, "too few answers were given: nothing was tested");
}

/// A server with its players.
struct Site<'a> {
    program: &'a Path,
    data: PathBuf,
    fault: &'a Fault,
    database: Option<String>,
    server: Server,
    players: Vec<Player>,
}

impl<'a> Site<'a> {
    async fn start(program: &'a Path, data: &Path, fault: &'a Fault, database: Option<String>) -> Site<'a> {
        let server = Server::start(program, data, fault, database.as_deref()).expect("the server starts");
        let mut players = Vec::new();
        for _ in 0..PLAYERS {
            players.push(Player::new(&server.address).await);
        }
        Site { program, data: data.to_owned(), fault, database, server, players }
    }

    fn servers(&self) -> Servers {
        watch::channel(vec![self.server.address.clone()]).1
    }

    /// Lets all play while something happens.
    async fn play_while(&mut self, happens: impl Future<Output = ()>) {
        let stop = Arc::new(AtomicBool::new(false));
        let playing: Vec<_> = std::mem::take(&mut self.players)
            .into_iter()
            .map(|mut player| {
                let (mut servers, stop) = (self.servers(), stop.clone());
                tokio::spawn(async move {
                    player.play(&mut servers, &stop).await;
                    player
                })
            })
            .collect();
        happens.await;
        stop.store(true, Ordering::Relaxed);
        for player in playing {
            self.players.push(player.await.expect("nothing was lost"));
        }
    }

    async fn check(&mut self) {
        let mut servers = self.servers();
        for player in &mut self.players {
            player.check(&mut servers).await;
            player.go_on(&mut servers).await;
        }
    }

    fn restart(&mut self) {
        self.server.kill();
        self.server = Server::start(self.program, &self.data, self.fault, self.database.as_deref())
            .expect("it starts again");
    }

    async fn killed(&mut self, wait: Duration) {
        let id = self.server.id();
        self.play_while(async {
            tokio::time::sleep(wait).await;
            process::kill(id);
        })
        .await;
        self.restart();
        self.check().await;
    }

    /// The disk fails for a while; the server goes on by itself, and has all after it is killed.
    async fn failing(&mut self, wait: Duration, error: u8) {
        let fault = self.fault;
        self.play_while(async {
            tokio::time::sleep(wait).await;
            fault.set(error);
            tokio::time::sleep(Duration::from_millis(150)).await;
            fault.set(0);
            tokio::time::sleep(wait).await;
        })
        .await;
        self.check().await;
        self.restart();
        self.check().await;
    }

    async fn without_database(&mut self, wait: Duration, postgres: &mut Postgres) {
        self.play_while(async {
            tokio::time::sleep(wait).await;
            postgres.crash_and_restart();
            tokio::time::sleep(wait).await;
        })
        .await;
        self.check().await;
    }

    /// A copy of the database is damaged: a server on it refuses to start, or serves whole tables alone.
    async fn damaged(&mut self, number: usize) {
        self.server.end();
        let copy = self.data.with_file_name(format!("damaged-{number}"));
        std::fs::create_dir(&copy).expect("a folder");
        let mut bytes = std::fs::read(self.data.join("tricorne.sqlite")).expect("the database");
        let pages = bytes.len() / 4096;
        for hit in 0..3 {
            let page = 1 + (number * 131 + hit * 977) % (pages - 1);
            bytes[page * 4096..(page + 1) * 4096].fill(0xa5);
        }
        std::fs::write(copy.join("tricorne.sqlite"), bytes).expect("the copy is written");
        if let Some(mut server) = Server::start(self.program, &copy, self.fault, None) {
            for player in &self.players {
                player.look_at_damaged(&server.address).await;
            }
            server.end();
        }
        std::fs::remove_dir_all(&copy).expect("it is removed");
        self.restart();
        self.check().await;
    }
}

/// Builds what is preloaded into the server.
fn shim(folder: &Path) -> PathBuf {
    let (source, library) = (folder.join("disk.c"), folder.join("disk.so"));
    std::fs::write(&source, include_str!("disk.c")).expect("the source is written");
    let status = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .arg(&library)
        .arg(&source)
        .arg("-ldl")
        .status();
    assert!(status.is_ok_and(|status| status.success()), "cc builds a shared library");
    library
}
