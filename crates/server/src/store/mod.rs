//! What is kept: people, tables, records. SQLite in a file, or PostgreSQL by URL.

mod chat;
mod people;
mod seats;
mod tables;
mod writer;

use std::borrow::Cow;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Executor, SqlSafeStr};

pub use people::{NewUser, TokenKind, User};
pub use seats::{Kind, SeatRow};
pub use tables::{Filter, Status, TableRow};
pub use writer::{Change, NewLine, Opened};

use writer::{Write, Writer};

/// Why something could not be read or kept.
pub type StoreError = sqlx::Error;
/// A result of the store.
pub type Stored<T> = Result<T, StoreError>;

/// The changes of the database, oldest first.
const MIGRATIONS: [(i64, &str, &str); 2] = [
    (1, "people, tables and records", include_str!("../../migrations/0001_tables.sql")),
    (2, "proposals, advice, resignation, what was seen", include_str!("../../migrations/0002_wishes.sql")),
];

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    writer: Writer,
    sqlite: bool,
}

impl Store {
    /// Opens the database of a URL, and brings it up to date.
    pub async fn open(url: &str) -> Stored<Store> {
        sqlx::any::install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        let options: AnyConnectOptions = url.parse()?;
        let pool = AnyPoolOptions::new()
            .max_connections(if sqlite { 4 } else { 8 })
            // A file does not hang up: to ask it before each use only wakes its thread once more.
            .test_before_acquire(!sqlite)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        // In this mode a commit has reached the disk when it returns.
                        connection
                            .execute(
                                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                                 PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON;",
                            )
                            .await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        let migrations = MIGRATIONS.map(|(version, description, sql)| {
            Migration::new(
                version,
                Cow::Borrowed(description),
                MigrationType::Simple,
                sql.into_sql_str(),
                false,
            )
        });
        Migrator::with_migrations(migrations.into()).run(&pool).await?;
        Ok(Store { writer: Writer::start(pool.clone(), sqlite), pool, sqlite })
    }

    /// Keeps a change of a table. When this returns, it is durable.
    pub async fn keep(&self, change: Change) -> Stored<()> {
        self.writer.keep(Write::Change(Box::new(change))).await
    }

    /// Keeps a new table. When this returns, it is durable.
    pub async fn add_table(&self, new: Opened) -> Stored<()> {
        self.writer.keep(Write::Open(Box::new(new))).await
    }

    /// Whether the database answers.
    pub async fn answers(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    /// Copies the whole database into a new file while it is in use.
    pub async fn back_up(&self, file: &str) -> Stored<()> {
        if !self.sqlite {
            return Err(sqlx::Error::Configuration(
                "PostgreSQL has its own tool for this: pg_dump copies a database while it is in use".into(),
            ));
        }
        sqlx::query("VACUUM INTO $1").bind(file).execute(&self.pool).await?;
        Ok(())
    }

    /// Waits for what is under way, then closes.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}
