//! The odds of battles in random set-ups.

use decision_in_north_america::DecisionInNorthAmerica;
use decision_in_north_america::odds::BATTLE;
use decision_in_north_america::steady::Steady;
use tricorne_testkit::{Plan, exact_odds};

/// Fire goes on until somebody has had enough, so that there is no end of paths: none are walked one by one.
#[test]
fn odds_are_those_of_the_dice() {
    let _ = exact_odds::<DecisionInNorthAmerica>(
        Plan::of::<DecisionInNorthAmerica>(3),
        &BATTLE,
        || Box::new(Steady),
        150,
    );
}
