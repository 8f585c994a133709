//! A bounded load on a server of its own, on this machine alone: `cargo xtask load`.
//!
//! Tables with two sockets each, whose players answer at random: first at a given pace, then as fast as they can.
//! Prints answers a second, the time from an answer to its reply, the memory of the server, and the processor's time
//! that an answer took on each side. The server is a process of its own on a core of its own, and the players have
//! another; `free` lets both have all cores.
//! No answer is acknowledged before it is on the disk, so what the disk itself takes is printed first.

mod cores;
mod disk;
mod nodes;
#[path = "../../tests/web/postgres.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod postgres;
mod process;
mod processor;
mod stored;
mod tables;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use tricorne_server::Config;

use process::Process;
use processor::{memory_kb, seconds_of};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// That of the program, so that what is measured is what it does.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The threads of the server, and those of its players.
const SERVER: &str = "load-server";
const PLAYERS: &str = "load-players";

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    if words.first().is_some_and(|word| word == "stored") {
        let tables = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(10_000);
        return stored::run(tables);
    }
    if words.first().is_some_and(|word| word == "tables") {
        return tables::run();
    }
    if let [first, game, player, number] = words.as_slice()
        && first == "table"
    {
        return tables::measure(game, player, number.parse().expect("a whole number"));
    }
    let nodes = words.first().and_then(|word| word.strip_prefix("nodes="));
    let nodes = nodes.map(|number| number.parse().expect("a whole number"));
    if nodes.is_some() {
        words.remove(0);
    }
    let thinking = words.first().and_then(|word| word.strip_prefix("thinking="));
    let thinking = thinking.map(|number| number.parse::<usize>().expect("a whole number"));
    if thinking.is_some() {
        words.remove(0);
    }
    let free = words.first().is_some_and(|word| word == "free");
    if free {
        words.remove(0);
    }
    if words.first().is_some_and(|word| word == "serve") {
        return process::serve_until_killed(&words[1]);
    }
    let game = if words.len() > 3 { words.remove(3) } else { "ferry-town".to_owned() };
    let mut numbers = words.iter().map(|text| text.parse::<usize>().expect("a whole number"));
    let tables = numbers.next().unwrap_or(500).clamp(1, 1_000);
    let pace = numbers.next().unwrap_or(250).clamp(1, 10_000);
    let seconds = numbers.next().unwrap_or(10).clamp(1, 60) as u64;
    let folder = tempfile::tempdir().expect("a folder");
    disk::measure(folder.path());
    let thinking = thinking.unwrap_or_default().min(200);
    let load = Load { game, tables, pace, time: Duration::from_secs(seconds), thinking };
    if let Some(most) = nodes {
        return nodes::run(&load, most);
    }
    let cores = if free { None } else { cores::two() };
    match &cores {
        Some([server, players]) => println!("the server on core {server}, the players on core {players}"),
        None => println!("the server and the players share all cores"),
    }
    let server = Process::start(folder.path(), cores.as_ref().map(|[server, _]| server.as_str()));
    if let Some([_, players]) = &cores {
        cores::stay_on(players);
    }
    load.put_on(std::slice::from_ref(&server.address), Some(server.id()));
}

/// How much is played.
struct Load {
    game: String,
    tables: usize,
    /// Answers a second in the paced part.
    pace: usize,
    /// Of each part.
    time: Duration,
    /// Tables where bots think meanwhile.
    thinking: usize,
}

/// Where bots think, and how: at the strongest level there is, for minutes before they must wait for a person.
const THINKING: (&str, &str) = ("liberty-or-death", "relentless");

impl Load {
    /// Plays at these servers, which share their tables, and are a process of their own or threads of this one.
    fn put_on(&self, hosts: &[String], process: Option<u32>) {
        runtime(PLAYERS).block_on(async {
            let mut plays = Vec::new();
            for host in hosts {
                plays.push(Arc::new(Play::new(host.clone(), self.game.clone()).await));
            }
            if self.thinking > 0 {
                let (game, level) = THINKING;
                let bots = Play::new(hosts[0].clone(), game.to_owned()).await;
                for _ in 0..self.thinking {
                    bots.open_with(bots.seats.len() - 1, level).await;
                }
                println!("{} tables of {game}, where {level} bots think meanwhile", self.thinking);
            }
            let pause = Duration::from_secs_f64(self.tables as f64 / self.pace as f64);
            let games = open_all(&plays, self.tables, process).await;
            let games = part("paced", games, Some(pause), self.time, process).await;
            part("as fast as it goes", games, None, self.time, process).await;
        });
    }
}

/// A server on a free port, for which no flood is too great.
fn config() -> Config {
    Config {
        listen: "127.0.0.1:0".parse().expect("an address"),
        requests_per_second: Some(1_000_000),
        ..Config::default()
    }
}

