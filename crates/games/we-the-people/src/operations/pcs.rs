//! §10.1 Placing PC markers with operations cards.

use tricorne_kernel::{Flow, Prompt, msg};

use crate::ask::{self, Wtp};
use crate::events::mark;
use crate::map::{SpaceSet, next_to};
use crate::pieces::Side;
use crate::state::Open;

/// §10.1 The spaces where a side may place or flip a PC marker. `near` are the spaces next to its PC markers when the card
/// was played: the British do not chain (P16).
pub fn markable(state: &Open, side: Side, near: SpaceSet) -> SpaceSet {
    if state.blocked[side] {
        return SpaceSet::NONE;
    }
    match side {
        // Without Congress neither placing nor flipping (P15).
        Side::American if state.congress.is_none() => SpaceSet::NONE,
        Side::American => {
            let place = state.uncontrolled() - state.cu_spaces(Side::British);
            place | (state.pcs.british & state.general_spaces(Side::American))
        }
        Side::British => {
            let congress = state.congress.map_or(SpaceSet::NONE, SpaceSet::of);
            let place = (state.uncontrolled() & near) - state.cu_spaces(Side::American) - congress;
            place | (state.army_spaces(Side::British) - state.pcs.british)
        }
    }
}

/// §10.1 So many PC markers, as far as the player likes.
pub fn place(t: &mut Wtp<'_>, side: Side, markers: u8) -> Flow<()> {
    let near = next_to(t.state.pcs[side]);
    for left in (1..=markers).rev() {
        let spaces = markable(&t.state, side, near);
        let prompt = Prompt::new("10.1", msg!("wtp-place", left = left));
        let Some(space) = ask::space_or_done(t, side, prompt, spaces)? else { break };
        mark(t, side, space);
    }
    Ok(())
}
