//! §1.1 The two players, and the nations whose units they move.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Arg, Key, Seat, Viewer, key};

/// §1.1 A player's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The Americans, with the French and the Spanish once they are at war.
    American,
    /// The British, with Hessians and Indians.
    British,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::American, Side::British];

    /// The name in records and data.
    pub const fn id(self) -> &'static str {
        match self {
            Side::American => "american",
            Side::British => "british",
        }
    }

    /// The name for people.
    pub const fn name(self) -> Key {
        match self {
            Side::American => key!("dina-american"),
            Side::British => key!("dina-british"),
        }
    }

    /// The other side.
    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::American => Side::British,
            Side::British => Side::American,
        }
    }

    /// The seat.
    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }

    /// The side of a seat.
    pub fn of(seat: Seat) -> Side {
        Side::BOTH[seat.index()]
    }

    /// Whether a viewer sees what this side hides.
    pub fn is_open_to(self, viewer: Viewer) -> bool {
        viewer == Viewer::Referee || viewer == Viewer::Seat(self.seat())
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        side.seat()
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        Arg::Named(side.id(), side.name())
    }
}

/// Something that each side has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BySide<T> {
    /// The American's.
    pub american: T,
    /// The Briton's.
    pub british: T,
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::American => &self.american,
            Side::British => &self.british,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::American => &mut self.american,
            Side::British => &mut self.british,
        }
    }
}

/// §2.13 A nation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Nation {
    /// Continentals and American militia.
    American,
    /// French.
    French,
    /// Spanish.
    Spanish,
    /// British regulars and Tories.
    British,
    /// German mercenaries.
    Hessian,
    /// Warriors of the tribes.
    Indian,
}

impl Nation {
    /// The name for people.
    pub const fn name(self) -> Key {
        match self {
            Nation::American => key!("dina-nation-american"),
            Nation::French => key!("dina-nation-french"),
            Nation::Spanish => key!("dina-nation-spanish"),
            Nation::British => key!("dina-nation-british"),
            Nation::Hessian => key!("dina-nation-hessian"),
            Nation::Indian => key!("dina-nation-indian"),
        }
    }

    /// The name in data.
    pub const fn id(self) -> &'static str {
        match self {
            Nation::American => "american",
            Nation::French => "french",
            Nation::Spanish => "spanish",
            Nation::British => "british",
            Nation::Hessian => "hessian",
            Nation::Indian => "indian",
        }
    }
}

impl From<Nation> for Arg {
    fn from(nation: Nation) -> Arg {
        Arg::Named(nation.id(), nation.name())
    }
}
