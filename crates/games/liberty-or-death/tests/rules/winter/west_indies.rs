//! §6.2.2 The West Indies in the Supply Phase.

use Piece::{BritishForts, BritishRegulars, FrenchRegulars, Villages};
use Space::{Florida, Quebec, WestIndies};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Phase;
use tricorne_testkit::script::{expect, offered, play, told};

use super::{asked, count, money, winter};
use crate::board::{Board, LodTable};

fn supply(board: Board) -> LodTable {
    winter(board.put(1, Villages, Florida), Phase::Supply)
}

/// §6.2.2 Some may go and the rest stay, for one Resource in all.
#[test]
fn some_withdraw_and_some_stay() {
    let mut table = supply(Board::at_war().put(3, FrenchRegulars, WestIndies));
    expect(&table, "french", "west-indies-withdraw");
    assert_eq!(offered(&table), ["0", "1", "2", "3"]);
    play(&mut table, &[("french", "1")]);
    assert_eq!(count(&table, FrenchRegulars, WestIndies), 2);
    assert_eq!(table.state().available[FrenchRegulars as usize], 13);
    assert_eq!(
        money(&table, Faction::French),
        10 - 1 + 8 + 5,
        "with the income of the Cities and the West Indies"
    );
}

/// §6.2.2 Who withdraws everybody pays nothing.
#[test]
fn all_withdraw() {
    let mut table = supply(Board::at_war().put(3, FrenchRegulars, WestIndies));
    play(&mut table, &[("french", "3")]);
    assert_eq!(count(&table, FrenchRegulars, WestIndies), 0);
    assert_eq!(money(&table, Faction::French), 10 + 8);
}

/// §6.2.2 Who cannot pay withdraws.
#[test]
fn who_cannot_pay_withdraws() {
    let table = supply(Board::at_war().put(3, FrenchRegulars, WestIndies).resources(Faction::French, 0));
    assert_eq!(count(&table, FrenchRegulars, WestIndies), 0);
}

/// §6.2.2, L57 British Forts stay, with or without troops, and cost nothing.
#[test]
fn forts_stay() {
    let board = Board::at_war().put(2, BritishRegulars, WestIndies).put(1, BritishForts, WestIndies);
    let mut table = supply(board);
    expect(&table, "british", "west-indies-withdraw");
    play(&mut table, &[("british", "2")]);
    assert_eq!(count(&table, BritishForts, WestIndies), 1);
    assert_eq!(money(&table, Faction::British), 10 + 1 + 5, "the Fort and the West Indies");
    let table = supply(Board::at_war().put(1, BritishForts, WestIndies));
    assert_ne!(asked(&table), "west-indies-withdraw");
}

/// §1.10 A Leader whose Regulars have left goes elsewhere.
#[test]
fn a_leader_left_behind() {
    let mut table =
        supply(Board::at_war().put(1, FrenchRegulars, WestIndies).leader(Leader::Lauzun, WestIndies));
    play(&mut table, &[("french", "1")]);
    assert_eq!(table.state().leader_space(Faction::French), None);
}

/// §6.2.2 The French must fight if British pieces are there, a Fort too; not otherwise.
#[test]
fn the_french_must_fight() {
    let fought = |board: Board| {
        told(&supply(board)).iter().any(|note| note.starts_with("lod-note-west-indies-battle"))
    };
    assert!(fought(Board::at_war().put(1, FrenchRegulars, WestIndies).put(1, BritishRegulars, WestIndies)));
    assert!(fought(Board::at_war().put(1, FrenchRegulars, WestIndies).put(1, BritishForts, WestIndies)));
    assert!(!fought(Board::at_war().put(1, FrenchRegulars, WestIndies)));
    assert!(!fought(Board::at_war().put(1, BritishRegulars, WestIndies)));
    let elsewhere = Board::at_war().put(1, BritishForts, Quebec).put(1, FrenchRegulars, Quebec);
    assert!(!fought(elsewhere));
}

/// §6.2.2 The Battle is free and comes before anybody withdraws: one Regular on each side roll no die, and with the
/// Squadrons there only the British lose.
#[test]
fn the_battle_comes_first() {
    let board = Board::at_war()
        .put(1, FrenchRegulars, WestIndies)
        .put(1, BritishRegulars, WestIndies)
        .resources(Faction::French, 1);
    let mut table = supply(board);
    assert_eq!(table.state().casualties[BritishRegulars as usize], 1);
    assert_eq!(table.state().cbc, 1);
    expect(&table, "french", "west-indies-withdraw");
    assert_eq!(money(&table, Faction::French), 1);
    play(&mut table, &[("french", "0")]);
    assert_eq!(count(&table, FrenchRegulars, WestIndies), 1);
    assert_ne!(asked(&table), "west-indies-withdraw", "no British are left to ask for");
}