fn runtime(name: &str) -> tokio::runtime::Runtime {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.enable_all().thread_name(name).build().expect("threads")
}

/// Processor's time of both sides since a moment.
struct Used {
    process: Option<u32>,
    begun: Instant,
    server: f64,
    players: f64,
}

impl Used {
    /// From now on. The server is a process of its own, or all threads of this one that are not the players'.
    fn now(process: Option<u32>) -> Used {
        let (server, players) = Used::so_far(process);
        Used { process, begun: Instant::now(), server, players }
    }

    fn so_far(process: Option<u32>) -> (f64, f64) {
        match process {
            Some(id) => (processor::seconds(id), processor::seconds(std::process::id())),
            None => {
                let players = seconds_of(PLAYERS);
                (processor::seconds(std::process::id()) - players, players)
            }
        }
    }

    /// Microseconds of the server and of the players for each of so many.
    fn each(&self, number: usize) -> (f64, f64) {
        let (server, players) = Used::so_far(self.process);
        let each = |seconds: f64| seconds / number as f64 * 1e6;
        (each(server - self.server), each(players - self.players))
    }
}

/// Opens all tables and their sockets, so that playing is measured apart from it.
async fn open_all(plays: &[Arc<Play>], tables: usize, process: Option<u32>) -> Vec<Game> {
    let used = Used::now(process);
    let opening: Vec<_> = (0..tables)
        .map(|number| {
            let play = plays[number % plays.len()].clone();
            tokio::spawn(async move { play.sit_down().await })
        })
        .collect();
    let mut games = Vec::new();
    for game in opening {
        games.push(game.await.expect("the table opens"));
    }
    let (server, players) = used.each(tables);
    println!(
        "opening: {tables} tables with two sockets each in {:.1} s; processor's time a table: {server:.0} µs of \
         the server, {players:.0} µs of the players",
        used.begun.elapsed().as_secs_f64(),
    );
    games
}

/// Plays for a while, and prints how it went. Gives the games as they stand.
async fn part(
    name: &str,
    games: Vec<Game>,
    pause: Option<Duration>,
    time: Duration,
    process: Option<u32>,
) -> Vec<Game> {
    let (tables, opened) = (games.len(), Arc::new(AtomicUsize::new(0)));
    let used = Used::now(process);
    let end = used.begun + time;
    let playing: Vec<_> = games
        .into_iter()
        .enumerate()
        .map(|(number, game)| {
            let (play, opened) = (game.play.clone(), opened.clone());
            let first = pause.unwrap_or_default().mul_f64(number as f64 / tables as f64);
            tokio::spawn(async move { play.until(game, end, first, pause, &opened).await })
        })
        .collect();
    let (mut times, mut games) = (Vec::new(), Vec::new());
    for player in playing {
        let (game, took) = player.await.expect("the player did not fail");
        times.extend(took);
        games.push(game);
    }
    let passed = used.begun.elapsed();
    let (server, players) = used.each(times.len());
    times.sort();
    let at = |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
    println!(
        "{name}: {tables} tables, {} sockets, {:.0} answers/s, p50 {:.2} ms, p99 {:.2} ms, {} MB; \
         processor's time an answer: {server:.0} µs of the server, {players:.0} µs of the players; \
         {} tables opened again",
        tables * 2,
        times.len() as f64 / passed.as_secs_f64(),
        at(0.5).as_secs_f64() * 1e3,
        at(0.99).as_secs_f64() * 1e3,
        memory_kb(process.unwrap_or_else(std::process::id)) / 1024,
        opened.load(Ordering::Relaxed),
    );
    games
}

