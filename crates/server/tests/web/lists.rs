//! Lists of tables, a page at a time.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::Person;
use crate::player::play_by_requests;
use crate::site::Site;

on_both_databases! {
    a_list_has_every_table_once
    a_list_says_what_is_played
    the_table_that_changed_last_comes_first
}

/// All pages of a list, the ids in order.
async fn pages(person: &Person, list: &str) -> Vec<Vec<String>> {
    let mut pages = Vec::new();
    let mut path = format!("/api/tables?list={list}");
    loop {
        let page = person.get(&path).await.good();
        let page = page.as_array().unwrap();
        let Some(last) = page.last() else { return pages };
        path = format!(
            "/api/tables?list={list}&before={}&before_id={}",
            last["changed"],
            last["id"].as_str().unwrap()
        );
        pages.push(page.iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect());
    }
}

/// More tables than a page has, nearly all of them opened in the same second, and by somebody with several seats at each.
async fn a_list_has_every_table_once(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::guest(&site).await);
    let new = json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "me" } });
    let mut opened = BTreeSet::new();
    for _ in 0..60 {
        opened.insert(ann.open(new.clone()).await);
    }
    ben.open(json!({ "game": "ferry-town", "scenario": "two", "private": true, "seats": { "north": "me", "east": "me" } }))
        .await;
    for list in ["mine", "running"] {
        let pages = pages(&ann, list).await;
        assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [50, 10], "{list}");
        assert_eq!(pages.into_iter().flatten().collect::<BTreeSet<_>>(), opened, "{list}");
    }
    assert_eq!(pages(&ben, "mine").await.concat().len(), 1);
    assert!(pages(&ben, "open").await.is_empty());
    ann.get("/api/tables?before_id=%00").await.refused(400, "bad-request");
}

async fn the_table_that_changed_last_comes_first(mut site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let new = json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } });
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = ann.open(new.clone()).await;
        ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
        ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
        tables.push(table);
    }
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    play_by_requests(&ann, &tables[1], &["north"], 1).await;
    for person in [&ann, &ben] {
        assert_eq!(pages(person, "mine").await.concat()[0], tables[1]);
    }
    assert_eq!(pages(&ben, "running").await.concat()[0], tables[1]);
    // Who leaves has the table no longer in her list, who resigns still has it; the host's end is nobody's.
    ben.post(&format!("/api/tables/{}/leave", tables[0]), json!({})).await.good();
    ben.post(&format!("/api/tables/{}/resign", tables[1]), json!({})).await.good();
    assert!(!pages(&ben, "mine").await.concat().contains(&tables[0]));
    assert!(pages(&ben, "mine").await.concat().contains(&tables[1]));
    assert!(site.admin().await.close_table(&tables[2]).await.is_ok());
    site.end().await;
    let differ = "SELECT COUNT(*) FROM seats JOIN tables ON tables.id = seats.table_id \
                  WHERE seats.changed <> tables.changed OR tables.id = $1";
    assert_eq!(site.number(differ, "none").await, 0, "seats know when their table changed");
}

/// What a page shows is what a table shows.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_describes_tables_as_they_are() {
    let site = Site::open(crate::site::Database::Sqlite).await;
    let ann = Person::named(&site, "Ann").await;
    let table =
        ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } })).await;
    let listed: Value = ann.get("/api/tables?list=mine").await.good()[0].clone();
    assert_eq!(listed, ann.get(&format!("/api/tables/{table}")).await.good());
}

async fn a_list_says_what_is_played(site: Site) {
    let ann = Person::guest(&site).await;
    let new = json!({ "game": "washingtons-war", "options": { "tournament": "yes" }, "seats": { "british": "me" } });
    let table = ann.open(new.clone()).await;
    let one = ann.get(&format!("/api/tables/{table}")).await.good();
    for shown in [
        &one,
        &ann.get("/api/tables?list=open").await.good()[0],
        &ann.get("/api/tables?list=mine").await.good()[0],
    ] {
        assert_eq!((&shown["game"], &shown["options"]), (&new["game"], &new["options"]));
        assert_ne!(shown["scenario"], "", "{shown}");
    }
}
