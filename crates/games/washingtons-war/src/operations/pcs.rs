//! §10.11 Placing and flipping PC markers with operations cards.

use tricorne_card_driven::rules::marks::mark;
use tricorne_kernel::Flow;

use crate::ask::{self, Ww};
use crate::map::SpaceSet;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::prompt::Prompt;
use crate::state::Open;

/// By which means PC markers are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Means {
    Operations,
    Discard,
}

/// §10.11 The spaces where a side may place or flip a PC marker. `near` are the spaces next to its PC markers when the
/// card was played: the British do not chain (§10.11.B.ii).
pub fn markable(state: &Open, facts: &Pack, side: Side, near: SpaceSet, means: Means) -> SpaceSet {
    let blocked = match means {
        Means::Operations => state.blocked[side].ops,
        Means::Discard => state.blocked[side].discard,
    };
    let (place, flip) = match side {
        Side::American => {
            // §10.11.A.iv Without Congress nothing is placed, but generals still flip.
            let silenced = blocked || state.congress.is_none();
            let place = state.uncontrolled(facts) - state.cu_spaces(Side::British);
            let flip = state.pcs.british & state.general_spaces(facts, Side::American);
            (if silenced { SpaceSet::NONE } else { place }, flip)
        }
        Side::British => {
            let armies = state.army_spaces(facts, Side::British);
            let place = (state.uncontrolled(facts) - state.unit_spaces(facts, Side::American)) & near;
            let place = place | (armies & state.uncontrolled(facts));
            (if blocked { SpaceSet::NONE } else { place }, armies & state.pcs.american)
        }
    };
    place | flip
}

/// §10.11 So many PC actions, as far as the player likes.
pub fn place_or_flip(t: &mut Ww<'_>, side: Side, actions: u8) -> Flow<()> {
    let near = t.state.next_to_pcs(t.facts, side);
    for left in (1..=actions).rev() {
        let spaces = markable(t.state, t.facts, side, near, Means::Operations);
        let prompt = Prompt::PlaceOrFlip { left };
        let Some(space) = ask::space_or_done(t, side, prompt, spaces)? else { break };
        mark(t, side, space);
    }
    Ok(())
}
