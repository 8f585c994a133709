//! §3.2.4 Battle of the British: where, and at what price. The fight itself is §3.6.

use tricorne_kernel::{Flow, msg};

use crate::ask::Lod;
use crate::battle::{self, Attack};
use crate::command_order::{self, Order};
use crate::map::SpaceSet;
use crate::pieces::{Faction, Side};
use crate::prompt::Prompt;
use crate::state::State;

/// What each Battle costs.
const COST: u8 = 1;

/// §3.2.4 Any spaces, the West Indies too, with British and Rebellion pieces.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    if !order.can_pay(state, Faction::British, COST) {
        return SpaceSet::NONE;
    }
    let open = order.open_spaces_in_place() - order.barred;
    open.only(|space| {
        state.pieces_of(Faction::British, space) > 0 && state.pieces_of_side(Side::Rebellion, space) > 0
    })
}

/// §3.2.4 One Battle after the other, for one Resource each.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let prompt = Prompt::BritishBattle { cost: order.price_of(COST) };
    while let Some(space) = command_order::next_space(t, order, prompt, spaces)? {
        order.selected.insert(space);
        order.pay(t.state, Faction::British, COST);
        t.note("3.2.4", msg!("lod-note-british-battle", space = space, paid = order.price_of(COST)));
        battle::fight(t, order, Attack::new(Faction::British, space))?;
    }
    Ok(())
}
