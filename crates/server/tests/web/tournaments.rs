//! Tournaments, from the first who enters to the last game.

use std::time::Duration;

use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::Person;
use crate::site::Site;

on_both_databases! {
    a_cup_of_four_begins_when_it_is_full
    of_an_odd_number_one_rests
    three_at_a_table_have_each_seat_once
    whoever_is_left_over_rests_and_a_bot_has_the_seat_of_whoever_left
    a_player_who_never_answers_holds_nobody_up
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

/// In each game all but the player who comes first in the list resign. Waits until the tournament is past this round.
async fn play_round(people: &[Person], path: &str, round: i64) -> Value {
    let place = |id: &Value| people.iter().position(|person| *id == *person.id);
    for _ in 0..200 {
        let info = people[0].get(path).await.good();
        let games = info["games"].as_array().unwrap();
        for game in games.iter().filter(|game| game["round"] == round && is_open(game)) {
            let mut players: Vec<usize> =
                game["players"].as_array().unwrap().iter().filter_map(|it| place(&it["user"])).collect();
            players.sort_unstable();
            let table = game["table"].as_str().unwrap();
            for weaker in &players[1..] {
                // A table may not have begun yet, or be over: then it is tried again, or noted.
                people[*weaker].post(&format!("/api/tables/{table}/resign"), json!({})).await;
            }
        }
        if info["round"].as_i64() > Some(round) || info["phase"] == "finished" {
            return info;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("round {round} does not end");
}

/// Whether a game of a tournament is not over.
fn is_open(game: &Value) -> bool {
    game["players"][0]["points"].is_null()
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
        let rests = |game: &&Value| game["players"].as_array().unwrap().len() == 1;
        let bye = games.iter().filter(|game| game["round"] == round).find(rests).unwrap();
        assert!(bye["table"].is_null() && bye["players"][0]["points"] == 2, "{bye}");
        bye["players"][0]["user"].as_str().unwrap().to_owned()
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
    refused(json!({ "scenario": "three" }), 400, "bad-request").await;
    refused(json!({ "scenario": "three", "format": "swiss", "rounds": 1, "players": 2 }), 400, "bad-request")
        .await;
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

async fn three_at_a_table_have_each_seat_once(site: Site) {
    let people = people(&site, ["Ann", "Ben", "Cem"]).await;
    let path = open(&people[0], new(json!({ "scenario": "three", "players": 3, "rated": true }))).await;
    for person in &people {
        person.post(&format!("{path}/join"), json!({})).await.good();
    }
    for round in 1..=3 {
        play_round(&people, &path, round).await;
    }
    let over = people[0].get(&path).await.good();
    assert_eq!((&over["phase"], &over["rounds"], &over["seats"]), (&json!("finished"), &json!(3), &json!(3)));
    for seat in 0..3 {
        let games = over["games"].as_array().unwrap();
        let mut had: Vec<&str> =
            games.iter().map(|game| game["players"][seat]["user"].as_str().unwrap()).collect();
        had.sort_unstable();
        had.dedup();
        assert_eq!(had.len(), 3, "everybody has had seat {seat}");
    }
    let points: Vec<_> = table(&over).into_iter().map(|(name, points, ..)| (name, points)).collect();
    assert_eq!(points[0], ("Ann".to_owned(), 12), "she beat two in each of three games");
    let profile = people[0].get("/api/people/Ann").await.good();
    assert_eq!(profile["games"][0]["rating"]["games"], 3);
}

async fn whoever_is_left_over_rests_and_a_bot_has_the_seat_of_whoever_left(site: Site) {
    let people = people(&site, ["Ann", "Ben", "Cem", "Dora"]).await;
    let swiss = json!({ "scenario": "three", "format": "swiss", "rounds": 2, "players": 4 });
    let path = open(&people[0], new(swiss)).await;
    for person in &people {
        person.post(&format!("{path}/join"), json!({})).await.good();
    }
    let next = play_round(&people, &path, 1).await;
    let rests = |info: &Value, round: i64| -> Vec<String> {
        let games = info["games"].as_array().unwrap().clone();
        let byes = games.into_iter().filter(|game| game["round"] == round && game["table"].is_null());
        byes.map(|bye| bye["players"][0]["user"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!((rests(&next, 1).len(), rests(&next, 2).len()), (1, 1));
    assert_ne!(rests(&next, 1), rests(&next, 2));
    let over = play_round(&people, &path, 2).await;
    assert_eq!((&over["phase"], &over["standings"][0]["name"]), (&json!("finished"), &json!("Ann")));
    // Three open another cup, and one goes before the second round.
    let path = open(&people[0], new(json!({ "scenario": "three", "players": 3 }))).await;
    for person in &people[..3] {
        person.post(&format!("{path}/join"), json!({})).await.good();
    }
    people[2].post(&format!("{path}/leave"), json!({})).await.good();
    play_round(&people[..3], &path, 1).await;
    for _ in 0..100 {
        let tables = people[0].get("/api/tables?list=mine").await.good();
        let seats = tables[0]["seats"].as_array().unwrap().clone();
        if tables[0]["status"] == "running" && seats.iter().any(|seat| seat["kind"] == "bot") {
            assert_eq!(seats.iter().filter(|seat| seat["kind"] == "person").count(), 2);
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("no bot takes the seat of whoever left");
}

async fn a_player_who_never_answers_holds_nobody_up(mut site: Site) {
    let people = people(&site, ["Ann", "Ben"]).await;
    let path = open(&people[0], new(json!({ "players": 2 }))).await;
    for person in &people {
        person.post(&format!("{path}/join"), json!({})).await.good();
    }
    let begun = people[0].get(&path).await.good();
    let asked_first = begun["games"][0]["players"][0]["user"].clone();
    // Nobody answers, and time goes by.
    site.end().await;
    site.tamper("UPDATE server_state SET up = up + 8000 WHERE CAST(id AS TEXT) = $1", "1").await;
    site.begin().await;
    let ann = people[0].back_at(&site);
    for _ in 0..100 {
        let info = ann.get(&path).await.good();
        if info["phase"] == "finished" {
            assert_ne!(info["standings"][0]["user"], asked_first, "whoever was asked has lost on time");
            assert_eq!(info["standings"][0]["points"], 2);
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the tournament waits for somebody who never answers");
}
