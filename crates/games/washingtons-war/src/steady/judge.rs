//! What a board is worth: colonies, combat units, Congress, the French.

use tricorne_card_driven::steady::{self, UNIT};

use crate::map::{Colony, Space, SpaceSet};
use crate::pack::Pack;
use crate::pieces::{BySide, Force, General, Side};
use crate::state::{Open, Place};
use crate::winter::Toll;
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
/// Each combat unit that is missing of the last few, without which the game is lost at once.
const LAST_UNITS: i32 = 40;
/// The loss of the last combat unit, without which the war is lost.
const WAR: i32 = 1000;

/// A board as the agent imagines it.
pub type Sketch = steady::Sketch<WashingtonsWar>;

/// What units, winter and Congress are worth to the Americans, and what is fixed.
pub fn balance(sketch: &Sketch, winter: i32) -> i32 {
    let units = sketch.units.american - sketch.units.british - sketch.waiting / 2;
    let winter = (sketch.winter.british - sketch.winter.american) * UNIT * winter / 16;
    let missing = |count: i32| if count == 0 { WAR } else { LAST_UNITS * (4 - count).max(0) };
    let last = missing(sketch.ashore) - missing(sketch.units.american);
    let congress = if sketch.there.congress.is_empty() { 0 } else { CONGRESS };
    UNIT * units + last + winter + congress + sketch.fixed
}

/// What the French, the Regulars and a general who is lost are worth to the Americans.
pub fn fixed(open: &Open, facts: &Pack) -> i32 {
    let french = if open.allied() { 12 } else { i32::from(open.alliance) };
    let regulars = if open.regulars { -REGULARS } else { 0 };
    let lost = open.generals_in(facts, Side::American, Place::Out);
    let lost = lost.filter(|general| general.own(facts).out_if_captured.is_some()).count() as i32;
    ALLIANCE * french + regulars - 5 * COLONY * lost
}

/// §11.0 The combat units that winter takes, in halves: a roll for one is a half.
pub fn toll(facts: &Pack, space: Space, force: Force, general: Option<General>) -> i32 {
    match winter::toll(facts, space, force, general) {
        Toll::Spared => 0,
        Toll::Loses(count) => 2 * i32::from(count),
        Toll::Rolls => 1,
    }
}

/// §10.0.B What a colony is worth to the Americans: by majority, Canada by its key spaces.
pub fn colony(facts: &Pack, colony: Colony, pcs: &BySide<SpaceSet>) -> i32 {
    let margin = steady::margin(facts, colony, pcs);
    let key = colony.key_spaces(facts);
    let worth = margin.clamp(-3, 3) * MARGIN;
    let held = if key.is_empty() { margin.signum() } else { steady::holds(key, pcs) };
    worth + COLONY * held
}
