//! What decides the worth of a board, in sets and sums: small enough to imagine a hundred boards for one question.

use tricorne_kernel::Member;

use super::Weighed;
use crate::generals::General;
use crate::map::{Colony, MOST_COLONIES, Space, SpaceSet};
use crate::sides::{BySide, Force, Nation, Side};
use crate::{CardDriven, Presence, Support};

/// A board as the agent imagines it.
#[derive(Clone, Copy, Debug)]
pub struct Sketch<G: CardDriven> {
    /// Where the pieces are.
    pub there: Presence<G>,
    /// How many combat units each side has on the map.
    pub units: BySide<i32>,
    /// How many of the British are in the thirteen colonies.
    pub ashore: i32,
    /// How many of the British wait in their box.
    pub waiting: i32,
    /// What each side would lose this winter, as the game counts it.
    pub winter: BySide<i32>,
    /// What the Americans have by what no piece on the map tells.
    pub fixed: i32,
}

impl<G: CardDriven> Sketch<G> {
    /// The sketch of a board.
    pub fn of<W: Weighed<G>>(open: &W, facts: &G::Facts) -> Sketch<G> {
        let there = open.presence(facts);
        let mut units = BySide { american: 0, british: 0 };
        let mut winter = units;
        let mut ashore = 0;
        for side in Side::BOTH {
            for space in there.cus[side].iter() {
                let force = open.force(side, space);
                units[side] += i32::from(force.total());
                let led = there.generals[side].contains(space);
                let general = if led { open.general_at(facts, side, space) } else { None };
                winter[side] += W::toll(facts, space, force, general);
                if side == Side::British && facts.thirteen.contains(space) {
                    ashore += i32::from(force.total());
                }
            }
        }
        let (waiting, fixed) = (i32::from(open.british_box), open.fixed(facts));
        Sketch { there, units, ashore, waiting, winter, fixed }
    }

    /// The sketch once a general has gone from a space to another with a force. Nobody is met there.
    pub fn moved<W: Weighed<G>>(
        &self,
        open: &W,
        facts: &G::Facts,
        general: General<G>,
        force: Force,
        (from, to): (Space<G>, Space<G>),
    ) -> Sketch<G> {
        let mut after = *self;
        let side = general.side(facts);
        let others = facts.generals_of[side].without(general);
        let left_at = |space: Space<G>| {
            let here = self.there.generals[side].contains(space);
            here.then(|| others.iter().find(|it| open.space_of(*it) == Some(space))).flatten()
        };
        let (left, met) = (left_at(from), left_at(to));
        let stay = open.force(side, from) - force;
        let joined = open.force(side, to) + force;
        let leader = met.map_or(general, |it| it.min(general));
        let toll = |space: Space<G>, force: Force, general: Option<General<G>>| {
            if force.total() == 0 { 0 } else { W::toll(facts, space, force, general) }
        };
        let before = toll(from, stay + force, Some(left.map_or(general, |it| it.min(general))))
            + toll(to, joined - force, met);
        after.winter[side] += toll(from, stay, left) + toll(to, joined, Some(leader)) - before;
        let generals = &mut after.there.generals[side];
        if left.is_none() {
            generals.remove(from);
        }
        generals.insert(to);
        let cus = &mut after.there.cus[side];
        if stay.total() == 0 {
            cus.remove(from);
        }
        if joined.total() > 0 {
            cus.insert(to);
        }
        let ashore = |space: Space<G>| i32::from(facts.thirteen.contains(space));
        after.ashore += i32::from(force[Nation::British]) * (ashore(to) - ashore(from));
        after
    }
}

/// Who has which PC markers once the year's Political Control Phase is done, and what each colony is worth then.
#[derive(Clone, Copy, Debug)]
pub struct Politics<G: CardDriven> {
    held: BySide<Held<G>>,
    pcs: BySide<SpaceSet<G>>,
    colonies: [i32; MOST_COLONIES],
    total: i32,
}

