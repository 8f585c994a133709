//! The kernel, subject by subject, on toy games.

mod agents;
mod asking;
mod asking_each;
mod beliefs;
mod cards;
mod chance;
mod contests;
mod dialogues;
mod dry_run;
mod export;
mod facts;
mod faults;
mod messages;
mod nodes;
mod pages;
mod prompts;
mod records;
mod sets;
mod setup;
mod toy;
mod typed_dice;
mod undo;
