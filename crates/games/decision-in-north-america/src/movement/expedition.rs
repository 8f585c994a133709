//! §33.0 Militia expeditions (optional).

use tricorne_kernel::{Flow, msg};

use crate::ask::{T, facts, own_die};
use crate::forces::Force;
use crate::prompts::Roll;
use crate::state::March;

/// §33.0, §33.1 Each militia unit rolls to cross a border: it goes along, stays behind, or goes home.
pub fn cross(t: &mut T<'_>, march: &mut March) -> Flow<()> {
    let facts = facts(t);
    let value = march.commander.map_or(0, |leader| march.force.leadership(facts, leader, false));
    let militia = march.force.units_if(|kind| facts.kind(kind).is_militia());
    for kind in militia.kinds() {
        for _ in 0..militia.of(kind) {
            let die = own_die(t, march.side, Roll::Expedition { unit: kind })?;
            if die <= value {
                continue;
            }
            let one = Force::units(kind, 1);
            march.force.remove(&one);
            if die == 6 {
                t.state.eliminate(facts, march.at, kind);
                t.note("33.1", msg!("dina-note-militia-home", unit = kind, place = march.at));
            } else {
                t.state.mark_moved(march.at, &one);
                t.note("33.1", msg!("dina-note-militia-stays", unit = kind, place = march.at));
            }
            t.state.march = Some(*march);
        }
    }
    Ok(())
}
