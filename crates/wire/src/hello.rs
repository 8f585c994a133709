//! What an engine says of itself.

use serde::Serialize;
use tricorne_kernel::{Key, Setup, Words};
use tricorne_library::AnyGame;

use crate::PROTOCOL;

/// The reply to `hello`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hello {
    /// `tricorne`.
    pub name: &'static str,
    /// The version of the program.
    pub version: &'static str,
    /// The version of the protocol.
    pub protocol: u32,
    /// The verbs that `do` may be.
    pub verbs: &'static [&'static str],
    /// The games on offer.
    pub games: Vec<GameInfo>,
    /// Games to learn the protocol with.
    pub examples: Vec<GameInfo>,
}

/// A game as `hello` lists it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// What `new` calls it.
    pub game: &'static str,
    /// Its title for people.
    pub title: String,
    /// Raised whenever old records may no longer replay.
    pub rules_version: u32,
    /// Whether any seat may know what another may not.
    pub hides: bool,
    /// The scenarios; the first is the default.
    pub scenarios: Vec<Scenario>,
    /// The options of set-up.
    pub options: Vec<Options>,
    /// Who may take a seat besides `ask`.
    pub agents: Vec<Named>,
}

/// A scenario, with the seats it has under default options.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Scenario {
    /// What `new` calls it.
    pub id: &'static str,
    /// Its name for people.
    pub name: String,
    /// Its seats, in order.
    pub seats: Vec<Named>,
}

/// An option of set-up.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Options {
    /// What `new` calls it.
    pub id: &'static str,
    /// Its name for people.
    pub name: String,
    /// What it may be; the first is the default.
    pub values: Vec<Named>,
}

/// Something with a name for programs and one for people.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Named {
    /// The name for programs.
    pub id: &'static str,
    /// The name for people.
    pub name: String,
}

impl Hello {
    /// The greeting of a program of this version.
    pub fn new(version: &'static str, words: &dyn Words) -> Hello {
        Hello {
            name: "tricorne",
            version,
            protocol: PROTOCOL,
            verbs: &crate::Request::VERBS,
            games: tricorne_library::games().map(|game| GameInfo::of(game, words)).collect(),
            examples: tricorne_library::examples().map(|game| GameInfo::of(game, words)).collect(),
        }
    }
}

impl GameInfo {
    /// A game in words.
    pub fn of(game: &dyn AnyGame, words: &dyn Words) -> GameInfo {
        let named = |id: &'static str, name: Key| Named { id, name: words.name(name) };
        let seats = |scenario: &str| {
            let setup = Setup { scenario: scenario.to_owned(), ..Setup::default() };
            let seats = game.seats(&setup).unwrap_or_default();
            seats.iter().map(|seat| named(seat.id, seat.name)).collect()
        };
        let scenarios = game.scenarios().iter();
        let options = game.options().iter();
        GameInfo {
            game: game.name(),
            title: words.name(game.title()),
            rules_version: game.rules_version(),
            hides: game.hides(),
            scenarios: scenarios
                .map(|it| Scenario { id: it.id, name: words.name(it.name), seats: seats(it.id) })
                .collect(),
            options: options
                .map(|it| Options {
                    id: it.id,
                    name: words.name(it.name),
                    values: it.values.iter().map(|value| named(value.id, value.name)).collect(),
                })
                .collect(),
            agents: game.agents().iter().map(|agent| named(agent.id, agent.name)).collect(),
        }
    }
}
