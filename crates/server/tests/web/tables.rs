//! Sitting down and getting up, talking, taking back.

use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::Person;
use crate::player::{Board, play_by_requests};
use crate::site::Site;

on_both_databases! {
    an_invitation_opens_a_private_table
    a_bot_takes_a_seat_when_all_agree
    who_resigns_is_replaced_and_a_rematch_keeps_the_seats
    an_answer_is_taken_back_alone_or_with_consent
    what_is_said_and_noted_stays
}

async fn post(person: &Person, table: &str, what: &str, body: Value) -> crate::people::Reply {
    person.post(&format!("/api/tables/{table}/{what}"), body).await
}

async fn an_invitation_opens_a_private_table(site: Site) {
    let (ann, ben, carl) =
        (Person::named(&site, "Ann").await, Person::guest(&site).await, Person::guest(&site).await);
    let opened = ann.post("/api/tables", json!({
        "game": "ferry-town", "scenario": "two", "private": true, "seats": { "north": "me", "east": "invitation" },
    })).await.good();
    let (table, invitation) = (opened["id"].as_str().unwrap(), opened["invitation"].as_str().unwrap());
    ben.get(&format!("/api/tables/{table}")).await.refused(404, "not-found");
    let seen = ben.get(&format!("/api/tables/{table}?invitation={invitation}")).await.good();
    assert!(seen.get("invitation").is_none(), "only the host knows the link");
    assert_eq!(ben.get("/api/tables?list=open").await.good(), json!([]));
    post(&ann, table, "start", json!({})).await.refused(409, "conflict");
    post(&ben, table, "join", json!({ "seat": "east", "invitation": "guess" }))
        .await
        .refused(404, "not-found");
    post(&ben, table, "join", json!({ "seat": "east", "invitation": invitation })).await.good();
    post(&carl, table, "join", json!({ "seat": "east", "invitation": invitation }))
        .await
        .refused(409, "conflict");
    post(&ben, table, "start", json!({})).await.refused(403, "forbidden");
    post(&ann, table, "start", json!({})).await.good();
    carl.get(&format!("/api/tables/{table}/state")).await.refused(404, "not-found");
    ben.state(table).await;
}

async fn three(site: &Site) -> (Person, Person, Person, String) {
    let (ann, ben, carl) = (
        Person::named(site, "Ann").await,
        Person::named(site, "Ben").await,
        Person::named(site, "Carl").await,
    );
    let table =
        ann.open(json!({ "game": "ferry-town", "scenario": "three", "seats": { "north": "me" } })).await;
    post(&ben, &table, "join", json!({ "seat": "east" })).await.good();
    post(&carl, &table, "join", json!({ "seat": "south" })).await.good();
    post(&ann, &table, "start", json!({})).await.good();
    (ann, ben, carl, table)
}

async fn a_bot_takes_a_seat_when_all_agree(site: Site) {
    let (ann, ben, carl, table) = three(&site).await;
    post(&ann, &table, "seats/south/bot", json!({})).await.refused(409, "conflict");
    post(&carl, &table, "leave", json!({})).await.good();
    post(&carl, &table, "seats/south/bot", json!({})).await.refused(403, "forbidden");
    let kind = |info: &Value| info["seats"][2]["kind"].clone();
    post(&ann, &table, "seats/south/bot", json!({})).await.good();
    assert_eq!(kind(&ann.get(&format!("/api/tables/{table}")).await.good()), "person");
    post(&carl, &table, "rejoin", json!({})).await.good();
    post(&carl, &table, "leave", json!({})).await.good();
    post(&ben, &table, "seats/south/bot", json!({ "agent": "random" })).await.good();
    assert_eq!(kind(&ann.get(&format!("/api/tables/{table}")).await.good()), "bot");
    for _ in 0..200 {
        play_by_requests(&ann, &table, &["north"], 50).await;
        if play_by_requests(&ben, &table, &["east"], 50).await.is_over() {
            return;
        }
    }
    panic!("the game does not end");
}

