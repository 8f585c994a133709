//! What one node asks the owner of a table to do there, on nobody's request.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::App;
use crate::play::{Live, Refused};

/// Something to do at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Errand {
    /// Look at the clocks.
    KeepTime,
    /// Begin the game, for this host.
    Start(String),
    /// Let this person leave.
    Leave(String),
}

impl Errand {
    /// Does it here.
    pub async fn run(self, live: Arc<Live>) -> Result<(), Refused> {
        match self {
            Errand::KeepTime => live.keep_time().await,
            Errand::Start(host) => live.start(host).await.map(drop),
            Errand::Leave(user) => live.leave(user).await.map(drop),
        }
    }

    /// Does it at whichever node has the table.
    pub async fn run_at(self, app: &App, table: &str) -> Result<(), Refused> {
        match app.tables.get(table).await {
            Ok(live) => self.run(live).await,
            Err(Refused::Elsewhere(peer)) => app.send_errand(&peer, table, &self).await,
            Err(refused) => Err(refused),
        }
    }
}
