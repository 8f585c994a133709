//! Experiments with the games, on any of them and all cores.
//!
//! The [`Arena`] tells which of two agents is the stronger one: a [`Round`] is the same dice for both, and
//! [`Standing`] is what the rounds so far amount to.

mod arena;
mod standing;

pub use arena::{Arena, ArenaError, Mark, Round};
pub use standing::{Elo, Line, Standing, Verdict};
