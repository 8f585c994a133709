//! §4.3.1 Persuasion.

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::command_order::Order;
use crate::map::{Regions, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Prompt;
use crate::state::State;

/// §4.3.1 In how many spaces the Patriots may persuade.
const MOST_SPACES: usize = 3;

/// §4.3.1 Whether there is somebody to persuade.
pub fn possible(state: &State, order: &Order) -> bool {
    !spaces(state, order).is_empty()
}

/// §4.3.1 Colonies and Cities under Rebellion Control with Underground Militia.
fn spaces(state: &State, order: &Order) -> SpaceSet {
    ((SpaceSet::COLONIES | SpaceSet::CITIES) & order.within).only(|space| {
        state.count(Piece::MilitiaUnderground, space) > 0 && state.control(space) == Some(Side::Rebellion)
    })
}

/// §4.3.1 In up to three spaces a Militia shows itself, which brings a Resource and a Propaganda marker.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let mut persuaded = SpaceSet::NONE;
    while persuaded.len() < MOST_SPACES {
        let open = spaces(t.state, order) - persuaded;
        let left = MOST_SPACES - persuaded.len();
        let prompt = Prompt::PersuasionWhere { left: left as u8 };
        let space = if persuaded.is_empty() {
            ask::space(t, Faction::Patriots, prompt, open)?
        } else {
            match ask::space_or_done(t, Faction::Patriots, prompt, open)? {
                Some(space) => space,
                None => return Ok(()),
            }
        };
        persuaded.insert(space);
        t.state.activate(Piece::MilitiaUnderground, space, 1);
        t.state.gain(Faction::Patriots, 1);
        let propaganda = t.state.add_propaganda(space, 1);
        t.note("4.3.1", msg!("lod-note-persuasion", space = space, propaganda = propaganda));
    }
    Ok(())
}
