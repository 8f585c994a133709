//! §8.4 Event or Command?

use tricorne_kernel::{Flow, Key, key, msg};

use super::Mind;
use crate::map::{Regions, SpaceSet};
use crate::pieces::{Piece, Side};
use crate::prompt::Roll;
use crate::state::State;

/// §8.4 How many Cities the British must Control to leave an Event to the die.
const CITIES_FOR_DIE: usize = 5;
/// §8.4 What that die must show.
const DIE: u8 = 5;

/// §8.4 Whether to execute an Effective Event that leads from one state to the other.
pub fn wants_event(mind: &mut Mind<'_, '_>, before: &State, after: &State) -> Flow<bool> {
    if let Some(reason) = reason(before, after) {
        mind.because("8.4", reason);
        return Ok(true);
    }
    let cities = SpaceSet::CITIES & before.controlled(Side::Royalist);
    if cities.len() < CITIES_FOR_DIE {
        return Ok(false);
    }
    let wanted = mind.roll(Roll::NpBritishRollEvent, 6)? >= DIE;
    mind.because("8.4", msg!("lod-np-british-event-die", cities = cities.len()));
    Ok(wanted)
}

/// §8.4 What speaks for the Event without a die.
fn reason(before: &State, after: &State) -> Option<Key> {
    if before.total_opposition() > before.total_support() && margin(after) > margin(before) {
        Some(key!("lod-np-british-event-support"))
    } else if Piece::BRITISH_CUBES.into_iter().any(|piece| brings_unavailable(before, after, piece)) {
        Some(key!("lod-np-british-event-unavailable"))
    } else if after.done().british_placed {
        Some(key!("lod-np-british-event-places"))
    } else if after.crc > before.crc + after.done().crc_in_battle || after.done().crc_expected {
        Some(key!("lod-np-british-event-casualties"))
    } else {
        None
    }
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

#[cfg(test)]
mod tests {
    use tricorne_kernel::{Game, Setup};

    use super::*;
    use crate::LibertyOrDeath;
    use crate::battle::{self, Attack};
    use crate::cards::CardNumber;
    use crate::command_order::Order;
    use crate::events::Text;
    use crate::map::{BySpace, Space};
    use crate::non_players::events::Rehearsal;
    use crate::pieces::Faction;
    use crate::state::{Level, Playing};

    /// An empty map; every Regular is Unavailable, all else Available.
    fn empty() -> State {
        let mut state = LibertyOrDeath::begin(&Setup::of::<LibertyOrDeath>(), &()).expect("a scenario");
        state.spaces = BySpace::default();
        state.unavailable = Default::default();
        state.available = [10; 11];
        state.playing = CardNumber::new(1).map(|card| Playing::new(Faction::British, card, Text::Unshaded));
        state
    }

    #[track_caller]
    fn check(before: &State, change: impl Fn(&mut State), wanted: Option<&str>) {
        let mut after = before.clone();
        change(&mut after);
        assert_eq!(reason(before, &after).map(|key| key.0), wanted);
    }

    /// §8.4 A shift in favour of the Royalists counts only while Opposition exceeds Support; a Blockade lifted counts.
    #[test]
    fn support_is_mended_while_opposition_leads() {
        let mut before = empty();
        let shift = |state: &mut State| {
            state.shift(Space::Boston, 1);
        };
        check(&before, shift, None);
        before.shift(Space::Virginia, -2);
        check(&before, shift, Some("lod-np-british-event-support"));
        check(
            &before,
            |state| {
                state.shift(Space::Boston, -1);
            },
            None,
        );
        before.treaty = true;
        before.shift(Space::Boston, 1);
        before.spaces[Space::Boston].squadrons = 1;
        let lift = |state: &mut State| state.move_squadron(Space::Boston, Space::WestIndies);
        check(&before, lift, Some("lod-np-british-event-support"));
    }

    /// §8.4 Pieces from Unavailable must come to the map.
    #[test]
    fn unavailable_pieces_are_wanted_on_the_map() {
        let mut before = empty();
        before.unavailable[Piece::Tories as usize] = 3;
        let place = |state: &mut State| {
            state.place_unavailable(Piece::Tories, Space::Florida, 1);
        };
        check(&before, place, Some("lod-np-british-event-unavailable"));
        let release = |state: &mut State| {
            state.unavailable[Piece::Tories as usize] -= 1;
            state.available[Piece::Tories as usize] += 1;
        };
        check(&before, release, None);
    }

    /// §8.4 Tories at Active Opposition without any, a Fort in a Colony without one, Regulars in a City or Colony; moves
    /// place nothing.
    #[test]
    fn some_pieces_are_wanted_in_some_spaces() {
        let mut before = empty();
        before.spaces[Space::NorthCarolina].level = Level::ActiveOpposition;
        before.place(Piece::BritishRegulars, Space::Quebec, 2);
        before.place(Piece::BritishForts, Space::Georgia, 1);
        before.playing = empty().playing;
        let placed = |piece, space| {
            move |state: &mut State| {
                state.place(piece, space, 1);
            }
        };
        let wanted = Some("lod-np-british-event-places");
        check(&before, placed(Piece::Tories, Space::NorthCarolina), wanted);
        check(&before, placed(Piece::Tories, Space::Virginia), None);
        check(&before, placed(Piece::BritishForts, Space::Virginia), wanted);
        check(&before, placed(Piece::BritishForts, Space::Georgia), None);
        check(&before, placed(Piece::BritishForts, Space::Quebec), None);
        check(&before, placed(Piece::BritishRegulars, Space::Boston), wanted);
        check(&before, placed(Piece::BritishRegulars, Space::Florida), None);
        let marched =
            |state: &mut State| state.relocate(Piece::BritishRegulars, Space::Quebec, Space::Boston, 1);
        check(&before, marched, None);
    }

    /// §8.4 What is placed counts even if it is gone in the end.
    #[test]
    fn what_was_placed_counts_at_once() {
        let come_and_go = |state: &mut State| {
            state.place(Piece::BritishRegulars, Space::Boston, 1);
            state.remove(Piece::BritishRegulars, Space::Boston, 1);
        };
        check(&empty(), come_and_go, Some("lod-np-british-event-places"));
    }

    /// §8.4 Rebellion Casualties are wanted, British ones are not.
    #[test]
    fn rebellion_casualties_are_wanted() {
        let mut before = empty();
        before.place(Piece::Continentals, Space::Virginia, 1);
        before.place(Piece::Tories, Space::Virginia, 1);
        let lost = |piece| {
            move |state: &mut State| {
                state.remove_as_casualties(piece, Space::Virginia, 1);
            }
        };
        check(&before, lost(Piece::Continentals), Some("lod-np-british-event-casualties"));
        check(&before, lost(Piece::Tories), None);
    }

    /// §8.4, L158 A free Battle is judged by average dice: it inflicts Casualties where it can be expected to, whatever the
    /// dice of the trial show, and none where nothing counts as such.
    #[test]
    fn free_battles_are_judged_by_the_odds() {
        let board = |enemy| {
            let mut state = empty();
            state.unavailable[Piece::BritishRegulars as usize] = 0;
            state.available[Piece::BritishRegulars as usize] = 10;
            state.place(Piece::BritishRegulars, Space::Virginia, 6);
            state.place(enemy, Space::Virginia, 1);
            state.playing = empty().playing;
            state
        };
        let fight = |state: &mut State| {
            *state = Rehearsal::default().tried(state, |t| {
                let mut order = Order::free_limited(Faction::British, SpaceSet::of(Space::Virginia));
                battle::fight(t, &mut order, Attack::new(Faction::British, Space::Virginia))
            });
        };
        check(&board(Piece::Continentals), fight, Some("lod-np-british-event-casualties"));
        check(&board(Piece::MilitiaUnderground), fight, None);
    }
}
