//! §11.0 Winter attrition.

use tricorne_kernel::Flow;

use crate::ask::Ww;
use crate::battle::losses;
use crate::map::Space;
use crate::pack::Pack;
use crate::pieces::{Named, Nation, Side};
use crate::prompt::Roll;
use crate::state::Open;
use crate::victory;

/// §5.4, §11.0, §13.1 All combat units are checked, the American ones first. Whoever has no more has lost at once.
pub fn attrition(t: &mut Ww<'_>) -> Flow<()> {
    for side in Side::BOTH {
        for space in t.state.cu_spaces(side).iter() {
            suffer(t, side, space)?;
            victory::check(t);
            if t.state.ending.is_some() {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// What winter asks of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toll {
    /// Nothing.
    Spared,
    /// So many combat units.
    Loses(u8),
    /// A roll for a single one.
    Rolls,
}

/// §11.1, §11.2, §11.3 What winter asks of a side's combat units in a space.
pub fn toll(state: &Open, facts: &Pack, side: Side, space: Space) -> Toll {
    let force = state.force(side, space);
    let general = state.general_at(facts, side, space);
    // French combat units alone winter as the British do (§11.3); mixed stacks are one American stack (W39).
    let as_british = force[Nation::American] == 0;
    if as_british && space.is_sheltered(facts) {
        return Toll::Spared;
    }
    let shelter = match general {
        Some(general) if !as_british && space.is_sheltered(facts) => general.own(facts).winter_shelter,
        _ => 0,
    };
    let exposed = force.total().saturating_sub(shelter);
    match exposed {
        0 => Toll::Spared,
        1 if general.is_some() && shelter == 0 => Toll::Spared,
        1 => Toll::Rolls,
        more => Toll::Loses(more / 2),
    }
}

fn suffer(t: &mut Ww<'_>, side: Side, space: Space) -> Flow<()> {
    let lost = match toll(&t.state, t.facts, side, space) {
        Toll::Spared => 0,
        Toll::Loses(count) => count,
        Toll::Rolls => {
            let die = t.die(Roll::WinterRoll { side: side.name(), space }, 6)?;
            u8::from(t.facts.tables.lone_lost[usize::from(die) - 1])
        }
    };
    if lost > 0 {
        losses::lose(t, side, space, lost)?;
    }
    Ok(())
}

/// The combat units that a side would lose this winter, each roll counted as one half.
pub fn expected_halves(state: &Open, facts: &Pack, side: Side) -> u32 {
    let each = |space: Space| match toll(state, facts, side, space) {
        Toll::Spared => 0,
        Toll::Loses(count) => 2 * u32::from(count),
        Toll::Rolls => 1,
    };
    (facts.all & state.cu_spaces(side)).iter().map(each).sum()
}
