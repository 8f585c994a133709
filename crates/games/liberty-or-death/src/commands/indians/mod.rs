//! §3.4 The Commands of the Indians.

pub mod gather;
pub mod march;
pub mod raid;
pub mod scout;
