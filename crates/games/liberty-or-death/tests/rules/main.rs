//! The rulebook's rules and worked examples, one module a chapter.

mod agent_mobilization;
mod battle;
mod board;
mod british;
mod documents;
mod french_battle;
mod french_march;
mod french_muster;
mod hortalez;
mod indians;
mod navy;
mod partisans;
mod patriot_battle;
mod patriot_march;
mod patriot_march_french;
mod persuasion;
mod preparer_la_guerre;
mod rabble_rousing;
mod rally;
mod rally_with_fort;
mod sequence;
mod setup;
mod skirmish;
mod terminal;
mod victory;
mod winter;
