//! The rulebook's rules and worked examples, one module a chapter.

mod board;
mod events_early;
mod events_late;
