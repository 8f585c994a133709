//! How the war ends.

use crate::pack::Effect;
use crate::sides::Side;
use crate::{Board, CardDriven, Facts};

/// §ww:13.1, §wtp:12.0 Who has won at once: the British with no American or French combat unit left on the map, the Americans
/// with no British one left in the thirteen colonies. If both, the British (W38).
pub fn automatic<G: CardDriven>(board: &Board<G>, facts: &Facts<G>) -> Option<Side> {
    if !board.any_cus(Side::American, facts.all) {
        Some(Side::British)
    } else if !board.any_cus(Side::British, facts.thirteen) {
        Some(Side::American)
    } else {
        None
    }
}

/// §ww:5.7, §ww:6.34.C, §wtp:5.0, §wtp:6.2 The year in which the war ends: by the card in the War Ends box, or the last year.
pub fn last_year<G: CardDriven>(board: &Board<G>, facts: &Facts<G>) -> u16 {
    let ends = board.war_ends.and_then(|card| match card.facts(facts).effect {
        Effect::WarEnds(year) => Some(year),
        _ => None,
    });
    let last = facts.turns.last().map_or(0, |turn| turn.year);
    ends.unwrap_or(last).min(last)
}

/// §ww:5.7, §ww:6.34.C, §wtp:5.0, §wtp:6.2 Whether the war ends this year.
pub fn war_is_over<G: CardDriven>(board: &Board<G>, facts: &Facts<G>) -> bool {
    board.year(facts) >= last_year(board, facts)
}
