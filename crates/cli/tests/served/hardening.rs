//! What a server must survive, and what it must refuse.

use std::fs::File;
use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;

use reqwest::Client;
use serde_json::json;

use crate::server::{Server, admin, post};

/// A log on a full disk is lost, and nothing else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unwritable_log_harms_nothing_but_itself() {
    let data = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_tricorne"));
    command.args(["--listen", "127.0.0.1:0", "--data-dir"]).arg(data.path());
    command
        .env("TRICORNE_LOG", "debug")
        .stderr(File::options().write(true).open("/dev/full").expect("it is there"));
    let server = Server::of(command);
    let client = Client::new();
    for n in 0..20 {
        let account = json!({ "name": format!("Ann {n}"), "password": "tea in the harbour" });
        let (status, ..) = post(&client, format!("{}/api/register", server.address), "", account).await;
        assert_eq!(status, 200);
    }
    server.kill();
}

/// More connections than descriptors: some wait, and once others are gone all is well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn running_out_of_descriptors_is_survived() {
    let data = tempfile::tempdir().expect("a folder");
    let mut command = Command::new("sh");
    command.arg("-c").arg("ulimit -n 64; exec \"$0\" --listen 127.0.0.1:0 --data-dir \"$1\"");
    let log = data.path().join("log");
    command.arg(env!("CARGO_BIN_EXE_tricorne")).arg(data.path());
    command.stderr(File::create(&log).expect("a file"));
    let server = Server::of(command);
    let host = server.address.trim_start_matches("http://").to_owned();
    let crowd: Vec<_> = (0..150).filter_map(|_| TcpStream::connect(&host).ok()).collect();
    assert!(crowd.len() > 64, "the system lets them wait");
    tokio::time::sleep(Duration::from_millis(1_000)).await;
    drop(crowd);
    let client = Client::builder().timeout(Duration::from_secs(20)).build().expect("a client");
    let health = client.get(format!("{}/healthz", server.address)).send().await.expect("it answers again");
    assert!(health.status().is_success());
    let log = std::fs::read_to_string(log).expect("a log");
    assert!(log.contains("no connection can be taken"), "{log}");
    server.kill();
}

/// What people do is logged, and nothing by which somebody else could do it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_has_logins_and_tables_and_no_secret() {
    let data = tempfile::tempdir().expect("a folder");
    let log = data.path().join("log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_tricorne"));
    command.args(["--listen", "127.0.0.1:0", "--data-dir"]).arg(data.path());
    command.env("TRICORNE_LOG", "info").stderr(File::create(&log).expect("a file"));
    let server = Server::of(command);
    let (client, at) = (Client::new(), |path: &str| format!("{}{path}", server.address));
    let account = |password: &str| json!({ "name": "Ann", "password": password });
    post(&client, at("/api/register"), "", account("tea in the harbour")).await;
    let (status, ..) = post(&client, at("/api/login"), "", account("a guess at it")).await;
    assert_eq!(status, 401);
    let (_, cookie, me) = post(&client, at("/api/login"), "", account("tea in the harbour")).await;
    let cookie = cookie.expect("a session");
    let (_, _, token) = post(&client, at("/api/tokens"), &cookie, json!({ "label": "a program" })).await;
    let new =
        json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "invitation" } });
    let (status, _, table) = post(&client, at("/api/tables"), &cookie, new).await;
    assert_eq!(status, 201, "{table}");
    server.kill();
    let log = std::fs::read_to_string(log).expect("a log");
    let text = |value: &serde_json::Value| value.as_str().expect("text").to_owned();
    for logged in ["registered", "a login failed", "logged in", "a table was opened", &text(&table["id"])] {
        assert!(log.contains(logged), "{logged}: {log}");
    }
    let session = cookie.split('=').nth(1).expect("a secret").to_owned();
    let secrets =
        [session, text(&token["token"]), text(&table["invitation"]), "tea in the".into(), "a guess".into()];
    for secret in secrets {
        assert!(secret.len() > 5 && !log.contains(&secret), "{secret} of {me}: {log}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_server_says_why_it_does_not_start() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let second = Command::new(env!("CARGO_BIN_EXE_tricorne"))
        .args(["--listen", "127.0.0.1:0", "--data-dir"])
        .arg(data.path())
        .output()
        .expect("the program starts");
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success() && said.contains("another server"), "{said}");
    // Killed without a word, it holds nobody up.
    server.kill();
    Server::start(data.path()).kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn copies_are_made_without_change_and_put_back() {
    let (data, copies) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let copy = copies.path().join("copy.sqlite");
    let file = copy.to_str().expect("a path");
    let none = admin(data.path(), &["backup", file], "");
    let said = String::from_utf8_lossy(&none.stderr).into_owned();
    assert!(!none.status.success() && said.contains("there is no database"), "{said}");
    assert_eq!(std::fs::read_dir(data.path()).expect("a folder").count(), 0, "nothing was made");

    let server = Server::start(data.path());
    let account = json!({ "name": "Ann", "password": "tea in the harbour" });
    let client = Client::new();
    assert_eq!(post(&client, format!("{}/api/register", server.address), "", account.clone()).await.0, 200);
    assert!(admin(data.path(), &["backup", file], "").status.success());
    assert!(!admin(data.path(), &["restore", file], "").status.success(), "the server runs");
    let later = json!({ "name": "Ben", "password": "tea in the harbour" });
    assert_eq!(post(&client, format!("{}/api/register", server.address), "", later.clone()).await.0, 200);
    // Its log is left behind.
    server.kill();
    assert!(data.path().join("tricorne.sqlite-wal").exists());
    let restored = admin(data.path(), &["restore", file], "");
    assert!(restored.status.success(), "{restored:?}");
    assert!(String::from_utf8_lossy(&restored.stdout).contains("is kept as"));
    let server = Server::start(data.path());
    assert_eq!(post(&client, format!("{}/api/login", server.address), "", account).await.0, 200);
    assert_eq!(post(&client, format!("{}/api/login", server.address), "", later).await.0, 401);
    let checked = admin(data.path(), &["check-upgrade"], "");
    assert!(checked.status.success(), "{checked:?}");
    for words in [["ban", "Nobody"], ["cut-back", "none"], ["close-table", "none"], ["rename", "Ann"]] {
        assert!(!admin(data.path(), &words, "").status.success(), "{words:?}");
    }
    server.kill();
}
