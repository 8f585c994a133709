//! §8.5.3 Rabble-Rousing.

use tricorne_kernel::{Flow, msg};

use super::{affords, finish, is_over, next_of, persuade_if_spent};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::commands::patriots::rabble_rousing;
use crate::map::SpaceSet;
use crate::non_players::Mind;
use crate::state::{Level, State};

/// §8.5.3 The spaces that Rabble-Rousing would shift.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    rabble_rousing::spaces(state, order)
        .only(|space| space.population() > 0 && state.level(space) != Level::ActiveOpposition)
}

/// §8.5.3 Every space that can be shifted, first those at Active Support, within that of the highest Population;
/// Persuasion as soon as the Resources are spent.
pub fn next_space(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<Option<Choice>> {
    if let Some(persuasion) = persuade_if_spent(mind, "8.5.3") {
        return Ok(Some(persuasion));
    }
    if is_over(order) {
        return finish(mind, order);
    }
    let state = mind.state;
    let wanted = spaces(state, order) & mind.spaces();
    let enough = affords(state, order, wanted.len());
    let space = next_of(
        mind,
        "8.5.3",
        wanted,
        enough && !order.limited,
        &[&|space| (state.level(space) == Level::ActiveSupport).into(), &|space| space.population().into()],
    )?;
    match space {
        Some(space) => {
            mind.mainly_because(
                "8.5.3",
                msg!("lod-np-patriots-rouse", space = space, level = state.level(space)),
            );
            Ok(Some(Choice::Space(space)))
        }
        None => finish(mind, order),
    }
}
