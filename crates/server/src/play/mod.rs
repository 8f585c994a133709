//! Tables in play: who may do what, and who is told what.

mod assemble;
mod hub;
mod live;
mod meta;
mod moves;
mod pool;
mod refused;
mod registry;
mod render;
mod seating;
mod taking_back;

pub use assemble::{assemble, header_of, replayed};
pub use hub::{Subscription, Watcher};
pub use live::{House, Known, Live};
pub use meta::{Eyes, Meta, UndoAsked, Wishes};
pub use pool::Pool;
pub use refused::Refused;
pub use registry::Registry;
pub use render::{Sight, Span, Tongue, in_words, outcome_told};
