//! §8.5 Event or Command?

use tricorne_kernel::{Told, msg};

use crate::map::SpaceSet;
use crate::non_players::Mind;
use crate::pieces::{Faction, Piece};
use crate::state::{Level, State};

/// §8.5 How many Resources an Event must bring.
const RESOURCES: u8 = 3;
/// §8.5 How many Patriot pieces on the map let the die decide.
const PIECES: u8 = 25;
/// §8.5 The least roll that takes the Event.
const ROLL: u8 = 5;

/// §8.5 Whether to execute an Effective Event that leads from one state to the other.
pub fn wants_event(mind: &mut Mind<'_, '_>, before: &State, after: &State) -> Told<bool> {
    let reason = if before.total_support() > before.total_opposition() && favours_rebellion(before, after) {
        Some(msg!("lod-np-patriots-event-shifts"))
    } else if places_hidden_militia(before, after) {
        Some(msg!("lod-np-patriots-event-militia"))
    } else if SpaceSet::ALL
        .iter()
        .any(|at| after.count(Piece::PatriotForts, at) > before.count(Piece::PatriotForts, at))
    {
        Some(msg!("lod-np-patriots-event-fort"))
    } else if SpaceSet::ALL
        .iter()
        .any(|at| after.count(Piece::Villages, at) < before.count(Piece::Villages, at))
    {
        Some(msg!("lod-np-patriots-event-village"))
    } else if after.resources[Faction::Patriots] >= before.resources[Faction::Patriots] + RESOURCES {
        Some(msg!("lod-np-patriots-event-resources"))
    } else {
        None
    };
    if let Some(reason) = reason {
        mind.because("8.5", reason);
        return Ok(true);
    }
    let pieces: u8 = SpaceSet::MAP.iter().map(|space| before.pieces_of(Faction::Patriots, space)).sum();
    if pieces < PIECES {
        mind.because("8.5", msg!("lod-np-patriots-event-none"));
        return Ok(false);
    }
    let roll = mind.roll("8.5", msg!("lod-np-patriots-roll-event"), 6)?;
    mind.because("8.5", msg!("lod-np-patriots-event-die", roll = roll, needed = ROLL));
    Ok(roll >= ROLL)
}

/// Whether Opposition less Support has grown, or FNI.
fn favours_rebellion(before: &State, after: &State) -> bool {
    let lead = |state: &State| i16::from(state.total_opposition()) - i16::from(state.total_support());
    lead(after) > lead(before) || after.fni() > before.fni()
}

/// L82 Whether Underground Militia came to a space at Active Support or with a Village that had no Militia.
fn places_hidden_militia(before: &State, after: &State) -> bool {
    SpaceSet::MAP.iter().any(|space| {
        before.militia(space) == 0
            && after.count(Piece::MilitiaUnderground, space) > 0
            && (before.level(space) == Level::ActiveSupport || before.count(Piece::Villages, space) > 0)
    })
}
