//! §8.6.6 The non-player French Battle.

use tricorne_kernel::{Flow, msg};

use super::{activities, finish};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::commands;
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::Mind;
use crate::non_players::odds::{militia_coming_out, rebels_are_stronger};
use crate::pieces::{Faction, Piece};
use crate::state::State;
use crate::words::{Button, Command};

/// §8.6.5, §8.6.6 Whether Rebellion cubes and Leaders outnumber British pieces in a space with both, so that the chart
/// leads to Battle and not to March.
pub fn is_wanted(state: &State) -> bool {
    SpaceSet::ALL.iter().any(|space| {
        let british = state.pieces_of(Faction::British, space);
        let leaders = [Faction::Patriots, Faction::French].into_iter();
        let leaders = leaders.filter(|&faction| state.has_leader(faction, space)).count() as u8;
        let cubes = state.count_of(&Piece::REBELLION_CUBES, space);
        british > 0 && cubes > 0 && cubes + leaders > british
    })
}

/// §8.6.6 The spaces with French and British pieces where the Rebellion is the stronger, as far as the Command may still
/// be executed there.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    commands::spaces(state, order, Command::Battle).only(|space| is_favourable(state, order, space))
}

/// §8.6.6, L74 Whether the Force Level of the Rebellion with the modifiers to the British loss exceeds that of the
/// Royalists with the modifiers to the Rebellion's loss. Patriots take part if they can pay, and Militia come out.
fn is_favourable(state: &State, order: &Order, space: Space) -> bool {
    if state.pieces_of(Faction::British, space) == 0 {
        return false;
    }
    let patriots_join =
        state.pieces_of(Faction::Patriots, space) > 0 && order.can_pay(state, Faction::Patriots, 1);
    rebels_are_stronger(state, Faction::French, patriots_join, space)
}

/// §8.6.6 The Special Activity comes before the Battles; then the next space, the most populous first.
pub fn next_space(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let spaces = spaces(mind.state, order) & mind.spaces();
    let activity = if order.selected.is_empty() { activities::before_battle(mind)? } else { None };
    if activity.is_some() || spaces.is_empty() {
        return finish(mind, activity);
    }
    mind.because("8.6.6", msg!("lod-np-french-battle-where"));
    let population = |space: Space| i32::from(space.population());
    Ok(mind.best("8.6.6", spaces, &[&population])?.map(Choice::Space))
}

/// §8.6.6 The Patriots take part if they can.
pub fn patriots_join(mind: &mut Mind<'_, '_>) -> Choice {
    mind.because("8.6.6", msg!("lod-np-french-battle-patriots"));
    Button::Yes.into()
}

/// §3.6.3, L75 Hidden Militia that come out to fight for the French.
pub fn activation(mind: &mut Mind<'_, '_>, space: Space) -> Choice {
    mind.because("3.6.3", msg!("lod-np-french-battle-militia"));
    mind.at_most(militia_coming_out(mind.state, space).into())
}
