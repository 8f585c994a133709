//! Those who watch a table, and what they are sent.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use serde_json::json;
use tokio::sync::mpsc;
use tricorne_kernel::Viewer;
use tricorne_library::AnyTable;

use super::dialogue::Told;
use super::render::{Locale, Rendering, Span};
use super::{Meta, Viewpoint};

/// How many messages may wait for a viewer before she is taken for gone.
const WAITING: usize = 64;
/// How long comings and goings are gathered before all are told of them together.
const PRESENCE: Duration = Duration::from_millis(100);
/// The most names that are told of those present.
const NAMES: usize = 50;

/// A message as it goes out.
pub type Received = Utf8Bytes;

/// Somebody who watches.
#[derive(Clone, Debug)]
pub struct Watcher {
    /// With whose viewpoint.
    pub viewpoint: Viewpoint,
    /// The name that others see.
    pub name: String,
    /// In which language.
    pub locale: Locale,
}

#[derive(Debug)]
struct Subscriber {
    number: u64,
    watcher: Watcher,
    /// As whom she was last told how the table stands.
    told_as: Option<Viewer>,
    sender: mpsc::Sender<Received>,
}

/// All who watch one table.
#[derive(Debug, Default)]
pub struct Hub(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    version: i64,
    next: u64,
    subscribers: Vec<Subscriber>,
    /// Whether all are about to be told who is present.
    telling: bool,
}

/// The messages of one who watches. Dropping it leaves.
#[derive(Debug)]
pub struct Subscription {
    live: Arc<super::Live>,
    number: u64,
    /// The messages. It ends when the viewer was too slow, or the table is gone.
    pub receiver: mpsc::Receiver<Received>,
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.live.hub.inner().subscribers.retain(|subscriber| subscriber.number != self.number);
        Hub::presence_changed(&self.live);
    }
}

impl Hub {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the version that is public.
    pub fn set_version(&self, version: i64) {
        self.inner().version = version;
    }

    /// Lets somebody watch who has seen this version, and gives her a first message, with as whom she sees the table; none where
    /// there is a later one.
    pub(super) fn enter(
        live: &Arc<super::Live>,
        watcher: Watcher,
        version: i64,
        (viewer, first): (Option<Viewer>, String),
    ) -> Option<Subscription> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let mut inner = live.hub.inner();
        if inner.version != version {
            return None;
        }
        inner.next += 1;
        let number = inner.next;
        // A new channel has room for a first message.
        let _ = sender.try_send(first.into());
        inner.subscribers.push(Subscriber { number, watcher, told_as: viewer, sender });
        drop(inner);
        Hub::presence_changed(live);
        Some(Subscription { live: live.clone(), number, receiver })
    }

    /// Tells those whom a change concerns how the table stands now.
    pub(super) fn publish(
        &self,
        id: &str,
        meta: &Meta,
        table: &dyn AnyTable,
        hides: bool,
        (from, told): (Span, Told),
    ) {
        let mut inner = self.inner();
        inner.version = meta.version;
        let mut made: Vec<(Viewer, Span, Locale, Received)> = Vec::new();
        inner.subscribers.retain_mut(|subscriber| {
            let watcher = &subscriber.watcher;
            let viewer = watcher.viewpoint.viewer(meta, table);
            let own = || watcher.viewpoint.user.iter().flat_map(|user| meta.seats_of(user));
            let concerned = |seat| table.seat_named(seat).is_some_and(|seat| told.includes(seat));
            if told != Told::All && !own().any(concerned) {
                return true;
            }
            // Who plays several seats looks now as one of them, now as another, who may know other things of what was before.
            let as_another = subscriber.told_as.replace(viewer) != Some(viewer);
            let from = if hides && as_another { Span::default() } else { from };
            let known = made.iter().find(|(other, since, locale, _)| {
                *other == viewer && *since == from && *locale == watcher.locale
            });
            let message = match known {
                Some((_, _, _, message)) => message.clone(),
                None => {
                    let text =
                        Rendering { id, meta, table, hides, viewer, locale: watcher.locale }.message(from);
                    let message = Received::from(text);
                    made.push((viewer, from, watcher.locale, message.clone()));
                    message
                }
            };
            subscriber.sender.try_send(message).is_ok()
        });
    }

    /// Tells everybody the same.
    pub fn tell(&self, message: &serde_json::Value) {
        self.tell_if(message, |_| true);
    }

    /// Tells the same to those whom it is for, by the person who watches; nobody has no name.
    pub fn tell_if(&self, message: &serde_json::Value, concerns: impl Fn(Option<&str>) -> bool) {
        let message = Received::from(message.to_string());
        self.inner().subscribers.retain(|subscriber| {
            !concerns(subscriber.watcher.viewpoint.user.as_deref())
                || subscriber.sender.try_send(message.clone()).is_ok()
        });
    }

    /// Sends all away: they will come back and see how the table stands.
    pub fn close(&self) {
        self.inner().subscribers.clear();
    }

    /// Whether a person watches.
    pub fn has(&self, user: &str) -> bool {
        let inner = self.inner();
        inner.subscribers.iter().any(|it| it.watcher.viewpoint.user.as_deref() == Some(user))
    }

    /// Tells all who is present, a moment from now and once for all that changes meanwhile: hundreds who come at once
    /// cost each of them one message, not hundreds.
    fn presence_changed(live: &Arc<super::Live>) {
        let mut inner = live.hub.inner();
        if std::mem::replace(&mut inner.telling, true) {
            return;
        }
        drop(inner);
        let live = live.clone();
        let told = async move {
            tokio::time::sleep(PRESENCE).await;
            live.hub.tell_presence();
        };
        // Without a runtime the server has ended, and nobody is left to be told.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(told);
        }
    }

    fn tell_presence(&self) {
        let mut inner = self.inner();
        inner.telling = false;
        let names: BTreeSet<&str> = inner.subscribers.iter().map(|it| it.watcher.name.as_str()).collect();
        let names: Vec<&str> = names.into_iter().take(NAMES).collect();
        let people = inner.subscribers.iter().filter_map(|it| it.watcher.viewpoint.user.as_deref());
        let people: Vec<&str> = people.collect::<BTreeSet<_>>().into_iter().take(NAMES).collect();
        let message = json!({
            "type": "presence", "here": names, "people": people, "watching": inner.subscribers.len(),
        });
        drop(inner);
        self.tell(&message);
    }
}
