//! What a board is worth: colonies, combat units, Congress, the French.

use tricorne_card_driven::steady::{self, UNIT};

use crate::map::{Colony, Space, SpaceSet};
use crate::pack::Pack;
use crate::pieces::{BySide, Force, General, Side};
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

/// A board as the agent imagines it.
pub type Sketch = steady::Sketch<WeThePeople>;

/// What units, winter and Congress are worth to the Americans, and what is fixed.
pub fn balance(sketch: &Sketch, winter: i32) -> i32 {
    let units = sketch.units.american - sketch.units.british - sketch.waiting / 2;
    let missing = |count: i32| if count == 0 { WAR } else { LAST_UNITS * (4 - count).max(0) };
    let last = missing(sketch.ashore) - missing(sketch.units.american);
    let winter = (sketch.winter.british - sketch.winter.american) * UNIT * winter / 8;
    let congress = if sketch.there.congress.is_empty() { 0 } else { CONGRESS };
    UNIT * units + last + winter + congress + sketch.fixed
}

/// What the French, the Regulars and a general who decides the war are worth to the Americans.
pub fn fixed(open: &Open, facts: &Pack) -> i32 {
    let french = if open.allied { ALLIANCE } else { 0 };
    let regulars = if open.regulars { -REGULARS } else { 0 };
    let decided = open.generals_in(facts, Side::American, Place::Captured);
    let decided = decided.filter(|general| general.own(facts).decides_the_war).count() as i32;
    french + regulars - WAR * decided
}

/// §11.0 The combat units that winter takes.
pub fn toll(facts: &Pack, space: Space, force: Force, _general: Option<General>) -> i32 {
    winter::toll(facts, space, force.total()).into()
}

/// §12.0 What a colony is worth to the Americans: without a majority it is theirs; Canada only as a whole.
pub fn colony(facts: &Pack, colony: Colony, pcs: &BySide<SpaceSet>) -> i32 {
    let margin = steady::margin(facts, colony, pcs);
    let key = colony.key_spaces(facts);
    let held = if key.is_empty() { 2 * i32::from(margin >= 0) - 1 } else { steady::holds(key, pcs) };
    let counts = held > 0 || colony.is_of_thirteen(facts);
    margin.clamp(-3, 3) * MARGIN + if counts { COLONY * held } else { 0 }
}
