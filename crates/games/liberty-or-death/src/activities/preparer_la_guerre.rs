use tricorne_kernel::Told;

use crate::ask::Lod;
use crate::order::Order;
use crate::state::State;

pub fn possible(_state: &State, _order: &Order) -> bool {
    false
}

pub fn execute(_t: &mut Lod<'_>, _order: &mut Order) -> Told<()> {
    Ok(())
}
