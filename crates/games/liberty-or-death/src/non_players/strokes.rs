//! §8.3.7 Brilliant Strokes and the Treaty of Alliance.

use tricorne_kernel::{Flow, msg};

use super::events::orders;
use super::{Mind, activity_of, command_of, wants_stroke_of};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::commands;
use crate::pieces::Piece;
use crate::sequence::stroke_order;
use crate::state::State;
use crate::words::{Activity, Button, Command};

/// §8.1 The sum that French preparations must exceed for the Treaty of Alliance; half the Casualties count, rounded
/// down (L63).
const TREATY: u8 = 15;

/// §8.1, §8.3.7 Whether to interrupt with the Treaty of Alliance or a Brilliant Stroke.
pub fn play(mind: &mut Mind<'_, '_>) -> Flow<Choice> {
    if mind.offers(Button::TreatyOfAlliance) {
        let prepared = treaty_preparations(mind.state);
        mind.because("8.1", msg!("lod-np-treaty", prepared = prepared, needed = TREATY + 1));
        return Ok(if prepared > TREATY { Button::TreatyOfAlliance } else { Button::No }.into());
    }
    let faction = mind.faction;
    if !mind.state.treaty || !wants_stroke_of(mind) {
        mind.because("8.3.7", msg!("lod-np-stroke-not-wanted", faction = faction));
        return Ok(Button::No.into());
    }
    // What would be aborted is not begun: the card stays with its holder (L73).
    let order = stroke_order(faction, true, mind.state.leader_space(faction));
    let list = commands::of(faction, mind.state.treaty).iter().copied();
    Ok(match orders::command(mind, mind.state, &order, list)? {
        Some(command) => {
            mind.because("8.3.7", msg!("lod-np-stroke-wanted", faction = faction, command = command));
            Button::BrilliantStroke.into()
        }
        None => {
            mind.because("8.3.7", msg!("lod-np-stroke-aborted", faction = faction));
            Button::No.into()
        }
    })
}

fn treaty_preparations(state: &State) -> u8 {
    state.squadrons() + state.available[Piece::FrenchRegulars as usize] + state.cbc / 2
}

/// §8.3.7 The Limited Command of the flowchart that involves the Leader, then the Special Activity that matches it, by
/// itself, then the Limited Command to which the flowchart leads next.
pub fn next_action(mind: &mut Mind<'_, '_>, first: Option<Command>) -> Flow<Choice> {
    let faction = mind.faction;
    let leader = if first.is_none() { mind.state.leader_space(faction) } else { None };
    let order = stroke_order(faction, mind.activities().next().is_some(), leader);
    if first.is_none()
        && let Some(command) = command_of(mind, &order)?
    {
        mind.because("8.3.7", msg!("lod-np-stroke-first", command = command));
        return Ok(command.into());
    }
    if mind.activities().next().is_some()
        && let Some(activity) = matching_activity(mind, &Order { command: first, ..order })?
    {
        mind.because("8.3.7", msg!("lod-np-stroke-activity", activity = activity));
        return Ok(activity.into());
    }
    if mind.commands().next().is_some()
        && let Some(command) = command_of(mind, &order)?
    {
        mind.because("8.3.7", msg!("lod-np-stroke-second", command = command));
        return Ok(command.into());
    }
    if mind.offers(Button::Done) { Ok(Button::Done.into()) } else { mind.any_of("8.3.7", mind.choices) }
}

/// The Activity that the flowchart brings with the first Command, which is told as if it were being executed.
fn matching_activity(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<Option<Activity>> {
    let state = State { executing: Some(*order), ..mind.state.clone() };
    mind.as_if(&state, mind.prompt, mind.choices, activity_of)
}
