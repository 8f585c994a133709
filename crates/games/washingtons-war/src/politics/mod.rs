//! §10.2 The Political Control Phase.

pub mod isolation;

use tricorne_kernel::{Flow, msg};

use crate::ask::Ww;
use crate::events::mark;
use crate::movement::arrival;
use crate::pieces::{Named, Side};

/// §5.6, §10.2 Congress, then the armies' PC markers, then isolation: the American first.
pub fn phase(t: &mut Ww<'_>) -> Flow<()> {
    arrival::reconvene(t)?;
    for side in Side::BOTH {
        for space in (t.state.army_spaces(t.facts, side) - t.state.pcs[side]).iter() {
            mark(t, side, space);
        }
    }
    for side in Side::BOTH {
        remove_isolated(t, side);
    }
    Ok(())
}

/// §10.31.B, §10.32.B All isolated PC markers of a side go at once.
fn remove_isolated(t: &mut Ww<'_>, side: Side) {
    let isolated = isolation::isolated(&t.state, t.facts, side);
    t.state.pcs[side] = t.state.pcs[side] - isolated;
    for space in isolated.iter() {
        t.note("10.3", msg!("ww-note-isolated", side = side.name(), space = space));
    }
}
