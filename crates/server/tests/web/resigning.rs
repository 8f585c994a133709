//! Giving up, and proposals that outlast the server.

use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::{Person, Reply};
use crate::player::play_by_requests;
use crate::site::Site;

on_both_databases! {
    of_two_the_other_wins_at_once
    among_several_a_bot_plays_on
    wishes_outlast_the_server
}

async fn post(person: &Person, table: &str, what: &str, body: Value) -> Reply {
    person.post(&format!("/api/tables/{table}/{what}"), body).await
}

async fn info(person: &Person, table: &str) -> Value {
    person.get(&format!("/api/tables/{table}?lang=it")).await.good()
}

/// A game of these people, from north on, begun.
async fn begun(scenario: &str, people: &[&Person]) -> String {
    let new = json!({ "game": "ferry-town", "scenario": scenario, "seats": { "north": "me" } });
    let table = people[0].open(new).await;
    for (person, seat) in people.iter().zip(["north", "east", "south", "west"]).skip(1) {
        post(person, &table, "join", json!({ "seat": seat })).await.good();
    }
    post(people[0], &table, "start", json!({})).await.good();
    table
}

async fn of_two_the_other_wins_at_once(mut site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let table = begun("two", &[&ann, &ben]).await;
    play_by_requests(&ann, &table, &["north"], 1).await;
    let mut watching = Person::stranger(&site).socket(&table, "").await.unwrap();
    watching.hear_of("presence").await;
    let asked = ben.state(&table).await["questions"][0].clone();
    post(&ben, &table, "resign", json!({ "seat": "north" })).await.refused(403, "forbidden");
    post(&ben, &table, "resign", json!({})).await.good();

    let told = watching.hear_of("state").await;
    let outcome = json!({
        "winners": ["north"], "scores": {}, "resigned": ["east"], "conceded": true,
        "message": { "key": "server-conceded", "text": "The game ended by resignation." },
    });
    assert_eq!((&told["outcome"], &told["resigned"]), (&outcome, &json!(["east"])));
    assert_eq!((&told["status"], &told["questions"]), (&json!("finished"), &json!([])));
    assert!(told["answers"].as_array().unwrap().iter().all(|answer| answer["choice"] != "?"), "{told}");
    let answer = json!({ "seat": "east", "choice": asked["choices"][0]["choice"] });

    let before = ann.state(&table).await;
    site.restart().await;
    let (ann, ben) = (ann.back_at(&site), ben.back_at(&site));
    assert_eq!(ann.state(&table).await, before, "it stays so");
    post(&ben, &table, "answer", answer).await.refused(409, "game-over");
    post(&ann, &table, "undo", json!({ "seat": "north" })).await.refused(409, "conflict");
    post(&ann, &table, "resign", json!({})).await.refused(409, "conflict");
    let told = info(&ben, &table).await;
    assert_eq!(told["seats"][1]["resigned"], true);
    assert_eq!(told["outcome"]["message"]["text"], "La partita è finita con una resa.");
    assert_eq!(ben.get("/api/tables?list=mine").await.good()[0]["id"], table.as_str());
    assert_eq!(ann.get("/api/tables?list=finished").await.good()[0]["id"], table.as_str());

    let steps = before["total"]["answers"].as_u64().unwrap();
    let replay = |step: u64| format!("/api/tables/{table}/replay?step={step}&as=referee");
    let stranger = Person::stranger(&site);
    assert_eq!(stranger.get(&replay(steps)).await.good()["outcome"], outcome);
    let earlier = stranger.get(&replay(steps - 1)).await.good();
    assert!(earlier["outcome"].is_null() && earlier["questions"][0]["choices"][0].is_object(), "{earlier}");
    assert_eq!(post(&ben, &table, "rematch", json!({})).await.good()["status"], "open");
}

