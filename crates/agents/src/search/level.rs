//! How hard an opponent is to beat.

use std::time::Duration;

use tricorne_kernel::{Key, key};

use super::Budget;

/// A level: how much it looks ahead, and how near to the best its choices are. The same on any machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Its name in records and in the protocol.
    pub id: &'static str,
    /// Its name for people.
    pub name: Key,
    /// What it spends on a question.
    pub budget: Budget,
    /// By how much less a chosen answer may promise than the best.
    pub slack: f64,
    /// Whether a value that was learned from play judges where playouts stop, if the game has one.
    pub learned: bool,
}

/// What the levels spend on a question where it is worth it.
pub const PLAYOUTS: [usize; 5] = [12, 40, 150, 600, 2400];

/// By how much less than the best an answer of each may promise.
pub const SLACK: [f64; PLAYOUTS.len()] = [0.12, 0.06, 0.02, 0.0, 0.0];

/// From the gentlest to the strongest.
pub static LEVELS: [Level; PLAYOUTS.len()] = [
    Level::new("gentle", key!("tricorne-agent-gentle"), 0),
    Level::new("relaxed", key!("tricorne-agent-relaxed"), 1),
    Level::new("solid", key!("tricorne-agent-solid"), 2),
    Level::new("sharp", key!("tricorne-agent-sharp"), 3),
    Level::new("relentless", key!("tricorne-agent-relentless"), 4),
];

impl Level {
    const fn new(id: &'static str, name: Key, rank: usize) -> Level {
        Level { id, name, budget: Budget::Playouts(PLAYOUTS[rank]), slack: SLACK[rank], learned: true }
    }

    /// The level of this name. Beside the five, any budget can be named: `search:2000` for so many playouts a question, `search:5s`
    /// for so many seconds, and `plain:2000` for playouts that no learned value judges.
    pub fn named(name: &str) -> Option<Level> {
        if let Some(level) = LEVELS.iter().find(|level| level.id == name) {
            return Some(*level);
        }
        let (kind, budget) = name.split_once(':')?;
        let budget = match budget.strip_suffix('s') {
            Some(seconds) => Budget::Time(Duration::from_secs(seconds.parse().ok().filter(|&it| it > 0)?)),
            None => Budget::Playouts(budget.parse().ok().filter(|&it| it > 0)?),
        };
        match kind {
            "search" => Some(Level::with(budget)),
            "plain" => Some(Level::plain(budget)),
            _ => None,
        }
    }

    /// The best answer that a budget buys.
    pub fn with(budget: Budget) -> Level {
        Level { id: "search", name: key!("tricorne-agent-search"), budget, slack: 0.0, learned: true }
    }

    /// The same without what was learned.
    pub fn plain(budget: Budget) -> Level {
        Level { id: "plain", name: key!("tricorne-agent-plain"), learned: false, ..Level::with(budget) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_budget_can_be_named() {
        let budget = |name| Level::named(name).map(|level| level.budget);
        assert_eq!(budget("gentle"), Some(Budget::Playouts(12)));
        assert_eq!(budget("search:2000"), Some(Budget::Playouts(2000)));
        assert_eq!(budget("search:5s"), Some(Budget::Time(Duration::from_secs(5))));
        assert_eq!(budget("plain:600"), Some(Budget::Playouts(600)));
        let learned = |name| Level::named(name).is_some_and(|level| level.learned);
        assert!(learned("search:600") && learned("relentless") && !learned("plain:600"));
        for wrong in ["search", "search:", "search:0", "search:0s", "search:-1", "search:1h", "strong"] {
            assert_eq!(budget(wrong), None, "{wrong}");
        }
    }
}
