//! §11.0 Winter attrition.

use tricorne_kernel::Flow;

use crate::ask::Wtp;
use crate::battle::losses;
use crate::map::Space;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::state::Open;
use crate::victory;

/// §5.0, §11.0, §12.0 All combat units in the cold suffer, the American ones first. Whoever has no more has lost at once.
pub fn attrition(t: &mut Wtp<'_>) -> Flow<()> {
    for side in Side::BOTH {
        for space in t.state.cu_spaces(side).iter() {
            let lost = toll(&t.state, t.facts, side, space);
            if lost > 0 {
                let there = t.state.force(side, space);
                losses::lose(t, side, space, there, lost, "11.0")?;
            }
            if victory::check(t) {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// §11.0 What winter takes from a side's combat units in a space: half of them, rounded down, where they have no shelter.
pub fn toll(state: &Open, facts: &Pack, side: Side, space: Space) -> u8 {
    if space.is_sheltered(facts) { 0 } else { state.cus(side, space) / 2 }
}

/// The combat units that a side would lose this winter.
pub fn expected(state: &Open, facts: &Pack, side: Side) -> u32 {
    let there = facts.all & state.cu_spaces(side);
    there.iter().map(|space| u32::from(toll(state, facts, side, space))).sum()
}
