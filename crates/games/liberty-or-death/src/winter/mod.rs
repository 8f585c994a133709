//! §6.0 The Winter Quarters Round, one file a phase.

pub mod desertion;
pub mod redeployment;
pub mod reset;
pub mod resources;
pub mod supply;
pub mod support;
pub mod victory_check;
