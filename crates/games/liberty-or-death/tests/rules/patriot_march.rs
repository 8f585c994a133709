//! §3.3.2 The Patriot March: destinations, groups, who is noticed and who is found.

use liberty_or_death::command_order::Order;
use liberty_or_death::commands::patriots::march;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Phase;
use tricorne_testkit::script::{expect, offered, play};

use crate::board::Board;

/// §3.3.2 The rulebook's example: two Underground Militia enter British Norfolk with two Tories and turn Active.
#[test]
fn the_march_to_norfolk() {
    let mut table = Board::empty()
        .put(2, Piece::MilitiaUnderground, Space::Virginia)
        .put(2, Piece::Tories, Space::Norfolk)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk"), ("patriots", "2")]);
    assert_eq!(table.state().count(Piece::MilitiaActive, Space::Norfolk), 2);
    assert_eq!(table.state().militia(Space::Virginia), 0);
    assert_eq!(table.state().resources[Faction::Patriots], 9);
}

/// §3.3.2 With one Tory less the two and he are but three: they stay Underground.
#[test]
fn three_are_not_noticed() {
    let mut table = Board::empty()
        .put(2, Piece::MilitiaUnderground, Space::Virginia)
        .put(1, Piece::Tories, Space::Norfolk)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk"), ("patriots", "2")]);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Norfolk), 2);
}

/// §3.3.2 British cubes count, not Forts, and all units of the group count: 2 Tories, a Continental and a Militia.
#[test]
fn continentals_of_the_group_count() {
    let board = Board::empty()
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .put(1, Piece::Continentals, Space::Virginia)
        .put(2, Piece::BritishForts, Space::Norfolk)
        .put(1, Piece::Tories, Space::Norfolk);
    let mut table = board.clone().turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk"), ("patriots", "1"), ("patriots", "1")]);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Norfolk), 1);
    let mut table = board.put(1, Piece::BritishRegulars, Space::Norfolk).turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk"), ("patriots", "1"), ("patriots", "1")]);
    assert_eq!(table.state().count(Piece::MilitiaActive, Space::Norfolk), 1);
}

/// §3.3.2 Nobody is noticed in a British Controlled Province, nor in a City that the British do not Control.
#[test]
fn only_british_cities_notice() {
    let mut table = Board::empty()
        .put(4, Piece::MilitiaUnderground, Space::Virginia)
        .put(3, Piece::Tories, Space::NorthCarolina)
        .put(3, Piece::Tories, Space::Norfolk)
        .put(3, Piece::MilitiaActive, Space::Norfolk)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk"), ("patriots", "2")]);
    play(&mut table, &[("patriots", "north-carolina"), ("patriots", "virginia"), ("patriots", "2")]);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Norfolk), 2);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::NorthCarolina), 2);
}

/// §3.3.2 Groups are judged one by one, by the Control before anybody moved in: the Continentals that take Norfolk do
/// not cover the Militia from North Carolina, but a single Militia comes unseen.
#[test]
fn groups_are_judged_one_by_one() {
    let board = Board::empty()
        .put(4, Piece::Continentals, Space::Virginia)
        .put(2, Piece::MilitiaUnderground, Space::NorthCarolina)
        .put(1, Piece::MilitiaUnderground, Space::Norfolk)
        .put(2, Piece::Tories, Space::Norfolk);
    for (militia, active, underground) in [("2", 2, 1), ("1", 0, 2)] {
        let mut table = board.clone().turn(Faction::Patriots);
        play(&mut table, &[("patriots", "march"), ("patriots", "norfolk")]);
        expect(&table, "patriots", "patriot-march-from");
        assert_eq!(offered(&table), ["virginia", "north-carolina"]);
        play(&mut table, &[("patriots", "virginia"), ("patriots", "4")]);
        // One group from each space: Virginia is used up.
        assert_eq!(offered(&table), ["north-carolina", "done"]);
        play(&mut table, &[("patriots", "north-carolina")]);
        assert_eq!(offered(&table), ["1", "2"]);
        play(&mut table, &[("patriots", militia)]);
        assert_eq!(table.state().count(Piece::MilitiaActive, Space::Norfolk), active);
        // Who was there before stays Underground.
        assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Norfolk), underground);
    }
}

