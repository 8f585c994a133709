//! §9.7 Overruns.

use tricorne_kernel::{Flow, msg};

use crate::ask::Ww;
use crate::map::Space;
use crate::movement::arrival;
use crate::pack::Pack;
use crate::pieces::{Named, Side};
use crate::state::Open;
use crate::{french, victory};

/// §9.7 Four or five combat units under a general overrun a single one without a general.
pub fn possible(state: &Open, facts: &Pack, attacker: Side, space: Space) -> bool {
    let (least, most) = facts.tables.overrun_by;
    let defender = attacker.enemy();
    state.general_at(facts, attacker, space).is_some()
        && (least..=most).contains(&state.cus(attacker, space))
        && state.general_at(facts, defender, space).is_none()
        && state.cus(defender, space) == facts.tables.overrun_over
}

/// §9.7 The enemy combat unit is removed without loss. That of the British moves the French as a battle does (§12.1).
pub fn overrun(t: &mut Ww<'_>, attacker: Side, space: Space) -> Flow<()> {
    let defender = attacker.enemy();
    for &nation in defender.nations() {
        t.state.eliminate(nation, space, t.facts.tables.overrun_over);
    }
    t.note("9.7", msg!("ww-note-overrun", side = attacker.name(), space = space));
    if attacker == Side::American {
        french::move_alliance(t, t.facts.tables.alliance.american_overrun);
    }
    arrival::take_over(t, attacker, space)?;
    victory::check(t);
    Ok(())
}
