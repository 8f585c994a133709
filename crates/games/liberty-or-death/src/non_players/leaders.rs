//! §8.1 Non-player Leaders on the move.

use tricorne_kernel::{Arg, Flow, Message, msg};

use super::Mind;
use crate::choice::Choice;
use crate::map::SpaceSet;
use crate::pieces::Faction;
use crate::words::Button;

/// §8.1 A Leader goes with the larger group of his Faction's units, those that moved or those that stay; between equal
/// ones the dice decide (L67).
pub fn follows(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    let leads = |&faction: &Faction| names(mind.prompt(), "leader", state.leaders[faction].leader);
    let Some(faction) = Faction::ALL.into_iter().find(leads) else { return Ok(None) };
    let (Some(from), Some(to)) = (mind.space_of("from"), mind.space_of("to")) else { return Ok(None) };
    let stayed = state.units_of(faction, from);
    let moved = mind.number_of("group").unwrap_or_else(|| state.units_of(faction, to));
    mind.because("8.1", msg!("lod-np-leader-with-larger-group", moved = moved, stayed = stayed));
    let goes = if moved == stayed {
        mind.random_space("8.1", SpaceSet::of(from) | SpaceSet::of(to))? == Some(to)
    } else {
        moved > stayed
    };
    Ok(Some(if goes { Button::Yes } else { Button::No }.into()))
}

/// Whether an argument of the message names this.
pub fn names(message: &Message, argument: &str, named: impl Into<Arg>) -> bool {
    let named = named.into();
    message.args().iter().any(|&(name, value)| name == argument && value == named)
}
