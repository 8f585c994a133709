//! §8.4 Event or Command?

use tricorne_kernel::{Told, msg};

use super::Mind;
use crate::map::SpaceSet;
use crate::pieces::{Piece, Side};
use crate::state::{Level, State};

/// §8.4 How many Cities the British must Control to leave an Event to the die.
const CITIES_FOR_DIE: usize = 5;
/// §8.4 What that die must show.
const DIE: u8 = 5;

/// §8.4 Whether to execute an Effective Event that leads from one state to the other.
pub fn wants_event(mind: &mut Mind<'_, '_>, before: &State, after: &State) -> Told<bool> {
    if before.total_opposition() > before.total_support() && margin(after) > margin(before) {
        mind.because("8.4", msg!("lod-np-british-event-support"));
        return Ok(true);
    }
    if [Piece::BritishRegulars, Piece::Tories].into_iter().any(|piece| brings_unavailable(before, after, piece)) {
        mind.because("8.4", msg!("lod-np-british-event-unavailable"));
        return Ok(true);
    }
    if places(before, after) {
        mind.because("8.4", msg!("lod-np-british-event-places"));
        return Ok(true);
    }
    if after.crc > before.crc {
        mind.because("8.4", msg!("lod-np-british-event-casualties"));
        return Ok(true);
    }
    let cities = SpaceSet::CITIES & before.controlled(Side::Royalist);
    if cities.len() < CITIES_FOR_DIE {
        return Ok(false);
    }
    let wanted = mind.roll("8.4", msg!("lod-np-british-roll-event"), 6)? >= DIE;
    mind.because("8.4", msg!("lod-np-british-event-die", cities = cities.len()));
    Ok(wanted)
}

/// Support less Opposition. A Blockade on a City with Support counts (§1.9).
fn margin(state: &State) -> i16 {
    i16::from(state.total_support()) - i16::from(state.total_opposition())
}

fn brings_unavailable(before: &State, after: &State, piece: Piece) -> bool {
    let at = piece as usize;
    after.unavailable[at] < before.unavailable[at] && more_on_map(before, after, piece)
}

fn more_on_map(before: &State, after: &State, piece: Piece) -> bool {
    after.count_in(piece, SpaceSet::ALL) > before.count_in(piece, SpaceSet::ALL)
}

/// Tories where Active Opposition has none, a Fort in a Colony without one, or Regulars in a City or Colony. Pieces that
/// only move about are not placed.
fn places(before: &State, after: &State) -> bool {
    let more = |piece: Piece, spaces: SpaceSet| {
        more_on_map(before, after, piece)
            && spaces.iter().any(|space| after.count(piece, space) > before.count(piece, space))
    };
    let hostile = SpaceSet::MAP.only(|space| {
        before.level(space) == Level::ActiveOpposition && before.count(Piece::Tories, space) == 0
    });
    let unfortified = SpaceSet::COLONIES.only(|space| before.count(Piece::BritishForts, space) == 0);
    more(Piece::Tories, hostile)
        || more(Piece::BritishForts, unfortified)
        || more(Piece::BritishRegulars, SpaceSet::CITIES | SpaceSet::COLONIES)
}
