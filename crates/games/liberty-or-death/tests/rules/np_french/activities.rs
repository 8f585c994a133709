//! §8.6.3 Skirmish, Préparer la Guerre, Naval Pressure and Blockades.

use Piece::{BritishForts, BritishRegulars, Continentals, FrenchRegulars, Tories};
use Space::{Boston, CharlesTown, Massachusetts, NewYorkCity, Savannah, Virginia, WestIndies};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::{Level, Phase};

use super::{HORTALEZ, PREPARER, at_war, count, french, resources, squadrons, unavailable, whole_turn};
use crate::board::Board;

/// The French Muster in Virginia, all seven Regulars being Available; then comes the Activity.
fn mustering() -> Board {
    at_war(7).put(1, Continentals, Virginia)
}

/// §8.6.3 The West Indies first, then elsewhere where British stand, but not where they Mustered.
#[test]
fn skirmish_where() {
    let board = mustering().put(1, BritishRegulars, Massachusetts).put(1, BritishRegulars, WestIndies);
    let board = french(french(board, 1, Massachusetts), 1, WestIndies);
    let table = whole_turn(board.clone(), &[]);
    assert_eq!(count(&table, BritishRegulars, WestIndies), 0);
    assert_eq!(count(&table, BritishRegulars, Massachusetts), 1);
    let mut board = board;
    board.0.remove(BritishRegulars, WestIndies, 1);
    let table = whole_turn(board, &[]);
    assert_eq!(count(&table, BritishRegulars, Massachusetts), 0);
}

/// §8.6.3 A Fort that stands alone goes before cubes.
#[test]
fn skirmish_against_a_fort() {
    let board = mustering().put(1, BritishForts, Massachusetts).put(2, BritishRegulars, Boston);
    let table = whole_turn(french(french(board, 2, Massachusetts), 2, Boston), &[]);
    assert_eq!(count(&table, BritishForts, Massachusetts), 0);
    assert_eq!(count(&table, FrenchRegulars, Massachusetts), 1, "one for the Fort");
}

/// §8.6.3, §8.1.2 As many cubes as possible, in turn, the fewer kind first.
#[test]
fn skirmish_against_cubes() {
    let left = |regulars: u8, tories: u8| {
        let board = mustering().put(regulars, BritishRegulars, Boston).put(tories, Tories, Boston);
        let table = whole_turn(french(board, 2, Boston), &[]);
        assert_eq!(count(&table, FrenchRegulars, Boston), if regulars + tories > 1 { 1 } else { 2 });
        (count(&table, BritishRegulars, Boston), count(&table, Tories, Boston))
    };
    assert_eq!(left(3, 2), (2, 1));
    assert_eq!(left(2, 2), (1, 1));
    assert_eq!(left(3, 0), (1, 0));
    assert_eq!(left(0, 1), (0, 0));
}

/// §8.6.3 Préparer la Guerre by a die: no higher than what is Unavailable. Else Naval Pressure.
#[test]
fn preparer_by_the_die() {
    let board = squadrons(mustering().level(Boston, Level::ActiveSupport), 2);
    let mut few = unavailable(board.clone(), 2);
    few.0.spaces[WestIndies].squadrons -= 1;
    few.0.squadrons_unavailable += 1;
    let table = whole_turn(few.clone(), &[(PREPARER, "3")]);
    assert_eq!(table.state().spaces[WestIndies].squadrons, 2, "Squadrons before Regulars");
    let table = whole_turn(few, &[(PREPARER, "4")]);
    assert_eq!(table.state().spaces[Boston].squadrons, 1, "where the Support is");
    let table = whole_turn(unavailable(board, 6), &[]);
    assert_eq!(table.state().unavailable[FrenchRegulars as usize], 3, "six need no die");
}

/// §8.6.3 Préparer la Guerre for Resources only if there are none and no forces came.
#[test]
fn preparer_for_resources() {
    let board = unavailable(at_war(0).resources(Faction::French, 1), 2);
    let table = whole_turn(board.clone(), &[(HORTALEZ, "2"), (PREPARER, "3")]);
    assert_eq!(resources(&table, Faction::French), 2);
    assert_eq!(table.state().unavailable[FrenchRegulars as usize], 2);
    let table = whole_turn(board, &[(HORTALEZ, "2"), (PREPARER, "2")]);
    assert_eq!(resources(&table, Faction::French), 0);
    assert_eq!(table.state().available[FrenchRegulars as usize], 2);
}

/// §8.6.3, L66 The Blockade goes where the most Support is, by level and Population; a Blockaded City has none left.
#[test]
fn blockade() {
    let board = mustering()
        .level(Boston, Level::ActiveSupport)
        .level(NewYorkCity, Level::ActiveSupport)
        .level(CharlesTown, Level::PassiveSupport);
    let board = squadrons(board, 2);
    let table = whole_turn(board.clone(), &[]);
    assert_eq!(table.state().spaces[NewYorkCity].squadrons, 1);
    let table = whole_turn(board.blockade(NewYorkCity), &[]);
    assert_eq!(table.state().spaces[Boston].squadrons, 1);
}

/// §8.6.3 With no Squadron in the West Indies there is no Naval Pressure: Blockades stay where they are.
#[test]
fn no_naval_pressure() {
    let table = whole_turn(mustering().level(Boston, Level::ActiveSupport), &[]);
    assert_eq!(table.state().spaces[Savannah].squadrons, 3);
}

/// §6.5.4 In winter one Blockade is lifted, and the others move to the Cities with the most Support.
#[test]
fn blockades_in_winter() {
    let board = squadrons(at_war(0), 3)
        .blockade(NewYorkCity)
        .blockade(NewYorkCity)
        .blockade(NewYorkCity)
        .level(Boston, Level::ActiveSupport)
        .level(NewYorkCity, Level::PassiveSupport)
        .level(CharlesTown, Level::PassiveSupport)
        .np(Faction::French);
    let table = board.phase(Phase::Redeployment);
    let blockades = [NewYorkCity, Boston, CharlesTown].map(|city| table.state().spaces[city].squadrons);
    assert_eq!(blockades, [1, 1, 0], "what withholds two stays for a City that has but one");
}
