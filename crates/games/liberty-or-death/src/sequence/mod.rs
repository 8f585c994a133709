//! §2.0 The sequence of play: which step comes next.

mod deck;
mod eligibility;
mod strokes;
mod treaty;
mod turn;

use tricorne_kernel::{Flow, msg};

use crate::ask::Lod;
use crate::state::Phase;
use crate::winter;

pub use eligibility::{become_ineligible_through_next, next_eligible, remain_eligible};
pub use strokes::stroke_order;

/// Plays the next step. Between steps nothing is being executed.
pub fn step(t: &mut Lod<'_>) -> Flow<()> {
    let before = (t.state.cbc, t.state.crc);
    next(t)?;
    if t.state.cbc > before.0 || t.state.crc > before.1 {
        t.note("1.6.4", msg!("lod-note-winter-casualties", cbc = t.state.cbc, crc = t.state.crc));
    }
    t.state.executing = None;
    t.state.playing = None;
    Ok(())
}

fn next(t: &mut Lod<'_>) -> Flow<()> {
    match t.state.sequence.phase {
        Phase::NextCard => deck::next_card(t),
        Phase::BrilliantStrokes => strokes::interrupt(t),
        Phase::EligibleFaction => turn::next_faction(t),
        Phase::VictoryCheck => winter::victory_check::phase(t),
        Phase::Supply => winter::supply::phase(t),
        Phase::ResourcesPhase => winter::resources::phase(t),
        Phase::SupportPhase => winter::support::phase(t),
        Phase::Redeployment => winter::redeployment::phase(t),
        Phase::Desertion => winter::desertion::phase(t),
        Phase::Reset => winter::reset::phase(t),
    }
}
