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

/// Somebody who looks on over a socket.
struct Watching {
    socket: Socket,
    version: i64,
}

impl Watching {
    async fn new(person: &Person, table: &str) -> Watching {
        Watching { socket: person.socket(table, "").await.unwrap(), version: -1 }
    }

    /// Hears everything up to how the table stands for this person. Whatever is sent brings something new: a message without
    /// it would tell that somebody answers in secret.
    async fn catch_up(&mut self, state: &Value) {
        while self.version < state["version"].as_i64().unwrap() {
            let version = self.socket.hear_of("state").await["version"].as_i64().unwrap();
            assert!(version > self.version, "version {version} was sent twice");
            self.version = version;
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
    let mut watching = [Watching::new(&ben, &table).await, Watching::new(&stranger, &table).await];
    let (mut in_secret, mut since) = (0, 0);
    for _ in 0..2000 {
        let state = ben.state(&table).await;
        let asked_before = asked(&state);
        if asked_before.len() < 2 {
            let (person, seat) =
                if asked_before.contains(&"british") { (&ann, "british") } else { (&ben, "american") };
            play_by_requests(person, &table, &[seat], 1).await;
            watching[0].catch_up(&ben.state(&table).await).await;
            watching[1].catch_up(&stranger.state(&table).await).await;
            // What was sent too much has been met once something later is heard.
            if in_secret >= 3 && watching[1].version > since {
                return;
            }
            continue;
        }
        let before = [seen_by(&ben, &table).await, seen_by(&stranger, &table).await];
        most_that_can_be_had(&ann, &table).await;
        let after = [seen_by(&ben, &table).await, seen_by(&stranger, &table).await];
        if asked(&after[0].0).len() == 2 && asked(&ann.state(&table).await).contains(&"british") {
            assert_eq!(after, before);
            in_secret += 1;
            since = before[1].0["version"].as_i64().unwrap();
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
