//! Checks that serve every game, one call each, and the helpers of rule tests.
//!
//! A game's own tests call, for its type `G`:
//!
//! - [`random_games()`]: random games to their end, looked at after every answer; [`random_games_looked_at`] shows
//!   their journals too;
//! - [`record_round_trip()`]: a record gives the same game back, whole or cut anywhere;
//! - [`undo_round_trip()`]: what is taken back and answered again leads to the same game;
//! - [`hidden_information()`]: nobody sees what they may not know;
//! - [`determinized_games()`]: the games that a viewer may believe in are games, and say nothing of the truth;
//! - [`exact_odds()`]: the odds of battles are those of battles that are fought;
//! - [`golden()`]: games kept as files still play as they did; [`golden_text`]: files made from the code are up to date;
//! - [`documents_lead_back()`] and [`wrong_documents_are_refused()`]: positions as documents;
//! - [`perft()`]: the number of ways the first questions can be answered;
//! - [`Advised`] and [`wins()`]: what an agent says and how it fares;
//! - [`errors_are_precise()`]: wrong corrections of a game's facts are refused by name;
//! - [`second_opinion()`]: what a second reading of the rulebook allows is what the rules offer;
//! - [`named_numbers()`]: what a program that learns reads of a position, by name;
//! - [`beliefs`]: the worlds that a viewer believes in, compared with trial alone and with odds worked out by hand.
//!
//! Each fails with the seed, the record and the way to see it again. The helpers of [`script`] play a table answer
//! by answer, with scripted dice, for the tests of single rules.

mod advice;
pub mod beliefs;
mod corrections;
mod determinized_games;
mod documents;
mod failure;
mod golden;
mod hidden_information;
mod numbers;
mod odds;
mod perft;
mod plan;
mod question_check;
mod random_games;
mod record_round_trip;
mod sameness;
pub mod script;
mod second_opinion;
mod short_words;
mod undo_round_trip;
mod walk;

pub use advice::{Advised, blind_advice, wins};
pub use corrections::{Wrong, errors_are_precise, packs_stand_side_by_side};
pub use determinized_games::determinized_games;
pub use documents::{Fault, documents_lead_back, wrong_documents_are_refused};
pub use golden::{golden, golden_text};
pub use hidden_information::hidden_information;
pub use numbers::named_numbers;
pub use odds::exact_odds;
pub use perft::{perft, perft_from};
pub use plan::Plan;
pub use random_games::{GameResult, random_games, random_games_looked_at};
pub use record_round_trip::record_round_trip;
pub use second_opinion::{Expected, Kind, Opinion, second_opinion};
pub use short_words::ShortWords;
pub use undo_round_trip::undo_round_trip;
