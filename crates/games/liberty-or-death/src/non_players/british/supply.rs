//! §8.4.7 British Supply (L80).

use tricorne_kernel::{Flow, msg};

use super::Mind;
use crate::choice::Choice;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Roll;
use crate::reward_loyalty;
use crate::state::{Level, State};
use crate::winter::resources;
use crate::words::Button;

/// §8.4.7 Cubes that allow Reward Loyalty or prevent Committees are paid for, highest Population first, or if the
/// Resources run short their space shifts. All others leave the map.
pub fn pay_shift_or_remove(mind: &mut Mind<'_, '_>, space: Space) -> Flow<Choice> {
    let state = mind.state;
    if !is_needed(state, space) {
        mind.because("8.4.7", msg!("lod-np-british-supply-remove"));
        return Ok(Button::Remove.into());
    }
    mind.because("8.4.7", msg!("lod-np-british-supply-needed"));
    if mind.offers(Button::Pay) && is_served(mind, space)? {
        return Ok(Button::Pay.into());
    }
    let shifts = mind.offers(Button::Shift);
    Ok(if shifts { Button::Shift } else { Button::Remove }.into())
}

/// Whether the Resources reach this space, those of higher Population that are still to be asked for served first. Among
/// equals the die decides, each with the same chance (§8.2).
fn is_served(mind: &mut Mind<'_, '_>, space: Space) -> Flow<bool> {
    let state = mind.state;
    let to_come =
        SpaceSet::MAP.only(|other| other > space && is_needy(state, other) && is_needed(state, other));
    let higher = to_come.only(|other| other.population() > space.population()).len();
    let equal = to_come.only(|other| other.population() == space.population()).len();
    let left = usize::from(state.resources[Faction::British]).saturating_sub(higher);
    if left == 0 || left > equal {
        return Ok(left > 0);
    }
    let sides = equal as u8 + 1;
    Ok(usize::from(mind.roll(Roll::NpBritishRollSupply { space }, sides)?) <= left)
}

/// §6.2.1 Whether the space has British cubes out of supply.
fn is_needy(state: &State, space: Space) -> bool {
    let city = space.is_city() && state.control(space) == Some(Side::Royalist);
    state.british_cubes(space) > 0 && state.count(Piece::BritishForts, space) == 0 && !city
}

/// §8.4.7 Whether the cubes allow Reward Loyalty or prevent Committees. Reserve Provinces have no Population for either.
fn is_needed(state: &State, space: Space) -> bool {
    !space.is_reserve() && (allows_loyalty(state, space) || prevents_committees(state, space))
}

/// Whether a level could be bought in the Support Phase, with the income of Forts and Cities to come.
fn allows_loyalty(state: &State, space: Space) -> bool {
    let means = state.resources[Faction::British].saturating_sub(1) + resources::british_at_home(state);
    let steps = reward_loyalty::markers(state, space) + 1;
    reward_loyalty::qualifies(state, space)
        && state.level(space) != Level::ActiveSupport
        && reward_loyalty::price(state, space, steps) <= means
}

/// Whether without the cubes the Rebellion would Control a space that the Patriots could bring nearer to Opposition.
fn prevents_committees(state: &State, space: Space) -> bool {
    let rebellion = state.pieces_of_side(Side::Rebellion, space);
    let others = state.pieces_of_side(Side::Royalist, space) - state.british_cubes(space);
    state.pieces_of(Faction::Patriots, space) > 0
        && state.level(space) != Level::ActiveOpposition
        && state.control(space) != Some(Side::Rebellion)
        && rebellion > others
}
