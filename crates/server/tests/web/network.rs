//! Connections, addresses, and what whoever runs the server sees.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tricorne_server::{Config, Hidden, bind, serve};

use crate::on_both_databases;
use crate::people::Person;
use crate::site::{Database, Site};

on_both_databases! {
    a_second_server_is_refused
    maintenance_lets_people_look_and_loses_nothing
}

/// How long a connection lasts that sends this and then nothing; gives what came back.
async fn lasts(host: &str, sent: &str) -> (Duration, String) {
    let begun = Instant::now();
    let mut connection = TcpStream::connect(host).await.unwrap();
    connection.write_all(sent.as_bytes()).await.unwrap();
    let mut reply = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(40), connection.read_to_end(&mut reply)).await;
    // It may have been cut.
    let _ = read.expect("the server ends it");
    (begun.elapsed(), String::from_utf8_lossy(&reply).into_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_and_idle_connections_are_ended() {
    let site = Site::with(Database::Sqlite, |config| Config { idle_seconds: 1, ..config }).await;
    let host = site.host.as_str();
    let (nothing, headers) = tokio::join!(lasts(host, ""), lasts(host, "GET / HTTP/1.1\r\nhost: loc"));
    assert!(nothing.0 < Duration::from_secs(10) && headers.0 < Duration::from_secs(10));
    let idle = lasts(host, &format!("GET /healthz HTTP/1.1\r\nhost: {host}\r\n\r\n")).await;
    assert!(idle.1.contains("200 OK") && idle.0 < Duration::from_secs(10), "{idle:?}");
    // A body that does not come is refused in time.
    let body = format!(
        "POST /api/login HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{{"
    );
    let slow = lasts(host, &body).await;
    assert!(slow.1.contains("408") && slow.1.contains("too-slow"), "{slow:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_so_many_connections_and_no_more() {
    let site =
        Site::with(Database::Sqlite, |config| Config { connections_per_address: Some(5), ..config }).await;
    let mut open = Vec::new();
    for _ in 0..5 {
        open.push(TcpStream::connect(&site.host).await.unwrap());
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    let (_, reply) = lasts(&site.host, "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
    assert_eq!(reply, "", "there is no room for a sixth");
    drop(open);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(Person::stranger(&site).get("/healthz").await.text, "ok\n");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_only_looks_on_may_not_flood_either() {
    let site =
        Site::with(Database::Sqlite, |config| Config { requests_per_second: Some(20), ..config }).await;
    let ann = Person::guest(&site).await;
    let seats = json!({ "north": "me", "east": "random" });
    let table = ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
    let mut socket = Person::stranger(&site).socket(&table, "").await.unwrap();
    for _ in 0..300 {
        if socket.0.send(Message::text(r#"{"do":"ping"}"#)).await.is_err() {
            break;
        }
    }
    let mut code = None;
    while let Some(Ok(message)) = socket.0.next().await {
        if let Message::Close(Some(frame)) = message {
            code = Some(frame.code);
        }
    }
    assert_eq!(code, Some(CloseCode::Policy));
}

/// Hundreds who come at once are told of each other a few times, not hundreds of times each.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_costs_a_few_messages_each() {
    let site = Site::open(Database::Sqlite).await;
    let ann = Person::guest(&site).await;
    let seats = json!({ "north": "me", "east": "random" });
    let table = ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
    let mut first = ann.socket(&table, "").await.unwrap();
    let begun = Instant::now();
    let mut crowd = Vec::new();
    for _ in 0..200 {
        crowd.push(Person::stranger(&site).socket(&table, "").await.unwrap());
    }
    let rounds = begun.elapsed().as_millis() / 100 + 5;
    let (mut told, mut watching) = (0, 0);
    // Up to the last: after a second of silence no more will come.
    while let Ok(presence) = tokio::time::timeout(Duration::from_secs(1), first.hear_of("presence")).await {
        watching = presence["watching"].as_u64().unwrap();
        told += 1;
    }
    assert_eq!(watching, 201);
    assert!(told <= rounds, "{told} messages for {rounds} rounds");
}

async fn a_second_server_is_refused(mut site: Site) {
    let second = bind(site.config().clone()).await.expect_err("one server alone works on a database");
    assert!(second.to_string().contains("another server"), "{second}");
    site.end().await;
    site.begin().await;
}

async fn maintenance_lets_people_look_and_loses_nothing(site: Site) {
    let ann = Person::guest(&site).await;
    let seats = json!({ "north": "me", "east": "me" });
    let table = ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
    let mut socket = ann.socket(&table, "").await.unwrap();
    let admin = site.admin().await;
    let ready = async |wanted: u16| {
        for _ in 0..100 {
            if ann.get("/readyz").await.status.as_u16() == wanted {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("maintenance is not noticed");
    };
    admin.set_maintenance(true).await.unwrap();
    ready(503).await;
    ann.state(&table).await;
    ann.post("/api/tables", json!({})).await.refused(503, "maintenance");
    let refused = socket.ask(json!({ "do": "answer", "id": 1, "seat": "north", "choice": "1" })).await;
    assert_eq!(refused["error"]["code"], "maintenance");
    assert_eq!(ann.get("/healthz").await.text, "ok\n");
    admin.set_maintenance(false).await.unwrap();
    ready(200).await;
    ann.post("/api/tables", json!({ "game": "ferry-town" })).await.good();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_have_their_own_listener_or_a_token() {
    let set = |config| Config {
        metrics_token: Some(Hidden("a secret of Prometheus".into())),
        metrics_listen: None,
        ..config
    };
    let site = Site::with(Database::Sqlite, set).await;
    let ann = Person::guest(&site).await;
    ann.get("/metrics").await.refused(404, "not-found");
    let scraper =
        |token: &str| Person { token: Some(token.into()), cookie: None, origin: None, ..ann.clone() };
    scraper("a guess").get("/metrics").await.refused(404, "not-found");
    let text = scraper("a secret of Prometheus").get("/metrics").await.text;
    for name in [
        "tricorne_http_requests_total{method=\"get\",status=\"404\"}",
        "tricorne_http_seconds_bucket",
        "tricorne_database_connections",
        "tricorne_database_connections_idle",
        "tricorne_broken_tables",
    ] {
        assert!(text.contains(name), "{name}: {text}");
    }

    let folder = tempfile::tempdir().unwrap();
    let any = "127.0.0.1:0".parse().unwrap();
    let config = Config {
        listen: any,
        metrics_listen: Some(any),
        data_dir: folder.path().into(),
        ..Config::default()
    };
    let serving = bind(config).await.unwrap();
    let address = serving.metrics_address.unwrap();
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let served = tokio::spawn(serve(serving, async move { drop(ended.await) }));
    let told = reqwest::get(format!("http://{address}/metrics")).await.unwrap();
    assert!(told.text().await.unwrap().contains("tricorne_"));
    assert_eq!(reqwest::get(format!("http://{address}/api/me")).await.unwrap().status().as_u16(), 404);
    drop(end);
    served.await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_is_told_by_number_and_proves_that_it_can_write() {
    let set = |config| Config { base_url: Some("https://table.example".into()), ..config };
    let site = Site::with(Database::Sqlite, set).await;
    let by_number = |path: &str| {
        let request =
            reqwest::Client::new().get(format!("http://{}{path}", site.host)).header("host", "10.1.2.3");
        async move { request.send().await.unwrap().status().as_u16() }
    };
    assert_eq!(by_number("/healthz").await, 200);
    assert_eq!(by_number("/readyz").await, 200);
    assert_eq!(by_number("/api/games").await, 421);
    assert!(site.number("SELECT written FROM server_state WHERE CAST(id AS TEXT) = $1", "1").await > 0);
    site.tamper("DELETE FROM server_state WHERE CAST(id AS TEXT) = $1", "1").await;
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    assert_eq!(by_number("/healthz").await, 503);
}
