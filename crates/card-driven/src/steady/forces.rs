//! Where new forces come, and what is left behind.

use super::march::conquer;
use super::{Column, Mind, Weighed};
use crate::generals::General;
use crate::map::Space;
use crate::sides::{Force, Nation, Side};
use crate::{CardDriven, Place};

/// What a combat unit is worth more with its general than left behind.
const WITH_HIM: i32 = 20;

impl<G: CardDriven, W: Weighed<G>> Mind<'_, G, W> {
    /// The worth of American reinforcements in a space.
    pub fn reinforcing(&self, space: Space<G>, count: u8) -> i32 {
        let side = Side::American;
        let general = self.open.general_at(self.facts, side, space);
        let here = self.open.cus(side, space);
        let mut board = self.open.clone();
        board.add(Nation::American, space, count);
        let commander = general.or_else(|| self.open.any_general_in(self.facts, side, Place::Reinforcements));
        if let Some(general) = commander {
            board.put(general, Place::At(space));
        }
        let risk = |general: General<G>, units: u8| self.exposure(general, general, units, space);
        let before = general.map_or(0, |general| risk(general, here));
        let risk = commander.map_or(30, |general| risk(general, here + count)) - before;
        let led = match general {
            Some(general) if here < 5 => 10 + 3 * i32::from(general.battle(self.facts)),
            _ => 0,
        };
        self.change(&board) - risk + led + self.near_friends(space)
    }

    /// The worth of landing the British reinforcements at a port.
    pub fn landing(&self, space: Space<G>) -> i32 {
        let side = Side::British;
        let mut board = self.open.clone();
        let count = std::mem::take(&mut board.british_box);
        board.add(Nation::British, space, count);
        let general = self.open.general_at(self.facts, side, space);
        let commander = general.or_else(|| self.open.any_general_in(self.facts, side, Place::Reinforcements));
        if let Some(general) = commander {
            board.put(general, Place::At(space));
        }
        conquer(&mut board, self.facts, side, space);
        let risk =
            commander.map_or(0, |general| self.exposure(general, general, board.cus(side, space), space));
        let crowd = i32::from(self.open.cus(side, space).min(self.facts.most_cu)) * 6;
        self.change(&board) / 2 + 3 * self.scope(space) - risk - crowd
    }

    /// What an army could do from a space: the places near it without its side's PC markers, in the thirteen colonies.
    pub(super) fn scope(&self, space: Space<G>) -> i32 {
        let open = self.facts.thirteen - self.open.pcs[self.me];
        let near = space.adjacent(self.facts);
        let next = self.facts.next_to(near) - near;
        2 * (near & open).len() as i32 + (next & open).len() as i32
    }

    /// The worth of taking so many combat units of a nation along to a space: garrisons hold what would fall.
    pub fn taking(&self, nation: Nation, to: Space<G>, count: u8) -> i32 {
        let own = |column: &Column<G>| column.general.side(self.facts) == self.me;
        let Some(column) = self.moving().filter(own) else { return count.into() };
        let there = self.open.force(self.me, column.at);
        let foes = self.open.cus(self.me.enemy(), to) > 0;
        if foes || there.total() != there[nation] || to == column.at {
            return count.into();
        }
        let force = Force::of(nation, count);
        let sketch = self.now().sketch.moved(self.open, self.facts, column.general, force, (column.at, to));
        let risk = self.exposure(column.general, column.general, self.open.cus(self.me, to) + count, to);
        self.change_to(&sketch) + WITH_HIM * i32::from(count) - risk
    }

    /// The worth of taking a combat unit from the enemy, or the least harm of giving one.
    pub fn losing_one(&self, space: Space<G>) -> i32 {
        let owner = if self.open.cus(Side::American, space) > 0 { Side::American } else { Side::British };
        let count = i32::from(self.open.cus(owner, space));
        if owner == self.me { count } else { 10 - count }
    }
}
