//! Records that do not lead back to their games are found.

use crate::toy::{Toy, catch_panic, flaw};
use tricorne_testkit::{Plan, record_round_trip};

fn fails<const FLAW: u8>() -> String {
    catch_panic(|| record_round_trip::<Toy<FLAW>>(Plan::of::<Toy<FLAW>>(6)))
}

#[test]
fn a_whole_game_passes() {
    type Whole = Toy<{ flaw::NONE }>;
    record_round_trip::<Whole>(Plan::of::<Whole>(40).with_every_option::<Whole>());
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
fn a_state_that_is_not_saved_whole_is_caught() {
    let message = fails::<{ flaw::STATE_NOT_SAVED }>();
    assert!(message.contains("begun again from its position: the state was"), "{message}");
}

#[test]
fn notations_that_read_as_another_choice_are_caught() {
    let message = fails::<{ flaw::NOTATION_OF_ANOTHER }>();
    assert!(message.contains("loaded from its record: the state was"), "{message}");
    assert!(fails::<{ flaw::NOTATION_UNREADABLE }>().contains("the record cannot be replayed"));
}
