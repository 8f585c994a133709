//! §8.6.7 to §8.6.10 The non-player French in the Winter Quarters Round, and their Leader.

use tricorne_kernel::{Flow, msg};

use crate::choice::Choice;
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::Mind;
use crate::pieces::{Faction, Piece, Side};
use crate::reward_loyalty;
use crate::state::{Level, State};
use crate::words::Button;

/// §8.6.7 Regulars out of supply are paid for where their leaving would change Control, first where the British could
/// then Reward Loyalty, then where the Population is highest; the others go to the nearest Patriot Fort.
pub fn supply(mind: &mut Mind<'_, '_>, space: Space) -> Flow<Option<Choice>> {
    let state = mind.state;
    let resources = usize::from(state.resources[Faction::French]);
    // The spaces are asked for in the order of the map: what they need who matter more and are still to come is set
    // aside.
    let still_to_come = SpaceSet::MAP.only(|other| {
        other > space
            && state.count(Piece::FrenchRegulars, other) > 0
            && !is_supplied(state, other)
            && worth(state, other) > worth(state, space)
    });
    if worth(state, space).is_some() && resources > still_to_come.len() && mind.offers(Button::Pay) {
        mind.because("8.6.7", msg!("lod-np-french-supply-pays"));
        return Ok(Some(Button::Pay.into()));
    }
    mind.because("8.6.7", msg!("lod-np-french-supply-goes"));
    let forts = mind.spaces();
    Ok(mind.random_space("8.6.7", forts)?.map(Choice::Space))
}

/// §8.6.7 How much it matters that the Regulars stay; `None` if Control does not depend on them.
fn worth(state: &State, space: Space) -> Option<(bool, u8)> {
    let mut without = state.clone();
    without.remove(Piece::FrenchRegulars, space, u8::MAX);
    (without.control(space) != state.control(space))
        .then(|| (reward_loyalty::spaces(&without).contains(space), space.population()))
}

fn is_supplied(state: &State, space: Space) -> bool {
    state.count(Piece::PatriotForts, space) > 0
        || !space.is_reserve() && state.control(space) == Some(Side::Rebellion)
}

/// §8.6.8 The Regulars in the West Indies stay if that can be paid for.
pub fn west_indies(mind: &mut Mind<'_, '_>) -> Choice {
    mind.because("8.6.8", msg!("lod-np-french-west-indies"));
    mind.least()
}

/// §8.6.9 The Leader goes where Regulars stand with Continentals, within that where most Regulars stand.
pub fn leader(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    mind.because("8.6.9", msg!("lod-np-french-leader"));
    let (state, spaces) = (mind.state, mind.spaces());
    let both = |space| {
        let together =
            [Piece::FrenchRegulars, Piece::Continentals].map(|piece| state.count(piece, space) > 0);
        i32::from(together == [true, true])
    };
    let regulars = |space| i32::from(state.count(Piece::FrenchRegulars, space));
    Ok(mind.best("8.6.9", spaces, &[&both, &regulars])?.map(Choice::Space))
}

/// §8.6.10 The first Tory to desert: to change Control, then the last one in the most populous space that is not at Active
/// Support.
pub fn desertion(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    mind.because("8.6.10", msg!("lod-np-french-desertion"));
    let state = mind.state;
    let spaces = state.spaces_with(Piece::Tories) & SpaceSet::MAP;
    let control = |space| {
        let mut without = state.clone();
        without.remove(Piece::Tories, space, 1);
        i32::from(without.control(space) != state.control(space))
    };
    let last = |space: Space| {
        let last = state.count(Piece::Tories, space) == 1 && state.level(space) != Level::ActiveSupport;
        if last { 1 + i32::from(space.population()) } else { 0 }
    };
    let space = mind.best("8.6.10", spaces, &[&control, &last])?;
    Ok(space.map(|space| Choice::PieceAt(Piece::Tories, space)))
}
