//! Secret dialogues: several seats answer several questions each, and nobody follows the other's part.

use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::{Person, Socket};
use crate::player::play_by_requests;
use crate::site::Site;

on_both_databases! {
    nobody_learns_how_many_answers_others_give_in_secret
}

fn asked(state: &Value) -> Vec<&str> {
    state["questions"].as_array().unwrap().iter().map(|question| question["seat"].as_str().unwrap()).collect()
}

/// What Ben may see while Ann answers, without the seconds since which he is asked.
async fn seen_by(person: &Person, table: &str) -> (Value, Value) {
    let mut info = person.get(&format!("/api/tables/{table}")).await.good();
    for since in ["asked_since", "changed"] {
        info.as_object_mut().unwrap().remove(since);
    }
    (person.state(table).await, info)
}

/// What a socket was sent of the game before a ping is answered.
async fn sent(socket: &mut Socket) -> Vec<Value> {
    socket.say(&json!({ "do": "ping" })).await;
    let mut sent = Vec::new();
    loop {
        let message = socket.hear().await.expect("the socket is open");
        match message["type"].as_str() {
            Some("done") => return sent,
            Some("presence") => {}
            _ => sent.push(message),
        }
    }
}

async fn nobody_learns_how_many_answers_others_give_in_secret(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let open = json!({ "game": "decision-in-north-america", "seats": { "british": "me" } });
    let table = ann.open(open).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "american" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    let stranger = Person::stranger(&site);
    let mut sockets = [ben.socket(&table, "").await.unwrap(), stranger.socket(&table, "").await.unwrap()];
    let mut in_secret = 0;
    for _ in 0..2000 {
        for socket in &mut sockets {
            sent(socket).await;
        }
        let before = (seen_by(&ben, &table).await, seen_by(&stranger, &table).await);
        let asked_before = asked(&before.0.0);
        let (person, seat) =
            if asked_before.contains(&"british") { (&ann, "british") } else { (&ben, "american") };
        if asked_before.len() < 2 {
            play_by_requests(person, &table, &[seat], 1).await;
            continue;
        }
        most_that_can_be_had(&ann, &table).await;
        let after = (seen_by(&ben, &table).await, seen_by(&stranger, &table).await);
        if asked(&after.0.0).len() == 2 && asked(&ann.state(&table).await).contains(&"british") {
            assert_eq!(after, before);
            for socket in &mut sockets {
                assert_eq!(sent(socket).await, Vec::<Value>::new());
            }
            in_secret += 1;
        }
        if in_secret >= 3 {
            return;
        }
    }
    panic!("only {in_secret} answers were given while others answered too");
}

/// Ann gives the last answer that is offered: of numbers the highest, so that there is more to be asked.
async fn most_that_can_be_had(ann: &Person, table: &str) {
    let state = ann.state(table).await;
    let questions = state["questions"].as_array().unwrap();
    let question = questions.iter().find(|question| question["seat"] == "british").unwrap();
    let choice = &question["choices"].as_array().unwrap().last().unwrap()["choice"];
    let body = json!({ "seat": "british", "choice": choice, "version": question["since"] });
    ann.post(&format!("/api/tables/{table}/answer"), body).await.good();
}
