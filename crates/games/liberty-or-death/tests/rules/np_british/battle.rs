//! §8.4.4 Battle.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::{British, Patriots};
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, play, question, told};

use super::{british_turn, over, roll, stand, tells};
use crate::board::{Board, LodTable};
use tricorne_kernel::Prompt;

/// Where Battles were fought, in order.
fn fought(table: &LodTable) -> Vec<String> {
    let battles = told(table).into_iter().filter(|note| note.starts_with("lod-note-british-battle "));
    let space =
        |note: String| note.split_whitespace().find_map(|word| Some(word.strip_prefix("space=")?.to_owned()));
    battles.filter_map(space).collect()
}

/// Plays on with the same face for every die until the turn is over.
fn finish(table: &mut LodTable, face: &str) {
    for _ in 0..60 {
        if question(table).prompt.name() == "draw-card" {
            return;
        }
        play(table, &[("chance", face)]);
    }
    panic!("the turn does not end");
}

/// §8.4.4, L74 All spaces with Rebellion cubes or Forts where the Royalist force with modifiers is greater, first where
/// the most British pieces are. Militia alone is no target, and a Fort of the enemy counts for him twice.
#[test]
fn battles_are_fought_where_they_are_stronger() {
    let board = Board::empty()
        .put(4, BritishRegulars, Virginia)
        .put(2, Continentals, Virginia)
        .put(6, BritishRegulars, Georgia)
        .put(2, Continentals, Georgia)
        // Four Regulars and 1 for them, less 1 for the Fort, against three, 1 and 1.
        .put(4, BritishRegulars, NewYork)
        .put(2, Continentals, NewYork)
        .put(1, PatriotForts, NewYork)
        .put(3, BritishRegulars, Massachusetts)
        .put(2, MilitiaActive, Massachusetts)
        .only_available(0, BritishRegulars);
    let mut table = british_turn(board);
    // The Skirmish comes first, in a space without a Battle: New York has cubes, Massachusetts has none.
    stand(&table, &[(0, Continentals, NewYork), (3, BritishRegulars, NewYork), (2, Continentals, Virginia)]);
    finish(&mut table, "1");
    assert_eq!(fought(&table), ["lod-space-georgia", "lod-space-virginia"]);
}

/// §8.4.4 One Battle for one Resource.
#[test]
fn resources_limit_the_battles() {
    let board = Board::empty()
        .put(4, BritishRegulars, Virginia)
        .put(2, Continentals, Virginia)
        .put(6, BritishRegulars, Georgia)
        .put(2, Continentals, Georgia)
        .only_available(0, BritishRegulars)
        .resources(British, 1);
    let mut table = british_turn(board);
    // Virginia cannot be paid for: so it is open to the Skirmish.
    stand(&table, &[(0, Continentals, Virginia), (3, BritishRegulars, Virginia)]);
    finish(&mut table, "1");
    assert_eq!(fought(&table), ["lod-space-georgia"]);
}

/// §8.4.4, §8.4.3 Common Cause where it adds to the Force Level, but not with the last Underground War Party; then no
/// Skirmish. War Parties that fight as Tories are lost before Tories (L43).
#[test]
fn common_cause_adds_to_the_force() {
    let board = Board::empty()
        .put(4, BritishRegulars, Virginia)
        .put(1, Tories, Virginia)
        .put(2, WarPartiesUnderground, Virginia)
        .put(3, Continentals, Virginia)
        .put(2, BritishRegulars, Georgia)
        .put(1, Continentals, Georgia)
        .put(1, PatriotForts, Georgia)
        .only_available(0, BritishRegulars);
    let mut table = british_turn(board);
    expect(&table, "chance", "battle-die");
    assert!(tells(&table, "lod-note-common-cause"));
    assert!(!tells(&table, "lod-note-skirmish"));
    stand(&table, &[(1, WarPartiesUnderground, Virginia), (1, WarPartiesActive, Virginia)]);
    // Six points: two dice of 3, and 1 each for Regulars and for the War Party that stays hidden.
    assert!(tells(&table, "lod-note-battle-indians-join"));
    finish(&mut table, "3");
    stand(&table, &[(0, Continentals, Virginia), (1, Tories, Virginia), (0, WarPartiesActive, Virginia)]);
}

/// §8.4.4, L75 In attack War Parties come out in pairs that add a point; one stays Underground.
#[test]
fn war_parties_come_out_in_pairs() {
    let board = Board::empty()
        .put(3, BritishRegulars, Virginia)
        .put(3, Tories, Virginia)
        .put(4, WarPartiesUnderground, Virginia)
        .put(2, Continentals, Virginia)
        .only_available(0, BritishRegulars);
    let mut table = british_turn(board);
    roll(&mut table, "naval-pressure-die", "1");
    stand(&table, &[(2, WarPartiesUnderground, Virginia), (2, WarPartiesActive, Virginia)]);
}

/// §8.7.9, L75 In defence all but one come out if there is a Village, and none without one.
#[test]
fn war_parties_defend_villages() {
    let board = |villages| {
        Board::empty()
            .put(1, Tories, Virginia)
            .put(4, WarPartiesUnderground, Virginia)
            .put(villages, Villages, Virginia)
            .put(3, Continentals, Virginia)
            .np(British)
    };
    for (villages, active) in [(1, 3), (0, 0)] {
        let mut table = board(villages).turn(Patriots);
        play(&mut table, &[("patriots", "battle"), ("patriots", "virginia")]);
        expect(&table, "chance", "battle-die");
        stand(&table, &[(active, WarPartiesActive, Virginia)]);
    }
}

/// §8.4.4 Naval Pressure of a Battle lifts the Blockade of the Battle's City first.
#[test]
fn the_blockade_of_a_battle_is_lifted() {
    let board = Board::at_war()
        .blockade(Boston)
        .blockade(NewYorkCity)
        .put(6, BritishRegulars, Boston)
        .put(2, Continentals, Boston)
        .put(4, MilitiaUnderground, NewYorkCity)
        .leader(Leader::Clinton, Boston)
        .only_available(0, BritishRegulars);
    let table = british_turn(board);
    assert!(!table.state().is_blockaded(Boston));
    assert!(table.state().is_blockaded(NewYorkCity));
}

/// §3.6.8 Shifts that the Battle space cannot take go where they gain the most.
#[test]
fn left_over_shifts_gain_the_most() {
    let board = Board::empty()
        .put(9, BritishRegulars, Norfolk)
        .put(4, Continentals, Norfolk)
        .level(Norfolk, Level::ActiveSupport)
        .level(NorthCarolina, Level::PassiveSupport)
        .level(Virginia, Level::ActiveOpposition)
        .only_available(0, BritishRegulars);
    let mut table = british_turn(board);
    finish(&mut table, "3");
    assert_eq!(table.state().level(Virginia), Level::Neutral);
    assert_eq!(table.state().level(NorthCarolina), Level::PassiveSupport);
    over(&table);
}
