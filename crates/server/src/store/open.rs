//! Opening the database: where it is, that it is sound, that it is up to date.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, SqlSafeStr};

use super::reader::Reader;
use super::writer::Writer;
use super::{Store, StoreError, Stored};

/// The changes of the database, oldest first.
const MIGRATIONS: [(i64, &str, &str); 15] = [
    (1, "people, tables and records", include_str!("../../migrations/0001_tables.sql")),
    (2, "proposals, advice, resignation, what was seen", include_str!("../../migrations/0002_wishes.sql")),
    (3, "hardening", include_str!("../../migrations/0003_hardening.sql")),
    (4, "lists", include_str!("../../migrations/0004_lists.sql")),
    (5, "nicknames, and spectators who talk", include_str!("../../migrations/0005_company.sql")),
    (6, "analyses", include_str!("../../migrations/0006_analyses.sql")),
    (7, "pace", include_str!("../../migrations/0007_pace.sql")),
    (8, "results and ratings", include_str!("../../migrations/0008_results.sql")),
    (9, "levels, blocks, reports, bot accounts", include_str!("../../migrations/0009_company.sql")),
    (10, "tournaments", include_str!("../../migrations/0010_tournaments.sql")),
    (11, "notices", include_str!("../../migrations/0011_notices.sql")),
    (12, "push", include_str!("../../migrations/0012_push.sql")),
    (13, "nodes", include_str!("../../migrations/0013_nodes.sql")),
    (14, "tournaments of many", include_str!("../../migrations/0014_tournaments_of_many.sql")),
    (15, "positions", include_str!("../../migrations/0015_positions.sql")),
];
/// In this mode a commit has reached the disk when it returns. It empties the log only where `checkpoint` does not keep up,
/// at 250 MB: all who play wait meanwhile. What a statement needs to be taken back stays in memory.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; \
                       PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 64000; PRAGMA cache_size = -8000; \
                       PRAGMA temp_store = MEMORY;";
/// The bytes of a page of SQLite, and how many pages a megabyte has.
const PAGES_PER_MB: u64 = 256;

/// Where the database is.
#[derive(Clone, PartialEq, Debug)]
pub enum StorePlace {
    /// A file.
    Sqlite {
        /// Its path.
        file: PathBuf,
        /// The most megabytes that it may grow to.
        limit_mb: Option<u64>,
    },
    /// A server.
    Postgres {
        /// Its URL.
        url: String,
    },
}

/// What opening may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenAs {
    /// Make the database if there is none, and bring it up to date.
    Server,
    /// Bring a database that exists up to date.
    Operator,
    /// Change nothing.
    Reader,
}

impl StorePlace {
    /// The place of a URL.
    pub fn of(url: &str, limit_mb: Option<u64>) -> Stored<StorePlace> {
        if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            return Ok(StorePlace::Postgres { url: url.to_owned() });
        }
        let file = url
            .strip_prefix("sqlite:")
            .ok_or_else(|| unusable("a database URL begins with sqlite: or postgres:"))?;
        let file = file.trim_start_matches("//").split('?').next().unwrap_or_default();
        if file.is_empty() || file.contains(":memory:") {
            return Err(unusable("the database must be a file"));
        }
        Ok(StorePlace::Sqlite { file: file.into(), limit_mb })
    }

    /// The same place for one of several nodes: PostgreSQL ends a transaction that rests for longer than this, such as that of
    /// a node that was stopped, since others wait for it.
    #[must_use]
    pub fn without_idle_transactions(self, longest: Duration) -> StorePlace {
        match self {
            StorePlace::Postgres { url } => {
                let (mark, millis) = (if url.contains('?') { '&' } else { '?' }, longest.as_millis());
                let setting = format!("options[idle_in_transaction_session_timeout]={millis}");
                StorePlace::Postgres { url: format!("{url}{mark}{setting}") }
            }
            place => place,
        }
    }

    fn url(&self) -> String {
        match self {
            StorePlace::Sqlite { file, .. } => format!("sqlite://{}?mode=rw", file.display()),
            StorePlace::Postgres { url } => url.clone(),
        }
    }
}

/// An error that says what to do.
pub(super) fn unusable(message: impl Into<String>) -> StoreError {
    sqlx::Error::Configuration(message.into().into())
}

impl Store {
    /// Opens the database of a place.
    pub async fn open(place: StorePlace, open_as: OpenAs) -> Stored<Store> {
        sqlx::any::install_default_drivers();
        let sqlite = match &place {
            StorePlace::Sqlite { file, .. } => {
                prepare(file, open_as)?;
                true
            }
            StorePlace::Postgres { .. } => false,
        };
        // The pool would try again and again; the first connection says at once what is wrong.
        let mut first = AnyConnection::connect(&place.url()).await?;
        if sqlite && open_as == OpenAs::Server {
            check_soundness(&mut first).await?;
        }
        first.close().await?;
        let options: AnyConnectOptions = place.url().parse()?;
        let pragmas = match &place {
            StorePlace::Sqlite { limit_mb, .. } => {
                let pages =
                    limit_mb.map(|limit| format!("PRAGMA max_page_count = {};", limit * PAGES_PER_MB));
                Some(format!("{PRAGMAS} {}", pages.unwrap_or_default()))
            }
            StorePlace::Postgres { .. } => None,
        };
        let pool = AnyPoolOptions::new()
            .max_connections(if sqlite { 4 } else { 8 })
            // A file does not hang up: to ask it before each use only wakes its thread once more.
            .test_before_acquire(!sqlite)
            .after_connect(move |connection, _| {
                let pragmas = pragmas.clone();
                Box::pin(async move {
                    if let Some(pragmas) = pragmas {
                        // The text is ours: a number alone was put into it.
                        connection.execute(AssertSqlSafe(pragmas)).await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        if open_as != OpenAs::Reader {
            migrations(i64::MAX).run(&pool).await?;
        }
        let (reader, writer) = (Reader::new(pool.clone(), sqlite), Writer::start(pool.clone(), sqlite));
        let store = Store { pool, reader, writer, place: Arc::new(place) };
        if open_as == OpenAs::Server {
            store.fill_skeletons().await?;
            store.fill_results().await?;
        }
        Ok(store)
    }
}

/// The changes of the database up to a version.
pub(super) fn migrations(last: i64) -> Migrator {
    let wanted = MIGRATIONS.into_iter().filter(|(version, ..)| *version <= last);
    let migrations = wanted.map(|(version, description, sql)| {
        let description = Cow::Borrowed(description);
        Migration::new(version, description, MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

/// Makes an empty file that is its owner's alone, or refuses where there is none. SQLite gives its other files the
/// same permissions.
fn prepare(file: &Path, open_as: OpenAs) -> Stored<()> {
    let shown = file.display();
    if open_as != OpenAs::Server {
        return if file.is_file() { Ok(()) } else { Err(unusable(format!("there is no database {shown}"))) };
    }
    private_file(file).map_err(|error| unusable(format!("{shown}: {error}")))
}

/// Opens a file for its owner alone, and makes it if there is none.
pub(super) fn private_file(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let opened = options.mode(0o600).open(file)?;
        opened.set_permissions(std::fs::Permissions::from_mode(0o600))
    }
    #[cfg(not(unix))]
    options.open(file).map(drop)
}

async fn check_soundness(connection: &mut AnyConnection) -> Stored<()> {
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(connection).await?;
    if found == "ok" { Ok(()) } else { Err(unusable(format!("the database is damaged: {found}"))) }
}
