//! §10.3 Which PC markers are isolated.

use crate::map::{Space, SpaceSet, next_to};
use crate::pieces::Side;
use crate::state::Open;

/// §10.3 The PC markers of a side that cannot trace a path over their own to anything that supports them.
pub fn isolated(state: &Open, side: Side) -> SpaceSet {
    let own = state.pcs[side];
    let mut safe = own & (supports(state, side) | next_to(free(state, side)));
    loop {
        let more = safe | (own & next_to(safe));
        if more == safe {
            return own - safe;
        }
        safe = more;
    }
}

/// §10.31.A, §10.32.A The spaces that support a PC marker in them: Americans have Congress, combat units and generals,
/// the British have ports, blockaded or not, and combat units.
fn supports(state: &Open, side: Side) -> SpaceSet {
    match side {
        Side::American => state.unit_spaces(side),
        Side::British => state.cu_spaces(side) | Space::ports(),
    }
}

/// §10.31.A, §10.32.A The uncontrolled spaces that support PC markers next to them: without enemy combat units and, for
/// the British, without American generals.
fn free(state: &Open, side: Side) -> SpaceSet {
    let taken = match side {
        Side::American => state.cu_spaces(Side::British),
        Side::British => state.cu_spaces(Side::American) | state.general_spaces(Side::American),
    };
    state.uncontrolled() - taken
}
