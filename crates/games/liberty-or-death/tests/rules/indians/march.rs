//! §3.4.2 The Indian March.

use Piece::{MilitiaActive, MilitiaUnderground, Villages, WarPartiesActive, WarPartiesUnderground};
use Space::{Georgia, NewYork, Northwest, Pennsylvania, Quebec, Southwest, Virginia};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Whereabouts;
use tricorne_testkit::script::{expect, offered, play, refused};

use super::{count, is_over, limited, offers, resources, stroke};
use crate::board::{Board, LodTable};

fn march(board: Board) -> LodTable {
    let mut table = board.turn(Faction::Indians);
    play(&mut table, &[("indians", "march")]);
    table
}

/// §3.4.2 The rulebook's example: two Underground War Parties march from Northwest to New York, which is under Rebellion
/// Control and has two Militia. Two and two exceed three, so they become Active.
#[test]
fn the_example_of_the_rulebook() {
    let board = Board::empty().put(2, WarPartiesUnderground, Northwest).put(2, MilitiaActive, NewYork);
    let mut table = march(board);
    play(&mut table, &[("indians", "new-york"), ("indians", "2")]);
    assert_eq!(count(&table, WarPartiesActive, NewYork), 2);
    assert_eq!(count(&table, WarPartiesUnderground, NewYork), 0);
}

/// §3.4.2 Up to three pieces, group and Militia together, go unnoticed; Militia count whatever their face.
#[test]
fn three_go_unnoticed() {
    let board = Board::empty().put(2, WarPartiesUnderground, Northwest).put(1, MilitiaUnderground, NewYork);
    let mut table = march(board);
    play(&mut table, &[("indians", "new-york"), ("indians", "2")]);
    assert_eq!(count(&table, WarPartiesUnderground, NewYork), 2);
}

/// §3.4.2 Without Rebellion Control nobody is noticed.
#[test]
fn no_control_no_notice() {
    let board = Board::empty().put(3, WarPartiesUnderground, Northwest).put(2, MilitiaActive, NewYork).put(
        2,
        Piece::Tories,
        NewYork,
    );
    let mut table = march(board);
    play(&mut table, &[("indians", "new-york"), ("indians", "3")]);
    assert_eq!(count(&table, WarPartiesUnderground, NewYork), 3);
}

/// §3.4.2 A Reserve Province is no Colony: nobody is noticed there.
#[test]
fn reserve_provinces_are_not_watched() {
    let board = Board::empty().put(2, WarPartiesUnderground, Northwest).put(3, MilitiaActive, Quebec);
    let mut table = march(board);
    play(&mut table, &[("indians", "quebec"), ("indians", "2")]);
    assert_eq!(count(&table, WarPartiesUnderground, Quebec), 2);
}

/// §3.4.2 Each Province's War Parties are a group of their own.
#[test]
fn groups_are_counted_one_by_one() {
    let board = Board::empty()
        .put(1, WarPartiesUnderground, Northwest)
        .put(1, WarPartiesUnderground, Quebec)
        .put(2, MilitiaActive, NewYork);
    let mut table = march(board);
    play(&mut table, &[("indians", "new-york"), ("indians", "quebec"), ("indians", "northwest")]);
    assert_eq!(count(&table, WarPartiesUnderground, NewYork), 2);
}

/// §3.4.2 Active War Parties count in the group. Control is that before the March reached the Province.
#[test]
fn control_is_that_before_the_move() {
    let board = Board::empty()
        .put(1, WarPartiesUnderground, Quebec)
        .put(2, WarPartiesActive, Northwest)
        .put(1, WarPartiesUnderground, Northwest)
        .put(3, MilitiaActive, NewYork);
    let mut table = march(board);
    play(
        &mut table,
        &[("indians", "new-york"), ("indians", "northwest"), ("indians", "1"), ("indians", "2")],
    );
    assert_eq!(count(&table, WarPartiesActive, NewYork), 3);
    assert_eq!(table.state().control(NewYork), None);
    play(&mut table, &[("indians", "quebec")]);
    assert_eq!(count(&table, WarPartiesActive, NewYork), 4);
}

/// §3.4.2 Provinces that War Parties stand next to; no City.
#[test]
fn adjacent_provinces_only() {
    let table = march(Board::empty().put(1, WarPartiesUnderground, NewYork));
    let expected = [
        "new-hampshire",
        "massachusetts",
        "connecticut-rhode-island",
        "new-jersey",
        "pennsylvania",
        "quebec",
        "northwest",
    ];
    assert_eq!(offered(&table), expected);
}

/// §3.4.2, L39 One destination entered from Reserve Provinces alone is free, whatever the order; others cost 1.
#[test]
fn one_destination_from_reserves_is_free() {
    let board = Board::empty()
        .put(2, WarPartiesUnderground, Northwest)
        .put(1, WarPartiesUnderground, Georgia)
        .resources(Faction::Indians, 2);
    let mut table = march(board);
    play(&mut table, &[("indians", "south-carolina")]);
    assert_eq!(resources(&table, Faction::Indians), 1, "from a Colony");
    play(&mut table, &[("indians", "new-york"), ("indians", "1")]);
    assert_eq!(resources(&table, Faction::Indians), 1, "from a Reserve Province");
    play(&mut table, &[("indians", "virginia")]);
    assert_eq!(resources(&table, Faction::Indians), 0, "the second from a Reserve Province");
    assert!(is_over(&table));
}

