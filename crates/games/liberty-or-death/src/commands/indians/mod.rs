//! §3.4 The Commands of the Indians.

pub mod gather;
mod groups;
pub mod march;
pub mod raid;
pub mod scout;

use tricorne_kernel::msg;

use crate::activities;
use crate::ask::Lod;
use crate::command_order::{Order, Price};
use crate::pieces::Faction;
use crate::state::State;

/// §2.3.4, §4.1 Whether the Command could still select a space after an Activity made this change before it. A Command
/// that has begun, and an Activity that stands by itself, need not care.
pub fn still_begins(state: &State, order: &Order, change: impl FnOnce(&mut State)) -> bool {
    if order.command.is_none() || !order.selected.is_empty() {
        return true;
    }
    let mut after = state.clone();
    change(&mut after);
    activities::leaves_command_possible(&after, &Order { must_fund: false, ..*order })
}

/// §3.1 A Faction pays for the Command, unless it is free.
fn pay(t: &mut Lod<'_>, order: &Order, rule: &'static str, faction: Faction, cost: u8) {
    order.pay(t.state, faction, cost);
    if order.price == Price::Paid && cost > 0 {
        t.note(rule, msg!("lod-note-indian-command-paid", faction = faction, count = cost));
    }
}
