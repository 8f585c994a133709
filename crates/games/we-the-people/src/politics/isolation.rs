//! §10.2 Which PC markers are isolated.

use crate::map::SpaceSet;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::state::Open;

/// §10.2 The PC markers of a side that cannot trace a path over their own to anything that saves them (P17).
pub fn isolated(state: &Open, facts: &Pack, side: Side) -> SpaceSet {
    let own = state.pcs[side];
    let havens = saving(state, facts, side) | free(state, facts, side);
    let mut safe = own & (havens | facts.next_to(havens) | open_ports(state, facts, side));
    loop {
        let more = safe | (own & facts.next_to(safe));
        if more == safe {
            return own - safe;
        }
        safe = more;
    }
}

/// §10.2 The spaces with pieces that save PC markers: American generals, combat units and Congress; of the British only
/// combat units.
fn saving(state: &Open, facts: &Pack, side: Side) -> SpaceSet {
    match side {
        Side::American => state.unit_spaces(facts, side),
        Side::British => state.cu_spaces(side),
    }
}

/// §10.2 The empty spaces: without PC marker and without enemy combat units.
fn free(state: &Open, facts: &Pack, side: Side) -> SpaceSet {
    state.uncontrolled(facts) - state.cu_spaces(side.enemy())
}

/// §10.2 Ports save British PC markers in them, but for that of the French Navy.
fn open_ports(state: &Open, facts: &Pack, side: Side) -> SpaceSet {
    match side {
        Side::American => SpaceSet::NONE,
        Side::British => facts.ports - state.navy_space(),
    }
}
