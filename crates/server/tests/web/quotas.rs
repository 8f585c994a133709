//! What one person may keep here.

use reqwest::Method;
use serde_json::{Value, json};
use tricorne_server::{Config, Quotas};

use crate::on_both_databases;
use crate::people::Person;
use crate::site::{Database, Site};

on_both_databases! {
    an_oversized_record_is_not_kept
    two_who_talk_at_once_are_both_heard
}

fn new() -> Value {
    json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "me" } })
}

async fn an_oversized_record_is_not_kept(site: Site) {
    let ann = Person::guest(&site).await;
    let table = ann.open(new()).await;
    let record = ann.get(&format!("/api/tables/{table}/record")).await.text;
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    let with = |field: &str, value: Value| {
        let mut header = header.clone();
        header[field] = value;
        format!("{header}\n")
    };
    let long = "x".repeat(1000);
    let decks = json!((0..20_000).collect::<Vec<u16>>());
    let options: serde_json::Map<String, Value> = (0..100).map(|n| (n.to_string(), json!("x"))).collect();
    // It is refused for its size, before the game reads any of it.
    for (bad, why) in [
        (with("deck", decks), "more cards"),
        (with("options", Value::Object(options)), "more options"),
        (with("seats", json!({ long.clone(): "ask" })), "longer names"),
        (with("position", json!("x".repeat(600_000))), "position is larger"),
    ] {
        let reply = ann.send(Method::POST, "/api/records", Some(bad)).await;
        assert_eq!(reply.status.as_u16(), 422, "{}", reply.text);
        assert!(reply.text.contains(why), "{}", reply.text);
    }
    assert_eq!(site.number("SELECT COUNT(*) FROM tables WHERE host = $1", &ann.id).await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_uploads_guests_and_chat_have_their_limits() {
    let quotas = Quotas {
        tables: Some(3),
        uploads_per_day: Some(2),
        guests_per_hour: Some(2),
        chat_per_minute: Some(4),
    };
    let site = Site::with(Database::Sqlite, |config| Config { quotas, ..config }).await;
    let (ann, ben) = (Person::guest(&site).await, Person::guest(&site).await);
    Person::stranger(&site).post("/api/guest", json!({})).await.refused(429, "too-many-requests");
    let table = ann.open(new()).await;
    let record = ann.get(&format!("/api/tables/{table}/record?as=north")).await.text;
    let up = |person: Person, text: String| async move {
        person.send(Method::POST, "/api/records", Some(text)).await
    };
    let header = format!("{}\n", record.lines().next().unwrap());
    // A game that has only its header, as tutorials begin, counts as a table and not as an upload.
    up(ann.clone(), header.clone()).await.good();
    up(ann.clone(), header.clone()).await.good();
    up(ben.clone(), header.clone()).await.good();
    for _ in 0..2 {
        up(ben.clone(), format!("{header}nonsense\n")).await.refused(422, "bad-record");
    }
    up(ben.clone(), format!("{header}nonsense\n")).await.refused(429, "too-many-requests");
    ann.post("/api/tables", new()).await.refused(409, "quota");
    ben.post("/api/tables", new()).await.good();
    let say = async || ann.post(&format!("/api/tables/{table}/chat"), json!({ "text": "tea" })).await;
    for _ in 0..4 {
        say().await.good();
    }
    say().await.refused(429, "too-many-requests");
}

async fn two_who_talk_at_once_are_both_heard(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let table =
        ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } })).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    let talk = |person: Person| {
        let path = format!("/api/tables/{table}/chat");
        let lines: Vec<_> = (0..50)
            .map(|_| {
                let (person, path) = (person.clone(), path.clone());
                tokio::spawn(
                    async move { person.post(&path, json!({ "text": "tea" })).await.status.as_u16() },
                )
            })
            .collect();
        lines
    };
    for line in talk(ann.clone()).into_iter().chain(talk(ben)) {
        assert_eq!(line.await.unwrap(), 204);
    }
    let said = ann.get(&format!("/api/tables/{table}/chat")).await.good();
    let numbers: Vec<_> = said.as_array().unwrap().iter().map(|line| line["n"].as_i64().unwrap()).collect();
    assert_eq!(numbers, (1..=100).collect::<Vec<_>>());
}
