//! §4.3.1 Persuasion.

use liberty_or_death::activities::persuasion;
use liberty_or_death::command_order::Order;
use liberty_or_death::map::{Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::MARKERS;
use tricorne_testkit::script::{offered, play, refused};

use crate::board::Board;

/// §4.3.1 Colonies and Cities under Rebellion Control with an Underground Militia; not Indian Reserve Provinces.
#[test]
fn where_somebody_can_be_persuaded() {
    let order = Order::full(Faction::Patriots);
    let can = |board: Board| persuasion::possible(&board.0, &order);
    let empty = Board::empty;
    assert!(can(empty().put(1, Piece::MilitiaUnderground, Space::Virginia)));
    assert!(can(empty().put(1, Piece::MilitiaUnderground, Space::Boston)));
    assert!(!can(empty().put(1, Piece::MilitiaActive, Space::Virginia)));
    assert!(!can(empty().put(1, Piece::MilitiaUnderground, Space::Northwest)));
    assert!(!can(empty().put(1, Piece::MilitiaUnderground, Space::Virginia).put(
        1,
        Piece::WarPartiesActive,
        Space::Virginia
    )));
    let elsewhere = Order::free(Faction::Patriots, SpaceSet::of(Space::Georgia));
    assert!(!persuasion::possible(&empty().put(1, Piece::MilitiaUnderground, Space::Virginia).0, &elsewhere));
}

/// §4.3.1 In up to three spaces, each once: a Militia turns Active, a Resource comes in, a marker is placed.
#[test]
fn up_to_three_spaces() {
    let mut board = Board::empty().resources(Faction::Patriots, 1);
    for space in [Space::Boston, Space::Virginia, Space::Georgia, Space::Savannah] {
        board = board.put(2, Piece::MilitiaUnderground, space);
    }
    let mut table = board.turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rabble-rousing"), ("patriots", "persuasion"), ("patriots", "virginia")]);
    refused(&mut table, "patriots", "virginia");
    assert_eq!(offered(&table), ["boston", "savannah", "georgia", "done"]);
    play(&mut table, &[("patriots", "boston"), ("patriots", "georgia")]);
    let state = table.state();
    assert_eq!(state.resources[Faction::Patriots], 4);
    for space in [Space::Boston, Space::Virginia, Space::Georgia] {
        assert_eq!(state.count(Piece::MilitiaActive, space), 1);
        assert_eq!(state.spaces[space].propaganda, 1);
    }
    // Three are enough, and a second Activity is not to be had.
    refused(&mut table, "patriots", "persuasion");
    play(&mut table, &[("patriots", "virginia")]);
}

/// §4.3.1 Without markers the Resource still comes in.
#[test]
fn without_markers() {
    let mut table = Board::empty()
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .markers(Space::Georgia, MARKERS, 0)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally"), ("patriots", "persuasion")]);
    assert_eq!(table.state().resources[Faction::Patriots], 11);
    assert_eq!(table.state().spaces[Space::Virginia].propaganda, 0);
}

/// §4.1 Persuasion may pay for the Command: with 0 Resources nothing else is offered at first, and one space is enough.
#[test]
fn persuasion_pays_for_the_command() {
    let mut table = Board::empty()
        .resources(Faction::Patriots, 0)
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .put(2, Piece::MilitiaUnderground, Space::Boston)
        .put(1, Piece::Tories, Space::Boston)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "battle")]);
    assert_eq!(offered(&table), ["persuasion"]);
    play(&mut table, &[("patriots", "persuasion"), ("patriots", "virginia"), ("patriots", "done")]);
    assert_eq!(offered(&table), ["boston"]);
}
