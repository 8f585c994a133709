//! The rules, section by section, with scripted dice.

mod common;
mod contests;
mod hands;
mod markers;
mod optional;
mod pack;
mod phases;
mod points;
mod recruits;
mod setup;
mod victory;
mod war;
