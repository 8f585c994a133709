//! The rulebook's rules and worked examples, one module a chapter.

mod board;
mod indians;
mod victory;
mod winter;
