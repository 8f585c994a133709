//! The pace of a table: clocks that run, stop and run out.

use std::time::Duration;

use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::Person;
use crate::player::play_by_requests;
use crate::site::Site;

on_both_databases! {
    whoever_runs_out_is_warned_and_then_a_bot_plays_on
    whoever_runs_out_forfeits_where_the_table_says_so
    clocks_run_while_asked_and_survive_a_restart
    all_who_are_asked_at_once_have_clocks_that_run
    a_vacation_stops_the_clocks_by_the_day
    maintenance_stops_the_clocks
}

const DAY: i64 = 86_400;

fn live(late: &str) -> Value {
    json!({ "kind": "live", "bank": 600, "increment": 5, "late": late })
}

fn daily(late: &str) -> Value {
    json!({ "kind": "daily", "days": 2, "late": late })
}

fn new(pace: &Value) -> Value {
    json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" }, "pace": pace })
}

/// A table of two, at which Ben is asked.
async fn two(site: &Site, pace: Value) -> (Person, Person, String) {
    let (ann, ben) = (Person::named(site, "Ann").await, Person::named(site, "Ben").await);
    let table = ann.open(new(&pace)).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    for _ in 0..20 {
        if asked(&ann, &table).await == ["east"] {
            return (ann, ben, table);
        }
        play_by_requests(&ann, &table, &["north"], 1).await;
    }
    panic!("it is never Ben's turn alone");
}

async fn info(person: &Person, table: &str) -> Value {
    person.get(&format!("/api/tables/{table}")).await.good()
}

async fn asked(person: &Person, table: &str) -> Vec<String> {
    serde_json::from_value(info(person, table).await["asked"].clone()).unwrap()
}

/// The seconds that a seat has left, and whether its clock runs, as the description and the state of the table have it.
async fn clock(person: &Person, table: &str, seat: &str) -> (i64, bool) {
    let find = |clocks: &Value| {
        let clock = clocks.as_array().unwrap().iter().find(|clock| clock["seat"] == seat).unwrap();
        (clock["left"].as_i64().unwrap(), clock["running"].as_bool().unwrap())
    };
    let (mut one, mut other) = ((0, false), (0, false));
    // A clock may stop or go on between the two.
    for _ in 0..5 {
        one = find(&info(person, table).await["clocks"]);
        other = find(&person.state(table).await["clocks"]);
        if one.1 == other.1 && one.0 - other.0 <= 1 {
            return one;
        }
    }
    panic!("they differ: {one:?} {other:?}");
}

/// The server is up for so much longer.
async fn pass(site: &mut Site, seconds: &'static str) {
    site.end().await;
    site.tamper(seconds, "1").await;
    site.begin().await;
}

const PASS_590: &str = "UPDATE server_state SET up = up + 590 WHERE CAST(id AS TEXT) = $1";
const PASS_30: &str = "UPDATE server_state SET up = up + 30 WHERE CAST(id AS TEXT) = $1";
const PASS_60: &str = "UPDATE server_state SET up = up + 60 WHERE CAST(id AS TEXT) = $1";
const PASS_A_DAY: &str = "UPDATE server_state SET up = up + 86400 WHERE CAST(id AS TEXT) = $1";

