//! A server with corrected facts.

use std::fs;
use std::path::Path;

use reqwest::Client;
use serde_json::{Value, json};

use crate::server::{Server, admin, post};

const GAME: &str = "we-the-people";

async fn get(client: &Client, server: &Server, cookie: &str, path: &str) -> (u16, Value) {
    let request = client.get(format!("{}{path}", server.address)).header("cookie", cookie);
    let response = request.send().await.expect("the server answers");
    (response.status().as_u16(), response.json().await.unwrap_or_default())
}

/// Clients get the corrected facts and words; a table that was begun with them waits until they are in use again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_needs_the_facts_that_it_was_begun_with() {
    let (data, pack) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(GAME).join("data/generals.json");
    let generals = fs::read_to_string(file).unwrap().replacen("\"strategy\": 3", "\"strategy\": 2", 1);
    fs::write(pack.path().join("generals.json"), &generals).unwrap();
    fs::write(pack.path().join("it.ftl"), "wtp-general-howe = Sir William Howe\n").unwrap();
    let correction = format!("{GAME}={}", pack.path().display());
    let client = Client::new();

    let server = Server::start_with(data.path(), &["--data", &correction]);
    let path = format!("/api/games/{GAME}/facts");
    let (status, facts) = get(&client, &server, "", &path).await;
    assert_eq!(status, 200);
    assert_eq!(facts["files"]["generals.json"], serde_json::from_str::<Value>(&generals).unwrap());
    assert_eq!(facts["words"], json!({ "it": "wtp-general-howe = Sir William Howe\n" }));
    let (_, cookie, _) = post(&client, format!("{}/api/guest", server.address), "", json!({})).await;
    let cookie = cookie.expect("a session");
    let new = json!({ "game": GAME, "seats": { "american": "me", "british": "steady" } });
    let (status, _, table) = post(&client, format!("{}/api/tables", server.address), &cookie, new).await;
    assert_eq!(status, 201, "{table}");
    let table = format!("/api/tables/{}", table["id"].as_str().unwrap());
    server.kill();

    let server = Server::start(data.path());
    assert_ne!(get(&client, &server, "", &path).await.1["fingerprint"], facts["fingerprint"]);
    for what in ["state", "replay?step=0", "record"] {
        let (status, refused) = get(&client, &server, &cookie, &format!("{table}/{what}")).await;
        assert_eq!((status, &refused["error"]["code"]), (409, &json!("other-facts")), "{refused}");
        assert!(refused["error"]["message"].as_str().unwrap().contains("--data"), "{refused}");
    }
    assert_eq!(
        get(&client, &server, &cookie, &table).await.0,
        200,
        "it is listed and described all the same"
    );
    let checked = admin(data.path(), &["verify"], "");
    assert!(String::from_utf8_lossy(&checked.stdout).contains("played with other facts"), "{checked:?}");
    server.kill();

    let settings = data.path().join("tricorne.toml");
    fs::write(&settings, format!("[data]\n{GAME} = '{}'\n", pack.path().display())).unwrap();
    let settings = settings.to_str().unwrap();
    let server = Server::start_with(data.path(), &["--config", settings]);
    assert_eq!(get(&client, &server, &cookie, &format!("{table}/state")).await.0, 200);
    assert!(admin(data.path(), &["--config", settings, "verify"], "").status.success());
}
