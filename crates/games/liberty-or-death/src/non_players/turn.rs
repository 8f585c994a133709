//! §8.1 Event, Command or Pass.

use tricorne_kernel::{Flow, msg};

use super::{Mind, command_of, events};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::pieces::Faction;
use crate::words::Button;

/// §8.1 The Event if the non-player wants it, else the Command of its flowchart, else Pass. Only the Indians act
/// without Resources (§8.4 to §8.7).
pub fn choose(mind: &mut Mind<'_, '_>, order: Order) -> Flow<Choice> {
    if mind.offers(Button::Event) && events::wanted(mind)? {
        return Ok(Button::Event.into());
    }
    let faction = mind.faction;
    if faction != Faction::Indians && mind.state.resources[faction] == 0 {
        mind.because("8.1", msg!("lod-np-no-resources", faction = faction));
        return Ok(Button::Pass.into());
    }
    match command_of(mind, &order)? {
        Some(command) => Ok(command.into()),
        None => {
            mind.because("8.1", msg!("lod-np-no-command", faction = faction));
            Ok(Button::Pass.into())
        }
    }
}
