//! §4.2.1 Common Cause.

use tricorne_kernel::Told;

use crate::ask::Lod;
use crate::map::Space;
use crate::order::Order;
use crate::state::State;

/// How many War Parties in the space the British could use as Tories now.
pub fn available(_state: &State, _order: &Order, _space: Space) -> u8 {
    0
}

/// Uses this many War Parties in the space as Tories.
pub fn utilize(_t: &mut Lod<'_>, _order: &mut Order, _space: Space, _count: u8) -> Told<()> {
    Ok(())
}
