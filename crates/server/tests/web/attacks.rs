//! What must be refused, and change nothing.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Error, Message};

use futures_util::SinkExt;

use crate::on_both_databases;
use crate::people::Person;
use crate::site::Site;

on_both_databases! {
    answers_that_are_not_due_change_nothing
    nobody_sees_the_hand_of_another
    forged_and_foreign_requests_are_refused
    oversized_and_malformed_messages_are_refused
}

/// Ann and Ben at a table of two, begun.
async fn two(site: &Site) -> (Person, Person, String) {
    let (ann, ben) = (Person::named(site, "Ann").await, Person::named(site, "Ben").await);
    let table =
        ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } })).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    (ann, ben, table)
}

/// The question that waits, its seat and a choice of it, as the person of that seat sees it.
async fn asked<'a>(ann: &'a Person, ben: &'a Person, table: &str) -> (&'a Person, &'a Person, Value) {
    let state = ann.state(table).await;
    let seat = state["questions"][0]["seat"].as_str().unwrap().to_owned();
    let (asked, other) = if seat == "north" { (ann, ben) } else { (ben, ann) };
    let state = asked.state(table).await;
    let question =
        state["questions"].as_array().unwrap().iter().find(|it| it["seat"] == seat.as_str()).unwrap();
    let answer = json!({
        "seat": seat, "choice": question["choices"][0]["choice"], "version": question["since"],
    });
    (asked, other, answer)
}

async fn answers_that_are_not_due_change_nothing(site: Site) {
    let (ann, ben, table) = two(&site).await;
    let (asked, other, answer) = asked(&ann, &ben, &table).await;
    let before = (ann.state(&table).await, ben.state(&table).await);
    let path = format!("/api/tables/{table}/answer");
    let with = |field: &str, value: Value| {
        let mut answer = answer.clone();
        answer[field] = value;
        answer
    };
    other.post(&path, answer.clone()).await.refused(403, "forbidden");
    asked.post(&path, with("seat", json!("pope"))).await.refused(404, "not-found");
    asked.post(&path, with("choice", json!("everything"))).await.refused(409, "illegal-choice");
    asked.post(&path, with("version", json!(0))).await.refused(409, "stale");
    asked.post(&path, with("version", json!(1_000_000))).await.refused(409, "stale");
    asked.post(&path, with("cheat", json!(true))).await.refused(400, "bad-request");
    asked.post("/api/tables/nowhere/answer", answer.clone()).await.refused(404, "not-found");
    Person::stranger(&site).post(&path, answer.clone()).await.refused(401, "not-logged-in");
    let carl = Person::named(&site, "Carl").await;
    carl.post(&path, answer.clone()).await.refused(403, "forbidden");
    carl.post(&format!("/api/tables/{table}/undo"), json!({ "seat": "north" }))
        .await
        .refused(403, "forbidden");
    assert_eq!((ann.state(&table).await, ben.state(&table).await), before);

    // A message that is sent again is refused: its question has passed.
    let mut socket = asked.socket(&table, "").await.unwrap();
    let mut message = answer.clone();
    message["do"] = "answer".into();
    assert_eq!(socket.ask(message.clone()).await["type"], "done");
    let after = (ann.state(&table).await, ben.state(&table).await);
    let again = socket.ask(message).await;
    assert_eq!(again["type"], "refused", "{again}");
    assert!(["stale", "wrong-seat"].contains(&again["error"]["code"].as_str().unwrap()), "{again}");
    assert_eq!((ann.state(&table).await, ben.state(&table).await), after);
}

