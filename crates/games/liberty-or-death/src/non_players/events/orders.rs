//! §8.3.5 Free Commands and Special Activities of Events: whether, which and where, by the Faction's own priorities.

use std::sync::Arc;

use tricorne_kernel::{AnyPrompt, DryRun, Flow, msg};

use super::super::{Mind, activity_of, command_of, questions};
use super::commands;
use super::wanted::Rehearsal;
use crate::LibertyOrDeath;
use crate::activities;
use crate::ask::{Choices, Lod};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::commands as rules;
use crate::map::{Regions, Space, SpaceSet};
use crate::state::State;
use crate::words::{Activity, Button, Command};

/// §8.3.5 Which of these Commands the flowchart leads to under this order, if any.
pub fn command(
    mind: &mut Mind<'_, '_>,
    state: &State,
    order: &Order,
    list: impl Iterator<Item = Command>,
) -> Flow<Option<Command>> {
    let choices: Choices =
        list.filter(|&command| rules::possible(state, order, command)).map(Choice::Command).collect();
    if choices.is_empty() {
        return Ok(None);
    }
    mind.as_if(state, mind.prompt, &choices, |mind| command_of(mind, order))
}

/// §8.3.5 Whether the Faction's own priorities would execute this free Command within these spaces.
pub fn would(mind: &mut Mind<'_, '_>, state: &State, command: Command, within: SpaceSet) -> Flow<bool> {
    let order = Order::free_limited(mind.faction, within);
    Ok(self::command(mind, state, &order, [command].into_iter())?.is_some())
}

/// §8.3.5 Where the Faction's own priorities begin a free Command within the order's spaces.
pub fn first_space(mind: &mut Mind<'_, '_>, order: Order, command: Command) -> Flow<Option<Space>> {
    first_answer(mind, order.within, |t| rules::execute(t, &mut order.clone(), command))
}

/// §8.3.5 Where the Faction's own priorities execute a free Special Activity within these spaces.
pub fn activity_space(mind: &mut Mind<'_, '_>, within: SpaceSet, activity: Activity) -> Flow<Option<Space>> {
    let mut order = Order::free(mind.faction, within);
    if !activities::possible(mind.state, &order, activity) {
        return Ok(None);
    }
    first_answer(mind, within, |t| {
        t.state.executing = Some(order);
        activities::perform(t, &mut order, activity)
    })
}

/// The space with which the Faction answers the first question of these rules, tried on a copy.
fn first_answer(
    mind: &mut Mind<'_, '_>,
    within: SpaceSet,
    rules: impl FnOnce(&mut Lod<'_>) -> Flow<()>,
) -> Flow<Option<Space>> {
    if within.len() == 1 {
        return Ok(within.iter().next());
    }
    let tried = DryRun::<LibertyOrDeath>::new(&Arc::new(()), crate::SEATS).quiet().run(mind.state, rules);
    let Some(asked) = tried.asked.filter(|asked| asked.seat == mind.faction.into()) else { return Ok(None) };
    let AnyPrompt::Seat(prompt) = asked.prompt else { return Ok(None) };
    let answer = mind.as_if(&tried.state, prompt, &asked.choices, questions::answer)?;
    Ok(match answer {
        Some(Choice::Space(space)) if within.contains(space) => Some(space),
        _ => None,
    })
}

/// Card 51: those spaces into which the Faction's March leads to a Battle that its priorities would fight.
pub fn battlefields(mind: &mut Mind<'_, '_>, spaces: SpaceSet) -> Flow<SpaceSet> {
    let mut fields = SpaceSet::NONE;
    for space in spaces.iter() {
        if would(mind, &marched(mind, space), Command::Battle, SpaceSet::of(space))? {
            fields.insert(space);
        }
    }
    Ok(fields)
}

/// Card 51: of such spaces the one that the March priorities take, else one by the dice (§8.2).
pub fn march_to_battle(mind: &mut Mind<'_, '_>, spaces: SpaceSet) -> Flow<Option<Space>> {
    let fields = battlefields(mind, spaces)?;
    if would(mind, mind.state, Command::March, fields)? {
        let order = Order::free_limited(mind.faction, fields);
        if let Some(space) = first_space(mind, order, Command::March)? {
            return Ok(Some(space));
        }
    }
    mind.random_space("8.2", fields)
}

/// The state after the Faction's free March into a space, as far as there is one.
fn marched(mind: &Mind<'_, '_>, space: Space) -> State {
    let faction = mind.faction;
    Rehearsal::default().tried(mind.state, |t| {
        let mut order = Order::free_limited(faction, SpaceSet::of(space));
        if rules::possible(t.state, &order, Command::March) {
            rules::execute(t, &mut order, Command::March)?;
        }
        Ok(())
    })
}

/// §8.3.5 Whether a Command that the card allows in a space is executed: if the Faction's own priorities would.
pub fn may_command(mind: &mut Mind<'_, '_>, command: Command, space: Space) -> Flow<Choice> {
    let wanted = would(mind, mind.state, command, SpaceSet::of(space))?;
    Ok(yes_if(mind, wanted))
}

/// §8.3.5 What else the card allows is taken.
pub fn may(mind: &mut Mind<'_, '_>) -> Choice {
    yes_if(mind, true)
}

fn yes_if(mind: &mut Mind<'_, '_>, wanted: bool) -> Choice {
    if wanted {
        mind.because("8.3.5", msg!("lod-np-event-allowed-taken"));
        Button::Yes.into()
    } else {
        mind.because("8.3.5", msg!("lod-np-event-allowed-left"));
        Button::No.into()
    }
}

/// §8.3.5 Which of several free Commands and Activities in the chosen space: the executor's own before its friend's,
/// then what the flowchart leads to.
pub fn which(mind: &mut Mind<'_, '_>) -> Flow<Choice> {
    let within = mind.state.playing.and_then(|playing| playing.at).map_or(SpaceSet::ALL, SpaceSet::of);
    let own = rules::of(mind.faction, mind.state.treaty);
    let list = commands(mind.choices).filter(|command| own.contains(command));
    let order = Order::free_limited(mind.faction, within);
    if let Some(command) = command(mind, mind.state, &order, list)? {
        return Ok(command.into());
    }
    if mind.activities().next().is_some()
        && let Some(activity) = activity_of(mind)?
    {
        return Ok(activity.into());
    }
    let activity = mind.activities().next();
    match activity {
        Some(activity) => Ok(activity.into()),
        None => mind.any_of("8.3.8", mind.choices),
    }
}
