//! Ways are counted, Chance's too.

use crate::toy::{Toy, catch_panic, flaw};
use tricorne_kernel::Setup;
use tricorne_testkit::{perft, perft_from, script};

type Whole = Toy<{ flaw::NONE }>;

#[test]
fn every_way_is_counted() {
    let setup = Setup::of::<Whole>();
    let ways = [1, 4, 4 * 4, 16 * 3, 16 * 9, 16 * 27, 16 * 27 * 6, 16 * 27 * 6 * 3];
    for (depth, ways) in ways.into_iter().enumerate() {
        assert_eq!(perft::<Whole>(&setup, depth), ways, "to depth {depth}");
    }
}

#[test]
fn a_game_that_ends_has_no_more_ways() {
    let mut table = script::table::<Whole>("short", ["c1", "c2", "3"]);
    script::play(&mut table, &[("left", "take1"), ("right", "take1"), ("right", "take1")]);
    script::play(&mut table, &[("left", "1"), ("right", "2")]);
    script::play(&mut table, &[("left", "take1"), ("right", "take1"), ("right", "take1")]);
    assert_eq!([0, 1, 2, 3, 4].map(|depth| perft_from(&table, depth)), [1, 6, 18, 54, 0]);
}

#[test]
fn rules_that_break_are_reported_with_the_record() {
    let setup = Setup::of::<Toy<{ flaw::COIN_LOST }>>();
    assert_eq!(perft::<Toy<{ flaw::COIN_LOST }>>(&setup, 1), 4);
    let message = catch_panic(|| perft::<Toy<{ flaw::EMPTY_QUESTION }>>(&setup, 4));
    assert!(
        message.contains("a question without choices") && message.contains("\"choice\":\"c1\""),
        "{message}"
    );
}