async fn nobody_sees_the_hand_of_another(site: Site) {
    let (ann, ben, table) = two(&site).await;
    let hand = |state: &Value, merchant: usize| state["view"]["merchants"][merchant]["hand"].clone();
    let (hers, his) = (ann.state(&table).await, ben.state(&table).await);
    assert!(hand(&hers, 0).is_array() && hand(&hers, 1).is_null(), "{hers}");
    assert!(hand(&his, 1).is_array() && hand(&his, 0).is_null(), "{his}");
    let stranger = Person::stranger(&site).state(&table).await;
    assert!(hand(&stranger, 0).is_null() && hand(&stranger, 1).is_null());
    for question in his["questions"].as_array().unwrap() {
        let own = question["seat"] == "east";
        assert_eq!(question["choices"].as_array().unwrap().is_empty(), !own, "{question}");
    }
    for path in
        ["state?as=north", "state?as=referee", "record?as=north", "replay?step=0&as=north", "events?as=north"]
    {
        ben.get(&format!("/api/tables/{table}/{path}")).await.refused(403, "forbidden");
    }
    let refused = ben.socket(&table, "as=north").await.err().expect("it is refused");
    assert!(matches!(refused, Error::Http(response) if response.status().as_u16() == 403));
    // The draws of her tokens are in the record, but not in his.
    let record = |text: String| text.lines().skip(1).filter(|line| line.contains("\"?\"")).count();
    assert!(record(ben.get(&format!("/api/tables/{table}/record")).await.text) > 0);
    let header = ben.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(!header.contains("\"seed\""), "the seed tells all dice");
    let steps = his["total"]["answers"].as_u64().unwrap();
    let replay = ben.get(&format!("/api/tables/{table}/replay?step={steps}")).await.good();
    assert!(hand(&replay, 0).is_null() && hand(&replay, 1).is_array());
}

async fn forged_and_foreign_requests_are_refused(site: Site) {
    let (ann, ben, table) = two(&site).await;
    let before = ann.state(&table).await;
    let (_, _, answer) = asked(&ann, &ben, &table).await;
    let path = format!("/api/tables/{table}/answer");
    for cookie in ["tricorne_session=forged", "tricorne_session=", "other=1"] {
        let forger = Person { cookie: Some(cookie.into()), ..ann.clone() };
        forger.post(&path, answer.clone()).await.refused(401, "not-logged-in");
    }
    // What is kept of a token opens nothing.
    let token = Person { token: Some("forged".into()), ..ann.clone() };
    token.post(&path, answer.clone()).await.refused(401, "not-logged-in");
    for origin in [Some("http://evil.example"), Some("null"), Some("http://127.0.0.1:1"), None] {
        let foreign = Person { origin: origin.map(str::to_owned), ..ann.clone() };
        foreign.post(&path, answer.clone()).await.refused(403, "foreign-origin");
        let refused = foreign.socket(&table, "").await.err().expect("it is refused");
        assert!(matches!(refused, Error::Http(response) if response.status().as_u16() == 403));
    }
    let page = ann.get("/").await;
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
    assert_eq!(page.headers["x-content-type-options"], "nosniff");
    let wrong_host =
        reqwest::Client::new().get(format!("http://{}/api/games", site.host)).header("host", "evil.example");
    assert_eq!(wrong_host.send().await.unwrap().status().as_u16(), 421);
    assert_eq!(ann.state(&table).await, before);
}

async fn oversized_and_malformed_messages_are_refused(site: Site) {
    let (ann, _, table) = two(&site).await;
    let before = ann.state(&table).await;
    let path = format!("/api/tables/{table}/chat");
    let large = "x".repeat(100_000);
    assert_eq!(ann.post(&path, json!({ "text": large })).await.status.as_u16(), 413);
    ann.post(&path, json!({ "text": "x".repeat(1001) })).await.refused(409, "conflict");
    for body in ["", "{", "[]", "{\"text\":3}", "\u{0}"] {
        let reply = ann.send(reqwest::Method::POST, &path, Some(body.into())).await;
        reply.refused(400, "bad-request");
    }
    let mut socket = ann.socket(&table, "").await.unwrap();
    for text in [
        "",
        "{",
        "[]",
        "3",
        "{\"do\":\"fly\"}",
        "{\"do\":\"answer\"}",
        "{\"id\":7,\"do\":\"undo\",\"seat\":[]}",
    ] {
        socket.0.send(Message::text(text)).await.unwrap();
        let reply = socket.hear_of("refused").await;
        assert_eq!(reply["error"]["code"], "bad-request", "{text}");
    }
    socket.0.send(Message::text(format!("{{\"do\":\"ping\",\"x\":\"{large}\"}}"))).await.unwrap();
    while socket.hear().await.is_some() {}
    let mut socket = ann.socket(&table, "").await.unwrap();
    socket.0.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    while socket.hear().await.is_some() {}
    assert_eq!(ann.state(&table).await, before);
}
