//! Why something was not done at a table. Nothing has changed.

use thiserror::Error;
use tricorne_kernel::Refusal;
use tricorne_library::OpenError;

use crate::store::StoreError;

/// Why something was not done.
#[derive(Debug, Error)]
pub enum Refused {
    /// By the rules of the game.
    #[error(transparent)]
    Rules(#[from] Refusal),
    /// The game cannot be set up so.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The question was answered, taken back or asked anew since the version that was given.
    #[error("the table has moved on: this was for version {given}, the question is of version {asked}")]
    Stale {
        /// What was given.
        given: i64,
        /// The version of the question.
        asked: i64,
    },
    /// Not this person's to do.
    #[error("{0}")]
    Forbidden(&'static str),
    /// Not as the table stands.
    #[error("{0}")]
    Conflict(&'static str),
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The rules or an agent broke.
    #[error("the rules broke here: {0}; the table is as it was before")]
    Broken(String),
    /// It could not be kept.
    #[error("it could not be kept; the table is as it was before")]
    Unkept(#[from] StoreError),
}

impl Refused {
    /// The short name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Rules(refusal) => refusal.code(),
            Refused::Open(error) => error.code(),
            Refused::Stale { .. } => "stale",
            Refused::Forbidden(_) => "forbidden",
            Refused::Conflict(_) => "conflict",
            Refused::NotFound(_) => "not-found",
            Refused::Broken(_) => "broken",
            Refused::Unkept(_) => "unavailable",
        }
    }

    /// The rule that it stands on, where there is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refused::Rules(refusal) => refusal.rule(),
            _ => None,
        }
    }
}
