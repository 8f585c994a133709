//! §8.6.6 Battle.

use Piece::{
    BritishForts, BritishRegulars, Continentals, FrenchRegulars, MilitiaActive, MilitiaUnderground, Tories,
};
use Space::{Boston, NewYorkCity, Virginia, WestIndies};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, play, told};

use super::{HORTALEZ, at_war, count, executes, french, over, resources, roll, squadrons, turn, whole_turn};
use crate::board::Board;

const DIE: &str = "battle-die";

/// The Rebellion is far stronger in New York City.
fn new_york_city() -> Board {
    french(at_war(0), 4, NewYorkCity).put(2, Continentals, NewYorkCity).put(2, BritishRegulars, NewYorkCity)
}

/// §8.6.6 Naval Pressure comes first and blockades the City of the Battle. The Patriots take part and pay. After the
/// victory the Blockade goes to a City with more Support.
#[test]
fn naval_pressure_then_battle() {
    let mut table = turn(squadrons(new_york_city().level(Boston, Level::ActiveSupport), 1));
    assert_eq!(table.state().spaces[NewYorkCity].squadrons, 1, "although the Support is in Boston");
    roll(&mut table, &[(DIE, "3"), (DIE, "3")]);
    assert_eq!(count(&table, BritishRegulars, NewYorkCity), 0);
    assert_eq!((resources(&table, Faction::French), resources(&table, Faction::Patriots)), (9, 9));
    expect(&table, "patriots", "win-the-day-rally");
    play(&mut table, &[("patriots", "no")]);
    over(&table);
    executes(&table, "battle");
    assert_eq!(table.state().spaces[Boston].squadrons, 1);
}

/// §8.6.6 Without a Squadron they Skirmish where no Battle is planned.
#[test]
fn skirmish_then_battle() {
    let board = french(new_york_city(), 1, Boston).put(4, BritishRegulars, Boston);
    let table = turn(board);
    assert_eq!(count(&table, BritishRegulars, Boston), 2);
    assert_eq!(count(&table, BritishRegulars, NewYorkCity), 2);
    expect(&table, "chance", DIE);
}

/// §8.6.6 The most populous space first, and only where the Rebellion is the stronger.
#[test]
fn the_most_populous_first() {
    let board = french(new_york_city(), 3, Boston).put(1, Tories, Boston);
    let board = french(board, 1, Virginia).put(3, BritishRegulars, Virginia).put(1, BritishForts, Virginia);
    let mut table = turn(board);
    // The Skirmish has struck in Virginia, and its Regular was lost.
    roll(&mut table, &[(DIE, "1"), (DIE, "1")]);
    play(&mut table, &[("patriots", "no")]);
    roll(&mut table, &[(DIE, "1")]);
    over(&table);
    let battles: Vec<_> =
        told(&table).into_iter().filter(|note| note.starts_with("lod-note-french-battle")).collect();
    assert_eq!(battles.len(), 2, "{battles:?}");
    assert!(battles[0].contains("new-york-city") && battles[1].contains("boston"), "{battles:?}");
}

/// §8.6.6, L74 A Fort can outweigh numbers: no Battle, and here nothing but Hortalez.
#[test]
fn too_strong_to_attack() {
    let board = french(at_war(0), 2, Virginia)
        .put(1, Continentals, Virginia)
        .put(1, BritishRegulars, Virginia)
        .put(1, BritishForts, Virginia);
    executes(&whole_turn(board, &[(HORTALEZ, "1")]), "hortalez");
}

/// §8.6.6 Continentals count only if the Patriots can pay.
#[test]
fn patriots_who_cannot_pay() {
    let board = french(at_war(0), 1, Virginia).put(3, Continentals, Virginia).put(2, Tories, Virginia);
    let table = turn(board.clone());
    executes(&table, "battle");
    let table = whole_turn(board.resources(Faction::Patriots, 0), &[(HORTALEZ, "1")]);
    executes(&table, "hortalez");
}

/// L75 Militia come out as far as they add points, and one stays hidden.
#[test]
fn militia_come_out() {
    let board = new_york_city().put(4, MilitiaUnderground, NewYorkCity).put(1, MilitiaActive, NewYorkCity);
    let table = turn(board);
    expect(&table, "chance", DIE);
    assert_eq!(count(&table, MilitiaUnderground, NewYorkCity), 1);
    assert_eq!(count(&table, MilitiaActive, NewYorkCity), 4);
}

/// §8.6.6 In the West Indies too.
#[test]
fn in_the_west_indies() {
    let board = french(at_war(0), 4, WestIndies).put(1, BritishRegulars, WestIndies);
    let mut table = turn(board);
    roll(&mut table, &[(DIE, "1")]);
    over(&table);
    executes(&table, "battle");
    assert_eq!(
        (count(&table, BritishRegulars, WestIndies), count(&table, FrenchRegulars, WestIndies)),
        (0, 3)
    );
}
