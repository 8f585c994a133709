//! The odds of battles in random set-ups.

use tricorne_testkit::{Plan, exact_odds};
use we_the_people::WeThePeople;
use we_the_people::odds::BATTLE;
use we_the_people::steady::Steady;

#[test]
fn odds_are_those_of_the_dice() {
    let walked = exact_odds::<WeThePeople>(Plan::of::<WeThePeople>(8), &BATTLE, || Box::new(Steady), 1500);
    assert!(walked > 0, "no set-up was small enough to walk all its paths");
}
