//! The checks, each shown to catch what it is for.

mod determinized_games;
mod golden;
mod hidden_information;
mod perft;
mod random_games;
mod record_round_trip;
mod script;
mod toy;
mod undo_round_trip;
