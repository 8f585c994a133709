//! Several nodes on one PostgreSQL: people play through any of them, and none shows what is not so any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tricorne_server::{Config, Hidden, NodeConfig, bind};

use crate::cluster::{Cluster, RunningNode, SECRET};
use crate::people::Person;
use crate::player::play_to_the_end;

async fn table_of(ann: &Person) -> String {
    let seats = json!({ "north": "me", "east": "me" });
    ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await
}

/// Gives one answer at a node.
async fn answer(person: &Person, table: &str) {
    let info = person.get(&format!("/api/tables/{table}")).await.good();
    let seat = info["asked"][0].as_str().expect("a seat is asked");
    let state = person.get(&format!("/api/tables/{table}/state?as={seat}")).await.good();
    let questions = state["questions"].as_array().expect("a list");
    let question = questions.iter().find(|question| question["seat"] == seat).expect("its question");
    let choice = &question["choices"][0]["choice"];
    let body = json!({ "seat": question["seat"], "choice": choice, "version": question["since"] });
    person.post(&format!("/api/tables/{table}/answer"), body).await.good();
}

/// What of a table must be the same at all nodes.
async fn shown(person: &Person, table: &str) -> [Value; 4] {
    let state = person.state(table).await;
    ["version", "total", "answers", "questions"].map(|part| state[part].clone())
}

/// How often the one table of a test has changed.
async fn changes(cluster: &Cluster) -> i64 {
    cluster.number("SELECT version FROM tables").await
}

