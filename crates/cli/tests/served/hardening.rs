//! What a server must survive, and what it must refuse.

use std::fs::File;
use std::net::TcpStream;
use std::process::{Command, Stdio};
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
    command.arg(env!("CARGO_BIN_EXE_tricorne")).arg(data.path()).stderr(Stdio::null());
    let server = Server::of(command);
    let host = server.address.trim_start_matches("http://").to_owned();
    let crowd: Vec<_> = (0..150).filter_map(|_| TcpStream::connect(&host).ok()).collect();
    assert!(crowd.len() > 64, "the system lets them wait");
    tokio::time::sleep(Duration::from_millis(1_000)).await;
    drop(crowd);
    let client = Client::builder().timeout(Duration::from_secs(20)).build().expect("a client");
    let health = client.get(format!("{}/healthz", server.address)).send().await.expect("it answers again");
    assert!(health.status().is_success());
    server.kill();
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
