//! §6.0 The Winter Quarters Round, one file a phase.

pub mod desertion;
pub mod redeployment;
pub mod reset;
pub mod resources;
pub mod supply;
pub mod support;
pub mod victory_check;
pub mod west_indies;

use crate::setup;
use crate::state::State;

/// §2.4.1 Whether this is the scenario's last Winter Quarters Round.
pub fn is_final(state: &State) -> bool {
    usize::from(state.cards.winters) >= setup::campaigns(state.scenario).len()
}
