//! §8.0 The non-player Factions: the rulebook's own opponents.
//!
//! [`NonPlayer`] answers the same questions as a person, one at a time, and keeps nothing in mind between them: an
//! answer follows from the position, from what is being executed, from the question and from dice that are rolled at the
//! table. Each Faction has a folder with one file per Command of its flowchart; [`Mind`] is what they think with.

#![deny(clippy::wildcard_enum_match_arm)]

mod blows;
pub mod british;
pub mod events;
pub mod french;
pub mod indians;
mod leaders;
mod mind;
mod odds;
pub mod patriots;
mod pieces;
mod questions;
mod strokes;
mod turn;

use tricorne_kernel::{Agent, Chosen, Dice, Flow, Observation};

pub use mind::Mind;

use crate::LibertyOrDeath;
use crate::choice::Choice;
use crate::command_order::Order;
use crate::pieces::Faction;
use crate::prompt::{Prompt, Roll};
use crate::state::State;
use crate::words::{Activity, Button, Command};

/// §8.0 A non-player, of whichever Faction is asked.
#[derive(Clone, Copy, Debug)]
pub struct NonPlayer;

impl Agent<LibertyOrDeath> for NonPlayer {
    fn choose(
        &mut self,
        observation: &Observation<'_, LibertyOrDeath>,
        dice: &mut Dice<'_, LibertyOrDeath>,
    ) -> Flow<Chosen> {
        if observation.choices.len() == 1 {
            return Ok(0.into());
        }
        let mut mind = Mind::new(observation, dice);
        let choice = answer(&mut mind)?;
        Ok(mind.chosen(choice))
    }
}

/// The answer of the section that the question belongs to. Where its priorities pick nothing of what is offered, any choice
/// is as good as any other (§8.3.8).
fn answer(mind: &mut Mind<'_, '_>) -> Flow<Choice> {
    match questions::answer(mind)? {
        Some(choice) => Ok(choice),
        None => mind.any_of("8.3.8", mind.choices),
    }
}

/// The Command that the Faction's flowchart leads to, among those offered, for this order; `None` to Pass.
fn command_of(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<Option<Command>> {
    match mind.faction {
        Faction::British => british::command(mind, order),
        Faction::Patriots => patriots::command(mind, order),
        Faction::Indians => indians::command(mind, order),
        Faction::French => french::command(mind, order),
    }
}

/// A die of a flowchart: what it showed holds for the turn. Only the second Command of a Brilliant Stroke goes through the
/// flowchart again (§8.3.7).
fn chart_die(mind: &mut Mind<'_, '_>, purpose: Roll, sides: u8) -> Flow<u8> {
    if matches!(mind.prompt, Prompt::StrokeActionNext { .. }) {
        mind.roll(purpose, sides)
    } else {
        mind.roll_once(purpose, sides)
    }
}

/// The Special Activity, if there is one; else the Command is done. A Command that an Event demands where the flowchart has
/// nothing to do takes place anywhere (§8.3.5).
fn finish(mind: &mut Mind<'_, '_>, activity: Option<Activity>) -> Flow<Option<Choice>> {
    if let Some(activity) = activity {
        return Ok(Some(activity.into()));
    }
    if mind.offers(Button::Done) {
        return Ok(Some(Button::Done.into()));
    }
    let spaces = mind.spaces();
    Ok(mind.random_space("8.3.5", spaces)?.map(Choice::Space))
}

/// The Special Activity that the Faction's flowchart leads to when one alone is executed, among those offered.
fn activity_of(mind: &mut Mind<'_, '_>) -> Flow<Option<Activity>> {
    match mind.faction {
        Faction::British => british::activity(mind),
        Faction::Patriots => patriots::activity(mind),
        Faction::Indians => indians::activity(mind),
        Faction::French => french::activity(mind),
    }
}

/// Whether the Faction executes an Effective Event that leads from one state to the other.
fn wants_event_of(mind: &mut Mind<'_, '_>, before: &State, after: &State) -> Flow<bool> {
    match mind.faction {
        Faction::British => british::wants_event(mind, before, after),
        Faction::Patriots => patriots::wants_event(mind, before, after),
        Faction::Indians => indians::wants_event(mind, before, after),
        Faction::French => french::wants_event(mind, before, after),
    }
}

/// Whether the Faction's own conditions for its Brilliant Stroke are met.
fn wants_stroke_of(mind: &Mind<'_, '_>) -> bool {
    match mind.faction {
        Faction::British => british::wants_stroke(mind),
        Faction::Patriots => patriots::wants_stroke(mind),
        Faction::Indians => indians::wants_stroke(mind),
        Faction::French => french::wants_stroke(mind),
    }
}
