//! The same load on one node and on several, each time on a PostgreSQL of their own.
//!
//! Tables are opened at the nodes in turn, and those who play and watch come to the node that has them.

use tokio::runtime::Runtime;
use tricorne_server::{Config, Hidden, NodeConfig, bind, serve};

use super::postgres::Postgres;
use super::{Load, SERVER, config, runtime};

/// Plays at one node, then at so many.
pub fn run(load: &Load, most: usize) {
    for count in [1, most] {
        println!("\n{count} of {most} nodes on one PostgreSQL");
        let (postgres, folder) = (Postgres::start(), tempfile::tempdir().expect("a folder"));
        let mut nodes = Vec::new();
        for number in 0..count {
            let data_dir = folder.path().join(number.to_string());
            nodes.push(start(Config { data_dir, database_url: Some(postgres.url()), ..config() }, number));
        }
        let hosts: Vec<String> = nodes.iter().map(|(_, host)| host.clone()).collect();
        load.put_on(&hosts, None);
        nodes.into_iter().for_each(|(runtime, _)| runtime.shutdown_background());
    }
}

/// A node with threads of its own, and where people reach it.
fn start(config: Config, number: usize) -> (Runtime, String) {
    let node = NodeConfig {
        name: format!("node-{number}"),
        listen: config.listen,
        address: None,
        secret: Hidden("nobody-guesses-this".to_owned()),
        lease_millis: 6_000,
    };
    let runtime = runtime(SERVER);
    let serving = runtime.block_on(bind(Config { node: Some(node), ..config })).expect("the node starts");
    let host = serving.address.to_string();
    runtime.spawn(serve(serving, std::future::pending()));
    (runtime, host)
}
