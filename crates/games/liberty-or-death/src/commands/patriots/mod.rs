//! §3.3 The Commands of the Patriots.

pub mod battle;
pub mod march;
pub mod rabble_rousing;
pub mod rally;
