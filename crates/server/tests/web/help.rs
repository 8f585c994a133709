//! Advice, and looking ahead.

use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::Person;
use crate::site::Site;

on_both_databases! {
    bots_advise_where_nobody_else_plays
    a_choice_is_tried_without_being_made
    advice_comes_with_its_reasons
}

/// The rulebook's Non-player gives a reason with every choice; it comes in words, in the reader's language.
async fn advice_comes_with_its_reasons(site: Site) {
    let ann = Person::guest(&site).await;
    let seats = json!({ "british": "me", "patriots": "me", "french": "me", "indians": "me" });
    let table =
        ann.open(json!({ "game": "liberty-or-death", "scenario": "1778-sprint", "seats": seats })).await;
    let state = ann.state(&table).await;
    let seat = state["questions"][0]["seat"].as_str().unwrap();
    let mut texts = Vec::new();
    for language in ["en", "it"] {
        let path = format!("/api/tables/{table}/advice?seat={seat}&agent=np&lang={language}");
        let advice = ann.get(&path).await.good();
        let reason = &advice["reasons"][0];
        assert!(reason["rule"].as_str().unwrap().starts_with("8."), "{advice}");
        let text = reason["text"].as_str().unwrap();
        assert!(!text.is_empty() && !text.contains("lod-"), "{advice}");
        texts.push(text.to_owned());
    }
    assert_ne!(texts[0], texts[1]);
}

async fn bots_advise_where_nobody_else_plays(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let seats = json!({ "north": "me", "east": "random" });
    let solo = ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
    let path = |table: &str, query: &str| format!("/api/tables/{table}/advice?{query}");
    let before = ann.state(&solo).await;
    let choices: Vec<Value> =
        before["questions"][0]["choices"].as_array().unwrap().iter().map(|it| it["choice"].clone()).collect();
    let advice = ann.get(&path(&solo, "seat=north&agent=random&lang=it")).await.good();
    assert!(choices.contains(&advice["choice"]) && advice["reasons"].is_array(), "{advice}");
    assert_ne!(advice["label"]["text"], "");
    ann.get(&path(&solo, "seat=east")).await.refused(403, "forbidden");
    ann.get(&path(&solo, "seat=north&agent=oracle")).await.refused(422, "no-such-agent");
    ben.get(&path(&solo, "seat=north")).await.refused(403, "forbidden");
    Person::stranger(&site).get(&path(&solo, "seat=north")).await.refused(401, "not-logged-in");
    assert_eq!(ann.state(&solo).await, before);

    for allowed in [false, true] {
        let new = json!({
            "game": "ferry-town", "scenario": "two", "seats": { "north": "me" }, "advice": allowed,
        });
        let table = ann.open(new).await;
        ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
        ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
        let told = ben.get(&format!("/api/tables/{table}")).await.good();
        assert_eq!(told["advice"], allowed, "all know whether it is allowed");
        let advised = ann.get(&path(&table, "seat=north")).await;
        match allowed {
            true => assert!(advised.good()["choice"].is_string()),
            false => advised.refused(403, "forbidden"),
        }
    }
}

async fn a_choice_is_tried_without_being_made(site: Site) {
    let (ann, ben) = (Person::guest(&site).await, Person::guest(&site).await);
    let seats = json!({ "british": "me", "patriots": "me", "french": "random", "indians": "random" });
    let new = json!({ "game": "liberty-or-death", "scenario": "1778-sprint", "seats": seats });
    let table = ann.open(new).await;
    let before = ann.state(&table).await;
    let question = &before["questions"][0];
    let seat = question["seat"].as_str().unwrap();
    let path = |choice: &str| format!("/api/tables/{table}/preview?seat={seat}&choice={choice}&lang=it");
    for choice in question["choices"].as_array().unwrap() {
        let preview = ann.get(&path(choice["choice"].as_str().unwrap())).await.good();
        let told = !preview["journal"].as_array().unwrap().is_empty();
        let asked = preview["questions"].as_array().unwrap().first();
        assert!(told || asked.is_some(), "{preview}");
        if let Some(asked) = asked {
            assert_ne!(asked["prompt"]["text"], "", "{asked}");
        }
    }
    // Answers that follow one another are tried together.
    let first = question["choices"][0]["choice"].as_str().unwrap();
    let once = ann.get(&path(first)).await.good();
    let next = once["questions"][0]["choices"][0]["choice"].as_str().unwrap();
    if once["questions"][0]["seat"] == seat {
        let twice = ann.get(&format!("{}&then={next}", path(first))).await.good();
        assert_ne!(twice["questions"], once["questions"]);
    }
    assert_eq!(once["view"]["scenario"], before["view"]["scenario"]);
    ann.get(&format!("{}&then=fly", path(first))).await.refused(409, "illegal-choice");
    ann.get(&path("fly")).await.refused(409, "illegal-choice");
    ben.get(&path("pass")).await.refused(403, "forbidden");
    let odds = |choice: &str| format!("/api/tables/{table}/odds?seat={seat}&choice={choice}");
    assert_eq!(ann.get(&odds("pass")).await.good(), json!({ "odds": null, "why": "no-dice" }));
    ann.get(&odds("fly")).await.refused(409, "illegal-choice");
    ben.get(&odds("pass")).await.refused(403, "forbidden");
    assert_eq!(ann.state(&table).await, before);

    let seats = json!({ "north": "me", "east": "me" });
    let hiding = ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
    let path = format!("/api/tables/{hiding}/preview?seat=north&choice=1");
    ann.get(&path).await.refused(409, "no-preview");
}
