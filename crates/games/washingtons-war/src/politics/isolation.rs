//! §10.3 Which PC markers are isolated.

use tricorne_card_driven::{Presence, Support};

use crate::WashingtonsWar;
use crate::map::SpaceSet;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::state::Open;

/// §10.3 The PC markers of a side that cannot trace a path over their own to anything that supports them.
pub fn isolated(state: &Open, facts: &Pack, side: Side) -> SpaceSet {
    facts.cut_off(state.pcs[side], support(&state.presence(facts), facts, side))
}

/// §10.31.A, §10.32.A What supports PC markers. In a space: Congress, combat units and generals for Americans; ports, blockaded
/// or not, and combat units for the British. From next to it: an uncontrolled space without enemy combat units and, for the
/// British, without American generals.
pub fn support(there: &Presence<WashingtonsWar>, facts: &Pack, side: Side) -> Support<WashingtonsWar> {
    let (here, taken) = match side {
        Side::American => (there.american_units(), there.cus.british),
        Side::British => (there.cus.british | facts.ports, there.cus.american | there.generals.american),
    };
    Support { here, near: there.uncontrolled(facts) - taken }
}
