//! §4.2.1 Common Cause: the British use War Parties as Tories. It has no moment of its own: a March or a Battle of the
//! British asks for it in each of its spaces.

use tricorne_kernel::{Flow, msg};

use crate::ask::Lod;
use crate::command_order::{Accompaniment, Order};
use crate::map::Space;
use crate::navy;
use crate::pieces::{Faction, Piece};
use crate::state::State;
use crate::words::{Activity, Command};

/// §4.2.1 How many War Parties of the space the British could use as Tories: all of them, where British pieces are too
/// and the order lets Common Cause go with its March or Battle.
pub fn available(state: &State, order: &Order, space: Space) -> u8 {
    let accompanies = matches!(order.command, Some(Command::March | Command::Battle));
    let allowed = order.faction == Faction::British && accompanies && order.may_use(Activity::CommonCause);
    if allowed && state.pieces_of(Faction::British, space) > 0 { state.war_parties(space) } else { 0 }
}

/// §4.2.1 The British use this many [`available`] War Parties of the space: they are Active from now on. Those that
/// are Active already are used first.
pub fn utilize(t: &mut Lod<'_>, order: &mut Order, space: Space, count: u8) -> Flow<()> {
    utilize_besides(t, order, space, count, 0)
}

/// §4.2.1 Like [`utilize`], where this many Active War Parties of the space have been used already and stay as they are.
pub fn utilize_besides(
    t: &mut Lod<'_>,
    order: &mut Order,
    space: Space,
    count: u8,
    used_before: u8,
) -> Flow<()> {
    if count == 0 {
        return Ok(());
    }
    if order.activity != Accompaniment::Used(Activity::CommonCause) {
        order.activity = Accompaniment::Used(Activity::CommonCause);
        navy::howe_lowers_fni(t, |_| true)?;
    }
    let active = t.state.count(Piece::WarPartiesActive, space).saturating_sub(used_before);
    t.state.activate(Piece::WarPartiesUnderground, space, count.saturating_sub(active));
    t.note("4.2.1", msg!("lod-note-common-cause", count = count, space = space));
    Ok(())
}
