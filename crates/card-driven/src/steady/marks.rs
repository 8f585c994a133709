//! What PC markers, Congress and reinforcements are worth.

use super::{Mind, Weighed, for_side};
use crate::map::{BySpace, Space, SpaceSet};
use crate::pack::Limit;
use crate::sides::Side;
use crate::{CardDriven, Presence};

/// What is done with PC markers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Marking {
    /// The agent's is placed, or that of the enemy turned over.
    Own,
    Removed,
}

impl<G: CardDriven, W: Weighed<G>> Mind<'_, G, W> {
    /// The board once the PC marker in a space has changed.
    fn marked(&self, there: &Presence<G>, space: Space<G>, marking: Marking) -> Presence<G> {
        let mut after = *there;
        after.pcs[self.me.enemy()].remove(space);
        match marking {
            Marking::Own => after.pcs[self.me].insert(space),
            Marking::Removed => after.pcs[self.me].remove(space),
        }
        after
    }

    /// What all colonies are worth to the agent.
    fn colonies(&self, there: &Presence<G>) -> i32 {
        for_side(self.me, self.now().politics.with(self.open, self.facts, there))
    }

    /// What a change of the PC marker in a space gains.
    pub fn marking(&self, space: Space<G>, marking: Marking) -> i32 {
        let now = self.now();
        let after = self.marked(&now.sketch.there, space, marking);
        self.colonies(&after) - for_side(self.me, now.politics.total())
    }

    /// The best of these spaces for a change of PC markers, and what it gains.
    fn best_of(&self, there: &Presence<G>, spaces: SpaceSet<G>, marking: Marking) -> Option<(Space<G>, i32)> {
        let before = self.colonies(there);
        let gain = |space: Space<G>| (space, self.colonies(&self.marked(there, space, marking)) - before);
        spaces.iter().map(gain).max_by_key(|it| it.1)
    }

    /// What a change of the PC marker gains in the best of these spaces.
    pub fn best_mark(&self, spaces: SpaceSet<G>, marking: Marking) -> Option<i32> {
        spaces.iter().map(|space| self.marking(space, marking)).max()
    }

    /// What so many own PC markers are worth in these spaces, each counted after the one before.
    pub fn placing(&self, markers: u8, spaces: impl FnOnce() -> SpaceSet<G>) -> i32 {
        let totals = self.placed.get_or_init(|| {
            let mut there = self.now().sketch.there;
            let gain = |there: &Presence<G>, before: i32, space: Space<G>| {
                self.colonies(&self.marked(there, space, Marking::Own)) - before
            };
            let mut before = self.colonies(&there);
            let mut gains = BySpace::<i32>::default();
            let mut left = spaces();
            left.iter().for_each(|space| gains[space] = gain(&there, before, space));
            let (mut total, mut totals) = (0, [0; 3]);
            for sum in &mut totals {
                if let Some(best) = left.iter().max_by_key(|&space| gains[space])
                    && gains[best] > 0
                {
                    total += gains[best];
                    there = self.marked(&there, best, Marking::Own);
                    left.remove(best);
                    before = self.colonies(&there);
                    // A marker matters to its colony and to its neighbors.
                    let touched =
                        left & (best.colony(self.facts).spaces(self.facts) | best.adjacent(self.facts));
                    touched.iter().for_each(|space| gains[space] = gain(&there, before, space));
                }
                *sum = total;
            }
            totals
        });
        totals[usize::from(markers.clamp(1, 3)) - 1]
    }

    /// What a change of PC markers is worth in the best of these spaces, as often as the limit says.
    pub fn several(&self, spaces: SpaceSet<G>, limit: Limit, marking: Marking) -> i32 {
        let mut there = self.now().sketch.there;
        let mut left = spaces;
        let mut total = 0;
        for _ in 0..limit.most().min(4) {
            let Some((space, gain)) = self.best_of(&there, left, marking) else { break };
            if gain <= 0 {
                break;
            }
            there = self.marked(&there, space, marking);
            left.remove(space);
            total += gain;
        }
        total
    }

    /// A little more for a space among friends, and less for one among enemies.
    pub fn near_friends(&self, space: Space<G>) -> i32 {
        let near = space.adjacent(self.facts);
        let friends = (near & self.open.pcs[self.me]).len() as i32;
        let armies = (near & self.open.cu_spaces(self.me.enemy())).len() as i32;
        friends - 2 * armies
    }

    /// How safe Congress would be: among Americans, away from the British.
    pub fn seat_of_congress(&self, space: Space<G>) -> i32 {
        let guards = i32::from(self.open.cus(Side::American, space).min(5));
        let steps = self.steps_to_enemy(space).min(8);
        let port = i32::from(space.is_port(self.facts));
        4 * guards + 6 * steps + self.near_friends(space) - 6 * port
    }

    /// How many spaces the nearest enemy army is away.
    pub fn steps_to_enemy(&self, space: Space<G>) -> i32 {
        let armies = self.open.army_spaces(self.facts, self.me.enemy());
        armies.iter().map(|army| i32::from(self.facts.distance(army, space))).min().unwrap_or(12).min(12)
    }

    /// What reinforcements are worth with an operations card of this value.
    pub fn reinforcements(&self, value: u8) -> i32 {
        let units = self.now().sketch.units[self.me];
        match self.me {
            Side::American => {
                let need = match units {
                    0..4 => 100,
                    4..9 => 60,
                    _ => 0,
                };
                let rescued = self.dear_at_risk(0) - self.dear_at_risk(value);
                let late = if self.late() { 30 } else { 0 };
                34 * i32::from(value) + need + rescued.max(0) - late
            }
            Side::British => {
                let need = if units < 5 { 120 } else { 60 };
                let waiting = i32::from(self.open.british_box);
                if waiting == 0 { -30 } else { need + 20 * waiting }
            }
        }
    }
}
