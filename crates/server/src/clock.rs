//! The time of day, and the time that the server has been up.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs() as i64)
}

/// Seconds that servers of this database have been up. They stand still while no server runs, and no change of the
/// system's clock moves them.
#[derive(Clone, Copy, Debug)]
pub struct Uptime {
    before: i64,
    begun: Instant,
}

impl Uptime {
    /// Goes on from what was kept.
    pub fn since(before: i64) -> Uptime {
        Uptime { before, begun: Instant::now() }
    }

    /// The seconds so far.
    pub fn seconds(&self) -> i64 {
        self.before + self.begun.elapsed().as_secs() as i64
    }
}
