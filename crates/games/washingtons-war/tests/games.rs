//! Whole games by random players, over all options: the checks that every game passes. The thousands of games that must end
//! without a fault are those of `coverage.rs`.

use tricorne_testkit::{
    Plan, determinized_games, golden, hidden_information, record_round_trip, undo_round_trip,
};
use washingtons_war::WashingtonsWar;

fn plan(games: u64) -> Plan {
    Plan::of::<WashingtonsWar>(games).with_every_option::<WashingtonsWar>()
}

#[test]
fn records_lead_back_to_their_games() {
    record_round_trip::<WashingtonsWar>(plan(24));
}

#[test]
fn answers_are_taken_back_up_to_dice_and_others() {
    undo_round_trip::<WashingtonsWar>(plan(24));
}

#[test]
fn neither_hand_is_seen_by_the_other_side() {
    hidden_information::<WashingtonsWar>(plan(16));
}

#[test]
fn viewers_believe_in_worlds_that_look_the_same() {
    determinized_games::<WashingtonsWar>(plan(8));
}

#[test]
fn golden_games_play_as_they_did() {
    golden::<WashingtonsWar>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}

/// The state is a fixed-size value under 2 KB.
#[test]
fn the_state_is_small() {
    let size = size_of::<washingtons_war::state::State>();
    assert!(size < 2048, "{size} bytes");
}
