//! A server that is killed while programs play: every answer that it acknowledged is there when it is back.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

use crate::server::Server;

const KILLS: usize = 50;
/// How many answers were acknowledged to all programs.
static ANSWERS: AtomicUsize = AtomicUsize::new(0);
const SEATS: [&str; 2] = ["north", "east"];

/// What a program knows of its table: the answers of each seat that were acknowledged.
#[derive(Default, Debug)]
struct Known {
    table: String,
    acknowledged: BTreeMap<String, Vec<String>>,
}

struct Program {
    client: reqwest::Client,
    token: String,
    known: Known,
    answers: usize,
}

impl Program {
    async fn send(&self, server: &str, path: &str, body: Option<Value>) -> Option<Value> {
        let url = format!("{server}{path}");
        let request = match body {
            Some(body) => self.client.post(url).json(&body),
            None => self.client.get(url),
        };
        let response = request.bearer_auth(&self.token).send().await.ok()?;
        let good = response.status().is_success();
        let text = response.text().await.ok()?;
        assert!(good, "{path}: {text}");
        serde_json::from_str(&text).ok()
    }

    /// Plays until the server is gone.
    async fn play(&mut self, server: &str) -> Option<()> {
        loop {
            if self.known.table.is_empty() {
                let new = json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me", "east": "me" } });
                let opened = self.send(server, "/api/tables", Some(new)).await?;
                self.known = Known { table: opened["id"].as_str()?.to_owned(), ..Known::default() };
            }
            let table = self.known.table.clone();
            let state = self.send(server, &format!("/api/tables/{table}/state?lang=none"), None).await?;
            if !state["outcome"].is_null() {
                self.known = Known::default();
                continue;
            }
            let questions = state["questions"].as_array()?;
            let question = questions.iter().find(|question| question["hidden"] == false)?;
            let choices = question["choices"].as_array()?;
            let choice = &choices[self.answers * 7 % choices.len()]["choice"];
            let body = json!({ "seat": question["seat"], "choice": choice, "version": question["since"] });
            self.send(server, &format!("/api/tables/{table}/answer"), Some(body)).await?;
            self.answers += 1;
            ANSWERS.fetch_add(1, Ordering::Relaxed);
            let seat = question["seat"].as_str()?.to_owned();
            self.known.acknowledged.entry(seat).or_default().push(choice.as_str()?.to_owned());
        }
    }

    /// Compares what the server has with what it acknowledged. One answer more may have been under way.
    async fn check(&mut self, server: &str) {
        if self.known.table.is_empty() {
            return;
        }
        let mut more = 0;
        for seat in SEATS {
            let path = format!("/api/tables/{}/state?lang=none&as={seat}", self.known.table);
            let state = self.send(server, &path, None).await.expect("the server is back");
            let answers = state["answers"].as_array().expect("a list");
            let own = answers.iter().filter(|answer| answer["seat"] == seat);
            let own: Vec<String> =
                own.map(|answer| answer["choice"].as_str().expect("text").to_owned()).collect();
            let acknowledged = self.known.acknowledged.entry(seat.to_owned()).or_default();
            assert!(own.starts_with(acknowledged), "{seat}: {own:?} does not begin with {acknowledged:?}");
            more += own.len() - acknowledged.len();
            *acknowledged = own;
        }
        assert!(more <= 1, "{more} answers came from nowhere");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_answer_is_lost_when_the_server_is_killed() {
    let data = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(data.path());
    let mut programs = Vec::new();
    for _ in 0..4 {
        programs.push(newcomer(&server.address).await);
    }
    for kill in 0..KILLS {
        let address = server.address.clone();
        let playing: Vec<_> = programs
            .into_iter()
            .map(|mut program| {
                let address = address.clone();
                tokio::spawn(async move {
                    program.play(&address).await;
                    program
                })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(20 + (kill as u64 * 37) % 130)).await;
        // On a busy machine the first answer takes its time.
        while ANSWERS.load(Ordering::Relaxed) <= kill {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        server.kill();
        programs = Vec::new();
        for program in playing {
            programs.push(program.await.expect("the program did not fail"));
        }
        server = Server::start(data.path());
        for program in &mut programs {
            program.check(&server.address).await;
        }
    }
    server.kill();
    let answers: usize = programs.iter().map(|program| program.answers).sum();
    assert!(answers > KILLS, "only {answers} answers were given: the test tests nothing");
}

async fn newcomer(server: &str) -> Program {
    let client = reqwest::Client::new();
    let guest = client.post(format!("{server}/api/guest")).send().await.expect("the server answers");
    let cookie =
        guest.headers()["set-cookie"].to_str().expect("text").split(';').next().expect("a cookie").to_owned();
    let token = client
        .post(format!("{server}/api/tokens"))
        .header("cookie", cookie)
        .header("origin", server)
        .json(&json!({ "label": "a test" }));
    let token: Value = token.send().await.expect("the server answers").json().await.expect("JSON");
    let token = token["token"].as_str().expect("a token").to_owned();
    Program { client, token, known: Known::default(), answers: 0 }
}
