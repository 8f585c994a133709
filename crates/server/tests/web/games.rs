//! Whole games, and coming back to them.

use serde_json::json;

use crate::on_both_databases;
use crate::people::Person;
use crate::player::{Board, play_by_requests, play_to_the_end};
use crate::site::Site;

on_both_databases! {
    two_people_and_two_bots_play_a_whole_game
    two_people_and_two_bots_play_liberty_or_death
    whoever_comes_back_misses_nothing
    a_server_that_was_begun_anew_goes_on
    a_program_plays_by_requests
}

async fn two_people_and_two_bots_play_a_whole_game(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let table = ann
        .open(json!({
            "game": "ferry-town",
            "seats": { "north": "me", "east": "open", "south": "random", "west": "random" },
        }))
        .await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    let (one, two, looker) = (
        ann.socket(&table, "").await.unwrap(),
        ben.socket(&table, "lang=it").await.unwrap(),
        Person::stranger(&site).socket(&table, "").await.unwrap(),
    );
    let (one, two, looker) = tokio::join!(
        play_to_the_end(one, &["north"]),
        play_to_the_end(two, &["east"]),
        play_to_the_end(looker, &[]),
    );
    assert_eq!(one.answers, two.answers);
    assert_eq!(one.answers, looker.answers, "all is open once the game is over");
    assert_eq!(one.journal.keys().collect::<Vec<_>>(), looker.journal.keys().collect::<Vec<_>>());
    assert!(one.answers.iter().all(|answer| answer["choice"] != "?"));
    let finished = ben.get("/api/tables?list=finished").await.good();
    assert_eq!(finished[0]["id"], table.as_str());
    assert_eq!(finished[0]["outcome"]["winners"], one.last["outcome"]["winners"]);
}

async fn two_people_and_two_bots_play_liberty_or_death(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::guest(&site).await);
    let seats = json!({ "british": "me", "patriots": "open", "french": "random", "indians": "random" });
    let table =
        ann.open(json!({ "game": "liberty-or-death", "scenario": "1778-short", "seats": seats })).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "patriots" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    let one = ann.socket(&table, "").await.unwrap();
    let two = ben.socket(&table, "lang=it").await.unwrap();
    let (one, two) = tokio::join!(play_to_the_end(one, &["british"]), play_to_the_end(two, &["patriots"]));
    assert_eq!(one.answers, two.answers);
    let text = ann.get(&format!("/api/tables/{table}/record")).await.text;
    let record = tricorne_kernel::Record::parse(&text).expect("a record");
    let game = tricorne_library::find("liberty-or-death").expect("it is on the shelf");
    let pack = tricorne_library::Packs::own().of(game).clone();
    let verified = game.verify(&pack, &record).expect("it holds");
    assert_eq!((verified.answers, verified.outcome.is_some()), (one.answers.len(), true));
}

async fn whoever_comes_back_misses_nothing(site: Site) {
    let ann = Person::guest(&site).await;
    let table = ann
        .open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "me" } }))
        .await;
    let mut looker = Board::default();
    let stranger = Person::stranger(&site);
    for round in 0.. {
        let mut socket = stranger.socket(&table, &looker.resume()).await.unwrap();
        looker.take(socket.hear_of("state").await);
        if looker.is_over() {
            assert!(round > 1, "the game was longer than that");
            break;
        }
        // Some answers are given while she watches, some while she is away.
        play_by_requests(&ann, &table, &["north", "east"], 1).await;
        looker.take(socket.hear_of("state").await);
        drop(socket);
        play_by_requests(&ann, &table, &["north", "east"], 2).await;
    }
    assert_eq!(looker.answers.len() as u64, looker.totals.0);
}

async fn a_server_that_was_begun_anew_goes_on(mut site: Site) {
    let ann = Person::guest(&site).await;
    let table =
        ann.open(json!({ "game": "ferry-town", "seats": { "north": "me", "east": "me", "south": "random", "west": "random" } })).await;
    play_by_requests(&ann, &table, &["north", "east"], 3).await;
    let before = ann.state(&table).await;
    site.restart().await;
    let ann = ann.back_at(&site);
    let after = ann.state(&table).await;
    for part in ["version", "answers", "journal", "view", "total"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    let over = play_by_requests(&ann, &table, &["north", "east"], 1000).await;
    assert!(over.is_over());
}

async fn a_program_plays_by_requests(site: Site) {
    let person = Person::named(&site, "Machine").await;
    let token = person.post("/api/tokens", json!({ "label": "my bot" })).await.good();
    let program = Person {
        cookie: None,
        origin: None,
        token: token["token"].as_str().map(str::to_owned),
        ..Person::stranger(&site)
    };
    let table = program
        .open(
            json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "random" } }),
        )
        .await;
    let events = reqwest::Client::new()
        .get(format!("http://{}/api/tables/{table}/events?lang=none", site.host))
        .bearer_auth(program.token.as_deref().unwrap())
        .send()
        .await
        .unwrap();
    let over = play_by_requests(&program, &table, &["north"], 1000).await;
    assert!(over.is_over());
    let mut events = events;
    let (mut text, mut board) = (String::new(), Board::default());
    while !board.is_over() {
        let chunk = events.chunk().await.unwrap().expect("the stream goes on");
        text.push_str(&String::from_utf8_lossy(&chunk));
        while let Some((line, rest)) = text.split_once('\n') {
            let message: serde_json::Value = serde_json::from_str(line).unwrap_or_default();
            text = rest.to_owned();
            if message["type"] == "state" {
                board.take(message);
            }
        }
    }
    assert_eq!(board.answers, over.answers);
    person.send(reqwest::Method::DELETE, "/api/tokens", None).await.good();
    program.get("/api/me").await.refused(401, "not-logged-in");
}
