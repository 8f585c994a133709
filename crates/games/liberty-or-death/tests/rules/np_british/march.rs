//! §8.4.3 March and its Common Cause.

use liberty_or_death::map::Space::*;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::Faction::{British, Indians};
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::pieces::{Leader, Side};
use liberty_or_death::state::Level;

use tricorne_testkit::script::play;

use super::{british_turn, over, resources, roll, stand, tells};
use crate::board::{Board, LodTable};

/// Puts a Tory at Active Support into all Cities and Colonies but these: nothing is to be had there.
fn hold(mut board: Board, but: &[Space]) -> Board {
    for space in (SpaceSet::CITIES | SpaceSet::COLONIES).iter().filter(|space| !but.contains(space)) {
        board = board.put(1, Tories, space).level(space, Level::ActiveSupport);
    }
    board
}

/// Runs the turn of a board that has no Regular Available.
fn march(board: Board) -> LodTable {
    british_turn(board.only_available(0, BritishRegulars))
}

/// §8.4.3 Control of Cities first, where Rebellion cubes are, with the largest group; groups stop once there is Control.
#[test]
fn cities_come_first_and_the_largest_group_goes() {
    let start = Board::empty()
        .put(2, Continentals, Philadelphia)
        .put(4, BritishRegulars, NewJersey)
        .put(3, Tories, NewJersey)
        .put(3, BritishRegulars, Pennsylvania)
        .put(2, BritishRegulars, Massachusetts);
    let table = march(start);
    // Three Regulars and two Tories may leave New Jersey, two Regulars Pennsylvania: the larger group is enough.
    // A Skirmish follows, two cubes for one Regular.
    stand(
        &table,
        &[
            (2, BritishRegulars, Philadelphia),
            (0, Continentals, Philadelphia),
            (2, Tories, Philadelphia),
            (1, BritishRegulars, NewJersey),
            (1, Tories, NewJersey),
            (1, BritishRegulars, Pennsylvania),
            (2, BritishRegulars, NewYorkCity),
        ],
    );
}

/// §8.4.3 What stays: pieces that Control needs, the last Tory, the last Regular under British Control without Active
/// Support.
#[test]
fn groups_leave_what_their_space_needs() {
    let start = Board::empty()
        .put(4, BritishRegulars, NewJersey)
        .put(2, Tories, NewJersey)
        .put(2, MilitiaUnderground, NewJersey)
        .level(NewJersey, Level::PassiveSupport);
    // Six against two: three may go, Regulars first.
    let table = march(start);
    stand(
        &table,
        &[(3, BritishRegulars, NewYorkCity), (1, BritishRegulars, NewJersey), (2, Tories, NewJersey)],
    );
}

/// §8.4.3, §4.2.1 War Parties make up for missing Tories on the way to Control of an adjacent Colony, Active ones first,
/// the last one staying; then there is no other Special Activity.
#[test]
fn common_cause_enlarges_a_group() {
    let start = Board::empty()
        .put(4, BritishRegulars, Northwest)
        .put(2, WarPartiesActive, Northwest)
        .put(2, WarPartiesUnderground, Northwest)
        .put(5, MilitiaUnderground, Virginia)
        .put(9, Continentals, MarylandDelaware)
        .put(9, Continentals, Pennsylvania)
        .put(5, MilitiaUnderground, NewYork)
        .put(1, PatriotForts, NewYork)
        .level(Virginia, Level::Neutral);
    let table = march(start);
    over(&table);
    stand(
        &table,
        &[
            (3, BritishRegulars, Virginia),
            (3, WarPartiesActive, Virginia),
            (0, WarPartiesActive, Northwest),
            (1, WarPartiesUnderground, Northwest),
        ],
    );
    assert!(tells(&table, "lod-note-common-cause"));
    assert_eq!(resources(&table), 9);
}

/// §8.4.3 Two destinations are for Control, two more for other aims: four in all.
#[test]
fn two_destinations_are_for_control() {
    let mut start = Board::empty();
    for (space, count) in [(Quebec, 6), (NewHampshire, 4), (Florida, 4)] {
        start = start.put(count, BritishRegulars, space);
    }
    // Everything is open; the dice take the Cities.
    let mut table = march(start.put(2, Tories, Florida));
    let mut dice = 0;
    while !tells(&table, "lod-note-naval-pressure-gains") && dice < 30 {
        play(&mut table, &[("chance", "1")]);
        dice += 1;
    }
    let taken = table.state().controlled(Side::Royalist) & SpaceSet::CITIES;
    assert_eq!(taken.len(), 2);
}

