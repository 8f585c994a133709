//! `tricorne engine`: every mistake gets its error reply, and the game goes on.

use std::process::Command;

use crate::tricorne;
use serde_json::{Value, json};

/// The replies to these lines.
fn engine(lines: &[&[u8]]) -> Vec<Value> {
    let ran = tricorne(&["engine"], &lines.join(&b'\n'));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let replies: Vec<_> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies.len(), lines.len(), "one reply a line:\n{}", ran.out);
    replies
}

const NEW: &[u8] = br#"{"id":"new","do":"new","game":"ferry-town","scenario":"two","seed":7}"#;
const QUESTION: &[u8] = br#"{"id":"question","do":"question","handle":"g1"}"#;

/// One line in the middle of a game: refused with this code, naming these words, and nothing changes.
fn check_refused(line: &[u8], id: Value, code: &str, words: &[&str]) {
    let replies = engine(&[NEW, QUESTION, line, QUESTION]);
    let error = &replies[2]["error"];
    assert_eq!(replies[2]["id"], id, "{}", replies[2]);
    assert_eq!(error["code"], code, "{}", replies[2]);
    for word in words {
        assert!(error["message"].as_str().unwrap().contains(word), "{word} is not in {error}");
    }
    assert_eq!(replies[1], replies[3]);
}

