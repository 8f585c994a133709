//! The two sides, the three nations, and forces of their combat units.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Add, Index, IndexMut, Sub};

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Arg, Message, Seat};

use crate::CardDriven;

/// A player's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The Americans, with the French once these are in the war.
    American,
    /// The British.
    British,
}

impl Side {
    /// Both, the American first.
    pub const BOTH: [Side; 2] = [Side::American, Side::British];

    /// The name in notation and data.
    pub const fn id(self) -> &'static str {
        match self {
            Side::American => "american",
            Side::British => "british",
        }
    }

    /// The side of this name.
    pub fn from_id(id: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|it| it.id() == id)
    }

    /// The other side.
    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::American => Side::British,
            Side::British => Side::American,
        }
    }

    /// The nations whose combat units fight on this side.
    pub const fn nations(self) -> &'static [Nation] {
        match self {
            Side::American => &[Nation::American, Nation::French],
            Side::British => &[Nation::British],
        }
    }

    /// The nation that leads it, and whose combat units it raises.
    pub const fn nation(self) -> Nation {
        match self {
            Side::American => Nation::American,
            Side::British => Nation::British,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        Seat::new(side as u8)
    }
}

/// Something for each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BySide<T> {
    /// The Americans'.
    pub american: T,
    /// The British.
    pub british: T,
}

impl<T> BySide<T> {
    /// What a function gives for each side.
    pub fn each(of: impl Fn(Side) -> T) -> BySide<T> {
        BySide { american: of(Side::American), british: of(Side::British) }
    }

    /// The same for each side, or the first error.
    pub fn try_each<E>(of: impl Fn(Side) -> Result<T, E>) -> Result<BySide<T>, E> {
        Ok(BySide { american: of(Side::American)?, british: of(Side::British)? })
    }
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

/// Whose combat units.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Nation {
    American,
    French,
    British,
}

impl Nation {
    /// All three.
    pub const ALL: [Nation; 3] = [Nation::American, Nation::French, Nation::British];

    /// The name of its combat units in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Nation::American => "american-cu",
            Nation::French => "french-cu",
            Nation::British => "british-cu",
        }
    }

    /// The nation whose combat units have this name.
    pub fn from_id(id: &str) -> Option<Nation> {
        Nation::ALL.into_iter().find(|it| it.id() == id)
    }

    /// The side it fights on.
    pub const fn side(self) -> Side {
        match self {
            Nation::American | Nation::French => Side::American,
            Nation::British => Side::British,
        }
    }
}

/// A side or a nation as the messages of a game name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name<G, T>(pub T, PhantomData<G>);

impl<G, T> Name<G, T> {
    /// What the game calls it.
    pub const fn of(it: T) -> Name<G, T> {
        Name(it, PhantomData)
    }
}

impl<G: CardDriven> From<Name<G, Side>> for Arg {
    fn from(name: Name<G, Side>) -> Arg {
        Arg::Named(name.0.id(), G::NAMES.side(name.0))
    }
}

impl<G: CardDriven> From<Name<G, Nation>> for Arg {
    fn from(name: Name<G, Nation>) -> Arg {
        Arg::Named(name.0.id(), G::NAMES.units(name.0))
    }
}

impl<G: CardDriven> From<Name<G, Side>> for Message {
    fn from(name: Name<G, Side>) -> Message {
        G::NAMES.side(name.0).into()
    }
}

impl<G: CardDriven> From<Name<G, Nation>> for Message {
    fn from(name: Name<G, Nation>) -> Message {
        G::NAMES.units(name.0).into()
    }
}

/// A number of combat units of each nation.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Force(pub [u8; 3]);

impl Force {
    /// None at all.
    pub const NONE: Force = Force([0; 3]);

    /// This many of one nation.
    pub fn of(nation: Nation, count: u8) -> Force {
        let mut force = Force::NONE;
        force[nation] = count;
        force
    }

    /// All of them.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// What is more than in the other, nation by nation.
    #[must_use]
    pub fn beyond(self, other: Force) -> Force {
        Force(std::array::from_fn(|at| self.0[at].saturating_sub(other.0[at])))
    }
}

impl Index<Nation> for Force {
    type Output = u8;
    #[inline]
    fn index(&self, nation: Nation) -> &u8 {
        &self.0[nation as usize]
    }
}

impl IndexMut<Nation> for Force {
    #[inline]
    fn index_mut(&mut self, nation: Nation) -> &mut u8 {
        &mut self.0[nation as usize]
    }
}

impl Add for Force {
    type Output = Force;
    #[inline]
    fn add(self, other: Force) -> Force {
        Force(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }
}

impl Sub for Force {
    type Output = Force;
    #[inline]
    fn sub(self, other: Force) -> Force {
        Force(std::array::from_fn(|at| self.0[at] - other.0[at]))
    }
}
