//! §8.7.2 The non-player Gather.

use tricorne_kernel::{Flow, msg};

use super::{activities, finish, is_over};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::Mind;
use crate::pieces::{Faction, Leader, Piece, Side};
use crate::state::{Level, State};
use crate::words::Button;

/// §8.7.2 In how many spaces a non-player Gathers.
const MOST_SPACES: usize = 4;
/// §8.7.2 In how many of them it brings War Parties together for a Village to come.
const MOST_CAMPS: usize = 2;
/// §8.7.2 How many War Parties stand where a non-player builds a Village, and with Cornplanter.
const FOR_VILLAGE: u8 = 3;
const FOR_VILLAGE_CORNPLANTER: u8 = 2;

/// §8.7.2 The points of the Gather, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// A Village rises.
    Village,
    /// War Parties come to Villages.
    AtVillage,
    /// A War Party comes where a Village may rise one day.
    Camp,
    /// War Parties come home and hide.
    Regroup,
}

/// §8.7.2 Whether the non-player would Gather somewhere.
pub fn possible(state: &State, order: &Order, open: SpaceSet) -> bool {
    next(state, order, open).is_some()
}

/// §8.7.2 How many Villages a Gather would place, as far as Villages, Resources and spaces go.
pub fn villages(state: &State, order: &Order, open: SpaceSet) -> usize {
    let sites = open.only(|space| is_site(state, space));
    let free = usize::from(!(sites & SpaceSet::RESERVES).is_empty());
    let paid = match order.price_of(1) {
        0 => MOST_SPACES,
        _ => usize::from(state.resources[Faction::Indians]) + free,
    };
    sites.len().min(paid).min(usize::from(state.available[Piece::Villages as usize])).min(MOST_SPACES)
}

/// §8.7.2 Whether the non-player's Gather could build a Village here: room, calm, and enough War Parties.
pub fn is_site(state: &State, space: Space) -> bool {
    state.war_parties(space) >= needed(state, space) && may_rise(state, space)
}

/// How many War Parties the non-player wants in the space for a Village.
pub fn needed(state: &State, space: Space) -> u8 {
    if state.leader_in_space(Leader::Cornplanter, space) { FOR_VILLAGE_CORNPLANTER } else { FOR_VILLAGE }
}

/// Whether an Available Village could rise in the space.
pub fn may_rise(state: &State, space: Space) -> bool {
    state.available[Piece::Villages as usize] > 0 && has_room(state, space)
}

/// Whether the space has room for a Village, at a level where Indians Gather (§3.4.1).
pub fn has_room(state: &State, space: Space) -> bool {
    let calm =
        matches!(state.level(space), Level::PassiveOpposition | Level::Neutral | Level::PassiveSupport);
    calm && space.is_province() && state.may_stand(Piece::Villages, space)
}

/// §8.7.2 The first point of the Gather that still applies, and where.
fn next(state: &State, order: &Order, open: SpaceSet) -> Option<(Step, SpaceSet)> {
    if order.selected.len() >= MOST_SPACES || is_over(order) {
        return None;
    }
    let sites = open.only(|space| is_site(state, space));
    if !sites.is_empty() {
        return Some((Step::Village, sites));
    }
    if state.available[Piece::WarPartiesUnderground as usize] == 0 {
        let homes = if order.regrouped.is_empty() {
            open.only(|space| hiding(state, space) > 0)
        } else {
            SpaceSet::NONE
        };
        return (!homes.is_empty()).then_some((Step::Regroup, homes));
    }
    let villages = open.only(|space| state.count(Piece::Villages, space) > 0);
    if !villages.is_empty() {
        return Some((Step::AtVillage, villages));
    }
    let camps = order.selected.only(|space| state.count(Piece::Villages, space) == 0);
    let places = open.only(|space| may_rise(state, space));
    (camps.len() < MOST_CAMPS && !places.is_empty()).then_some((Step::Camp, places))
}

/// How many War Parties would hide if this Village called those around it home.
fn hiding(state: &State, village: Space) -> u8 {
    if state.count(Piece::Villages, village) == 0 {
        return 0;
    }
    let coming: u8 = village.adjacent().iter().map(|from| coming_home(state, from)).sum();
    state.count(Piece::WarPartiesActive, village) + coming
}

