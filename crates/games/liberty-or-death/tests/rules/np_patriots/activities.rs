//! §8.5.1 Partisans, Skirmish and Persuasion of the non-player Patriots.

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use tricorne_testkit::script::{expect, play};

use super::{expect_command, expect_end, patriots, resources, turn};
use crate::board::{Board, LodTable};

/// The Patriots rouse the rabble in New Jersey, with an Active Militia, and go on to their Special Activity.
fn rouse(board: Board) -> LodTable {
    let board = board.put(1, Piece::MilitiaActive, Space::NewJersey).put(
        1,
        Piece::MilitiaUnderground,
        Space::Florida,
    );
    let mut table = turn(board);
    play(&mut table, &[("chance", "1")]);
    expect_command(&table, "rabble-rousing");
    table
}

/// §8.5.1 Partisans first remove a Village.
#[test]
fn a_village_first() {
    let board = Board::empty()
        .put(2, Piece::MilitiaUnderground, Space::Northwest)
        .put(1, Piece::Villages, Space::Northwest)
        .put(2, Piece::MilitiaUnderground, Space::Quebec)
        .put(2, Piece::WarPartiesActive, Space::Quebec);
    let table = rouse(board);
    assert_eq!(table.state().count(Piece::Villages, Space::Northwest), 0);
    assert_eq!(patriots(&table, Space::Northwest), [0, 0, 1, 0]);
    expect_end(&table);
}

/// §8.5.1, §8.1.2 Then the most War Parties, Underground first; then the most British units, in turn.
#[test]
fn war_parties_then_british() {
    let board = Board::empty()
        .put(2, Piece::MilitiaUnderground, Space::Quebec)
        .put(1, Piece::WarPartiesActive, Space::Quebec)
        .put(1, Piece::WarPartiesUnderground, Space::Quebec)
        .put(1, Piece::BritishRegulars, Space::Quebec)
        .put(1, Piece::MilitiaUnderground, Space::Southwest)
        .put(1, Piece::WarPartiesUnderground, Space::Southwest);
    let table = rouse(board);
    assert_eq!(table.state().war_parties(Space::Quebec), 0);
    assert_eq!(table.state().count(Piece::BritishRegulars, Space::Quebec), 1);
    let board = Board::empty()
        .put(2, Piece::MilitiaUnderground, Space::Quebec)
        .put(2, Piece::BritishRegulars, Space::Quebec)
        .put(2, Piece::Tories, Space::Quebec)
        .put(1, Piece::MilitiaUnderground, Space::Southwest)
        .put(1, Piece::Tories, Space::Southwest);
    let table = rouse(board);
    assert_eq!(table.state().count(Piece::BritishRegulars, Space::Quebec), 1);
    assert_eq!(table.state().count(Piece::Tories, Space::Quebec), 1);
}

/// §8.5.1 Among equals to add Rebellion Control, then to remove British Control, then by the dice.
#[test]
fn partisans_look_at_control() {
    let tory =
        |board: Board, space| board.put(1, Piece::MilitiaUnderground, space).put(1, Piece::Tories, space);
    let with_fort = |space| tory(Board::empty(), space).put(1, Piece::BritishForts, space);
    // In Quebec the Tory's end adds Rebellion Control; in the Southwest a Fort stays.
    let table = rouse(tory(with_fort(Space::Southwest), Space::Quebec));
    assert_eq!(table.state().count(Piece::Tories, Space::Quebec), 0);
    // British Control is removed in the Southwest; in Quebec a second Fort holds it.
    let board = tory(with_fort(Space::Southwest), Space::Quebec).put(2, Piece::BritishForts, Space::Quebec);
    let table = rouse(board);
    assert_eq!(table.state().count(Piece::Tories, Space::Southwest), 0);
    let mut table = rouse(tory(tory(Board::empty(), Space::Southwest), Space::Quebec));
    expect(&table, "chance", "np-roll-two-spaces");
    play(&mut table, &[("chance", "4")]);
    assert_eq!(table.state().count(Piece::Tories, Space::Southwest), 0);
}

/// §8.5.1 Without Partisans a Skirmish, first to remove a Fort; of cubes two for a Continental, one of each kind.
#[test]
fn skirmish_after_partisans() {
    let board = Board::empty()
        .put(2, Piece::Continentals, Space::Georgia)
        .put(2, Piece::BritishRegulars, Space::Georgia)
        .put(2, Piece::Tories, Space::Georgia);
    let with_fort =
        board.clone().put(1, Piece::Continentals, Space::Boston).put(1, Piece::BritishForts, Space::Boston);
    let table = rouse(with_fort);
    assert_eq!(table.state().count(Piece::BritishForts, Space::Boston), 0);
    assert_eq!(patriots(&table, Space::Boston), [0; 4]);
    let table = rouse(board);
    assert_eq!(table.state().count(Piece::BritishRegulars, Space::Georgia), 1);
    assert_eq!(table.state().count(Piece::Tories, Space::Georgia), 1);
    assert_eq!(patriots(&table, Space::Georgia), [1, 0, 0, 0]);
    expect_end(&table);
}

/// §8.5.1 Persuasion in three spaces, first where Forts are; the table decides about the rest.
#[test]
fn persuasion_at_forts_first() {
    let board = [Space::Virginia, Space::NorthCarolina, Space::SouthCarolina, Space::Georgia]
        .into_iter()
        .fold(Board::empty(), |board, space| {
            board
                .put(1, Piece::MilitiaUnderground, space)
                .level(space, liberty_or_death::state::Level::ActiveOpposition)
        })
        .put(1, Piece::PatriotForts, Space::Georgia);
    let mut table = rouse(board);
    assert_eq!(patriots(&table, Space::Georgia), [0, 0, 1, 1]);
    expect(&table, "chance", "np-roll-column");
    play(&mut table, &[("chance", "3"), ("chance", "1")]);
    assert_eq!(patriots(&table, Space::NorthCarolina), [0, 0, 1, 0]);
    expect(&table, "chance", "np-roll-two-spaces");
    play(&mut table, &[("chance", "6")]);
    assert_eq!(patriots(&table, Space::SouthCarolina), [0, 0, 1, 0]);
    expect_end(&table);
    assert_eq!(resources(&table), 12);
}

/// §8.5.1 Without Resources Persuasion comes before Partisans.
#[test]
fn persuasion_when_poor() {
    let board = Board::empty()
        .put(2, Piece::MilitiaUnderground, Space::Northwest)
        .put(1, Piece::Villages, Space::Northwest)
        .put(1, Piece::MilitiaUnderground, Space::Georgia)
        .level(Space::Georgia, liberty_or_death::state::Level::ActiveOpposition)
        .resources(Faction::Patriots, 1);
    let table = rouse(board);
    assert_eq!(table.state().count(Piece::Villages, Space::Northwest), 1);
    assert_eq!(patriots(&table, Space::Georgia), [0, 0, 1, 0]);
    assert_eq!(resources(&table), 1);
}