/// §3.3.2 Every two Continentals in a destination find a War Party, those that were there included; a third finds none.
#[test]
fn continentals_find_war_parties() {
    let mut table = Board::empty()
        .put(2, Piece::Continentals, Space::Virginia)
        .put(3, Piece::Continentals, Space::Northwest)
        .put(4, Piece::WarPartiesUnderground, Space::Northwest)
        .put(2, Piece::WarPartiesUnderground, Space::Southwest)
        .turn(Faction::Patriots);
    play(
        &mut table,
        &[("patriots", "march"), ("patriots", "northwest"), ("patriots", "2"), ("patriots", "done")],
    );
    assert_eq!(table.state().count(Piece::WarPartiesActive, Space::Northwest), 2);
    assert_eq!(table.state().count(Piece::WarPartiesUnderground, Space::Northwest), 2);
    assert_eq!(table.state().count(Piece::WarPartiesUnderground, Space::Southwest), 2);
}

/// §3.3.2 War Parties are found once all have moved: Continentals that left a destination find nobody there.
#[test]
fn continentals_that_left_find_nobody() {
    let mut table = Board::empty()
        .put(1, Piece::Continentals, Space::Virginia)
        .put(2, Piece::Continentals, Space::Northwest)
        .put(1, Piece::WarPartiesUnderground, Space::Northwest)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "northwest"), ("patriots", "pennsylvania")]);
    play(&mut table, &[("patriots", "2")]);
    assert_eq!(table.state().count(Piece::Continentals, Space::Northwest), 1);
    assert_eq!(table.state().count(Piece::WarPartiesUnderground, Space::Northwest), 1);
}

/// §3.3.2 Any number of destinations at 1 Resource each; no unit moves twice.
#[test]
fn no_unit_moves_twice() {
    let mut table = Board::empty()
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .put(1, Piece::MilitiaActive, Space::Norfolk)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk")]);
    // The Militia from Virginia stays in Norfolk; the one that was there may still go anywhere beside it.
    assert_eq!(offered(&table), ["virginia", "north-carolina", "persuasion", "done"]);
    play(&mut table, &[("patriots", "north-carolina")]);
    // Only the Active one has not moved: its face is not the Patriots' choice.
    assert_eq!(table.state().count(Piece::MilitiaActive, Space::NorthCarolina), 1);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Norfolk), 1);
    assert_eq!(table.state().resources[Faction::Patriots], 8);
    assert_eq!(offered(&table), ["persuasion", "done"]);
}

/// §3.3.2, §1.3.6 A destination is beside Patriot units; units there already do not make it one.
#[test]
fn destinations_are_adjacent() {
    let mut table = Board::empty().put(1, Piece::Continentals, Space::Boston).turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march")]);
    assert_eq!(offered(&table), ["massachusetts", "connecticut-rhode-island"]);
}

/// §3.3.2 Forts do not march, and no March is offered without units or without Resources.
#[test]
fn forts_stay() {
    let board = Board::empty().put(1, Piece::PatriotForts, Space::Boston);
    assert!(march::spaces(&board.0, &Order::full(Faction::Patriots)).is_empty());
    let board = board.put(1, Piece::MilitiaActive, Space::Boston).resources(Faction::Patriots, 0);
    assert!(march::spaces(&board.0, &Order::full(Faction::Patriots)).is_empty());
    assert!(!march::spaces(&board.0, &Order::free(Faction::Patriots, SpaceSet::ALL)).is_empty());
}

/// §3.3.2 Face by face: Continentals, Underground and Active Militia, at least one unit.
#[test]
fn the_group_is_chosen_by_kind() {
    let mut table = Board::empty()
        .put(1, Piece::Continentals, Space::Boston)
        .put(2, Piece::MilitiaUnderground, Space::Boston)
        .put(1, Piece::MilitiaActive, Space::Boston)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "massachusetts"), ("patriots", "0")]);
    assert_eq!(offered(&table), ["0", "1", "2"]);
    play(&mut table, &[("patriots", "0")]);
    // Nothing else moves, so the Active Militia must.
    assert_eq!(table.state().count(Piece::MilitiaActive, Space::Massachusetts), 1);
    assert_eq!(table.state().units_of(Faction::Patriots, Space::Boston), 3);
}

