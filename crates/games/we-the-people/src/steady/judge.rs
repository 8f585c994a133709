//! What a board is worth: colonies, combat units, Congress, the French.

use tricorne_card_driven::steady::{UNIT, after_politics};

use crate::map::Colony;
use crate::pack::Pack;
use crate::pieces::{Nation, Side};
use crate::state::{Open, Place};
use crate::{WeThePeople, winter};

/// A colony that a side controls.
const COLONY: i32 = 100;
/// Each PC marker by which it is held or missed, up to three.
const MARGIN: i32 = 12;
/// Congress where it is.
const CONGRESS: i32 = 45;
/// The French at war.
const ALLIANCE: i32 = 120;
/// The Regulars' advantage.
const REGULARS: i32 = 40;
/// Each combat unit that is missing of the last few, without which the game is lost at once.
const LAST_UNITS: i32 = 50;
/// The loss of the last combat unit, or of a general, without whom the war is lost.
const WAR: i32 = 1000;

/// What a board is worth to a side once the year's Political Control Phase is done.
pub fn worth(open: &Open, facts: &Pack, me: Side, late: bool) -> i32 {
    let board = after_politics::<WeThePeople>(open, facts);
    let american = american_worth(&board, facts, late);
    if me == Side::American { american } else { -american }
}

fn american_worth(board: &Open, facts: &Pack, late: bool) -> i32 {
    let politics: i32 = Colony::all(facts).map(|colony| colony_worth(board, facts, colony)).sum();
    let units = |nation: Nation| board.on_map(nation) as i32;
    let american = units(Nation::American) + units(Nation::French);
    let british = units(Nation::British) + i32::from(board.british_box) / 2;
    let ashore = facts.thirteen.iter().map(|space| i32::from(board.cus(Side::British, space))).sum();
    let missing = |count: i32| if count == 0 { WAR } else { LAST_UNITS * (4 - count).max(0) };
    let winter = winter::expected(board, facts, Side::British) as i32
        - winter::expected(board, facts, Side::American) as i32;
    let winter = winter * if late { UNIT } else { UNIT / 4 };
    let congress = if board.congress.is_some() { CONGRESS } else { 0 };
    let french = if board.allied { ALLIANCE } else { 0 };
    let regulars = if board.regulars { -REGULARS } else { 0 };
    let decided = board.generals_in(facts, Side::American, Place::Captured);
    let decided = decided.filter(|general| general.own(facts).decides_the_war).count() as i32;
    politics + UNIT * (american - british) - missing(american)
        + missing(ashore)
        + winter
        + congress
        + french
        + regulars
        - WAR * decided
}

/// §12.0 What a colony is worth to the American: without a majority it is his; Canada only as a whole.
fn colony_worth(board: &Open, facts: &Pack, colony: Colony) -> i32 {
    let count = |side: Side| (board.pcs[side] & colony.spaces(facts)).len() as i32;
    let margin = (count(Side::American) - count(Side::British)).clamp(-3, 3) * MARGIN;
    match (colony.is_of_thirteen(facts), board.control(facts, colony)) {
        (_, Some(Side::American)) => COLONY + margin,
        (true, Some(Side::British)) => -COLONY + margin,
        (false, Some(Side::British)) | (_, None) => margin,
    }
}
