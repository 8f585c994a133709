//! §4.3.2 Partisans.

use liberty_or_death::activities::partisans;
use liberty_or_death::command_order::Order;
use liberty_or_death::map::{Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::words::Command;
use tricorne_testkit::script::{offered, play, refused};

use crate::board::{Board, LodTable};

/// The Patriots Rally in Georgia and send out Partisans.
fn strike(board: Board) -> LodTable {
    let mut table = board.put(1, Piece::MilitiaActive, Space::Georgia).turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally"), ("patriots", "partisans")]);
    table
}

/// §4.3.2 One Militia shows itself and one unit of any kind is removed; a cube becomes a Casualty.
#[test]
fn one_for_one_unit() {
    let board = Board::empty()
        .put(1, Piece::MilitiaUnderground, Space::Northwest)
        .put(1, Piece::BritishRegulars, Space::Northwest)
        .put(1, Piece::Tories, Space::Northwest)
        .put(1, Piece::WarPartiesActive, Space::Northwest)
        .put(1, Piece::WarPartiesUnderground, Space::Northwest);
    let mut table = strike(board.clone());
    assert_eq!(
        offered(&table),
        ["british-regulars", "tories", "war-parties-active", "war-parties-underground"]
    );
    play(&mut table, &[("patriots", "tories")]);
    let state = table.state();
    assert_eq!(state.count(Piece::MilitiaActive, Space::Northwest), 1);
    assert_eq!(state.count(Piece::Tories, Space::Northwest), 0);
    assert_eq!((state.cbc, state.casualties[Piece::Tories as usize]), (1, 1));
    let mut table = strike(board);
    play(&mut table, &[("patriots", "war-parties-underground")]);
    assert_eq!(table.state().war_parties(Space::Northwest), 1);
    assert_eq!(table.state().cbc, 0);
    assert_eq!(table.state().available[Piece::WarPartiesUnderground as usize], 14);
}

/// §4.3.2 Two Militia show themselves, one of them is removed, and so are two units.
#[test]
fn two_for_two_units() {
    let board = Board::empty()
        .put(3, Piece::MilitiaUnderground, Space::Boston)
        .put(1, Piece::BritishRegulars, Space::Boston)
        .put(1, Piece::Tories, Space::Boston)
        .put(1, Piece::BritishForts, Space::Boston);
    let mut table = strike(board);
    assert_eq!(offered(&table), ["remove-one", "remove-two"]);
    play(&mut table, &[("patriots", "remove-two"), ("patriots", "british-regulars")]);
    let state = table.state();
    assert_eq!(state.count(Piece::MilitiaUnderground, Space::Boston), 1);
    assert_eq!(state.count(Piece::MilitiaActive, Space::Boston), 1);
    assert_eq!(state.british_cubes(Space::Boston), 0);
    assert_eq!(state.count(Piece::BritishForts, Space::Boston), 1);
    assert_eq!((state.cbc, state.crc), (2, 0));
    assert_eq!(state.available[Piece::MilitiaUnderground as usize], 15 - 3);
}

/// §4.3.2 A Village falls to two Militia if no War Party is there, though British units are.
#[test]
fn a_village_without_war_parties() {
    let board = Board::empty()
        .put(2, Piece::MilitiaUnderground, Space::Northwest)
        .put(1, Piece::Villages, Space::Northwest)
        .put(1, Piece::Tories, Space::Northwest);
    let mut table = strike(board.clone());
    assert_eq!(offered(&table), ["remove-one", "remove-village"]);
    play(&mut table, &[("patriots", "remove-village")]);
    let state = table.state();
    assert_eq!(state.count(Piece::Villages, Space::Northwest), 0);
    assert_eq!(state.count(Piece::MilitiaActive, Space::Northwest), 1);
    assert_eq!(state.count(Piece::MilitiaUnderground, Space::Northwest), 0);
    assert_eq!(state.count(Piece::Tories, Space::Northwest), 1);
    assert_eq!(state.cbc, 0);
    let table = strike(board.put(1, Piece::WarPartiesUnderground, Space::Northwest));
    assert_eq!(offered(&table), ["remove-one", "remove-two"]);
}

/// §4.3.2, L48 There is nothing to do against a Fort alone, against a Village with one Militia, or with Active Militia.
#[test]
fn where_partisans_cannot_strike() {
    let order = Order::full(Faction::Patriots);
    let can = |board: Board| partisans::possible(&board.0, &order);
    let underground = || Board::empty().put(1, Piece::MilitiaUnderground, Space::Northwest);
    assert!(can(underground().put(1, Piece::Tories, Space::Northwest)));
    assert!(!can(underground()));
    assert!(!can(underground().put(1, Piece::BritishForts, Space::Northwest)));
    assert!(!can(underground().put(1, Piece::Villages, Space::Northwest)));
    assert!(!can(Board::empty().put(3, Piece::MilitiaActive, Space::Northwest).put(
        1,
        Piece::Tories,
        Space::Northwest
    )));
    let elsewhere = Order::free(Faction::Patriots, SpaceSet::of(Space::Boston));
    assert!(!partisans::possible(&underground().put(1, Piece::Tories, Space::Northwest).0, &elsewhere));
}

/// §4.3.2 Not in a Battle space, before or after the Battle.
#[test]
fn not_in_a_battle_space() {
    let board = Board::empty()
        .put(2, Piece::MilitiaUnderground, Space::Virginia)
        .put(2, Piece::Tories, Space::Virginia)
        .put(2, Piece::MilitiaUnderground, Space::Boston)
        .put(2, Piece::Tories, Space::Boston);
    let fought = Order {
        command: Some(Command::Battle),
        selected: SpaceSet::of(Space::Virginia) | SpaceSet::of(Space::Boston),
        ..Order::full(Faction::Patriots)
    };
    assert!(!partisans::possible(&board.0, &fought));
    assert!(partisans::possible(&board.0, &Order { command: Some(Command::Rally), ..fought }));
    let mut table = board.turn(Faction::Patriots);
    play(&mut table, &[("patriots", "battle"), ("patriots", "partisans"), ("patriots", "virginia")]);
    play(&mut table, &[("patriots", "remove-one")]);
    assert_eq!(offered(&table), ["boston"], "Virginia is barred");
}

/// §2.3.4, §4.1 Partisans may not take the last space from the Command they accompany.
#[test]
fn the_command_must_stay_possible() {
    let board =
        Board::empty().put(1, Piece::MilitiaUnderground, Space::Boston).put(2, Piece::Tories, Space::Boston);
    let mut table = board.clone().turn(Faction::Patriots);
    play(&mut table, &[("patriots", "battle")]);
    assert_eq!(offered(&table), ["boston"]);
    let mut table = board.clone().turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rabble-rousing")]);
    refused(&mut table, "patriots", "partisans");
    // Once Boston is roused its Militia is Active; with two, the second may strike.
    let board = board.put(1, Piece::MilitiaUnderground, Space::Boston);
    let mut table = board.turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rabble-rousing"), ("patriots", "partisans")]);
    // Two for two would leave no Underground Militia, but Rebellion Control.
    assert_eq!(offered(&table), ["remove-one", "remove-two"]);
    play(&mut table, &[("patriots", "remove-two"), ("patriots", "boston")]);
    assert_eq!(table.state().spaces[Space::Boston].propaganda, 1);
}
