//! Step those who are absent that it is their turn, once per turn.

use std::collections::BTreeSet;

use tokio::sync::mpsc;
use tricorne_library::AnyGame;

use crate::play::Meta;
use crate::store::Kind;

/// How many turns may wait to be told of; more are dropped, since mail is no promise.
const WAITING: usize = 1024;

/// A turn to be told of.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The table.
    pub table: String,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The person.
    pub user: String,
    /// The version in which she was asked.
    pub version: i64,
}

/// Where turns are handed in.
#[derive(Clone, Debug)]
pub struct Notices(mpsc::Sender<Turn>);

impl Notices {
    /// A place for turns, and where they come out.
    pub fn channel() -> (Notices, mpsc::Receiver<Turn>) {
        let (sender, receiver) = mpsc::channel(WAITING);
        (Notices(sender), receiver)
    }

    /// Hands in the turns of those who are asked and not present.
    pub fn turn(&self, table: &str, game: &'static dyn AnyGame, meta: &Meta, present: &BTreeSet<String>) {
        for asked in meta.asked.iter().filter(|asked| asked.newly) {
            let row = meta.seat(asked.seat).filter(|row| row.kind == Kind::Person && row.left_at.is_none());
            let absent = row.and_then(|row| row.user.as_ref()).filter(|user| !present.contains(*user));
            if let Some(user) = absent {
                let turn = Turn { table: table.to_owned(), game, user: user.clone(), version: asked.version };
                if self.0.try_send(turn).is_err() {
                    metrics::counter!("tricorne_notices_dropped_total").increment(1);
                }
            }
        }
    }
}
