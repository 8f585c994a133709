//! Files, copies, time, and consent.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tricorne_server::admin::Admin;
use tricorne_server::{Config, bind};

use crate::on_both_databases;
use crate::people::Person;
use crate::player::play_by_requests;
use crate::postgres::Postgres;
use crate::site::{Database, Site};

on_both_databases! {
    who_has_left_and_may_come_back_is_asked
    an_answer_that_still_stands_is_taken_after_a_restart
    time_that_the_server_was_down_costs_nobody
}

async fn two(site: &Site) -> (Person, Person, String) {
    let (ann, ben) = (Person::named(site, "Ann").await, Person::named(site, "Ben").await);
    let new = json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" }, "pace": { "kind": "daily", "days": 1, "late": "bot" } });
    let table = ann.open(new).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    (ann, ben, table)
}

async fn who_has_left_and_may_come_back_is_asked(site: Site) {
    let (ann, ben, table) = two(&site).await;
    play_by_requests(&ann, &table, &["north"], 9).await;
    play_by_requests(&ben, &table, &["east"], 9).await;
    let before = ann.state(&table).await;
    let answers = before["answers"].as_array().unwrap();
    let first = answers.iter().position(|answer| answer["seat"] == "north").unwrap();
    ben.post(&format!("/api/tables/{table}/leave"), json!({})).await.good();
    ann.post(&format!("/api/tables/{table}/undo/ask"), json!({ "seat": "north", "to": first })).await.good();
    assert_eq!(ann.state(&table).await["total"]["answers"], before["total"]["answers"], "Ben has not agreed");
    ben.post(&format!("/api/tables/{table}/rejoin"), json!({})).await.good();
    ben.post(&format!("/api/tables/{table}/undo/answer"), json!({ "agree": true })).await.good();
    assert_eq!(ann.state(&table).await["total"]["answers"].as_u64(), Some(first as u64));
}

/// Ferry Town's merchants are asked at once whether to bid: an answer to a question seen before a restart still counts.
async fn an_answer_that_still_stands_is_taken_after_a_restart(mut site: Site) {
    let (ann, ben, table) = two(&site).await;
    let (mut ann, mut ben) = (ann, ben);
    for _ in 0..60 {
        let state = ann.state(&table).await;
        let questions = state["questions"].as_array().unwrap().clone();
        if questions.len() == 2 {
            let own = |state: &Value, seat: &str| {
                let question =
                    state["questions"].as_array().unwrap().iter().find(|it| it["seat"] == seat).cloned();
                question.expect("she is asked")
            };
            let (hers, his) = (own(&state, "north"), own(&ben.state(&table).await, "east"));
            let answer = |question: &Value| {
                json!({
                    "seat": question["seat"], "choice": question["choices"][0]["choice"], "version": question["since"],
                })
            };
            let path = format!("/api/tables/{table}/answer");
            ann.post(&path, answer(&hers)).await.good();
            site.restart().await;
            (ann, ben) = (ann.back_at(&site), ben.back_at(&site));
            ben.post(&path, answer(&his)).await.good();
            ann.state(&table).await;
            return;
        }
        play_by_requests(&ann, &table, &["north"], 1).await;
        play_by_requests(&ben, &table, &["east"], 1).await;
    }
    panic!("nobody was asked at once: the test tests nothing");
}

