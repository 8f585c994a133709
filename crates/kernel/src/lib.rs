#![doc = include_str!("../README.md")]

mod agent;
mod belief;
pub mod chance;
mod dialogue;
mod driver;
mod dry_run;
mod error;
mod facts;
mod game;
mod history;
mod journal;
mod message;
mod node;
mod packed;
mod page;
mod prompt;
mod question;
pub mod record;
mod run;
mod seat;
mod set;
mod step;
mod table;

pub use agent::{Agent, AgentRoll, Chosen, Dice, Observation, Reason};
pub use belief::{Belief, Evidence, Pool};
pub use chance::{AgentRng, Chance, Deck};
pub use dialogue::Dialogue;
pub use driver::{Inspection, Inspector, Players};
pub use dry_run::{DryRun, DryRunResult};
pub use error::{Fault, FaultKind, QuestionText, Refusal};
pub use facts::{FactFiles, FactName, Facts, FactsMismatch, Fingerprint};
pub use game::{Game, OptionInfo, OptionValue, Outcome, ScenarioInfo, Setup, from_document, no_facts};
pub use journal::Note;
pub use message::{Arg, BareKeys, FactId, Key, MAX_ARGS, Message, Words};
pub use node::Node;
pub use page::{Page, WIDTH};
pub use prompt::{AnyPrompt, Prompt, Rule};
#[doc(hidden)]
pub use prompt::{AsRule, PromptField, kebab, kebab_len};
pub use question::{Choice, PromptOf, Question, Role, Target};
pub use record::{Header, Record, RecordError, RecordLine};
pub use seat::{Audience, MAX_SEATS, Seat, SeatInfo, Viewer};
pub use set::{Bits, Member, Set};
pub use step::{Flow, Step, Stop};
pub use table::{ASK, Position, SetupError, Table, Undone, own_facts};
