//! §3.5.5 The French Battle Command.

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::battle::{self, Attack};
use crate::command_order::{self, Order};
use crate::leaders;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Side};
use crate::prompt::Prompt;
use crate::state::State;

/// §3.5.5 What each space costs the French, and the Patriots where they take part.
const COST: u8 = 1;

/// §3.5.5 Where the French may fight: spaces and the West Indies with French and Royalist pieces, where they did not
/// Skirmish (§4.5.2).
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    if !state.treaty || !order.can_pay(state, Faction::French, COST) {
        return SpaceSet::NONE;
    }
    (order.open_spaces_in_place() - order.barred).only(|space| {
        state.pieces_of(Faction::French, space) > 0 && state.pieces_of_side(Side::Royalist, space) > 0
    })
}

/// §3.5.5 The French fight in one space after another, with the Patriots where these pay.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let prompt = Prompt::FrenchBattleWhere;
    while let Some(space) = command_order::next_space(t, order, prompt, spaces)? {
        order.selected.insert(space);
        order.pay(t.state, Faction::French, COST);
        t.note("3.5.5", msg!("lod-note-french-battle", space = space, paid = order.price_of(COST)));
        let friend_joins = patriots_join(t, order, space)?;
        battle::fight(t, order, Attack { friend_joins, ..Attack::new(Faction::French, space) })?;
        leaders::settle(t)?;
    }
    Ok(())
}

/// §3.5.5 Whether the Patriots take part, which the French decide if the Patriots can pay.
pub fn patriots_join(t: &mut Lod<'_>, order: &Order, space: Space) -> Flow<bool> {
    if t.state.pieces_of(Faction::Patriots, space) == 0 || !order.can_pay(t.state, Faction::Patriots, COST) {
        return Ok(false);
    }
    let cost = order.price_of(COST);
    let prompt = Prompt::PatriotsJoinBattle { space, cost };
    let joins = ask::yes(t, Faction::French, prompt)?;
    if joins {
        order.pay(t.state, Faction::Patriots, COST);
        t.note("3.5.5", msg!("lod-note-patriots-join-battle", space = space, paid = cost));
    }
    Ok(joins)
}
