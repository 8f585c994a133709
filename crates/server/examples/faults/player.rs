//! A program that plays, and remembers what the server acknowledged.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

const SEATS: [&str; 2] = ["north", "east"];
/// How long a server may take to answer again once nothing keeps it from doing so.
const PATIENCE: Duration = Duration::from_secs(20);

/// What came of a request.
enum Reply {
    Good(Value),
    /// It may or may not have been done.
    Uncertain,
}

/// A program that plays at one table after another.
pub struct Player {
    client: reqwest::Client,
    token: String,
    table: String,
    acknowledged: BTreeMap<&'static str, Vec<String>>,
    /// How many requests were sent: each goes to the next server.
    turn: usize,
    /// How many answers were acknowledged in all.
    pub answers: usize,
    /// How many requests were refused or not answered.
    pub refused: usize,
}

impl Player {
    pub async fn new(server: &str) -> Player {
        let client = reqwest::Client::builder().timeout(PATIENCE).build().expect("a client");
        let guest = client.post(format!("{server}/api/guest")).send().await.expect("the server answers");
        let cookie = guest.headers()["set-cookie"].to_str().expect("text");
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let request = client.post(format!("{server}/api/tokens")).header("cookie", cookie);
        let request = request.header("origin", server).json(&json!({ "label": "faults" }));
        let token: Value = request.send().await.expect("the server answers").json().await.expect("JSON");
        let token = token["token"].as_str().expect("a token").to_owned();
        let (table, acknowledged) = (String::new(), BTreeMap::new());
        Player { client, token, table, acknowledged, turn: 0, answers: 0, refused: 0 }
    }

    async fn send(&mut self, servers: &[String], path: &str, body: Option<Value>) -> Reply {
        self.turn += 1;
        let url = format!("{}{path}", servers[self.turn % servers.len()]);
        let request = match body {
            Some(body) => self.client.post(url).json(&body),
            None => self.client.get(url),
        };
        let Ok(response) = request.bearer_auth(&self.token).send().await else {
            self.refused += 1;
            return Reply::Uncertain;
        };
        let status = response.status();
        let Ok(text) = response.text().await else { return Reply::Uncertain };
        if status.is_success() {
            return serde_json::from_str(&text).map_or(Reply::Uncertain, Reply::Good);
        }
        self.refused += 1;
        if matches!(status.as_u16(), 502 | 504) {
            // A proxy has found no node.
            return Reply::Uncertain;
        }
        let code = serde_json::from_str::<Value>(&text).unwrap_or_default()["error"]["code"].clone();
        let expected = ["unavailable", "conflict", "stale", "elsewhere"].iter().any(|known| code == *known);
        assert!(expected, "{path}: {status} {text}");
        Reply::Uncertain
    }

    /// Plays until it is told to stop, or the server is gone.
    pub async fn play(&mut self, servers: &[String], stop: &Arc<AtomicBool>) {
        while !stop.load(Ordering::Relaxed) {
            if self.step(servers).await.is_none() {
                // What the last answer came to is seen from the table.
                tokio::time::sleep(Duration::from_millis(10)).await;
                if !self.table.is_empty() && !self.look(servers, &mut 1).await {
                    continue;
                }
            }
        }
    }

    async fn step(&mut self, servers: &[String]) -> Option<()> {
        if self.table.is_empty() {
            let new =
                json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "me" } });
            let Reply::Good(opened) = self.send(servers, "/api/tables", Some(new)).await else { return None };
            self.acknowledged.clear();
            self.table = opened["id"].as_str()?.to_owned();
        }
        let table = self.table.clone();
        let path = format!("/api/tables/{table}/state?lang=none");
        let Reply::Good(state) = self.send(servers, &path, None).await else { return None };
        if !state["outcome"].is_null() {
            self.table.clear();
            return Some(());
        }
        let questions = state["questions"].as_array()?;
        let question = questions.iter().find(|question| question["hidden"] == false)?;
        let choices = question["choices"].as_array()?;
        let choice = choices[self.answers * 7 % choices.len()]["choice"].as_str()?.to_owned();
        let seat = SEATS.into_iter().find(|seat| question["seat"] == *seat)?;
        let body = json!({ "seat": seat, "choice": choice, "version": question["since"] });
        let Reply::Good(_) = self.send(servers, &format!("/api/tables/{table}/answer"), Some(body)).await
        else {
            return None;
        };
        self.answers += 1;
        self.acknowledged.entry(seat).or_default().push(choice);
        if servers.len() > 1 {
            // No other node may show the table without it.
            self.look(servers, &mut 1).await;
        }
        Some(())
    }

    /// Compares what the server has with what it acknowledged; so many answers more may have been under way. False
    /// where it does not answer.
    async fn look(&mut self, servers: &[String], more: &mut usize) -> bool {
        for seat in SEATS {
            let path = format!("/api/tables/{}/state?lang=none&as={seat}", self.table);
            let Reply::Good(state) = self.send(servers, &path, None).await else { return false };
            let answers = state["answers"].as_array().expect("a list");
            let own = answers.iter().filter(|answer| answer["seat"] == seat);
            let own: Vec<String> =
                own.map(|answer| answer["choice"].as_str().expect("text").to_owned()).collect();
            let acknowledged = self.acknowledged.entry(seat).or_default();
            assert!(
                own.starts_with(acknowledged),
                "LOST: {seat}: {own:?} does not begin with {acknowledged:?}"
            );
            let extra = own.len() - acknowledged.len();
            *more = more.checked_sub(extra).expect("answers came from nowhere");
            *acknowledged = own;
        }
        true
    }

    /// Waits for the server, and compares.
    pub async fn check(&mut self, servers: &[String]) {
        let begun = Instant::now();
        while !self.table.is_empty() && !self.look(servers, &mut 1).await {
            assert!(begun.elapsed() < PATIENCE, "the server does not go on");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Plays one answer more, to show that the server goes on.
    pub async fn go_on(&mut self, servers: &[String]) {
        let (begun, before) = (Instant::now(), self.answers);
        while self.answers == before {
            assert!(begun.elapsed() < PATIENCE, "the server does not go on");
            if self.step(servers).await.is_none() {
                tokio::time::sleep(Duration::from_millis(50)).await;
                self.check(servers).await;
            }
        }
    }

    /// Looks at the table on damaged data: it is whole, or the server says that it cannot be served.
    pub async fn look_at_damaged(&self, server: &str) -> bool {
        let mut whole = true;
        for seat in SEATS {
            let url = format!("{server}/api/tables/{}/state?lang=none&as={seat}", self.table);
            let Ok(reply) = self.client.get(url).bearer_auth(&self.token).send().await else { return false };
            if !reply.status().is_success() {
                whole = false;
                continue;
            }
            let state: Value = reply.json().await.unwrap_or_default();
            let answers = state["answers"].as_array().cloned().unwrap_or_default();
            let own = answers.iter().filter(|answer| answer["seat"] == seat);
            let own: Vec<&str> = own.filter_map(|answer| answer["choice"].as_str()).collect();
            let known = self.acknowledged.get(seat).cloned().unwrap_or_default();
            assert!(
                own.len() >= known.len() && own.iter().zip(&known).all(|(own, known)| own == known),
                "LOST: a damaged record was served shorter: {own:?} for {known:?}"
            );
        }
        whole
    }
}
