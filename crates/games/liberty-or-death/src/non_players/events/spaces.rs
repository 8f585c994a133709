//! §8.3.5, §8.3.6 In which space an Event takes effect.

use tricorne_kernel::{Flow, msg};

use super::super::Mind;
use super::worth::Worth;
use super::{instruction, orders, wished};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::events::Deed;
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
    let deeds = mind.state.playing.map_or(&[][..], |playing| playing.deeds);
    let ordered = if deeds.iter().any(|deed| matches!(deed, Deed::Orders(_) | Deed::Performs(_))) {
        if instruction.seeks_battle {
            orders::march_to_battle(mind, spaces)?
        } else {
            ordered(mind, deeds, spaces)?
        }
    } else {
        return by_worth(mind, deeds, spaces, |mind, space| {
            if instruction.breaks_ties { (instruction.wish)(mind, space.into()) } else { 0 }
        });
    };
    match ordered {
        Some(space) => {
            mind.because("8.3.5", msg!("lod-np-event-space-of-command", space = space));
            Ok(space.into())
        }
        None if mind.offers(Button::Done) => Ok(Button::Done.into()),
        None => by_worth(mind, deeds, spaces, |_, _| 0),
    }
}

/// §8.3.5 The space where the Faction's own priorities begin with the free Command, with a Battle where no March is
/// wanted, or with the free Activity.
fn ordered(mind: &mut Mind<'_, '_>, deeds: &[Deed], spaces: SpaceSet) -> Flow<Option<Space>> {
    let order = Order::free_limited(mind.faction, spaces);
    let list = deeds.iter().filter_map(|deed| if let Deed::Orders(it) = *deed { Some(it) } else { None });
    if let Some(command) = orders::command(mind, mind.state, &order, list)?
        && let Some(space) = orders::first_space(mind, order, command)?
    {
        return Ok(Some(space));
    }
    let activity = deeds.iter().find_map(|deed| if let Deed::Performs(it) = *deed { Some(it) } else { None });
    match activity {
        Some(activity) => orders::activity_space(mind, spaces, activity),
        None if orders::would(mind, mind.state, Command::Battle, spaces)? => {
            orders::first_space(mind, order, Command::Battle)
        }
        None => Ok(None),
    }
}

/// §8.3.5, §8.3.6 The space where the deeds are worth most; where one may be done instead, only a good one.
fn by_worth(
    mind: &mut Mind<'_, '_>,
    deeds: &[Deed],
    spaces: SpaceSet,
    tie: impl Fn(&Mind<'_, '_>, Space) -> i32,
) -> Flow<Choice> {
    let (state, faction) = (mind.state, mind.faction);
    let worth = |space| Worth::of(state, faction, space, deeds);
    let moves_out = deeds == [Deed::MovesOut];
    let candidates = if mind.offers(Button::Done) && !moves_out {
        spaces.only(|space| worth(space).is_good())
    } else {
        spaces
    };
    if let Some(best) = candidates.iter().map(worth).max() {
        because(mind, best);
    }
    let wishes: arrayvec::ArrayVec<i32, { crate::map::SPACES }> =
        Space::ALL.into_iter().map(|space| tie(mind, space)).collect();
    let best = mind.best(
        "8.3.5",
        candidates,
        &[
            &|space| worth(space).matches,
            &|space| worth(space).gain,
            &|space| worth(space).enemy_loss,
            &|space| worth(space).bases,
            &|space| worth(space).pieces,
            &|space| wishes[space as usize],
        ],
    )?;
    let Some(space) = best else {
        mind.because("8.3.5", msg!("lod-np-event-no-good-space"));
        return Ok(mind.done_or_no());
    };
    Ok(space.into())
}

/// Says what decides between the spaces: what the best of them is worth.
fn because(mind: &mut Mind<'_, '_>, best: Worth) {
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
