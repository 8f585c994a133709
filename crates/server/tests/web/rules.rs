//! Running games that meet other rules than they began with.

use serde_json::json;
use tricorne_server::admin::Fate;

use crate::on_both_databases;
use crate::people::Person;
use crate::player::play_by_requests;
use crate::site::Site;

on_both_databases! {
    a_record_that_still_holds_goes_on_as_it_is
    a_record_that_differs_goes_on_from_its_last_position
    rules_of_tomorrow_are_refused
}

const SEATS: [&str; 2] = ["north", "east"];

async fn some_way_in(site: &Site) -> (Person, String) {
    let ann = Person::guest(site).await;
    let seats = json!({ "north": "me", "east": "me" });
    let table = ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
    play_by_requests(&ann, &table, &SEATS, 6).await;
    assert!(ann.state(&table).await["outcome"].is_null(), "the game goes on");
    (ann, table)
}

const EARLIER: &str =
    "UPDATE tables SET header = replace(header, '\"rules\":1', '\"rules\":0') WHERE id = $1";

async fn fate(site: &Site, table: &str) -> Fate {
    let fates = site.admin().await.check_upgrade().await.unwrap();
    fates.into_iter().find(|(id, _)| id == table).expect("it is listed").1
}

async fn a_record_that_still_holds_goes_on_as_it_is(mut site: Site) {
    let (ann, table) = some_way_in(&site).await;
    let before = ann.state(&table).await;
    assert_eq!(fate(&site, &table).await, Fate::SameRules);
    assert!(site.number("SELECT COUNT(state_hash) FROM lines WHERE table_id = $1", &table).await > 0);
    site.end().await;
    site.tamper(EARLIER, &table).await;
    assert_eq!(fate(&site, &table).await, Fate::Replays);
    site.begin().await;
    let ann = ann.back_at(&site);
    let after = ann.state(&table).await;
    assert_eq!((&after["view"], &after["answers"]), (&before["view"], &before["answers"]));
    let said = ann.get(&format!("/api/tables/{table}/chat")).await.good();
    assert_eq!(said[0]["system"], true);
    assert!(said[0]["text"].as_str().unwrap().contains("still holds"), "{said}");
    assert!(play_by_requests(&ann, &table, &SEATS, 500).await.is_over());
}

async fn a_record_that_differs_goes_on_from_its_last_position(mut site: Site) {
    let (ann, table) = some_way_in(&site).await;
    let before = ann.state(&table).await;
    site.end().await;
    site.tamper(EARLIER, &table).await;
    site.tamper(
        "UPDATE lines SET state_hash = 'another' WHERE table_id = $1 AND state_hash IS NOT NULL",
        &table,
    )
    .await;
    let fate = fate(&site, &table).await;
    assert!(matches!(fate, Fate::GoesOn { dropped: 0, .. }), "{fate:?}");
    site.begin().await;
    let ann = ann.back_at(&site);
    let after = ann.state(&table).await;
    assert_eq!(after["view"], before["view"], "nobody loses anything");
    let said = ann.get(&format!("/api/tables/{table}/chat?lang=it")).await.good();
    assert!(said[0]["text"].as_str().unwrap().contains("Si continua"), "{said}");
    let earlier = ann.get(&format!("/api/tables/{table}/earlier")).await.good();
    assert_eq!((&earlier[0]["rules"], &earlier[0]["record"]), (&json!(0), &json!(null)));
    let (kept, was) = (earlier[0]["journal"].as_array().unwrap(), before["journal"].as_array().unwrap());
    assert!(!kept.is_empty() && kept.len() <= was.len(), "{earlier}");
    assert!(kept.iter().all(|note| note["text"] != ""), "{earlier}");
    // It is told once, and the new record is whole: it can be read again and again.
    site.restart().await;
    let ann = ann.back_at(&site);
    assert_eq!(ann.state(&table).await["view"], before["view"]);
    assert_eq!(ann.get(&format!("/api/tables/{table}/chat")).await.good().as_array().unwrap().len(), 1);
    assert!(play_by_requests(&ann, &table, &SEATS, 500).await.is_over());
    assert!(ann.get(&format!("/api/tables/{table}/earlier")).await.good()[0]["record"].is_string());
    assert_eq!(site.admin().await.verify().await.unwrap().broken, []);
}

async fn rules_of_tomorrow_are_refused(mut site: Site) {
    let (ann, table) = some_way_in(&site).await;
    let record = ann.get(&format!("/api/tables/{table}/record?as=north")).await.text;
    let record = record.replacen("\"rules\":1", "\"rules\":99", 1);
    ann.send(reqwest::Method::POST, "/api/records", Some(record)).await.refused(422, "bad-record");
    site.end().await;
    site.tamper(
        "UPDATE tables SET header = replace(header, '\"rules\":1', '\"rules\":99') WHERE id = $1",
        &table,
    )
    .await;
    assert_eq!(fate(&site, &table).await, Fate::UnknownRules(99));
    site.begin().await;
    let ann = ann.back_at(&site);
    ann.get(&format!("/api/tables/{table}/state")).await.refused(409, "unknown-rules");
}