async fn among_several_a_bot_plays_on(site: Site) {
    let (ann, ben, carl) =
        (Person::guest(&site).await, Person::guest(&site).await, Person::guest(&site).await);
    let table = begun("three", &[&ann, &ben, &carl]).await;
    post(&carl, &table, "resign", json!({ "agent": "nobody" })).await.refused(422, "no-such-agent");
    post(&carl, &table, "resign", json!({ "agent": "random" })).await.good();
    let told = info(&ann, &table).await;
    assert_eq!((&told["status"], &told["seats"][2]["kind"]), (&json!("running"), &json!("bot")));
    assert_eq!((&told["seats"][2]["resigned"], &told["seats"][1]["resigned"]), (&json!(true), &json!(false)));
    assert_eq!(ben.state(&table).await["resigned"], json!(["south"]));
    post(&carl, &table, "rejoin", json!({})).await.refused(409, "conflict");
    // A bot has taken her place, and Ann plays against nobody else once Ben has gone.
    post(&ben, &table, "resign", json!({})).await.good();
    assert_eq!(ann.state(&table).await["outcome"]["winners"], json!(["north"]));

    // Around one screen each seat is a player: the last one wins.
    let seats = json!({ "north": "me", "east": "me", "south": "me" });
    let table = ann.open(json!({ "game": "ferry-town", "scenario": "three", "seats": seats })).await;
    post(&ann, &table, "resign", json!({ "seat": "east" })).await.good();
    assert_eq!(info(&ann, &table).await["status"], "running");
    post(&ann, &table, "resign", json!({ "seat": "south" })).await.good();
    assert_eq!(ann.state(&table).await["outcome"]["winners"], json!(["north"]));

    // Against bots alone, they win.
    let seats = json!({ "north": "me", "east": "random", "south": "random" });
    let table = ann.open(json!({ "game": "ferry-town", "scenario": "three", "seats": seats })).await;
    post(&ann, &table, "resign", json!({})).await.good();
    assert_eq!(ann.state(&table).await["outcome"]["winners"], json!(["east", "south"]));
}

async fn wishes_outlast_the_server(mut site: Site) {
    let (ann, ben, carl) =
        (Person::guest(&site).await, Person::guest(&site).await, Person::guest(&site).await);
    let table = begun("three", &[&ann, &ben, &carl]).await;
    for (person, seat) in [(&ann, "north"), (&ben, "east")] {
        play_by_requests(person, &table, &[seat], 1).await;
    }
    let state = ann.state(&table).await;
    let answers = state["answers"].as_array().unwrap();
    let first = answers.iter().position(|answer| answer["seat"] == "north").unwrap();
    post(&carl, &table, "leave", json!({})).await.good();
    post(&ann, &table, "seats/south/bot", json!({})).await.good();
    post(&ann, &table, "undo/ask", json!({ "seat": "north", "to": first })).await.good();
    site.restart().await;
    let (ann, ben) = (ann.back_at(&site), ben.back_at(&site));
    let wish = json!({ "seat": "north", "to": first, "agreed": [ann.id] });
    assert_eq!(ben.state(&table).await["undo_asked"], wish);
    let told = info(&ben, &table).await;
    assert_eq!((&told["undo_asked"], &told["bot_votes"]), (&wish, &json!({ "south": [ann.id] })));
    post(&ben, &table, "undo/answer", json!({ "agree": true })).await.good();
    assert_ne!(
        ben.state(&table).await["total"]["answers"].as_u64(),
        Some(first as u64),
        "Carl may come back"
    );
    post(&carl.back_at(&site), &table, "undo/answer", json!({ "agree": true })).await.good();
    assert_eq!(ben.state(&table).await["total"]["answers"].as_u64(), Some(first as u64));
    post(&ben, &table, "seats/south/bot", json!({})).await.good();
    let told = info(&ben, &table).await;
    assert_eq!((&told["seats"][2]["kind"], &told["bot_votes"]), (&json!("bot"), &json!({})));
}