/// How a side holds its PC markers before isolated ones are removed.
#[derive(Clone, Copy, Debug)]
struct Held<G: CardDriven> {
    own: SpaceSet<G>,
    support: Support<G>,
    /// Those that are supported without a path.
    safe: SpaceSet<G>,
    isolated: SpaceSet<G>,
}

impl<G: CardDriven> Held<G> {
    fn new(facts: &G::Facts, own: SpaceSet<G>, support: Support<G>) -> Held<G> {
        let safe = facts.supported(own, support);
        Held { own, support, safe, isolated: facts.beyond_reach(own, safe) }
    }

    /// The isolated PC markers if a little has changed: only what is next to the change is looked at again.
    fn isolated(&self, facts: &G::Facts, own: SpaceSet<G>, support: Support<G>) -> SpaceSet<G> {
        if own == self.own && support == self.support {
            return self.isolated;
        }
        let (lost, won) = (self.own - own, own - self.own);
        let gained = support.here | facts.next_to(support.near - self.support.near);
        let weaker = (self.support.here - support.here) | facts.next_to(self.support.near - support.near);
        let doubtful = (own & (won | weaker)) - gained;
        let safe = ((own & (self.safe | gained)) - doubtful) | facts.supported(doubtful, support);
        // Whatever is isolated now was so before, is new, has lost its support, or its path: then it has a neighbor of what
        // was lost.
        let suspects = (own & (self.isolated | self.safe | won | facts.next_to(lost))) - safe;
        let mut isolated = SpaceSet::NONE;
        for space in suspects.iter() {
            if !isolated.contains(space) {
                isolated |= facts.stranded(own, safe, space).unwrap_or_default();
            }
        }
        isolated
    }
}

/// What is in only one of two sets.
fn differing<G: CardDriven>(one: SpaceSet<G>, other: SpaceSet<G>) -> SpaceSet<G> {
    (one - other) | (other - one)
}

impl<G: CardDriven> Politics<G> {
    /// The politics of a sketch.
    pub fn of<W: Weighed<G>>(open: &W, facts: &G::Facts, there: &Presence<G>) -> Politics<G> {
        let mut there = marked_by_armies(there);
        let mut hold = |side: Side| {
            let held = Held::new(facts, there.pcs[side], open.support(facts, &there, side));
            there.pcs[side] = held.own - held.isolated;
            held
        };
        let held = BySide { american: hold(Side::American), british: hold(Side::British) };
        let mut colonies = [0; MOST_COLONIES];
        for colony in Colony::all(facts) {
            colonies[colony.index()] = W::colony(facts, colony, &there.pcs);
        }
        Politics { held, pcs: there.pcs, colonies, total: colonies.iter().sum() }
    }

    /// What each colony is worth to the Americans.
    pub fn colonies(&self) -> &[i32] {
        &self.colonies
    }

    /// What all colonies are worth to the Americans.
    pub fn total(&self) -> i32 {
        self.total
    }

    /// What all colonies are worth to the Americans with pieces that are elsewhere: only what has changed is looked at
    /// again.
    pub fn with<W: Weighed<G>>(&self, open: &W, facts: &G::Facts, there: &Presence<G>) -> i32 {
        let mut there = marked_by_armies(there);
        for side in Side::BOTH {
            let own = there.pcs[side];
            let support = open.support(facts, &there, side);
            there.pcs[side] = own - self.held[side].isolated(facts, own, support);
        }
        let changed = |side: Side| differing(there.pcs[side], self.pcs[side]);
        let mut changed = changed(Side::American) | changed(Side::British);
        let mut total = self.total;
        while let Some(space) = changed.iter().next() {
            let colony = space.colony(facts);
            total += W::colony(facts, colony, &there.pcs) - self.colonies[colony.index()];
            changed = changed - colony.spaces(facts);
        }
        total
    }
}

/// The pieces once armies have placed their PC markers.
fn marked_by_armies<G: CardDriven>(there: &Presence<G>) -> Presence<G> {
    let mut there = *there;
    for side in Side::BOTH {
        let armies = there.armies(side);
        there.pcs[side] |= armies;
        there.pcs[side.enemy()] = there.pcs[side.enemy()] - armies;
    }
    there
}