/// §2.3.5, §3.3.2 A Limited March has one destination, from any number of spaces.
#[test]
fn limited_march() {
    let board = Board::empty()
        .put(1, Piece::MilitiaActive, Space::Boston)
        .put(1, Piece::MilitiaActive, Space::NewYork)
        .leader(Leader::Washington, Space::Boston);
    let order = Order { selected: SpaceSet::of(Space::Boston), ..Order::limited(Faction::Patriots) };
    assert!(march::spaces(&board.0, &order).is_empty());
    let mut stroke = board.clone();
    stroke.0.strokes[Faction::Patriots] = true;
    let mut table = stroke.phase(Phase::BrilliantStrokes);
    play(
        &mut table,
        &[("patriots", "brilliant-stroke"), ("patriots", "march"), ("patriots", "massachusetts")],
    );
    play(&mut table, &[("patriots", "boston"), ("patriots", "no"), ("patriots", "new-york")]);
    assert_eq!(table.state().militia(Space::Massachusetts), 2);
    assert_eq!(table.state().resources[Faction::Patriots], 10, "a Brilliant Stroke is free");
}

/// §1.10 Where the Leader must take part, the destination is his space or one that units from his space march to, and
/// those go first.
#[test]
fn the_leader_takes_part() {
    let board = Board::empty()
        .put(1, Piece::Continentals, Space::Boston)
        .put(1, Piece::Continentals, Space::NewYork)
        .put(1, Piece::Continentals, Space::Georgia)
        .leader(Leader::Washington, Space::Boston);
    let order =
        Order { must_involve: Some(Space::Boston), ..Order::free_limited(Faction::Patriots, SpaceSet::ALL) };
    let beside: SpaceSet = [Space::Massachusetts, Space::ConnecticutRhodeIsland].into_iter().collect();
    assert_eq!(march::spaces(&board.0, &order), beside);
    let with_neighbours = board.clone().put(1, Piece::Continentals, Space::Massachusetts);
    assert!(march::spaces(&with_neighbours.0, &order).contains(Space::Boston));
    let mut stroke = board;
    stroke.0.strokes[Faction::Patriots] = true;
    let mut table = stroke.phase(Phase::BrilliantStrokes);
    play(&mut table, &[("patriots", "brilliant-stroke"), ("patriots", "rally"), ("patriots", "virginia")]);
    play(&mut table, &[("patriots", "march"), ("patriots", "massachusetts")]);
    // The Continental from Boston has marched unasked; Washington may follow.
    expect(&table, "patriots", "leader-follows");
    play(&mut table, &[("patriots", "yes")]);
    assert_eq!(offered(&table), ["new-york", "done"]);
    play(&mut table, &[("patriots", "done")]);
    assert!(table.state().leader_in_space(Leader::Washington, Space::Massachusetts));
}

/// §3.3.2 The Underground Militia that came from Virginia may not go on in the place of the Active one that never moved.
#[test]
fn no_militia_marches_on_under_another_face() {
    let mut table = Board::empty()
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .put(1, Piece::MilitiaActive, Space::NorthCarolina)
        .turn(Faction::Patriots);
    play(
        &mut table,
        &[("patriots", "march"), ("patriots", "north-carolina"), ("patriots", "south-carolina")],
    );
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::NorthCarolina), 1);
    assert_eq!(table.state().count(Piece::MilitiaActive, Space::SouthCarolina), 1);
}

/// §1.10, L110 Washington rides along once in a March: with the Continentals who came he stays, when others leave.
#[test]
fn a_leader_rides_once() {
    let mut table = Board::empty()
        .put(1, Piece::Continentals, Space::Virginia)
        .leader(Leader::Washington, Space::Virginia)
        .put(1, Piece::Continentals, Space::NorthCarolina)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "north-carolina"), ("patriots", "yes")]);
    play(&mut table, &[("patriots", "south-carolina")]);
    assert_eq!(table.state().count(Piece::Continentals, Space::SouthCarolina), 1);
    assert_eq!(table.state().leader_space(Faction::Patriots), Some(Space::NorthCarolina));
}
