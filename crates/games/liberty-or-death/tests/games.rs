//! Whole games by random players, over all scenarios and options: the checks that every game passes. The thousands of games
//! that must end without a fault are those of `coverage.rs`.

use liberty_or_death::LibertyOrDeath;
use tricorne_testkit::{
    Plan, determinized_games, golden, hidden_information, record_round_trip, undo_round_trip,
};

fn plan(games: u64) -> Plan {
    Plan::of::<LibertyOrDeath>(games).with_every_option::<LibertyOrDeath>()
}

#[test]
fn records_lead_back_to_their_games() {
    record_round_trip::<LibertyOrDeath>(plan(64));
}

#[test]
fn answers_are_taken_back_up_to_dice_and_others() {
    undo_round_trip::<LibertyOrDeath>(plan(32));
}

#[test]
fn nothing_is_hidden_and_nothing_else_is_shown() {
    hidden_information::<LibertyOrDeath>(plan(16));
}

/// Only the order of the deck is unknown, and it is no part of the state: cards are drawn from what is unseen.
#[test]
fn what_may_still_be_drawn_is_all_that_differs() {
    determinized_games::<LibertyOrDeath>(plan(8));
}

#[test]
fn golden_games_play_as_they_did() {
    golden::<LibertyOrDeath>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}

/// The state is a fixed-size value under 2 KB.
#[test]
fn the_state_is_small() {
    let size = size_of::<liberty_or_death::state::State>();
    assert!(size < 2048, "{size} bytes");
}
