//! A bounded load on a server of its own, on this machine alone: `cargo xtask load`.
//!
//! Tables with two sockets each, whose players answer at random: first at a given pace, then as fast as they can.
//! Prints answers a second, the time from an answer to its reply, and the memory of the process (both sides).

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tricorne_server::{Config, bind, serve};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

#[tokio::main]
async fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<usize>().expect("a whole number"));
    let tables = numbers.next().unwrap_or(500).min(1_000);
    let pace = numbers.next().unwrap_or(250).min(10_000);
    let seconds = numbers.next().unwrap_or(10).min(60);
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config {
        listen: "127.0.0.1:0".parse().expect("an address"),
        data_dir: folder.path().to_owned(),
        requests_per_second: Some(1_000_000),
        ..Config::default()
    };
    let serving = bind(config).await.expect("the server starts");
    let host = serving.address.to_string();
    tokio::spawn(serve(serving, std::future::pending()));
    let token = newcomer(&host).await;
    for (name, pause) in
        [("paced", Some(Duration::from_secs_f64(tables as f64 / pace as f64))), ("as fast as it goes", None)]
    {
        let end = Instant::now() + Duration::from_secs(seconds as u64);
        let given = Arc::new(AtomicUsize::new(0));
        let begun = Instant::now();
        let playing: Vec<_> = (0..tables)
            .map(|number| {
                let (host, token, given) = (host.clone(), token.clone(), given.clone());
                tokio::spawn(async move { play(&host, &token, number, tables, pause, end, &given).await })
            })
            .collect();
        let mut times = Vec::new();
        for player in playing {
            times.extend(player.await.expect("the player did not fail"));
        }
        times.sort();
        let at = |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
        let rate = given.load(Ordering::Relaxed) as f64 / begun.elapsed().as_secs_f64();
        println!(
            "{name}: {tables} tables, {} sockets, {rate:.0} answers/s, p50 {:.2} ms, p99 {:.2} ms, {} MB",
            tables * 2,
            at(0.5).as_secs_f64() * 1e3,
            at(0.99).as_secs_f64() * 1e3,
            memory()
        );
    }
}

/// Plays tables until the end, with a second socket that watches. Gives how long each reply took.
async fn play(
    host: &str,
    token: &str,
    number: usize,
    tables: usize,
    pause: Option<Duration>,
    end: Instant,
    given: &AtomicUsize,
) -> Vec<Duration> {
    let mut times = Vec::new();
    if let Some(pause) = pause {
        tokio::time::sleep(pause.mul_f64(number as f64 / tables as f64)).await;
    }
    while Instant::now() < end {
        let table = open(host, token).await;
        let (mut player, watcher) = (socket(host, token, &table).await, socket(host, token, &table).await);
        let watching = tokio::spawn(watcher.for_each(|_| async {}));
        let (mut state, mut sent) = (Value::Null, None);
        while let Some(Ok(message)) = player.next().await {
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            match (message["type"].as_str(), sent) {
                (Some("state"), _) => state = message,
                (Some("done"), Some(since)) => {
                    times.push(Instant::elapsed(&since));
                    given.fetch_add(1, Ordering::Relaxed);
                    sent = None;
                }
                (Some("refused"), _) => panic!("{message}"),
                _ => continue,
            }
            if sent.is_some() || state.is_null() {
                continue;
            }
            let now = std::mem::take(&mut state);
            if !now["outcome"].is_null() || Instant::now() >= end {
                break;
            }
            let questions = now["questions"].as_array().expect("a list");
            let question =
                questions.iter().find(|question| question["hidden"] == false).expect("one is mine");
            let choices = question["choices"].as_array().expect("a list");
            let choice = &choices[times.len() * 7 % choices.len()]["choice"];
            let answer = json!({
                "do": "answer", "seat": question["seat"], "choice": choice, "version": question["since"],
            });
            if let Some(pause) = pause {
                tokio::time::sleep(pause).await;
            }
            sent = Some(Instant::now());
            player.send(Message::text(answer.to_string())).await.expect("the socket is open");
        }
        watching.abort();
    }
    times
}

async fn newcomer(host: &str) -> String {
    let client = reqwest::Client::new();
    let guest = client.post(format!("http://{host}/api/guest")).send().await.expect("the server answers");
    let cookie = guest.headers()["set-cookie"]
        .to_str()
        .expect("text")
        .split(';')
        .next()
        .unwrap_or_default()
        .to_owned();
    let request = client.post(format!("http://{host}/api/tokens")).header("cookie", cookie);
    let request = request.header("origin", format!("http://{host}")).json(&json!({ "label": "load" }));
    let token: Value = request.send().await.expect("the server answers").json().await.expect("JSON");
    token["token"].as_str().expect("a token").to_owned()
}

async fn open(host: &str, token: &str) -> String {
    let new = json!({ "game": "ferry-town", "scenario": "four",
        "seats": { "north": "me", "east": "me", "south": "me", "west": "me" } });
    let request =
        reqwest::Client::new().post(format!("http://{host}/api/tables")).bearer_auth(token).json(&new);
    let table: Value = request.send().await.expect("the server answers").json().await.expect("JSON");
    table["id"].as_str().expect("a name").to_owned()
}

async fn socket(host: &str, token: &str, table: &str) -> Socket {
    let url = format!("ws://{host}/api/tables/{table}/socket?lang=none");
    let mut request = url.into_client_request().expect("an address");
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().expect("a header"));
    connect_async(request).await.expect("the server answers").0
}

/// Megabytes in memory, where the system tells.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|text| text.parse::<u64>().ok()).unwrap_or_default() / 1024
}
