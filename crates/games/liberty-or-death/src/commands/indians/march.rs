use tricorne_kernel::Told;

use crate::ask::Lod;
use crate::map::SpaceSet;
use crate::order::Order;
use crate::state::State;

pub fn spaces(_state: &State, _order: &Order) -> SpaceSet {
    SpaceSet::NONE
}

pub fn execute(_t: &mut Lod<'_>, _order: &mut Order) -> Told<()> {
    Ok(())
}
