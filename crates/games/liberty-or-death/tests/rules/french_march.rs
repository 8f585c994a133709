//! §3.5.4 The French March.

use liberty_or_death::command_order::Order;
use liberty_or_death::commands::french::march;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Phase;
use tricorne_testkit::script::{expect, offered, play};

use crate::board::Board;

fn set(spaces: &[Space]) -> SpaceSet {
    spaces.iter().copied().collect()
}

fn destinations(board: &Board) -> SpaceSet {
    march::spaces(&board.0, &Order::full(Faction::French))
}

/// §3.5.4 French alone go to adjacent spaces with a Patriot piece.
#[test]
fn beside_with_a_patriot_piece() {
    let board = Board::at_war()
        .put(2, Piece::FrenchRegulars, Space::Pennsylvania)
        .put(1, Piece::PatriotForts, Space::NewYork)
        .put(1, Piece::MilitiaUnderground, Space::Northwest)
        .put(1, Piece::MilitiaActive, Space::Georgia);
    assert_eq!(destinations(&board), set(&[Space::NewYork, Space::Northwest]));
    let mut table = board.turn(Faction::French);
    play(&mut table, &[("french", "march"), ("french", "northwest")]);
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("french", "1")]);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::Northwest), 1);
    assert_eq!(table.state().resources[Faction::French], 9);
    assert_eq!(table.state().resources[Faction::Patriots], 10);
    // The one that moved goes no further.
    play(&mut table, &[("french", "new-york")]);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::NewYork), 1);
    assert_eq!(table.state().resources[Faction::French], 8);
}

/// §3.5.4 With Continentals along they go anywhere within reach; at least one must come where no Patriot piece is, and
/// the Patriots pay 1 for the destination.
#[test]
fn anywhere_with_continentals() {
    let board = Board::at_war()
        .put(2, Piece::FrenchRegulars, Space::Pennsylvania)
        .put(3, Piece::Continentals, Space::Pennsylvania)
        .put(3, Piece::Tories, Space::Philadelphia);
    assert_eq!(destinations(&board), Space::Pennsylvania.adjacent());
    let poor = board.clone().resources(Faction::Patriots, 0);
    assert!(destinations(&poor).is_empty());
    assert!(!march::spaces(&poor.0, &Order::free(Faction::French, SpaceSet::ALL)).is_empty());
    let mut table = board.turn(Faction::French);
    play(&mut table, &[("french", "march"), ("french", "philadelphia"), ("french", "2")]);
    assert_eq!(offered(&table), ["1", "2"], "one for one, and at least one");
    play(&mut table, &[("french", "2")]);
    let state = table.state();
    assert_eq!(state.count(Piece::Continentals, Space::Philadelphia), 2);
    assert_eq!(state.count(Piece::Continentals, Space::Pennsylvania), 1);
    assert_eq!(state.resources[Faction::Patriots], 9);
    assert_eq!(state.resources[Faction::French], 9);
}

/// §3.5.4 Where a Patriot piece is, Continentals may stay; then the Patriots pay nothing.
#[test]
fn continentals_are_the_choice_of_the_french() {
    let mut table = Board::at_war()
        .put(1, Piece::FrenchRegulars, Space::Pennsylvania)
        .put(1, Piece::Continentals, Space::Pennsylvania)
        .put(1, Piece::MilitiaActive, Space::Northwest)
        .turn(Faction::French);
    play(&mut table, &[("french", "march"), ("french", "northwest")]);
    assert_eq!(offered(&table), ["0", "1"]);
    play(&mut table, &[("french", "0")]);
    assert_eq!(table.state().count(Piece::Continentals, Space::Pennsylvania), 1);
    assert_eq!(table.state().resources[Faction::Patriots], 10);
}

/// §3.5.4 From a Rebellion Controlled City, or beside one, to another such City or beside it.
#[test]
fn through_rebellion_cities() {
    let board = Board::at_war()
        .put(1, Piece::FrenchRegulars, Space::Massachusetts)
        .put(1, Piece::MilitiaActive, Space::Boston)
        .put(1, Piece::MilitiaActive, Space::CharlesTown)
        .put(1, Piece::MilitiaActive, Space::NorthCarolina)
        .put(1, Piece::MilitiaActive, Space::Savannah)
        .put(1, Piece::Tories, Space::Savannah)
        .put(1, Piece::MilitiaActive, Space::Georgia)
        .put(1, Piece::MilitiaActive, Space::Virginia);
    // Savannah is contested and Norfolk empty, so neither they nor their neighbours are reached.
    assert_eq!(destinations(&board), set(&[Space::Boston, Space::CharlesTown, Space::NorthCarolina]));
    let mut lost = board.clone();
    lost.0.remove(Piece::MilitiaActive, Space::Boston, 1);
    assert!(destinations(&lost).is_empty(), "no City to embark at");
    let from_city = board.put(1, Piece::FrenchRegulars, Space::CharlesTown);
    assert!(destinations(&from_city).contains(Space::Boston));
}

/// §3.5.4 It takes another City: through Philadelphia alone New Jersey does not reach Maryland, through New York City
/// and Philadelphia it does.
#[test]
fn to_another_city() {
    let board = Board::at_war()
        .put(1, Piece::FrenchRegulars, Space::NewJersey)
        .put(1, Piece::MilitiaActive, Space::Philadelphia)
        .put(1, Piece::MilitiaActive, Space::MarylandDelaware);
    assert_eq!(destinations(&board), set(&[Space::Philadelphia]));
    let board = board.put(1, Piece::MilitiaActive, Space::NewYorkCity);
    assert!(destinations(&board).contains(Space::MarylandDelaware));
}

