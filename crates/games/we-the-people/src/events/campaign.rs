//! §7.0 Cards that move generals: campaigns, and those that move one.

use arrayvec::ArrayVec;
use tricorne_kernel::Flow;

use crate::ask::Wtp;
use crate::movement::{self, CardPlay};
use crate::pieces::{General, Side};
use crate::prompt::Prompt;
use crate::words::Button;

/// §7.0 Up to so many different generals move, whatever their strategy ratings, each finished before the next (P8).
pub fn campaign(t: &mut Wtp<'_>, side: Side, generals: u8, play: &mut CardPlay) -> Flow<()> {
    let pace = t.facts.tables.spaces;
    for left in (1..=generals).rev() {
        if t.state.ending.is_some() {
            break;
        }
        let ready: ArrayVec<General, 16> =
            movement::movable(t.state, t.facts, side, u8::MAX, pace, *play).collect();
        let prompt = Prompt::Campaign { left };
        let Some(general) = t.ask_or(side, prompt, ready, Button::Done)? else { break };
        movement::move_general(t, general, pace, play)?;
    }
    Ok(())
}

/// §7.0 One general of a side moves, if his strategy rating allows it, up to so many spaces.
pub fn move_one(t: &mut Wtp<'_>, side: Side, operations: u8, pace: u8, play: &mut CardPlay) -> Flow<()> {
    let ready: ArrayVec<General, 16> =
        movement::movable(t.state, t.facts, side, operations, pace, *play).collect();
    if ready.is_empty() || t.state.ending.is_some() {
        return Ok(());
    }
    let general = t.pick(side, Prompt::MoveWhom, &ready)?;
    movement::move_general(t, general, pace, play)
}
