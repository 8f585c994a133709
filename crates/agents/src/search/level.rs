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
}

/// From the gentlest to the strongest.
pub static LEVELS: [Level; 5] = [
    Level { id: "gentle", name: key!("tricorne-agent-gentle"), budget: Budget::Playouts(12), slack: 0.12 },
    Level { id: "relaxed", name: key!("tricorne-agent-relaxed"), budget: Budget::Playouts(40), slack: 0.05 },
    Level { id: "solid", name: key!("tricorne-agent-solid"), budget: Budget::Playouts(140), slack: 0.015 },
    Level { id: "sharp", name: key!("tricorne-agent-sharp"), budget: Budget::Playouts(560), slack: 0.0 },
    Level {
        id: "relentless",
        name: key!("tricorne-agent-relentless"),
        budget: Budget::Playouts(2400),
        slack: 0.0,
    },
];

impl Level {
    /// The level of this name. Beside the five, any budget can be named: `search:2000` for so many playouts a question, `search:5s`
    /// for so many seconds.
    pub fn named(name: &str) -> Option<Level> {
        if let Some(level) = LEVELS.iter().find(|level| level.id == name) {
            return Some(*level);
        }
        let budget = name.strip_prefix("search:")?;
        let budget = match budget.strip_suffix('s') {
            Some(seconds) => Budget::Time(Duration::from_secs(seconds.parse().ok().filter(|&it| it > 0)?)),
            None => Budget::Playouts(budget.parse().ok().filter(|&it| it > 0)?),
        };
        Some(Level::with(budget))
    }

    /// The best answer that a budget buys.
    pub fn with(budget: Budget) -> Level {
        Level { id: "search", name: key!("tricorne-agent-search"), budget, slack: 0.0 }
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
        for wrong in ["search", "search:", "search:0", "search:0s", "search:-1", "search:1h", "strong"] {
            assert_eq!(budget(wrong), None, "{wrong}");
        }
    }
}
