//! §8.4.1 Skirmish and Naval Pressure.

use liberty_or_death::map::Space;
use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::Level;

use super::{british_turn, over, roll, stand};
use crate::board::Board;

/// A Muster of Regulars in Boston and nothing else: the Skirmish follows it.
fn mustering(mut board: Board) -> Board {
    for space in Space::ALL {
        if space.population() > 0 && space != Boston {
            board.0.spaces[space].level = Level::ActiveOpposition;
        }
    }
    board.0.unavailable[Tories as usize] = std::mem::take(&mut board.0.available[Tories as usize]);
    board
}

/// §8.4.1, L78 In the West Indies first, then with a lone Regular, then where most cubes can go.
#[test]
fn skirmishes_have_their_order() {
    let most_cubes = Board::at_war()
        .put(2, BritishRegulars, Virginia)
        .put(2, Continentals, Virginia)
        .put(2, BritishRegulars, Georgia)
        .put(1, Continentals, Georgia)
        .put(3, MilitiaActive, Georgia);
    let lone = most_cubes.clone().put(1, BritishRegulars, NewYork).put(2, MilitiaActive, NewYork);
    let west_indies = lone.clone().put(2, BritishRegulars, WestIndies).put(1, FrenchRegulars, WestIndies);
    let table = british_turn(mustering(west_indies));
    stand(&table, &[(0, FrenchRegulars, WestIndies), (2, BritishRegulars, WestIndies)]);
    let table = british_turn(mustering(lone));
    stand(&table, &[(1, MilitiaActive, NewYork), (1, BritishRegulars, NewYork), (2, Continentals, Virginia)]);
    // Two cubes for a Regular.
    let table = british_turn(mustering(most_cubes));
    stand(&table, &[(0, Continentals, Virginia), (1, BritishRegulars, Virginia), (1, Continentals, Georgia)]);
}

/// §8.4.1 The kind that is least goes first; of two alike the Regulars.
#[test]
fn the_fewer_cubes_go_first() {
    let board = |continentals, french| {
        let board = Board::at_war().put(2, BritishRegulars, Virginia);
        british_turn(mustering(board.put(continentals, Continentals, Virginia).put(
            french,
            FrenchRegulars,
            Virginia,
        )))
    };
    stand(&board(1, 3), &[(0, Continentals, Virginia), (2, FrenchRegulars, Virginia)]);
    stand(&board(2, 2), &[(2, Continentals, Virginia), (0, FrenchRegulars, Virginia)]);
}

/// §8.4.1 Where no cube can go anywhere, one piece: first where it is the only one, then in a City.
#[test]
fn without_cubes_a_single_piece_goes() {
    let board = Board::empty()
        .put(2, BritishRegulars, Virginia)
        .put(3, MilitiaActive, Virginia)
        .put(2, BritishRegulars, Georgia)
        .put(1, MilitiaActive, Georgia)
        .put(2, BritishRegulars, Norfolk)
        .put(1, PatriotForts, Norfolk);
    let table = british_turn(mustering(board.clone()));
    stand(&table, &[(0, PatriotForts, Norfolk), (1, BritishRegulars, Norfolk), (1, MilitiaActive, Georgia)]);
    // Two Militia cost a Regular: only one goes.
    let many = Board::empty().put(2, BritishRegulars, Virginia).put(3, MilitiaActive, Virginia);
    let table = british_turn(mustering(many));
    stand(&table, &[(2, MilitiaActive, Virginia), (2, BritishRegulars, Virginia)]);
}

/// §8.4.1, §8.1.2 Clinton's additional Militia is an Underground one if there is one.
#[test]
fn clinton_strikes_hidden_militia() {
    let board = Board::empty()
        .put(2, BritishRegulars, Virginia)
        .put(1, Continentals, Virginia)
        .put(1, MilitiaActive, Virginia)
        .put(2, MilitiaUnderground, Virginia)
        .leader(Leader::Clinton, Virginia);
    let table = british_turn(mustering(board));
    stand(
        &table,
        &[(0, Continentals, Virginia), (1, MilitiaActive, Virginia), (1, MilitiaUnderground, Virginia)],
    );
}

/// §8.4.1 Without a Skirmish: Naval Pressure, which at FNI 0 brings a D3.
#[test]
fn naval_pressure_is_the_other_one() {
    let mut table = british_turn(mustering(Board::empty()));
    roll(&mut table, "naval-pressure-die", "3");
    over(&table);
    assert_eq!(super::resources(&table), 10 - 1 + 3);
}

/// §8.4.1 Under Howe with FNI above 0 and nothing to Skirmish with there is no Special Activity at all.
#[test]
fn howe_leaves_them_without() {
    let board =
        Board::at_war().blockade(NewYorkCity).leader(Leader::Howe, Florida).put(1, BritishForts, Florida);
    let table = british_turn(mustering(board));
    over(&table);
    assert_eq!(table.state().fni(), 1);
    stand(&table, &[(6, BritishRegulars, Boston)]);
}

/// §8.4.1, L66 Among Cities without Rebellion pieces the Blockade goes that hides the most Support.
#[test]
fn the_blockade_that_hides_support_goes() {
    let mut board = mustering(Board::at_war().blockade(NewYorkCity).blockade(Norfolk))
        .leader(Leader::Clinton, Florida)
        .put(1, BritishForts, Florida);
    board.0.spaces[NewYorkCity].level = Level::PassiveSupport;
    board.0.spaces[Norfolk].level = Level::PassiveSupport;
    let table = british_turn(board);
    assert!(!table.state().is_blockaded(NewYorkCity));
    assert!(table.state().is_blockaded(Norfolk));
}
