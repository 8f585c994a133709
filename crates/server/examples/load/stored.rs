//! How long a server takes to start on a database with many tables.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;
use sqlx::AnyConnection;
use sqlx::Connection;
use tricorne_server::{Config, bind, serve};

use crate::process::Process;
use crate::{Play, config, processor, runtime};

/// What each table of the database is copied with, under another name; each copy a minute older than the one before.
const COPIES: [&str; 5] = [
    "INSERT INTO tables (id, game, header, status, host, private, invitation, pace, rematch_of, version, \
     answers, asked, asked_since, asked_versions, outcome, created, changed) \
     SELECT id || '-' || number, game, header, status, host, private, invitation || number, \
     CASE number % 4 WHEN 0 THEN '{\"kind\":\"daily\",\"days\":1,\"late\":\"bot\"}' END, rematch_of, version, answers, asked, asked_since, asked_versions, \
     outcome, created, changed - 60 * number FROM tables, numbers WHERE id = $2",
    "INSERT INTO seats (table_id, seat, place, kind, user_id, agent, left_at, changed) \
     SELECT table_id || '-' || number, seat, place, kind, user_id, agent, left_at, changed - 60 * number \
     FROM seats, numbers WHERE table_id = $2",
    "INSERT INTO lines (table_id, n, line, reasons) SELECT table_id || '-' || number, n, line, reasons \
     FROM lines, numbers WHERE table_id = $2",
    "INSERT INTO positions (table_id, document, answers) SELECT table_id || '-' || number, document, answers \
     FROM positions, numbers WHERE table_id = $2",
    "INSERT INTO chat (table_id, n, user_id, text, at) SELECT table_id || '-' || number, n, user_id, text, at \
     FROM chat, numbers WHERE table_id = $2",
];

/// Fills a database with copies of three tables of one person, one finished, one being played and one with a free seat,
/// and prints how long a new process takes until it answers.
pub fn run(tables: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let filling = runtime("load-filling");
    let config = Config { data_dir: folder.path().to_owned(), ..config() };
    let play = filling.block_on(fill(config.clone(), tables));
    let database = folder.path().join("tricorne.sqlite").metadata().expect("the database").len();
    let mut times: Vec<Duration> = (0..3).map(|_| start(folder.path())).collect();
    times.sort();
    println!(
        "{tables} stored tables, {} MB: a new process answers after {:.0} ms ({:.0} to {:.0} ms)",
        database / 1_000_000,
        times[1].as_secs_f64() * 1e3,
        times[0].as_secs_f64() * 1e3,
        times[2].as_secs_f64() * 1e3,
    );
    filling.block_on(lists(config, play));
}

/// Prints how long the lists of tables take, on the processor and from request to reply.
async fn lists(config: Config, mut play: Play) {
    const TIMES: usize = 200;
    let serving = bind(config).await.expect("the server starts");
    play.host = serving.address.to_string();
    tokio::spawn(serve(serving, std::future::pending()));
    for (name, query) in [("free seats", "open"), ("being played", "running"), ("one's own", "mine")] {
        let (mut times, mut found) = (Vec::new(), 0);
        let used = processor::seconds(std::process::id());
        for _ in 0..TIMES {
            let begun = Instant::now();
            let list = play.client.get(format!("http://{}/api/tables?list={query}", play.host));
            let list = list.bearer_auth(&play.token).send().await.expect("the server answers");
            assert!(list.status().is_success(), "{list:?}");
            let list = list.bytes().await.expect("a whole reply");
            times.push(begun.elapsed());
            found = serde_json::from_slice::<Vec<Value>>(&list).expect("a list").len();
        }
        times.sort();
        println!(
            "the list of {name}: {found} tables in {:.2} ms; processor's time of both sides {:.2} ms",
            times[TIMES / 2].as_secs_f64() * 1e3,
            (processor::seconds(std::process::id()) - used) / TIMES as f64 * 1e3,
        );
    }
}

async fn fill(config: Config, tables: usize) -> Play {
    let url = config.database();
    let serving = bind(config).await.expect("the server starts");
    let host = serving.address.to_string();
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let served = tokio::spawn(serve(serving, async move { drop(ended.await) }));
    let play = Play::new(host, "ferry-town".to_owned()).await;
    let (finished, running) = (play.open().await, play.open().await);
    play.to_the_end(&finished).await;
    let waiting = play.open_with(0, "open").await;
    drop(end);
    served.await.expect("the server did not panic").expect("it ends in order");
    let mut database = AnyConnection::connect(&url).await.expect("the database opens");
    let mut transaction = database.begin().await.expect("it can be written");
    for table in [finished, running, waiting] {
        for copy in COPIES {
            let numbers = "WITH RECURSIVE numbers (number) AS \
                           (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < $1) ";
            let copied = sqlx::query(sqlx::AssertSqlSafe(format!("{numbers}{copy}")));
            let copied = copied.bind((tables / 3) as i64 - 1).bind(&table).execute(&mut *transaction).await;
            copied.expect("the rows are copied");
        }
    }
    transaction.commit().await.expect("the rows are kept");
    play
}

/// The time from the start of a process to its first answer.
fn start(folder: &Path) -> Duration {
    let begun = Instant::now();
    let server = Process::start(folder, None);
    let mut connection = TcpStream::connect(&server.address).expect("it listens");
    let request = format!("GET /healthz HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", server.address);
    connection.write_all(request.as_bytes()).expect("it listens");
    let mut answer = String::new();
    connection.read_to_string(&mut answer).expect("it answers");
    let took = begun.elapsed();
    assert!(answer.ends_with("ok\n"), "{answer}");
    took
}

impl Play {
    /// Plays a table to its end by plain requests.
    async fn to_the_end(&self, table: &str) {
        loop {
            let state = self.client.get(format!("http://{}/api/tables/{table}/state?lang=none", self.host));
            let state = state.bearer_auth(&self.token).send().await.expect("the server answers");
            let state: Value = state.json().await.expect("JSON");
            if !state["outcome"].is_null() {
                return;
            }
            let questions = state["questions"].as_array().expect("a list");
            let question =
                questions.iter().find(|question| question["hidden"] == false).expect("one is mine");
            let answer = serde_json::json!({
                "seat": question["seat"], "choice": question["choices"][0]["choice"],
            });
            let request = self.client.post(format!("http://{}/api/tables/{table}/answer", self.host));
            let request = request.bearer_auth(&self.token).json(&answer);
            let answered = request.send().await.expect("the server answers");
            assert!(answered.status().is_success(), "{answered:?}");
        }
    }
}
