//! Telling those who are away by webhooks and by push. What others' servers do with it holds nobody up here.

use std::sync::Arc;

use axum::http::header::{CONTENT_TYPE, HeaderValue};
use axum::http::{HeaderMap, StatusCode};
use serde_json::{Value, json};
use tokio::sync::{Semaphore, mpsc};
use tricorne_locale::{Speech, say};

use crate::Config;
use crate::notices::{Away, Event, Notice};
use crate::outbound::Outbound;
use crate::push::{BrowserKeys, PushKey, seal};
use crate::store::{Hook, HookForm, Store, Stored, Subscription, User};

/// How many are told at once.
const AT_ONCE: usize = 64;
/// After how many failures in a row a webhook is switched off.
const FAILURES: i64 = 5;

/// Who tells those who are away.
#[derive(Clone, Debug)]
pub struct Herald {
    store: Store,
    outbound: Outbound,
    base_url: String,
    push_key: Arc<PushKey>,
}

impl Herald {
    /// Who sends by way of `outbound`.
    pub fn new(config: &Config, store: Store, outbound: Outbound, push_key: Arc<PushKey>) -> Herald {
        Herald { store, outbound, base_url: config.address(), push_key }
    }

    /// Tells what is handed in until there is no more.
    pub async fn work(self, mut away: mpsc::Receiver<Away>) {
        let permits = Arc::new(Semaphore::new(AT_ONCE));
        while let Some(event) = away.recv().await {
            let taken = match &event {
                Away::Told(notice) => self.take(notice, &permits).await,
                Away::Returned { table, user } => self.store.forget_told(table, user).await,
            };
            if let Err(error) = taken {
                tracing::warn!(?event, %error, "somebody was not told, or is told again");
            }
        }
    }

    /// Notes what somebody is told, and sends it beside all else. Of those who want no notices nothing is noted.
    async fn take(&self, notice: &Notice, permits: &Arc<Semaphore>) -> Stored<()> {
        // Most have asked for none, and one question tells so.
        if !self.store.may_be_told(&notice.user).await? {
            return Ok(());
        }
        let Some(user) = self.store.user(&notice.user).await? else { return Ok(()) };
        let hook = self.store.hook(&user.id).await?.filter(|hook| !hook.is_off());
        let browsers = self.store.subscriptions(&user.id).await?;
        if hook.is_none() && browsers.is_empty() && !user.gets_mail() {
            return Ok(());
        }
        self.store.set_told(&notice.table, &notice.user, notice.event.number()).await?;
        if hook.is_none() && browsers.is_empty() {
            return Ok(());
        }
        // The semaphore is never closed.
        let Ok(permit) = permits.clone().acquire_owned().await else { return Ok(()) };
        let (herald, notice) = (self.clone(), notice.clone());
        tokio::spawn(async move {
            for browser in &browsers {
                if let Err(error) = herald.push(browser, &user, &notice).await {
                    tracing::warn!(?notice, %error, "a browser that is gone is not forgotten");
                }
            }
            if let Some(hook) = hook
                && let Err(error) = herald.call(&hook, &user, &notice).await
            {
                tracing::warn!(?notice, %error, "how a webhook did is not kept");
            }
            drop(permit);
        });
        Ok(())
    }

    /// Sends to a browser, and forgets one that is gone.
    async fn push(&self, browser: &Subscription, user: &User, notice: &Notice) -> Stored<()> {
        let message = json!({
            "title": notice.game.title(), "body": sentence(user, notice), "tag": notice.table,
            "link": link(&self.base_url, notice),
        });
        let keys = BrowserKeys::parse(&browser.p256dh, &browser.auth);
        let sealed = keys.and_then(|keys| seal(message.to_string().as_bytes(), &keys).ok());
        let headers = self.push_key.headers(browser, &self.base_url, &notice.table);
        // A key that is no point of the curve can be neither sealed for nor ever become one.
        let (Some(sealed), Some(headers)) = (sealed, headers) else {
            return self.store.unsubscribe(&user.id, &browser.endpoint).await.map(drop);
        };
        let sent = self.outbound.post(&browser.endpoint, headers, sealed).await;
        let result = if sent.as_ref().is_ok_and(StatusCode::is_success) { "told" } else { "failed" };
        metrics::counter!("tricorne_pushes_total", "result" => result).increment(1);
        match sent {
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => {
                self.store.unsubscribe(&user.id, &browser.endpoint).await.map(drop)
            }
            Ok(status) if status.is_success() => Ok(()),
            Ok(status) => {
                tracing::warn!(user = user.id, status = status.as_u16(), "a push was refused");
                Ok(())
            }
            Err(error) => {
                tracing::warn!(user = user.id, %error, "a push did not arrive");
                Ok(())
            }
        }
    }

    /// Sends to a webhook, and notes how it did.
    async fn call(&self, hook: &Hook, user: &User, notice: &Notice) -> Stored<()> {
        let body = body_of(hook.form(), notice, &sentence(user, notice), &link(&self.base_url, notice));
        let headers = HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static("application/json"))]);
        let problem = match self.outbound.post(&hook.url, headers, body.to_string().into_bytes()).await {
            Ok(status) if status.is_success() => None,
            Ok(status) => Some(refusal(status)),
            Err(error) => Some(error.to_string()),
        };
        let result = if problem.is_none() { "told" } else { "failed" };
        metrics::counter!("tricorne_webhooks_total", "result" => result).increment(1);
        self.store.hook_did(&user.id, &hook.url, problem.as_deref(), FAILURES).await
    }
}

fn refusal(status: StatusCode) -> String {
    format!("status {}", status.as_u16())
}

/// Where a table is opened.
pub fn link(base_url: &str, notice: &Notice) -> String {
    format!("{base_url}/table/{}", notice.table)
}

/// What is told, in the language of whoever is told.
pub fn sentence(user: &User, notice: &Notice) -> String {
    let speech = Speech::of(user.language.parse().unwrap_or_default());
    let game = notice.game.title();
    match notice.event {
        Event::Turn => say!(speech, "server-notice-turn", game = game),
        Event::TimeLow => say!(speech, "server-notice-time-low", game = game),
        Event::TimeOut => say!(speech, "server-notice-time-out", game = game),
        Event::Ended => say!(speech, "server-notice-ended", game = game),
    }
}

/// What a webhook gets.
fn body_of(form: HookForm, notice: &Notice, text: &str, link: &str) -> Value {
    match form {
        HookForm::Json => json!({
            "event": notice.event.name(), "table": notice.table, "game": notice.game.name(), "text": text,
            "link": link,
        }),
        // Whatever a text holds, it calls nobody by name.
        HookForm::Discord => json!({
            "content": format!("{text}\n{link}"), "allowed_mentions": { "parse": [] },
        }),
    }
}
