//! §8.5 Event or Command?

use tricorne_kernel::{Flow, Message, msg};

use crate::map::{Regions, SpaceSet};
use crate::non_players::Mind;
use crate::pieces::Faction;
use crate::prompt::Roll;
use crate::state::State;

/// §8.5 How many Resources an Event must bring.
const RESOURCES: u8 = 3;
/// §8.5 How many Patriot pieces on the map let the die decide.
const PIECES: u8 = 25;
/// §8.5 The least roll that takes the Event.
const ROLL: u8 = 5;

/// §8.5 Whether to execute an Effective Event that leads from one state to the other.
pub fn wants_event(mind: &mut Mind<'_, '_>, before: &State, after: &State) -> Flow<bool> {
    if let Some(reason) = reason(before, after) {
        mind.because("8.5", reason);
        return Ok(true);
    }
    let pieces: u8 = SpaceSet::MAP.iter().map(|space| before.pieces_of(Faction::Patriots, space)).sum();
    if pieces < PIECES {
        mind.because("8.5", msg!("lod-np-patriots-event-none"));
        return Ok(false);
    }
    let roll = mind.roll(Roll::NpPatriotsRollEvent, 6)?;
    mind.because("8.5", msg!("lod-np-patriots-event-die", roll = roll, needed = ROLL));
    Ok(roll >= ROLL)
}

/// §8.5, L82 What the Patriots look for in an Event, die aside.
fn reason(before: &State, after: &State) -> Option<Message> {
    let done = after.done();
    if before.total_support() > before.total_opposition() && favours_rebellion(before, after) {
        Some(msg!("lod-np-patriots-event-shifts"))
    } else if done.militia_placed {
        Some(msg!("lod-np-patriots-event-militia"))
    } else if done.patriot_fort_placed {
        Some(msg!("lod-np-patriots-event-fort"))
    } else if done.village_removed {
        Some(msg!("lod-np-patriots-event-village"))
    } else if after.resources[Faction::Patriots] >= before.resources[Faction::Patriots] + RESOURCES {
        Some(msg!("lod-np-patriots-event-resources"))
    } else {
        None
    }
}

/// Whether Opposition less Support has grown, or FNI.
fn favours_rebellion(before: &State, after: &State) -> bool {
    let lead = |state: &State| i16::from(state.total_opposition()) - i16::from(state.total_support());
    lead(after) > lead(before) || after.fni() > before.fni()
}

#[cfg(test)]
mod tests {
    use tricorne_kernel::{Game, Setup};

    use super::*;
    use crate::LibertyOrDeath;
    use crate::cards::CardNumber;
    use crate::events::Text;
    use crate::map::{BySpace, Space};
    use crate::pieces::Piece;
    use crate::state::{InSpace, Level, Playing};

    /// An empty map at war with Virginia at Active Support, and what an Event makes of it.
    fn reason_for(prepare: impl Fn(&mut State), event: impl Fn(&mut State)) -> Option<&'static str> {
        let mut before = LibertyOrDeath::begin(&Setup::of::<LibertyOrDeath>(), &()).expect("a set-up");
        before.treaty = true;
        before.spaces = BySpace::<InSpace>::default();
        before.spaces[Space::WestIndies].squadrons = 1;
        before.spaces[Space::Virginia].level = Level::ActiveSupport;
        before.available = [10; 11];
        prepare(&mut before);
        before.playing = CardNumber::new(1).map(|card| Playing::new(Faction::Patriots, card, Text::Shaded));
        let mut after = before.clone();
        event(&mut after);
        reason(&before, &after).map(|reason| reason.key.0)
    }

    fn put(state: &mut State, piece: Piece, space: Space) {
        state.place(piece, space, 1);
    }

    const SHIFTS: Option<&str> = Some("lod-np-patriots-event-shifts");

    /// §8.5 A shift for the Rebellion counts while Support exceeds Opposition; so does a Blockade.
    #[test]
    fn shifts_while_support_leads() {
        let shift = |state: &mut State| {
            state.shift(Space::Georgia, -1);
        };
        assert_eq!(reason_for(|_| {}, shift), SHIFTS);
        assert_eq!(reason_for(|_| {}, |state| state.move_squadron(Space::WestIndies, Space::Boston)), SHIFTS);
        let opposed = |state: &mut State| state.spaces[Space::NewYork].level = Level::ActiveOpposition;
        assert_eq!(reason_for(opposed, shift), None);
        let worse = |state: &mut State| {
            state.shift(Space::Georgia, 1);
        };
        assert_eq!(reason_for(|_| {}, worse), None);
    }

    /// §8.5, L82 Underground Militia at Active Support or with a Village, where no Militia were.
    #[test]
    fn hidden_militia_in_hostile_country() {
        const MILITIA: Option<&str> = Some("lod-np-patriots-event-militia");
        let virginia = |state: &mut State| put(state, Piece::MilitiaUnderground, Space::Virginia);
        assert_eq!(reason_for(|_| {}, virginia), MILITIA);
        assert_eq!(reason_for(virginia, virginia), None);
        // What the Partisans of the same card turn over was placed; what marched in was not (cards 3, 31; 5, 14).
        let turned = |state: &mut State| {
            virginia(state);
            state.activate(Piece::MilitiaUnderground, Space::Virginia, 1);
        };
        assert_eq!(reason_for(|_| {}, turned), MILITIA);
        let georgia = |state: &mut State| put(state, Piece::MilitiaUnderground, Space::Georgia);
        let marched =
            |state: &mut State| state.relocate(Piece::MilitiaUnderground, Space::Georgia, Space::Virginia, 1);
        assert_eq!(reason_for(georgia, marched), None);
        let northwest = |state: &mut State| put(state, Piece::MilitiaUnderground, Space::Northwest);
        assert_eq!(reason_for(|_| {}, northwest), None);
        assert_eq!(reason_for(|state| put(state, Piece::Villages, Space::Northwest), northwest), MILITIA);
    }

    /// §8.5 A Patriot Fort more, a Village fewer, or three Resources.
    #[test]
    fn forts_villages_and_resources() {
        let fort = |state: &mut State| put(state, Piece::PatriotForts, Space::Georgia);
        assert_eq!(reason_for(|_| {}, fort), Some("lod-np-patriots-event-fort"));
        let village = |state: &mut State| put(state, Piece::Villages, Space::Northwest);
        let gone = |state: &mut State| {
            state.remove(Piece::Villages, Space::Northwest, 1);
        };
        assert_eq!(reason_for(village, gone), Some("lod-np-patriots-event-village"));
        assert_eq!(reason_for(|_| {}, village), None);
        let gain = |count| move |state: &mut State| state.gain(Faction::Patriots, count);
        assert_eq!(reason_for(|_| {}, gain(3)), Some("lod-np-patriots-event-resources"));
        assert_eq!(reason_for(|_| {}, gain(2)), None);
    }
}
