//! Webhooks: those who are away are told, once, and a server that does not answer harms nobody.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tricorne_server::Config;

use crate::people::Person;
use crate::player::play_by_requests;
use crate::site::{Database, Site};

/// Somebody's server, which keeps what it is sent.
#[derive(Clone)]
struct Receiver {
    url: String,
    got: Arc<Mutex<Vec<Value>>>,
}

/// How somebody's server behaves.
#[derive(Clone, Copy)]
enum Manner {
    Takes,
    Fails,
    Redirects,
    Hangs,
}

impl Receiver {
    async fn start(manner: Manner) -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        let got: Arc<Mutex<Vec<Value>>> = Arc::default();
        let (kept, home) = (got.clone(), url.clone());
        let take = move |body: String| async move {
            kept.lock().unwrap().push(serde_json::from_str(&body).unwrap());
            let mut headers = HeaderMap::new();
            let status = match manner {
                Manner::Takes => StatusCode::NO_CONTENT,
                Manner::Fails => StatusCode::INTERNAL_SERVER_ERROR,
                Manner::Redirects => {
                    headers.insert("location", home.parse().unwrap());
                    StatusCode::TEMPORARY_REDIRECT
                }
                Manner::Hangs => std::future::pending().await,
            };
            (status, headers)
        };
        tokio::spawn(async move { axum::serve(listener, Router::new().route("/hook", post(take))).await });
        Receiver { url, got }
    }

    /// What came, once there are so many, after a moment for one too many.
    async fn got(&self, wanted: usize) -> Vec<Value> {
        for _ in 0..100 {
            if self.got.lock().unwrap().len() >= wanted {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        let got = self.got.lock().unwrap().clone();
        assert_eq!(got.len(), wanted, "{got:?}");
        got
    }
}

async fn site() -> Site {
    Site::with(Database::Sqlite, |config| Config { private_hooks: true, ..config }).await
}

async fn set(person: &Person, url: &str, form: &str) -> Value {
    let hook = json!({ "url": url, "form": form }).to_string();
    person.send(Method::PUT, "/api/hook", Some(hook)).await.good()
}

async fn two(site: &Site) -> (Person, Person, String) {
    let (ann, ben) = (Person::named(site, "Ann").await, Person::named(site, "Ben").await);
    let pace = json!({ "kind": "live", "bank": 600, "increment": 0, "late": "forfeit" });
    let new = json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" }, "pace": pace });
    let table = ann.open(new).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    (ann, ben, table)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_away_is_told_once_until_back() {
    let mut site = site().await;
    let hook = Receiver::start(Manner::Takes).await;
    let (ann, ben, table) = two(&site).await;
    set(&ben, &hook.url, "json").await;
    let socket = ben.socket(&table, "").await.unwrap();
    play_by_requests(&ann, &table, &["north"], 9).await;
    hook.got(0).await;
    play_by_requests(&ben, &table, &["east"], 9).await;
    drop(socket);
    tokio::time::sleep(Duration::from_millis(200)).await;
    play_by_requests(&ann, &table, &["north"], 9).await;
    let told = hook.got(1).await.remove(0);
    let link = format!("http://{}/table/{table}", site.host);
    assert_eq!((&told["event"], &told["link"]), (&json!("turn"), &json!(link)));
    assert_eq!((&told["table"], &told["game"]), (&json!(table), &json!("ferry-town")));
    // The others go back and forth; he is not told again, not even by another server process.
    let undo = json!({ "seat": "north" });
    for _ in 0..2 {
        if ann.post(&format!("/api/tables/{table}/undo"), undo.clone()).await.status.is_success() {
            play_by_requests(&ann, &table, &["north"], 9).await;
        }
    }
    hook.got(1).await;
    site.end().await;
    site.tamper("UPDATE server_state SET up = up + 500 WHERE CAST(id AS TEXT) = $1", "1").await;
    site.begin().await;
    assert_eq!(hook.got(2).await[1]["event"], "time-low", "that matters more than his turn");
    site.end().await;
    site.tamper("UPDATE server_state SET up = up + 120 WHERE CAST(id AS TEXT) = $1", "1").await;
    site.begin().await;
    assert_eq!(hook.got(3).await[2]["event"], "time-out");
    let ben = ben.back_at(&site);
    play_by_requests(&ben, &table, &["east"], 9).await;
    ann.back_at(&site).post(&format!("/api/tables/{table}/resign"), json!({})).await.good();
    assert_eq!(hook.got(4).await[3]["event"], "ended", "he was back meanwhile");
}

/// Who opens a table and plays all of its seats is there, without a socket too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_changes_a_table_is_not_away() {
    let site = site().await;
    let hook = Receiver::start(Manner::Takes).await;
    let ann = Person::named(&site, "Ann").await;
    set(&ann, &hook.url, "json").await;
    let seats = json!({ "north": "me", "east": "me" });
    let table = ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
    play_by_requests(&ann, &table, &["north", "east"], 9).await;
    hook.got(0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn discord_gets_its_own_form() {
    let site = site().await;
    let hook = Receiver::start(Manner::Takes).await;
    let (ann, ben, table) = two(&site).await;
    set(&ben, &hook.url, "discord").await;
    play_by_requests(&ann, &table, &["north"], 9).await;
    let told = hook.got(1).await.remove(0);
    assert!(told["content"].as_str().unwrap().contains(&format!("/table/{table}")), "{told}");
    assert_eq!(told["allowed_mentions"], json!({ "parse": [] }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hook_that_fails_again_and_again_is_switched_off_and_its_owner_told() {
    let site = site().await;
    for manner in [Manner::Fails, Manner::Redirects] {
        let hook = Receiver::start(manner).await;
        let mut ann = Person::stranger(&site);
        let name = hook.url.rsplit(':').next().unwrap().replace("/hook", "");
        let account = json!({ "name": format!("P{name}"), "password": "tea in the harbour" });
        ann.enter("/api/register", account).await;
        assert_eq!(set(&ann, &hook.url, "json").await["off"], false);
        let host = Person::guest(&site).await;
        for number in 1..=6 {
            let seats = json!({ "north": "open", "east": "me" });
            let table = host.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
            ann.post(&format!("/api/tables/{table}/join"), json!({ "seat": "north" })).await.good();
            host.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
            hook.got(number.min(5)).await;
        }
        let told = ann.get("/api/hook").await.good();
        assert_eq!(told["off"], true, "{told}");
        assert!(told["problem"].as_str().unwrap().starts_with("status "), "{told}");
        assert_eq!(set(&ann, &hook.url, "json").await["off"], false, "to set it again switches it on");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hook_that_hangs_holds_nobody_up() {
    let site = site().await;
    let hook = Receiver::start(Manner::Hangs).await;
    let (ann, ben, table) = two(&site).await;
    set(&ben, &hook.url, "json").await;
    let begun = Instant::now();
    play_by_requests(&ann, &table, &["north"], 9).await;
    hook.got(1).await;
    play_by_requests(&ben, &table, &["east"], 9).await;
    play_by_requests(&ann, &table, &["north"], 9).await;
    assert!(begun.elapsed() < Duration::from_secs(8), "nobody waits for it");
    for _ in 0..300 {
        let told = ben.get("/api/hook").await.good();
        if told["problem"] != Value::Null {
            assert_eq!(told["problem"], "no reply within 10 seconds");
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it never ends");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hook_leads_to_the_public_network_over_tls() {
    let site = Site::open(Database::Sqlite).await;
    let ann = Person::named(&site, "Ann").await;
    for url in ["http://example.org/", "https://127.0.0.1/", "https://[::1]:1/", "https://10.0.0.1/", "x"] {
        let hook = json!({ "url": url, "form": "json" }).to_string();
        ann.send(Method::PUT, "/api/hook", Some(hook)).await.refused(400, "bad-request");
    }
    let hook = json!({ "url": "https://example.org/", "form": "json" }).to_string();
    let guest = Person::guest(&site).await;
    guest.send(Method::PUT, "/api/hook", Some(hook.clone())).await.refused(403, "forbidden");
    assert_eq!(ann.send(Method::PUT, "/api/hook", Some(hook)).await.good()["url"], "https://example.org/");
    ann.send(Method::DELETE, "/api/hook", None).await.good();
    ann.send(Method::DELETE, "/api/hook", None).await.refused(404, "not-found");
}
