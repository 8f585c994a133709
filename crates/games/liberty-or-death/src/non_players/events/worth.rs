//! §8.3.5 What a single piece that an Event places or removes is worth to a non-player.

use crate::map::Space;
use crate::pieces::{Faction, Piece, Side};
use crate::state::{Level, State};

/// How many of a kind can be placed in the space without taking any from the map (§8.1).
pub fn placeable(state: &State, piece: Piece, space: Space, unavailable_too: bool) -> u8 {
    if !state.may_stand(piece, space) {
        return 0;
    }
    let unavailable = if unavailable_too { state.unavailable[piece as usize] } else { 0 };
    let count = state.available[piece.at_home() as usize] + unavailable;
    if piece.is_base() { count.min(state.room_for_bases(space)) } else { count }
}

/// §8.3.5 Whether placing such a piece in the space answers a question for which the Faction executes Events (§8.4 to
/// §8.7).
pub fn placing_matches(state: &State, faction: Faction, piece: Piece, space: Space) -> bool {
    match (faction, piece.at_home()) {
        (Faction::British, Piece::Tories) => {
            state.level(space) == Level::ActiveOpposition && state.count(Piece::Tories, space) == 0
        }
        (Faction::British, Piece::BritishForts) => {
            space.is_colony() && state.count(Piece::BritishForts, space) == 0
        }
        (Faction::British, Piece::BritishRegulars) => space.is_city() || space.is_colony(),
        (Faction::Patriots, Piece::MilitiaUnderground) => {
            let wanted =
                state.level(space) == Level::ActiveSupport || state.count(Piece::Villages, space) > 0;
            wanted && state.militia(space) == 0
        }
        (Faction::Patriots, Piece::PatriotForts) | (Faction::French, Piece::FrenchRegulars) => true,
        // §8.7 The Village goes where War Parties are already.
        (Faction::Indians, Piece::Villages) => state.war_parties(space) > 0,
        _ => false,
    }
}

/// §8.3.5 Whether removing such a piece answers a question for which the Faction executes Events.
pub fn removing_matches(faction: Faction, piece: Piece, as_casualties: bool) -> bool {
    let casualty = as_casualties && (piece.is_cube() || piece.is_base());
    match faction {
        Faction::British => casualty && piece.side() == Side::Rebellion,
        Faction::French => casualty && piece.side() == Side::Royalist,
        Faction::Patriots => piece == Piece::Villages,
        Faction::Indians => piece == Piece::PatriotForts,
    }
}