async fn who_resigns_is_replaced_and_a_rematch_keeps_the_seats(site: Site) {
    let (ann, ben, carl, table) = three(&site).await;
    post(&carl, &table, "rematch", json!({})).await.refused(409, "conflict");
    post(&carl, &table, "resign", json!({})).await.good();
    post(&ben, &table, "resign", json!({})).await.good();
    assert!(play_by_requests(&ann, &table, &["north"], 500).await.is_over());
    let again = post(&ann, &table, "rematch", json!({})).await.good();
    assert_eq!(again["rematch_of"], table.as_str());
    let again = again["id"].as_str().unwrap();
    post(&ann, again, "join", json!({ "seat": "east" })).await.refused(403, "forbidden");
    let mine = ben.get("/api/tables?list=mine").await.good();
    assert!(mine.as_array().unwrap().iter().any(|table| table["id"] == again), "{mine}");
    post(&ben, again, "join", json!({ "seat": "east" })).await.good();
    post(&carl, again, "join", json!({ "seat": "south" })).await.good();
    post(&ann, again, "start", json!({})).await.good();
    ann.state(again).await;
}

async fn an_answer_is_taken_back_alone_or_with_consent(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let table =
        ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } })).await;
    post(&ben, &table, "join", json!({ "seat": "east" })).await.good();
    post(&ann, &table, "start", json!({})).await.good();
    // Nobody has answered since, and nothing was rolled.
    let start = ann.state(&table).await;
    play_by_requests(&ann, &table, &["north"], 1).await;
    assert_ne!(ann.state(&table).await["total"], start["total"]);
    post(&ben, &table, "undo", json!({ "seat": "north" })).await.refused(403, "forbidden");
    post(&ann, &table, "undo", json!({ "seat": "north" })).await.good();
    let back = ann.state(&table).await;
    assert_eq!((&back["view"], &back["total"]), (&start["view"], &start["total"]));

    play_by_requests(&ann, &table, &["north"], 9).await;
    play_by_requests(&ben, &table, &["east"], 9).await;
    let mut watcher = Board::default();
    let mut socket = ben.socket(&table, "").await.unwrap();
    watcher.take(socket.hear_of("state").await);
    let first = watcher.answers.iter().position(|answer| answer["seat"] == "north").unwrap();
    post(&ann, &table, "undo/ask", json!({ "seat": "east", "to": first })).await.refused(403, "forbidden");
    post(&ann, &table, "undo/ask", json!({ "seat": "north", "to": 0 })).await.refused(409, "conflict");
    post(&ann, &table, "undo/ask", json!({ "seat": "north", "to": first })).await.good();
    watcher.take(socket.hear_of("state").await);
    assert_eq!(watcher.last["undo_asked"]["seat"], "north");
    post(&ben, &table, "undo/answer", json!({ "agree": false })).await.good();
    watcher.take(socket.hear_of("state").await);
    assert!(watcher.last["undo_asked"].is_null() && watcher.answers.len() > first);
    post(&ann, &table, "undo/ask", json!({ "seat": "north", "to": first })).await.good();
    watcher.take(socket.hear_of("state").await);
    post(&ben, &table, "undo/answer", json!({ "agree": true })).await.good();
    watcher.take(socket.hear_of("state").await);
    assert_eq!(watcher.answers.len(), first);
    assert_eq!(ann.state(&table).await["total"]["answers"].as_u64(), Some(first as u64));
}

async fn what_is_said_and_noted_stays(mut site: Site) {
    let (ann, ben, _, table) = three(&site).await;
    let mut socket = ben.socket(&table, "").await.unwrap();
    socket.hear_of("presence").await;
    post(&ann, &table, "chat", json!({ "text": "<script>alert(1)</script>" })).await.good();
    let heard = socket.hear_of("chat").await;
    assert_eq!((&heard["name"], &heard["text"]), (&json!("Ann"), &json!("<script>alert(1)</script>")));
    assert_eq!(socket.ask(json!({ "id": "x", "do": "chat", "text": "well" })).await["id"], "x");
    let path = format!("/api/tables/{table}/note");
    let note = json!({ "text": "he has the 6" }).to_string();
    ann.send(reqwest::Method::PUT, &path, Some(note)).await.good();
    site.restart().await;
    let (ann, ben) = (ann.back_at(&site), ben.back_at(&site));
    assert_eq!(ann.get(&path).await.good()["text"], "he has the 6");
    assert_eq!(ben.get(&path).await.good()["text"], "");
    let said = ben.get(&format!("/api/tables/{table}/chat?since=1")).await.good();
    assert_eq!((said.as_array().unwrap().len(), &said[0]["text"]), (1, &json!("well")));
}
