//! §6.4.1 Reward Loyalty.

use tricorne_kernel::Told;

use crate::ask::Lod;
use crate::map::{Space, SpaceSet};
use crate::state::State;

/// §6.4.1 Where the British could Reward Loyalty now.
pub fn spaces(_state: &State) -> SpaceSet {
    SpaceSet::NONE
}

/// §6.4.1 Rewards Loyalty in a space, by at most this many levels.
pub fn reward(_t: &mut Lod<'_>, _space: Space, _most_levels: Option<u8>) -> Told<()> {
    Ok(())
}
