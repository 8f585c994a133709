//! What a board is worth: colonies, combat units, Congress, the French.

use tricorne_card_driven::steady::{UNIT, after_politics};

use crate::map::Colony;
use crate::pack::Pack;
use crate::pieces::{Nation, Side};
use crate::state::{Open, Place};
use crate::{WashingtonsWar, winter};

/// A colony that a side controls.
const COLONY: i32 = 100;
/// Each PC marker by which it is held or missed, up to three.
const MARGIN: i32 = 12;
/// Congress where it is.
const CONGRESS: i32 = 45;
/// A step of the French.
const ALLIANCE: i32 = 14;
/// The Regulars' advantage.
const REGULARS: i32 = 40;

/// What a board is worth to a side once the year's Political Control Phase is done.
pub fn worth(open: &Open, facts: &Pack, me: Side, late: bool) -> i32 {
    let board = after_politics::<WashingtonsWar>(open, facts);
    let american = american_worth(&board, facts, late);
    if me == Side::American { american } else { -american }
}

fn american_worth(board: &Open, facts: &Pack, late: bool) -> i32 {
    let politics: i32 = Colony::all(facts).map(|colony| colony_worth(board, facts, colony)).sum();
    let units = |nation: Nation| board.on_map(nation) as i32;
    let american = units(Nation::American) + units(Nation::French);
    let british = units(Nation::British) + i32::from(board.british_box) / 2;
    let winter = winter::expected_halves(board, facts, Side::British) as i32
        - winter::expected_halves(board, facts, Side::American) as i32;
    let winter = winter * if late { UNIT / 2 } else { UNIT / 8 };
    let congress = if board.congress.is_some() { CONGRESS } else { 0 };
    let french = if board.allied() { 12 } else { i32::from(board.alliance) };
    let regulars = if board.regulars { -REGULARS } else { 0 };
    let generals: i32 = board
        .generals_in(facts, Side::American, Place::Out)
        .filter(|general| general.own(facts).out_if_captured.is_some())
        .map(|_| -5 * COLONY)
        .sum();
    politics + UNIT * (american - british) + winter + congress + ALLIANCE * french + regulars + generals
}

fn colony_worth(board: &Open, facts: &Pack, colony: Colony) -> i32 {
    let count = |side: Side| (board.pcs[side] & colony.spaces(facts)).len() as i32;
    let margin = (count(Side::American) - count(Side::British)).clamp(-3, 3) * MARGIN;
    match board.control(facts, colony) {
        Some(Side::American) => COLONY + margin,
        Some(Side::British) => -COLONY + margin,
        None => margin,
    }
}
