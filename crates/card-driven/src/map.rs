//! The map: spaces, the lines between them, and colonies.

use std::ops::{Index, IndexMut};

use tricorne_kernel::{Member, Set};

use crate::generals::General;
use crate::named::List;
use crate::{Basis, CardDriven, Facts, named};

/// The most spaces that a pack may have.
pub const MOST_SPACES: usize = 80;
const _: () = assert!(MOST_SPACES.is_multiple_of(8));
/// The most colonies that a pack may have.
pub const MOST_COLONIES: usize = 32;

named! {
    /// A space of the map.
    Space<G: CardDriven> (u128) "space" in Facts<G>: spaces (List::Spaces)
}
named! {
    /// One of the thirteen colonies, or Canada.
    Colony<G: CardDriven> (u32) "colony" in Facts<G>: colonies (List::Colonies)
}

/// A set of spaces, in the order of the pack.
pub type SpaceSet<G> = Set<Space<G>>;

/// A space, as the pack tells.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct SpaceFacts<G: CardDriven> {
    pub id: Box<str>,
    /// The key of its name for people.
    pub key: Box<str>,
    pub colony: Colony<G>,
    pub winter_quarters: bool,
    pub roads: Vec<Road<G>>,
    /// The spaces next to it for everybody.
    pub adjacent: SpaceSet<G>,
    /// Where the space itself comes from.
    pub basis: Basis,
}

/// A line from a space to another.
#[derive(Clone, Copy, Debug)]
pub struct Road<G: CardDriven> {
    /// Where it leads.
    pub to: Space<G>,
    /// How many spaces crossing it counts as.
    pub cost: u8,
    /// The one general who may use it, where it is not open to all.
    pub only: Option<General<G>>,
    /// Where it comes from.
    pub basis: Basis,
}

impl<G: CardDriven> Road<G> {
    /// Whether this general, or combat units without one, may use it.
    pub fn open_to(&self, general: Option<General<G>>) -> bool {
        self.only.is_none() || self.only == general
    }
}

/// A colony, or Canada, as the pack tells.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct ColonyFacts<G: CardDriven> {
    pub id: Box<str>,
    /// The key of its name for people.
    pub key: Box<str>,
    pub thirteen: bool,
    pub control_spaces: SpaceSet<G>,
    pub spaces: SpaceSet<G>,
}

impl<G: CardDriven> Space<G> {
    /// What the facts say of it.
    pub fn facts(self, facts: &Facts<G>) -> &SpaceFacts<G> {
        &facts.spaces[self.index()]
    }

    /// The colony it belongs to.
    pub fn colony(self, facts: &Facts<G>) -> Colony<G> {
        self.facts(facts).colony
    }

    /// Whether it is a port.
    pub fn is_port(self, facts: &Facts<G>) -> bool {
        facts.ports.contains(self)
    }

    /// Whether armies winter there without loss: winter quarters, or south of the winter attrition line.
    pub fn is_sheltered(self, facts: &Facts<G>) -> bool {
        facts.sheltered.contains(self)
    }

    /// Whether it is winter quarters.
    pub fn is_winter_quarters(self, facts: &Facts<G>) -> bool {
        self.facts(facts).winter_quarters
    }

    /// The lines that leave it.
    pub fn roads(self, facts: &Facts<G>) -> &[Road<G>] {
        &self.facts(facts).roads
    }

    /// The spaces next to it for everybody: a line for one general alone does not count.
    pub fn adjacent(self, facts: &Facts<G>) -> SpaceSet<G> {
        self.facts(facts).adjacent
    }

    /// The spaces next to it for this general, or for combat units without one.
    pub fn adjacent_for(self, facts: &Facts<G>, general: Option<General<G>>) -> SpaceSet<G> {
        let roads = self.roads(facts).iter().filter(|road| road.open_to(general));
        roads.map(|road| road.to).collect()
    }
}

