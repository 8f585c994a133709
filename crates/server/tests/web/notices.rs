//! Mail to those who are absent when their turn comes.

use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use tricorne_server::{Config, Smtp};

use crate::on_both_databases;
use crate::people::Person;
use crate::player::play_by_requests;
use crate::site::{Database, Site};
use crate::smtp::MailServer;

on_both_databases! {
    the_absent_are_told_once_and_can_stop_it
}

/// The mails so far, after a moment for one that may be under way.
async fn mails(site: &Site) -> Vec<String> {
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut mails: Vec<_> =
        std::fs::read_dir(site.mail()).unwrap().map(|entry| entry.unwrap().path()).collect();
    mails.sort();
    mails
        .iter()
        .map(|path| std::fs::read_to_string(path).unwrap().replace("=\r\n", "").replace("=3D", "="))
        .collect()
}

/// Follows the only link that was sent so far, and forgets the mail.
async fn confirm(site: &Site) {
    let mails = mails(site).await;
    assert_eq!(mails.len(), 1, "nothing but the confirmation is sent: {mails:?}");
    let token = mails[0].split("token=").nth(1).unwrap().split(['\r', '\n', '"', ' ', '\\']).next().unwrap();
    let path = format!("/api/email/confirm?lang=it&token={token}");
    assert!(Person::stranger(site).get(&path).await.text.contains("<form"));
    let program = Person { origin: None, ..Person::stranger(site) };
    assert_eq!(program.send(Method::POST, &path, None).await.status.as_u16(), 200);
    program.send(Method::POST, &path, None).await.refused(404, "link-used");
    for mail in std::fs::read_dir(site.mail()).unwrap() {
        std::fs::remove_file(mail.unwrap().path()).unwrap();
    }
}

