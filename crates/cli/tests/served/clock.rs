//! The system's clock jumps while the server runs.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use reqwest::Client;
use serde_json::{Value, json};

use crate::server::{Server, post};

/// Builds what is preloaded into the server.
fn shim(folder: &Path) -> PathBuf {
    let (source, library) = (folder.join("clock.c"), folder.join("clock.so"));
    std::fs::write(&source, include_str!("clock.c")).expect("the source is written");
    let mut cc = Command::new("cc");
    cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(&source).arg("-ldl");
    assert!(cc.status().is_ok_and(|status| status.success()), "cc builds a shared library");
    library
}

/// A week later, and then a week back: nobody loses a seat, or time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_jumps_costs_nobody_a_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let hours = folder.path().join("hours");
    std::fs::write(&hours, [0]).expect("a file");
    let control = File::options().write(true).open(&hours).expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_tricorne"));
    command.args(["--listen", "127.0.0.1:0", "--data-dir"]).arg(folder.path().join("data"));
    command.env("LD_PRELOAD", shim(folder.path())).env("TRICORNE_CLOCK", &hours);
    let server = Server::of(command);
    let (client, at) = (Client::new(), |path: &str| format!("{}{path}", server.address));
    let (_, cookie, _) = post(&client, at("/api/guest"), "", json!({})).await;
    let cookie = cookie.expect("a session");
    let new = json!({
        "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "me" },
        "pace": { "kind": "live", "bank": 600, "increment": 0, "late": "forfeit" },
    });
    let (status, _, table) = post(&client, at("/api/tables"), &cookie, new).await;
    assert_eq!(status, 201, "{table}");
    let path = at(&format!("/api/tables/{}", table["id"].as_str().expect("a name")));
    let look = async |path: String| -> Value {
        let reply = client.get(path).header("cookie", &cookie).send().await.expect("the server answers");
        reply.json().await.expect("JSON")
    };
    let mut changed = vec![look(path.clone()).await["changed"].as_i64().expect("a time")];
    for jump in [168, 0] {
        control.write_all_at(&[jump], 0).expect("it is written");
        // The clocks are looked at every second.
        tokio::time::sleep(Duration::from_millis(2_500)).await;
        let state = look(format!("{path}/state")).await;
        assert!(state["outcome"].is_null(), "{state}");
        let left = |clock: &Value| clock["left"].as_i64().expect("seconds");
        let clocks = state["clocks"].as_array().expect("a list");
        assert!(
            clocks.len() == 2 && clocks.iter().all(|clock| (500..=600).contains(&left(clock))),
            "{state}"
        );
        let question = &state["questions"][0];
        let answer = json!({ "seat": question["seat"], "choice": question["choices"][0]["choice"] });
        assert_eq!(post(&client, format!("{path}/answer"), &cookie, answer).await.0, 200);
        changed.push(look(path.clone()).await["changed"].as_i64().expect("a time"));
    }
    assert!(
        changed[1] > changed[0] + 167 * 3600 && changed[2] < changed[0] + 3600,
        "the clock has jumped: {changed:?}"
    );
    server.kill();
}
