//! What whoever runs the server can watch.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::Value;
use tricorne_server::{Config, Hidden};

use crate::cluster::{Cluster, RunningNode};
use crate::people::Person;
use crate::site::{Database, Site};

const TOKEN: &str = "a secret of Prometheus";

/// The names of ours in a text.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("tricorne_")).collect()
}

/// What is shown is there from the start, though nothing has happened yet: a count that begins with 1 has not increased.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_dashboard_shows_what_a_node_tells() {
    let dashboard = include_str!("../../../../deploy/grafana-dashboard.json");
    let dashboard: Value = serde_json::from_str(dashboard).expect("JSON");
    let panels = dashboard["panels"].as_array().expect("a list").iter();
    let targets = panels.flat_map(|panel| panel["targets"].as_array().into_iter().flatten());
    let expressions: Vec<&str> = targets.map(|it| it["expr"].as_str().expect("an expression")).collect();
    assert!(expressions.len() > 20, "{expressions:?}");
    let mut cluster = Cluster::start(0).await;
    let config = Config { metrics_token: Some(Hidden(TOKEN.into())), ..cluster.config(0) };
    cluster.nodes.push(RunningNode::start(config).await.expect("the node starts"));
    let ann = cluster.guest(0).await;
    // A commit, which is timed.
    ann.open(serde_json::json!({ "game": "ferry-town" })).await;
    let scraper = Person { token: Some(TOKEN.into()), cookie: None, origin: None, ..ann };
    let begun = Instant::now();
    loop {
        let text = scraper.get("/metrics").await.text;
        let told = names(&text);
        let missing: Vec<_> =
            expressions.iter().flat_map(|it| names(it)).filter(|it| !told.contains(it)).collect();
        if missing.is_empty() {
            let unnamed = |line: &&str| line.starts_with("tricorne_") && !line.contains("node=\"node-0\"");
            assert_eq!(text.lines().find(unnamed), None, "every figure bears the node's name");
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(10), "{missing:?} are not in {text}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// The memory of this process, in kilobytes.
fn memory_kb() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
    line.split_whitespace().next().and_then(|number| number.parse().ok()).expect("a number")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_asks_for_takes_no_memory() {
    const TIMES: usize = 1_000_000;
    let _site = Site::open(Database::Sqlite).await;
    let requests = metrics::histogram!("tricorne_http_seconds");
    let mut taken = Vec::new();
    for _ in 0..4 {
        (0..TIMES).for_each(|_| requests.record(0.001));
        taken.push(memory_kb());
        // The chores come every two seconds.
        tokio::time::sleep(Duration::from_secs(3)).await;
    }
    let grown = taken[3].saturating_sub(taken[0]);
    assert!(grown < TIMES * size_of::<f64>() / 1024, "{taken:?}: times that were counted are still kept");
}
