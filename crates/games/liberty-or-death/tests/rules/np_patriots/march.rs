//! §8.5.4 The March of the non-player Patriots.

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece, Side};
use liberty_or_death::state::{Level, Whereabouts};
use tricorne_testkit::script::{expect, play};

use super::{expect_command, expect_end, patriots, resources, turn};
use crate::board::{Board, LodTable};

/// With an Underground Militia where nothing can be roused and nobody can leave, a roll of 1 leads to a March.
fn march(board: Board) -> LodTable {
    let board = board
        .put(1, Piece::MilitiaUnderground, Space::Florida)
        .put(1, Piece::PatriotForts, Space::Florida)
        .put(1, Piece::Continentals, Space::Florida);
    let mut table = turn(board);
    play(&mut table, &[("chance", "1")]);
    expect_command(&table, "march");
    table
}

fn opposed(board: Board, spaces: &[Space]) -> Board {
    spaces.iter().fold(board, |board, &space| board.level(space, Level::ActiveOpposition))
}

/// §8.5.4 Cities before other spaces; the group leaves what keeps Rebellion Control.
#[test]
fn control_of_a_city_first() {
    let board = opposed(
        Board::empty().put(3, Piece::MilitiaUnderground, Space::Massachusetts).put(
            1,
            Piece::BritishRegulars,
            Space::Boston,
        ),
        &[Space::Massachusetts],
    );
    let table = march(board);
    // Two go to Boston; with one Regular they are too few to be noticed, and one strikes as a Partisan.
    assert_eq!(patriots(&table, Space::Massachusetts), [0, 1, 0, 0]);
    assert_eq!(patriots(&table, Space::Boston), [0, 1, 1, 0]);
    assert_eq!(table.state().count(Piece::BritishRegulars, Space::Boston), 0);
    expect_end(&table);
    assert_eq!(resources(&table), 9);
}

/// §8.5.4 Villages before Cities.
#[test]
fn villages_before_cities() {
    let board = opposed(
        Board::empty().put(3, Piece::MilitiaActive, Space::NewYork).put(1, Piece::Villages, Space::Northwest),
        &[Space::NewYork],
    );
    let table = march(board);
    assert_eq!(patriots(&table, Space::Northwest), [0, 0, 2, 0]);
    assert_eq!(patriots(&table, Space::NewYork), [0, 0, 1, 0]);
    assert_eq!(resources(&table), 9);
}

/// §8.5.4 The largest groups move first, whole, and no more once Control is established; two spaces at the most.
#[test]
fn largest_groups_first() {
    let board = opposed(
        Board::empty()
            .put(2, Piece::MilitiaActive, Space::NewYork)
            .put(3, Piece::Continentals, Space::NewJersey)
            .put(2, Piece::Tories, Space::NewYorkCity),
        &[Space::NewYork, Space::NewJersey],
    );
    let table = march(board);
    // New Jersey keeps one and New York keeps one: two and one make three against two. Then a Skirmish takes both Tories
    // for a Continental.
    assert_eq!(patriots(&table, Space::NewYorkCity), [1, 0, 1, 0]);
    assert_eq!((table.state().cbc, table.state().crc), (2, 1));
    assert_eq!(patriots(&table, Space::NewJersey), [1, 0, 0, 0]);
    assert_eq!(patriots(&table, Space::NewYork), [0, 0, 1, 0]);
    assert_eq!(resources(&table), 9);
}

/// §8.5.4 A unit stays where there is no Active Opposition, Underground if possible, and an Active one with a Fort.
#[test]
fn what_must_stay_stays() {
    let board = Board::empty()
        .put(1, Piece::PatriotForts, Space::Quebec)
        .put(2, Piece::MilitiaUnderground, Space::Quebec)
        .put(1, Piece::Continentals, Space::Quebec)
        .put(4, Piece::Tories, Space::NewHampshire)
        .put(5, Piece::Tories, Space::NewYork)
        .put(4, Piece::WarPartiesActive, Space::Northwest);
    let table = march(board);
    // Only one Militia is free. Quebec City is the only space where it gives Control.
    assert_eq!(patriots(&table, Space::Quebec), [1, 1, 0, 1]);
    let city = patriots(&table, Space::QuebecCity);
    assert_eq!(city[1] + city[2], 1);
    assert_eq!(table.state().control(Space::QuebecCity), Some(Side::Rebellion));
    expect_end(&table);
}