/// §8.7.2 The Active War Parties that can leave a space for a Village nearby without adding Rebellion Control.
pub fn coming_home(state: &State, from: Space) -> u8 {
    without_adding_control(state, from, state.count(Piece::WarPartiesActive, from))
}

/// How many of so many Royalist pieces can leave a space without adding Rebellion Control.
pub fn without_adding_control(state: &State, from: Space, pieces: u8) -> u8 {
    let royalist = state.pieces_of_side(Side::Royalist, from);
    let rebellion = state.pieces_of_side(Side::Rebellion, from);
    if rebellion > royalist { pieces } else { pieces.min(royalist - rebellion) }
}

/// §8.7.2 The next space of the Gather; after the last the Special Activity.
pub fn next_space(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    let Some((step, spaces)) = next(state, order, mind.spaces()) else {
        let activity = activities::after(mind);
        return finish(mind, activity);
    };
    let leader = |space| i32::from(state.has_leader(Faction::Indians, space));
    let count = |piece, space| i32::from(state.count(piece, space));
    let space = match step {
        Step::Village => {
            mind.because("8.7.2", msg!("lod-np-indians-gather-village"));
            mind.best("8.7.2", spaces, &[&leader])?
        }
        Step::AtVillage => {
            mind.because("8.7.2", msg!("lod-np-indians-gather-at-village"));
            let enemies = |space| i32::from(state.pieces_of_side(Side::Rebellion, space) > 0);
            let none_hidden = |space| i32::from(count(Piece::WarPartiesUnderground, space) == 0);
            mind.best("8.7.2", spaces, &[&enemies, &none_hidden, &leader])?
        }
        Step::Camp => {
            mind.because("8.7.2", msg!("lod-np-indians-gather-camp"));
            let two = |space| i32::from(state.war_parties(space) == 2);
            let one = |space| i32::from(state.war_parties(space) == 1);
            mind.best("8.7.2", spaces, &[&two, &one])?
        }
        Step::Regroup => {
            mind.because("8.7.2", msg!("lod-np-indians-gather-regroup"));
            mind.best("8.7.2", spaces, &[&|space| i32::from(hiding(state, space))])?
        }
    };
    Ok(space.map(Choice::Space))
}

/// §8.7.2 What is done in the selected space.
pub fn action(mind: &mut Mind<'_, '_>, space: Space) -> Option<Choice> {
    let state = mind.state;
    let word = if is_site(state, space) && mind.offers(Button::BuildVillage) {
        mind.because("8.7.2", msg!("lod-np-indians-gather-village"));
        Button::BuildVillage
    } else if state.available[Piece::WarPartiesUnderground as usize] > 0 {
        mind.because("8.7.2", msg!("lod-np-indians-gather-places"));
        Button::PlaceWarParties
    } else if mind.offers(Button::Regroup) {
        mind.because("8.7.2", msg!("lod-np-indians-gather-regroup"));
        Button::Regroup
    } else if state.available[Piece::Villages as usize] > 0 && mind.offers(Button::BuildVillage) {
        // An Event demands a Gather here, and a Village is better than nothing.
        Button::BuildVillage
    } else {
        Button::PlaceWarParties
    };
    mind.offers(word).then_some(word.into())
}

/// §8.7.2 Where War Parties come home from: from everywhere that they can.
pub fn origin(mind: &mut Mind<'_, '_>) -> Choice {
    let from = mind.spaces().iter().find(|&from| coming_home(mind.state, from) > 0);
    mind.because("8.7.2", msg!("lod-np-indians-gather-regroup"));
    from.map_or(Button::Done.into(), Choice::Space)
}

/// §8.1.1 As many War Parties as can be placed.
pub fn how_many(mind: &mut Mind<'_, '_>) -> Choice {
    mind.because("8.1.1", msg!("lod-np-indians-gather-places"));
    mind.most()
}

/// §8.1.2 Active War Parties are replaced by a Village first.
pub fn active_first(mind: &mut Mind<'_, '_>) -> Choice {
    mind.because("8.1.2", msg!("lod-np-indians-active-first"));
    mind.most()
}
