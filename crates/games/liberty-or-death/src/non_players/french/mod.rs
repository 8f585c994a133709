//! §8.6 The non-player French.

use tricorne_kernel::Told;

use super::Mind;
use crate::choice::Choice;
use crate::order::Order;
use crate::state::State;
use crate::words::{Activity, Command};

/// §8.6 Whether to execute an Effective Event that leads from one state to the other.
pub fn wants_event(_mind: &mut Mind<'_, '_>, _before: &State, _after: &State) -> Told<bool> {
    Ok(false)
}

/// §8.6 The Command of the flowchart for this order, among those offered.
pub fn command(mind: &mut Mind<'_, '_>, _order: &Order) -> Told<Option<Command>> {
    Ok(mind.commands().next())
}

/// §8.6 Whether the conditions for the Brilliant Stroke are met.
pub fn wants_stroke(_mind: &Mind<'_, '_>) -> bool {
    false
}

/// §8.6 Every other question of this Faction outside of Events.
pub fn answer(_mind: &mut Mind<'_, '_>) -> Told<Option<Choice>> {
    Ok(None)
}

/// §8.6 The Special Activity that the flowchart's Command would bring, when one alone is asked for.
pub fn activity(_mind: &mut Mind<'_, '_>) -> Told<Option<Activity>> {
    Ok(None)
}
