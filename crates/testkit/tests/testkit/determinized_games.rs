//! Worlds that no viewer could believe in are found.

use crate::toy::{Toy, catch_panic, flaw};
use tricorne_testkit::{Plan, determinized_games};

fn fails<const FLAW: u8>() -> String {
    catch_panic(|| determinized_games::<Toy<FLAW>>(Plan::of::<Toy<FLAW>>(60)))
}

#[test]
fn a_whole_game_passes() {
    type Whole = Toy<{ flaw::NONE }>;
    determinized_games::<Whole>(Plan::of::<Whole>(200));
}

#[test]
fn leaks_are_caught() {
    let message = fails::<{ flaw::VIEW_LEAKS }>();
    assert!(message.contains("the view tells a world from the truth"), "{message}");
    let message = fails::<{ flaw::NOTE_LEAKS }>();
    assert!(message.contains("the journal tells a world from the truth"), "{message}");
    let message = fails::<{ flaw::RESAMPLES_NEAR_THE_TRUTH }>();
    assert!(message.contains("what is hidden sways the worlds that are sampled"), "{message}");
}

#[test]
fn worlds_that_cannot_be_are_caught() {
    let message = fails::<{ flaw::RESAMPLES_BADLY }>();
    assert!(message.contains("a world is broken: a coin or a card is lost"), "{message}");
    let message = fails::<{ flaw::RESAMPLES_NOTHING }>();
    assert!(message.contains("no step ever began with other hidden facts"), "{message}");
    let message = fails::<{ flaw::COUNTS_THE_HIDDEN_CARD }>();
    assert!(message.contains("no world is found") || message.contains("tells a world"), "{message}");
    let message = fails::<{ flaw::BREAKS_ON_EQUAL_CARDS }>();
    assert!(message.contains("a world does not go on to its end"), "{message}");
}
