//! §10.2 The Political Control Phase.

pub mod isolation;

pub use tricorne_card_driven::rules::politics::phase;
