//! §8.7.2 Gather.

use Piece::{MilitiaActive, Villages, WarPartiesActive, WarPartiesUnderground};
use Space::{Florida, Georgia, NewYork, Northwest, Pennsylvania, Quebec, Southwest, Virginia};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};

use super::{
    COLUMN, GATHER, ROW, TWO, available, count, empty, executes, resources, war_parties, whole_turn,
};

/// §8.7.2 A Village wherever three War Parties stand, first with the Leader; Active ones make way.
#[test]
fn villages_first() {
    let board = empty()
        .leader(Leader::Brant, Quebec)
        .put(2, WarPartiesUnderground, Quebec)
        .put(1, WarPartiesActive, Quebec)
        .put(3, WarPartiesUnderground, Northwest)
        .put(2, WarPartiesUnderground, Southwest);
    let table = whole_turn(available(board, 1, Villages), &[]);
    executes(&table, "gather");
    assert_eq!(count(&table, Villages, Quebec), 1, "with the Leader, and then none is left");
    assert_eq!(
        war_parties(&table, Quebec),
        (0, 1),
        "the Active one and a hidden one made way, and the last Traded"
    );
    assert_eq!(war_parties(&table, Northwest), (3, 0));
}

/// §8.7.2 Where Cornplanter is two War Parties are enough, and one makes way (§3.4.1).
#[test]
fn cornplanter() {
    let board = empty().leader(Leader::Cornplanter, Quebec).put(2, WarPartiesUnderground, Quebec).put(
        2,
        WarPartiesUnderground,
        Northwest,
    );
    let table = whole_turn(board, &[(COLUMN, "3"), (ROW, "4")]);
    assert_eq!(count(&table, Villages, Quebec), 1);
    assert_eq!(war_parties(&table, Quebec), (0, 1), "one made way, the other Traded");
    assert_eq!(count(&table, Villages, Northwest), 0);
    assert_eq!(war_parties(&table, Northwest), (3, 0), "a third one for a Village to come");
    assert_eq!(war_parties(&table, Georgia), (1, 0), "by the dice, and two such spaces at the most");
}

/// §8.7.2 At Villages: enemies first, then where none is hidden, then with the Leader. Four spaces at the most.
#[test]
fn at_villages() {
    let board = empty()
        .leader(Leader::Brant, Quebec)
        .put(1, WarPartiesUnderground, Quebec)
        .put(1, Villages, Quebec)
        .put(1, WarPartiesUnderground, Northwest)
        .put(1, Villages, Northwest)
        .put(1, MilitiaActive, Northwest)
        .put(2, Villages, Southwest)
        .put(1, WarPartiesUnderground, Florida)
        .put(1, Villages, Florida)
        .put(1, WarPartiesUnderground, Pennsylvania)
        .put(1, Villages, Pennsylvania);
    // Northwest, Southwest, Quebec, and one of Florida and Pennsylvania by a die.
    let table = whole_turn(board, &[(TWO, "4")]);
    assert_eq!(war_parties(&table, Northwest), (2, 1), "three, of which one went on the War Path");
    assert_eq!(war_parties(&table, Southwest), (3, 0));
    assert_eq!(war_parties(&table, Quebec), (3, 0));
    assert_eq!(war_parties(&table, Florida), (3, 0));
    assert_eq!(war_parties(&table, Pennsylvania), (1, 0));
    assert_eq!(resources(&table, Faction::Indians), 7, "one Reserve Province is free");
}

/// §8.7.2 Where a Village may rise: first with two War Parties, then with one; two spaces.
#[test]
fn camps() {
    let board = empty().put(1, WarPartiesUnderground, Quebec).put(2, WarPartiesUnderground, Virginia).put(
        1,
        WarPartiesUnderground,
        NewYork,
    );
    let table = whole_turn(board, &[(TWO, "1")]);
    assert_eq!(war_parties(&table, Virginia), (3, 0));
    assert_eq!(war_parties(&table, Quebec), (2, 0));
    assert_eq!(war_parties(&table, NewYork), (1, 0));
}

/// §8.7.2 Nothing is brought to such places while no Village is Available.
#[test]
fn no_camps_without_villages() {
    let board = empty().put(2, WarPartiesUnderground, Virginia).put(2, Villages, Florida);
    let table = whole_turn(available(board, 0, Villages), &[]);
    assert_eq!(war_parties(&table, Virginia), (2, 0));
    assert_eq!(war_parties(&table, Florida), (2, 1), "three came, of which one Traded");
}

/// §8.7.2 With no War Party Available the Active ones around a Village come home and hide; none comes whose leaving
/// would add Rebellion Control, and no hidden one.
#[test]
fn regroup() {
    let board = empty()
        .put(1, Villages, Southwest)
        .put(1, WarPartiesActive, Southwest)
        .put(3, WarPartiesActive, Virginia)
        .put(2, MilitiaActive, Virginia)
        .put(1, WarPartiesActive, Georgia)
        .put(1, WarPartiesUnderground, Georgia)
        .put(1, Villages, Quebec)
        .put(1, WarPartiesActive, Quebec)
        .resources(Faction::Indians, 1);
    let board = available(available(board, 0, Villages), 0, WarPartiesUnderground);
    let table = whole_turn(board, &[]);
    executes(&table, "gather");
    assert_eq!(war_parties(&table, Virginia), (0, 2), "one of three can leave the two Militia");
    assert_eq!(war_parties(&table, Georgia), (1, 0));
    assert_eq!(war_parties(&table, Southwest), (2, 1), "three are home and hide, then one Trades");
    assert_eq!(war_parties(&table, Quebec), (0, 1), "one Village only");
}

/// §8.1 Nothing is taken from elsewhere on the map: pieces that are not Available are not placed.
#[test]
fn nothing_is_taken_from_the_map() {
    let board = empty().put(3, WarPartiesActive, Florida).put(2, Villages, Northwest).put(
        1,
        MilitiaActive,
        Northwest,
    );
    let board = available(available(board, 0, Villages), 2, WarPartiesUnderground);
    let table = whole_turn(board, &[(GATHER, "1")]);
    assert_eq!(war_parties(&table, Northwest), (1, 1), "two came, and one went on the War Path");
    assert_eq!(count(&table, MilitiaActive, Northwest), 0);
    assert_eq!(war_parties(&table, Florida), (0, 3));
}
