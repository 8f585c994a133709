//! Records: down, up, step by step; and what there is besides tables.

use reqwest::Method;
use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::Person;
use crate::player::play_by_requests;
use crate::site::Site;

on_both_databases! {
    a_record_goes_down_and_up
    a_finished_game_is_replayed_from_any_side
    a_finished_game_is_analysed_once_and_the_analysis_is_kept
    a_position_is_checked_without_a_table_and_played_from
    the_server_describes_itself
    a_client_finds_what_it_shows
}

async fn finished(ann: &Person) -> String {
    let table = ann
        .open(
            json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "random" } }),
        )
        .await;
    assert!(play_by_requests(ann, &table, &["north"], 500).await.is_over());
    table
}

async fn a_record_goes_down_and_up(site: Site) {
    let ann = Person::guest(&site).await;
    let table = finished(&ann).await;
    let text = ann.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(text.contains("\"seed\"") && !text.contains("\"?\""));
    let up = |text: String| ann.send(Method::POST, "/api/records", Some(text));
    let copy = up(text.clone()).await.good();
    assert_eq!(copy["status"], "finished");
    let again = ann.get(&format!("/api/tables/{}/record", copy["id"].as_str().unwrap())).await.text;
    assert_eq!(again.lines().skip(1).collect::<Vec<_>>(), text.lines().skip(1).collect::<Vec<_>>());

    let half: String = text.lines().take(text.lines().count() / 2).map(|line| format!("{line}\n")).collect();
    let half = up(half).await.good();
    assert_eq!(half["status"], "running");
    let half = half["id"].as_str().unwrap();
    assert!(play_by_requests(&ann, half, &["north"], 500).await.is_over());

    let last = text.lines().last().unwrap();
    for bad in [
        String::new(),
        "hello\n".into(),
        text.replace(last, ""),
        text.replacen("\"choice\":\"", "\"choice\":\"9", 9),
    ] {
        up(bad).await.refused(422, "bad-record");
    }
}

