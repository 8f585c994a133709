//! The bot: it plays whole games with reasons, and beats players who choose at random or look one answer ahead.
//! `examples/strength.rs` plays thousands of games.

mod matches;

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::steady::{Greedy, Steady};
use tricorne_agents::Random;
use tricorne_kernel::Agent;
use tricorne_testkit::Advised;

#[test]
fn every_choice_has_a_reason() {
    assert!(Advised::<Dina, Steady>::new(Steady).gives_reasons() > 200);
}

/// How many of these games the bot wins, half of them without and half with all optional rules.
fn won(games: u64, other: fn() -> Box<dyn Agent<Dina>>) -> usize {
    let halves = (0..games).map(|number| (number / 2, number % 2 == 1));
    halves.filter(|(number, optional_rules)| matches::wins(*number, *optional_rules, other())).count()
}

#[test]
fn it_beats_random_players() {
    let won = won(200, || Box::new(Random));
    assert!(won >= 196, "{won} of 200");
}

#[test]
fn it_beats_greedy_players() {
    let won = won(8, || Box::new(Greedy));
    assert!(won >= 6, "{won} of 8");
}
