//! §3.3.3 The Patriot Battle Command: where, and who pays.

use liberty_or_death::command_order::Order;
use liberty_or_death::commands::patriots::battle;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Leader, Piece};
use tricorne_testkit::script::{expect, offered, play, told};

use crate::board::Board;
use tricorne_kernel::Prompt;

fn set(spaces: &[Space]) -> SpaceSet {
    spaces.iter().copied().collect()
}

/// §3.3.3 Spaces with Patriot and Royalist pieces of any kind; French pieces alone do not make one.
#[test]
fn where_patriots_meet_royalists() {
    let board = Board::at_war()
        .put(1, Piece::Continentals, Space::Virginia)
        .put(1, Piece::Tories, Space::Virginia)
        .put(1, Piece::PatriotForts, Space::Northwest)
        .put(1, Piece::Villages, Space::Northwest)
        .put(1, Piece::FrenchRegulars, Space::Boston)
        .put(1, Piece::BritishRegulars, Space::Boston)
        .put(1, Piece::MilitiaActive, Space::Georgia);
    let order = Order::full(Faction::Patriots);
    assert_eq!(battle::spaces(&board.0, &order), set(&[Space::Virginia, Space::Northwest]));
    let barred = Order { barred: set(&[Space::Virginia]), ..order };
    assert_eq!(battle::spaces(&board.0, &barred), set(&[Space::Northwest]));
    let led = Order { must_involve: Some(Space::Northwest), ..order };
    assert_eq!(battle::spaces(&board.0, &led), set(&[Space::Northwest]));
    let poor = board.resources(Faction::Patriots, 0);
    assert!(battle::spaces(&poor.0, &order).is_empty());
    assert!(!battle::spaces(&poor.0, &Order::free(Faction::Patriots, SpaceSet::ALL)).is_empty());
}

fn allied() -> Board {
    Board::at_war()
        .put(1, Piece::Continentals, Space::Virginia)
        .put(1, Piece::FrenchRegulars, Space::Virginia)
        .put(1, Piece::Tories, Space::Virginia)
}

/// §3.3.3 The Patriots pay 1 for the space, and decide whether the French pay 1 to take part.
#[test]
fn the_french_pay_to_join() {
    let mut table = allied().turn(Faction::Patriots);
    play(&mut table, &[("patriots", "battle"), ("patriots", "virginia")]);
    expect(&table, "patriots", "french-join-battle");
    assert_eq!(table.state().resources[Faction::Patriots], 9);
    play(&mut table, &[("patriots", "yes")]);
    assert_eq!(table.state().resources[Faction::French], 9);
    let mut table = allied().turn(Faction::Patriots);
    play(&mut table, &[("patriots", "battle"), ("patriots", "virginia"), ("patriots", "no")]);
    assert_eq!(table.state().resources[Faction::French], 10);
}

/// §3.3.3 Without Resources, or without a piece in the space, the French are not asked for.
#[test]
fn the_french_who_cannot_pay_stay_out() {
    for board in [allied().resources(Faction::French, 0), {
        let mut board = allied();
        board.0.remove(Piece::FrenchRegulars, Space::Virginia, 1);
        board
    }] {
        let mut table = board.turn(Faction::Patriots);
        play(&mut table, &[("patriots", "battle"), ("patriots", "virginia")]);
        assert!(!told(&table).iter().any(|note| note.starts_with("lod-note-french-join-battle")));
        let asked = table.questions()[0].prompt.name();
        assert_ne!(asked, "french-join-battle");
    }
}

/// §1.10, L14 With Rochambeau in play anywhere the French fight along at no cost, if the Patriots like.
#[test]
fn rochambeau_makes_it_free() {
    let mut table = allied()
        .resources(Faction::French, 0)
        .put(1, Piece::FrenchRegulars, Space::WestIndies)
        .leader(Leader::Rochambeau, Space::WestIndies)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "battle"), ("patriots", "virginia"), ("patriots", "yes")]);
    assert_eq!(table.state().resources[Faction::French], 0);
    assert!(told(&table).iter().any(|note| note.starts_with("lod-note-french-join-battle")));
}

/// §3.3.3, §4.3.2 Battle is offered in each space once, for 1 Resource each.
#[test]
fn each_space_once() {
    let mut table = Board::empty()
        .put(1, Piece::MilitiaActive, Space::Virginia)
        .put(1, Piece::Villages, Space::Virginia)
        .put(1, Piece::MilitiaActive, Space::Northwest)
        .put(1, Piece::Villages, Space::Northwest)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "battle")]);
    assert_eq!(offered(&table), ["virginia", "northwest"]);
    play(&mut table, &[("patriots", "virginia")]);
    let order = Order { selected: set(&[Space::Virginia]), ..Order::full(Faction::Patriots) };
    assert!(!battle::spaces(table.state(), &order).contains(Space::Virginia));
    assert_eq!(table.state().resources[Faction::Patriots], 9);
}
