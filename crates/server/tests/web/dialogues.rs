//! Secret dialogues: several seats answer several questions each, and nobody follows the other's part.

use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::Person;
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

async fn nobody_learns_how_many_answers_others_give_in_secret(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let open = json!({ "game": "decision-in-north-america", "seats": { "british": "me" } });
    let table = ann.open(open).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "american" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    let stranger = Person::stranger(&site);
    let mut in_secret = 0;
    for _ in 0..600 {
        let before = (seen_by(&ben, &table).await, seen_by(&stranger, &table).await);
        let both = asked(&before.0.0).len() == 2;
        let (person, seat) =
            if asked(&before.0.0).contains(&"british") { (&ann, "british") } else { (&ben, "american") };
        play_by_requests(person, &table, &[seat], 1).await;
        if both && asked(&ann.state(&table).await).contains(&"british") {
            let after = (seen_by(&ben, &table).await, seen_by(&stranger, &table).await);
            if asked(&after.0.0).len() == 2 && after.0.0["total"] == before.0.0["total"] {
                assert_eq!(after, before);
                in_secret += 1;
            }
        }
        if in_secret >= 3 {
            return;
        }
    }
    panic!("only {in_secret} answers were given while others answered too");
}
