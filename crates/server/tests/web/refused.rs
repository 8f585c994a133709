//! What is refused changes nothing, and where that is not known nobody says so.

use serde_json::{Value, json};
use tricorne_locale::{Language, Speech, say};

use crate::on_both_databases;
use crate::people::Person;
use crate::player::play_by_requests;
use crate::site::Site;

on_both_databases! {
    a_refused_change_leaves_the_table_as_it_was
}

/// All that anybody can see of a table, and what is kept of it.
async fn whole(site: &Site, people: &[&Person], table: &str) -> Vec<Value> {
    let mut seen = Vec::new();
    for person in people {
        for path in ["", "/state", "/record", "/chat"] {
            seen.push(person.get(&format!("/api/tables/{table}{path}")).await.text.into());
        }
    }
    for sql in [
        "SELECT version FROM tables WHERE id = $1",
        "SELECT COUNT(*) FROM lines WHERE table_id = $1",
        "SELECT COUNT(*) FROM seats WHERE table_id = $1 AND kind = 'person' AND left_at IS NULL",
    ] {
        seen.push(site.number(sql, table).await.into());
    }
    seen
}

async fn a_refused_change_leaves_the_table_as_it_was(mut site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let (carl, stranger) = (Person::guest(&site).await, Person::stranger(&site));
    let new = json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } });
    let table = ann.open(new).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    play_by_requests(&ann, &table, &["north"], 2).await;
    play_by_requests(&ben, &table, &["east"], 2).await;

    let people = [&ann, &ben, &carl, &stranger];
    let before = whole(&site, &people, &table).await;
    let state = ann.state(&table).await;
    let asked = state["questions"][0]["seat"].as_str().expect("somebody is asked").to_owned();
    let (mover, other) = if asked == "north" { (&ann, &ben) } else { (&ben, &ann) };
    let question = mover.state(&table).await["questions"][0].clone();
    let good = question["choices"][0]["choice"].clone();
    let answer =
        |choice: &Value, version: i64| json!({ "seat": asked, "choice": choice, "version": version });
    let version = question["since"].as_i64().expect("a version");
    let refused = [
        (mover, "answer", answer(&json!("never offered"), version)),
        (mover, "answer", answer(&good, version - 1)),
        (mover, "answer", answer(&good, version + 1000)),
        (mover, "answer", json!({ "seat": "nowhere", "choice": good })),
        (mover, "answer", json!({ "seat": asked })),
        (other, "answer", answer(&good, version)),
        (&carl, "answer", answer(&good, version)),
        (&stranger, "answer", answer(&good, version)),
        (other, "undo", json!({ "seat": asked })),
        (mover, "undo/ask", json!({ "seat": asked, "to": 100_000 })),
        (mover, "undo/answer", json!({ "agree": true })),
        (&carl, "join", json!({ "seat": "north" })),
        (&carl, "leave", json!({})),
        (&carl, "resign", json!({})),
        (&carl, "start", json!({})),
        (mover, "start", json!({})),
        (mover, "rematch", json!({})),
        (mover, "chat", json!({ "text": "" })),
    ];
    for (person, path, body) in refused {
        let reply = person.post(&format!("/api/tables/{table}/{path}"), body.clone()).await;
        assert!(reply.status.is_client_error(), "{path} {body}: {} {}", reply.status, reply.text);
        assert_eq!(whole(&site, &people, &table).await, before, "{path} {body}: {}", reply.text);
    }
    let mut socket = mover.socket(&table, "").await.expect("it opens");
    for (does, body) in [
        ("answer", answer(&json!("never offered"), version)),
        ("answer", answer(&good, version - 1)),
        ("answer", json!({ "seat": "nowhere", "choice": good })),
        ("undo-ask", json!({ "seat": asked, "to": 100_000 })),
        ("undo-answer", json!({ "agree": true })),
    ] {
        let mut message = body;
        message["do"] = does.into();
        message["id"] = 1.into();
        let reply = socket.ask(message.clone()).await;
        assert_eq!(reply["type"], "refused", "{message} {reply}");
        assert_eq!(whole(&site, &people, &table).await, before, "{message} {reply}");
    }
    // What was refused is in no memory that is kept later.
    site.restart().await;
    let people: Vec<Person> = [&ann, &ben, &carl].into_iter().map(|person| person.back_at(&site)).collect();
    let stranger = Person::stranger(&site);
    let people = [&people[0], &people[1], &people[2], &stranger];
    assert_eq!(whole(&site, &people, &table).await, before);
    let mover = if asked == "north" { people[0] } else { people[1] };
    mover.post(&format!("/api/tables/{table}/answer"), answer(&good, version)).await.good();
    assert_ne!(whole(&site, &people, &table).await, before, "what is taken shows");
}

/// Where the server did not say what became of a change, it may have been kept.
#[test]
fn no_text_promises_what_is_not_known() {
    for language in Language::ALL {
        let speech = Speech::of(language);
        for text in [say!(speech, "web-error-unavailable"), say!(speech, "web-error-unreachable")] {
            let promise = ["nothing was", "not made", "nulla è", "non è stata"];
            assert!(!promise.iter().any(|words| text.to_lowercase().contains(words)), "{text}");
        }
    }
}