/// §3.5.4, §1.9 Blockades are French: they hinder no French March. The West Indies are no destination.
#[test]
fn blockades_and_the_west_indies() {
    let board = Board::at_war()
        .put(1, Piece::FrenchRegulars, Space::Boston)
        .put(1, Piece::MilitiaActive, Space::CharlesTown)
        .put(1, Piece::FrenchRegulars, Space::WestIndies)
        .blockade(Space::CharlesTown)
        .blockade(Space::Boston);
    assert_eq!(destinations(&board), set(&[Space::CharlesTown]));
}

/// §3.5.4 By sea too a destination without Patriot pieces needs Continentals that come along all the way.
#[test]
fn continentals_by_sea() {
    let board = Board::at_war()
        .put(2, Piece::FrenchRegulars, Space::Boston)
        .put(1, Piece::Continentals, Space::Massachusetts)
        .put(1, Piece::FrenchRegulars, Space::Savannah);
    assert_eq!(destinations(&board), set(&[Space::Massachusetts]));
    let mut table = board.put(1, Piece::Continentals, Space::Boston).turn(Faction::French);
    play(&mut table, &[("french", "march"), ("french", "south-carolina")]);
    // Only Boston has a Continental to bring; once one is in South Carolina, Savannah may follow.
    play(&mut table, &[("french", "2")]);
    assert_eq!(table.state().count(Piece::Continentals, Space::SouthCarolina), 1);
    assert_eq!(offered(&table), ["savannah", "done"]);
    play(&mut table, &[("french", "savannah")]);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::SouthCarolina), 3);
    assert_eq!(table.state().resources[Faction::Patriots], 9);
}

/// §3.5.4 The Patriots pay once for each destination, and Continentals do not move twice.
#[test]
fn the_patriots_pay_per_destination() {
    let mut table = Board::at_war()
        .put(1, Piece::FrenchRegulars, Space::Pennsylvania)
        .put(1, Piece::Continentals, Space::Pennsylvania)
        .put(2, Piece::FrenchRegulars, Space::NewYork)
        .put(1, Piece::Continentals, Space::NewYork)
        .resources(Faction::Patriots, 1)
        .turn(Faction::French);
    play(&mut table, &[("french", "march"), ("french", "northwest"), ("french", "pennsylvania")]);
    play(&mut table, &[("french", "new-york"), ("french", "1"), ("french", "1")]);
    assert_eq!(table.state().resources[Faction::Patriots], 0);
    assert_eq!(table.state().count(Piece::Continentals, Space::Northwest), 2);
    // A French Regular is left in New York, but without Continentals it has nowhere to go.
    let order = Order { selected: set(&[Space::Northwest]), ..Order::full(Faction::French) };
    assert!(march::spaces(table.state(), &order).is_empty());
}

/// §2.3.5, §1.10 A Limited March has one destination, and must involve the Leader's space if he has to take part.
#[test]
fn limited_and_led() {
    let board = Board::at_war()
        .put(1, Piece::FrenchRegulars, Space::Pennsylvania)
        .put(1, Piece::FrenchRegulars, Space::NewHampshire)
        .put(1, Piece::MilitiaActive, Space::NewYork)
        .put(1, Piece::MilitiaActive, Space::Quebec)
        .leader(Leader::Rochambeau, Space::Pennsylvania);
    let order = Order::free_limited(Faction::French, SpaceSet::ALL);
    assert_eq!(march::spaces(&board.0, &order), set(&[Space::NewYork, Space::Quebec]));
    let led = Order { must_involve: Some(Space::Pennsylvania), ..order };
    assert_eq!(march::spaces(&board.0, &led), set(&[Space::NewYork]));
    let chosen = Order { selected: set(&[Space::NewYork]), ..order };
    assert!(march::spaces(&board.0, &chosen).is_empty());
    let mut stroke = board;
    stroke.0.strokes[Faction::French] = true;
    let mut table = stroke.phase(Phase::BrilliantStrokes);
    play(&mut table, &[("french", "brilliant-stroke"), ("french", "march"), ("french", "new-york")]);
    assert_eq!(offered(&table), ["new-hampshire", "pennsylvania"]);
    play(&mut table, &[("french", "pennsylvania")]);
    expect(&table, "french", "leader-follows");
    play(&mut table, &[("french", "yes"), ("french", "new-hampshire")]);
    assert!(table.state().leader_in_space(Leader::Rochambeau, Space::NewYork));
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::NewYork), 2);
    assert_eq!(table.state().resources[Faction::French], 10);
}

/// §1.10, L15 The French decide whether Washington goes with Continentals that they take along.
#[test]
fn washington_follows() {
    let mut table = Board::at_war()
        .put(1, Piece::FrenchRegulars, Space::Pennsylvania)
        .put(1, Piece::Continentals, Space::Pennsylvania)
        .leader(Leader::Washington, Space::Pennsylvania)
        .turn(Faction::French);
    play(&mut table, &[("french", "march"), ("french", "northwest")]);
    expect(&table, "french", "leader-follows");
    play(&mut table, &[("french", "no")]);
    // Nothing of the Patriots is left in Pennsylvania, so they say where he goes.
    expect(&table, "patriots", "leader-homeless");
}
