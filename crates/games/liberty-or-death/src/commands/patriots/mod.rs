//! §3.3 The Commands of the Patriots.

pub mod battle;
pub mod march;
pub mod rabble_rousing;
pub mod rally;

use tricorne_kernel::Flow;

use crate::ask::{self, Lod};
use crate::commands::marched::Unmoved;
use crate::pieces::{Faction, Leader, Piece};
use crate::prompt::Prompt;
use crate::state::State;

/// §1.10 What the French pay in each space where they join a March or Battle of the Patriots: nothing while Rochambeau
/// is in play, wherever he is (L14).
pub fn french_fee(state: &State) -> u8 {
    if state.leader_in_play(Leader::Rochambeau) { 0 } else { 1 }
}

/// The Patriots choose among these Militia, at least and at most so many. Returns how many Underground and how many
/// Active ones.
fn choose_militia(
    t: &mut Lod<'_>,
    militia: Unmoved,
    least: u8,
    most: u8,
    prompt: impl Fn(Piece) -> Prompt,
) -> Flow<(u8, u8)> {
    let [underground, active] = [militia.underground, militia.active].map(|count| count.min(most));
    let underground = ask::number(
        t,
        Faction::Patriots,
        prompt(Piece::MilitiaUnderground),
        least.saturating_sub(active),
        underground,
    )?;
    let active = ask::number(
        t,
        Faction::Patriots,
        prompt(Piece::MilitiaActive),
        least.saturating_sub(underground),
        active.min(most - underground),
    )?;
    Ok((underground, active))
}
