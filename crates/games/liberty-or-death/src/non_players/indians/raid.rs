//! §8.7.1 The non-player Raid.

use tricorne_kernel::{Flow, msg};

use super::{activities, finish};
use crate::choice::Choice;
use crate::command_order::{Order, Price};
use crate::commands::indians::raid;
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::Mind;
use crate::pieces::{Faction, Piece, Side};
use crate::state::State;
use crate::words::Button;

/// §8.7.1 In how many spaces a non-player raids.
const MOST_SPACES: usize = 3;

/// §8.7.1 Whether the non-player would raid somewhere, and can pay for it (L94).
pub fn possible(state: &State, order: &Order, open: SpaceSet) -> bool {
    !targets(state, order, open).is_empty()
}

/// §8.7.1 The Colonies at Opposition that Underground War Parties can raid.
fn targets(state: &State, order: &Order, open: SpaceSet) -> SpaceSet {
    if order.selected.len() >= MOST_SPACES {
        return SpaceSet::NONE;
    }
    (open & SpaceSet::COLONIES).only(|space| {
        state.level(space).is_opposition()
            && (may_stay(state, order, space) || !origins(state, order, space).is_empty())
    })
}

fn may_stay(state: &State, order: &Order, space: Space) -> bool {
    order.leader_due(space).is_none() && state.count(Piece::WarPartiesUnderground, space) > 0
}

/// §8.7.1 Where an Underground War Party may come from without leaving a Village alone.
fn origins(state: &State, order: &Order, space: Space) -> SpaceSet {
    raid::origins(state, order, space).only(|from| {
        let alone = state.war_parties(from) == 1 && state.count(Piece::Villages, from) > 0;
        state.count(Piece::WarPartiesUnderground, from) > 0 && !alone
    })
}

/// §8.7.1 Whether a War Party moves in: there is no Underground one, or they do not outnumber the Rebellion.
fn wants_another(state: &State, space: Space) -> bool {
    state.count(Piece::WarPartiesUnderground, space) == 0
        || state.war_parties(space) <= state.pieces_of_side(Side::Rebellion, space)
}

/// §8.7.1 Whether Plunder will be possible once the raiders are there.
fn plunder_follows(state: &State, order: &Order, space: Space) -> bool {
    let moves = wants_another(state, space) || !may_stay(state, order, space);
    let arriving = u8::from(moves && !origins(state, order, space).is_empty());
    state.resources[Faction::Patriots] > 0
        && state.war_parties(space) + arriving > state.pieces_of_side(Side::Rebellion, space)
}

/// §8.7.1 The next Colony of the Raid. Without Resources Plunder or Trade come first; after the last Colony the Special
/// Activity.
pub fn next_space(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    let open = targets(state, order, mind.spaces());
    if !open.is_empty() {
        mind.because("8.7.1", msg!("lod-np-indians-raid-where"));
        let plunder = |space| i32::from(plunder_follows(state, order, space));
        let population = |space: Space| i32::from(space.population());
        return Ok(mind.best("8.7.1", open, &[&plunder, &population])?.map(Choice::Space));
    }
    let unpaid = order.price == Price::Paid && state.resources[Faction::Indians] == 0;
    let activity = if unpaid && !targets(state, order, order.open_spaces()).is_empty() {
        activities::funding(mind).or_else(|| activities::after_raid(mind))
    } else {
        activities::after_raid(mind)
    };
    finish(mind, activity)
}

/// §8.7.1 Which War Party moves in, if one does: an Underground one, if possible from where another stays hidden or where
/// nothing is to be raided.
pub fn move_in(mind: &mut Mind<'_, '_>, to: Space) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    let stays = mind.offers(Button::Done);
    let origins = origins(state, order, to);
    if stays && (!wants_another(state, to) || origins.is_empty()) {
        mind.because("8.7.1", msg!("lod-np-indians-raid-stays"));
        return Ok(Some(Button::Done.into()));
    }
    mind.because("8.7.1", msg!("lod-np-indians-raid-moves"));
    let open = order.open_spaces().without(to);
    let spared = |from: Space| {
        let target = open.contains(from) && state.level(from).is_opposition();
        i32::from(state.count(Piece::WarPartiesUnderground, from) > 1 || !target)
    };
    let from = mind.best("8.7.1", origins, &[&spared])?;
    Ok(from.map(|from| Choice::PieceAt(Piece::WarPartiesUnderground, from)))
}
