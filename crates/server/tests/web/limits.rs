//! Limits of how much one may ask.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tricorne_server::Config;

use futures_util::{SinkExt, StreamExt};

use crate::people::Person;
use crate::site::{Database, Site};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_too_much_waits_and_may_ask_again() {
    let site = Site::with(Database::Sqlite, |config| Config { requests_per_second: Some(4), ..config });
    let site = site.await;
    let ann = Person::guest(&site).await;
    let mut refused = None;
    for _ in 0..100 {
        let reply = ann.get("/api/me").await;
        if reply.status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(reply);
            break;
        }
        assert!(reply.status.is_success(), "{reply:?}");
    }
    let refused = refused.expect("a hundred at once are too many");
    assert_eq!(refused.headers["retry-after"], "1");
    assert!(refused.json()["error"]["message"].as_str().unwrap().contains("try again in 1 s"), "{refused:?}");
    refused.refused(429, "too-many-requests");
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    ann.get("/api/me").await.good();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_says_too_much_is_sent_away_and_may_come_back() {
    let site = Site::with(Database::Sqlite, |config| Config { requests_per_second: Some(20), ..config });
    let site = site.await;
    let ann = Person::guest(&site).await;
    let seats = json!({ "north": "me", "east": "random" });
    let table = ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
    let mut socket = ann.socket(&table, "").await.unwrap();
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
    tokio::time::sleep(Duration::from_millis(1_000)).await;
    let mut socket = ann.socket(&table, "").await.unwrap();
    assert_eq!(socket.ask(json!({ "do": "ping", "id": 1 })).await["type"], "done");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn passwords_cannot_be_guessed_fast() {
    let site = Site::with(Database::Sqlite, |config| Config { logins_per_minute: Some(3), ..config });
    let site = site.await;
    let ann = Person::named(&site, "Ann").await;
    let login = |name: &str| json!({ "name": name, "password": "a guess at it" });
    // One attempt was her registration.
    for _ in 0..2 {
        ann.post("/api/login", login("Ann")).await.refused(401, "wrong-password");
    }
    let refused = ann.post("/api/login", login("Ann")).await;
    let wait: u64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=21).contains(&wait), "{wait}");
    refused.refused(429, "too-many-requests");
    // It is the address that guesses, whatever the name; who is in stays in.
    ann.post("/api/login", login("Ben")).await.refused(429, "too-many-requests");
    ann.get("/api/me").await.good();
}
