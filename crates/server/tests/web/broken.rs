//! Tables that cannot be played: nobody learns a secret by them, and nobody is held by them.

use reqwest::Method;
use serde_json::json;

use crate::on_both_databases;
use crate::people::Person;
use crate::player::play_by_requests;
use crate::site::{Database, Site};

on_both_databases! {
    an_error_shows_no_hand
    a_broken_table_can_be_left_resigned_and_cut_back
    a_record_that_lost_lines_is_not_served_shorter
}

/// Ann and Ben at a table of two, some answers in.
async fn two(site: &Site) -> (Person, Person, String) {
    let (ann, ben) = (Person::named(site, "Ann").await, Person::named(site, "Ben").await);
    let table =
        ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } })).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    play_by_requests(&ann, &table, &["north"], 2).await;
    play_by_requests(&ben, &table, &["east"], 2).await;
    (ann, ben, table)
}

/// Makes an answer one that was never offered.
const DAMAGE: &str = "UPDATE lines SET line = replace(line, '\"choice\":\"', '\"choice\":\"never-offered') \
                      WHERE table_id = $1 AND n = (SELECT MAX(n) FROM lines WHERE table_id = $1)";

async fn damage(site: &mut Site, sql: &'static str, table: &str) {
    site.end().await;
    site.tamper(sql, table).await;
    site.begin().await;
}

async fn an_error_shows_no_hand(mut site: Site) {
    let (ann, _, table) = two(&site).await;
    damage(&mut site, DAMAGE, &table).await;
    let (ann, stranger) = (ann.back_at(&site), Person::stranger(&site));
    for path in ["state", "record", "replay?step=1"] {
        let reply = stranger.get(&format!("/api/tables/{table}/{path}")).await;
        assert!(!reply.text.contains("never-offered") && !reply.text.contains("choices"), "{}", reply.text);
        reply.refused(409, "broken");
    }
    let answer = json!({ "seat": "north", "choice": "1" });
    ann.post(&format!("/api/tables/{table}/answer"), answer).await.refused(409, "broken");
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.good()["broken"], true);
    // Whoever runs the server is told everything.
    let broken = site.admin().await.broken_tables().await.unwrap();
    assert_eq!(broken.len(), 1);
    assert!(broken[0].0 == table && broken[0].1.contains("never-offered"), "{broken:?}");
}

async fn a_broken_table_can_be_left_resigned_and_cut_back(mut site: Site) {
    let (ann, ben, table) = two(&site).await;
    let before = site.number("SELECT answers FROM tables WHERE id = $1", &table).await as usize;
    damage(&mut site, DAMAGE, &table).await;
    let (ann, ben) = (ann.back_at(&site), ben.back_at(&site));
    ben.post(&format!("/api/tables/{table}/leave"), json!({})).await.good();
    ben.post(&format!("/api/tables/{table}/rejoin"), json!({})).await.good();
    let cut = site.admin().await.cut_back(&table).await.unwrap().expect("it holds up to there");
    assert_eq!((cut.kept, cut.dropped), (before - 1, 1));
    // The running server is told, and plays on from there.
    let mut state = ann.get(&format!("/api/tables/{table}/state")).await;
    for _ in 0..100 {
        if state.status.is_success() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        state = ann.get(&format!("/api/tables/{table}/state")).await;
    }
    state.good();
    let checked = site.admin().await.verify().await.unwrap();
    assert_eq!((checked.sound, checked.broken), (1, Vec::new()));

    damage(&mut site, DAMAGE, &table).await;
    let (ann, ben) = (ann.back_at(&site), ben.back_at(&site));
    let delete = json!({ "password": "tea in the harbour" }).to_string();
    ann.post(&format!("/api/tables/{table}/resign"), json!({})).await.good();
    let info = ben.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["status"], &info["outcome"]["winners"]), (&json!("finished"), &json!(["east"])));
    ben.send(Method::DELETE, "/api/me", Some(delete)).await.good();
    let (carl, dora, table) = {
        let carl = Person::named(&site, "Carl").await;
        let dora = Person::named(&site, "Dora").await;
        let seats = json!({ "north": "me", "east": "random" });
        let table = carl.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
        (carl, dora, table)
    };
    damage(&mut site, DAMAGE, &table).await;
    let (carl, dora) = (carl.back_at(&site), dora.back_at(&site));
    assert!(site.admin().await.close_table(&table).await.unwrap());
    let delete = json!({ "password": "tea in the harbour" }).to_string();
    carl.send(Method::DELETE, "/api/me", Some(delete)).await.good();
    assert_eq!(dora.get(&format!("/api/tables/{table}")).await.good()["status"], "abandoned");
}

async fn a_record_that_lost_lines_is_not_served_shorter(mut site: Site) {
    let (ann, _, table) = two(&site).await;
    let lose = "DELETE FROM lines WHERE table_id = $1 AND n = (SELECT MAX(n) FROM lines WHERE table_id = $1)";
    damage(&mut site, lose, &table).await;
    let ann = ann.back_at(&site);
    ann.get(&format!("/api/tables/{table}/state")).await.refused(409, "broken");
    let checked = site.admin().await.verify().await.unwrap();
    assert!(checked.broken[0].1.contains("lines where"), "{checked:?}");
}

/// A table whose header no longer says what it is does not keep anybody here.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_header_blocks_nobody() {
    let mut site = Site::open(Database::Sqlite).await;
    let (ann, _, table) = two(&site).await;
    damage(&mut site, "UPDATE tables SET header = '{' WHERE id = $1", &table).await;
    let ann = ann.back_at(&site);
    ann.get("/api/tables?list=mine").await.good();
    ann.post(&format!("/api/tables/{table}/leave"), json!({})).await.good();
}
