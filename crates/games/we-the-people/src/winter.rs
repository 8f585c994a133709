//! §11.0 Winter attrition.

use tricorne_kernel::Flow;

use crate::ask::Wtp;
use crate::battle::losses;
use crate::map::Space;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::victory;

/// §5.0, §11.0, §12.0 All combat units in the cold suffer, the American ones first. Whoever has no more has lost at once.
pub fn attrition(t: &mut Wtp<'_>) -> Flow<()> {
    for side in Side::BOTH {
        for space in t.state.cu_spaces(side).iter() {
            let there = t.state.force(side, space);
            let lost = toll(t.facts, space, there.total());
            if lost > 0 {
                losses::lose(t, side, space, there, lost, "11.0")?;
            }
            if victory::check(t) {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// §11.0 What winter takes from so many combat units in a space: half of them, rounded down, where they have no shelter.
pub fn toll(facts: &Pack, space: Space, units: u8) -> u8 {
    if space.is_sheltered(facts) { 0 } else { units / 2 }
}
