//! §8.4.1 Garrison.

use liberty_or_death::map::Space::*;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::Faction::British;
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::Level;

use super::{british_turn, over, random_space, resources, roll, stand, tells};
use crate::board::Board;

/// §8.4.1 Naval Pressure comes first. Then Control: where the most Rebellion pieces are without a Fort, New York City,
/// and the others by the dice, just enough for each, two more Royalists than rebels left behind. At last the rebels are
/// displaced to the lowest Population.
#[test]
fn cities_are_taken_one_by_one() {
    let board = Board::empty().put(10, BritishRegulars, NewYork).put(2, MilitiaUnderground, Philadelphia);
    let mut table = british_turn(board);
    roll(&mut table, "naval-pressure-die", "3");
    random_space(&mut table, "1", "1");
    random_space(&mut table, "2", "4");
    random_space(&mut table, "3", "5");
    roll(&mut table, "np-roll-two-spaces", "1");
    over(&table);
    stand(
        &table,
        &[
            (3, BritishRegulars, Philadelphia),
            (1, BritishRegulars, NewYorkCity),
            (1, BritishRegulars, QuebecCity),
            (1, BritishRegulars, Norfolk),
            (1, BritishRegulars, Boston),
            (1, BritishRegulars, CharlesTown),
            (0, BritishRegulars, Savannah),
            (2, BritishRegulars, NewYork),
            (1, MilitiaActive, NewJersey),
            (1, MilitiaUnderground, NewJersey),
        ],
    );
    assert_eq!(resources(&table), 10 + 3 - 2);
}

/// Puts three Tories at Active Support into each City but these, so that nothing is to be had there.
fn held(mut board: Board, but: &[Space]) -> Board {
    for city in SpaceSet::CITIES.iter().filter(|city| !but.contains(city)) {
        board = board.put(3, Tories, city).level(city, Level::ActiveSupport);
    }
    board
}

/// §8.4.1 The last Regular leaves only Population 0 or Active Support, and under British Control two more Royalist
/// pieces stay than there are rebels.
#[test]
fn enough_stay_behind() {
    let board = held(Board::empty(), &[Norfolk])
        .put(5, MilitiaUnderground, Norfolk)
        // Two may leave: 5 - 1 - 2.
        .put(5, BritishRegulars, Virginia)
        .put(1, Continentals, Virginia)
        // One, since the last Regular stays; no Control to keep.
        .put(2, BritishRegulars, Georgia)
        .put(3, Continentals, Georgia)
        // None: two Royalist pieces must stay.
        .put(1, BritishRegulars, Massachusetts)
        .put(1, Tories, Massachusetts)
        // Both, with Active Support and a Fort and a Tory that stay.
        .put(2, BritishRegulars, NewJersey)
        .put(1, Tories, NewJersey)
        .put(1, BritishForts, NewJersey)
        .level(NewJersey, Level::ActiveSupport);
    let board = board.level(NorthCarolina, Level::PassiveOpposition);
    // Six are needed: with Florida's one there are just as many.
    let mut table = british_turn(board.put(1, BritishRegulars, Florida).put(1, Tories, Florida).put(
        1,
        BritishForts,
        Florida,
    ));
    roll(&mut table, "naval-pressure-die", "1");
    // Origins have no order: the dice take them until one is left.
    random_space(&mut table, "1", "1");
    random_space(&mut table, "1", "1");
    roll(&mut table, "np-roll-two-spaces", "6");
    stand(
        &table,
        &[
            (6, BritishRegulars, Norfolk),
            (3, BritishRegulars, Virginia),
            (1, BritishRegulars, Georgia),
            (1, BritishRegulars, Massachusetts),
            (0, BritishRegulars, NewJersey),
            (0, BritishRegulars, Florida),
        ],
    );
    over(&table);
}

