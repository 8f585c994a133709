//! Telling other nodes what they must know at once, and hearing it from them.

use std::time::Duration;

use tokio::sync::mpsc;

use crate::App;
use crate::events::Event;
use crate::store::{Bulletin, Posted, Store, StoreError};

/// How many bulletins may wait.
pub const WAITING: usize = 4_096;
/// The most that go out together.
const TOGETHER: usize = 256;
/// How long to wait before a database that failed is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// Posts what is handed in until there is no more.
pub async fn post(store: Store, name: String, mut bulletins: mpsc::Receiver<Bulletin>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while bulletins.recv_many(&mut batch, TOGETHER).await > 0 {
        while let Err(error) = store.post(Some(&name), batch.clone()).await {
            if matches!(error, StoreError::PoolClosed) {
                return;
            }
            tracing::warn!(%error, "other nodes are not told yet");
            tokio::time::sleep(PAUSE).await;
        }
        batch.clear();
    }
}

/// Hears what other nodes tell for as long as the server runs. Whoever may have missed something lets all sockets come back.
pub async fn hear(app: App, name: String) {
    let mut missed = false;
    loop {
        if let Err(error) = hear_until_it_fails(&app, &name, missed).await {
            tracing::warn!(%error, "other nodes are not heard; it is tried again");
        }
        missed = true;
        tokio::time::sleep(PAUSE).await;
    }
}

async fn hear_until_it_fails(app: &App, name: &str, missed: bool) -> Result<(), StoreError> {
    let Some(mut listener) = app.store.listen().await? else { return std::future::pending().await };
    if missed {
        app.let_all_come_back();
    }
    while let Some(Posted { from, bulletins }) = listener.next().await? {
        if from.as_deref() == Some(name) {
            continue;
        }
        for bulletin in bulletins {
            match bulletin {
                Bulletin::Ended(user) => app.end_sockets_here(&user),
                Bulletin::Table(table) => app.tables.retire(&table),
                Bulletin::Event { user, message } => app.events.tell_here(Event { user, message }),
                Bulletin::Chores => app.hurry.notify_one(),
            }
        }
    }
    Ok(())
}
