//! Sessions, passwords, names, and those who look after others.

use std::time::Duration;

use futures_util::StreamExt;
use reqwest::Method;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tricorne_server::Config;
use tricorne_server::admin::Moderate;

use crate::on_both_databases;
use crate::people::{Person, Socket};
use crate::site::{Database, Site};

on_both_databases! {
    logging_out_ends_sockets_at_once
    a_refused_change_changes_nothing
    registration_ends_the_tokens_of_the_guest
    names_that_look_alike_are_taken
    moderators_ban_mute_rename_and_delete
    one_sees_and_ends_ones_own_sessions
}

const PASSWORD: &str = "tea in the harbour";

async fn opened(person: &Person) -> String {
    person
        .open(
            json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "random" } }),
        )
        .await
}

/// The code with which a socket is closed soon.
async fn closed(socket: &mut Socket) -> Option<u16> {
    let closing = async {
        while let Some(Ok(message)) = socket.0.next().await {
            if let Message::Close(Some(frame)) = message {
                return Some(u16::from(frame.code));
            }
        }
        None
    };
    tokio::time::timeout(Duration::from_secs(10), closing).await.expect("it is closed at once")
}

async fn logging_out_ends_sockets_at_once(site: Site) {
    let mut ann = Person::named(&site, "Ann").await;
    let ben = Person::named(&site, "Ben").await;
    let table = opened(&ann).await;
    let ended = u16::from(CloseCode::Library(4401));
    let mut others = ben.socket(&table, "").await.unwrap();
    for _ in 0..2 {
        let mut socket = ann.socket(&table, "").await.unwrap();
        socket.hear_of("state").await;
        ann.post("/api/logout-everywhere", json!({})).await.good();
        assert_eq!(closed(&mut socket).await, Some(ended));
        ann.enter("/api/login", json!({ "name": "Ann", "password": PASSWORD })).await;
    }
    // Who reads the same as lines is sent away too.
    let lines = ann.client.get(format!("http://{}/api/tables/{table}/events", site.host));
    let lines = lines.header("cookie", ann.cookie.as_deref().expect("a session")).send();
    let mut lines = lines.await.expect("the server answers");
    lines.chunk().await.expect("it goes on").expect("how the table stands");
    ann.post("/api/logout-everywhere", json!({})).await.good();
    let rest = async { while let Ok(Some(_)) = lines.chunk().await {} };
    tokio::time::timeout(Duration::from_secs(10), rest).await.expect("it ends");
    ann.enter("/api/login", json!({ "name": "Ann", "password": PASSWORD })).await;
    let mut socket = ann.socket(&table, "").await.unwrap();
    socket.hear_of("state").await;
    let change = json!({ "password": PASSWORD, "new_password": "coffee instead" }).to_string();
    ann.send(Method::PATCH, "/api/me", Some(change)).await.good();
    assert_eq!(closed(&mut socket).await, Some(ended));
    // The operator's new password ends them too, soon.
    ann.enter("/api/login", json!({ "name": "Ann", "password": "coffee instead" })).await;
    let mut socket = ann.socket(&table, "").await.unwrap();
    socket.hear_of("state").await;
    assert!(site.admin().await.set_password("Ann", "milk instead").await.unwrap());
    assert_eq!(closed(&mut socket).await, Some(ended));
    assert_eq!(
        others.ask(json!({ "do": "ping", "id": 1 })).await["type"],
        "done",
        "nobody else's socket ends"
    );
}

async fn a_refused_change_changes_nothing(site: Site) {
    let ann = Person::named(&site, "Ann").await;
    let before = ann.get("/api/me").await.good();
    for bad in [
        json!({ "password": PASSWORD, "email": "ann@example.org", "new_password": "short" }),
        json!({ "password": PASSWORD, "email": "ann@example.org", "language": "tlh" }),
        json!({ "password": "wrong", "email": "ann@example.org", "notices": true }),
        json!({ "password": PASSWORD, "email": "nowhere", "notices": true }),
    ] {
        assert!(ann.send(Method::PATCH, "/api/me", Some(bad.to_string())).await.status.is_client_error());
        assert_eq!(ann.get("/api/me").await.good(), before, "{bad}");
    }
}

