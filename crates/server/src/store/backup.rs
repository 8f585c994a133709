//! Copies of the database, and putting one back.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, Connection};

use super::open::{private_file, unusable};
use super::{Hold, ServerLock, Store, StorePlace, Stored};

/// The files that SQLite keeps beside a database: an old log would be played into a new database.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

impl Store {
    /// Copies the whole database into a new file, for its owner alone, while it is in use.
    pub async fn back_up(&self, file: &Path) -> Stored<()> {
        let shown = file.display();
        if !self.is_sqlite() {
            return Err(unusable(
                "PostgreSQL has its own tool for this: pg_dump copies a database while it is in use",
            ));
        }
        if file.exists() {
            return Err(unusable(format!("{shown} exists already: a backup goes into a new file")));
        }
        // SQLite writes into a file that is empty.
        private_file(file).map_err(|error| unusable(format!("{shown}: {error}")))?;
        let copied = sqlx::query("VACUUM INTO $1").bind(shown.to_string()).execute(&self.pool).await;
        if copied.is_err() {
            // Half a copy would pass for a backup.
            let _ = fs::remove_file(file);
        }
        copied.map(drop)
    }
}

impl StorePlace {
    /// Puts a copy in the place of the database, whose files are kept under other names. Gives those that were there.
    pub async fn restore(&self, copy: &Path) -> Stored<Vec<PathBuf>> {
        let StorePlace::Sqlite { file, .. } = self else {
            return Err(unusable("PostgreSQL has its own tool for this: psql reads what pg_dump wrote"));
        };
        let failed = |path: &Path, error: std::io::Error| unusable(format!("{}: {error}", path.display()));
        let _lock = ServerLock::take(self, Hold::Alone).await?;
        check(copy).await?;
        // The copy is whole before anything is moved.
        let incoming = beside(file, "-incoming");
        fs::remove_file(&incoming).or_else(absent).map_err(|error| failed(&incoming, error))?;
        private_file(&incoming).map_err(|error| failed(&incoming, error))?;
        let copied = fs::copy(copy, &incoming).and_then(|_| fs::File::open(&incoming)?.sync_all());
        copied.map_err(|error| failed(&incoming, error))?;
        private_file(&incoming).map_err(|error| failed(&incoming, error))?;
        let stamp = crate::clock::now();
        let mut moved = Vec::new();
        for name in BESIDE.into_iter().chain([""]).map(|end| beside(file, end)).filter(|name| name.exists()) {
            let old = beside(&name, &format!(".before-{stamp}"));
            fs::rename(&name, &old).map_err(|error| failed(&name, error))?;
            moved.push(old);
        }
        fs::rename(&incoming, file).map_err(|error| failed(file, error))?;
        Ok(moved)
    }
}

/// Refuses a file that is no sound database of ours. The copy itself is not changed.
async fn check(copy: &Path) -> Stored<()> {
    let shown = copy.display();
    if !copy.is_file() {
        return Err(unusable(format!("there is no file {shown}")));
    }
    sqlx::any::install_default_drivers();
    let wrong = |why: String| unusable(format!("{shown} is no backup of ours: {why}"));
    let mut connection = AnyConnection::connect(&format!("sqlite://{shown}?mode=ro")).await?;
    let sound: Stored<String> =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut connection).await;
    match sound.map_err(|error| wrong(error.to_string()))?.as_str() {
        "ok" => {}
        found => return Err(wrong(found.to_owned())),
    }
    let tables: Stored<i64> =
        sqlx::query_scalar("SELECT COUNT(*) FROM tables").fetch_one(&mut connection).await;
    tables.map_err(|error| wrong(error.to_string()))?;
    connection.close().await
}

fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn absent(error: std::io::Error) -> std::io::Result<()> {
    if error.kind() == std::io::ErrorKind::NotFound { Ok(()) } else { Err(error) }
}
