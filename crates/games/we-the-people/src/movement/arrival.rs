//! §7.1 What an army does by coming: it captures generals, disperses Congress, and two generals are one too many.

use tricorne_kernel::msg;

use crate::ask::Wtp;
use crate::map::{Space, SpaceSet};
use crate::pack::Pack;
use crate::pieces::{General, Side};
use crate::state::{Open, Place};
use crate::victory::Ending;

/// §7.1 Combat units of a side have come to a space without enemy combat units: enemy generals there are captured (P12),
/// and a British army disperses Congress.
pub fn take_over(t: &mut Wtp<'_>, side: Side, space: Space) {
    while let Some(general) = t.state.general_at(t.facts, side.enemy(), space) {
        capture(t, general);
    }
    if side == Side::British && t.state.general_at(t.facts, side, space).is_some() {
        disperse_congress(t, space);
    }
}

/// §7.1, §12.0 A general is captured; with one of them the war is lost.
pub fn capture(t: &mut Wtp<'_>, general: General) {
    t.note("7.1", msg!("wtp-note-captured", general = general));
    t.state.put(general, Place::Captured);
    if general.own(t.facts).decides_the_war && t.state.ending.is_none() {
        t.state.ending = Some(Ending::Captured);
        t.note("12.0", msg!("wtp-note-decided", general = general));
    }
}

/// §7.1 The Continental Congress is dispersed, if it meets here without American combat units.
pub fn disperse_congress(t: &mut Wtp<'_>, space: Space) {
    if t.state.congress == Some(space) && t.state.cus(Side::American, space) == 0 {
        t.state.congress = None;
        t.note("7.1", msg!("wtp-note-dispersed", space = space));
    }
}

/// §9.0, §9.2 The spaces that a side's force may retreat to along lines.
pub fn retreat_spaces(state: &Open, facts: &Pack, side: Side, from: Space) -> SpaceSet {
    ways_out(state, facts, side, state.general_at(facts, side, from), from)
}

/// §9.0, §9.2 The spaces that an army under this general, or combat units without one, may retreat to along lines: no enemy
/// combat unit, no enemy PC marker.
pub fn ways_out(state: &Open, facts: &Pack, side: Side, general: Option<General>, from: Space) -> SpaceSet {
    let enemy = side.enemy();
    from.adjacent_for(facts, general) - state.cu_spaces(enemy) - state.pcs[enemy]
}