async fn registration_ends_the_tokens_of_the_guest(site: Site) {
    let mut ann = Person::guest(&site).await;
    let token = ann.post("/api/tokens", json!({ "label": "a program" })).await.good();
    let program = Person {
        cookie: None,
        origin: None,
        token: token["token"].as_str().map(str::to_owned),
        ..ann.clone()
    };
    program.get("/api/me").await.good();
    ann.enter("/api/register", json!({ "name": "Ann", "password": PASSWORD })).await;
    program.get("/api/me").await.refused(401, "not-logged-in");
}

async fn names_that_look_alike_are_taken(site: Site) {
    Person::named(&site, "Paul").await;
    let register = async |name: &str| {
        Person::stranger(&site).post("/api/register", json!({ "name": name, "password": PASSWORD })).await
    };
    for taken in ["PAUL", "Pau1"] {
        register(taken).await.refused(409, "name-taken");
    }
    for bad in ["Р\u{430}ul", "\u{3164}\u{3164}", "Admin", "Tricorne", "rnoderator"] {
        register(bad).await.refused(400, "bad-request");
    }
    register("Pauline").await.good();
}

async fn moderators_ban_mute_rename_and_delete(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let table = opened(&ben).await;
    let person = async |who: &str, what: serde_json::Value| {
        ann.send(Method::PATCH, &format!("/api/moderation/people/{who}"), Some(what.to_string())).await
    };
    person("Ben", json!({ "banned": true })).await.refused(403, "forbidden");
    let admin = site.admin().await;
    assert_eq!(admin.moderate("Ann", &Moderate::Moderator(true)).await.unwrap(), Some(Ok(())));
    person("Ben", json!({ "muted": true })).await.good();
    let say = json!({ "text": "tea" });
    ben.post(&format!("/api/tables/{table}/chat"), say.clone()).await.refused(403, "forbidden");
    person("Ben", json!({ "muted": false, "name": "Benedict" })).await.good();
    ben.post(&format!("/api/tables/{table}/chat"), say).await.good();
    assert_eq!(ben.get("/api/me").await.good()["name"], "Benedict");
    person("Benedict", json!({ "name": "Ann" })).await.refused(409, "name-taken");
    ann.send(Method::DELETE, &format!("/api/moderation/tables/{table}"), None).await.good();
    ben.get(&format!("/api/tables/{table}/state")).await.refused(404, "not-found");
    person("Benedict", json!({ "banned": true })).await.good();
    ben.get("/api/me").await.refused(401, "not-logged-in");
    let login = json!({ "name": "Benedict", "password": PASSWORD });
    ben.post("/api/login", login.clone()).await.refused(403, "banned");
    person("Ann", json!({ "banned": true })).await.refused(403, "forbidden");
    assert_eq!(admin.moderate("Benedict", &Moderate::Ban(false)).await.unwrap(), Some(Ok(())));
    ben.post("/api/login", login).await.good();
}

async fn one_sees_and_ends_ones_own_sessions(site: Site) {
    let ann = Person::named(&site, "Ann").await;
    let mut elsewhere = Person::stranger(&site);
    elsewhere.enter("/api/login", json!({ "name": "Ann", "password": PASSWORD })).await;
    ann.post("/api/tokens", json!({ "label": "a program" })).await.good();
    let sessions = ann.get("/api/sessions").await.good();
    let sessions = sessions.as_array().unwrap();
    assert_eq!(sessions.len(), 3, "{sessions:?}");
    assert_eq!(sessions.iter().filter(|session| session["current"] == true).count(), 1);
    assert!(sessions.iter().any(|session| session["label"] == "a program" && session["kind"] == "personal"));
    let other = sessions.iter().find(|it| it["kind"] == "session" && it["current"] == false).unwrap();
    let path = format!("/api/sessions/{}", other["id"].as_str().unwrap());
    let ben = Person::named(&site, "Ben").await;
    ben.send(Method::DELETE, &path, None).await.refused(404, "not-found");
    ann.send(Method::DELETE, &path, None).await.good();
    elsewhere.get("/api/me").await.refused(401, "not-logged-in");
    ann.get("/api/me").await.good();
}

