//! Players for any game, by name. Each answers the questions a person would be asked, and sees what its seat may
//! know. A game's own players live with the game.

pub mod learned;
mod random;
pub mod search;

pub use random::Random;
