//! Company at a table: nicknames, spectators who talk, who is here, bots in a waiting room.

use reqwest::Method;
use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::{Person, Reply};
use crate::site::Site;

on_both_databases! {
    a_guest_is_known_by_a_nickname
    spectators_talk_among_themselves_until_the_game_is_over
    the_host_gives_a_free_seat_to_a_bot
}

async fn nickname(person: &Person, name: &str) -> Reply {
    person.send(Method::PATCH, "/api/me", Some(json!({ "nickname": name }).to_string())).await
}

async fn open(ann: &Person) -> String {
    ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } })).await
}

async fn a_guest_is_known_by_a_nickname(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::guest(&site).await);
    nickname(&ann, "Anna").await.refused(403, "forbidden");
    nickname(&ben, "ANN").await.refused(409, "name-taken");
    nickname(&ben, "<b>").await.refused(400, "bad-request");
    assert_eq!(nickname(&ben, "Ben B").await.good()["name"], "Ben B");
    let table = open(&ann).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.good()["seats"][1]["name"], "Ben B");
    let mut socket = ann.socket(&table, "").await.unwrap();
    let _watching = ben.socket(&table, "").await.unwrap();
    let both = |presence: &Value| presence["people"].as_array().is_some_and(|people| people.len() == 2);
    let mut presence = socket.hear_of("presence").await;
    while !both(&presence) {
        presence = socket.hear_of("presence").await;
    }
    assert_eq!(presence["here"], json!(["Ann", "Ben B"]));
    ben.post(&format!("/api/tables/{table}/chat"), json!({ "text": "hello" })).await.good();
    assert_eq!(socket.hear_of("chat").await["name"], "Ben B");
}

async fn spectators_talk_among_themselves_until_the_game_is_over(site: Site) {
    let (ann, ben, carl, dora) = (
        Person::named(&site, "Ann").await,
        Person::named(&site, "Ben").await,
        Person::guest(&site).await,
        Person::guest(&site).await,
    );
    let table = open(&ann).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    let chat = format!("/api/tables/{table}/chat");
    let (mut plays, mut looks) =
        (ben.socket(&table, "").await.unwrap(), dora.socket(&table, "").await.unwrap());
    carl.post(&chat, json!({ "text": "he has the 6" })).await.good();
    ann.post(&chat, json!({ "text": "your turn" })).await.good();
    let heard = looks.hear_of("chat").await;
    assert_eq!((&heard["text"], &heard["aside"]), (&json!("he has the 6"), &json!(true)));
    assert_eq!(plays.hear_of("chat").await["text"], "your turn", "players do not hear spectators");
    let said = async |person: &Person| person.get(&chat).await.good().as_array().unwrap().len();
    assert_eq!((said(&ann).await, said(&dora).await), (1, 2));
    ben.post(&format!("/api/tables/{table}/resign"), json!({})).await.good();
    assert_eq!(said(&ann).await, 2, "the game is over");
}

async fn the_host_gives_a_free_seat_to_a_bot(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::guest(&site).await);
    let table = open(&ann).await;
    let bot = async |person: &Person, seat: &str| {
        person.post(&format!("/api/tables/{table}/seats/{seat}/bot"), json!({ "agent": "random" })).await
    };
    bot(&ben, "east").await.refused(403, "forbidden");
    bot(&ann, "north").await.refused(409, "conflict");
    bot(&ann, "west").await.refused(404, "not-found");
    bot(&ann, "east").await.good();
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.good()["seats"][1]["agent"], "random");
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    ann.state(&table).await;
}
