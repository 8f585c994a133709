//! §8.6.1, §8.6.2 Before the Treaty of Alliance.

use Piece::{BritishRegulars, Continentals, FrenchRegulars, MilitiaActive, MilitiaUnderground};
use Space::{Massachusetts, NewHampshire, NewYork, Quebec, WestIndies};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::Level;

use super::{HORTALEZ, TWO, available, count, executes, resources, turn, unavailable, whole_turn};
use crate::board::Board;

const NEED: &str = "np-french-roll-need";

/// §8.6.1 A D3 above Patriot Resources: Hortalez, by a D3 of its own; then a Squadron is prepared.
#[test]
fn hortalez_for_poor_patriots() {
    let board = Board::empty().resources(Faction::Patriots, 2);
    let table = whole_turn(board.clone(), &[(NEED, "3"), (HORTALEZ, "2")]);
    executes(&table, "hortalez");
    assert_eq!((resources(&table, Faction::French), resources(&table, Faction::Patriots)), (8, 5));
    assert_eq!(table.state().spaces[WestIndies].squadrons, 1);
    executes(
        &whole_turn(board, &[(NEED, "2"), ("np-roll-column", "1"), ("np-roll-row", "2")]),
        "agent-mobilization",
    );
}

/// §8.6.1 Without Patriot Resources no die is needed; with three there is no Hortalez.
#[test]
fn no_die_without_doubt() {
    let table = whole_turn(Board::empty().resources(Faction::Patriots, 0), &[(HORTALEZ, "1")]);
    executes(&table, "hortalez");
    let table = turn(Board::empty().resources(Faction::Patriots, 3));
    executes(&table, "agent-mobilization");
}

/// §8.1.1, L86 They give what the die shows, or all they have.
#[test]
fn hortalez_with_little_money() {
    let board = Board::empty().resources(Faction::Patriots, 0).resources(Faction::French, 2);
    let table = whole_turn(board, &[(HORTALEZ, "3")]);
    assert_eq!((resources(&table, Faction::French), resources(&table, Faction::Patriots)), (0, 3));
}

/// §8.6.2 Two Militia, first where the Rebellion gains Control, then where the most Patriot units are.
#[test]
fn agents_for_control() {
    let board = Board::empty()
        .put(1, BritishRegulars, Massachusetts)
        .put(3, MilitiaActive, NewYork)
        .put(3, BritishRegulars, NewHampshire)
        .put(2, BritishRegulars, Quebec);
    let table = whole_turn(board, &[]);
    assert_eq!(count(&table, MilitiaUnderground, Massachusetts), 2);
    assert_eq!(resources(&table, Faction::French), 9);
    let board = Board::empty()
        .put(4, BritishRegulars, Massachusetts)
        .put(3, MilitiaActive, NewYork)
        .put(1, Continentals, NewHampshire)
        .put(2, BritishRegulars, Quebec);
    let table = whole_turn(board, &[]);
    assert_eq!(count(&table, MilitiaUnderground, NewYork), 2);
}

/// §8.6.2, §8.2 Among equals by the dice; not at Active Support.
#[test]
fn agents_by_the_dice() {
    let board =
        Board::empty().level(Massachusetts, Level::ActiveSupport).level(NewYork, Level::ActiveSupport);
    let table = whole_turn(board, &[(TWO, "4")]);
    assert_eq!(count(&table, MilitiaUnderground, NewHampshire), 2);
}

/// §8.6.2 Not two Militia Available: a Continental. §8.6.1 Nobody at all: Hortalez.
#[test]
fn agents_without_militia() {
    let board = available(Board::empty().put(3, MilitiaActive, NewYork), 1, MilitiaUnderground);
    let board = [Quebec, NewHampshire, Massachusetts]
        .into_iter()
        .fold(board, |board, space| board.put(3, BritishRegulars, space));
    let table = whole_turn(board.clone(), &[]);
    assert_eq!((count(&table, Continentals, NewYork), count(&table, MilitiaUnderground, NewYork)), (1, 0));
    let board = available(available(board, 0, Continentals), 0, MilitiaUnderground);
    executes(&whole_turn(board, &[(HORTALEZ, "1")]), "hortalez");
}

/// §8.6.1 Préparer la Guerre: Squadrons first, then up to three Regulars, and never Resources.
#[test]
fn preparations() {
    let board = |squadrons: u8, regulars: u8| {
        let mut board = available(Board::empty().resources(Faction::Patriots, 0), 0, FrenchRegulars);
        board.0.squadrons_unavailable = squadrons;
        board.0.spaces[WestIndies].squadrons = 3 - squadrons;
        unavailable(board, regulars)
    };
    let table = whole_turn(board(1, 5), &[(HORTALEZ, "1")]);
    assert_eq!(table.state().squadrons_unavailable, 0);
    assert_eq!(table.state().available[FrenchRegulars as usize], 0);
    let table = whole_turn(board(0, 5), &[(HORTALEZ, "1")]);
    assert_eq!(table.state().available[FrenchRegulars as usize], 3);
    let table = whole_turn(board(0, 0), &[(HORTALEZ, "1")]);
    assert_eq!(resources(&table, Faction::French), 9);
}

/// §8.6 Without Resources they pass.
#[test]
fn without_resources() {
    let table = whole_turn(Board::empty().resources(Faction::French, 0), &[]);
    assert_eq!(resources(&table, Faction::French), 2);
}
