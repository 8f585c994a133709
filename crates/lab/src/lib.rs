//! Experiments with the games, on any of them and all cores.
//!
//! The [`Arena`] tells which of two agents is the stronger one: a [`Round`] is the same dice for both, and
//! [`Standing`] is what the rounds so far amount to; a [`ladder()`] makes one number for each agent of many comparisons.
//! A [`study`] keeps many games of a grid of set-ups in a folder, and a [`report`] makes a page of it. [`analyse`] looks
//! at a game that was played: chances turn by turn, and the answers that cost most. A [`survey()`] tells how odds are come by.

mod analysis;
mod arena;
mod ladder;
pub mod report;
mod standing;
pub mod study;
mod survey;

pub use analysis::{Analysis, AnalysisError, Costly, Effort, Moment, Progress, analyse};
pub use arena::{Arena, ArenaError, Mark, Round};
pub use ladder::{Comparison, Strength, ladder};
pub use standing::{Elo, Line, Standing, Verdict};
pub use survey::{Survey, survey};

/// The seed of one game of many: that of game `number` does not depend on who plays the others.
pub fn seed_of(seed: u64, number: u64) -> u64 {
    tricorne_kernel::AgentRng::at(seed, number).bits()
}
