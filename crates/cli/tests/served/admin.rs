//! `tricorne admin`, while the server runs on the same data.

use std::process::Output;

use reqwest::Client;
use serde_json::{Value, json};

use crate::server::{Server, admin, post};

#[track_caller]
fn done(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).expect("text")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_database_is_looked_after_while_the_server_runs() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let (client, at) = (Client::new(), |path: &str| format!("{}{path}", server.address));
    let account = |password: &str| json!({ "name": "Ann", "password": password });
    let (_, cookie, _) = post(&client, at("/api/register"), "", account("tea in the harbour")).await;
    let cookie = cookie.expect("a session");
    let (_, guest, _) = post(&client, at("/api/guest"), "", json!({})).await;
    let guest = guest.expect("a session");
    let seats = json!({ "north": "me", "east": "random" });
    let new = json!({ "game": "ferry-town", "scenario": "two", "seats": seats });
    let (status, _, table) = post(&client, at("/api/tables"), &cookie, new.clone()).await;
    assert_eq!(status, 201, "{table}");

    // The copy is a whole database, of the moment when it was made.
    let copies = tempfile::tempdir().expect("a folder");
    let copy = copies.path().join("tricorne.sqlite");
    let file = copy.to_str().expect("a path");
    done(&admin(data.path(), &["backup", file], ""));
    assert!(!admin(data.path(), &["backup", file], "").status.success(), "nothing is overwritten");
    assert_eq!(post(&client, at("/api/tables"), &cookie, new).await.0, 201);
    assert_eq!(done(&admin(copies.path(), &["verify"], "")), "1 sound, 0 broken\n");
    assert_eq!(done(&admin(data.path(), &["verify"], "")), "2 sound, 0 broken\n");
    let restored = Server::start(copies.path());
    let url = format!("{}/api/tables?list=mine", restored.address);
    let mine = client.get(url).header("cookie", &cookie).send().await.expect("the server answers");
    let mine: Value = mine.json().await.expect("JSON");
    assert_eq!((mine.as_array().map(Vec::len), &mine[0]["id"]), (Some(1), &table["id"]));
    restored.kill();

    assert!(!admin(data.path(), &["set-password", "Ann"], "short\n").status.success());
    assert!(!admin(data.path(), &["set-password", "Nobody"], "coffee instead\n").status.success());
    done(&admin(data.path(), &["set-password", "ann"], "coffee instead\n"));
    let me = |cookie: String| client.get(at("/api/me")).header("cookie", cookie).send();
    assert_eq!(me(cookie).await.expect("the server answers").status().as_u16(), 401, "sessions have ended");
    assert_eq!(post(&client, at("/api/login"), "", account("tea in the harbour")).await.0, 401);
    assert_eq!(post(&client, at("/api/login"), "", account("coffee instead")).await.0, 200);

    assert_eq!(done(&admin(data.path(), &["prune-guests", "--days", "1"], "")), "0 guests deleted\n");
    assert_eq!(me(guest.clone()).await.expect("the server answers").status().as_u16(), 200);
    // Whoever was last seen before this second was not seen for 0 days.
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    assert_eq!(done(&admin(data.path(), &["prune-guests", "--days", "0"], "")), "1 guests deleted\n");
    assert_eq!(me(guest).await.expect("the server answers").status().as_u16(), 401);
    server.kill();
}
