//! One server alone works on a database, or nodes that know of each other.

use std::fs::{File, OpenOptions, TryLockError};

use sqlx::{AnyConnection, Connection};

use super::open::unusable;
use super::{StorePlace, Stored};

/// The number by which servers of ours know each other in PostgreSQL.
const ADVISORY: i64 = 0x7472_6963_6f72_6e65;

/// With whom a server works on its database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// With nobody.
    Alone,
    /// With other nodes.
    Shared,
}

/// What keeps a second server from starting. It ends with the process, however that ends.
#[derive(Debug)]
pub enum ServerLock {
    /// A locked file beside the database.
    File(File),
    /// A session that holds an advisory lock.
    Session(Box<AnyConnection>, Hold),
}

impl ServerLock {
    /// Takes the lock of a database, or says that another server has it.
    pub async fn take(place: &StorePlace, hold: Hold) -> Stored<ServerLock> {
        let taken = || unusable("another server is using this database: stop it first");
        match place {
            StorePlace::Sqlite { file, .. } => {
                let name = format!("{}.lock", file.display());
                let failed = |error: std::io::Error| unusable(format!("{name}: {error}"));
                super::open::private_file(name.as_ref()).map_err(failed)?;
                let lock = OpenOptions::new().write(true).open(&name).map_err(failed)?;
                match lock.try_lock() {
                    Ok(()) => Ok(ServerLock::File(lock)),
                    Err(TryLockError::WouldBlock) => Err(taken()),
                    Err(TryLockError::Error(error)) => Err(failed(error)),
                }
            }
            StorePlace::Postgres { url } => {
                sqlx::any::install_default_drivers();
                let mut session = AnyConnection::connect(url).await?;
                if try_lock(&mut session, hold).await? {
                    Ok(ServerLock::Session(Box::new(session), hold))
                } else {
                    Err(taken())
                }
            }
        }
    }

    /// Lets another server have the database.
    pub async fn release(&mut self) {
        match self {
            ServerLock::File(file) => drop(file.unlock()),
            // The session ends with its connection, whether or not it can still say farewell.
            ServerLock::Session(session, _) => {
                let _ = sqlx::query("SELECT pg_advisory_unlock_all()").execute(&mut **session).await;
            }
        }
    }

    /// Holds on to the lock: a session that PostgreSQL has ended is made again. False where another server has it.
    pub async fn hold(&mut self, place: &StorePlace) -> Stored<bool> {
        let ServerLock::Session(session, hold) = self else { return Ok(true) };
        if session.ping().await.is_ok() {
            return Ok(true);
        }
        let StorePlace::Postgres { url } = place else { return Ok(true) };
        let mut again = AnyConnection::connect(url).await?;
        let held = try_lock(&mut again, *hold).await?;
        **session = again;
        Ok(held)
    }
}

async fn try_lock(session: &mut AnyConnection, hold: Hold) -> Stored<bool> {
    let sql = match hold {
        Hold::Alone => "SELECT pg_try_advisory_lock($1)",
        Hold::Shared => "SELECT pg_try_advisory_lock_shared($1)",
    };
    sqlx::query_scalar(sql).bind(ADVISORY).fetch_one(session).await
}
