//! Bot accounts, and the stream by which programs learn what concerns them.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tricorne_server::admin::Moderate;

use crate::on_both_databases;
use crate::people::{Person, Reply};
use crate::player::play_by_requests;
use crate::site::Site;

on_both_databases! {
    a_bot_account_is_marked_and_plays_no_rated_games
    a_bot_account_goes_with_its_owner
    a_stream_says_what_concerns_an_account
}

async fn post(person: &Person, table: &str, what: &str, body: Value) -> Reply {
    person.post(&format!("/api/tables/{table}/{what}"), body).await
}

/// A program that plays with an account of somebody.
async fn bot(site: &Site, owner: &Person, name: &str) -> Person {
    let made = owner.post("/api/bots", json!({ "name": name })).await.good();
    let token = made["token"].as_str().map(str::to_owned);
    let id = made["id"].as_str().unwrap().to_owned();
    Person { token, id, origin: None, ..Person::stranger(site) }
}

async fn a_bot_account_is_marked_and_plays_no_rated_games(site: Site) {
    let (ann, guest) = (Person::named(&site, "Ann").await, Person::guest(&site).await);
    guest.post("/api/bots", json!({ "name": "Clockwork" })).await.refused(403, "forbidden");
    ann.post("/api/bots", json!({ "name": "<b>" })).await.refused(400, "bad-request");
    ann.post("/api/bots", json!({ "name": "ANN" })).await.refused(409, "name-taken");
    let turk = bot(&site, &ann, "The Turk").await;
    assert_eq!(ann.get("/api/bots").await.good(), json!([{ "id": turk.id, "name": "The Turk" }]));
    turk.post("/api/bots", json!({ "name": "Another" })).await.refused(403, "forbidden");
    let me = turk.get("/api/me").await.good();
    assert_eq!((&me["bot"], &me["name"], &me["guest"]), (&json!(true), &json!("The Turk"), &json!(false)));
    let login = json!({ "name": "The Turk", "password": "" });
    Person::stranger(&site).post("/api/login", login).await.refused(401, "wrong-password");

    let new = |rated: bool| {
        let seats = json!({ "north": "me", "east": "player:The Turk" });
        json!({ "game": "ferry-town", "scenario": "two", "rated": rated, "seats": seats })
    };
    let rated = ann.open(new(true)).await;
    post(&turk, &rated, "join", json!({ "seat": "east" })).await.refused(403, "forbidden");
    let own = json!({ "game": "ferry-town", "scenario": "two", "rated": true });
    turk.post("/api/tables", own).await.refused(403, "forbidden");
    let table = ann.open(new(false)).await;
    post(&turk, &table, "join", json!({ "seat": "east" })).await.good();
    post(&turk, &table, "chat", json!({ "text": "check" })).await.good();
    let seat = ann.get(&format!("/api/tables/{table}")).await.good()["seats"].clone();
    assert_eq!((&seat[0]["bot_account"], &seat[1]["bot_account"]), (&json!(false), &json!(true)));
    let said = ann.get(&format!("/api/tables/{table}/chat")).await.good();
    assert_eq!(said[0]["bot_account"], true);
    let profile = Person::stranger(&site).get("/api/people/The%20Turk").await.good();
    assert_eq!(profile["bot_of"], "Ann");
    for name in ["Two", "Three", "Four", "Five"] {
        bot(&site, &ann, name).await;
    }
    ann.post("/api/bots", json!({ "name": "Six" })).await.refused(409, "quota");
}

async fn a_bot_account_goes_with_its_owner(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let (turk, golem) = (bot(&site, &ann, "The Turk").await, bot(&site, &ann, "Golem").await);
    let path = "/api/bots/Golem";
    ben.send(Method::DELETE, path, None).await.refused(404, "not-found");
    ben.post("/api/bots/Golem/token", json!({})).await.refused(404, "not-found");
    let again = ann.post("/api/bots/Golem/token", json!({})).await.good();
    golem.get("/api/me").await.refused(401, "not-logged-in");
    let golem = Person { token: again["token"].as_str().map(str::to_owned), ..golem };
    golem.get("/api/me").await.good();
    ann.send(Method::DELETE, path, None).await.good();
    golem.get("/api/me").await.refused(401, "not-logged-in");

    let admin = site.admin().await;
    admin.moderate("Ann", &Moderate::Ban(true)).await.unwrap().unwrap().unwrap();
    turk.get("/api/me").await.refused(401, "not-logged-in");
    admin.moderate("Ann", &Moderate::Ban(false)).await.unwrap().unwrap().unwrap();
    turk.get("/api/me").await.good();
    let mut ann = ann;
    ann.enter("/api/login", json!({ "name": "Ann", "password": "tea in the harbour" })).await;
    let confirm = json!({ "password": "tea in the harbour" }).to_string();
    ann.send(Method::DELETE, "/api/me", Some(confirm)).await.good();
    turk.get("/api/me").await.refused(401, "not-logged-in");
    Person::stranger(&site).get("/api/people/The%20Turk").await.refused(404, "not-found");
}

/// The lines of a stream, as they come.
struct Heard {
    reply: reqwest::Response,
    text: String,
}

impl Heard {
    async fn of(person: &Person) -> Heard {
        let request = person.client.get(format!("http://{}/api/events", person.host));
        let token = person.token.as_deref().expect("a program has a token");
        let reply = request.header("authorization", format!("Bearer {token}")).send().await.unwrap();
        assert!(reply.status().is_success());
        Heard { reply, text: String::new() }
    }

    /// The next event; fails where none comes for a while.
    async fn next(&mut self) -> Value {
        let next = async {
            loop {
                if let Some((line, rest)) = self.text.split_once('\n') {
                    let (line, rest) = (line.to_owned(), rest.to_owned());
                    self.text = rest;
                    if !line.is_empty() {
                        return serde_json::from_str(&line).unwrap();
                    }
                } else {
                    let more = self.reply.chunk().await.unwrap().expect("the stream is open");
                    self.text.push_str(std::str::from_utf8(&more).unwrap());
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(20), next).await.expect("something happens")
    }
}

async fn a_stream_says_what_concerns_an_account(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let turk = bot(&site, &ann, "The Turk").await;
    Person::stranger(&site).get("/api/events").await.refused(401, "not-logged-in");
    let open = async || {
        let seats = json!({ "north": "me", "east": "player:The Turk" });
        ben.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await
    };
    let told = |kind: &str, table: &str| json!({ "type": kind, "table": table, "game": "ferry-town", "seat": "east" });
    let first = open().await;
    let mut heard = Heard::of(&turk).await;
    assert_eq!(heard.next().await, told("invited", &first), "how it stood");
    post(&turk, &first, "decline", json!({})).await.good();
    let second = open().await;
    assert_eq!(heard.next().await, told("invited", &second), "what happens");
    post(&turk, &second, "join", json!({ "seat": "east" })).await.good();
    post(&ben, &second, "start", json!({})).await.good();
    play_by_requests(&ben, &second, &["north"], 50).await;
    assert_eq!(heard.next().await, told("turn", &second));
    assert_eq!(Heard::of(&turk).await.next().await, told("turn", &second), "how it stands");
    post(&ben, &second, "resign", json!({})).await.good();
    let mut last = heard.next().await;
    while last["type"] == "turn" {
        last = heard.next().await;
    }
    assert_eq!(last, json!({ "type": "over", "table": second, "game": "ferry-town" }));
}