/// What the players need of a message.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Heard {
    State {
        questions: Vec<Asked>,
        outcome: Option<IgnoredAny>,
    },
    Done,
    Refused {
        error: Value,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Asked {
    seat: String,
    since: i64,
    hidden: bool,
    choices: Vec<Offered>,
}

#[derive(Deserialize)]
struct Offered {
    choice: String,
}

/// Who plays what.
struct Play {
    client: reqwest::Client,
    host: String,
    game: String,
    seats: Vec<String>,
    token: String,
}

/// A game that is being played.
struct Game {
    play: Arc<Play>,
    player: Socket,
    watching: tokio::task::JoinHandle<()>,
    /// What is asked; nothing once it is over.
    asked: Option<Vec<Asked>>,
}

impl Game {
    /// The next message.
    async fn hear(&mut self) -> Heard {
        loop {
            let message = self.player.next().await.expect("the socket is open").expect("a message");
            if let Message::Text(text) = message {
                return serde_json::from_str(&text).expect("a message");
            }
        }
    }

    /// Waits for the first question.
    async fn hear_first(&mut self) {
        while self.asked.is_none() {
            if let Heard::State { questions, .. } = self.hear().await {
                self.asked = Some(questions);
            }
        }
    }
}

impl Play {
    async fn new(host: String, game: String) -> Play {
        let client = reqwest::Client::new();
        let guest = client.post(format!("http://{host}/api/guest")).send().await.expect("the server answers");
        let cookie = guest.headers()["set-cookie"].to_str().expect("text");
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let request = client.post(format!("http://{host}/api/tokens")).header("cookie", cookie);
        let request = request.header("origin", format!("http://{host}")).json(&json!({ "label": "load" }));
        let token: Value = request.send().await.expect("the server answers").json().await.expect("JSON");
        let token = token["token"].as_str().expect("a token").to_owned();
        let games = client.get(format!("http://{host}/api/games?lang=none"));
        let games: Value = games.send().await.expect("the server answers").json().await.expect("JSON");
        let mut all = ["games", "examples"].iter().filter_map(|list| games[list].as_array()).flatten();
        let found = all.find(|found| found["game"] == game.as_str()).expect("there is such a game");
        let seats = found["scenarios"][0]["seats"].as_array().expect("a list").iter();
        let seats = seats.map(|seat| seat["id"].as_str().expect("a name").to_owned()).collect();
        Play { client, host, game, seats, token }
    }

    /// Opens a table, and sits down at it: a socket that plays and one that watches.
    async fn sit_down(self: &Arc<Self>) -> Game {
        let table = self.open().await;
        let (player, watcher) = (self.socket(&table).await, self.socket(&table).await);
        let mut game = Game {
            play: self.clone(),
            player,
            watching: tokio::spawn(watcher.for_each(|_| async {})),
            asked: None,
        };
        game.hear_first().await;
        game
    }

    /// Plays until the end, at another table where a game is over. Gives how long each reply took.
    async fn until(
        self: &Arc<Self>,
        mut game: Game,
        end: Instant,
        first: Duration,
        pause: Option<Duration>,
        opened: &AtomicUsize,
    ) -> (Game, Vec<Duration>) {
        let mut times = Vec::new();
        let mut due = tokio::time::Instant::now() + first;
        loop {
            if let Some(pause) = pause {
                tokio::time::sleep_until(due.min(end.into())).await;
                due += pause;
            }
            if Instant::now() >= end {
                return (game, times);
            }
            let Some(asked) = game.asked.take() else {
                game.watching.abort();
                game = self.sit_down().await;
                opened.fetch_add(1, Ordering::Relaxed);
                continue;
            };
            let question = asked.iter().find(|question| !question.hidden).expect("one is mine");
            let choice = &question.choices[times.len() * 7 % question.choices.len()].choice;
            let answer = json!({
                "do": "answer", "seat": question.seat, "choice": choice, "version": question.since,
            });
            let sent = Instant::now();
            game.player.send(Message::text(answer.to_string())).await.expect("the socket is open");
            // The state may come before or after the reply.
            let mut took = None;
            let mut over = false;
            while took.is_none() || (game.asked.is_none() && !over) {
                match game.hear().await {
                    Heard::State { questions, outcome } => {
                        over = outcome.is_some();
                        game.asked = (!over).then_some(questions);
                    }
                    Heard::Done => took = Some(sent.elapsed()),
                    Heard::Refused { error } => panic!("{error}"),
                    Heard::Other => {}
                }
            }
            times.extend(took);
        }
    }

    /// Opens a table where every seat is one's own.
    async fn open(&self) -> String {
        self.open_with(0, "me").await
    }

    /// Opens a table with these players but for one seat, which is one's own.
    async fn open_with(&self, own: usize, others: &'static str) -> String {
        let seats = self.seats.iter().enumerate();
        let seats: BTreeMap<_, _> =
            seats.map(|(place, seat)| (seat, if place == own { "me" } else { others })).collect();
        let new = json!({ "game": self.game, "seats": seats });
        let request = self.client.post(format!("http://{}/api/tables", self.host)).bearer_auth(&self.token);
        let opened = request.json(&new).send().await.expect("the server answers");
        let table: Value = opened.json().await.expect("JSON");
        table["id"].as_str().expect("a name").to_owned()
    }

    async fn socket(&self, table: &str) -> Socket {
        let url = format!("ws://{}/api/tables/{table}/socket?lang=none", self.host);
        let mut request = url.into_client_request().expect("an address");
        let token = format!("Bearer {}", self.token).parse().expect("a header");
        request.headers_mut().insert("authorization", token);
        // The buffer is cleared before each reading: a large one costs the players more than the reading.
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024);
        connect_async_with_config(request, Some(config), false).await.expect("the server answers").0
    }
}
