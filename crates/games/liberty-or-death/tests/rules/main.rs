//! The rulebook's rules and worked examples, one module a chapter.

mod agent_mobilization;
mod board;
mod documents;
mod french_battle;
mod french_march;
mod french_muster;
mod hortalez;
mod indians;
mod partisans;
mod patriot_battle;
mod patriot_march;
mod patriot_march_french;
mod persuasion;
mod preparer_la_guerre;
mod rabble_rousing;
mod rally;
mod rally_with_fort;
mod setup;
mod terminal;
mod victory;
mod winter;
