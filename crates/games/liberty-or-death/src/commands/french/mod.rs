//! §3.5 The Commands of the French.

pub mod agent_mobilization;
pub mod battle;
pub mod hortalez;
pub mod march;
pub mod muster;