/// §8.5.4 French Regulars go along with Continentals and pay; without French Resources they stay.
#[test]
fn the_french_go_along() {
    let board = opposed(
        Board::at_war()
            .put(3, Piece::Continentals, Space::Pennsylvania)
            .put(4, Piece::FrenchRegulars, Space::Pennsylvania)
            .put(4, Piece::Tories, Space::Philadelphia)
            .leader(Leader::Lauzun, Space::Pennsylvania),
        &[Space::Pennsylvania],
    );
    let table = march(board.clone());
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::Philadelphia), 3);
    assert_eq!(table.state().resources[Faction::French], 9);
    // Three of four Regulars left: their Leader went with them.
    assert_eq!(table.state().leaders[Faction::French].place, Whereabouts::At(Space::Philadelphia));
    let table = march(board.resources(Faction::French, 0));
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::Philadelphia), 0);
}

/// §8.5.4 Then one Militia, Underground if possible, into each space that has none, first to change Control.
#[test]
fn a_militia_into_every_space() {
    let board = opposed(
        Board::empty()
            .put(2, Piece::MilitiaUnderground, Space::Massachusetts)
            .put(1, Piece::PatriotForts, Space::Boston)
            .put(3, Piece::Tories, Space::NewHampshire)
            .put(1, Piece::Continentals, Space::ConnecticutRhodeIsland)
            .put(2, Piece::Tories, Space::ConnecticutRhodeIsland)
            .put(3, Piece::Tories, Space::NewYork),
        &[Space::Massachusetts, Space::Boston],
    );
    let table = march(board);
    // In Connecticut the Militia takes Control from the British.
    assert_eq!(table.state().militia(Space::ConnecticutRhodeIsland), 1);
    assert_eq!(table.state().militia(Space::Boston), 0);
    assert_eq!(patriots(&table, Space::Massachusetts), [0, 1, 0, 0]);
    assert_eq!(resources(&table), 9);
}

/// §8.5.4, §8.2 Among equal spaces without Militia the table decides.
#[test]
fn equal_spaces_by_the_table() {
    let board = opposed(
        Board::empty()
            .put(2, Piece::MilitiaUnderground, Space::Massachusetts)
            .put(1, Piece::PatriotForts, Space::Boston)
            .put(3, Piece::Tories, Space::NewHampshire)
            .put(3, Piece::Tories, Space::ConnecticutRhodeIsland)
            .put(3, Piece::Tories, Space::NewYork),
        &[Space::Massachusetts, Space::Boston],
    );
    let mut table = march(board);
    expect(&table, "chance", "np-roll-column");
    play(&mut table, &[("chance", "3"), ("chance", "5")]);
    assert_eq!(table.state().militia(Space::Boston), 1);
}

/// §8.5.4, §3.3.2 The Special Activity waits until Continentals have found War Parties.
#[test]
fn war_parties_are_found_before_the_activity() {
    let board = opposed(
        Board::empty()
            .put(4, Piece::Continentals, Space::Pennsylvania)
            .put(1, Piece::WarPartiesUnderground, Space::Northwest)
            .put(1, Piece::Villages, Space::Northwest),
        &[Space::Pennsylvania],
    );
    // Four units would build a Fort: there is no room.
    let board = board.put(2, Piece::PatriotForts, Space::Pennsylvania);
    let table = march(board);
    assert_eq!(table.state().count(Piece::WarPartiesActive, Space::Northwest), 1);
    assert_eq!(patriots(&table, Space::Northwest), [3, 0, 0, 0]);
}
