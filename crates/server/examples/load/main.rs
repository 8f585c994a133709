//! A bounded load on a server of its own, on this machine alone: `cargo xtask load`.
//!
//! Tables with two sockets each, whose players answer at random: first at a given pace, then as fast as they can.
//! Prints answers a second, the time from an answer to its reply, the memory of the process (both sides), and the
//! processor's time that an answer took on each side: the server and its players have threads of their own.

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
use tricorne_server::{Config, bind, serve};

use processor::{memory_kb, seconds_of};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

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
    if words.first().is_some_and(|word| word == "serve") {
        return stored::serve_until_killed(&words[1]);
    }
    let game = if words.len() > 3 { words.remove(3) } else { "ferry-town".to_owned() };
    let mut numbers = words.iter().map(|text| text.parse::<usize>().expect("a whole number"));
    let tables = numbers.next().unwrap_or(500).clamp(1, 1_000);
    let pace = numbers.next().unwrap_or(250).clamp(1, 10_000);
    let seconds = numbers.next().unwrap_or(10).clamp(1, 60) as u64;
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config { data_dir: folder.path().to_owned(), ..config() };
    let (server, players) = (runtime(SERVER), runtime(PLAYERS));
    let serving = server.block_on(bind(config)).expect("the server starts");
    let host = serving.address.to_string();
    server.spawn(serve(serving, std::future::pending()));
    players.block_on(async {
        let play = Arc::new(Play::new(host, game).await);
        let pause = Duration::from_secs_f64(tables as f64 / pace as f64);
        part("paced", &play, tables, Some(pause), Duration::from_secs(seconds)).await;
        part("as fast as it goes", &play, tables, None, Duration::from_secs(seconds)).await;
    });
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

/// Plays for a while, and prints how it went.
async fn part(name: &str, play: &Arc<Play>, tables: usize, pause: Option<Duration>, time: Duration) {
    let given = Arc::new(AtomicUsize::new(0));
    let (begun, used, players_used) = (Instant::now(), processor::seconds(), seconds_of(PLAYERS));
    let end = begun + time;
    let playing: Vec<_> = (0..tables)
        .map(|number| {
            let (play, given) = (play.clone(), given.clone());
            let begin = pause.unwrap_or_default().mul_f64(number as f64 / tables as f64);
            tokio::spawn(async move {
                tokio::time::sleep(begin).await;
                play.until(end, pause, &given).await
            })
        })
        .collect();
    let mut times = Vec::new();
    for player in playing {
        times.extend(player.await.expect("the player did not fail"));
    }
    let (all, players) = (processor::seconds() - used, seconds_of(PLAYERS) - players_used);
    times.sort();
    let at = |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
    let answers = given.load(Ordering::Relaxed) as f64;
    println!(
        "{name}: {tables} tables, {} sockets, {:.0} answers/s, p50 {:.2} ms, p99 {:.2} ms, {} MB; \
         processor's time an answer: {:.0} µs of the server, {:.0} µs of the players",
        tables * 2,
        answers / begun.elapsed().as_secs_f64(),
        at(0.5).as_secs_f64() * 1e3,
        at(0.99).as_secs_f64() * 1e3,
        memory_kb() / 1024,
        (all - players) / answers * 1e6,
        players / answers * 1e6,
    );
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
    /// Every seat is one person's.
    seats: BTreeMap<String, &'static str>,
    token: String,
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
        let seats = seats.map(|seat| (seat["id"].as_str().expect("a name").to_owned(), "me")).collect();
        Play { client, host, game, seats, token }
    }

    /// Plays tables until the end, with a second socket that watches. Gives how long each reply took.
    async fn until(&self, end: Instant, pause: Option<Duration>, given: &AtomicUsize) -> Vec<Duration> {
        let mut times = Vec::new();
        let mut due = tokio::time::Instant::now();
        while Instant::now() < end {
            let table = self.open().await;
            let (mut player, watcher) = (self.socket(&table).await, self.socket(&table).await);
            let watching = tokio::spawn(watcher.for_each(|_| async {}));
            let (mut asked, mut sent, mut over) = (None, None, false);
            while let Some(Ok(message)) = player.next().await {
                let Message::Text(text) = message else { continue };
                match (serde_json::from_str(&text).expect("a message"), sent) {
                    (Heard::State { questions, outcome }, _) => {
                        asked = Some(questions);
                        over = outcome.is_some();
                    }
                    (Heard::Done, Some(since)) => {
                        times.push(Instant::elapsed(&since));
                        given.fetch_add(1, Ordering::Relaxed);
                        sent = None;
                    }
                    (Heard::Refused { error }, _) => panic!("{error}"),
                    _ => continue,
                }
                if sent.is_some() {
                    continue;
                }
                let Some(questions) = asked.take() else { continue };
                if over || Instant::now() >= end {
                    break;
                }
                let question = questions.iter().find(|question| !question.hidden).expect("one is mine");
                let choice = &question.choices[times.len() * 7 % question.choices.len()].choice;
                let answer = json!({
                    "do": "answer", "seat": question.seat, "choice": choice, "version": question.since,
                });
                if let Some(pause) = pause {
                    due += pause;
                    tokio::time::sleep_until(due).await;
                }
                sent = Some(Instant::now());
                player.send(Message::text(answer.to_string())).await.expect("the socket is open");
            }
            watching.abort();
        }
        times
    }

    async fn open(&self) -> String {
        let new = json!({ "game": self.game, "seats": self.seats });
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
