//! How fast a table is played: how long its players may think, and what becomes of those who run out of time.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

const DAY: i64 = 24 * 3600;
/// The least and the most seconds of a bank, the most seconds added each turn, and the most days for a turn.
const BANKS: std::ops::RangeInclusive<i64> = 30..=DAY;
const INCREMENTS: std::ops::RangeInclusive<i64> = 0..=3600;
const DAYS: std::ops::RangeInclusive<i64> = 1..=60;

/// The pace of a table. A turn of a seat lasts until another player has answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// Each seat has a bank of time for the whole game, and gets some more each turn.
    Live {
        /// Seconds: 30 to 86,400.
        bank: i64,
        /// Seconds that each turn but the first adds: 0 to 3,600.
        increment: i64,
        /// What becomes of a seat that runs out of time.
        late: Late,
    },
    /// Each seat has so many days for each turn. They do not run while its player is on vacation.
    Daily {
        /// 1 to 60.
        days: i64,
        /// What becomes of a seat that runs out of time.
        late: Late,
    },
}

/// What becomes of a seat that runs out of time, once the grace has passed too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Late {
    /// A bot plays on in it.
    Bot,
    /// It is as if its player had resigned.
    Forfeit,
}

impl Pace {
    /// Refuses what nobody can play at.
    pub fn check(&self) -> Result<(), &'static str> {
        match *self {
            Pace::Live { bank, .. } if !BANKS.contains(&bank) => Err("a bank is 30 to 86400 seconds"),
            Pace::Live { increment, .. } if !INCREMENTS.contains(&increment) => {
                Err("an increment is 0 to 3600 seconds")
            }
            Pace::Daily { days, .. } if !DAYS.contains(&days) => Err("a turn lasts 1 to 60 days"),
            Pace::Live { .. } | Pace::Daily { .. } => Ok(()),
        }
    }

    /// As it is kept.
    pub fn kept(&self) -> String {
        serde_json::to_string(self).expect("a pace is plain data")
    }

    /// From what was kept.
    pub fn read(kept: Option<&str>) -> Option<Pace> {
        kept.and_then(|text| serde_json::from_str(text).ok())
    }

    /// What becomes of a seat that runs out of time.
    pub fn late(&self) -> Late {
        match *self {
            Pace::Live { late, .. } | Pace::Daily { late, .. } => late,
        }
    }

    /// The seconds that a seat begins with.
    pub fn allotted(&self) -> i64 {
        match *self {
            Pace::Live { bank, .. } => bank,
            Pace::Daily { days, .. } => days * DAY,
        }
    }

    /// The milliseconds that a seat has when a turn begins, of what it had left before.
    pub fn at_turn(&self, left: i64) -> i64 {
        match *self {
            Pace::Live { increment, .. } => left + increment * 1000,
            Pace::Daily { .. } => self.allotted() * 1000,
        }
    }

    /// The seconds that are left of a warning: below zero a seat is warned, and so many later it is lost. Of a bank they are
    /// had once, since nothing but the increments fills it again.
    pub fn grace(&self) -> i64 {
        match self {
            Pace::Live { .. } => 60,
            Pace::Daily { .. } => DAY / 2,
        }
    }

    /// The seconds at which time runs low.
    pub fn low(&self) -> i64 {
        self.allotted() / 4
    }

    /// Whether the vacation of a player stops her clock.
    pub fn has_vacations(&self) -> bool {
        matches!(self, Pace::Daily { .. })
    }
}
