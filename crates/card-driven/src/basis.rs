//! Where facts come from, and what things are called.

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Arg, Key, Message};

use crate::sides::{BySide, Nation, Side};

/// Where a fact comes from, the surest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Basis {
    Rulebook,
    Public,
    Inferred,
    Memory,
    Reconstructed,
}

impl Basis {
    /// The least sure of several.
    pub fn weakest(all: impl IntoIterator<Item = Basis>) -> Basis {
        all.into_iter().max().unwrap_or(Basis::Rulebook)
    }
}

/// What sides, nations, cards and marks are called in a game's messages.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Names {
    /// What the keys of the game's messages begin with: `ww`.
    pub prefix: &'static str,
    pub sides: BySide<Key>,
    /// A nation's combat units.
    pub units: [Key; 3],
    /// A card with its number, its title and its mark.
    pub card: fn(u8, Arg, Key) -> Message,
    /// The marks of facts that are certain, unsure, and reconstructed.
    pub marks: [Key; 3],
}

impl Names {
    /// A side.
    pub const fn side(&self, side: Side) -> Key {
        match side {
            Side::American => self.sides.american,
            Side::British => self.sides.british,
        }
    }

    /// A nation's combat units.
    pub const fn units(&self, nation: Nation) -> Key {
        self.units[nation as usize]
    }

    /// The mark that tells a player how sure a fact is.
    pub const fn mark(&self, basis: Basis) -> Key {
        match basis {
            Basis::Rulebook | Basis::Public => self.marks[0],
            Basis::Inferred | Basis::Memory => self.marks[1],
            Basis::Reconstructed => self.marks[2],
        }
    }
}
