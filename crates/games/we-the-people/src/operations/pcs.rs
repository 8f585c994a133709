//! §10.1 Placing PC markers with operations cards.

use tricorne_card_driven::rules::marks::mark;
use tricorne_kernel::Flow;

use crate::ask::{self, Wtp};
use crate::map::SpaceSet;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::prompt::Prompt;
use crate::state::Open;

/// §10.1 The spaces where a side may place or flip a PC marker. `near` are the spaces next to its PC markers when the card
/// was played: the British do not chain (P16).
pub fn markable(state: &Open, facts: &Pack, side: Side, near: SpaceSet) -> SpaceSet {
    if state.blocked[side] {
        return SpaceSet::NONE;
    }
    match side {
        // Without Congress neither placing nor flipping (P15).
        Side::American if state.congress.is_none() => SpaceSet::NONE,
        Side::American => {
            let place = state.uncontrolled(facts) - state.cu_spaces(Side::British);
            place | (state.pcs.british & state.general_spaces(facts, Side::American))
        }
        Side::British => {
            let congress = state.congress.map_or(SpaceSet::NONE, SpaceSet::of);
            let place = (state.uncontrolled(facts) & near) - state.cu_spaces(Side::American) - congress;
            let armies = state.army_spaces(facts, Side::British);
            let without_neighbour = match state.options.armies_place {
                true => armies & state.uncontrolled(facts),
                false => SpaceSet::NONE,
            };
            place | (armies & state.pcs.american) | without_neighbour
        }
    }
}

/// §10.1 So many PC markers, as far as the player likes.
pub fn place(t: &mut Wtp<'_>, side: Side, markers: u8) -> Flow<()> {
    let near = t.facts.next_to(t.state.pcs[side]);
    for left in (1..=markers).rev() {
        let spaces = markable(t.state, t.facts, side, near);
        let prompt = Prompt::Place { left };
        let Some(space) = ask::space_or_done(t, side, prompt, spaces)? else { break };
        mark(t, side, space);
    }
    Ok(())
}
