//! Bots that think: nobody waits for them, and nothing is lost while they do.

use std::time::Duration;

use serde_json::{Value, json};

use crate::on_both_databases;
use crate::people::Person;
use crate::player::{Board, play_by_requests};
use crate::site::Site;

on_both_databases! {
    each_answer_is_shown_as_it_comes
    an_answer_is_taken_back_while_a_bot_thinks
    a_bot_that_was_thinking_goes_on_after_a_restart
    bots_rest_during_maintenance
}

/// A game against a bot of this level.
async fn begun(person: &Person, level: &str) -> String {
    let seats = json!({ "british": "me", "american": level });
    person.open(json!({ "game": "we-the-people", "seats": seats })).await
}

fn asked(state: &Value) -> &str {
    state["questions"][0]["seat"].as_str().expect("somebody is asked")
}

/// Waits until a seat is asked.
async fn until_asked(person: &Person, table: &str, seat: &str) {
    while asked(&person.state(table).await) != seat {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Answers for the British until the Americans are asked, who have not answered yet.
async fn until_the_bot_thinks(person: &Person, table: &str) -> Value {
    for _ in 0..600 {
        play_by_requests(person, table, &["british"], 1).await;
        let state = person.state(table).await;
        if asked(&state) == "american" {
            return state;
        }
    }
    panic!("the bot is never asked");
}

async fn each_answer_is_shown_as_it_comes(site: Site) {
    let ann = Person::guest(&site).await;
    let table = begun(&ann, "gentle").await;
    let mut socket = ann.socket(&table, "").await.unwrap();
    let (mut board, mut of_the_bot, mut answered) = (Board::default(), 0, None);
    while of_the_bot < 12 {
        let message = socket.hear_of("state").await;
        let new = message["answers"].as_array().unwrap().iter().filter(|it| it["seat"] == "american").count();
        assert!(new <= 1 || board.version == 0, "{new} answers of the bot came at once");
        of_the_bot += new;
        board.take(message);
        if let Some(answer) =
            board.answer(&["british"]).filter(|answer| answer["version"].as_i64() > answered)
        {
            answered = Some(board.version);
            socket.say(&answer).await;
        }
    }
    let record = ann.get(&format!("/api/tables/{table}/record")).await.text;
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert_eq!(header["seats"], json!({ "british": "ask", "american": "gentle" }));
}

async fn an_answer_is_taken_back_while_a_bot_thinks(site: Site) {
    let ann = Person::guest(&site).await;
    let table = begun(&ann, "solid").await;
    for _ in 0..40 {
        let thinking = until_the_bot_thinks(&ann, &table).await;
        let undone = ann.post(&format!("/api/tables/{table}/undo"), json!({ "seat": "british" })).await;
        if !undone.status.is_success() {
            until_asked(&ann, &table, "british").await;
            continue;
        }
        let state = ann.state(&table).await;
        assert_eq!(asked(&state), "british");
        assert!(state["total"]["answers"].as_u64() < thinking["total"]["answers"].as_u64());
        // What the bot thought meanwhile is of no use: it is asked again after another answer.
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(ann.state(&table).await, state);
        until_the_bot_thinks(&ann, &table).await;
        return;
    }
    panic!("no answer could be taken back");
}

async fn a_bot_that_was_thinking_goes_on_after_a_restart(mut site: Site) {
    let ann = Person::guest(&site).await;
    let table = begun(&ann, "solid").await;
    let before = until_the_bot_thinks(&ann, &table).await["total"]["answers"].as_i64().unwrap();
    site.restart().await;
    // Nobody looks at the table.
    let answers = "SELECT answers FROM tables WHERE id = $1";
    while site.number(answers, &table).await <= before {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn bots_rest_during_maintenance(mut site: Site) {
    let ann = Person::guest(&site).await;
    let table = begun(&ann, "solid").await;
    let answers = "SELECT answers FROM tables WHERE id = $1";
    let asks_the_bot = "SELECT COUNT(*) FROM tables WHERE id = $1 AND asked = 'american'";
    loop {
        until_the_bot_thinks(&ann.back_at(&site), &table).await;
        site.end().await;
        if site.number(asks_the_bot, &table).await == 1 {
            break;
        }
        site.begin().await;
    }
    let before = site.number(answers, &table).await;
    site.admin().await.set_maintenance(true).await.unwrap();
    site.begin().await;
    let looking = ann.back_at(&site);
    assert_eq!(asked(&looking.state(&table).await), "american", "people can look");
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(site.number(answers, &table).await, before, "nothing changes");
    site.admin().await.set_maintenance(false).await.unwrap();
    while site.number(answers, &table).await <= before {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
