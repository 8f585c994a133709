//! The rulebook's rules and worked examples, one module a chapter.

mod battle;
mod beliefs;
mod board;
mod corrections;
mod documents;
mod events;
mod french;
mod interception;
mod movement;
mod odds;
mod operations;
mod pack;
mod politics;
mod reinforcements;
mod sequence;
mod setup;
mod steady;
mod terminal;
mod victory;
mod view;
mod winter;
