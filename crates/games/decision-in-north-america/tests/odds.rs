//! The odds of battles in random set-ups.

use decision_in_north_america::DecisionInNorthAmerica;
use decision_in_north_america::odds::BATTLE;
use decision_in_north_america::steady::Steady;
use tricorne_testkit::{Plan, exact_odds};

/// Fire goes on until somebody has had enough, so that there is no end of paths: those that are walked leave something over.
#[test]
fn odds_are_those_of_the_dice() {
    let walked = exact_odds::<DecisionInNorthAmerica>(
        Plan::of::<DecisionInNorthAmerica>(8),
        &BATTLE,
        || Box::new(Steady),
        200,
    );
    assert!(walked > 0, "no set-up was small enough to walk most of its paths");
}

/// §18.5 Tactics markers add dice to one volley and are spent: a volley with them is another than one without.
#[test]
fn odds_with_tactics_are_those_of_the_dice() {
    let plan = Plan::of::<DecisionInNorthAmerica>(1).later_by(45);
    exact_odds::<DecisionInNorthAmerica>(plan, &BATTLE, || Box::new(Steady), 20_000);
}
