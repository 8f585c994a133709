//! The JSON of the engine's protocol: one object a line, texts in a chosen language.
//!
//! [`Request::read`] takes a line apart and says what is wrong with it by the name of the field; the replies are plain
//! values made from a table by functions that know one language.

mod analysis;
mod error;
pub mod fields;
mod hello;
mod odds;
mod reply;
mod request;
mod stored;
mod target;
mod text;
#[cfg(test)]
mod typescript;

pub use analysis::{AnalysisReport, CostlyAnswer, Moment, StoredAnalysis};
pub use error::Error;
pub use hello::{GameInfo, Hello, Named, Options, Scenario};
pub use odds::{Odds, OddsFinding, OddsResult, Tally, TallyValue};
pub use reply::{
    Advice, Answer, Choice, Closed, JournalEntry, NewGame, Outcome, Preview, Progress, Question, Reason,
    RecordText, Reply, ReplyBody, Response, State, UndoReply, Undone, View, Waiting,
};
pub use request::Request;
pub use stored::{StoredArg, StoredMessage, StoredReason};
pub use target::Target;
pub use text::{MessageText, PromptText, Value};

/// The version of the protocol.
pub const PROTOCOL: u32 = 2;
