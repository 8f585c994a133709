//! §10.3 Which PC markers are isolated.

use crate::map::SpaceSet;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::state::Open;

/// §10.3 The PC markers of a side that cannot trace a path over their own to anything that supports them.
pub fn isolated(state: &Open, facts: &Pack, side: Side) -> SpaceSet {
    let own = state.pcs[side];
    let mut safe = own & (supports(state, facts, side) | facts.next_to(free(state, facts, side)));
    loop {
        let more = safe | (own & facts.next_to(safe));
        if more == safe {
            return own - safe;
        }
        safe = more;
    }
}

/// §10.31.A, §10.32.A The spaces that support a PC marker in them: Americans have Congress, combat units and generals,
/// the British have ports, blockaded or not, and combat units.
fn supports(state: &Open, facts: &Pack, side: Side) -> SpaceSet {
    match side {
        Side::American => state.unit_spaces(facts, side),
        Side::British => state.cu_spaces(side) | facts.ports,
    }
}

/// §10.31.A, §10.32.A The uncontrolled spaces that support PC markers next to them: without enemy combat units and, for
/// the British, without American generals.
fn free(state: &Open, facts: &Pack, side: Side) -> SpaceSet {
    let taken = match side {
        Side::American => state.cu_spaces(Side::British),
        Side::British => state.cu_spaces(Side::American) | state.general_spaces(facts, Side::American),
    };
    state.uncontrolled(facts) - taken
}
