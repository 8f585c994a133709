//! §6.2.2 The Supply Phase in the West Indies.

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::battle::{self, Attack};
use crate::command_order::Order;
use crate::leaders;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::prompt::Prompt;
use crate::words::Command;

/// §6.2.2 The French must fight a free Battle if British pieces are there too. Then the French and after them the
/// British withdraw what they like and pay for what stays.
pub fn battle_and_stay(t: &mut Lod<'_>) -> Flow<()> {
    let present = |faction| t.state.pieces_of(faction, Space::WestIndies) > 0;
    if present(Faction::French) && present(Faction::British) {
        let mut order = Order::free_limited(Faction::French, SpaceSet::of(Space::WestIndies));
        order.command = Some(Command::Battle);
        order.selected.insert(Space::WestIndies);
        t.note("6.2.2", msg!("lod-note-west-indies-battle"));
        battle::fight(t, &mut order, Attack::new(Faction::French, Space::WestIndies))?;
        leaders::settle(t)?;
    }
    stay(t, Faction::French, Piece::FrenchRegulars)?;
    stay(t, Faction::British, Piece::BritishRegulars)?;
    leaders::settle(t)
}

/// §6.2.2 Any number of Regulars return to Available; the rest cost one Resource in all. Forts stay (L57).
fn stay(t: &mut Lod<'_>, faction: Faction, regulars: Piece) -> Flow<()> {
    let present = t.state.count(regulars, Space::WestIndies);
    if present == 0 {
        return Ok(());
    }
    let least = if t.state.resources[faction] > 0 { 0 } else { present };
    let prompt = Prompt::WestIndiesWithdraw { count: present };
    let withdrawn = ask::number(t, faction, prompt, least, present)?;
    if withdrawn > 0 {
        t.state.remove(regulars, Space::WestIndies, withdrawn);
        t.note("6.2.2", msg!("lod-note-west-indies-withdrawn", faction = faction, count = withdrawn));
    }
    if withdrawn < present {
        t.state.lose(faction, 1);
        t.note("6.2.2", msg!("lod-note-west-indies-paid", faction = faction, count = present - withdrawn));
    }
    Ok(())
}
