//! §8.3.4 How many pieces an Event places.

use super::super::Mind;
use super::super::pieces::own_placed;
use super::worth::placeable;
use crate::choice::Choice;
use crate::events::Deed;
use crate::map::Space;
use crate::pieces::Piece;
use crate::state::Pieces;

/// §8.3.4 As many of the Faction's side as may come without taking any from the map (§8.1), of the enemy as few. Where one number limits Regulars and Tories
/// together, they alternate (§8.1.2).
pub fn how_many(mind: &mut Mind<'_, '_>, piece: Piece, space: Space) -> Choice {
    if piece.side() != mind.faction.side() {
        return mind.least();
    }
    let deeds = mind.state.playing.map_or(&[][..], |playing| playing.deeds);
    let together = deeds.iter().find_map(|deed| {
        if let Deed::AddsAnyFromAnywhere(count, kinds) = *deed
            && kinds.contains(&piece)
        {
            Some((count, kinds))
        } else {
            None
        }
    });
    match together {
        // The second kind takes what the first has left.
        Some((count, kinds)) if kinds.first() == Some(&piece) => {
            alternating(mind, piece, space, kinds, count, true)
        }
        _ => {
            let unavailable_too = deeds.contains(&Deed::AddsFromAnywhere(2, piece)) || together.is_some();
            mind.at_most(placeable(mind.state, piece, space, unavailable_too).into())
        }
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
