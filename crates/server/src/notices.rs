//! Mail to be sent: to those who are absent when their turn comes, and the links that confirm an address or reset a password.

use std::collections::BTreeSet;

use tokio::sync::mpsc;
use tricorne_library::AnyGame;

use crate::play::Meta;
use crate::store::Kind;

/// How many mails may wait; more are dropped, since mail is no promise.
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

/// A mail to be sent.
#[derive(Clone, Debug)]
pub enum Mail {
    /// It is somebody's turn.
    Turn(Turn),
    /// A link that confirms the address of this person.
    Confirm(String),
    /// A link that sets a new password of this person.
    Reset(String),
}

/// Where mail is handed in.
#[derive(Clone, Debug)]
pub struct Notices(mpsc::Sender<Mail>);

impl Notices {
    /// A place for mail, and where it comes out.
    pub fn channel() -> (Notices, mpsc::Receiver<Mail>) {
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
                self.send(Mail::Turn(turn));
            }
        }
    }

    /// Hands in a mail. Where too many wait, it is dropped.
    pub fn send(&self, mail: Mail) {
        if self.0.try_send(mail).is_err() {
            metrics::counter!("tricorne_notices_dropped_total").increment(1);
        }
    }
}
