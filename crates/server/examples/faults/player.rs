//! A program that plays, and remembers what the server acknowledged.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::watch;

const SEATS: [&str; 2] = ["north", "east"];
/// How long a player thinks: faults meet games, and not a machine that is full.
const THOUGHT: Duration = Duration::from_millis(20);
/// How long a server may take to answer again once nothing keeps it from doing so.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where a player may send requests: each goes to the next.
pub type Servers = watch::Receiver<Vec<String>>;

/// An answer that was sent and not acknowledged: it was done, or is done later, or never.
struct Unsure {
    seat: &'static str,
    since: i64,
    choice: String,
}

/// A program that plays at one table after another.
pub struct Player {
    client: reqwest::Client,
    token: String,
    table: String,
    /// The answers of each seat, as the table had them last.
    known: BTreeMap<&'static str, Vec<String>>,
    unsure: Vec<Unsure>,
    /// How many requests were sent.
    turn: usize,
    /// How many answers were acknowledged in all.
    pub answers: Arc<AtomicUsize>,
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
        let (table, known, unsure) = (String::new(), BTreeMap::new(), Vec::new());
        Player { client, token, table, known, unsure, turn: 0, answers: Arc::default(), refused: 0 }
    }

    /// How many answers were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.answers.load(Ordering::Relaxed)
    }

    /// What a server replies; nothing where it refuses, or does not reply: then it may have been done.
    async fn send(&mut self, servers: &mut Servers, path: &str, body: Option<Value>) -> Option<Value> {
        self.turn += 1;
        let server = {
            let servers = servers.borrow_and_update();
            servers[self.turn % servers.len()].clone()
        };
        let request = match body {
            Some(body) => self.client.post(format!("{server}{path}")).json(&body),
            None => self.client.get(format!("{server}{path}")),
        };
        let request = request.bearer_auth(&self.token);
        // In a task of its own: where nobody waits any more it goes on, and may be done late.
        let sent = tokio::spawn(async move {
            let response = request.send().await.ok()?;
            let status = response.status();
            Some((status, response.text().await.ok()?))
        });
        let replied = tokio::select! {
            replied = sent => replied.expect("nothing panics"),
            Ok(_) = servers.wait_for(|servers| !servers.contains(&server)) => None,
        };
        let Some((status, text)) = replied else {
            self.refused += 1;
            return None;
        };
        if status.is_success() {
            return serde_json::from_str(&text).ok();
        }
        self.refused += 1;
        if matches!(status.as_u16(), 502 | 504) {
            // A proxy has found no node.
            return None;
        }
        let code = serde_json::from_str::<Value>(&text).unwrap_or_default()["error"]["code"].clone();
        let expected = ["unavailable", "conflict", "stale", "elsewhere"].iter().any(|known| code == *known);
        assert!(expected, "{path}: {status} {text}");
        None
    }

    /// Plays until it is told to stop.
    pub async fn play(&mut self, servers: &mut Servers, stop: &AtomicBool) {
        while !stop.load(Ordering::Relaxed) {
            // It may be in vain.
            let _ = self.step(servers).await;
            tokio::time::sleep(THOUGHT).await;
        }
    }

    /// Compares the table with what is known of it, and gives one answer.
    async fn step(&mut self, servers: &mut Servers) -> Option<()> {
        if self.table.is_empty() {
            let new =
                json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "me" } });
            let opened = self.send(servers, "/api/tables", Some(new)).await?;
            self.table = opened["id"].as_str()?.to_owned();
        }
        let states = self.look(servers).await?;
        if states.iter().any(|state| !state["outcome"].is_null()) {
            self.table.clear();
            self.known.clear();
            self.unsure.clear();
            return Some(());
        }
        let asked = |(seat, state): (&'static str, &Value)| {
            let questions = state["questions"].as_array()?;
            let own = |question: &&Value| question["seat"] == seat && question["hidden"] == false;
            Some((seat, questions.iter().find(own)?.clone()))
        };
        let (seat, question) = SEATS.into_iter().zip(&states).find_map(asked)?;
        let choices = question["choices"].as_array()?;
        let choice = choices[self.acknowledged() * 7 % choices.len()]["choice"].as_str()?.to_owned();
        let since = question["since"].as_i64()?;
        let body = json!({ "seat": seat, "choice": choice, "version": since });
        // To a question that stands no more nothing is answered any more.
        self.unsure.retain(|unsure| unsure.seat != seat || unsure.since == since);
        self.unsure.push(Unsure { seat, since, choice: choice.clone() });
        let path = format!("/api/tables/{}/answer", self.table);
        self.send(servers, &path, Some(body)).await?;
        self.unsure.retain(|unsure| unsure.seat != seat);
        self.known.entry(seat).or_default().push(choice);
        self.answers.fetch_add(1, Ordering::Relaxed);
        Some(())
    }

    /// The table as each seat sees it, at one server after another. What was acknowledged is there, and nothing that nobody
    /// sent. None where a server does not answer.
    async fn look(&mut self, servers: &mut Servers) -> Option<Vec<Value>> {
        let mut states = Vec::new();
        for seat in SEATS {
            let path = format!("/api/tables/{}/state?lang=none&as={seat}", self.table);
            let state = self.send(servers, &path, None).await?;
            let answers = state["answers"].as_array().expect("a list");
            let own = answers.iter().filter(|answer| answer["seat"] == seat);
            let own: Vec<String> =
                own.map(|answer| answer["choice"].as_str().expect("text").to_owned()).collect();
            let known = self.known.entry(seat).or_default();
            assert!(own.starts_with(known), "LOST: {seat}: {own:?} does not begin with {known:?}");
            for choice in &own[known.len()..] {
                let sent = |unsure: &Unsure| unsure.seat == seat && unsure.choice == *choice;
                assert!(self.unsure.iter().any(sent), "DOUBLED: {seat}: {own:?} where {known:?} was known");
                self.unsure.retain(|unsure| unsure.seat != seat);
            }
            *known = own;
            states.push(state);
        }
        Some(states)
    }

    /// Waits for the server, and compares.
    pub async fn check(&mut self, servers: &mut Servers) {
        let begun = Instant::now();
        while !self.table.is_empty() && self.look(servers).await.is_none() {
            assert!(begun.elapsed() < PATIENCE, "the server does not go on");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Plays one answer more, to show that the server goes on.
    pub async fn go_on(&mut self, servers: &mut Servers) {
        let (begun, before) = (Instant::now(), self.acknowledged());
        while self.acknowledged() == before {
            assert!(begun.elapsed() < PATIENCE, "the server does not go on");
            if self.step(servers).await.is_none() {
                tokio::time::sleep(Duration::from_millis(50)).await;
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
            let known = self.known.get(seat).cloned().unwrap_or_default();
            assert!(
                own.len() >= known.len() && own.iter().zip(&known).all(|(own, known)| own == known),
                "LOST: a damaged record was served shorter: {own:?} for {known:?}"
            );
        }
        whole
    }
}
