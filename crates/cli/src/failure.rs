//! Why a command did not succeed, and the exit code for it.

use std::io;
use std::process::ExitCode;

use tricorne_library::OpenError;

/// How a command ends.
pub type Done = Result<(), Failure>;

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// A check failed; the words say which. Empty where all was said already.
    Check(String),
    /// The command cannot be carried out; the words say what would help.
    Usage(String),
    /// Whoever read our output has gone away.
    Unheard,
}

impl Failure {
    /// Says what is wrong, and gives the exit code.
    pub fn report(self) -> ExitCode {
        let (code, message) = match self {
            Failure::Check(message) => (1, message),
            Failure::Usage(message) => (2, message),
            Failure::Unheard => return ExitCode::SUCCESS,
        };
        if !message.is_empty() {
            eprintln!("error: {message}");
        }
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unheard,
            _ => Failure::Usage(error.to_string()),
        }
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Fault(_) | OpenError::FactsMismatch(_) => Failure::Check(error.to_string()),
            OpenError::Setup(_) | OpenError::NoSuchSeat { .. } | OpenError::NoSuchAgent { .. } => {
                Failure::Usage(error.to_string())
            }
        }
    }
}
