//! §4.5.1 Préparer la Guerre.

use liberty_or_death::activities::preparer_la_guerre;
use liberty_or_death::command_order::Order;
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::MOST_RESOURCES;
use tricorne_testkit::script::{offered, play};

use crate::board::{Board, LodTable};

/// The French send Resources and prepare for war.
fn prepare(board: Board) -> LodTable {
    let mut table = board.turn(Faction::French);
    play(&mut table, &[("french", "hortalez"), ("french", "preparer-la-guerre")]);
    table
}

/// §4.5.1 A Squadron goes from Unavailable to the West Indies, before the Treaty of Alliance too.
#[test]
fn a_squadron() {
    let mut table = prepare(Board::empty().only_available(5, Piece::FrenchRegulars));
    assert_eq!(offered(&table), ["squadron", "regulars", "take-resources"]);
    play(&mut table, &[("french", "squadron")]);
    assert_eq!(table.state().squadrons(), 1);
    assert_eq!(table.state().squadrons_unavailable, 2);
    assert_eq!(table.state().french_preparations(), 6);
}

/// §4.5.1 Three Regulars become Available, or what is left of them.
#[test]
fn three_regulars() {
    let mut table = prepare(Board::empty().only_available(5, Piece::FrenchRegulars));
    play(&mut table, &[("french", "regulars")]);
    assert_eq!(table.state().available[Piece::FrenchRegulars as usize], 8);
    assert_eq!(table.state().unavailable[Piece::FrenchRegulars as usize], 7);
    let mut table = prepare(Board::empty().only_available(13, Piece::FrenchRegulars));
    play(&mut table, &[("french", "regulars")]);
    assert_eq!(table.state().available[Piece::FrenchRegulars as usize], 15);
    assert_eq!(table.state().unavailable[Piece::FrenchRegulars as usize], 0);
}

/// §4.5.1 Or two Resources; when nothing is Unavailable that is all there is.
#[test]
fn two_resources() {
    let mut table = prepare(Board::empty());
    assert_eq!(offered(&table), ["squadron", "take-resources"]);
    play(&mut table, &[("french", "take-resources")]);
    assert_eq!(table.state().resources[Faction::French], 12);
    let table = prepare(Board::at_war());
    assert_eq!(table.state().resources[Faction::French], 12);
}

/// §4.5.1, §1.8 With 50 Resources and nothing Unavailable there is nothing to prepare.
#[test]
fn nothing_to_prepare() {
    let order = Order::full(Faction::French);
    let rich = Board::at_war().resources(Faction::French, MOST_RESOURCES);
    assert!(!preparer_la_guerre::possible(&rich.0, &order));
    assert!(preparer_la_guerre::possible(&Board::at_war().0, &order));
}

/// §4.1, §4.5.1 Where the French lack the Resources for their Command, only Resources may be taken: 2 pay for a Muster.
#[test]
fn to_pay_for_the_command() {
    let mut board = Board::at_war().resources(Faction::French, 0).only_available(5, Piece::FrenchRegulars);
    board.0.squadrons_unavailable = 1;
    board.0.spaces[Space::WestIndies].squadrons -= 1;
    let mut table = board.turn(Faction::French);
    play(&mut table, &[("french", "muster")]);
    assert_eq!(offered(&table), ["preparer-la-guerre"]);
    play(&mut table, &[("french", "preparer-la-guerre")]);
    assert_eq!(table.state().resources[Faction::French], 2);
    assert_eq!(offered(&table), ["west-indies"]);
}
