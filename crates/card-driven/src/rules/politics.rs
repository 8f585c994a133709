//! The Political Control Phase.

use tricorne_kernel::{Flow, Step};

use super::{Rules, Told, arrival, marks, tell};
use crate::sides::Side;

/// §ww:5.6, §ww:10.2, §wtp:5.0, §wtp:10.2 Congress, then the armies' PC markers, then isolation: the American first.
pub fn phase<G: Rules>(t: &mut Step<'_, G>) -> Flow<()> {
    arrival::reconvene(t)?;
    for side in Side::BOTH {
        for space in (t.state.army_spaces(t.facts, side) - t.state.pcs[side]).iter() {
            marks::mark(t, side, space);
        }
    }
    for side in Side::BOTH {
        remove_isolated(t, side);
    }
    Ok(())
}

/// §ww:10.31.B, §ww:10.32.B, §wtp:10.2 All isolated PC markers of a side go at once.
fn remove_isolated<G: Rules>(t: &mut Step<'_, G>, side: Side) {
    let isolated = G::isolated(t.state, t.facts, side);
    t.state.pcs[side] = t.state.pcs[side] - isolated;
    for space in isolated.iter() {
        tell(t, Told::Isolated { side, space });
    }
}
