//! Where the pieces of both sides are, as sets: what isolation asks, and what `steady` imagines a hundred times a question.

use crate::map::{Space, SpaceSet};
use crate::sides::{BySide, Side};
use crate::{Board, CardDriven, Facts};

/// The spaces that hold each kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Presence<G: CardDriven> {
    pub pcs: BySide<SpaceSet<G>>,
    /// Combat units.
    pub cus: BySide<SpaceSet<G>>,
    pub generals: BySide<SpaceSet<G>>,
    pub congress: SpaceSet<G>,
}

impl<G: CardDriven> Board<G> {
    /// Where its pieces are.
    pub fn presence(&self, facts: &Facts<G>) -> Presence<G> {
        Presence {
            pcs: self.pcs,
            cus: BySide::each(|side| self.cu_spaces(side)),
            generals: BySide::each(|side| self.general_spaces(facts, side)),
            congress: self.congress.map_or(SpaceSet::NONE, SpaceSet::of),
        }
    }
}

impl<G: CardDriven> Presence<G> {
    /// The spaces without a PC marker.
    pub fn uncontrolled(&self, facts: &Facts<G>) -> SpaceSet<G> {
        facts.all - self.pcs.american - self.pcs.british
    }

    /// The spaces with an army of a side: a general with combat units.
    pub fn armies(&self, side: Side) -> SpaceSet<G> {
        self.generals[side] & self.cus[side]
    }

    /// The spaces with any American unit; Congress is one.
    pub fn american_units(&self) -> SpaceSet<G> {
        self.cus.american | self.generals.american | self.congress
    }
}

/// What keeps PC markers of a side from being isolated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Support<G: CardDriven> {
    /// The spaces that keep a PC marker in them.
    pub here: SpaceSet<G>,
    /// The spaces that keep a PC marker next to them.
    pub near: SpaceSet<G>,
}

impl<G: CardDriven> Facts<G> {
    /// §ww:10.3, §wtp:10.2 Which of a side's PC markers cannot trace a path over their own to anything that supports them.
    pub fn cut_off(&self, own: SpaceSet<G>, support: Support<G>) -> SpaceSet<G> {
        self.beyond_reach(own, self.supported(own, support))
    }

    /// The PC markers of a side that are supported where they are, without a path.
    pub(crate) fn supported(&self, own: SpaceSet<G>, support: Support<G>) -> SpaceSet<G> {
        let here = own & support.here;
        here | (own - here).only(|space: Space<G>| !(space.adjacent(self) & support.near).is_empty())
    }

    /// The PC markers of a side from which no path over their own leads to those that are safe.
    pub(crate) fn beyond_reach(&self, own: SpaceSet<G>, safe: SpaceSet<G>) -> SpaceSet<G> {
        let mut left = own - safe;
        let mut joined = left.only(|space: Space<G>| !(space.adjacent(self) & safe).is_empty());
        while !joined.is_empty() {
            left = left - joined;
            joined = left & self.next_to(joined);
        }
        left
    }

    /// The PC markers of a side that paths join with one of them, unless they lead to one that is safe.
    pub(crate) fn stranded(
        &self,
        own: SpaceSet<G>,
        safe: SpaceSet<G>,
        from: Space<G>,
    ) -> Option<SpaceSet<G>> {
        let mut group = SpaceSet::of(from);
        let mut edge = group;
        while !edge.is_empty() {
            let near = own & self.next_to(edge);
            if !(near & safe).is_empty() {
                return None;
            }
            edge = near - group;
            group |= edge;
        }
        Some(group)
    }
}