/// §3.4.2, L39 One War Party from a Colony, and the destination is not free.
#[test]
fn a_mixed_destination_is_not_free() {
    let board =
        Board::empty().put(1, WarPartiesUnderground, Northwest).put(1, WarPartiesUnderground, NewYork);
    let mut table = march(board);
    play(&mut table, &[("indians", "pennsylvania"), ("indians", "northwest"), ("indians", "new-york")]);
    assert_eq!(resources(&table, Faction::Indians), 9);
    assert!(is_over(&table), "all have moved");
}

/// §3.4.2 Without Resources only the free destination is left, and only Reserve Provinces to enter it from.
#[test]
fn without_resources_from_reserves_once() {
    let board = Board::empty()
        .put(2, WarPartiesUnderground, Northwest)
        .put(1, WarPartiesUnderground, NewYork)
        .resources(Faction::Indians, 0);
    let mut table = march(board);
    let expected = ["new-york", "pennsylvania", "maryland-delaware", "virginia", "quebec", "southwest"];
    assert_eq!(offered(&table), expected);
    play(&mut table, &[("indians", "pennsylvania"), ("indians", "1")]);
    assert!(is_over(&table));
    assert_eq!(count(&table, WarPartiesUnderground, NewYork), 1);
}

/// §3.4.2 No War Party moves more than once.
#[test]
fn nobody_moves_twice() {
    let board =
        Board::empty().put(1, WarPartiesUnderground, Northwest).put(1, WarPartiesUnderground, Southwest);
    let mut table = march(board);
    play(&mut table, &[("indians", "pennsylvania")]);
    assert!(!offers(&table, "new-york"), "only who has marched to Pennsylvania could go there");
    play(&mut table, &[("indians", "northwest")]);
    assert_eq!(count(&table, WarPartiesUnderground, Northwest), 1);
    assert!(is_over(&table));
}

/// §3.4.2 Those who have moved stay also if an Activity turned them over during the March.
#[test]
fn nobody_moves_twice_though_turned_over() {
    let board = Board::empty()
        .put(1, WarPartiesUnderground, Northwest)
        .put(1, WarPartiesUnderground, Georgia)
        .put(1, MilitiaActive, Pennsylvania)
        .put(1, MilitiaActive, Virginia);
    let mut table = march(board);
    play(&mut table, &[("indians", "pennsylvania"), ("indians", "war-path")]);
    assert_eq!(count(&table, WarPartiesActive, Pennsylvania), 1);
    assert!(!offers(&table, "new-york"));
    assert!(offers(&table, "south-carolina"));
}

/// §2.3.5 A Limited March has one destination, from as many Provinces as one likes.
#[test]
fn limited_to_one_destination() {
    let board = Board::empty().put(2, WarPartiesUnderground, Northwest).put(1, WarPartiesUnderground, Quebec);
    let mut table = limited(board);
    play(&mut table, &[("indians", "march"), ("indians", "new-york"), ("indians", "northwest")]);
    play(&mut table, &[("indians", "1"), ("indians", "quebec")]);
    assert!(is_over(&table));
    assert_eq!(count(&table, WarPartiesUnderground, NewYork), 2);
}

/// §1.10 The Indian Leader may follow a group, or stay with a Village.
#[test]
fn the_leader_may_follow() {
    let board = Board::empty()
        .leader(Leader::Brant, Northwest)
        .put(1, WarPartiesUnderground, Northwest)
        .put(1, Villages, Northwest);
    let mut table = march(board);
    play(&mut table, &[("indians", "virginia")]);
    expect(&table, "indians", "leader-follows");
    let mut other = march(
        Board::empty()
            .leader(Leader::Brant, Northwest)
            .put(1, WarPartiesUnderground, Northwest)
            .put(1, Villages, Northwest),
    );
    play(&mut other, &[("indians", "virginia"), ("indians", "no")]);
    assert_eq!(other.state().leaders[Faction::Indians].place, Whereabouts::At(Northwest));
    play(&mut table, &[("indians", "yes")]);
    assert_eq!(table.state().leaders[Faction::Indians].place, Whereabouts::At(Virginia));
}

/// §1.10 In a Brilliant Stroke the Leader's Province must be the destination or the first origin.
#[test]
fn a_stroke_involves_the_leader() {
    let board = Board::empty()
        .leader(Leader::Brant, Quebec)
        .put(1, WarPartiesUnderground, Quebec)
        .put(1, Villages, Quebec)
        .put(1, WarPartiesUnderground, Southwest)
        .put(1, WarPartiesUnderground, Northwest);
    let mut table = stroke(board);
    play(&mut table, &[("indians", "brilliant-stroke"), ("indians", "march"), ("indians", "georgia")]);
    play(&mut table, &[("indians", "march")]);
    assert_eq!(offered(&table), ["new-hampshire", "new-york", "quebec", "northwest"]);
    play(&mut table, &[("indians", "new-york")]);
    expect(&table, "indians", "leader-follows");
    play(&mut table, &[("indians", "no")]);
    assert_eq!(count(&table, WarPartiesUnderground, Quebec), 0, "the group from Quebec goes first");
    expect(&table, "indians", "indian-march-from");
    assert_eq!(offered(&table), ["northwest", "done"]);
    refused(&mut table, "indians", "quebec");
}