/// §8.4.1, §4.1, L174 † At FNI 3, where the living text bars a Garrison, their Naval Pressure comes first and opens it.
#[test]
fn naval_pressure_opens_the_garrison() {
    let board =
        held(Board::at_war().living(), &[Norfolk]).blockade(Norfolk).blockade(Boston).blockade(Boston);
    let board = board.put(2, MilitiaUnderground, Norfolk).put(10, BritishRegulars, Virginia);
    let table = british_turn(board);
    assert_eq!(table.state().fni(), 2);
    stand(&table, &[(3, BritishRegulars, Norfolk), (7, BritishRegulars, Virginia)]);
}

/// §8.4.1 With one Regular too few for Control nothing moves there.
#[test]
fn too_few_do_not_move() {
    let board = held(Board::empty(), &[Norfolk])
        .put(6, MilitiaUnderground, Norfolk)
        .put(8, BritishRegulars, Virginia)
        .put(2, BritishRegulars, Massachusetts);
    let mut table = british_turn(board);
    roll(&mut table, "naval-pressure-die", "1");
    stand(&table, &[(0, BritishRegulars, Norfolk)]);
    assert!(tells(&table, "lod-note-command-instead"));
}

/// §8.4.1 Then Regulars go where a City under Control without Active Support has none, and to make up three cubes, first
/// beside Underground Militia.
#[test]
fn then_cities_get_a_regular_and_three_cubes() {
    let board = held(Board::empty(), &[Norfolk, Boston, Savannah, CharlesTown])
        .put(1, MilitiaActive, Norfolk)
        .put(2, Tories, Boston)
        .put(1, Tories, Savannah)
        .put(1, BritishRegulars, Savannah)
        .put(1, Tories, CharlesTown)
        .put(1, BritishRegulars, CharlesTown)
        .put(1, MilitiaUnderground, CharlesTown)
        .put(8, BritishRegulars, Quebec)
        .put(1, BritishForts, Quebec)
        .put(1, Tories, Quebec);
    // Eight may leave Quebec: two for Control of Norfolk, one for Boston, one for Charles Town, one for Savannah, and one
    // more makes three cubes in Norfolk.
    let mut table = british_turn(board);
    roll(&mut table, "naval-pressure-die", "1");
    stand(
        &table,
        &[
            (3, BritishRegulars, Norfolk),
            (1, BritishRegulars, Boston),
            (2, BritishRegulars, CharlesTown),
            (2, BritishRegulars, Savannah),
            (2, BritishRegulars, Quebec),
        ],
    );
}

/// §8.4.1, L77 If no Regular can move, the Garrison is given up for a Muster, which has no second Special Activity.
#[test]
fn a_garrison_without_a_move_becomes_a_muster() {
    let mut board = Board::empty().put(2, MilitiaUnderground, Philadelphia);
    for space in [
        Massachusetts,
        ConnecticutRhodeIsland,
        NewYork,
        Pennsylvania,
        MarylandDelaware,
        Virginia,
        NorthCarolina,
        SouthCarolina,
        Boston,
        Norfolk,
    ] {
        board = board.put(1, BritishRegulars, space);
    }
    let mut table = british_turn(board);
    roll(&mut table, "naval-pressure-die", "1");
    // Regulars and Tories for New York City; then three more spaces where Regulars are alone.
    for row in ["1", "1", "1"] {
        random_space(&mut table, "3", row);
    }
    over(&table);
    assert!(tells(&table, "lod-note-command-instead"));
    stand(&table, &[(6, BritishRegulars, NewYorkCity), (2, Tories, NewYorkCity), (2, Tories, NorthCarolina)]);
    assert_eq!(resources(&table), 10 + 1 - 4);
}

