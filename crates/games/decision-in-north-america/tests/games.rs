//! Whole games by random players, over the optional rules: the checks that every game passes. The thousands of games that must
//! end without a fault are those of `coverage.rs`.

use decision_in_north_america::DecisionInNorthAmerica;
use tricorne_kernel::{Game, Setup};
use tricorne_testkit::{
    Plan, determinized_games, golden, hidden_information, record_round_trip, undo_round_trip,
};

type Dina = DecisionInNorthAmerica;

/// Both scenarios with no optional rule, with all, and with every other one.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for scenario in Dina::scenarios() {
        for pattern in 0..4 {
            let mut setup = Setup { scenario: scenario.id.to_owned(), ..Setup::default() };
            for (at, option) in Dina::options().iter().enumerate() {
                let on = match pattern {
                    0 => false,
                    1 => true,
                    2 => at % 2 == 0,
                    _ => at % 2 == 1,
                };
                if on {
                    setup = setup.with(option.id, "yes");
                }
            }
            setups.push(setup);
        }
    }
    setups
}

fn plan(games: u64) -> Plan {
    Plan::of::<Dina>(games).with_setups(setups())
}

#[test]
fn records_lead_back_to_their_games() {
    record_round_trip::<Dina>(plan(8));
}

#[test]
fn answers_are_taken_back_up_to_dice_reveals_and_others() {
    undo_round_trip::<Dina>(plan(2));
}

#[test]
fn hands_and_stacks_are_hidden() {
    hidden_information::<Dina>(plan(8));
}

#[test]
fn worlds_that_a_seat_may_believe_in_look_the_same() {
    let setups = setups();
    let some = [4, 5, 2, 3].map(|at: usize| setups[at].clone());
    determinized_games::<Dina>(Plan::of::<Dina>(4).with_setups(some.to_vec()));
}

#[test]
fn golden_games_play_as_they_did() {
    golden::<Dina>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}
