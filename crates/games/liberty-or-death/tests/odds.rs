//! The odds of battles in random set-ups.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::non_players::NonPlayer;
use liberty_or_death::odds::BATTLE;
use tricorne_testkit::{Plan, exact_odds};

#[test]
fn odds_are_those_of_the_dice() {
    let walked =
        exact_odds::<LibertyOrDeath>(Plan::of::<LibertyOrDeath>(6), &BATTLE, || Box::new(NonPlayer), 1500);
    assert!(walked > 0, "no set-up was small enough to walk all its paths");
}
