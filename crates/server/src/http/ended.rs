//! Hearing that a person's sessions have ended.

use axum::http::HeaderMap;
use tokio::sync::broadcast;

use super::error::{ApiError, Replied};
use super::extract::{Caller, token_of};
use crate::App;

/// What a connection that lasts hears of its person.
#[derive(Debug)]
pub struct Ended {
    user: Option<String>,
    receiver: broadcast::Receiver<String>,
}

impl Ended {
    /// Listens. Whoever logged out between the request and now is refused.
    pub async fn listen(app: &App, caller: Option<&Caller>, headers: &HeaderMap) -> Replied<Ended> {
        let receiver = app.ended.subscribe();
        if caller.is_some() {
            let (token, kind) = token_of(headers).ok_or_else(ApiError::nobody)?;
            app.store.user_of_token(token, kind).await?.ok_or_else(ApiError::nobody)?;
        }
        Ok(Ended { user: caller.map(|caller| caller.0.id.clone()), receiver })
    }

    /// Waits until the sessions of this person end. Whoever cannot be sure comes back and is asked again.
    pub async fn wait(&mut self) {
        let Some(user) = &self.user else { return std::future::pending().await };
        while self.receiver.recv().await.is_ok_and(|ended| ended != *user) {}
    }
}
