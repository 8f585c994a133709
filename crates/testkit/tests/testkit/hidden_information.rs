//! Secrets that get out are found.

use crate::toy::{Toy, catch_panic, flaw};
use tricorne_testkit::{Plan, hidden_information};

fn fails<const FLAW: u8>() -> String {
    catch_panic(|| hidden_information::<Toy<FLAW>>(Plan::of::<Toy<FLAW>>(40)))
}

#[test]
fn a_whole_game_passes() {
    type Whole = Toy<{ flaw::NONE }>;
    hidden_information::<Whole>(Plan::of::<Whole>(100));
}

#[test]
fn leaks_are_caught() {
    assert!(fails::<{ flaw::VIEW_LEAKS }>().contains("sees a difference that is hidden"));
    assert!(fails::<{ flaw::NOTE_LEAKS }>().contains("answered in secret to deal"));
}

#[test]
fn resampling_that_proves_nothing_is_caught() {
    assert!(fails::<{ flaw::RESAMPLES_BADLY }>().contains("is broken: a coin or a card is lost"));
    assert!(fails::<{ flaw::RESAMPLES_NOTHING }>().contains("no viewer ever had two states to confuse"));
}

#[test]
fn secrets_in_a_game_that_hides_nothing_are_caught() {
    assert!(
        fails::<{ flaw::SECRET_IN_OPEN_GAME }>().contains("the game hides nothing, yet deal asks in secret")
    );
    let message = fails::<{ flaw::RESAMPLED_OPEN_GAME }>();
    assert!(
        message.contains("hides nothing, yet a resampled state differs") || message.contains("is hidden")
    );
}
