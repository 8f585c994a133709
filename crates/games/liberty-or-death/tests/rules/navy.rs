//! §1.9 French Naval Intervention, and Naval Pressure (§4.2.3, §4.5.3).
//!
//! What Blockades do to Muster, Garrison and March is tested with those Commands.

use liberty_or_death::activities::naval_pressure;
use liberty_or_death::command_order::Order;
use liberty_or_death::map::Space::*;
use liberty_or_death::map::SpaceSet;
use liberty_or_death::pieces::Faction::{British, French, Indians, Patriots};
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::Level;
use liberty_or_death::words::Command;
use tricorne_testkit::script::{expect, offered, play};

use crate::board::Board;
use crate::british::{offers, resources, stroke};

/// A British March in Florida, to accompany which Naval Pressure is used.
fn florida(board: Board) -> Board {
    board.put(2, BritishRegulars, Florida)
}

/// §4.2.3 Before the Treaty of Alliance: a D3 of Resources.
#[test]
fn before_the_treaty_the_british_gain_a_d3() {
    let mut table = florida(Board::empty()).turn(British);
    play(&mut table, &[("british", "march"), ("british", "naval-pressure")]);
    expect(&table, "chance", "naval-pressure-die");
    assert_eq!(offered(&table), ["1", "2", "3"]);
    play(&mut table, &[("chance", "3")]);
    assert_eq!(resources(&table, British), 13);
    assert!(!offers(&table, "naval-pressure"));
}

/// §4.2.3 After the Treaty with FNI at 0: the same. Resources stay within 50 (§1.8).
#[test]
fn at_fni_0_the_british_gain_a_d3() {
    let mut table = florida(Board::at_war()).resources(British, 49).turn(British);
    play(&mut table, &[("british", "march"), ("british", "naval-pressure"), ("chance", "3")]);
    assert_eq!(resources(&table, British), 50);
}

/// §4.2.3, §1.9 With FNI above 0 it falls one level: the British choose the Blockade, which becomes a Squadron in the
/// West Indies. There is no gain.
#[test]
fn above_fni_0_the_british_lift_a_blockade() {
    let mut table = florida(Board::at_war()).blockade(Boston).blockade(Norfolk).turn(British);
    play(&mut table, &[("british", "march"), ("british", "naval-pressure")]);
    expect(&table, "british", "lift-blockade");
    assert_eq!(offered(&table), ["boston", "norfolk"]);
    play(&mut table, &[("british", "norfolk")]);
    let state = table.state();
    assert_eq!((state.fni(), state.squadrons()), (1, 2));
    assert!(state.is_blockaded(Boston) && !state.is_blockaded(Norfolk));
    assert_eq!(state.resources[British], 10);
}

/// §1.10, §4.2.3 Howe's drop comes first (L13): from FNI 2 Naval Pressure takes the second, from FNI 1 it finds 0 and
/// brings Resources.
#[test]
fn howe_comes_before_naval_pressure() {
    let howe = |board: Board| florida(board).leader(Leader::Howe, Florida);
    let mut table = howe(Board::at_war().blockade(Boston).blockade(Boston)).turn(British);
    play(&mut table, &[("british", "march"), ("british", "naval-pressure")]);
    assert_eq!(table.state().fni(), 0);
    expect(&table, "british", "british-march-to");

    let mut table = howe(Board::at_war().blockade(Boston)).turn(British);
    play(&mut table, &[("british", "march"), ("british", "naval-pressure"), ("chance", "2")]);
    assert_eq!(table.state().fni(), 0);
    assert_eq!(resources(&table, British), 12);
}

/// §1.9 Before the Treaty nothing happens to FNI: Howe has nothing to lower.
#[test]
fn howe_does_nothing_before_the_treaty() {
    let mut table = florida(Board::empty()).leader(Leader::Howe, Florida).turn(British);
    play(&mut table, &[("british", "march"), ("british", "naval-pressure")]);
    expect(&table, "chance", "naval-pressure-die");
}

/// §4.1, §4.2.3 Naval Pressure may pay for the Command if it surely brings a Resource: not while FNI is above 0, but
/// with Howe at FNI 1.
#[test]
fn naval_pressure_funds_a_command_if_fni_is_0() {
    let poor = |board: Board| florida(board).resources(British, 0);
    let offers_march = |board: Board| offers(&board.turn(British), "march");
    assert!(offers_march(poor(Board::empty())));
    assert!(offers_march(poor(Board::at_war())));
    assert!(!offers_march(poor(Board::at_war().blockade(Boston))));
    assert!(offers_march(poor(Board::at_war().blockade(Boston)).leader(Leader::Howe, Florida)));
    let howe = poor(Board::at_war().blockade(Boston).blockade(Boston)).leader(Leader::Howe, Florida);
    assert!(!offers_march(howe));
}

