//! The time of day, and the time that the server has been up.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs() as i64)
}

/// The time that servers of this database have been up and open to play. It stands still while no server runs and during
/// maintenance, and no change of the system's clock moves it.
#[derive(Clone, Debug)]
pub struct Uptime(Arc<Mutex<Counter>>);

#[derive(Debug)]
struct Counter {
    before: i64,
    /// None while it stands still.
    begun: Option<Instant>,
    /// How many times as fast as a clock on the wall it runs.
    rate: i64,
}

impl Uptime {
    /// Goes on from the seconds that were kept, as fast as a clock on the wall.
    #[cfg(test)]
    pub fn since(seconds: i64) -> Uptime {
        Uptime::running(seconds, 1)
    }

    /// Goes on from the seconds that were kept, so many times as fast as a clock on the wall.
    pub fn running(seconds: i64, rate: u32) -> Uptime {
        let (before, begun) = (seconds * 1000, Some(Instant::now()));
        Uptime(Arc::new(Mutex::new(Counter { before, begun, rate: rate.into() })))
    }

    fn counter(&self) -> MutexGuard<'_, Counter> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The seconds so far.
    pub fn seconds(&self) -> i64 {
        self.millis() / 1000
    }

    /// The milliseconds so far.
    pub fn millis(&self) -> i64 {
        self.counter().millis()
    }

    /// Goes on from these seconds, if it has counted fewer: another server of this database has counted them.
    pub fn catch_up(&self, seconds: i64) {
        let mut counter = self.counter();
        let behind = seconds * 1000 - counter.millis();
        counter.before += behind.max(0);
    }

    /// Whether it stands still.
    pub fn is_paused(&self) -> bool {
        self.counter().begun.is_none()
    }

    /// Stops it, or lets it go on.
    pub fn pause(&self, paused: bool) {
        let mut counter = self.counter();
        if counter.begun.is_none() != paused {
            counter.before = counter.millis();
            counter.begun = (!paused).then(Instant::now);
        }
    }
}

impl Counter {
    fn millis(&self) -> i64 {
        self.before + self.begun.map_or(0, |begun| begun.elapsed().as_millis() as i64 * self.rate)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn it_catches_up_and_never_runs_back() {
        let uptime = Uptime::since(5);
        uptime.catch_up(9);
        assert_eq!(uptime.seconds(), 9);
        uptime.catch_up(3);
        assert_eq!(uptime.seconds(), 9);
    }

    #[test]
    fn maintenance_stops_the_time() {
        let uptime = Uptime::since(5);
        uptime.pause(true);
        let stopped = uptime.millis();
        assert!(uptime.is_paused() && stopped >= 5000);
        std::thread::sleep(Duration::from_millis(5));
        assert_eq!(uptime.millis(), stopped);
        uptime.pause(false);
        std::thread::sleep(Duration::from_millis(5));
        assert!(uptime.millis() > stopped);
    }

    #[test]
    fn time_may_be_hurried() {
        let uptime = Uptime::running(5, 1000);
        std::thread::sleep(Duration::from_millis(20));
        assert!(uptime.seconds() >= 25);
    }
}
