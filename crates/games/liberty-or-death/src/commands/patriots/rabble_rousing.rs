//! §3.3.4 Rabble-Rousing.

use tricorne_kernel::{Flow, msg};

use crate::ask::Lod;
use crate::command_order::{self, Order};
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Prompt;
use crate::state::State;

/// §3.3.4 What each space costs.
const COST: u8 = 1;

/// §3.3.4 Where the Patriots may rouse the rabble: under Rebellion Control with a Patriot piece, or with Underground
/// Militia.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    if !order.can_pay(state, Faction::Patriots, COST) {
        return SpaceSet::NONE;
    }
    (order.open_spaces_in_place() & SpaceSet::MAP)
        .only(|space| state.count(Piece::MilitiaUnderground, space) > 0 || in_the_open(state, space))
}

/// §3.3.4 Whether no Militia need show themselves: under Rebellion Control with a Patriot piece.
fn in_the_open(state: &State, space: Space) -> bool {
    state.control(space) == Some(Side::Rebellion) && state.pieces_of(Faction::Patriots, space) > 0
}

/// §3.3.4 Each space gets a Propaganda marker, while there are any, and shifts one level towards Active Opposition.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let prompt = Prompt::RabbleRousingWhere;
    while let Some(space) = command_order::next_space(t, order, prompt, spaces)? {
        order.selected.insert(space);
        order.pay(t.state, Faction::Patriots, COST);
        let exposed = !in_the_open(t.state, space);
        let propaganda = t.state.add_propaganda(space, 1);
        t.state.shift(space, -1);
        t.note(
            "3.3.4",
            msg!(
                "lod-note-rabble-rousing",
                space = space,
                level = t.state.level(space),
                propaganda = propaganda,
                paid = order.price_of(COST),
            ),
        );
        if exposed {
            t.state.activate(Piece::MilitiaUnderground, space, 1);
            t.note("3.3.4", msg!("lod-note-rabble-rousing-activates", space = space));
        }
    }
    Ok(())
}
