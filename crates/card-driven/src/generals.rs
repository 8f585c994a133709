//! The generals.

use tricorne_kernel::{Member, Set};

use crate::named::List;
use crate::sides::{Nation, Side};
use crate::{Basis, CardDriven, Facts, named};

/// The most generals that a pack may have.
pub const MOST_GENERALS: usize = 16;

named! {
    /// A general.
    General<G: CardDriven> (u16) "general" in Facts<G>: generals (List::Generals)
}

/// A set of generals.
pub type GeneralSet<G> = Set<General<G>>;

/// A general, as the pack tells.
#[derive(Debug)]
pub struct GeneralFacts<G: CardDriven> {
    /// The name in notation and data.
    pub id: Box<str>,
    /// The key of his name for people.
    pub key: Box<str>,
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
    /// What the facts say of him.
    pub fn facts(self, facts: &Facts<G>) -> &GeneralFacts<G> {
        &facts.generals[self.index()]
    }

    /// What only this game says of him.
    pub fn own(self, facts: &Facts<G>) -> &G::OwnGeneral {
        &self.facts(facts).own
    }

    /// The side he fights on.
    pub fn side(self, facts: &Facts<G>) -> Side {
        self.facts(facts).nation.side()
    }

    /// The operations needed to move him.
    pub fn strategy(self, facts: &Facts<G>) -> u8 {
        self.facts(facts).strategy
    }

    /// His battle rating.
    pub fn battle(self, facts: &Facts<G>) -> u8 {
        self.facts(facts).battle
    }
}
