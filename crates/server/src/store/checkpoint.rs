//! Brings what is committed from SQLite's log to its file.
//!
//! A commit that fills the log would do that itself, and whoever waits for it would wait many times as long. So it is
//! done beside the commits, on another connection. Nothing depends on it: what is in the log is kept.

use std::time::Duration;

use sqlx::AnyPool;
use tokio::sync::watch;

use super::Stored;

/// How long commits are gathered. While the file is written the disk keeps commits waiting, so that is done rarely enough for
/// few of a hundred to meet it.
const PAUSE: Duration = Duration::from_secs(5);
/// How often it is tried again where more was committed meanwhile: the log starts over once all of it is in the file.
const TRIES: usize = 4;

/// Works until nothing is committed any more.
pub(super) async fn work(pool: AnyPool, mut commits: watch::Receiver<u64>) {
    while commits.changed().await.is_ok() {
        tokio::time::sleep(PAUSE).await;
        commits.mark_unchanged();
        match checkpoint(&pool).await {
            Ok(()) => {}
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "the log was not brought to the file; it is tried again"),
        }
    }
}

async fn checkpoint(pool: &AnyPool) -> Stored<()> {
    for _ in 0..TRIES {
        let (_, logged, done): (i64, i64, i64) =
            sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(pool).await?;
        if done == logged {
            break;
        }
    }
    Ok(())
}
