//! What an engine answers to a request that it cannot fulfil.

use serde::Serialize;
use tricorne_kernel::Refusal;
use tricorne_library::{AdviceError, OpenError};

/// An error reply. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Error {
    /// A short name for programs.
    pub code: &'static str,
    /// What is wrong, and what would be right, for people.
    pub message: String,
    /// The rule that it stands on, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

impl Error {
    /// An error that stands on no rule.
    pub fn new(code: &'static str, message: impl Into<String>) -> Error {
        Error { code, message: message.into(), rule: None }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Error { code: refusal.code(), message: refusal.to_string(), rule: refusal.rule() }
    }
}

impl From<OpenError> for Error {
    fn from(error: OpenError) -> Self {
        Error::new(error.code(), error.to_string())
    }
}

impl From<AdviceError> for Error {
    fn from(error: AdviceError) -> Self {
        match error {
            AdviceError::Agent(error) => error.into(),
            AdviceError::Refused(refusal) => refusal.into(),
        }
    }
}
