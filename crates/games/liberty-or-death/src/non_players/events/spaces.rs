//! §8.3.5, §8.3.6 In which space an Event takes effect.

use tricorne_kernel::{Flow, msg};

use super::super::Mind;
use super::{instruction, orders, wished};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::events::{Grant, Prospect, Prospects};
use crate::map::{Space, SpaceSet};
use crate::words::{Button, Command};

/// §8.3.5 The space of an Event: as the instruction wishes, then by the priorities of a free Command, or by what the
/// Event does there; equal ones by the dice.
pub fn choose(mind: &mut Mind<'_, '_>) -> Flow<Choice> {
    let instruction = instruction(mind);
    let wished = if instruction.breaks_ties {
        mind.choices.iter().copied().collect()
    } else {
        wished(mind, &instruction)
    };
    let spaces: SpaceSet = wished.iter().filter_map(Choice::as_space).collect();
    if spaces.is_empty() {
        return Ok(mind.done_or_no());
    }
    let prospects = mind.state.playing.map_or(Prospects::default(), |playing| playing.prospects);
    if prospects.grants[0].is_none() {
        return by_prospect(mind, &prospects, spaces, |mind, space| {
            if instruction.breaks_ties { (instruction.wish)(mind, space.into()) } else { 0 }
        });
    }
    let granted = if instruction.seeks_battle {
        orders::march_to_battle(mind, spaces)?
    } else {
        granted(mind, &prospects, spaces)?
    };
    match granted {
        Some(space) => {
            mind.because("8.3.5", msg!("lod-np-event-space-of-command", space = space));
            Ok(space.into())
        }
        None if mind.offers(Button::Done) => Ok(Button::Done.into()),
        None => by_prospect(mind, &prospects, spaces, |_, _| 0),
    }
}

/// §8.3.5 The space where the Faction's own priorities begin with the first free Command or Activity of those granted that
/// they would execute anywhere.
fn granted(mind: &mut Mind<'_, '_>, prospects: &Prospects, spaces: SpaceSet) -> Flow<Option<Space>> {
    let order = Order::free_limited(mind.faction, spaces);
    for grant in prospects.grants.into_iter().flatten() {
        let space = match grant {
            Grant::Command(first, second) => {
                let list = [first].into_iter().chain(second);
                match orders::command(mind, mind.state, &order, list)? {
                    Some(command) => orders::first_space(mind, order, command)?,
                    None => None,
                }
            }
            Grant::Activity(activity) => orders::activity_space(mind, spaces, activity)?,
        };
        if space.is_some() {
            return Ok(space);
        }
    }
    Ok(None)
}

/// §8.3.5, §8.3.6 The space where the Event does most; where one may be done instead, only a good one.
fn by_prospect(
    mind: &mut Mind<'_, '_>,
    prospects: &Prospects,
    spaces: SpaceSet,
    tie: impl Fn(&Mind<'_, '_>, Space) -> i32,
) -> Flow<Choice> {
    let prospect = |space| prospects.spaces[space];
    let candidates =
        if mind.offers(Button::Done) { spaces.only(|space| prospect(space).is_good()) } else { spaces };
    if let Some(best) = candidates.iter().map(prospect).max() {
        because(mind, best);
    }
    let wishes: arrayvec::ArrayVec<i32, { crate::map::SPACES }> =
        Space::ALL.into_iter().map(|space| tie(mind, space)).collect();
    let best = mind.best(
        "8.3.5",
        candidates,
        &[
            &|space| prospect(space).matches.into(),
            &|space| prospect(space).gain.into(),
            &|space| prospect(space).enemy_loss.into(),
            &|space| prospect(space).bases.into(),
            &|space| prospect(space).pieces.into(),
            &|space| wishes[space as usize],
        ],
    )?;
    let Some(space) = best else {
        mind.because("8.3.5", msg!("lod-np-event-no-good-space"));
        return Ok(mind.done_or_no());
    };
    Ok(space.into())
}

/// Says what decides between the spaces: what happens in the best of them.
fn because(mind: &mut Mind<'_, '_>, best: Prospect) {
    if best.matches > 0 {
        mind.because("8.3.5", msg!("lod-np-event-space-matches"));
    } else if best.gain != 0 || best.enemy_loss != 0 {
        mind.because("8.3.6", msg!("lod-np-event-space-shift"));
    } else if best.bases != 0 || best.pieces != 0 {
        mind.because("8.3.5", msg!("lod-np-event-space-pieces"));
    }
}

/// Card 23: the Province to which Patriot units are driven.
pub fn drive_to(mind: &mut Mind<'_, '_>) -> Flow<Choice> {
    let wished = wished(mind, &instruction(mind));
    let spaces = wished.iter().filter_map(Choice::as_space).collect();
    match mind.random_space("8.2", spaces)? {
        Some(space) => Ok(space.into()),
        None => mind.any_of("8.3.8", mind.choices),
    }
}

/// Cards 48 and 88: where units go from a space, by the March priorities; else anywhere by the dice. Once all have gone
/// to one space there is nobody left to ask for.
pub fn move_out(mind: &mut Mind<'_, '_>, from: Space) -> Flow<Choice> {
    let spaces = mind.spaces();
    let order = Order { must_involve: Some(from), ..Order::free_limited(mind.faction, spaces) };
    let march = orders::command(mind, mind.state, &order, [Command::March].into_iter())?;
    let space = match march {
        Some(march) => orders::first_space(mind, order, march)?,
        None => None,
    };
    let space = match space {
        Some(space) => Some(space),
        None => mind.random_space("8.2", spaces)?,
    };
    Ok(space.map_or_else(|| mind.done_or_no(), Choice::Space))
}
