//! §6.3 The Resources Phase.

use Piece::{
    BritishForts, BritishRegulars, Continentals, FrenchRegulars, MilitiaActive, PatriotForts, Tories,
    Villages,
};
use Space::{
    Boston, CharlesTown, Florida, Georgia, NewYork, NewYorkCity, Norfolk, Northwest, Philadelphia, Quebec,
    QuebecCity, Virginia, WestIndies,
};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::Phase;
use liberty_or_death::winter::resources;

use super::{money, winter};
use crate::board::Board;

/// §6.3.1 Forts wherever they are, and Cities under British Control by Population.
#[test]
fn british_earnings() {
    let board = Board::empty()
        .put(1, BritishForts, Quebec)
        .put(2, BritishForts, Virginia)
        .put(1, Tories, NewYorkCity)
        .put(1, Tories, Boston)
        .put(1, MilitiaActive, Boston)
        .put(1, Tories, Philadelphia);
    assert_eq!(resources::british(&board.0), 3 + 2 + 1);
    let table = winter(board, Phase::ResourcesPhase);
    assert_eq!(money(&table, Faction::British), 16);
}

/// §6.3.1 A Blockaded City brings nothing; the West Indies bring 5, and a Fort there 1.
#[test]
fn british_earnings_at_war() {
    let board = Board::at_war().put(1, Tories, NewYorkCity).put(1, Tories, QuebecCity).blockade(NewYorkCity);
    assert_eq!(resources::british(&board.0), 1);
    let board = board.put(1, BritishForts, WestIndies);
    assert_eq!(resources::british(&board.0), 1 + 1 + 5);
    let board = board.put(1, FrenchRegulars, WestIndies);
    assert_eq!(resources::british(&board.0), 1 + 1, "nobody Controls the West Indies");
}

/// §6.3.2 Half the Villages, rounded down.
#[test]
fn indian_earnings() {
    let board = Board::empty().put(2, Villages, Quebec).put(1, Villages, Northwest);
    assert_eq!(resources::indians(&board.0), 1);
    assert_eq!(resources::indians(&board.clone().put(1, Villages, Florida).0), 2);
    assert_eq!(money(&winter(board, Phase::ResourcesPhase), Faction::Indians), 11);
}

/// §6.3.3 Forts, and half the spaces under Rebellion Control, rounded down; the West Indies are none.
#[test]
fn patriot_earnings() {
    let board = Board::at_war()
        .put(1, PatriotForts, Virginia)
        .put(1, Continentals, Boston)
        .put(1, FrenchRegulars, Quebec)
        .put(1, FrenchRegulars, WestIndies);
    assert_eq!(resources::patriots(&board.0), 1 + 1);
    assert_eq!(resources::patriots(&board.put(1, MilitiaActive, Georgia).0), 1 + 2);
}

/// §6.3.4 Before the Treaty of Alliance two for each Squadron in the West Indies.
#[test]
fn french_earnings_before_the_treaty() {
    let mut board = Board::empty().put(1, MilitiaActive, Boston);
    assert_eq!(resources::french(&board.0), 0);
    board.0.squadrons_unavailable = 1;
    board.0.spaces[WestIndies].squadrons = 2;
    assert_eq!(resources::french(&board.0), 4);
    assert_eq!(money(&winter(board, Phase::ResourcesPhase), Faction::French), 14);
}

/// §6.3.4 After it FNI and the Cities without British Control, Blockaded ones for nothing (L12); 5 for the West Indies.
#[test]
fn french_earnings_after_the_treaty() {
    let board = Board::at_war().put(1, BritishRegulars, Boston).put(1, Continentals, CharlesTown);
    assert_eq!(resources::french(&board.0), 7, "all Cities but Boston");
    let board = board.blockade(NewYorkCity).blockade(Boston);
    assert_eq!(resources::french(&board.0), 2 + 5);
    let board = board.put(1, FrenchRegulars, WestIndies);
    assert_eq!(resources::french(&board.0), 2 + 5 + 5);
    assert_eq!(resources::french(&board.put(1, BritishRegulars, WestIndies).0), 2 + 5);
}

/// §6.3 Nobody holds more than 50.
#[test]
fn fifty_is_the_most() {
    let board =
        Board::empty().put(1, BritishForts, NewYork).put(1, Tories, Norfolk).resources(Faction::British, 49);
    assert_eq!(money(&winter(board, Phase::ResourcesPhase), Faction::British), 50);
}
