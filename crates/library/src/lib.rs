//! The list of games, each as a game of any type.
//!
//! A game is registered by one entry in `games.rs`. Whatever serves people or programs (the terminal, the protocol, the
//! simulator) works on [`AnyGame`], [`AnyTable`] and [`AnyNode`] and names no game. Each game is a Cargo feature.
//!
//! ```
//! use tricorne_library::{Opening, Packs, find};
//!
//! let packs = Packs::own();
//! let ferry = find("ferry-town").expect("the example game is known");
//! let mut table = ferry.open(packs.of(ferry), Opening::new(ferry.default_setup(), 7))?;
//! let question = &table.questions()[0];
//! let (seat, choice) = (question.seat, question.choices[0].notation.clone());
//! table.answer(seat, &choice)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod agents;
mod catch_panic;
mod encoding;
mod entry;
mod erased;
mod game;
mod games;
#[cfg(any(
    feature = "decision-in-north-america",
    feature = "liberty-or-death",
    feature = "washingtons-war",
    feature = "we-the-people"
))]
mod guides;
mod node;
mod odds;
mod pack;
mod schooling;
mod simulation;
mod studies;
mod table;
#[cfg(feature = "typescript")]
pub mod typescript;
mod verify;

pub use agents::GameAgent;
pub use catch_panic::catch_panic;
pub use encoding::{Action, Encoding, EncodingDocument, EncodingError};
pub use entry::GameEntry;
pub use game::{AgentInfo, AnyGame, OpenError, Opening, RANDOM};
pub use node::{AnyNode, PlayOutError};
pub use odds::{ORDINARY_POINTS, Odds, OddsResult, Tally, TallyValue};
pub use pack::{Pack, Packs};
pub use schooling::{Schooling, Untaught};
pub use simulation::{Failure, GameResult, Played, Simulation, Turn, Use, Watch};
pub use table::{AdviceError, Answer, AnyTable, Asked, Choice, Opinion, Outcome, Preview, Question, Undone};
pub use tricorne_agents::search::Weighed;
pub use verify::{Mismatch, Verified};

/// The games that menus offer.
pub fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    all().filter(|game| game.offered())
}

/// The games that no menu offers, but that are found by name.
pub fn examples() -> impl Iterator<Item = &'static dyn AnyGame> {
    all().filter(|game| !game.offered())
}

/// Every game, offered or not.
pub fn all() -> impl Iterator<Item = &'static dyn AnyGame> {
    games::all().into_iter()
}

/// The game of this name, offered or not.
pub fn find(name: &str) -> Option<&'static dyn AnyGame> {
    all().find(|game| game.name() == name)
}
