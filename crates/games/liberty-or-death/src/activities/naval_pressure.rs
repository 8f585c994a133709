//! §4.2.3, §4.5.3 Naval Pressure of the British and of the French.

use tricorne_kernel::{Flow, msg};

use crate::ask::Lod;
use crate::command_order::Order;
use crate::commands;
use crate::navy;
use crate::pieces::Faction;
use crate::prompt::Roll;
use crate::state::State;
use crate::words::Command;

/// §4.2.3 The British may always use it. §4.5.3 The French may once the Treaty of Alliance was played, but not with
/// Agent Mobilization, if they have a Squadron to place or a Blockade to move.
pub fn possible(state: &State, order: &Order) -> bool {
    match order.faction {
        Faction::British => true,
        Faction::French => {
            state.treaty
                && order.command != Some(Command::AgentMobilization)
                && state.squadrons() + state.fni() > 0
        }
        Faction::Patriots | Faction::Indians => false,
    }
}

/// §4.2.3, §4.5.3 The British lower FNI or, if it is 0, gain Resources; the French raise FNI or, if no Squadron is left
/// in the West Indies, rearrange the Blockades.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    if order.faction == Faction::French { french(t) } else { british(t, order) }
}

/// §4.2.3 What the British gain at the least: a D3, if FNI will be 0 when they count, Howe's drop considered (L13).
pub fn surely_brings(state: &State, order: &Order) -> u8 {
    u8::from(order.faction == Faction::British && state.fni() <= navy::howe_will_lower(state, order))
}

/// §4.2.3 FNI is 0 before the Treaty of Alliance, so that one test serves before and after. Where the Command waits for
/// it, the Blockade that is lifted must let it begin (L174).
fn british(t: &mut Lod<'_>, order: &Order) -> Flow<()> {
    if t.state.fni() > 0 {
        t.note("4.2.3", msg!("lod-note-naval-pressure-lowers"));
        navy::lift(t, |after| !order.must_fund || commands::can_begin(after, order))?;
        return Ok(());
    }
    let gain = t.die(Roll::NavalPressureDie, 3)?;
    t.state.gain(Faction::British, gain);
    t.note("4.2.3", msg!("lod-note-naval-pressure-gains", count = gain));
    Ok(())
}

/// §4.5.3 A Squadron leaves the West Indies for a City; with none there, Blockades may change places, and FNI stays
/// as it is (L9).
fn french(t: &mut Lod<'_>) -> Flow<()> {
    if t.state.squadrons() > 0 {
        t.note("4.5.3", msg!("lod-note-naval-pressure-raises"));
        navy::raise_fni(t, 1)?;
        return Ok(());
    }
    t.note("4.5.3", msg!("lod-note-naval-pressure-rearranges"));
    navy::rearrange_blockades(t)
}