/// Waits for a line of the chat that the server itself says.
async fn told(person: &Person, table: &str, text: &str) {
    let mut said = Value::Null;
    for _ in 0..100 {
        said = person.get(&format!("/api/tables/{table}/chat?lang=en")).await.good();
        let system = |line: &Value| line["system"] == true && line["text"].as_str().unwrap().contains(text);
        if said.as_array().unwrap().iter().any(system) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("nobody said {text:?}: {said}");
}

async fn whoever_runs_out_is_warned_and_then_a_bot_plays_on(mut site: Site) {
    let ann = Person::named(&site, "Carl").await;
    for (name, value) in [("bank", 29), ("bank", 90_000), ("increment", -1), ("increment", 4000)] {
        let mut pace = live("bot");
        pace[name] = json!(value);
        ann.post("/api/tables", new(&pace)).await.refused(400, "bad-request");
    }
    let long = json!({ "kind": "daily", "days": 61, "late": "bot" });
    ann.post("/api/tables", new(&long)).await.refused(400, "bad-request");
    let (ann, ben, table) = two(&site, live("bot")).await;
    pass(&mut site, PASS_590).await;
    let (ann, ben) = (ann.back_at(&site), ben.back_at(&site));
    tokio::time::sleep(Duration::from_millis(500)).await;
    // A restart gives back the part of a second that had begun.
    assert!((1..=11).contains(&clock(&ann, &table, "east").await.0), "he has a few seconds");
    pass(&mut site, PASS_30).await;
    let (ann, ben) = (ann.back_at(&site), ben.back_at(&site));
    told(&ann, &table, "East: out of time. When the grace").await;
    assert!((-35..0).contains(&clock(&ben, &table, "east").await.0));
    assert_eq!(info(&ann, &table).await["seats"][1]["kind"], "person", "the grace still runs");
    pass(&mut site, PASS_60).await;
    let (ann, ben) = (ann.back_at(&site), ben.back_at(&site));
    told(&ann, &table, "East: out of time. A bot").await;
    let seat = info(&ann, &table).await["seats"][1].clone();
    assert_eq!((&seat["kind"], &seat["resigned"]), (&json!("bot"), &json!(false)));
    let late = json!({ "seat": "east", "choice": "1" });
    ben.post(&format!("/api/tables/{table}/answer"), late).await.refused(403, "forbidden");
    let clocks = info(&ann, &table).await["clocks"].clone();
    assert_eq!(clocks.as_array().unwrap().len(), 1, "a bot has no clock: {clocks}");
    assert!(play_by_requests(&ann, &table, &["north"], 500).await.is_over());
}

async fn whoever_runs_out_forfeits_where_the_table_says_so(mut site: Site) {
    let (ann, _ben, table) = two(&site, daily("forfeit")).await;
    for _ in 0..3 {
        pass(&mut site, PASS_A_DAY).await;
    }
    let ann = ann.back_at(&site);
    told(&ann, &table, "East: out of time. The seat is forfeit").await;
    let over = info(&ann, &table).await;
    assert_eq!((&over["status"], &over["outcome"]["winners"]), (&json!("finished"), &json!(["north"])));
    assert_eq!(over["outcome"]["message"]["text"], "The game ended on time.");
    site.restart().await;
    let over = ann.back_at(&site).state(&table).await;
    assert_eq!(over["outcome"]["message"]["text"], "The game ended on time.", "it is remembered");
}

async fn clocks_run_while_asked_and_survive_a_restart(mut site: Site) {
    let (ann, ben, table) = two(&site, live("bot")).await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let (left, running) = clock(&ann, &table, "east").await;
    assert!((590..=599).contains(&left) && running, "{left}");
    let (hers, running) = clock(&ann, &table, "north").await;
    assert!(hers <= 600 && !running);
    pass(&mut site, PASS_30).await;
    let (ann, ben) = (ann.back_at(&site), ben.back_at(&site));
    let (left, running) = clock(&ben, &table, "east").await;
    assert!((550..=571).contains(&left) && running, "{left}");
    assert_eq!(clock(&ben, &table, "north").await.0, hers, "nobody asked her");
    // Whoever takes a turn gets 5 seconds with the next one, once.
    play_by_requests(&ben, &table, &["east"], 9).await;
    let (after, running) = clock(&ben, &table, "east").await;
    assert!(!running && (after - left).abs() <= 3, "{left} {after}");
    let (hers_now, running) = clock(&ben, &table, "north").await;
    assert!(running && (hers + 3..=hers + 5).contains(&hers_now), "{hers} {hers_now}");
    let before = clock(&ann, &table, "north").await.0;
    play_by_requests(&ann, &table, &["north"], 1).await;
    if ann.post(&format!("/api/tables/{table}/undo"), json!({ "seat": "north" })).await.status.is_success() {
        play_by_requests(&ann, &table, &["north"], 1).await;
        assert!(clock(&ann, &table, "north").await.0 <= before, "to take something back brings no time");
    }
    let list = ben.get("/api/tables?list=mine").await.good();
    assert_eq!(list[0]["pace"], live("bot"));
    assert_eq!(list[0]["clocks"].as_array().unwrap().len(), 2);
}

async fn all_who_are_asked_at_once_have_clocks_that_run(site: Site) {
    let (ann, ben, table) = two(&site, live("bot")).await;
    for _ in 0..60 {
        if asked(&ann, &table).await.len() == 2 {
            let (north, east) = (clock(&ann, &table, "north").await, clock(&ann, &table, "east").await);
            assert!(north.1 && east.1);
            play_by_requests(&ann, &table, &["north"], 1).await;
            if asked(&ann, &table).await == ["east"] {
                assert!(!clock(&ben, &table, "north").await.1 && clock(&ben, &table, "east").await.1);
                assert!(clock(&ben, &table, "east").await.0 <= east.0, "her answer gives him no time");
                return;
            }
        }
        play_by_requests(&ann, &table, &["north"], 1).await;
        play_by_requests(&ben, &table, &["east"], 1).await;
    }
    panic!("nobody was asked at once: the test tests nothing");
}

async fn a_vacation_stops_the_clocks_by_the_day(mut site: Site) {
    Person::guest(&site).await.get("/api/vacation").await.refused(403, "forbidden");
    let (ann, ben, table) = two(&site, daily("bot")).await;
    ben.post("/api/vacation", json!({ "days": 31 })).await.refused(400, "bad-request");
    let vacation = ben.post("/api/vacation", json!({ "days": 20 })).await.good();
    assert_eq!((&vacation["days_left"], &vacation["days_a_year"]), (&json!(10), &json!(30)));
    ben.post("/api/vacation", json!({ "days": 3 })).await.refused(409, "conflict");
    let (left, running) = clock(&ann, &table, "east").await;
    assert!(!running);
    pass(&mut site, PASS_A_DAY).await;
    let (ann, ben) = (ann.back_at(&site), ben.back_at(&site));
    assert_eq!(clock(&ann, &table, "east").await, (left, false));
    assert_eq!(info(&ann, &table).await["clocks"][1]["vacation"], true);
    // A turn that comes meanwhile waits too.
    play_by_requests(&ben, &table, &["east"], 9).await;
    play_by_requests(&ann, &table, &["north"], 9).await;
    assert_eq!(clock(&ann, &table, "east").await, (2 * DAY, false));
    let left = ben.send(reqwest::Method::DELETE, "/api/vacation", None).await.good()["days_left"].as_i64();
    assert!(matches!(left, Some(29 | 30)), "the days that he did not take are his again: {left:?}");
    let (left, running) = clock(&ann, &table, "east").await;
    assert!(running && left > 2 * DAY - 10);
    ben.send(reqwest::Method::DELETE, "/api/vacation", None).await.refused(409, "conflict");
    // One that is over while no server runs ends too.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    ben.post("/api/vacation", json!({ "days": 1 })).await.good();
    assert!(!clock(&ann, &table, "east").await.1);
    site.end().await;
    site.tamper("UPDATE vacations SET ends = ends - 200000 WHERE user_id = $1 AND state = 'begun'", &ben.id)
        .await;
    site.begin().await;
    let ann = ann.back_at(&site);
    for _ in 0..100 {
        if clock(&ann, &table, "east").await.1 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the clock never goes on");
}

async fn maintenance_stops_the_clocks(mut site: Site) {
    let (ann, _ben, table) = two(&site, live("bot")).await;
    let mut socket = ann.socket(&table, "").await.unwrap();
    site.admin().await.set_maintenance(true).await.unwrap();
    socket.hear_of("table").await;
    let stopped = clock(&ann, &table, "east").await;
    assert!(!stopped.1);
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(clock(&ann, &table, "east").await, stopped);
    site.restart().await;
    let ann = ann.back_at(&site);
    let (left, running) = clock(&ann, &table, "east").await;
    assert!(!running && (0..=1).contains(&(left - stopped.0)), "it stands still from the start");
    site.admin().await.set_maintenance(false).await.unwrap();
    for _ in 0..100 {
        if clock(&ann, &table, "east").await.1 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the clock never goes on");
}