/// Waits for something that comes in time.
async fn until(what: &str, limit: Duration, mut is_so: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !is_so().await {
        assert!(begun.elapsed() < limit, "{what} takes longer than {limit:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_play_through_any_node_and_none_is_behind() {
    let cluster = Cluster::start(3).await;
    let ann = cluster.guest(0).await;
    let table = table_of(&ann).await;
    // The game is over sooner or later; by then every node has taken answers.
    let mut number = 0;
    while ann.get(&format!("/api/tables/{table}")).await.good()["asked"] != json!([]) {
        let before = changes(&cluster).await;
        answer(&cluster.at(&ann, number % 3), &table).await;
        assert!(changes(&cluster).await > before);
        let first = shown(&ann, &table).await;
        for other in 1..3 {
            assert_eq!(shown(&cluster.at(&ann, other), &table).await, first, "node {other} is behind");
        }
        number += 1;
    }
    assert!(number > 3, "the game ended after {number} answers");
    assert_eq!(cluster.number("SELECT COUNT(*) FROM leases").await, 1);
    assert_eq!(cluster.number("SELECT MAX(epoch) FROM leases").await, 1, "it stays where it is");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_over_a_socket_at_another_node() {
    let cluster = Cluster::start(2).await;
    let ann = cluster.guest(0).await;
    let seats = json!({ "north": "me", "east": "random" });
    let table = ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
    let elsewhere = cluster.at(&ann, 1);
    let mut watching = ann.socket(&table, "").await.unwrap();
    let first = watching.hear_of("state").await;
    let player = elsewhere.socket(&table, "").await.unwrap();
    // Whoever is at another node is present too.
    while watching.hear_of("presence").await["watching"] != 2 {}
    let board = play_to_the_end(player, &["north"]).await;
    let mut last = first;
    while last["outcome"].is_null() {
        last = watching.hear_of("state").await;
    }
    assert_eq!(board.last["version"], last["version"]);
    // A stream of lines comes through as well.
    let path = format!("http://{}/api/tables/{table}/events", elsewhere.host);
    let request = elsewhere.client.get(path).header("cookie", elsewhere.cookie.clone().unwrap());
    let mut stream = request.send().await.unwrap();
    let line = stream.chunk().await.unwrap().expect("a line");
    let message: Value = serde_json::from_slice(line.trim_ascii()).expect("one message");
    assert_eq!(message["version"], last["version"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_refused_at_the_owner_is_refused_elsewhere_in_the_same_words() {
    let cluster = Cluster::start(2).await;
    let (ann, ben) = (cluster.guest(0).await, cluster.guest(1).await);
    let table = table_of(&ann).await;
    let path = format!("/api/tables/{table}/answer");
    ben.post(&path, json!({ "seat": "north", "choice": "1" })).await.refused(403, "forbidden");
    let stranger = Person::stranger_at(&cluster.nodes[1].host);
    stranger.post(&path, json!({ "seat": "north", "choice": "1" })).await.refused(401, "not-logged-in");
    cluster
        .at(&ann, 1)
        .post(&path, json!({ "seat": "north", "choice": "fly" }))
        .await
        .refused(409, "illegal-choice");
    ben.get("/api/tables/none/state").await.refused(404, "not-found");
    let large = json!({ "seat": "north", "choice": "x".repeat(100_000) });
    cluster.at(&ann, 1).post(&path, large).await.refused(413, "too-large");
    assert!(ben.socket("none", "").await.is_err(), "there is no socket of a table that is not there");
    // Another site's page has no say at any node.
    let foreign = Person { origin: Some("http://evil.example".into()), ..cluster.at(&ann, 1) };
    foreign.post(&path, json!({ "seat": "north", "choice": "1" })).await.refused(403, "foreign-origin");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_know_the_secret_is_no_node() {
    let cluster = Cluster::start(1).await;
    let ann = cluster.guest(0).await;
    let table = table_of(&ann).await;
    let inside = &cluster.nodes[0].inside;
    let send = async |secret: Option<&str>, client: Option<&str>, path: &str| {
        let mut request = ann.client.get(format!("http://{inside}{path}"));
        for (name, value) in [("tricorne-node-secret", secret), ("tricorne-node-client", client)] {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        request.send().await.expect("the node answers").status().as_u16()
    };
    let path = format!("/api/tables/{table}/state");
    for secret in [None, Some(""), Some("wrong-wrong-wrong-wrong")] {
        assert_eq!(send(secret, Some("10.0.0.1"), &path).await, 403, "{secret:?}");
    }
    assert_eq!(send(Some(SECRET), Some("nowhere"), &path).await, 403, "an address that is none");
    assert_eq!(send(Some(SECRET), Some("10.0.0.1"), &path).await, 200);
    let errand = ann.client.post(format!("http://{inside}/node/tables/{table}/errand"));
    let errand = errand.json(&json!({ "leave": ann.id })).send().await.expect("the node answers");
    assert_eq!(errand.status().as_u16(), 403);
    // What only nodes may say is nothing from outside, even with the secret.
    let outside = ann.client.post(format!("http://{}/node/tables/{table}/errand", ann.host));
    let headers = [("tricorne-node-secret", SECRET), ("tricorne-node-client", "10.0.0.1")];
    let outside = headers.into_iter().fold(outside, |request, (name, value)| request.header(name, value));
    outside.json(&json!({ "leave": ann.id })).send().await.expect("the node answers");
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["status"], &info["seats"][0]["left"]), (&json!("running"), &json!(false)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_elsewhere_when_its_node_is_killed() {
    let mut cluster = Cluster::start(2).await;
    let ann = cluster.guest(0).await;
    let table = table_of(&ann).await;
    answer(&ann, &table).await;
    let (before, elsewhere) = (shown(&ann, &table).await, cluster.at(&ann, 1));
    let mut socket = elsewhere.socket(&table, "").await.unwrap();
    socket.hear_of("state").await;
    cluster.nodes[0].kill();
    let begun = Instant::now();
    while socket.hear().await.is_some() {}
    // One request waits for the lease to run out, and is answered.
    assert_eq!(shown(&elsewhere, &table).await, before, "nothing is lost");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    answer(&elsewhere, &table).await;
    assert_eq!(cluster.number("SELECT epoch FROM leases").await, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_ends_in_order_hands_its_tables_on_at_once() {
    let mut cluster = Cluster::start(2).await;
    let ann = cluster.guest(0).await;
    let table = table_of(&ann).await;
    answer(&ann, &table).await;
    cluster.nodes[0].end().await;
    assert_eq!(cluster.number("SELECT COUNT(*) FROM nodes").await, 1);
    let elsewhere = cluster.at(&ann, 1);
    answer(&elsewhere, &table).await;
    // It comes back under its name, and sends on what has gone elsewhere.
    cluster.nodes[0] = RunningNode::start(cluster.config(0)).await.unwrap();
    let back = cluster.at(&ann, 0);
    answer(&back, &table).await;
    assert_eq!(shown(&elsewhere, &table).await, shown(&back, &table).await);
    assert_eq!(cluster.number("SELECT epoch FROM leases").await, 2);
}

/// As if the node had slept for longer than its lease: to others it is dead, and it does not know yet.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_sleeps_past_its_lease_commits_nothing() {
    let cluster = Cluster::start(2).await;
    let ann = cluster.guest(0).await;
    let table = table_of(&ann).await;
    let mut socket = ann.socket(&table, "").await.unwrap();
    let state = socket.hear_of("state").await;
    let question = &state["questions"][0];
    let (seat, choices) = (&question["seat"], question["choices"].as_array().unwrap());
    let before = changes(&cluster).await;
    // Another node takes the table while the first believes that it is its own.
    cluster.tamper("UPDATE leases SET owner = 'another', epoch = epoch + 1").await;
    let choice = &choices[0]["choice"];
    socket
        .say(
            &json!({ "do": "answer", "id": 1, "seat": seat, "choice": choice, "version": question["since"] }),
        )
        .await;
    // It is refused, unless the socket has ended before.
    while let Some(message) = socket.hear().await {
        assert_ne!(message["type"], "done", "{message}");
    }
    assert_eq!(changes(&cluster).await, before);
    let said = ann.post(&format!("/api/tables/{table}/chat"), json!({ "text": "hello" })).await;
    assert!(said.status.is_success(), "the table was read again: {}", said.text);
    // A forged owner that is no node at all holds nobody up.
    answer(&cluster.at(&ann, 1), &table).await;
    assert!(changes(&cluster).await > before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_was_declared_dead_reloads_all_and_goes_on() {
    let cluster = Cluster::start(2).await;
    let ann = cluster.guest(0).await;
    let table = table_of(&ann).await;
    let mut socket = ann.socket(&table, "").await.unwrap();
    socket.hear_of("state").await;
    cluster.tamper("UPDATE nodes SET expires = 0 WHERE name = 'node-0'").await;
    let elsewhere = cluster.at(&ann, 1);
    answer(&elsewhere, &table).await;
    assert_eq!(cluster.number("SELECT epoch FROM leases").await, 2, "the other node has it");
    let ended = async { while socket.hear().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(3), ended).await.expect("its sockets come back");
    assert_eq!(shown(&ann, &table).await, shown(&elsewhere, &table).await);
    table_of(&ann).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_logs_out_everywhere_loses_the_sockets_at_all_nodes() {
    let cluster = Cluster::start(3).await;
    let (ann, ben) = (cluster.guest(0).await, cluster.guest(1).await);
    let table = table_of(&ann).await;
    let mut sockets = Vec::new();
    for number in 0..3 {
        let mut socket = cluster.at(&ann, number).socket(&table, "").await.unwrap();
        socket.hear_of("state").await;
        sockets.push(socket);
    }
    // One whose table is at the second node.
    let other = table_of(&ben).await;
    let mut far = cluster.at(&ann, 2).socket(&other, "").await.unwrap();
    far.hear_of("state").await;
    cluster.at(&ann, 2).post("/api/logout-everywhere", json!({})).await.good();
    for mut socket in sockets.into_iter().chain([far]) {
        let ended = async { while socket.hear().await.is_some() {} };
        tokio::time::timeout(Duration::from_secs(5), ended).await.expect("the socket ends");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn programs_hear_of_their_turns_at_any_node() {
    let cluster = Cluster::start(2).await;
    let (ann, ben) = (cluster.guest(0).await, cluster.guest(1).await);
    let request = ben.client.get(format!("http://{}/api/events", ben.host));
    let mut stream = request.header("cookie", ben.cookie.clone().unwrap()).send().await.unwrap();
    let new = json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } });
    let table = ann.open(new).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    // Until it is his turn, it is hers.
    while !ann.get(&format!("/api/tables/{table}")).await.good()["asked"].to_string().contains("east") {
        answer(&ann, &table).await;
    }
    let turn = async {
        let mut heard = String::new();
        while !(heard.contains("\"turn\"") && heard.contains(&table)) {
            heard.push_str(&String::from_utf8_lossy(&stream.chunk().await.unwrap().expect("it goes on")));
        }
    };
    tokio::time::timeout(Duration::from_secs(10), turn).await.expect("he hears of his turn");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chat_and_lists_are_the_same_at_all_nodes() {
    let cluster = Cluster::start(2).await;
    let (ann, ben) = (cluster.guest(0).await, cluster.guest(1).await);
    let new = json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } });
    let table = ann.open(new).await;
    let listed = ben.get("/api/tables?list=open").await.good();
    assert_eq!(listed[0]["id"], table.as_str());
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    let mut socket = ann.socket(&table, "").await.unwrap();
    socket.hear().await;
    for (number, text) in ["one", "two", "three", "four"].into_iter().enumerate() {
        let speaker = if number % 2 == 0 { &ann } else { &ben };
        speaker.post(&format!("/api/tables/{table}/chat"), json!({ "text": text })).await.good();
        let heard = socket.hear_of("chat").await;
        assert_eq!((heard["n"].as_u64(), &heard["text"]), (Some(number as u64 + 1), &json!(text)));
    }
    let said = ben.get(&format!("/api/tables/{table}/chat")).await.good();
    assert_eq!(said.as_array().unwrap().len(), 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_is_heard_by_all_nodes_at_once() {
    let cluster = Cluster::start(2).await;
    let ann = cluster.guest(0).await;
    let table = table_of(&ann).await;
    let admin = cluster.admin().await;
    admin.set_maintenance(true).await.unwrap();
    for number in 0..2 {
        let there = cluster.at(&ann, number);
        until("maintenance", Duration::from_secs(5), async || {
            there.get("/readyz").await.status.as_u16() == 503
        })
        .await;
    }
    admin.set_maintenance(false).await.unwrap();
    for number in 0..2 {
        let there = cluster.at(&ann, number);
        until("its end", Duration::from_secs(5), async || there.get("/readyz").await.status.is_success())
            .await;
    }
    let mut socket = cluster.at(&ann, 1).socket(&table, "").await.unwrap();
    socket.hear_of("state").await;
    assert!(admin.close_table(&table).await.unwrap());
    let ended = async { while socket.hear().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(5), ended).await.expect("all are sent away");
    let info = cluster.at(&ann, 1).get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(info["status"], "abandoned");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_and_a_server_alone_never_mix() {
    let cluster = Cluster::start(1).await;
    let alone = Config { node: None, ..cluster.config(5) };
    let refused = bind(alone).await.expect_err("nodes use this database").to_string();
    assert!(refused.contains("another server"), "{refused}");
    let same_name = Config { node: cluster.config(0).node, ..cluster.config(6) };
    let refused = RunningNode::start(same_name).await.err().expect("the name is taken");
    assert!(refused.contains("node-0"), "{refused}");
    let node = cluster.config(7).node.unwrap();
    for wrong in [
        NodeConfig { secret: Hidden("short".into()), ..node.clone() },
        NodeConfig { lease_millis: 1, ..node.clone() },
        NodeConfig { name: String::new(), ..node },
    ] {
        let config = Config { node: Some(wrong), ..cluster.config(7) };
        assert!(RunningNode::start(config).await.is_err());
    }
}

/// Ann and Ben are both told of one clock, whichever node has the table, and its time goes on when that node dies.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_go_on_when_their_node_is_killed() {
    let mut cluster = Cluster::start(2).await;
    let (ann, ben) = (cluster.guest(0).await, cluster.guest(1).await);
    let pace = json!({ "kind": "live", "bank": 60, "increment": 0, "late": "bot" });
    let new = json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" }, "pace": pace });
    let table = ann.open(new).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    cluster.nodes[0].kill();
    // Nobody looks at it: the node that is left finds that its time is over.
    cluster.tamper("UPDATE tables SET due = 0").await;
    until("the clock", Duration::from_secs(15), async || {
        cluster
            .number("SELECT COUNT(*) FROM leases JOIN nodes ON nodes.id = owner WHERE nodes.name = 'node-1'")
            .await
            == 1
    })
    .await;
    ben.state(&table).await;
}

/// What leads to a node and counts how often somebody connects.
async fn counted(to: String) -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("it is bound").to_string();
    let count = Arc::new(AtomicUsize::new(0));
    let counted = count.clone();
    tokio::spawn(async move {
        while let Ok((mut client, _)) = listener.accept().await {
            counted.fetch_add(1, Ordering::Relaxed);
            let to = to.clone();
            tokio::spawn(async move {
                if let Ok(mut node) = TcpStream::connect(to).await {
                    let _ = tokio::io::copy_bidirectional(&mut client, &mut node).await;
                }
            });
        }
    });
    (address, count)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_to_another_node_share_connections() {
    let mut cluster = Cluster::start(1).await;
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("it is bound");
    let (address, connections) = counted(free.to_string()).await;
    let mut config = cluster.config(1);
    let node = config.node.take().map(|node| NodeConfig { listen: free, address: Some(address), ..node });
    let config = Config { node, ..config };
    cluster.nodes.push(RunningNode::start(config.clone()).await.expect("the node starts"));
    // Its table is at the second node, and she plays through the first.
    let ann = cluster.guest(1).await;
    let table = table_of(&ann).await;
    let elsewhere = cluster.at(&ann, 0);
    for _ in 0..20 {
        elsewhere.state(&table).await;
    }
    answer(&elsewhere, &table).await;
    assert_eq!(connections.load(Ordering::Relaxed), 1, "one after the other needs one connection");
    let many = (0..8).map(|_| {
        let (elsewhere, table) = (elsewhere.clone(), table.clone());
        tokio::spawn(async move { elsewhere.state(&table).await["version"].clone() })
    });
    for state in many.collect::<Vec<_>>() {
        assert_eq!(state.await.unwrap(), ann.state(&table).await["version"]);
    }
    // A connection that ended with its node is not used again.
    cluster.nodes[1].end().await;
    cluster.nodes[1] = RunningNode::start(config).await.expect("the node starts again");
    let back = cluster.at(&ann, 1);
    let other = table_of(&back).await;
    for _ in 0..3 {
        answer(&cluster.at(&ann, 0), &other).await;
    }
    assert_eq!(shown(&cluster.at(&ann, 0), &other).await, shown(&back, &other).await);
}

/// The database's clock is set back by an hour: what nodes left there lasts for an hour longer than it should.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_is_set_back_keeps_no_table_with_a_dead_node() {
    let mut cluster = Cluster::start(2).await;
    let ann = cluster.guest(0).await;
    let table = table_of(&ann).await;
    answer(&ann, &table).await;
    cluster.tamper("UPDATE nodes SET expires = expires + 3600000").await;
    // Those who live go on, and renew their leases by the clock as it is.
    answer(&cluster.at(&ann, 1), &table).await;
    until("the leases are renewed", Duration::from_secs(10), async || {
        let ahead =
            "SELECT COUNT(*) FROM nodes WHERE expires > EXTRACT(EPOCH FROM clock_timestamp()) * 1000 + 60000";
        cluster.number(ahead).await == 0
    })
    .await;
    assert_eq!(cluster.number("SELECT MAX(epoch) FROM leases").await, 1, "the table stays where it is");
    cluster.nodes[0].kill();
    cluster.tamper("UPDATE nodes SET expires = expires + 3600000 WHERE name = 'node-0'").await;
    let elsewhere = cluster.at(&ann, 1);
    until("the table goes on", Duration::from_secs(20), async || {
        elsewhere.get(&format!("/api/tables/{table}/state")).await.status.is_success()
    })
    .await;
    answer(&elsewhere, &table).await;
}