async fn the_absent_are_told_once_and_can_stop_it(site: Site) {
    let (ann, mut ben) = (Person::named(&site, "Ann").await, Person::stranger(&site));
    let account = json!({
        "name": "Ben", "password": "tea in the harbour", "email": "ben@example.org", "language": "it",
    });
    ben.enter("/api/register", account).await;
    confirm(&site).await;
    let table =
        ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } })).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    let socket = ben.socket(&table, "").await.unwrap();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    assert_eq!(mails(&site).await.len(), 0, "who looks on sees it");
    drop(socket);
    tokio::time::sleep(Duration::from_millis(200)).await;
    for _ in 0..5 {
        play_by_requests(&ann, &table, &["north"], 9).await;
        play_by_requests(&ben, &table, &["east"], 9).await;
        if mails(&site).await.len() == 1 {
            break;
        }
    }
    let first = mails(&site).await;
    assert!(!first.is_empty());
    let mail = &first[0];
    assert!(mail.contains("ben@example.org") && mail.contains("Tocca a te"), "{mail}");
    assert!(mail.contains(&format!("/table/{table}")) && mail.contains("List-Unsubscribe-Post"), "{mail}");
    let token = mail.split("token=").nth(1).unwrap().split(['>', '\r', '\n', '"', ' ', '\\']).next().unwrap();
    let path = format!("/api/notices/stop?token={token}");
    assert!(Person::stranger(&site).get(&path).await.text.contains("<form"));
    let program = Person { origin: None, ..Person::stranger(&site) };
    assert_eq!(program.send(Method::POST, &path, None).await.status.as_u16(), 200);
    let before = mails(&site).await.len();
    for _ in 0..4 {
        play_by_requests(&ann, &table, &["north"], 9).await;
        play_by_requests(&ben, &table, &["east"], 9).await;
    }
    assert_eq!(mails(&site).await.len(), before);
    program.send(Method::POST, "/api/notices/stop?token=guess", None).await.refused(404, "not-found");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mail_server_gets_one_notice_a_turn() {
    let post = MailServer::start().await;
    let smtp = Smtp { url: post.url.clone(), from: "Tricorne <table@example.org>".into() };
    let site = Site::with(Database::Sqlite, |config| Config { smtp: Some(smtp), ..config }).await;
    let (ann, mut ben) = (Person::named(&site, "Ann").await, Person::stranger(&site));
    let account = json!({ "name": "Ben", "password": "tea in the harbour", "email": "ben@example.org" });
    ben.enter("/api/register", account).await;
    // An address that is confirmed gets no link to confirm it.
    for _ in 0..50 {
        if !post.mails().is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    site.tamper("UPDATE users SET email_confirmed = 1 WHERE id = $1", &ben.id).await;
    let table =
        ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } })).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    let count = async |wanted: usize| {
        for _ in 0..50 {
            if post.mails().len() >= wanted {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        // One too many would come soon.
        tokio::time::sleep(Duration::from_millis(300)).await;
        post.mails().len()
    };
    let count = async |wanted: usize| count(wanted + 1).await - 1;
    assert_eq!(count(0).await, 0, "the game begins with a question to Ann, and the confirmation was sent");
    play_by_requests(&ann, &table, &["north"], 1).await;
    assert_eq!(count(1).await, 1, "now he is asked");
    // What others say is no new turn of his.
    ann.post(&format!("/api/tables/{table}/chat"), json!({ "text": "your turn" })).await.good();
    assert_eq!(count(1).await, 1);
    // He answers, and what is asked next of him while he is at it; then it is Ann's turn, and his again.
    play_by_requests(&ben, &table, &["east"], 9).await;
    assert_eq!(count(1).await, 1);
    play_by_requests(&ann, &table, &["north"], 9).await;
    assert_eq!(count(2).await, 2);

    let mail = &post.mails()[1];
    assert!(mail.from.contains("<table@example.org>") && mail.to.contains("<ben@example.org>"), "{mail:?}");
    assert!(mail.text.contains("Subject: It is your turn") && mail.text.contains("Hello Ben"), "{mail:?}");
    assert!(mail.text.contains(&format!("http://{}/table/{table}", site.host)), "{mail:?}");
    // It says what happened meanwhile, as he reads it at the table.
    let state = ben.state(&table).await;
    let journal: Vec<&str> =
        state["journal"].as_array().unwrap().iter().map(|note| note["text"].as_str().unwrap()).collect();
    assert!(mail.text.contains("Since your last visit:"), "{mail:?}");
    let lines: Vec<&str> = mail.text.lines().filter_map(|line| line.strip_prefix("- ")).collect();
    assert!(!lines.is_empty());
    for line in lines.iter().filter(|line| !line.contains('=') && !line.ends_with("earlier entries")) {
        assert!(journal.contains(line), "{line:?} is not for him: {journal:?}");
    }
    // A mail program's button sends what the header names.
    assert!(mail.text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{mail:?}");
    let link = mail.text.split("List-Unsubscribe: <").nth(1).unwrap().split('>').next().unwrap();
    let path = link.split(&site.host).nth(1).unwrap().replace(['\n', ' '], "");
    let program = Person { origin: None, ..Person::stranger(&site) };
    assert_eq!(program.send(Method::POST, &path, None).await.status.as_u16(), 200);
    for _ in 0..3 {
        play_by_requests(&ann, &table, &["north"], 9).await;
        play_by_requests(&ben, &table, &["east"], 9).await;
    }
    assert_eq!(count(2).await, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_password_is_reset_by_mail_to_a_confirmed_address_alone() {
    let site = Site::open(Database::Sqlite).await;
    let mut ann = Person::stranger(&site);
    let account = json!({ "name": "Ann", "password": "tea in the harbour", "email": "ann@example.org" });
    ann.enter("/api/register", account).await;
    let forgot = || Person::stranger(&site).post_owned("/api/password/forgot", json!({ "name": "Ann" }));
    forgot().await.good();
    assert_eq!(ann.get("/api/me").await.good()["email_confirmed"], false);
    confirm(&site).await;
    assert_eq!(ann.get("/api/me").await.good()["email_confirmed"], true);
    forgot().await.good();
    let nobody =
        Person::stranger(&site).post_owned("/api/password/forgot", json!({ "name": "Nobody" })).await;
    assert_eq!(nobody.status.as_u16(), 204, "who has an account is nobody's business");
    let mail = mails(&site).await.pop().unwrap();
    let token = mail.split("token=").nth(1).unwrap().split(['\r', '\n', '"', ' ', '\\']).next().unwrap();
    let path = format!("/api/password/reset?token={token}");
    assert!(Person::stranger(&site).get(&path).await.text.contains("type=\"password\""));
    let set = async |password: &str| {
        let form = format!("password={password}");
        let request = ann.client.post(format!("http://{}{path}", site.host)).body(form);
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        request.send().await.expect("the server answers").status().as_u16()
    };
    assert_eq!(set("short").await, 400, "the link is not used up by a bad password");
    assert_eq!(set("coffee+instead").await, 200);
    assert_eq!(set("tea+instead+again").await, 404, "it works once");
    ann.get("/api/me").await.refused(401, "not-logged-in");
    ann.enter("/api/login", json!({ "name": "Ann", "password": "coffee instead" })).await;
    // At most three mails an hour go to an address that others may have written down.
    for _ in 0..5 {
        forgot().await.good();
    }
    assert!(mails(&site).await.len() <= 3);
}
