//! The rules, section by section, with scripted dice.

mod battles;
mod common;
mod contests;
mod documents;
mod fleets;
mod frontier;
mod hands;
mod marches;
mod markers;
mod optional;
mod pack;
mod phases;
mod points;
mod recruits;
mod setup;
mod stacks;
mod victory;
mod views;
mod walls;
mod war;
