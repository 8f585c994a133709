//! §3.3.3 The Patriot Battle Command.

use tricorne_kernel::{Flow, msg};

use super::french_fee;
use crate::ask::{self, Lod};
use crate::battle::{self, Attack};
use crate::command_order::{self, Order};
use crate::leaders;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Side};
use crate::prompt::Prompt;
use crate::state::State;

/// §3.3.3 What each space costs.
const COST: u8 = 1;

/// §3.3.3 Where the Patriots may fight: spaces with Patriot and Royalist pieces, where they used neither Partisans
/// (§4.3.2) nor a Skirmish (§4.3.3).
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    if !order.can_pay(state, Faction::Patriots, COST) {
        return SpaceSet::NONE;
    }
    (order.open_spaces_in_place() - order.barred).only(|space| {
        state.pieces_of(Faction::Patriots, space) > 0 && state.pieces_of_side(Side::Royalist, space) > 0
    })
}

/// §3.3.3 The Patriots fight in one space after another, with the French where these pay.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let prompt = Prompt::PatriotBattleWhere;
    while let Some(space) = command_order::next_space(t, order, prompt, spaces)? {
        order.selected.insert(space);
        order.pay(t.state, Faction::Patriots, COST);
        t.note("3.3.3", msg!("lod-note-patriot-battle", space = space, paid = order.price_of(COST)));
        let friend_joins = french_join(t, order, space)?;
        battle::fight(t, order, Attack { friend_joins, ..Attack::new(Faction::Patriots, space) })?;
        leaders::settle(t)?;
    }
    Ok(())
}

/// §3.3.3 Whether the French take part, which the Patriots decide if the French can pay.
pub fn french_join(t: &mut Lod<'_>, order: &Order, space: Space) -> Flow<bool> {
    let fee = french_fee(t.state);
    if t.state.pieces_of(Faction::French, space) == 0 || !order.can_pay(t.state, Faction::French, fee) {
        return Ok(false);
    }
    let cost = order.price_of(fee);
    let prompt = Prompt::FrenchJoinBattle { space, cost };
    let joins = ask::yes(t, Faction::Patriots, prompt)?;
    if joins {
        order.pay(t.state, Faction::French, fee);
        t.note("3.3.3", msg!("lod-note-french-join-battle", space = space, paid = cost));
    }
    Ok(joins)
}