/// Whoever guesses at a password is held up; its owner, elsewhere, is not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guesses_hold_up_the_guesser_alone() {
    let set = |config| Config { proxies: 1, logins_per_minute: Some(3), ..config };
    let site = Site::with(Database::Sqlite, set).await;
    let from = |address: &str, cookie: Option<&str>, path: &str, body: serde_json::Value| {
        let request = reqwest::Client::new().post(format!("http://{}{path}", site.host));
        let request =
            request.header("x-forwarded-for", address).header("origin", format!("http://{}", site.host));
        let request = cookie.iter().fold(request, |request, cookie| request.header("cookie", *cookie));
        let request = request.json(&body).send();
        async move { request.await.expect("the server answers") }
    };
    let account = |password: &str| json!({ "name": "Ann", "password": password });
    let registered = from("10.0.0.1", None, "/api/register", account(PASSWORD)).await;
    let device = registered.headers().get_all("set-cookie").iter().filter_map(|cookie| cookie.to_str().ok());
    let device =
        device.filter_map(|cookie| cookie.split(';').next()).find(|it| it.starts_with("tricorne_device"));
    let device = device.expect("the browser is known from now on").to_owned();
    let mut last = 0;
    for _ in 0..5 {
        last = from("10.6.6.6", None, "/api/login", account("a guess at it")).await.status().as_u16();
    }
    assert_eq!(last, 429);
    assert_eq!(from("10.0.0.2", None, "/api/login", account(PASSWORD)).await.status().as_u16(), 200);
    // Many addresses that guess hold up each other, but not the browser that she has used before.
    let mut held_up = false;
    for n in 0..250 {
        let guess = from(&format!("10.7.{n}.1"), None, "/api/login", account("a guess at it")).await;
        held_up = guess.status().as_u16() == 429;
        if held_up {
            break;
        }
    }
    assert!(held_up, "so many addresses are one attack");
    assert_eq!(from("10.8.0.2", Some(&device), "/api/login", account(PASSWORD)).await.status().as_u16(), 200);
}

/// What confirms a change by the password is counted for its own address.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn confirmations_are_limited_for_each_address() {
    let set = |config| Config { proxies: 1, logins_per_minute: Some(3), ..config };
    let site = Site::with(Database::Sqlite, set).await;
    let mut people = Vec::new();
    for name in ["Ann", "Ben"] {
        let mut person = Person::stranger(&site);
        person.client = forwarded(if name == "Ann" { "10.0.0.1" } else { "10.0.0.2" });
        person.enter("/api/register", json!({ "name": name, "password": PASSWORD })).await;
        people.push(person);
    }
    let wrong = json!({ "password": "wrong", "email": "" }).to_string();
    let mut last = 0;
    for _ in 0..6 {
        last = people[0].send(Method::PATCH, "/api/me", Some(wrong.clone())).await.status.as_u16();
    }
    assert_eq!(last, 429);
    people[1].send(Method::PATCH, "/api/me", Some(wrong)).await.refused(403, "wrong-password");
}

/// A browser behind our proxy, at this address.
fn forwarded(address: &str) -> reqwest::Client {
    let mut headers = reqwest::header::HeaderMap::new();
    headers.insert("x-forwarded-for", address.parse().expect("a header"));
    reqwest::Client::builder().default_headers(headers).build().expect("a client")
}
