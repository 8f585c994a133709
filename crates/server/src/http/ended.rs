//! Hearing that a person's sessions have ended.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tokio::sync::broadcast;

use super::extract::Caller;
use crate::App;

/// What a connection that lasts hears of its person. A handler takes it before the caller, so that nobody can log out
/// unheard between the two.
#[derive(Debug)]
pub struct Ended {
    user: Option<String>,
    receiver: broadcast::Receiver<Option<String>>,
}

impl FromRequestParts<App> for Ended {
    type Rejection = Infallible;

    async fn from_request_parts(_: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Ended { user: None, receiver: app.ended.subscribe() })
    }
}

impl Ended {
    /// The same, for this person.
    pub fn of(self, caller: Option<&Caller>) -> Ended {
        Ended { user: caller.map(|caller| caller.0.id.clone()), ..self }
    }

    /// Waits until the sessions of this person end. Whoever cannot be sure comes back and is asked again. True where that
    /// is so for everybody.
    pub async fn wait(&mut self) -> bool {
        let Some(user) = &self.user else { return std::future::pending().await };
        loop {
            match self.receiver.recv().await {
                Ok(Some(ended)) if ended != *user => {}
                Ok(ended) => return ended.is_none(),
                Err(_) => return false,
            }
        }
    }
}
