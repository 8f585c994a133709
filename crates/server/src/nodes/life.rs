//! How long a node may believe that its tables are its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::secret;
use crate::store::Fence;

/// A node from the moment at which it joins until it leaves, or is silent for longer than its leases last. It never comes
/// back to life: whoever goes on begins another.
#[derive(Debug)]
pub struct Life {
    /// Its id, by which other nodes know it.
    pub id: String,
    begun: Instant,
    /// How many milliseconds it lasts from the beginning.
    until: AtomicU64,
}

impl Life {
    /// A life that has not begun to last.
    pub fn new() -> Life {
        Life { id: secret::id(), begun: Instant::now(), until: AtomicU64::new(0) }
    }

    /// It was confirmed by an exchange with the database that was begun at a moment: the lease runs from then at the
    /// latest, and a little less long, since no two clocks run alike.
    pub fn confirm(&self, at: Instant, lease: Duration) {
        let until = at.duration_since(self.begun) + lease - lease / 20;
        self.until.store(until.as_millis() as u64, Ordering::Release);
    }

    /// Ends it.
    pub fn end(&self) {
        self.until.store(0, Ordering::Release);
    }

    /// How long it lasts from now on, if nothing more is heard.
    pub fn left(&self) -> Duration {
        let until = Duration::from_millis(self.until.load(Ordering::Acquire));
        until.saturating_sub(self.begun.elapsed())
    }

    /// Whether it lasts.
    pub fn lasts(&self) -> bool {
        !self.left().is_zero()
    }
}

/// The right to hold a table.
#[derive(Clone, Debug)]
pub struct Lease {
    life: Arc<Life>,
    epoch: i64,
}

impl Lease {
    /// A lease of this epoch, for as long as the life lasts.
    pub fn new(life: Arc<Life>, epoch: i64) -> Lease {
        Lease { life, epoch }
    }

    /// Whether nobody else can have taken the table.
    pub fn holds(&self) -> bool {
        self.life.lasts()
    }

    /// What a commit must find.
    pub fn fence(&self) -> Fence {
        Fence { owner: self.life.id.clone(), epoch: self.epoch }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_life_lasts_from_the_question_and_not_from_the_reply() {
        let life = Arc::new(Life::new());
        let lease = Lease::new(life.clone(), 7);
        assert!(!lease.holds(), "nothing has confirmed it");
        let asked = Instant::now();
        std::thread::sleep(Duration::from_millis(30));
        life.confirm(asked, Duration::from_millis(20));
        assert!(!lease.holds(), "the reply came too late");
        life.confirm(Instant::now(), Duration::from_secs(60));
        assert!(lease.holds() && life.left() < Duration::from_secs(60));
        assert_eq!(lease.fence(), Fence { owner: life.id.clone(), epoch: 7 });
        life.end();
        assert!(!lease.holds());
    }
}
