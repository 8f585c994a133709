//! How games end, seat by seat, and what a profile shows of it.

use reqwest::Method;
use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::Person;
use crate::player::play_by_requests;
use crate::site::Site;

on_both_databases! {
    a_profile_shows_how_games_ended
    a_deleted_account_leaves_results_of_nobody
    games_that_ended_before_are_filled_in_once
}

const GAME: &str = "ferry-town";

/// A game of two that is being played.
pub async fn begun(ann: &Person, ben: &Person, more: Value) -> String {
    let mut new = json!({ "game": GAME, "scenario": "two", "seats": { "north": "me" } });
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = ann.open(new).await;
    let invitation = ann.get(&format!("/api/tables/{table}")).await.good()["invitation"].clone();
    let join = json!({ "seat": "east", "invitation": invitation });
    ben.post(&format!("/api/tables/{table}/join"), join).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    table
}

/// Plays a game of two to its end, and gives its winners.
pub async fn played(ann: &Person, ben: &Person, table: &str) -> Vec<String> {
    loop {
        for (person, seat) in [(ann, "north"), (ben, "east")] {
            let board = play_by_requests(person, table, &[seat], 100).await;
            if board.is_over() {
                let winners = board.last["outcome"]["winners"].as_array().unwrap();
                return winners.iter().map(|seat| seat.as_str().unwrap().to_owned()).collect();
            }
        }
    }
}

async fn profile(site: &Site, name: &str) -> Value {
    Person::stranger(site).get(&format!("/api/people/{name}")).await.good()
}

async fn a_profile_shows_how_games_ended(site: Site) {
    let (ann, ben, guest) =
        (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await, Person::guest(&site).await);
    let first = begun(&ann, &ben, json!({})).await;
    let winners = played(&ann, &ben, &first).await;
    let second = begun(&ben, &ann, json!({})).await;
    ann.post(&format!("/api/tables/{second}/resign"), json!({})).await.good();
    let hidden = begun(&ann, &guest, json!({ "private": true })).await;
    ann.post(&format!("/api/tables/{hidden}/resign"), json!({})).await.good();
    // Around one screen, and from a record, nobody wins against anybody.
    let alone = json!({ "game": GAME, "scenario": "two", "seats": { "north": "me", "east": "me" } });
    let alone = ann.open(alone).await;
    ann.post(&format!("/api/tables/{alone}/resign"), json!({ "seat": "north" })).await.good();
    let record = ann.get(&format!("/api/tables/{first}/record")).await.text;
    ann.send(Method::POST, "/api/records", Some(record)).await.good();

    let seen = profile(&site, "ANN").await;
    assert_eq!((&seen["name"], &seen["id"]), (&json!("Ann"), &json!(ann.id)));
    assert!(seen["since"].as_i64() > Some(1_700_000_000));
    assert!(seen["email"].is_null(), "{seen}");
    let won = |seat: &str| u32::from(winners.contains(&seat.to_owned()));
    let drawn = u32::from(winners.is_empty());
    let lost = |seat| 1 - won(seat) - drawn;
    let seats = json!([
        { "seat": "east", "won": 0, "drawn": 0, "lost": 0, "gave_up": 1 },
        { "seat": "north", "won": won("north"), "drawn": drawn, "lost": lost("north"), "gave_up": 1 },
    ]);
    assert_eq!(seen["games"], json!([{ "game": GAME, "rating": null, "seats": seats }]));
    let recent = seen["recent"].as_array().unwrap();
    let tables: Vec<&str> = recent.iter().map(|game| game["table"].as_str().unwrap()).collect();
    assert!(tables.len() == 2 && tables.contains(&&*first) && tables.contains(&&*second), "{recent:?}");
    assert!(recent.iter().all(|game| game["rated"] == false && game["scenario"] == "two"), "{recent:?}");

    let bens = profile(&site, "Ben").await["games"][0]["seats"].clone();
    assert_eq!((&bens[0]["won"], &bens[0]["lost"]), (&json!(won("east")), &json!(lost("east"))));
    assert_eq!(bens[1]["won"], 1, "who resigns loses");
    Person::stranger(&site).get("/api/people/Nobody%20here").await.refused(404, "not-found");
    let seat = ann.get(&format!("/api/tables/{hidden}")).await.good()["seats"].clone();
    assert_eq!((&seat[0]["account"], &seat[1]["account"]), (&json!(true), &json!(false)));
}

async fn a_deleted_account_leaves_results_of_nobody(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let table = begun(&ann, &ben, json!({})).await;
    ann.post(&format!("/api/tables/{table}/resign"), json!({})).await.good();
    let confirm = json!({ "password": "tea in the harbour" }).to_string();
    ann.send(Method::DELETE, "/api/me", Some(confirm)).await.good();
    Person::stranger(&site).get("/api/people/Ann").await.refused(404, "not-found");
    let own = "SELECT COUNT(*) FROM results WHERE user_id = $1";
    assert_eq!((site.number(own, &ann.id).await, site.number(own, &ben.id).await), (0, 1));
    let all = "SELECT COUNT(*) FROM results WHERE table_id = $1";
    assert_eq!(site.number(all, &table).await, 2);
}

async fn games_that_ended_before_are_filled_in_once(mut site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let table = begun(&ann, &ben, json!({})).await;
    played(&ann, &ben, &table).await;
    let alone = json!({ "game": GAME, "scenario": "two", "seats": { "north": "me", "east": "random" } });
    let alone = ann.open(alone).await;
    ann.post(&format!("/api/tables/{alone}/resign"), json!({})).await.good();
    let before = profile(&site, "Ann").await;
    site.end().await;
    for table in [&table, &alone] {
        site.tamper("DELETE FROM results WHERE table_id = $1", table).await;
        site.tamper("UPDATE tables SET scenario = '' WHERE id = $1", table).await;
    }
    site.tamper("UPDATE server_state SET results_filled = 0 WHERE $1 <> ''", &table).await;
    site.restart().await;
    let after = profile(&site, "Ann").await;
    assert_eq!(before["recent"].as_array().unwrap().len(), 2);
    let filled = after["recent"].as_array().unwrap();
    assert_eq!(filled.len(), 1, "a table of one person may have begun from a record");
    let kept = before["recent"].as_array().unwrap().iter().find(|game| game["table"] == *table).unwrap();
    assert_eq!(filled[0], *kept);
    site.end().await;
    site.tamper("DELETE FROM results WHERE table_id = $1", &table).await;
    site.restart().await;
    assert_eq!(profile(&site, "Ann").await["recent"], json!([]), "only once");
}