/// §8.4.3 A destination that has got its Control gets Tories too, but not those that Control of another one needs.
#[test]
fn control_of_a_second_space_comes_before_tories_for_the_first() {
    let start = |rebels| {
        hold(
            Board::empty()
                .put(6, BritishRegulars, Quebec)
                .put(2, BritishRegulars, NewHampshire)
                .put(2, Tories, NewHampshire)
                .put(rebels, MilitiaUnderground, Massachusetts),
            &[QuebecCity, NewHampshire, Massachusetts],
        )
    };
    let mut table = march(start(1));
    roll(&mut table, "naval-pressure-die", "1");
    stand(&table, &[(5, BritishRegulars, QuebecCity), (0, Tories, QuebecCity), (1, Tories, Massachusetts)]);
    // The group of New Hampshire cannot take Massachusetts from two: so its Tory is free.
    let mut table = march(start(2));
    roll(&mut table, "naval-pressure-die", "1");
    stand(&table, &[(6, BritishRegulars, QuebecCity), (1, Tories, QuebecCity), (0, Tories, Massachusetts)]);
}

/// §8.4.3 Tories march to lone Regulars, with a Regular; the last one stays.
#[test]
fn tories_join_lone_regulars() {
    let start = Board::empty()
        .put(1, BritishRegulars, Virginia)
        .put(2, BritishRegulars, Northwest)
        .put(2, Tories, Northwest)
        .level(Virginia, Level::PassiveOpposition);
    let start = hold(start, &[Virginia]);
    let mut table = march(start);
    roll(&mut table, "naval-pressure-die", "1");
    over(&table);
    stand(&table, &[(2, BritishRegulars, Virginia), (1, Tories, Virginia), (1, Tories, Northwest)]);
}

/// §8.4.3 Regulars march to lone Tories, but not at Active Support or without Population.
#[test]
fn regulars_join_lone_tories() {
    let start = |level| {
        hold(
            Board::empty()
                .put(1, Tories, Virginia)
                .put(1, Tories, Southwest)
                .put(2, BritishRegulars, Northwest)
                .level(Virginia, level),
            &[Virginia],
        )
    };
    let mut table = march(start(Level::Neutral));
    roll(&mut table, "naval-pressure-die", "1");
    // Under British Control without Active Support one of the two Regulars stays.
    stand(&table, &[(1, BritishRegulars, Virginia), (1, BritishRegulars, Northwest)]);
    let table = march(start(Level::ActiveSupport));
    stand(&table, &[(0, BritishRegulars, Virginia), (2, BritishRegulars, Northwest)]);
}

/// §8.4.3 At last cubes march in place to find Militia, where there is Support first.
#[test]
fn cubes_find_militia_in_place() {
    let start = hold(
        Board::empty()
            .put(1, BritishRegulars, Virginia)
            .put(3, Tories, Virginia)
            .put(2, MilitiaUnderground, Virginia)
            .put(1, BritishRegulars, Georgia)
            .put(3, Tories, Georgia)
            .put(2, MilitiaUnderground, Georgia)
            .level(Georgia, Level::PassiveSupport)
            .resources(British, 1),
        &[Virginia, Georgia],
    );
    let table = march(start);
    // The Militia found is struck by the Skirmish that follows.
    over(&table);
    assert_eq!(table.state().militia(Georgia), 1);
    assert_eq!(table.state().militia(Virginia), 2);
    assert_eq!(resources(&table), 0);
}

/// §8.1, L15 The Leaders of both Factions follow the larger group of their own.
#[test]
fn both_leaders_follow_their_own() {
    let start = Board::empty()
        .put(4, BritishRegulars, Northwest)
        .put(4, WarPartiesActive, Northwest)
        .put(5, MilitiaUnderground, Virginia)
        .put(9, Continentals, MarylandDelaware)
        .put(9, Continentals, Pennsylvania)
        .put(5, MilitiaUnderground, NewYork)
        .put(1, PatriotForts, NewYork)
        .leader(Leader::Gage, Northwest)
        .leader(Leader::Brant, Northwest);
    let table = march(start);
    assert!(table.state().has_leader(British, Virginia));
    assert!(table.state().has_leader(Indians, Virginia));
}
