//! §3.3.4 Rabble-Rousing.

use liberty_or_death::command_order::Order;
use liberty_or_death::commands::patriots::rabble_rousing;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::{Level, MARKERS};
use tricorne_testkit::script::{offered, play};

use crate::board::Board;

/// §3.3.4 Rebellion Control with a Patriot piece, or an Underground Militia; in any space of the map.
#[test]
fn where_the_rabble_is() {
    let board = Board::at_war()
        .put(1, Piece::PatriotForts, Space::Virginia)
        .put(1, Piece::MilitiaUnderground, Space::Boston)
        .put(3, Piece::BritishRegulars, Space::Boston)
        .put(1, Piece::MilitiaActive, Space::Georgia)
        .put(1, Piece::Tories, Space::Georgia)
        .put(1, Piece::FrenchRegulars, Space::Norfolk)
        .put(1, Piece::MilitiaUnderground, Space::Northwest);
    let order = Order::full(Faction::Patriots);
    let expected: SpaceSet = [Space::Virginia, Space::Boston, Space::Northwest].into_iter().collect();
    assert_eq!(rabble_rousing::spaces(&board.0, &order), expected);
    let led = Order { must_involve: Some(Space::Boston), ..order };
    assert_eq!(rabble_rousing::spaces(&board.0, &led), SpaceSet::of(Space::Boston));
    let poor = board.resources(Faction::Patriots, 0);
    assert!(rabble_rousing::spaces(&poor.0, &order).is_empty());
    assert_eq!(rabble_rousing::spaces(&poor.0, &Order::free(Faction::Patriots, SpaceSet::ALL)), expected);
}

/// §3.3.4 For 1 Resource a Propaganda marker and a step towards Active Opposition; under Rebellion Control no Militia
/// shows itself.
#[test]
fn under_rebellion_control() {
    let mut table = Board::empty()
        .put(2, Piece::MilitiaUnderground, Space::Virginia)
        .level(Space::Virginia, Level::PassiveSupport)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rabble-rousing"), ("patriots", "virginia")]);
    let state = table.state();
    assert_eq!(state.level(Space::Virginia), Level::Neutral);
    assert_eq!(state.spaces[Space::Virginia].propaganda, 1);
    assert_eq!(state.count(Piece::MilitiaUnderground, Space::Virginia), 2);
    assert_eq!(state.resources[Faction::Patriots], 9);
    // The Command has no other space, but Persuasion may follow.
    assert_eq!(offered(&table), ["persuasion", "done"]);
}

/// §3.3.4 Elsewhere one Underground Militia is set Active.
#[test]
fn without_control_a_militia_shows_itself() {
    let mut table = Board::empty()
        .put(2, Piece::MilitiaUnderground, Space::Boston)
        .put(2, Piece::Tories, Space::Boston)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rabble-rousing"), ("patriots", "boston"), ("patriots", "done")]);
    assert_eq!(table.state().count(Piece::MilitiaActive, Space::Boston), 1);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Boston), 1);
    assert_eq!(table.state().level(Space::Boston), Level::PassiveOpposition);
}

/// §3.3.4, L38 Once all 12 markers are out none is placed; the level still shifts. A space may hold several.
#[test]
fn when_markers_are_used_up() {
    let board = Board::empty().put(1, Piece::MilitiaActive, Space::Virginia);
    let mut table = board.clone().markers(Space::Georgia, MARKERS, 0).turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rabble-rousing"), ("patriots", "virginia")]);
    assert_eq!(table.state().spaces[Space::Virginia].propaganda, 0);
    assert_eq!(table.state().level(Space::Virginia), Level::PassiveOpposition);
    let mut table = board.markers(Space::Virginia, 2, 0).turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rabble-rousing"), ("patriots", "virginia")]);
    assert_eq!(table.state().spaces[Space::Virginia].propaganda, 3);
}

/// §3.3.4, §1.6.1 At Active Opposition only the marker is placed; so in an Indian Reserve Province, always Neutral.
#[test]
fn at_the_end_of_the_scale() {
    let mut table = Board::empty()
        .put(1, Piece::MilitiaActive, Space::Virginia)
        .put(1, Piece::MilitiaActive, Space::Northwest)
        .level(Space::Virginia, Level::ActiveOpposition)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rabble-rousing"), ("patriots", "virginia"), ("patriots", "northwest")]);
    let state = table.state();
    assert_eq!(state.level(Space::Virginia), Level::ActiveOpposition);
    assert_eq!(state.level(Space::Northwest), Level::Neutral);
    assert_eq!([Space::Virginia, Space::Northwest].map(|space| state.spaces[space].propaganda), [1, 1]);
}
