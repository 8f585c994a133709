//! The one list of games, each behind the same face.
//!
//! A game is put on the shelf by one line of `GAMES`. Whatever serves people or programs (the terminal, the
//! protocol, the simulator) works on [`AnyGame`] and [`AnyTable`] and names no game.
//!
//! ```
//! use tricorne_library::{Opening, find};
//!
//! let ferry = find("ferry-town").expect("the example game is always known");
//! let mut table = ferry.open(Opening::new(ferry.default_setup(), 7))?;
//! let question = &table.questions()[0];
//! let (seat, choice) = (question.seat, question.choices[0].notation.clone());
//! table.answer(seat, &choice)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod catch_panic;
mod entry;
mod erased;
mod game;
mod simulation;
mod table;
mod verify;

use ferry_town::FerryTown;
use liberty_or_death::LibertyOrDeath;
use liberty_or_death::non_players::NonPlayer;
use liberty_or_death::setup::NON_PLAYER;
use tricorne_kernel::key;
use washingtons_war::WashingtonsWar;
use washingtons_war::steady::Steady as WashingtonsSteady;
use we_the_people::WeThePeople;
use we_the_people::steady::Steady as PeoplesSteady;

pub use catch_panic::catch_panic;
pub use entry::{GameAgent, GameEntry};
pub use game::{AgentInfo, AnyGame, OpenError, Opening, RANDOM};
pub use simulation::{Failure, GameResult, Simulation};
pub use table::{AdviceError, Answer, AnyTable, Choice, Outcome, Preview, Question, Undone};
pub use verify::{Mismatch, Verified};

/// Every game there is.
static GAMES: &[&dyn AnyGame] = &[
    &GameEntry::<LibertyOrDeath>::offered(&[GameAgent {
        id: "np",
        name: key!("lod-agent-np"),
        make: || Box::new(NonPlayer),
        seat_value: Some(NON_PLAYER),
    }]),
    &GameEntry::<WashingtonsWar>::offered(&[GameAgent {
        id: "steady",
        name: key!("ww-agent-steady"),
        make: || Box::new(WashingtonsSteady),
        seat_value: None,
    }]),
    &GameEntry::<WeThePeople>::offered(&[GameAgent {
        id: "steady",
        name: key!("wtp-agent-steady"),
        make: || Box::new(PeoplesSteady),
        seat_value: None,
    }]),
    &GameEntry::<FerryTown>::example(&[]),
];

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
    GAMES.iter().copied()
}

/// The game of this name, offered or not.
pub fn find(name: &str) -> Option<&'static dyn AnyGame> {
    all().find(|game| game.name() == name)
}