/// §4.5.3 Before the Treaty the French have no Naval Pressure, nor ever with Agent Mobilization; British and French alone
/// have it.
#[test]
fn who_may_use_naval_pressure() {
    let order = Order::full(French);
    assert!(!naval_pressure::possible(&Board::empty().0, &order));
    let war = Board::at_war().0;
    assert!(naval_pressure::possible(&war, &order));
    let mobilization = Order { command: Some(Command::AgentMobilization), ..order };
    assert!(!naval_pressure::possible(&war, &mobilization));
    assert!(!naval_pressure::possible(&war, &Order::full(Patriots)));
    assert!(!naval_pressure::possible(&war, &Order::full(Indians)));
    assert!(naval_pressure::possible(&war, &Order::full(British)));
}

/// §4.5.3 Without any marker in the West Indies or on Cities the French have nothing to press with.
#[test]
fn unavailable_squadrons_press_nobody() {
    let mut board = Board::at_war();
    board.0.spaces[WestIndies].squadrons = 0;
    board.0.squadrons_unavailable = 3;
    assert!(!naval_pressure::possible(&board.0, &Order::full(French)));
}

/// A French Brilliant Stroke, whose Activity is Naval Pressure: the French Leader is with his Regulars.
fn french(board: Board) -> crate::board::LodTable {
    let board = board.put(2, FrenchRegulars, WestIndies).leader(Leader::Rochambeau, WestIndies);
    let mut table = stroke(board.put(1, BritishRegulars, WestIndies), French);
    play(&mut table, &[("french", "brilliant-stroke"), ("french", "naval-pressure")]);
    table
}

/// §4.5.3, §1.9 FNI rises one level: a Squadron becomes a Blockade on any City, also on one that has a Blockade.
#[test]
fn the_french_raise_fni() {
    let mut table = french(Board::at_war().blockade(Boston));
    expect(&table, "french", "blockade");
    assert_eq!(offered(&table).len(), 7);
    play(&mut table, &[("french", "boston")]);
    let state = table.state();
    assert_eq!((state.fni(), state.squadrons()), (2, 1));
    assert_eq!(state.spaces[Boston].squadrons, 2);
}

/// §4.5.3 With no Squadron left in the West Indies the French rearrange Blockades, each once; FNI stays (L9).
#[test]
fn the_french_rearrange_blockades() {
    let mut table = french(Board::at_war().blockade(Boston).blockade(Boston).blockade(Norfolk));
    expect(&table, "french", "move-blockade-from");
    assert_eq!(offered(&table), ["boston", "norfolk", "done"]);
    play(&mut table, &[("french", "boston"), ("french", "norfolk"), ("french", "boston")]);
    assert!(!offers(&table, "boston"));
    play(&mut table, &[("french", "savannah")]);
    assert_eq!(offered(&table), ["norfolk", "done"]);
    play(&mut table, &[("french", "done")]);
    let state = table.state();
    assert_eq!((state.fni(), state.squadrons()), (3, 0));
    assert_eq!(state.spaces[Norfolk].squadrons, 2);
    assert!(state.is_blockaded(Savannah) && !state.is_blockaded(Boston));
}

/// §1.9 A Blockaded City has no Population for Support; for Opposition it has. A second Blockade changes nothing.
#[test]
fn a_blockade_takes_the_population_for_support() {
    let board = Board::at_war()
        .level(NewYorkCity, Level::ActiveSupport)
        .level(Boston, Level::PassiveSupport)
        .level(Norfolk, Level::ActiveOpposition);
    assert_eq!((board.0.total_support(), board.0.total_opposition()), (5, 2));
    let board = board.blockade(NewYorkCity).blockade(Norfolk);
    assert_eq!((board.0.total_support(), board.0.total_opposition()), (1, 2));
    let board = board.blockade(NewYorkCity);
    assert_eq!((board.0.total_support(), board.0.fni()), (1, 3));
    assert_eq!(board.0.population_for_support(NewYorkCity), 0);
    assert_eq!(board.0.population_for_support(Boston), 1);
    assert_eq!(board.0.blockaded(), SpaceSet::from_iter([NewYorkCity, Norfolk]));
}

/// §1.9 Squadrons in the West Indies are no Blockade of it.
#[test]
fn the_west_indies_are_not_blockaded() {
    let board = Board::at_war();
    assert_eq!((board.0.fni(), board.0.squadrons()), (0, 3));
    assert!(!board.0.is_blockaded(WestIndies));
}
