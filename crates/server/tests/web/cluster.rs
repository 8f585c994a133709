//! Several nodes on one PostgreSQL.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tricorne_server::admin::Admin;
use tricorne_server::{Config, Hidden, NodeConfig, bind, serve};

use crate::people::Person;
use crate::postgres::Postgres;

/// What the nodes know, and nobody else.
pub const SECRET: &str = "nobody-guesses-this";

/// Nodes that share a database.
pub struct Cluster {
    postgres: Arc<Postgres>,
    folder: tempfile::TempDir,
    pub nodes: Vec<RunningNode>,
}

/// One of them, in a runtime of its own, so that it can be killed.
pub struct RunningNode {
    /// Where people reach it.
    pub host: String,
    /// Where other nodes reach it.
    pub inside: String,
    end: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<()>>,
    runtime: Option<tokio::runtime::Runtime>,
}

impl Cluster {
    /// So many nodes, with leases of a second.
    pub async fn start(count: usize) -> Cluster {
        let folder = tempfile::tempdir().expect("a folder");
        let mut cluster = Cluster { postgres: Arc::new(Postgres::start()), folder, nodes: Vec::new() };
        for number in 0..count {
            let node = RunningNode::start(cluster.config(number)).await.expect("the node starts");
            cluster.nodes.push(node);
        }
        cluster
    }

    /// How a node is set up.
    pub fn config(&self, number: usize) -> Config {
        let any = "127.0.0.1:0".parse().expect("an address");
        let node = NodeConfig {
            name: format!("node-{number}"),
            listen: any,
            address: None,
            secret: Hidden(SECRET.to_owned()),
            lease_millis: 1_000,
        };
        Config {
            listen: any,
            data_dir: self.folder.path().join(number.to_string()),
            database_url: Some(self.postgres.url()),
            first_seed: Some(1 + 1_000 * number as u64),
            node: Some(node),
            ..Config::default()
        }
    }

    /// The same browser at a node.
    pub fn at(&self, person: &Person, number: usize) -> Person {
        let host = self.nodes[number].host.clone();
        Person { origin: Some(format!("http://{host}")), host, ..person.clone() }
    }

    /// A person at a node.
    pub async fn guest(&self, number: usize) -> Person {
        let mut person = Person::stranger_at(&self.nodes[number].host);
        person.enter("/api/guest", Value::Object(Default::default())).await;
        person
    }

    /// What whoever runs the nodes may do.
    pub async fn admin(&self) -> Admin {
        Admin::open(&self.config(0)).await.expect("the database opens")
    }

    /// Changes the database behind the nodes' back.
    pub async fn tamper(&self, sql: &'static str) {
        use sqlx::{AnyConnection, Connection};
        let mut database = AnyConnection::connect(&self.postgres.url()).await.expect("the database opens");
        let done = sqlx::query(sql).execute(&mut database).await.expect("the statement holds");
        assert!(done.rows_affected() > 0, "nothing was changed by {sql}");
    }

    /// A number out of the database.
    pub async fn number(&self, sql: &'static str) -> i64 {
        use sqlx::{AnyConnection, Connection};
        let mut database = AnyConnection::connect(&self.postgres.url()).await.expect("the database opens");
        sqlx::query_scalar(sql).fetch_one(&mut database).await.expect("the statement holds")
    }
}

impl RunningNode {
    /// Starts a node, or says why it does not.
    pub async fn start(config: Config) -> Result<RunningNode, String> {
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        let runtime = builder.worker_threads(2).enable_all().build().expect("threads");
        let serving = runtime.spawn(async move { bind(config).await }).await.expect("it does not panic");
        let serving = match serving {
            Ok(serving) => serving,
            Err(error) => {
                runtime.shutdown_background();
                return Err(error.to_string());
            }
        };
        let (host, inside) =
            (serving.address.to_string(), serving.inside_address.expect("a node").to_string());
        let (end, ended) = oneshot::channel::<()>();
        let until = async move { drop(ended.await) };
        let served = runtime.spawn(async move { serve(serving, until).await.expect("it ends in order") });
        Ok(RunningNode { host, inside, end: Some(end), served: Some(served), runtime: Some(runtime) })
    }

    /// Ends it in order.
    pub async fn end(&mut self) {
        drop(self.end.take());
        if let Some(served) = self.served.take() {
            served.await.expect("the node did not panic");
        }
        self.kill();
    }

    /// Ends it at once: nothing is tidied up.
    pub fn kill(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            // Its end is not asked for: whoever drops the sender asks for it.
            std::mem::forget(self.end.take());
            runtime.shutdown_timeout(Duration::ZERO);
        }
    }
}

impl Drop for RunningNode {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
