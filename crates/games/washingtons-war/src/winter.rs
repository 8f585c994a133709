//! §11.0 Winter attrition.

use tricorne_kernel::Flow;

use crate::ask::Ww;
use crate::battle::losses;
use crate::map::Space;
use crate::pack::Pack;
use crate::pieces::{Force, General, Named, Nation, Side};
use crate::prompt::Roll;
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

/// §11.1, §11.2, §11.3 What winter asks of combat units in a space, under a general or without one.
pub fn toll(facts: &Pack, space: Space, force: Force, general: Option<General>) -> Toll {
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
    let (force, general) = (t.state.force(side, space), t.state.general_at(t.facts, side, space));
    let lost = match toll(t.facts, space, force, general) {
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
