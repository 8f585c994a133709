//! What PC markers, Congress and reinforcements are worth.

use super::{Mind, Weighed};
use crate::CardDriven;
use crate::map::{Space, SpaceSet};
use crate::pack::Limit;
use crate::sides::{Nation, Side};

impl<G: CardDriven, W: Weighed<G>> Mind<'_, G, W> {
    /// The best space for a change of PC markers, and what it gains.
    pub fn best_mark(
        &self,
        board: &W,
        spaces: SpaceSet<G>,
        change: impl Fn(&mut W, Space<G>),
    ) -> Option<(Space<G>, i32)> {
        let before = board.worth(self.facts, self.me, self.late());
        let worth = |space: Space<G>| {
            let mut after = board.clone();
            change(&mut after, space);
            (space, after.worth(self.facts, self.me, self.late()) - before)
        };
        spaces.iter().map(worth).max_by_key(|it| it.1)
    }

    /// What so many own PC markers are worth, each counted after the one before.
    pub fn placing(&self, markers: u8, spaces: impl Fn(&W) -> SpaceSet<G>) -> i32 {
        let mut board = self.open.clone();
        let mut total = 0;
        for _ in 0..markers {
            match self.best_mark(&board, spaces(&board), |open, space| open.mark(self.me, space)) {
                Some((space, gain)) if gain > 0 => {
                    board.mark(self.me, space);
                    total += gain;
                }
                _ => break,
            }
        }
        total
    }

    /// What a change of PC markers is worth in the best of these spaces, as often as the limit says.
    pub fn several(
        &self,
        spaces: SpaceSet<G>,
        limit: Limit,
        change: impl Fn(&mut W, Space<G>) + Copy,
    ) -> i32 {
        let mut board = self.open.clone();
        let mut left = spaces;
        let mut total = 0;
        for _ in 0..limit.most().min(4) {
            let Some((space, gain)) = self.best_mark(&board, left, change) else { break };
            if gain <= 0 {
                break;
            }
            change(&mut board, space);
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

    /// How many steps the nearest enemy army is away.
    pub fn steps_to_enemy(&self, space: Space<G>) -> i32 {
        let armies = self.open.army_spaces(self.facts, self.me.enemy());
        let mut reached = SpaceSet::of(space);
        for steps in 0..12 {
            if !(reached & armies).is_empty() {
                return steps;
            }
            reached |= self.facts.next_to(reached);
        }
        12
    }

    /// What reinforcements are worth.
    pub fn reinforcements(&self, value: u8) -> i32 {
        match self.me {
            Side::American => {
                let need = match self.open.on_map(Nation::American) {
                    0..4 => 80,
                    4..9 => 30,
                    9.. => 0,
                };
                26 * i32::from(value) + need - if self.late() { 40 } else { 0 }
            }
            Side::British => {
                let need = if self.open.on_map(Nation::British) < 5 { 120 } else { 40 };
                let waiting = i32::from(self.open.british_box);
                if waiting == 0 { -30 } else { need + 18 * waiting }
            }
        }
    }
}
