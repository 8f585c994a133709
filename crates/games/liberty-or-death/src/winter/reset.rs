//! §6.7 The Reset Phase.

use tricorne_kernel::{Flow, key};

use crate::ask::Lod;
use crate::events::winter_quarters;
use crate::map::Space;
use crate::pieces::{ByFaction, Piece};
use crate::state::{Phase, Sequence, State};

/// §6.7 All is made ready for the next Campaign, and the Event of the Winter Quarters card takes effect. The next card
/// is turned up as on any card (§2.3.7).
pub fn phase(t: &mut Lod<'_>) -> Flow<()> {
    make_ready(t.state);
    t.note("6.7", key!("lod-note-reset").into());
    if let Some(card) = t.state.cards.current {
        winter_quarters::execute(t, card)?;
    }
    Ok(())
}

/// §6.7 Markers go, Casualties become Available, Militia and War Parties go Underground, all Factions are Eligible.
fn make_ready(state: &mut State) {
    for space in Space::ALL {
        state.spaces[space].propaganda = 0;
        state.spaces[space].raids = 0;
        state.go_underground(Piece::MilitiaUnderground, space);
        state.go_underground(Piece::WarPartiesUnderground, space);
    }
    for piece in Piece::ALL {
        state.available[piece as usize] += std::mem::take(&mut state.casualties[piece as usize]);
    }
    state.sequence =
        Sequence { phase: Phase::NextCard, eligible: ByFaction([true; 4]), ..Sequence::default() };
}
