//! The fields of the requests.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer};
use tricorne_kernel::Position;

/// `new`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    /// The game.
    pub game: String,
    /// The scenario; the game's first where it is not given.
    #[serde(default)]
    pub scenario: Option<String>,
    /// The options; the rest have their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who plays: the name of an agent, or `ask`. A seat that is not named is asked.
    #[serde(default)]
    pub seats: BTreeMap<String, String>,
    /// The seed of dice and agents; a fresh one where it is not given.
    #[serde(default, deserialize_with = "seed")]
    pub seed: Option<u64>,
    /// Where dice come from.
    #[serde(default)]
    pub chance: Option<Dice>,
    /// The cards in the order in which they will be drawn.
    #[serde(default)]
    pub deck: Vec<u16>,
    /// The position to begin from.
    #[serde(default)]
    pub position: Option<Position>,
    /// For whom the client plays: a seat, `observer`, or `referee`, who sees all and is the default. It gets nothing else.
    #[serde(default, rename = "as")]
    pub client: Option<String>,
}

/// `load`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// The text of a record.
    pub record: String,
    /// Who plays from here on, where it is not who the record names.
    #[serde(default)]
    pub seats: BTreeMap<String, String>,
    /// The seed of the dice yet to fall, where it is not the record's.
    #[serde(default, deserialize_with = "seed")]
    pub seed: Option<u64>,
    /// Where dice come from.
    #[serde(default)]
    pub chance: Option<Dice>,
    /// For whom the client plays: a seat, `observer`, or `referee`, who sees all and is the default. It gets nothing else.
    #[serde(default, rename = "as")]
    pub client: Option<String>,
}

/// `record`, `question`, `position`, `close`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfGame {
    /// The handle that `new` or `load` gave.
    pub handle: String,
}

/// `answer` and `preview`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The handle that `new` or `load` gave.
    pub handle: String,
    /// Who answers.
    pub seat: String,
    /// The notation of the choice.
    pub choice: String,
}

/// `undo`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The handle that `new` or `load` gave.
    pub handle: String,
    /// Whose answer to take back.
    pub seat: String,
}

/// `view`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The handle that `new` or `load` gave.
    pub handle: String,
    /// A seat, `observer`, or `referee` who sees all.
    pub viewer: String,
}

/// `odds`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Odds {
    /// The handle that `new` or `load` gave.
    pub handle: String,
    /// For whom: what others hold is not looked at.
    pub seat: String,
    /// The notation of the choice; without one, what is going on.
    #[serde(default)]
    pub choice: Option<String>,
}

/// `advise`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advise {
    /// The handle that `new` or `load` gave.
    pub handle: String,
    /// For whom.
    pub seat: String,
    /// Whose advice.
    pub agent: String,
}

/// Where dice come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dice {
    /// From a seed.
    Seeded,
    /// From whoever answers for the seat `chance`.
    Ask,
}

/// A seed, as a number or as text: not every writer of JSON keeps 64 bits of a number.
fn seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    struct Seed;
    impl Visitor<'_> for Seed {
        type Value = Option<u64>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a whole number below 2^64, or the same as text")
        }

        fn visit_u64<E>(self, seed: u64) -> Result<Option<u64>, E> {
            Ok(Some(seed))
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Option<u64>, E> {
            text.parse().map(Some).map_err(|_| E::invalid_value(serde::de::Unexpected::Str(text), &self))
        }

        fn visit_unit<E>(self) -> Result<Option<u64>, E> {
            Ok(None)
        }
    }
    deserializer.deserialize_any(Seed)
}
