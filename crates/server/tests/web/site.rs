//! A server of a test.

use std::path::PathBuf;

use sqlx::{AnyConnection, Connection};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tricorne_server::admin::Admin;
use tricorne_server::{Config, bind, serve};

use crate::postgres::Postgres;

/// On which database a test runs.
#[derive(Clone, Copy, Debug)]
pub enum Database {
    Sqlite,
    Postgres,
}

/// Makes each of these functions two tests: on SQLite, and on a PostgreSQL that the test starts.
#[macro_export]
macro_rules! on_both_databases {
    ($($test:ident)*) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test($crate::site::Site::open($crate::site::Database::Sqlite).await).await;
            })*
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test($crate::site::Site::open($crate::site::Database::Postgres).await).await;
            })*
        }
    };
}

/// A server that runs.
pub struct Site {
    /// Its address, such as `127.0.0.1:4321`.
    pub host: String,
    end: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<()>>,
    config: Config,
    folder: TempDir,
    postgres: Option<Postgres>,
}

impl Site {
    /// A server with an empty database.
    pub async fn open(database: Database) -> Site {
        Site::with(database, |config| config).await
    }

    /// The same, set up in another way.
    pub async fn with(database: Database, set: impl FnOnce(Config) -> Config) -> Site {
        let folder = tempfile::tempdir().expect("a folder");
        let postgres = match database {
            Database::Sqlite => None,
            Database::Postgres => Some(Postgres::start()),
        };
        let config = Config {
            listen: "127.0.0.1:0".parse().expect("an address"),
            data_dir: folder.path().to_owned(),
            database_url: postgres.as_ref().map(Postgres::url),
            first_seed: Some(1),
            ..Config::default()
        };
        let config = set(config);
        let mut site = Site { host: String::new(), end: None, served: None, config, folder, postgres };
        site.begin().await;
        site
    }

    /// Ends the server, and starts it again on the same data.
    pub async fn restart(&mut self) {
        self.end().await;
        self.begin().await;
    }

    /// Begins the server.
    pub async fn begin(&mut self) {
        let serving = bind(self.config.clone()).await.expect("the server starts");
        self.host = serving.address.to_string();
        let (end, ended) = oneshot::channel::<()>();
        self.end = Some(end);
        self.served = Some(tokio::spawn(async move {
            let until = async move { drop(ended.await) };
            serve(serving, until).await.expect("the server ends in order");
        }));
    }

    /// Ends the server in order.
    pub async fn end(&mut self) {
        drop(self.end.take());
        if let Some(served) = self.served.take() {
            served.await.expect("the server did not panic");
        }
    }

    /// Changes the database behind the server's back.
    pub async fn tamper(&self, sql: &'static str, table: &str) {
        let mut database = AnyConnection::connect(&self.config.database()).await.expect("the database opens");
        let done = sqlx::query(sql).bind(table).execute(&mut database).await.expect("the statement holds");
        assert!(done.rows_affected() > 0, "nothing was changed by {sql}");
        database.close().await.expect("the database closes");
    }

    /// The set-up, for a second server on the same data.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// A number out of the database.
    pub async fn number(&self, sql: &'static str, of: &str) -> i64 {
        let mut database = AnyConnection::connect(&self.config.database()).await.expect("the database opens");
        sqlx::query_scalar(sql).bind(of).fetch_one(&mut database).await.expect("the statement holds")
    }

    /// Crashes the PostgreSQL under the server, and starts it again.
    pub fn crash_postgres(&mut self) {
        self.postgres.as_mut().expect("it is on PostgreSQL").crash_and_restart();
    }

    /// What whoever runs the server may do.
    pub async fn admin(&self) -> Admin {
        Admin::open(&self.config).await.expect("the database opens")
    }

    /// The folder of the data.
    pub fn data(&self) -> &std::path::Path {
        self.folder.path()
    }

    /// The folder of the mail.
    pub fn mail(&self) -> PathBuf {
        self.folder.path().join("mail")
    }
}
