//! Telling people something while they are away from a table, and mail that confirms an address or resets a password.

use tokio::sync::mpsc;
use tricorne_library::AnyGame;

/// How many notices may wait; more are dropped, since a notice is no promise.
const WAITING: usize = 1024;

/// What somebody who is away is told, what matters more last. Until she comes back, she is told only what matters more than
/// what she was told before: at most one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Event {
    /// It is her turn.
    Turn,
    /// Her time runs low.
    TimeLow,
    /// Her time is over, and the grace runs.
    TimeOut,
    /// The game ended.
    Ended,
}

impl Event {
    const ALL: [Event; 4] = [Event::Turn, Event::TimeLow, Event::TimeOut, Event::Ended];

    /// As it is kept.
    pub fn number(self) -> i64 {
        self as i64 + 1
    }

    /// From what was kept.
    pub fn numbered(number: i64) -> Option<Event> {
        Event::ALL.into_iter().find(|event| event.number() == number)
    }

    /// Its name for programs.
    pub fn name(self) -> &'static str {
        match self {
            Event::Turn => "turn",
            Event::TimeLow => "time-low",
            Event::TimeOut => "time-out",
            Event::Ended => "ended",
        }
    }
}

/// Something to tell somebody who is away from a table.
#[derive(Clone, Debug)]
pub struct Notice {
    /// The table.
    pub table: String,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The person.
    pub user: String,
    /// What.
    pub event: Event,
}

/// What becomes of those who are away.
#[derive(Clone, Debug)]
pub enum Away {
    /// One of them is told something.
    Told(Notice),
    /// One of them has come back.
    Returned {
        /// The table.
        table: String,
        /// The person.
        user: String,
    },
}

/// A mail to be sent.
#[derive(Clone, Debug)]
pub enum Mail {
    /// Something to tell somebody who is away.
    Notice(Notice),
    /// A link that confirms the address of this person.
    Confirm(String),
    /// A link that sets a new password of this person.
    Reset(String),
}

/// Where notices are handed in.
#[derive(Clone, Debug)]
pub struct Notices {
    mails: mpsc::Sender<Mail>,
    away: mpsc::Sender<Away>,
}

/// Where notices come out.
#[derive(Debug)]
pub struct Outbox {
    /// Mail.
    pub mails: mpsc::Receiver<Mail>,
    /// All else.
    pub away: mpsc::Receiver<Away>,
}

impl Notices {
    /// A place for notices, and where they come out.
    pub fn channel() -> (Notices, Outbox) {
        let (mails, posted) = mpsc::channel(WAITING);
        let (away, told) = mpsc::channel(WAITING);
        (Notices { mails, away }, Outbox { mails: posted, away: told })
    }

    /// Tells somebody who is away.
    pub fn tell(&self, notice: Notice) {
        self.send(Mail::Notice(notice.clone()));
        count_dropped(self.away.try_send(Away::Told(notice)).is_err());
    }

    /// Somebody has come back.
    pub fn returned(&self, table: &str, user: &str) {
        let back = Away::Returned { table: table.to_owned(), user: user.to_owned() };
        count_dropped(self.away.try_send(back).is_err());
    }

    /// Hands in a mail. Where too many wait, it is dropped.
    pub fn send(&self, mail: Mail) {
        count_dropped(self.mails.try_send(mail).is_err());
    }
}

fn count_dropped(dropped: bool) {
    if dropped {
        metrics::counter!("tricorne_notices_dropped_total").increment(1);
    }
}
