//! §3.2 The Commands of the British.

pub mod battle;
pub mod garrison;
pub mod march;
mod marching;
pub mod muster;
