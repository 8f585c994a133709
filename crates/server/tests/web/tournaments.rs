//! Tournaments, from the first who enters to the last game.

use std::time::Duration;

use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::Person;
use crate::site::Site;

on_both_databases! {
    a_cup_of_four_begins_when_it_is_full
    of_an_odd_number_one_rests
    a_tournament_that_makes_no_sense_is_refused
}

fn new(more: Value) -> Value {
    let mut new = json!({
        "name": "Harbor cup", "game": "ferry-town", "scenario": "two", "format": "round-robin", "players": 4,
        "begins_full": true, "pace": { "kind": "live", "bank": 3600, "increment": 60, "late": "forfeit" },
    });
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    new
}

async fn people<const N: usize>(site: &Site, names: [&str; N]) -> Vec<Person> {
    let mut people = Vec::new();
    for name in names {
        people.push(Person::named(site, name).await);
    }
    people
}

async fn open(host: &Person, new: Value) -> String {
    format!("/api/tournaments/{}", host.post("/api/tournaments", new).await.good()["id"].as_str().unwrap())
}

/// In each game the player who comes later in the list resigns. Waits until the tournament is past this round.
async fn play_round(people: &[Person], path: &str, round: i64) -> Value {
    let place = |id: &Value| people.iter().position(|person| *id == *person.id);
    for _ in 0..200 {
        let info = people[0].get(path).await.good();
        let games = info["games"].as_array().unwrap();
        for game in games.iter().filter(|game| game["round"] == round && game["score"].is_null()) {
            let weaker = place(&game["first"]).max(place(&game["second"])).unwrap();
            let table = game["table"].as_str().unwrap();
            // A table may not have begun yet, or be over: then it is tried again, or noted.
            people[weaker].post(&format!("/api/tables/{table}/resign"), json!({})).await;
        }
        if info["round"].as_i64() > Some(round) || info["phase"] == "finished" {
            return info;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("round {round} does not end");
}

fn table(info: &Value) -> Vec<(String, i64, i64, i64)> {
    let number = |place: &Value, what: &str| place[what].as_i64().unwrap();
    let row = |place: &Value| {
        let name = place["name"].as_str().unwrap_or("gone").to_owned();
        (name, number(place, "points"), number(place, "sonneborn_berger"), number(place, "buchholz"))
    };
    info["standings"].as_array().unwrap().iter().map(row).collect()
}

async fn a_cup_of_four_begins_when_it_is_full(mut site: Site) {
    let mut people = people(&site, ["Ann", "Ben", "Cem", "Dora"]).await;
    let path = open(&people[0], new(json!({ "rated": true }))).await;
    for person in &people[..3] {
        person.post(&format!("{path}/join"), json!({})).await.good();
    }
    people[0].post(&format!("{path}/join"), json!({})).await.refused(409, "conflict");
    assert_eq!(people[0].get(&path).await.good()["phase"], "open");
    let begun = people[3].post(&format!("{path}/join"), json!({})).await.good();
    assert_eq!(
        (&begun["phase"], &begun["round"], &begun["rounds"]),
        (&json!("running"), &json!(1), &json!(3))
    );
    let mine = people[3].get("/api/tables?list=mine").await.good();
    assert_eq!((&mine[0]["status"], &mine[0]["rated"]), (&json!("running"), &json!(true)));
    play_round(&people, &path, 1).await;
    // A server that ends in the middle goes on where it was.
    site.restart().await;
    people = people.iter().map(|person| person.back_at(&site)).collect();
    play_round(&people, &path, 2).await;
    let over = play_round(&people, &path, 3).await;
    assert_eq!(over["phase"], "finished");
    let places = table(&over);
    let expected = [("Ann", 6, 6, 6), ("Ben", 4, 2, 8), ("Cem", 2, 0, 10), ("Dora", 0, 0, 12)];
    assert_eq!(places, expected.map(|(name, points, berger, all)| (name.to_owned(), points, berger, all)));
    assert_eq!(over["games"].as_array().unwrap().len(), 6);
    let profile = people[0].get("/api/people/Ann").await.good();
    assert_eq!(profile["games"][0]["rating"]["games"], 3);
}

async fn of_an_odd_number_one_rests(site: Site) {
    let people = people(&site, ["Ann", "Ben", "Cem"]).await;
    let swiss = json!({ "format": "swiss", "rounds": 2, "players": 8, "begins_full": false });
    let path = open(&people[0], new(swiss)).await;
    people[0].post(&format!("{path}/join"), json!({})).await.good();
    people[0].post(&format!("{path}/start"), json!({})).await.refused(409, "conflict");
    for person in &people[1..] {
        person.post(&format!("{path}/join"), json!({})).await.good();
    }
    people[1].post(&format!("{path}/start"), json!({})).await.refused(403, "forbidden");
    let begun = people[0].post(&format!("{path}/start"), json!({})).await.good();
    let rests = |info: &Value, round: i64| {
        let games = info["games"].as_array().unwrap().clone();
        let bye = games.iter().find(|game| game["round"] == round && game["second"].is_null()).unwrap();
        assert!(bye["table"].is_null() && bye["score"] == "first", "{bye}");
        bye["first"].as_str().unwrap().to_owned()
    };
    let first = rests(&begun, 1);
    people[0].post(&format!("{path}/start"), json!({})).await.refused(409, "conflict");
    let next = play_round(&people, &path, 1).await;
    assert_ne!(rests(&next, 2), first, "nobody rests twice");
    let over = play_round(&people, &path, 2).await;
    assert_eq!((&over["phase"], over["standings"][0]["points"].as_i64()), (&json!("finished"), Some(4)));
    people[2].post(&format!("{path}/join"), json!({})).await.refused(409, "conflict");
}

async fn a_tournament_that_makes_no_sense_is_refused(site: Site) {
    let (ann, guest) = (Person::named(&site, "Ann").await, Person::guest(&site).await);
    let refused = async |more: Value, status: u16, code: &str| {
        ann.post("/api/tournaments", new(more)).await.refused(status, code);
    };
    refused(json!({ "name": " x " }), 400, "bad-request").await;
    refused(json!({ "game": "chess" }), 404, "not-found").await;
    refused(json!({ "scenario": "three" }), 409, "conflict").await;
    refused(json!({ "scenario": "none" }), 422, "bad-setup").await;
    refused(json!({ "players": 1 }), 400, "bad-request").await;
    refused(json!({ "format": "swiss", "rounds": 0 }), 400, "bad-request").await;
    let hasty = json!({ "kind": "live", "bank": 1, "increment": 0, "late": "bot" });
    refused(json!({ "pace": hasty }), 400, "bad-request").await;
    guest.post("/api/tournaments", new(json!({}))).await.refused(403, "forbidden");
    let path = open(&ann, new(json!({}))).await;
    guest.post(&format!("{path}/join"), json!({})).await.refused(403, "forbidden");
    ann.post(&format!("{path}/leave"), json!({})).await.refused(409, "conflict");
    ann.post(&format!("{path}/join"), json!({})).await.good();
    let left = ann.post(&format!("{path}/leave"), json!({})).await.good();
    assert_eq!(left["standings"], json!([]));
    ann.get("/api/tournaments/none").await.refused(404, "not-found");
    assert_eq!(ann.get("/api/tournaments").await.good().as_array().unwrap().len(), 1);
}
