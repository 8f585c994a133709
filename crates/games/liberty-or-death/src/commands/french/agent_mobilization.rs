//! §3.5.1 French Agent Mobilization.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::command_order::{self, Order};
use crate::leaders;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::prompt::Prompt;
use crate::state::{Level, State};
use crate::words::Button;

/// §3.5.1 What it costs.
const COST: u8 = 1;
/// §3.5.1 How many Militia are placed.
const MILITIA: u8 = 2;

/// §3.5.1 Where the French have agents: one of four Provinces, not at Active Support.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    if state.treaty || !order.selected.is_empty() || !order.can_pay(state, Faction::French, COST) {
        return SpaceSet::NONE;
    }
    order
        .open_spaces_in_place()
        .only(|space| space.agent_mobilization() && state.level(space) != Level::ActiveSupport)
}

/// §3.5.1 In one Province the French place two Available Militia or one Continental.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let prompt = Prompt::AgentsWhere;
    while let Some(space) = command_order::next_space(t, order, prompt, spaces)? {
        order.selected.insert(space);
        order.pay(t.state, Faction::French, COST);
        t.note("3.5.1", msg!("lod-note-agents", space = space, paid = order.price_of(COST)));
        mobilize(t, space)?;
    }
    Ok(())
}

/// §3.5.1 What is placed belongs to the Patriots, so nothing is taken from the map for it (§1.4.1).
fn mobilize(t: &mut Lod<'_>, space: Space) -> Flow<()> {
    let ways: ArrayVec<Button, 2> =
        [(Button::PlaceMilitia, Piece::MilitiaUnderground), (Button::PlaceContinental, Piece::Continentals)]
            .into_iter()
            .filter(|&(_, piece)| t.state.available[piece as usize] > 0)
            .map(|(way, _)| way)
            .collect();
    if ways.is_empty() {
        t.note("3.5.1", msg!("lod-note-agents-nothing", space = space));
        return Ok(());
    }
    let prompt = Prompt::AgentsWhat { space };
    let (piece, count) = if ask::word(t, Faction::French, prompt, &ways)? == Button::PlaceMilitia {
        (Piece::MilitiaUnderground, MILITIA)
    } else {
        (Piece::Continentals, 1)
    };
    let placed = t.state.place(piece, space, count);
    t.note("3.5.1", msg!("lod-note-agents-place", count = placed, piece = piece, space = space));
    leaders::come_along(t, Faction::French, Faction::Patriots, space)
}