/// How many spaces the shortest march counts as, from each space to each, on lines that are open to all.
pub fn distances<G: CardDriven>(spaces: &[SpaceFacts<G>]) -> Vec<BySpace<u8>> {
    let from = |start: usize| {
        let mut far = BySpace([u8::MAX; MOST_SPACES]);
        far.0[start] = 0;
        let mut front = vec![start];
        while let Some(at) = front.pop() {
            for road in spaces[at].roads.iter().filter(|road| road.only.is_none()) {
                let there = far.0[at].saturating_add(road.cost);
                if there < far[road.to] {
                    far[road.to] = there;
                    front.push(Member::index(road.to));
                }
            }
        }
        far
    };
    (0..spaces.len()).map(from).collect()
}

impl<G: CardDriven> Facts<G> {
    /// How many spaces the shortest march between two counts as.
    pub fn distance(&self, from: Space<G>, to: Space<G>) -> u8 {
        self.distances[from.index()][to]
    }

    /// All spaces next to one of these.
    pub fn next_to(&self, spaces: SpaceSet<G>) -> SpaceSet<G> {
        spaces.iter().fold(SpaceSet::NONE, |set, space| set | space.adjacent(self))
    }
}

impl<G: CardDriven> Colony<G> {
    /// What the facts say of it.
    pub fn facts(self, facts: &Facts<G>) -> &ColonyFacts<G> {
        &facts.colonies[self.index()]
    }

    /// Whether it is one of the thirteen, and not Canada.
    pub fn is_of_thirteen(self, facts: &Facts<G>) -> bool {
        self.facts(facts).thirteen
    }

    /// Its spaces.
    pub fn spaces(self, facts: &Facts<G>) -> SpaceSet<G> {
        self.facts(facts).spaces
    }

    /// The spaces that must all be held to control it; none where the majority counts.
    pub fn key_spaces(self, facts: &Facts<G>) -> SpaceSet<G> {
        self.facts(facts).control_spaces
    }
}

/// Something for each space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySpace<T>(pub [T; MOST_SPACES]);

impl<T: Copy + Default> Default for BySpace<T> {
    fn default() -> Self {
        BySpace([T::default(); MOST_SPACES])
    }
}

impl BySpace<u8> {
    /// A bit for each space with more than 0. It is asked at nearly every question, so it looks at eight bytes at a time.
    pub fn filled(&self) -> u128 {
        let eights = self.0.as_chunks().0.iter().enumerate();
        eights.fold(0, |set, (at, eight)| set | u128::from(above_0(*eight)) << (8 * at))
    }

    /// Whether any of these spaces, a bit for each, has more than 0.
    pub fn meets(&self, spaces: u128) -> bool {
        let mut eights = self.0.as_chunks().0.iter().zip(spaces.to_le_bytes());
        eights.any(|(eight, wanted)| *eight != [0; 8] && above_0(*eight) & wanted != 0)
    }
}

/// A bit for each of eight bytes that is more than 0.
fn above_0(eight: [u8; 8]) -> u8 {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    const LOW: u64 = u64::from_ne_bytes([0x7f; 8]);
    /// Brings the lowest bits of eight bytes together in the highest byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let eight = u64::from_le_bytes(eight);
    let above_0 = ((((eight & LOW) + LOW) | eight) >> 7) & ONES;
    (above_0.wrapping_mul(GATHER) >> 56) as u8
}

impl<T, G: CardDriven> Index<Space<G>> for BySpace<T> {
    type Output = T;
    fn index(&self, space: Space<G>) -> &T {
        &self.0[Member::index(space)]
    }
}

impl<T, G: CardDriven> IndexMut<Space<G>> for BySpace<T> {
    fn index_mut(&mut self, space: Space<G>) -> &mut T {
        &mut self.0[Member::index(space)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filled_spaces() {
        for count in [1, 2, 0x7f, 0x80, 0xff] {
            for at in 0..MOST_SPACES {
                let mut alone = BySpace::<u8>::default();
                alone.0[at] = count;
                assert_eq!(alone.filled(), 1 << at, "{count} at {at}");
                assert!(alone.meets(1 << at) && !alone.meets(!(1 << at)), "{count} at {at}");
                let mut others = BySpace([count; MOST_SPACES]);
                others.0[at] = 0;
                assert_eq!(others.filled(), ((1 << MOST_SPACES) - 1) & !(1 << at), "{count} but at {at}");
            }
        }
    }
}
