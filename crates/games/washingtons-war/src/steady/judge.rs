//! What a board is worth: colonies, combat units, Congress, the French.

use super::Mind;
use crate::map::{Colony, Space, SpaceSet, next_to};
use crate::pieces::{Nation, Side};
use crate::politics::isolation;
use crate::state::{Open, Place};
use crate::winter;

/// A colony that a side controls.
const COLONY: i32 = 100;
/// Each PC marker by which it is held or missed, up to three.
const MARGIN: i32 = 12;
/// A combat unit.
const UNIT: i32 = 22;
/// Congress where it is.
const CONGRESS: i32 = 45;
/// A step of the French.
const ALLIANCE: i32 = 14;
/// The Regulars' advantage.
const REGULARS: i32 = 40;

/// What a board is worth to a side once the year's Political Control Phase is done.
pub fn worth(open: &Open, me: Side, late: bool) -> i32 {
    let mut board = open.clone();
    for side in Side::BOTH {
        for space in board.army_spaces(side).iter() {
            board.mark(side, space);
        }
    }
    for side in Side::BOTH {
        board.pcs[side] = board.pcs[side] - isolation::isolated(&board, side);
    }
    let american = american_worth(&board, late);
    if me == Side::American { american } else { -american }
}

fn american_worth(board: &Open, late: bool) -> i32 {
    let politics: i32 = Colony::all().map(|colony| colony_worth(board, colony)).sum();
    let units = |nation: Nation| board.on_map(nation) as i32;
    let american = units(Nation::American) + units(Nation::French);
    let british = units(Nation::British) + i32::from(board.british_box) / 2;
    let winter = winter::expected_halves(board, Side::British) as i32
        - winter::expected_halves(board, Side::American) as i32;
    let winter = winter * if late { UNIT / 2 } else { UNIT / 8 };
    let congress = if board.congress.is_some() { CONGRESS } else { 0 };
    let french = if board.allied() { 12 } else { i32::from(board.alliance) };
    let regulars = if board.regulars { -REGULARS } else { 0 };
    let generals: i32 = board
        .generals_in(Side::American, Place::Out)
        .filter(|general| general.own().out_if_captured.is_some())
        .map(|_| -5 * COLONY)
        .sum();
    politics + UNIT * (american - british) + winter + congress + ALLIANCE * french + regulars + generals
}

fn colony_worth(board: &Open, colony: Colony) -> i32 {
    let count = |side: Side| (board.pcs[side] & colony.spaces()).len() as i32;
    let margin = (count(Side::American) - count(Side::British)).clamp(-3, 3) * MARGIN;
    match board.control(colony) {
        Some(Side::American) => COLONY + margin,
        Some(Side::British) => -COLONY + margin,
        None => margin,
    }
}

impl Mind<'_> {
    /// What a change would gain.
    pub fn gain(&self, change: impl FnOnce(&mut Open)) -> i32 {
        let mut board = self.open.clone();
        change(&mut board);
        worth(&board, self.me, self.late()) - self.now
    }

    /// A little more for a space among friends, and less for one among enemies.
    pub fn near_friends(&self, space: Space) -> i32 {
        let near = space.adjacent();
        let friends = (near & self.open.pcs[self.me]).len() as i32;
        let armies = (near & self.open.cu_spaces(self.me.enemy())).len() as i32;
        friends - 2 * armies
    }

    /// §10.2 How safe Congress would be: among Americans, away from the British.
    pub fn seat_of_congress(&self, space: Space) -> i32 {
        let guards = i32::from(self.open.cus(Side::American, space).min(5));
        let steps = self.steps_to_enemy(space).min(8);
        let port = i32::from(space.is_port());
        4 * guards + 6 * steps + self.near_friends(space) - 6 * port
    }

    /// How many steps the nearest enemy army is away.
    pub fn steps_to_enemy(&self, space: Space) -> i32 {
        let armies = self.open.army_spaces(self.me.enemy());
        let mut reached = SpaceSet::of(space);
        for steps in 0..12 {
            if !(reached & armies).is_empty() {
                return steps;
            }
            reached |= next_to(reached);
        }
        12
    }
}
