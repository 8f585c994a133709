//! Why something was not done at a table.
//!
//! What these say goes to clients: it names no choice of a question and nothing that a seat alone may know. The whole of
//! what broke is in [`Refused::detail`], for the log and for whoever runs the server.

use std::time::Duration;

use thiserror::Error;
use tricorne_kernel::Refusal;
use tricorne_library::OpenError;

use crate::store::{Peer, StoreError};

/// Why something was not done.
#[derive(Debug, Error)]
pub enum Refused {
    /// By the rules of the game.
    #[error(transparent)]
    Rules(#[from] Refusal),
    /// The game cannot be set up so.
    #[error(transparent)]
    Open(OpenError),
    /// The question was answered, taken back or asked again since the version that was given.
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
    #[error("internal error: your move was not made. Please report it with the name of the table")]
    Broken(String),
    /// The table cannot be played: its record is damaged, or the rules break on it.
    #[error(
        "this table cannot be played because of an internal error; its players can leave or resign, and the operator has been told"
    )]
    BrokenTable,
    /// The record is of rules that this program does not know.
    #[error(
        "this table was played with rules of version {found}, and this program knows version {known}: it can be opened again with a newer program"
    )]
    UnknownRules {
        /// That of the record.
        found: u32,
        /// That of the program.
        known: u32,
    },
    /// More than one may keep here.
    #[error("{0}")]
    Quota(&'static str),
    /// Too fast.
    #[error("too many requests: try again in {} s", .0.as_secs() + 1)]
    TooMany(Duration),
    /// The server is in maintenance.
    #[error("the server is in maintenance: nothing can be changed now, and nothing is lost. Try again later")]
    Maintenance,
    /// Another node has the table.
    #[error("another node has this table: try again")]
    Elsewhere(Peer),
    /// This node does not know whether its tables are still its own.
    #[error("this node has lost its database for a moment: try again")]
    Adrift,
    /// What should have been done ended before it said what became of it.
    #[error("internal error: what you did may not have been kept. Reload the table to see what holds")]
    Unknown(String),
    /// The database failed.
    #[error("the database failed: what you did may not have been kept. Reload the table to see what holds")]
    Unkept(#[from] StoreError),
}

impl From<OpenError> for Refused {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Fault(fault) => Refused::Broken(fault.to_string()),
            error => Refused::Open(error),
        }
    }
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
            Refused::Broken(_) | Refused::BrokenTable => "broken",
            Refused::UnknownRules { .. } => "unknown-rules",
            Refused::Quota(_) => "quota",
            Refused::TooMany(_) => "too-many-requests",
            Refused::Maintenance => "maintenance",
            Refused::Elsewhere(_) => "elsewhere",
            Refused::Adrift | Refused::Unknown(_) | Refused::Unkept(_) => "unavailable",
        }
    }

    /// All that is known of it, which is not for clients.
    pub fn detail(&self) -> String {
        match self {
            Refused::Broken(detail) | Refused::Unknown(detail) => detail.clone(),
            Refused::Unkept(error) => error.to_string(),
            other => other.to_string(),
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
