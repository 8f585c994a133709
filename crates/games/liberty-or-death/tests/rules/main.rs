//! The rulebook's rules and worked examples, one module a chapter.

mod board;
mod documents;
mod setup;
mod terminal;