async fn time_that_the_server_was_down_costs_nobody(mut site: Site) {
    let (ann, ben, table) = two(&site).await;
    play_by_requests(&ann, &table, &["north"], 1).await;
    site.end().await;
    // A day passes, or the clock jumps by one.
    site.tamper("UPDATE tables SET asked_since = asked_since - 86400 WHERE id = $1", &table).await;
    site.begin().await;
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    let info = ben.back_at(&site).get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(info["seats"][1]["kind"], "person");
    site.end().await;
    let up = site.number("SELECT up FROM server_state WHERE CAST(id AS TEXT) = $1", "1").await;
    assert!((2..1000).contains(&up), "{up}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn files_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let any = "127.0.0.1:0".parse().unwrap();
    let config = Config { listen: any, data_dir: data.clone(), ..Config::default() };
    let serving = bind(config.clone()).await.unwrap();
    let copy = folder.path().join("copy.sqlite");
    Admin::read(&config).await.unwrap().back_up(&copy).await.unwrap();
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&data), mode(&copy)), (0o700, 0o600));
    let mut seen = 0;
    for entry in std::fs::read_dir(&data).unwrap() {
        let path = entry.unwrap().path();
        assert_eq!(mode(&path) & 0o077, 0, "{}", path.display());
        seen += 1;
    }
    assert!(seen >= 3, "the database, its log and the mail");
    drop(serving);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_database_ends_the_start_at_once() {
    let mut site = Site::open(Database::Sqlite).await;
    site.end().await;
    let file = site.data().join("tricorne.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 20_000].fill(0xa5);
    std::fs::write(&file, bytes).unwrap();
    let begun = Instant::now();
    let error = bind(site.config().clone()).await.expect_err("it is damaged").to_string();
    assert!(begun.elapsed() < Duration::from_secs(5), "{error}");
    assert!(error.contains("damaged") || error.contains("malformed"), "{error}");
    std::fs::write(&file, "this is no database, and has never been one, whatever its name says").unwrap();
    let error = bind(site.config().clone()).await.expect_err("it is no database").to_string();
    assert!(begun.elapsed() < Duration::from_secs(10) && error.contains("database"), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_is_put_back_and_an_old_log_is_not_played_into_it() {
    let mut site = Site::open(Database::Sqlite).await;
    let ann = Person::guest(&site).await;
    let new = json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "me" } });
    let table = ann.open(new.clone()).await;
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("copy.sqlite");
    Admin::read(site.config()).await.unwrap().back_up(&copy).await.unwrap();
    let later = ann.open(new).await;
    let refused = Admin::restore(site.config(), &copy).await.expect_err("the server runs").to_string();
    assert!(refused.contains("another server"), "{refused}");
    site.end().await;
    // A server that was killed leaves a log behind.
    let log = site.data().join("tricorne.sqlite-wal");
    std::fs::write(&log, vec![7; 5_000]).unwrap();
    let none = Admin::restore(site.config(), &copies.path().join("none")).await;
    assert!(none.unwrap_err().to_string().contains("no file"));
    let kept = Admin::restore(site.config(), &copy).await.unwrap();
    assert_eq!(kept.len(), 2, "the database and the log: {kept:?}");
    assert!(!log.exists());
    site.begin().await;
    let ann = ann.back_at(&site);
    ann.state(&table).await;
    ann.get(&format!("/api/tables/{later}")).await.refused(404, "not-found");
    let empty = Config { data_dir: copies.path().join("empty"), ..Config::default() };
    assert!(Admin::read(&empty).await.unwrap_err().to_string().contains("there is no database"));
    assert!(!copies.path().join("empty").exists());
}

/// As the README tells it: `pg_dump`, and `psql` into an empty database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_is_copied_with_its_own_tools() {
    let site = Site::open(Database::Postgres).await;
    let ann = Person::guest(&site).await;
    let table = ann
        .open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "me" } }))
        .await;
    let other = Postgres::start();
    other.copy_from(site.config().database_url.as_deref().unwrap());
    let any = "127.0.0.1:0".parse().unwrap();
    let config = Config { listen: any, database_url: Some(other.url()), ..site.config().clone() };
    let checked = Admin::open(&config).await.unwrap().verify().await.unwrap();
    assert_eq!((checked.sound, checked.broken), (1, Vec::new()), "{table}");
}

/// A page is one question to the database, whose plan `lists_are_read_in_the_order_of_an_index` tests: here it has all of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_fifty_tables_has_them_all_with_their_seats() {
    let site = Site::open(Database::Sqlite).await;
    let ann = Person::guest(&site).await;
    for _ in 0..50 {
        ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } })).await;
    }
    let list = ann.get("/api/tables?list=open").await.good();
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), 50);
    assert!(
        list.iter()
            .all(|table| table["seats"].as_array().unwrap().len() == 2 && table["seats"][0]["yours"] == true)
    );
}
