use tricorne_kernel::Told;

use crate::ask::Lod;
use crate::map::Space;
use crate::order::Order;
use crate::pieces::Faction;
use crate::state::State;

pub fn possible(_state: &State, _order: &Order) -> bool {
    false
}

pub fn execute(_t: &mut Lod<'_>, _order: &mut Order) -> Told<()> {
    Ok(())
}

pub fn can_strike(_state: &State, _striker: Faction, _space: Space) -> bool {
    false
}

pub fn strike(_t: &mut Lod<'_>, _decider: Faction, _striker: Faction, _space: Space) -> Told<()> {
    Ok(())
}