#[test]
fn lines_that_are_no_requests_are_refused() {
    check_refused(b"", Value::Null, "bad-json", &[]);
    check_refused(b"{", Value::Null, "bad-json", &["JSON"]);
    check_refused(b"[1,2]", Value::Null, "bad-json", &["object"]);
    check_refused(b"\xff\xfe{}", Value::Null, "not-utf8", &["UTF-8"]);
    check_refused(&[b'['; 100_000], Value::Null, "bad-json", &[]);
    check_refused(br#"{"do":"hello"}"#, Value::Null, "missing-field", &["id"]);
    check_refused(&vec![b'x'; 2_000_000], Value::Null, "line-too-long", &["1048576"]);
}

#[test]
fn requests_that_are_wrong_are_refused_by_name() {
    check_refused(br#"{"id":1}"#, json!(1), "missing-field", &["do"]);
    check_refused(br#"{"id":1,"do":"fly"}"#, json!(1), "unknown-verb", &["hello, new", "quit"]);
    check_refused(
        br#"{"id":1,"do":"answer","handle":"g1","seat":"north"}"#,
        json!(1),
        "missing-field",
        &["choice"],
    );
    check_refused(
        br#"{"id":1,"do":"undo","handle":"g1","seat":["north"]}"#,
        json!(1),
        "bad-field",
        &["seat", "string"],
    );
    check_refused(
        br#"{"id":"x","do":"question","handle":"g7"}"#,
        json!("x"),
        "no-such-handle",
        &["g7", "g1"],
    );
    check_refused(
        br#"{"id":1,"do":"view","handle":"g1","viewer":"moon"}"#,
        json!(1),
        "no-such-seat",
        &["observer"],
    );
    check_refused(
        br#"{"id":1,"do":"advise","handle":"g1","seat":"north","agent":"bob"}"#,
        json!(1),
        "no-such-agent",
        &["random"],
    );
    check_refused(br#"{"id":1,"do":"load","record":"hello"}"#, json!(1), "bad-record", &["line 1"]);
}

#[test]
fn games_that_cannot_begin_are_refused() {
    check_refused(br#"{"id":1,"do":"new","game":"chess"}"#, json!(1), "no-such-game", &["ferry-town"]);
    check_refused(
        br#"{"id":1,"do":"new","game":"ferry-town","scenario":"x"}"#,
        json!(1),
        "bad-setup",
        &["four"],
    );
    check_refused(
        br#"{"id":1,"do":"new","game":"ferry-town","options":{"a":"b"}}"#,
        json!(1),
        "bad-setup",
        &["option"],
    );
    check_refused(
        br#"{"id":1,"do":"new","game":"ferry-town","seats":{"up":"ask"}}"#,
        json!(1),
        "no-such-seat",
        &["north"],
    );
    check_refused(
        br#"{"id":1,"do":"new","game":"ferry-town","seats":{"east":"x"}}"#,
        json!(1),
        "no-such-agent",
        &["random"],
    );
    check_refused(
        br#"{"id":1,"do":"new","game":"ferry-town","position":{"state":3}}"#,
        json!(1),
        "bad-setup",
        &["position"],
    );
}

#[test]
fn answers_that_are_wrong_are_refused_with_their_rule() {
    let line = br#"{"id":1,"do":"answer","handle":"g1","seat":"north","choice":"t9"}"#;
    check_refused(line, json!(1), "illegal-choice", &["t9", "rule 2", "t1"]);
    check_refused(
        br#"{"id":1,"do":"answer","handle":"g1","seat":"east","choice":"t1"}"#,
        json!(1),
        "wrong-seat",
        &["north"],
    );
    check_refused(
        br#"{"id":1,"do":"answer","handle":"g1","seat":"moon","choice":"t1"}"#,
        json!(1),
        "no-such-seat",
        &["east"],
    );
    check_refused(br#"{"id":1,"do":"undo","handle":"g1","seat":"north"}"#, json!(1), "no-undo", &["dice"]);
    assert_eq!(engine(&[NEW, line])[1]["error"]["rule"], "2");
}

#[test]
fn hello_lists_games_examples_and_verbs() {
    let reply = &engine(&[br#"{"id":1,"do":"hello"}"#])[0]["ok"];
    assert_eq!((&reply["name"], &reply["protocol"]), (&json!("tricorne"), &json!(2)));
    assert!(reply["games"].as_array().unwrap().iter().all(|game| game["game"] != "ferry-town"));
    let ferry =
        reply["examples"].as_array().unwrap().iter().find(|game| game["game"] == "ferry-town").unwrap();
    assert_eq!(
        ferry["scenarios"][2]["seats"],
        json!([{"id": "north", "name": "North"}, {"id": "east", "name": "East"}])
    );
    assert_eq!(ferry["agents"], json!([{"id": "random", "name": "Random"}]));
}

#[test]
fn games_stand_beside_each_other_until_they_are_closed() {
    let replies = engine(&[
        NEW,
        br#"{"id":2,"do":"new","game":"ferry-town","scenario":"three","chance":"ask"}"#,
        br#"{"id":3,"do":"answer","handle":"g2","seat":"chance","choice":"t3"}"#,
        br#"{"id":4,"do":"close","handle":"g1"}"#,
        QUESTION,
        br#"{"id":6,"do":"question","handle":"g2"}"#,
        br#"{"id":7,"do":"quit"}"#,
    ]);
    assert_eq!((&replies[0]["ok"]["handle"], &replies[1]["ok"]["handle"]), (&json!("g1"), &json!("g2")));
    assert_eq!(replies[1]["ok"]["questions"][0]["odds"], json!([4, 4, 4, 4, 4, 4]));
    assert_eq!(replies[2]["ok"]["journal"][0]["text"], "You draw token 3.");
    assert_eq!(replies[2]["ok"]["questions"][0]["odds"], json!([4, 4, 3, 4, 4, 4]));
    assert_eq!(replies[3]["ok"]["closed"], json!(["g1"]));
    assert_eq!(replies[4]["error"]["code"], "no-such-handle");
    assert_eq!(replies[5]["ok"]["questions"], replies[2]["ok"]["questions"]);
    assert_eq!(replies[6]["ok"]["closed"], json!(["g2"]));
}

/// A client that plays for a seat gets what that seat may know and nothing else.
#[test]
fn a_client_gets_what_its_seat_may_know() {
    let play = |client: &str| {
        let new = format!(
            r#"{{"id":1,"do":"new","game":"ferry-town","scenario":"two","seats":{{"east":"random"}},"seed":7{client}}}"#
        );
        engine(&[
            new.as_bytes(),
            br#"{"id":2,"do":"answer","handle":"g1","seat":"north","choice":"t1"}"#,
            br#"{"id":3,"do":"view","handle":"g1","viewer":"east"}"#,
            br#"{"id":4,"do":"answer","handle":"g1","seat":"east","choice":"t1"}"#,
            br#"{"id":5,"do":"record","handle":"g1"}"#,
            br#"{"id":6,"do":"position","handle":"g1"}"#,
        ])
    };
    let (referee, north) = (play(""), play(r#","as":"north""#));
    assert_eq!((&referee[0]["ok"]["as"], &north[0]["ok"]["as"]), (&json!("referee"), &json!("north")));
    let choices = |reply: &Value| -> Vec<String> {
        let answers = reply["ok"]["answers"].as_array().unwrap();
        answers.iter().map(|it| format!("{} {}", it["seat"], it["choice"]).replace('"', "")).collect()
    };
    let hidden = |choices: Vec<String>| choices.into_iter().filter(|it| it.ends_with(" ?")).count();
    assert_eq!((hidden(choices(&referee[0])), hidden(choices(&north[0]))), (0, 4), "east's tokens");
    // East has bid already; that it did is not shown before north has.
    assert_eq!(choices(&north[1]), ["north t1", "east ?", &choices(&referee[1])[2]]);
    assert_eq!(choices(&referee[1]).len(), 4);
    assert!(north[0]["ok"]["journal"].as_array().unwrap().iter().all(|note| note["only"] != "east"));
    assert!(referee[2]["ok"]["view"].is_object());
    for reply in [2, 3, 5] {
        assert_eq!(north[reply]["error"]["code"], "not-yours", "{}", north[reply]);
    }
    let record = north[4]["ok"]["record"].as_str().unwrap();
    assert!(!record.contains("seed") && record.contains(r#""choice":"?""#), "{record}");
    let wrong = play(r#","as":"south""#);
    assert_eq!(wrong[0]["error"]["code"], "no-such-seat", "{}", wrong[0]);
}

#[test]
fn nothing_is_read_after_quit() {
    let ran = tricorne(&["engine"], b"{\"id\":1,\"do\":\"quit\"}\n{\"id\":2,\"do\":\"hello\"}\n");
    assert_eq!((ran.code, ran.out.lines().count()), (0, 1));
}

#[test]
fn texts_come_in_italian() {
    let ran = tricorne(&["engine", "--lang", "it"], NEW);
    let reply: Value = serde_json::from_str(&ran.out).unwrap();
    let question = &reply["ok"]["questions"][0];
    assert_eq!(question["prompt"]["text"], "Scegli un gettone da scartare in segreto");
    assert_eq!(question["choices"][0]["label"]["key"], "ferry-token");
}

#[test]
fn the_example_in_python_plays_a_whole_game() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/play_by_protocol.py");
    let output = Command::new("python3").args([script, env!("CARGO_BIN_EXE_tricorne")]).output();
    let output = output.expect("this test needs python3");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// It starts a server, sits down where it is invited, and plays over the network.
#[test]
fn the_network_bot_in_python_plays_a_whole_game() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/network_bot.py");
    let output = Command::new("python3").args([script, env!("CARGO_BIN_EXE_tricorne")]).output();
    let output = output.expect("this test needs python3");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("winners: "));
}

/// The bot of `examples/BOTS.md` beats `random`, or says so and fails.
#[test]
fn the_bot_in_python_beats_random() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/politician.py");
    let output = Command::new("python3").args([script, env!("CARGO_BIN_EXE_tricorne"), "12"]).output();
    let output = output.expect("this test needs python3");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Two programs that play the same game side by side stay together to its end.
#[test]
fn two_programs_play_each_other_in_python() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/rivals.py");
    let program = env!("CARGO_BIN_EXE_tricorne");
    let output =
        Command::new("python3").args([script, program, "--against", program, "--rounds", "1"]).output();
    let output = output.expect("this test needs python3");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("american: 1 won, 0 drawn, 0 lost\nbritish: 1 won, 0 drawn, 0 lost"), "{told}");
}

/// Odds are asked for a choice that leads to a Battle; where nothing is rolled there are none.
#[test]
fn odds_of_a_battle() {
    let new = json!({"id": 1, "do": "new", "game": "liberty-or-death", "scenario": "1778-short", "seed": 3})
        .to_string();
    let mut lines = vec![new];
    let run = |lines: &[String]| engine(&lines.iter().map(String::as_bytes).collect::<Vec<_>>());
    let mut found = None;
    // Each seat does what it is offered first, until somebody may fight.
    for n in 2..40 {
        let asked = run(&lines).pop().unwrap()["ok"]["questions"][0].clone();
        let seat = asked["seat"].as_str().unwrap().to_owned();
        let choices: Vec<String> = asked["choices"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["choice"].as_str().unwrap().to_owned())
            .collect();
        let ask = |verb: &str, choice: &str| {
            json!({"id": n, "do": verb, "handle": "g1", "seat": seat, "choice": choice}).to_string()
        };
        if asked["prompt"]["name"].as_str().unwrap().contains("battle") {
            lines.push(ask("odds", &choices[0]));
            found = run(&lines).pop();
            break;
        }
        let wanted = choices.iter().find(|choice| *choice == "battle").unwrap_or(&choices[0]);
        lines.push(ask("answer", wanted));
    }
    let odds = &found.expect("somebody may fight within 40 answers")["ok"];
    assert_eq!((&odds["policy"], &odds["exact"]), (&json!("np"), &json!(true)), "{odds}");
    let winner =
        odds["tallies"].as_array().unwrap().iter().find(|it| it["what"]["key"] == "tricorne-odds-winner");
    let values = winner.unwrap()["values"].as_array().unwrap();
    let whole: f64 = values.iter().map(|it| it["probability"].as_f64().unwrap()).sum();
    assert!((whole - 1.0).abs() < 1e-9, "{odds}");
    let line = br#"{"id":1,"do":"odds","handle":"g1","seat":"north","choice":"t1"}"#;
    check_refused(line, json!(1), "no-dice", &["no dice"]);
}

/// A preview gives what an answer would, and nothing changes.
#[test]
fn a_preview_gives_what_an_answer_would() {
    let new = br#"{"id":1,"do":"new","game":"liberty-or-death","seed":7,"chance":"ask"}"#;
    let question = br#"{"id":2,"do":"question","handle":"g1"}"#;
    let asked = &engine(&[new, question])[1]["ok"]["questions"][0];
    let of = |verb: &str| {
        let (seat, choice) = (&asked["seat"], &asked["choices"][0]["choice"]);
        json!({"id": 3, "do": verb, "handle": "g1", "seat": seat, "choice": choice}).to_string()
    };
    let (preview, answer) = (of("preview"), of("answer"));
    let replies = engine(&[new, question, preview.as_bytes(), question, answer.as_bytes()]);
    for field in ["journal", "questions", "outcome"] {
        assert_eq!(replies[2]["ok"][field], replies[4]["ok"][field], "{field}");
    }
    assert!(replies[2]["ok"].get("answers").is_none());
    assert_eq!(replies[1], replies[3]);
    let line = br#"{"id":1,"do":"preview","handle":"g1","seat":"north","choice":"t1"}"#;
    check_refused(line, json!(1), "no-preview", &["hidden"]);
}
