//! §8.6.1 to §8.6.4 The non-player French Commands that move nothing: Hortalez, Agent Mobilization, Muster.

use tricorne_kernel::{Flow, msg};

use super::{activities, finish};
use crate::choice::Choice;
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::Mind;
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Roll;
use crate::state::State;
use crate::words::Button;

/// §8.6.2 How many Militia Agent Mobilization places.
const MILITIA: u8 = 2;
/// §8.6.4 With fewer Regulars Available than this the West Indies come first.
const FEW_REGULARS: u8 = 4;

/// §8.6.1, §8.6.3, L86 Hortalez: as much as a D3 shows, or all there is.
pub fn hortalez(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let roll = mind.roll(Roll::NpFrenchRollHortalez, 3)?;
    mind.because("8.6.1", msg!("lod-np-french-hortalez", roll = roll));
    Ok(Some(mind.at_most(roll.into())))
}

/// §8.6.1 to §8.6.3 The Special Activity after the Command.
pub fn activity_after(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let activity = activities::after(mind)?;
    finish(mind, activity)
}

/// §8.6.2 Whether there is anybody to mobilize.
pub fn agents_possible(state: &State, open: SpaceSet) -> bool {
    !open.is_empty() && mobilized(state).1 > 0
}

/// §8.6.2 Two Militia or, if that is not possible, a Continental; else the Militia there is.
fn mobilized(state: &State) -> (Button, u8) {
    let militia = state.available[Piece::MilitiaUnderground as usize].min(MILITIA);
    if militia < MILITIA && state.available[Piece::Continentals as usize] > 0 {
        (Button::PlaceContinental, 1)
    } else {
        (Button::PlaceMilitia, militia)
    }
}

/// §8.6.2 Where agents mobilize: first where that adds Rebellion Control, then where most Patriot units are.
pub fn agents_where(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let (state, spaces) = (mind.state, mind.spaces());
    if spaces.is_empty() {
        return activity_after(mind);
    }
    mind.because("8.6.2", msg!("lod-np-french-agents-where"));
    let (_, coming) = mobilized(state);
    let control = |space| {
        let royalist = state.pieces_of_side(Side::Royalist, space);
        let rebellion = state.pieces_of_side(Side::Rebellion, space);
        i32::from(rebellion <= royalist && rebellion + coming > royalist)
    };
    let units = |space| i32::from(state.units_of(Faction::Patriots, space));
    Ok(mind.best("8.6.2", spaces, &[&control, &units])?.map(Choice::Space))
}

/// §8.6.2 Who is mobilized.
pub fn agents_what(mind: &mut Mind<'_, '_>) -> Choice {
    mind.because("8.6.2", msg!("lod-np-french-agents-what"));
    mobilized(mind.state).0.into()
}

/// §8.6.4 Where the non-player would Muster: the West Indies if few Regulars are Available and the Rebellion does not
/// Control them, else Cities and Colonies under Rebellion Control.
pub fn muster_spaces(state: &State, open: SpaceSet) -> SpaceSet {
    let regulars = state.available[Piece::FrenchRegulars as usize];
    if regulars == 0 {
        return SpaceSet::NONE;
    }
    let west_indies = regulars < FEW_REGULARS && state.control(Space::WestIndies) != Some(Side::Rebellion);
    let wanted =
        if west_indies { SpaceSet::of(Space::WestIndies) } else { SpaceSet::CITIES | SpaceSet::COLONIES };
    open & wanted
}

/// §8.6.4 Where to Muster, first with Continentals; afterwards the Special Activity.
pub fn muster_where(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let (state, open) = (mind.state, mind.spaces());
    if open.is_empty() {
        return activity_after(mind);
    }
    mind.because("8.6.4", msg!("lod-np-french-muster-where"));
    let wanted = muster_spaces(state, open);
    // An Event may have the French Muster without a Regular to place.
    let spaces = if wanted.is_empty() { open } else { wanted };
    let continentals = |space| i32::from(state.count(Piece::Continentals, space) > 0);
    Ok(mind.best("8.6.4", spaces, &[&continentals])?.map(Choice::Space))
}

/// §8.6.4 As many Regulars as possible are placed, and none makes way for a Fort.
pub fn muster_all(mind: &mut Mind<'_, '_>) -> Choice {
    mind.because("8.6.4", msg!("lod-np-french-muster-all"));
    if mind.offers(Button::No) { Button::No.into() } else { mind.most() }
}