async fn a_finished_game_is_analysed_once_and_the_analysis_is_kept(mut site: Site) {
    let ann = Person::guest(&site).await;
    let running = ann.open(json!({ "game": "ferry-town", "scenario": "two" })).await;
    ann.post(&format!("/api/tables/{running}/analysis"), json!({})).await.refused(409, "conflict");
    let table = finished(&ann).await;
    let path = format!("/api/tables/{table}/analysis");
    assert_eq!(ann.get(&path).await.good(), json!({ "failed": false }), "nobody asked for one");
    Person::stranger(&site).post(&path, json!({})).await.refused(401, "not-logged-in");

    let begun = ann.post(&path, json!({})).await.good();
    assert!(begun["running"].as_f64().is_some_and(|share| (0.0..=1.0).contains(&share)), "{begun}");
    let report = loop {
        let state = ann.get(&path).await.good();
        if state["report"].is_object() {
            break state["report"].clone();
        }
        assert!(state["running"].is_number(), "{state}");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    let total = ann.state(&table).await["total"]["answers"].clone();
    let last = report["moments"].as_array().unwrap().last().unwrap();
    assert_eq!(last["answers"], total);
    assert_eq!(last["errors"], json!([0.0, 0.0]), "the end is certain");

    let again = ann.post(&path, json!({})).await.good();
    assert_eq!(again, json!({ "failed": false }), "it is made once");
    site.restart().await;
    assert_eq!(ann.back_at(&site).get(&path).await.good()["report"], report);
}

async fn a_position_is_checked_without_a_table_and_played_from(site: Site) {
    let ann = Person::guest(&site).await;
    let check = |position: Value| {
        let written = json!({ "game": "liberty-or-death", "scenario": "1778-sprint", "position": position });
        ann.post("/api/positions?lang=it", written)
    };
    let start = check(Value::Null).await.good();
    assert_eq!(start["flaws"], json!([]));
    let mut position = start["view"].clone();
    for derived in [
        "control",
        "total_support",
        "total_opposition",
        "fni",
        "french_preparations",
        "margins",
        "lead_needed",
        "winning",
    ] {
        position.as_object_mut().unwrap().remove(derived).expect(derived);
    }
    assert_eq!(check(position.clone()).await.good(), start, "it is the position of its own view");

    let mut wrong = position.clone();
    wrong["resources"]["british"] = json!(60);
    wrong["leaders"]["indians"]["place"] = json!({ "at": "boston" });
    let checked = check(wrong.clone()).await.good();
    let fields: Vec<&Value> =
        checked["flaws"].as_array().unwrap().iter().map(|flaw| &flaw["field"]).collect();
    assert_eq!(fields, ["leaders.indians", "resources.british"]);
    assert_eq!(checked["flaws"][1]["text"], "Al massimo 50.");
    assert_eq!(checked["view"], Value::Null);
    let unread = check(json!({ "scenario": "1778-sprint" })).await.good();
    assert!(unread["flaws"][0]["text"].as_str().unwrap().contains("missing field"), "{unread}");
    ann.post("/api/positions", json!({ "game": "chess", "scenario": "x" })).await.refused(404, "not-found");

    let up = |position: &Value| {
        let header = json!({ "tricorne": 2, "game": "liberty-or-death", "rules": 2, "scenario": "1778-sprint",
            "options": {}, "seats": {}, "position": position });
        ann.send(Method::POST, "/api/records", Some(format!("{header}\n")))
    };
    position["resources"]["british"] = json!(41);
    let table = up(&position).await.good();
    let state = ann.state(table["id"].as_str().unwrap()).await;
    assert_eq!(state["view"]["resources"]["british"], 41);
    assert_eq!(up(&wrong).await.status.as_u16(), 422);
}

async fn a_finished_game_is_replayed_from_any_side(site: Site) {
    let ann = Person::guest(&site).await;
    let table = finished(&ann).await;
    let stranger = Person::stranger(&site);
    let whole = ann.state(&table).await;
    let steps = whole["total"]["answers"].as_u64().unwrap();
    for step in [0, steps / 2, steps] {
        let path = |viewer: &str| format!("/api/tables/{table}/replay?step={step}&as={viewer}");
        let referee = stranger.get(&path("referee")).await.good();
        assert_eq!(referee["total"]["answers"].as_u64(), Some(step));
        assert!(referee["view"]["merchants"][1]["hand"].is_array());
        let east = stranger.get(&path("east")).await.good();
        assert!(east["view"]["merchants"][1]["hand"].is_array());
        assert!(east["view"]["merchants"][0]["hand"].is_null());
    }
    stranger.get(&format!("/api/tables/{table}/replay?step={}", steps + 1)).await.refused(404, "not-found");
    stranger.get(&format!("/api/tables/{table}/replay?step=x")).await.refused(400, "bad-request");
}

async fn the_server_describes_itself(site: Site) {
    let ann = Person::guest(&site).await;
    finished(&ann).await;
    assert_eq!(ann.get("/healthz").await.text, "ok\n");
    assert_eq!(ann.get("/readyz").await.text, "ready\n");
    ann.get("/metrics").await.refused(404, "not-found");
    let description = ann.get("/api/openapi.json").await.good();
    assert!(description["paths"].as_object().unwrap().len() > 25);
    assert!(ann.get("/api").await.text.contains("/api/tables/{id}/answer"));
    let games = ann.get("/api/games?lang=it").await.good();
    assert!(games["examples"].as_array().unwrap().iter().any(|game| game["game"] == "ferry-town"));
    ann.get("/api/nothing").await.refused(404, "not-found");
    assert_eq!(ann.get("/t/some-table").await.status.as_u16(), 200);
}

async fn a_client_finds_what_it_shows(site: Site) {
    let (ann, ben) = (Person::guest(&site).await, Person::guest(&site).await);
    let games = ann.get("/api/games?lang=it").await.good();
    for game in games["games"].as_array().unwrap() {
        let bots = game["agents"].as_array().unwrap();
        assert!(!bots.is_empty() && bots.iter().all(|bot| bot["name"] != "" && bot["id"] != ""), "{game}");
    }
    let seats = json!({ "north": "me", "east": "me" });
    let table = ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
    let path = format!("/api/tables/{table}");
    let told = ann.get(&path).await.good();
    assert_eq!((&told["asked"], &told["your_turn"]), (&json!(["north"]), &json!(true)));
    assert!(told["asked_since"].as_i64() >= told["created"].as_i64());
    assert_eq!(ben.get(&path).await.good()["your_turn"], false);

    play_by_requests(&ann, &table, &["north", "east"], 4).await;
    let [english, italian, keys] = ["en", "it", "none"].map(|lang| format!("{path}/state?lang={lang}"));
    let (english, italian) = (ann.get(&english).await.good(), ann.get(&italian).await.good());
    let keys = ann.get(&keys).await.good();
    let prompt = |state: &Value| state["questions"][0]["prompt"].clone();
    assert_eq!(prompt(&english)["key"], prompt(&italian)["key"]);
    assert_ne!(prompt(&english)["text"], prompt(&italian)["text"]);
    assert_eq!(prompt(&keys)["text"], "");
    ann.get(&format!("{path}/state?lang=tlh")).await.refused(400, "bad-request");

    // What is new since she was here, on any device.
    assert!(told["seen"].is_null());
    let seen = json!({ "answers": english["total"]["answers"], "journal": english["total"]["journal"] });
    ann.send(Method::PUT, &format!("{path}/seen"), Some(seen.to_string())).await.good();
    assert_eq!(ann.get(&path).await.good()["seen"], seen);
    assert!(ben.get(&path).await.good()["seen"].is_null());
    let bad = Some(json!({ "answers": -1, "journal": 0 }).to_string());
    ann.send(Method::PUT, &format!("{path}/seen"), bad).await.refused(400, "bad-request");

    // Step by step, with nothing sent twice.
    let step = english["total"]["answers"].as_u64().unwrap();
    let before = ann.get(&format!("{path}/replay?step={}", step - 1)).await.good();
    let notes = before["total"]["journal"].as_u64().unwrap();
    let after = format!("{path}/replay?step={step}&answers={}&journal={notes}", step - 1);
    let after = ann.get(&after).await.good();
    assert_eq!(after["from"], json!({ "answers": step - 1, "journal": notes }));
    assert_eq!(after["answers"].as_array().unwrap().len(), 1);
    assert!(after["journal"].as_array().unwrap().iter().all(|note| note["n"].as_u64() >= Some(notes)));

    // What is refused is refused in JSON, whatever is wrong.
    ann.send(Method::DELETE, &path, None).await.refused(405, "wrong-method");
    ann.get("/api/tables/%00").await.refused(404, "not-found");
    ann.get("/api/tables/%FF").await.refused(404, "not-found");
    ann.post("/api/login", json!({ "name": "\0", "password": "x" })).await.refused(400, "bad-request");
}
