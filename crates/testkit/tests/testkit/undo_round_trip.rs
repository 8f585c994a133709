//! Undo that does not lead back is found.

use crate::toy::{Toy, catch_panic, flaw};
use tricorne_testkit::{Plan, undo_round_trip};

fn fails<const FLAW: u8>() -> String {
    catch_panic(|| undo_round_trip::<Toy<FLAW>>(Plan::of::<Toy<FLAW>>(20)))
}

#[test]
fn a_whole_game_passes() {
    type Whole = Toy<{ flaw::NONE }>;
    assert!(undo_round_trip::<Whole>(Plan::of::<Whole>(100)) > 100);
}

#[test]
fn rules_that_are_not_pure_are_caught() {
    assert!(
        fails::<{ flaw::OTHER_CHOICES_WHEN_RUN_AGAIN }>().contains("went another way when it was run again")
    );
    assert!(fails::<{ flaw::OTHER_STATE_WHEN_RUN_AGAIN }>().contains("the state was"));
    assert!(fails::<{ flaw::OTHER_NOTES_WHEN_RUN_AGAIN }>().contains("of the journal was"));
}

#[test]
fn a_game_without_any_undo_is_caught() {
    assert!(fails::<{ flaw::ALL_REVEALED }>().contains("no answer could ever be taken back"));
}

#[test]
fn a_panic_is_reported_with_its_game() {
    assert!(fails::<{ flaw::PANIC }>().contains("panic: the rule of three\nseed 1"));
}
