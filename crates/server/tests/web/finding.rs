//! Finding a game: filters, invitations by name, levels, rematches.

use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::{Person, Reply};
use crate::site::Site;

on_both_databases! {
    a_list_has_what_is_wanted
    somebody_is_invited_by_name
    an_open_seat_is_for_players_of_a_level
    a_rematch_changes_seats
}

async fn post(person: &Person, table: &str, what: &str, body: Value) -> Reply {
    person.post(&format!("/api/tables/{table}/{what}"), body).await
}

async fn ids(person: &Person, query: &str) -> Vec<String> {
    let list = person.get(&format!("/api/tables?{query}")).await.good();
    list.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

fn open(scenario: &str, seats: Value, more: Value) -> Value {
    let mut new = json!({ "game": "ferry-town", "scenario": scenario, "seats": seats });
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    new
}

async fn a_list_has_what_is_wanted(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let live = json!({ "kind": "live", "bank": 600, "increment": 10, "late": "bot" });
    let daily = json!({ "kind": "daily", "days": 3, "late": "bot" });
    let two = ann.open(open("two", json!({ "north": "me" }), json!({ "rated": true }))).await;
    let three = ben.open(open("three", json!({ "east": "me" }), json!({ "pace": live }))).await;
    let slow = ben.open(open("three", json!({ "north": "me" }), json!({ "pace": daily }))).await;
    let all = |query: &str| format!("list=open&{query}");
    let found = async |query: &str| {
        let mut found = ids(&ann, &all(query)).await;
        found.sort();
        found
    };
    let of = |tables: &[&String]| {
        let mut tables: Vec<String> = tables.iter().map(|table| (*table).clone()).collect();
        tables.sort();
        tables
    };
    assert_eq!(found("").await, of(&[&two, &three, &slow]));
    assert_eq!(found("game=ferry-town").await, of(&[&two, &three, &slow]));
    assert_eq!(found("game=washingtons-war").await, of(&[]));
    assert_eq!(found("scenario=two").await, of(&[&two]));
    assert_eq!(found("seat=north").await, of(&[&three]));
    assert_eq!(found("rated=true").await, of(&[&two]));
    assert_eq!(found("rated=false").await, of(&[&three, &slow]));
    assert_eq!(found("pace=unlimited").await, of(&[&two]));
    assert_eq!(found("pace=live").await, of(&[&three]));
    assert_eq!(found("pace=daily&scenario=three").await, of(&[&slow]));
    post(&ben, &two, "join", json!({ "seat": "east" })).await.good();
    post(&ann, &two, "start", json!({})).await.good();
    post(&ann, &two, "resign", json!({})).await.good();
    // Ben has won and is stronger than 1500 now.
    assert_eq!(found("rating_from=1501").await, of(&[&three, &slow]));
    assert_eq!(found("rating_from=1400&rating_to=1500").await, of(&[]));
    ann.get("/api/tables?game=%00").await.refused(400, "bad-request");
    ann.get("/api/tables?pace=fast").await.refused(400, "bad-request");
}

async fn somebody_is_invited_by_name(site: Site) {
    let (ann, ben, guest) =
        (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await, Person::guest(&site).await);
    let new =
        |player: &str| open("two", json!({ "north": "me", "east": player }), json!({ "private": true }));
    ann.post("/api/tables", new("player:Nobody here")).await.refused(404, "not-found");
    ann.post("/api/tables", new("player:ann")).await.refused(409, "conflict");
    guest.post("/api/tables", new("player:Ben")).await.refused(403, "forbidden");
    let table = ann.open(new("player:ben")).await;
    assert_eq!(ids(&ben, "list=mine").await, [&*table]);
    let seat = ben.get(&format!("/api/tables/{table}")).await.good()["seats"][1].clone();
    assert_eq!(
        (&seat["kind"], &seat["name"], &seat["user"]),
        (&json!("reserved"), &json!("Ben"), &json!(ben.id))
    );
    post(&guest, &table, "join", json!({ "seat": "east" })).await.refused(404, "not-found");
    post(&ben, &table, "decline", json!({})).await.good();
    assert!(ids(&ben, "list=mine").await.is_empty());
    post(&ben, &table, "decline", json!({})).await.refused(404, "not-found");
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.good()["seats"][1]["kind"], "open");
    post(&ann, &table, "seats/north/invite", json!({ "name": "Ben" })).await.refused(409, "conflict");
    post(&ann, &table, "seats/east/invite", json!({ "name": "Ben" })).await.good();
    post(&ben, &table, "seats/east/invite", json!({ "name": "Ann" })).await.refused(403, "forbidden");
    post(&ben, &table, "join", json!({ "seat": "east" })).await.good();
    post(&ann, &table, "start", json!({})).await.good();
    post(&ann, &table, "seats/east/invite", json!({ "name": "Ben" })).await.refused(409, "conflict");
}

async fn an_open_seat_is_for_players_of_a_level(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let level = |from: i64, to: i64| {
        open("two", json!({ "north": "me" }), json!({ "rating_from": from, "rating_to": to }))
    };
    ann.post("/api/tables", level(2, 1)).await.refused(400, "bad-request");
    let strong = ann.open(level(1800, 2400)).await;
    post(&ben, &strong, "join", json!({ "seat": "east" })).await.refused(403, "forbidden");
    post(&ann, &strong, "seats/east/invite", json!({ "name": "Ben" })).await.good();
    post(&ben, &strong, "join", json!({ "seat": "east" })).await.good();
    let even = ann.open(level(1400, 1600)).await;
    assert_eq!(ann.get(&format!("/api/tables/{even}")).await.good()["rating_to"], 1600);
    post(&ben, &even, "join", json!({ "seat": "east" })).await.good();
}

async fn a_rematch_changes_seats(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let table = ann.open(open("three", json!({ "north": "me", "south": "random" }), json!({}))).await;
    post(&ben, &table, "join", json!({ "seat": "east" })).await.good();
    post(&ann, &table, "start", json!({})).await.good();
    post(&ann, &table, "resign", json!({})).await.good();
    post(&ben, &table, "resign", json!({})).await.good();
    let players = |info: Value| {
        let player = |seat: &Value| seat["name"].as_str().or(seat["agent"].as_str()).unwrap().to_owned();
        info["seats"].as_array().unwrap().iter().map(player).collect::<Vec<_>>()
    };
    assert_eq!(players(post(&ann, &table, "rematch", json!({})).await.good()), ["Ann", "Ben", "random"]);
    let swapped = post(&ben, &table, "rematch?swap=true", json!({})).await.good();
    assert_eq!(players(swapped), ["Ben", "random", "Ann"]);
}
