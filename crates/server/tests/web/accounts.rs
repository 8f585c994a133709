//! Guests, accounts, sessions.

use reqwest::Method;
use serde_json::json;

use crate::on_both_databases;
use crate::people::Person;
use crate::site::Site;

on_both_databases! {
    a_guest_who_registers_keeps_her_tables
    sessions_end_everywhere
    an_account_is_changed_and_deleted
}

async fn a_guest_who_registers_keeps_her_tables(site: Site) {
    let mut ann = Person::guest(&site).await;
    let table = ann
        .open(
            json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "random" } }),
        )
        .await;
    let guest = ann.clone();
    let me = ann.enter("/api/register", json!({ "name": "Ann", "password": "tea in the harbour" })).await;
    assert_eq!((me["id"].as_str(), me["guest"].as_bool()), (Some(guest.id.as_str()), Some(false)));
    let mine = ann.get("/api/tables?list=mine").await.good();
    assert_eq!((&mine[0]["id"], &mine[0]["seats"][0]["name"]), (&json!(table), &json!("Ann")));
    assert_eq!(mine[0]["your_turn"], true);
    guest.get("/api/me").await.refused(401, "not-logged-in");

    let twin = Person::stranger(&site);
    twin.post("/api/register", json!({ "name": "ANN", "password": "tea in the harbour" }))
        .await
        .refused(409, "name-taken");
    twin.post("/api/register", json!({ "name": "<b>", "password": "tea in the harbour" }))
        .await
        .refused(400, "bad-request");
    twin.post("/api/register", json!({ "name": "Eve", "password": "tea" })).await.refused(400, "bad-request");
}

async fn sessions_end_everywhere(site: Site) {
    let ann = Person::named(&site, "Ann").await;
    let mut elsewhere = Person::stranger(&site);
    let login = |password: &str| json!({ "name": "ann", "password": password });
    elsewhere.post("/api/login", login("coffee in the harbour")).await.refused(401, "wrong-password");
    let nobody = json!({ "name": "nobody", "password": "tea in the harbour" });
    elsewhere.post("/api/login", nobody).await.refused(401, "wrong-password");
    elsewhere.enter("/api/login", login("tea in the harbour")).await;
    assert_eq!(elsewhere.get("/api/me").await.good()["id"], ann.id.as_str());
    elsewhere.post("/api/logout", json!({})).await.good();
    elsewhere.get("/api/me").await.refused(401, "not-logged-in");
    ann.get("/api/me").await.good();
    elsewhere.enter("/api/login", login("tea in the harbour")).await;
    elsewhere.post("/api/logout-everywhere", json!({})).await.good();
    ann.get("/api/me").await.refused(401, "not-logged-in");
}

async fn an_account_is_changed_and_deleted(site: Site) {
    let mut ann = Person::named(&site, "Ann").await;
    let change = |body: serde_json::Value| Some(body.to_string());
    let wrong = change(json!({ "password": "wrong", "email": "ann@example.org" }));
    ann.send(Method::PATCH, "/api/me", wrong).await.refused(403, "wrong-password");
    let right =
        change(json!({ "password": "tea in the harbour", "email": "ann@example.org", "notices": true }));
    let me = ann.send(Method::PATCH, "/api/me", right).await.good();
    assert_eq!(me["email"], "ann@example.org");
    let new = change(json!({ "password": "tea in the harbour", "new_password": "coffee instead" }));
    ann.send(Method::PATCH, "/api/me", new).await.good();
    ann.get("/api/me").await.refused(401, "not-logged-in");
    ann.enter("/api/login", json!({ "name": "Ann", "password": "coffee instead" })).await;
    let table = ann
        .open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "me" } }))
        .await;
    let confirm = change(json!({ "password": "coffee instead" }));
    ann.send(Method::DELETE, "/api/me", confirm).await.good();
    ann.get("/api/me").await.refused(401, "not-logged-in");
    let seats = Person::stranger(&site).get(&format!("/api/tables/{table}")).await.good()["seats"].clone();
    assert_eq!((&seats[0]["left"], &seats[0]["user"]), (&json!(true), &json!(null)));
}
