//! The bot: it plays whole games with reasons, and beats players who choose at random.

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::sides::Side;
use decision_in_north_america::steady::Steady;
use tricorne_agents::Random;
use tricorne_testkit::{Advised, wins};

#[test]
fn every_choice_has_a_reason() {
    assert!(Advised::<Dina, Steady>::new(Steady).gives_reasons() > 200);
}

#[test]
fn it_beats_random_players_with_both_sides() {
    let won = Side::BOTH
        .map(|side| (0..20).filter(|seed| wins::<Dina, _, _>(side.seat(), Steady, Random, *seed)).count());
    assert!(won[0] >= LEAST[0] && won[1] >= LEAST[1], "American and British wins of 20: {won:?}");
}

/// The least wins of 20, a little below what was measured, so that a change for the worse shows.
const LEAST: [usize; 2] = [10, 10];
