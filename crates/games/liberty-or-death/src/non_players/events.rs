//! §8.3 Non-player Events.

use tricorne_kernel::Told;

use super::Mind;
use crate::choice::Choice;

/// §8.1, §8.3 Whether the non-player executes the Event of the card in play.
pub fn wanted(_mind: &mut Mind<'_, '_>) -> Told<bool> {
    Ok(false)
}

/// §8.3.4 to §8.3.6 A choice that an Event leaves to this Faction.
pub fn answer(_mind: &mut Mind<'_, '_>) -> Told<Option<Choice>> {
    Ok(None)
}
