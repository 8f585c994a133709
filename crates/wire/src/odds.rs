//! Odds in words.

use serde::Serialize;
use tricorne_kernel::odds::OddsError;
use tricorne_kernel::{Message, Words};

use crate::{Error, MessageText};

/// What may come of a choice, and how likely it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Odds {
    /// The bot that answers the choices on the way; none where there is none to make.
    pub policy: Option<&'static str>,
    /// Whether others play nothing out of hands that are not known.
    pub enemy_plays_no_card: bool,
    /// Whether the odds are exact; otherwise they are an estimate, or the mean over some of what others may hide.
    pub exact: bool,
    /// Where too much may happen to work it all out: how many battles were fought for an estimate.
    pub fought: Option<usize>,
    /// The roll, where the odds are those of a single one.
    pub roll: Option<MessageText>,
    /// For each thing that is decided, how it may come out.
    pub tallies: Vec<Tally>,
    /// What may come out as a whole, the most likely first.
    pub results: Vec<OddsResult>,
    /// How many points of the game were looked at.
    pub points: usize,
}

/// How one thing may come out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tally {
    /// What it is.
    pub what: MessageText,
    /// How it may come out.
    pub values: Vec<TallyValue>,
    /// The mean, of a number.
    pub mean: Option<f64>,
}

/// One way in which a thing may come out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TallyValue {
    /// It in words.
    pub value: MessageText,
    /// Its value, of a number.
    pub number: Option<i64>,
    /// How likely it is, from 0 to 1.
    pub probability: f64,
}

/// One way in which everything may come out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OddsResult {
    /// How likely it is, from 0 to 1.
    pub probability: f64,
    /// For a single roll, the outcomes that lead to it.
    pub outcomes: Vec<String>,
    /// What is decided; for a single roll, what is noted.
    pub found: Vec<OddsFinding>,
}

/// One thing that is decided.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OddsFinding {
    /// What it is, or what is noted.
    pub what: MessageText,
    /// How it comes out; none for a note.
    pub value: Option<MessageText>,
}

impl Odds {
    /// Odds in words.
    pub fn of(odds: &tricorne_library::Odds, words: &dyn Words) -> Odds {
        let text = |message: &Message| MessageText::of(message, words);
        let value = |value: &tricorne_library::TallyValue| TallyValue {
            value: text(&value.value),
            number: value.number,
            probability: value.probability,
        };
        let tally = |tally: &tricorne_library::Tally| Tally {
            what: text(&tally.what),
            values: tally.values.iter().map(value).collect(),
            mean: tally.mean,
        };
        let result = |result: &tricorne_library::OddsResult| OddsResult {
            probability: result.probability,
            outcomes: result.outcomes.clone(),
            found: result
                .found
                .iter()
                .map(|(what, value)| OddsFinding { what: text(what), value: value.as_ref().map(text) })
                .collect(),
        };
        Odds {
            policy: odds.policy,
            enemy_plays_no_card: odds.enemy_plays_no_card,
            exact: odds.exact,
            fought: odds.fought,
            roll: odds.roll.as_ref().map(text),
            tallies: odds.tallies.iter().map(tally).collect(),
            results: odds.results.iter().map(result).collect(),
            points: odds.points,
        }
    }
}

impl From<OddsError> for Error {
    fn from(error: OddsError) -> Self {
        match error {
            OddsError::Refused(refusal) => refusal.into(),
            other => Error::new(other.code(), other.to_string()),
        }
    }
}
