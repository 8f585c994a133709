//! §4.4.1 Trade.

use tricorne_kernel::{Flow, key, msg};

use crate::ask::{self, Lod};
use crate::command_order::{Order, Price};
use crate::commands::indians;
use crate::map::{Regions, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::prompt::Prompt;
use crate::state::{Edition, MOST_RESOURCES, State};
use crate::words::Command;

/// §4.4.1 The least sum that passes from the British to the Indians (L49).
const fn least_sum(edition: Edition) -> u8 {
    match edition {
        Edition::Printed => 2,
        Edition::Living => 1,
    }
}

/// §4.4.1 Whether there is a Province to Trade in.
pub fn possible(state: &State, order: &Order) -> bool {
    !spaces(state, order).is_empty()
}

/// Whether the British could give more than the Indians get without them.
pub fn is_uncertain(state: &State, order: &Order) -> bool {
    possible(state, order) && most_offered(state, order) >= 2
}

/// §4.4.1 The Indians Trade in a Province; the British say what they give.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let spaces = spaces(t.state, order);
    let prompt = Prompt::TradeWhere;
    let space = ask::space(t, Faction::Indians, prompt, spaces)?;
    t.state.activate(Piece::WarPartiesUnderground, space, 1);
    t.note("4.4.1", msg!("lod-note-trade", space = space));
    let most = most_offered(t.state, order);
    let least = least_sum(t.state.options.edition);
    let offer = if most < least {
        0
    } else {
        let prompt = match t.state.options.edition {
            Edition::Printed => Prompt::TradeOffer { space },
            Edition::Living => Prompt::TradeOfferLiving { space },
        };
        ask::number(t, Faction::British, prompt, 0, most)?
    };
    if offer >= least {
        t.state.lose(Faction::British, offer);
        t.state.gain(Faction::Indians, offer);
        t.note("4.4.1", msg!("lod-note-trade-given", count = offer));
    } else {
        t.state.gain(Faction::Indians, 1);
        t.note("4.4.1", key!("lod-note-trade-alone").into());
    }
    Ok(())
}

/// Provinces with a Village and an Underground War Party that the Command to come can spare.
fn spaces(state: &State, order: &Order) -> SpaceSet {
    (order.within & SpaceSet::PROVINCES).only(|space| {
        state.count(Piece::WarPartiesUnderground, space) > 0
            && state.count(Piece::Villages, space) > 0
            && indians::still_begins(state, order, |after| {
                after.activate(Piece::WarPartiesUnderground, space, 1);
                after.gain(Faction::Indians, 1);
            })
    })
}

/// What the British may offer: no more than they have and the Indians can hold (§1.8). What they owe for a Scout that
/// is still to come (§3.4.3) they keep.
fn most_offered(state: &State, order: &Order) -> u8 {
    let scout_to_come = order.command == Some(Command::Scout) && order.selected.is_empty();
    let owed = u8::from(scout_to_come && order.price == Price::Paid);
    let room = MOST_RESOURCES - state.resources[Faction::Indians];
    state.resources[Faction::British].saturating_sub(owed).min(room)
}
