//! §1.7 Who would Control a space with pieces more or fewer.

use crate::map::Space;
use crate::pieces::{Faction, Side};
use crate::state::State;

/// How many pieces come to a space or, if negative, leave it.
#[derive(Clone, Copy, Default, Debug)]
pub struct Change {
    pub rebels: i8,
    pub british: i8,
    pub indians: i8,
}

impl Change {
    /// So many pieces of the Rebellion more or fewer.
    pub fn of_rebels(rebels: i8) -> Change {
        Change { rebels, ..Change::default() }
    }
}

/// §1.7 Who Controls the space after the change.
pub fn control_after(state: &State, space: Space, change: Change) -> Option<Side> {
    let rebels = state.pieces_of_side(Side::Rebellion, space) as i8 + change.rebels;
    let british = state.pieces_of(Faction::British, space) as i8 + change.british;
    let indians = state.pieces_of(Faction::Indians, space) as i8 + change.indians;
    if rebels > british + indians {
        Some(Side::Rebellion)
    } else if british + indians > rebels && british > 0 {
        Some(Side::Royalist)
    } else {
        None
    }
}

/// Whether Control of the space changes.
pub fn changes_control(state: &State, space: Space, change: Change) -> bool {
    control_after(state, space, change) != state.control(space)
}

/// Whether the change adds Rebellion Control.
pub fn adds_rebellion(state: &State, space: Space, change: Change) -> bool {
    state.control(space) != Some(Side::Rebellion)
        && control_after(state, space, change) == Some(Side::Rebellion)
}

/// Whether the change removes British Control.
pub fn removes_british(state: &State, space: Space, change: Change) -> bool {
    state.control(space) == Some(Side::Royalist)
        && control_after(state, space, change) != Some(Side::Royalist)
}
