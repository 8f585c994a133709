//! §8.7.3 March.

use Piece::{Continentals, MilitiaActive, Villages, WarPartiesActive, WarPartiesUnderground};
use Space::{
    Florida, Georgia, NewYork, NorthCarolina, Northwest, Quebec, SouthCarolina, Southwest, Virginia,
};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Level;

use super::{COLUMN, ROW, TWO, available, count, empty, executes, resources, war_parties, whole_turn};
use crate::board::{Board, LodTable};

/// No War Party is Available, so that the chart leads to March, and so many Villages.
fn marching(board: Board, villages: u8) -> Board {
    available(available(board, 0, WarPartiesUnderground), villages, Villages)
}

/// §8.7.3 Three War Parties come together where a Village may rise, hidden ones first, and only there.
#[test]
fn for_a_village() {
    let board = empty()
        .put(2, WarPartiesUnderground, Florida)
        .put(2, WarPartiesActive, Florida)
        .put(2, Villages, Florida)
        .put(2, Villages, Southwest)
        .level(Georgia, Level::PassiveSupport);
    let table = whole_turn(marching(board, 1), &[]);
    executes(&table, "march");
    assert_eq!(war_parties(&table, Georgia), (2, 1));
    assert_eq!(war_parties(&table, Florida), (0, 1), "the last one stays with the Villages");
    assert_eq!(resources(&table, Faction::Indians), 10, "from Reserve Provinces it is free");
}

/// §8.7.3 No Village is Available, or no space is calm and has room: no such March.
#[test]
fn no_village_to_come() {
    let board = empty()
        .put(4, WarPartiesUnderground, Florida)
        .put(2, Villages, Florida)
        .put(2, Villages, Southwest)
        .put(1, MilitiaActive, Georgia);
    let none = whole_turn(marching(board.clone(), 0), &[]);
    assert_eq!(war_parties(&none, Georgia), (0, 1), "one ends Rebellion Control and goes on the War Path");
    let hostile = whole_turn(marching(board.level(Georgia, Level::ActiveSupport), 1), &[]);
    assert_eq!(war_parties(&hostile, Georgia), (0, 1));
}

/// §8.7.3, L97 A space where Gather could build a Village is not broken up.
#[test]
fn sites_stay() {
    let board = empty().put(3, WarPartiesUnderground, Southwest).put(1, WarPartiesUnderground, Florida).put(
        2,
        MilitiaActive,
        Georgia,
    );
    let table = whole_turn(marching(board.clone(), 1), &[]);
    executes(&table, "gather");
    let table = whole_turn(marching(board, 0), &[(TWO, "1")]);
    executes(&table, "march");
    assert_eq!(table.state().war_parties(Southwest), 2, "one came from each side");
    assert_eq!(table.state().militia(Georgia), 0);
}

/// §8.7.3 Rebellion Control ends first where there is no Active Support, then where the fewest do it; three spaces.
#[test]
fn to_end_rebellion_control() {
    let board = empty()
        .put(9, WarPartiesUnderground, Southwest)
        .put(1, MilitiaActive, Georgia)
        .level(Georgia, Level::ActiveSupport)
        .put(1, Continentals, Virginia)
        .put(2, Continentals, NorthCarolina)
        .put(3, Continentals, SouthCarolina);
    let table = whole_turn(marching(board, 0), &[(TWO, "4")]);
    assert_eq!(war_parties(&table, Georgia), (0, 0));
    assert_eq!(table.state().war_parties(Virginia), 1);
    assert_eq!(table.state().war_parties(NorthCarolina), 2);
    assert_eq!(count(&table, Continentals, SouthCarolina), 1, "three came, and two went on the War Path");
    assert_eq!(resources(&table, Faction::Indians), 8, "one of the three is free");
}

/// §8.7.3 War Parties whose leaving would add Rebellion Control stay.
#[test]
fn no_control_is_lost() {
    let board = empty().put(2, WarPartiesUnderground, Southwest).put(1, MilitiaActive, Southwest).put(
        2,
        Continentals,
        Georgia,
    );
    let table = whole_turn(marching(board, 0), &[]);
    assert_eq!(
        resources(&table, Faction::Indians),
        11,
        "one War Party is too few against two Continentals: pass"
    );
}

/// §8.7.3, §8.1.2 Into a watched Colony they come in groups that nobody notices, if they can.
#[test]
fn unnoticed() {
    let board = empty()
        .put(3, WarPartiesUnderground, Southwest)
        .put(3, WarPartiesUnderground, Northwest)
        .put(2, MilitiaActive, Virginia)
        .put(2, Continentals, Virginia);
    let one = board.clone().put(2, WarPartiesUnderground, Southwest);
    // Four are needed, but only one may come from each side unseen: all are noticed.
    let table = whole_turn(marching(one, 0), &[]);
    assert_eq!(war_parties(&table, Virginia), (0, 4));
    // With one Militia less on guard two may come from each side, and three are needed.
    let mut board = board;
    board.0.remove(MilitiaActive, Virginia, 1);
    let table = whole_turn(marching(board, 0), &[(TWO, "1")]);
    assert_eq!(
        table.state().war_parties(Virginia),
        2,
        "three came in secret, and one was lost on the War Path"
    );
    assert_eq!(table.state().units_of(Faction::Patriots, Virginia), 1);
}

/// §8.7.3 Without Resources one destination is entered, from Reserve Provinces only.
#[test]
fn without_resources() {
    let board = empty()
        .resources(Faction::Indians, 0)
        .put(2, WarPartiesUnderground, Southwest)
        .put(2, WarPartiesUnderground, NewYork)
        .put(1, MilitiaActive, Virginia)
        .put(1, MilitiaActive, Quebec)
        .put(1, MilitiaActive, Georgia);
    let table = whole_turn(marching(board, 0), &[(TWO, "4")]);
    executes(&table, "march");
    assert_eq!(table.state().war_parties(NewYork), 2);
    assert_eq!(table.state().war_parties(Georgia), 1);
    assert_eq!(table.state().war_parties(Virginia), 0);
}

/// §8.1 The Leader goes with the larger group, and by a die between equal ones.
#[test]
fn the_leader_with_the_larger_group() {
    let board = |stay: u8| {
        let board = empty()
            .leader(Leader::Brant, Southwest)
            .put(2 + stay, WarPartiesUnderground, Southwest)
            .put(2, Continentals, Georgia);
        marching(board, 0)
    };
    let at = |table: &LodTable| table.state().leader_space(Faction::Indians);
    assert_eq!(at(&whole_turn(board(1), &[])), Some(Georgia));
    assert_eq!(at(&whole_turn(board(3), &[])), Some(Southwest));
    // The Southwest comes before Georgia in the Random Spaces table.
    assert_eq!(at(&whole_turn(board(2), &[(TWO, "3")])), Some(Southwest));
    assert_eq!(at(&whole_turn(board(2), &[(TWO, "4")])), Some(Georgia));
}

/// §8.7.3 One of several places for a Village is picked by the dice.
#[test]
fn one_of_several_places() {
    let board = empty().put(3, WarPartiesUnderground, Northwest).put(2, Villages, Northwest);
    let board = board.put(1, WarPartiesUnderground, Quebec).put(1, WarPartiesUnderground, Southwest);
    let table = whole_turn(marching(board, 1), &[(COLUMN, "1"), (ROW, "2")]);
    assert_eq!(war_parties(&table, Quebec), (3, 0));
    assert_eq!(war_parties(&table, Northwest), (0, 1), "one stayed, and Traded");
}