/// §8.4.1 Under Gage or Clinton Naval Pressure lifts a Blockade, where the most Rebellion pieces are without a Fort; that
/// City can be taken then.
#[test]
fn a_blockade_is_lifted_first() {
    let board = Board::at_war()
        .blockade(Philadelphia)
        .blockade(Boston)
        .put(3, MilitiaUnderground, Boston)
        .put(1, PatriotForts, Boston)
        .put(2, MilitiaUnderground, Philadelphia)
        .put(10, BritishRegulars, Quebec)
        .put(1, BritishForts, Quebec)
        .leader(Leader::Clinton, Quebec);
    let table = british_turn(board);
    assert!(!table.state().is_blockaded(Philadelphia));
    assert!(table.state().is_blockaded(Boston));
    stand(&table, &[(3, BritishRegulars, Philadelphia)]);
}

/// §8.4.1 Under Howe with FNI above 0 they Skirmish instead, and no Regular moves to that City. Howe's own drop of FNI
/// comes with it.
#[test]
fn under_howe_they_skirmish_first() {
    let board = held(Board::at_war(), &[Philadelphia, Norfolk])
        .blockade(Boston)
        .put(2, BritishRegulars, Philadelphia)
        .put(3, MilitiaActive, Philadelphia)
        .put(1, MilitiaUnderground, Norfolk)
        .put(8, BritishRegulars, Quebec)
        .put(1, BritishForts, Quebec)
        .leader(Leader::Howe, Quebec);
    let mut table = british_turn(board);
    // Regulars may come from Quebec or from Philadelphia itself.
    roll(&mut table, "np-roll-two-spaces", "1");
    assert_eq!(table.state().fni(), 0);
    // One Militia is struck; Philadelphia stays as it is, though two Regulars could take it.
    stand(&table, &[(2, BritishRegulars, Philadelphia), (3, BritishRegulars, Norfolk)]);
    assert_eq!(table.state().militia(Philadelphia), 2);
}

/// §8.4.1 The most units are displaced: first to the most Opposition, then to the least Support.
#[test]
fn rebels_are_displaced_to_opposition() {
    let board = held(Board::empty(), &[Philadelphia])
        .put(3, MilitiaUnderground, Philadelphia)
        .put(10, BritishRegulars, Quebec)
        .put(1, BritishForts, Quebec)
        .level(Pennsylvania, Level::PassiveOpposition)
        .level(NewJersey, Level::ActiveOpposition)
        .level(MarylandDelaware, Level::PassiveSupport);
    let mut table = british_turn(board.clone().level(Pennsylvania, Level::ActiveOpposition));
    roll(&mut table, "naval-pressure-die", "1");
    assert_eq!(table.state().militia(Pennsylvania), 3, "Population 2 at Active Opposition is the most");
    // Passive at 2 and Active at 1 are as much Opposition: the lower Population takes them.
    let mut table = british_turn(board.clone());
    roll(&mut table, "naval-pressure-die", "1");
    assert_eq!(table.state().militia(NewJersey), 3);
    let neutral = board.level(Pennsylvania, Level::PassiveSupport).level(NewJersey, Level::PassiveSupport);
    let mut table = british_turn(neutral.level(MarylandDelaware, Level::ActiveSupport));
    roll(&mut table, "naval-pressure-die", "1");
    assert_eq!(table.state().militia(NewJersey), 3, "the least Support");
}

/// §8.1 The Leader stays with the larger group, and of two equal ones the die tells.
#[test]
fn the_leader_stays_with_the_larger_group() {
    let board = |rebels: u8| {
        held(Board::empty(), &[Norfolk])
            .put(rebels, MilitiaUnderground, Norfolk)
            .put(10, BritishRegulars, Quebec)
            .put(2, BritishForts, Quebec)
            .leader(Leader::Gage, Quebec)
    };
    let after = |rebels| {
        let mut table = british_turn(board(rebels));
        roll(&mut table, "naval-pressure-die", "1");
        table
    };
    assert!(after(3).state().has_leader(British, Quebec));
    assert!(after(5).state().has_leader(British, Norfolk));
    let mut even = after(4);
    roll(&mut even, "np-roll-two-spaces", "6");
    assert!(even.state().has_leader(British, Norfolk));
}
