//! The odds of battles in random set-ups.

use tricorne_testkit::{Plan, exact_odds};
use washingtons_war::WashingtonsWar;
use washingtons_war::odds::BATTLE;
use washingtons_war::steady::Steady;

#[test]
fn odds_are_those_of_the_dice() {
    let walked =
        exact_odds::<WashingtonsWar>(Plan::of::<WashingtonsWar>(8), &BATTLE, || Box::new(Steady), 1500);
    assert!(walked > 0, "no set-up was small enough to walk all its paths");
}
