//! §8.7.5 to §8.7.7 The non-player Indians in the Winter Quarters Round, and their Leader.

use tricorne_kernel::{Flow, msg};

use super::gather::{has_room, is_site};
use crate::choice::Choice;
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::Mind;
use crate::pieces::{Faction, Leader, Piece, Side};
use crate::state::State;
use crate::words::Button;

/// §8.7.7 How many War Parties Cornplanter looks for.
const FOR_CORNPLANTER: u8 = 2;

/// §8.7.5 War Parties in a Colony without a Village: paid for where the Rebellion would gain Control without them, then
/// where Gather could build a Village; else they go to the nearest Village.
pub fn supply(mind: &mut Mind<'_, '_>, space: Space) -> Flow<Option<Choice>> {
    let state = mind.state;
    let resources = usize::from(state.resources[Faction::Indians]);
    let holds = |space| holds_control(state, space);
    // The Colonies are asked for in the order of the map: what they need who are still to come is set aside.
    let still_to_come = (SpaceSet::COLONIES - SpaceSet::ALL.only(|other| other <= space)).only(|other| {
        state.war_parties(other) > 0 && state.count(Piece::Villages, other) == 0 && holds(other)
    });
    let pays = holds(space) || is_site(state, space) && resources > still_to_come.len();
    if pays && mind.offers(Button::Pay) {
        mind.because("8.7.5", msg!("lod-np-indians-supply-pays"));
        return Ok(Some(Button::Pay.into()));
    }
    mind.because("8.7.5", msg!("lod-np-indians-supply-goes"));
    let villages = mind.spaces();
    Ok(mind.random_space("8.7.5", villages)?.map(Choice::Space))
}

/// Whether the Rebellion would gain Control of the space if the War Parties left.
fn holds_control(state: &State, space: Space) -> bool {
    let rebellion = state.pieces_of_side(Side::Rebellion, space);
    let royalist = state.pieces_of_side(Side::Royalist, space);
    rebellion <= royalist && rebellion > royalist - state.war_parties(space)
}

/// §6.2.1, §8.7 The Village of Indians who have none: where War Parties stand, if possible.
pub fn first_village(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    mind.because("8.7", msg!("lod-np-indians-first-village"));
    let (state, spaces) = (mind.state, mind.spaces());
    let inhabited = |space| i32::from(state.war_parties(space) > 0);
    Ok(mind.best("8.7", spaces, &[&inhabited])?.map(Choice::Space))
}

/// §8.7.7 Where the Leader goes: Cornplanter where War Parties and a Village could make room for each other, otherwise,
/// like the others, to the most War Parties.
pub fn leader(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let (state, spaces) = (mind.state, mind.spaces());
    if state.leaders[Faction::Indians].leader == Leader::Cornplanter {
        let sites =
            spaces.only(|space| state.war_parties(space) >= FOR_CORNPLANTER && has_room(state, space));
        if !sites.is_empty() {
            mind.because("8.7.7", msg!("lod-np-indians-cornplanter"));
            return Ok(mind.random_space("8.7.7", sites)?.map(Choice::Space));
        }
    }
    mind.because("8.7.7", msg!("lod-np-indians-leader"));
    let most = |space| i32::from(state.war_parties(space));
    Ok(mind.best("8.7.7", spaces, &[&most])?.map(Choice::Space))
}

/// §8.7.6 The first of each kind to desert: at Villages, then where Rebellion Control ends, then the last of its kind in
/// a space. Of Militia an Underground one first (§8.1.2).
pub fn desertion(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    mind.because("8.7.6", msg!("lod-np-indians-desertion"));
    let state = mind.state;
    let offered = mind.choices.iter().filter_map(Choice::as_piece_at);
    let spaces = offered.clone().map(|(_, space)| space).collect();
    let continentals = offered.clone().any(|(piece, _)| piece == Piece::Continentals);
    let kinds: &[Piece] = if continentals { &[Piece::Continentals] } else { &Piece::MILITIA };
    let village = |space| i32::from(state.count(Piece::Villages, space) > 0);
    let ends_control = |space| {
        let royalist = state.pieces_of_side(Side::Royalist, space);
        i32::from(state.pieces_of_side(Side::Rebellion, space) == royalist + 1)
    };
    let last = |space| i32::from(state.count_of(kinds, space) == 1);
    let space = mind.best("8.7.6", spaces, &[&village, &ends_control, &last])?;
    Ok(space.and_then(|space| {
        let here = kinds.iter().rev().map(|&piece| Choice::PieceAt(piece, space));
        here.into_iter().find(|&choice| mind.offers(choice))
    }))
}

/// §6.7 A Village that a Winter Quarters card takes: any (§8.2).
pub fn lost_village(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let villages = mind.state.spaces_with(Piece::Villages) & SpaceSet::MAP;
    let space = mind.random_space("8.2", villages)?;
    Ok(space.map(|space| Choice::PieceAt(Piece::Villages, space)))
}
