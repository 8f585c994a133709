//! Tables in play: who may do what, and who is sent what.

mod absent;
mod analyses;
mod assemble;
mod clocks;
mod dialogue;
mod hub;
mod live;
mod meta;
mod moves;
mod pool;
mod refused;
mod registry;
mod render;
mod seating;
#[cfg(test)]
mod tests;
mod thinking;
mod timing;
mod undo;
mod upgrade;

pub use analyses::{Analyses, Busy, Stage, Subject};
pub use assemble::{assemble, header_of, parsed, replayed};
pub use clocks::{ClockInfo, Clocks};
pub use hub::{Subscription, Watcher};
pub use live::{Known, Live, Services};
pub use meta::{Meta, Proposals, UndoAsked, Viewpoint};
pub use pool::Pool;
pub use refused::Refused;
pub use registry::Registry;
pub use render::{
    GameView, Locale, NoteInfo, Rendering, Span, StateMessage, StoredNote, notes_in_words, outcome_told,
    system_text,
};
pub use upgrade::{Fate, holds, judge, longest_good};
