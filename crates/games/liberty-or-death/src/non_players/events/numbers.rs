//! §8.3.4 How many pieces an Event places.

use super::super::Mind;
use super::super::pieces::own_placed;
use super::worth::placeable;
use crate::choice::Choice;
use crate::map::Space;
use crate::pieces::Piece;
use crate::state::{Pieces, Source};

/// §8.3.4 As many of the Faction's side as may come without taking any from the map (§8.1), of the enemy as few. Where one number limits Regulars and Tories
/// together, they alternate (§8.1.2).
pub fn how_many(mind: &mut Mind<'_, '_>, piece: Piece, space: Space) -> Choice {
    if piece.side() != mind.faction.side() {
        return mind.least();
    }
    match mind.state.playing.map_or(Source::Available, |playing| playing.source) {
        // The second kind takes what the first has left.
        Source::UnavailableTogether(count) if piece == Piece::BritishRegulars => {
            alternating(mind, piece, space, &Piece::BRITISH_CUBES, count, true)
        }
        Source::UnavailableToo | Source::UnavailableTogether(_) => {
            mind.at_most(placeable(mind.state, piece, space, true).into())
        }
        Source::Available => mind.at_most(placeable(mind.state, piece, space, false).into()),
    }
}

/// §8.1.2 How many of a mix are of the first kind: Militia come before Continentals, Regulars and Tories in turn.
pub fn mix(mind: &mut Mind<'_, '_>, count: u8, first: Piece, space: Space) -> Choice {
    if first == Piece::BritishRegulars {
        alternating(mind, first, space, &Piece::BRITISH_CUBES, count, false)
    } else {
        mind.least()
    }
}

fn alternating(
    mind: &Mind<'_, '_>,
    first: Piece,
    space: Space,
    kinds: &[Piece],
    count: u8,
    unavailable_too: bool,
) -> Choice {
    let mut at_hand = Pieces::default();
    for &kind in kinds {
        at_hand[kind as usize] = placeable(mind.state, kind, space, unavailable_too);
    }
    let placed = own_placed(mind.state, space, &at_hand, first.side(), count);
    mind.at_most(placed[first as usize].into())
}
