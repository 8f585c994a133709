//! The generals.

use tricorne_kernel::{Key, Member, Set};

use crate::sides::{Nation, Side};
use crate::{Basis, CardDriven, named};

/// The most generals that a pack may have.
pub const MOST_GENERALS: usize = 16;

named! {
    /// A general.
    General<G: CardDriven> (u16) "general" G::facts().generals
}

/// A set of generals.
pub type GeneralSet<G> = Set<General<G>>;

/// A general, as the pack tells.
#[derive(Debug)]
pub struct GeneralFacts<G: CardDriven> {
    /// The name in notation and data.
    pub id: &'static str,
    /// The name for people.
    pub name: Key,
    /// The nation he comes from.
    pub nation: Nation,
    /// His strategy rating: the least operations that move him.
    pub strategy: u8,
    /// His battle rating.
    pub battle: u8,
    /// Added to his rating when he retreats before battle.
    pub retreat_bonus: u8,
    /// He never goes to the Reinforcements box.
    pub never_to_box: bool,
    /// What his attack by the last card of the year gains.
    pub winter_offensive: u8,
    /// What only this game says of him.
    pub own: G::OwnGeneral,
    /// Where his ratings come from.
    pub basis: Basis,
}

impl<G: CardDriven> General<G> {
    /// The generals of a side, in the order of the pack.
    pub fn of(side: Side) -> GeneralSet<G> {
        G::facts().generals_of[side]
    }

    /// What the pack says of him.
    pub fn facts(self) -> &'static GeneralFacts<G> {
        &G::facts().generals[self.index()]
    }

    /// What only this game says of him.
    pub fn own(self) -> &'static G::OwnGeneral {
        &self.facts().own
    }

    /// The side he fights on.
    pub fn side(self) -> Side {
        self.facts().nation.side()
    }

    /// The operations needed to move him.
    pub fn strategy(self) -> u8 {
        self.facts().strategy
    }

    /// His battle rating.
    pub fn battle(self) -> u8 {
        self.facts().battle
    }
}
