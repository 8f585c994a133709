//! What a position is worth to a side: the measure that the bot's plans add to, step by step.

use crate::ids::Kind;
use crate::pack::{Facts, UnitType};
use crate::sides::Side;
use crate::state::State;
use crate::supply;
use crate::victory::{loyal_regions, town_value};

/// What a unit is worth to keep.
pub(super) fn unit_worth(facts: &Facts, kind: Kind) -> i32 {
    let it = facts.kind(kind);
    let lasting = match it.kind {
        UnitType::Militia => 0,
        UnitType::Indian | UnitType::Detachment => 2,
        UnitType::Light | UnitType::Marine => 4,
        UnitType::Regular => 6,
        UnitType::Grenadier => 8,
        UnitType::Fleet => 12,
    };
    10 * i32::from(it.strength) + lasting + if it.can_return { 0 } else { 3 }
}

/// The value of a position to a side, as far as the position is known: towns, units and those of them who would starve,
/// markers, and the three tables; what the enemy has counts against it.
pub fn value(state: &State, facts: &Facts, side: Side) -> i32 {
    let american = if side == Side::American { 1 } else { -1 };
    let loyalty: i32 =
        facts.colonial_regions().map(|region| i32::from(state.loyalty_for(facts, region, side))).sum();
    let tables = 90 * i32::from(state.progress.0) + 50 * i32::from(state.europe.0);
    holdings(state, facts, side) - holdings(state, facts, side.enemy()) + 40 * loyalty + american * tables
}

/// What a side has by itself.
fn holdings(state: &State, facts: &Facts, side: Side) -> i32 {
    let units: i32 = facts
        .kinds_of(side)
        .filter(|kind| state.at_war(facts.kind(*kind).nation))
        .map(|kind| i32::from(state.in_play(kind)) * unit_worth(facts, kind))
        .sum();
    let hungry: usize = supply::hungry(state, facts, side).iter().map(|(_, short)| short).sum();
    100 * i32::from(town_value(state, facts, side)) + units - 45 * hungry as i32
        + 15 * state.hand_size(side) as i32
        + 30 * i32::from(loyal_regions(state, facts, side, facts.victory.loyalty_level))
}
